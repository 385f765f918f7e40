"""What a critic may see, options as features, and any number of players."""

from __future__ import annotations

import numpy as np

from stolik import rl


def critic() -> None:
    """`full` has everything open and is for a critic while it learns; `obs` never knows more than its seat."""
    batch = rl.Batch(rl.mode("raverun", 2), count=8, seed=1, perfect=True)
    hand = batch.mode.spans["hand/1"]  # spans are turned to whoever is asked: this is always the other's hand
    print("cards of the other's hand that the player sees:", int((batch.obs[:, hand][:, 1:] == 255).sum()))
    print("that the critic sees:", int((batch.full[:, hand][:, 1:] == 255).sum()))


def options() -> None:
    """Each legal option as numbers: which answer it is, its parts turned to the seat, what the game measures of it."""
    mode = rl.mode("ankhmorpork", 4)
    batch = rl.Batch(mode, count=1, seed=1, features=True)
    while batch.choices_count[0] < 3:
        batch.step(batch.random_actions())
    rows = batch.choices[0, : batch.choices_count[0]]
    playing = batch.playing(0)
    for action, row in zip(mode.legal(playing), rows, strict=True):
        print(f"{mode.text(playing, action):30} is action {action}, {mode.answers[row[0]]!r}: {row[1:].tolist()}")


def many_players() -> None:
    """One loop for all: whoever is asked answers, and rewards have a column for each seat."""
    for name, seats in (("raverun", 3), ("ankhmorpork", 4), ("cheers", 6)):
        batch = rl.Batch(rl.mode(name, seats), count=16, seed=1)
        total = np.zeros(seats)
        games = 0
        while games < 16:
            batch.step(batch.random_actions())
            total += batch.reward.sum(0)
            games += int(batch.done.sum())
        print(f"{name} with {seats}: {games} games at random, rewards add up to {abs(total.sum()):.0f}")


if __name__ == "__main__":
    critic()
    options()
    many_players()
