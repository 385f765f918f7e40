"""What everybody could work out: where cards lie and may lie, and the score told skull by skull."""

from __future__ import annotations

import pytest

from stolik.games.sedlec.account import Entry
from stolik.games.sedlec.derived import scored

from .positions import A, B, bones, derived, position


def told(board: str, skull: str, by: str | None = None) -> list[Entry]:
    return [entry for entry in scored(bones(board, by), 6)["account"] if entry["skull"] == skull]


@pytest.mark.rule("SED.place.2", "SED.place.3")
def test_where_cards_lie_and_may_lie() -> None:
    table = position({(0, 1): "b01", (-2, 1): "b05"}, {})
    mine, other = derived(table)["stacks"]
    assert mine["at"] == [(0, 1), (-2, 1)]  # in the order of the zone
    assert sorted(mine["open"]) == [(-4, 1), (-1, 3), (2, 1)]
    assert (other["at"], other["open"]) == ([], [(0, 1)])
    assert derived(table)["feature"] is None
    assert derived(table)["title"] == 0


@pytest.mark.rule("SED.score.king")
def test_kings_and_those_they_look_down_on() -> None:
    upper, lower = sorted(told(".. / .K / ... / CK. / .C.. / C.C.", "K"), key=lambda entry: -int(entry["points"]))
    assert (upper["cells"], upper["points"]) == ([(4, 5)], 5)
    assert upper["for"] == [(0, 1), (4, 1), (2, 2), (1, 3), (3, 3)]
    assert (lower["cells"], lower["points"], lower["for"]) == ([(3, 3)], 3, [(0, 1), (4, 1), (2, 2)])


@pytest.mark.rule("SED.effect.koronacja")
def test_a_king_that_does_not_count_is_told_too() -> None:
    assert told("K.. / K... / C...", "K", "koronacja") == [
        {"skull": "K", "points": 0, "cells": [(0, 2)], "for": []},
        {"skull": "K", "points": 4, "cells": [(1, 3)], "for": [(0, 1), (0, 2)]},
    ]


@pytest.mark.rule("SED.score.priest")
def test_the_priests_of_a_level_score_together() -> None:
    assert told("... / .... / P..P", "P") == [{"skull": "P", "points": 2, "cells": [(0, 1), (6, 1)], "for": []}]


@pytest.mark.rule("SED.score.lover")
def test_pairs_and_who_is_left_alone() -> None:
    """Of four in a row the outer ones must pair inwards."""
    assert [entry["cells"] for entry in told("LLLL / ....", "L")] == [[(0, 2), (2, 2)], [(4, 2), (6, 2)]]
    pairs = told("LLL. / ....", "L")
    assert sorted(entry["points"] for entry in pairs) == [0, 6]
    # (2,1) touches only (2,2), and (4,2) touches that and (5,3).
    chain = told("... / ..L / .LL. / .L..", "L")
    assert sorted(map(tuple, (entry["cells"][0] for entry in chain))) == [(2, 1), (4, 2)]
    assert [entry["points"] for entry in chain] == [6, 6]


@pytest.mark.rule("SED.score.bandit")
def test_bandits_and_the_priests_beside_them() -> None:
    assert told("P... / ZP.Z", "Z") == [
        {"skull": "Z", "points": 2, "cells": [(0, 1)], "for": [(2, 1), (0, 2)]},
        {"skull": "Z", "points": 0, "cells": [(6, 1)], "for": []},
    ]


@pytest.mark.rule("SED.effect.szajka")
def test_a_gang_names_those_whom_it_loses_points_for() -> None:
    """Two side by side and one apart; the one beside a priest scores for him, whoever else is there."""
    assert told(".... / ZZ.Z", "Z", "szajka") == [
        {"skull": "Z", "points": -1, "cells": [(0, 1)], "for": [(2, 1)]},
        {"skull": "Z", "points": -1, "cells": [(2, 1)], "for": [(0, 1)]},
        {"skull": "Z", "points": 0, "cells": [(6, 1)], "for": []},
    ]
    assert told(".... / PZZ.", "Z", "szajka") == [
        {"skull": "Z", "points": 2, "cells": [(2, 1)], "for": [(0, 1)]},
        {"skull": "Z", "points": -1, "cells": [(4, 1)], "for": [(2, 1)]},
    ]


@pytest.mark.rule("SED.effect.bunt_chlopski")
def test_a_revolt_names_the_kings_below() -> None:
    """Of three peasants one stands above both kings, one above the lower one, one above none."""
    assert told("..C / .K.C / KC..", "C", "bunt_chlopski") == [
        {"skull": "C", "points": 0, "cells": [(2, 1)], "for": []},
        {"skull": "C", "points": 3, "cells": [(6, 2)], "for": [(0, 1)]},
        {"skull": "C", "points": 3, "cells": [(5, 3)], "for": [(0, 1), (2, 2)]},
    ]
    assert [entry["for"] for entry in told("..C / .K.C / KC..", "C")] == [[], [], []]


@pytest.mark.rule("SED.score.executioner", "SED.terms.3")
def test_executioners_and_their_bandits() -> None:
    (one,) = told(".... / XZZ.", "X")
    assert (one["points"], one["for"]) == (3, [(2, 1), (4, 1)])


@pytest.mark.rule("SED.score.total", "SED.tie.1")
def test_the_score_so_far() -> None:
    table = position({(0, 1): "b05"}, {(0, 1): "b17"})
    assert derived(table)["totals"] == [3, 4]  # a peasant and a level; two levels
    assert derived(table)["ranks"] == [2, 1]
    assert derived(table)["stacks"][A]["points"] == {"K": 0, "C": 1, "P": 2, "L": 0, "Z": 0}
    assert derived(table)["stacks"][B]["total"] == 4


@pytest.mark.rule("SED.feature.1", "SED.feature.2", "SED.solo.10")
def test_a_feature_under_construction() -> None:
    table = position({}, feature={(-3, 1): "b05"}, shape="luk", back="krzyz")
    feature = derived(table)["feature"]
    assert feature["at"] == [(-3, 1)]
    assert sorted(feature["open"]) == [(-3, 3), (3, 1)]
    assert derived(table)["totals"] == [1 + 3]  # the preacher: one priest on its level is 3
    assert derived(table)["title"] == 0
    assert derived(table)["piles"] == [5, 4, 4, 4]
