"""Monstrancja: the effects on the backs of the feature cards, and features scored by themselves."""

from __future__ import annotations

import pytest

from stolik.engine.kit import ints
from stolik.games.sedlec.derived import scored
from stolik.games.sedlec.state import SKULL_KINDS

from .positions import bones, feature_bones, points


@pytest.mark.rule("SED.effect.bunt_chlopski")
def test_peasants_above_a_king_score_three_and_others_nothing() -> None:
    """The one on level 3 is above the king, the one beside it and the one below are not; the king sees one below."""
    assert points("C.. / KC.. / C...", "bunt_chlopski") == {"C": 3, "K": 1}
    assert points("C.. / KC.. / C...") == {"C": 3, "K": 1}  # three peasants with one point each
    assert points("C.. / KC.. / K...", "bunt_chlopski") == {"C": 6, "K": 1}  # in any column; one king below is enough
    assert points("... / CC.. / C...", "bunt_chlopski") == {}


@pytest.mark.rule("SED.effect.krolobojcy")
def test_kings_with_two_bandits_beside_them_fall_all_at_once() -> None:
    board = "ZZ. / KZK. / CZP."
    assert points(board, "krolobojcy") == {}
    assert points("... / KZK. / CZP.", "krolobojcy") == points("... / KZK. / CZP.") == {"K": 2, "C": 1, "P": 2, "Z": 2}


@pytest.mark.rule("SED.effect.krolobojcy")
def test_what_is_free_after_that_is_not_looked_at_again() -> None:
    """Both kings have the bandit between them and one of their own: both fall, though one would free the other."""
    assert points("... / KZK. / Z.Z.", "krolobojcy").get("K", 0) == 0
    found = scored(bones("... / KZK. / Z.Z.", "krolobojcy"), 6)
    assert found["down"] == [(0, 1), (4, 1), (0, 2), (4, 2)]
    assert found["total"] == 0


@pytest.mark.rule("SED.effect.krolobojcy")
def test_the_bandit_on_the_kings_own_card_counts_and_a_fallen_card_has_no_skulls() -> None:
    """K/Z beside a bandit falls; the priest that stood beside its bandit serves the other one, the fallen do not."""
    assert points("... / KZ.. / ZP..") == {"P": 2, "Z": 4}
    assert points("... / KZ.. / ZP..", "krolobojcy") == {"P": 2, "Z": 2}
    assert points("... / KP.. / ZP..", "krolobojcy") == {"P": 4, "Z": 2}  # one bandit is not enough
    # An executioner no longer reaches what lies behind a fallen card.
    assert points("... / .K.. / XZZ.")["X"] == 3
    assert points("Z.. / .K.. / XZZ.", "krolobojcy")["X"] == 1


@pytest.mark.rule("SED.effect.kaznodzieja")
def test_a_level_with_exactly_one_priest() -> None:
    assert points(".P. / PP.. / P...", "kaznodzieja") == {"P": 6}
    assert points(".P. / PP.. / P...") == {"P": 6}  # three levels
    assert points("... / P... / P...", "kaznodzieja") == {"P": 6}  # one card with two priests


@pytest.mark.rule("SED.effect.zakazana_milosc")
@pytest.mark.parametrize(
    ("board", "expected"),
    [
        ("... / .L.. / LL..", 8),
        ("... / .LL. / LL..", 8),  # two pairs on their levels, or one upright
        ("... / LL.. / LL..", 16),
        ("... / .... / LL..", 4),
        ("... / .... / LLLL", 8),
        ("L.. / L... / ....", 8),
    ],
)
def test_lovers_on_different_levels(board: str, expected: int) -> None:
    assert points(board, "zakazana_milosc") == {"L": expected}


@pytest.mark.rule("SED.effect.zakazana_milosc")
def test_the_highest_total_and_not_the_most_pairs() -> None:
    """A chain of four whose middle is upright: 8 for that, or 4 + 4 for its ends; with 6 a pair it would be 12."""
    assert points("... / .LL. / LL..") == {"L": 12}


@pytest.mark.rule("SED.effect.szajka")
def test_a_gang_without_a_priest_costs_points() -> None:
    assert points("... / .... / ZZ.Z", "szajka") == {"Z": -2}
    assert points("... / .... / ZZ.Z") == {}
    assert points("... / P... / ZZ.Z", "szajka") == {"P": 2, "Z": 2 - 1}  # redeemed, in a gang, alone


@pytest.mark.rule("SED.effect.koronacja")
def test_only_the_highest_kings_score_but_double() -> None:
    assert points("... / KK.. / CC..", "koronacja") == {"K": 8, "C": 2}
    assert points("... / KK.. / CK..", "koronacja") == {"K": 8, "C": 1}  # the king below is looked down on
    assert points("K.. / K... / C...", "koronacja") == {"K": 2 * 2, "C": 1}
    assert points("K.. / K... / C...") == {"K": 2 + 1, "C": 1}


# --- features ---


@pytest.mark.rule("SED.solo.9", "SED.terms.2")
def test_a_feature_has_neighbours_of_its_own() -> None:
    """In the cross the arm at 2,6 lies half a card higher than the post at 0,5: its lower skull touches (0,6)."""
    out = ints(SKULL_KINDS)
    assert feature_bones("krzyz", {(0, 6): "Z", (2, 6): "P"}).score(out) == 2 + 2
    assert feature_bones("krzyz", {(0, 5): "Z", (2, 6): "P"}).score(out) == 2
    assert feature_bones("krzyz", {(0, 7): "Z", (2, 6): "P"}).score(out) == 2  # a corner
    assert feature_bones("krzyz", {(-4, 7): "L", (-2, 7): "L"}).score(out) == 6


@pytest.mark.rule("SED.solo.9", "SED.score.king", "SED.score.priest")
def test_a_feature_has_levels_of_its_own() -> None:
    out = ints(SKULL_KINDS)
    # The king at (2,7) is above the peasants at (0,6) and (0,1) and level with the one at (-2,7).
    skulls = {(2, 7): "K", (0, 6): "C", (0, 1): "C", (-2, 7): "C"}
    assert feature_bones("krzyz", skulls).score(out) == 2 + 3
    assert feature_bones("krzyz", {(0, 6): "P", (2, 6): "P", (0, 7): "P"}).score(out) == 4
    assert feature_bones("krzyz", {(0, 6): "P", (2, 6): "P", (0, 7): "P"}, "kaznodzieja").score(out) == 3
