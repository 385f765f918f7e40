"""The house: all tables, those in memory and those on disk, and the lobby that lists them."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from stolik import games
from stolik.engine.errors import BadSetting, UnknownGame
from stolik.engine.game import Game
from stolik.engine.levels import LEVELS
from stolik.engine.orders import StandingOrder, usual
from stolik.engine.rulebook import LANGUAGES
from stolik.server import names, talk, wire
from stolik.server.bus import Bus
from stolik.server.caretaker import Caretaker
from stolik.server.collecting import Collector
from stolik.server.config import ServerConfig
from stolik.server.disk import archive_of, done_before, said_before, stored_table
from stolik.server.entries import Entry, TableSetup
from stolik.server.history import Branching, Told, packed
from stolik.server.limits import Buckets
from stolik.server.lobby import Lobby
from stolik.server.models import EntryRow, Player, Sitting, TableRow
from stolik.server.order_book import OrderBook
from stolik.server.people import People
from stolik.server.problems import READABLE, Trouble
from stolik.server.quotas import check_quota
from stolik.server.readers import Readers
from stolik.server.record import BETWEEN, Record, explained, row_info
from stolik.server.room import Room
from stolik.server.services import Loaded
from stolik.server.store import Store, Work
from stolik.server.talk import Talk
from stolik.server.thinking import Thinkers
from stolik.server.visitors import Visitors

BEST = 10  # games of a person in a table of the best
FEW = 2 * BETWEEN  # entries that are played here; more than that in a process of its own
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
HOUSE = "house"  # whoever asks for what nobody has asked for


class House:
    def __init__(self, config: ServerConfig, store: Store | None = None) -> None:
        """`store`: one that is open already."""
        self.config = config
        self.store = store or Store(config.address)
        self.bus = Bus()
        self.people = People(self.store, self.bus)
        self.visitors = Visitors(self.bus, self.people)
        self.thinkers = Thinkers(config.workers)
        self.readers = Readers()
        self.collector = Collector()
        self.chatting = Buckets(talk.RATE, talk.BURST)
        self.lobby = Lobby(self.store, config)
        self.rooms: dict[str, asyncio.Task[Room]] = {}
        self._caretaker = Caretaker(self)
        self._collecting: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Raises Occupied if another server has this database."""
        if not self.store.epoch:
            self.store.open()
        await self.lobby.open()
        self._caretaker.begin()

    def collect_when_quiet(self) -> None:
        """For a process that does nothing but serve: from now on garbage is collected when nobody waits."""
        self.collector.begin()
        self._collecting = asyncio.create_task(self.collector.run())

    async def close(self) -> None:
        self._caretaker.end()
        if self._collecting is not None:
            self._collecting.cancel()
        self.lobby.close()
        for task in list(self.rooms.values()):
            if task.done() and task.exception() is None:
                await task.result().close()
        await self.thinkers.close()
        await self.readers.close()
        self.people.close()
        await self.store.close()

    # --- tables ---

    async def room(self, table: str) -> Room:
        """The room of a table, brought into memory if it is not there."""
        _check_id(table)
        while True:
            task = self.rooms.get(table)
            if task is None:
                task = self.rooms[table] = asyncio.create_task(self._load(table))
            try:
                room = await asyncio.shield(task)
            except Exception:
                if self.rooms.get(table) is task:
                    del self.rooms[table]
                raise
            if self.rooms.get(table) is task:  # and not just now sent to sleep
                return room

    async def _load(self, table: str) -> Room:
        return Room(await self.read(table), self)

    async def read(self, table: str) -> Loaded:
        """From its last snapshot and the entries since; where there is none that can be read, from all its entries."""
        kept = await self.store.ask(lambda db: stored_table(db, table, with_snapshot=True))
        record = None
        if kept.snapshot is not None:
            with suppress(Exception):  # of another version, or by other hands: the entries are the truth
                record = Record.from_snapshot(kept.setup, kept.snapshot)
            if record is None:
                kept = await self.store.ask(lambda db: stored_table(db, table, with_snapshot=False))
        if record is None and len(kept.entries) > FEW:
            made = await self.readers.read("load", packed(Told(kept.setup, kept.entries)), person=HOUSE)
            record = Record.from_snapshot(kept.setup, made) if made else None
        try:
            record = record or Record(kept.setup)
            record.play_on([entry for entry in kept.entries if entry.number > record.saved])
        except Exception as error:  # whatever other hands have written there
            raise explained(kept.setup, error) from error
        record.forget()
        given = [msgspec.convert(order, StandingOrder) for orders in kept.orders for order in orders.orders]
        silent = set(range(len(record.seats))) - {orders.seat for orders in kept.orders}
        given += [order for seat in silent for order in usual(record.game, seat)]
        return Loaded(record, OrderBook(given), Talk(table, kept.said))

    async def done_before(self, table: str, player: str, key: str) -> int | None:
        return await self.store.ask(lambda db: done_before(db, table, player, key))

    async def said_before(self, table: str, player: str, key: str) -> bool:
        return await self.store.ask(lambda db: said_before(db, table, player, key))

    async def told(self, table: str, observer: int | None = None) -> Told:
        """All that happened at a table."""
        _check_id(table)
        kept = await self.store.ask(lambda db: stored_table(db, table, with_snapshot=False))
        return Told(kept.setup, kept.entries, observer)

    async def tell(self, task: str, table: str, observer: int | None, person: str, over: bool) -> bytes:
        """What a reader finds out about a table; of a game that is over it does so once.

        What no longer comes out by these rules is told as it was when it ended, with all cards open.
        """
        key = (task, table, observer) if over else None
        found = None if key is None else self.readers.kept(key)
        if found is not None:
            return found
        told = await self.told(table, observer)
        try:
            return await self.readers.read(task, packed(told), person=person, key=key)
        except Trouble as trouble:
            if trouble.name not in READABLE or f"archived_{task}" not in ("archived_replay", "archived_log"):
                raise
            data = await self.store.ask(lambda db: archive_of(db, table))
            if data is None:
                raise
        return await self.readers.read(f"archived_{task}", data, person=person, key=key)

    async def info(self, table: str) -> wire.TableInfo:
        """What the lobby would show of a table: also of one whose game can no longer be played."""
        _check_id(table)
        found = await self.store.ask(lambda db: self.lobby.read(db, 1, TableRow.id == table))
        return found[0] if found else (await self.room(table)).record.listed

    async def create(self, player: Player, wanted: wire.NewTable) -> str:
        record = self._made(player, wanted)
        await self._found(record, player)
        return record.id

    async def _found(self, record: Record, player: Player, entries: list[Entry] | None = None) -> None:
        try:
            await self.store.do(self._founding(record, player.id, entries))
        except Trouble:
            self.lobby.doubt()  # it may be there all the same
            raise
        self.changed(record)

    def _made(self, player: Player, wanted: wire.NewTable) -> Record:
        game = _game(wanted.game)
        try:
            options = game.settle(len(wanted.seats), wanted.options)
        except BadSetting as error:
            raise Trouble("bad-options", reason=str(error)) from error
        if wanted.seats.count("me") > 1:
            raise Trouble("bad-options", reason="one person has one seat")
        record = Record(_setup(game, options, player, wanted))
        bots: list[str] = [player.name]
        for number, who in enumerate(wanted.seats):
            if who == "me":
                _add(record, Entry("sit", seat=number, name=player.name, player=player.id))
            elif who != "open":
                bots.append(names.for_bot(bots))
                _add(record, Entry("bot", seat=number, name=bots[-1], text=who))
        if not any(seat.empty for seat in record.seats) and not game.timing.signal(options):
            _add(record, Entry("start", name=player.name))
        return record

    def again(self, record: Record, player: Player) -> tuple[Record, Work[None]]:
        """A rematch: the same game, settings and seats; people sit down by themselves."""
        setup = record.setup
        seats: list[Any] = [
            "me" if seat.player == player.id else "open" if seat.player else seat.level for seat in record.seats
        ]
        options = dict(setup.options)
        if record.game.settings.begins_again is not None and record.table is not None and record.table.over:
            starter = secrets.choice(record.game.settings.begins_again(record.table.state))
            options = record.game.closest(len(seats), options | {"starter": str(starter + 1)})
        made = self._made(player, wire.NewTable(setup.game, seats, options, setup.private, record.clock))
        return made, self._founding(made, player.id)

    async def branch(self, record: Record, player: Player, wanted: wire.Branch) -> str:
        """A new table that begins with the first moves of a game that is over: a person against bots."""
        if record.result is None:
            raise Trouble("not-over")
        if wanted.seat >= record.setup.places:
            raise Trouble("no-such-seat", seat=str(wanted.seat + 1))
        setup = _setup(record.game, record.setup.options, player, wire.NewTable(record.setup.game, [], private=True))
        setup.places, setup.seed, setup.origin = record.setup.places, record.setup.seed, record.id
        setup.rules, setup.sources = record.setup.rules, record.setup.sources
        first: list[Entry] = []
        bots = [player.name]
        for number in range(setup.places):
            if number == wanted.seat:
                first.append(Entry("sit", seat=number, name=player.name, player=player.id))
            else:
                bots.append(names.for_bot(bots))
                first.append(Entry("bot", seat=number, name=bots[-1], text=wanted.level))
        payload = packed(Branching(await self.told(record.id), wanted.at, setup, first))
        found = await self.readers.read("branch", payload, person=player.id)
        entries = msgspec.msgpack.decode(found, type=list[Entry])
        made = await self._replayed(setup, entries, player.id)
        await self._found(made, player, entries)
        return setup.id

    async def _replayed(self, setup: TableSetup, entries: list[Entry], person: str) -> Record:
        """A record of many entries."""
        data = await self.readers.read("load", packed(Told(setup, entries)), person=person)
        record = Record.from_snapshot(setup, data) if data else Record(setup)
        record.play_on([entry for entry in entries if entry.number > record.saved])
        return record

    def _founding(self, record: Record, player: str, entries: list[Entry] | None = None) -> Work[None]:
        """What keeps a new table."""
        kept = [shown.entry for shown in record.recent] if entries is None else entries
        row = TableRow(**msgspec.structs.asdict(record.setup))
        row.info, row.status, row.changed = row_info(record), record.status, row.created
        row.due = time.time() if record.clock is not None and record.status == "playing" else None

        def work(db: Session) -> None:
            unfinished = self.lobby.read(db, None, TableRow.host == player, TableRow.status != "over")
            check_quota(self.config, record.info, unfinished)
            db.add(row)
            db.flush()
            db.add_all(EntryRow(**msgspec.structs.asdict(entry)) for entry in kept)
            db.add_all(Sitting(player=who, table=row.id) for who in record.people)

        return work

    # --- the lobby ---

    def changed(self, record: Record) -> None:
        self.lobby.changed(record.listed, record.people)

    async def bests(self, player: Player, game: str) -> wire.Bests:
        """Whoever plays on from a position knows what comes, so that does not count."""

        def work(db: Session) -> list[wire.TableInfo]:
            mine = select(Sitting.table).where(Sitting.player == player.id)
            alone = (TableRow.game == game, TableRow.places == 1, TableRow.status == "over", TableRow.origin.is_(None))
            return self.lobby.read(db, None, TableRow.id.in_(mine), *alone)

        counted = [info for info in await self.store.ask(work) if info.result is not None and info.result.points]
        counted.sort(key=lambda info: (-info.result.points[0] if info.result else 0, info.created))
        return wire.Bests(counted[:BEST])

    # --- games ---

    def shelf(self) -> wire.Shelf:
        return wire.Shelf(
            games=[
                wire.GameCard(
                    id=game.id,
                    name={language: game.texts.say(language, "name") for language in LANGUAGES},
                    tagline={language: game.texts.say(language, "tagline") for language in LANGUAGES},
                    players=list(game.players),
                    options={name: list(values) for name, values in game.settings.values.items()},
                    usual=[game.settings.usual(seats) for seats in game.players],
                    fitting=[_fitting(game, seats) for seats in game.players],
                    minutes=_said(game, "minutes").get(LANGUAGES[0], ""),
                    note=_said(game, "note"),
                    made=_said(game, "made"),
                    lessons=[wire.LessonCard(each.id, each.questions, each.variant) for each in game.teaching.lessons],
                    scores=game.teaching.scorer is not None,
                    guided=_guided(game),
                )
                for game in map(games.get, games.names())
            ],
            levels=[msgspec.convert(level, wire.Level) for level in LEVELS],
        )


def _guided(game: Game) -> wire.Guided | None:
    guide = game.teaching.guide
    return None if guide is None else wire.Guided(guide.seats, guide.settings)


def _said(game: Game, key: str) -> dict[str, str]:
    """By language, where the game has something to say there."""
    return {language: game.texts.say(language, key) for language in LANGUAGES if game.texts.has(language, key)}


def _fitting(game: Game, seats: int) -> dict[str, list[str]]:
    """Which values each option can have with so many players, the others being as usual."""

    def fits(name: str, value: str) -> bool:
        try:
            game.settle(seats, {name: value})
        except BadSetting:
            return False
        return True

    return {name: [v for v in values if fits(name, v)] for name, values in game.settings.values.items()}


def _game(name: str) -> Game:
    try:
        return games.get(name)
    except UnknownGame as error:
        raise Trouble("unknown-game") from error


def fresh_seed() -> str:
    """All that will be dealt at a new table, as nobody can foresee it."""
    return secrets.token_hex(32)


def _check_id(table: str) -> None:
    if not (table.isascii() and table.isalnum()):
        raise Trouble("unknown-table")


def _setup(game: Game, options: dict[str, str], player: Player, wanted: wire.NewTable) -> TableSetup:
    return TableSetup(
        id="".join(secrets.choice(ID_LETTERS) for _ in range(16)),  # whoever has the link can come: none guesses it
        game=game.id,
        rules=game.rulebook.version,
        sources=game.settings.sources(game.complete(options)) or None,
        options=options,
        places=len(wanted.seats),
        host=player.id,
        private=wanted.private,
        clock=None if wanted.clock is None else msgspec.to_builtins(wanted.clock),
        seed=fresh_seed(),
        origin=None,
        created=time.time(),
    )


def _add(record: Record, entry: Entry) -> None:
    """Let an entry of a new table happen."""
    record.take(record.next(entry))
    entry.hash = record.hash
