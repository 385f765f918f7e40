"""Many people at once on one server: what does it do to those who only want to play?

`load.py` alone plays all five games at many tables; `load.py DRILL` lets somebody take more than a share meanwhile, and
`load.py short` tries every drill for some seconds. What is printed can be compared within a run, seldom between two.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from typing import Any

from clients import allow_many_files
from drills.ground import Spoke

DRILLS = ("mix", "lobby", "bots", "days", "windows", "rounds", "floods", "halves")


def main() -> int:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    drills = {name: import_module(f"drills.{name}") for name in DRILLS}
    chosen = parser.add_subparsers(dest="drill")
    for name, drill in drills.items():
        drill.add(chosen.add_parser(name, help=(drill.__doc__ or "").splitlines()[0]))
    chosen.add_parser("short", help="all of them, each for some seconds")
    given = sys.argv[1:]
    if not given or (given[0].startswith("--") and given != ["--help"]):
        given = ["mix", *given]
    wanted = [parser.parse_args(given)]
    if wanted[0].drill == "short":
        wanted = [parser.parse_args([name, *drill.SHORT]) for name, drill in drills.items()]
    allow_many_files()
    failed = [arguments.drill for arguments in wanted if not run(drills[arguments.drill], arguments)]
    return 1 if failed else 0


def run(drill: Any, arguments: argparse.Namespace) -> bool:
    try:
        fine: bool = drill.main(arguments)
    except Spoke as words:
        print(f"  the server complains: {words}")
        fine = False
    if not fine:
        print(f"  {arguments.drill} FAILED", flush=True)
    return fine


if __name__ == "__main__":
    sys.exit(main())
