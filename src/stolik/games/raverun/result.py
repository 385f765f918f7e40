"""How a game of Raverun ended: which red cards acted, and whose top is the highest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stolik.engine.ending import Ending, Moment, Row, Saying, SoFar, places
from stolik.engine.table import Table
from stolik.games.raverun.data import CARDS
from stolik.games.raverun.state import leader, top

IDLE = ("passed", "no_use")  # an offered card did not act


def ending(table: Table) -> Ending:
    """RAV.end.5, RAV.end.6: cards are never equal, so there is nothing to break a tie by."""
    g = table.state
    tops = [int(top(g, seat)) for seat in range(g.seats)]
    cards = [_name(card) for card in tops]
    winner = int(leader(g))
    next_best = max(card for seat, card in enumerate(tops) if seat != winner)
    won = {"seat": winner, "card": cards[winner]}
    counted = so_far(table)
    return Ending(
        reason=Saying("won", {**won, "card2": CARDS.names[next_best]}) if next_best >= 0 else Saying("only", won),
        rows=[Row(place, parts=parts) for place, parts in zip(places(tops), counted.parts, strict=True)],
        columns=counted.columns,
        steps=[_red(table), *_tops(tops, cards), Moment(Saying("winner", won), [f"card/{cards[winner]}"])],
        rule="RAV.end.5",
    )


def so_far(table: Table) -> SoFar:
    g, course = table.state, table.course
    parts: list[dict[str, int | str | None]] = [
        {
            "top": _name(int(top(g, seat))),
            "skirmishes": course.times("skirmish_won", seat),
            "rounds": course.times("ordered", seat),
        }
        for seat in range(g.seats)
    ]
    return SoFar(["top", "skirmishes", "rounds"], parts)


def _name(card: int) -> str | None:
    return CARDS.names[card] if card >= 0 else None


def acted(events: list[dict[str, Any]]) -> list[str]:
    """Of the red cards that were offered, those that were used."""
    offered = [event["card"] for event in events if event["event"] == "offered_red"]
    idle = [event["card"] for event in events if event["event"] in IDLE]
    return [card for card in offered if card not in idle]


def _red(table: Table) -> Moment:
    cards = acted(table.tell(table.course.events, None))
    return Moment(Saying("red", {"card": cards, "count": len(cards)}), [f"card/{card}" for card in cards])


def _tops(tops: list[int], cards: list[str | None]) -> Iterator[Moment]:
    """From the lowest up; an empty pile is lower than any."""
    for seat in sorted(range(len(tops)), key=lambda seat: tops[seat]):
        key = "top" if tops[seat] >= 0 else "empty"
        yield Moment(Saying(key, {"seat": seat, "card": cards[seat]}), [f"pile/{seat}"])
