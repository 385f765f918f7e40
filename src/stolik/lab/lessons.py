"""A lesson at a real table: what its questions show, and whether an answer is right.

Nothing is remembered between questions: those before the one that is asked count as answered rightly.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from stolik.engine.chain import LoadedDice
from stolik.engine.errors import BadGame, BadPicture, Refused
from stolik.engine.game import Game
from stolik.engine.table import Table
from stolik.engine.teaching import Beat, Condition, Lesson
from stolik.engine.writing import tidy
from stolik.lab.explain import laid_out
from stolik.lab.goals import holds, look, measure, told

# How others let something be, by the verb of their answer.
PASSES = ("pass", "let-it", "stay", "keep", "go-on", "no-reaction", "silent", "done", "decline")
MOST_REPLIES = 60
MOVES = ("do", "say")  # the questions that are answered by an option


@dataclass(frozen=True)
class Judged:
    """What came of an answer. `says` is the text behind `lesson-ID.`; nothing where a rule says it."""

    right: bool
    says: str
    table: Table  # as it stands then,
    since: int  # and how many of its events had been told when the question was asked
    refused: Refused | None = None


def laid(game: Game, told: dict[str, Any], settings: dict[str, str], names: list[str], *dice: int) -> Table:
    """A position of a lesson or of a page of rules, as it lies there before anything happens."""
    if game.teaching.position is None:
        raise BadGame(f"{game.id} has no positions")
    try:
        data = game.teaching.position(told, settings)
    except (KeyError, TypeError, ValueError) as error:
        raise BadPicture(f"{told} is no position: {error!r}") from error
    return laid_out(game, data, names, game.settle(data["seats"], settings), LoadedDice(*dice) if dice else None)


@dataclass(frozen=True)
class Taught:
    """A lesson, and who sits at its table."""

    game: Game
    lesson: Lesson
    names: list[str]

    def still(self) -> Table:
        """As it was laid out: nothing has happened, and nobody has said anything."""
        return laid(self.game, self.lesson.position, self.lesson.settings, self.names, *self.lesson.dice)

    def begin(self) -> Table:
        """At the first question."""
        table = self.still()
        table.go_on()
        _play(table, self.lesson.begin)
        return table

    def at(self, number: int) -> Table:
        """At a question, from 0."""
        table = self.begin()
        for beat in self.lesson.beats[:number]:
            if beat.ask in MOVES:
                table.apply(beat.seat, beat.right[0])
            else:
                _play(table, beat.before)
            _play(table, beat.play)
        return table

    def waits(self, number: int) -> bool:
        """Is a question about what has not happened yet, in the position as it was laid out?"""
        beat = self.lesson.beats[number]
        if beat.ask in MOVES:
            return False
        earlier = self.lesson.beats[:number]
        answered = bool(self.lesson.begin) or any(each.ask in MOVES or each.play or each.before for each in earlier)
        return beat.from_start or not answered

    def shown(self, number: int) -> Table:
        """What the reader sees when a question is asked; after the last one, how it came out."""
        return self.still() if number < len(self.lesson.beats) and self.waits(number) else self.at(number)

    # --- judging ---

    def right(self, number: int) -> list[str]:
        """Every right answer that the rules find; those of the file must be the same."""
        beat = self.lesson.beats[number]
        if beat.ask in MOVES:
            return self._right_moves(number)
        table = self.at(number)
        since = 0 if beat.from_start else len(table.events)
        _play(table, beat.before)
        if beat.ask == "which":
            return [str(at) for at, claim in enumerate(beat.choice) if holds(table, claim, since)]
        if beat.ask == "count":
            return [str(measure(table, beat.reads, since))]
        return sorted({str(each) for each in _pointed(table, beat, since)})

    def judge(self, number: int, answer: str) -> Judged:
        beat = self.lesson.beats[number]
        if beat.ask in MOVES:
            return self._judge_move(number, answer)
        right = sorted(answer.split()) == sorted(beat.right)
        if not right:
            return Judged(False, self._says(number, _wrong(beat, answer)), self.shown(number), 0)
        seen = self.shown(number)
        return Judged(True, self._says(number, None), self.shown(number + 1), len(seen.events))

    def _right_moves(self, number: int) -> list[str]:
        beat = self.lesson.beats[number]
        outcomes = {}
        for text in self.answers(number):
            table = self.at(number)
            since = len(table.events)
            try:
                table.apply(beat.seat, text)
            except Refused:
                continue
            _reply(table, beat)
            outcomes[text] = _outcome(table, beat.goal, since)
        best = max(outcomes.values()) if {"most", "least"} & set(beat.goal) else True
        return [text for text, outcome in outcomes.items() if outcome == best]

    def answers(self, number: int) -> list[str]:
        """Every answer that can be listed, but for the numbers and sets of things that a reader could think of."""
        beat = self.lesson.beats[number]
        if beat.ask == "do":
            return [option.text for option in self.at(number).options(beat.seat)]
        if beat.ask == "say":
            return list(beat.tries)
        if beat.ask == "which":
            return [str(at) for at in range(len(beat.choice))]
        return [" ".join(sorted(beat.right)), *beat.wrong]

    def _judge_move(self, number: int, answer: str) -> Judged:
        beat = self.lesson.beats[number]
        text = tidy(answer)
        table = self.at(number)
        since = len(table.events)
        try:
            table.apply(beat.seat, text)
        except Refused as refused:
            return Judged(False, "", table, since, refused)
        _reply(table, beat)
        # A word that was thought of can be as good as those that were offered.
        right = text in beat.right or (beat.ask == "say" and _outcome(table, beat.goal, since) is True)
        if not right:
            return Judged(False, self._says(number, beat.wrong.get(text, "")), table, since)
        if beat.play or number + 1 < len(self.lesson.beats):
            table = self.shown(number + 1)
        return Judged(True, self._says(number, None), table, since)

    def _says(self, number: int, wrong: str | None) -> str:
        """The key of a sentence: why it is right, what is wrong with this answer, or with any other."""
        if wrong is None:
            return f"right-{number + 1}"
        return f"wrong-{number + 1}-{wrong}" if wrong else f"wrong-{number + 1}"


def _pointed(table: Table, beat: Beat, since: int) -> Iterable[Any]:
    if "path" in beat.reads:
        value = look(table, beat.reads["path"])
        return value if isinstance(value, list) else [value]
    if "options" in beat.reads:
        words = [option.text.split() for option in table.options(beat.seat)]
        return [word[1] for word in words if word[0] == beat.reads["options"]]
    return [event[beat.reads["field"]] for event in told(table, since, beat.reads["events"])]


def _wrong(beat: Beat, answer: str) -> str:
    """What is said to this very answer, or to something that was marked amiss, or (-) to something that was not."""
    given = sorted(answer.split())
    missing = [f"-{each}" for each in beat.right if each not in given]
    for each in (" ".join(given), *(each for each in given if each not in beat.right), *missing):
        if each in beat.wrong:
            return beat.wrong[each]
    return ""


def _outcome(table: Table, goal: Condition, since: int) -> int:
    """What an answer is judged by, the more the better."""
    if "most" in goal:
        return int(measure(table, goal["most"], since))
    if "least" in goal:
        return -int(measure(table, goal["least"], since))
    return holds(table, goal, since)


# --- what others say ---


def _play(table: Table, answers: Iterable[tuple[int, str]]) -> None:
    for seat, text in answers:
        table.apply(seat, text)


def _reply(table: Table, beat: Beat) -> None:
    """What happens between an answer and its judgement: what is told, as far as it can; or the others pass."""
    if beat.reply is None:
        _let_it_be(table, beat.seat)
        return
    for seat, text in beat.reply:
        if table.refuse(seat, text) is not None:
            return
        table.apply(seat, text)


def _let_it_be(table: Table, reader: int) -> None:
    for _ in range(MOST_REPLIES):
        if table.pending is None or reader in table.pending.seats:
            return
        seat = table.pending.seats[0]
        quiet = [option for option in table.options(seat) if option.text.split()[0] in PASSES]
        if not quiet:
            return
        table.apply(seat, quiet[0].id)
