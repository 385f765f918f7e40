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

import copy
import secrets
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from stolik import games
from stolik.engine.batch import WHIMS
from stolik.engine.errors import BadSetting, IllegalAction, ViewError
from stolik.engine.kit import Rng
from stolik.engine.notation import written
from stolik.engine.playing import Playing
from stolik.rl.batch import Batch
from stolik.rl.mode import Mode, mode
from stolik.rl.opponents import opponent

Bytes = NDArray[np.uint8]
Bots = str | Sequence[str | None]


# --- what the environments of one game have in common ------------------------------------------------


def any_seed() -> int:
    return secrets.randbits(31)


def whole(action: Any) -> Any:
    """Some libraries hand over a number as an array without an axis; one that no engine can hold is none."""
    if isinstance(action, np.ndarray) and action.ndim == 0:
        action = action[()]
    return action if not isinstance(action, int) or -1 <= action < 2**31 else None


def listed(mode: Mode, playing: Playing, asked: bool = True) -> NDArray[np.int32]:
    """The options by their features, where there are candidates; -1 where there is none."""
    room = int(mode.encoding.candidates)
    found = np.full((room, int(mode.encoding.features)), -1, np.int32)
    if asked and not playing.over:
        choices = mode.choices(playing)[:room]
        found[: len(choices)] = choices
    return found


def byte_box(mode: Mode) -> Space[Bytes]:
    box: Any = Box(0, 255, (mode.size,), np.uint8)
    return box  # type: ignore[no-any-return]


def apart(space: Space[Any]) -> Any:
    """A space of actions for a copy, which draws the same; what describes observations is shared by all copies."""
    return copy.copy(space) if space._np_random is None else copy.deepcopy(space)


def render_mode_of(render_mode: str | None) -> str | None:
    if render_mode not in (None, "ansi"):
        raise BadSetting(f"there is no render mode {render_mode} (there is: ansi)")
    return render_mode


def drawn(mode: Mode, playing: Playing) -> str:
    """The whole position as a text, with all that is hidden: for whoever looks for a fault."""
    return written(mode.rules, mode.game.id, playing.g)


# --- one game after another ----------------------------------------------------------------------------


def seated(mode: Mode, bots: Bots, seat: int | None) -> tuple[list[str], int | None]:
    """Who sits behind whoever learns, in the order of seats, and where that one sits; None: elsewhere each game."""
    seats = mode.seats
    told: list[str | None] = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
    if len(told) == seats and told.count(None) == 1:
        free = told.index(None)
        if seat not in (None, free):
            raise BadSetting(f"seat {free + 1} is the one without a bot")
        told, seat = told[free + 1 :] + told[:free], free
    others = [bot for bot in told if bot is not None]
    if len(others) != len(told) or len(others) != seats - 1:
        raise BadSetting(f"in {mode.id} exactly one seat learns, and {seats - 1} have bots")
    if seat is not None and not 0 <= seat < seats:
        raise BadSetting(f"{mode.id} has seats 0 to {seats - 1}, and no seat {seat}")
    return others, seat


class StolikEnv(gymnasium.Env[Bytes, Any]):
    """One seat of a mode; bots play the others.

    An observation is what the seat knows (`Mode.runs` says which bytes are what). `info` has the `action_mask` and, in
    modes with candidates, their features as `choices`. The reward, from -1 to 1, comes at the end.

    `copy`, `copy.deepcopy` and pickling give an environment that goes on alike, in mid-game too.
    """

    seat: int  # of whoever learns, in the game that is on
    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (a text, as often as it is asked for)

    def __init__(
        self,
        mode: Mode,
        bots: Bots = "random",
        seat: int | None = None,
        seed: int | None = None,
        render_mode: str | None = None,
        illegal: str = "refuse",
    ) -> None:
        """`bots`: one for all, those after the seat in their order, or one for each seat with None for whoever learns.
        `seat`: from 0; it changes from game to game, if nothing is said. `seed`: as `reset` would be told it.
        `illegal`: what becomes of an illegal action; "replace" takes a legal one by chance, and `info` says so."""
        if illegal not in ("refuse", "replace"):
            raise BadSetting(f'an illegal action is dealt with by "refuse" or "replace", and not by {illegal}')
        self.mode = mode
        self.render_mode = render_mode_of(render_mode)
        self.observation_space = byte_box(mode)
        self.action_space = Discrete(mode.actions)
        self._bots, self._fixed_seat = seated(mode, bots, seat)
        self._others = [opponent(mode, bot) for bot in self._bots]
        self._replaces = illegal == "replace"
        self._replaced = False
        self._lists = int(mode.encoding.candidates) > 0
        self._seed_games(any_seed() if seed is None else seed)

    def _seed_games(self, seed: int) -> None:
        self._seed = seed
        self._number = 0
        self._whims = Rng(seed ^ WHIMS, 0)
        self._began = False  # games are begun by `reset` alone

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        """The next game of the seed. `options`: a "position" or the "bytes" of a game to go on from."""
        super().reset(seed=seed)
        if seed is not None:
            self._seed_games(seed)
        number = self._number + 1 if self._began else self._number
        # Whoever gives each game a seed of its own changes seats too.
        seat = (self._seed + number) % self.mode.seats if self._fixed_seat is None else self._fixed_seat
        playing = self.mode.begin(self._seed, number, options)
        self._let_others_answer(playing, seat)
        while playing.over:
            if options and not options.keys().isdisjoint(("position", "bytes")):
                raise ViewError(f"from there on, seat {seat + 1} is not asked any more")
            number += 1
            playing = self.mode.deal(self._seed, number)
            self._let_others_answer(playing, seat)
        self._number, self.seat, self._playing = number, seat, playing
        self._began = True
        self._replaced = False
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        if not self._began:
            raise IllegalAction("no game has begun: `reset` begins one")
        playing = self._playing
        self._replaced = False
        try:
            option = self.mode.option(playing, whole(action))
        except IllegalAction:
            if not self._replaces or playing.over:
                raise
            option = int(playing.options.at(self._whims.below(playing.options.count)))
            self._replaced = True
        playing.answer(option)
        self._let_others_answer(playing, self.seat)
        return self._seen(), playing.reward(self.seat), playing.over, False, self._info()

    def _let_others_answer(self, playing: Playing, seat: int) -> None:
        while not playing.over and playing.seat != seat:
            other = self._others[(playing.seat - seat - 1) % self.mode.seats]
            playing.answer(other.choose(playing, self._whims))

    def _seen(self) -> Bytes:
        return self.mode.observe(self._playing, self.seat).copy()

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if self._lists:
            info["choices"] = listed(self.mode, self._playing)
        if self._replaces:
            info["replaced"] = self._replaced
        return info

    def action_masks(self) -> NDArray[np.int8]:
        """Which actions are legal now (the name that sb3-contrib asks for)."""
        return self.mode.mask(self._playing)

    @property
    def playing(self) -> Playing:
        """A copy of the game, to be looked at or played on apart."""
        return self._playing.copy()

    def render(self) -> str | None:
        """The position as a text: `reset` takes it as its option "position"."""
        return drawn(self.mode, self._playing) if self.render_mode == "ansi" else None

    # --- whole ---

    def copy(self) -> StolikEnv:
        """The same environment in mid-game, which goes on alike."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._whims = Rng(0)
        twin._whims.set_words(self._whims.words())
        if self._began:
            twin._playing = self._playing.copy()
        twin.action_space = apart(self.action_space)
        if self._np_random is not None:
            twin._np_random = copy.deepcopy(self._np_random)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> StolikEnv:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        kept = {key: value for key, value in self.__dict__.items() if key != "_others"}
        return kept | {"_whims": self._whims.words()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._whims = Rng(0)
        self._whims.set_words(kept["_whims"])
        self._others = [opponent(self.mode, bot) for bot in self._bots]


# --- many in step ----------------------------------------------------------------------------------------


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
        self.batch = Batch(self.mode, self.num_envs, seed, self._bots)
        self._fresh = True
        self._waiting = np.zeros(self.num_envs, np.bool_)  # rows whose next step begins their next game

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        """New games in all rows. `options`: a "position" or "bytes" from which all of them go on, or a list of bytes;
        the games after those are dealt as ever."""
        super().reset(seed=seed)
        if seed is not None:
            self._deal(seed)
        elif not self._fresh:
            self.batch.reset()
            self._waiting = np.zeros(self.num_envs, np.bool_)
        self._fresh = False
        if options and not options.keys().isdisjoint(("position", "bytes")):
            self._go_on_from(options)
        return self.batch.obs.copy(), self._infos()

    def _go_on_from(self, options: dict[str, Any]) -> None:
        given = options.get("bytes")
        if isinstance(given, list) and len(given) != self.num_envs:
            raise ViewError(f"there are {self.num_envs} games, and {len(given)} were given")
        for row in range(self.num_envs):
            each = {"bytes": given[row]} if isinstance(given, list) else options
            self.batch.put(row, self.mode.begin(self.batch.seed, int(self.batch.game[row]), each))

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


# --- by name ---------------------------------------------------------------------------------------------


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
