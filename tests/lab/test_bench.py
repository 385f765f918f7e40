"""`stolik bench`: its arithmetic and the shape of its report. How fast anything is, no test asks."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

from stolik.lab import bench, peers
from stolik.lab.bench import Rates, Ratio, Subject


def test_a_figure_is_the_median_and_the_best_of_its_rounds() -> None:
    assert bench.figure("us", "games", [30.0, 10.0, 20.0]) == {
        "subject": "us",
        "measure": "games",
        "unit": "1/s",
        "median": 20.0,
        "best": 30.0,
    }


def test_a_clone_is_told_as_time_and_the_shortest_is_the_best() -> None:
    found = bench.figure("us", "clone", [1e6, 2e6, 4e6, 1e6])
    assert (found["unit"], found["median"], found["best"]) == ("µs", 0.75, 0.25)


def test_a_ratio_is_taken_within_each_round() -> None:
    # The machine was twice as slow in the second round: each round alone says 3.
    rates: Rates = {"us": {"games": [300.0, 150.0, 360.0]}, "them": {"games": [100.0, 50.0, 90.0]}}
    found = bench.compare(Ratio("us / them", "us", "them", "games"), rates)
    assert found == {"name": "us / them", "median": 3.0, "best": 3.6}


def test_there_is_no_ratio_to_somebody_who_is_missing() -> None:
    rates: Rates = {"us": {"games": [300.0]}}
    assert bench.compare(Ratio("us / them", "us", "them", "games"), rates) is None
    assert bench.compare(Ratio("us / them", "them", "us", "games"), rates) is None


def test_every_ratio_is_between_subjects_of_the_run() -> None:
    names = [subject.name for subject in bench.subjects()]
    assert len(set(names)) == len(names)
    for ratio in bench.ratios():
        assert {ratio.of, ratio.to} <= set(names)
        assert ratio.of != ratio.to
    ratios = [ratio.name for ratio in bench.ratios()]
    assert len(set(ratios)) == len(ratios)


def test_the_amount_of_work_is_fitted_to_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "timed", lambda work, n: (n * 0.001, work(n)))
    assert bench.calibrate(lambda n: {"games": n}, 0.5) == 500
    assert bench.calibrate(lambda n: {"games": n}, 0.0001) == 1


def test_searches_have_their_size_and_none_is_too_short() -> None:
    sizes: list[int] = []
    assert peers.in_searches(sizes.append, 100)(205) == {"iterations": 220}
    assert sizes == [100, 100, peers.SHORTEST]


def ask(*messages: object) -> list[object]:
    answers = io.StringIO()
    bench.serve([json.dumps(message) for message in messages], answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def test_a_missing_or_broken_peer_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> peers.Work:
        raise ImportError(f"No module named '{name}'")

    def broken(_: str) -> peers.Work:
        raise RuntimeError("two\nlines")

    monkeypatch.setitem(bench.THEIRS, "rlcard", missing)
    monkeypatch.setitem(bench.THEIRS, "pettingzoo", broken)
    assert ask(["prepare", "a", ["rlcard", "x"], 0.01], ["prepare", "b", ["pettingzoo", "y"], 0.01]) == [
        "ImportError: No module named 'x'",
        "RuntimeError: two",
    ]


def test_our_own_mistakes_are_not_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: str) -> peers.Work:
        raise RuntimeError("ours")

    monkeypatch.setitem(bench.OURS, "play", broken)
    with pytest.raises(RuntimeError, match="ours"):
        ask(["prepare", "a", ["play", "raverun"], 0.01])


def test_a_process_that_ends_is_noticed() -> None:
    going = bench.Run(["rlcard"])
    try:
        going.sides["rlcard"].close()
        subject = Subject("leduc play, RLCard", "rlcard", ("rlcard", "leduc-holdem"))
        assert not going.prepare(subject, 0.01)
        assert any(line.startswith("rlcard: the process has ended") for line in going.skipped)
        going.measure(subject)
        assert going.rates == {}
    finally:
        going.close()


def test_a_small_run_has_its_shape(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOLIK_PURE", "1")
    result = bench.run(quick=True, rounds=1, with_peers=False)
    assert json.loads(json.dumps(result)) == result
    assert result["machine"]["compiled"] is False
    assert any(line.startswith("compiled:") for line in result["skipped"])
    measured = {(row["subject"], row["measure"]) for row in result["results"]}
    for seats in (2, 3):
        assert (f"raverun {seats}p play, interpreted", "decisions") in measured
        assert (f"raverun {seats}p play, interpreted", "games") in measured
        assert (f"raverun {seats}p clone, interpreted", "clone") in measured
        assert (f"raverun {seats}p search, interpreted", "iterations") in measured
        assert (f"raverun {seats}p search mid-game, interpreted", "iterations") in measured
        assert (f"raverun {seats}p worlds, interpreted", "worlds") in measured
    for seats in (2, 3, 4):
        assert (f"ankhmorpork {seats}p play, interpreted", "decisions") in measured
    assert ("ankhmorpork 4p clone, interpreted", "clone") in measured
    for toy in bench.TOYS:
        assert (f"{toy} play, interpreted", "games") in measured
        assert (f"{toy} search, interpreted", "iterations") in measured
    for row in result["results"]:
        assert set(row) == {"subject", "measure", "unit", "median", "best"}
        assert row["median"] > 0
    assert result["ratios"] == []
    console = Console(width=150, file=io.StringIO(), record=True)
    console.print(bench.table(result))
    text = console.export_text()
    assert "raverun 2p play, interpreted" in text
    assert "skipped: compiled" in text
