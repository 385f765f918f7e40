"""A table that people are at: one writer, who takes command after command.

Each command becomes one entry. The entry is tried on a copy of the game, then kept for good, then
it happens, then everybody is told. What fails before it is kept has never been.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import asdict
from sqlalchemy.orm import Session

from stolik.engine.errors import CannotUndo
from stolik.engine.errors import Refused as RuleRefuses
from stolik.server import names, wire
from stolik.server.automatic import Automatic
from stolik.server.clocks import Clocks
from stolik.server.entries import Entry
from stolik.server.models import Player, Sitting, Snapshot, TableRow
from stolik.server.order_book import OrderBook
from stolik.server.people import me
from stolik.server.problems import Trouble
from stolik.server.record import Record, Seat, Shown, row_info
from stolik.server.services import Listener, Loaded, Services
from stolik.server.showing import frames_of, views_of
from stolik.server.store import Doubt, Work
from stolik.server.wishes import AllowanceIsUp, BotAnswer, Ordered, TableTimeIsUp, TimeIsUp, WindowCloses, Wish

log = logging.getLogger("stolik.server")
ENCODE = msgspec.json.Encoder().encode

RETRY = 3.0  # seconds after which a bot or a clock tries again what could not be kept
ATTENDED = 120.0  # seconds for which bots play on when the last person at the table has gone
WATCHERS = 20  # that are named


class Room:
    def __init__(self, loaded: Loaded, house: Services) -> None:
        self.record = loaded.record
        self.house = house
        self.book = loaded.book.after(self.record.table)
        self.talk = loaded.talk
        self.listeners: set[Listener] = set()
        self.advised: set[int] = set()  # the seats for which a hint is thought up
        self.left_at: dict[str, float] = {}  # when the last connection of a person was lost
        self.opened = self.quiet_since = time.monotonic()
        self.clocks = Clocks(self)
        self.automatic = Automatic(self)
        self._hints: dict[int, tuple[int, wire.Hint]] = {}  # by seat: what was advised, and to which question
        self._in_doubt = False  # what is on disk may be more than we know
        self._wishes: asyncio.Queue[tuple[Listener | None, Wish]] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._presence = b""  # as it was last told
        self._writer = asyncio.create_task(self._write())
        self.after_change(0)

    async def close(self) -> None:
        self.clocks.cancel()
        self.automatic.cancel()
        for task in (self._writer, *self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    # --- people come and go ---

    def enter(self, listener: Listener, since: int, said: int) -> None:
        """Tell a newcomer where the table stands, and what happened and was said since."""
        record = self.record
        if listener.player.id in record.removed:
            raise Trouble("removed")
        self.listeners.add(listener)
        self._presence = b""  # the newcomer knows nothing yet
        self.left_at.pop(listener.player.id, None)
        seat = record.seat_of(listener.player.id)
        if since > record.seen(seat):
            since = 0  # it speaks of another table, or of what never was
        missed = [shown for shown in record.recent if shown.seen(seat) > since]
        standing = self._standings({seat}, missed)(listener.player)
        chat = self.talk.since(said)
        listener.tell(ENCODE(wire.Welcome(**asdict(standing), you=me(listener.player), chat=chat)))
        self.automatic.wake(0)
        self.tell_presence()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.quiet_since = time.monotonic()
        if not any(other.player.id == listener.player.id for other in self.listeners):
            self.left_at[listener.player.id] = time.monotonic()
        self.tell_presence()

    def hear(self, listener: Listener, command: wire.FromClient) -> None:
        self.house.collector.hear()
        self._wishes.put_nowait((listener, command))

    def wish(self, wish: Wish) -> None:
        """What bots, clocks and orders want comes through the same door as what people send."""
        self._wishes.put_nowait((None, wish))

    @property
    def idle(self) -> bool:
        """Could it leave the memory? Not while somebody is here, a bot thinks or a clock runs."""
        busy = self.listeners or self.automatic.busy or not self._wishes.empty() or self.clocks.running_here
        return not busy and time.monotonic() - self.quiet_since > self.house.config.idle

    def online(self, player: str | None) -> bool:
        return any(listener.player.id == player for listener in self.listeners)

    @property
    def attended(self) -> bool:
        """Is there anybody for whom bots should play on? A table of bots alone needs somebody who watches."""
        record = self.record
        people = [seat.person for seat in record.seats if seat.person is not None]
        if not people:
            return bool(self.listeners)
        if record.clock is not None and record.clock.kind == "days":
            return True
        now = time.monotonic()
        return any(self.online(who) or now - self.left_at.get(who, self.opened) < ATTENDED for who in people)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are to answer now."""
        table = self.record.table
        pending = None if table is None or self.record.status != "playing" else table.pending
        return () if pending is None else pending.seats

    def after_change(self, events: int) -> None:
        """Whatever follows by itself from how the table stands now."""
        self.clocks.set()
        self.automatic.wake(events)
        self.tell_presence()

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on beside the writer, as long as the room is open."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # --- the writer ---

    async def _write(self) -> None:
        while True:
            listener, command = await self._wishes.get()
            if isinstance(command, BotAnswer):
                self.automatic.has_thought(command.seat, command.decision)
            try:
                await self._settle(listener, command)
            except Trouble as trouble:
                await self._complain(listener, command, trouble)
            except RuleRefuses as refusal:
                if listener is not None and isinstance(command, wire.Command):
                    await self._refuse(listener, command, wire.Refusal(command.key, refusal.rule, refusal.facts))
            except Exception:
                log.exception("table %s: %s", self.record.id, type(command).__name__)
                await self._complain(listener, command, Trouble("internal"))
            self.tell_presence()

    async def _settle(self, listener: Listener | None, command: Wish) -> None:
        """Carry out a wish. Where nobody knows whether it was kept the database does, and what is not is tried anew."""
        if self._in_doubt:
            await self._reload()
        try:
            await self._carry_out(listener, command)
            return
        except Doubt as doubt:
            self._in_doubt, trouble = True, doubt.trouble
        await self._reload()
        if listener is None or not isinstance(command, wire.Command) or await self._was_done(listener, command):
            return
        if trouble.name != "busy":
            raise trouble
        try:
            await self._carry_out(listener, command)
        except Doubt as doubt:
            self._in_doubt = True
            raise doubt.trouble from doubt

    async def _reload(self) -> None:
        """Take the table anew from the database, and tell everybody what they do not know of it yet."""
        loaded = await self.house.read(self.record.id)
        known, said = self.record.seq, self.talk.last
        self.record, self.book, self.talk = loaded.record, loaded.book.after(loaded.record.table), loaded.talk
        self._in_doubt = False
        if self.record.seq != known:
            self.house.changed(self.record)
            self._tell([shown for shown in self.record.recent if shown.entry.number > known])
        self._tell_said(self.talk.since(said))
        self.after_change(0)

    async def _was_done(self, listener: Listener, command: wire.Command) -> bool:
        """Has this very command been carried out before? Then its sender is told so, whatever it would be now."""
        number = await self.house.done_before(self.record.id, listener.player.id, command.key)
        if number is None:
            return False
        # Whoever sent it knows of it, so it stands where all that they may know has come to.
        shown = next((shown for shown in self.record.recent if shown.entry.number == number), None)
        seat = self.record.seat_of(listener.player.id)
        listener.tell(ENCODE(wire.Done(command.key, number if shown is None else shown.seen(seat))))
        return True

    async def _refuse(self, listener: Listener, command: wire.Command, refusal: wire.Refusal | wire.Fault) -> None:
        """Not without having looked: what was done before cannot be forbidden now."""
        try:
            if await self._was_done(listener, command):
                return
        except Trouble as trouble:
            refusal = wire.Fault(command.key, trouble.problem)
        listener.tell(ENCODE(refusal))

    async def _complain(self, listener: Listener | None, command: object, trouble: Trouble) -> None:
        if listener is None or not isinstance(command, wire.Command):
            # A bot or a clock whose answer came too late, or could not be kept: they try again.
            wait = 0.0 if trouble.name == "stale-decision" else RETRY
            asyncio.get_running_loop().call_later(wait, self.after_change, 0)
            return
        await self._refuse(listener, command, wire.Fault(command.key, trouble.problem))
        if trouble.name == "stale-decision":
            listener.tell(ENCODE(self._standing(listener.player, [])))  # this is how it stands

    async def _carry_out(self, listener: Listener | None, command: Wish) -> None:
        if isinstance(command, BotAnswer):
            self._check_decision(command.decision, command.seat)
            if self.record.seats[command.seat].level is None:
                raise Trouble("stale-decision")  # the person has come back
            await self._take(Entry("answer", seat=command.seat, text=command.do))
        elif isinstance(command, Ordered):
            order = command.order
            self._check_decision(command.decision, order.seat)
            if (
                order in self.book.given or self.record.seats[order.seat].level is not None
            ):  # and not cancelled just now
                await self._take_for(order.seat, order.do)
        elif isinstance(command, WindowCloses):
            await self._close_window(command.decision)
        elif isinstance(command, TimeIsUp):
            if self.clocks.is_up(command.seat):
                spent = self.clocks.spent(command.seat)
                await self._take(Entry("hand_over", seat=command.seat, text="time", spent=spent))
            else:
                self.clocks.set()
        elif isinstance(command, TableTimeIsUp):
            self.clocks.bell = None
            if self.asked:
                await self._take(Entry("late", seat=self.asked[0]))
        elif isinstance(command, AllowanceIsUp):
            late = [] if self.record.table is None or not self.asked else self.record.table.may_be_late
            if self.clocks.allows_no_more(command.name) and late:
                await self._take(Entry("late", seat=late[0]))
        elif listener is not None:
            await self._obey(listener, command)

    async def _take_for(self, seat: int, do: str) -> None:
        """An answer that a seat gives without a hand being moved."""
        name = "" if self.record.seats[seat].level is not None else self.record.seats[seat].name
        await self._take(Entry("answer", seat=seat, name=name, text=do, spent=self.clocks.spent(seat)))

    async def _close_window(self, decision: int) -> None:
        """All those let it happen who had no choice, have ordered so, or are bots that want so."""
        while (passing := self.automatic.passing(decision)) is not None:
            seat, do, held = passing
            if held is None:
                await self._take_for(seat, do)
            else:
                await self._obey(*held)

    async def _obey(self, listener: Listener, command: wire.FromClient) -> None:
        """Carry out what a person wants."""
        player = listener.player
        if isinstance(command, wire.AskHint):
            self._hint(listener, command)
            return
        if isinstance(command, wire.Consider):
            self._consider(listener, command)
            return
        if isinstance(command, wire.Chat):
            await self._chat(listener, command)
            return
        if isinstance(command, wire.GiveOrder | wire.CancelOrder):
            seen = await self._order(player, command)
        else:
            if await self._is_known(listener, command):
                return
            if isinstance(command, wire.Answer) and self.automatic.holds(listener, command):
                return
            entry = self._entry(player, command)
            entry.key = command.key
            entry.player = player.id
            seen = await self._take(entry, *self._with_it(player, command, entry))
        listener.tell(ENCODE(wire.Done(command.key, seen)))

    async def _is_known(self, listener: Listener, command: wire.Command) -> bool:
        """Was it carried out just now? What lies longer back is found when it is refused, or by its key."""
        sent = (listener.player.id, command.key)
        known = any((shown.entry.player, shown.entry.key) == sent for shown in self.record.recent)
        return known and await self._was_done(listener, command)

    def _with_it(self, player: Player, command: wire.FromClient, entry: Entry) -> list[Work[None]]:
        """What is kept together with the entry of a command."""
        if isinstance(command, wire.Sit):
            return [lambda db: _sit_down(db, player.id, self.record.id)]
        if isinstance(command, wire.Rematch):
            record, founding = self.house.again(self.record, player)
            entry.text = record.id
            return [founding]
        return []

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
        self.automatic.wake(0)
        return self.record.seen(seat)

    async def _chat(self, listener: Listener, command: wire.Chat) -> None:
        """What is said is told by itself: nothing at the table changes."""
        player, record = listener.player, self.record
        seat = record.seat_of(player.id)
        trouble = None
        if record.seated_chat and player.id not in record.people | {record.row.host}:
            trouble = Trouble("seated-chat")
        elif not self.house.chatting.take(player.id):
            trouble = Trouble("too-many")
        if trouble is not None and not await self.house.said_before(record.id, player.id, command.key):
            raise trouble  # what was said before cannot be forbidden now
        line, new = await self.talk.say(self.house.store, player, command.key, seat, command.text)
        self._tell_said([line] if new else [])
        listener.tell(ENCODE(wire.Done(command.key, line.number)))

    def _tell_said(self, lines: list[wire.Said]) -> None:
        message = ENCODE(wire.Chatted(lines))
        for listener in self.listeners if lines else ():
            listener.tell(message)

    # --- what each command means ---

    def _entry(self, player: Player, command: wire.FromClient) -> Entry:
        record = self.record
        match command:
            case wire.Answer():
                seat = self._own_seat(player)
                self._check_playing()
                self._check_decision(command.decision, seat)
                spent = self.clocks.spent(seat)
                return Entry("answer", seat=seat, name=player.name, text=command.do, spent=spent)
            case wire.Undo():
                seat = self._own_seat(player)
                self._check_playing()
                self._check_decision(command.decision, seat)
                return Entry("undo", seat=seat, name=player.name)
            case wire.Sit():
                return self._sitting(player, command.seat)
            case wire.Stand():
                self._check_waiting()
                return Entry("stand", seat=self._own_seat(player), name=player.name)
            case wire.SeatBot():
                return self._bot(player, command)
            case wire.Start():
                self._check_waiting()
                self._own_seat(player)
                if any(seat.empty for seat in record.seats):
                    raise Trouble("not-ready")
                return Entry("start", name=player.name)
            case wire.Resign():
                self._check_playing()
                return Entry("resign", seat=self._own_seat(player), name=player.name)
            case wire.HandOver():
                return self._handing_over(player, command.seat)
            case wire.Rematch():
                if record.result is None or record.table is None:
                    raise Trouble("not-over")
                if player.id not in record.people:
                    raise Trouble("not-seated")
                if record.rematch is not None:
                    raise Trouble("seat-taken")  # somebody was quicker; the table is named in the info
                return Entry("rematch", name=player.name)
            case wire.Remove():
                return self._removing(player, command.player)
            case wire.Hush():
                self._check_host(player)
                return Entry("hush", name=player.name, text="on" if command.on else "off")
            case wire.Close():
                self._check_host(player)
                if record.result is not None:
                    raise Trouble("not-playing")
                if record.people - {player.id}:
                    raise Trouble("not-alone")
                return Entry("close", name=player.name)
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
        return Entry("sit", seat=number, name=player.name)

    def _bot(self, player: Player, command: wire.SeatBot) -> Entry:
        self._check_waiting()
        self._check_host(player)
        seat = self._seat(command.seat)
        if seat.player is not None:
            raise Trouble("seat-taken")
        taken = [other.name for other in self.record.seats]
        name = "" if command.level is None else names.for_bot(taken)
        return Entry("bot", seat=command.seat, name=name, text=command.level or "")

    def _handing_over(self, player: Player, number: int) -> Entry:
        self._check_playing()
        own = self._own_seat(player)
        seat = self._seat(number)
        if seat.person is None:
            raise Trouble("seat-taken")
        if number != own:
            left = self.left_at.get(seat.person, self.opened)  # after a restart all need a moment to come back
            days = self.record.clock is not None and self.record.clock.kind == "days"
            # Where there are days for an answer nobody has to be here: only the clock takes a seat away.
            if days or self.online(seat.person) or time.monotonic() - left < self.house.config.away:
                raise Trouble("not-away", name=seat.name)
        return Entry("hand_over", seat=number, name=player.name, spent=self.clocks.spent(number))

    def _removing(self, player: Player, gone: str) -> Entry:
        self._check_host(player)
        if gone in self.record.people or gone == player.id:
            raise Trouble("seat-taken")
        name = next((listener.player.name for listener in self.listeners if listener.player.id == gone), "")
        if not name:
            raise Trouble("not-playing")
        return Entry("remove", name=player.name, text=f"{gone} {name}")

    def _seat(self, number: int) -> Seat:
        if number >= len(self.record.seats):
            raise Trouble("no-such-seat", seat=str(number + 1))
        return self.record.seats[number]

    def _own_seat(self, player: Player) -> int:
        seat = self.record.seat_of(player.id)
        if seat is None:
            raise Trouble("not-seated")
        return seat

    def _check_host(self, player: Player) -> None:
        if player.id != self.record.row.host:
            raise Trouble("not-host")

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

    async def _take(self, entry: Entry, *works: Work[None]) -> int:
        """Try an entry, keep it, let it happen, tell everybody. Returns its number as whoever made it may know it."""
        before = self.record
        try:
            after = before.after(before.next(entry))
        except CannotUndo as error:
            raise Trouble("cannot-undo") from error
        entry.hash = after.hash
        shown_in_lobby = after.info != before.info
        book = self.book.after(after.table)
        await self._keep(entry, after, shown_in_lobby, book, list(works))
        self.record, self.book = after, book
        if entry.kind == "answer" and entry.seat is not None and after.recent[-1].privy is None:
            self.clocks.answered(entry.seat)
        if shown_in_lobby:
            self.house.changed(after)
        self.clocks.set()
        self._tell(after.recent[-1:])
        if entry.kind == "remove":
            for listener in [one for one in self.listeners if one.player.id in after.removed]:
                listener.end(Trouble("removed"))
        self.automatic.wake(len(after.recent[-1].events))
        return after.recent[-1].seen(entry.seat)

    async def _keep(self, entry: Entry, after: Record, listed: bool, book: OrderBook, works: list[Work[None]]) -> None:
        if book.given != self.book.given:
            works.append(lambda db: book.keep(db, entry.table, self.book))
        due = self.clocks.due_after(after)
        if listed or due is not None:
            works.append(lambda db: _update_row(db, after, entry.at if listed else None, due))
        if after.wants_saving or after.result is not None:
            rules, data = after.game.rulebook.version, after.snapshot()
            works.append(lambda db: _save(db, entry, rules, data))
            after.saved = entry.number

        def work(db: Session) -> None:
            for each in works:
                each(db)

        await self.house.store.keep(entry, work if works else None)

    def _tell(self, new: list[Shown]) -> None:
        """Tell everybody who may learn of it; those who see the same share one message."""
        seats = {self.record.seat_of(listener.player.id) for listener in self.listeners}
        learn = {seat for seat in seats if not new or any(shown.privy in (None, seat) for shown in new)}
        standing = self._standings(learn, new)
        messages: dict[tuple[int | None, int | None], bytes] = {}
        for listener in self.listeners:
            player = listener.player.id
            place = self.record.seat_of(player), self.record.back_of(player)
            if place[0] not in learn:
                continue
            if place not in messages:
                messages[place] = ENCODE(standing(listener.player))
            listener.tell(messages[place])

    def _standing(self, player: Player, new: list[Shown]) -> wire.Update:
        return self._standings({self.record.seat_of(player.id)}, new)(player)

    def _standings(self, seats: set[int | None], new: list[Shown]) -> Callable[[Player], wire.Update]:
        """How the table stands for each of some observers; what they have in common is worked out once."""
        record = self.record
        views = {} if record.table is None else views_of(record.table, seats)
        info, clocks = record.info, self.clocks.shown()

        def standing(player: Player) -> wire.Update:
            seat = record.seat_of(player.id)
            return wire.Update(
                seq=record.seen(seat),
                seat=seat,
                back=record.back_of(player.id),
                table=info,
                frames=frames_of(record, new, seat),
                view=views.get(seat),
                clocks=clocks,
                orders=self.book.shown(record.table, seat),
            )

        return standing

    def tell_presence(self) -> None:
        seats = self.record.seats
        people = {listener.player.id: listener.player.name for listener in self.listeners}
        online = [seat.level is not None or seat.player in people for seat in seats]
        seated = {seat.person for seat in seats}
        watchers = [wire.Watcher(id, name) for id, name in people.items() if id not in seated]
        thinking = self.automatic.shown_thinking
        message = ENCODE(wire.Presence(online, len(watchers), watchers[:WATCHERS], thinking))
        for listener in self.listeners if message != self._presence else ():
            listener.tell(message)
        self._presence = message

    # --- hints and thoughts ---

    def _hint(self, listener: Listener, command: wire.AskHint) -> None:
        seat = self._own_seat(listener.player)
        self._check_playing()
        self._check_decision(command.decision, seat)
        if seat not in self.asked:
            raise RuleRefuses("STOLIK.turn", {})
        known = self._hints.get(seat)
        if known is not None and known[0] == command.decision:
            listener.tell(ENCODE(msgspec.structs.replace(known[1], key=command.key)))
            return
        if seat in self.advised:
            raise Trouble("too-many")  # one thought at a time: the thinkers are there for everybody
        self.advised.add(seat)
        self.begin(self._advise(listener, command, seat))

    async def _advise(self, listener: Listener, command: wire.AskHint, seat: int) -> None:
        table = self.record.table
        assert table is not None
        view = table.view_for_bot(seat)
        try:
            advice = await self.house.thinkers.hint(view, command.decision, person=listener.player.id)
        finally:
            self.advised.discard(seat)
        do = table.notation(seat, advice.option)
        label, values = table.label(seat, advice.option)
        hint = wire.Hint(command.key, command.decision, do, label, values, advice.why, advice.facts)
        self._hints[seat] = command.decision, hint
        listener.tell(ENCODE(hint))

    def _consider(self, listener: Listener, command: wire.Consider) -> None:
        seat, table = self._own_seat(listener.player), self.record.table
        self._check_playing()
        self._check_decision(command.decision, seat)
        assert table is not None
        refusal = table.refuse(seat, command.do)
        rule, facts = ("", {}) if refusal is None else (refusal.rule, refusal.facts)
        listener.tell(ENCODE(wire.Considered(command.key, rule, facts, table.preview(seat, command.do))))


def _sit_down(db: Session, player: str, table: str) -> None:
    if db.get(Sitting, (player, table)) is None:
        db.add(Sitting(player=player, table=table))


def _update_row(db: Session, record: Record, at: float | None, due: float | None) -> None:
    """What the lobby shows has changed (`at`), or when the table must be looked after."""
    row = db.get_one(TableRow, record.id)
    row.due = due if record.status == "playing" else None
    if at is not None:
        row.info, row.status, row.changed = row_info(record), record.status, at


def _save(db: Session, entry: Entry, rules: int, data: bytes) -> None:
    db.merge(Snapshot(table=entry.table, number=entry.number, rules=rules, data=data))
