"""The ladder of levels: how each stands against a field of the one below, for every game and number of players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

from stolik import games
from stolik.bots.levels import levels_of
from stolik.engine.game import Game
from stolik.engine.levels import LEVELS
from stolik.lab.crew import Crew
from stolik.lab.duel import way_of
from stolik.lab.paired import PairedDuel, compare, sides_of
from stolik.lab.sequence import Verdict

# By number of players: the share of the wins that a level must have over a field of the one below; alone, it must do
# better.
NEEDED = {1: 0.0, 2: 0.60, 3: 0.43, 4: 0.33, 5: 0.27, 6: 0.23}
# Where it was measured until it is sure, that is said; otherwise the mean decides.
Outcome = Literal["surely", "surely-not", "about", "yes", "no"]
OUTCOMES: dict[Verdict, Outcome] = {"better": "surely", "worse": "surely-not", "equal": "about"}
FEW = 100  # deals, where it need not be sure
MOST = 4000  # games, where it must


@dataclass(frozen=True)
class Rung:
    """A level of a game and the one below."""

    game: str
    players: int
    level: str
    below: str

    @property
    def label(self) -> str:
        return f"{self.game}-{self.players}-{self.level}"


@dataclass(frozen=True)
class Climbed:
    """What came of it."""

    rung: Rung
    duel: PairedDuel

    @property
    def needed(self) -> float:
        return NEEDED[self.rung.players]

    @property
    def met(self) -> bool:
        """As far as the mean tells; whether it is sure, the verdict does."""
        return self.duel.share >= self.needed if self.rung.players > 1 else self.duel.share > 0

    @property
    def outcome(self) -> Outcome:
        if self.duel.until_sure and self.duel.verdict is not None:
            return OUTCOMES[self.duel.verdict]
        return "yes" if self.met else "no"

    def to_json(self) -> dict[str, Any]:
        about = {"needed": self.needed, "met": self.met, "outcome": self.outcome}
        return {**asdict(self.rung), **about, **self.duel.to_json()}


def rungs(names: list[str], players: list[int], levels: list[str]) -> list[Rung]:
    """All that are wanted; where nothing is said, all that there are."""
    return [
        Rung(name, seats, level, below)
        for name in names or games.names()
        for seats in games.get(name).players
        if not players or seats in players
        for below, level in pairwise(LEVELS)
        if not levels or level in levels
    ]


def is_surely(game: Game, players: int) -> bool:
    """Is it measured until it is sure?"""
    return players == (game.thinking.ladder.surely or game.players[0])


def deals(rung: Rung, most: int) -> int:
    """How many there are at most, with so many games at most."""
    wanted = max(1, most // max(2, rung.players))
    return wanted if is_surely(games.get(rung.game), rung.players) else min(FEW, wanted)


def climb(wanted: list[Rung], most: int, seed: int, crew: Crew) -> Iterator[Climbed]:
    """One rung after the other. Each keeps what is done in a file of its own, in the folder that is gone on with."""
    if crew.resume is not None:
        crew.resume.mkdir(parents=True, exist_ok=True)
    for rung in wanted:
        game = games.get(rung.game)
        specs = levels_of(game, rung.players)
        bot, field = specs[rung.level], specs[rung.below]
        sides = sides_of(game.id, bot, field, rung.players, {}, seed, way_of(game, rung.players, [bot, field]))
        own = replace(crew, resume=None if crew.resume is None else _file(crew.resume, rung))
        surely = is_surely(game, rung.players)
        yield Climbed(rung, compare(sides, deals(rung, most), surely, own, NEEDED[rung.players]))


def _file(folder: Path, rung: Rung) -> Path:
    return folder / f"{rung.label}.jsonl"
