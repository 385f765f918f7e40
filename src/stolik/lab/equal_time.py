"""Two searching bots that are given the same time: how often each can look in it is measured, then fixed.

A duel at equal time is only fair if the clock plays no part in it: iterations are measured once, in one process, by
turns on the same positions, and from then on both search so often, on whatever machine.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time
from typing import Any

from stolik import games
from stolik.bots import make
from stolik.bots.in_core import in_core
from stolik.engine.errors import BadSetting
from stolik.engine.game import Game
from stolik.engine.kit import Rng
from stolik.engine.knowledge import Knowledge
from stolik.engine.opponents import Searching
from stolik.engine.playing import Playing
from stolik.lab.journal import begun_in

POSITIONS = 60
EVERY = 5  # of the real choices of a random game one in so many


@dataclass(frozen=True)
class Speeds:
    """Iterations a second of two bots, and their names with iterations that take the same time."""

    bot: str
    field: str
    rates: tuple[float, float]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def kept(
    journal: Path | None, name: str, bot: str, field: str, players: int, settings: dict[str, str], seed: int
) -> Speeds:
    """As a run that is gone on with has fixed them; another clock would fix them otherwise. Else measured now."""
    begun = None if journal is None else begun_in(journal)
    if begun is not None and begun.get("rates") and begun.get("bot") == bot:
        one, other = begun["rates"]
        return Speeds(bot, begun["field"], (one, other))
    return measured(name, bot, field, players, settings, seed)


def measured(name: str, bot: str, field: str, players: int, settings: dict[str, str], seed: int) -> Speeds:
    """The one keeps its iterations, the other gets as many as it can do in that time."""
    game = games.get(name)
    searching = [_searching(game, players, spec) for spec in (bot, field)]
    spent = [0.0, 0.0]
    positions = _positions(game, players, game.settle(players, settings), seed)
    for number, playing in enumerate(positions):
        order = (0, 1) if number % 2 == 0 else (1, 0)  # neither always comes second to memory that is warm by then
        for which in order:
            begun = process_time()
            searching[which].choose(playing, Rng(seed, number))
            spent[which] += process_time() - begun
    rates = [each.iterations * len(positions) / max(took, 1e-9) for each, took in zip(searching, spent, strict=True)]
    as_many = max(1, round(searching[0].iterations * rates[1] / rates[0]))
    return Speeds(bot, _with_iterations(field, as_many), (rates[0], rates[1]))


def _searching(game: Game, players: int, spec: str) -> Searching:
    found = in_core(game, players, make(spec))
    if not isinstance(found, Searching):
        raise BadSetting(f"equal time is for bots that search by iterations, such as search:300: {spec} does not")
    return found


def _with_iterations(spec: str, iterations: int) -> str:
    name, _, more = spec.partition(":")
    _, colon, rest = more.partition(":")
    return f"{name}:{iterations}{colon}{rest}"


def _positions(game: Game, players: int, settings: dict[str, str], seed: int) -> list[Playing]:
    """From all over random games."""
    start = game.rules.start(players, settings)
    known, rng = Knowledge.begin(start), Rng(seed)
    found: list[Playing] = []
    number = 0
    while len(found) < POSITIONS:
        playing = Playing.begin(game.rules, start, known, seed, number)
        number += 1
        choices = 0
        while not playing.over and len(found) < POSITIONS:
            if playing.options.count > 1:
                choices += 1
                if choices % EVERY == 0:
                    found.append(playing.copy())
            playing.answer(playing.options.at(rng.below(playing.options.count)))
    return found
