"""Over random games: who hears only what is told knows where every card lies, whose turn it is and what is left."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from games.ledgers import Ledger, kinds, play
from stolik.engine.layout import TURN
from stolik.engine.state import State
from stolik.games.raverun.rules import RULES
from stolik.games.raverun.state import DECK, FIELD, HAND, LAID, LAST, PILE, UNDER

SWAP, EXCHANGE, DRAW, MOVE, STEAL, SINK, RECALL, SHUFFLE = range(1, 9)  # the values of the cards, and what they do


def value(card: int) -> int:
    return card // 3 + 1


class Book(Ledger):
    def __init__(self, g: State) -> None:
        super().__init__(RULES, g)
        self.seats = range(g.seats)
        self.turn = 0
        self.last = 0  # the last card offered in this sweep, plus one
        self.order: list[int] = []  # who is still to lay
        self.laid: dict[int, int] = {}
        self.winner = -1  # of this round's skirmish
        self.acting: tuple[int, int] | None = None  # who may use which card
        self.owed = 0  # cards to be drawn
        self.shaken = -1  # a pile that is being shuffled
        self.final = False
        self.over = False

    def silent(self, card: int, source: int, target: int) -> bool:
        return self.step == "deal"

    def shuffled(self, g: State, zone: int) -> None:
        """Nobody is told the order, so it is looked up."""
        assert zone == PILE + self.shaken
        assert sorted(g.cards(zone)) == sorted(self.zones[zone])
        self.zones[zone] = g.cards(zone)
        self.shaken = -1

    def top(self, seat: int) -> int:
        return self.zones[PILE + seat][-1] if self.zones[PILE + seat] else -1

    def leader(self) -> int:
        return max(self.seats, key=self.top)

    def used(self, seat: int, *values: int) -> None:
        """The card on offer does what cards of its value do."""
        assert self.acting is not None
        assert self.acting[0] == seat
        assert value(self.acting[1]) in values
        self.acting = None

    def nothing_pends(self) -> None:
        assert self.acting is None
        assert self.owed == 0

    # --- set-up, rounds, the end ---

    def on_shown(self, seat: int, card: int) -> None:
        self.put(card, HAND + seat, PILE + seat)

    def on_round_began(self, number: int) -> None:
        self.nothing_pends()
        assert number == self.turn + 1
        self.turn = number
        self.laid = {}
        self.winner = -1

    def on_ordered(self, seat: int, first: int, second: int, third: int) -> None:
        assert seat == self.leader()
        self.order = [first, second, third - 1][: len(self.seats)]
        assert sorted(self.order) == [*self.seats]
        assert len(self.seats) == 3 or third == 0

    def on_laid(self, seat: int, card: int) -> None:
        assert seat == self.order.pop(0)
        self.put(card, HAND + seat, FIELD + seat)
        self.laid[seat] = card

    def on_skirmish_won(self, seat: int, card: int) -> None:
        assert (seat, card) == max(self.laid.items(), key=lambda laid: laid[1])
        self.winner = seat
        self.last = 0

    def on_fell(self, seat: int, card: int) -> None:
        assert self.winner not in (-1, seat)
        assert self.laid[seat] == card
        self.put(card, FIELD + seat, PILE + seat)

    def on_final_round(self) -> None:
        self.nothing_pends()
        assert any(not self.zones[HAND + seat] for seat in self.seats)
        self.final = True
        self.last = 0

    def on_won(self, seat: int, card: int) -> None:
        self.nothing_pends()
        assert self.final
        assert seat == self.leader()
        assert card == self.top(seat)
        self.over = True

    # --- the actions ---

    def on_offered(self, seat: int, card: int) -> None:
        self.nothing_pends()
        assert card == self.top(seat) >= self.last
        assert value(card) <= 4
        assert not self.final
        self.last = card + 1
        self.acting = seat, card

    def on_offered_red(self, seat: int, card: int) -> None:
        self.nothing_pends()
        assert card in self.zones[FIELD + seat]
        assert card >= self.last
        assert value(card) >= 5
        assert self.final
        self.last = card + 1
        self.acting = seat, card

    def on_no_use(self, seat: int, card: int) -> None:
        assert self.acting == (seat, card)
        self.acting = None

    def on_passed(self, seat: int, card: int) -> None:
        self.on_no_use(seat, card)

    def on_swapped(self, seat: int, given: int, pile: int, taken: int) -> None:
        self.used(seat, SWAP)
        assert taken == self.top(pile)
        self.put(taken, PILE + pile, HAND + seat)
        self.put(given, HAND + seat, PILE + pile)

    def on_put(self, seat: int, card: int) -> None:
        if self.owed == 0:
            self.used(seat, EXCHANGE)
        self.put(card, HAND + seat, UNDER)
        self.owed += 1

    def on_used_draw(self, seat: int) -> None:
        self.used(seat, DRAW)
        self.owed = 1

    def on_drew(self, seat: int, card: int) -> None:
        self.owed -= 1
        assert self.owed >= 0
        assert self.zones[DECK] or card == self.zones[UNDER][0]
        self.put(card, DECK if self.zones[DECK] else UNDER, HAND + seat)

    def on_moved(self, seat: int, card: int, source: int, pile: int) -> None:
        self.used(seat, MOVE)
        self.put(card, FIELD + source, PILE + pile)

    def on_stole(self, seat: int, card: int, source: int) -> None:
        self.used(seat, STEAL)
        assert source != seat
        self.put(card, FIELD + source, FIELD + seat)

    def on_sank(self, seat: int, card: int, pile: int) -> None:
        self.used(seat, SINK)
        assert card == self.top(pile)
        self.put(card, PILE + pile, UNDER)

    def on_recalled(self, seat: int, card: int) -> None:
        assert self.acting is not None
        assert card % 3 == self.acting[1] % 3
        assert card != self.top(seat)
        self.used(seat, RECALL)
        self.put(card, PILE + seat, PILE + seat)

    def on_shuffled(self, seat: int, pile: int) -> None:
        self.used(seat, SHUFFLE)
        self.shaken = pile

    def compare(self, g: State) -> None:
        super().compare(g)
        assert self.shaken == -1
        assert self.turn == g[TURN]
        assert self.last == g[LAST]
        assert [1 + self.laid.get(seat, -1) for seat in self.seats] == [g[LAID + seat] for seat in self.seats]
        assert self.over == g.over


GAMES = [(seats, number) for seats in (2, 3) for number in range(6)]


@cache
def heard(seats: int, number: int) -> Counter[str]:
    g = RULES.start(seats, {})
    return play(Book(g), g, number)


@pytest.mark.rule("RAV.round.1", "RAV.phase3.2", "RAV.zone.3", "RAV.info.1", "RAV.info.5")
@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_what_is_told_is_what_happens(seats: int, number: int) -> None:
    assert heard(seats, number)["won"] == 1


def test_everything_is_told_in_some_game() -> None:
    assert {name for game in GAMES for name in heard(*game)} == kinds(RULES)
