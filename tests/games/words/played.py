"""What is played with the lists of words that this process has found: `python -m games.words.played two`."""

from __future__ import annotations

import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from stolik import games
from stolik.engine.chain import seed_of
from stolik.engine.errors import LogError
from stolik.engine.log import verify
from stolik.engine.table import Table
from stolik.games.words import GAME, lists

from .positions import A, derived, position, spell

OPTIONS = {"first": "1", "help": "off", "votes": "no"}
SEATS = 2


def values() -> list[str]:
    return list(GAME.settings.values["lexicon"])


def _tried(name: str, word: str, *cards: str) -> dict[str, str]:
    also = {"lexicon": lists.number_of(name)} if name != lists.PACKAGED else {}
    table = position("t1 o1 k1 s1 y1 k2", added="k1", hands=["", "m1"], also=also, lexicon=name)
    found = {}
    for tried in ("toksyk", "kot", "kto"):
        refusal = table.refuse(A, f"spell {tried}")
        found[tried] = refusal.rule if refusal else ""
    spell(table, word, *cards)
    found["said"] = derived(table)["used"][-1]["word"]
    told = [event["word"] for event in table.events_for(None) if "word" in event]
    assert set(told) == {found["said"]}
    return found


def two() -> dict[str, dict[str, str]]:
    return {
        "packaged": _tried("packaged", "kot", "k1", "o1", "t1"),
        "mine": _tried("mine", "toksyk", "t1", "o1", "k1", "s1", "y1", "k2"),
    }


def _by_bots(name: str) -> Table:
    table = Table(GAME, SEATS, {**OPTIONS, "lexicon": name}, seed_of(5))
    player = GAME.thinking.own_bot
    assert player is not None
    while not table.over:
        seat = table.next_seat
        table.apply(seat, player.choose(table.view_for_bot(seat), 1, table.answers)[0])
    return table


def threads() -> dict[str, Any]:
    with ThreadPoolExecutor(2) as pool:
        one, other = pool.map(_by_bots, ("mine", "packaged"))
    verified = [verify(table.log, games.get).log == table.log for table in (one, other)]
    words = [[entry["word"] for entry in derived(table)["used"]] for table in (one, other)]
    return {"verified": verified, "mine": words[0], "packaged": words[1]}


def log() -> dict[str, Any]:
    table = Table(GAME, SEATS, {**OPTIONS, "lexicon": "mine"}, seed_of(5))
    saved = table.to_json()
    assert Table.from_json(GAME, json.loads(json.dumps(saved))).hash == table.hash
    table.close("left")
    return {"log": table.log, "table": saved}


def verified() -> str:
    lines = json.loads((Path(os.environ[lists.FOLDER]) / "log.json").read_text(encoding="utf-8"))
    try:
        verify(lines, games.get)
    except LogError as error:
        return str(error)
    return "right"


if __name__ == "__main__":
    doing = {"values": values, "two": two, "threads": threads, "log": log, "verify": verified}
    print(json.dumps(doing[sys.argv[1]]()))
