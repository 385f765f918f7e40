"""Looking back at a game from its log."""

from __future__ import annotations

from stolik import games
from stolik.engine.chain import Line
from stolik.engine.game import LookBack, Moment
from stolik.engine.log import rebuild


def review(lines: list[Line]) -> list[LookBack]:
    """Nothing where the game has nothing to say about what was played."""
    look = games.get(lines[0]["game"]).review
    if look is None:
        return []
    moments: list[Moment] = []
    for done, table in rebuild(lines, games.get):
        line = lines[done] if done < len(lines) else {}
        if "undo" in line:
            # What was taken back was never played; another may have thought of something meanwhile.
            moments.pop(max(at for at, moment in enumerate(moments) if moment.seat == line["undo"]))
        elif "do" in line:
            moments.append(Moment(table.answers, table.state.clone(), line["seat"], line["do"]))
    return look(moments, table.state)
