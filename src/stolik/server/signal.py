"""The starting signal of a race: it is given when everybody who sits has said that they are ready, and is here.

It is no matter of the rules, and nothing of it is kept: should the server rest meanwhile, they say so again.
"""

from __future__ import annotations

import asyncio

from stolik.server import wire
from stolik.server.checks import check_waiting, own_seat
from stolik.server.config import ServerConfig
from stolik.server.models import Player
from stolik.server.problems import Trouble
from stolik.server.scene import Scene
from stolik.server.wishes import Begins

COUNT = 3.0  # seconds from the last one's word to the start, at the usual pace


class Signal:
    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._ready: set[str] = set()  # people
        self._counting: asyncio.TimerHandle | None = None

    def cancel(self) -> None:
        if self._counting is not None:
            self._counting.cancel()
            self._counting = None

    @property
    def wanted(self) -> bool:
        record = self._scene.record
        return record.status == "waiting" and record.game.timing.signal(record.setup.options)

    @property
    def _complete(self) -> bool:
        """Has everybody said so? Whoever is away is waited for, until the host gives the seat to somebody else."""
        seats, company = self._scene.record.seats, self._scene.company
        people = [seat.person for seat in seats if seat.person is not None]
        all_ready = all(person in self._ready and company.online(person) for person in people)
        return self.wanted and bool(people) and all_ready and not any(seat.empty for seat in seats)

    @property
    def _seconds(self) -> float:
        return COUNT * self._scene.house.config.pace / ServerConfig.pace

    def shown(self) -> wire.SignalView | None:
        if not self.wanted:
            return None
        seats = self._scene.record.seats
        ready = [number for number, seat in enumerate(seats) if seat.person in self._ready]
        return wire.SignalView(ready, self._seconds if self._counting is not None else None)

    def heed(self, player: Player) -> None:
        """Somebody is ready."""
        record = self._scene.record
        check_waiting(record)
        own_seat(record, player)
        if any(seat.empty for seat in record.seats):
            raise Trouble("not-ready")
        self._ready.add(player.id)

    def given(self) -> bool:
        """The moment has passed: does it begin?"""
        self._counting = None
        return self._complete

    def look(self) -> None:
        """Somebody has come, gone, sat down or stood up: is it time to count?"""
        self._ready &= {seat.person for seat in self._scene.record.seats if seat.person is not None}
        if not self._complete:
            self.cancel()
        elif self._counting is None:
            loop = asyncio.get_running_loop()
            self._counting = loop.call_later(self._seconds, self._scene.wish, Begins())
