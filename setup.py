"""Compiles the engine and the games with mypyc where that is asked for (STOLIK_COMPILE=1).

Without it, or without a C compiler, Stolik runs from its sources with the same results.
STOLIK_TOYS=1 also compiles the toy games of the engine's tests, for the benchmarks.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "scripts"))
from native import sources  # noqa: E402

if os.environ.get("STOLIK_COMPILE"):
    from mypyc.build import mypycify

    # 3 runs quickest; 1 is compiled in a quarter of the time, for whoever waits for it.
    level = os.environ.get("STOLIK_OPTIMISE", "3")
    # Hot files: state, rules and loops. The edge (tables, logs, texts, command line) stays interpreted.
    files = [str(path.relative_to(ROOT.resolve())) for path in sources(toys=bool(os.environ.get("STOLIK_TOYS")))]
    extensions = mypycify(files, opt_level=level, debug_level="0", group_name="stolik")
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
