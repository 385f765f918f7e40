"""People: guests, kept names, sessions."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session as Transaction

from stolik.server import names, wire
from stolik.server.models import Player, Session
from stolik.server.problems import Trouble
from stolik.server.store import Store, Work

LASTS = 180 * 86400.0  # seconds of a session
HASHER = PasswordHasher()
# Checked where there is no such name, so that time tells nothing: as costly as HASHER's, of a password nobody knows.
NOBODY = "$argon2id$v=19$m=65536,t=3,p=4$2kks4uHLlWE8DKLyFdL9OQ$TsG2ZnYPb1oFdObkBrvsnXJJxSn/1QXvH5Ko73LlyzU"


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def me(player: Player) -> wire.Me:
    return wire.Me(player.id, player.name, player.password is not None)


class People:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def guest(self, name: str) -> tuple[Player, str]:
        """A new guest, and the token of a session."""
        player = Player(id=secrets.token_hex(8), name=names.clean(name), created=time.time())

        def work(db: Transaction) -> str:
            self._check_free(db, player)
            db.add(player)
            db.flush()
            return _open(db, player)

        return player, await self.store.do(work)

    async def who(self, token: str) -> Player | None:
        def work(db: Transaction) -> Player | None:
            session = db.get(Session, _hashed(token))
            if session is None or session.expires < time.time():
                return None
            return db.get(Player, session.player)

        return await self.store.do(work)

    async def rename(self, player: Player, name: str) -> Player:
        name = names.clean(name)

        def work(db: Transaction) -> Player:
            found = db.get_one(Player, player.id)
            found.name = name
            if found.kept_as is not None:
                found.kept_as = names.compared(name)
            self._check_free(db, found)
            return found

        return await self._with_name(work)

    async def keep(self, player: Player, password: str) -> Player:
        """From now on the name is this person's alone."""
        hashed = await asyncio.to_thread(HASHER.hash, password)

        def work(db: Transaction) -> Player:
            found = db.get_one(Player, player.id)
            found.kept_as = names.compared(found.name)
            found.password = hashed
            self._check_free(db, found)
            return found

        return await self._with_name(work)

    async def sign_in(self, name: str, password: str) -> tuple[Player, str]:
        def find(db: Transaction) -> Player | None:
            known = names.compared(name) if names.visible(name) else ""
            return db.scalar(select(Player).where(Player.kept_as == known))

        player = await self.store.do(find)
        hashed = NOBODY if player is None or player.password is None else player.password
        try:
            await asyncio.to_thread(HASHER.verify, hashed, password)
        except Argon2Error as error:
            raise Trouble("wrong-password") from error
        if player is None:
            raise Trouble("wrong-password")
        found = player
        return found, await self.store.do(lambda db: _open(db, found))

    async def sign_out(self, token: str) -> None:
        await self.store.do(lambda db: db.execute(delete(Session).where(Session.token == _hashed(token))))

    async def _with_name(self, work: Work[Player]) -> Player:
        try:
            return await self.store.do(work)
        except IntegrityError as error:
            raise Trouble("name-taken") from error

    def _check_free(self, db: Transaction, player: Player) -> None:
        """A kept name is nobody else's, not even a guest's."""
        with db.no_autoflush:
            other = db.scalar(select(Player.id).where(Player.kept_as == names.compared(player.name)))
        if other is not None and other != player.id:
            raise Trouble("name-taken")


def _open(db: Transaction, player: Player) -> str:
    token = secrets.token_urlsafe(32)
    now = time.time()
    db.execute(delete(Session).where(Session.expires < now))
    db.add(Session(token=_hashed(token), player=player.id, expires=now + LASTS))
    return token
