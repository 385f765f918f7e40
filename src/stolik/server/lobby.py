"""The lobby: one list of public tables for everybody, and word to each person of their own tables.

The list lives in memory and follows the tables row by row: whoever changes a table says so (`changed`). The database is
asked when the server starts and when there is doubt. What has changed is encoded once, however many look at it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice, takewhile
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace
from sqlalchemy import ColumnElement, LargeBinary, Text, cast, select
from sqlalchemy.orm import Session

from stolik.server import wire
from stolik.server.config import ServerConfig
from stolik.server.models import Sitting, TableRow
from stolik.server.problems import Trouble
from stolik.server.store import Store

log = logging.getLogger("stolik.server")
ENCODE = msgspec.json.Encoder().encode
DECODE = msgspec.json.Decoder(wire.TableInfo).decode

LISTED = 50  # tables of a kind that are shown
KEPT = 4 * LISTED  # tables of a kind in memory: they come into sight when others go
PACE = 0.5  # seconds between two tellings: a busy house is told of in one go
RETRY = 3.0  # seconds until a database that did not answer is asked again
AT_ONCE = 20  # visitors who are told before others have their turn


class LobbyListener(Protocol):
    """A connection of somebody to the lobby."""

    def tell(self, message: bytes) -> None: ...


@dataclass
class Own:
    """Whose tables a visitor hears of."""

    player: str | None
    tables: set[str] = field(default_factory=set)


def same_but_for_turns(one: wire.TableInfo, other: wire.TableInfo) -> bool:
    return replace(one, asked=[], since=0.0) == replace(other, asked=[], since=0.0)


class Listed:
    """The public tables of one kind."""

    def __init__(self) -> None:
        self.rows: dict[str, wire.TableInfo] = {}  # by id, the last changed last
        self.more = False  # the database has older ones

    def put(self, row: wire.TableInfo) -> None:
        before = self.rows.get(row.id)
        if before == row:
            return
        if before is not None and same_but_for_turns(before, row):
            self.rows[row.id] = row  # no table moves in the list with every move of its game
            return
        self.rows.pop(row.id, None)
        self.rows[row.id] = row
        if len(self.rows) > KEPT:
            del self.rows[next(iter(self.rows))]
            self.more = True

    @property
    def shown(self) -> list[wire.TableInfo]:
        return list(islice(reversed(self.rows.values()), LISTED))


class Lobby:
    def __init__(self, store: Store, config: ServerConfig) -> None:
        self._store = store
        self._config = config
        self._kinds = {"waiting": Listed(), "playing": Listed()}
        self._told = wire.LobbyView([], [], [])  # what visitors know
        self._visitors: dict[LobbyListener, Own] = {}
        self._addresses: Counter[str] = Counter()
        self._unreadable: set[str] = set()
        self._doubtful = False
        self._meanwhile: list[wire.TableInfo] | None = None  # what has changed while the database is being read
        self._news = asyncio.Event()
        self._telling: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._load()
        self._change()
        self._telling = asyncio.create_task(self._tell())

    def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()

    # --- who looks ---

    @contextmanager
    def visited(self, visitor: LobbyListener, player: str | None, address: str) -> Iterator[None]:
        """Meanwhile the visitor is told of every change."""
        full = len(self._visitors) >= self._config.lobby
        if full or self._addresses[address] >= self._config.lobby_per_address:
            raise Trouble("too-many")
        self._addresses[address] += 1
        self._visitors[visitor] = Own(player)
        try:
            yield
        finally:
            del self._visitors[visitor]
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    async def welcome(self, visitor: LobbyListener) -> wire.LobbyView:
        """The first thing that a visitor shall hear; what changes while it is made comes after it."""
        own = self._visitors[visitor]
        lobby = replace(self._told)  # as the others know it: from now on they all hear the same
        if own.player is not None:
            lobby.mine = await self.mine(own.player)
            own.tables.update(row.id for row in lobby.mine)
        return lobby

    async def seen_by(self, player: str | None) -> wire.LobbyView:
        """All that is listed now."""
        lobby = self._public()
        if player is not None:
            lobby.mine = await self.mine(player)
        return lobby

    def _public(self) -> wire.LobbyView:
        return wire.LobbyView(self._kinds["waiting"].shown, self._kinds["playing"].shown, [])

    async def mine(self, player: str) -> list[wire.TableInfo]:
        sat = TableRow.id.in_(select(Sitting.table).where(Sitting.player == player))
        return await self._store.ask(lambda db: self.read(db, LISTED, sat))

    # --- what changes ---

    def changed(self, row: wire.TableInfo, people: Collection[str]) -> None:
        """A table is new or another; `people` sit there."""
        message = b""
        for visitor, own in self._visitors.items():
            if own.player in people:
                own.tables.add(row.id)  # and whoever has got up still wants to know
            if row.id in own.tables:
                message = message or ENCODE(wire.Mine([row]))
                visitor.tell(message)
        if row.private:
            return
        if self._meanwhile is not None:
            self._meanwhile.append(row)
        self._place(row)
        if any(listed.more and len(listed.rows) < LISTED for listed in self._kinds.values()):
            self._doubtful = True
        self._news.set()

    def doubt(self) -> None:
        """Something may be other than we were told: the database knows."""
        self._doubtful = True
        self._news.set()

    def _place(self, row: wire.TableInfo) -> None:
        for status, listed in self._kinds.items():
            if status == row.status:
                listed.put(row)
            else:
                listed.rows.pop(row.id, None)

    async def _tell(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            try:
                if self._doubtful:
                    await self._load()
            except Exception as error:  # until it answers, what is in memory has to do
                log.warning("the lobby cannot be read: %r", error)
                await asyncio.sleep(RETRY)
                self.doubt()
                continue
            change = self._change()
            if change is None:
                continue
            message = ENCODE(change)
            for number, visitor in enumerate(list(self._visitors), 1):
                visitor.tell(message)
                if number % AT_ONCE == 0:
                    await asyncio.sleep(0)
            await asyncio.sleep(PACE)

    def _change(self) -> wire.LobbyChange | None:
        """What makes of the list that visitors know the one that is; null if it is the same."""
        before = {row.id: row for row in self._told.open + self._told.playing}
        self._told = self._public()
        now = {row.id for row in self._told.open + self._told.playing}
        first: list[wire.TableInfo] = []
        last: list[wire.TableInfo] = []

        def is_new(row: wire.TableInfo) -> bool:
            known = before.get(row.id)
            return known is not row and (known is None or not same_but_for_turns(known, row))

        for rows in (self._told.open, self._told.playing):
            new = [row for row in rows if is_new(row)]
            # Whatever changes goes to the top; so what is new at the end has only come into sight.
            older = len(list(takewhile(is_new, reversed(rows)))) if len(new) < len(rows) else 0
            first += new[: len(new) - older]
            last += new[len(new) - older :]
        gone = [table for table in before if table not in now]
        same = [row for row in self._told.open + self._told.playing if not is_new(row) and before[row.id] is not row]
        return wire.LobbyChange(first, last, gone, same) if first or last or gone or same else None

    # --- the database ---

    async def _load(self) -> None:
        def work(db: Session) -> dict[str, Listed]:
            return {status: self._listed(db, status) for status in self._kinds}

        self._doubtful, self._meanwhile = False, []
        try:
            self._kinds = await self._store.ask(work)
            for row in self._meanwhile:
                self._place(row)
        finally:
            self._meanwhile = None

    def _listed(self, db: Session, status: str) -> Listed:
        found = _rows(db, KEPT, TableRow.private.is_(False), TableRow.status == status)
        listed = Listed()
        listed.rows = {row.id: row for row in reversed(self._readable(found))}
        listed.more = len(found) == KEPT
        return listed

    def read(self, db: Session, most: int | None, *conditions: ColumnElement[bool]) -> list[wire.TableInfo]:
        """Tables as the lobby shows them, the last changed first."""
        return self._readable(_rows(db, most, *conditions))

    def _readable(self, found: Sequence[tuple[str, bytes | str]]) -> list[wire.TableInfo]:
        """A row that cannot be read is that table's misfortune alone."""
        readable = []
        for table, info in found:
            try:
                readable.append(DECODE(info))
            except msgspec.MsgspecError as error:
                if table not in self._unreadable:
                    log.error("table %s cannot be listed: %s", table, error)
                self._unreadable.add(table)
        return readable


def _rows(db: Session, most: int | None, *conditions: ColumnElement[bool]) -> Sequence[tuple[str, bytes | str]]:
    # As it lies there: whatever stands in a row, reading the others does not fail of it.
    sqlite = db.get_bind().dialect.name == "sqlite"
    info: ColumnElement[Any] = cast(TableRow.info, LargeBinary if sqlite else Text)
    query = select(TableRow.id, info).where(*conditions).order_by(TableRow.changed.desc()).limit(most)
    return [(table, info) for table, info in db.execute(query)]
