"""A turn of Three Cheers in two sentences: what was played, and what the deck then brought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stolik.engine.ending import Saying
from stolik.games.cheers.naming import NINJA

Event = dict[str, Any]
CALLS = ("brawl", "coming", "here")  # what the deck brings: from there on nobody plays
DONE = ("moved", "swapped", "roused")  # what comes of an order
VERBS = (*DONE, "climbed")  # what is told without saying who does it
FATES = ("jumped", "to_ground", "climbed", "no_play")
MOST_NAMED = 2  # of more dead than that only their number is told: a turn has two lines


def digest(events: list[Event]) -> list[Saying]:
    told = {str(event["event"]): event for event in events}
    cut = next((at for at, event in enumerate(events) if event["event"] in CALLS), len(events))
    if "turned_up" in told:
        return [_built(events[:cut]), *_called(events[cut:], told)]
    if "turn_began" not in told:
        return [Saying("starts", {"seat": told["starts"]["seat"]})] if "starts" in told else []
    # A step is forgotten over a brawl or the end: both together would be too long.
    played = [event for event in events[:cut] if event["event"] != "climbed" or cut == len(events)]
    acts = list(_acts(played, told["turn_began"]["seat"]))
    turn = [Saying("turn", {"seat": told["turn_began"]["seat"], "acts": acts})] if acts else []
    return [*turn, *_called(events[cut:], told)]


def _built(events: list[Event]) -> Saying:
    """TC.V8: all build at once, so there are no turns to tell of, only how far everybody has come."""
    laid = [event["seat"] for event in events if event["event"] == "laid"]
    seats = sorted({event["seat"] for event in events if event["event"] == "turned_up"})
    return Saying("built", {"scores": [Saying("score", {"seat": seat, "number": laid.count(seat)}) for seat in seats]})


# --- what was played ---


def _acts(events: list[Event], seat: int) -> Iterator[Saying]:
    """What was done, each with its subject where that is another than of what was told before it."""
    subject: int | None = seat
    for saying in _one_by_one(events):
        who = saying.values.get("seat")
        if saying.key.removesuffix("-own") in VERBS and who != subject:
            yield Saying("by", {"seat": who, "acts": [saying]})
        else:
            yield saying
        if saying.key in ("died", "many"):
            subject = None
        elif not saying.key.startswith("played"):
            subject = who


def _one_by_one(events: list[Event]) -> Iterator[Saying]:
    dead: list[str] = []
    for at, event in enumerate(events):
        name = str(event["event"])
        if name == "died":
            dead.append(event["card"])
            continue
        if name in ("announced", "deflected", *DONE, *FATES):
            yield from _died(dead)
            dead = []
        if name == "announced":
            yield from _announced(event, events[:at], events[at + 1 :])
        elif name == "deflected" and not any(each["event"] == "announced" for each in events[at:]):
            yield Saying("deflects", _values(event))
        elif name in DONE:
            yield _order_done(event, events[:at])
        elif name in FATES and event not in events[:at]:  # two plays can be lost, and are told as one
            yield Saying(name, _values(event))
    yield from _died(dead)


def _announced(event: Event, before: list[Event], after: list[Event]) -> Iterator[Saying]:
    """A card on a tower; of an order that nobody deflects, what comes of it is enough."""
    plays = [each["event"] for each in before if each["event"] in ("announced", "deflected")]
    if plays[-1:] == ["deflected"]:
        yield _at("deflected", event, event["seat"], event["seat2"])
    elif event["order"] is None or not any(each["event"] in DONE for each in _until_played(after)):
        yield _at("played", event, event["seat"], event["seat2"])


def _order_done(event: Event, before: list[Event]) -> Saying:
    """Such an event names the tower; who played the order was told before."""
    player = next((each["seat"] for each in reversed(before) if each["event"] == "announced"), event["seat"])
    return _at(event["event"], event, player, event["seat"])


def _at(key: str, event: Event, seat: int, tower: int) -> Saying:
    """What somebody does at a tower, perhaps at the own one."""
    return Saying(f"{key}-own" if seat == tower else key, {**_values(event), "seat": seat, "seat2": tower})


def _until_played(events: list[Event]) -> Iterator[Event]:
    for event in events:
        if event["event"] in ("announced", "deflected"):
            return
        yield event


def _died(cards: list[str]) -> Iterator[Saying]:
    if len(cards) > MOST_NAMED:
        yield Saying("many", {"count": len(cards)})
    elif cards:
        yield Saying("died", {"card": cards, "count": len(cards)})


# --- what the deck brought ---


def _called(events: list[Event], told: dict[str, Event]) -> Iterator[Saying]:
    """TC.S5, TC.S8, TC.S11: one sentence, whatever came one after the other."""
    dead = [event["card"] for event in events if event["event"] == "died"]
    brawls = sum(event["event"] == "brawl" for event in events)
    called = "yes" if any(event["event"] == "coming" for event in events) else "no"
    if "here" in told:
        scores = [Saying("score", _values(event)) for event in events if event["event"] == "scored"]
        how = next((name for name in ("first_done", "time_up") if name in told), "here")
        first = told.get("first_done", {}).get("seat")
        yield Saying("here", {"how": how, "seat": first, "count": len(dead), "scores": scores})
    elif brawls:
        fates = [Saying(event["event"], _values(event)) for event in events if event["event"] in FATES]
        yield Saying("brawl", {"count": brawls, "called": called, "acts": [*_died(dead), *fates]})
    elif events:
        yield Saying("coming")


def _values(event: Event) -> Event:
    """A covered Ninja is called one."""
    return {name: NINJA if value == "hidden" else value for name, value in event.items() if name != "event"}
