"""Exact positions of Word Domination, drawn as they lie on the table.

A picture has a line for each row: `t2` is that card, `T` any card with that letter, `t2/A` has A's marker on it, `#A`
is a tape of A and `.` a free cell. The first card of the first row lies at 1.1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.engine.errors import BadPicture
from stolik.games.words.data import CARDS
from stolik.games.words.grid import cell_at
from stolik.games.words.lists import PACKAGED, number_of
from stolik.games.words.state import LAYOUT, NAMES, READINGS
from stolik.games.words.vocabulary import Vocabulary, vocabulary_of

SEATS = "ABCD"
LETTER_OF = {card.id: card.letter for card in CARDS}
HELPS = ("off", "serial", "live")
LEVELS = ("standard", "lemma", "strict")
TURN = ("end_turn", "gelling", "draw", "acting", "window", "adding")  # what comes last, first
FAR = 20  # the row where cards lie that are of no matter
USUAL = {
    **{"black": "no", "help": "live", "votes": "yes", "related": "standard"},
    **{"min_length": "2", "lexicon": PACKAGED},
}
FIELDS = {
    *("picture", "hands", "captured", "duty", "banned", "added", "used", "top", "stack", "blanks"),
    *("mover", "seats", "round", "first", "next"),
}


def position(told: dict[str, Any], options: dict[str, str]) -> dict[str, Any]:
    """The mover is to add a card or, where `added` names what was added (nothing: none), to spell; `next` is another
    step of the turn.

    `hands`, `captured`, `duty` and `banned` are cards by seat. The stack is everything else, in an order that chance
    decides; `top` are the cards that are drawn first, and then the order is known. `stack` are all its cards: whatever
    is left then lies far off in the centre, without markers.
    """
    for field in told:
        if field not in FIELDS:
            raise BadPicture(f"there is no {field}")
    settings = USUAL | options
    seats = int(told.get("seats", 2))
    tokens = _tokens(told["picture"])
    held, taken, duties, banned = (_by_seat(told, field, seats) for field in ("hands", "captured", "duty", "banned"))
    ordered = (told["stack"] if "stack" in told else told.get("top", "")).split()
    named = [what for _, _, what, _ in tokens] + [name for names in (*held, *taken, *duties, ordered) for name in names]
    heap = _Heap([name for name in named if name in NAMES])
    after = TURN.index(told.get("next", "window" if "added" in told else "adding"))
    data: dict[str, Any] = {
        "seats": seats,
        "over": False,
        "turn": 1,
        "sealed": [0] * seats,
        **{field.name: 0 if field.single else [0] * field.count for field in LAYOUT.fields},
        **{zone.name: [] if zone.index < 0 else [[] for _ in range(seats)] for zone in LAYOUT.zones},
        "todo": [[step, 0, 0, 0] for step in TURN[: after + 1]],
    }
    data |= {
        "black": int(settings["black"] == "yes"),
        "help": HELPS.index(settings["help"]),
        "votes": int(settings["votes"] == "yes"),
        "related": LEVELS.index(settings["related"]),
        "min_length": int(settings["min_length"]),
        "lexicon": int(number_of(settings["lexicon"])),
        "first": told.get("first", 0),
        "round": told.get("round", 1),
        "mover": told.get("mover", 0),
    }
    for x, y, what, mark in tokens:
        if what == "#":
            data["tape_cell"][data["tapes"]] = int(cell_at(x, y))
            data["tape_mark"][data["tapes"]] = 1 + _seat(mark, seats)
            data["tapes"] += 1
            continue
        card = heap.take(what)
        data["centre"].append(card)
        data["cell"][NAMES.index(card)] = int(cell_at(x, y))
        data["mark"][NAMES.index(card)] = 1 + _seat(mark, seats) if mark else 0
    blanks = told.get("blanks", 0)
    for number in range(blanks):
        data["tape_blank"][number] = 1
    for zone, lists in (("hand", held), ("captured", taken), ("duty", duties)):
        data[zone] = [[heap.take(name) for name in names] for names in lists]
    for i, card in enumerate(told.get("added", "").split()):
        data["added"][i] = 1 + NAMES.index(card)
        data["added_count"] += 1
    vocabulary = vocabulary_of(data["lexicon"])
    for i, text in enumerate(told.get("used", [])):
        data["used_word"][i] = 1 + code(vocabulary, text)
        data["used_count"] += 1
    for seat, cards in enumerate(banned):
        for card in cards:
            data["ban_old"][seat] = 1 + NAMES.index(card)
    data["tape"] = [heap.free.pop() for _ in range(data["tapes"] - blanks)]
    if "stack" in told:
        data["under"] = [heap.take(name) for name in ordered]
        for number, card in enumerate(heap.free):
            data["centre"].append(card)
            data["cell"][NAMES.index(card)] = int(cell_at(1 + number % 20, FAR + number // 20))
    elif ordered:
        data["under"] = [heap.take(name) for name in ordered] + heap.free
    else:
        data["deck"] = heap.free
    return data


class _Heap:
    """The cards that are not yet on the table."""

    def __init__(self, reserved: Sequence[str]) -> None:
        if len(set(reserved)) < len(reserved):
            raise BadPicture("a card is there twice")
        self.free = [card for card in NAMES if card not in reserved]

    def take(self, token: str) -> str:
        """A card by its name, or any with a letter."""
        if token in NAMES:
            return token
        for card in self.free:
            if LETTER_OF[card] == token.lower():
                self.free.remove(card)
                return card
        raise BadPicture(f"there is no card {token}")


def _tokens(picture: str) -> list[tuple[int, int, str, str]]:
    """Column, row, what lies there and whose marker."""
    found = []
    for y, row in enumerate(picture.strip().splitlines(), start=1):
        for x, token in enumerate(row.split(), start=1):
            if token != ".":
                what, _, mark = token.replace("#", "#/").partition("/")
                found.append((x, y, what, mark))
    return found


def _by_seat(told: dict[str, Any], field: str, seats: int) -> list[list[str]]:
    return [text.split() for text in (*told.get(field, []), *[""] * seats)][:seats]


def _seat(sign: str, seats: int) -> int:
    if sign not in [*SEATS[:seats]]:
        raise BadPicture(f"there is no player {sign}")
    return SEATS.index(sign)


def code(vocabulary: Vocabulary, text: str) -> int:
    """`dom` or, where it could be a form of several words, `ton:tona`."""
    word, _, lemma = text.partition(":")
    number = vocabulary.lexicon.number(word)
    if number < 0:
        raise BadPicture(f"{word} is no word")
    return int(number * READINGS) + (vocabulary.lemmas(number).index(lemma) if lemma else 0)
