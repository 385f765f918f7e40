"""Which lessons somebody has done, `GAME/ID` each."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import Session as Transaction

from stolik import games
from stolik.server.models import LessonDone, Player
from stolik.server.store import Store


def _all() -> list[str]:
    return [f"{game}/{lesson.id}" for game in games.names() for lesson in games.get(game).teaching.lessons]


def _done(db: Transaction, player: Player) -> set[str]:
    rows = db.execute(select(LessonDone.game, LessonDone.lesson).where(LessonDone.player == player.id))
    return {f"{game}/{lesson}" for game, lesson in rows}


async def learnt(store: Store, player: Player) -> list[str]:
    """In the order of the lessons; one that is no longer there is left out."""
    done = await store.ask(lambda db: _done(db, player))
    return [each for each in _all() if each in done]


async def learn(store: Store, player: Player, more: list[str]) -> list[str]:
    """All that is done, with these; what is no lesson is passed over."""

    def work(db: Transaction) -> set[str]:
        done = _done(db, player)
        for each in _all():
            if each in more and each not in done:
                game, _, lesson = each.partition("/")
                db.add(LessonDone(player=player.id, game=game, lesson=lesson))
                done.add(each)
        return done

    done = await store.do(work)
    return [each for each in _all() if each in done]
