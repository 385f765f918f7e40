"""What follows at a table without anybody's hand: bots think, orders and forced answers answer, windows close."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from hashlib import sha256

import msgspec

from stolik.bots import Advice
from stolik.bots.base import unforced
from stolik.engine.forced import Habits, by_itself, is_guarded, only_answer, seems_forced, tells_by_time
from stolik.engine.orders import StandingOrder, ordered, usual
from stolik.engine.table import Table
from stolik.server import wire
from stolik.server.config import ServerConfig
from stolik.server.entries import Entry
from stolik.server.pauses import DICE, FORCED, Purse, watching
from stolik.server.problems import Trouble
from stolik.server.scene import Scene
from stolik.server.services import Listener
from stolik.server.windows import Window, is_secret, is_window, span
from stolik.server.wishes import BotAnswer, ByItself, Ordered, WindowCloses

RACE = 6  # where all act at once, a bot takes so many times longer than for a plain answer: it races against people
SLOWNESS = {"easy": 1.4, "medium": 1.2, "hard": 1.0, "master": 0.8}
ENCODE = msgspec.json.Encoder().encode
POLL = 0.5  # seconds between two looks whether people are done

NO_HABITS = Habits(forced=False, gains=False)

Held = tuple[Listener, wire.Answer]  # what somebody has answered who lets it happen: it is heard when the window closes


class Automatic:
    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self.thinking: dict[int, int] = {}  # by seat, the decision that its bot thinks about
        self._window: Window | None = None
        self._closing: asyncio.TimerHandle | None = None
        self._held: dict[int, Held] = {}
        self._reacting: dict[int, asyncio.TimerHandle] = {}  # by seat, for an order that reacts
        self._tasks: dict[int, asyncio.Task[None]] = {}  # by seat, its bot thinks in the window
        self._wanted: dict[int, str] = {}  # by seat, what its bot has found there
        self._forced: dict[int, tuple[int, asyncio.TimerHandle]] = {}  # by seat, the decision that is answered for it
        self._purse = Purse(time.monotonic)
        self._hurry = asyncio.Event()

    def cancel(self) -> None:
        self._forget_window()
        for _, timer in self._forced.values():
            timer.cancel()

    @property
    def busy(self) -> bool:
        return bool(self.thinking or self._forced) or self._closing is not None

    @property
    def _scale(self) -> float:
        """Of the usual pace; at 0 nothing goes on by itself but bots and orders."""
        return self._scene.house.config.pace / ServerConfig.pace

    @property
    def shown_thinking(self) -> list[int]:
        """In a window every bot that is asked seems to think: that it has nothing to think about is its secret."""
        if self._window is None:
            return sorted(self.thinking)
        return self._bots_asked()

    def wake(self, events: int) -> None:
        """Look at what is asked now, after so many things have been seen to happen."""
        table = self._scene.record.table
        if table is None:
            return
        self._look_at_window(table)
        self._look_at_forced(table)
        if self._window is not None:
            self._wake_in_window(table, self._window)
            return
        for number in self._bots():
            self.thinking[number] = table.asked_at[number]
            self._scene.begin(self._think(number, events))
        order = None if not self._scene.asked else ordered(table, self._orders(table))
        if order is not None:
            self._scene.wish(Ordered(order, table.asked_at[order.seat]))

    def answered(self, entry: Entry) -> None:
        """A person has answered: until one is asked again, bots have a while. In a window it is the same for one whose
        hand was not moved, where somebody could tell by how quick bots are then."""
        person = None if entry.seat is None else self._scene.record.seats[entry.seat].person
        unseen = person is not None and self._window is not None and self._window.watched
        if entry.player is not None or unseen:
            self._purse.fill()
            self._hurry.clear()

    def hurry(self) -> None:
        """Nobody wants to wait for the bots any longer. What a window or a race hides by its time stays hidden."""
        self._purse.hurried = True
        self._hurry.set()

    def has_thought(self, seat: int, decision: int) -> None:
        if self.thinking.get(seat) == decision:
            del self.thinking[seat]

    def _bots_asked(self) -> list[int]:
        return [seat for seat in self._scene.asked if self._scene.record.seats[seat].level is not None]

    def _bots(self) -> list[int]:
        """The seats whose bots have to think, and do not think about just this."""
        table, waiting = self._scene.record.table, self._bots_asked()
        assert table is not None
        at_it = {seat for seat in waiting if self.thinking.get(seat) == table.asked_at[seat]}
        return [seat for seat in waiting if seat not in at_it] if self._scene.attended else []

    def _orders(self, table: Table) -> list[StandingOrder]:
        """What people have ordered; bots let happen what everybody does."""
        seats = self._scene.record.seats
        by_people = [order for order in self._scene.book.given if seats[order.seat].level is None]
        bots = [number for number, seat in enumerate(seats) if seat.level is not None]
        return [*by_people, *(order for bot in bots for order in usual(table.game, bot))]

    # --- people who have no choice ---

    def course(self, table: Table, seat: int) -> str | None:
        """What a seat answers without being asked: a bot and a person who have no choice, as the person likes it."""
        if self._scene.record.seats[seat].person is None:
            return only_answer(table, seat)
        do = by_itself(table, seat, self.habits(seat))
        return None if do is not None and tells_by_time(table, seat) and self._is_watched() else do

    @property
    def courses(self) -> list[str | None]:
        """What the people who are asked answer without being asked."""
        table = self._scene.record.table
        return [] if table is None else [self.course(table, seat) for seat in self._people()]

    def habits(self, seat: int) -> Habits:
        """What the person in a seat leaves to the table; at a pace of 0 nothing."""
        person = self._scene.record.seats[seat].person
        return NO_HABITS if person is None or self._scale <= 0 else self._scene.company.habits_of(person)

    def _people(self) -> list[int]:
        """Those of them who are asked."""
        return [seat for seat in self._scene.asked if self._scene.record.seats[seat].level is None]

    def _look_at_forced(self, table: Table) -> None:
        """Outside of windows, each question has a moment at which it is answered for whoever has no choice."""
        people = [] if self._window is not None else self._people()
        due = {seat: table.asked_at[seat] for seat in people if self.course(table, seat) is not None}
        for seat, (decision, timer) in list(self._forced.items()):
            if due.get(seat) != decision:
                timer.cancel()
                del self._forced[seat]
        for seat in due.keys() - self._forced.keys():
            wait, wish = DICE.uniform(*FORCED) * self._scale, ByItself(seat, due[seat])
            self._forced[seat] = due[seat], asyncio.get_running_loop().call_later(wait, self._scene.wish, wish)

    # --- windows ---

    def _look_at_window(self, table: Table) -> None:
        """One question is one window; when another is asked, what was thought and held for it is forgotten."""
        decision = None
        if self._scale > 0 and self._is_window(table):
            assert table.pending is not None
            decision = table.pending.id
        if self._window is not None and self._window.decision == decision:
            return
        self._forget_window()
        if decision is not None:
            loop = asyncio.get_running_loop()
            watched = self._is_watched()
            shortest, longest = span(watched, bool(self._bots_asked()), self._purse.left(self._scale))
            times = shortest * self._scale, longest * self._scale
            self._window = Window(decision, loop.time(), *times, watched, is_secret(table))
            self._closing = loop.call_at(self._window.closes, self._close, decision)

    def _is_window(self, table: Table) -> bool:
        """One for reactions, or a question of somebody's own turn that may be passed."""
        if not self._scene.asked or table.racing:
            return False
        return is_window(table) or (is_guarded(table) and any(_skip(table, seat) for seat in self._scene.asked))

    def _is_watched(self) -> bool:
        """Could anybody learn something from when a person answers here?"""
        seats = self._scene.record.seats
        # Who has handed over may come back, and is told then when everything happened.
        around = {seat.player for seat in seats if seat.player is not None and not seat.resigned}
        around |= self._scene.company.names.keys()
        return any(around - {seats[seat].person} for seat in self._people())

    def _forget_window(self) -> None:
        for timer in (self._closing, *self._reacting.values(), *self._tasks.values()):
            if timer is not None:
                timer.cancel()
        for seat in self._tasks:
            self.thinking.pop(seat, None)
        for listener, answer in self._held.values():
            listener.tell(ENCODE(wire.Fault(answer.key, Trouble("stale-decision").problem)))
        self._window = self._closing = None
        self._held, self._reacting, self._tasks, self._wanted = {}, {}, {}, {}

    def _close(self, decision: int) -> None:
        self._closing = None
        self._scene.wish(WindowCloses(decision))

    def _wake_in_window(self, table: Table, window: Window) -> None:
        for seat in self._bots():
            if not self._is_heard_at_the_end(table, seat) or (
                self._closing is not None and only_answer(table, seat) is None
            ):
                self.thinking[seat] = table.asked_at[seat]
                self._tasks[seat] = self._scene.begin(self._think_in_window(seat, window))
        if self._closing is None and any(self._is_heard_at_the_end(table, seat) for seat in self._scene.asked):
            self._scene.wish(WindowCloses(window.decision))  # a bot has taken over since, or an order was given
        for seat in self._scene.asked:
            order = self._order(table, seat)
            if order is not None and not self._is_heard_at_the_end(table, seat) and seat not in self._reacting:
                wish = Ordered(order, table.asked_at[seat])
                loop = asyncio.get_running_loop()
                self._reacting[seat] = loop.call_at(window.moment(seat), self._scene.wish, wish)

    def _order(self, table: Table, seat: int) -> StandingOrder | None:
        return ordered(table, [order for order in self._orders(table) if order.seat == seat])

    def holds(self, listener: Listener, answer: wire.Answer) -> bool:
        """Does somebody let it happen, who has a choice or not? Then it is heard when the window closes."""
        record, window = self._scene.record, self._window
        seat = record.seat_of(listener.player.id)
        if window is None or self._closing is None or record.table is None or seat not in self._scene.asked:
            return False
        assert seat is not None
        held = {option.text for option in record.table.offered(seat) if option.skip or window.secret}
        if answer.decision != record.table.asked_at[seat] or answer.do not in held:
            return False
        self._held[seat] = (listener, answer)
        return True

    def passing(self, decision: int) -> tuple[int, str, Held | None] | None:
        """When the window has closed: the next seat that is heard only now, and its answer."""
        table = self._scene.record.table
        if table is None or self._window is None or self._window.decision != decision:
            return None
        for seat in self._scene.asked:
            if seat in self._held:
                held = self._held.pop(seat)
                return seat, held[1].do, held
            if self._is_heard_at_the_end(table, seat):
                order = self._order(table, seat)
                usual = _skip(table, seat) if order is None else order.do
                return seat, self.course(table, seat) or self._wanted.get(seat) or usual, None
        return None

    def _is_heard_at_the_end(self, table: Table, seat: int) -> bool:
        """Does a seat let it happen without a hand being moved, or answer in secret?"""
        if self.course(table, seat) is not None:
            return True
        if not is_window(table) and not seems_forced(table, seat):
            return False  # in its own turn a bot must not lose what it could do, as all see, by thinking for long
        order, secret = self._order(table, seat), self._window is not None and self._window.secret
        passes = order is not None and (secret or order.do == _skip(table, seat))
        return passes or self._scene.record.seats[seat].level is not None

    async def _think_in_window(self, seat: int, window: Window) -> None:
        """A bot that reacts does so at its moment; one that does not, or has thought too long, is heard at the end."""
        table, decision = self._scene.record.table, self.thinking[seat]
        assert table is not None
        advice = await self._answer(table, seat, window.thought)
        self._wanted[seat] = do = table.notation(seat, advice.option)
        passes = do == _skip(table, seat)
        if self._is_heard_at_the_end(table, seat) and (passes or window.secret):
            return
        await asyncio.sleep((window.closes if passes else window.moment(seat)) - asyncio.get_running_loop().time())
        self._scene.wish(BotAnswer(seat, decision, do))

    # --- bots ---

    async def _answer(self, table: Table, number: int, limit: float | None = None) -> Advice:
        record = self._scene.record
        level = record.seats[number].level
        assert level is not None
        view = table.view_for_bot(number)
        if tells_by_time(table, number) and self._scale > 0:
            view = unforced(view)
        return await self._scene.house.thinkers.answer(
            level, view, _seed(table, number), person=record.setup.host, low=record.bots_alone, limit=limit
        )

    async def _think(self, number: int, events: int) -> None:
        began = time.monotonic()
        decision = self.thinking[number]
        await self._let_speak(number, decision)
        table, level = self._scene.record.table, self._scene.record.seats[number].level
        assert table is not None
        if level is None or number not in self._scene.asked or table.asked_at[number] != decision:
            self._scene.wish(BotAnswer(number, decision, ""))  # stale by now
            return
        advice = await self._answer(table, number)
        # Where all act at once, what nobody learns of needs no pause either.
        unseen = table.racing and table.hides(number, advice.option)
        if (self._scene.company.listeners or table.racing) and not unseen:
            pace = self._scene.house.config.pace
            if table.racing:
                beats = RACE * SLOWNESS[level] * (0.75 + _seed(table, number) % 1000 / 2000)
                await asyncio.sleep(max(0.0, began + pace * beats - time.monotonic()))
            else:
                await self._let_watch(began, pace * watching(events))
        self._scene.wish(BotAnswer(number, decision, table.notation(number, advice.option)))

    async def _let_watch(self, began: float, wanted: float) -> None:
        """A bot waits, unless somebody hurries; less, the longer people have waited. Where none plays, all watch."""
        people = any(seat.person is not None for seat in self._scene.record.seats)
        pause = self._purse.pause(wanted, self._scale) if people else wanted
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), max(0.0, began + pause - time.monotonic()))

    async def _let_speak(self, number: int, decision: int) -> None:
        """Where the rules tell a bot to be patient, it waits for people who could still say something."""
        table = self._scene.record.table
        assert table is not None
        began = time.monotonic()
        patience = table.patience(number) * self._scene.house.config.pace / ServerConfig.pace
        while time.monotonic() - began < patience and self._scene.company.listeners:
            table = self._scene.record.table
            people = [seat for seat in self._scene.asked if self._scene.record.seats[seat].level is None]
            if not people or table is None or table.asked_at[number] != decision:
                return
            await asyncio.sleep(POLL)


def _skip(table: Table, seat: int) -> str:
    """What lets it happen, or does nothing; empty where that is no answer."""
    return next((option.text for option in table.offered(seat) if option.skip), "")


def _seed(table: Table, number: int) -> int:
    """The same game thinks the same again, and no bot can reckon back to the seed of the deal."""
    return int.from_bytes(sha256(b"bot %d %d" % (table.answers, number) + table.seed).digest()[:7], "big")
