"""What Lighthouse says of the client: four scores for each page, on a phone and on a desk, and what it found wanting.

It is fetched when it is asked for and is no part of the client. How quick a page is, it measures on this machine: what
else runs here counts.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from chromium import own
from drills.ground import server

LIGHTHOUSE = "lighthouse@12.8.2"
FLAGS = (
    "--headless=new --no-sandbox --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
LEAST = {"performance": 90, "accessibility": 100, "best-practices": 95, "seo": 95}
WINDOWS = {"phone": [], "desk": ["--preset=desktop"]}
GAME = "raverun"
PAGES = ("/", f"/rules/{GAME}", f"/learn/{GAME}")
PATIENCE = 300.0  # seconds for one page


def main(wanted: list[str]) -> int:
    """`wanted`: the addresses to look at, or `table`; all where none is named."""
    fine = True
    with server(ram=True) as found, TemporaryDirectory() as folder:
        table, token = running(found.address)
        for name, path in {**{page: page for page in PAGES}, "table": table}.items():
            if wanted and name not in wanted:
                continue
            for window in WINDOWS:
                report = look(found.address + path, token if name == "table" else "", window, Path(folder))
                scores = {part: round(100 * (report["categories"][part]["score"] or 0)) for part in LEAST}
                fine = fine and all(scores[part] >= least for part, least in LEAST.items())
                print(f"{name}, {window}: {', '.join(f'{part} {score}' for part, score in scores.items())}")
                for line in wanting(report):
                    print(f"  {line}")
                sys.stdout.flush()
    return 0 if fine else 1


def running(address: str) -> tuple[str, str]:
    """A game against a bot, and who plays it."""
    with httpx.Client(base_url=address) as http:
        http.post("/api/me", json={"name": "Ala"}).raise_for_status()
        made = http.post("/api/tables", json={"game": GAME, "seats": ["me", "easy"]}).raise_for_status()
        return f"/t/{made.json()['id']}", http.cookies["stolik"]


def look(address: str, token: str, window: str, folder: Path) -> dict[str, Any]:
    target = folder / "report.json"
    asked = ["--output=json", f"--output-path={target}", "--quiet", f"--chrome-flags={FLAGS}", *WINDOWS[window]]
    if token:
        asked.append("--extra-headers=" + json.dumps({"Cookie": f"stolik={token}"}))
    environment = {**os.environ, "CHROME_PATH": own() or ""}
    command = ["npx", "--yes", LIGHTHOUSE, address, *asked]
    subprocess.run(command, check=True, cwd=folder, env=environment, timeout=PATIENCE)
    report: dict[str, Any] = json.loads(target.read_text())
    return report


def wanting(report: dict[str, Any]) -> Iterator[str]:
    """What costs points, the dearest first in each category."""
    for name in LEAST:
        parts = sorted(report["categories"][name]["auditRefs"], key=lambda part: -part["weight"])
        for part in parts:
            audit = report["audits"][part["id"]]
            if part["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                value = audit.get("displayValue", "")
                yield f"{name}: {audit['title']}{f' ({value})' if value else ''}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
