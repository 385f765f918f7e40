"""Looking back at a game from its log; also in a process of its own: `python -m stolik.lab.review`.

There the lines of a log come in as one list of JSON, and what was found goes out as another.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

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
            moments.pop()  # what was taken back was never played
        elif "do" in line:
            moments.append(Moment(table.answers, table.state.clone(), line["seat"], line["do"]))
    return look(moments, table.state)


def main() -> None:
    json.dump([asdict(each) for each in review(json.load(sys.stdin))], sys.stdout)


if __name__ == "__main__":
    main()
