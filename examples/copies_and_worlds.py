"""Copies in mid-game, worlds that a seat thinks possible, chance as nodes. It needs OpenSpiel for the last two."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import numpy as np

from stolik import rl
from stolik.rl import spiel

pyspiel: Any = import_module("pyspiel")


def copies() -> None:
    """A row of a batch is taken out, written down, and goes on in another row as it would have in its own."""
    batch = rl.Batch(rl.mode("sedlec", 4), count=2, seed=1)
    for _ in range(20):
        batch.step(batch.random_actions())
    batch.load(1, batch.clone(0))  # bytes: for other processes, and for later
    actions = np.repeat(batch.random_actions()[:1], 2)
    batch.step(actions)
    print("both rows show the same:", bool((batch.obs[0] == batch.obs[1]).all()))
    apart = batch.playing(0)  # a game by itself; the row stays where it is
    apart.answer(apart.options.at(0))
    print("answers in the copy and in its row:", apart.answers, batch.playing(0).answers)


def chance(game: Any, random: Random) -> Any:
    """Every roll and every card that is dealt is a node with its outcomes; this plays to the fifth decision."""
    state, decisions, rolls = game.new_initial_state(), 0, 0
    while decisions < 5:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
            rolls += 1
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    print(f"{decisions} decisions and {rolls} nodes of chance")
    return state


def worlds(state: Any, random: Random) -> None:
    """States that a seat cannot tell from the true one, made of nothing but what it has seen."""
    for seat in range(state.num_players()):
        found = [state.resample_from_infostate(seat, random.random) for _ in range(20)]
        same = {world.information_state_string(seat) for world in found} == {state.information_state_string(seat)}
        print(f"seat {seat + 1}: {len(set(map(str, found)))} of 20 worlds differ, and to it they are the same: {same}")


if __name__ == "__main__":
    spiel.register()
    copies()
    worlds(chance(pyspiel.load_game("stolik_raverun(players=3)"), Random(1)), Random(2))
