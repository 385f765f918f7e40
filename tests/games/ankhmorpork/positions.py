"""Exact positions of Ankh-Morpork, written down as they lie on the table.

An area is named by its number on the board. What stands there is written as a string: "1 1 2" are two agents of the
first player and one of the second, "t" a troll, "d" a demon, "!" a trouble marker, "H2" a building of
the second player. Cards are named by their ids; those that are not named go where they belong: green, brown, undealt,
the event deck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.kit import Loaded, table_at
from stolik.engine.table import Table
from stolik.games.ankhmorpork import GAME
from stolik.games.ankhmorpork.data import CARDS
from stolik.games.ankhmorpork.state import (
    DISCARD,
    FIGURES,
    FIRST_EVENT,
    FIRST_PERSON,
    HAND,
    LAYOUT,
    LOAN,
    MONEY,
    OWNERS,
    PENALTY,
    TROUBLE,
    owner_of,
)

RED, YELLOW, GREEN, BLUE = range(4)
PLAYERS = ["Red", "Yellow", "Green", "Blue"]
OWNER_MARKS = "1234td"


def position(
    city: Mapping[int, str],
    *,
    hands: Sequence[str] = (),
    seats: int = 2,
    active: int = RED,
    money: Sequence[int] = (),
    people: Sequence[str] = (),
    discard: str = "",
    loans: Sequence[str] = (),
    penalties: Sequence[str] = (),
    deck: str | None = None,
    events: str | None = None,
    lost: Sequence[int] = (),
    edition: str = "polish",
    dice: Sequence[int] = (),
    begin: bool = False,
) -> Table:
    """The active player is about to play a card; his goal was not met. Or, if `begin`, his turn is about to begin.

    `deck`: the only cards left to draw; `events`: the only events left; the rest of them is out of the game.
    `people`: the personalities in seat order. `dice`: how chance falls from here on, each as `below(n)` gives it.
    """
    figures = [0] * (12 * OWNERS)
    building = [0] * 12
    trouble = 0
    for number, signs in city.items():
        for sign in signs.split():
            if sign == "!":
                trouble |= 1 << (number - 1)
            elif sign.startswith("H"):
                building[number - 1] = int(sign[1])
            else:
                figures[OWNERS * (number - 1) + OWNER_MARKS.index(sign)] += 1
    zones: dict[str, Any] = {
        "hand": [cards.split() for cards in _each(hands, seats)],
        "discard": discard.split(),
        "loan": [cards.split() for cards in _each(loans, seats)],
        "penalty": [cards.split() for cards in _each(penalties, seats)],
        "play": [],
        "face": [[] for _ in range(seats)],
        "filched": [[] for _ in range(seats)],
        "happened": [],
    }
    named = {
        *zones["discard"],
        *(card for zone in ("hand", "loan", "penalty") for cards in zones[zone] for card in cards),
    }
    persons = LAYOUT.cards[FIRST_PERSON:FIRST_EVENT]
    left = [person for person in persons if person not in people and (seats > 2 or person != "chrysoprase")]
    dealt = [*people, *left[: seats - len(people)]]
    zones["person"] = [[person] for person in dealt]
    zones["undealt"] = [person for person in left if person not in dealt]
    zones["event_deck"] = events.split() if events is not None else LAYOUT.cards[FIRST_EVENT:]
    rest = {
        kind: [
            card.id
            for card in CARDS
            if card.deck == kind and card.id not in named and (deck is None or card.id in deck.split())
        ]
        for kind in ("green", "brown")
    }
    if seats == 2:
        rest["brown"] = [card for card in rest["brown"] if card not in ("hubert", "cosmo-lavish")]
    zones |= rest
    lying = {
        card for zone in zones.values() for cards in zone for card in (cards if isinstance(cards, list) else [cards])
    }
    zones["box"] = [card for card in LAYOUT.cards if card not in lying]
    data: dict[str, Any] = {
        "seats": seats,
        "over": False,
        "turn": 1,
        "sealed": [0] * seats,
        "figures": figures,
        "building": building,
        "trouble": trouble,
        "money": [*money, *[10] * (seats - len(money)), *[0] * (4 - seats)],
        "lost": sum(1 << (number - 1) for number in lost),
        "used": 0,
        "gained": 0,
        "active": active,
        "played": 0,
        "fresh": 0,
        "won": 0,
        "unfolding": 0,
        "english": int(edition == "english"),
        "todo": [["begin_turn", 0, 0, 0]]
        if begin
        else [
            ["next_player", 0, 0, 0],
            ["refill", active, 0, 0],
            ["end_turn", active, 0, 0],
            ["play_card", active, 0, 0],
        ],
        **zones,
    }
    table = table_at(GAME, data, PLAYERS, {"edition": edition})
    if dice:
        table.dice = Loaded(*dice)
    return table


def _each(cards: Sequence[str], seats: int) -> list[str]:
    return [*cards, *[""] * (seats - len(cards))]


def falls(*numbers: int) -> int:
    """What several dice thrown at once show, as one fall of chance; the first die first."""
    return sum((number - 1) * 12**place for place, number in enumerate(numbers))


def begin_scroll(table: Table, card: str) -> None:
    """Whoever is asked plays a card, passes over what stands before its scroll, and begins that."""
    assert table.pending is not None
    (seat,) = table.pending.seats
    table.apply(seat, "play " + card)
    to_scroll(table)
    table.apply(seat, "scroll")


def to_scroll(table: Table) -> None:
    """Pass over the symbols before the scroll."""
    while table.pending is not None and table.pending.step != "scroll_symbol":
        table.apply(table.pending.seats[0], "go-on")


# --- what lies where ---


def city(table: Table) -> dict[int, str]:
    """What stands in the areas that are not empty, as `position` takes it: agents, trolls, demons, building, marker."""
    g = table.state
    found: dict[int, str] = {}
    for area in range(12):
        signs = [mark for owner, mark in enumerate(OWNER_MARKS) for _ in range(g[FIGURES + OWNERS * area + owner])]
        if owner_of(g, area) >= 0:
            signs.append(f"H{owner_of(g, area) + 1}")
        if g[TROUBLE] >> area & 1:
            signs.append("!")
        if signs:
            found[area + 1] = " ".join(signs)
    return found


def money(table: Table) -> list[int]:
    return [table.state[MONEY + seat] for seat in range(table.seats)]


def hand(table: Table, seat: int) -> set[str]:
    return _names(table, HAND + seat)


def discarded(table: Table) -> set[str]:
    return _names(table, DISCARD)


def loans(table: Table, seat: int) -> set[str]:
    return _names(table, LOAN + seat)


def penalties(table: Table, seat: int) -> set[str]:
    return _names(table, PENALTY + seat)


def seen_in_hand(table: Table, observer: int | None, seat: int) -> set[str]:
    """The cards in the hand of a seat that an observer knows to be there."""
    return {card for card in table.view(observer)["state"]["hand"][seat] if card is not None}


def _names(table: Table, zone: int) -> set[str]:
    return {LAYOUT.cards[card] for card in table.state.cards(zone)}


def asks(table: Table) -> tuple[int, str] | None:
    """Who is asked, and by which step; None when the game is over."""
    decision = table.pending
    if decision is None:
        return None
    (seat,) = decision.seats
    return seat, decision.step
