"""The engine's knowledge says the same as one that is written as plainly as can be, after every move of every card.

`STOLIK_GAMES=1000` plays so many games of each case instead of a few.
"""

from __future__ import annotations

import os

from reference_knowledge import Knowledge as Reference
from stolik.engine.kit import Options, Rng
from stolik.engine.knowledge import Knowledge
from stolik.engine.loop import play_out
from stolik.engine.state import State, Watch

from .games import Case

GAMES = int(os.environ.get("STOLIK_GAMES", 2))


class Both(Watch):
    """Follows a game with one and the other, and compares all that they know."""

    def __init__(self, g: State) -> None:
        self.engines, self.reference = Knowledge.begin(g), Reference(g)
        self.moves = 0
        self._compare()

    def moved(self, g: State, card: int, source: int, place: int, target: int) -> None:
        self.engines.revealed = self.reference.revealed = False
        self.engines.moved(g, card, source, place, target)
        self.reference.moved(g, card, source, place, target)
        for observer in range(self.reference.observers):
            assert self.engines.recognises(observer, card) == self.reference.recognises(observer, card)
        self.moves += 1
        self._compare()

    def showed(self, g: State, card: int, zone: int, seat: int) -> None:
        self.engines.showed(g, card, zone, seat)
        self.reference.showed(g, card, zone, seat)
        self._compare()

    def shuffled(self, g: State, zone: int) -> None:
        self.engines.shuffled(g, zone)
        self.reference.shuffled(g, zone)
        self._compare()

    def _compare(self) -> None:
        assert self.engines.to_json() == {"may": self.reference.may, "murky": self.reference.murky}
        assert self.engines.revealed == self.reference.revealed
        for observer, may in enumerate(self.reference.may):
            known = [places > 0 and places & (places - 1) == 0 for places in may]
            assert [place >= 0 for place in self.engines.placed(observer)] == known


def test_after_every_move_it_is_what_the_plain_one_says(case: Case) -> None:
    start = case.game.rules.start(case.seats, case.options)
    for number in range(GAMES):
        g = start.clone()
        g.watch = both = Both(g)
        play_out(case.game.rules, g, Rng(number), Options(), case.game.longest)
        assert both.moves > 0 or not g.layout.cards
