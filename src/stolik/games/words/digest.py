"""A turn of Word Domination in a sentence: the word with its added letters, who sold it, what it brought, devices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stolik.engine.ending import Saying
from stolik.games.words.data import CARDS

Event = dict[str, Any]

LETTER = {card.id: card.letter.upper() for card in CARDS}
MOVES = ("placed", "under_stack", "swapped", "passed", "spelled", "helped")  # what only the mover does
DEVICES = ("charged", "blasted", "shifted", "removed", "kept", "turned")


def digest(events: list[Event]) -> list[Saying]:
    mover = next((event["seat"] for event in events if event["event"] in MOVES), None)
    if mover is None:
        return [Saying("starts", {"seat": event["seat"]}) for event in events if event["event"] == "starts"]
    acts = list(_acts(events, mover))
    return [Saying("turn", {"seat": mover, "acts": acts})] if acts else []


def _acts(events: list[Event], mover: int) -> Iterator[Saying]:
    """In the order in which it happened."""
    added: list[str] = []
    accuser = None
    for event in events:
        name = event["event"]
        if name == "placed":
            added.append(LETTER[event["card"]])
        elif name == "swapped":
            yield Saying("swapped", {"letters": added})
            added = []
        elif name == "appeal":
            accuser = None
        elif name == "challenged":
            accuser = event["seat"]
        elif name == "allowed":
            yield Saying("allowed", {"word": event["word"], "seat": accuser})
        elif name == "struck_out":
            yield Saying("struck", {"word": event["word"]})
        elif name == "passed":
            yield Saying("passed")
        elif name in ("spelled", "helped"):
            yield Saying(name, {"word": event["word"], "letters": added, "seat": event.get("seat2")})
            yield from _brought(events, mover, event.get("seat2"))
        elif name in DEVICES:
            yield Saying(name, {"letter": LETTER.get(event.get("card", "")), "seat": event.get("seat2")})


def _brought(events: list[Event], mover: int, helper: int | None) -> Iterator[Saying]:
    """Of the whole turn, with what devices add to it."""
    yield Saying("brought", _counts(events, mover))
    if helper is not None:
        yield Saying("paid", {"seat": helper, **_counts(events, helper)})


def _counts(events: list[Event], seat: int) -> dict[str, int]:
    """Cards that keep a marker of this seat, and those that it captured."""
    taken = {event["card"] for event in events if event["event"] == "captures" and event["seat"] == seat}
    laid = {event["card"] for event in events if event["event"] in ("marked", "ousted") and event["seat"] == seat}
    return {"count": len(laid - taken), "count2": len(taken)}
