"""Carries out every wish: what people want, and what follows by itself from bots, orders, windows and clocks."""

from __future__ import annotations

from stolik.server.automatic import Automatic
from stolik.server.checks import check_decision
from stolik.server.clocks import Clocks
from stolik.server.entries import Entry
from stolik.server.keeping import Keeping
from stolik.server.obeying import Obeying
from stolik.server.problems import Trouble
from stolik.server.scene import Scene
from stolik.server.services import Listener
from stolik.server.signal import Signal
from stolik.server.wishes import (
    AllowanceIsUp,
    Begins,
    BotAnswer,
    ByItself,
    Ordered,
    TableTimeIsUp,
    TimeIsUp,
    WindowCloses,
    Wish,
)


class Carrying:
    def __init__(
        self,
        scene: Scene,
        clocks: Clocks,
        automatic: Automatic,
        keeping: Keeping,
        obeying: Obeying,
        signal: Signal,
    ) -> None:
        self._scene = scene
        self._clocks = clocks
        self._automatic = automatic
        self._keeping = keeping
        self._obeying = obeying
        self._signal = signal

    async def carry_out(self, listener: Listener | None, wish: Wish) -> None:
        match wish:
            case BotAnswer():
                await self._answer_of_bot(wish)
            case Ordered():
                await self._follow_order(wish)
            case ByItself():
                await self._answer_by_itself(wish)
            case WindowCloses():
                await self._close_window(wish.decision)
            case TimeIsUp():
                await self._end_of_clock(wish.seat)
            case TableTimeIsUp():
                self._clocks.bell = None
                if self._scene.asked:
                    await self._keeping.take(Entry("late", seat=self._scene.asked[0]))
            case Begins():
                if self._signal.given():
                    await self._keeping.take(Entry("start"))
            case AllowanceIsUp():
                await self._end_of_allowance(wish.name)
            case _ if listener is not None:
                await self._obeying.obey(listener, wish)

    async def _answer_of_bot(self, wish: BotAnswer) -> None:
        record = self._scene.record
        check_decision(record, wish.decision, wish.seat)
        if record.seats[wish.seat].level is None:
            raise Trouble("stale-decision")  # the person has come back
        await self._keeping.take(Entry("answer", seat=wish.seat, text=wish.do))

    async def _follow_order(self, wish: Ordered) -> None:
        record, order = self._scene.record, wish.order
        check_decision(record, wish.decision, order.seat)
        cancelled = order not in self._scene.book.given  # just now; a bot lets happen what is usual
        if not cancelled or record.seats[order.seat].level is not None:
            await self._take_for(order.seat, order.do)

    async def _answer_by_itself(self, wish: ByItself) -> None:
        record = self._scene.record
        check_decision(record, wish.decision, wish.seat)
        assert record.table is not None
        do = self._automatic.course(record.table, wish.seat)
        if do is not None and record.seats[wish.seat].level is None:
            await self._take_for(wish.seat, do)

    async def _close_window(self, decision: int) -> None:
        """All those let it happen who had no choice, have ordered so, or are bots that want so."""
        while (passing := self._automatic.passing(decision)) is not None:
            seat, do, held = passing
            if held is None:
                await self._take_for(seat, do)
            else:
                await self._obeying.obey(*held)

    async def _take_for(self, seat: int, do: str) -> None:
        """An answer that a seat gives without a hand being moved."""
        here = self._scene.record.seats[seat]
        name = "" if here.level is not None else here.name
        await self._keeping.take(Entry("answer", seat=seat, name=name, text=do, spent=self._clocks.spent(seat)))

    async def _end_of_clock(self, seat: int) -> None:
        if self._clocks.is_up(seat):
            spent = self._clocks.spent(seat)
            await self._keeping.take(Entry("hand_over", seat=seat, text="time", spent=spent))
        else:
            self._clocks.set()

    async def _end_of_allowance(self, name: str) -> None:
        table = self._scene.record.table
        late = [] if table is None or not self._scene.asked else table.may_be_late
        if self._clocks.allows_no_more(name) and late:
            await self._keeping.take(Entry("late", seat=late[0]))
