"""Tests run alike, whatever the shell, the runner or the person that starts them has set."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

LOOK = """
import json, os, signal
from tests import surroundings
surroundings.settle()
from safehouse.texts import preferred_language
from hypothesis import settings
ignored = [s.name for s in surroundings.HANDED_DOWN if signal.getsignal(s) is signal.SIG_IGN]
print(json.dumps({
    "interrupts": signal.getsignal(signal.SIGINT) is signal.default_int_handler,
    "ignored": ignored,
    "blocked": [s.name for s in signal.pthread_sigmask(signal.SIG_BLOCK, ())],
    "language": preferred_language(),
    "settings": sorted(name for name in os.environ if "PROXY" in name or "SAFEHOUSE" in name),
    "deadline": settings().deadline,
    "random": not settings().derandomize,
}))
"""


def test_what_a_parent_ignores_or_has_set_does_not_reach_the_tests() -> None:
    def be_hostile() -> None:
        for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)
        signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGCHLD))

    hostile = {
        "LC_ALL": "de_CH.UTF-8",
        "HTTP_PROXY": "http://127.0.0.1:9",
        "SAFEHOUSE_PORT": "none",
        "SAFEHOUSE_EFFORT": "2",
    }
    seen = subprocess.run(
        [sys.executable, "-c", LOOK],
        cwd=Path(__file__).parents[1],
        env={**os.environ, **hostile},
        preexec_fn=be_hostile,
        stdout=subprocess.PIPE,
        check=True,
    )
    assert json.loads(seen.stdout) == {
        "interrupts": True,
        "ignored": [],
        "blocked": [],
        "language": "en",
        "settings": ["SAFEHOUSE_EFFORT"],
        "deadline": None,
        "random": False,
    }
