"""A round of Raverun in two sentences: who ruled it, who won the skirmish, what the cards then did."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from stolik.engine.ending import Saying

Event = dict[str, Any]
# What cards did, and whose pile it was about.
ACTS = {"swapped": "seat2", "moved": "seat3", "stole": "", "sank": "seat2", "recalled": "", "shuffled": "seat2"}


def digest(events: list[Event]) -> list[Saying]:
    by_name = {name: list(same) for name, same in groupby(sorted(events, key=_name), key=_name)}
    if "shown" in by_name:
        return [Saying("first", {"cards": [Saying("card", _values(event)) for event in by_name["shown"]]})]
    if "round_began" not in by_name or "ordered" not in by_name:
        return []
    (began,), (ordered,) = by_name["round_began"], by_name["ordered"]
    round_of = {"number": began["number"], "seat": ordered["seat"]}
    if "skirmish_won" not in by_name:
        return [Saying("ordered", round_of)]
    (won,) = by_name["skirmish_won"]
    cut = next((at for at, event in enumerate(events) if event["event"] == "final_round"), len(events))
    fallen = [Saying("fell", _values(event)) for event in by_name["fell"]]
    told = {**round_of, "card": won["card"], "seat2": won["seat"], "fallen": fallen, "acts": list(_acts(events[:cut]))}
    final = [Saying("final", {"acts": list(_acts(events[cut:]))})] if cut < len(events) else []
    return [Saying("round", told), *final]


def _acts(events: list[Event]) -> Iterator[Saying]:
    """What green and red cards did; of cards that went under the deck and were drawn, how many."""
    for name, same in groupby((event for event in events if event["event"] != "move"), key=_name):
        group = list(same)
        if name in ACTS:
            yield from (_act(name, event) for event in group)
        elif name == "put":
            for seat, cards in groupby(group, key=lambda event: event["seat"]):
                yield Saying("exchanged", {"seat": seat, "count": len(list(cards))})
        elif name == "used_draw":
            yield from (Saying("drew", _values(event)) for event in group)


def _act(name: str, event: Event) -> Saying:
    own = event.get(ACTS[name]) == event["seat"]
    return Saying(f"{name}-own" if own else name, _values(event))


def _name(event: Event) -> str:
    return str(event["event"])


def _values(event: Event) -> dict[str, Any]:
    return {name: value for name, value in event.items() if name != "event"}
