"""The fit without anything but NumPy: the same loss, with Adam by hand."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from stolik.lab.training.model import STEEPEST, Model, as_chances
from stolik.lab.training.recipe import Recipe
from stolik.lab.training.rows import Floats, Positions

BATCH = 1024
MOMENTS = 0.9, 0.999
TINY = 1e-8


def learn(model: Model, rows: Positions, target: Floats, recipe: Recipe, seed: int) -> Iterator[Model]:
    """The model after each epoch."""
    rng = np.random.default_rng(seed)
    learned = {name: getattr(model, name).copy() for name in model.parameters}
    mean = {name: np.zeros_like(value) for name, value in learned.items()}
    square = {name: np.zeros_like(value) for name, value in learned.items()}
    steps = recipe.epochs * -(-len(rows) // BATCH)
    step = 0
    for _ in range(recipe.epochs):
        order = rng.permutation(len(rows))
        for at in range(0, len(rows), BATCH):
            step += 1
            some = order[at : at + BATCH]
            part = Positions(*(getattr(rows, name)[some] for name in rows.__dataclass_fields__))
            slopes = _slopes(model.with_parameters(learned), part, target[some], recipe, rng)
            rate = recipe.rate * 0.5 * (1 + np.cos(np.pi * step / steps))
            for name, slope in slopes.items():
                mean[name] += (1 - MOMENTS[0]) * (slope - mean[name])
                square[name] += (1 - MOMENTS[1]) * (slope * slope - square[name])
                ahead = mean[name] / (1 - MOMENTS[0] ** step)
                learned[name] -= rate * ahead / (np.sqrt(square[name] / (1 - MOMENTS[1] ** step)) + TINY)
            learned["first"] *= 1 - rate * recipe.shrink
            np.clip(learned["second"], -STEEPEST, STEEPEST, out=learned["second"])
        yield model.with_parameters({name: value.copy() for name, value in learned.items()})


def _slopes(
    model: Model, rows: Positions, target: Floats, recipe: Recipe, rng: np.random.Generator
) -> dict[str, Floats]:
    count, looks, most = rows.on.shape
    on = rows.on.reshape(count * looks, most)
    if recipe.dropout:
        on = np.where(rng.random(on.shape) < recipe.dropout, -1, on)
    # A dense table of those inputs alone that are on anywhere in these positions.
    used, where = np.unique(on, return_inverse=True)
    where = where.reshape(on.shape)
    dense = np.zeros((len(on), len(used)), np.float32)
    np.add.at(dense, (np.arange(len(on))[:, None], where), 1)
    if used[0] < 0:
        used, dense = used[1:], dense[:, 1:]
    factors = model.factors(rows).reshape(len(on), -1)
    sums = dense @ model.first[used] + factors @ model.numbers + model.bias
    units = np.clip(sums, 0, 1)
    outer_sums = units @ model.second + model.second_bias
    outer = np.clip(outer_sums, 0, 1)
    logits = (outer @ model.last + model.last_bias[0]).reshape(count, looks) + model.before(rows)
    found = as_chances(logits, rows)
    if target.shape[1] == 2:
        at = np.arange(count)
        wrong = (found - target)[at, rows.seat][:, None]
    else:
        wrong = found - target
    slope = (wrong / count).reshape(-1).astype(np.float32)
    back_outer = slope[:, None] * model.last
    prior = np.zeros_like(model.prior)
    if len(model.prior):
        at = np.arange(count) * looks + (rows.seat if looks > 1 else 0)
        listed = np.maximum(rows.actions, 0)
        liked = np.einsum("bao,bo->ba", model.prior[listed], outer[at])
        liked[rows.actions < 0] = -1e9
        powers = np.exp(liked - liked.max(axis=1, keepdims=True))
        missed = powers / powers.sum(axis=1, keepdims=True) * rows.tried.sum(axis=1, keepdims=True) - rows.tried
        missed = recipe.prior / count * np.where(rows.actions < 0, 0, missed)
        np.add.at(prior, listed, missed[:, :, None] * outer[at][:, None])
        back_outer[at] += np.einsum("ba,bao->bo", missed, model.prior[listed])
    back_outer = back_outer * ((outer_sums > 0) & (outer_sums < 1))
    back = (back_outer @ model.second.T) * ((sums > 0) & (sums < 1))
    first = np.zeros_like(model.first)
    first[used] = dense.T @ back
    return {
        "first": first,
        "numbers": factors.T @ back,
        "bias": back.sum(0),
        "second": units.T @ back_outer,
        "second_bias": back_outer.sum(0),
        "last": outer.T @ slope,
        "last_bias": slope.sum(keepdims=True),
        "prior": prior,
    }
