"""How an entry comes to be: it is tried on a copy, kept for good, then it happens, then everybody is told."""

from __future__ import annotations

from sqlalchemy.orm import Session

from stolik.engine.errors import CannotUndo
from stolik.server.automatic import Automatic
from stolik.server.clocks import Clocks
from stolik.server.entries import Entry
from stolik.server.models import Snapshot, TableRow
from stolik.server.order_book import OrderBook
from stolik.server.problems import Trouble
from stolik.server.record import Record, row_info
from stolik.server.scene import Scene
from stolik.server.store import Work
from stolik.server.telling import Telling


class Keeping:
    def __init__(self, scene: Scene, clocks: Clocks, automatic: Automatic, telling: Telling) -> None:
        self._scene = scene
        self._clocks = clocks
        self._automatic = automatic
        self._telling = telling

    async def take(self, entry: Entry, *works: Work[None]) -> int:
        """The number of the entry as whoever made it may know it; `works` are kept together with it."""
        scene, before = self._scene, self._scene.record
        try:
            after = before.after(before.next(entry))
        except CannotUndo as error:
            raise Trouble("cannot-undo") from error
        entry.hash = after.hash
        shown_in_lobby = after.info != before.info
        book = scene.book.after(after.table)
        await self._keep(entry, after, shown_in_lobby, book, list(works))
        scene.record, scene.book = after, book
        if after.recent[-1].privy is None:  # a thought that nobody else knows of sets nothing going
            if entry.kind == "answer" and entry.seat is not None:
                self._clocks.answered(entry.seat)
            if entry.kind in ("start", "answer", "undo"):
                self._automatic.answered(entry)
        if shown_in_lobby:
            scene.house.changed(after)
        self._clocks.set()
        self._telling.news(after.recent[-1:])
        if entry.kind == "remove":
            for listener in [one for one in scene.company.listeners if one.player.id in after.removed]:
                listener.end(Trouble("removed"))
        self._automatic.wake(len(after.recent[-1].events))
        return after.recent[-1].seen(entry.seat)

    async def _keep(self, entry: Entry, after: Record, listed: bool, book: OrderBook, works: list[Work[None]]) -> None:
        before = self._scene.book
        if book.given != before.given:
            works.append(lambda db: book.keep(db, entry.table, before))
        due = self._clocks.due_after(after)
        if listed or due is not None:
            works.append(lambda db: _update_row(db, after, entry.at if listed else None, due))
        if after.wants_saving or after.result is not None:
            rules, data = after.game.rulebook.version, after.snapshot()
            works.append(lambda db: _save(db, entry, rules, data))
            after.saved = entry.number

        def work(db: Session) -> None:
            for each in works:
                each(db)

        await self._scene.house.store.keep(entry, work if works else None)


def _update_row(db: Session, record: Record, at: float | None, due: float | None) -> None:
    """What the lobby shows has changed (`at`), or when the table must be looked after."""
    row = db.get_one(TableRow, record.id)
    row.due = due if record.status == "playing" else None
    if at is not None:
        row.info, row.status, row.changed = row_info(record), record.status, at


def _save(db: Session, entry: Entry, rules: int, data: bytes) -> None:
    db.merge(Snapshot(table=entry.table, number=entry.number, rules=rules, data=data))
