"""What is kept for good. A table is its row and its entries, in order: everything else follows from them."""

from __future__ import annotations

from typing import Any, ClassVar

from sqlalchemy import JSON, Float, ForeignKey, Integer, LargeBinary, String, Text, UniqueConstraint, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, validates

from stolik.server import names


class Base(DeclarativeBase):
    type_annotation_map: ClassVar = {dict[str, Any]: JSON, list[Any]: JSON}


class Player(Base):
    __tablename__ = "players"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    kept_as: Mapped[str | None] = mapped_column(String(64), unique=True)  # the name as it is compared, once kept
    password: Mapped[str | None] = mapped_column(String(200))  # Argon2
    created: Mapped[float] = mapped_column(Float)
    # Who else has such a name? Both follow from it.
    compared: Mapped[str] = mapped_column(String(64), index=True, server_default=text("''"))
    looks: Mapped[str] = mapped_column(String(64), index=True, server_default=text("''"))

    @validates("name")
    def _compare(self, _: str, name: str) -> str:
        self.compared, self.looks = names.compared(name), names.looks(name)
        return name


class Session(Base):
    __tablename__ = "sessions"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)  # only its hash
    id: Mapped[str] = mapped_column(String(32), unique=True, index=True)  # by which others may speak of it
    player: Mapped[str] = mapped_column(ForeignKey("players.id"), index=True)
    expires: Mapped[float] = mapped_column(Float)
    seen: Mapped[float] = mapped_column(Float)  # when it was last in use, more or less
    agent: Mapped[str] = mapped_column(String(120))  # the browser and the system


class TableRow(Base):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int] = mapped_column(Integer)  # the version that it was begun by
    sources: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # and what else, such as a lexicon
    options: Mapped[dict[str, Any]]
    places: Mapped[int] = mapped_column(Integer)  # how many seats
    host: Mapped[str] = mapped_column(ForeignKey("players.id"), index=True)
    private: Mapped[bool]
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    seed: Mapped[str] = mapped_column(String(64))  # secret until the end
    origin: Mapped[str | None] = mapped_column(String(32))
    created: Mapped[float] = mapped_column(Float)
    due: Mapped[float | None] = mapped_column(Float, index=True)  # when the next thing happens though nobody is here
    # What the lobby wants to know without playing the entries again.
    changed: Mapped[float] = mapped_column(Float, index=True)
    status: Mapped[str] = mapped_column(String(10), index=True)
    info: Mapped[dict[str, Any]] = mapped_column(deferred=True)  # one that cannot be read costs its place there alone


class Sitting(Base):
    """Who has sat at which table."""

    __tablename__ = "sittings"

    player: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True, index=True)


class LessonDone(Base):
    """Who has learnt what."""

    __tablename__ = "lessons"

    player: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    lesson: Mapped[str] = mapped_column(String(40), primary_key=True)


class OrdersRow(Base):
    """What a seat has ordered beforehand: nobody else learns of it, so it is no entry."""

    __tablename__ = "orders"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    orders: Mapped[list[Any]]


class Lease(Base):
    """Which server writes here: each one that starts counts up, and whoever finds another count has to stop."""

    __tablename__ = "lease"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    epoch: Mapped[int] = mapped_column(Integer)


class Snapshot(Base):
    """A table as it stood after one of its entries, so that loading it plays only those that came later."""

    __tablename__ = "snapshots"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer)
    rules: Mapped[int] = mapped_column(Integer)  # the version that has made it: to another it says nothing
    data: Mapped[bytes] = mapped_column(LargeBinary)


class Archive(Base):
    """A game that is over, as it was told: it can be read when its rules are no longer known."""

    __tablename__ = "archives"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    data: Mapped[bytes] = mapped_column(LargeBinary)


class ChatRow(Base):
    """What somebody said at a table; only the last of it is kept."""

    __tablename__ = "chats"
    __table_args__ = (UniqueConstraint("table", "player", "key"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)  # from 1
    at: Mapped[float] = mapped_column(Float)
    player: Mapped[str] = mapped_column(String(32))
    key: Mapped[str] = mapped_column(String(64))  # the client's name for the command
    seat: Mapped[int | None] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(Text)


class EntryRow(Base):
    __tablename__ = "entries"
    __table_args__ = (UniqueConstraint("table", "player", "key"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)  # from 1
    kind: Mapped[str] = mapped_column(String(12))
    at: Mapped[float] = mapped_column(Float)
    player: Mapped[str | None] = mapped_column(String(32))  # who sent it; nobody for a bot or a clock
    key: Mapped[str | None] = mapped_column(String(64))  # the client's name for the command
    seat: Mapped[int | None] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(Text)
    spent: Mapped[float] = mapped_column(Float)  # seconds of the seat's clock
    hash: Mapped[str] = mapped_column(String(64))  # of the game's log after this entry
