"""The same surroundings for all tests and all that they start, whoever runs them from wherever."""

import os
import signal

from hypothesis import settings

HANDED_DOWN = (
    signal.SIGINT,
    signal.SIGTERM,
    signal.SIGHUP,
    signal.SIGQUIT,
    signal.SIGCHLD,
    signal.SIGALRM,
)
"""Signals that a parent may have told its children to ignore, or to put off: a shell does so to
what it starts in the background, `nohup` does, and so do many runners of tests."""

PROXIES = ("http_proxy", "https_proxy", "all_proxy", "ws_proxy", "wss_proxy")
OF_TERMINALS = ("COLUMNS", "LINES", "COLORTERM", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE")
OF_TESTS = ("SAFEHOUSE_EFFORT",)


def hear_all_signals() -> None:
    """What a parent has told its children to ignore is heard again, here and in all children."""
    signal.pthread_sigmask(signal.SIG_UNBLOCK, HANDED_DOWN)
    for number in HANDED_DOWN:
        if signal.getsignal(number) is signal.SIG_IGN:
            interrupts = number == signal.SIGINT
            signal.signal(number, signal.default_int_handler if interrupts else signal.SIG_DFL)


def forget_settings() -> None:
    """No variable of whoever runs the tests changes what is tested; commands speak English."""
    for name in list(os.environ):
        # A server is reached without a proxy, and has the settings that a test gives it.
        is_setting = name.startswith("SAFEHOUSE_") and name not in OF_TESTS
        if is_setting or name.lower() in PROXIES or name in (*OF_TERMINALS, "LC_ALL"):
            del os.environ[name]
    os.environ["LC_MESSAGES"] = "C"
    os.environ["TERM"] = "dumb"


def settle() -> None:
    """Make the surroundings the same for all tests."""
    hear_all_signals()
    forget_settings()
    # A busy machine is no reason to fail, and a failure comes again when one looks for it.
    settings.register_profile("safehouse", deadline=None, derandomize=True, database=None)
    settings.load_profile("safehouse")
