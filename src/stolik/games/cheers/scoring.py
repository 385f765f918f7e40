"""What a tower is worth (TC.K1 to TC.K4, TC.V6, TC.V11)."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import ints
from stolik.engine.state import State
from stolik.games.cheers.sight import Sight, sight_of
from stolik.games.cheers.state import (
    BODIES,
    COL,
    LAYOUT,
    LEVEL,
    PEDRO,
    RIDES,
    STEP_COL,
    STEP_LEVEL,
    TOWER,
    VALUE,
    is_covered,
    tower_of,
)
from stolik.games.cheers.tower import face


@final
class Group:
    """TC.K2: the group of a minion, over sides and not over corners."""

    def __init__(self) -> None:
        self.joined: vec[i64] = ints(BODIES)  # 1 for its bodies
        self._todo: vec[i64] = ints(4 * BODIES + 1)

    def flood(self, g: State, sight: Sight, tower: i64, start: i64) -> None:
        """From one minion on, in a tower that was read."""
        joined = self.joined
        todo = self._todo
        for i in range(sight.standing):
            joined[sight.bodies[i]] = 0
        joined[start] = 1
        todo[0] = start
        count: i64 = 1
        while count > 0:
            count -= 1
            body = todo[count]
            for side in range(4):
                other = sight.at(tower, g[COL + body] + STEP_COL[side], g[LEVEL + body] + STEP_LEVEL[side])
                if other >= 0 and joined[other] == 0:
                    joined[other] = 1
                    todo[count] = other
                    count += 1


_GROUP: Final = LAYOUT.scratch(Group)


def group_of(g: State) -> Group:
    return cast(Group, g.scratch(_GROUP))


def worth(g: State, tower: i64, rider: i64, seen: bool = False) -> i64:
    """TC.K1: every minion its value, times its level if the foreminion on body `rider` (-1: the ground) is as high
    or higher and in the same group. `seen`: only of those whose value everybody sees."""
    sight = sight_of(g)
    sight.read(g, tower)
    group = group_of(g)
    if rider >= 0:
        group.flood(g, sight, tower, rider)
    total: i64 = 0
    for i in range(sight.standing):
        body = sight.bodies[i]
        if seen and is_covered(body):
            continue
        value = VALUE[face(g, body)]  # TC.K3
        if rider >= 0 and group.joined[body] != 0 and g[LEVEL + body] <= g[LEVEL + rider]:
            value *= g[LEVEL + body]
        total += value
    return total


def multiplied(g: State, tower: i64, rider: i64) -> list[int]:
    """TC.K1: the bodies that count times their level for a foreminion on body `rider` (-1: the ground)."""
    if rider < 0:
        return []
    sight = sight_of(g)
    sight.read(g, tower)
    group = group_of(g)
    group.flood(g, sight, tower, rider)
    low = g[LEVEL + rider]
    standing = [int(sight.bodies[i]) for i in range(sight.standing)]
    return sorted(body for body in standing if group.joined[body] != 0 and g[LEVEL + body] <= low)


def result(g: State, tower: i64, seen: bool = False) -> i64:
    """What a tower scores now: by its foreminion, of two by the higher one (TC.V6). `seen`: without covered Ninjas."""
    if g[PEDRO] != 0:
        return _from_the_top(g, tower, seen)
    best: i64 = -1
    highest: i64 = -1
    for seat in range(g.seats):
        if tower_of(g, seat) != tower:
            continue
        rider = g[RIDES + seat] - 1
        level: i64 = 0
        if rider >= 0:
            level = g[LEVEL + rider]
        score = worth(g, tower, rider, seen)
        if level > highest or (level == highest and score > best):
            highest = level
            best = score
    return best


def _from_the_top(g: State, tower: i64, seen: bool) -> i64:
    """TC.V11: as if the foreminion stood on a highest minion, on the best one of several."""
    sight = sight_of(g)
    sight.read(g, tower)
    top = sight.height[tower]
    best: i64 = 0
    for body in range(BODIES):
        if g[TOWER + body] == tower + 1 and g[LEVEL + body] == top:
            best = max(best, worth(g, tower, body, seen))
    return best
