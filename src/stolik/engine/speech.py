"""What happens at a table in words: prompts, options, events, refusals, with the players' names."""

from __future__ import annotations

from typing import Any

from stolik.engine.errors import Refused
from stolik.engine.game import Game
from stolik.engine.table import Table


def filled_in(values: dict[str, Any], names: list[str]) -> dict[str, str | int]:
    """Values as the texts want them: seats by name (a missing one is `none`), numbers as numbers."""
    told: dict[str, str | int] = {}
    for key, value in values.items():
        if key.startswith("seat"):
            seat = int(value)
            told[key] = names[seat] if 0 <= seat < len(names) else "none"
        elif str(value).lstrip("-").isdecimal():
            told[key] = int(value)
        else:
            told[key] = str(value)
    return told


def prompt(table: Table, language: str, seat: int) -> str:
    """One sentence that says what is asked of a seat."""
    decision = table.pending
    if decision is None:
        return ""
    values = filled_in({"seat": seat, **decision.facts}, table.names)
    return table.game.texts.say(language, f"prompt-{decision.step}", **values)


def option_text(table: Table, language: str, seat: int, option: int) -> str:
    key, values = table.label(seat, option)
    return table.game.texts.say(language, f"option-{key}", **filled_in(values, table.names))


def event_text(game: Game, language: str, event: dict[str, Any], names: list[str]) -> str:
    """An event of `events_for` as a log sentence; empty for those that only move a card."""
    key = f"event-{event['event']}"
    if not game.texts.has(language, key):
        return ""
    return game.texts.say(language, key, **filled_in({k: v for k, v in event.items() if k != "event"}, names))


def refusal_text(table: Table, language: str, refusal: Refused) -> str:
    """What a player is told: the rule and its id."""
    return f"{table.rule(refusal.rule).text[language]} [{refusal.rule}]"
