"""The guide of each game: every question has a card, every card its words, and all that it names is there."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stolik import games
from stolik.engine.chain import seed_of
from stolik.engine.game import Game
from stolik.engine.guide import Guide
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.steps import Choice
from stolik.engine.table import Table

MOST_WORDS = 35
BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
UNDO = {"pl": "„Cofnij”", "en": "“Undo”"}
READER = 0
SHORT = 250  # answers of a game of which many are soon played
FEW, MANY = 2, 30
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
    events = {event.name: {part.name for part in event.args} for event in game.rules.events}
    assert {card.id for card in guide.cards if card.id.startswith("event-")} <= {f"event-{name}" for name in events}
    assert {card.lesson for card in guide.cards if card.lesson} <= {lesson.id for lesson in game.teaching.lessons}
    for when in (card.when for card in guide.cards if "events" in card.when):
        assert {*when["events"], when.get("since", when["events"][0])} <= {*events}
        for name in when["events"]:
            assert {*when.get("with", {})} | {when.get("twice", "")} - {""} <= events[name], name


@EACH
def test_the_board_has_what_a_card_points_at(game: Game, guide: Guide) -> None:
    """The spots that a board names, such as `pile/0`, or `symbol`."""
    source = "".join(file.read_text() for file in (BOARDS / game.id).rglob("*") if file.is_file())
    for name in {name for card in guide.cards for name in card.points}:
        assert re.search(rf'["`]{name}(/|")', source), name


def _found(view: Any, path: list[str | int]) -> Any:
    """What the client finds there."""
    for step in path:
        view = len(view) if step == "length" else view[READER if step == "you" else step]
    return view


def _played(game: Game, guide: Guide, number: int) -> Iterator[Table]:
    """A guided game at each decision, answered at random."""
    table = Table(game, guide.seats, guide.settings, seed_of(number))
    random = Random(number)
    while table.pending is not None:
        yield table
        seat = random.choice(table.pending.seats)
        table.apply(seat, random.choice(table.options(seat)).id)
    yield table


@EACH
def test_what_a_card_waits_for_is_in_every_view(game: Game, guide: Guide) -> None:
    waits = [card.when for card in guide.cards if {"path", "others"} & {*card.when}]
    for table in _played(game, guide, 1):
        view = table.show(READER)
        for when in waits:
            if "path" in when:
                assert type(_found(view, when["path"])) is int, when
            else:
                assert {*_found(view, when["others"])} <= {*range(table.seats)}, when


@EACH
def test_undo_is_named_where_it_may_bring_back_what_is_given_up(game: Game, guide: Guide) -> None:
    sure = {(each.step, each.answer) for each in guide.sure}
    if not sure:
        return
    back = defaultdict[tuple[str, str], set[bool]](set)
    for table in (
        table for number in range(MANY if game.longest <= SHORT else FEW) for table in _played(game, guide, number)
    ):
        step, seats = ("", ()) if table.pending is None else (table.pending.step, table.pending.seats)
        for seat in seats:
            options = table.options(seat)
            for option in options:
                key = step, option.text.split()[0]
                if key in sure and len(options) > 1:
                    tried = table.clone()
                    tried.apply(seat, option.id)
                    back[key].add(tried.may_undo(seat))
    assert back, "nothing is ever given up"
    for (step, answer), ways in back.items():
        for language in LANGUAGES:
            said = guide.texts.say(language, f"guide-sure-{step}-{answer}")
            assert (UNDO[language] in said) == (True in ways), f"{step}, {answer}: {said}"


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
        said = guide.texts.say(language, f"guide-sure-{sure.step}-{sure.answer}")
        assert said.endswith("?")
        assert len(said.split()) <= MOST_WORDS, said
    wanted = {f"guide-{card.id}" for card in guide.cards} | {f"guide-sure-{s.step}-{s.answer}" for s in guide.sure}
    written = set(re.findall(r"^([\w-]+) =", guide.texts.source(language), re.MULTILINE))
    assert written == wanted
