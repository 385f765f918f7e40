"""What follows at a table without anybody's hand: bots think, standing orders answer, windows close."""

from __future__ import annotations

import asyncio
import time
from hashlib import sha256

import msgspec

from stolik.bots import Advice
from stolik.engine.orders import StandingOrder, ordered, usual
from stolik.engine.table import Table
from stolik.server import wire
from stolik.server.config import ServerConfig
from stolik.server.problems import Trouble
from stolik.server.scene import Scene
from stolik.server.services import Listener
from stolik.server.windows import THOUGHT, Window, is_window, only_option
from stolik.server.wishes import BotAnswer, Ordered, WindowCloses

BEAT = 0.35  # seconds that people need to see one thing happen
MOST_BEATS = 6
RACE = 6  # where all act at once, a bot takes so many times longer than for a plain answer: it races against people
SLOWNESS = {"easy": 1.4, "medium": 1.2, "hard": 1.0, "master": 0.8}
ENCODE = msgspec.json.Encoder().encode
POLL = 0.5  # seconds between two looks whether people are done

Held = tuple[Listener, wire.Answer]  # what somebody has answered who had no choice: it is heard when the window closes


class Automatic:
    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self.thinking: dict[int, int] = {}  # by seat, the decision that its bot thinks about
        self._window: Window | None = None
        self._closing: asyncio.TimerHandle | None = None
        self._held: dict[int, Held] = {}
        self._reacting: dict[int, asyncio.TimerHandle] = {}  # by seat, for an order that reacts
        self._tasks: dict[int, asyncio.Task[None]] = {}  # by seat, its bot thinks in the window

    def cancel(self) -> None:
        for timer in (self._closing, *self._reacting.values(), *self._tasks.values()):
            if timer is not None:
                timer.cancel()

    @property
    def busy(self) -> bool:
        return bool(self.thinking) or self._closing is not None

    @property
    def shown_thinking(self) -> list[int]:
        """In a window every bot that is asked seems to think: that it has nothing to think about is its secret."""
        if self._window is None:
            return sorted(self.thinking)
        return [seat for seat in self._scene.asked if self._scene.record.seats[seat].level is not None]

    def wake(self, events: int) -> None:
        """Look at what is asked now, after so many things have been seen to happen."""
        table = self._scene.record.table
        if table is None:
            return
        self._look_at_window(table)
        if self._window is not None:
            self._wake_in_window(table, self._window)
            return
        for number in self._bots():
            self.thinking[number] = table.asked_at[number]
            self._scene.begin(self._think(number, events))
        order = None if not self._scene.asked else ordered(table, self._orders(table))
        if order is not None:
            self._scene.wish(Ordered(order, table.asked_at[order.seat]))

    def has_thought(self, seat: int, decision: int) -> None:
        if self.thinking.get(seat) == decision:
            del self.thinking[seat]

    def _bots(self) -> list[int]:
        """The seats whose bots have to think, and do not think about just this."""
        seats, table = self._scene.record.seats, self._scene.record.table
        assert table is not None
        waiting = [seat for seat in self._scene.asked if seats[seat].level is not None]
        at_it = {seat for seat in waiting if self.thinking.get(seat) == table.asked_at[seat]}
        return [seat for seat in waiting if seat not in at_it] if self._scene.attended else []

    def _orders(self, table: Table) -> list[StandingOrder]:
        """What people have ordered; bots let happen what everybody does."""
        seats = self._scene.record.seats
        by_people = [order for order in self._scene.book.given if seats[order.seat].level is None]
        bots = [number for number, seat in enumerate(seats) if seat.level is not None]
        return [*by_people, *(order for bot in bots for order in usual(table.game, bot))]

    # --- windows ---

    def _look_at_window(self, table: Table) -> None:
        """One question is one window; when another is asked, what was thought and held for it is forgotten."""
        scale = self._scene.house.config.pace / ServerConfig.pace
        decision = None
        if scale > 0 and self._scene.asked and is_window(table) and not table.racing:
            assert table.pending is not None
            decision = table.pending.id
        if self._window is not None and self._window.decision == decision:
            return
        self.cancel()
        for seat in self._tasks:
            self.thinking.pop(seat, None)
        for listener, answer in self._held.values():
            listener.tell(ENCODE(wire.Fault(answer.key, Trouble("stale-decision").problem)))
        self._window = self._closing = None
        self._held, self._reacting, self._tasks = {}, {}, {}
        if decision is not None:
            loop = asyncio.get_running_loop()
            self._window = Window(decision, loop.time(), scale)
            self._closing = loop.call_at(self._window.closes, self._close, decision)

    def _close(self, decision: int) -> None:
        self._closing = None
        self._scene.wish(WindowCloses(decision))

    def _wake_in_window(self, table: Table, window: Window) -> None:
        lets = self._passing(table)
        for seat in self._bots():
            if not self._is_heard_at_the_end(table, seat) or (self._closing is not None and not _forced(table, seat)):
                self.thinking[seat] = table.asked_at[seat]
                self._tasks[seat] = self._scene.begin(self._think_in_window(seat, window))
        if self._closing is None and any(self._is_heard_at_the_end(table, seat) for seat in self._scene.asked):
            self._scene.wish(WindowCloses(window.decision))  # a bot has taken over since, or an order was given
        for seat in self._scene.asked:
            order = ordered(table, [order for order in self._orders(table) if order.seat == seat])
            if order is not None and order.do != lets and seat not in self._reacting:
                wish = Ordered(order, table.asked_at[seat])
                loop = asyncio.get_running_loop()
                self._reacting[seat] = loop.call_at(window.moment(seat), self._scene.wish, wish)

    def _passing(self, table: Table) -> str:
        return "" if table.game.windows is None else table.game.windows.passing.do

    def holds(self, listener: Listener, answer: wire.Answer) -> bool:
        """Is this the answer of somebody who has no other? Then it is heard when the window closes."""
        record = self._scene.record
        seat = record.seat_of(listener.player.id)
        if self._closing is None or record.table is None or seat is None or seat not in self._scene.asked:
            return False
        if answer.decision != record.table.asked_at[seat] or only_option(record.table, seat) != answer.do:
            return False
        self._held[seat] = (listener, answer)
        return True

    def passing(self, decision: int) -> tuple[int, str, Held | None] | None:
        """When the window has closed: the next seat that is heard only now, and its answer."""
        table = self._scene.record.table
        if table is None or self._window is None or self._window.decision != decision:
            return None
        lets = self._passing(table)
        for seat in self._scene.asked:
            if seat in self._held:
                held = self._held.pop(seat)
                return seat, held[1].do, held
            if self._is_heard_at_the_end(table, seat):
                return seat, only_option(table, seat) or lets, None
        return None

    def _is_heard_at_the_end(self, table: Table, seat: int) -> bool:
        """Does a seat let it happen without a hand being moved?"""
        if _forced(table, seat):
            return True
        lets = self._passing(table)
        if all(option.text != lets for option in table.options(seat)):
            return False
        order = ordered(table, [order for order in self._orders(table) if order.seat == seat])
        return self._scene.record.seats[seat].level is not None or (order is not None and order.do == lets)

    async def _think_in_window(self, seat: int, window: Window) -> None:
        """A bot that reacts does so at its moment; one that does not, or has thought too long, is heard at the end."""
        table, decision = self._scene.record.table, self.thinking[seat]
        assert table is not None
        advice = await self._answer(table, seat, THOUGHT)
        await asyncio.sleep(window.moment(seat) - asyncio.get_running_loop().time())
        do = table.notation(seat, advice.option)
        if do != self._passing(table):
            self._scene.wish(BotAnswer(seat, decision, do))

    # --- bots ---

    async def _answer(self, table: Table, number: int, limit: float | None = None) -> Advice:
        record = self._scene.record
        level = record.seats[number].level
        assert level is not None
        view = table.view_for_bot(number)
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
            beats = 1 + BEAT * min(events, MOST_BEATS)
            if table.racing:
                beats = RACE * SLOWNESS[level] * (0.75 + _seed(table, number) % 1000 / 2000)
            pause = self._scene.house.config.pace * beats
            await asyncio.sleep(max(0.0, began + pause - time.monotonic()))
        self._scene.wish(BotAnswer(number, decision, table.notation(number, advice.option)))

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


def _forced(table: Table, seat: int) -> bool:
    return only_option(table, seat) is not None


def _seed(table: Table, number: int) -> int:
    """The same game thinks the same again, and no bot can reckon back to the seed of the deal."""
    return int.from_bytes(sha256(b"bot %d %d" % (table.answers, number) + table.seed).digest()[:7], "big")
