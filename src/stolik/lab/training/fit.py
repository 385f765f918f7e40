"""Fits a net to positions: with PyTorch where it is installed, on a graphics card if there is one, else with NumPy."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from stolik.engine.inputs import Inputs
from stolik.lab.training.model import Model, losses_by_fifth
from stolik.lab.training.recipe import Recipe
from stolik.lab.training.rows import Floats, Positions

try:
    from stolik.lab.training.with_torch import learn
except ImportError:
    from stolik.lab.training.with_numpy import learn

HELD = 20  # every so many-th game is held out


@dataclass(frozen=True)
class Held:
    """Log loss on games that the fit has not seen: even, of the own evaluator, of the net; all, then by fifths."""

    even: list[float]
    own: list[float]
    net: list[float]


def fit(rows: Positions, target: Floats, inputs: Inputs, actions: int, recipe: Recipe, seed: int) -> tuple[Model, Held]:
    """The model of the epoch that is best on games held out."""
    held = rows.game % HELD == HELD - 1
    if not held.any() or held.all():
        held = np.arange(len(rows)) >= len(rows) - max(1, len(rows) // HELD)
    train, test = rows.part(~held), rows.part(held)
    begun = Model.begin(train, int(inputs.size), actions if recipe.prior else 0, recipe, seed)
    best, least = begun, float("inf")
    for model in learn(begun, train, target[~held], recipe, seed):
        loss = losses_by_fifth(model.chances(test), target[held], test.depth)[0]
        if loss < least:
            best, least = model, loss
    best = best.without_rare(train, inputs)
    final = target[held]
    return best, Held(
        losses_by_fifth(np.full_like(final, 1 / final.shape[1] if final.shape[1] > 1 else 0.5), final, test.depth),
        losses_by_fifth(test.own, final, test.depth),
        losses_by_fifth(best.chances(test), final, test.depth),
    )
