"""A table that people are at: one writer, who takes command after command.

Each command becomes one entry. The entry is tried on a copy of the game, then kept for good, then
it happens, then everybody is told. What fails before it is kept has never been.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from hashlib import sha256
from typing import Any, Protocol

import msgspec
from msgspec.structs import asdict
from sqlalchemy.orm import Session

from stolik.engine.errors import CannotUndo
from stolik.engine.errors import Refused as RuleRefuses
from stolik.engine.orders import Order, ordered, usual
from stolik.server import names, wire
from stolik.server.fuse import Fuse
from stolik.server.models import Entry, Player, Sitting, TableRow
from stolik.server.people import me
from stolik.server.problems import Trouble
from stolik.server.record import Record, Seat, Shown, row_info
from stolik.server.settings import Settings
from stolik.server.showing import frame_of, view_of
from stolik.server.standing import Book
from stolik.server.store import Store
from stolik.server.thinking import Thinkers

log = logging.getLogger("stolik.server")
ENCODE = msgspec.json.Encoder().encode

BEAT = 0.35  # seconds that people need to see one thing happen
MOST_BEATS = 6
RACE = 6  # where all act at once, a bot takes so many times longer than for a plain answer: it races against people
SLOWNESS = {"easy": 1.4, "medium": 1.2, "hard": 1.0, "master": 0.8}
POLL = 0.5  # seconds between two looks whether people are done
RETRY = 3.0  # seconds after which a bot or a clock tries again what could not be kept


class Listener(Protocol):
    """A connection of somebody to this table."""

    player: Player

    def tell(self, message: bytes) -> None: ...


class Services(Protocol):
    """What a room needs of the house."""

    settings: Settings
    store: Store
    thinkers: Thinkers

    async def again(self, record: Record, player: Player) -> str:
        """A new table for a rematch."""
        ...

    def changed(self) -> None:
        """The lobby may have to show it."""
        ...


class BotAnswer(msgspec.Struct):
    """What a bot has thought up comes through the same door as what people send."""

    seat: int
    decision: int
    do: str


class TimeIsUp(msgspec.Struct):
    seat: int


class TableTimeIsUp(msgspec.Struct):
    """The whole game has lasted as long as it may."""


class AllowanceIsUp(msgspec.Struct):
    """What the rules allow for this is spent."""

    name: str


class Ordered(msgspec.Struct):
    """A standing order answers for its seat."""

    order: Order
    decision: int


Wish = wire.FromClient | BotAnswer | TimeIsUp | TableTimeIsUp | AllowanceIsUp | Ordered


class Room:
    def __init__(self, record: Record, house: Services, book: Book) -> None:
        self.record = record
        self.house = house
        self.book = book.after(record.table)
        self.listeners: set[Listener] = set()
        self.thinking: dict[int, int] = {}  # by seat, the decision that its bot thinks about
        self.advised: set[int] = set()  # the seats for which a hint is thought up
        self.asked_since = self._asked_before()
        self.left_at: dict[str, float] = {}  # when the last connection of a person was lost
        self.opened = self.quiet_since = time.monotonic()
        self._wishes: asyncio.Queue[tuple[Listener | None, Wish]] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self._bell: asyncio.TimerHandle | None = None  # for the end of the whole game
        self._fuse = Fuse()
        self._burning: asyncio.TimerHandle | None = None  # until the fuse has burnt down
        self._presence = b""  # as it was last told
        self._review: wire.Review | None = None
        self._looking_back = asyncio.Lock()
        self._writer = asyncio.create_task(self._write())
        self._after_change(0)

    async def close(self) -> None:
        for timer in (self._alarm, self._bell, self._burning):
            if timer is not None:
                timer.cancel()
        for task in (self._writer, *self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    # --- people come and go ---

    def enter(self, listener: Listener, since: int) -> None:
        """Tell a newcomer where the table stands and what happened after entry `since`."""
        if since > self.record.seq:
            since = 0  # it speaks of another table, or of what never was
        self.listeners.add(listener)
        self._presence = b""  # the newcomer knows nothing yet
        self.left_at.pop(listener.player.id, None)
        standing = self._standing(listener.player, self.record.shown[since:])
        listener.tell(ENCODE(wire.Welcome(**asdict(standing), you=me(listener.player))))
        self._tell_presence()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.quiet_since = time.monotonic()
        if not any(other.player.id == listener.player.id for other in self.listeners):
            self.left_at[listener.player.id] = time.monotonic()
        self._tell_presence()

    def hear(self, listener: Listener, command: wire.FromClient) -> None:
        self._wishes.put_nowait((listener, command))

    @property
    def idle(self) -> bool:
        """Could it leave the memory? Not while somebody is here, a bot thinks or a clock runs."""
        clocks = any(timer is not None for timer in (self._alarm, self._bell, self._burning))
        busy = self.listeners or self.thinking or not self._wishes.empty() or clocks
        return not busy and time.monotonic() - self.quiet_since > self.house.settings.idle

    # --- the writer ---

    async def _write(self) -> None:
        while True:
            listener, command = await self._wishes.get()
            if isinstance(command, BotAnswer):
                self.thinking.pop(command.seat, None)
            try:
                await self._carry_out(listener, command)
            except Trouble as trouble:
                self._complain(listener, command, trouble)
            except RuleRefuses as refusal:
                if listener is not None and isinstance(command, wire.Command):
                    listener.tell(ENCODE(wire.Refused(command.key, refusal.rule, refusal.facts)))
            except Exception:
                log.exception("table %s: %s", self.record.id, type(command).__name__)
                self._complain(listener, command, Trouble("internal"))
            self._tell_presence()

    def _complain(self, listener: Listener | None, command: object, trouble: Trouble) -> None:
        if listener is None or not isinstance(command, wire.Command):
            # A bot or a clock whose answer came too late, or could not be kept: they try again.
            wait = 0.0 if trouble.name == "stale-decision" else RETRY
            asyncio.get_running_loop().call_later(wait, self._after_change, 0)
            return
        listener.tell(ENCODE(wire.Fault(command.key, trouble.problem)))
        if trouble.name == "stale-decision":
            listener.tell(ENCODE(self._standing(listener.player, [])))  # this is how it stands

    async def _carry_out(self, listener: Listener | None, command: Wish) -> None:
        if isinstance(command, BotAnswer):
            self._check_decision(command.decision, command.seat)
            if self.record.seats[command.seat].level is None:
                raise Trouble("stale-decision")  # the person has come back
            await self._take(Entry(kind="answer", seat=command.seat, text=command.do), None)
        elif isinstance(command, Ordered):
            order = command.order
            self._check_decision(command.decision, order.seat)
            seat = self.record.seats[order.seat]
            if order in self.book.given or seat.level is not None:  # and not cancelled just now
                name, spent = seat.name, self._spent(order.seat)
                await self._take(Entry(kind="answer", seat=order.seat, name=name, text=order.do, spent=spent), None)
        elif isinstance(command, TimeIsUp):
            if command.seat in self.asked_since and self.time_left(command.seat) <= 0:
                spent = self._spent(command.seat)
                await self._take(Entry(kind="hand_over", seat=command.seat, text="time", spent=spent), None)
            else:
                self._set_clocks()
        elif isinstance(command, TableTimeIsUp):
            self._bell = None
            if self._asked():
                await self._take(Entry(kind="late", seat=self._asked()[0]), None)
        elif isinstance(command, AllowanceIsUp):
            self._burning = None
            late = [] if self.record.table is None or not self._asked() else self.record.table.may_be_late
            if command.name == self._fuse.name and late:
                await self._take(Entry(kind="late", seat=late[0]), None)
        elif listener is not None:
            done = self.record.keys.get((listener.player.id, command.key))
            if done is None:
                done = await self._obey(listener, command)
            if done is not None:
                listener.tell(ENCODE(wire.Done(command.key, done)))

    async def _obey(self, listener: Listener, command: wire.FromClient) -> int | None:
        """Carry out what a person wants; the number of the entry that it made."""
        player = listener.player
        if isinstance(command, wire.AskHint):
            self._hint(listener, command)
            return None
        if isinstance(command, wire.Consider):
            self._consider(listener, command)
            return None
        if isinstance(command, wire.GiveOrder | wire.CancelOrder):
            return await self._order(player, command)
        entry = self._entry(player, command)
        entry.key = command.key
        entry.player = player.id
        if isinstance(command, wire.Rematch):
            entry.text = await self.house.again(self.record, player)
        return await self._take(entry, player if isinstance(command, wire.Sit) else None)

    async def _order(self, player: Player, command: wire.GiveOrder | wire.CancelOrder) -> int:
        """Nobody else is told: only the player's own screens show it."""
        seat, table = self._own_seat(player), self.record.table
        self._check_playing()
        assert table is not None
        before = self.book
        if isinstance(command, wire.GiveOrder):
            book = before.with_order(table, seat, command.do, command.where)
        else:
            book = before.without(seat, command.do, command.where)
        await self.house.store.do(lambda db: book.keep(db, self.record.id, before))
        self.book = book
        for listener in self.listeners:
            if listener.player.id == player.id:
                listener.tell(ENCODE(self._standing(player, [])))
        self._follow_orders()
        return self.record.seq

    # --- what each command means ---

    def _entry(self, player: Player, command: wire.FromClient) -> Entry:
        record = self.record
        match command:
            case wire.Answer():
                seat = self._own_seat(player)
                self._check_playing()
                self._check_decision(command.decision, seat)
                return Entry(kind="answer", seat=seat, name=player.name, text=command.do, spent=self._spent(seat))
            case wire.Undo():
                seat = self._own_seat(player)
                self._check_playing()
                self._check_decision(command.decision, seat)
                return Entry(kind="undo", seat=seat, name=player.name)
            case wire.Chat():
                joined = command.text.replace("\u200d", "")  # it joins the parts of some emoji
                if not names.visible(joined) or not joined.strip():
                    raise Trouble("bad-text")
                return Entry(kind="chat", seat=record.seat_of(player.id), name=player.name, text=command.text)
            case wire.Sit():
                return self._sitting(player, command.seat)
            case wire.Stand():
                self._check_waiting()
                return Entry(kind="stand", seat=self._own_seat(player), name=player.name)
            case wire.SeatBot():
                return self._bot(player, command)
            case wire.Start():
                self._check_waiting()
                self._own_seat(player)
                if any(seat.empty for seat in record.seats):
                    raise Trouble("not-ready")
                return Entry(kind="start", name=player.name)
            case wire.Resign():
                self._check_playing()
                return Entry(kind="resign", seat=self._own_seat(player), name=player.name)
            case wire.HandOver():
                return self._handing_over(player, command.seat)
            case wire.Rematch():
                if record.status != "over":
                    raise Trouble("not-over")
                if player.id not in (seat.player for seat in record.seats):
                    raise Trouble("not-seated")
                if record.rematch is not None:
                    raise Trouble("seat-taken")  # somebody was quicker; the table is named in the info
                return Entry(kind="rematch", name=player.name)
        raise Trouble("bad-message")

    def _sitting(self, player: Player, number: int) -> Entry:
        seat = self._seat(number)
        if self.record.status == "waiting":
            if not seat.empty or self.record.seat_of(player.id) is not None:
                raise Trouble("seat-taken")
        else:
            # Whoever has handed over may come back; whoever has resigned may not.
            self._check_playing()
            if seat.player != player.id or seat.level is None or seat.resigned:
                raise Trouble("seat-taken")
        return Entry(kind="sit", seat=number, name=player.name)

    def _bot(self, player: Player, command: wire.SeatBot) -> Entry:
        self._check_waiting()
        if player.id != self.record.row.host:
            raise Trouble("not-host")
        seat = self._seat(command.seat)
        if seat.player is not None:
            raise Trouble("seat-taken")
        taken = [other.name for other in self.record.seats]
        name = "" if command.level is None else names.for_bot(taken)
        return Entry(kind="bot", seat=command.seat, name=name, text=command.level or "")

    def _handing_over(self, player: Player, number: int) -> Entry:
        self._check_playing()
        own = self._own_seat(player)
        seat = self._seat(number)
        if seat.person is None:
            raise Trouble("seat-taken")
        if number != own:
            left = self.left_at.get(seat.person, self.opened)  # after a restart all need a moment to come back
            if self._online(seat.person) or time.monotonic() - left < self.house.settings.away:
                raise Trouble("not-away", name=seat.name)
        return Entry(kind="hand_over", seat=number, name=player.name, spent=self._spent(number))

    def _seat(self, number: int) -> Seat:
        if number >= len(self.record.seats):
            raise Trouble("no-such-seat", seat=str(number + 1))
        return self.record.seats[number]

    def _own_seat(self, player: Player) -> int:
        seat = self.record.seat_of(player.id)
        if seat is None:
            raise Trouble("not-seated")
        return seat

    def _check_waiting(self) -> None:
        if self.record.status != "waiting":
            raise Trouble("not-waiting")

    def _check_playing(self) -> None:
        if self.record.status != "playing":
            raise Trouble("not-playing")

    def _check_decision(self, decision: int, seat: int) -> None:
        """Is this what the seat is asked now, or, where it is not asked, what the others are?"""
        table = self.record.table
        if table is None or table.pending is None:
            raise Trouble("stale-decision")
        asked = table.asked_at[seat] if seat in table.pending.seats else table.pending.id
        if asked != decision:
            raise Trouble("stale-decision")

    # --- keeping and telling ---

    async def _take(self, entry: Entry, sits: Player | None) -> int:
        """Try an entry, keep it, let it happen, tell everybody."""
        before = self.record
        try:
            after = before.after(before.next(entry))
        except CannotUndo as error:
            raise Trouble("cannot-undo") from error
        entry.hash = after.hash
        shown_in_lobby = after.info != before.info
        book = self.book.after(after.table)
        await self._keep(entry, after if shown_in_lobby else None, sits, book)
        self.record, self.book = after, book
        if entry.kind == "answer" and entry.seat is not None:
            self.asked_since.pop(entry.seat, None)  # what it is asked next is another question
        if shown_in_lobby:
            self.house.changed()
        self._set_clocks()
        for listener in self.listeners:
            listener.tell(ENCODE(self._standing(listener.player, after.shown[-1:])))
        self._wake_bots(len(after.shown[-1].events))
        self._follow_orders()
        return entry.number

    async def _keep(self, entry: Entry, after: Record | None, sits: Player | None, book: Book) -> None:
        def work(db: Session) -> None:
            db.add(entry)
            book.keep(db, entry.table, self.book)
            if sits is not None and db.get(Sitting, (sits.id, entry.table)) is None:
                db.add(Sitting(player=sits.id, table=entry.table))
            if after is not None:
                row = db.get_one(TableRow, entry.table)
                row.info, row.status, row.changed = row_info(after), after.status, entry.at

        await self.house.store.do(work)

    def _standing(self, player: Player, new: list[Shown]) -> wire.Update:
        record = self.record
        seat = record.seat_of(player.id)
        return wire.Update(
            seq=record.seq,
            seat=seat,
            back=record.back_of(player.id),
            table=record.info,
            frames=[frame_of(record, shown, seat) for shown in new],
            view=None if record.table is None else view_of(record.table, seat),
            clocks=self._clocks(),
            orders=self.book.shown(record.table, seat),
        )

    def _online(self, player: str | None) -> bool:
        return any(listener.player.id == player for listener in self.listeners)

    def _tell_presence(self) -> None:
        seats = self.record.seats
        people = {listener.player.id for listener in self.listeners}
        online = [seat.level is not None or seat.player in people for seat in seats]
        watching = len(people - {seat.person for seat in seats})
        message = ENCODE(wire.Presence(online, watching, sorted(self.thinking)))
        for listener in self.listeners if message != self._presence else ():
            listener.tell(message)
        self._presence = message

    # --- what follows by itself: bots, standing orders and clocks ---

    def _after_change(self, events: int) -> None:
        self._set_clocks()
        self._wake_bots(events)
        self._follow_orders()
        self._tell_presence()

    def _asked(self) -> tuple[int, ...]:
        table = self.record.table
        pending = None if table is None or self.record.status != "playing" else table.pending
        return () if pending is None else pending.seats

    def _wake_bots(self, events: int) -> None:
        for number in self._asked():
            seat = self.record.seats[number]
            if seat.level is None or number in self.thinking:
                continue
            assert self.record.table is not None
            self.thinking[number] = self.record.table.asked_at[number]
            self._begin(self._think(number, seat.level, events))

    def _follow_orders(self) -> None:
        table = self.record.table
        if table is None or table.pending is None or self.record.status != "playing":
            return
        bots = [number for number, seat in enumerate(self.record.seats) if seat.level is not None]
        by_people = [order for order in self.book.given if order.seat not in bots]
        order = ordered(table, [*by_people, *(order for bot in bots for order in usual(table.game, bot))])
        if order is not None:
            self._wishes.put_nowait((None, Ordered(order, table.asked_at[order.seat])))

    async def _think(self, number: int, level: str, events: int) -> None:
        began = time.monotonic()
        decision = self.thinking[number]
        await self._let_speak(number, decision)
        table = self.record.table
        assert table is not None
        if number not in self._asked() or table.asked_at[number] != decision:
            self._wishes.put_nowait((None, BotAnswer(number, decision, "")))  # stale by now
            return
        view = table.view_for_bot(number)
        # The same game thinks the same again, and no bot can reckon back to the seed of the deal.
        seed = int.from_bytes(sha256(b"bot %d %d" % (table.answers, number) + table.seed).digest()[:7], "big")
        advice = await self.house.thinkers.answer(level, view, seed)
        # Where all act at once, what nobody learns of needs no pause either.
        unseen = table.racing and table.hides(number, advice.option)
        if (self.listeners or table.racing) and not unseen:
            beats = 1 + BEAT * min(events, MOST_BEATS)
            if table.racing:
                beats = RACE * SLOWNESS[level] * (0.75 + seed % 1000 / 2000)
            pause = self.house.settings.pace * beats
            await asyncio.sleep(max(0.0, began + pause - time.monotonic()))
        self._wishes.put_nowait((None, BotAnswer(number, decision, table.notation(number, advice.option))))

    async def _let_speak(self, number: int, decision: int) -> None:
        """Where the rules tell a bot to be patient, it waits for people who could still say something."""
        table = self.record.table
        assert table is not None
        began = time.monotonic()
        patience = table.patience(number) * self.house.settings.pace / Settings.pace
        while time.monotonic() - began < patience and self.listeners:
            table = self.record.table
            people = [seat for seat in self._asked() if self.record.seats[seat].level is None]
            if not people or table is None or table.asked_at[number] != decision:
                return
            await asyncio.sleep(POLL)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on beside the writer, as long as the room is open."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _hint(self, listener: Listener, command: wire.AskHint) -> None:
        seat = self._own_seat(listener.player)
        self._check_playing()
        self._check_decision(command.decision, seat)
        if seat not in self._asked():
            raise RuleRefuses("STOLIK.turn", {})
        if seat in self.advised:
            raise Trouble("too-many")  # one thought at a time: the thinkers are there for everybody
        self.advised.add(seat)
        self._begin(self._advise(listener, command, seat))

    async def _advise(self, listener: Listener, command: wire.AskHint, seat: int) -> None:
        table = self.record.table
        assert table is not None
        view = table.view_for_bot(seat)
        try:
            advice = await self.house.thinkers.hint(view, command.decision)
        finally:
            self.advised.discard(seat)
        do = table.notation(seat, advice.option)
        label, values = table.label(seat, advice.option)
        hint = wire.Hint(command.key, command.decision, do, label, values, advice.why, advice.facts)
        listener.tell(ENCODE(hint))

    def _consider(self, listener: Listener, command: wire.Consider) -> None:
        seat, table = self._own_seat(listener.player), self.record.table
        self._check_playing()
        self._check_decision(command.decision, seat)
        assert table is not None
        refusal = table.refuse(seat, command.do)
        rule, facts = ("", {}) if refusal is None else (refusal.rule, refusal.facts)
        listener.tell(ENCODE(wire.Considered(command.key, rule, facts, table.preview(seat, command.do))))

    async def look_back(self) -> wire.Review:
        """The game, which is over, in hindsight; thought about once."""
        async with self._looking_back:
            if self._review is None:
                table = self.record.table
                assert table is not None
                found = [] if table.game.review is None else await self.house.thinkers.look_back(table.log)
                self._review = wire.Review(msgspec.convert(found, list[wire.LookBackView]))
            return self._review

    # --- clocks ---

    def time_left(self, seat: int) -> float:
        return self.record.left[seat] - self._spent(seat)

    def _spent(self, seat: int) -> float:
        return time.monotonic() - self.asked_since[seat] if seat in self.asked_since else 0.0

    def _asked_before(self) -> dict[int, float]:
        """A game of days goes on while the server rests: who was asked then has been thinking ever since."""
        if self.record.clock is None or self.record.clock.kind != "days" or not self._asked():
            return {}
        asked = next(shown.entry.at for shown in reversed(self.record.shown) if shown.entry.kind != "chat")
        return dict.fromkeys(self._asked(), time.monotonic() - max(0.0, time.time() - asked))

    def _clocks(self) -> wire.Clocks | None:
        loop = asyncio.get_running_loop()
        whole = None if self._bell is None else max(0.0, self._bell.when() - loop.time())
        allowed = self._fuse.left(loop.time())
        if self.record.status == "waiting" or (self.record.clock is None and whole is None and allowed is None):
            return None
        seats = range(len(self.record.seats)) if self.record.clock is not None else ()
        left = [max(0.0, self.time_left(seat)) for seat in seats]
        return wire.Clocks(left, sorted(self.asked_since), whole if allowed is None else allowed)

    def _set_fuse(self) -> None:
        """In a game of days there is time for everything (its own clock runs)."""
        table, clock = self.record.table, self.record.clock
        allowance = None
        if table is not None and self._asked() and (clock is None or clock.kind != "days"):
            allowance = self.record.game.allowance(table.state, table.options_set)
        loop = asyncio.get_running_loop()
        self._fuse.burn(allowance, loop.time())
        if self._burning is not None:
            self._burning.cancel()
            self._burning = None
        left = self._fuse.left(loop.time())
        if left is not None:
            done = (None, AllowanceIsUp(self._fuse.name))
            self._burning = loop.call_later(left, self._wishes.put_nowait, done)

    def _set_bell(self) -> None:
        """For a game that may last only so long; while the server rests, it does not go on."""
        limit = self.record.game.limit(self.record.row.options)
        if self.record.status == "playing" and limit > 0 and self._bell is None:
            wait = max(0.0, limit - self.record.lasted)
            loop = asyncio.get_running_loop()
            self._bell = loop.call_later(wait, self._wishes.put_nowait, (None, TableTimeIsUp()))
        elif self.record.status == "over" and self._bell is not None:
            self._bell.cancel()
            self._bell = None

    def _set_clocks(self) -> None:
        """The clocks of those run who are asked; a bot needs none."""
        self._set_bell()
        self._set_fuse()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.record.clock is None:
            return
        now = time.monotonic()
        asked = [seat for seat in self._asked() if self.record.seats[seat].level is None]
        self.asked_since = {seat: self.asked_since.get(seat, now) for seat in asked}
        if asked:
            first = min(asked, key=self.time_left)
            wait = max(0.0, self.time_left(first))
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring, first)

    def _ring(self, seat: int) -> None:
        self._alarm = None
        self._wishes.put_nowait((None, TimeIsUp(seat)))
