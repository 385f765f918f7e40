"""What holds in every game: the tempo, that there is always something to do, and that the telling agrees."""

from __future__ import annotations

from random import Random

import pytest

from stolik.engine.chain import seed_of
from stolik.engine.kit import Options, Rng, ints
from stolik.engine.loop import answer, options_of, settle
from stolik.engine.state import State
from stolik.engine.table import Table
from stolik.games.sedlec import GAME
from stolik.games.sedlec.account import account
from stolik.games.sedlec.data import SKULLS
from stolik.games.sedlec.rules import RULES
from stolik.games.sedlec.scoring import Bones, own
from stolik.games.sedlec.state import (
    FEATURE,
    HAND,
    NAMES,
    NO_EFFECT,
    PLACE,
    SKULL_KINDS,
    STACK,
    effect_of,
    is_complete,
)

from .positions import derived


def play_out(seats: int, options: dict[str, str], number: int, prefer: str) -> State:
    """A whole game; a player hoards, stacks at once, digs whenever possible or does anything."""
    random = Random(number)
    dice = Rng(number)
    g = RULES.start(seats, GAME.settle(seats, options))
    out = Options()
    while True:
        settle(RULES, g, dice)
        if g.over:
            return g
        step = RULES.steps[g.pending_step()]
        seat = int(g.one())
        options_of(RULES, g, seat, out)
        legal = out.to_list()
        assert legal, "a turn without a legal action"
        wanted = [option for option in legal if step.text(g, option).split()[0] in PREFER[prefer]]
        answer(RULES, g, seat, random.choice(wanted or legal))


PREFER = {  # the actions of a player who has more than one
    "any": {"dig", "collect", "stack"},
    "hoard": {"dig", "collect"},
    "stack": {"stack"},
    "dig": {"dig"},
    "collect": {"collect"},
}


@pytest.mark.rule("SED.turn.1", "SED.turn.2", "SED.hand.1")
@pytest.mark.parametrize("prefer", PREFER)
@pytest.mark.parametrize(("seats", "options", "turns"), [(2, {}, 36), (3, {}, 36), (4, {}, 48)])
def test_with_exactly_enough_cards_everybody_has_the_same_number_of_turns(
    seats: int, options: dict[str, str], turns: int, prefer: str
) -> None:
    """Each takes as many cards as the stack needs and lays them all, whatever they do."""
    for number in range(12):
        g = play_out(seats, options, number, prefer)
        assert g[2] == turns
        assert all(is_complete(g, seat) and g.count(HAND + seat) == 0 for seat in range(seats))


@pytest.mark.rule("SED.turn.2", "SED.end.2")
@pytest.mark.parametrize("prefer", PREFER)
@pytest.mark.parametrize(("seats", "most"), [(2, 38), (3, 39)])
def test_with_more_cards_one_may_be_left_in_each_hand(seats: int, most: int, prefer: str) -> None:
    for number in range(12):
        g = play_out(seats, {"executioners": "yes"}, number, prefer)
        spare = sum(int(g.count(HAND + seat)) for seat in range(seats))
        assert all(g.count(HAND + seat) <= 1 for seat in range(seats))
        assert 36 <= g[2] == 36 + spare <= most


def structures(seats: int, options: dict[str, str], number: int) -> list[tuple[State, int, int]]:
    """The structures at each decision of a random game, with the effect that counts."""
    table = Table(GAME, seats, options, seed_of(number))
    random = Random(number)
    found = []
    while table.pending is not None:
        seat = table.pending.seats[0]
        table.apply(seat, random.choice(table.options(seat)).id)
        zones = [STACK + seat, *([FEATURE] if seats == 1 else [])]
        found += [(table.state.clone(), int(zone), int(effect_of(table.state))) for zone in zones]
    return found


@pytest.mark.rule("SED.score.total")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_told_adds_up_to_the_score(seats: int) -> None:
    for number in range(6):
        for g, zone, effect in structures(seats, {}, number):
            bones = Bones()
            bones.read(g, zone, effect)
            points = ints(SKULL_KINDS)
            bones.score(points)
            told = account(bones)
            for kind, skull in enumerate(SKULLS):
                assert sum(entry["points"] for entry in told if entry["skull"] == skull) == points[kind]
            cells = [tuple(cell) for entry in told for cell in entry["cells"]]
            assert len(cells) == len(set(cells))  # nobody scores twice


Skull = tuple[int, int, str]


def simple(skulls: list[Skull]) -> dict[str, int]:
    """The score again, as simply as the leaflet says it, over lists of skulls (left edge, level, kind)."""

    def touch(a: Skull, b: Skull) -> bool:
        across, up = abs(a[0] - b[0]), abs(a[1] - b[1])
        return (up == 0 and across == 2) or (up == 1 and across < 2)

    def near(a: Skull, kind: str) -> list[Skull]:
        return [b for b in skulls if b[2] == kind and touch(a, b)]

    def pairs(lovers: list[Skull]) -> int:
        if not lovers:
            return 0
        first, *rest = lovers
        options = [1 + pairs([b for b in rest if b != a]) for a in rest if touch(first, a)]
        return max([pairs(rest), *options])

    def connected(a: Skull) -> int:
        found: list[Skull] = []
        todo = near(a, "Z")
        while todo:
            bandit = todo.pop()
            if bandit not in found:
                found.append(bandit)
                todo += near(bandit, "Z")
        return len(found)

    return {
        "K": sum(b[2] in "KC" and b[1] < a[1] for a in skulls if a[2] == "K" for b in skulls),
        "C": sum(a[2] == "C" for a in skulls),
        "P": 2 * len({a[1] for a in skulls if a[2] == "P"}),
        "L": 6 * pairs([a for a in skulls if a[2] == "L"]),
        "Z": 2 * sum(bool(near(a, "P")) for a in skulls if a[2] == "Z"),
        "X": sum(1 + connected(a) for a in skulls if a[2] == "X"),
    }


@pytest.mark.rule("SED.score.total", "SED.score.king", "SED.score.lover", "SED.score.executioner")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_second_way_to_count_comes_to_the_same(seats: int) -> None:
    for number in range(6):
        for g, zone, _ in structures(seats, {"executioners": "yes"}, number):
            bones = Bones()
            bones.read(g, zone, NO_EFFECT)
            points = ints(SKULL_KINDS)
            bones.score(points)
            view = Table(GAME, seats, {"executioners": "yes"}, seed_of(1))
            view.state = g
            structure = derived(view)["feature"] if zone == FEATURE else derived(view)["stacks"][zone - STACK]
            skulls = [
                (x, y + half, GAME.display.faces[card]["upper" if half else "lower"])
                for (x, y), card in zip(structure["at"], [NAMES[card] for card in g.cards(zone)], strict=True)
                for half in (0, 1)
            ]
            assert dict(zip(SKULLS, points, strict=True)) == simple(skulls)


@pytest.mark.rule("SED.place.5")
def test_what_was_laid_never_moves() -> None:
    table = Table(GAME, 3, {}, seed_of(5))
    random = Random(5)
    before: dict[int, int] = {}
    while table.pending is not None:
        seat = table.pending.seats[0]
        table.apply(seat, random.choice(table.options(seat)).id)
        now = {card: int(table.state[PLACE + card]) for card in range(24) if table.state[PLACE + card]}
        assert now.items() >= before.items()
        before = now
    assert len(before) == 18


def test_what_was_turned_face_down_brings_nothing() -> None:
    bones = Bones()
    for kind in range(len(bones.of)):
        assert own(bones, kind, 0) == 0
