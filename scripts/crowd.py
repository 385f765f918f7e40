"""Tables full of people who play all five games, one after another, as fast as they can or at the pace of people."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from guests import Guest, ask, hear, new_key, send
from heard import SITUATIONS, Heard
from stolik.server import wire

# The five games in turn, with so many people: 3.2 sockets a table.
MIX = (
    *(("raverun", 2), ("ankhmorpork", 4), ("cheers", 4), ("sedlec", 4), ("words", 2)),
    *(("raverun", 3), ("ankhmorpork", 2), ("cheers", 3), ("sedlec", 2), ("words", 4)),
    *(("raverun", 3), ("ankhmorpork", 4), ("cheers", 4), ("sedlec", 3), ("words", 4)),
)
NAMES = ("Ala", "Ola", "Ewa", "Jan")
AT_ONCE = 20  # tables that are opened at the same time
AGAIN = 0.2  # seconds after which a command that is not settled yet is sent again
TICK = 0.05  # seconds between two looks at how late this process is itself
UNSETTLED = ("busy", "too-many")  # of these the second is not even read
EXPECTED = ("stale-decision",)  # where several are asked at once, another may be quicker

Thinking = tuple[float, float] | None  # seconds, from and to; None: as fast as possible


@dataclass
class Count:
    """What was measured in one run."""

    times: list[float] = field(default_factory=list)  # seconds from sending a command to knowing that it is done
    by_game: Counter[str] = field(default_factory=Counter)
    ended: int = 0
    stale: int = 0
    unsettled: int = 0
    errors: Counter[str] = field(default_factory=Counter)
    computed: float = 0.0  # seconds of CPU that the clients took
    lags: list[float] = field(default_factory=list)  # seconds by which the clients themselves were late

    def add(self, other: Count) -> None:
        self.times += other.times
        self.by_game += other.by_game
        self.ended += other.ended
        self.stale += other.stale
        self.unsettled += other.unsettled
        self.errors += other.errors
        self.computed += other.computed
        self.lags += other.lags


class Seat:
    """One person at one table: hears all, answers when asked."""

    def __init__(self, socket: ClientConnection, party: Party) -> None:
        self.socket = socket
        self.party = party
        self.latest: Heard | None = None
        self._key = ""  # of the command that is under way
        self._sent = 0.0
        self._command: wire.Answer | None = None
        self._thinking: asyncio.TimerHandle | None = None
        self._sending: set[asyncio.Task[None]] = set()

    async def play(self, thinking: Thinking, count: Count) -> None:
        """Until the game is over; whoever is cut off says so."""
        if self._key:
            self._send()  # it may have been lost when this was last stopped
        self._consider(thinking, count)
        try:
            while not (self.latest and self.latest.over):
                message = await hear(self.socket)
                if message.kind in SITUATIONS:
                    self.latest = message
                elif self._key and message.key in (self._key, None):
                    self._judge(message, count)
                self._consider(thinking, count)
        finally:
            if self._thinking is not None:
                self._thinking.cancel()
                self._thinking = None
            for task in self._sending:
                task.cancel()

    def _judge(self, message: Heard, count: Count) -> None:
        if message.kind == "done":
            count.times.append(time.perf_counter() - self._sent)
            count.by_game[self.party.game] += 1
            self._key = ""
        elif message.fault in UNSETTLED:
            count.unsettled += 1
            asyncio.get_running_loop().call_later(AGAIN, self._send)
        elif message.kind in ("fault", "refused"):
            self._key = ""
            if message.fault in EXPECTED:
                count.stale += 1
            else:
                count.errors[f"{self.party.game}: {message.fault}"] += 1

    def _consider(self, thinking: Thinking, count: Count) -> None:
        """Is there something to answer? Then think, but go on hearing meanwhile."""
        if self._key or self._thinking is not None or self.latest is None or not self.latest.choices()[1]:
            return
        wait = random.uniform(*thinking) if thinking else 0.0
        self._thinking = asyncio.get_running_loop().call_later(wait, self._answer)

    def _answer(self) -> None:
        self._thinking = None
        decision, options = self.latest.choices() if self.latest else (0, [])
        if options and not self._key:
            self._key = new_key()
            self._command = wire.Answer(self._key, decision, random.choice(options))
            self._sent = time.perf_counter()
            self._send()

    def _send(self) -> None:
        assert self._command is not None
        task = asyncio.create_task(self._out(self._command))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _out(self, command: wire.Answer) -> None:
        with suppress(ConnectionClosed):  # whoever hears notices it
            await send(self.socket, command)


class Party:
    """People who play game after game together."""

    def __init__(self, game: str, guests: list[Guest], **more: Any) -> None:
        self.game = game
        self.guests = guests
        self.more = more  # what else their tables are to be
        self.table = ""
        self.seats: list[Seat] = []

    @classmethod
    def of_mix(cls, number: int, address: str) -> Party:
        game, people = MIX[number % len(MIX)]
        return cls(game, [Guest(f"{name} {number}", address) for name in NAMES[:people]])

    async def arrive(self) -> None:
        for guest in self.guests:
            await guest.arrive()

    async def leave(self) -> None:
        await asyncio.gather(*(seat.socket.close() for seat in self.seats))
        self.seats = []

    async def sit_down(self) -> None:
        """At a new table."""
        await self.leave()
        host, *others = self.guests
        self.table = await host.found("me", *["open" for _ in others], game=self.game, **self.more)
        self.seats = [Seat(await guest.at(self.table), self) for guest in self.guests]
        for number, seat in enumerate(self.seats[1:], 1):
            await ask(seat.socket, wire.Sit(new_key(), number))
        if others:
            self.seats[0].latest = await ask(self.seats[0].socket, wire.Start(new_key()))

    async def play(self, thinking: Thinking, count: Count) -> None:
        while True:
            await self.play_one(thinking, count)
            count.ended += 1
            await self.sit_down()

    async def play_one(self, thinking: Thinking, count: Count) -> None:
        await asyncio.gather(*(seat.play(thinking, count) for seat in self.seats))

    async def play_some(self, answers: int) -> None:
        """About so many answers, or until the game is over."""
        count = Count()
        playing = asyncio.create_task(self.play_one(None, count))
        while len(count.times) < answers and not playing.done():
            await asyncio.sleep(0.005)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


class Crowd:
    """Some of the tables of a drill."""

    def __init__(self, numbers: Iterable[int], address: str) -> None:
        self.parties = [Party.of_mix(number, address) for number in numbers]

    async def arrive(self) -> None:
        await self._each(Party.arrive)

    async def sit_down(self) -> int:
        """At new tables; how many sockets that makes."""
        await self._each(Party.sit_down)
        return sum(len(party.seats) for party in self.parties)

    async def _each(self, act: Callable[[Party], Awaitable[None]]) -> None:
        """Some of them at a time."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def admitted(party: Party) -> None:
            async with gate:
                await act(party)

        await asyncio.gather(*map(admitted, self.parties))

    async def play(self, thinking: Thinking, seconds: float) -> Count:
        count, computed = Count(), time.process_time()

        async def played(party: Party) -> None:
            try:
                await party.play(thinking, count)
            except Exception as error:
                count.errors[f"{party.game}: {type(error).__name__}: {error}"] += 1

        late = asyncio.create_task(_watch_self(count))
        tasks = [asyncio.create_task(played(party)) for party in self.parties]
        await asyncio.sleep(seconds)
        for task in (late, *tasks):
            task.cancel()
        await asyncio.gather(late, *tasks, return_exceptions=True)
        count.computed = time.process_time() - computed
        return count


async def _watch_self(count: Count) -> None:
    while True:
        before = time.perf_counter()
        await asyncio.sleep(TICK)
        count.lags.append(max(0.0, time.perf_counter() - before - TICK))


def shares(tables: int, processes: int) -> list[range]:
    """The numbers of the tables of each process: every one has all games."""
    return [range(first, tables, processes) for first in range(processes)]
