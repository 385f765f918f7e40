"""People who remember what they were promised: each comes back after a crash, goes on, and notices what is lost.

A command is promised once its `done` has arrived, or once anybody was shown what came of it.
"""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from guests import ENCODE, Guest, choices, hear, new_key
from stolik.server import wire

CHATS = 0.1  # share of answers that come with a remark
GONE = (OSError, ConnectionClosed, InvalidMessage, httpx.TransportError)  # what a killed server looks like
BAD_GATEWAY = 502  # and what it looks like from behind a proxy
AGAIN = 0.05  # seconds until the next attempt to come back


class Lost(Exception):
    """A promise was broken."""


@dataclass
class Ledger:
    """What all players together were promised of one table."""

    done: dict[tuple[str, str], int] = field(default_factory=dict)  # entry's number by player and key
    not_done: set[tuple[str, str]] = field(default_factory=set)
    shown: dict[int, wire.Frame] = field(default_factory=dict)  # by number
    over: bool = False
    resent: int = 0


class Person:
    """Somebody at one table, who comes back after every crash."""

    def __init__(self, guest: Guest, table: str, ledger: Ledger, sits: int | None, starts: bool) -> None:
        self.guest = guest
        self.table = table
        self.ledger = ledger
        self.sits = sits
        self.starts = starts
        self.seen = 0
        self.id = ""
        self.latest: wire.Welcome | wire.Update | None = None
        self.sent: dict[str, wire.FromClient] = {}  # what got no answer yet

    async def play(self) -> None:
        while not self.ledger.over:
            try:
                async with self.guest.at(self.table, self.seen) as socket:
                    await self._converse(socket)
            except GONE:
                await asyncio.sleep(AGAIN)
            except InvalidStatus as error:
                if error.response.status_code != BAD_GATEWAY:
                    raise
                await asyncio.sleep(AGAIN)

    async def _converse(self, socket: ClientConnection) -> None:
        while not self.ledger.over:
            message = await hear(socket)
            match message:
                case wire.Welcome():
                    self.id = message.you.id
                    self._remember(message)
                    self.ledger.resent += len(self.sent)
                    for command in self.sent.values():
                        await socket.send(ENCODE(command).decode())
                case wire.Update():
                    self._remember(message)
                case wire.Done():
                    self.sent.pop(message.key, None)
                    known = self.ledger.done.setdefault((self.id, message.key), message.seq)
                    if known != message.seq:
                        raise Lost(f"{self.table}: {message.key} was entry {known} and is now {message.seq}")
                case wire.Fault(key=str(key), problem=wire.Problem(name="stale-decision")):
                    # Where several are asked at once, another's answer may come first after a crash.
                    self.sent.pop(key)
                    self.ledger.not_done.add((self.id, key))
                case wire.Fault() | wire.Refused():
                    raise Lost(f"{self.table}: {message}")
            await self._act(socket)

    def _remember(self, message: wire.Welcome | wire.Update) -> None:
        for frame in message.frames:
            if frame.seq != self.seen + 1:
                raise Lost(f"{self.table}: entry {frame.seq} came after {self.seen}")
            self.seen = frame.seq
            shown = self.ledger.shown.setdefault(frame.seq, frame)
            if (shown.kind, shown.seat, shown.name, shown.at) != (frame.kind, frame.seat, frame.name, frame.at):
                raise Lost(f"{self.table}: entry {frame.seq} was {shown} and is now {frame}")
        if message.seq != self.seen:
            raise Lost(f"{self.table}: {message.seq} entries, but only {self.seen} were shown")
        self.latest = message
        self.ledger.over = self.ledger.over or message.table.status == "over"

    async def _act(self, socket: ClientConnection) -> None:
        """One command at a time, and a remark now and then."""
        if self.latest is None or any(not isinstance(command, wire.Chat) for command in self.sent.values()):
            return
        decision, options = choices(self.latest)
        table = self.latest.table
        seats = table.seats
        if table.status == "waiting":
            if self.sits is not None and seats[self.sits].kind == "empty":
                await self._send(socket, wire.Sit(new_key(), self.sits))
            elif self.starts and all(seat.kind != "empty" for seat in seats):
                await self._send(socket, wire.Start(new_key()))
        elif options:
            await self._send(socket, wire.Answer(new_key(), decision, random.choice(options)))
            if random.random() < CHATS:
                await self._send(socket, wire.Chat(new_key(), f"{decision}!"))

    async def _send(self, socket: ClientConnection, command: wire.FromClient) -> None:
        self.sent[command.key] = command
        await socket.send(ENCODE(command).decode())
