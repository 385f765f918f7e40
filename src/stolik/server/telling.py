"""What those at a table are told: how it stands, what is new, what was said, who is here."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import asdict

from stolik.engine.table import Table
from stolik.server import wire
from stolik.server.automatic import Automatic
from stolik.server.clocks import Clocks
from stolik.server.models import Player
from stolik.server.people import me
from stolik.server.record import Shown
from stolik.server.scene import Scene
from stolik.server.services import Listener
from stolik.server.showing import AskedSeats, frames_of, views_of
from stolik.server.signal import Signal

ENCODE = msgspec.json.Encoder().encode

WATCHERS = 20  # that are named


class Telling:
    def __init__(self, scene: Scene, clocks: Clocks, automatic: Automatic, signal: Signal) -> None:
        self._scene = scene
        self._clocks = clocks
        self._automatic = automatic
        self._signal = signal
        self._presence = b""  # as it was last told

    def welcome(self, listener: Listener, since: int, said: int) -> None:
        """Tell a newcomer where the table stands, and what happened and was said since."""
        self._presence = b""  # the newcomer knows nothing yet
        record = self._scene.record
        seat = record.seat_of(listener.player.id)
        if since > record.seen(seat):
            since = 0  # it speaks of another table, or of what never was
        missed = [shown for shown in record.recent if shown.seen(seat) > since]
        update, chat = self._updates({seat}, missed)(listener.player), self._scene.talk.since(said)
        listener.tell(ENCODE(wire.Welcome(**asdict(update), you=me(listener.player), chat=chat)))

    def news(self, new: list[Shown]) -> None:
        """Tell everybody who may learn of it; those who see the same share one message."""
        record, listeners = self._scene.record, self._scene.company.listeners
        seats = {record.seat_of(listener.player.id) for listener in listeners}
        learn = {seat for seat in seats if not new or any(shown.privy in (None, seat) for shown in new)}
        update = self._updates(learn, new)
        messages: dict[tuple[int | None, int | None], bytes] = {}
        for listener in listeners:
            player = listener.player.id
            place = record.seat_of(player), record.back_of(player)
            if place[0] not in learn:
                continue
            if place not in messages:
                messages[place] = ENCODE(update(listener.player))
            listener.tell(messages[place])

    def again(self, listener: Listener) -> None:
        """How it stands, though nothing is new."""
        seat = self._scene.record.seat_of(listener.player.id)
        listener.tell(ENCODE(self._updates({seat}, [])(listener.player)))

    def _updates(self, seats: set[int | None], new: list[Shown]) -> Callable[[Player], wire.Update]:
        """How the table stands for each of some observers; what they have in common is worked out once."""
        record, book = self._scene.record, self._scene.book
        views = {} if record.table is None else views_of(record.table, seats, self._asked(record.table))
        info, clocks = record.info, self._clocks.shown()

        def update(player: Player) -> wire.Update:
            seat = record.seat_of(player.id)
            return wire.Update(
                seq=record.seen(seat),
                seat=seat,
                back=record.back_of(player.id),
                table=info,
                frames=frames_of(record, new, seat),
                view=views.get(seat),
                clocks=clocks,
                orders=book.shown(record.table, seat),
            )

        return update

    def _asked(self, table: Table) -> AskedSeats:
        return AskedSeats(lambda seat: self._automatic.course(table, seat), self._automatic.habits)

    def chat(self, lines: list[wire.Said]) -> None:
        message = ENCODE(wire.Chatted(lines))
        for listener in self._scene.company.listeners if lines else ():
            listener.tell(message)

    def presence(self) -> None:
        """Who is here and ready, and which bots think, where that is not what was last told."""
        seats, people = self._scene.record.seats, self._scene.company.names
        online = [seat.level is not None or seat.player in people for seat in seats]
        seated = {seat.person for seat in seats}
        watchers = [wire.Watcher(id, name) for id, name in people.items() if id not in seated]
        thinking = self._automatic.shown_thinking
        self._signal.look()  # whatever has changed, it may be time now
        signal = self._signal.shown()
        message = ENCODE(wire.Presence(online, len(watchers), watchers[:WATCHERS], thinking, signal))
        for listener in self._scene.company.listeners if message != self._presence else ():
            listener.tell(message)
        self._presence = message
