"""Compiles the engine and the games with mypyc where that is asked for (STOLIK_COMPILE=1).

Without it, or without a C compiler, Stolik runs from its sources with the same results.
STOLIK_TOYS=1 also compiles the toy games of the engine's tests, for the benchmarks.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup

# Hot files: state, rules and loops. The edge (tables, logs, texts, command line) stays interpreted.
COMPILED = [
    "src/stolik/engine/kit.py",
    "src/stolik/engine/layout.py",
    "src/stolik/engine/state.py",
    "src/stolik/engine/steps.py",
    "src/stolik/engine/rules.py",
    "src/stolik/engine/loop.py",
    "src/stolik/engine/knowledge.py",
    "src/stolik/engine/worlds.py",
    "src/stolik/engine/search.py",
    "src/stolik/engine/solving.py",
    "src/stolik/games/*/lexicon.py",
    "src/stolik/games/*/wish.py",
    "src/stolik/games/*/walk.py",
    "src/stolik/games/*/solver.py",
    "src/stolik/games/*/placing.py",
    "src/stolik/games/*/state.py",
    "src/stolik/games/*/sight.py",
    "src/stolik/games/*/vocabulary.py",
    "src/stolik/games/*/spelling.py",
    "src/stolik/games/*/marking.py",
    "src/stolik/games/*/helping.py",
    "src/stolik/games/*/voting.py",
    "src/stolik/games/*/turning.py",
    "src/stolik/games/*/talking.py",
    "src/stolik/games/*/devices.py",
    "src/stolik/games/*/tower.py",
    "src/stolik/games/*/scoring.py",
    "src/stolik/games/*/deck.py",
    "src/stolik/games/*/pedro.py",
    "src/stolik/games/*/acts.py",
    "src/stolik/games/*/moments.py",
    "src/stolik/games/*/scroll*.py",
    "src/stolik/games/*/events.py",
    "src/stolik/games/*/laying.py",
    "src/stolik/games/*/ending.py",
    "src/stolik/games/*/graveyard.py",
    "src/stolik/games/*/monstrance.py",
    "src/stolik/games/*/play.py",
    "src/stolik/games/*/rules.py",
    "src/stolik/games/*/effects.py",
    "src/stolik/games/*/features.py",
    "src/stolik/games/*/related.py",
    "src/stolik/games/*/planning.py",
]
TOYS = ["tests/engine/toys/*.py"]


def sources() -> list[str]:
    patterns = COMPILED + (TOYS if os.environ.get("STOLIK_TOYS") else [])
    return [str(path) for pattern in patterns for path in sorted(Path().glob(pattern)) if path.name != "__init__.py"]


if os.environ.get("STOLIK_COMPILE"):
    from mypyc.build import mypycify

    # 3 runs quickest; 1 is compiled in a quarter of the time, for whoever waits for it.
    level = os.environ.get("STOLIK_OPTIMISE", "3")
    extensions = mypycify(sources(), opt_level=level, debug_level="0", group_name="stolik")
    if sys.platform != "win32":
        for extension in extensions:
            # Lets the C compiler inline across functions of the shared library: about 1.4x. And it shall not warn of
            # what mypyc has written: on functions so long, looking for that takes most of the time.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition", "-Wno-all"]
else:
    extensions = []

setup(
    ext_modules=extensions,
    package_dir={"": "src", "toys": "tests/engine/toys"} if os.environ.get("STOLIK_TOYS") else {"": "src"},
)
