"""At a real terminal: colours, none where nobody wants them, and a screen that is wiped between players."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .tool import COMMAND, PATIENCE, environment

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals", allow_module_level=True)

import pty

COLOUR = b"\x1b[1;38;2;"  # bold and of an exact colour
WIPED = b"\x1b[2J\x1b[H\x1b[3J"


def at_terminal(data: Path, *arguments: str, typed: bytes, **env: str) -> bytes:
    """Everything that a terminal gets to see."""
    ours, theirs = pty.openpty()
    terminal = {"TERM": "xterm-256color", "COLORTERM": "truecolor", **env}
    process = subprocess.Popen(
        [*COMMAND, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env={**environment(data), **terminal}
    )
    os.close(theirs)
    os.write(ours, typed)
    seen = b""
    try:
        while piece := os.read(ours, 65536):
            seen += piece
    except OSError:
        pass  # the other end is closed
    os.close(ours)
    assert process.wait(PATIENCE) == 0
    return seen


def test_colours(tmp_path: Path) -> None:
    seen = at_terminal(tmp_path, "play", "raverun", "--seed", "3", typed=b"1\nq\n")
    assert COLOUR in seen
    assert WIPED not in seen


def test_no_colours(tmp_path: Path) -> None:
    seen = at_terminal(tmp_path, "play", "raverun", "--seed", "3", typed=b"1\nq\n", NO_COLOR="1")
    assert b"38;2" not in seen
    assert b"(2B)" in seen


def test_the_screen_is_wiped_between_players(tmp_path: Path) -> None:
    """With all that could be scrolled back to: before the hand-over screen, and again before the hand is shown."""
    seen = at_terminal(tmp_path, "play", "raverun", "--seats", "human,human", typed=b"\n1\n\nq\n")
    assert seen.count(WIPED) == 4
