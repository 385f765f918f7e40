"""The guide of each game: every question has a card, every card its words, and all that it names is there."""

from __future__ import annotations

import re

import pytest

from stolik import games
from stolik.engine.game import Game
from stolik.engine.guide import Guide
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.steps import Choice

MOST_WORDS = 35
GUIDED = [(game, game.teaching.guide) for game in map(games.get, games.names()) if game.teaching.guide]
EACH = pytest.mark.parametrize(("game", "guide"), GUIDED, ids=[game.id for game, _ in GUIDED])


@EACH
def test_every_question_has_one_card(game: Game, guide: Guide) -> None:
    ids = [card.id for card in guide.cards]
    shared = [step for card in guide.cards for step in card.steps]
    steps = {step.name for step in game.rules.steps if isinstance(step, Choice)}
    asked = {re.sub("-own$", "", card.id) for card in guide.cards if not card.when and not card.id.startswith("event-")}
    assert not {*ids} & {*shared}
    assert steps <= asked | {*shared}
    lone = {card.id for card in guide.cards if card.steps and card.id not in steps}  # a card for several, by any name
    assert asked - lone <= steps
    assert {*shared} <= steps


@EACH
def test_events_lessons_and_parts_are_those_of_the_game(game: Game, guide: Guide) -> None:
    events = {f"event-{event.name}" for event in game.rules.events}
    assert {card.id for card in guide.cards if card.id.startswith("event-")} <= events
    assert {card.lesson for card in guide.cards if card.lesson} <= {lesson.id for lesson in game.teaching.lessons}


@EACH
def test_the_first_game_can_be_set(game: Game, guide: Guide) -> None:
    game.settle(guide.seats, guide.settings)


@EACH
def test_what_is_given_up_can_be_answered(game: Game, guide: Guide) -> None:
    steps = {step.name: step for step in game.rules.steps if isinstance(step, Choice)}
    for sure in guide.sure:
        verbs = {answer.split(":")[-1].split("=")[-1].split()[0] for answer in steps[sure.step].answers}
        assert sure.answer in verbs, f"{sure.step}: {sure.answer} is none of {verbs}"


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_words_and_few_of_them(game: Game, guide: Guide, language: str) -> None:
    assert game.teaching.guide is guide
    for card in guide.cards:
        said = guide.texts.say(language, f"guide-{card.id}")
        assert len(said.split()) <= MOST_WORDS, f"{card.id}: {said}"
        assert "{" not in said
    for sure in guide.sure:
        assert guide.texts.say(language, f"guide-sure-{sure.step}-{sure.answer}").endswith("?")
    wanted = {f"guide-{card.id}" for card in guide.cards} | {f"guide-sure-{s.step}-{s.answer}" for s in guide.sure}
    written = set(re.findall(r"^([\w-]+) =", guide.texts.source(language), re.MULTILINE))
    assert written == wanted
