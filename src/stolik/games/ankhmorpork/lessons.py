"""Exact positions of Ankh-Morpork, written down as they lie on the table: for lessons, rules pages and tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.engine.errors import BadPicture
from stolik.games.ankhmorpork.data import CARDS
from stolik.games.ankhmorpork.state import AREAS, FIRST_EVENT, FIRST_PERSON, LAYOUT, MOST_SEATS, OWNERS

OWNER_MARKS = "1234td"
FIELDS = {
    *("city", "hands", "seats", "active", "money", "people", "discard"),
    *("loans", "penalties", "deck", "events", "lost", "begin"),
}
PERSONS = LAYOUT.cards[FIRST_PERSON:FIRST_EVENT]
EVENTS = LAYOUT.cards[FIRST_EVENT:]


def position(told: dict[str, Any], options: dict[str, str]) -> dict[str, Any]:
    """The active player is about to play a card, and the goal was not met; or, if `begin`, the turn is about to begin.

    `city` says what stands in the areas, by their numbers: "1 1 2" are two agents of the first player and one of the
    second, "t" a troll, "d" a demon, "!" a trouble marker, "H2" a building of the second player. Cards are named by
    their ids, those of a seat in one string: `hands`, `loans`, `penalties`; `people` are the personalities by seat.
    `deck`: the only cards left to draw; `events`: the only events left; what of them is not named is out of the game.
    `lost`: the areas whose City Area cards are. Whatever else is not named lies where it belongs.
    """
    for field in told:
        if field not in FIELDS:
            raise BadPicture(f"there is no {field}")
    seats: int = told.get("seats", 2)
    active: int = told.get("active", 0)
    money: list[int] = list(told.get("money", ()))
    return {
        "seats": seats,
        "over": False,
        "turn": 1,
        "sealed": [0] * seats,
        **_city(told.get("city", {})),
        "money": [*money, *[10] * (seats - len(money)), *[0] * (MOST_SEATS - seats)],
        "lost": sum(1 << (number - 1) for number in told.get("lost", ())),
        "used": 0,
        "gained": 0,
        "active": active,
        "played": 0,
        "fresh": 0,
        "won": 0,
        "unfolding": 0,
        "english": int(options.get("edition") == "english"),
        "todo": [["begin_turn", 0, 0, 0]]
        if told.get("begin", False)
        else [
            ["next_player", 0, 0, 0],
            ["refill", active, 0, 0],
            ["end_turn", active, 0, 0],
            ["play_card", active, 0, 0],
        ],
        **_cards(told, seats),
    }


def _city(city: dict[Any, str]) -> dict[str, Any]:
    figures = [0] * (AREAS * OWNERS)
    building = [0] * AREAS
    trouble = 0
    for number, signs in city.items():
        area = int(number) - 1
        if not 0 <= area < AREAS:
            raise BadPicture(f"there is no area {number}")
        for sign in signs.split():
            if sign == "!":
                trouble |= 1 << area
            elif sign.startswith("H"):
                building[area] = int(sign[1:])
            elif sign in OWNER_MARKS:
                figures[OWNERS * area + OWNER_MARKS.index(sign)] += 1
            else:
                raise BadPicture(f"nothing is written {sign}")
    return {"figures": figures, "building": building, "trouble": trouble}


def _cards(told: dict[str, Any], seats: int) -> dict[str, Any]:
    zones: dict[str, Any] = {
        "hand": _each(told.get("hands", ()), seats),
        "discard": told.get("discard", "").split(),
        "loan": _each(told.get("loans", ()), seats),
        "penalty": _each(told.get("penalties", ()), seats),
        "play": [],
        "face": [[] for _ in range(seats)],
        "filched": [[] for _ in range(seats)],
        "happened": [],
    }
    named = [
        *zones["discard"],
        *(card for zone in ("hand", "loan", "penalty") for cards in zones[zone] for card in cards),
    ]
    people = list(told.get("people", ()))
    left = [person for person in PERSONS if person not in people and (seats > 2 or person != "chrysoprase")]
    dealt = [*people, *left[: seats - len(people)]]
    events = told["events"].split() if "events" in told else EVENTS
    deck = told["deck"].split() if "deck" in told else [card.id for card in CARDS]
    _check([*named, *people, *events], LAYOUT.cards)
    _check(deck, [card.id for card in CARDS])
    zones["person"] = [[person] for person in dealt]
    zones["undealt"] = [person for person in left if person not in dealt]
    zones["event_deck"] = list(events)
    for kind in ("green", "brown"):
        zones[kind] = [
            card.id
            for card in CARDS
            if card.deck == kind and card.id in deck and card.id not in named and (seats > 2 or not card.not_with_two)
        ]
    lying = {
        card for zone in zones.values() for cards in zone for card in (cards if isinstance(cards, list) else [cards])
    }
    return zones | {"box": [card for card in LAYOUT.cards if card not in lying]}


def _check(cards: Sequence[str], known: Sequence[str]) -> None:
    for card in cards:
        if card not in known:
            raise BadPicture(f"there is no card {card}")
        if cards.count(card) > 1:
            raise BadPicture(f"the card {card} is there twice")


def _each(cards: Sequence[str], seats: int) -> list[list[str]]:
    return [together.split() for together in [*cards, *[""] * (seats - len(cards))]]
