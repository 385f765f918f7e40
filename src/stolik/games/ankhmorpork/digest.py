"""A turn of Ankh-Morpork in two sentences: what was played and came of it, and which events struck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from stolik.engine.ending import Saying
from stolik.games.ankhmorpork.data import BOARD, CARDS

Event = dict[str, Any]

# What is told as it stands, by the event's own name.
TOLD = {
    *("moved", "removed", "traded_places", "reacted", "rolled", "built", "gave_up", "bought", "building_lost"),
    *("calmed", "stirred", "borrowed", "fined", "peeked", "looked", "changed_face", "hands_swapped"),
    *("shielded", "repelled", "card_lost"),
}
COUNTED = {"fetched", "fogged", "sold"}  # card after card: only how many
ASIDE = {"move", "show", "shuffle", "drew"}  # hands are filled in every turn
BY_EVENTS = {
    *("dice", "shielded", "dragon_came", "fled", "fogged", "landed", "repelled", "levied", "card_lost"),
    *("removed", "building_lost", "reacted"),
}
MOST_WAYS = 3  # on which agents flee and each is told
ONE_A_DIE = {"demons", "trolls"}  # where two dice show the same area, two come; elsewhere it is told once
BY_POWERS = {  # what comes of a City Area card, once each
    "place_agent": ("lifted", "placed"),
    "draw_then_discard": ("threw",),
    "discard_for_2": ("earned", "threw"),
    "add_trouble": ("stirred",),
    "remove_trouble": ("calmed",),
}
EFFECT = {card.id: card.effect for card in CARDS}
SELLING = {"discard_any_for_1", "discard_any_for_2"}
ROLLING_AREAS = {"roll_two_remove"}


@dataclass
class Group:
    """A card and what came of it: one that was played, or an event."""

    card: str | None  # none: before the first one
    areas: list[int] = field(default_factory=list)  # what the dice of an event showed
    happened: list[Event] = field(default_factory=list)


def digest(events: list[Event]) -> list[Saying]:
    began = [event["seat"] for event in events if event["event"] == "turn_began"]
    if not began:
        return [Saying("starts", {"seat": event["seat"]}) for event in events if event["event"] == "starts"]
    seat = began[0]
    plays, struck = _groups([event for event in events if event["event"] not in ASIDE])
    told = [*_plays(plays, seat)]
    found = [Saying("turn", {"seat": seat, "plays": told})] if told else []
    return [*found, Saying("struck", {"events": [_struck(group, seat) for group in struck]})] if struck else found


def _groups(events: list[Event]) -> tuple[list[Group], list[Group]]:
    """What belongs to which card that was played, and to which event that was turned up."""
    plays, struck = [Group(None)], list[Group]()
    unfolding = False
    for event in events:
        name = event["event"]
        unfolding = name == "turned_up" or (unfolding and name in BY_EVENTS)
        if name == "turned_up":
            struck.append(Group(event["card"]))
        elif name == "dice":
            struck[-1].areas.append(event["area"])
        elif name == "card_played":
            plays.append(Group(event["card"]))
        elif unfolding and (name != "removed" or event["area"] in struck[-1].areas):
            struck[-1].happened.append(event)
        else:
            plays[-1].happened.append(event)
    return plays, struck


def _plays(groups: list[Group], seat: int) -> Iterator[Saying]:
    for group in groups:
        acts = list(_acts(group, seat))
        if group.card is not None:
            yield Saying("play", {"card": group.card, "acts": acts})
        elif acts:
            yield Saying("before", {"acts": acts})


def _struck(group: Group, seat: int) -> Saying:
    """Where the Dragon was nothing is left, so the pieces are not listed."""
    if group.card == "dragon":
        group.happened = [event for event in group.happened if event["event"] not in ("removed", "building_lost")]
    areas = group.areas if group.card in ONE_A_DIE else [*dict.fromkeys(group.areas)]
    return Saying("event", {"card": group.card, "area": areas, "acts": list(_acts(group, seat))})


# --- what happened, in a few words each ------------------------------------------------------------


def _acts(group: Group, seat: int) -> Iterator[Saying]:
    """What is done again and again is counted."""
    for (name, _, _), same in groupby(_pieces(group), key=_alike):
        some = list(same)
        first = some[0]
        if name == "power":
            yield Saying(name, {"area": first["area"], "acts": list(_acts(first["group"], seat))})
        elif name == "rolled" and EFFECT.get(group.card or "") in ROLLING_AREAS:
            yield Saying("rolled_areas", {"area": [event["number"] for event in some]})
        elif name == "gave":
            key = "cards_from" if first["seat2"] == seat else "cards_to"
            yield Saying(key, {"seat": first["seat"], "seat2": first["seat2"], "count": len(some)})
        elif name == "threw" and len(some) > 1:
            yield Saying("threw_some", {"count": len(some)})
        elif name == "fled":
            yield from _fled(some)
        elif name in COUNTED:
            yield Saying(name, {"count": len(some), "number": sum(event.get("number", 0) for event in some)})
        else:
            yield from (saying for event in some if (saying := _act(event, seat)) is not None)


def _fled(some: list[Event]) -> Iterator[Saying]:
    """AM.E4: agents leave one by one; those of one player who go the same way are told together. Where they scatter,
    only their number is told: a turn has two lines."""
    ways = Counter((event["seat"], event["area"], event["area2"]) for event in some)
    if len(ways) > MOST_WAYS:
        yield Saying("fled_many", {"count": len(some)})
        return
    for (seat, area, area2), count in ways.items():
        values = {"seat": seat, "area": area, "area2": area2}
        yield Saying("fled_some", {**values, "count": count}) if count > 1 else Saying("fled", values)


def _alike(event: Event) -> tuple[str, int | None, int | None]:
    if event["event"] == "fled":
        return "fled", None, None
    return event["event"], event.get("seat"), event.get("seat2")


def _pieces(group: Group) -> Iterator[Event]:
    """What belongs together is one thing: an agent who is lifted and placed, a card that is discarded for money."""
    rest = list(group.happened)
    while rest:
        event = rest.pop(0)
        name = event["event"]
        if name == "power_used":
            yield {"event": "power", "area": event["area"], "group": Group(None, happened=_of_power(event, rest))}
        elif name == "lifted" and rest and rest[0]["event"] == "placed":
            placed = rest.pop(0)
            yield {**placed, "event": "moved", "area": event["area"], "area2": placed["area"]}
        elif name == "threw" and EFFECT.get(group.card or "") in SELLING and rest and rest[0]["event"] == "earned":
            yield {"event": "sold", "seat": event["seat"], "number": rest.pop(0)["number"]}
        else:
            yield event


def _of_power(event: Event, rest: list[Event]) -> list[Event]:
    """What a City Area card has brought, taken out of what follows."""
    names = BY_POWERS.get(BOARD.areas[event["area"] - 1].power, ("earned",))
    return [rest.pop(0) for name in names if rest and rest[0]["event"] == name]


def _act(event: Event, seat: int) -> Saying | None:
    name, values = event["event"], {key: value for key, value in event.items() if key != "event"}
    if name == "landed":
        return Saying("stirred", {"area": event["area"]}) if event["outbreak"] == "trouble" else None
    if name in ("earned", "took", "paid", "levied"):
        return _money(name, values, seat) if event["number"] != 0 else None
    if name in ("placed", "threw"):
        return Saying(name if event["seat"] == seat else f"{name}_other", values)
    if name == "went":
        return Saying("moved" if event["owner"] == seat else name, values)
    return Saying(name, values) if name in TOLD else None


def _money(name: str, values: Event, seat: int) -> Saying:
    """`took` names first who gets it, `paid` who pays; otherwise it is the bank."""
    number = values["number"]
    if name == "levied":
        return Saying(name, values)
    if name == "earned":
        return Saying("earned", {"number": number}) if number > 0 else Saying("paid_bank", {"number": -number})
    gets, pays = (values["seat"], values["seat2"]) if name == "took" else (values["seat2"], values["seat"])
    key = "money_from" if gets == seat else "money_to" if pays == seat else "money_between"
    return Saying(key, {"seat": pays, "seat2": gets, "number": number})
