"""What is declared of numbers is true of them: arguments, words, events and answers, in every position of play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from stolik.engine.kinds import Kind, Maybe, SetOf
from stolik.engine.kit import BAG_BITS, has
from stolik.engine.layout import DEPTH, FRAME
from stolik.engine.shown import schema
from stolik.engine.steps import AUTO, CHANCE, SPEAK, Choice, Step
from stolik.engine.table import Table
from stolik.engine.views import dump

from .games import Case
from .play import decisions, some, walk

TRIED = 2000  # numbers of a step with very many answers


def frames(table: Table) -> Iterator[tuple[Step, list[int]]]:
    g = table.state
    for depth in range(g[DEPTH]):
        at = g.layout.stack + FRAME * depth
        yield table.game.rules.steps[g[at]], [int(g[at + i]) for i in range(1, FRAME)]


def words(table: Table) -> Iterator[tuple[str, Kind, int]]:
    """Every word of the layout that is open to all, and what it is; of a packed set each member."""
    g = table.state
    for field in g.layout.fields:
        if field.each:
            continue
        for index in range(field.count):
            value = int(g[field.at + index])
            if field.packed == 0:
                yield field.name, field.kind, value
            else:
                first = BAG_BITS * (index % field.packed)
                yield from ((field.name, field.kind, first + n) for n in range(BAG_BITS) if has(value, n))


def cards(kind: Kind, value: int) -> list[int]:
    """The cards that a value names."""
    if not kind.hidden or value < 0:
        return []
    if isinstance(kind, Maybe):
        return cards(kind.kind, value - 1)
    if isinstance(kind, SetOf):
        return [card for card in range(kind.kind.size) if has(value, card)]
    return [value]


@pytest.mark.parametrize("number", [1, 2])
def test_every_argument_is_declared_and_what_it_says(case: Case, number: int) -> None:
    for table in walk(case, number):
        for step, args in frames(table):
            declared = len(step.parts)
            for part, value in zip(step.parts, args, strict=False):
                assert part.kind.holds(value, table.seats), f"{step.name}: {part} is {value}"
            beyond = args[declared:-1] if step.kind == SPEAK else args[declared:]
            assert not any(beyond), f"{step.name} pends with {args} and declares {step.parts}"


@pytest.mark.parametrize("number", [1, 2])
def test_every_word_is_what_it_says(case: Case, number: int) -> None:
    for table in walk(case, number):
        for name, kind, value in words(table):
            assert kind.holds(value, table.seats), f"{name} is {value}, which is no {kind.name}"


@pytest.mark.parametrize("number", [1, 2])
def test_every_event_tells_what_it_says(case: Case, number: int) -> None:
    named = case.game.rules.named
    *_, table = walk(case, number)
    for happened in table.events:
        for name, value in happened.args.items():
            assert named[name].holds(value, table.seats), f"{happened.name}: {name} is {value}"


def test_nothing_hidden_stands_in_the_open(case: Case) -> None:
    """A pending step or an open word comes to name a card only when everybody knows where that lies; what everybody
    has seen there may stay when the card goes."""
    before: set[tuple[str, int]] = set()
    for table in walk(case, 1, step=1):
        named = {(name, card) for name, kind, value in words(table) for card in cards(kind, value)}
        for step, args in frames(table):
            for part, value in zip(step.parts, args, strict=False):
                named |= {(f"{step.name}: {part.name}", card) for card in cards(part.kind, value)}
        for where, card in named - before:
            for observer in range(table.seats + 1):
                known = table.knowledge.knows(observer, card)
                assert known, f"{where} tells observer {observer} of {case.game.rules.layout.cards[card]}"
        before = named


def test_options_are_numbers_within_the_bounds_of_their_step(case: Case) -> None:
    for table in decisions(case, 3):
        assert table.pending is not None
        for seat in table.pending.seats:
            options = [option.id for option in table.options(seat)]
            step = table._step()
            assert step.bound > 0 or step.open
            assert all(option < step.space(table.state) for option in options)
            assert all(step.possible(table.state, option) for option in options)
            assert step.open or all(option < step.bound for option in options)


def test_chance_stays_within_the_bound_of_its_step(case: Case) -> None:
    bounds = {step.name: int(step.bound) for step in case.game.rules.steps if step.kind == CHANCE}
    *_, table = walk(case, 1, step=1)
    for line in table.log:
        if "chance" in line:
            assert line["roll"][1] <= bounds[line["chance"]]


def test_every_number_of_a_step_is_read_as_itself(case: Case) -> None:
    table = next(decisions(case, 1))
    g = table.state
    for step in case.game.rules.steps:
        if not isinstance(step, Choice) or step.open:
            continue
        found: dict[str, int] = {}
        for option in some(range(step.bound), 1, most=TRIED):
            if not step.verbs[step.verb(option)].holds(option, table.seats):
                continue
            text = step.verbs[step.verb(option)].text(option)
            answer = [verb.read(text.split(" "), g.seats) for verb in step.verbs]
            assert [each for each in answer if each >= 0] == [option], f"{step.name}: {text}"
            assert found.setdefault(text, option) == option


def test_actions_are_numbered_without_gaps(case: Case) -> None:
    rules = case.game.rules
    end = 0
    for step, offset in zip(rules.steps, rules.offsets, strict=True):
        assert offset == end
        end += 0 if step.kind in (AUTO, CHANCE) else step.bound
    assert rules.actions == end


@pytest.mark.parametrize("number", [1, 2])
def test_a_position_that_is_written_down_is_read_again(case: Case, number: int) -> None:
    rules = case.game.rules
    for table in walk(case, number):
        text = table.position()
        again = case.game.from_position(text)
        assert dump(rules, again) == dump(rules, table.state), text


def fits(value: Any, wanted: dict[str, Any]) -> bool:
    """Is a value of the type that a JSON schema says? Of schemas, as much as kinds and layouts use."""
    if "anyOf" in wanted:
        return any(fits(value, each) for each in wanted["anyOf"])
    if "enum" in wanted:
        return value in wanted["enum"]
    if "$ref" in wanted:
        return isinstance(value, str)  # a card
    items = wanted.get("items")
    if isinstance(items, list):
        return isinstance(value, list) and len(value) == len(items) and all(map(fits, value, items))
    if isinstance(items, dict):
        return isinstance(value, list) and all(fits(each, items) for each in value)
    if wanted["type"] == "object":
        if not isinstance(value, dict):
            return False
        known = wanted["properties"]
        return {*wanted["required"]} <= value.keys() <= known.keys() and all(fits(value[k], known[k]) for k in value)
    named = {"integer": int, "string": str, "boolean": bool, "null": type(None)}
    return type(value) is named[wanted["type"]]


def test_what_does_not_fit_is_found() -> None:
    seat = {"anyOf": [{"type": "integer"}, {"type": "null"}]}
    assert [fits(value, seat) for value in (0, None, True, "0", [0])] == [True, True, False, False, False]
    pair = {"type": "array", "items": [{"type": "integer"}, {"enum": ["a", "b"]}]}
    assert [fits(value, pair) for value in ([1, "a"], [1, "c"], [1])] == [True, False, False]


def test_what_is_shown_is_of_its_type(case: Case) -> None:
    wanted = schema(case.game.rules)["properties"]
    for table in walk(case, 1):
        for seat, shown in table.shows([None, *range(table.seats)]).items():
            state = shown["state"]
            assert state.keys() == wanted.keys()
            assert [name for name in state if not fits(state[name], wanted[name])] == []
            assert len(state["decided"]) == table.seats
            assert seat is not None or state["pick"] is None


def test_what_is_printed_on_a_card_has_a_name(case: Case) -> None:
    layout = case.game.rules.layout
    assert all(0 <= trait < len(layout.trait_names) for traits in layout.traits for trait in traits)
    assert len({*layout.trait_names}) == len(layout.trait_names)


def test_only_seats_turn_with_who_looks(case: Case) -> None:
    """Of a kind that turns, the first values are seats, one for each that the game can have."""
    layout = case.game.rules.layout
    for field in layout.fields:
        for kind in (field.kind, *field.by):
            assert kind.turning in (0, layout.seats), f"{field.name}: {kind}"
            assert kind.turning == 0 or all(kind.text(seat) == str(seat + 1) for seat in range(kind.turning))
