"""The designer's report: who wins how often, by seat, by role and by card, and how games end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from stolik import games
from stolik.bots import make
from stolik.engine.measures import Counted
from stolik.engine.table import EVERYBODY, Table
from stolik.lab.arena import interval
from stolik.lab.crew import BATCH, Crew, cut, job
from stolik.lab.match import played

BOT = "search:100"  # quick, and good enough that what it wins with says something about the game

# What is counted: how often something occurred, and how much of the win went with it.
KINDS = ("seats", "order", "roles", "endings", "cards")
Counts = dict[str, dict[str, tuple[int, float]]]
Task = tuple[str, str, int, dict[str, str], int, int, int]


@dataclass(frozen=True)
class WinRate:
    """Something that occurred so often; `wins` is the part of the games that was won with it."""

    name: str
    count: int
    wins: float

    @property
    def share(self) -> float:
        return self.wins / self.count

    def to_json(self) -> dict[str, Any]:
        low, high = interval(self.wins, self.count)
        return {**vars(self), "share": self.share, "low": low, "high": high}


@dataclass(frozen=True)
class Balance:
    players: int
    games: int
    bot: str
    seats: list[WinRate]
    order: list[WinRate]  # by place in the turn order; empty where nobody is named as the first
    roles: list[WinRate]
    endings: list[WinRate]  # wins are the games that ended so
    cards: list[WinRate]  # counted once for a player who played the card, however often

    @property
    def even(self) -> float:
        return 1 / self.players

    def to_json(self) -> dict[str, Any]:
        return {
            **{key: getattr(self, key) for key in ("players", "games", "bot", "even")},
            **{key: [line.to_json() for line in getattr(self, key)] for key in KINDS},
        }


def count(table: Table) -> Counts:
    """What one finished game adds to the report."""
    counted, shares = table.game.measures.counted, table.shares
    tally: Counts = {kind: {} for kind in KINDS}
    tally["seats"] = {str(seat + 1): (1, share) for seat, share in enumerate(shares)}
    events = table.events_for(EVERYBODY)
    for event in events:
        if event["event"] == counted.starts:
            for place in range(table.seats):
                tally["order"][str(place + 1)] = (1, shares[(event["seat"] + place) % table.seats])
        elif event["event"] in counted.endings:
            tally["endings"] = {event["event"]: (1, 1.0)}  # the last one tells how
    if counted.roles:
        for seat, (role,) in enumerate(table.view(EVERYBODY)["state"][counted.roles]):
            tally["roles"][role] = (1, shares[seat])
    for seat, card in _plays(counted, events):
        add(tally["cards"], card, 1, shares[seat])
    return tally


def _plays(counted: Counted, events: list[dict[str, Any]]) -> list[tuple[int, str]]:
    """Who played which card at least once."""
    return sorted({(event["seat"], event["card"]) for event in events if event["event"] in counted.plays})


def add(lines: dict[str, tuple[int, float]], name: str, times: int, wins: float) -> None:
    before = lines.get(name, (0, 0.0))
    lines[name] = (before[0] + times, before[1] + wins)


def _batch(task: Task) -> Counts:
    name, spec, players, settings, seed, first, number = task
    game, bots = games.get(name), [make(spec)] * players
    total: Counts = {kind: {} for kind in KINDS}
    for k in range(first, first + number):
        _merge(total, count(played(game, bots, settings, seed * 1_000_003 + k)))
    return total


def _merge(total: Counts, part: Counts) -> None:
    for kind, lines in part.items():
        for name, (times, wins) in lines.items():
            add(total[kind], name, times, wins)


def reports(
    name: str, spec: str, players: list[int], settings: dict[str, str], number: int, seed: int, crew: Crew
) -> Iterator[Balance]:
    """One report for each number of players; game k has the same dice whatever their number and whoever plays them."""
    game = games.get(name)
    settled = [game.settle(seats, settings) for seats in players]
    make(spec)
    tasks: Iterator[Task] = (
        (name, spec, seats, together, seed, *some)
        for seats, together in zip(players, settled, strict=True)
        for some in cut(number, BATCH)
    )
    whole = job("balance", game, bot=spec, players=players, settings=settings, games=number, seed=seed)
    results = crew.results(whole, _batch, tasks)
    for seats in players:
        total: Counts = {kind: {} for kind in KINDS}
        for _, part in zip(cut(number, BATCH), results, strict=False):
            _merge(total, part)
        yield balance_of(name, spec, seats, number, total)


def balance_of(name: str, spec: str, players: int, number: int, total: Counts) -> Balance:
    cards = games.get(name).rules.layout.cards
    counted = games.get(name).measures.counted
    endings = {ending: (number, total["endings"].get(ending, (0, 0.0))[1]) for ending in counted.endings}
    return Balance(
        players,
        number,
        spec,
        _lines(total["seats"], sorted(total["seats"], key=int)),
        _lines(total["order"], sorted(total["order"], key=int)),
        _lines(total["roles"], cards),
        _lines(endings, counted.endings),
        _lines(total["cards"], cards),
    )


def _lines(found: dict[str, tuple[int, float]], names: Iterable[str]) -> list[WinRate]:
    """In the order of the names; what never occurred is left out."""
    return [WinRate(name, *found[name]) for name in names if name in found]
