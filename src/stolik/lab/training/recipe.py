"""What a net of a game is made of, and from what: found by trying (docs/training.md says what was tried)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Recipe:
    units: tuple[int, int] = (60, 24)
    residual: float = 1.0  # how much of the own evaluator's judgement the net goes out from
    numbers: bool = True  # does the net see what the own evaluator measures?
    # What it learns: how the game ended, what the search thought, and what later positions were worth.
    result: float = 0.0
    thought: float = 0.0
    later: float = 1.0
    decay: float = 0.9  # of later positions' worth, from one that is kept to the next
    prior: float = 0.5  # how much of the fit is for the prior over answers; 0: there is none
    # The games: iterations of an answer, the part of answers at random, and every how many positions are kept.
    iterations: int = 60
    wild: float = 0.1
    every: int = 2
    # How the net is searched with.
    cut: int = 0
    exploration: float = 0.4
    trust: float = 0.8  # how far it follows the prior
    # The fit.
    epochs: int = 4
    rate: float = 1e-3
    shrink: float = 0.2  # weight decay, decoupled, as a part of the rate
    dropout: float = 0.0  # of inputs


RECIPES = {
    "raverun": Recipe(residual=0.0, numbers=False, result=0.5, thought=0.5, later=0.0, iterations=100, every=1),
    "sedlec": Recipe(result=0.25, thought=0.75, later=0.0, iterations=80, every=1),
    "cheers": Recipe(units=(36, 24), iterations=60, exploration=0.1),
    "ankhmorpork": Recipe(units=(36, 24), iterations=40, dropout=0.1),
}


def recipe_of(game: str) -> Recipe:
    """Of a game that nobody has tried yet: the own evaluator and what it misses."""
    return RECIPES.get(game, Recipe())
