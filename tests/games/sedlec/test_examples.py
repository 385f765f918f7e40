"""The leaflet's own examples and whole stacks with their scores, level by level from the top."""

from __future__ import annotations

import pytest

from .positions import FACE, points

R_KING = ".. / .K / ... / CK. / .C.. / C.C."
R_PEASANT = ".. / .. / ... / C.. / .C.. / ..C."
R_PRIEST = ".. / P. / ... / P.P / ...P / P..."
R_LOVER = "L. / .. / ... / .LL / LL.. / ...."
R_BANDIT = ".. / Z. / ... / ZZ. / PP.Z / ..P."
R_EXEC = ".. / .Z / .Z. / XZX / .... / ...."


@pytest.mark.parametrize(
    ("board", "skull", "expected"),
    [
        # The upper king sees a king and four peasants; the lower one three, and not the peasant on its own level.
        pytest.param(R_KING, "K", 5 + 3, marks=pytest.mark.rule("SED.score.king"), id="king"),
        pytest.param(R_PEASANT, "C", 3, marks=pytest.mark.rule("SED.score.peasant"), id="peasant"),
        pytest.param(R_PRIEST, "P", 2 * 4, marks=pytest.mark.rule("SED.score.priest"), id="priest"),
        pytest.param(R_LOVER, "L", 6 + 6, marks=pytest.mark.rule("SED.score.lover"), id="lover"),
        # Both on level 3 touch priests; the one on level 2 meets one only at a corner.
        pytest.param(R_BANDIT, "Z", 2 + 2, marks=pytest.mark.rule("SED.score.bandit", "SED.terms.2"), id="bandit"),
        pytest.param(
            R_EXEC, "X", 4 + 4, marks=pytest.mark.rule("SED.score.executioner", "SED.terms.3"), id="executioner"
        ),
    ],
)
@pytest.mark.rule("SED.score.king", "SED.score.peasant", "SED.score.priest")
@pytest.mark.rule("SED.score.lover", "SED.score.bandit", "SED.score.executioner", "SED.terms.1")
def test_the_leaflets_pictures(board: str, skull: str, expected: int) -> None:
    assert points(board)[skull] == expected


WHOLE = [
    pytest.param("PK / PZ / ZPC / ZKL / PLLC / CPZP", {"K": 6, "C": 3, "P": 10, "L": 6, "Z": 8}, 33, id="33"),
    pytest.param("PZ / PC / ZKC / CZL / CCKP / ZPPL", {"K": 4, "C": 5, "P": 8, "Z": 6}, 23, id="23"),
    pytest.param("PK / KP / KZC / ZKL / ZPLC / CCCP", {"K": 24, "C": 5, "P": 8, "L": 6, "Z": 6}, 49, id="49"),
    pytest.param("LL / ZX / ZPX / ZPZ / XZZX / PCXC", {"C": 2, "P": 6, "L": 6, "Z": 12, "X": 35}, 61, id="61"),
    pytest.param("K / Z / PK / KP / CCZ / ZPC", {"K": 12, "C": 3, "P": 6, "Z": 6}, 27, id="27"),
    pytest.param("X / Z / PZ / PZ / ZZX / XCP", {"C": 1, "P": 6, "Z": 10, "X": 18}, 35, id="35"),
]


@pytest.mark.rule("SED.score.total")
@pytest.mark.parametrize(("board", "expected", "total"), WHOLE)
def test_whole_stacks(board: str, expected: dict[str, int], total: int) -> None:
    assert points(board) == expected
    assert sum(expected.values()) == total


@pytest.mark.rule("SED.cards.1", "SED.cards.2")
@pytest.mark.parametrize("board", [case.values[0] for case in WHOLE])
def test_they_are_made_of_real_cards(board: str) -> None:
    levels = board.replace(" ", "").split("/")
    cards = [
        pair for upper, lower in zip(levels[::2], levels[1::2], strict=True) for pair in zip(upper, lower, strict=True)
    ]
    faces = list(FACE.values())
    assert all(cards.count(card) <= faces.count(card) for card in cards)


# --- what others have got wrong ---


@pytest.mark.rule("SED.terms.2")
@pytest.mark.parametrize(
    ("board", "expected"),
    [
        pytest.param("L... / L...", 6, id="the two skulls of one card"),
        pytest.param("... / L.. / L... / ....", 6, id="half an edge, to the left"),
        pytest.param("... / L.. / .L.. / ....", 6, id="half an edge, to the right"),
        pytest.param("... / L.. / ..L. / ....", 0, id="two places further"),
        pytest.param("... / .L. / L... / ....", 0, id="the same, mirrored"),
        pytest.param(".L.. / L...", 0, id="a corner within a row"),
        pytest.param("L.. / ... / L... / ....", 0, id="two levels further"),
        pytest.param(".. / L. / .L. / ...", 6, id="the third row on the second"),
        pytest.param("L.L. / ....", 0, id="with one between"),
    ],
)
def test_who_touches_whom(board: str, expected: int) -> None:
    assert points(board).get("L", 0) == expected


@pytest.mark.rule("SED.score.lover")
@pytest.mark.parametrize(
    ("board", "expected"),
    [
        pytest.param("LLL. / ....", 6, id="three in a row are one pair"),
        pytest.param("LLLL / ....", 12, id="four in a row are two"),
        pytest.param("... / L.. / LL.. / ....", 6, id="a triangle is one"),
        pytest.param("... / .L. / .LL. / L.L.", 12, id="five with one left over"),
    ],
)
def test_a_lover_belongs_to_one_pair(board: str, expected: int) -> None:
    assert points(board)["L"] == expected


@pytest.mark.rule("SED.score.lover")
def test_a_star_of_lovers_is_one_pair() -> None:
    """Each of the three others touches the one at (2,2) and nobody else; half of four would be two pairs."""
    assert points("... / L.. / .LL. / .L..")["L"] == 6
    assert points("... / ..L / .LL. / .L..")["L"] == 12  # a chain of four


@pytest.mark.rule("SED.score.executioner", "SED.terms.3")
@pytest.mark.parametrize(
    ("board", "expected"),
    [
        pytest.param("X... / ....", 1, id="alone"),
        pytest.param("ZXZZ / ....", 1 + 3, id="two groups"),
        pytest.param("ZXXZ / ....", 2 + 2, id="executioners do not conduct"),
        pytest.param("XPZ. / ....", 1, id="nor does anybody else"),
        pytest.param("XZPZ / .ZZZ", 1 + 5, id="each bandit once, around a corner"),
    ],
)
def test_connected_bandits(board: str, expected: int) -> None:
    assert points(board)["X"] == expected


@pytest.mark.rule("SED.score.bandit")
def test_a_bandit_scores_once_however_many_priests() -> None:
    assert points("PZP. / .P..")["Z"] == 2
    assert points("ZPZ. / .Z..")["Z"] == 6


@pytest.mark.rule("SED.score.king", "SED.terms.1")
def test_kings_look_down_on_kings_and_never_sideways() -> None:
    assert points("KC.. / K..C") == {"K": 2, "C": 2}  # the upper king: a king and a peasant
    assert points("C... / K...") == {"C": 1}
