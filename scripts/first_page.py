"""How long from `make play` to a first page that can be used, on a machine that is set up?"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from chromium import own
from servers import listens

ROOT = Path(__file__).resolve().parents[1]
PORT = 8710
USABLE = "button, a[href]"


def main() -> int:
    if listens(PORT):
        print(f"something listens on port {PORT} already")
        return 1
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=own(), args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        began = time.monotonic()
        make = subprocess.Popen(["make", "play"], cwd=ROOT, start_new_session=True)
        try:
            while not listens(PORT):
                if make.poll() is not None:
                    return 1
                time.sleep(0.01)
            served = time.monotonic() - began
            page.goto(f"http://localhost:{PORT}/")
            page.locator(USABLE).first.wait_for()
            print(f"served after {served:.2f} s, usable after {time.monotonic() - began:.2f} s")
        finally:
            os.killpg(make.pid, signal.SIGINT)
            make.wait()
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
