"""Who is here: every open socket belongs to a session, and bears the name of its person."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from stolik.server.bus import Bus
from stolik.server.models import Player
from stolik.server.people import People, Visit
from stolik.server.problems import Trouble


class Visitor(Protocol):
    """An open socket."""

    visit: Visit

    def end(self, trouble: Trouble) -> None:
        """Hear nothing more of it, and close it."""
        ...

    def rename(self, player: asyncio.Task[Player]) -> None:
        """What comes from it from now on comes from this person, as soon as it is known."""
        ...


class Visitors:
    def __init__(self, bus: Bus, people: People) -> None:
        self._people = people
        self._by_session: dict[str, set[Visitor]] = {}
        self._by_person: dict[str, set[Visitor]] = {}
        bus.hear("session", self._end)
        bus.hear("person", self._rename)

    @property
    def sessions(self) -> set[str]:
        return set(self._by_session)

    @contextmanager
    def here(self, visitor: Visitor, most: int) -> Iterator[None]:
        """One more socket of a person, as long as it lasts.

        Nothing may be waited for between asking who it is and this: the session could end unheard.
        """
        session, person = visitor.visit.session.id, visitor.visit.player.id
        if len(self._by_person.get(person, ())) >= most:
            raise Trouble("too-many")
        places = ((self._by_session, session), (self._by_person, person))
        for sockets, id in places:
            sockets.setdefault(id, set()).add(visitor)
        try:
            yield
        finally:
            for sockets, id in places:
                sockets[id].discard(visitor)
                if not sockets[id]:
                    del sockets[id]

    def _end(self, session: str) -> None:
        for visitor in self._by_session.get(session, ()):
            visitor.end(Trouble("signed-out"))

    def _rename(self, person: str) -> None:
        visitors = self._by_person.get(person)
        if visitors:
            asked = asyncio.create_task(self._people.named(person))
            for visitor in visitors:
                visitor.rename(asked)
