"""Which answers of Three Cheers for Master a search tries first: guesses of the points that they bring the own tower.

Nothing is carried out here. What a guess misses, the search finds out where it comes to try it.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, floats, longer_floats
from stolik.engine.state import State
from stolik.engine.steps import Choice
from stolik.games.cheers.cells import across_of, col_at, level_at, tower_at, up_of
from stolik.games.cheers.data import HIGHEST_VALUE
from stolik.games.cheers.length import nearness
from stolik.games.cheers.pedro import BUILD
from stolik.games.cheers.play import (
    ACROSS,
    LAY,
    MOST_OFFSETS,
    PLAY_CARD,
    ROUSES,
    STAB,
    SWAP,
    SWAPS,
    UPWARDS,
    WHERE,
    half_that_says,
    in_hand,
)
from stolik.games.cheers.rules import CLIMB, KEEP, RULES, STAY, THROW
from stolik.games.cheers.sight import Sight, sight_of
from stolik.games.cheers.state import (
    ARROW,
    FIRST_ORDER,
    FLYING,
    LAYOUT,
    LEVEL,
    RIDES,
    SHIELD,
    STEP_COL,
    STEP_LEVEL,
    TOWERS,
    TURNED,
    UP_CARD,
    VALUE,
    is_a,
    printed,
    tower_of,
)
from stolik.games.cheers.tower import face

MIDDLE: Final = 0.5  # of the game: before it whoever rides high has only far to fall
SAME: Final = 1000.0  # so much later than the first comes what looks the same
HALF_EACH: Final = 0.5  # of what is at stake where an arrow may strike or not


@final
class Guess:
    """Room for the answers of a card that is not chosen yet, and what they seem to bring."""

    def __init__(self) -> None:
        self.out = Options()
        self.gains: vec[float] = floats(64)


_GUESS: Final = LAYOUT.scratch(Guess)


def guess(g: State, options: Options, out: vec[float]) -> None:
    """Of each option of the seat that is asked: the higher, the sooner it is tried."""
    number = g.pending_step()
    step = cast(Choice, RULES.steps[number])
    if number == PLAY_CARD:
        _cards(g, step, options, out)
    elif number == WHERE:
        _cells(g, step, in_hand(g, g.seat), options, out)
    elif number == BUILD and g.count(UP_CARD + g.seat) > 0:
        _cells(g, step, g.card(UP_CARD + g.seat, 0), options, out)
    elif number == CLIMB:
        _steps(g, step, options, out)
    elif number == THROW:
        for i in range(options.count):
            out[i] = 0.0
            if options.at(i) != KEEP:
                card = step.part(options.at(i))
                out[i] = -float(HIGHEST_VALUE if card >= FIRST_ORDER else VALUE[card])
    else:
        for i in range(options.count):
            out[i] = 0.0


def _cards(g: State, step: Choice, options: Options, out: vec[float]) -> None:
    """A card promises what its best cell does."""
    room = cast(Guess, g.scratch(_GUESS))
    where = cast(Choice, RULES.steps[WHERE])
    for i in range(options.count):
        trial = g.clone()
        trial.seat = g.seat
        trial.drop()
        step.take(trial, options.at(i))
        trial.pending_step()
        room.out.clear()
        where.options(trial, room.out)
        while len(room.gains) < room.out.count:
            room.gains = longer_floats(room.gains, 0.0)
        _cells(trial, where, step.part(options.at(i)), room.out, room.gains)
        out[i] = room.gains[0]
        for k in range(room.out.count):
            out[i] = max(out[i], room.gains[k])


def _steps(g: State, step: Choice, options: Options, out: vec[float]) -> None:
    """Up towards the end, and down as long as there is only far to fall."""
    rider = g[RIDES + g.seat] - 1
    up = nearness(g) - MIDDLE
    for i in range(options.count):
        level: i64 = 0
        if options.at(i) != STAY:
            level = level_at(step.part(options.at(i)))
        elif rider >= 0:
            level = g[LEVEL + rider]
        out[i] = up * float(level)


def _cells(g: State, step: Choice, card: i64, options: Options, out: vec[float]) -> None:
    """The cells of a card. Of those that look the same, the first is tried long before the others."""
    sight = sight_of(g)
    sight.survey(g)
    own = tower_of(g, g.seat)
    others = float(max(1, g[TOWERS] - 1))  # harm to one rival is the others' good as well
    for i in range(options.count):
        verb, cell = step.which(options.at(i))
        gain = 0.0
        if verb >= ROUSES:
            gain = _strokes(g, sight, card, cell, verb - LAY)
        elif verb == SWAPS:
            gain = _swapped(g, sight, card, cell)
        else:
            cell, offset = step.both_of(verb, options.at(i))
            gain = _moved(g, sight, cell, across_of(offset), up_of(offset))
        if tower_at(cell) != own:
            gain = -gain / others
        out[i] = gain
    _once(step, options, out)


def _once(step: Choice, options: Options, out: vec[float]) -> None:
    """Cells on one level of one tower where the same is done and as much is gained are as good as one."""
    for i in range(1, options.count):
        verb, cell = step.which(options.at(i))
        if verb < ROUSES:
            continue
        for k in range(i):
            if out[k] == out[i]:
                verb2, cell2 = step.which(options.at(k))
                if verb2 == verb and level_at(cell2) == level_at(cell) and tower_at(cell2) == tower_at(cell):
                    out[i] -= SAME
                    break


def _moved(g: State, sight: Sight, cell: i64, across: i64, up: i64) -> float:
    """Whoever is moved comes down on what is there, and those above follow into the gap."""
    tower = tower_at(cell)
    col = col_at(cell)
    level = level_at(cell)
    body = sight.at(tower, col, level)
    gain = float(VALUE[face(g, body)] * (_ground(sight, tower, col + across, level + up, body) - level))
    above = sight.at(tower, col, level + 1)
    while above >= 0 and not (across == 0 and up > 0):
        if is_a(above, FLYING):
            break
        gain -= float(VALUE[face(g, above)])
        level += 1
        above = sight.at(tower, col, level + 1)
    return gain


def _ground(sight: Sight, tower: i64, col: i64, level: i64, body: i64) -> i64:
    """The level to which a body falls from a cell."""
    if is_a(body, FLYING):
        return level
    there = level
    while there > 1:
        under = sight.at(tower, col, there - 1)
        if under >= 0 and under != body:
            break
        there -= 1
    return there


def _swapped(g: State, sight: Sight, card: i64, cell: i64) -> float:
    """Two change their levels."""
    tower = tower_at(cell)
    offset = MOST_OFFSETS * half_that_says(card, SWAP)
    one = sight.at(tower, col_at(cell), level_at(cell))
    two = sight.at(tower, col_at(cell) + ACROSS[offset], level_at(cell) + UPWARDS[offset])
    return float((VALUE[face(g, one)] - VALUE[face(g, two)]) * UPWARDS[offset])


def _strokes(g: State, sight: Sight, card: i64, cell: i64, way: i64) -> float:
    """What a minion that is laid in some way, or roused, seems to bring the tower."""
    tower = tower_at(cell)
    col = col_at(cell)
    level = level_at(cell)
    gain = 0.0
    source = card
    turned = way % 2
    if card >= FIRST_ORDER:
        body = sight.at(tower, col, level)
        source = face(g, body)
        turned = g[TURNED + body]
    else:
        gain = float(VALUE[card] * level)
        if way >= STAB:
            victim = sight.at(tower, col, level)
            gain -= float(VALUE[face(g, victim)] * level)
    for side in range(4):
        body = sight.at(tower, col + STEP_COL[side], level + STEP_LEVEL[side])
        if body < 0:
            continue
        other = face(g, body)
        here = printed(source, turned, side)
        there = printed(other, g[TURNED + body], (side + 2) % 4)
        if ARROW[here] > 0 and SHIELD[there] == 0:
            gain -= float(VALUE[other] * g[LEVEL + body])
        if card < FIRST_ORDER and ARROW[there] > 0 and SHIELD[here] == 0:
            gain -= HALF_EACH * float(VALUE[card] * level)
    return gain
