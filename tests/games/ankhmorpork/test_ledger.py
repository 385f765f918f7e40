"""Over random games: what the events tell is exactly what happens to money, figures and trouble markers."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.engine import loop
from stolik.engine.kit import Options, Rng
from stolik.engine.state import State, Watch
from stolik.games.ankhmorpork.rules import RULES
from stolik.games.ankhmorpork.state import DEMON, FIGURES, MONEY, OWNERS, TROLL, TROUBLE

COSTS = [6, 18, 12, 18, 6, 12, 6, 6, 12, 12, 18, 12]
POWER_PRICES = {1: 3, 8: 3, 10: 2}


class Ledger(Watch):
    """Money, figures and markers by the rulebook, from nothing but what was told."""

    def __init__(self, g: State) -> None:
        self.money = [10] * g.seats
        self.figures = Counter({(area, seat): 1 for area in (1, 5, 7) for seat in range(g.seats)})
        self.trouble = {1, 5, 7}
        self.quiet = False  # the next placement is one without trouble (P3)

    def ran(self, g: State, step: int) -> None:
        if RULES.steps[step].name == "place_quietly":
            self.quiet = True

    def told(self, g: State, event: int, a: int, b: int, c: int, d: int) -> None:
        handler = getattr(self, "on_" + RULES.events[event].name, None)
        if handler is not None:
            handler(*(a, b, c, d)[: len(RULES.events[event].args)])

    # Money: what is not between two players is between a player and the bank.

    def on_earned(self, seat: int, amount: int) -> None:
        self.money[seat] += amount

    def on_took(self, seat: int, victim: int, amount: int) -> None:
        self.money[seat] += amount
        self.money[victim] -= amount

    def on_paid(self, payer: int, seat: int, amount: int) -> None:
        self.on_took(seat, payer, amount)

    def on_bought(self, seat: int, owner: int, area: int) -> None:
        self.on_took(owner, seat, COSTS[area - 1])

    def on_built(self, seat: int, area: int, price: int) -> None:
        assert price in (COSTS[area - 1], COSTS[area - 1] // 2)
        self.money[seat] -= price

    def on_shielded(self, seat: int, area: int) -> None:
        self.money[seat] -= 3

    def on_levied(self, seat: int, amount: int) -> None:
        self.money[seat] -= amount

    def on_power_used(self, seat: int, area: int) -> None:
        self.money[seat] -= POWER_PRICES.get(area, 0)

    # Figures: who joins another makes trouble (Z1), who goes takes it along (Z2).

    def arrive(self, area: int, owner: int) -> None:
        if any(self.figures[area, other] for other in range(OWNERS)):
            self.trouble.add(area)
        self.figures[area, owner] += 1

    def leave(self, area: int, owner: int) -> None:
        self.figures[area, owner] -= 1
        assert self.figures[area, owner] >= 0
        self.trouble.discard(area)

    def on_placed(self, seat: int, area: int) -> None:
        if self.quiet:
            self.figures[area, seat] += 1
            self.quiet = False
        else:
            self.arrive(area, seat)

    def on_lifted(self, seat: int, area: int) -> None:
        self.leave(area, seat)

    def on_removed(self, area: int, owner: int) -> None:
        self.leave(area, owner)

    def on_went(self, owner: int, source: int, target: int) -> None:
        self.leave(source, owner)
        self.arrive(target, owner)

    def on_fled(self, seat: int, source: int, target: int) -> None:
        self.on_went(seat, source, target)

    def on_traded_places(self, one: int, here: int, other: int, there: int) -> None:
        self.leave(here, one)
        self.leave(there, other)
        self.arrive(there, one)
        self.arrive(here, other)

    def on_landed(self, kind: int, area: int) -> None:
        self.arrive(area, kind)
        if kind == DEMON:
            self.trouble.add(area)

    def on_dragon_came(self, area: int) -> None:
        self.trouble.discard(area)

    def on_stirred(self, seat: int, area: int) -> None:
        assert area not in self.trouble
        self.trouble.add(area)

    def on_calmed(self, seat: int, area: int) -> None:
        self.trouble.remove(area)

    def compare(self, g: State) -> None:
        assert self.money == [g[MONEY + seat] for seat in range(g.seats)]
        assert all(amount >= 0 for amount in self.money)
        standing = {
            (area, owner): g[FIGURES + OWNERS * (area - 1) + owner] for area in range(1, 13) for owner in range(OWNERS)
        }
        assert +self.figures == +Counter(standing)
        assert self.trouble == {area for area in range(1, 13) if g[TROUBLE] >> (area - 1) & 1}
        for owner, most in [*((seat, 12) for seat in range(g.seats)), (TROLL, 3), (DEMON, 4)]:
            assert sum(self.figures[area, owner] for area in range(1, 13)) <= most


@pytest.mark.rule("AM.Z1", "AM.Z2", "AM.P1", "AM.P2", "AM.P3", "AM.S1", "AM.M1", "AM.M9", "AM.S3")
@settings(max_examples=12)
@given(seats=st.integers(2, 4), edition=st.sampled_from(["polish", "english"]), seed=st.integers(0, 2**32 - 1))
def test_the_ledger_balances_after_every_decision(seats: int, edition: str, seed: int) -> None:
    g = RULES.start(seats, {"edition": edition})
    ledger = Ledger(g)
    g.watch = ledger
    rng = Rng(seed)
    options = Options()
    loop.settle(RULES, g, rng)
    while not g.over:
        ledger.compare(g)
        seat = loop.actor(RULES, g)
        loop.options_of(RULES, g, seat, options)
        offered = options.to_list()
        assert len(offered) == len(set(offered)) > 0
        loop.answer(RULES, g, seat, offered[rng.below(len(offered))])
        loop.settle(RULES, g, rng)
    ledger.compare(g)
    RULES.invariants(g)
