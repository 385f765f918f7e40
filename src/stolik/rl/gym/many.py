"""Many games in step: the same seat learns in all of them."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from stolik.engine.errors import BadSetting, IllegalAction, ViewError
from stolik.rl.batch import Batch
from stolik.rl.gym.one import Bots, seated
from stolik.rl.mode import Mode
from stolik.rl.spaces import Bytes, any_seed, byte_box


class StolikVectorEnv(VectorEnv[Bytes, Any, NDArray[Any]]):
    """As many games of a mode in one compiled call; the seat that learns is the same in all of them.

    `infos` has the `action_mask` of all rows and, in modes with candidates, their `choices`. A game that is over is
    followed by the next one in its row as Gymnasium says:

    - "SameStep": at once. What was seen at the end stands in `infos["final_obs"]` and `infos["final_info"]`.
    - "NextStep": the end is returned by itself, and the step after it begins the next game, whatever is answered there:
      so that something can be, the mask of such a row is full.
    """

    def __init__(
        self,
        mode: Mode,
        num_envs: int = 1,
        bots: Bots = "random",
        seat: int | None = None,
        seed: int | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
    ) -> None:
        """`bots`, `seat`, `seed` as in `StolikEnv`; the first seat learns, if nothing is said."""
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        if self.autoreset_mode is AutoresetMode.DISABLED:
            raise BadSetting("a game that is over is always followed by the next one: SameStep or NextStep")
        self.mode = mode
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.single_observation_space = byte_box(mode)
        self.single_action_space = Discrete(mode.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        others, fixed = seated(mode, bots, seat)
        self.seat = fixed or 0
        self._bots = [None if k == self.seat else others[(k - self.seat - 1) % mode.seats] for k in range(mode.seats)]
        self._lists = int(mode.encoding.candidates) > 0
        self._deal(any_seed() if seed is None else seed)

    def _deal(self, seed: int) -> None:
        self._go_on_with(Batch(self.mode, self.num_envs, seed, self._bots))
        self._fresh = True

    def _go_on_with(self, batch: Batch) -> None:
        self.batch = batch
        self._waiting = np.zeros(self.num_envs, np.bool_)  # rows whose next step begins their next game

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        """New games in all rows. `options`: a "position" or "bytes" from which all of them go on, or a list of bytes;
        the games after those are dealt as ever."""
        batch = self.batch if seed is None else Batch(self.mode, self.num_envs, seed, self._bots)
        begins = options is not None and not options.keys().isdisjoint(("position", "bytes"))
        if begins and seed is None:
            batch = batch.copy()  # those that are on go on if the others cannot
        if seed is None and not self._fresh:
            batch.reset()
        if options is not None and begins:
            self._put(batch, options)
        super().reset(seed=seed)  # refuses what is no seed
        self._go_on_with(batch)
        self._fresh = False
        return self.batch.obs.copy(), self._infos()

    def _put(self, batch: Batch, options: dict[str, Any]) -> None:
        given = options.get("bytes")
        if isinstance(given, list) and len(given) != self.num_envs:
            raise ViewError(f"there are {self.num_envs} games, and {len(given)} were given")
        for row in range(self.num_envs):
            each = {"bytes": given[row]} if isinstance(given, list) else options
            playing = self.mode.begin(batch.seed, int(batch.game[row]), each)
            try:
                batch.put(row, playing)
            except ValueError as wrong:
                raise ViewError(f"in game {row}, {wrong}") from wrong

    def step(
        self, actions: Any
    ) -> tuple[Bytes, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        batch = self.batch
        waited = self._waiting
        if waited.any():
            self._answer_where(~waited, np.asarray(actions))
        else:
            batch.step(actions)
        ended = (batch.done != 0) & ~waited
        rewards = np.where(ended, batch.reward[:, self.seat], 0.0)
        obs = batch.obs.copy()
        infos = self._infos()
        if self.autoreset_mode is AutoresetMode.NEXT_STEP:
            self._waiting = ended
            obs[ended] = batch.last[ended]
            infos["action_mask"][ended] = 1
            if self._lists:
                infos["choices"][ended] = -1
        elif ended.any():
            infos |= self._final(ended)
        return obs, rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _answer_where(self, rows: NDArray[np.bool_], actions: NDArray[Any]) -> None:
        """An answer in some of the rows: all are judged before the first is taken."""
        if actions.shape != (self.num_envs,) or not np.issubdtype(actions.dtype, np.integer):
            raise IllegalAction(f"{self.num_envs} games take so many whole numbers")
        core = self.batch.core
        options = []
        for row in np.flatnonzero(rows).tolist():
            try:
                options.append((row, self.mode.option(core.games[row], actions[row])))
            except IllegalAction as wrong:
                raise IllegalAction(f"row {row}, {wrong}") from None
        for row, option in options:
            core.say(row, option)

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        infos: dict[str, Any] = {"action_mask": self.batch.mask.astype(np.int8), "_action_mask": everywhere}
        if self._lists:
            infos |= {"choices": self.batch.choices.copy(), "_choices": everywhere.copy()}
        return infos

    def _final(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """What was seen at the end of the games that are over, in the shape that Gymnasium has for it."""
        seen = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(ended):
            seen[row] = self.batch.last[row].copy()
        info: dict[str, Any] = {
            "action_mask": np.zeros((self.num_envs, self.mode.actions), np.int8),
            "_action_mask": ended.copy(),
        }
        if self._lists:
            found = np.zeros(self.batch.choices.shape, np.int32)
            found[ended] = -1
            info |= {"choices": found, "_choices": ended.copy()}
        return {"final_obs": seen, "_final_obs": ended.copy(), "final_info": info, "_final_info": ended.copy()}

    def action_masks(self) -> NDArray[np.int8]:
        """Which actions are legal now, in all rows."""
        found = self.batch.mask.astype(np.int8)
        found[self._waiting] = 1
        return found

    def copy(self) -> StolikVectorEnv:
        """The same games, which go on alike."""
        return copy.deepcopy(self)
