"""Koniec gry: points and zones."""

from __future__ import annotations

import pytest

from games.kit import events

from .positions import A, B, derived, position

pytestmark = pytest.mark.usefixtures("related")


def zones(picture: str, seat: int = A) -> int:
    """The zone points of a seat in a position with as many captured cards as there are tapes."""
    cards = [f"{letter}{number}" for letter in "aeio" for number in range(1, 9)]
    captured = []
    for mark in "ABCD"[: 4 if "D" in picture else 2]:
        count = picture.count(f"#{mark}")
        captured.append(" ".join(cards[:count]))
        cards = cards[count:]
    table = position(picture, captured=captured, added="", seats=len(captured))
    points: int = derived(table)["points"][seat]["zones"]
    return points


@pytest.mark.rule("WORDS.E2")
@pytest.mark.parametrize(
    ("picture", "points"),
    [
        pytest.param("#A #A", 0, id="two"),
        pytest.param("#A #A #A", 3, id="three in a row"),
        pytest.param("#A #A\n#A k1", 3, id="around a corner"),
        pytest.param("#A . .\n. #A .\n. . #A", 0, id="corners"),
        pytest.param("#A #A . #A", 0, id="a gap"),
        pytest.param("#A #A k1 #A", 0, id="a letter card without a marker"),
        pytest.param("#A #A k1/B #A", 0, id="a rival's marker"),
        pytest.param("#A #A #B #A\n. . k1", 0, id="a rival's tape"),
        pytest.param("#A #A k1/A #A", 3, id="a letter card with a marker"),
        pytest.param("#A k1/A t1/A s1/A #A\n. . . . #A", 3, id="a chain of them"),
        pytest.param("#A #A k1/A t1/A s1/A", 0, id="letter cards are no tapes"),
        pytest.param("#A #A #A #A . #A #A #A", 7, id="two zones"),
        pytest.param("#A #A #A #A . #A #A", 4, id="a zone and a rest"),
        pytest.param("#A #A k1/A . #A\n. . . . #A\n. . . . #A", 3, id="a group with too few, and a zone"),
    ],
)
def test_zones(picture: str, points: int) -> None:
    assert zones(picture) == points


@pytest.mark.parametrize(
    ("picture", "tapes"),
    [
        pytest.param("k1 o1", 0, id="no tape"),
        pytest.param("#A . #A", 1, id="apart"),
        pytest.param("#A #A . #A", 2, id="two, and one apart"),
        pytest.param("#A k1/A #A . #A", 2, id="two that a letter links"),
        pytest.param("#A #A #B #B #B", 2, id="a rival's do not count"),
        pytest.param("#A #A #A #A", 4, id="a zone"),
    ],
)
def test_how_many_tapes_hang_together(picture: str, tapes: int) -> None:
    captured = [" ".join(f"a{n}" for n in range(1, picture.count("#A") + 1)), "e1 e2 e3" if "#B" in picture else ""]
    assert derived(position(picture, captured=captured, added=""))["joined"][A] == tapes


@pytest.mark.rule("WORDS.E2")
def test_each_player_has_zones_of_their_own() -> None:
    picture = "#A #B #A\n#A #B #A\n#A #B k1"
    assert zones(picture, A) == 3
    assert zones(picture, B) == 3


@pytest.mark.rule("WORDS.E1", "WORDS.E3")
def test_what_scores_and_what_does_not() -> None:
    """Three captured cards and a zone of three; hand, duty and letter cards with markers count for nothing."""
    table = position(
        "#A #A #A k1/A t1/A s1/B r1/B",
        captured=["a1 a2 a3"],
        hands=["e1", ""],
        duty={A: "e2"},
        added="",
        round_=6,
        mover=B,
        black="on",
    )
    table.apply(B, "pass")
    assert [
        (event["seat"], event["points"], event["captured"], event["zones"]) for event in events(table, "scored")
    ] == [
        (A, 6, 3, 3),
        (B, 0, 0, 0),
    ]
    assert table.shares == [1.0, 0.0]


@pytest.mark.rule("WORDS.E4")
@pytest.mark.parametrize(
    ("picture", "captured", "shares"),
    [
        pytest.param("#B k1", ("", "a1"), [0.0, 1.0], id="more points"),
        pytest.param(
            "#A #A #A . #B . #B . #B . #B . #B . #B", ("a1 a2 a3", "e1 e2 e3 e4 e5 e6"), [0.0, 1.0], id="more cards"
        ),
        pytest.param("k1", ("", "", ""), [1 / 3, 1 / 3, 1 / 3], id="nothing at all"),
        pytest.param("#A . #C k1", ("a1", "", "e1"), [0.5, 0.0, 0.5], id="two of three"),
    ],
)
def test_who_wins(picture: str, captured: tuple[str, ...], shares: list[float]) -> None:
    seats = len(captured)
    table = position(picture, captured=captured, added="", round_=6, mover=seats - 1, seats=seats)
    table.apply(seats - 1, "pass")
    assert table.shares == pytest.approx(shares)
