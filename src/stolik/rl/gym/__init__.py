"""Gymnasium: one seat against any bots, one game after another (`StolikEnv`) or many in step (`StolikVectorEnv`).

    import gymnasium
    import stolik.rl.gym

    env = gymnasium.make("stolik/Raverun-2p-v0", bots="greedy")
    obs, info = env.reset(seed=1)
    obs, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

The mask says which actions are legal just now. An action that is not is refused with the rule that forbids it, and
nothing has changed; who cannot look at masks says `illegal="replace"`.
"""

from __future__ import annotations

from typing import Any

import gymnasium

from stolik import games
from stolik.rl.gym.many import StolikVectorEnv
from stolik.rl.gym.one import StolikEnv
from stolik.rl.mode import mode

__all__ = ["StolikEnv", "StolikVectorEnv", "single", "vector"]


def single(game: str, players: int, settings: dict[str, str] | None = None, **more: Any) -> StolikEnv:
    """What `gymnasium.make` calls."""
    return StolikEnv(mode(game, players, settings), **more)


def vector(
    game: str, players: int, num_envs: int = 1, settings: dict[str, str] | None = None, **more: Any
) -> StolikVectorEnv:
    """What `gymnasium.make_vec` calls."""
    return StolikVectorEnv(mode(game, players, settings), num_envs, **more)


def _register() -> None:
    """Every game for every number of players: `stolik/Raverun-2p-v0`. No mode is made before it is asked for."""
    for name in games.names():
        for players in games.get(name).players:
            gymnasium.register(
                id=f"stolik/{name.capitalize()}-{players}p-v0",
                entry_point="stolik.rl.gym:single",
                vector_entry_point="stolik.rl.gym:vector",
                kwargs={"game": name, "players": players},
            )


_register()
