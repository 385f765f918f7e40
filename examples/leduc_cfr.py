"""Counterfactual regret minimisation (CFR) on the engine's Leduc poker, beside OpenSpiel's own.

    python examples/leduc_cfr.py [ITERATIONS ...]

Both are the same game, so both lines of exploitability are the same to the last digits. It needs OpenSpiel, and a
checkout: Leduc is one of the toys of the engine's tests.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1] / "tests" / "engine"))

from stolik.rl import spiel
from toys import LEDUC
from toys.leduc import chips

pyspiel: Any = import_module("pyspiel")
cfr: Any = import_module("open_spiel.python.algorithms.cfr")
exploitability: Any = import_module("open_spiel.python.algorithms.exploitability")

CHIPS = 13.0  # that can be lost


def ours() -> Any:
    """Leduc for chips, as OpenSpiel counts; a tree this small is kept, since CFR walks it again and again."""
    name = spiel.register_game(LEDUC, returns=chips, utility=(-CHIPS, CHIPS), keep=True)
    return pyspiel.load_game(name)


def curve(game: Any, iterations: list[int]) -> Iterator[float]:
    """How much the average strategy loses to the best answer to it, after so many iterations."""
    solver = cfr.CFRSolver(game)
    done = 0
    for wanted in sorted(iterations):
        for _ in range(wanted - done):
            solver.evaluate_and_update_policy()
        done = wanted
        yield float(exploitability.exploitability(game, solver.average_policy()))


def main(iterations: list[int]) -> None:
    print("iterations  Stolik               OpenSpiel            difference")
    both = zip(iterations, curve(ours(), iterations), curve(pyspiel.load_game("leduc_poker"), iterations), strict=True)
    for count, own, theirs in both:
        print(f"{count:10}  {own:<19.16f}  {theirs:<19.16f}  {abs(own - theirs):.1e}")


if __name__ == "__main__":
    main(sorted(map(int, sys.argv[1:])) or [10, 50, 100, 200])
