"""What is always true (sections 3 and 6 of the specification), over some hundred random games."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.engine import loop
from stolik.engine.chain import seed_of
from stolik.engine.kit import Options, Rng
from stolik.engine.layout import TURN
from stolik.engine.state import State, Watch
from stolik.engine.table import Table
from stolik.engine.views import load
from stolik.games.raverun import GAME
from stolik.games.raverun.rules import RULES
from stolik.games.raverun.state import DECK, FIELD, HAND, LAYOUT, PILE, UNDER

SEATS = pytest.mark.parametrize("seats", [2, 3])
GAMES = 200


class Diary(Watch):
    """A random game, written down; what must hold at every moment is checked on the way."""

    def __init__(self, g: State, number: int) -> None:
        self.sweeps: list[list[str]] = []  # the cards offered, sweep by sweep; the last one is the red one
        self.stock: list[int] = []  # cards in hands and deck at the beginning of each round, and at the end
        self.piles_at_the_end = 0
        self.edges: set[str] = set()
        self.final = False
        g.watch = self
        seats = g.seats
        rng = Rng(11, number)
        options = Options()
        loop.settle(RULES, g, rng)
        while not g.over:
            seat = loop.actor(RULES, g)
            loop.options_of(RULES, g, seat, options)
            taken = options.to_list()
            assert len(taken) == len(set(taken)) > 0
            before = self._measure(g)
            step = loop.pending(RULES, g).name
            option = taken[rng.below(len(taken))]
            loop.answer(RULES, g, seat, option)
            loop.settle(RULES, g, rng)
            self._compare(step, seat, option, before, self._measure(g))
        self.rounds = g[TURN]
        self.shares = [RULES.share(g, seat) for seat in range(seats)]
        self.tops = [g.top(PILE + seat) for seat in range(seats)]

    def _measure(self, g: State) -> tuple[list[int], list[int]]:
        """The sizes of hands and piles; and all 24 cards must be there."""
        own = [zone + seat for zone in (HAND, FIELD, PILE) for seat in range(g.seats)]
        assert sorted(card for zone in (*own, DECK, UNDER) for card in g.cards(zone)) == list(range(24))
        hands = [g.count(HAND + seat) for seat in range(g.seats)]
        if not g.over and loop.pending(RULES, g).name == "exchange":
            hands[g.a] += g.c  # cards that are down and will be drawn again
        return hands, [g.count(PILE + seat) for seat in range(g.seats)]

    def _compare(
        self, step: str, seat: int, option: int, before: tuple[list[int], list[int]], after: tuple[list[int], list[int]]
    ) -> None:
        if step != "first_card":
            grown = {"lay": -1, "draw": 1 if option else 0}.get(step, 0)
            assert [now - old for now, old in zip(after[0], before[0], strict=True)] == [
                grown if s == seat else 0 for s in range(len(after[0]))
            ]
        if not self.final:
            assert all(now >= old for now, old in zip(after[1], before[1], strict=True))

    def told(self, g: State, event: int, a: int, b: int, c: int, d: int) -> None:
        name = RULES.events[event].name
        if name in ("round_began", "final_round"):
            self.stock.append(sum(g.count(zone) for zone in (DECK, UNDER, *range(HAND, HAND + g.seats))))
            self.sweeps.append([])
        if name == "final_round":
            self.final = True
            self.piles_at_the_end = sum(g.count(PILE + seat) for seat in range(g.seats))
        if name == "skirmish_won":
            assert g.holds(FIELD + a, b)
        if name in ("offered", "offered_red"):
            assert (name == "offered_red") == self.final
            self.sweeps[-1].append(LAYOUT.cards[b])
        if name == "no_use":
            self.edges.add(f"{LAYOUT.cards[b][0]} without a use")
            if LAYOUT.cards[b][0] == "4":  # the skirmish left a card: only another 4 can have moved it
                assert sum(card[0] == "4" for card in self.sweeps[-1]) > 1
        if name == "sank" and g.count(PILE + c) == 0:
            self.edges.add("pile emptied by a 6")


@cache
def games(seats: int) -> list[Diary]:
    return [Diary(RULES.start(seats, {}), number) for number in range(GAMES)]


# Long games are rare. So some begin late: how many cards there are in each hand, in the deck, in each
# pile and on each battlefield when round 8 (two players) or 6 (three) begins with the deck almost used up.
LATE = {2: ([4, 3], 1, [4, 5], [4, 3]), 3: ([2, 2, 1], 1, [4, 4, 5], [2, 2, 1])}


def late(seats: int, number: int) -> State:
    """The 24 cards lie at random, as many in each place as there can be then."""
    hands, deck, piles, fields = LATE[seats]
    rng = Rng(12, number)
    left = list(LAYOUT.cards)
    rounds = 1 + sum(fields)

    def some(count: int) -> list[str]:
        return [left.pop(rng.below(len(left))) for _ in range(count)]

    return load(
        RULES,
        {
            "seats": seats,
            "over": False,
            "turn": rounds - 1,
            "sealed": [0] * seats,
            "last": 0,
            "laid": [0, 0, 0],
            "todo": [["begin_round", 0, 0, 0]],
            "hand": [some(count) for count in hands],
            "battlefield": [some(count) for count in fields],
            "pile": [some(count) for count in piles],
            "deck": some(deck),
            "under": [],
        },
    )


@cache
def late_games(seats: int) -> list[Diary]:
    return [Diary(late(seats, number), number) for number in range(GAMES)]


@SEATS
@pytest.mark.rule("RAV.zone.3", "RAV.cards.1")
def test_the_24_cards_are_always_there_and_no_pile_shrinks_before_the_end(seats: int) -> None:
    """Checked after every decision, and that only laying and 3 change the size of a hand (ruling 31)."""
    assert len(games(seats)) == GAMES


@SEATS
@pytest.mark.rule("RAV.phase3.1", "RAV.phase3.4", "RAV.end.3", "RAV.end.4", "RAV.cards.3")
def test_offers_rise_strictly_inside_a_sweep(seats: int) -> None:
    """So there are at most twelve; green ones in phase 3, red ones in the final round."""
    for game in games(seats):
        for sweep in game.sweeps:
            assert sweep == sorted(set(sweep))
            assert len(sweep) <= 12
        assert all(card < "5" for sweep in game.sweeps[:-1] for card in sweep)
        assert all(card > "5" for card in game.sweeps[-1])


@pytest.mark.rule("RAV.end.1", "RAV.end.2")
@pytest.mark.parametrize(("seats", "fewest", "most"), [(2, 6, 11), (3, 5, 7)])
def test_number_of_rounds(seats: int, fewest: int, most: int) -> None:
    rounds = {game.rounds for game in games(seats) + late_games(seats)}
    assert {fewest, most} <= rounds <= set(range(fewest, most + 1))


@pytest.mark.rule("RAV.phase1.3")
@pytest.mark.parametrize(("seats", "at_first"), [(2, 22), (3, 21)])
def test_hands_and_deck_lose_one_card_a_player_in_each_round(seats: int, at_first: int) -> None:
    for game in games(seats):
        assert game.stock == [at_first - seats * played for played in range(game.rounds + 1)]


@pytest.mark.rule("RAV.end.6", "RAV.phase2.2")
@pytest.mark.parametrize(("seats", "least"), [(2, 8), (3, 13)])
def test_piles_hold_enough_that_the_three_6s_cannot_empty_them_all(seats: int, least: int) -> None:
    assert all(game.piles_at_the_end >= least for game in games(seats))


@SEATS
@pytest.mark.rule("RAV.end.5", "RAV.end.6", "RAV.goal.1")
def test_exactly_one_winner(seats: int) -> None:
    """Ruling 32: the highest top, of which there is at least one."""
    for game in games(seats):
        assert sorted(game.shares) == [0.0] * (seats - 1) + [1.0]
        assert game.tops[game.shares.index(1.0)] == max(game.tops) >= 0


@pytest.mark.rule("RAV.effect.0", "RAV.end.6")
def test_all_edge_states_occur() -> None:
    """Rulings 16, 17, 26 and 28 are no theory: a 3, 4 and 7 without a use, and an emptied pile."""
    played = games(2) + late_games(2) + games(3) + late_games(3)
    assert set().union(*(game.edges for game in played)) >= {
        "3 without a use",
        "4 without a use",
        "7 without a use",
        "pile emptied by a 6",
    }


# --- knowledge ---


def really(table: Table) -> dict[int, tuple[int, int]]:
    """Where each card lies: its zone and, under the deck, its spot."""
    g = table.state
    return {
        card: (number, spot if number == UNDER else -1)
        for number, zone in enumerate(LAYOUT.zones)
        if zone.index < g.seats
        for spot, card in enumerate(g.cards(number))
    }


@SEATS
@settings(max_examples=15)
@given(number=st.integers(0, 2**32))
@pytest.mark.rule("RAV.info.1", "RAV.info.4", "RAV.info.5", "RAV.info.6", "RAV.info.9")
def test_what_is_marked_as_known_is_true_and_the_rest_may_be_anything(seats: int, number: int) -> None:
    """At every decision, for every seat and a spectator; dealt anew, the hidden rest changes no view."""
    table = Table(GAME, seats, seed=seed_of(number))
    rng = Rng(number)
    while not table.over:
        assert table.pending is not None
        real = really(table)
        for observer in range(seats + 1):
            for card in range(24):
                where = table.knowledge.where(observer, card)
                assert not where or real[card] in where
        observer = rng.below(seats + 1)
        seen_as = None if observer == seats else observer
        world = table.determinise(seen_as, rng)
        RULES.invariants(world.state)
        if table.pending.kind != "sealed":  # in a world, the others pick again
            assert world.view(seen_as) == table.view(seen_as)
        for card, place in really(world).items():
            where = table.knowledge.where(observer, card)
            assert not where or place in where
        seat = table.pending.seats[rng.below(len(table.pending.seats))]
        options = table.options(seat)
        table.apply(seat, options[rng.below(len(options))].id)
