"""The search finds what is plain to see, for its own seat and for the others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from scripted import Scripted, falls_of
from stolik.engine.chain import seed_of
from stolik.engine.game import Game
from stolik.engine.kit import Options, floats
from stolik.engine.rules import Evaluator, Rules
from stolik.engine.search import Search, one_step
from stolik.engine.state import State
from stolik.engine.table import Table
from stolik.engine.views import worlds_of
from toys import CONNECT_FOUR, LEDUC, connect_four, leduc


def searched(table: Table, iterations: int, seed: int = 1) -> dict[str, tuple[int, float]]:
    """Each option by its text, with its visits and its mean share."""
    assert table.pending is not None
    seat = table.pending.seats[0]
    rules = table.game.rules
    worlds = worlds_of(rules, table.view(seat)["state"], seat)
    search = Search(rules, table.game.thinking.evaluator, worlds, seat, seed, 10**6, 0.7)
    search.run(iterations, 0.0)
    texts = {option.id: option.text for option in table.options(seat)}
    return {texts[option]: (visits, mean) for option, visits, mean in search.tried()}


def most_tried(found: dict[str, tuple[int, float]]) -> str:
    return max(found, key=lambda text: found[text])


def after(columns: str, game: Game = CONNECT_FOUR) -> Table:
    table = Table(game, 2, {"width": "5"}, seed_of(1))
    for turn, column in enumerate(columns):
        table.apply(turn % 2, column)
    return table


@pytest.mark.parametrize("columns", ["112233", "5112233"])
def test_it_takes_a_win(columns: str) -> None:
    """Either seat has three in a row; column 4 makes four, and nothing after it can change that."""
    found = searched(after(columns), 200)
    assert most_tried(found) == "4"
    assert found["4"][1] == 1.0
    assert all(mean < 1.0 for text, (_, mean) in found.items() if text != "4")


@pytest.mark.parametrize(
    "columns",
    [
        pytest.param("21314", id="across"),  # seat 0 has 2, 3 and 4, and column 1 is blocked
        pytest.param("152515", id="up"),  # seat 1 has three in column 5
    ],
)
def test_it_stops_the_other(columns: str) -> None:
    """The other would take the win at 5, since every seat maximises its own share."""
    assert most_tried(searched(after(columns), 600)) == "5"


class Giveaway(Rules):
    """Connect four in which a bot would rather lose."""

    def begin(self, g: State, options: dict[str, str]) -> None:
        CONNECT_FOUR.rules.begin(g, options)

    def share(self, g: State, seat: int) -> float:
        return CONNECT_FOUR.rules.share(g, seat)

    def aim(self, g: State, seat: int) -> float:
        return 1.0 - self.share(g, seat)


def test_it_strives_for_what_the_rules_aim_at() -> None:
    """Column 4 would win: with the opposite aim it is the one that nobody wants, and greed avoids it too."""
    game = replace(CONNECT_FOUR, rules=Giveaway(connect_four.LAYOUT, connect_four.PARTS))
    table = after("112233", game)
    found = searched(table, 400)
    assert found["4"][1] == 0.0
    assert most_tried(found) != "4"
    worlds = worlds_of(game.rules, table.view(0)["state"], 0)
    chances = {
        option: numbers[-1] for option, numbers in one_step(game.rules, game.thinking.evaluator, worlds, 0, 1, 1)
    }
    assert chances[3] == 0.0
    assert all(chance > 0.0 for option, chance in chances.items() if option != 3)


def test_it_does_not_fold_what_cannot_lose() -> None:
    """A pair of kings after a raise: folding is worth nothing, every other end is won."""
    table = Scripted(LEDUC, 2, falls_of(leduc.NAMES, ["Q1", "K1", "K2"]))
    table.play((0, "call"), (1, "call"), (0, "raise"))
    found = searched(table, 200)
    assert found["fold"][1] == 0.0
    assert found["call"][1] == found["raise"][1] == 1.0


def test_it_averages_over_the_hidden_card() -> None:
    """Queen against a jack open: of the four cards the other may hold, one pairs, two kings win, one queen ties.

    Seat 1 answers the last check of the game, so the mean of a call is exactly what the deal gives.
    """
    table = Scripted(LEDUC, 2, falls_of(leduc.NAMES, ["K1", "Q1", "J1"]))
    table.play((0, "call"), (1, "call"), (0, "call"))
    found = searched(table, 4000)
    won = {"J2": 0.0, "Q2": 0.5, "K1": 0.0, "K2": 0.0}
    assert found["call"][1] == pytest.approx(sum(won.values()) / 4, abs=0.03)


def test_the_tree_grows_beyond_its_first_table() -> None:
    """More nodes than the hash table begins with: each option still has one node, with all its visits."""
    table = after("")
    rules = CONNECT_FOUR.rules
    search = Search(rules, CONNECT_FOUR.thinking.evaluator, worlds_of(rules, table.view(0)["state"], 0), 0, 1, 1, 0.7)
    search.run(3000, 0.0)
    tried = search.tried()
    assert sorted(option for option, _, _ in tried) == [0, 1, 2, 3, 4]
    assert sum(visits for _, visits, _ in tried) == 3000


def test_it_can_be_given_time_instead() -> None:
    """No time at all is enough for the first look at the clock, after 32 iterations."""
    table = after("")
    rules = CONNECT_FOUR.rules
    search = Search(rules, CONNECT_FOUR.thinking.evaluator, worlds_of(rules, table.view(0)["state"], 0), 0, 1, 5, 0.7)
    search.run(10**6, 1e-9)
    assert 0 < search.iterations < 10**6


class Rightwards(Evaluator):
    """Says nothing about positions, and likes columns to the right."""

    def __init__(self) -> None:
        super().__init__(["nothing"], [0.0])
        self.widens = True

    def measure(self, g: State, seat: int, out: Any) -> None:
        out[0] = 0.0

    def promise(self, g: State, options: Options, out: Any) -> None:
        for i in range(options.count):
            out[i] = float(options.at(i))


def test_promising_options_are_tried_first() -> None:
    rules = CONNECT_FOUR.rules
    worlds = worlds_of(rules, after("").view(0)["state"], 0)
    for iterations, tried in ((1, [4]), (3, [2, 3, 4]), (200, [0, 1, 2, 3, 4])):
        search = Search(rules, Rightwards(), worlds, 0, 1, 0, 0.7)
        search.run(iterations, 0.0)
        assert sorted(option for option, _, _ in search.tried()) == tried


class Counted(Evaluator):
    """Two numbers of a position, which are the same in every one."""

    def __init__(self) -> None:
        super().__init__(["one", "other"], [2.0, -0.5])

    def measure(self, g: State, seat: int, out: Any) -> None:
        out[0], out[1] = 3.0, 4.0


def test_what_a_position_is_worth_is_measured_and_weighed() -> None:
    assert Counted().worth(after("").state, 0, floats(2)) == 2.0 * 3.0 - 0.5 * 4.0


def test_what_follows_the_move_is_tried_as_narrowly_as_the_evaluator_says() -> None:
    """Every first column is tried, and of the replies to each the one that promises most."""
    rules = CONNECT_FOUR.rules
    narrow = Rightwards()
    narrow.at_once, narrow.wider = 1.0, 0.0
    search = Search(rules, narrow, worlds_of(rules, after("").view(0)["state"], 0), 0, 1, 0, 0.7)
    search.run(200, 0.0)
    nodes = list(zip(search._option, search._parent, strict=True))
    first = {node for node, (_, parent) in enumerate(nodes) if parent == 0}
    assert len(first) == 5
    assert {option for option, parent in nodes if parent in first} == {4}
