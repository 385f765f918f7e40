"""Masks in a vector environment of Gymnasium, with both ways of starting anew."""

from __future__ import annotations

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

import stolik.rl.gym


def drawn(mask: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """A legal action of each row, each as likely as any other."""
    found: NDArray[np.int64] = np.where(mask > 0, rng.random(mask.shape), -1.0).argmax(1)
    return found


def main() -> None:
    print(f"{sum(name.startswith('stolik/') for name in gymnasium.registry)} modes are registered")
    mode = stolik.rl.mode("sedlec", 3)
    for autoreset in (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP):
        envs = stolik.rl.gym.StolikVectorEnv(mode, num_envs=32, bots="random", seed=1, autoreset_mode=autoreset)
        rng = np.random.default_rng(1)
        _, infos = envs.reset(seed=1)
        won = games = 0
        while games < 200:
            _, reward, over, _, infos = envs.step(drawn(infos["action_mask"], rng))
            games += int(over.sum())
            won += int((reward[over] > 0).sum())
        print(f"{autoreset.value}: {won} of {games} games won at random against two bots at random")


if __name__ == "__main__":
    main()
