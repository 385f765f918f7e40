"""A position as people and their browsers get it: every value by its kind, and nothing of the engine's own.

The machine's form (`views`) is what saves, logs, bots and sampled worlds use. Here a seat that may be missing is null
and no number to be lowered by one, a set is a list, tables by seat have as many rows as there are seats, and instead of
the pending steps and sealed picks it says who has `decided` and what the observer's own `pick` is. What boards need to
know of the pending steps is in a game's `derived`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, cast

from stolik.engine.kinds import Code, Count, Kind
from stolik.engine.kit import BAG_BITS
from stolik.engine.layout import ALL, DEPTH, FRAME, Field, Layout
from stolik.engine.rules import Rules
from stolik.engine.state import State
from stolik.engine.steps import SEALED_CHOICE, Choice, Step
from stolik.engine.views import Data

Schema = dict[str, Any]
Show = Callable[[int], Any]

TABLED = 4096  # values of a kind, up to which what is shown for each is kept
ALWAYS = ("seats", "over", "turn")
ENGINES = ("todo", "sealed")  # what is not shown


def shown(rules: Rules, states: list[Data], observers: list[int]) -> list[Data]:
    """The views of a position (`views`, or a dump) as people get them; what is open to all is made once."""
    if not states:
        return []
    first = states[0]
    seats = first["seats"]
    fields = _fields(rules.layout, seats)
    open_to_all = {name: first[name] for name in ALWAYS}
    open_to_all |= {field.name: show(first.get(field.name, 0)) for field, show in fields if not field.each}
    hidden = [(field.name, show) for field, show in fields if field.each]
    fields_and_engines = {field.name for field, _ in fields} | {*ENGINES, *ALWAYS}
    others = [name for name in first if name not in fields_and_engines]  # zones, and what is known of them
    asked = _asked(rules, first)
    found = []
    for state, observer in zip(states, observers, strict=True):
        data = dict(open_to_all)
        data |= {name: show(state[name]) for name, show in hidden}
        data |= {name: state[name] for name in others}
        sealed = state["sealed"]
        data["decided"] = [pick != 0 for pick in sealed]
        data["pick"] = _pick(asked, sealed[observer]) if observer < seats else None
        found.append(data)
    return found


def _asked(rules: Rules, state: Data) -> Choice | None:
    step = _steps(rules)[state["todo"][-1][0]] if state["todo"] else None
    return step if isinstance(step, Choice) else None


@cache
def _steps(rules: Rules) -> dict[str, Step]:
    return {step.name: step for step in rules.steps}


def _pick(step: Choice | None, kept: int) -> dict[str, Any] | None:
    """What an observer has picked in secret: its label, and its parts by their names."""
    if step is None or kept <= 0:
        return None
    answer = step.verbs[step.verb(kept - 1)]
    parts = zip(answer.parts, answer.values(kept - 1), strict=True)
    return {"label": answer.label, **{part.name: part.kind.shown(value) for part, value in parts}}


def frames(g: State) -> list[tuple[str, dict[str, int]]]:
    """The pending steps from the top, each by its name and with its arguments by theirs: for `derived`."""
    layout, mem = g.layout, list(g.mem)
    found = []
    for at in range(layout.stack + FRAME * (mem[DEPTH] - 1), layout.stack - 1, -FRAME):
        parts = layout.step_args[mem[at]]
        found.append((layout.step_names[mem[at]], {part.name: mem[at + 1 + i] for i, part in enumerate(parts)}))
    return found


# --- words and tables -------------------------------------------------------------------------------


@cache
def _fields(layout: Layout, seats: int) -> list[tuple[Field, Callable[[Any], Any]]]:
    return [(field, _shower(layout, field, seats)) for field in layout.fields]


def _shower(layout: Layout, field: Field, seats: int) -> Callable[[Any], Any]:
    """How a field of the machine's form is shown."""
    value = _set_shower(field) if field.packed else _value_shower(field.kind)
    if field.each:
        value = _or_hidden(value, field.packed)
    if not field.by:
        return value
    lengths = [seats if axis is layout.seat else int(axis.size) for axis in field.by]
    return _table_shower(value, [int(axis.size) for axis in field.by], lengths, field.packed)


def _value_shower(kind: Kind) -> Show:
    if isinstance(kind, Count | Code):
        return int  # as it is
    if kind.size <= TABLED:
        known = [kind.shown(value) for value in range(kind.size)]
        return cast(Show, known.__getitem__)
    return kind.shown


def _set_shower(field: Field) -> Callable[[list[int]], list[Any]]:
    kind, size = field.kind, int(field.kind.size)

    def show(words: list[int]) -> list[Any]:
        return [kind.shown(n) for n in range(size) if words[n // BAG_BITS] >> n % BAG_BITS & 1]

    return show


def _or_hidden(show: Callable[[Any], Any], packed: int) -> Callable[[Any], Any]:
    """Null for what another seat keeps secret, which the machine's form has as -1."""
    if packed:
        return lambda words: None if words[0] < 0 else show(words)
    return lambda word: None if word < 0 else show(word)


def _table_shower(
    value: Callable[[Any], Any], sizes: list[int], lengths: list[int], packed: int
) -> Callable[[list[int]], list[Any]]:
    """A list for each dimension; a packed set takes several words."""
    if len(sizes) > 1:
        inner = _table_shower(value, sizes[1:], lengths[1:], packed)
        width = packed or 1
        for size in sizes[1:]:
            width *= size
        return lambda words: [inner(words[width * at : width * (at + 1)]) for at in range(lengths[0])]
    length = lengths[0]
    if packed:
        return lambda words: [value(words[packed * at : packed * (at + 1)]) for at in range(length)]
    if value is int:
        return lambda words: words[:length]
    return lambda words: [value(word) for word in words[:length]]


# --- its type ---------------------------------------------------------------------------------------


def schema(rules: Rules) -> Schema:
    """The type of a shown position, as a JSON schema."""
    layout = rules.layout
    card = {"$ref": "#/definitions/Card"}
    properties: Schema = {"seats": {"type": "integer"}, "over": {"type": "boolean"}, "turn": {"type": "integer"}}
    for field in layout.fields:
        properties[field.name] = _field_schema(field)
    for zone in layout.zones:
        known = zone.sees == ALL and not zone.ordered  # an open row may hold unknown cards after a shuffle
        cards = {"type": "array", "items": card if known else {"anyOf": [card, {"type": "null"}]}}
        properties[zone.name] = cards if zone.index < 0 else {"type": "array", "items": cards}
    sealed = [step for step in rules.steps if isinstance(step, Choice) and step.kind == SEALED_CHOICE]
    parts = {part.name: part.kind for step in sealed for answer in step.verbs for part in answer.parts}
    labels = [answer.label for step in sealed for answer in step.verbs]
    pick = closed({"label": {"enum": labels}} | {name: parts[name].schema() for name in sorted(parts)})
    pick["required"] = ["label"]
    properties["decided"] = {"type": "array", "items": {"type": "boolean"}}
    nothing = {"type": "null"}
    properties["pick"] = {"anyOf": [pick, nothing]} if sealed else nothing
    unsure = {"cards": {"type": "array", "items": card}, "places": {"type": "array", "items": {"type": "string"}}}
    properties["unsure"] = {"type": "array", "items": closed(unsure)}
    return closed(properties)


def closed(properties: Schema) -> Schema:
    """An object with just these properties, all of them there."""
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}


def _field_schema(field: Field) -> Schema:
    found: Schema = field.kind.schema()
    if field.packed:
        found = {"type": "array", "items": found}
    if field.each:
        found = {"anyOf": [found, {"type": "null"}]}
    for _ in field.by:
        found = {"type": "array", "items": found}
    return found
