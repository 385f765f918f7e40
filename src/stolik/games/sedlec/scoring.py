"""The last wishes of the dead: what the skulls of one structure score.

For each skull there is one function that says which others count for it; the points and what is told about them
both come from there.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import bit, full, has, ints, lowest, size
from stolik.engine.state import State
from stolik.games.sedlec.state import (
    BANDIT,
    BELOW_LEVEL,
    CELLS,
    EFFECT_FIRST,
    EFFECT_KIND,
    EFFECT_SECOND,
    EXECUTIONER,
    GANGS,
    KING,
    KINGS_FALL,
    LAYOUT,
    LEVEL,
    LEVELS,
    LONE_PRIESTS,
    LOVER,
    LOVERS_BY_LEVEL,
    LOWER,
    NO_EFFECT,
    ON_LEVEL,
    PEASANT,
    PEASANTS_OVER_KINGS,
    PLACE,
    PRIEST,
    SKULL_KINDS,
    TOP_KINGS,
    TOUCHING,
    UPPER,
    form_of,
)

PAIR: Final = 6
PRIESTS_LEVEL: Final = 2
REDEEMED: Final = 2


@final
class Bones:
    """The skulls of one structure: by kind, the cells where they lie, as bit sets."""

    def __init__(self) -> None:
        self.form: i64 = 0
        self.of: vec[i64] = ints(SKULL_KINDS)
        self.points: vec[i64] = ints(SKULL_KINDS)  # room for what they score
        # The effect that counts here, and its numbers.
        self.effect: i64 = NO_EFFECT
        self.first: i64 = 0
        self.second: i64 = 0

    def clear(self, form: i64, effect: i64) -> None:
        """No skulls; `effect` is the number of a feature card, or NO_EFFECT."""
        self.form = form
        for kind in range(SKULL_KINDS):
            self.of[kind] = 0
        self.effect = NO_EFFECT
        if effect >= 0:
            self.effect = EFFECT_KIND[effect]
            self.first = EFFECT_FIRST[effect]
            self.second = EFFECT_SECOND[effect]

    def lay(self, card: i64, place: i64) -> None:
        self.of[LOWER[card]] |= bit(2 * place)
        self.of[UPPER[card]] |= bit(2 * place + 1)

    def read(self, g: State, zone: i64, effect: i64) -> None:
        """The structure as it lies there now."""
        self.clear(form_of(g, zone), effect)
        for i in range(g.count(zone)):
            card = g.card(zone, i)
            self.lay(card, g[PLACE + card] - 1)

    def level(self, cell: i64) -> i64:
        return LEVEL[self.form * CELLS + cell]

    def touching(self, cell: i64) -> i64:
        return TOUCHING[self.form * CELLS + cell]

    def below(self, level: i64) -> i64:
        return BELOW_LEVEL[self.form * LEVELS + level]

    # --- who counts for whom ---

    def fallen(self) -> i64:
        """SED.effect.krolobojcy: the cards of all kings with too many bandits beside them, looked at all at once."""
        found: i64 = 0
        if self.effect == KINGS_FALL:
            kings = self.of[KING]
            while kings != 0:
                cell = lowest(kings)
                kings &= kings - 1
                if size(self.touching(cell) & self.of[BANDIT]) >= self.first:
                    found |= bit(cell) | bit(cell - 1 if cell % 2 == 1 else cell + 1)
        return found

    def turn_down(self) -> None:
        """SED.effect.krolobojcy: what is turned face down is no skull any more."""
        fallen = self.fallen()
        if fallen != 0:
            for kind in range(SKULL_KINDS):
                self.of[kind] &= ~fallen

    def crowned(self) -> i64:
        """The kings that score: all of them, or those on the highest level of any (SED.effect.koronacja)."""
        kings = self.of[KING]
        if self.effect != TOP_KINGS:
            return kings
        highest: i64 = 0
        rest = kings
        while rest != 0:
            highest = max(highest, self.level(lowest(rest)))
            rest &= rest - 1
        return kings & ON_LEVEL[self.form * LEVELS + highest]

    def subjects(self, cell: i64) -> i64:
        """SED.score.king: the kings and peasants below a king."""
        return (self.of[KING] | self.of[PEASANT]) & self.below(self.level(cell))

    def kings_under(self, cell: i64) -> i64:
        """SED.effect.bunt_chlopski: the kings below a peasant."""
        return self.of[KING] & self.below(self.level(cell))

    def priests_on(self, level: i64) -> i64:
        return self.of[PRIEST] & ON_LEVEL[self.form * LEVELS + level]

    def priests_beside(self, cell: i64) -> i64:
        """SED.score.bandit."""
        return self.of[PRIEST] & self.touching(cell)

    def bandits_beside(self, cell: i64) -> i64:
        return self.of[BANDIT] & self.touching(cell)

    def gang(self, cell: i64) -> i64:
        """SED.terms.3: the bandits that an executioner reaches over bandits."""
        found: i64 = 0
        edge = self.bandits_beside(cell)
        while edge != 0:
            found |= edge
            reached: i64 = 0
            while edge != 0:
                reached |= self.bandits_beside(lowest(edge))
                edge &= edge - 1
            edge = reached & ~found
        return found

    # --- points of one skull ---

    def king(self, cell: i64) -> i64:
        """SED.score.king, SED.effect.koronacja."""
        each: i64 = 1
        if self.effect == TOP_KINGS:
            each = self.first
        return each * size(self.subjects(cell))

    def peasant(self, cell: i64) -> i64:
        """SED.score.peasant, SED.effect.bunt_chlopski."""
        if self.effect != PEASANTS_OVER_KINGS:
            return 1
        return self.first if self.kings_under(cell) != 0 else 0

    def priests(self, level: i64) -> i64:
        """SED.score.priest, SED.effect.kaznodzieja: what the priests of a level score together."""
        there = size(self.priests_on(level))
        if self.effect == LONE_PRIESTS:
            return self.first if there == 1 else 0
        return PRIESTS_LEVEL if there > 0 else 0

    def pair(self, cell: i64, other: i64) -> i64:
        """SED.score.lover, SED.effect.zakazana_milosc."""
        if self.effect != LOVERS_BY_LEVEL:
            return PAIR
        return self.second if self.level(cell) == self.level(other) else self.first

    def bandit(self, cell: i64) -> i64:
        """SED.score.bandit, SED.effect.szajka."""
        if self.priests_beside(cell) != 0:
            return REDEEMED
        if self.effect == GANGS and self.bandits_beside(cell) != 0:
            return self.first
        return 0

    def executioner(self, cell: i64) -> i64:
        """SED.score.executioner."""
        return 1 + size(self.gang(cell))

    # --- lovers ---

    def love(self, lovers: i64) -> i64:
        """SED.score.lover: the best pairing of some lovers. Each in turn stays alone or takes one who is left."""
        if lovers == 0:
            return 0
        cell = lowest(lovers)
        rest = lovers & (lovers - 1)
        near = rest & self.touching(cell)
        best = self.love(rest)
        while near != 0:
            other = lowest(near)
            near &= near - 1
            best = max(best, self.pair(cell, other) + self.love(rest & ~bit(other)))
        return best

    # --- all of them ---

    def score(self, out: vec[i64]) -> i64:
        """SED.score.total: fill in the points by kind, and return their sum."""
        self.turn_down()
        for kind in range(SKULL_KINDS):
            out[kind] = 0
        rest = self.crowned()
        while rest != 0:
            out[KING] += self.king(lowest(rest))
            rest &= rest - 1
        rest = self.of[PEASANT]
        if self.effect == PEASANTS_OVER_KINGS:
            while rest != 0:
                out[PEASANT] += self.peasant(lowest(rest))
                rest &= rest - 1
        else:
            out[PEASANT] = size(rest)
        rest = self.of[PRIEST]
        while rest != 0:
            level = self.level(lowest(rest))
            out[PRIEST] += self.priests(level)
            rest &= ~self.priests_on(level)
        out[LOVER] = self.love(self.of[LOVER])
        rest = self.of[BANDIT]
        while rest != 0:
            out[BANDIT] += self.bandit(lowest(rest))
            rest &= rest - 1
        rest = self.of[EXECUTIONER]
        while rest != 0:
            out[EXECUTIONER] += self.executioner(lowest(rest))
            rest &= rest - 1
        total: i64 = 0
        for kind in range(SKULL_KINDS):
            total += out[kind]
        return total


_BONES: Final = LAYOUT.scratch(Bones)
_DIGIT: Final = 256  # above what a kind, or all together, can score


def bones_of(g: State) -> Bones:
    return cast(Bones, g.scratch(_BONES))


def worth(g: State, zone: i64, effect: i64) -> i64:
    """What a structure scores now."""
    bones = bones_of(g)
    bones.read(g, zone, effect)
    return bones.score(bones.points)


def rank(points: vec[i64]) -> i64:
    """SED.tie.1: the total and then the points by kind from high to low, as one number to compare."""
    total: i64 = 0
    for kind in range(SKULL_KINDS):
        total += points[kind]
    found = total
    left = full(SKULL_KINDS)
    while left != 0:
        best = lowest(left)
        for kind in range(SKULL_KINDS):
            if has(left, kind) and points[kind] > points[best]:
                best = kind
        found = found * _DIGIT + points[best]
        left &= ~bit(best)
    return found


def gains(g: State, zone: i64, effect: i64, card: i64, place: i64) -> tuple[int, int, int]:
    """What a card would change at a place: of the whole score, and what its lower and its upper skull bring there."""
    before = worth(g, zone, effect)
    bones = bones_of(g)
    bones.read(g, zone, effect)
    bones.lay(card, place)
    change = bones.score(bones.points) - before
    return change, own(bones, LOWER[card], 2 * place), own(bones, UPPER[card], 2 * place + 1)


def own(bones: Bones, kind: i64, cell: i64) -> i64:
    """What the skull at a cell, after all was scored, brings there."""
    if not has(bones.of[kind], cell):
        return 0  # its card was turned face down
    if kind == KING:
        return bones.king(cell) if has(bones.crowned(), cell) else 0
    if kind == PEASANT:
        return bones.peasant(cell)
    if kind == PRIEST:
        level = bones.level(cell)
        return bones.priests(level) if size(bones.priests_on(level)) == 1 else 0
    if kind == LOVER:
        lovers = bones.of[LOVER]
        return bones.love(lovers) - bones.love(lovers & ~bit(cell))
    return bones.bandit(cell) if kind == BANDIT else bones.executioner(cell)
