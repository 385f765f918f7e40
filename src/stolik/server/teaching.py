"""Lessons as a browser gets them: what each question shows, and what is said to every answer that can be listed.

Judging takes a table for each answer, so it is done in processes of its own (`reading.py`).
"""

from __future__ import annotations

import msgspec

from stolik import games
from stolik.engine.game import Game
from stolik.engine.table import Table
from stolik.engine.teaching import Beat, Lesson
from stolik.lab.lessons import MOVES, Judged, Taught
from stolik.server import wire
from stolik.server.names import BOTS
from stolik.server.problems import Trouble
from stolik.server.showing import view_of


class Attempt(msgspec.Struct):
    game: str
    lesson: str
    question: int
    answer: str


def lesson_of(game: Game, name: str) -> Lesson:
    for lesson in game.teaching.lessons:
        if lesson.id == name:
            return lesson
    raise Trouble("no-such-lesson")


def lesson(payload: bytes) -> bytes:
    """A lesson by its game and its id."""
    game, name = msgspec.msgpack.decode(payload, type=tuple[str, str])
    taught = _taught(game, name)
    seats = taught.begin().seats
    found = wire.LessonView(
        id=name,
        rules=list(taught.lesson.rules),
        names=taught.names[:seats],
        questions=[_question(taught, number) for number in range(len(taught.lesson.beats))],
    )
    return msgspec.json.encode(found)


def attempt(payload: bytes) -> bytes:
    given, taught = _attempted(payload)
    return msgspec.json.encode(_reply(taught, given.question, taught.judge(given.question, given.answer)))


def thought(payload: bytes) -> bytes:
    given, taught = _attempted(payload)
    table = taught.at(given.question)
    seat = taught.lesson.beats[given.question].seat
    refused = table.refuse(seat, given.answer)
    found = wire.LessonThought("" if refused is None else refused.rule, table.preview(seat, given.answer))
    return msgspec.json.encode(found)


def _attempted(payload: bytes) -> tuple[Attempt, Taught]:
    given = msgspec.msgpack.decode(payload, type=Attempt)
    taught = _taught(given.game, given.lesson)
    if given.question >= len(taught.lesson.beats):
        raise Trouble("no-such-lesson")
    return given, taught


def _taught(game: str, name: str) -> Taught:
    """The reader comes first and has no name: texts say "you"."""
    found = games.get(game)
    return Taught(found, lesson_of(found, name), ["", *BOTS])


def _question(taught: Taught, number: int) -> wire.QuestionView:
    beat = taught.lesson.beats[number]
    answers = [*taught.answers(number), *beat.refused]
    return wire.QuestionView(
        ask=msgspec.convert(beat.ask, wire.Ask),
        of=beat.of,
        view=_view(taught.shown(number), beat.seat, asked=beat.ask in MOVES),
        lit=list(beat.lit),
        tries=list(beat.tries),
        counted=_counted(beat),
        sentences=len(beat.choice),
        replies={answer: _reply(taught, number, taught.judge(number, answer)) for answer in answers},
    )


def _counted(beat: Beat) -> list[list[str | int]]:
    """Where the numbers stand that make up the answer; a count of events is made up of none."""
    if beat.ask != "count" or "events" in beat.reads:
        return []
    found: list[list[str | int]] = beat.reads["sum"] if "sum" in beat.reads else [beat.reads["path"]]
    return found


def _reply(taught: Taught, number: int, judged: Judged) -> wire.LessonReply:
    beat = taught.lesson.beats[number]
    moved = judged.refused is None and (judged.right or beat.ask in MOVES)
    last = number + 1 == len(taught.lesson.beats)
    return wire.LessonReply(
        right=judged.right,
        says=judged.says,
        rule=None if judged.refused is None else judged.refused.rule,
        events=judged.table.events_for(beat.seat, judged.since) if moved else [],
        view=_view(judged.table, beat.seat, asked=False) if moved and (last or not judged.right) else None,
    )


def _view(table: Table, seat: int, asked: bool) -> wire.View:
    """Where nothing is to be done, nobody is asked: who would be next may be the very question."""
    view = view_of(table, seat)
    if not asked:
        view.decision = None
    return view
