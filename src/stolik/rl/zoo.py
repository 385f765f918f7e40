"""PettingZoo: all seats of a game, asked one after another.

    from stolik.rl import zoo

    env = zoo.env("raverun", players=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))

An observation has what the seat knows (`observation`) and which actions are legal for it (`action_mask`: nothing but
zeros for whoever is not asked); where there are candidates, their features too (`choices`).
"""

from __future__ import annotations

from typing import Any, NoReturn

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from stolik.engine.errors import BadSetting
from stolik.engine.playing import Playing
from stolik.rl.mode import Mode
from stolik.rl.mode import mode as mode_of
from stolik.rl.spaces import any_seed, apart, byte_box, drawn, listed, render_mode_of, whole

Seen = dict[str, NDArray[Any]]


class StolikAEC(AECEnv):  # type: ignore[misc]
    """A mode for PettingZoo. Agents are `seat_1`, `seat_2` and so on.

    Seats that decide at once, in secret, are asked one after another, and none sees what those before have picked. The
    reward, from -1 to 1, comes at the end and to everybody, also to those who are not asked any more. An illegal action
    is refused with the rule that forbids it, and nothing has changed.

    `copy`, `copy.deepcopy` and pickling give an environment that goes on alike, in mid-game too.
    """

    agents: list[str]

    def __init__(
        self, mode: Mode, seed: int | None = None, perfect: bool = False, render_mode: str | None = None
    ) -> None:
        """`seed`: as `reset` would be told it; `perfect`: `state` shows everything, for a critic."""
        super().__init__()
        self.mode = mode
        self.perfect = perfect
        self.render_mode = render_mode_of(render_mode)
        name = "stolik_" + mode.id.lower().replace("-", "_")
        self.metadata = {"name": f"{name}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(mode.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._lists = int(mode.encoding.candidates) > 0
        self.observation_spaces = {agent: self._seen_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(mode.actions) for agent in self.possible_agents}
        self.state_space = byte_box(mode)
        self._seed = any_seed() if seed is None else seed
        self._number = -1
        self._stand_at(mode.begin(self._seed, 0, None))

    def _seen_space(self) -> Dict:
        parts: dict[str, Space[Any]] = {
            "observation": byte_box(self.mode),
            "action_mask": MultiBinary(self.mode.actions),
        }
        if self._lists:
            ends = np.iinfo(np.int32)
            shape = (int(self.mode.encoding.candidates), int(self.mode.encoding.features))
            parts["choices"] = Box(ends.min, ends.max, shape, np.int32)
        return Dict(parts)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    # --- playing ---

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The next game of the seed. `options`: a "position" or the "bytes" of a game to go on from."""
        number = self._number + 1 if seed is None else 0
        playing = self.mode.begin(self._seed if seed is None else seed, number, options)
        self._seed = self._seed if seed is None else seed
        self._number = number
        self._stand_at(playing)

    def _stand_at(self, playing: Playing) -> None:
        self._playing = playing
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[playing.seat]
        self._skip_agent_selection: str | None = None

    def step(self, action: Any) -> None:
        """The answer of `agent_selection`; None once the game is over."""
        if self.terminations.get(self.agent_selection, True):
            if not self.agents:
                raise BadSetting("the game is over: `reset` begins the next one")
            self._was_dead_step(action)
            return
        playing = self._playing
        playing.answer(self.mode.option(playing, whole(action)))
        if playing.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[playing.seat]

    def _end(self) -> None:
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = self._cumulative_rewards[agent] = self._playing.reward(seat)
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Seen:
        seat = self._seat_of[agent]
        playing = self._playing
        asked = playing.seat == seat
        seen: Seen = {
            "observation": self.mode.observe(playing, seat).copy(),
            "action_mask": self.mode.mask(playing) if asked else np.zeros(self.mode.actions, np.int8),
        }
        if self._lists:
            seen["choices"] = listed(self.mode, playing, asked)
        return seen

    def state(self) -> NDArray[np.uint8]:
        """The position with everything open, as from the first seat: for a critic while it learns, and never for
        whoever plays."""
        if not self.perfect:
            raise BadSetting("what nobody can know is shown to a critic alone: say perfect=True")
        return self.mode.reveal(self._playing, 0).copy()

    @property
    def playing(self) -> Playing:
        """A copy of the game, to be looked at or played on apart."""
        return self._playing.copy()

    def render(self) -> str | None:
        """The position as a text: `reset` takes it as its option "position"."""
        return drawn(self.mode, self._playing) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    # --- whole ---

    def copy(self) -> StolikAEC:
        """The same environment in mid-game, which goes on alike."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._playing = self._playing.copy()
        twin.agents = list(self.agents)
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(twin, name, dict(getattr(self, name)))
        twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        twin.action_spaces = {agent: apart(space) for agent, space in self.action_spaces.items()}
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> StolikAEC:
        return self.copy()


def aec(mode: Mode, seed: int | None = None, perfect: bool = False, render_mode: str | None = None) -> StolikAEC:
    return StolikAEC(mode, seed, perfect, render_mode)


def env(
    game: str,
    players: int | None = None,
    *,
    seed: int | None = None,
    perfect: bool = False,
    render_mode: str | None = None,
    **settings: str,
) -> StolikAEC:
    """A game by its id, for so many (the fewest, if nothing is said), with settings other than the usual ones."""
    return StolikAEC(mode_of(game, players, settings), seed, perfect, render_mode)


def parallel(*_: Any, **__: Any) -> NoReturn:
    raise BadSetting("there is no parallel form, since seats act in turn: `aec` asks them one after another")
