"""Who plays the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.bots import Bot, make
from stolik.bots.in_core import in_core
from stolik.bots.levels import behind
from stolik.engine.errors import BadSetting
from stolik.engine.kit import Rng
from stolik.engine.levels import LEVELS
from stolik.engine.opponents import Opponent
from stolik.engine.playing import Playing
from stolik.engine.steps import Choice
from stolik.engine.views import view
from stolik.rl.mode import Mode


class Seeing(Opponent):
    """Any bot: it is shown its seat's view, as at a table."""

    def __init__(self, mode: Mode, bot: Bot) -> None:
        super().__init__()
        self._mode = mode
        self._bot = bot

    def choose(self, playing: Playing, rng: Rng) -> int:
        return self._bot.choose(view_of(self._mode, playing), rng.word()).option


def view_of(mode: Mode, playing: Playing) -> dict[str, Any]:
    """What a bot is shown of the seat that is asked."""
    seat = playing.seat
    g = playing.g
    step = mode.rules.steps[playing.step]
    assert isinstance(step, Choice)
    g.seat = seat
    return {
        "game": mode.game.id,
        "options": mode.settings,
        "seat": seat,
        "names": [str(seat + 1) for seat in range(mode.seats)],
        "state": view(mode.rules, g, playing.knowledge, seat),
        "derived": mode.game.display.derived(g),
        "decision": {
            "id": playing.answers,
            "step": step.name,
            "seats": [seat],
            "facts": step.facts(g),
            "open": step.open,
            "options": [{"id": option, "text": step.text(g, option)} for option in playing.options.to_list()],
        },
        "leaning": {},
    }


def opponent(mode: Mode, spec: str) -> Opponent:
    """A bot by its name, or a level; those that need no view play inside the compiled part."""
    bot = make(behind(spec, mode.game, mode.seats) if spec in LEVELS else spec)
    return in_core(mode.game, mode.seats, bot) or Seeing(mode, bot)


def opponents(mode: Mode, bots: Sequence[str | None]) -> list[Opponent | None]:
    if len(bots) != mode.seats:
        raise BadSetting(f"{mode.id} has {mode.seats} seats, and {len(bots)} were named")
    if all(bot is not None for bot in bots):
        raise BadSetting("nobody is left who could answer")
    return [None if bot is None else opponent(mode, bot) for bot in bots]
