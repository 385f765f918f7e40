"""What `make_observation` of OpenSpiel gives."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np

from stolik.engine.errors import BadSetting, IllegalAction
from stolik.engine.views import view
from stolik.rl.spiel.state import SpielState
from stolik.rl.spiel.tree import pyspiel

if TYPE_CHECKING:
    from stolik.rl.spiel.game import SpielGame


class Observer:
    """What `make_observation` gives: the bytes of the mode as numbers from 0 to 1, and the string.

    With perfect recall it is all that a seat has ever seen, as a string alone; with the private information of all
    players everything lies open, which is for critics. Of what nobody's is, spectators have a string.
    """

    def __init__(self, game: SpielGame, iig_obs_type: Any) -> None:
        private = pyspiel.PrivateInfoType
        self._game = game
        self._recalls = bool(iig_obs_type.perfect_recall)
        self._private = iig_obs_type.private_info
        self._open = self._private == private.ALL_PLAYERS
        self._nobody = self._private == private.NONE
        self.tensor: np.ndarray[Any, np.dtype[np.float32]] | None = None
        self.dict: dict[str, np.ndarray[Any, np.dtype[np.float32]]] = {}
        if not self._recalls and not self._nobody:
            self.tensor = np.zeros(game.mode.size, np.float32)
            self.dict = {"observation": self.tensor}

    def _check(self, player: int) -> None:
        if not 0 <= player < self._game.mode.seats:
            raise IllegalAction(f"{player} is no seat at this table")

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            raise BadSetting("there is no tensor of this, only a string")
        self._check(player)
        found = self._game.mode
        look = found.reveal if self._open else found.observe
        np.multiply(look(state.at.playing, player), np.float32(1 / 255), out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        at = state.at
        seats = self._game.mode.seats
        if self._open:
            return "; ".join([at.seen(seat) for seat in range(seats)]) if self._recalls else str(state)
        if not self._nobody:
            self._check(player)
        observer = seats if self._nobody else player
        if self._recalls:
            return at.seen(observer)
        playing = at.playing
        seen = view(playing.rules, playing.g, playing.knowledge, observer)
        return json.dumps(seen, separators=(",", ":"), ensure_ascii=False)
