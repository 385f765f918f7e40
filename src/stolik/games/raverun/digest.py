"""A round of Raverun in two sentences: who ruled it, who won the skirmish, what the cards then did."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from stolik.engine.ending import Saying

Event = dict[str, Any]
PLAIN = {"ordered": "ordered", "skirmish_won": "won", "used_draw": "drew"}  # and what is said of them
# What cards did, and whose pile it was about.
ACTS = {"swapped": "seat2", "moved": "seat3", "stole": "", "sank": "seat2", "recalled": "", "shuffled": "seat2"}


def digest(events: list[Event]) -> list[Saying]:
    names = [event["event"] for event in events]
    if "shown" in names:
        shown = [Saying("began", _values(event)) for event in events if event["event"] == "shown"]
        return [Saying("first", {"told": shown})]
    if "round_began" not in names or "ordered" not in names:
        return []
    number = events[names.index("round_began")]["number"]
    cut = names.index("final_round") if "final_round" in names else len(events)
    said = [Saying("round", {"number": number, "told": list(_clauses(events[:cut]))})]
    return said if cut == len(events) else [*said, Saying("final", {"told": list(_clauses(events[cut:]))})]


def _clauses(events: list[Event]) -> Iterator[Saying]:
    """What is worth telling; of cards that went under the deck, how many."""
    for name, same in groupby((event for event in events if event["event"] != "move"), key=lambda each: each["event"]):
        group = list(same)
        if name in PLAIN:
            yield from (Saying(PLAIN[name], _values(event)) for event in group)
        elif name in ACTS:
            yield from (_act(name, event) for event in group)
        elif name == "fell":
            yield Saying("fell", {"told": [Saying("falls", _values(event)) for event in group]})
        elif name == "put":
            for seat, cards in groupby(group, key=lambda event: event["seat"]):
                yield Saying("exchanged", {"seat": seat, "count": len(list(cards))})


def _act(name: str, event: Event) -> Saying:
    own = event.get(ACTS[name]) == event["seat"]
    return Saying(f"{name}-own" if own else name, _values(event))


def _values(event: Event) -> dict[str, Any]:
    return {name: value for name, value in event.items() if name != "event"}
