"""By what a search judges: the net that comes with a game, one of a file, or the game's own evaluator."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from stolik.engine.game import Game
from stolik.engine.netfile import loaded
from stolik.engine.rules import Evaluator

OWN = "own"


@dataclass(frozen=True)
class Mind:
    evaluator: Evaluator
    cut: int  # a playout is judged after so many decisions
    exploration: float


def mind(game: Game, seats: int, which: str = "") -> Mind:
    """`which`: `own`, the file of a net, or nothing: then the best there is."""
    thinking = game.thinking
    if which == OWN:
        return Mind(thinking.evaluator, thinking.playout, thinking.exploration)
    path = Path(which) if which else shipped(game, seats)
    if path is None:
        return mind(game, seats, OWN)
    net = loaded(path, game)
    if net.core.inputs.seats != seats:
        return mind(game, seats, OWN)
    return Mind(net, net.core.cut, net.core.exploration)


def shipped(game: Game, seats: int) -> Path | None:
    """The net that comes with a game for so many, if there is one."""
    folder = game.thinking.nets
    path = None if folder is None else folder / f"{seats}.net"
    return path if path is not None and path.is_file() else None
