"""Several searches of one decision: added up, the same whoever carries them out, and nothing is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from stolik.bots import make
from stolik.bots.base import View
from stolik.bots.helpers import Helpers
from stolik.bots.process import BotProcess
from stolik.bots.roots import added_up, one_by_one, parted, seeds_of
from stolik.bots.search import Searcher
from stolik.engine.chain import seed_of
from stolik.engine.errors import BadSetting
from stolik.engine.table import Table
from stolik.games import get


@pytest.fixture(scope="module")
def view() -> View:
    return Table(get("raverun"), 2, {}, seed_of(1)).view(0)


@pytest.mark.parametrize(
    ("spec", "parts"),
    [
        ("search:1000x4", ("search:1000", 4)),
        ("search:500msx16", ("search:500ms", 16)),
        ("search:300x2:own", ("search:300:own", 2)),
        ("search:300:box2x4", None),
        ("search:1000", None),
        ("search:1000x1", None),
        ("search:1000x", None),
        ("greedy", None),
    ],
)
def test_a_name_says_how_many_searches_there_are(spec: str, parts: tuple[str, int] | None) -> None:
    assert parted(spec) == parts


@pytest.mark.parametrize("spec", ["search:0x4", "search:40x0", "search:40x1", "search:x4", "search:40x100", "greedyx4"])
def test_what_is_no_number_of_searches_is_refused(spec: str) -> None:
    with pytest.raises(BadSetting, match=f"there is no bot {spec}"):
        make(spec)


def test_visits_are_added_up_and_means_weighed_by_them() -> None:
    """Of the first option 3 visits came to a half and one to 1; the others were tried in one search each."""
    found = added_up([[(1, 3, 0.5), (2, 1, 0.0)], [(3, 4, 0.25), (1, 1, 1.0)]])
    assert sorted(found) == [(1, 4, 2.5 / 4), (2, 1, 0.0), (3, 4, 0.25)]


def test_the_first_search_is_as_if_it_was_alone_and_no_two_are_alike(view: View) -> None:
    seeds = seeds_of(7, 4)
    assert (seeds[0], len(set(seeds))) == (7, 4)
    searches = one_by_one(Searcher(iterations=60), view, seeds, None)
    assert searches[0] == Searcher(iterations=60).tried(view, 7)
    assert [sum(visits for _, visits, _ in tried) for tried in searches] == [60] * 4
    assert searches[0] != searches[1]


@pytest.mark.parametrize("most", [1, 3])
def test_it_is_the_same_however_many_carry_it_out(view: View, most: int) -> None:
    searcher, seeds = Searcher(iterations=40), seeds_of(3, 4)
    with Helpers("search:40", most) as helpers:
        assert helpers.share(searcher, view, seeds, None) == one_by_one(searcher, view, seeds, None)


def test_a_process_answers_as_the_bot_does_here(view: View) -> None:
    with BotProcess("search:40x3", 30) as bot:
        for seed in (1, 2):
            assert bot.choose(view, seed) == make("search:40x3").choose(view, seed)


def test_a_limit_is_for_all_searches_together(view: View) -> None:
    begun = time.perf_counter()
    searches = one_by_one(Searcher(iterations=10**9), view, seeds_of(1, 4), 0.2)
    assert time.perf_counter() - begun < 1
    assert all(sum(visits for _, visits, _ in tried) > 1 for tried in searches)
    assert make("search:1000000x4").choose(view, 1, 0.0).why == "why-search"


def test_a_helper_that_is_killed_costs_nothing_but_time(view: View) -> None:
    searcher, seeds = Searcher(iterations=40), seeds_of(3, 2)
    plain = one_by_one(searcher, view, seeds, None)
    with Helpers("search:40", 1) as helpers:
        helpers.share(searcher, view, seeds, None)
        first = helpers.numbers
        os.kill(first[0], signal.SIGKILL)
        assert helpers.share(searcher, view, seeds, None) == plain
        assert helpers.share(searcher, view, seeds, None) == plain
        assert helpers.numbers != first


ALONE = """
import sys, time
from stolik.bots.helpers import Helpers
from stolik.bots.roots import seeds_of
from stolik.bots.search import Searcher
from stolik.engine.chain import seed_of
from stolik.engine.table import Table
from stolik.games import get
helpers = Helpers("search:5", 2)
helpers.share(Searcher(iterations=5), Table(get("raverun"), 2, {}, seed_of(1)).view(0), seeds_of(1, 3), None)
print(*helpers.numbers, flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks processes up in /proc")
def test_helpers_end_with_whoever_was_helped() -> None:
    """Even if it was killed, and could not say so."""
    with subprocess.Popen([sys.executable, "-c", ALONE], stdout=subprocess.PIPE) as helped:
        assert helped.stdout is not None
        numbers = [int(number) for number in helped.stdout.readline().split()]
        assert len(numbers) == 2
        helped.kill()
    until = time.monotonic() + 10
    while time.monotonic() < until and any(map(_runs, numbers)):
        time.sleep(0.02)
    assert not any(map(_runs, numbers))


def _runs(number: int) -> bool:
    """Does such a process run? One that has ended and whose parent has not noticed does not."""
    try:
        stat = Path(f"/proc/{number}/stat").read_text(encoding="utf-8")
        return stat.rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
