"""The house: all tables, those in memory and those on disk, and the lobby that lists them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from stolik import games
from stolik.bots import LEVELS
from stolik.engine.errors import BadOption, UnknownGame
from stolik.engine.game import Game
from stolik.engine.orders import Order, usual
from stolik.engine.rulebook import LANGUAGES
from stolik.server import names, wire
from stolik.server.models import Entry, Orders, Player, Sitting, TableRow
from stolik.server.people import People
from stolik.server.problems import Trouble
from stolik.server.record import Record, row_info
from stolik.server.room import Room
from stolik.server.settings import Settings
from stolik.server.showing import MOVES
from stolik.server.standing import Book
from stolik.server.store import Store
from stolik.server.thinking import Thinkers

LISTED = 50  # tables of a kind in the lobby
BEST = 10  # games of a person in a table of the best
SWEEP = 30.0  # seconds between two looks for tables that nobody is at
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.address)
        self.people = People(self.store)
        self.thinkers = Thinkers(settings.workers)
        self.watchers: set[Callable[[], None]] = set()  # who wants to know that the lobby has changed
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await asyncio.to_thread(self.store.migrate)
        self._sweeper = asyncio.create_task(self._sweep())

        def clocked(db: Session) -> list[str]:
            playing = select(TableRow.id).where(TableRow.status == "playing", TableRow.clock.is_not(None))
            return list(db.scalars(playing))

        for table in await self.store.do(clocked):
            with suppress(Trouble):  # a broken one is told of to those who come for it
                await self.room(table)  # its clocks run whether somebody is here or not

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for task in list(self._rooms.values()):
            if task.done() and task.exception() is None:
                await task.result().close()
        self.thinkers.close()
        await self.store.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            for table, task in list(self._rooms.items()):
                if task.done() and (task.exception() is not None or task.result().idle):
                    del self._rooms[table]
                    if task.exception() is None:
                        await task.result().close()

    # --- tables ---

    async def room(self, table: str) -> Room:
        """The room of a table, brought into memory if it is not there."""
        if not (table.isascii() and table.isalnum()):
            raise Trouble("unknown-table")
        while True:
            task = self._rooms.get(table)
            if task is None:
                task = self._rooms[table] = asyncio.create_task(self._load(table))
            try:
                room = await asyncio.shield(task)
            except Exception:
                if self._rooms.get(table) is task:
                    del self._rooms[table]
                raise
            if self._rooms.get(table) is task:  # and not just now sent to sleep
                return room

    async def _load(self, table: str) -> Room:
        def work(db: Session) -> tuple[TableRow, list[Entry], list[Orders]]:
            row = db.get(TableRow, table)
            if row is None:
                raise Trouble("unknown-table")
            entries = db.scalars(select(Entry).where(Entry.table == table).order_by(Entry.number))
            return row, list(entries), list(db.scalars(select(Orders).where(Orders.table == table)))

        row, entries, orders = await self.store.do(work)
        record = await asyncio.to_thread(Record.load, row, entries)
        given = [msgspec.convert(order, Order) for kept in orders for order in kept.orders]
        silent = set(range(len(record.seats))) - {kept.seat for kept in orders}
        given += [order for seat in silent for order in usual(record.game, seat)]
        return Room(record, self, Book(given))

    async def create(self, player: Player, wanted: wire.NewTable) -> str:
        game = _game(wanted.game)
        try:
            options = game.settle(len(wanted.seats), wanted.options)
        except BadOption as error:
            raise Trouble("bad-options", reason=str(error)) from error
        if wanted.seats.count("me") > 1:
            raise Trouble("bad-options", reason="one person has one seat")
        row = _row(game.id, game.rulebook.version, options, player, wanted)
        record = Record(row)
        bots: list[str] = [player.name]
        for number, who in enumerate(wanted.seats):
            if who == "me":
                _add(record, Entry(kind="sit", seat=number, name=player.name, player=player.id))
            elif who != "open":
                bots.append(names.for_bot(bots))
                _add(record, Entry(kind="bot", seat=number, name=bots[-1], text=who))
        if not any(seat.empty for seat in record.seats):
            _add(record, Entry(kind="start", name=player.name))
        return await self._found(record)

    async def again(self, record: Record, player: Player) -> str:
        """A rematch: the same game, everybody one seat further; people sit down by themselves."""
        row = record.row
        seats: list[Any] = [
            "me" if seat.player == player.id else "open" if seat.player else seat.level
            for seat in record.seats[-1:] + record.seats[:-1]
        ]
        options = dict(row.options)
        if record.game.begins_again is not None and record.table is not None and record.table.over:
            starter = secrets.choice(record.game.begins_again(record.table.state))
            options = record.game.closest(len(seats), options | {"starter": str((starter + 1) % len(seats) + 1)})
        return await self.create(player, wire.NewTable(row.game, seats, options, row.private, record.clock))

    async def branch(self, record: Record, player: Player, wanted: wire.Branch) -> str:
        """A new table that begins with the first moves of a game that is over: a person against bots."""
        if record.result is None:
            raise Trouble("not-over")
        if wanted.seat >= record.row.places:
            raise Trouble("no-such-seat", seat=str(wanted.seat + 1))
        made = wire.NewTable(record.row.game, [], private=True)
        row = _row(record.row.game, record.row.rules, record.row.options, player, made)
        row.places, row.seed, row.origin = record.row.places, record.row.seed, record.id
        twin = Record(row)
        bots = [player.name]
        for number in range(row.places):
            if number == wanted.seat:
                _add(twin, Entry(kind="sit", seat=number, name=player.name, player=player.id))
            else:
                bots.append(names.for_bot(bots))
                _add(twin, Entry(kind="bot", seat=number, name=bots[-1], text=wanted.level))
        moves = [shown.entry for shown in record.shown if shown.entry.kind in MOVES]
        if wanted.at >= len(moves):
            raise Trouble("bad-options", reason="there is nothing to play on")
        for move in moves[: wanted.at + 1]:
            if move.kind != "resign":  # here nobody has given up
                _add(twin, Entry(kind=move.kind, seat=move.seat, text=move.text))
        if twin.result is not None:
            raise Trouble("bad-options", reason="there is nothing to play on")
        return await self._found(twin)

    async def _found(self, record: Record) -> str:
        row = record.row
        row.info, row.status = row_info(record), record.status
        sitting = {seat.player for seat in record.seats if seat.player is not None}

        def work(db: Session) -> None:
            db.add(row)
            db.flush()
            db.add_all([shown.entry for shown in record.shown])
            db.add_all([Sitting(player=player, table=row.id) for player in sitting])

        await self.store.do(work)
        self.changed()
        return row.id

    # --- the lobby ---

    def changed(self) -> None:
        for watcher in self.watchers:
            watcher()

    async def lobby(self, player: Player | None) -> wire.Lobby:
        def listed(db: Session, *conditions: Any) -> list[wire.TableInfo]:
            found = db.scalars(select(TableRow.info).where(*conditions).order_by(TableRow.changed.desc()).limit(LISTED))
            return [msgspec.convert(info, wire.TableInfo) for info in found]

        def work(db: Session) -> wire.Lobby:
            public = TableRow.private.is_(False)
            mine = select(Sitting.table).where(Sitting.player == (player.id if player else ""))
            return wire.Lobby(
                open=listed(db, public, TableRow.status == "waiting"),
                playing=listed(db, public, TableRow.status == "playing"),
                mine=listed(db, TableRow.id.in_(mine)),
            )

        return await self.store.do(work)

    async def bests(self, player: Player, game: str) -> wire.Bests:
        """Whoever plays on from a position knows what comes, so that does not count."""

        def work(db: Session) -> list[wire.TableInfo]:
            mine = select(Sitting.table).where(Sitting.player == player.id)
            alone = (TableRow.game == game, TableRow.places == 1, TableRow.status == "over", TableRow.origin.is_(None))
            found = db.scalars(select(TableRow.info).where(TableRow.id.in_(mine), *alone))
            return [msgspec.convert(info, wire.TableInfo) for info in found]

        counted = [info for info in await self.store.do(work) if info.result is not None and info.result.points]
        counted.sort(key=lambda info: (-info.result.points[0] if info.result else 0, info.created))
        return wire.Bests(counted[:BEST])

    # --- games ---

    def shelf(self) -> wire.Shelf:
        shelved = games.names()
        found = [games.get(name) for name in shelved]
        return wire.Shelf(
            games=[
                wire.GameCard(
                    id=game.id,
                    name={language: game.texts.say(language, "name") for language in LANGUAGES},
                    tagline={language: game.texts.say(language, "tagline") for language in LANGUAGES},
                    players=list(game.players),
                    options={name: list(values) for name, values in game.options.items()},
                    usual=[game.usual(seats) for seats in game.players],
                    lessons=len(game.lessons),
                    scores=game.scorer is not None,
                )
                for game in found
            ],
            coming=[name for name in ("sedlec", "cheers", "words", "ankhmorpork") if name not in shelved],
            levels=[msgspec.convert(level, wire.Level) for level in LEVELS],
        )


def _game(name: str) -> Game:
    try:
        return games.get(name)
    except UnknownGame as error:
        raise Trouble("unknown-game") from error


def fresh_seed() -> str:
    """All that will be dealt at a new table, as nobody can foresee it."""
    return secrets.token_hex(32)


def _row(game: str, rules: int, options: dict[str, str], player: Player, wanted: wire.NewTable) -> TableRow:
    now = time.time()
    return TableRow(
        id="".join(secrets.choice(ID_LETTERS) for _ in range(16)),  # whoever has the link can come: none guesses it
        game=game,
        rules=rules,
        options=options,
        places=len(wanted.seats),
        host=player.id,
        private=wanted.private,
        clock=None if wanted.clock is None else msgspec.to_builtins(wanted.clock),
        seed=fresh_seed(),
        created=now,
        changed=now,
    )


def _add(record: Record, entry: Entry) -> None:
    """Let an entry of a new table happen."""
    record.take(record.next(entry))
    entry.hash = record.hash
