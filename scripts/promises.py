"""People who remember what they were promised: each comes back after a fault, goes on, and notices what is lost.

A command is promised once its `done` has arrived, or once anybody was shown what came of it. A command that got no
answer, or none that settles it, is sent again under the same key until one does.
"""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from guests import Guest, hear, new_key, send
from heard import SITUATIONS, Frame, Heard
from stolik.server import wire

CHATS = 0.1  # share of answers that come with a remark
ORDERS = 0.05  # and with an order
LEAVES = 0.01  # and with a bot taking over for a while
GONE = (OSError, ConnectionClosed, InvalidMessage, httpx.TransportError)  # what a killed server looks like
UNAVAILABLE = (502, 503)  # and what it looks like from behind a proxy, or when its database is gone
AGAIN = 0.05  # seconds until the next attempt to come back
UNSETTLED = ("busy", "internal")  # no word about whether it was done: asked again, under the same key
LATER = 0.3  # seconds until then
# Somebody else was quicker, or the game is over by now.
TOO_LATE = ("stale-decision", "seat-taken", "not-playing", "not-seated", "not-waiting", "too-many")  # or too often


class Lost(Exception):
    """A promise was broken."""


class Stuck(Exception):
    """A table takes no command any more."""


@dataclass
class Sent:
    """A command on its way."""

    command: wire.FromClient
    at: float = field(default_factory=time.monotonic)
    again: int = 0
    answered: float = 0.0  # when the first word about it came, whatever it was


@dataclass
class Ledger:
    """What all players together were promised of one table."""

    done: dict[tuple[str, str], str] = field(default_factory=dict)  # the kind of command, by player and key
    not_done: set[tuple[str, str]] = field(default_factory=set)
    tried: set[tuple[str, str]] = field(default_factory=set)
    shown: dict[tuple[float, str, int | None, str], Frame] = field(default_factory=dict)  # by when, what and who
    over: bool = False
    closing: bool = False  # nothing new is begun: only what is under way is settled
    stuck: str = ""  # what it said
    resent: int = 0
    settled: float = field(default_factory=time.monotonic)  # when a command was last done or refused
    times: list[float] = field(default_factory=list)  # seconds of commands that were settled at once
    doubted: list[float] = field(default_factory=list)  # and of those that were not
    words: list[float] = field(default_factory=list)  # seconds until the first word about a command

    @property
    def playing(self) -> bool:
        return not self.over and not self.stuck


class Person:
    """Somebody at one table, who comes back after every fault."""

    def __init__(
        self, guest: Guest, table: str, ledger: Ledger, sits: int | None, starts: bool, patience: float = 60.0
    ) -> None:
        """`patience`: seconds after which a command that is still not settled means that the table is stuck."""
        self.guest = guest
        self.table = table
        self.ledger = ledger
        self.sits = sits
        self.starts = starts
        self.patience = patience
        self.seen = 0
        self.id = ""
        self.seat: int | None = None
        self.latest: Heard | None = None
        self.sent: dict[str, Sent] = {}  # what is not settled yet
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def stays(self) -> bool:
        return self.ledger.playing and (bool(self.sent) or not self.ledger.closing)

    async def play(self) -> None:
        while self.stays:
            try:
                async with self.guest.at(self.table, self.seen) as socket:
                    await self._converse(socket)
            except GONE:
                await asyncio.sleep(AGAIN)
            except InvalidStatus as error:
                if error.response.status_code not in UNAVAILABLE:
                    raise
                await asyncio.sleep(AGAIN)
            except Stuck as stuck:
                self.ledger.stuck = str(stuck)

    async def _converse(self, socket: ClientConnection) -> None:
        timers: list[asyncio.TimerHandle] = []
        loop = asyncio.get_running_loop()
        try:
            while self.stays:
                try:
                    async with asyncio.timeout(1.0):
                        message = await hear(socket)
                except TimeoutError:
                    self._check_patience("silence")
                    continue
                if message.kind in SITUATIONS:
                    self._remember(message)
                if message.kind == "welcome":
                    assert message.you is not None
                    self.id = message.you.id
                    self.ledger.resent += len(self.sent)
                    for sent in self.sent.values():
                        sent.again += 1
                        await send(socket, sent.command)
                elif message.kind == "done":
                    self._settle(message.key, True)
                elif message.kind == "refused":
                    self._settle(message.key, False)  # where all act at once, another may have made it illegal
                elif message.kind == "fault":
                    if message.key is None and message.fault in UNSETTLED:
                        return  # it cannot let anybody in now
                    if message.key is None or message.key not in self.sent:
                        if message.fault != "too-many":
                            raise Lost(f"{self.table}: {message.fault} in answer to nothing")
                    elif message.fault in UNSETTLED:
                        sent = self.sent[message.key]
                        self._hear_of(sent)
                        self._check_patience(message.fault)
                        timers.append(loop.call_later(LATER, self._resend, socket, sent))
                    elif message.fault in TOO_LATE:
                        self._settle(message.key, False)
                    else:
                        raise Lost(f"{self.table}: {message.fault}")
                await self._act(socket)
        finally:
            for timer in timers:
                timer.cancel()

    def _check_patience(self, reason: str) -> None:
        now = time.monotonic()
        if any(now - sent.at > self.patience for sent in self.sent.values()):
            raise Stuck(reason)

    def _hear_of(self, sent: Sent) -> None:
        if not sent.answered:
            sent.answered = time.monotonic()
            self.ledger.words.append(sent.answered - sent.at)

    def _settle(self, key: str | None, done: bool) -> None:
        sent = self.sent.pop(key or "", None)
        if sent is None:
            return  # it was sent twice, and this is the second answer
        self._hear_of(sent)
        ledger, now = self.ledger, time.monotonic()
        (ledger.doubted if sent.again else ledger.times).append(now - sent.at)
        ledger.settled = now
        if done:
            ledger.done[self.id, sent.command.key] = type(sent.command).__name__
        else:
            ledger.not_done.add((self.id, sent.command.key))

    def _resend(self, socket: ClientConnection, sent: Sent) -> None:
        async def again() -> None:
            with suppress(*GONE):  # whoever hears notices it, and all is sent again after the next welcome
                await send(socket, sent.command)

        if sent.command.key in self.sent:
            sent.again += 1
            self.ledger.resent += 1
            task = asyncio.create_task(again())
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    def _remember(self, message: Heard) -> None:
        if message.seat != self.seat:
            self.seat, self.seen = message.seat, 0  # another observer counts otherwise
        for frame in message.frames:
            if frame.seq <= self.seen or (message.kind == "update" and self.seen and frame.seq > self.seen + 1):
                raise Lost(f"{self.table}: entry {frame.seq} came after {self.seen}")
            self.seen = frame.seq
            known = self.ledger.shown.setdefault((frame.at, frame.kind, frame.seat, frame.name), frame)
            if known.text and frame.text and known.text != frame.text:
                raise Lost(f"{self.table}: {known} is now {frame}")
        self.seen = max(self.seen, message.seq)
        self.latest = message
        self.ledger.over = self.ledger.over or message.over

    async def _act(self, socket: ClientConnection) -> None:
        """One command at a time, and a remark now and then."""
        latest = self.latest
        if (
            self.ledger.closing
            or latest is None
            or latest.table is None
            or any(not _aside(sent) for sent in self.sent.values())
        ):
            return
        decision, options = latest.choices()
        table = latest.table
        if table.status == "waiting":
            if self.sits is not None and table.seats[self.sits].kind == "empty":
                await self._send(socket, wire.Sit(new_key(), self.sits))
            elif self.starts and all(seat.kind != "empty" for seat in table.seats):
                await self._send(socket, wire.Start(new_key()))
        elif latest.back is not None:
            await self._send(socket, wire.Sit(new_key(), latest.back))
        elif options:
            await self._send(socket, wire.Answer(new_key(), decision, random.choice(options)))
            if random.random() < CHATS:
                await self._send(socket, wire.Chat(new_key(), f"{decision}!"))
            if latest.orders is not None and latest.orders.possible and random.random() < ORDERS:
                await self._send(socket, wire.GiveOrder(new_key(), random.choice(latest.orders.possible).text))
        elif self.sits is not None and latest.seat is not None and random.random() < LEAVES:
            await self._send(socket, wire.HandOver(new_key(), latest.seat))

    async def _send(self, socket: ClientConnection, command: wire.FromClient) -> None:
        self.sent[command.key] = Sent(command)
        self.ledger.tried.add((self.id, command.key))
        await send(socket, command)


def _aside(sent: Sent) -> bool:
    return isinstance(sent.command, wire.Chat | wire.GiveOrder)
