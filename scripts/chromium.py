"""Prints the path of a Chromium that works, installing one where there is none; else says why there is none.

$STOLIK_CHROMIUM, the system's, Debian's package where we may install it, Playwright's own build.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE = 600.0  # seconds for an installation
CONNECTION = "10000"  # milliseconds for Playwright's host to answer


def works(path: str) -> bool:
    """A stub that only tells how to install the real one (Ubuntu has it) does not."""
    return _succeeds([path, "--version"])


def _succeeds(command: list[str], **environment: str) -> bool:
    try:
        done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def own() -> str | None:
    """The one that somebody chose or that the system has."""
    chosen = os.environ.get("STOLIK_CHROMIUM")
    found = [chosen] if chosen else [path for name in NAMES if (path := shutil.which(name))]
    return next((path for path in found if works(path)), None)


def from_debian() -> str | None:
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    _succeeds(["apt-get", "update", "-qq"], **quiet)
    _succeeds(["apt-get", "install", "-qq", "-y", "--no-install-recommends", "chromium"], **quiet)
    return own()


def from_playwright() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    if not Path(path).exists():
        install = [sys.executable, "-m", "playwright", "install", "chromium"]
        _succeeds(install, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT=CONNECTION)
    return path if works(path) else None


def main() -> int:
    if os.environ.get("STOLIK_CHROMIUM"):
        path = own()
        reason = "STOLIK_CHROMIUM names no Chromium that starts."
    else:
        path = own() or from_debian() or from_playwright()
        reason = "No Chromium was found and none could be installed: set STOLIK_CHROMIUM to the path of one."
    print(path or reason, file=sys.stdout if path else sys.stderr)
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())
