"""The files of the rules to read: what they hold, and what is refused by its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.engine.errors import DataError
from stolik.engine.page_reader import read_aid, read_page, slug
from stolik.engine.pages import (
    BoardBlock,
    CardsBlock,
    GridBlock,
    Heading,
    Listing,
    Note,
    Pages,
    Paragraph,
    Position,
    Span,
    flat,
    plain,
    walk,
)

GOOD = """# Marbles
A game
of marbles.

## Your turn
Roll **one {symbol:marble}** marble. {MAR.turn.1} Then *stop*. {MAR.turn.2}
:::board lesson=roll play="roll 3; stop" caption="It's the third."
:::cards red blue
:::note
This is ours. {MAR.turn.3}

- and so is this
:::
### Łąka i żwir
| a | b |
|---|---|
| {card:red} | two |

1. first
2. second
"""


def page_of(folder: Path, text: str) -> Path:
    path = folder / "en.md"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_page(tmp_path: Path) -> None:
    page = read_page(page_of(tmp_path, GOOD))
    assert page.title == "Marbles"
    assert page.blocks == (Paragraph(2, (Span("text", "A game of marbles."),)),)
    (chapter,) = page.chapters
    assert (chapter.title, chapter.slug, chapter.line) == ("Your turn", "your-turn", 5)
    turn, board, cards, note, heading, grid, listing = chapter.blocks
    assert isinstance(turn, Paragraph)
    assert plain(turn.spans) == "Roll one marble. Then stop."
    assert [(span.kind, span.text) for span in flat(turn.spans) if span.kind in ("rule", "symbol")] == [
        ("symbol", "marble"),
        ("rule", "MAR.turn.1"),
        ("rule", "MAR.turn.2"),
    ]
    assert board == BoardBlock(7, "roll", "", ("roll 3", "stop"), "It's the third.", 0)
    assert cards == CardsBlock(8, ("red", "blue"))
    assert isinstance(note, Note)
    assert [block.line for block in walk([note])] == [9, 10, 12, 12]
    assert heading == Heading(14, "Łąka i żwir")
    assert grid == GridBlock(
        15,
        ((Span("text", "a"),), (Span("text", "b"),)),
        (((Span("card", "red"),), (Span("text", "two"),)),),
    )
    assert isinstance(listing, Listing)
    assert listing.ordered
    assert len(listing.items) == 2


def test_an_address_has_plain_letters() -> None:
    assert slug("Łąka: żwir, 2 źdźbła") == "laka-zwir-2-zdzbla"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("# Marbles\n", "", "must begin with its title"),
        ("### Łąka i żwir", "# More", "line 14: there is one title"),
        ("## Your turn\n", "", "has no chapter"),
        ("## Your turn", "## Your *turn*", "line 5: a heading is plain words"),
        ("### Łąka i żwir", "## Your turn", "line 14: two chapters are called Your turn"),
        ("### Łąka i żwir", "#### Deep", "line 14: a heading (h4) has no place here"),
        ("{MAR.turn.1}", "{turn}", "line 6: {turn} is no rule"),
        (":::cards red blue", ":::cards", "line 8: which cards?"),
        (":::cards red blue", ":::maps red", "line 8: there is no block :::maps"),
        ("lesson=roll ", "", "line 7: a board has a lesson or a position, and a caption"),
        ("lesson=roll ", "lesson=roll position=x ", "line 7: a board has a lesson or a position, and a caption"),
        (' caption="It\'s the third."', "", "line 7: a board has a lesson or a position, and a caption"),
        ("lesson=roll ", "lesson=roll colour=red ", "line 7: a board has caption, lesson, play, position"),
        ("lesson=roll ", "lesson=roll loose ", "line 7: a board has caption, lesson, play, position"),
        ("of marbles.", ":::board lesson=roll caption=x", "line 3: a board stands in a chapter"),
        ("this\n:::\n", "this\n", "line 9: this note has no end"),
        (":::note\n", "", "line 12: nothing is open that ::: could end"),
    ],
)
def test_a_wrong_page(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(DataError, match=r"^en\.md: ") as caught:
        read_page(page_of(tmp_path, GOOD.replace(old, new)))
    assert said in str(caught.value)


AID = """# Marbles
## Goal
Have the most.
## Your turn
1. [roll: roll roll_again] {symbol:marble} roll one
2. [rest: *] stop
"""


def test_an_aid(tmp_path: Path) -> None:
    aid = read_aid(page_of(tmp_path, AID))
    goal, turn = aid.sections
    assert [(line.number, plain(line.spans)) for line in goal.lines] == [(0, "Have the most.")]
    assert [(line.number, line.anchor, line.steps) for line in turn.lines] == [
        (1, "roll", ("roll", "roll_again")),
        (2, "rest", ("*",)),
    ]
    assert turn.lines[0].spans == (Span("symbol", "marble"), Span("text", " roll one"))
    assert [aid.concerning(step) for step in ("roll_again", "stop")] == ["roll", "rest"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("## Goal\n", "", "line 2: every line of an aid stands in a section"),
        ("2. [rest: *] stop", ":::cards red", "line 6: an aid is of paragraphs and lists"),
    ],
)
def test_a_wrong_aid(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(DataError) as caught:
        read_aid(page_of(tmp_path, AID.replace(old, new)))
    assert said in str(caught.value)


def test_positions_of_the_pages_own(tmp_path: Path) -> None:
    boards = tmp_path / "boards.toml"
    boards.write_text('[a]\nposition = { x = 1 }\nsettings = { y = "2" }\ndice = [1, 6]\n', encoding="utf-8")
    assert Pages(tmp_path).positions == {"a": Position({"x": 1}, {"y": "2"}, (0, 5))}
    boards.write_text("[a]\nplace = { x = 1 }\n", encoding="utf-8")
    with pytest.raises(DataError, match="a must have a position"):
        _ = Pages(tmp_path).positions


def test_a_page_that_is_not_there(tmp_path: Path) -> None:
    assert Pages(tmp_path).positions == {}
    with pytest.raises(DataError, match=r"pl\.md: is not there"):
        Pages(tmp_path).page("pl")
