"""The lazy deck: chance on drawing comes to the same as an order fixed at the deal."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations
from math import prod

import pytest

from stolik.engine.chain import KeyedDice, seed_of
from stolik.games.raverun.state import LAYOUT

from .positions import A, B, C, position

Draws = tuple[tuple[int, str], ...]  # who drew what, in order


class Branching(KeyedDice):
    """Dice that fall as told at first, then on zero, and remember how many sides each had."""

    def __init__(self, falls: list[int]) -> None:
        super().__init__(seed_of(1))
        self.falls = falls
        self.sides: list[int] = []

    def below(self, n: int) -> int:
        if len(self.sides) == len(self.falls):
            self.falls.append(0)
        self.sides.append(n)
        return self.falls[len(self.sides) - 1]


def every_outcome(run: Callable[[KeyedDice], Draws]) -> dict[Draws, Fraction]:
    found: dict[Draws, Fraction] = defaultdict(Fraction)
    waiting: list[list[int]] = [[]]
    while waiting:
        told = waiting.pop()
        fixed = len(told)
        dice = Branching(told)
        found[run(dice)] += Fraction(1, prod(dice.sides))
        for i in range(fixed, len(dice.sides)):
            waiting += [[*dice.falls[:i], other] for other in range(1, dice.sides[i])]
    return found


Plan = list[tuple[int, str]]  # who puts which cards down and draws as many; "" draws one with a 3

PLANS: list[tuple[list[str], Plan]] = [
    (["2A", "3A", "3B"], [(A, "5A 6A"), (B, ""), (C, "")]),  # the last draw is Wojtek's 5A
    (["2A", "2B", "3B"], [(A, "6A 5A"), (B, "5B"), (C, "")]),  # Karol draws the third card, Monika the 6A
    (["2A", "2B", "2C"], [(A, "5A"), (B, "6B 5B"), (C, "5C 6C")]),
]


@pytest.mark.rule("RAV.effect.2", "RAV.effect.3", "RAV.info.5")
@pytest.mark.parametrize(("tops", "plan"), PLANS)
def test_the_lazy_deck_is_a_deck_with_a_fixed_order(tops: list[str], plan: Plan) -> None:
    def lazily(dice: KeyedDice) -> Draws:
        hands = ["5A 6A 8A", "5B 6B 8B", "5C 6C 8C"]
        table = position("actions", piles=tops, hands=hands, fields=["4C"], deck="7A 7B 7C", rest="pile/0")
        table.dice = dice
        for seat, cards in plan:
            for card in cards.split():
                table.apply(seat, f"exchange {card}")
            table.apply(seat, "done" if cards else "draw")
        return tuple((e.args["seat"], LAYOUT.cards[e.args["card"]]) for e in table.events if e.name == "drew")

    def with_a_fixed_order(order: tuple[str, ...]) -> Draws:
        deck = list(order)
        drawn = []
        for seat, cards in plan:
            deck += cards.split()
            drawn += [(seat, deck.pop(0)) for _ in cards.split() or [""]]
        return tuple(drawn)

    expected: Counter[Draws] = Counter(with_a_fixed_order(order) for order in permutations(("7A", "7B", "7C")))
    assert every_outcome(lazily) == {draws: Fraction(count, 6) for draws, count in expected.items()}
