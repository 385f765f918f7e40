"""An evening that a drill disturbs: at every place one game is played after another, until it gets late."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

import httpx

from guests import Guest
from promises import AGAIN, GONE, UNAVAILABLE, Ledger, Person

T = TypeVar("T")

DAYS = {"kind": "days", "seconds": 86400}
NAMES = ("Ala", "Ola", "Ewa", "Jan")


@dataclass(frozen=True)
class Place:
    """What is played there: a game, by so many people, and bots."""

    game: str
    people: int
    bots: tuple[str, ...] = ()
    more: dict[str, Any] = field(default_factory=dict)


PLACES = (
    Place("raverun", 2),
    Place("raverun", 2, ("easy",)),
    Place("raverun", 3, more={"clock": DAYS}),
    Place("ankhmorpork", 3),
    Place("ankhmorpork", 1, ("easy",)),
    Place("cheers", 2),
    Place("cheers", 2, ("easy",), {"clock": DAYS}),
    Place("sedlec", 1),
    Place("sedlec", 2, ("easy", "easy")),
    Place("words", 2),
    Place("words", 1, ("easy",), {"clock": DAYS}),
)


class Evening:
    def __init__(self, address: str, patience: float) -> None:
        """`patience`: seconds that a table may take to settle a command, before it counts as stuck."""
        self.address = address
        self.patience = patience
        self.ledgers: dict[str, Ledger] = {}
        self.games: dict[str, str] = {}
        self.failures: Counter[str] = Counter()  # what was answered by HTTP instead of yes, no or later
        self.late = False

    @property
    def entries(self) -> int:
        """That anybody was shown."""
        return sum(len(ledger.shown) for ledger in self.ledgers.values())

    @property
    def going_on(self) -> Iterator[tuple[str, Ledger]]:
        return ((table, ledger) for table, ledger in self.ledgers.items() if ledger.playing)

    async def play(self, number: int, place: Place) -> None:
        guests = [Guest(f"{name} {number}", self.address) for name in NAMES[: place.people]]
        seats = ["me", *["open"] * (place.people - 1), *place.bots]
        for guest in guests:
            await self._insist(guest.arrive)
        while not self.late:
            table = await self._insist(lambda: guests[0].found(*seats, game=place.game, **place.more))
            ledger = self.ledgers[table] = Ledger()
            self.games[table] = place.game
            people = [
                Person(guest, table, ledger, seat or None, seat == 0 and place.people > 1, self.patience)
                for seat, guest in enumerate(guests)
            ]
            await asyncio.gather(*(person.play() for person in people))

    def close(self) -> None:
        """It is late: whatever is under way is settled, and nothing new begun."""
        self.late = True
        for ledger in self.ledgers.values():
            ledger.closing = True

    async def _insist(self, act: Callable[[], Awaitable[T]]) -> T:
        while True:
            try:
                return await act()
            except GONE:
                pass
            except httpx.HTTPStatusError as error:
                if error.response.status_code not in UNAVAILABLE:
                    self.failures[f"{error.request.url.path}: {error.response.status_code}"] += 1
            await asyncio.sleep(AGAIN)
