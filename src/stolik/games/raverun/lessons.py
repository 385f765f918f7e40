"""Positions of Raverun, written down as they lie on the table: for lessons, pages of rules and tests.

Cards are written as in the leaflet ("4C 1A"); a pile from its bottom to its top, the cards under the
deck from the nearest to the top down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.engine.errors import BadPicture
from stolik.games.raverun.state import LAYOUT

# What is still to be done at the beginning of each part of the game, the next step last.
PHASES = {
    "first card": ["begin_round", "first_card"],
    "order": ["end_round", "green_sweep", "skirmish", "set_order"],
    "skirmish": ["end_round", "green_sweep", "skirmish"],
    "actions": ["end_round", "green_sweep"],
    "end of round": ["end_round"],
    "final round": ["end_game", "red_sweep"],
}
FIELDS = {"phase", "order", "piles", "hands", "fields", "deck", "under", "laid", "rest"}
ZONES = ("hand", "battlefield", "pile")


def position(told: dict[str, Any], _: dict[str, str]) -> dict[str, Any]:
    """`piles`, `hands`, `fields` are those of each seat, "" for none; `laid` what each has laid in this round.

    `order` are the seats that still lay a card before the skirmish, the next one last. All cards that are not named go
    to `rest`: the deck, a hand (`hand/0`), a battlefield, or the bottom of a pile.
    """
    for field in told:
        if field not in FIELDS:
            raise BadPicture(f"there is no {field}")
    order = told.get("order", [])
    phase = told.get("phase", "skirmish" if order else "")
    if phase not in PHASES:
        raise BadPicture(f"there is no phase {phase}")
    seats = len(told["piles"])
    laid = told.get("laid", [])
    data: dict[str, Any] = {
        "seats": seats,
        "over": False,
        "turn": 0 if phase == "first card" else 1,
        "sealed": [0] * seats,
        "last": 0,
        "laid": [1 + LAYOUT.cards.index(card) for card in laid] + [0] * (3 - len(laid)),
        "todo": [[step, 0, 0, 0] for step in PHASES[phase]] + [["lay", seat, 0, 0] for seat in order],
        "hand": _each(told.get("hands", []), seats),
        "battlefield": _each(told.get("fields", []), seats),
        "pile": _each(told["piles"], seats),
        "deck": told.get("deck", "").split(),
        "under": told.get("under", "").split(),
    }
    named = [card for zone in ZONES for cards in data[zone] for card in cards] + data["deck"] + data["under"]
    if len(set(named)) < len(named) or not set(named) <= set(LAYOUT.cards):
        raise BadPicture(f"a card is there twice, or is none: {' '.join(named)}")
    zone, _, seat = told.get("rest", "deck").partition("/")
    others: list[str] = data[zone][int(seat)] if seat else data[zone]
    others[:0] = [card for card in LAYOUT.cards if card not in named]
    return data


def _each(cards: Sequence[str], seats: int) -> list[list[str]]:
    return [text.split() for text in [*cards, *[""] * (seats - len(cards))]]
