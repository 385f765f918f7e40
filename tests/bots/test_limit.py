"""A limit for a thought: who could think longer stops, and all else is as without it."""

from __future__ import annotations

import pytest

from games.raverun.positions import position
from stolik.bots import make
from stolik.bots.base import View, unforced
from stolik.bots.process import BotProcess
from stolik.engine.chain import seed_of
from stolik.engine.table import Table
from stolik.games import get

HOURS = 10_000.0


@pytest.fixture(scope="module")
def view() -> View:
    return Table(get("raverun"), 2, {}, seed_of(1)).view(0)


@pytest.mark.parametrize("spec", ["search:1000000", "search:10000000ms"])
def test_a_search_without_time_answers_what_it_tried_first(view: View, spec: str) -> None:
    advice = make(spec).choose(view, 1, 0.0)
    assert (advice.why, advice.facts["tried"]) == ("why-search", 1)
    assert advice.option == make("search:1").choose(view, 1).option


@pytest.mark.parametrize("spec", ["random", "greedy", "search:1", "search:40"])
def test_a_limit_that_is_not_reached_changes_nothing(view: View, spec: str) -> None:
    for seed in (1, 2, 3):
        assert make(spec).choose(view, seed, HOURS) == make(spec).choose(view, seed)


def test_a_search_that_has_less_time_of_its_own_takes_no_more(view: View) -> None:
    assert make("search:1ms").choose(view, 1, HOURS).why == "why-search"


def test_the_limit_goes_with_the_request(view: View) -> None:
    with BotProcess("search:1000000", 30) as bot:
        assert bot.choose(view, 1, 0.0).facts["tried"] == 1


def test_a_search_that_does_not_notice_that_it_has_no_choice_thinks_as_long_as_ever() -> None:
    table = position("order", piles=["8C", "1A"], hands=["2A", "3A 3B"])
    table.apply(0, "order 1-2")
    view = table.view(0)
    assert make("search:40").choose(view, 1).why == "why-only"
    advice = make("search:40").choose(unforced(view), 1)
    assert (table.notation(0, advice.option), advice.facts["tried"]) == ("lay 2A", 40)
    assert make("greedy").choose(unforced(view), 1).option == advice.option
