"""Two bots compared by deals: each is played once for every seat of the one, which takes most of the luck away."""

from __future__ import annotations

from contextlib import closing
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from stolik import games
from stolik.bots.minds import OWN
from stolik.lab.crew import Crew, job
from stolik.lab.duel import Sides, Way, alone, shares
from stolik.lab.sequence import ConfidenceSequence, Verdict, verdict


@dataclass(frozen=True)
class PairedDuel:
    """What came of it. In a game for one, shares are how well the bot did, less how well the other did."""

    bot: str
    field: str
    players: int
    deals: int
    games: int
    share: float
    low: float  # 95 % interval of the share
    high: float
    goal: float  # what the share is compared with
    verdict: Verdict | None  # of the share beside the goal; None if that is not sure
    until_sure: bool  # the interval is of a confidence sequence, and holds however often one has looked
    way: Way
    means: list[float]  # in a game for one: how well each of the two did

    @property
    def even(self) -> float:
        return even(self.players)

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "even": self.even}


def even(players: int) -> float:
    """The share that an equal bot would win; in a game for one, by how much it would do better."""
    return 0.0 if players == 1 else 1 / players


def compare(sides: Sides, deals: int, until_sure: bool, crew: Crew, goal: float | None = None) -> PairedDuel:
    """The bot's share of the wins beside `goal`, an even one unless something else is said.

    So many deals; `until_sure`, at most so many. Whoever goes on with it later may want more.
    """
    beside = even(sides.players) if goal is None else goal
    found = ConfidenceSequence()
    means = [0.0, 0.0] if sides.players == 1 else []
    tasks = ((sides, number, _games(sides)) for number in range(deals))
    with closing(crew.results(_job(sides), _deal, tasks)) as results:
        for result in results:
            found.add(_share(sides, result) - beside)
            means = [mean + (each - mean) / found.count for mean, each in zip(means, result, strict=False)]
            if until_sure and found.due and found.verdict is not None:
                break
    radius = found.radius if until_sure else found.radius_at_once
    return PairedDuel(
        sides.bot,
        sides.field,
        sides.players,
        found.count,
        found.count * _games(sides),
        beside + found.mean,
        *_within(sides, beside + found.mean - radius, beside + found.mean + radius),
        beside,
        verdict(found.mean, radius),
        until_sure,
        sides.way,
        means,
    )


def _within(sides: Sides, low: float, high: float) -> tuple[float, float]:
    """Shares are from 0 to 1; in a game for one there is no such end."""
    return (low, high) if sides.players == 1 else (max(0.0, low), min(1.0, high))


def _games(sides: Sides) -> int:
    """Of a deal; in a game for one each of the two plays it."""
    return max(2, sides.players)


def _job(sides: Sides) -> dict[str, Any]:
    nets = [_net(spec) for spec in (sides.bot, sides.field)]
    whole = asdict(sides) | {"settings": dict(sides.settings), "nets": nets}
    return job("duel", games.get(whole.pop("game")), **whole)


def _net(spec: str) -> str:
    """A digest of the file that a bot judges by, if it names one: under the same name there may be another tomorrow."""
    which = "".join(spec.split(":", 2)[2:])
    return "" if which in ("", OWN) else sha256(Path(which).read_bytes()).hexdigest()[:12]


def _deal(task: tuple[Sides, int, int]) -> list[float]:
    sides, number, _ = task
    return alone(sides, number) if sides.players == 1 else shares(sides, number)


def _share(sides: Sides, result: list[float]) -> float:
    return result[0] - result[1] if sides.players == 1 else sum(result) / sides.players


def sides_of(
    name: str,
    bot: str,
    field: str,
    players: int,
    settings: dict[str, str],
    seed: int,
    way: Way,
    rates: tuple[float, float] | None = None,
) -> Sides:
    """With the settings complete; what the game does not have is refused."""
    settled = games.get(name).settle(players, settings)
    return Sides(name, bot, field, players, tuple(settled.items()), seed, way, rates)


def reversed_sides(sides: Sides) -> Sides:
    """The other bot alone against a field of the first."""
    return replace(sides, bot=sides.field, field=sides.bot)
