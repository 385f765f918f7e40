"""Hints, and what would come of an answer: for one person, who alone hears of it."""

from __future__ import annotations

import msgspec

from stolik.engine.errors import Refused
from stolik.server import wire
from stolik.server.checks import check_decision, check_playing, own_seat
from stolik.server.problems import Trouble
from stolik.server.scene import Scene
from stolik.server.services import Listener

ENCODE = msgspec.json.Encoder().encode


class Advising:
    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._advised: set[int] = set()  # the seats for which a hint is thought up
        self._hints: dict[int, tuple[int, wire.Hint]] = {}  # by seat: what was advised, and to which question

    def hint(self, listener: Listener, command: wire.AskHint) -> None:
        record = self._scene.record
        seat = own_seat(record, listener.player)
        check_playing(record)
        check_decision(record, command.decision, seat)
        if seat not in self._scene.asked:
            raise Refused("STOLIK.turn", {})
        known = self._hints.get(seat)
        if known is not None and known[0] == command.decision:
            listener.tell(ENCODE(msgspec.structs.replace(known[1], key=command.key)))
            return
        if seat in self._advised:
            raise Trouble("too-many")  # one thought at a time: the thinkers are there for everybody
        self._advised.add(seat)
        self._scene.begin(self._advise(listener, command, seat))

    async def _advise(self, listener: Listener, command: wire.AskHint, seat: int) -> None:
        table = self._scene.record.table
        assert table is not None
        view = table.view_for_bot(seat)
        try:
            advice = await self._scene.house.thinkers.hint(view, command.decision, person=listener.player.id)
        finally:
            self._advised.discard(seat)
        do = table.notation(seat, advice.option)
        label, values = table.label(seat, advice.option)
        hint = wire.Hint(command.key, command.decision, do, label, values, advice.why, advice.facts)
        self._hints[seat] = command.decision, hint
        listener.tell(ENCODE(hint))

    def consider(self, listener: Listener, command: wire.Consider) -> None:
        record = self._scene.record
        seat, table = own_seat(record, listener.player), record.table
        check_playing(record)
        check_decision(record, command.decision, seat)
        assert table is not None
        refusal = table.refuse(seat, command.do)
        rule, facts = ("", {}) if refusal is None else (refusal.rule, refusal.facts)
        listener.tell(ENCODE(wire.Considered(command.key, rule, facts, table.preview(seat, command.do))))
