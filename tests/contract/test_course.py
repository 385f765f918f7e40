"""The course of a game: nothing gets lost, somebody can always go on, and it ends in time."""

from __future__ import annotations

import pytest

from stolik.engine.state import State

from .games import Case
from .play import decisions, opened, walk

GAMES_PLAYED = [1, 2, 3, 4, 5]
RACES = {"build", "talk", "live_talk"}  # steps that wait until somebody acts: not everybody can pass there


def all_cards(g: State) -> list[int]:
    zones = g.layout.zones
    return sorted(card for number, zone in enumerate(zones) if zone.index < g.seats for card in g.cards(number))


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_nothing_is_lost_or_doubled(case: Case, number: int) -> None:
    cards = all_cards(opened(case, number).state)
    assert len(cards) == len(set(cards))
    for table in walk(case, number):
        case.game.rules.invariants(table.state)
        assert all_cards(table.state) == cards


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_every_zone_keeps_to_its_room(case: Case, number: int) -> None:
    """A row that overflows would write into its neighbour; the zones of absent seats stay empty."""
    for table in walk(case, number):
        g = table.state
        for index, zone in enumerate(g.layout.zones):
            assert g.count(index) <= (zone.room if zone.index < g.seats else 0)


def test_the_invariants_see_a_lost_card(case: Case) -> None:
    for table in decisions(case, 1):
        g = table.state
        for number, zone in enumerate(g.layout.zones):
            if zone.index < g.seats and not zone.ordered and g.count(number) > 0:
                broken = g.clone()
                broken._take(g.card(number, 0), number)
                with pytest.raises(AssertionError):
                    case.game.rules.invariants(broken)


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_everybody_who_is_asked_has_an_option(case: Case, number: int) -> None:
    for table in decisions(case, number):
        decision = table.pending
        assert decision is not None
        assert decision.seats
        assert len(decision.seats) == 1 or decision.kind != "single"
        for seat in range(table.seats):
            options = [option.id for option in table.options(seat)]
            assert bool(options) == (seat in decision.seats)
            assert len(options) == len(set(options))
            excused = decision.kind != "speak" or decision.step in RACES
            assert excused or not options or 0 in options  # one may always say nothing


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_no_game_is_longer_than_it_may_be(case: Case, number: int) -> None:
    *_, end = walk(case, number)
    assert 0 < end.answers <= case.game.longest


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_at_the_end_the_win_is_shared_out(case: Case, number: int) -> None:
    *_, end = walk(case, number)
    assert end.pending is None
    assert all(0.0 <= share <= 1.0 for share in end.shares)
    assert sum(end.shares) == pytest.approx(1.0)
    assert "end" in end.log[-1]
