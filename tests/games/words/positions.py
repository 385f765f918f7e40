"""Exact positions of Word Domination for tests, made as those of the lessons are, and what is to be seen in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from games.kit import table_at
from stolik.engine.table import Table
from stolik.games.words import GAME, lessons
from stolik.games.words.grid import cell_at, column, line
from stolik.games.words.lessons import LETTER_OF as LETTER_OF
from stolik.games.words.related import BLOCK, CLEAR, WARN, Reason
from stolik.games.words.state import NAMES
from stolik.games.words.vocabulary import VOCABULARY as VOCABULARY

A, B, C, D = range(4)
PLAYERS = ["Ala", "Bolek", "Celina", "Darek"]
VERDICTS = {"clear": CLEAR, "warn": WARN, "block": BLOCK}


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
    return int(cell_at(x, y))


def at(number: int) -> tuple[int, int]:
    return int(column(number)), int(line(number))


def code(text: str) -> int:
    return lessons.code(VOCABULARY, text)


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
    """Of the lessons' form, by names; `also` is what no lesson needs."""
    settings = GAME.settle(seats, {"help": "off", "votes": "no", **options})
    told: dict[str, Any] = {
        **{"picture": picture, "hands": hands, "captured": captured, "used": used, "blanks": blanks},
        **{"mover": mover, "seats": seats, "round": round_, "first": first, "top": top},
        "duty": [(duty or {}).get(seat, "") for seat in range(seats)],
        "banned": [(banned or {}).get(seat, "") for seat in range(seats)],
    }
    if added is not None:
        told["added"] = added
    if stack is not None:
        told["stack"] = stack
    data = lessons.position(told, settings) | dict(also or {})
    return table_at(GAME, data, PLAYERS, settings, dice)


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
