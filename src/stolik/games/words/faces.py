"""What is printed on the cards, for who draws them."""

from __future__ import annotations

from typing import TypedDict

from stolik.games.words.data import CARDS


class Face(TypedDict):
    letter: str
    black: bool
    motif: str


FACES: dict[str, Face] = {
    card.id: {"letter": card.letter.upper(), "black": card.black, "motif": card.motif} for card in CARDS
}
