"""What is said at one table: a window of it is kept, and nothing of it belongs to the game."""

from __future__ import annotations

import time

from sqlalchemy import delete, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from stolik.server import names, wire
from stolik.server.models import ChatRow, EntryRow, Player
from stolik.server.problems import Trouble
from stolik.server.store import Store

KEPT = 200  # lines
RATE, BURST = 1.0, 5  # lines a second of one person


def read_talk(db: Session, table: str) -> list[wire.Said]:
    """The last lines of a table; those of long ago are among its entries."""
    rows = db.scalars(select(ChatRow).where(ChatRow.table == table).order_by(ChatRow.number.desc()).limit(KEPT))
    found = [_said(row) for row in rows][::-1]
    if found:
        return found
    old = select(EntryRow).where(EntryRow.table == table, EntryRow.kind == "chat").order_by(EntryRow.number.desc())
    rows_then = list(db.scalars(old.limit(KEPT)))[::-1]
    return [
        wire.Said(number, row.at, row.player or "", row.seat, row.name, row.text)
        for number, row in enumerate(rows_then, 1)
    ]


class Talk:
    def __init__(self, table: str, lines: list[wire.Said]) -> None:
        self.table = table
        self.lines = lines

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.lines[-1].number if self.lines else 0

    def since(self, number: int) -> list[wire.Said]:
        return [line for line in self.lines if line.number > number]

    async def say(self, store: Store, player: Player, key: str, seat: int | None, text: str) -> tuple[wire.Said, bool]:
        """Keep a line; the line, and whether it is to be told (the same key twice is said once)."""
        joined = text.replace("\u200d", "")  # it joins the parts of some emoji
        if not names.visible(joined) or not joined.strip():
            raise Trouble("bad-text")
        said = wire.Said(0, time.time(), player.id, seat, player.name, text)

        def work(db: Session) -> wire.Said:
            own = (ChatRow.table == self.table, ChatRow.player == player.id, ChatRow.key == key)
            known = db.scalar(select(ChatRow).where(*own))
            if known is not None:
                return _said(known)
            newest = db.scalar(select(func.max(ChatRow.number)).where(ChatRow.table == self.table))
            number = 1 + (newest or self.last)
            if newest is None:
                # The first line since what is said has a place of its own brings what was said before with it.
                db.add_all(_row(self.table, f"old-{line.number}", line) for line in self.lines)
            said.number = number
            db.add(_row(self.table, key, said))
            db.execute(delete(ChatRow).where(ChatRow.table == self.table, ChatRow.number <= number - KEPT))
            return said

        try:
            line = await store.do(work)
        except IntegrityError as error:  # the same command from two tabs at once
            raise Trouble("busy") from error
        # One that was kept when nobody could be sure of it is known on disk, and here it is new all the same.
        new = all(line.number != told.number for told in self.lines)
        if new:
            self.lines = sorted([*self.lines, line], key=lambda told: told.number)[-KEPT:]
        return line, new


def _said(row: ChatRow) -> wire.Said:
    return wire.Said(row.number, row.at, row.player, row.seat, row.name, row.text)


def _row(table: str, key: str, line: wire.Said) -> ChatRow:
    return ChatRow(
        table=table,
        number=line.number,
        at=line.at,
        player=line.player,
        key=key,
        seat=line.seat,
        name=line.name,
        text=line.text,
    )
