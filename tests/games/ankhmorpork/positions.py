"""Tables of Ankh-Morpork in an exact position, as `lessons.position` reads them, and what lies where on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.kit import Loaded, table_at
from stolik.engine.table import Table
from stolik.games.ankhmorpork import GAME, lessons
from stolik.games.ankhmorpork.lessons import OWNER_MARKS
from stolik.games.ankhmorpork.state import (
    DISCARD,
    FIGURES,
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
    """`dice`: how chance falls from here on, each as `below(n)` gives it."""
    told: dict[str, Any] = {
        "city": city,
        "hands": hands,
        "seats": seats,
        "active": active,
        "money": money,
        "people": people,
        "discard": discard,
        "loans": loans,
        "penalties": penalties,
        "lost": lost,
        "begin": begin,
    }
    told |= {name: cards for name, cards in (("deck", deck), ("events", events)) if cards is not None}
    data = lessons.position(told, {"edition": edition})
    table = table_at(GAME, data, PLAYERS, {"edition": edition})
    if dice:
        table.dice = Loaded(*dice)
    return table


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
