"""What games of Word Domination teach: targets and losses by hand, and a net that is made."""

from __future__ import annotations

from dataclasses import replace
from math import log
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from stolik.bots import make
from stolik.engine.kit import floats
from stolik.games.words import training as words
from stolik.games.words.appraisal import INPUTS, MOST_UNITS, NUMBERS, load
from stolik.games.words.training import Fit, Played, TurnEnds, losses, play, rows, train_words

NOTHING = [[0.0] * int(INPUTS)] * 2


def test_the_last_position_learns_the_result_and_each_before_it_less_of_it() -> None:
    # Twice level, then 3 to 1 for the first seat, which loses: worths are log-odds.
    game = Played([NOTHING] * 3, [[0.0, 0.0], [0.0, 0.0], [log(3), 0.0]], [0.0, 1.0])
    target = rows([game]).target[:, 0]
    # 0; then 0.8 of that and 0.2 of 0.75; then 0.8 of 0.15 and 0.2 of 0.5.
    assert target == pytest.approx([0.22, 0.15, 0.0])


def test_positions_count_by_fifths_of_their_game() -> None:
    game = Played([NOTHING] * 10, [[0.0, 0.0]] * 10, [1.0, 0.0])
    assert list(rows([game]).fifth) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


def test_the_loss_is_that_of_the_chance_of_what_happened() -> None:
    # Even chances in the first two fifths, then 3 to 1 for who wins.
    game = Played([NOTHING] * 5, [[0.0, 0.0]] * 2 + [[log(3), 0.0]] * 3, [1.0, 0.0])
    found = losses(rows([game]).plain, rows([game]))
    assert found == pytest.approx([(2 * log(2) + 3 * log(4 / 3)) / 5, log(2), log(2), *[log(4 / 3)] * 3], abs=1e-4)


def test_a_net_learns_what_decides() -> None:
    """Whoever has more marks wins, of which the worths say nothing; the held-out half shows it."""
    random = np.random.default_rng(3)
    inputs = random.integers(0, 9, (400, 2, int(INPUTS))).astype(float)
    marks = inputs[:, :, NUMBERS.index("marks")]
    shares = np.stack([marks[:, 0] > marks[:, 1], marks[:, 0] <= marks[:, 1]], axis=1).astype(float)
    whole = TurnEnds(inputs, np.zeros((400, 2)), shares, shares, np.arange(400) % 5)
    halves = [
        replace(whole, **{name: getattr(whole, name)[half] for name in whole.__dataclass_fields__})
        for half in (slice(0, 200), slice(200, 400))
    ]
    fit = Fit(halves[0], 4, seed=1)
    assert losses(fit.worths(halves[1]), halves[1])[0] == pytest.approx(log(2), abs=1e-3)  # it begins as it was told
    for epoch in range(120):
        fit.epoch(halves[0], epoch / 120, size=32)
    assert losses(fit.worths(halves[1]), halves[1])[0] < 0.5


class Hasty:
    """Answers anything: real ones play too long here, interpreted."""

    def choose(self, view: dict[str, Any], strength: int, seed: int) -> tuple[int, str, dict[str, str | int]]:
        option = make("random").choose(view, seed).option
        return option, "", {}


def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "QUICK", Hasty())
    monkeypatch.setattr(words, "WILD", 1e-6)  # hardly ever


def test_the_same_seed_plays_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    hasty(monkeypatch)
    assert play(2, 5) == play(2, 5)
    assert play(2, 5) != play(2, 6)


def test_a_net_is_made_and_judges_as_it_was_fitted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hasty(monkeypatch)
    game = play(2, 1)
    assert len(game.inputs) == 11  # of twelve turns, each but the first begins with what came before
    monkeypatch.setattr(words, "games", lambda *_: [game] * 3)
    monkeypatch.setattr(words, "EPOCHS", 2)
    said = train_words(2, 1.0, 1, 7, tmp_path / "2.net")
    assert (said["players"], said["seed"], said["games"]) == (2, 7, 3)
    fit, _ = words.fit([game] * 3, 7)
    shown = rows([game])
    inputs = floats(INPUTS)
    for at in range(int(INPUTS)):
        inputs[at] = game.inputs[6][1][at]
    judged = float(fit.worths(shown)[6, 1] - shown.plain[6, 1])
    assert load(tmp_path / "2.net").of(inputs, floats(MOST_UNITS)) == pytest.approx(judged, abs=1e-4)
