"""Reads the pages of the rules: CommonMark with tables, `{ID}` behind the sentence that says a rule, `:::` blocks."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline
from markdown_it.tree import SyntaxTreeNode

from stolik.engine.errors import DataError
from stolik.engine.pages import (
    Aid,
    AidLine,
    AidSection,
    Block,
    BoardBlock,
    CardsBlock,
    Chapter,
    GridBlock,
    Heading,
    Listing,
    Note,
    Page,
    Paragraph,
    Span,
    SpanKind,
    walk,
)

COLONS = ":::"
BOARD = re.compile(r'(\w+)=(?:"([^"]*)"|(\S+))\s*')
FIELDS = {"lesson", "position", "play", "caption"}
RULE = re.compile(r"[A-Z]+\.[\w.]*\w")
PICTURE = re.compile(r"(symbol|card):(\S+)")
ANCHOR = re.compile(r"\[([\w-]+)(?::\s*([\w* ]+?)\s*)?\]\s*")
MARKED: dict[str, SpanKind] = {"strong": "strong", "em": "em"}


def _braces(state: StateInline, silent: bool) -> bool:
    """What stands in braces is no text."""
    if state.src[state.pos] != "{":
        return False
    end = state.src.find("}", state.pos)
    if end < 0:
        return False
    if not silent:
        state.push("braces", "", 0).content = state.src[state.pos + 1 : end]
    state.pos = end + 1
    return True


def _line(state: StateBlock, line: int) -> str:
    return state.src[state.bMarks[line] + state.tShift[line] : state.eMarks[line]].rstrip()


def _colons(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """`:::board ...` and `:::cards ...` are one line, `:::note` goes to a line of three colons."""
    head = _line(state, start)
    if not head.startswith(COLONS):
        return False
    if silent:
        return True
    last = start
    if head == f"{COLONS}note":
        last = next((line for line in range(start + 1, end) if _line(state, line) == COLONS), end)
        opened = state.push("note_open", "", 1)
        opened.map = [start, last]
        kept, state.lineMax = state.lineMax, last
        state.md.block.tokenize(state, start + 1, last)
        state.lineMax = kept
        state.push("note_close", "", -1).meta["ended"] = last < end
    else:
        token = state.push("colons", "", 0)
        token.content = head.removeprefix(COLONS)
        token.map = [start, start + 1]
    state.line = min(last + 1, end)
    return True


def _parser() -> MarkdownIt:
    parser = MarkdownIt("zero").enable(["heading", "list", "table", "emphasis", "escape", "newline"])
    parser.block.ruler.before("list", "colons", _colons, {"alt": ["paragraph", "list"]})
    parser.inline.ruler.before("emphasis", "braces", _braces)
    return parser


class _Reader:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._boards = 0  # of the present chapter
        self.nodes = SyntaxTreeNode(_parser().parse(path.read_text(encoding="utf-8"))).children

    def wrong(self, line: int, what: str) -> DataError:
        return DataError(self.path, f"line {line}: {what}")

    def sections(self) -> tuple[str, list[SyntaxTreeNode], list[tuple[SyntaxTreeNode, list[SyntaxTreeNode]]]]:
        """The title, what stands before the first chapter, and each chapter's heading with what follows it."""
        if not self.nodes or self.nodes[0].tag != "h1":
            raise DataError(self.path, "must begin with its title: # ...")
        before: list[SyntaxTreeNode] = []
        found: list[tuple[SyntaxTreeNode, list[SyntaxTreeNode]]] = []
        for node in self.nodes[1:]:
            if node.tag == "h1":
                raise self.wrong(_at(node), "there is one title, and it stands first")
            if node.tag == "h2":
                found.append((node, []))
            else:
                (found[-1][1] if found else before).append(node)
        if not found:
            raise DataError(self.path, "has no chapter: ## ...")
        return self.words(self.nodes[0]), before, found

    def words(self, heading: SyntaxTreeNode) -> str:
        spans = self.inline(heading)
        if [span.kind for span in spans] != ["text"]:
            raise self.wrong(_at(heading), "a heading is plain words")
        return spans[0].text

    def inline(self, node: SyntaxTreeNode) -> tuple[Span, ...]:
        """The pieces of a paragraph, a heading or a cell."""
        return tuple(span for child in node.children for span in self.spans(child.children, _at(node)))

    def spans(self, nodes: list[SyntaxTreeNode], line: int) -> list[Span]:
        found: list[Span] = []
        for node in nodes:
            if node.type in MARKED:
                found.append(Span(MARKED[node.type], spans=tuple(self.spans(node.children, line))))
            elif node.type == "braces":
                found.append(self.braces(node.content, line))
            else:
                text = node.content if node.type == "text" else " "
                if found and found[-1].kind == "text":
                    text = found.pop().text + text
                if text:
                    found.append(Span("text", text))
        return found

    def braces(self, text: str, line: int) -> Span:
        if RULE.fullmatch(text):
            return Span("rule", text)
        picture = PICTURE.fullmatch(text)
        if picture is None:
            raise self.wrong(line, f"{{{text}}} is no rule, no symbol:name and no card:name")
        return Span("symbol" if picture[1] == "symbol" else "card", picture[2])

    def blocks(self, nodes: list[SyntaxTreeNode]) -> tuple[Block, ...]:
        return tuple(self.block(node) for node in nodes)

    def block(self, node: SyntaxTreeNode) -> Block:
        line = _at(node)
        match node.type:
            case "paragraph":
                return Paragraph(line, self.inline(node))
            case "heading" if node.tag == "h3":
                return Heading(line, self.words(node))
            case "bullet_list" | "ordered_list":
                return Listing(
                    line, node.type == "ordered_list", tuple(self.blocks(item.children) for item in node.children)
                )
            case "table":
                head, *body = (row for part in node.children for row in part.children)
                cells = [tuple(self.inline(cell) for cell in row.children) for row in (head, *body)]
                return GridBlock(line, cells[0], tuple(cells[1:]))
            case "note":
                if node.nester_tokens is None or not node.nester_tokens.closing.meta["ended"]:
                    raise self.wrong(line, f"this note has no end: {COLONS} is missing")
                return Note(line, self.blocks(node.children))
            case "colons":
                return self.colons(node.content, line)
        raise self.wrong(line, f"a {node.type} ({node.tag}) has no place here")

    def colons(self, text: str, line: int) -> Block:
        name, _, rest = text.partition(" ")
        if not name:
            raise self.wrong(line, f"nothing is open that {COLONS} could end")
        if name == "cards":
            if not rest.split():
                raise self.wrong(line, "which cards?")
            return CardsBlock(line, tuple(rest.split()))
        if name != "board":
            raise self.wrong(line, f"there is no block {COLONS}{name} (there are: board, cards, note)")
        told = {field: quoted or bare for field, quoted, bare in BOARD.findall(rest)}
        if BOARD.sub("", rest).strip() or told.keys() - FIELDS:
            raise self.wrong(line, f'a board has {", ".join(sorted(FIELDS))}, each as name=value or name="many words"')
        if ("lesson" in told) == ("position" in told) or not told.get("caption"):
            raise self.wrong(line, "a board has a lesson or a position, and a caption")
        play = tuple(part.strip() for part in told.get("play", "").split(";") if part.strip())
        self._boards += 1
        return BoardBlock(
            line, told.get("lesson", ""), told.get("position", ""), play, told["caption"], self._boards - 1
        )

    def chapter(self, heading: SyntaxTreeNode, nodes: list[SyntaxTreeNode]) -> Chapter:
        self._boards = 0
        words = self.words(heading)
        return Chapter(_at(heading), words, slug(words), self.blocks(nodes))

    def aid_lines(self, nodes: list[SyntaxTreeNode], number: int = 0) -> list[AidLine]:
        found: list[AidLine] = []
        for node in nodes:
            if node.type == "paragraph":
                found.append(self.aid_line(node, number))
            elif node.type in ("bullet_list", "ordered_list"):
                for at, item in enumerate(node.children, 1):
                    found += self.aid_lines(item.children, at if node.type == "ordered_list" else 0)
            else:
                raise self.wrong(_at(node), "an aid is of paragraphs and lists")
        return found

    def aid_line(self, node: SyntaxTreeNode, number: int) -> AidLine:
        spans = list(self.inline(node))
        anchor, steps = "", ""
        if spans and spans[0].kind == "text" and (found := ANCHOR.match(spans[0].text)):
            anchor, steps = found[1], found[2] or ""
            spans[0] = Span("text", spans[0].text[found.end() :])
        kept = tuple(span for span in spans if span != Span("text"))
        return AidLine(_at(node), number, anchor, tuple(steps.split()), kept)


def _at(node: SyntaxTreeNode) -> int:
    """The line of a node, or of what it stands in."""
    while node.map is None and node.parent is not None:
        node = node.parent
    return node.map[0] + 1 if node.map else 1


def slug(title: str) -> str:
    """How a chapter is called in an address."""
    bare = unicodedata.normalize("NFKD", title.lower().replace("ł", "l"))
    return "-".join(re.findall(r"[a-z0-9]+", "".join(sign for sign in bare if not unicodedata.combining(sign))))


def read_page(path: Path) -> Page:
    reader = _Reader(path)
    title, before, sections = reader.sections()
    chapters: list[Chapter] = []
    for heading, nodes in sections:
        chapter = reader.chapter(heading, nodes)
        if chapter.slug in {each.slug for each in chapters}:
            raise reader.wrong(chapter.line, f"two chapters are called {chapter.title}")
        chapters.append(chapter)
    blocks = reader.blocks(before)
    for block in walk(blocks):
        if isinstance(block, BoardBlock):
            raise reader.wrong(block.line, "a board stands in a chapter")
    return Page(title, blocks, tuple(chapters))


def read_aid(path: Path) -> Aid:
    reader = _Reader(path)
    title, before, sections = reader.sections()
    if before:
        raise reader.wrong(_at(before[0]), "every line of an aid stands in a section: ## ...")
    return Aid(
        title,
        tuple(AidSection(reader.words(heading), tuple(reader.aid_lines(nodes))) for heading, nodes in sections),
    )
