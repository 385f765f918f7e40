"""The one writer of a table: takes wish after wish, and settles what is in doubt by the database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import msgspec

from stolik.engine.errors import Refused
from stolik.server import wire
from stolik.server.carrying import Carrying
from stolik.server.obeying import Obeying
from stolik.server.problems import Trouble
from stolik.server.scene import Scene
from stolik.server.services import Listener
from stolik.server.store import Doubt
from stolik.server.telling import Telling
from stolik.server.wishes import BotAnswer, Wish

log = logging.getLogger("stolik.server")
ENCODE = msgspec.json.Encoder().encode

RETRY = 3.0  # seconds after which a bot or a clock tries again what could not be kept


class Writer:
    def __init__(
        self,
        scene: Scene,
        carrying: Carrying,
        obeying: Obeying,
        telling: Telling,
        has_thought: Callable[[int, int], None],
        after_change: Callable[[int], None],
    ) -> None:
        self._scene = scene
        self._carrying = carrying
        self._obeying = obeying
        self._telling = telling
        self._has_thought = has_thought
        self._after_change = after_change
        self._in_doubt = False  # what is on disk may be more than we know
        self._writing = asyncio.create_task(self._write())

    async def close(self) -> None:
        self._writing.cancel()
        with suppress(asyncio.CancelledError):
            await self._writing

    async def _write(self) -> None:
        while True:
            listener, wish = await self._scene.wishes.get()
            if isinstance(wish, BotAnswer):
                self._has_thought(wish.seat, wish.decision)
            try:
                await self._settle(listener, wish)
            except Trouble as trouble:
                await self._complain(listener, wish, trouble)
            except Refused as refusal:
                if listener is not None and isinstance(wish, wire.Command):
                    await self._refuse(listener, wish, wire.Refusal(wish.key, refusal.rule, refusal.facts))
            except Exception:
                log.exception("table %s: %s", self._scene.record.id, type(wish).__name__)
                await self._complain(listener, wish, Trouble("internal"))
            self._telling.presence()

    async def _settle(self, listener: Listener | None, wish: Wish) -> None:
        """Carry out a wish. Where nobody knows whether it was kept the database does, and what is not is tried anew."""
        if self._in_doubt:
            await self.reload()
        try:
            await self._carrying.carry_out(listener, wish)
            return
        except Doubt as doubt:
            self._in_doubt, trouble = True, doubt.trouble
        await self.reload()
        if listener is None or not isinstance(wish, wire.Command) or await self._obeying.was_done(listener, wish):
            return
        if trouble.name != "busy":
            raise trouble
        try:
            await self._carrying.carry_out(listener, wish)
        except Doubt as doubt:
            self._in_doubt = True
            raise doubt.trouble from doubt

    async def reload(self) -> None:
        """Take the table anew from the database, and tell everybody what they do not know of it yet."""
        scene = self._scene
        loaded = await scene.house.read(scene.record.id)
        known, said = scene.record.seq, scene.talk.last
        scene.set(loaded)
        self._in_doubt = False
        if scene.record.seq != known:
            scene.house.changed(scene.record)
            self._telling.news([shown for shown in scene.record.recent if shown.entry.number > known])
        self._telling.chat(scene.talk.since(said))
        self._after_change(0)

    async def _refuse(self, listener: Listener, command: wire.Command, refusal: wire.Refusal | wire.Fault) -> None:
        """Not without having looked: what was done before cannot be forbidden now."""
        try:
            if await self._obeying.was_done(listener, command):
                return
        except Trouble as trouble:
            refusal = wire.Fault(command.key, trouble.problem)
        listener.tell(ENCODE(refusal))

    async def _complain(self, listener: Listener | None, wish: Wish, trouble: Trouble) -> None:
        if listener is None or not isinstance(wish, wire.Command):
            # A bot or a clock whose answer came too late, or could not be kept: they try again.
            wait = 0.0 if trouble.name == "stale-decision" else RETRY
            asyncio.get_running_loop().call_later(wait, self._after_change, 0)
            return
        await self._refuse(listener, wish, wire.Fault(wish.key, trouble.problem))
        if trouble.name == "stale-decision":
            self._telling.again(listener)  # this is how it stands
