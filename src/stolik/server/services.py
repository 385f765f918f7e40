"""What a room and the rest of the house know of each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from stolik.server.collecting import Collector
from stolik.server.config import ServerConfig
from stolik.server.limits import Buckets
from stolik.server.models import Player
from stolik.server.order_book import OrderBook
from stolik.server.problems import Trouble
from stolik.server.record import Record
from stolik.server.store import Store, Work
from stolik.server.talk import Talk
from stolik.server.thinking import Thinkers


class Listener(Protocol):
    """A connection of somebody to this table."""

    player: Player

    def tell(self, message: bytes) -> None: ...

    def end(self, trouble: Trouble) -> None:
        """Nothing more is heard or told, and why."""
        ...


@dataclass
class Loaded:
    """A table as the database has it."""

    record: Record
    book: OrderBook
    talk: Talk


class Services(Protocol):
    """What a room needs of the house."""

    config: ServerConfig
    store: Store
    thinkers: Thinkers
    chatting: Buckets
    collector: Collector

    async def read(self, table: str) -> Loaded:
        """A table out of the database."""
        ...

    async def done_before(self, table: str, player: str, key: str) -> int | None:
        """The number of the entry that a command has made, if it has made one."""
        ...

    async def said_before(self, table: str, player: str, key: str) -> bool:
        """Is there a line of the chat that a command has made?"""
        ...

    def again(self, record: Record, player: Player) -> tuple[Record, Work[None]]:
        """A new table for a rematch, and what keeps it."""
        ...

    def changed(self, record: Record) -> None:
        """The lobby may have to show it."""
        ...
