"""A guided game as the client hears of it, for `web/tests/table/guided.test.ts`: `python tests/guided.py raverun`.

Everybody answers at random, which meets more kinds of questions and events than good play does.
"""

from __future__ import annotations

import sys
from random import Random

import msgspec

from stolik import games
from stolik.engine.chain import seed_of
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.table import Table
from stolik.server import wire
from stolik.server.showing import view_of

READER = 0


class Moment(msgspec.Struct):
    """What the reader sees when something is asked, and what has been told since the last time."""

    events: list[dict[str, object]]
    view: wire.View


class Recording(msgspec.Struct):
    guide: dict[str, wire.GuideView]  # by language
    moments: list[Moment]


def record(name: str) -> Recording:
    game = games.get(name)
    guide = game.teaching.guide
    assert guide is not None
    told = {
        language: msgspec.convert(
            {"cards": guide.cards, "sure": guide.sure, "texts": guide.texts.source(language)},
            wire.GuideView,
            from_attributes=True,
        )
        for language in LANGUAGES
    }
    table = Table(game, guide.seats, guide.settings, seed_of(1))
    random = Random(1)
    moments: list[Moment] = []
    heard = 0
    while True:
        if table.over or (table.pending is not None and READER in table.pending.seats):
            events = [event for event in table.events_for(READER, heard) if event["event"] != "move"]
            moments.append(Moment(events, view_of(table, READER)))
            heard = len(table.events)
        if table.pending is None:
            return Recording(told, moments)
        seat = random.choice(table.pending.seats)
        table.apply(seat, random.choice(table.options(seat)).id)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(record(sys.argv[1])))
