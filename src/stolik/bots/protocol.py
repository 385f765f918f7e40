"""How bots in processes of their own are spoken to: what `stolik.bots.worker` hears and says."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from typing import BinaryIO

from stolik.bots.base import Advice, View, legal, may_choose
from stolik.engine.errors import BotError

LONGEST = 1 << 20  # bytes of an answer: a bot that never ends its line must not fill the memory


def command(bot: str) -> list[str]:
    """That starts a bot by its name."""
    return [
        sys.executable,
        "-P",
        "-m",
        "stolik.bots.worker",
        bot,
    ]  # -P: a json.py in the folder where somebody plays is not ours


def request(view: View, seed: int, limit: float | None = None, bot: str | None = None) -> bytes:
    """A line. `bot` lets another than the process was started for answer."""
    more = {"limit": limit, "bot": bot}
    return json.dumps(
        {"view": view, "seed": seed} | {key: one for key, one in more.items() if one is not None}
    ).encode()


def shared(view: View, seeds: Sequence[int], limit: float | None, bot: str | None = None) -> bytes:
    """A line that asks for one search a seed, of which `tried` understands the answer."""
    more = {"limit": limit, "bot": bot}
    return json.dumps(
        {"view": view, "seeds": list(seeds)} | {key: one for key, one in more.items() if one is not None}
    ).encode()


def tried(name: str, answer: bytes, seeds: Sequence[int], view: View) -> list[list[tuple[int, int, float]]]:
    """What so many searches have found out; a BotError if the line does not say that."""
    try:
        found = [[(int(o), int(visits), float(mean)) for o, visits, mean in one] for one in json.loads(answer)["tried"]]
    except (ValueError, TypeError, KeyError, RecursionError):
        found = []
    options = legal(view)
    if len(found) != len(seeds) or not all(one and all(o in options and n > 0 for o, n, _ in one) for one in found):
        raise BotError(f"bot {name} does not say what it has tried")
    return found


def advice(name: str, answer: bytes, view: View) -> Advice:
    """What a line of an answer says; a BotError if it is none."""
    try:
        data = json.loads(answer)
        option, why, facts = data["option"], data["why"], data["facts"]
    except (ValueError, TypeError, KeyError, RecursionError):
        shown = answer[:60].decode(errors="replace").strip()
        raise BotError(f"bot {name} answers no JSON with option, why and facts: {shown!r}") from None
    if type(option) is not int or not may_choose(view, option):
        raise BotError(f"bot {name} answers {json.dumps(option)[:60]}, which is not among the options")
    if not isinstance(why, str) or not isinstance(facts, dict) or not all(map(_can_be_told, facts.values())):
        raise BotError(f"bot {name} gives no reason that could be told")
    return Advice(option, why, facts)


def _can_be_told(fact: object) -> bool:
    return isinstance(fact, str | int)


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Input and output for what is asked and answered alone.

    Whatever else prints does so to the errors, and whatever else reads finds nothing.
    """
    asked, answered = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return asked, answered
