"""How a game of Word Domination ended: captured cards, zone by zone, and whose words they were."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.engine.ending import Ending, Moment, Row, Saying, SoFar, Tie, places
from stolik.engine.table import Table
from stolik.games.words.derived import Derived, derived
from stolik.games.words.state import DECK_SIZE, TAPE_MARK, TAPES

COLUMNS = ["captured", "zones", "words", "longest", "sold"]


def ending(table: Table) -> Ending:
    """WORDS.E4: most points, then most captured cards; whoever is equal in both shares the win."""
    facts = derived(table.state)
    captured = [each["captured"] for each in facts["points"]]
    totals = _totals(facts)
    ranks = places([total * (DECK_SIZE + 1) + cards for total, cards in zip(totals, captured, strict=True)])
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    return Ending(
        reason=_reason(winners, totals, captured),
        rows=[
            Row(rank, total, _parts(facts, seat)) for seat, (rank, total) in enumerate(zip(ranks, totals, strict=True))
        ],
        columns=COLUMNS,
        tie=_tie(winners, totals, captured),
        steps=[*_captured(table, captured), *_zones(facts), *_sold(facts), _total(table, facts, totals, winners)],
        rule="WORDS.E1",
    )


def so_far(table: Table) -> SoFar:
    facts = derived(table.state)
    return SoFar(COLUMNS, [_parts(facts, seat) for seat in range(table.seats)], _totals(facts))


def _totals(facts: Derived) -> list[int]:
    return [each["captured"] + each["zones"] for each in facts["points"]]


def _parts(facts: Derived, seat: int) -> dict[str, int | str | None]:
    words = [used["word"] for used in facts["used"] if used["seat"] == seat]
    return {
        "captured": facts["points"][seat]["captured"],
        "zones": facts["points"][seat]["zones"],
        "words": len(words),
        "longest": max(words, key=len, default=None),
        "sold": _sales(facts)[seat],
    }


def _sales(facts: Derived) -> list[int]:
    """By seat: the words that rivals have taken from it."""
    return [sum(used["helper"] == seat for used in facts["used"]) for seat in range(len(facts["points"]))]


def _reason(winners: list[int], totals: list[int], captured: list[int]) -> Saying:
    best, next_best, *_ = sorted(totals, reverse=True)
    said = {"seat": winners, "points": best, "points2": next_best, "captured": captured[winners[0]]}
    if len(winners) > 1:
        return Saying("shared", said)
    if best > next_best:
        return Saying("won", said)
    return Saying("tie", {**said, "captured2": _next_captured(winners, totals, captured)})


def _next_captured(winners: list[int], totals: list[int], captured: list[int]) -> int:
    """Of those with as many points who have not won."""
    best = max(totals)
    return max(captured[seat] for seat, total in enumerate(totals) if total == best and seat not in winners)


def _tie(winners: list[int], totals: list[int], captured: list[int]) -> Tie | None:
    seats = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(seats) < 2:
        return None
    most = {"captured": captured[winners[0]]}
    if len(winners) > 1:
        says = Saying("shared", most)
    else:
        says = Saying("captured", {**most, "captured2": _next_captured(winners, totals, captured)})
    return Tie(says, seats, [[captured[seat]] for seat in seats])


# --- what is told, in this order ---


def _captured(table: Table, captured: list[int]) -> Iterator[Moment]:
    """WORDS.E1: where a card was captured lies a tape. The cards themselves come into a row."""
    for seat, count in enumerate(captured):
        spots = [*_tapes(table, [seat]), f"captured/{seat}"]
        yield Moment(Saying("captured", {"seat": seat, "count": count}), spots)


def _tapes(table: Table, seats: list[int]) -> list[str]:
    g = table.state
    return [f"tape/{tape + 1}" for tape in range(g[TAPES]) if g[TAPE_MARK + tape] - 1 in seats]


def _zones(facts: Derived) -> Iterator[Moment]:
    """WORDS.E2, WORDS.E3: one by one."""
    for number, zone in enumerate(facts["zones"]):
        yield Moment(Saying("zone", {"seat": zone["seat"], "count": zone["tapes"]}), [f"zone/{number}"])
    if not facts["zones"]:
        yield Moment(Saying("no_zone"))


def _sold(facts: Derived) -> Iterator[Moment]:
    sales = _sales(facts)
    if any(sales):
        yield Moment(Saying("sold", {"scores": _scores(sales)}))


def _total(table: Table, facts: Derived, totals: list[int], winners: list[int]) -> Moment:
    zones = [f"zone/{number}" for number, zone in enumerate(facts["zones"]) if zone["seat"] in winners]
    return Moment(Saying("total", {"scores": _scores(totals)}), [*_tapes(table, winners), *zones])


def _scores(numbers: list[int]) -> list[Saying]:
    return [Saying("score", {"seat": seat, "number": number}) for seat, number in enumerate(numbers)]
