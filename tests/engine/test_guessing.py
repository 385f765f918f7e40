"""Guessing: what everybody knows of the cards, beside all deals that fit what was said."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from stolik.engine.chain import seed_of
from stolik.engine.kit import Rng
from stolik.engine.table import Table
from toys import GUESSING, guessing
from toys.guessing import CARDS, DECK, HAND, WON

Deal = tuple[frozenset[int], ...]  # the hands; the rest lies open or in the deck


class Thinker:
    """An observer who has every possible deal in mind."""

    def __init__(self, table: Table, observer: int) -> None:
        self.observer = observer
        self.seats = table.seats
        own = frozenset(table.state.cards(HAND + observer)) if observer < table.seats else frozenset()
        self.deals: set[Deal] = {()}
        for seat in range(table.seats):
            self.deals = {
                (*deal, hand)
                for deal in self.deals
                for hand in self._hands(own, set(range(CARDS)).difference(own, *deal), seat)
            }

    def _hands(self, own: frozenset[int], left: set[int], seat: int) -> list[frozenset[int]]:
        return [own] if seat == self.observer else [frozenset(hand) for hand in combinations(sorted(left), 2)]

    def follow(self, before: Table, after: Table) -> None:
        """Think of what was said, and of what may have been drawn."""
        for event in after.events[len(before.events) :]:
            args = event.args
            if event.name in ("found", "denied"):
                card, asked = args["card" if event.name == "found" else "guess"], args["seat2"]
                self.deals = {deal for deal in self.deals if (card in deal[asked]) == (event.name == "found")}
            elif event.name == "move" and args["zone"] == DECK:
                self._draw(args["card"], args["zone2"] - HAND, before)
        won = {card for seat in range(self.seats) for card in after.state.cards(WON + seat)}
        self.deals = {tuple(hand - won for hand in deal) for deal in self.deals}

    def _draw(self, card: int, seat: int, before: Table) -> None:
        won = {card for other in range(self.seats) for card in before.state.cards(WON + other)}
        drawn = set()
        for deal in self.deals:
            deck = set(range(CARDS)).difference(won, *deal)
            for found in {card} & deck if seat == self.observer else deck:
                drawn.add((*deal[:seat], deal[seat] | {found}, *deal[seat + 1 :]))
        self.deals = drawn

    def where(self, card: int, won: set[int]) -> set[int]:
        """The zones of a card that is not won, in all deals."""
        found = {HAND + seat for deal in self.deals for seat, hand in enumerate(deal) if card in hand}
        if any(not any(card in hand for hand in deal) for deal in self.deals) and card not in won:
            found.add(DECK)
        return found


@pytest.mark.parametrize(("seats", "draw"), [(2, "yes"), (2, "no"), (3, "no")])
@pytest.mark.parametrize("number", range(3))
def test_what_is_known_fits_every_possible_deal(seats: int, draw: str, number: int) -> None:
    """Nothing is ruled out that could be; and of two without drawing, everything is that cannot be."""
    table = Table(GUESSING, seats, {"draw": draw}, seed_of(number))
    random = Random(number)
    thinkers = [Thinker(table, observer) for observer in range(seats + 1)]
    for _ in range(6 if draw == "yes" else 12):
        if table.pending is None:
            break
        before = table.clone()
        (seat,) = table.pending.seats
        table.apply(seat, random.choice(table.options(seat)).id)
        won = {card for seat in range(seats) for card in table.state.cards(WON + seat)}
        for thinker in thinkers:
            thinker.follow(before, table)
            for card in set(range(CARDS)) - won:
                known = {zone for zone, _ in table.knowledge.where(thinker.observer, card)}
                possible = thinker.where(card, won)
                assert not known or possible <= known
                if seats == 2 and draw == "no" and thinker.observer < 2:
                    assert known == possible or (not known and len(possible) == 2)


def test_a_wrong_guess_is_known_to_all() -> None:
    table = Table(GUESSING, 2, {"draw": "no"}, seed_of(1))
    asked = guessing.NAMES[table.state.cards(DECK)[0]]
    table.apply(0, f"ask 2 for {asked}")
    mine, hers, spectator = (table.view(observer)["state"] for observer in (0, 1, None))
    assert asked in mine["deck"]  # neither in the own hand nor in the other's
    assert hers["unsure"] == []
    assert spectator["unsure"] == [{"cards": [asked], "places": ["deck", "hand/0"]}]
    assert table.can_undo is None
    for seed in range(20):
        world = table.determinise(None, Rng(seed)).state
        assert guessing.NAMES.index(asked) not in world.cards(HAND + 1)
