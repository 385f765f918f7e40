"""The clocks of one table: of seats, of the whole game, and of what the rules allow for a question."""

from __future__ import annotations

import asyncio
import time

from stolik.server import wire
from stolik.server.fuse import Fuse
from stolik.server.record import Record
from stolik.server.scene import Scene
from stolik.server.wishes import AllowanceIsUp, TableTimeIsUp, TimeIsUp

SOON = 5.0  # seconds after which a game of days in which a bot is asked is looked after, should nobody do so now


class Clocks:
    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self.asked_since = self._asked_before()  # by seat, in seconds of the monotonic clock
        self.bell: asyncio.TimerHandle | None = None  # for the end of the whole game
        self._alarm: asyncio.TimerHandle | None = None  # for the seat that has least time
        self._fuse = Fuse()
        self._burning: asyncio.TimerHandle | None = None  # until the fuse has burnt down

    def cancel(self) -> None:
        for timer in (self._alarm, self.bell, self._burning):
            if timer is not None:
                timer.cancel()

    @property
    def running_here(self) -> bool:
        """Does a clock run that stands still while the table is not in memory? One of days goes on without it."""
        days = self._clock is not None and self._clock.kind == "days"
        return any(timer is not None for timer in (self.bell, self._burning, None if days else self._alarm))

    @property
    def _clock(self) -> wire.Clock | None:
        return self._scene.record.clock

    # --- asking ---

    def left(self, seat: int) -> float:
        return self._scene.record.left[seat] - self.spent(seat)

    def spent(self, seat: int) -> float:
        return time.monotonic() - self.asked_since[seat] if seat in self.asked_since else 0.0

    def is_up(self, seat: int) -> bool:
        return seat in self.asked_since and self.left(seat) <= 0

    def shown(self) -> wire.ClocksView | None:
        record, loop = self._scene.record, asyncio.get_running_loop()
        whole = None if self.bell is None else max(0.0, self.bell.when() - loop.time())
        allowed = self._fuse.left(loop.time())
        if record.table is None or (record.clock is None and whole is None and allowed is None):
            return None
        seats = range(len(record.seats)) if record.clock is not None else ()
        left = [max(0.0, self.left(seat)) for seat in seats]
        return wire.ClocksView(left, sorted(self.asked_since), whole if allowed is None else allowed)

    def due_after(self, record: Record) -> float | None:
        """When the table must be looked after though nobody is there, once it stands like this."""
        if record.clock is None or record.table is None or record.status != "playing":
            return None
        pending = record.table.pending
        asked = () if pending is None else pending.seats
        people = [seat for seat in asked if record.seats[seat].level is None]
        waits = [record.left[seat] for seat in people] + [SOON] * (len(people) < len(asked))
        return time.time() + min(waits, default=SOON)

    # --- running ---

    def answered(self, seat: int) -> None:
        self.asked_since.pop(seat, None)  # what it is asked next is another question

    def allows_no_more(self, name: str) -> bool:
        """A fuse has burnt down: is it still this one that counts?"""
        self._burning = None
        return name == self._fuse.name

    def _asked_before(self) -> dict[int, float]:
        """A game of days goes on while the server rests: who was asked then has been thinking ever since."""
        record = self._scene.record
        if record.clock is None or record.clock.kind != "days":
            return {}
        return dict.fromkeys(self._scene.asked, time.monotonic() - max(0.0, time.time() - record.touched))

    def set(self) -> None:
        """The clocks of those run who are asked; a bot needs none."""
        self._set_bell()
        self._set_fuse()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._clock is None:
            return
        now = time.monotonic()
        asked = [seat for seat in self._scene.asked if self._scene.record.seats[seat].level is None]
        self.asked_since = {seat: self.asked_since.get(seat, now) for seat in asked}
        if asked:
            first = min(asked, key=self.left)
            wait = max(0.0, self.left(first))
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring, first)

    def _ring(self, seat: int) -> None:
        self._alarm = None
        self._scene.wish(TimeIsUp(seat))

    def _set_fuse(self) -> None:
        """In a game of days there is time for everything (its own clock runs)."""
        record = self._scene.record
        allowance = None
        if record.table is not None and self._scene.asked and (record.clock is None or record.clock.kind != "days"):
            allowance = record.game.timing.allowance(record.table.state, record.table.settings)
        loop = asyncio.get_running_loop()
        self._fuse.burn(allowance, loop.time())
        if self._burning is not None:
            self._burning.cancel()
            self._burning = None
        left = self._fuse.left(loop.time())
        if left is not None:
            self._burning = loop.call_later(left, self._scene.wish, AllowanceIsUp(self._fuse.name))

    def _set_bell(self) -> None:
        """For a game that may last only so long; while the server rests, it does not go on."""
        record = self._scene.record
        limit = record.game.timing.limit(record.setup.options)
        if record.status == "playing" and limit > 0 and self.bell is None:
            wait = max(0.0, limit - record.lasted)
            self.bell = asyncio.get_running_loop().call_later(wait, self._scene.wish, TableTimeIsUp())
        elif record.status == "over" and self.bell is not None:
            self.bell.cancel()
            self.bell = None
