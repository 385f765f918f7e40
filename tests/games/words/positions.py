"""Exact positions of Word Domination, drawn as they lie on the table.

A picture has a line for each row: `t2` is that card, `T` any card with that letter, `t2/A` has A's marker on it, `#A`
is a tape of A and `.` a free cell. The first card of the first row lies at 1.1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from games.kit import table_at
from stolik.engine.table import Table
from stolik.games.words import GAME
from stolik.games.words.data import CARDS
from stolik.games.words.related import BLOCK, CLEAR, WARN, Reason
from stolik.games.words.state import LAYOUT, NAMES, READINGS
from stolik.games.words.vocabulary import VOCABULARY as VOCABULARY

A, B, C, D = range(4)
SEATS = "ABCD"
PLAYERS = ["Ala", "Bolek", "Celina", "Darek"]
LETTER_OF = {card.id: card.letter for card in CARDS}
HELPS = ("off", "serial", "live")
LEVELS = ("standard", "lemma", "strict")
VERDICTS = {"clear": CLEAR, "warn": WARN, "block": BLOCK}
TURN = ("end_turn", "gelling", "draw", "acting", "window", "adding")  # what comes last, first
FAR = 20  # the row where cards lie that are of no matter


class Family:
    """Which lexemes are related, as a test says it; all others are not."""

    def __init__(self) -> None:
        self.pairs: dict[frozenset[str], int] = {}

    def __call__(self, one: str, other: str, verdict: str) -> None:
        self.pairs[frozenset((one, other))] = int(VERDICTS[verdict])
        cast(Any, VOCABULARY)._verdicts.clear()  # what was asked before

    def verdict(self, one: str, other: str) -> int:
        return self.pairs.get(frozenset((one, other)), int(CLEAR))

    def reason(self, one: str, other: str) -> Reason:
        return Reason("same" if one == other else "root", one, other, "")


def cell(x: int, y: int) -> int:
    return (y + 512) * 1024 + x + 512


def at(number: int) -> tuple[int, int]:
    return number % 1024 - 512, number // 1024 - 512


def code(text: str) -> int:
    """`dom` or, where it could be a form of several words, `ton:tona`."""
    word, _, lemma = text.partition(":")
    number = VOCABULARY.lexicon.number(word)
    assert number >= 0, f"{word} is no word"
    return int(number * READINGS) + (VOCABULARY.lemmas(number).index(lemma) if lemma else 0)


class Heap:
    """The cards that are not yet on the table."""

    def __init__(self, reserved: Sequence[str]) -> None:
        self.free = [card for card in NAMES if card not in reserved]

    def take(self, token: str) -> str:
        """A card by its name, or any with a letter."""
        if token in NAMES:
            if token in self.free:
                self.free.remove(token)
            return token
        card = next(card for card in self.free if LETTER_OF[card] == token.lower())
        self.free.remove(card)
        return card


def _tokens(picture: str) -> list[tuple[int, int, str, str]]:
    """Column, row, what lies there and whose marker."""
    found = []
    for y, row in enumerate(picture.strip().splitlines(), start=1):
        for x, token in enumerate(row.split(), start=1):
            if token != ".":
                what, _, mark = token.replace("#", "#/").partition("/")
                found.append((x, y, what, mark))
    return found


def position(
    picture: str,
    *,
    hands: Sequence[str] = (),
    captured: Sequence[str] = (),
    added: str | None = None,
    duty: Mapping[int, str] | None = None,
    used: Sequence[str] = (),
    top: str = "",
    stack: str | None = None,
    mover: int = A,
    seats: int = 2,
    round_: int = 1,
    first: int = A,
    banned: Mapping[int, str] | None = None,
    blanks: int = 0,
    also: Mapping[str, Any] | None = None,
    dice: Any = None,
    **options: str,
) -> Table:
    """The mover is to add a card or, where `added` names what was added (nothing: none), to spell.

    The stack is everything else, in an order that chance decides; `top` are the cards that are drawn first, and then
    the order is known. `stack` are all its cards: whatever is left then lies far off in the centre, without markers.
    """
    settings = GAME.settle(seats, {"help": "off", "votes": "no", **options})
    tokens = _tokens(picture)
    held = [text.split() for text in (*hands, *[""] * (seats - len(hands)))]
    taken = [text.split() for text in (*captured, *[""] * (seats - len(captured)))]
    duties = [(duty or {}).get(seat, "").split() for seat in range(seats)]
    ordered = (stack if stack is not None else top).split()
    named = [what for _, _, what, _ in tokens] + [name for names in (*held, *taken, *duties, ordered) for name in names]
    heap = Heap([name for name in named if name in NAMES])
    data: dict[str, Any] = {
        "seats": seats,
        "over": False,
        "turn": 1,
        "sealed": [0] * seats,
        **{field.name: 0 if field.single else [0] * field.count for field in LAYOUT.fields},
        **{zone.name: [] if zone.index < 0 else [[] for _ in range(seats)] for zone in LAYOUT.zones},
        "todo": [[step, 0, 0, 0] for step in (TURN if added is None else TURN[:-1])],
    }
    data |= {
        "black": int(settings["black"] == "yes"),
        "help": HELPS.index(settings["help"]),
        "votes": int(settings["votes"] == "yes"),
        "related": LEVELS.index(settings["related"]),
        "min_length": int(settings["min_length"]),
        "first": first,
        "round": round_,
        "mover": mover,
    }
    for x, y, what, mark in tokens:
        if what == "#":
            data["tape_cell"][data["tapes"]] = cell(x, y)
            data["tape_mark"][data["tapes"]] = 1 + SEATS.index(mark)
            data["tapes"] += 1
            continue
        card = heap.take(what)
        data["centre"].append(card)
        data["cell"][NAMES.index(card)] = cell(x, y)
        data["mark"][NAMES.index(card)] = 1 + SEATS.index(mark) if mark else 0
    for number in range(blanks):
        data["tape_blank"][number] = 1
    for zone, lists in (("hand", held), ("captured", taken), ("duty", duties)):
        data[zone] = [[heap.take(name) for name in names] for names in lists]
    for i, card in enumerate((added or "").split()):
        data["added"][i] = 1 + NAMES.index(card)
        data["added_count"] += 1
    for i, text in enumerate(used):
        data["used_word"][i] = 1 + code(text)
        data["used_count"] += 1
    for seat, card in (banned or {}).items():
        data["ban_old"][seat] = 1 + NAMES.index(card)
    data["tape"] = [heap.free.pop() for _ in range(data["tapes"] - blanks)]
    if stack is not None:
        data["under"] = [heap.take(name) for name in ordered]
        for number, card in enumerate(heap.free):
            data["centre"].append(card)
            data["cell"][NAMES.index(card)] = cell(1 + number % 20, FAR + number // 20)
    elif top:
        data["under"] = [heap.take(name) for name in ordered] + heap.free
    else:
        data["deck"] = heap.free
    return table_at(GAME, data | dict(also or {}), PLAYERS, settings, dice)


# --- what is to be seen ---


def state(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = table.view(None)["state"]
    return found


def derived(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = table.view(None)["derived"]
    return found


def asked(table: Table) -> tuple[str, tuple[int, ...]]:
    """Which step waits, and for whom."""
    assert table.pending is not None
    return table.pending.step, table.pending.seats


def marks(table: Table, seat: int) -> set[str]:
    """The letter cards with a seat's marker."""
    return {NAMES[card] for card, mark in enumerate(state(table)["mark"]) if mark == seat + 1}


def tapes(table: Table, seat: int) -> list[tuple[int, int]]:
    """Where a seat's tapes lie, in the order in which they were laid."""
    now = state(table)
    return [at(now["tape_cell"][tape]) for tape in range(now["tapes"]) if now["tape_mark"][tape] == seat + 1]


def captured_by(table: Table, seat: int) -> set[str]:
    return set(state(table)["captured"][seat])


def pool(table: Table, seat: int) -> int:
    left: int = derived(table)["points"][seat]["markers"]
    return left


def words_used(table: Table) -> list[str]:
    return [entry["word"] for entry in derived(table)["used"]]


def where(table: Table, card: str) -> tuple[int, int]:
    return at(state(table)["cell"][NAMES.index(card)])


# --- what is said ---


def spell(table: Table, word: str, *cards: str) -> None:
    """The mover's word; wherever there is a choice of cards, the one of these that can be used next."""
    assert table.pending is not None
    mover = int(state(table)["mover"])
    table.apply(mover, f"spell {word}")
    assign(table, *cards)


def assign(table: Table, *cards: str) -> None:
    left = list(cards)
    while table.pending is not None and table.pending.step == "assign":
        (seat,) = table.pending.seats
        can = [option.text.removeprefix("use ") for option in table.options(seat)]
        card = next(card for card in left if card in can)
        left.remove(card)
        table.apply(seat, f"use {card}")


def offer(table: Table, seat: int, word: str, *price: str) -> int:
    """An offer for some cards; its number."""
    table.apply(seat, f"think {word}")
    for card in price:
        table.apply(seat, f"price {card}")
    table.apply(seat, "say")
    return int(state(table)["offer"][seat])


def counter(table: Table, number: int, *price: str) -> int:
    mover = int(state(table)["mover"])
    table.apply(mover, f"counter {number}")
    for card in price:
        table.apply(mover, f"price {card}")
    table.apply(mover, "say")
    return int(state(table)["counter"])


def offers(table: Table) -> dict[int, tuple[int, int, int, set[str]]]:
    """The open offers by number: whose, how many letters, captures, and the price."""
    return {
        entry["number"]: (
            entry["seat"],
            entry["length"],
            entry["captures"],
            set(entry["price"]),
        )
        for entry in derived(table)["offers"]
    }
