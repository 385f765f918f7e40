"""What is printed on the action cards, for who draws them."""

from __future__ import annotations

from typing import TypedDict

from stolik.games.ankhmorpork.data import CARDS, Deck, Symbol


class Face(TypedDict):
    deck: Deck
    symbols: tuple[Symbol, ...]  # in the order in which they are carried out
    money: int  # 0: no money symbol
    effect: str  # "": neither scroll nor reaction
    effect_english: str


FACES: dict[str, Face] = {
    card.id: {
        "deck": card.deck,
        "symbols": card.symbols,
        "money": card.money,
        "effect": card.effect,
        "effect_english": card.effect_english,
    }
    for card in CARDS
}
