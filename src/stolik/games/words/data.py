"""The letter cards of "Potęga słowa", read from their file and checked. Their pictures do nothing (WORDS.R29)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from stolik.engine.datafile import Item, items, once, read
from stolik.engine.errors import DataError
from stolik.engine.texts import Texts
from stolik.games.words.lexicon import ALPHABET

BLACK = "ąćęńóśźż"  # the letters of the devices
CARDS_THERE_ARE = 110
DEVICE = "device"  # the motif of every black card and of no other
MOTIFS = (
    *("tower", "dome", "bridge", "statue", "mountain", "island", "river", "ship", "gem"),
    *("painting", "book", "machine", "ruin", "palace", "garden", "star", "instrument", "animal"),
    DEVICE,
)
SOURCES = ("reconstructed", "printed")  # "printed": counted in the box


@dataclass(frozen=True)
class Card:
    id: str
    letter: str
    black: bool
    motif: str


def load_cards(path: Path, texts: Texts) -> tuple[Card, ...]:
    """WORDS.X1: 110 cards, 8 of them black, one for each black letter; each shows an object that fits its letter."""
    data = read(path)
    for field in data:
        if field not in ("source", "card"):
            raise DataError(path, f"has an unknown field {field}")
    if data.get("source") not in SOURCES:
        raise DataError(path, f"must say whether it is {' or '.join(SOURCES)}, not {data.get('source')}")
    cards = tuple(_card(item, texts) for item in items(path, data, "card", "id", Card))
    if len(cards) != CARDS_THERE_ARE:
        raise DataError(path, f"there must be {CARDS_THERE_ARE} cards, not {len(cards)}")
    for letter in BLACK:
        there = sum(card.letter == letter for card in cards)
        if there != 1:
            raise DataError(path, f"there must be 1 card with the letter {letter}, not {there}")
    once(path, (f"the object {_object(card.id, texts)}" for card in cards))
    return cards


def _card(item: Item, texts: Texts) -> Card:
    letter = item.text("letter", tuple(ALPHABET))
    card = Card(item.text("id"), letter, item.flag("black", default=False), item.text("motif", MOTIFS))
    if card.black != (letter in BLACK):
        raise item.wrong(f"must be {'black' if letter in BLACK else 'blue'}, having the letter {letter}")
    if card.black != (card.motif == DEVICE):
        raise item.wrong(f"must have the motif {DEVICE} exactly if it is black")
    name = _object(card.id, texts)
    if not card.black and not name.lower().startswith(letter):
        raise item.wrong(f"must show an object that begins with {letter}, not {name}")
    return card


def _object(card: str, texts: Texts) -> str:
    return texts.say("pl", f"object-{card}")


TEXTS = Texts(Path(__file__).with_name("text"))
CARDS = load_cards(Path(__file__).with_name("cards.toml"), TEXTS)
