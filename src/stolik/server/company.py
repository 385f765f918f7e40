"""Who is at a table, and since when the others are gone."""

from __future__ import annotations

import time

from stolik.engine.forced import Habits
from stolik.server.record import Record
from stolik.server.services import Listener

ATTENDED = 120.0  # seconds for which bots play on when the last person at the table has gone


class Company:
    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.left_at: dict[str, float] = {}  # when the last connection of a person was lost
        self.habits: dict[str, Habits] = {}  # by person, as they have told since the table is in memory
        self.opened = self.quiet_since = time.monotonic()

    def come(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.left_at.pop(listener.player.id, None)

    def go(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.quiet_since = time.monotonic()
        if not self.online(listener.player.id):
            self.left_at[listener.player.id] = time.monotonic()

    @property
    def names(self) -> dict[str, str]:
        """Of those who are here, by their ids."""
        return {listener.player.id: listener.player.name for listener in self.listeners}

    def habits_of(self, player: str) -> Habits:
        """What somebody leaves to the table to answer, unless they say otherwise."""
        return self.habits.get(player, Habits())

    def online(self, player: str | None) -> bool:
        return any(listener.player.id == player for listener in self.listeners)

    def away(self, player: str) -> float:
        """For how many seconds somebody has been gone; after a restart all need a moment to come back."""
        return time.monotonic() - self.left_at.get(player, self.opened)

    def attends(self, record: Record) -> bool:
        """Is there anybody for whom bots should play on? A table of bots alone needs somebody who watches."""
        people = [seat.person for seat in record.seats if seat.person is not None]
        if not people:
            return bool(self.listeners)
        if record.clock is not None and record.clock.kind == "days":
            return True
        return any(self.online(who) or self.away(who) < ATTENDED for who in people)
