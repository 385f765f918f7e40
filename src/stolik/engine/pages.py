"""The rules of a game as a text to read, and its player aid: what their files hold, chapter by chapter.

`rulebook.toml` stays the law; a page teaches it in the order of play, and each of its rules has one place there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Literal

from stolik.engine.datafile import read
from stolik.engine.errors import DataError

SpanKind = Literal["text", "strong", "em", "rule", "symbol", "card"]


@dataclass(frozen=True)
class Span:
    """A piece of a line: words, a rule by its id, or a picture (a sign of the game, a card) by its name."""

    kind: SpanKind
    text: str = ""
    spans: tuple[Span, ...] = ()  # what is strong or stressed


@dataclass(frozen=True)
class Paragraph:
    line: int  # of the file, from 1
    spans: tuple[Span, ...]
    kind: Literal["paragraph"] = "paragraph"


@dataclass(frozen=True)
class Heading:
    line: int
    text: str
    kind: Literal["heading"] = "heading"


@dataclass(frozen=True)
class Listing:
    line: int
    ordered: bool
    items: tuple[tuple[Block, ...], ...]
    kind: Literal["list"] = "list"


@dataclass(frozen=True)
class GridBlock:
    line: int
    head: tuple[tuple[Span, ...], ...]
    rows: tuple[tuple[tuple[Span, ...], ...], ...]
    kind: Literal["table"] = "table"


@dataclass(frozen=True)
class BoardBlock:
    """A position, of a lesson or of the pages' own; with `play`, what these answers make of it."""

    line: int
    lesson: str
    position: str
    play: tuple[str, ...]
    caption: str
    number: int  # among the boards of its chapter, from 0
    kind: Literal["board"] = "board"


@dataclass(frozen=True)
class CardsBlock:
    line: int
    cards: tuple[str, ...]
    kind: Literal["cards"] = "cards"


@dataclass(frozen=True)
class Note:
    """A ruling of ours; its reason stands in the rulebook."""

    line: int
    blocks: tuple[Block, ...]
    kind: Literal["note"] = "note"


Block = Paragraph | Heading | Listing | GridBlock | BoardBlock | CardsBlock | Note


@dataclass(frozen=True)
class Chapter:
    line: int
    title: str
    slug: str
    blocks: tuple[Block, ...]

    @property
    def boards(self) -> list[BoardBlock]:
        return [block for block in walk(self.blocks) if isinstance(block, BoardBlock)]


@dataclass(frozen=True)
class Page:
    title: str
    blocks: tuple[Block, ...]  # before the first chapter
    chapters: tuple[Chapter, ...]

    @property
    def all_blocks(self) -> list[Block]:
        return [block for blocks in (self.blocks, *(each.blocks for each in self.chapters)) for block in walk(blocks)]


@dataclass(frozen=True)
class AidLine:
    """A line of the player aid; `steps` are the questions that it is about, `*` all that no other line names."""

    line: int
    number: int  # of what is done one after another, from 1; 0 if it is not of that
    anchor: str
    steps: tuple[str, ...]
    spans: tuple[Span, ...]


@dataclass(frozen=True)
class AidSection:
    title: str
    lines: tuple[AidLine, ...]


@dataclass(frozen=True)
class Aid:
    title: str
    sections: tuple[AidSection, ...]

    @property
    def lines(self) -> list[AidLine]:
        return [line for section in self.sections for line in section.lines]

    def concerning(self, step: str) -> str:
        """The anchor of the line that a question is about; empty if none is."""
        named = next((line.anchor for line in self.lines if step in line.steps), "")
        return named or next((line.anchor for line in self.lines if "*" in line.steps), "")


@dataclass(frozen=True)
class Position:
    """A position of the pages' own, told as those of lessons are."""

    told: dict[str, Any]
    settings: dict[str, str]
    dice: tuple[int, ...]  # what falls, in order, from 0


def flat(spans: Iterable[Span]) -> Iterator[Span]:
    """The pieces, and those inside them."""
    for span in spans:
        yield span
        yield from flat(span.spans)


def plain(spans: Iterable[Span]) -> str:
    """What is read aloud: words alone."""
    return " ".join("".join(span.text for span in flat(spans) if span.kind == "text").split())


def walk(blocks: Iterable[Block]) -> Iterator[Block]:
    """All blocks, those inside others too."""
    for block in blocks:
        yield block
        if isinstance(block, Note):
            yield from walk(block.blocks)
        elif isinstance(block, Listing):
            for item in block.items:
                yield from walk(item)


def spans_of(block: Block) -> list[Span]:
    """The pieces of a block's own text."""
    match block:
        case Paragraph():
            return list(block.spans)
        case GridBlock():
            return [span for row in (block.head, *block.rows) for cell in row for span in cell]
        case Heading():
            return [Span("text", block.text)]
        case BoardBlock():
            return [Span("text", block.caption)]
    return []


class Pages:
    """A folder: `pl.md`, `en.md`, `aid.pl.md`, `aid.en.md`, and `boards.toml` with positions that are no lesson's.

    They are read when they are asked for.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.page = cache(self._page)
        self.aid = cache(self._aid)

    def path(self, name: str) -> Path:
        found = self.folder / name
        if not found.is_file():
            raise DataError(found, "is not there")
        return found

    def _page(self, language: str) -> Page:
        from stolik.engine.page_reader import read_page  # heavy, and most who load a game never read its rules

        return read_page(self.path(f"{language}.md"))

    def _aid(self, language: str) -> Aid:
        from stolik.engine.page_reader import read_aid

        return read_aid(self.path(f"aid.{language}.md"))

    @cached_property
    def positions(self) -> dict[str, Position]:
        path = self.folder / "boards.toml"
        return {name: _position(path, name, told) for name, told in (read(path) if path.is_file() else {}).items()}


def _position(path: Path, name: str, told: object) -> Position:
    if not isinstance(told, dict) or not isinstance(told.get("position"), dict) or told.keys() - _FIELDS:
        raise DataError(path, f"{name} must have a position, and may have settings and dice")
    return Position(told["position"], told.get("settings", {}), tuple(fall - 1 for fall in told.get("dice", [])))


_FIELDS = {"position", "settings", "dice"}
