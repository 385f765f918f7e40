"""A whole position as a text, by names: for tests, reports of faults and whoever wants to write one by hand.

    game: raverun
    seats: 2
    turn: 3
    laid: 1=3B 2=4C
    hand/1: 1A 2B
    under: 8C 1B
    decided: 1=pick 2A; 2=pick 3B
    todo: exchange(seat 1, card 2B); green_sweep(); end_round()

What is 0 or empty is left out, seats count from 1, pending steps stand in the order in which they run. A number that is
none of its kind (a secret in a sampled world) is told as it is, `#-1`.
"""

from __future__ import annotations

import re

from stolik.engine.errors import ViewError
from stolik.engine.kinds import ANY, Kind, Part
from stolik.engine.kit import BAG_BITS
from stolik.engine.layout import DEPTH, FRAME, OVER, SEALED, TURN, Field, Zone
from stolik.engine.rules import Rules
from stolik.engine.state import State, blank
from stolik.engine.steps import SPEAK, Choice, Step
from stolik.engine.views import number_of

BARE = "#"  # before a number that is told as it is
ARGUMENTS = FRAME - 1
FRAMED = re.compile(r"([a-z0-9_]+)\(([^()]*)\)")


def written(rules: Rules, game: str, g: State) -> str:
    layout = g.layout
    lines = [f"game: {game}", f"seats: {g.seats}"]
    lines += [f"{name}: {g[word]}" for name, word in (("turn", TURN), ("over", OVER)) if g[word] != 0]
    for field in layout.fields:
        told = _entries(field, [g[field.at + i] for i in range(field.count)])
        if told:
            lines.append(f"{field.name}: {told}")
    for number, zone in enumerate(layout.zones):
        if zone.index < g.seats and g.count(number) > 0:
            lines.append(f"{_label(zone)}: {' '.join(layout.cards[card] for card in g.cards(number))}")
    picks = {seat: int(g[SEALED + seat]) for seat in range(g.seats) if g[SEALED + seat] != 0}
    if picks:
        step = rules.steps[g.pending_step()]
        lines.append("decided: " + "; ".join(f"{seat + 1}={_pick(step, g, pick)}" for seat, pick in picks.items()))
    if g[DEPTH] > 0:
        lines.append("todo: " + "; ".join(_frames(rules, g)))
    return "".join(line + "\n" for line in lines)


def read(rules: Rules, game: str, text: str) -> State:
    """The state of a text. One that no position can be gets a ViewError that names what is wrong."""
    layout = rules.layout
    lines: dict[str, str] = {}
    for line in text.splitlines():
        name, colon, told = line.partition(":")
        if not line.strip():
            continue
        if not colon or name.strip() in lines:
            raise ViewError(f"a position has lines such as `turn: 3`, each name once, and not {line}")
        lines[name.strip()] = told.strip()
    if lines.pop("game", game) != game:
        raise ViewError(f"this is no position of {game}")
    seats = _whole(lines.pop("seats", ""), "seats")
    if not 1 <= seats <= layout.seats:
        raise ViewError(f"there cannot be {seats} seats")
    g = blank(layout, seats)
    g[TURN] = _whole(lines.pop("turn", "0"), "turn")
    g[OVER] = _whole(lines.pop("over", "0"), "over")
    for field in layout.fields:
        _read_entries(g, field, lines.pop(field.name, ""))
    seen: set[int] = set()
    for number, zone in enumerate(layout.zones):
        for name in lines.pop(_label(zone), "").split() if zone.index < seats else ():
            card = number_of(layout, name, zone)
            if card in seen:
                raise ViewError(f"card {name} lies in two places")
            seen.add(card)
            g.lay(number, card)
    decided, todo = lines.pop("decided", ""), lines.pop("todo", "")
    if lines:
        raise ViewError(f"{game} has no {', '.join(lines)}")
    _read_frames(rules, g, todo)
    _read_picks(rules, g, decided)
    return g


def _label(zone: Zone) -> str:
    return zone.name if zone.index < 0 else f"{zone.name}/{zone.index + 1}"


def _whole(text: str, what: str) -> int:
    if not text.isdecimal():
        raise ViewError(f"{what} is a number, and not {text or 'nothing'}")
    return int(text)


# --- values -----------------------------------------------------------------------------------------


def _value(kind: Kind, value: int) -> str:
    told = kind.text(value) if value >= 0 and kind.holds(value, ANY) else ""  # what is read is never less than 0
    return told if told and value >= 0 and kind.read(told) == value else f"{BARE}{value}"


def _read_value(kind: Kind, text: str, what: str) -> int:
    if text.startswith(BARE) and text[1:].lstrip("-").isdecimal():
        return int(text[1:])
    value = int(kind.read(text))
    if value < 0:
        raise ViewError(f"{what} is no {kind.name}: {text}")
    return value


def _where(field: Field, index: int) -> str:
    """The place of a word in its table: by seat `2`, by area and owner `7/3`."""
    place = field.place(index)
    told = [axis.text(at) for axis, at in zip(field.by, place, strict=False)]
    return "/".join([*told, *(str(word) for word in place[len(field.by) :])])


def _entries(field: Field, words: list[int]) -> str:
    if field.single:
        return _value(field.kind, words[0]) if words[0] else ""
    return " ".join(
        f"{_where(field, index)}={_packed(field, index, word)}" for index, word in enumerate(words) if word != 0
    )


def _packed(field: Field, index: int, word: int) -> str:
    if not field.packed or word < 0:
        return _value(field.kind, word) if word >= 0 and not field.packed else f"{BARE}{word}"
    first = BAG_BITS * (index % field.packed)
    return "+".join(field.kind.text(first + n) for n in range(BAG_BITS) if word >> n & 1)


def _read_entries(g: State, field: Field, told: str) -> None:
    if field.single:
        if told:
            g[field.at] = _read_value(field.kind, told, field.name)
        return
    places = {_where(field, index): index for index in range(field.count)} if told else {}
    for entry in told.split():
        where, _, value = entry.partition("=")
        if where not in places:
            raise ViewError(f"{field.name} has no place {where}")
        index = places[where]
        if field.packed and not value.startswith(BARE):
            first = BAG_BITS * (index % field.packed)
            members = [_read_value(field.kind, member, field.name) - first for member in value.split("+")]
            g[field.at + index] = sum(1 << member for member in members)
        else:
            g[field.at + index] = _read_value(field.kind, value, field.name)


# --- pending steps and picks --------------------------------------------------------------------------


def _arguments(step: Step) -> list[Part | None]:
    return [step.parts[i] if i < len(step.parts) else None for i in range(ARGUMENTS)]


def _names(step: Step) -> list[str]:
    """What each argument is called; the last of a window is who has passed."""
    names = [part.name if part else f"word{i + 1}" for i, part in enumerate(_arguments(step))]
    if step.kind == SPEAK:
        names[-1] = "passed"
    return names


def _frames(rules: Rules, g: State) -> list[str]:
    found = []
    for depth in range(g[DEPTH] - 1, -1, -1):
        at = g.layout.stack + FRAME * depth
        step = rules.steps[g[at]]
        values = [g[at + 1 + i] for i in range(ARGUMENTS)]
        told = [
            f"{name} {_value(part.kind, value) if part else f'{BARE}{value}'}"
            for name, part, value in zip(_names(step), _arguments(step), values, strict=True)
            if value != 0 or part is not None
        ]
        found.append(f"{step.name}({', '.join(told)})")
    return found


def _read_frames(rules: Rules, g: State, told: str) -> None:
    steps = {step.name: step for step in rules.steps}
    for frame in reversed([each.strip() for each in told.split(";") if each.strip()]):
        match = FRAMED.fullmatch(frame)
        if match is None or match[1] not in steps:
            raise ViewError(f"there is no step {frame}")
        step = steps[match[1]]
        values = dict.fromkeys(_names(step), 0)
        for each in filter(None, (argument.strip() for argument in match[2].split(","))):
            name, _, value = each.partition(" ")
            if name not in values:
                raise ViewError(f"step {step.name} has no {name}")
            part = _arguments(step)[list(values).index(name)]
            values[name] = _read_value(part.kind, value, name) if part else int(value.removeprefix(BARE))
        g.then(step.id, *values.values())


def _pick(step: Step, g: State, pick: int) -> str:
    return step.text(g, pick - 1)


def _read_picks(rules: Rules, g: State, told: str) -> None:
    for each in filter(None, (pick.strip() for pick in told.split(";"))):
        seat, _, text = each.partition("=")
        step = rules.steps[g.pending_step()]
        option = int(step.read(g, text)) if isinstance(step, Choice) else -1
        if option < 0 or not 1 <= _whole(seat, "a seat") <= g.seats:
            raise ViewError(f"nobody can have decided {each}")
        g[SEALED + int(seat) - 1] = option + 1
