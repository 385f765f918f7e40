"""The pages of the rules at real tables: the positions that they show, and whether all that they say can be so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from stolik.engine.errors import BadPicture, StolikError
from stolik.engine.game import Game
from stolik.engine.pages import (
    Aid,
    Block,
    BoardBlock,
    CardsBlock,
    Chapter,
    Page,
    Pages,
    Span,
    flat,
    plain,
    spans_of,
    walk,
)
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.steps import Choice
from stolik.engine.table import Table
from stolik.lab import lessons

AID_WORDS = 160
AID_PICTURES = 12
POLISH = re.compile(r"\w*[ąćęłńóśźż]\w*", re.IGNORECASE)

NAMES = [str(seat + 1) for seat in range(12)]

Wrong = Iterator[tuple[int, str]]  # the line, and what is wrong there


@dataclass(frozen=True)
class Illustration:
    """What a board shows: a position, and what comes of it, by answers or by itself."""

    before: Table
    after: Table
    since: int  # how many events the table had told before

    @property
    def changes(self) -> bool:
        return len(self.after.events) > self.since


def illustration(game: Game, pages: Pages, board: BoardBlock, names: list[str]) -> Illustration:
    before = _laid(game, pages, board, names)
    if board.play:
        before.go_on()
    after = before.clone()
    since = len(after.events)
    if not board.play and after.pending is None:
        after.go_on()
    _play(after, board)
    return Illustration(before, after, since)


def _laid(game: Game, pages: Pages, board: BoardBlock, names: list[str]) -> Table:
    """As it was laid out, but for what a lesson begins with."""
    if board.position in pages.positions:
        found = pages.positions[board.position]
        return lessons.laid(game, found.told, found.settings, names, *found.dice)
    for lesson in game.teaching.lessons:
        if lesson.id == board.lesson:
            taught = lessons.Taught(game, lesson, names)
            return taught.begin() if lesson.begin else taught.still()
    raise BadPicture(f"there is no lesson {board.lesson}" if board.lesson else f"there is no position {board.position}")


def _play(table: Table, board: BoardBlock) -> None:
    """What is answered there, by whoever is asked and may."""
    for text in board.play:
        asked = () if table.pending is None else table.pending.seats
        seat = next((seat for seat in asked if table.refuse(seat, text) is None), None)
        if seat is None:
            raise BadPicture(f"nobody can answer {text} here")
        table.apply(seat, text)


def complaints(game: Game, pages: Pages) -> list[str]:
    """All that is wrong with the pages of a game, by file and line."""
    found: list[str] = []
    read: dict[str, Page] = {}
    for language in LANGUAGES:
        try:
            read[language] = page = pages.page(language)
            pieces = [(block.line, spans_of(block)) for block in page.all_blocks]
            pieces += [(chapter.line, [Span("text", chapter.title)]) for chapter in page.chapters]
            found += _said(f"{language}.md", _page_wrong(game, pages, page), _words_wrong(game, language, pieces))
            aid = pages.aid(language)
            pieces = [(line.line, list(line.spans)) for line in aid.lines]
            found += _said(f"aid.{language}.md", _aid_wrong(game, aid), _words_wrong(game, language, pieces))
        except StolikError as error:  # a file that cannot be read names itself
            found.append(str(error))
    return found + (_compared(read["pl"], read["en"]) if len(read) == len(LANGUAGES) else [])


def _said(name: str, *found: Wrong) -> list[str]:
    return [f"{name}: line {line}: {what}" for each in found for line, what in each]


def _page_wrong(game: Game, pages: Pages, page: Page) -> Wrong:
    placed = [(block.line, rule) for block in page.all_blocks for rule in _rules(block)]
    times = Counter(rule for _, rule in placed)
    for line, rule in placed:
        if rule not in game.rulebook.rules:
            yield line, f"there is no rule {rule}"
        elif times[rule] > 1:
            yield line, f"{rule} stands in {times[rule]} places"
    for rule in game.rulebook.rules:
        if not times[rule]:
            yield 1, f"{rule} stands nowhere"
    for block in page.all_blocks:
        if isinstance(block, CardsBlock):
            yield from ((block.line, f"there is no card {card}") for card in _unknown(game, block.cards))
        elif isinstance(block, BoardBlock):
            try:
                found = illustration(game, pages, block, NAMES)
                game.rules.invariants(found.before.state)
            except StolikError as error:
                yield block.line, str(error)


def _rules(block: Block) -> list[str]:
    return [span.text for span in flat(spans_of(block)) if span.kind == "rule"]


def _unknown(game: Game, cards: Iterable[str]) -> list[str]:
    return [card for card in cards if card not in game.rules.layout.cards]


def _words_wrong(game: Game, language: str, pieces: list[tuple[int, list[Span]]]) -> Wrong:
    """Ids stand in braces alone. In English no word is Polish, unless it is named as such: stressed, in capitals, or as
    the game's English texts have it."""
    family = next(iter(game.rulebook.rules)).partition(".")[0]
    english = game.texts.source("en")
    for line, spans in pieces:
        text = plain(spans)
        for name in re.findall(rf"\b{family}\.\w[\w.]*", text):
            yield line, f"{name} stands in the text"
        cards = [span.text for span in flat(spans) if span.kind == "card"]
        yield from ((line, f"there is no card {card}") for card in _unknown(game, cards))
        if language == "en":
            for word in POLISH.findall(plain(span for span in spans if span.kind != "em")):
                if not word.isupper() and word not in english:
                    yield line, f"{word} is Polish"


def _aid_wrong(game: Game, aid: Aid) -> Wrong:
    spans = [span for line in aid.lines for span in flat(line.spans)]
    words = sum(len(plain(line.spans).split()) for line in aid.lines)
    pictures = sum(span.kind in ("symbol", "card") for span in spans)
    if words > AID_WORDS:
        yield 1, f"has {words} words, and {AID_WORDS} are the most"
    if pictures > AID_PICTURES:
        yield 1, f"has {pictures} pictures, and {AID_PICTURES} are the most"
    choices = {step.name for step in game.rules.steps if isinstance(step, Choice)}
    anchors = Counter(line.anchor for line in aid.lines if line.anchor)
    steps = Counter(step for line in aid.lines for step in line.steps)
    for line in aid.lines:
        if anchors[line.anchor] > 1:
            yield line.line, f"[{line.anchor}] stands there {anchors[line.anchor]} times"
        for step in line.steps:
            if step not in choices and step != "*":
                yield line.line, f"there is no question {step}"
            elif steps[step] > 1:
                yield line.line, f"the question {step} stands in {steps[step]} lines"
        if any(span.kind == "rule" for span in flat(line.spans)):
            yield line.line, "an aid names no rules"
    for step in sorted(choices):
        if not aid.concerning(step):
            yield 1, f"no line is about the question {step}"


def _compared(pl: Page, en: Page) -> list[str]:
    """The same in both languages: the number of chapters, what stands in each, and which boards and cards."""
    if len(pl.chapters) != len(en.chapters):
        return [f"pl.md has {len(pl.chapters)} chapters and en.md {len(en.chapters)}"]
    found: list[str] = []
    for number, (one, other) in enumerate(zip(pl.chapters, en.chapters, strict=True), 1):
        here, there = _holds(one), _holds(other)
        found += [f"chapter {number}: {what} stands in pl.md alone" for what in sorted(here - there)]
        found += [f"chapter {number}: {what} stands in en.md alone" for what in sorted(there - here)]
    return found


def _holds(chapter: Chapter) -> set[str]:
    boards = {
        f"board {at}: {each.lesson or each.position} {'; '.join(each.play)}"
        for at, each in enumerate(chapter.boards, 1)
    }
    return boards | {rule for block in walk(chapter.blocks) for rule in _rules(block)}
