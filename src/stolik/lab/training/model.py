"""A net in real numbers, as it is fitted; `packed` makes of it the whole numbers that play."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

import numpy as np

from stolik.engine.errors import BadNet
from stolik.engine.inputs import Inputs
from stolik.engine.net import FACTOR, FARTHEST, LEAST, SHARP, TOP, NetWeights
from stolik.engine.netfile import check_lanes
from stolik.lab.training.recipe import Recipe
from stolik.lab.training.rows import Floats, Positions

STEEPEST = 1.98  # a weight of the second layer: it must fit into eight bits
FINEST = 4  # bits of a weight of the first layer below a unit's steps
MET = 10  # an input that was on less often says nothing
MET_BY_KEY = 200  # of those by the key there are many: they need more


@dataclass(frozen=True)
class Model:
    first: Floats
    numbers: Floats
    bias: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats
    prior: Floats  # [actions, units]
    scales: Floats
    residual: float

    @staticmethod
    def begin(rows: Positions, inputs: int, actions: int, recipe: Recipe, seed: int) -> Model:
        rng = np.random.default_rng(seed)
        units, outer = recipe.units
        known = rows.numbers.shape[-1] if recipe.numbers else 0
        spread = rows.numbers[..., :known].reshape(-1, known).std(axis=0) if known else np.zeros(0)
        on = max(1.0, float((rows.on >= 0).sum() / rows.on[..., 0].size))

        def normal(width: float, *shape: int) -> Floats:
            return (width * rng.standard_normal(shape)).astype(np.float32)

        return Model(
            normal(0.5 / np.sqrt(on), inputs, units),
            normal(0.2 / np.sqrt(max(1, known)), known, units),
            np.full(units, 0.3, np.float32),
            normal(1.0 / np.sqrt(units), units, outer),
            np.full(outer, 0.3, np.float32),
            normal(0.1, outer),
            np.zeros(1, np.float32),
            normal(0.1, actions, outer),
            (1 / np.maximum(spread, 1e-3)).astype(np.float32),
            recipe.residual,
        )

    @property
    def parameters(self) -> list[str]:
        """What is learned, by name."""
        return [each.name for each in fields(self) if each.name not in ("scales", "residual")]

    def with_parameters(self, values: dict[str, Floats]) -> Model:
        return Model(scales=self.scales, residual=self.residual, **values)

    def factors(self, rows: Positions) -> Floats:
        known = len(self.scales)
        cut: Floats = np.clip(rows.numbers[..., :known] * self.scales, -FARTHEST, FARTHEST)
        return cut

    def before(self, rows: Positions) -> Floats:
        """What the net goes out from, in log-odds: [positions, looks]."""
        found: Floats = own_logits(rows, self.residual)
        return found

    def judged(self, rows: Positions) -> Floats:
        """In log-odds: [positions, looks]."""
        padded = np.vstack([self.first, np.zeros((1, self.first.shape[1]), np.float32)])
        factors = self.factors(rows)
        found: list[Floats] = []
        for at in range(0, len(rows), 4096):
            some = slice(at, at + 4096)
            sums = self.bias + factors[some] @ self.numbers
            for column in range(rows.on.shape[-1]):
                sums += padded[rows.on[some, :, column]]
            units = np.clip(sums, 0, 1)
            outer = np.clip(units @ self.second + self.second_bias, 0, 1)
            found.append(outer @ self.last + self.last_bias[0])
        total: Floats = self.before(rows) + np.concatenate(found)
        return total

    def chances(self, rows: Positions) -> Floats:
        """[positions, seats]"""
        return as_chances(self.judged(rows), rows)

    def without_rare(self, rows: Positions, inputs: Inputs) -> Model:
        """What was on too seldom says nothing: it would only be noise."""
        on = rows.on[rows.on >= 0]
        counts = np.bincount(on, minlength=len(self.first))
        least = np.full(len(self.first), MET)
        least[inputs.first_by_key :] = MET_BY_KEY
        first = self.first.copy()
        first[counts < least] = 0
        return replace(self, first=first)

    def packed(self, inputs: Inputs) -> tuple[NetWeights, int]:
        """In whole numbers, as fine as the lanes allow."""
        for shift in range(FINEST, -1, -1):
            weights = self._packed(shift)
            try:
                check_lanes(inputs, weights)
            except BadNet:
                continue
            return weights, shift
        raise BadNet("the weights are too great together, however coarse")

    def _packed(self, shift: int) -> NetWeights:
        step = TOP * 2**shift

        def whole(values: Floats, factor: float, most: int = 32_000) -> list[list[int]]:
            rounded = np.clip(np.rint(values * factor), -most, most).astype(int)
            found: list[list[int]] = rounded.tolist()
            return found

        return NetWeights(
            whole(self.first, step),
            whole(self.numbers, step / FACTOR),
            whole(self.bias[None], step, 2**30)[0],
            shift,
            whole(self.second, SHARP, 127),
            whole(self.second_bias[None], TOP * SHARP)[0],
            self.last.tolist(),
            float(self.last_bias[0]),
            self.scales.tolist(),
            self.prior.reshape(-1).tolist(),
        )


def own_logits(rows: Positions, residual: float) -> Floats:
    seats = rows.own.shape[1]
    if residual == 0.0:
        return np.zeros(rows.on.shape[:2], np.float32)
    logs = np.log(np.clip(rows.own, LEAST, 1.0))
    if seats == 1:
        own = np.clip(rows.own, LEAST, 1 - LEAST)
        return residual * (np.log(own) - np.log(1 - own))
    if seats == 2:
        at = np.arange(len(rows))
        return residual * (logs[at, rows.seat] - logs[at, 1 - rows.seat])[:, None]
    found: Floats = residual * logs
    return found


def as_chances(logits: Floats, rows: Positions) -> Floats:
    seats = rows.own.shape[1]
    if seats == 1:
        return 1 / (1 + np.exp(-logits))
    if seats == 2:
        better = 1 / (1 + np.exp(-logits[:, 0]))
        found = np.stack([better, 1 - better], axis=1)
        found[rows.seat == 1] = found[rows.seat == 1][:, ::-1]
        return found
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares


def losses_by_fifth(chances: Floats, target: Floats, depth: Floats) -> list[float]:
    """Cross-entropy: of all, then of each fifth of the games."""
    chances = np.clip(chances, LEAST, 1 - LEAST)
    loss = -(target * np.log(chances)).sum(axis=1)
    if target.shape[1] == 1:
        loss = loss - ((1 - target) * np.log(1 - chances)).sum(axis=1)
    fifth = np.minimum((depth * 5).astype(int), 4)
    return [float(loss.mean())] + [float(loss[fifth == n].mean()) if (fifth == n).any() else 0.0 for n in range(5)]
