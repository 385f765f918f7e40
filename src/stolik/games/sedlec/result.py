"""How a game of Sedlec ended: what each kind of skull brought, and by what a tie was decided."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.engine.ending import Ending, Moment, Row, Saying, SoFar, Tie
from stolik.engine.table import Table
from stolik.games.sedlec.derived import Derived, Structure, derived
from stolik.games.sedlec.state import FEATURE, NAMES, SCORE, STACK, is_solo

KINDS = ("king", "peasant", "priest", "lover", "bandit", "executioner")  # the columns, in the order of the skulls


def ending(table: Table) -> Ending:
    g = table.state
    facts = derived(g)
    points = _points(facts)
    totals = [int(g[SCORE + seat]) for seat in range(g.seats)]
    winners = [seat for seat, rank in enumerate(facts["ranks"]) if rank == 1]
    tie = _tie(totals, points)
    return Ending(
        reason=_alone(facts) if is_solo(g) else _reason(winners, totals, tie),
        rows=[Row(*row) for row in zip(facts["ranks"], totals, _parts(points), strict=True)],
        columns=_columns(facts),
        tie=tie,
        steps=[*_counted(points), Moment(_scores("total", totals), _cards(table, winners))],
        rule="SED.solo.8" if is_solo(g) else "SED.end.1",
    )


def so_far(table: Table) -> SoFar:
    facts = derived(table.state)
    return SoFar(_columns(facts), _parts(_points(facts)), facts["totals"])


def _columns(facts: Derived) -> list[str]:
    return list(KINDS[: len(facts["skulls"])])


def _parts(points: list[list[int]]) -> list[dict[str, int | str | None]]:
    return [dict(zip(KINDS, kinds, strict=False)) for kinds in points]


def _points(facts: Derived) -> list[list[int]]:
    """By seat, kind by kind."""
    if facts["feature"] is not None:
        return [_by_kind([facts["feature"], *facts["stacks"]])]
    return [_by_kind([stack]) for stack in facts["stacks"]]


def _by_kind(structures: list[Structure]) -> list[int]:
    return [sum(kind) for kind in zip(*(structure["points"].values() for structure in structures), strict=True)]


def _alone(facts: Derived) -> Saying:
    """SED.solo.9, SED.solo.10."""
    stack, feature = facts["stacks"][0]["total"], facts["feature"]
    built = 0 if feature is None else feature["total"]
    return Saying("alone", {"points": facts["totals"][0], "feature": built, "stack": stack, "title": facts["title"]})


def _reason(winners: list[int], totals: list[int], tie: Tie | None) -> Saying:
    best, next_best, *_ = sorted(totals, reverse=True)
    said = {"seat": winners, "points": best, "points2": next_best}
    if len(winners) > 1:
        return Saying("shared", {**said, "count": len(winners)})
    return Saying("won", said) if tie is None else Saying("tie", {**said, "which": [Saying("by", tie.says.values)]})


def _tie(totals: list[int], points: list[list[int]]) -> Tie | None:
    """SED.tie.1: of those with the most points, kind by kind from the best."""
    seats = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(seats) < 2:
        return None
    numbers = [sorted(points[seat], reverse=True) for seat in seats]
    left, says = numbers, Saying("shared")
    for place in range(len(points[0])):
        best = max(row[place] for row in left)
        behind = [row[place] for row in left if row[place] < best]
        if behind:
            says = Saying("kinds", {"place": place + 1, "best": best, "best2": max(behind)})
            left = [row for row in left if row[place] == best]
    return Tie(says if len(left) == 1 else Saying("shared"), seats, numbers)


def _counted(points: list[list[int]]) -> Iterator[Moment]:
    """Kind by kind, those that somebody scores for."""
    for kind, scored in enumerate(zip(*points, strict=True)):
        if any(scored):
            yield Moment(_scores(KINDS[kind], list(scored)), [f"skull/{kind}"])


def _scores(key: str, numbers: list[int]) -> Saying:
    each = [Saying("score", {"seat": seat, "number": number}) for seat, number in enumerate(numbers)]
    return Saying(key, {"scores": each})


def _cards(table: Table, seats: list[int]) -> list[str]:
    g = table.state
    zones = [STACK + seat for seat in seats] + ([FEATURE] if is_solo(g) else [])
    return [f"card/{NAMES[card]}" for zone in zones for card in g.cards(zone)]
