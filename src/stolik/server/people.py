"""People: guests, kept names, sessions."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from typing import Any, NamedTuple, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy import ColumnElement, delete, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session as Transaction

from stolik.server import names, wire
from stolik.server.bus import Bus
from stolik.server.models import Player, Session
from stolik.server.problems import Trouble
from stolik.server.store import Store, Work

LASTS = 180 * 86400.0  # seconds of a session
NOTED = 300.0  # seconds between two notes that a session is in use
HASHER = PasswordHasher()
HASHING = 2  # passwords at a time: each takes a core and 64 MiB
# Checked where there is no such name, so that time tells nothing: as costly as HASHER's, of a password nobody knows.
NOBODY = "$argon2id$v=19$m=65536,t=3,p=4$2kks4uHLlWE8DKLyFdL9OQ$TsG2ZnYPb1oFdObkBrvsnXJJxSn/1QXvH5Ko73LlyzU"

T = TypeVar("T")


class Visit(NamedTuple):
    """Somebody who is here, and the session that shows who it is."""

    player: Player
    session: Session


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def me(player: Player) -> wire.Me:
    return wire.Me(player.id, player.name, player.password is not None)


class People:
    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self._hashing = ThreadPoolExecutor(HASHING, thread_name_prefix="passwords")

    def close(self) -> None:
        self._hashing.shutdown(wait=False, cancel_futures=True)

    # --- names ---

    async def guest(self, name: str, agent: str) -> tuple[Player, str]:
        """A new guest, and the token of a session."""
        player = Player(id=secrets.token_hex(8), name=names.clean(name), created=time.time())

        def work(db: Transaction) -> str:
            self._check_free(db, player)
            db.add(player)
            db.flush()
            return _open(db, player, agent)

        return player, await self.store.do(work)

    async def named(self, id: str) -> Player:
        """Somebody as they are now."""
        return await self.store.ask(lambda db: db.get_one(Player, id))

    async def rename(self, player: Player, name: str) -> Player:
        name = names.clean(name)

        def work(db: Transaction) -> tuple[Player, list[str]]:
            found = db.get_one(Player, player.id)
            found.name = name
            if found.kept_as == found.compared:
                return found, []  # the same name, written otherwise
            self._check_free(db, found)
            if found.kept_as is None:
                return found, []
            found.kept_as = found.compared
            return found, self._give_way(db, found)

        found, renamed = await self._with_name(work)
        self._tell_renamed([found.id, *renamed])
        return found

    async def keep(self, visit: Visit, password: str, old: str) -> Player:
        """From now on the name is this person's alone. A new password ends all other sessions."""
        player = visit.player
        if player.password is not None:
            await self._check_password(player.password, old)
        hashed = await self._hash(HASHER.hash, password)

        def work(db: Transaction) -> tuple[Player, list[str], list[str]]:
            found = db.get_one(Player, player.id)
            if found.password != player.password:
                raise Trouble("wrong-password")  # it was changed just now, and the old one is another
            if found.name != player.name:
                raise Trouble("name-taken")  # somebody was quicker
            renamed = []
            if found.kept_as is None:
                self._check_free(db, found)
                found.kept_as = found.compared
                renamed = self._give_way(db, found)
            found.password = hashed
            return found, renamed, _end(db, Session.player == found.id, Session.id != visit.session.id)

        found, renamed, ended = await self._with_name(work)
        self._tell_renamed(renamed)
        self._tell_ended(ended)
        return found

    async def _with_name(self, work: Work[T]) -> T:
        try:
            return await self.store.do(work)
        except IntegrityError as error:
            raise Trouble("name-taken") from error

    def _check_free(self, db: Transaction, player: Player) -> None:
        """A kept name is nobody else's, not even a guest's; nor is one that looks like it."""
        with db.no_autoflush:
            others = select(Player.id).where(Player.kept_as.is_not(None), Player.id != player.id, _alike(player))
            if db.scalar(others.limit(1)) is not None:
                raise Trouble("name-taken")

    def _give_way(self, db: Transaction, owner: Player) -> list[str]:
        """Guests who bear a name that is now kept get a number behind it; who they are."""
        db.flush()
        live = select(Session.player).where(Session.expires > time.time())
        bearing = select(Player).where(Player.kept_as.is_(None), Player.id.in_(live), _alike(owner))
        guests = list(db.scalars(bearing.order_by(Player.created)))
        numbers = count(2)
        for guest in guests:
            name = guest.name
            while True:
                guest.name = names.numbered(name, next(numbers))
                with db.no_autoflush:
                    taken = select(Player.id).where(Player.id != guest.id, _alike(guest))
                    if db.scalar(taken.limit(1)) is None:
                        break
            db.flush()
        return [guest.id for guest in guests]

    def _tell_renamed(self, people: Sequence[str]) -> None:
        for person in people:
            self.bus.tell("person", person)

    # --- passwords ---

    async def _hash(self, work: Callable[..., T], *arguments: str) -> T:
        """In threads of its own: it takes long, and others need theirs."""
        return await asyncio.get_running_loop().run_in_executor(self._hashing, work, *arguments)

    async def _check_password(self, hashed: str, password: str) -> None:
        try:
            await self._hash(HASHER.verify, hashed, password)
        except Argon2Error as error:
            raise Trouble("wrong-password") from error

    # --- sessions ---

    async def sign_in(self, name: str, password: str, agent: str) -> tuple[Player, str]:
        def find(db: Transaction) -> Player | None:
            known = names.compared(name) if names.visible(name) else ""
            return db.scalar(select(Player).where(Player.kept_as == known))

        player = await self.store.ask(find)
        await self._check_password(NOBODY if player is None or player.password is None else player.password, password)
        if player is None:
            raise Trouble("wrong-password")
        verified = player

        def work(db: Transaction) -> str:
            if db.get_one(Player, verified.id).password != verified.password:
                raise Trouble("wrong-password")  # no longer the right one: a new password has just ended all sessions
            return _open(db, verified, agent)

        return verified, await self.store.do(work)

    async def visit(self, token: str) -> Visit | None:
        def work(db: Transaction) -> Visit | None:
            session = db.get(Session, _hashed(token))
            if session is None or session.expires < time.time():
                return None
            return Visit(db.get_one(Player, session.player), session)

        return await self.store.ask(work)

    async def saw(self, session: Session) -> None:
        """Note now and then that a session is in use; where that cannot be written, it does not matter."""
        now = time.time()
        if now - session.seen >= NOTED:
            with suppress(Trouble):
                await self.store.do(
                    lambda db: db.execute(update(Session).where(Session.id == session.id).values(seen=now))
                )

    async def sessions(self, visit: Visit, open_now: set[str]) -> wire.Sessions:
        """Where somebody is signed in: here first, then where they were last."""

        def work(db: Transaction) -> list[Session]:
            own = (Session.player == visit.player.id, Session.expires > time.time())
            return list(db.scalars(select(Session).where(*own)))

        now = time.time()
        shown = [
            wire.SessionView(
                id=session.id,
                here=session.id == visit.session.id,
                seen=now if session.id in open_now else session.seen,
                agent=session.agent,
            )
            for session in await self.store.ask(work)
        ]
        return wire.Sessions(sorted(shown, key=lambda session: (not session.here, -session.seen)))

    async def end(self, visit: Visit, id: str) -> None:
        """End one of somebody's own sessions; one that is not there has ended."""
        self._tell_ended(await self.store.do(lambda db: _end(db, Session.player == visit.player.id, Session.id == id)))

    async def end_others(self, visit: Visit) -> None:
        own = Session.player == visit.player.id
        self._tell_ended(await self.store.do(lambda db: _end(db, own, Session.id != visit.session.id)))

    async def sign_out(self, token: str) -> None:
        self._tell_ended(await self.store.do(lambda db: _end(db, Session.token == _hashed(token))))

    def _tell_ended(self, sessions: Sequence[str]) -> None:
        for session in sessions:
            self.bus.tell("session", session)


def _alike(player: Player) -> ColumnElement[bool]:
    """Who has a name that is the same, or looks so: however it is written, it may look like how another is spelt."""
    signs = (player.compared, player.looks)
    return or_(Player.compared.in_(signs), Player.looks.in_(signs))


def _open(db: Transaction, player: Player, agent: str) -> str:
    token = secrets.token_urlsafe(32)
    now = time.time()
    db.execute(delete(Session).where(Session.expires < now))
    db.add(
        Session(
            token=_hashed(token),
            id=secrets.token_hex(8),
            player=player.id,
            expires=now + LASTS,
            seen=now,
            agent=agent,
        )
    )
    return token


def _end(db: Transaction, *conditions: Any) -> list[str]:
    """The sessions that have thereby ended."""
    ended = list(db.scalars(select(Session.id).where(*conditions)))
    db.execute(delete(Session).where(Session.id.in_(ended)))
    return ended
