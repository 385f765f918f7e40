"""What tests of any game ask about a table that stands in an exact position."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stolik.engine import speech
from stolik.engine.chain import LoadedDice
from stolik.engine.errors import Refused
from stolik.engine.table import Table
from stolik.lab.explain import table_at as table_at

Loaded = LoadedDice


def play(table: Table, *answers: tuple[int, str]) -> None:
    """Several answers, each of the seat that is asked."""
    for seat, text in answers:
        table.apply(seat, text)


def choices(table: Table) -> set[str]:
    """What the one seat that is asked can answer."""
    assert table.pending is not None
    (seat,) = table.pending.seats
    texts = [option.text for option in table.options(seat)]
    assert len(texts) == len(set(texts))
    return set(texts)


def asked(table: Table, language: str) -> str:
    """The question to the one seat that is asked."""
    assert table.pending is not None
    (seat,) = table.pending.seats
    return speech.prompt(table, language, seat)


def option(table: Table, language: str, text: str) -> str:
    """One of its answers, in words."""
    assert table.pending is not None
    (seat,) = table.pending.seats
    (number,) = (option.id for option in table.options(seat) if option.text == text)
    return speech.option_text(table, language, seat, number)


def events(table: Table, name: str, observer: int | None = None) -> list[dict[str, Any]]:
    return [event for event in table.events_for(observer) if event["event"] == name]


def refusal(table: Table, seat: int, option: int | str) -> str:
    """The rule behind a refusal, which must have changed nothing."""

    def everything() -> tuple[object, ...]:
        return (
            table.hash,
            len(table.log),
            len(table.events),
            table.answers,
            table.dice.used,
            table.can_undo,
            table.knowledge.to_json(),
        )

    before = everything()
    with pytest.raises(Refused) as caught:
        table.apply(seat, option)
    assert everything() == before
    return caught.value.rule


def received(table: Table, observer: int | None) -> str:
    """All that reaches an observer, less the hashes of the log."""
    log = [{key: value for key, value in line.items() if key != "hash"} for line in table.log_for(observer)]
    return json.dumps([table.view(observer), table.events_for(observer), log], sort_keys=True)
