"""What a net learns of a position."""

from __future__ import annotations

import numpy as np

from stolik.lab.training.recipe import Recipe
from stolik.lab.training.rows import Floats, Positions


def targets(rows: Positions, recipe: Recipe) -> Floats:
    """A share for each seat: mixed of the result, the search's thought, and what later positions were worth."""
    found = np.zeros_like(rows.result)
    if recipe.result:
        found += recipe.result * rows.result
    if recipe.thought:
        found += recipe.thought * rows.thought
    if recipe.later:
        found += recipe.later * returns(rows, recipe.decay)
    return found


def returns(rows: Positions, decay: float) -> Floats:
    """Of each position: mostly the return of the next one of its game, and for the rest what that is worth."""
    found = rows.result.copy()
    for at in range(len(rows) - 2, -1, -1):
        if rows.game[at] == rows.game[at + 1]:
            found[at] = (1 - decay) * rows.worth[at + 1] + decay * found[at + 1]
    return found
