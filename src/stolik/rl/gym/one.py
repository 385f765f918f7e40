"""One game after another: a seat that learns, against bots."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from stolik.engine.batch import WHIMS
from stolik.engine.errors import BadGame, BadSetting, IllegalAction, ViewError
from stolik.engine.kit import Rng
from stolik.engine.playing import Playing
from stolik.rl.mode import Mode
from stolik.rl.opponents import opponent
from stolik.rl.spaces import Bytes, any_seed, apart, byte_box, drawn, listed, render_mode_of, whole

Bots = str | Sequence[str | None]


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

    An observation is what the seat knows (`Mode.spans` says which bytes are what). `info` has the `action_mask` and, in
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
        self._seed = seed = index(seed)
        self._number = 0
        self._whims = Rng(seed ^ WHIMS, 0)
        self._began = False  # games are begun by `reset` alone

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        """The next game of the seed. `options`: a "position" or the "bytes" of a game to go on from."""
        own, whims, number = self._seed, Rng(0), self._number + 1 if self._began else self._number
        whims.set_words(self._whims.words())
        if seed is not None:
            own, whims, number = seed, Rng(seed ^ WHIMS, 0), 0
        # Whoever gives each game a seed of its own changes seats too.
        seat = (own + number) % self.mode.seats if self._fixed_seat is None else self._fixed_seat
        playing = self.mode.begin(own, number, options)
        self._let_others_answer(playing, seat, whims)
        while playing.over:
            if options and not options.keys().isdisjoint(("position", "bytes")):
                raise ViewError(f"from there on, seat {seat + 1} is not asked any more")
            number += 1
            playing = self.mode.deal(own, number)
            self._let_others_answer(playing, seat, whims)
        super().reset(seed=seed)  # refuses what is no seed; until here nothing has changed
        self._seed, self._whims = own, whims
        self._number, self.seat, self._playing = number, seat, playing
        self._began = True
        self._replaced = False
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        if not self._began:
            raise IllegalAction("no game has begun: `reset` begins one")
        playing = self._playing
        if not playing.over and playing.seat != self.seat:
            raise BadGame("an error broke off another seat's answer: `reset` begins the next game")
        self._replaced = False
        try:
            option = self.mode.option(playing, whole(action))
        except IllegalAction:
            if not self._replaces or playing.over:
                raise
            option = int(playing.options.at(self._whims.below(playing.options.count)))
            self._replaced = True
        playing.answer(option)
        self._let_others_answer(playing, self.seat, self._whims)
        return self._seen(), playing.reward(self.seat), playing.over, False, self._info()

    def _let_others_answer(self, playing: Playing, seat: int, whims: Rng) -> None:
        while not playing.over and playing.seat != seat:
            other = self._others[(playing.seat - seat - 1) % self.mode.seats]
            playing.answer(other.choose(playing, whims))

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
