"""The boards on pages of rules: positions, and what comes of them; made in processes of their own (`reading.py`)."""

from __future__ import annotations

import msgspec

from stolik import games
from stolik.engine.table import Table
from stolik.lab.goals import READER
from stolik.lab.pages import Illustration, illustration
from stolik.server import wire
from stolik.server.names import BOTS
from stolik.server.showing import view_of

LANGUAGE = "pl"  # the boards are the same in any


def scenes(payload: bytes) -> bytes:
    """Those of a chapter, by its game and its number from 0."""
    name, number = msgspec.msgpack.decode(payload, type=tuple[str, int])
    game = games.get(name)
    assert game.pages is not None
    chapter = game.pages.page(LANGUAGE).chapters[number]
    # The reader comes first and has no name: texts say "you".
    made = [illustration(game, game.pages, board, ["", *BOTS]) for board in chapter.boards]
    return msgspec.json.encode(wire.Scenes([_told(each) for each in made]))


def _told(made: Illustration) -> wire.SceneView:
    return wire.SceneView(
        names=made.before.names,
        view=_view(made.before),
        after=_view(made.after) if made.changes else None,
        events=made.after.events_for(READER, made.since),
    )


def _view(table: Table) -> wire.View:
    return view_of(table, READER)
