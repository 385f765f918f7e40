"""What holds in every tower, whoever stands where."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.engine.table import Table
from stolik.games.cheers import GAME
from stolik.games.cheers.data import MINIONS
from stolik.games.cheers.state import CROWD, CROWD_WORDS, NAMES

from .positions import SPARE, Cell, X, happen, position, rides, tower

CARDS = [card for card in MINIONS if card.id != SPARE]
TRAITS = {card.id: card.traits for card in MINIONS}
FEW = settings(max_examples=60)


Built = tuple[dict[Cell, str], Cell | None]


@st.composite
def towers(draw: st.DrawFn) -> Built:
    """Any minions anywhere, some rotated, Ninjas covered or not; and a mount, or none."""
    cells = st.tuples(st.integers(-2, 3), st.integers(1, 5))
    places = draw(st.lists(cells, min_size=1, max_size=14, unique=True))
    cards = draw(st.lists(st.sampled_from(CARDS), min_size=len(places), max_size=len(places), unique=True))
    found: dict[Cell, str] = {}
    for cell, card in zip(places, cards, strict=True):
        covered = "?" if "ninja" in card.traits and draw(st.booleans()) else ""
        found[cell] = covered + card.id + ("'" if draw(st.booleans()) else "")
    return found, draw(st.none() | st.sampled_from(places))


def through(table: Table, data: st.DataObject) -> Table:
    """Answer what a tower asks, until X is to play."""
    while table.pending is not None and table.pending.step in ("jump", "choose_prey"):
        (seat,) = table.pending.seats
        table.apply(seat, data.draw(st.sampled_from(table.options(seat))).id)
        GAME.rules.invariants(table.state)
    return table


@pytest.mark.parametrize(("tower", "name"), [(0, "walltor"), (0, "unicone"), (1, "walltor")])
def test_the_invariants_see_a_crowd_with_one_too_many_or_too_few(tower: int, name: str) -> None:
    g = position({(0, 1): "walltor"}, {}).state
    GAME.rules.invariants(g)
    body = NAMES.index(name)
    g[CROWD + CROWD_WORDS * tower + body // 32] ^= 1 << body % 32
    with pytest.raises(AssertionError, match="crowd"):
        GAME.rules.invariants(g)


def supported(cards: dict[Cell, str]) -> None:
    for (col, level), name in cards.items():
        if level > 1 and (col, level - 1) not in cards:
            assert "flying" in TRAITS[name.strip("?'")], f"{name} hovers"


@pytest.mark.rule("TC.G1", "TC.R2", "TC.M8")
@FEW
@given(towers(), st.data())
def test_after_a_brawl_nobody_hovers_but_flyers(built: Built, data: st.DataObject) -> None:
    before, rider = built
    table = through(happen(before, "brawl", rider=rider), data)
    left = tower(table)
    supported(left)
    assert rides(table, X) is None or rides(table, X) in left
    faces = {name.strip("?'") for name in left.values()}
    assert faces <= {name.strip("?'") for name in before.values()}
    assert all(name.startswith("?") == ("ninja" in TRAITS[name.strip("?'")]) for name in left.values())


@pytest.mark.rule("TC.R1", "TC.E8", "TC.G1")
@FEW
@given(towers(), st.data(), st.sampled_from(["settle", "gravity"]))
def test_what_has_come_to_rest_rests(built: Built, data: st.DataObject, step: str) -> None:
    """Gravity and traits run again change nothing."""
    before, rider = built
    first = through(happen(before, "settle", "gravity", "settle", rider=rider), data)
    once = tower(first)
    again = happen(once, step, rider=rides(first, X))
    assert again.pending is not None
    assert again.pending.step == "play_card"
    assert tower(again) == once
    assert rides(again, X) == rides(first, X)


@pytest.mark.rule("TC.G4", "TC.G8", "TC.M4")
@FEW
@given(towers())
def test_gravity_alone_kills_by_crushing_and_falling_and_turns_nobody_back(
    built: Built,
) -> None:
    before, _ = built
    left = tower(happen(before, "gravity"))
    supported(left)
    heavy = any("heavy" in TRAITS[name.strip("?'")] for name in before.values())
    gone = {name.strip("?'") for name in before.values()} - {name.strip("?'") for name in left.values()}
    assert heavy or all("weak" in TRAITS[name] for name in gone)
    turned = {name.strip("?'") for name in left.values() if name.endswith("'")}
    assert {name.strip("?'") for name in before.values() if name.endswith("'")} - gone <= turned


@pytest.mark.rule("TC.P1", "TC.P2", "TC.T8")
@FEW
@given(towers(), st.sampled_from(NAMES[:75]))
def test_every_minion_has_a_cell_in_every_tower_and_never_a_taken_one(built: Built, card: str) -> None:
    before, _ = built
    if card in [name.strip("?'") for name in before.values()]:
        return
    table = position(before, {}, hands=[card])
    table.apply(X, f"play {card}")
    texts = [option.text for option in table.options(X)]
    assert all(any(text.startswith(f"lay {number}:") for text in texts) for number in (1, 2))
    for text in texts:
        how, place = text.split(" ")
        where, _, cell = place.partition(":")
        col, level = (int(part) for part in cell.split(","))
        taken = where == "1" and (col, level) in before
        assert taken == how.startswith("stab")
