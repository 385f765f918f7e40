"""A table that people are at: one writer, who takes command after command.

Each command becomes one entry. The entry is tried on a copy of the game, then kept for good, then
it happens, then everybody is told. What fails before it is kept has never been.
"""

from __future__ import annotations

import time

from stolik.server import wire
from stolik.server.automatic import Automatic
from stolik.server.carrying import Carrying
from stolik.server.clocks import Clocks
from stolik.server.keeping import Keeping
from stolik.server.obeying import Obeying
from stolik.server.order_book import OrderBook
from stolik.server.problems import Trouble
from stolik.server.record import Record
from stolik.server.scene import Scene
from stolik.server.services import Listener, Loaded, Services
from stolik.server.signal import Signal
from stolik.server.telling import Telling
from stolik.server.writer import Writer


class Room:
    def __init__(self, loaded: Loaded, house: Services) -> None:
        self._scene = scene = Scene(loaded, house)
        self.company = scene.company
        self.clocks = Clocks(scene)
        self.automatic = Automatic(scene)
        self.signal = Signal(scene)
        self._telling = Telling(scene, self.clocks, self.automatic, self.signal)
        keeping = Keeping(scene, self.clocks, self.automatic, self._telling)
        obeying = Obeying(scene, self.clocks, self.automatic, self._telling, keeping, self.signal)
        carrying = Carrying(scene, self.clocks, self.automatic, keeping, obeying, self.signal)
        has_thought = self.automatic.has_thought
        self.writer = Writer(scene, carrying, obeying, self._telling, has_thought, self.after_change)
        self.after_change(0)

    async def close(self) -> None:
        self.clocks.cancel()
        self.automatic.cancel()
        self.signal.cancel()
        await self.writer.close()
        await self._scene.close()

    @property
    def record(self) -> Record:
        return self._scene.record

    @property
    def book(self) -> OrderBook:
        return self._scene.book

    @property
    def attended(self) -> bool:
        return self._scene.attended

    def enter(self, listener: Listener, since: int, said: int) -> None:
        """Tell a newcomer where the table stands, and what happened and was said since."""
        if listener.player.id in self.record.removed:
            raise Trouble("removed")
        before = self.automatic.courses
        self.company.come(listener)
        self._telling.welcome(listener, since, said)
        self.automatic.wake(0)
        self._telling.presence()
        if self.automatic.courses != before:
            self._telling.news([])  # what was about to be answered for somebody whom nobody watched is asked now

    def leave(self, listener: Listener) -> None:
        self.company.go(listener)
        self._telling.presence()

    def hear(self, listener: Listener, command: wire.FromClient) -> None:
        self._scene.house.collector.hear()
        self._scene.wishes.put_nowait((listener, command))

    @property
    def idle(self) -> bool:
        """Could it leave the memory? Not while somebody is here, a bot thinks or a clock runs."""
        waiting = not self._scene.wishes.empty()
        busy = self.company.listeners or self.automatic.busy or waiting or self.clocks.running_here
        return not busy and time.monotonic() - self.company.quiet_since > self._scene.house.config.idle

    def after_change(self, events: int) -> None:
        """Whatever follows by itself from how the table stands now."""
        self.clocks.set()
        self.automatic.wake(events)
        self._telling.presence()
