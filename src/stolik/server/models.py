"""What is kept for good. A table is its row and its entries, in order: everything else follows from them."""

from __future__ import annotations

from typing import Any, ClassVar

from sqlalchemy import JSON, Float, ForeignKey, Integer, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    type_annotation_map: ClassVar = {dict[str, Any]: JSON, list[Any]: JSON}


class Player(Base):
    __tablename__ = "players"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    kept_as: Mapped[str | None] = mapped_column(String(64), unique=True)  # the name as it is compared, once kept
    password: Mapped[str | None] = mapped_column(String(200))  # Argon2
    created: Mapped[float] = mapped_column(Float)


class Session(Base):
    __tablename__ = "sessions"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)  # only its hash
    player: Mapped[str] = mapped_column(ForeignKey("players.id"), index=True)
    expires: Mapped[float] = mapped_column(Float)


class TableRow(Base):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int] = mapped_column(Integer)  # the version that it is played by
    options: Mapped[dict[str, Any]]
    places: Mapped[int] = mapped_column(Integer)  # how many seats
    host: Mapped[str] = mapped_column(ForeignKey("players.id"))
    private: Mapped[bool]
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    seed: Mapped[str] = mapped_column(String(64))  # secret until the end
    origin: Mapped[str | None] = mapped_column(String(32))
    created: Mapped[float] = mapped_column(Float)
    # What the lobby wants to know without playing the entries again.
    changed: Mapped[float] = mapped_column(Float, index=True)
    status: Mapped[str] = mapped_column(String(10), index=True)
    info: Mapped[dict[str, Any]]


class Sitting(Base):
    """Who has sat at which table."""

    __tablename__ = "sittings"

    player: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True, index=True)


class Orders(Base):
    """What a seat has ordered beforehand: nobody else learns of it, so it is no entry."""

    __tablename__ = "orders"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    orders: Mapped[list[Any]]


class Entry(Base):
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

    def __init__(self, kind: str, **columns: Any) -> None:
        # The columns' own defaults would come only with the database, and the entry is tried before.
        super().__init__(kind=kind, **{"name": "", "text": "", "spent": 0.0, **columns})
