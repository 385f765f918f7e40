"""Over random games: who hears only what is told knows where every card lies, who is next and how it was scored."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from games.ledgers import Ledger, kinds, play
from stolik.engine.layout import TURN
from stolik.engine.state import State
from stolik.games.sedlec import GAME
from stolik.games.sedlec.rules import RULES
from stolik.games.sedlec.state import (
    ACTIVE,
    BOX,
    DOWN,
    EFFECT,
    FEATURE,
    GRAVEYARD,
    HAND,
    OPEN,
    PLACE,
    PLACE_X,
    PLACE_Y,
    POSITIONS,
    SCORE,
    SHAPE,
    STACK,
    WON,
    feature_of,
)

IN_STACK, IN_FEATURE = 0, 1
FEATURE_CARDS = 9
TITLES = [60, 65, 70, 75]
PLACES = len(POSITIONS[0])  # of the largest form, the stack


class Book(Ledger):
    def __init__(self, g: State, executioners: bool) -> None:
        super().__init__(RULES, g)
        self.seats = range(g.seats)
        self.solo = g.seats == 1
        cards, piles = (24 if executioners else 18), (4 if self.solo else 6)
        self.kinds = 6 if executioners else 5
        self.down = [cards // piles + (pile < cards % piles) for pile in range(piles)]
        self.target = 9 if g.seats <= 2 else 6
        self.at: dict[int, tuple[int, int]] = {}
        self.turns: list[int] = []  # whose they were
        self.starter = -1
        self.digging: list[int] = []  # the piles that were named and are not yet turned
        self.turned: list[int] = []  # those that are, and of which one card is to be taken
        self.points: dict[tuple[int, int, int], int] = {}
        self.total: dict[int, int] = {}
        self.won: list[int] = []
        self.titled = False

    def begins(self, g: State, step: str) -> None:
        if step in ("next_turn", "next_turn_alone"):
            assert not self.digging
            assert not self.turned

    def complete(self, seat: int) -> bool:
        return len(self.zones[STACK + seat]) == self.target

    # --- set-up ---

    def on_starts(self, seat: int) -> None:
        self.starter = seat
        self.digging = [0]  # the first pile is turned

    def on_shape_drawn(self, card: int) -> None:
        self.put(card, BOX, SHAPE)

    def on_effect_drawn(self, card: int) -> None:
        self.put(card, BOX, EFFECT)

    # --- the turn ---

    def took_turn(self, seat: int) -> None:
        """Clockwise from the starting player, past those whose stacks are complete."""
        assert self.solo or seat == self.next_seat()
        self.turns.append(seat)

    def next_seat(self) -> int:
        seats = len(self.seats)
        first = self.starter if not self.turns else (self.turns[-1] + 1) % seats
        return next((first + i) % seats for i in range(seats) if not self.complete((first + i) % seats))

    def on_dug(self, seat: int, first: int, second: int) -> None:
        self.took_turn(seat)
        self.digging = [pile for pile in (first, second) if pile >= 0]
        assert all(self.down[pile] > 0 and not self.zones[OPEN[pile]] for pile in self.digging)

    def on_turned(self, card: int, pile: int) -> None:
        assert self.digging.pop(0) == pile
        self.down[pile] -= 1
        self.put(card, GRAVEYARD, OPEN[pile])
        if self.turns:
            self.turned.append(pile)

    def on_took(self, seat: int, card: int, pile: int) -> None:
        assert pile in self.turned
        self.turned = []
        self.put(card, OPEN[pile], HAND + seat)

    def on_collected(self, seat: int, card: int, pile: int) -> None:
        self.took_turn(seat)
        self.put(card, OPEN[pile], HAND + seat)

    def lay(self, seat: int, card: int, zone: int, x: int, y: int) -> None:
        if self.solo:
            source = next(pile for pile in range(4) if card in self.zones[OPEN[pile]])
            if self.turned:
                assert source in self.turned
                self.turned = []
            else:
                self.took_turn(seat)
            self.put(card, OPEN[source], zone)
        else:
            self.took_turn(seat)
            self.put(card, HAND + seat, zone)
        self.at[card] = (x, y)

    def on_stacked(self, seat: int, card: int, x: int, y: int) -> None:
        self.lay(seat, card, STACK + seat, x, y)
        if self.complete(seat):
            self.expect("completed", seat, IN_STACK)

    def on_built(self, seat: int, card: int, x: int, y: int) -> None:
        self.lay(seat, card, FEATURE, x, y)
        if len(self.zones[FEATURE]) == FEATURE_CARDS:
            self.expect("completed", seat, IN_FEATURE)

    awaited = frozenset({"completed"})

    # --- the end ---

    def on_scored(self, seat: int, skull: int, points: int, build: int) -> None:
        assert (seat, skull, build) not in self.points
        self.points[seat, skull, build] = points

    def on_total(self, seat: int, total: int) -> None:
        builds = (IN_STACK, IN_FEATURE) if self.solo else (IN_STACK,)
        assert total == sum(self.points[seat, skull, build] for skull in range(self.kinds) for build in builds)
        self.total[seat] = total

    def on_won(self, seat: int, total: int) -> None:
        assert self.total[seat] == total == max(self.total.values())
        self.won.append(seat)

    def on_shared(self, seat: int, total: int) -> None:
        self.on_won(seat, total)

    def on_titled(self, seat: int, title: int, total: int) -> None:
        assert self.total[seat] == total
        assert title == sum(total >= points for points in TITLES)
        self.titled = True

    def compare(self, g: State) -> None:
        super().compare(g)
        assert self.down == [g[DOWN + pile] for pile in range(len(self.down))]
        for card, place in self.at.items():
            form = 1 + feature_of(g) if card in self.zones[FEATURE] else 0
            number = PLACES * form + g[PLACE + card] - 1
            assert place == (PLACE_X[number], PLACE_Y[number])
        assert len(self.at) == sum(g[PLACE + card] > 0 for card in range(24))
        for seat in self.seats:
            assert self.total.get(seat, 0) == g[SCORE + seat]
        if g.over:
            assert self.titled == self.solo
            assert sum(1 << seat for seat in self.won) == (0 if self.solo else g[WON])
        else:
            begun = g[TURN] - (0 if self.solo else 1)  # alone, the opening is no turn
            assert len(self.turns) - len(self.turned[:1]) == begun
            if not self.solo and not self.turned:
                assert g[ACTIVE] == (self.next_seat() + 1) % g.seats  # the word holds who comes after


MODES = [
    *((seats, {"executioners": value}) for seats in (1, 2, 3) for value in ("no", "yes")),
    (4, {"executioners": "yes"}),
]
GAMES = [(seats, options["executioners"], number) for seats, options in MODES for number in range(2)]


@cache
def heard(seats: int, executioners: str, number: int) -> Counter[str]:
    options = GAME.settle(seats, {"executioners": executioners})
    g = RULES.start(seats, options)
    return play(Book(g, executioners == "yes"), g, number)


@pytest.mark.rule("SED.turn.2", "SED.dig.2", "SED.dig.3", "SED.pile.1", "SED.solo.7", "SED.score.total")
@pytest.mark.parametrize(("seats", "executioners", "number"), GAMES)
def test_what_is_told_is_what_happens(seats: int, executioners: str, number: int) -> None:
    assert heard(seats, executioners, number)["total"] == seats


def test_everything_is_told_in_some_game() -> None:
    """Whoever ties to the last comparison shares the win: that is too rare to wait for."""
    assert {name for game in GAMES for name in heard(*game)} == kinds(RULES) - {"shared"}
