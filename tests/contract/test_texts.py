"""Everything that can be asked, answered, told or refused can be said in Polish and in English."""

from __future__ import annotations

import re

from stolik.engine import speech
from stolik.engine.game import Game
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.steps import Choice, Step

from .games import Case
from .play import decisions, observers, walk


def named_rules(game: Game) -> set[str]:
    """The rules that steps and events name."""
    steps: list[Step] = list(game.rules.steps)
    by_steps = {rule for step in steps for rule in (step.rule, *step.rules) if rule}
    return by_steps | {rule for event in game.rules.events for rule in event.rules}


def test_every_named_rule_is_in_the_rulebook(game: Game) -> None:
    assert named_rules(game) <= set(game.rulebook.rules)
    for rule in game.rulebook.rules.values():
        assert all(rule.text[language].strip() for language in LANGUAGES)


def test_rules_speak_only_of_rules_that_exist(game: Game) -> None:
    rules = game.rulebook.rules
    (family,) = {rule.split(".")[0] for rule in rules}
    for rule in rules.values():
        for text in (*rule.text.values(), *rule.why.values()):
            for name in re.findall(rf"\b{family}\.\w+(?:\.\w+)*", text):
                assert name in rules, (rule.id, name)


def test_every_event_has_a_text(game: Game) -> None:
    missing = [
        (language, event.name)
        for language in LANGUAGES
        for event in game.rules.events
        if not game.texts.has(language, f"event-{event.name}")
    ]
    assert not missing


def said(game: Game, language: str, step: str) -> bool:
    return game.texts.has(language, f"prompt-{step}")


def test_every_choice_has_a_prompt(game: Game) -> None:
    choices = [step.name for step in game.rules.steps if isinstance(step, Choice)]
    assert [(name, language) for name in choices for language in LANGUAGES if not said(game, language, name)] == []


def same_in_print(game: Game, one: dict[str, str], other: dict[str, str]) -> bool:
    """Two cards between which nobody could tell."""
    cards = one.get("card"), other.get("card")
    faces = [game.display.faces.get(card) for card in cards if card is not None]
    return cards[0] != cards[1] and len(faces) == 2 and faces[0] is not None and faces[0] == faces[1]


def test_every_question_and_option_can_be_said(case: Case) -> None:
    for table in decisions(case, 1):
        assert table.pending is not None
        for seat in table.pending.seats:
            for language in LANGUAGES:
                assert speech.prompt(table, language, seat).startswith(f"{table.names[seat]}: ")
                said: dict[str, dict[str, str]] = {}
                for option in table.options(seat):
                    words, values = (
                        speech.option_text(table, language, seat, option.id),
                        table.label(seat, option.id)[1],
                    )
                    assert words
                    same = said.setdefault(words, values)
                    assert same is values or same_in_print(case.game, same, values), "two options read the same"


def test_everything_that_happened_can_be_said(case: Case) -> None:
    *_, table = walk(case, 2)
    for observer in observers(table):
        for language in LANGUAGES:
            for event in table.events_for(observer):
                words = speech.event_text(table.game, language, event, table.names)
                assert words or event["event"] in ("move", "shuffle", "show")
