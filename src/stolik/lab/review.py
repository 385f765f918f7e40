"""Looking back at a game from its log."""

from __future__ import annotations

from stolik import games
from stolik.engine.chain import Line
from stolik.engine.log import rebuild
from stolik.engine.teaching import GivenAnswer, LookBack


def review(lines: list[Line]) -> list[LookBack]:
    """Nothing where the game has nothing to say about what was played."""
    look = games.get(lines[0]["game"]).teaching.review
    if look is None:
        return []
    answers: list[GivenAnswer] = []
    for done, table in rebuild(lines, games.get):
        line = lines[done] if done < len(lines) else {}
        if "undo" in line:
            # What was taken back was never played; another may have thought of something meanwhile.
            answers.pop(max(at for at, answer in enumerate(answers) if answer.seat == line["undo"]))
        elif "do" in line:
            answers.append(GivenAnswer(table.answers, table.state.clone(), line["seat"], line["do"]))
    return look(answers, table.state)
