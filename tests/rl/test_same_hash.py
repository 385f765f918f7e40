"""The same answers and the same rolls: the same position, at a table, in a batch and in OpenSpiel."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from stolik import rl
from stolik.engine.chain import seed_of
from stolik.engine.kit import Rng
from stolik.engine.playing import Playing
from stolik.engine.table import Table
from stolik.engine.views import state_hash
from stolik.rl.mode import Mode
from toys import LEDUC

DICE = 7
MOST = 400  # answers of a game that are followed

MODES = [
    *(rl.mode(name, seats) for name, seats in (("raverun", 2), ("raverun", 3), ("sedlec", 1), ("sedlec", 2))),
    rl.mode("sedlec", 4),
    rl.mode("cheers", 2),
    rl.mode("cheers", 4, {"variant": "teams"}),
    rl.mode("ankhmorpork", 2),
    rl.mode("ankhmorpork", 4),
    Mode(LEDUC, 2, {}),
]
NOT_IN_OPENSPIEL = [rl.mode("words", 2), rl.mode("cheers", 4, {"variant": "pedro"})]


class Follower:
    """A state of OpenSpiel that takes what the log of a table says."""

    def __init__(self, mode: Mode) -> None:
        from stolik.rl import spiel

        spiel.register_game(mode.game)
        self.mode = mode
        self.state: Any = spiel.load(mode.game.id, mode.seats, mode.settings).new_initial_state()
        self.lines = 1  # the first says what is played

    def follow(self, table: Table) -> str:
        for line in table.log[self.lines :]:
            if "roll" in line:
                outcome, size = line["roll"]
                assert len(self.state.chance_outcomes()) == max(1, size)
                self.state.apply_action(outcome)
            elif "do" in line:
                assert self.state.current_player() == line["seat"]
                (action,) = [a for a in self.state.legal_actions() if self.state.action_to_string(a) == line["do"]]
                self.state.apply_action(action)
        self.lines = len(table.log)
        assert self.state.is_terminal() == table.over
        return state_hash(self.state.playing.g)


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("mode", MODES + NOT_IN_OPENSPIEL, ids=lambda mode: mode.id)
def test_a_table_a_row_and_a_state_of_openspiel_stand_alike(mode: Mode, number: int) -> None:
    table = Table(mode.game, mode.seats, mode.settings, seed_of(number))
    playing = Playing(mode.rules, table.state.copy(), table.knowledge.clone(), Rng(DICE), 0)
    playing.go_on()
    batch = rl.Batch(mode, count=2, seed=0)
    batch.put(1, playing)
    table.dice = Rng(DICE)  # type: ignore[assignment]  # from here on both roll the same
    playing = batch.core.games[1]
    other = Follower(mode) if find_spec("pyspiel") and mode not in NOT_IN_OPENSPIEL else None
    random = Random(number)
    while not table.over and table.answers < MOST:
        assert state_hash(playing.g) == table.hash
        assert other is None or other.follow(table) == table.hash
        assert batch.seat[1] == table.next_seat
        action = random.choice(batch.mask[1].nonzero()[0].tolist())
        table.apply(int(batch.seat[1]), mode.option(playing, action))
        batch.step([batch.random_actions()[0], action])
        assert batch.done[1] == table.over
    assert state_hash(playing.g) == table.hash
    assert other is None or other.follow(table) == table.hash
    if table.over and other is not None:
        assert other.state.returns() == pytest.approx(batch.reward[1])
