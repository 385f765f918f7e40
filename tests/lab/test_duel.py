"""Duels by deals: the same dice for all seats, in core the same answers as at tables, and the same for any workers."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik import games
from stolik.bots import make
from stolik.engine import table as tables
from stolik.engine.errors import BadJournal, BadSetting
from stolik.engine.kit import Rng
from stolik.engine.loop import actor
from stolik.engine.table import Table
from stolik.engine.views import state_hash
from stolik.lab import duel, equal_time, paired
from stolik.lab.crew import Crew
from stolik.lab.duel import Sides, played_in_core, shares, way_of
from stolik.lab.equal_time import Speeds, measured
from stolik.lab.paired import compare, reversed_sides, sides_of


def sides(bot: str, field: str, players: int = 2, way: duel.Way = "core", game: str = "raverun") -> Sides:
    return sides_of(game, bot, field, players, {}, 1, way)


@pytest.mark.parametrize(
    ("name", "specs"),
    [
        ("raverun", ["greedy:2", "search:10"]),
        ("sedlec", ["search:5", "greedy:1", "random"]),
        ("ankhmorpork", ["search:3", "greedy:1"]),  # with beliefs about who is who
    ],
)
def test_a_game_in_core_is_the_one_at_a_table_with_the_same_dice(
    monkeypatch: pytest.MonkeyPatch, name: str, specs: list[str]
) -> None:
    game = games.get(name)
    seed, deal = 3, 5
    settings = game.settle(len(specs), {})
    in_core = played_in_core(game, specs, tuple(settings.items()), seed, deal)

    monkeypatch.setattr(tables, "KeyedDice", lambda *_: Rng(seed, deal))
    table = Table(game, len(specs), settings)
    bots, dice = [make(spec) for spec in specs], [Rng(seed + (1 + seat << 32), deal) for seat in range(len(specs))]
    while table.pending is not None:
        seat = actor(game.rules, table.state)
        view = table.view_for_bot(seat)
        options = view["decision"]["options"]
        if specs[seat] == "random":
            option = options[dice[seat].below(len(options))]["id"]
        else:
            option = options[0]["id"] if len(options) == 1 else bots[seat].choose(view, dice[seat].word()).option
        table.apply(seat, option)
    assert table.answers == in_core.answers
    assert table.hash == state_hash(in_core.g)
    assert not game.thinking.beliefs or table.leaning != game.thinking.beliefs.begin(len(specs))


def test_equals_are_equal_in_every_deal() -> None:
    """With the same dice for the deal and for each seat, every seat's game is the same: together they win each once."""
    for way in ("core", "tables"):
        for deal in range(3):
            assert sum(shares(sides("random", "random", 3, way), deal)) == pytest.approx(1)
        found = compare(sides("random", "random", 2, way), 500, True, Crew())
        assert (found.deals, found.verdict) == (75, "equal")
        assert found.share == 0.5


def test_it_stops_when_it_is_sure_and_another_says_the_same() -> None:
    one = compare(sides("greedy:1", "random"), 200, True, Crew())
    assert one.verdict == "better"
    assert one.low > 0.5
    assert one.deals % 25 == 0
    assert one.deals < 200
    assert one.games == 2 * one.deals
    assert compare(sides("greedy:1", "random"), 200, True, Crew(2)) == one


def test_a_goal_other_than_even(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who wins nine games of ten is surely better than 60 %, surely not as good as 99 %, and about as good as 90 %."""
    monkeypatch.setattr(paired, "shares", lambda _, deal: [1.0, 1.0] if deal % 5 else [0.0, 1.0])
    found = {goal: compare(sides("search", "random"), 2000, True, Crew(), goal) for goal in (0.6, 0.99, 0.9)}
    assert [each.verdict for each in found.values()] == ["better", "worse", "equal"]
    assert [each.share for each in found.values()] == pytest.approx([0.9] * 3)
    assert found[0.6].deals < found[0.9].deals


def test_the_reverse_field() -> None:
    """With three seats one greedy bot against two and two against one are other games; the loser stays the same."""
    forward = sides("greedy:1", "random", 3)
    backward = reversed_sides(forward)
    assert (backward.bot, backward.field) == ("random", "greedy:1")
    assert compare(forward, 10, False, Crew()).share > 1 / 3 > compare(backward, 10, False, Crew()).share


def test_it_goes_on_where_it_was_stopped_and_may_go_further(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    one = sides("search:5", "greedy:1")
    whole = compare(one, 12, False, Crew())
    compare(one, 7, False, Crew(resume=path))
    told: list[int] = []
    assert compare(one, 12, False, Crew(2, resume=path, step=told.append)) == whole
    assert told == [2] * 12
    assert path.read_bytes().count(b"\n") == 1 + 12
    with pytest.raises(BadJournal, match="its bot is"):
        compare(sides("search:6", "greedy:1"), 7, False, Crew(resume=path))


def test_alone_both_play_the_same_deals() -> None:
    found = compare(sides("greedy:1", "random", 1, game="sedlec"), 25, True, Crew())
    assert found.verdict == "better"
    assert found.share == pytest.approx(found.means[0] - found.means[1])
    assert 0 < found.means[1] < found.means[0] < 1


def test_which_way_bots_can_play() -> None:
    assert way_of(games.get("raverun"), 2, ["search:5", "greedy", "random"]) == "core"
    assert way_of(games.get("raverun"), 2, ["search:5", "search:5ms"]) == "tables"  # no clock in core
    assert way_of(games.get("words"), 2, ["own:1", "own:0"]) == "tables"
    assert way_of(games.get("sedlec"), 1, ["solver", "greedy"]) == "tables"


# --- equal time ---


def test_equal_time_fixes_iterations() -> None:
    """A bot beside itself may do as many as it does; the one that is asked for keeps its number."""
    found = measured("raverun", "search:20", "search:10", 2, {}, 1)
    assert found.bot == "search:20"
    assert 10 <= int(found.field.partition(":")[2]) <= 40
    assert min(found.rates) > 0
    with pytest.raises(BadSetting, match="greedy does not"):
        measured("raverun", "search:20", "greedy", 2, {}, 1)


def test_what_a_run_has_fixed_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another clock, on the next day."""
    monkeypatch.setattr(equal_time, "measured", lambda *_: Speeds("search:9", "search:77", (1.0, 2.0)))
    path = tmp_path / "duel.jsonl"
    first = equal_time.kept(path, "raverun", "search:9", "search:5", 2, {}, 1)
    assert first.field == "search:77"
    compare(sides_of("raverun", "search:9", "search:7", 2, {}, 1, "core", (3.0, 4.0)), 1, False, Crew(resume=path))
    again = equal_time.kept(path, "raverun", "search:9", "search:5", 2, {}, 1)
    assert again == Speeds("search:9", "search:7", (3.0, 4.0))
