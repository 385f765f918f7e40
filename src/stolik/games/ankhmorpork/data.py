"""The cards, the board, the personalities and the events of Ankh-Morpork, read from their files and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, cast

from stolik.engine.datafile import Item, items, read
from stolik.engine.errors import DataError

Deck = Literal["green", "brown"]
Symbol = Literal[
    "agent", "build", "assassinate", "remove_trouble", "money", "scroll", "event", "play_another", "reaction"
]
Aim = Literal["spies", "control", "trouble", "worth", "deck"]  # what is counted for a goal

DECKS: dict[Deck, int] = {"green": 48, "brown": 53}
# How often each symbol stands on all the cards together.
SYMBOLS: dict[Symbol, int] = {
    "agent": 31,
    "build": 22,
    "assassinate": 11,
    "remove_trouble": 8,
    "money": 19,
    "scroll": 70,
    "event": 9,
    "play_another": 27,
    "reaction": 6,
}
BLANK = "the-peeled-nuts"
NAME_SOURCES = ("rulebook", "novels", "ours")

# Cards that differ in nothing but their name (and once in their deck).
IDENTICAL = (
    {"mr-boggis", "the-thieves-guild"},
    {"mr-bent", "the-bank-of-ankh-morpork"},
    {"the-dysk", "the-opera-house"},
    {"gimlets-dwarf-delicatessen", "hargas-house-of-ribs"},
    {"the-fools-guild", "dr-whiteface"},
    {"mr-gryle", "mr-pin-and-mr-tulip"},
    {"librarian", "leonard-of-quirm"},
    {"lord-downey", "edward-death"},
    {"fresh-start-club", "igor"},
)
CARDS_NOT_WITH_TWO = {"cosmo-lavish", "hubert"}

AREAS = 12
EDGES = 23
BRIDGES = 10
FEWEST_NEIGHBOURS = 3  # a flood takes two areas at most, so a refuge is always left (AM.E4)
COSTS = (6, 12, 18)
DRY = {3, 6}
POWERS = (
    *("place_agent", "draw_then_discard", "take_1", "take_2", "take_3", "protect", "discard_for_2"),
    *("add_trouble", "remove_trouble"),
)
START_AREAS = 3

GOALS: dict[str, Aim] = {
    "vetinari": "spies",
    "selachii": "control",
    "rust": "control",
    "de-worde": "control",
    "dragon-king": "trouble",
    "chrysoprase": "worth",
    "vimes": "deck",
}
PEOPLE_NOT_WITH_TWO = {"chrysoprase"}
PLAYERS = (2, 3, 4)
EVENTS = (
    *("dragon", "flood", "fire", "fog", "riots", "explosion"),
    *("murders", "demons", "subsidence", "johnson", "trolls", "earthquake"),
)
EVENTS_WITH_AMOUNT = ("fog", "riots", "subsidence")
MOST_DICE = 4


@dataclass(frozen=True)
class Card:
    id: str
    deck: Deck
    symbols: tuple[Symbol, ...]  # in the order in which they are carried out
    money: int  # 0: no money symbol
    effect: str  # "": neither scroll nor reaction
    effect_english: str  # in the english edition; mostly the same
    not_with_two: bool
    name_pl: str
    name_en: str
    name_pl_source: str


@dataclass(frozen=True)
class Area:
    no: int
    pl: str
    en: str
    cost: int
    river: bool
    adjacent: tuple[int, ...]
    power: str


@dataclass(frozen=True)
class Board:
    areas: tuple[Area, ...]  # by number, from 1
    bridges: tuple[tuple[int, int], ...]
    start_areas: tuple[int, ...]


@dataclass(frozen=True)
class Personality:
    id: str
    name_pl: str
    name_en: str
    goal: Aim
    needed: dict[int, int]  # by the number of players; empty for the one who only waits for the deck
    not_with_two: bool


@dataclass(frozen=True)
class EventCard:
    id: str
    name_pl: str
    name_en: str
    dice: int
    amount: int  # 0: the event has none


@dataclass(frozen=True)
class Cast:
    personalities: tuple[Personality, ...]
    events: tuple[EventCard, ...]


@dataclass(frozen=True)
class Weights:
    """What bots think of a position: one number a goal for each term, and two for each card, in the cards' order."""

    terms: list[list[float]]
    cards: list[list[float]]


def _exactly(path: Path, kind: str, found: Iterable[object], wanted: Iterable[object]) -> None:
    there, needed = set(found), set(wanted)
    for thing in sorted(needed - there, key=str):
        raise DataError(path, f"{kind} {thing} is missing")
    for thing in sorted(there - needed, key=str):
        raise DataError(path, f"there is no {kind} {thing}")


def _not_with_two(path: Path, found: set[str], wanted: set[str]) -> None:
    if found != wanted:
        raise DataError(
            path, f"{', '.join(sorted(wanted))} must be not_with_two, not {', '.join(sorted(found)) or 'nobody'}"
        )


# --- Cards ---


def load_cards(path: Path) -> tuple[Card, ...]:
    """AM.S1, AM.S6, AM.S9, AM.Y1: 48 green and 53 brown cards, each of them possible, and the right ones together."""
    cards = tuple(_card(item) for item in items(path, read(path), "card", "id", Card))
    decks = Counter(card.deck for card in cards)
    for deck, size in DECKS.items():
        if decks[deck] != size:
            raise DataError(path, f"there must be {size} {deck} cards, not {decks[deck]}")
    counts = Counter(symbol for card in cards for symbol in card.symbols)
    for symbol, times in SYMBOLS.items():
        if counts[symbol] != times:
            raise DataError(path, f"there must be {times} symbols {symbol}, not {counts[symbol]}")
    _check_identical(path, cards)
    _not_with_two(path, {card.id for card in cards if card.not_with_two}, CARDS_NOT_WITH_TWO)
    return cards


def _card(item: Item) -> Card:
    symbols = item.some("symbols")
    for symbol in symbols:
        if symbol not in list(SYMBOLS):
            raise item.wrong(f"has an unknown symbol: {symbol}")
    _check_symbols(item, symbols)
    if ("money" in item.values) != ("money" in symbols):
        raise item.wrong("must have an amount of money exactly if it has a money symbol")
    acts = "reaction" in symbols or "scroll" in symbols
    if ("effect" in item.values) != acts or ("effect_english" in item.values and not acts):
        raise item.wrong("must have an effect exactly if it has a scroll or a reaction")
    effect = item.text("effect") if acts else ""
    return Card(
        id=item.text("id"),
        deck=cast(Deck, item.text("deck", DECKS)),
        symbols=tuple(symbols),
        money=item.number("money", 1, 5) if "money" in symbols else 0,
        effect=effect,
        effect_english=item.text("effect_english") if "effect_english" in item.values else effect,
        not_with_two=item.flag("not_with_two", default=False),
        name_pl=item.text("name_pl"),
        name_en=item.text("name_en"),
        name_pl_source=item.text("name_pl_source", NAME_SOURCES),
    )


def _check_symbols(item: Item, symbols: list[str]) -> None:
    if (not symbols) != (item.values["id"] == BLANK):
        raise item.wrong("must have a symbol" if not symbols else "is the one card without a symbol")
    if "event" in symbols[1:]:
        raise item.wrong("must have its event first and once")
    if "play_another" in symbols[:-1]:
        raise item.wrong("must have play_another last and once")
    if "reaction" in symbols and len(symbols) > 1:
        raise item.wrong("must have its reaction alone")
    for symbol in ("money", "scroll"):
        if symbols.count(symbol) > 1:
            raise item.wrong(f"has the symbol {symbol} twice")


def _check_identical(path: Path, cards: tuple[Card, ...]) -> None:
    twins: dict[object, set[str]] = {}
    for card in cards:
        twins.setdefault((card.symbols, card.money, card.effect), set()).add(card.id)
    for ids in twins.values():
        if len(ids) > 1 and ids not in IDENTICAL:
            raise DataError(path, f"these cards must differ: {', '.join(sorted(ids))}")
    for ids in IDENTICAL:
        if ids not in twins.values():
            raise DataError(path, f"these cards must be identical: {', '.join(sorted(ids))}")


# --- Board ---


def load_board(path: Path) -> Board:
    """AM.B1, AM.B2, AM.S2: twelve areas, who borders on whom, the bridges and where everybody starts."""
    data = read(path)
    areas = sorted((_area(item) for item in items(path, data, "area", "no", Area)), key=lambda area: area.no)
    _exactly(path, "area", [area.no for area in areas], range(1, AREAS + 1))
    _exactly(path, "power", {area.power for area in areas}, POWERS)
    edges = {(area.no, other) for area in areas for other in area.adjacent}
    for one, other in sorted(edges):
        if (other, one) not in edges:
            raise DataError(path, f"area {one} borders on {other}, but {other} does not border on {one}")
    if len(edges) != 2 * EDGES:
        raise DataError(path, f"there must be {EDGES} borders, not {len(edges) // 2}")
    bridges = data.get("bridges")
    if not isinstance(bridges, list) or len(bridges) != BRIDGES:
        raise DataError(path, f"there must be {BRIDGES} bridges, not {bridges}")
    for bridge in bridges:
        if bridge not in [list(edge) for edge in edges]:
            raise DataError(path, f"the bridge {bridge} does not join two adjacent areas")
        if bridges.count(bridge) > 1 or bridge[::-1] in bridges:
            raise DataError(path, f"the bridge {bridge} stands there twice")
    starts = data.get("start_areas")
    if not isinstance(starts, list) or len(starts) != START_AREAS:
        raise DataError(path, f"there must be {START_AREAS} start_areas, not {starts}")
    for start in starts:
        if type(start) is not int or not 1 <= start <= AREAS or starts.count(start) > 1:
            raise DataError(path, f"the start area {start} does not exist or stands there twice")
    return Board(tuple(areas), tuple((one, other) for one, other in bridges), tuple(starts))


def _area(item: Item) -> Area:
    no = item.number("no", 1, AREAS)
    adjacent = item.some("adjacent")
    for other in adjacent:
        if type(other) is not int or not 1 <= other <= AREAS or other == no or adjacent.count(other) > 1:
            raise item.wrong(f"cannot border on {other}, or not twice")
    if len(adjacent) < FEWEST_NEIGHBOURS:
        raise item.wrong(f"must have at least {FEWEST_NEIGHBOURS} neighbours, not {len(adjacent)}")
    cost = item.number("cost", min(COSTS), max(COSTS))
    if cost not in COSTS:
        raise item.wrong(f"cannot cost {cost}")
    river = item.flag("river")
    if river == (no in DRY):
        raise item.wrong("must be dry" if river else "must touch the river")
    return Area(no, item.text("pl"), item.text("en"), cost, river, tuple(adjacent), item.text("power", POWERS))


# --- Personalities and events ---


def load_people(path: Path) -> Cast:
    """AM.S1, AM.S9, AM.W1 to AM.W7, AM.E3 to AM.E13: the seven personalities and the twelve events."""
    data = read(path)
    personalities = tuple(_personality(item) for item in items(path, data, "personality", "id", Personality))
    _exactly(path, "personality", [personality.id for personality in personalities], GOALS)
    _not_with_two(path, {one.id for one in personalities if one.not_with_two}, PEOPLE_NOT_WITH_TWO)
    events = tuple(_event(item) for item in items(path, data, "event", "id", EventCard))
    _exactly(path, "event", [event.id for event in events], EVENTS)
    return Cast(personalities, events)


def _personality(item: Item) -> Personality:
    not_with_two = item.flag("not_with_two", default=False)
    goal = cast(Aim, item.text("goal", GOALS.values()))
    name = item.text("id")
    if GOALS.get(name, goal) != goal:
        raise item.wrong(f"must have the goal {GOALS[name]}, not {goal}")
    counts = [] if goal == "deck" else [count for count in PLAYERS if count > 2 or not not_with_two]
    needed = item.values.get("needed", {})
    if not isinstance(needed, dict) or sorted(needed) != [str(count) for count in counts]:
        raise item.wrong(f"must say what is needed with {counts or 'no number of'} players, not {needed}")
    for count, number in needed.items():
        if type(number) is not int or number < 1:
            raise item.wrong(f"cannot need {number} with {count} players")
    numbers = {int(count): number for count, number in needed.items()}
    return Personality(name, item.text("name_pl"), item.text("name_en"), goal, numbers, not_with_two)


def _event(item: Item) -> EventCard:
    name = item.text("id")
    if ("amount" in item.values) != (name in EVENTS_WITH_AMOUNT):
        raise item.wrong("must have an amount" if name in EVENTS_WITH_AMOUNT else "has no amount")
    amount = item.number("amount", 1, 12) if "amount" in item.values else 0
    return EventCard(name, item.text("name_pl"), item.text("name_en"), item.number("dice", 0, MOST_DICE), amount)


# --- What bots think ---


def load_weights(path: Path, terms: list[str]) -> Weights:
    """Every term has a worth for each goal, every card one in hand and one for its scroll."""
    data = read(path)
    return Weights(
        _numbers(path, data.get("terms"), terms, len(set(GOALS.values()))),
        _numbers(path, data.get("cards"), [card.id for card in CARDS], 2),
    )


def _numbers(path: Path, table: Any, names: list[str], width: int) -> list[list[float]]:
    if not isinstance(table, dict):
        raise DataError(path, "a table of worths is missing")
    _exactly(path, "worth", table, names)
    for name, item in table.items():
        if not isinstance(item, list) or len(item) != width or not all(type(number) is float for number in item):
            raise DataError(path, f"{name} must have {width} worths, not {item}")
    return [table[name] for name in names]


CARDS = load_cards(Path(__file__).with_name("cards.toml"))
BOARD = load_board(Path(__file__).with_name("board.toml"))
PEOPLE = load_people(Path(__file__).with_name("people.toml"))
