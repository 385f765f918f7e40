"""How a game of Ankh-Morpork ended: by a goal, the deck or Riots; who was who; the points where they decide."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.engine.ending import Ending, Moment, Row, Saying, SoFar, Tie, places
from stolik.engine.kit import has
from stolik.engine.state import State
from stolik.engine.table import Table
from stolik.games.ankhmorpork.acts import VIMES, deck_size
from stolik.games.ankhmorpork.data import PEOPLE, Aim, Personality
from stolik.games.ankhmorpork.derived import parts_of
from stolik.games.ankhmorpork.moments import NEEDED, count_of, progress
from stolik.games.ankhmorpork.state import (
    AREAS,
    COST,
    FACE,
    FIRST_PERSON,
    LOAN,
    LOST,
    MONEY,
    PLAYED,
    TROUBLE,
    WON,
    agents_out,
    best_card,
    buildings_of,
    controller,
    haunted,
    owner_of,
    points,
    standing,
    troubled,
)

OPEN = ("personality", "goal", "agents", "buildings", "money", "loans")  # columns where a goal decides,
PARTS = ("agent_points", "building_points", "cash", "debts")
COUNTED = ("personality", "goal", *PARTS)  # and where points do


def ending(table: Table) -> Ending:
    """AM.G1. Before the first card of a turn only a goal ends a game, or the deck, which then is empty."""
    g = table.state
    if deck_size(g) > 0:
        return _by_goal(table) if g[PLAYED] == 0 else _by_points(table, "riots", _troubled(g))
    vimes = any(g.holds(FACE + seat, VIMES) for seat in range(g.seats))
    return _by_vimes(table) if vimes else _by_points(table, "deck", [])


def person_of(g: State, seat: int) -> int:
    """The personality that a seat has shown, from 0."""
    return int(g.card(FACE + seat, 0)) - FIRST_PERSON


def _person(g: State, seat: int) -> Personality:
    return PEOPLE.personalities[person_of(g, seat)]


def _winners(g: State) -> list[int]:
    return [seat for seat in range(g.seats) if has(g[WON], seat)]


# --- a goal, or Vimes ------------------------------------------------------------------------------


def _by_goal(table: Table) -> Ending:
    g = table.state
    (winner,) = _winners(g)
    person = _person(g, winner)
    told = {"seat": winner, "personality": person.id, "count": _progress(g, winner), "needed": _needed(g, winner)}
    met = Moment(Saying(person.goal, told), _behind(g, winner, person.goal))
    return _without_points(table, Saying(person.goal, told), met)


def _by_vimes(table: Table) -> Ending:
    """AM.W7."""
    told = {"seat": _winners(table.state)[0], "personality": "vimes"}
    return _without_points(table, Saying("vimes", told), Moment(Saying("deck")))


def _without_points(table: Table, reason: Saying, first: Moment) -> Ending:
    g = table.state
    rows = [
        Row(
            place,
            parts={**_open(g, seat), **_owned(g, seat)},
        )
        for seat, place in enumerate(places(table.shares))
    ]
    return Ending(reason, rows, list(OPEN), steps=[first, *_faces(g)], rule="AM.G1")


def so_far(table: Table) -> SoFar:
    """Who is who stays secret."""
    g = table.state
    return SoFar(list(OPEN[2:]), [_owned(g, seat) for seat in range(g.seats)])


def _owned(g: State, seat: int) -> dict[str, int | str | None]:
    return {
        "agents": int(agents_out(g, seat)),
        "buildings": int(count_of(buildings_of(g, seat))),
        "money": int(g[MONEY + seat]),
        "loans": int(g.count(LOAN + seat)),
    }


def _behind(g: State, seat: int, goal: Aim) -> list[str]:
    """What was counted for a goal that was met, to light up."""
    if goal == "trouble":
        return _troubled(g)
    if goal == "worth":
        return [f"building/{area + 1}" for area in range(AREAS) if owner_of(g, area) == seat and not haunted(g, area)]
    if goal == "control":
        return [f"area/{area + 1}" for area in range(AREAS) if controller(g, area) == seat]
    return [f"area/{area + 1}" for area in range(AREAS) if standing(g, area, seat) > 0 and not haunted(g, area)]


def _troubled(g: State) -> list[str]:
    return [f"trouble/{area + 1}" for area in range(AREAS) if troubled(g, area)]


# --- points ----------------------------------------------------------------------------------------


def _by_points(table: Table, how: str, lit: list[str]) -> Ending:
    """AM.G3, AM.V8, AM.D5."""
    g = table.state
    totals = [int(points(g, seat)) for seat in range(g.seats)]
    dearest = [int(best_card(g, seat)) for seat in range(g.seats)]
    parts = [parts_of(g, seat) for seat in range(g.seats)]
    winners, tie = _winners(g), _tie(g, totals, dearest)
    best, next_best, *_ = sorted(totals, reverse=True)
    told = {"seat": winners, "points": best, "points2": next_best, "count": int(count_of(g[TROUBLE]))}
    decided = "won" if tie is None else "shared" if len(winners) > 1 else "tie"
    return Ending(
        reason=Saying(how, {**told, "how": decided, **({} if tie is None else tie.says.values)}),
        rows=[
            Row(place, total, {**_open(g, seat), **parts[seat]})
            for seat, (place, total) in enumerate(zip(_ranks(totals, dearest), totals, strict=True))
        ],
        columns=list(COUNTED),
        tie=tie,
        steps=[
            Moment(Saying(how, told), lit),
            *_faces(g),
            *(Moment(_scores(column, [each[column] for each in parts])) for column in PARTS),
            Moment(_scores("total", totals), [f"seat/{seat}" for seat in winners]),
        ],
        rule="AM.G1",
    )


def _ranks(totals: list[int], dearest: list[int]) -> list[int]:
    scores = list(zip(totals, dearest, strict=True))
    return [1 + sum(other > score for other in scores) for score in scores]


def _tie(g: State, totals: list[int], dearest: list[int]) -> Tie | None:
    """AM.V8: the dearest City Area card."""
    seats = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(seats) < 2:
        return None
    numbers = [dearest[seat] for seat in seats]
    best = max(numbers)
    if numbers.count(best) > 1:
        says = Saying("shared", {"number": best})
    else:
        behind = max(number for number in numbers if number < best)
        says = Saying(
            "card", {"area": _area_of(g, seats[numbers.index(best)], best), "number": best, "number2": behind}
        )
    return Tie(says, seats, [[number] for number in numbers])


def _area_of(g: State, seat: int, cost: int) -> int:
    """The first area, from 1, whose card of this cost a seat holds."""
    return next(
        area + 1
        for area in range(AREAS)
        if owner_of(g, area) == seat and COST[area] == cost and not has(g[LOST], area) and not haunted(g, area)
    )


def _scores(key: str, numbers: list[int]) -> Saying:
    return Saying(key, {"scores": [Saying("score", {"seat": seat, "number": n}) for seat, n in enumerate(numbers)]})


# --- who was who -----------------------------------------------------------------------------------


def _open(g: State, seat: int) -> dict[str, int | str | None]:
    return {"personality": _person(g, seat).id, "goal": f"{_progress(g, seat)}/{_needed(g, seat)}"}


def _progress(g: State, seat: int) -> int:
    """AM.W7: Vimes waits for one thing, that the deck is empty."""
    if _person(g, seat).goal == "deck":
        return int(deck_size(g) == 0)
    return int(progress(g, seat, person_of(g, seat)))


def _needed(g: State, seat: int) -> int:
    return 1 if _person(g, seat).goal == "deck" else int(NEEDED[5 * person_of(g, seat) + g.seats])


def _faces(g: State) -> Iterator[Moment]:
    """One by one round the table; whoever wins comes last."""
    last = _winners(g)[-1]
    for i in range(1, g.seats + 1):
        seat = (last + i) % g.seats
        yield Moment(Saying("face", {"seat": seat, "personality": _person(g, seat).id}), [f"seat/{seat}"])
