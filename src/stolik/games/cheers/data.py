"""The minions and the orders of "Ku radości Pana", read from their files and checked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeVar, get_args

from stolik.engine.datafile import Item, items, once, read
from stolik.engine.errors import DataError

HOW_MANY = {"minion": 79, "order": 17}
BRAWLS = 9
Side = Literal["U", "R", "D", "L"]
SIDES: tuple[Side, ...] = get_args(Side)  # clockwise, as an upright card shows them
HIGHEST_VALUE = 3
FASTEST = 3
FEWEST_WITH_TRAITS = 40  # the rulebook says that most minions have traits
Trait = Literal[
    "weak", "hungry", "heavy", "flying", "acrobat", "kamikaze", "armored", "claustrophobe", "ninja", "assassin"
]
TRAITS: tuple[Trait, ...] = get_args(Trait)
OrderKind = Literal["move", "swap", "aggression", "deflect"]
KINDS: tuple[OrderKind, ...] = get_args(OrderKind)
FARTHEST = 9  # no pattern on a card is wider or higher
HIGHEST = 120  # no tower can get higher than that: all minions on top of each other, and lifted by every move
EVENTS = {*(f"brawl-{number}" for number in range(1, BRAWLS + 1)), "coming", "here"}
SOURCES = ("attested-name", "reconstructed", "printed")  # "printed": typed in from the box

Place = tuple[int, int]  # columns to the right, levels up
Word = TypeVar("Word", bound=str)


@dataclass(frozen=True)
class Minion:
    id: str
    name_pl: str
    name_en: str
    source: str
    value: int
    arrows: tuple[int, ...]  # by side; 0: none
    shields: tuple[Side, ...]
    traits: tuple[Trait, ...]
    advanced: bool


@dataclass(frozen=True)
class OrderOption:
    kind: OrderKind
    to: tuple[Place, ...]  # of a move: where to, seen from the minion
    cells: tuple[Place, ...]  # of a swap: how the two minions lie to each other

    @property
    def offsets(self) -> list[Place]:
        """Where a move goes, or where the other of two that swap is."""
        if self.kind == "swap":
            (col, level), (col2, level2) = self.cells
            return [(col2 - col, level2 - level)]
        return list(self.to)


@dataclass(frozen=True)
class Order:
    id: str
    name_pl: str
    name_en: str
    source: str
    options: tuple[OrderOption, ...]


def _cards(path: Path, kind: str, known: type) -> list[Item]:
    """The entries of a file, as many as there must be; each has an id and names of its own."""
    found = items(path, read(path), kind, "id", known)
    for item in found:
        name = item.text("id")
        if not name.isascii() or name != name.lower() or not name.replace("-", "").isalnum():
            raise item.wrong("must have an id of small letters a to z, digits and hyphens")
        if name in EVENTS:
            raise item.wrong("has the id of an event")
    for key in ("name_pl", "name_en"):
        once(path, (f"the {key} {item.text(key)}" for item in found))
    if len(found) != HOW_MANY[kind]:
        raise DataError(path, f"there must be {HOW_MANY[kind]} {kind}s, not {len(found)}")
    return found


def _words(item: Item, key: str, thing: str, among: Sequence[Word]) -> tuple[Word, ...]:
    """Known words, none of them twice; they come back in the order of `among`."""
    words = item.some(key)
    for word in words:
        if word not in among:
            raise item.wrong(f"has an unknown {thing}: {word}")
        if words.count(word) > 1:
            raise item.wrong(f"has the {thing} {word} twice")
    return tuple(word for word in among if word in words)


# --- Minions ---


def load_minions(path: Path) -> tuple[Minion, ...]:
    """TC.S0, TC.M2, TC.M6: 79 minions, each of them possible and no two alike, most of them with a trait."""
    minions = tuple(_minion(item) for item in _cards(path, "minion", Minion))
    with_traits = sum(bool(minion.traits) for minion in minions)
    if with_traits < FEWEST_WITH_TRAITS:
        raise DataError(path, f"at least {FEWEST_WITH_TRAITS} minions must have a trait, not {with_traits}")
    faces: dict[object, str] = {}
    for minion in minions:
        twin = faces.setdefault((minion.value, minion.arrows, minion.shields, minion.traits), minion.id)
        if twin != minion.id:
            raise DataError(path, f"the minions {twin} and {minion.id} must differ in more than their names")
    return minions


def _minion(item: Item) -> Minion:
    arrows = item.some("arrows")
    if len(arrows) != len(SIDES):
        raise item.wrong(f"must have arrows for {len(SIDES)} sides, not for {len(arrows)}")
    for number in arrows:
        if type(number) is not int or not 0 <= number <= FASTEST:
            raise item.wrong(f"must have from 0 to {FASTEST} arrows on a side, not {number}")
    shields = _words(item, "shields", "shield", SIDES)
    for side in shields:
        if arrows[SIDES.index(side)]:
            raise item.wrong(f"has an arrow and a shield on one side: {side}")
    return Minion(
        id=item.text("id"),
        name_pl=item.text("name_pl"),
        name_en=item.text("name_en"),
        source=item.text("source", SOURCES),
        value=item.number("value", 1, HIGHEST_VALUE),
        arrows=tuple(arrows),
        shields=shields,
        traits=_words(item, "traits", "trait", TRAITS),
        advanced=item.flag("advanced", default=False),
    )


# --- Orders ---


def load_orders(path: Path, minions: Sequence[Minion]) -> tuple[Order, ...]:
    """TC.S0, TC.O1, TC.O4: 17 orders, most of them with two options; none has the id of a minion."""
    found = _cards(path, "order", Order)
    for item in found:
        if any(item.text("id") == minion.id for minion in minions):
            raise item.wrong("has the id of a minion")
    orders = tuple(_order(item) for item in found)
    double = sum(len(order.options) == 2 for order in orders)
    if not len(orders) < 2 * double < 2 * len(orders):
        raise DataError(path, f"most orders must have two options and at least one only one; {double} have two")
    for kind in KINDS:
        if not any(option.kind == kind for order in orders for option in order.options):
            raise DataError(path, f"no order offers {kind}")
    up = sum(max([0, *(level for option in order.options for _, level in option.to)]) for order in orders)
    if len(minions) + up > HIGHEST:
        raise DataError(path, f"all moves together must lift at most {HIGHEST - len(minions)} levels, not {up}")
    return orders


def _order(item: Item) -> Order:
    options = tuple(
        _option(Item(item.path, f"{item.name}: option", "kind", values, OrderOption)) for values in item.some("options")
    )
    if len(options) not in (1, 2):
        raise item.wrong(f"must have one option or two, not {len(options)}")
    if len(options) == 2 and options[0].kind == options[1].kind:
        raise item.wrong(f"offers {options[0].kind} twice")
    return Order(item.text("id"), item.text("name_pl"), item.text("name_en"), item.text("source", SOURCES), options)


def _option(item: Item) -> OrderOption:
    said = item.text("kind", KINDS)
    kind = next(kind for kind in KINDS if kind == said)
    if ("to" in item.values) != (kind == "move"):
        raise item.wrong("must have places to go exactly if it is a move")
    if ("cells" in item.values) != (kind == "swap"):
        raise item.wrong("must have cells exactly if it is a swap")
    to = _places(item, "to") if kind == "move" else ()
    if kind == "move" and (not to or (0, 0) in to):
        raise item.wrong("must lead to at least one place, and never back to the same")
    cells = _places(item, "cells") if kind == "swap" else ()
    if kind == "swap" and len(cells) != 2:
        raise item.wrong(f"must have two cells, not {len(cells)}")
    return OrderOption(kind, to, cells)


def _places(item: Item, key: str) -> tuple[Place, ...]:
    places = item.some(key)
    for place in places:
        if not isinstance(place, list) or len(place) != 2 or not all(map(_is_near, place)):
            raise item.wrong(f"must have pairs of numbers from -{FARTHEST} to {FARTHEST} in {key}, not {place}")
        if places.count(place) > 1:
            raise item.wrong(f"has the place {place} twice in {key}")
    return tuple((right, up) for right, up in places)


def _is_near(number: object) -> bool:
    return type(number) is int and abs(number) <= FARTHEST


MINIONS = load_minions(Path(__file__).with_name("minions.toml"))
BY_ID = {minion.id: minion for minion in MINIONS}
ORDERS = load_orders(Path(__file__).with_name("orders.toml"), MINIONS)
