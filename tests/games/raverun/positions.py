"""Exact positions of Raverun, written down as they lie on the table, and what a test asks about them.

Cards are written as in the leaflet ("4C 1A"); a pile from its bottom to its top, the cards under the
deck from the nearest to the top down. A place is "hand/0", "battlefield/1", "pile/2:0" (its bottom
card), "deck" (the part that was never dealt) or "under:0".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.kit import table_at
from stolik.engine.knowledge import Knowledge
from stolik.engine.table import Table
from stolik.games.raverun import GAME
from stolik.games.raverun.state import DECK, FIELD, HAND, LAYOUT, PILE, UNDER

A, B, C = WOJTEK, KAROL, MONIKA = range(3)
NAMES = ["Wojtek", "Karol", "Monika"]

# What is still to be done at the beginning of each part of the game, the next step last.
PHASES = {
    "first card": ["begin_round", "first_card"],
    "order": ["end_round", "green_sweep", "skirmish", "set_order"],
    "skirmish": ["end_round", "green_sweep", "skirmish"],
    "actions": ["end_round", "green_sweep"],
    "end of round": ["end_round"],
    "final round": ["end_game", "red_sweep"],
}


def position(
    phase: str,
    *,
    piles: Sequence[str],
    hands: Sequence[str] = (),
    fields: Sequence[str] = (),
    deck: str = "",
    under: str = "",
    laid: Sequence[str] = (),
    rest: str = "deck",
) -> Table:
    """A table with this position. One pile for each player, "" for none.

    All cards that are not named go to `rest`: the deck, a hand, a battlefield, or the bottom of a pile.
    """
    seats = len(piles)
    data: dict[str, Any] = {
        "seats": seats,
        "over": False,
        "turn": 0 if phase == "first card" else 1,
        "sealed": [0] * seats,
        "last": 0,
        "laid": [1 + LAYOUT.cards.index(card) for card in laid] + [0] * (3 - len(laid)),
        "todo": [[step, 0, 0, 0] for step in PHASES[phase]],
        "hand": [cards.split() for cards in _each(hands, seats)],
        "battlefield": [cards.split() for cards in _each(fields, seats)],
        "pile": [cards.split() for cards in piles],
        "deck": deck.split(),
        "under": under.split(),
    }
    named = {card for zone in ("hand", "battlefield", "pile") for cards in data[zone] for card in cards}
    zone, _, seat = rest.partition("/")
    others: list[str] = data[zone][int(seat)] if seat else data[zone]
    others[:0] = [card for card in LAYOUT.cards if card not in named | {*data["deck"], *data["under"]}]
    return table_at(GAME, data, NAMES, {})


def _each(cards: Sequence[str], seats: int) -> list[str]:
    return [*cards, *[""] * (seats - len(cards))]


# --- what lies where ---


def _cards(table: Table, zone: int) -> list[str]:
    return [LAYOUT.cards[card] for card in table.state.cards(zone)]


def hand(table: Table, seat: int) -> str:
    return " ".join(_cards(table, HAND + seat))


def field(table: Table, seat: int) -> str:
    return " ".join(_cards(table, FIELD + seat))


def pile(table: Table, seat: int) -> str:
    """From the bottom to the top."""
    return " ".join(_cards(table, PILE + seat))


def deck(table: Table) -> str:
    """The part that was never dealt."""
    return " ".join(_cards(table, DECK))


def under(table: Table) -> str:
    """The part that was put under the deck, from the top down."""
    return " ".join(_cards(table, UNDER))


# --- what is asked ---


def asks(table: Table) -> tuple[int, str] | None:
    """Who is asked, and about which acting card (or which step); None when the game is over."""
    decision = table.pending
    if decision is None:
        return None
    (seat,) = decision.seats
    return seat, decision.facts.get("card", decision.step)


def offers(table: Table, event: str = "offered") -> list[tuple[int, str]]:
    """Every offer so far: whose card, and which."""
    return [(e["seat"], e["card"]) for e in table.events_for(None) if e["event"] in (event, event + "_red")]


def idle(table: Table) -> list[tuple[int, str]]:
    """Every card that was passed over because it had no use."""
    return offers(table, "no_use")


# --- what is known ---


def places(table: Table, observer: int | None, card: str) -> set[str]:
    """Where a card may lie as the view of an observer tells; one place is certainty, none is no idea."""
    state = table.view(observer)["state"]
    found: set[str] = set()
    for zone in LAYOUT.zones:
        if zone.index < table.seats:
            cards = state[zone.name] if zone.index < 0 else state[zone.name][zone.index]
            for spot, name in enumerate(cards):
                if name == card:
                    found.add(f"{zone.label}:{spot}" if zone.ordered else zone.label)
    for group in state["unsure"]:
        if card in group["cards"]:
            assert not found, f"{card} is known and unsure at once"
            found |= set(group["places"])
    return found


def learn(table: Table, observer: int | None, card: str, *where: str) -> None:
    """The observer has seen before that this card lies in one of these places."""
    may = 0
    for label in where:
        name, _, spot = label.partition(":")
        zone = [zone.label for zone in LAYOUT.zones].index(name)
        may |= 1 << table.knowledge.places.at(zone, int(spot or 0))
    seat = table.seats if observer is None else observer
    data = table.knowledge.to_json()
    data["may"][seat][LAYOUT.cards.index(card)] = may
    table.knowledge = Knowledge.from_json(table.state, data)
