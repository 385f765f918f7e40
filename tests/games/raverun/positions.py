"""What a test asks about exact positions of Raverun, which are written down as `games/raverun/lessons.py` has it.

A place is "hand/0", "battlefield/1", "pile/2:0" (its bottom card), "deck" (the part that was never dealt) or "under:0".
"""

from __future__ import annotations

from typing import Any

from games.kit import table_at
from stolik.engine.knowledge import Knowledge
from stolik.engine.table import Table
from stolik.games.raverun import GAME, lessons
from stolik.games.raverun.state import DECK, FIELD, HAND, LAYOUT, PILE, UNDER

A, B, C = WOJTEK, KAROL, MONIKA = range(3)
NAMES = ["Wojtek", "Karol", "Monika"]


def position(phase: str, **told: Any) -> Table:
    """A table with this position, told as the lessons tell theirs."""
    return table_at(GAME, lessons.position({"phase": phase, **told}, {}), NAMES, {})


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
