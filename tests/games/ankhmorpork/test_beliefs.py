"""What the players' open choices say about who they are (AM.S4, AM.H2, AM.H3, AM.V6)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import log, sqrt

import pytest

from stolik.engine.chain import seed_of
from stolik.engine.errors import ViewError
from stolik.engine.kit import Rng
from stolik.engine.layout import StepId
from stolik.engine.table import Table
from stolik.engine.views import Leaning, worlds_of
from stolik.games import get
from stolik.games.ankhmorpork.beliefs import BETA, PEOPLE_IDS, SLIP, Personalities, likelihoods, open_gains
from stolik.games.ankhmorpork.moments import AGENT_SYMBOL, STIR
from stolik.games.ankhmorpork.rules import RULES
from stolik.games.ankhmorpork.state import ACTIVE, FIRST_PERSON, PERSON, UNDEALT

BELIEFS = Personalities()
SAMPLES = 6000


def even() -> dict[str, float]:
    return dict.fromkeys(PEOPLE_IDS, 1 / 7)


def opened(players: int) -> Table:
    return Table(get("ankhmorpork"), players, {}, seed_of(1))


def test_a_likelihood_by_hand() -> None:
    """Somebody to whom one of two options brings 1 more takes it, with beta = ln 3, three times of four.

    With a slip of 0.2 that is 0.8 * 0.75 + 0.1 = 0.7; to whom it is all the same, it is a half.
    """
    gains = {1: {0: 1.0, 4: 2.0}, 2: {0: 0.0, 4: 2.0}}
    assert likelihoods(gains, 1, log(3), 0.2) == pytest.approx({0: 0.7, 4: 0.5})
    assert likelihoods(gains, 2, log(3), 0.2) == pytest.approx({0: 0.3, 4: 0.5})


def choosing(step: StepId, seat: int = 0, b: int = 0) -> Table:
    """A table of three at which a seat has an open choice."""
    table = opened(3)
    table.state[ACTIVE] = seat
    table.state.then(step, seat, b)
    return table


def place(table: Table, area: int) -> int:
    option = table.option(0, f"place {area}")
    assert option is not None
    return option


@pytest.mark.rule("AM.W1", "AM.W5")
def test_who_spreads_his_agents_looks_like_vetinari_and_who_makes_trouble_like_the_dragon_king() -> None:
    """At the start everybody stands in 1, 5 and 7, where there is trouble already."""
    table = choosing(AGENT_SYMBOL)
    before = BELIEFS.begin(3)
    spread = BELIEFS.answered(before, table.state, 0, place(table, 2))  # to the empty Unreal Estate
    stay = BELIEFS.answered(before, table.state, 0, place(table, 1))  # beside the others in Dolly Sisters
    assert spread["person/0"]["vetinari"] > 1 / 7 > stay["person/0"]["vetinari"]
    for leaning in (spread, stay):
        assert leaning["person/1"] == leaning["person/2"] == even()
        assert sum(leaning["person/0"].values()) == pytest.approx(1)
        lords = {leaning["person/0"][lord] for lord in ("selachii", "rust", "de-worde")}
        assert len(lords) == 1  # the same goal, so nothing tells them apart
    stirring = choosing(STIR, 1, 0b11)
    stirring.state[ACTIVE] = 1
    assert len(open_gains(stirring.state, 1)) == 2


def test_the_fold_is_bayes_with_the_fitted_numbers() -> None:
    table = choosing(AGENT_SYMBOL)
    likely = likelihoods(open_gains(table.state, 0), place(table, 2), BETA, SLIP)
    once = BELIEFS.answered(BELIEFS.begin(3), table.state, 0, place(table, 2))["person/0"]
    assert once["vetinari"] / once["vimes"] == pytest.approx(likely[0] / likely[6])
    twice = BELIEFS.answered({"person/0": once}, table.state, 0, place(table, 2))["person/0"]
    assert twice["vetinari"] / twice["vimes"] == pytest.approx((likely[0] / likely[6]) ** 2)


def test_looking_leaves_no_trace() -> None:
    table = choosing(AGENT_SYMBOL)
    before = table.hash
    BELIEFS.answered(BELIEFS.begin(3), table.state, 0, place(table, 2))
    assert table.hash == before


@pytest.mark.rule("AM.H2")
def test_which_card_is_played_says_nothing() -> None:
    """Nobody else knows what could have been played instead."""
    table = opened(3)
    assert table.pending is not None
    assert table.pending.step == "play_card"
    (seat,) = table.pending.seats
    table.apply(seat, table.options(seat)[-1].id)
    assert table.leaning == BELIEFS.begin(3)


@pytest.mark.rule("AM.V6")
def test_a_new_face_is_unknown_again() -> None:
    known = {"person/0": even() | {"vimes": 0.9}, "person/1": even() | {"rust": 0.8}}
    after = BELIEFS.told(known, "changed_face", {"seat": 1})
    assert after == {"person/0": known["person/0"], "person/1": even()}
    assert BELIEFS.told(known, "placed", {"seat": 1, "number": 3}) == known


# --- worlds by a leaning ---


def people_in(table: Table, seat: int, leaning: Leaning) -> Counter[tuple[str, ...]]:
    worlds = worlds_of(RULES, table.view(seat)["state"], seat, leaning)
    rng = Rng(5)
    found = Counter[tuple[str, ...]]()
    for _ in range(SAMPLES):
        world = worlds.sample(rng)
        found[tuple(PEOPLE_IDS[world.card(PERSON + s, 0) - FIRST_PERSON] for s in range(table.seats))] += 1
    return found


def own(table: Table, seat: int) -> str:
    (card,) = table.view(seat)["state"]["person"][seat]
    return str(card)


@pytest.mark.rule("AM.S4", "AM.H2")
def test_worlds_follow_the_leaning_of_all_seats_together() -> None:
    table = opened(3)
    me = own(table, 0)
    weights = {name: number + 1.0 for number, name in enumerate(PEOPLE_IDS)}
    leaning = {"person/0": weights, "person/1": weights, "person/2": even()}
    found = people_in(table, 0, leaning)
    # Whoever I am, I am; the others are two of the remaining six, the first by its weight.
    pairs = [pair for pair in permutations(PEOPLE_IDS, 2) if me not in pair]
    total = sum(weights[first] for first, _ in pairs)
    assert set(found) <= {(me, *pair) for pair in pairs}
    for first, second in pairs:
        share = weights[first] / total
        spread = sqrt(share * (1 - share) / SAMPLES)
        assert abs(found[me, first, second] / SAMPLES - share) < 4.5 * spread


@pytest.mark.rule("AM.H3", "AM.V7")
def test_what_mrs_cake_showed_is_with_nobody() -> None:
    table = opened(3)
    shown = [RULES.layout.cards[card] for card in table.state.cards(UNDEALT)][:3]
    for name in shown:
        table.knowledge.showed(table.state, RULES.layout.cards.index(name), UNDEALT, 0)
    leaning = {f"person/{seat}": even() | dict.fromkeys(shown, 0.9) for seat in range(3)}
    me = own(table, 0)
    others = set(PEOPLE_IDS) - set(shown) - {me}
    assert {frozenset(people) for people in people_in(table, 0, leaning)} == {
        frozenset({me, *pair}) for pair in permutations(others, 2)
    }


@pytest.mark.rule("AM.S9")
def test_with_two_players_nobody_is_chrysoprase() -> None:
    table = opened(2)
    leaning = {"person/1": dict.fromkeys(PEOPLE_IDS, 0.01) | {"chrysoprase": 0.94}}
    assert all("chrysoprase" not in people for people in people_in(table, 0, leaning))


def test_a_leaning_that_cannot_be() -> None:
    table = opened(3)
    with pytest.raises(ViewError, match="a leaning that no world fits"):
        worlds_of(RULES, table.view(0)["state"], 0, {"person/1": {own(table, 0): 1.0}})
