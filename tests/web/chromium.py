"""A real Chromium for the tests: the one of this machine, installed first if there is none."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium", "fonts-dejavu-core")
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--enable-unsafe-swiftshader"]


def find() -> str | None:
    """Where Chromium is."""
    named = os.environ.get("CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Install Chromium with the system's packages, if it is not there."""
    if find():
        return
    names = " and ".join(PACKAGES)
    print(f"Installing the system packages {names}: pages are tested in a browser.", flush=True)
    for command in (["update"], ["install", "-y", "--no-install-recommends", *PACKAGES]):
        done = subprocess.run(
            ["apt-get", "-q", *command], capture_output=True, text=True, check=False
        )
        if done.returncode:
            sys.exit(
                "The pages are tested in Chromium, which could not be installed; install it and say"
                f" where it is with CHROMIUM=...\n{done.stderr[-2000:]}"
            )


@contextmanager
def open_browser() -> Iterator[Browser]:
    """A browser, closed afterwards."""
    path = find()
    assert path, "There is no Chromium; `make test` installs it."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


if __name__ == "__main__":
    install()
