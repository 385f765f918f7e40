"""How a game of Three Cheers ended: who was left, what each level of the towers brought, and whose tower is best."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from stolik.engine.ending import Ending, Moment, Row, Saying, SoFar, Tie, places
from stolik.engine.state import State
from stolik.engine.table import Table
from stolik.games.cheers.derived import bodies_of, derived, scorer, seats_of
from stolik.games.cheers.scoring import multiplied
from stolik.games.cheers.state import LEVEL, NAMES, PEDRO, RIDES, SCORE, TOWERS, VALUE, tower_of

ENDED = {"first_done": "first", "time_up": "time"}  # TC.V10, TC.V12: what ends Pedro


@dataclass(frozen=True)
class TowerVerdict:
    """TC.K1: what stands in a tower in the end, all of it face up."""

    seats: list[int]
    total: int
    bodies: list[int]
    lifted: dict[int, list[int]]  # by level: the bodies that count times their level
    plain: list[int]  # those that count once


def ending(table: Table) -> Ending:
    g = table.state
    verdicts = [_verdict(g, tower) for tower in range(g[TOWERS])]
    events = table.tell(table.course.events, None)
    how = next((ENDED[event["event"]] for event in events if event["event"] in ENDED), "here")
    totals = [verdicts[tower_of(g, seat)].total for seat in range(g.seats)]
    best = [verdict for verdict in verdicts if verdict.total == max(totals)]
    sat = _sat(g)
    return Ending(
        reason=_reason(verdicts, best, how, events),
        rows=[
            Row(place, totals[seat], _parts(g, seat, sat, verdicts[tower_of(g, seat)]))
            for seat, place in enumerate(places(totals))
        ],
        columns=["minions", sat, "multiplied", "plain"],
        tie=None if len(best) == 1 else _tie(best),
        steps=[*_left(verdicts, events), *_levels(verdicts), *_plain(verdicts), _total(verdicts, best)],
        rule="TC.V12" if how == "time" else "TC.V10" if g[PEDRO] != 0 else "TC.S8",
    )


def so_far(table: Table) -> SoFar:
    """What a covered minion is worth is told to nobody yet."""
    g = table.state
    facts, sat = derived(g), _sat(g)
    towers = [facts["towers"][tower_of(g, seat)] for seat in range(g.seats)]
    parts: list[dict[str, int | str | None]] = [
        {
            "minions": tower["minions"],
            sat: tower["height"] if g[PEDRO] != 0 else facts["riders"][seat]["level"],
        }
        for seat, tower in enumerate(towers)
    ]
    return SoFar(["minions", sat], parts, [tower["score"] for tower in towers])


def _sat(g: State) -> str:
    """TC.V11: in Pedro nobody rides; the tower's height counts."""
    return "height" if g[PEDRO] != 0 else "level"


def _verdict(g: State, tower: int) -> TowerVerdict:
    bodies = bodies_of(g, tower)
    counted = multiplied(g, tower, scorer(g, tower))
    lifted: dict[int, list[int]] = {}
    for body in counted:
        lifted.setdefault(int(g[LEVEL + body]), []).append(body)
    plain = [body for body in bodies if body not in counted]
    return TowerVerdict(seats_of(g, tower), int(g[SCORE + tower]), bodies, lifted, plain)


def _parts(g: State, seat: int, sat: str, verdict: TowerVerdict) -> dict[str, int | str | None]:
    rider = g[RIDES + seat] - 1
    level = g[LEVEL + rider] if rider >= 0 else 0
    height = max((g[LEVEL + body] for body in verdict.bodies), default=0)
    return {
        "minions": len(verdict.bodies),
        sat: int(height if g[PEDRO] != 0 else level),
        "multiplied": sum(level * _worth(bodies) for level, bodies in verdict.lifted.items()),
        "plain": _worth(verdict.plain),
    }


def _worth(bodies: list[int]) -> int:
    return sum(VALUE[body] for body in bodies)


def _reason(verdicts: list[TowerVerdict], best: list[TowerVerdict], how: str, events: list[dict[str, Any]]) -> Saying:
    seats = sorted(seat for verdict in best for seat in verdict.seats)
    first = next((event["seat"] for event in events if event["event"] == "first_done"), None)
    told = {"how": how, "seat": seats, "count": len(seats), "seat2": first, "points": best[0].total}
    if len(best) > 1:
        return Saying("shared", told)
    return Saying("won", {**told, "points2": max(verdict.total for verdict in verdicts if verdict not in best)})


def _tie(best: list[TowerVerdict]) -> Tie:
    """TC.K4: nothing decides between them."""
    sharing = sorted((seat, verdict.total) for verdict in best for seat in verdict.seats)
    return Tie(Saying("stays"), [seat for seat, _ in sharing], [[total] for _, total in sharing])


# --- what is told, in this order ---


def _left(verdicts: list[TowerVerdict], events: list[dict[str, Any]]) -> Iterator[Moment]:
    """TC.S8: who has survived the last brawls."""
    if any(event["event"] == "here" for event in events):
        count = sum(len(verdict.bodies) for verdict in verdicts)
        scores = _scores(verdicts, lambda verdict: len(verdict.bodies))
        yield Moment(
            Saying("brawls", {"count": count, "scores": scores}),
            _cards(body for verdict in verdicts for body in verdict.bodies),
        )


def _levels(verdicts: list[TowerVerdict]) -> Iterator[Moment]:
    """TC.K1: level by level from the ground, as far as somebody counts there times the level."""
    for level in sorted({level for verdict in verdicts for level in verdict.lifted}):
        here = [verdict for verdict in verdicts if level in verdict.lifted]
        sums = [(verdict.seats, _worth(verdict.lifted[level])) for verdict in here]
        scores = [
            Saying("sum", {"seat": seats, "number": worth, "level": level, "number2": worth * level})
            for seats, worth in sums
        ]
        spots = _cards(body for verdict in here for body in verdict.lifted[level])
        yield Moment(Saying("level", {"level": level, "scores": scores}), spots)


def _plain(verdicts: list[TowerVerdict]) -> Iterator[Moment]:
    there = [verdict for verdict in verdicts if verdict.plain]
    if there:
        scores = _scores(there, lambda verdict: _worth(verdict.plain))
        yield Moment(Saying("plain", {"scores": scores}), _cards(body for verdict in there for body in verdict.plain))


def _total(verdicts: list[TowerVerdict], best: list[TowerVerdict]) -> Moment:
    scores = _scores(verdicts, lambda verdict: verdict.total)
    return Moment(Saying("total", {"scores": scores}), _cards(body for verdict in best for body in verdict.bodies))


def _scores(verdicts: list[TowerVerdict], number: Callable[[TowerVerdict], int]) -> list[Saying]:
    return [Saying("score", {"seat": verdict.seats, "number": number(verdict)}) for verdict in verdicts]


def _cards(bodies: Iterable[int]) -> list[str]:
    return [f"card/{NAMES[body]}" for body in bodies]
