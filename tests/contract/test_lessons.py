"""The lessons of every game that has some: what their files say by hand is what the rules find."""

from __future__ import annotations

import re

import pytest

from stolik.engine.game import Game
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.teaching import Beat, Lesson
from stolik.lab.lessons import MOVES, Taught

from .games import GAMES

TAUGHT = [(game, lesson) for game in GAMES for lesson in game.teaching.lessons]
NAMES = [f"player-{seat}" for seat in range(6)]
# Words that a text may have, by what it is for.
LIMITS = {"says": 45, "asks": 20, "right": 25, "wrong": 30, "choice": 20}
TITLE = 6

each_lesson = pytest.mark.parametrize(
    ("game", "lesson"), TAUGHT, ids=[f"{game.id}-{lesson.id}" for game, lesson in TAUGHT]
)


@each_lesson
def test_the_position_can_be(game: Game, lesson: Lesson) -> None:
    taught = Taught(game, lesson, NAMES)
    for number in range(len(lesson.beats) + 1):
        game.rules.invariants(taught.shown(number).state)
        game.rules.invariants(taught.at(number).state)


@each_lesson
def test_right_is_what_the_rules_find(game: Game, lesson: Lesson) -> None:
    taught = Taught(game, lesson, NAMES)
    for number, beat in enumerate(lesson.beats):
        assert sorted(taught.right(number)) == sorted(beat.right), f"question {number + 1}"
        for answer in beat.right if beat.ask in MOVES else [" ".join(reversed(beat.right))]:
            judged = taught.judge(number, answer)
            assert (judged.right, judged.says, judged.refused) == (True, f"right-{number + 1}", None)
            assert len(judged.table.events) >= judged.since, "it goes back in time"


@each_lesson
def test_every_other_answer_is_wrong(game: Game, lesson: Lesson) -> None:
    taught = Taught(game, lesson, NAMES)
    for number, beat in enumerate(lesson.beats):
        answers = taught.answers(number)
        amiss = [text for text in answers if text not in beat.right and text != " ".join(sorted(beat.right))]
        assert amiss or beat.refused or beat.ask in ("count", "point"), f"question {number + 1}: nothing can be wrong"
        for answer in amiss:
            judged = taught.judge(number, answer)
            assert not judged.right, answer
            assert judged.refused is None or answer in beat.refused, f"{answer}: {judged.refused}"
            if answer in beat.wrong:
                assert judged.says == f"wrong-{number + 1}-{beat.wrong[answer]}"
        if beat.ask in MOVES:
            assert set(beat.wrong) <= set(answers), f"question {number + 1}: to what nobody can answer"


@each_lesson
def test_refusals_name_the_rule(game: Game, lesson: Lesson) -> None:
    taught = Taught(game, lesson, NAMES)
    for number, beat in enumerate(lesson.beats):
        for attempt, rule in beat.refused.items():
            judged = taught.judge(number, attempt)
            assert judged.refused is not None, attempt
            assert (judged.right, judged.refused.rule) == (False, rule), attempt


def _needed(taught: Taught, number: int, beat: Beat) -> set[str]:
    """The texts that a question must have."""
    told = str(number + 1)
    found = {"asks" if number == 0 else f"asks-{told}", f"right-{told}"}
    found |= {f"wrong-{told}-{key}" for key in beat.wrong.values()}
    found |= {f"choice-{told}-{at}" for at in range(1, len(beat.choice) + 1)}
    if beat.ask in ("count", "point", "say"):
        found.add(f"wrong-{told}")
    for answer in taught.answers(number):
        judged = taught.judge(number, answer)
        if judged.refused is None:
            found.add(judged.says)
    return found


@each_lesson
def test_it_is_told_in_both_languages(game: Game, lesson: Lesson) -> None:
    taught = Taught(game, lesson, NAMES)
    texts = game.teaching.texts
    assert texts is not None
    needed = {"says"}.union(*(_needed(taught, number, beat) for number, beat in enumerate(lesson.beats)))
    spare = {f"wrong-{number}" for number in range(1, len(lesson.beats) + 1)}
    seats = {f"seat{seat}": "Halina" for seat in range(1, taught.begin().seats)}
    for language in LANGUAGES:
        assert texts.has(language, f"lesson-{lesson.id}"), language
        assert len(texts.say(language, f"lesson-{lesson.id}").split()) <= TITLE
        said = texts.forms(language, f"lesson-{lesson.id}", **seats)
        assert needed <= set(said) <= needed | spare, language
        for key, text in said.items():
            words = text.split()
            assert len(words) <= LIMITS[key.split("-")[0]], f"{language} {key}: {len(words)} words"


@pytest.mark.parametrize("game", [game for game in GAMES if game.teaching.lessons], ids=lambda game: game.id)
def test_no_text_is_left_over(game: Game) -> None:
    assert game.teaching.texts is not None
    for language in LANGUAGES:
        keys = re.findall(r"^([a-z][\w-]*) =", game.teaching.texts.source(language), re.MULTILINE)
        assert sorted(keys) == sorted(f"lesson-{lesson.id}" for lesson in game.teaching.lessons), language
