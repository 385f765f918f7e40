"""PPO by self-play on a batch of Raverun, in one file: some minutes on a CPU, and it beats the bot `greedy`.

    python examples/ppo.py --minutes 5

One network plays both seats: everything is turned to the seat that looks. Rewards come at the end of a game alone, and
what is good for one seat is bad for the other, so a value changes its sign where the next decision is the other's.
"""

from __future__ import annotations

import argparse
from time import monotonic

import numpy as np
import torch
from torch import Tensor, nn

from stolik import rl
from stolik.rl.mode import Mode

ROWS = 256  # games at a time
STEPS = 128  # of each, between two updates
EPOCHS = 2
PART = 4096  # decisions of a step of the optimiser
CLIP = 0.2
KEPT = 0.95  # lambda of the generalised advantages
SPREAD = 0.01  # how much of entropy is wanted


class Net(nn.Module):
    def __init__(self, mode: Mode) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(mode.size, 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU())
        self.policy = nn.Linear(128, mode.actions)
        self.value = nn.Linear(128, 1)

    def forward(self, obs: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The log-chances of all actions, and what the position is worth to the seat that looks."""
        hidden = self.body(obs.float() / 255)
        logits = self.policy(hidden).masked_fill(mask == 0, -1e9)
        return torch.log_softmax(logits, 1), torch.tanh(self.value(hidden)).squeeze(1)


def chosen(logs: Tensor) -> Tensor:
    """An action of each row by its chance."""
    return torch.multinomial(logs.exp(), 1).squeeze(1)


class Memory:
    """What was seen, done and thought in some steps of all rows."""

    def __init__(self, mode: Mode) -> None:
        shape = (STEPS, ROWS)
        self.obs = torch.zeros(*shape, mode.size, dtype=torch.uint8)
        self.mask = torch.zeros(*shape, mode.actions, dtype=torch.uint8)
        self.action = torch.zeros(*shape, dtype=torch.int64)
        self.log = torch.zeros(shape)
        self.value = torch.zeros(STEPS + 1, ROWS)
        self.reward = torch.zeros(shape)
        self.done = torch.zeros(shape)
        self.sign = torch.zeros(shape)  # 1 where the same seat is asked next, -1 where it is the other

    @torch.no_grad()
    def fill(self, batch: rl.Batch, net: Net) -> None:
        everyone = np.arange(ROWS)
        for t in range(STEPS):
            self.obs[t] = torch.from_numpy(batch.obs.copy())
            self.mask[t] = torch.from_numpy(batch.mask.copy())
            logs, self.value[t] = net(self.obs[t], self.mask[t])
            action = self.action[t] = chosen(logs)
            self.log[t] = logs.gather(1, action[:, None]).squeeze(1)
            seat = batch.seat.copy()
            batch.step(action.numpy())
            self.reward[t] = torch.from_numpy(batch.reward[everyone, seat])
            self.done[t] = torch.from_numpy(batch.done.copy())
            self.sign[t] = torch.from_numpy(np.where(batch.seat == seat, 1.0, -1.0))
        _, self.value[STEPS] = net(torch.from_numpy(batch.obs.copy()), torch.from_numpy(batch.mask.copy()))

    def advantages(self) -> Tensor:
        found = torch.zeros(STEPS, ROWS)
        last = torch.zeros(ROWS)
        for t in reversed(range(STEPS)):
            goes_on = (1 - self.done[t]) * self.sign[t]
            last = self.reward[t] + goes_on * self.value[t + 1] - self.value[t] + KEPT * goes_on * last
            found[t] = last
        return found


def learn(net: Net, optimiser: torch.optim.Optimizer, memory: Memory) -> None:
    advantage = memory.advantages().flatten()
    target = (advantage + memory.value[:STEPS].flatten()).clamp(-1, 1)
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    obs, mask = memory.obs.flatten(0, 1), memory.mask.flatten(0, 1)
    action, before = memory.action.flatten(), memory.log.flatten()
    for _ in range(EPOCHS):
        for part in torch.randperm(len(action)).split(PART):
            logs, value = net(obs[part], mask[part])
            now = logs.gather(1, action[part, None]).squeeze(1)
            ratio = (now - before[part]).exp()
            gain = torch.min(ratio * advantage[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[part]).mean()
            entropy = -(logs.exp() * logs).sum(1).mean()
            loss = -gain + 0.5 * (value - target[part]).square().mean() - SPREAD * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def share_of_wins(net: Net, mode: Mode, bot: str, games: int) -> float:
    """Against a bot, half of the games in each seat; the likeliest action is taken."""
    won = 0.0
    for seat in range(2):
        bots: list[str | None] = [bot, bot]
        bots[seat] = None
        batch = rl.Batch(mode, min(100, games // 2), seed=10**6 + seat, bots=bots)
        played = 0
        while played < games // 2:
            logs, _ = net(torch.from_numpy(batch.obs.copy()), torch.from_numpy(batch.mask.copy()))
            batch.step(logs.argmax(1).numpy())
            for row in np.flatnonzero(batch.done)[: games // 2 - played]:
                won += (batch.reward[row, seat] + 1) / 2
                played += 1
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--games", type=int, default=2000, help="against the bot at the end")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    mode = rl.mode("raverun", 2)
    net = Net(mode)
    optimiser = torch.optim.Adam(net.parameters(), 5e-4)
    batch = rl.Batch(mode, ROWS, given.seed)
    memory = Memory(mode)
    begun, steps, told = monotonic(), 0, 0.0
    while (spent := monotonic() - begun) < 60 * given.minutes:
        for group in optimiser.param_groups:
            group["lr"] = 5e-4 * max(0.1, 1 - spent / (60 * given.minutes))
        memory.fill(batch, net)
        learn(net, optimiser, memory)
        steps += STEPS * ROWS
        if spent - told > 30:
            told = spent
            print(f"{spent:4.0f} s, {steps:,} steps: {share_of_wins(net, mode, 'greedy', 400):.1%} against greedy")
    share = share_of_wins(net, mode, "greedy", given.games)
    margin = 1.96 * (share * (1 - share) / given.games) ** 0.5
    print(f"{steps:,} steps: {share:.1%} +- {margin:.1%} of {given.games} games against greedy")


if __name__ == "__main__":
    main()
