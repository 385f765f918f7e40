"""What the environments of Gymnasium and of PettingZoo have in common: their spaces, and small words."""

from __future__ import annotations

import copy
import secrets
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Space
from numpy.typing import NDArray

from stolik.engine.errors import BadSetting
from stolik.engine.notation import written
from stolik.engine.playing import Playing
from stolik.rl.mode import Mode

Bytes = NDArray[np.uint8]


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
