"""Carries out what people want of a table."""

from __future__ import annotations

import msgspec
from sqlalchemy.orm import Session

from stolik.engine.forced import Habits, back_to_a_choice
from stolik.server import wire
from stolik.server.advising import Advising
from stolik.server.automatic import Automatic
from stolik.server.checks import check_playing, own_seat
from stolik.server.clocks import Clocks
from stolik.server.deeds import entry_of
from stolik.server.entries import Entry
from stolik.server.keeping import Keeping
from stolik.server.models import Player, Sitting
from stolik.server.problems import Trouble
from stolik.server.scene import Scene
from stolik.server.services import Listener
from stolik.server.signal import Signal
from stolik.server.store import Work
from stolik.server.telling import Telling

ENCODE = msgspec.json.Encoder().encode


class Obeying:
    def __init__(
        self,
        scene: Scene,
        clocks: Clocks,
        automatic: Automatic,
        telling: Telling,
        keeping: Keeping,
        signal: Signal,
    ) -> None:
        self._scene = scene
        self._clocks = clocks
        self._automatic = automatic
        self._telling = telling
        self._keeping = keeping
        self._signal = signal
        self._advising = Advising(scene)

    async def obey(self, listener: Listener, command: wire.FromClient) -> None:
        if isinstance(command, wire.AskHint):
            self._advising.hint(listener, command)
            return
        if isinstance(command, wire.Consider):
            self._advising.consider(listener, command)
            return
        if isinstance(command, wire.Chat):
            await self._chat(listener, command)
            return
        if isinstance(command, wire.GiveOrder | wire.CancelOrder):
            seen = await self._order(listener.player, command)
        elif isinstance(command, wire.SetHabits):
            seen = self._set_habits(listener.player, command)
        elif isinstance(command, wire.Hurry):
            seen = self._hurry(listener.player)
        elif isinstance(command, wire.Start) and self._signal.wanted:
            self._signal.heed(listener.player)
            seen = self._scene.record.seen(self._scene.record.seat_of(listener.player.id))
        elif isinstance(command, wire.Undo):
            if await self._is_known(listener, command):
                return
            seen = await self._undo(listener.player, command)
        else:
            if await self._is_known(listener, command):
                return
            if isinstance(command, wire.Answer) and self._automatic.holds(listener, command):
                return
            entry = entry_of(self._scene, self._clocks, listener.player, command)
            entry.key = command.key
            entry.player = listener.player.id
            seen = await self._keeping.take(entry, *self._with_it(listener.player, command, entry))
        listener.tell(ENCODE(wire.Done(command.key, seen)))

    async def _undo(self, player: Player, command: wire.Undo) -> int:
        """Back through what the table has answered, to the last choice: else it would be answered at once again."""
        scene, seen = self._scene, 0
        entry = entry_of(scene, self._clocks, player, command)
        entry.key, entry.player = command.key, player.id
        assert scene.record.table is not None
        assert entry.seat is not None
        count = back_to_a_choice(scene.record.table, entry.seat, self._automatic.habits(entry.seat))
        if count == 0:
            raise Trouble("cannot-undo")
        for _ in range(count):
            seen = await self._keeping.take(entry)
            entry = Entry("undo", seat=entry.seat, name=player.name, player=player.id)
        return seen

    def _set_habits(self, player: Player, command: wire.SetHabits) -> int:
        """What is kept with those who are here, as their browsers tell it."""
        scene = self._scene
        scene.company.habits[player.id] = Habits(command.forced, command.gains)
        for listener in scene.company.listeners:
            if listener.player.id == player.id:
                self._telling.again(listener)
        self._automatic.wake(0)
        return scene.record.seen(scene.record.seat_of(player.id))

    def _hurry(self, player: Player) -> int:
        record = self._scene.record
        if record.seat_of(player.id) is not None and {seat.person for seat in record.seats} <= {None, player.id}:
            self._automatic.hurry()
        return record.seen(record.seat_of(player.id))

    async def was_done(self, listener: Listener, command: wire.Command) -> bool:
        """Has this very command been carried out before? Then its sender is told so, whatever it would be now."""
        record = self._scene.record
        number = await self._scene.house.done_before(record.id, listener.player.id, command.key)
        if number is None:
            return False
        # Whoever sent it knows of it, so it stands where all that they may know has come to.
        shown = next((shown for shown in record.recent if shown.entry.number == number), None)
        seat = record.seat_of(listener.player.id)
        listener.tell(ENCODE(wire.Done(command.key, number if shown is None else shown.seen(seat))))
        return True

    async def _is_known(self, listener: Listener, command: wire.Command) -> bool:
        """Was it carried out just now? What lies longer back is found when it is refused, or by its key."""
        sent = (listener.player.id, command.key)
        known = any((shown.entry.player, shown.entry.key) == sent for shown in self._scene.record.recent)
        return known and await self.was_done(listener, command)

    def _with_it(self, player: Player, command: wire.FromClient, entry: Entry) -> list[Work[None]]:
        """What is kept together with the entry of a command."""
        scene = self._scene
        if isinstance(command, wire.Sit):
            return [lambda db: _sit_down(db, player.id, scene.record.id)]
        if isinstance(command, wire.Rematch):
            record, founding = scene.house.again(scene.record, player)
            entry.text = record.id
            return [founding]
        return []

    async def _order(self, player: Player, command: wire.GiveOrder | wire.CancelOrder) -> int:
        """Nobody else is told: only the player's own screens show it."""
        scene = self._scene
        seat, table = own_seat(scene.record, player), scene.record.table
        check_playing(scene.record)
        assert table is not None
        before = scene.book
        if isinstance(command, wire.GiveOrder):
            book = before.with_order(table, seat, command.do, command.where, command.lasting)
        else:
            book = before.without(seat, command.do, command.where)
        await scene.house.store.do(lambda db: book.keep(db, scene.record.id, before))
        scene.book = book
        for listener in scene.company.listeners:
            if listener.player.id == player.id:
                self._telling.again(listener)
        self._automatic.wake(0)
        return scene.record.seen(seat)

    async def _chat(self, listener: Listener, command: wire.Chat) -> None:
        """What is said is told by itself: nothing at the table changes."""
        player, record, house = listener.player, self._scene.record, self._scene.house
        seat = record.seat_of(player.id)
        trouble = None
        if record.seated_chat and player.id not in record.people | {record.setup.host}:
            trouble = Trouble("seated-chat")
        elif not house.chatting.take(player.id):
            trouble = Trouble("too-many")
        if trouble is not None and not await house.said_before(record.id, player.id, command.key):
            raise trouble  # what was said before cannot be forbidden now
        line, new = await self._scene.talk.say(house.store, player, command.key, seat, command.text)
        self._telling.chat([line] if new else [])
        listener.tell(ENCODE(wire.Done(command.key, line.number)))


def _sit_down(db: Session, player: str, table: str) -> None:
    if db.get(Sitting, (player, table)) is None:
        db.add(Sitting(player=player, table=table))
