"""Tables with a fixed deal: chance falls as a test says."""

from __future__ import annotations

from stolik.engine.chain import KeyedDice, seed_of
from stolik.engine.game import Game
from stolik.engine.table import Table


class Loaded(KeyedDice):
    """Falls as it was told, as long as that lasts."""

    def __init__(self, falls: list[int]) -> None:
        super().__init__(b"loaded")
        self.falls = falls

    def below(self, n: int) -> int:
        fall = self.falls.pop(0)
        assert 0 <= fall < n, f"{fall} is not below {n}"
        return fall


class Scripted(Table):
    def __init__(self, game: Game, seats: int, falls: list[int]) -> None:
        self.falls = falls
        super().__init__(game, seats, seed=seed_of(0))

    def _go_on(self, turn: int) -> None:
        self.dice = Loaded(self.falls)
        super()._go_on(turn)

    def play(self, *answers: tuple[int, str]) -> None:
        for seat, text in answers:
            self.apply(seat, text)


def falls_of(cards: list[str], dealt: list[str]) -> list[int]:
    """What the dice must show so that a bag gives these cards, one after the other."""
    left = list(cards)
    falls = []
    for card in dealt:
        falls.append(left.index(card))
        left.remove(card)
    return falls
