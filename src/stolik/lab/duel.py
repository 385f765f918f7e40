"""One deal, played once for each seat of a bot: the others are of another kind, and all dice are the same.

Where both bots can play inside the compiled part, they do, which is many times quicker; else they sit at real tables.
The answers are the same: what a bot knows is what its seat has seen, and what everybody concludes from the others'
answers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

from stolik import games
from stolik.bots import make
from stolik.bots.in_core import in_core
from stolik.engine.game import Game
from stolik.engine.kit import Rng
from stolik.engine.knowledge import Knowledge
from stolik.engine.opponents import AtRandom, BestNext, Searching
from stolik.engine.playing import Playing
from stolik.engine.state import State, Watch
from stolik.engine.thinking import Beliefs
from stolik.engine.views import view, worlds_of
from stolik.lab.match import played

Way = Literal["core", "tables"]

STRIDE = 1_000_003  # between the seeds of two runs at tables: no game of one is a game of the other


@dataclass(frozen=True)
class Sides:
    """Who plays against whom: one bot, its seat rotated, against a field of another."""

    game: str
    bot: str
    field: str
    players: int
    settings: tuple[tuple[str, str], ...]
    seed: int
    way: Way
    rates: tuple[float, float] | None = None  # iterations a second of both, where these were fixed for equal time

    def seats(self, seat: int) -> list[str]:
        return [self.bot if each == seat else self.field for each in range(self.players)]


def way_of(game: Game, players: int, specs: list[str]) -> Way:
    """The quickest way in which all of them can play."""
    return "core" if all(in_core(game, players, make(spec)) is not None for spec in specs) else "tables"


def shares(sides: Sides, deal: int) -> list[float]:
    """What the bot won of this deal in each seat. Everything random follows from the seed and the deal alone."""
    return [_result(sides, sides.seats(seat), deal)[seat] for seat in range(sides.players)]


def alone(sides: Sides, deal: int) -> list[float]:
    """In a game for one: how well this deal went for the bot, and how well for the other."""
    return [_result(sides, [spec], deal)[0] for spec in (sides.bot, sides.field)]


def _result(sides: Sides, specs: list[str], deal: int) -> list[float]:
    game = games.get(sides.game)
    if sides.way == "core":
        return _told(game, played_in_core(game, specs, sides.settings, sides.seed, deal).g)
    table = played(game, [make(spec) for spec in specs], dict(sides.settings), sides.seed * STRIDE + deal)
    return _told(game, table.state)


def _told(game: Game, g: State) -> list[float]:
    """By seat the share of the win; whoever plays alone has none to share, but it went more or less well."""
    return [game.rules.share(g, seat) for seat in range(g.seats)] if g.seats > 1 else [game.rules.aim(g, 0)]


def played_in_core(
    game: Game, specs: list[str], settings: tuple[tuple[str, str], ...], seed: int, deal: int
) -> Playing:
    """A whole game."""
    start, known = _opened(game.id, len(specs), settings)
    playing = Playing(game.rules, start.clone(), known.clone(), Rng(seed, deal), deal)
    bots = [_bot(game.id, len(specs), spec) for spec in specs]
    dice = [Rng(seed + (1 + seat << 32), deal) for seat in range(len(specs))]  # apart from those of the deal
    beliefs = game.thinking.beliefs
    mind = None if beliefs is None else Conclusions(playing, beliefs)
    playing.go_on()
    while not playing.over:
        bot, rng = bots[playing.seat], dice[playing.seat]
        option = bot.choose(playing, rng) if mind is None else mind.choose(bot, rng)
        if mind is not None:
            mind.answered(option)
        playing.answer(option)
    return playing


class Conclusions(Watch):
    """What everybody concludes from the answers in a game, as a table would tell its bots."""

    def __init__(self, playing: Playing, beliefs: Beliefs) -> None:
        self._playing = playing
        self._beliefs = beliefs
        self.leaning = beliefs.begin(playing.g.seats)
        playing.g.watch = self

    def choose(self, bot: AtRandom | BestNext | Searching, rng: Rng) -> int:
        playing = self._playing
        if isinstance(bot, AtRandom) or playing.options.count == 1:
            return bot.choose(playing, rng)
        rules, seat = playing.rules, playing.seat
        worlds = worlds_of(rules, view(rules, playing.g, playing.knowledge, seat), seat, self.leaning)
        return bot.among(worlds, playing, rng)

    def answered(self, option: int) -> None:
        """The seat that is asked is about to answer so."""
        playing = self._playing
        self.leaning = self._beliefs.answered(self.leaning, playing.g, playing.seat, option)

    def told(self, g: State, event: int, a: int, b: int, c: int, d: int) -> None:
        kind = self._playing.rules.events[event]
        args = {part.name: value for part, value in zip(kind.args, (a, b, c, d), strict=False)}
        self.leaning = self._beliefs.told(self.leaning, kind.name, args)

    def moved(self, g: State, card: int, source: int, place: int, target: int) -> None:
        self._playing.knowledge.moved(g, card, source, place, target)

    def showed(self, g: State, card: int, zone: int, seat: int) -> None:
        self._playing.knowledge.showed(g, card, zone, seat)

    def lacked(self, g: State, zone: int, cards: list[int]) -> None:
        self._playing.knowledge.lacked(g, zone, cards)

    def shuffled(self, g: State, zone: int) -> None:
        self._playing.knowledge.shuffled(g, zone)


@cache
def _opened(name: str, players: int, settings: tuple[tuple[str, str], ...]) -> tuple[State, Knowledge]:
    """Before anything is dealt."""
    start = games.get(name).rules.start(players, dict(settings))
    return start, Knowledge.begin(start)


@cache
def _bot(name: str, players: int, spec: str) -> AtRandom | BestNext | Searching:
    bot = in_core(games.get(name), players, make(spec))
    assert bot is not None
    return bot
