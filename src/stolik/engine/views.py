"""States as plain data: a whole dump, and the view of one observer with the unknown left out."""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Sequence
from functools import cache
from operator import index
from typing import Any

from stolik.engine.errors import BadGame, ViewError
from stolik.engine.kit import as_ints
from stolik.engine.knowledge import UNSURE, Knowledge
from stolik.engine.layout import DEPTH, FRAME, OVER, SEALED, TURN, Layout, Zone
from stolik.engine.rules import Rules
from stolik.engine.state import State, blank
from stolik.engine.worlds import Joint, Worlds

Data = dict[str, Any]
Gap = tuple[int, int, str]  # zone, spot (-1 in a bag), label of the place
Leaning = dict[str, dict[str, float]]  # by the label of a place: how likely each card lies there


def state_hash(g: State) -> str:
    """A fingerprint of the whole state, the hidden part included: never shown to a seat."""
    words = array("q", _memory(g))
    return hashlib.blake2b(words.tobytes(), digest_size=16).hexdigest()


def _memory(g: State) -> list[int]:
    """All words of a state, up to the top of its stack."""
    return list(g.mem)[: g.layout.stack + FRAME * g[DEPTH]]


def copy_secrets(source: State, target: State, seat: int) -> None:
    """What only this seat knows, from one state into another."""
    for field in source.layout.fields:
        for at in range(field.at + field.each * seat, field.at + field.each * (seat + 1)):
            target[at] = source[at]


@cache
def _zones(layout: Layout, seats: int) -> list[tuple[int, Zone]]:
    return [(number, zone) for number, zone in enumerate(layout.zones) if zone.index < seats]


def _store(data: Data, zone: Zone, cards: list[str | None]) -> None:
    if zone.index < 0:
        data[zone.name] = cards
    else:
        data.setdefault(zone.name, []).append(cards)


def _fetch(data: Data, zone: Zone) -> list[str | None]:
    found: list[str | None] = data[zone.name] if zone.index < 0 else data[zone.name][zone.index]
    return found


def _words(rules: Rules, g: State) -> Data:
    """All words, the secret ones too."""
    words = _memory(g)
    data: Data = {"seats": g.seats, "over": g.over, "turn": words[TURN]}
    for field in g.layout.fields:
        at = field.at
        if field.later and words[at] == 0:
            continue
        data[field.name] = words[at] if field.single else words[at : at + field.count]
    data["todo"] = [
        [rules.steps[words[at]].name, *words[at + 1 : at + FRAME]] for at in range(g.layout.stack, len(words), FRAME)
    ]
    return data


def dump(rules: Rules, g: State) -> Data:
    """The whole state; `load` makes the same state of it."""
    data = _words(rules, g)
    data["sealed"] = [g[SEALED + seat] for seat in range(g.seats)]
    for number, zone in _zones(g.layout, g.seats):
        _store(data, zone, [g.layout.cards[card] for card in g.cards(number)])
    return data


def view(rules: Rules, g: State, knowledge: Knowledge, observer: int) -> Data:
    """The dump as one observer may see it."""
    (data,) = views(rules, g, knowledge, [observer])
    return data


def views(rules: Rules, g: State, knowledge: Knowledge, observers: Sequence[int]) -> list[Data]:
    """The dump as each observer may see it: an unknown card is null, an unknown pick or secret is -1.

    `unsure` lists the cards that the observer can place only roughly: each lies in one of the places. Lists of words
    that are open to all are the same object in all of these views.
    """
    layout = g.layout
    open_to_all = _words(rules, g)
    picks = [g[SEALED + seat] for seat in range(g.seats)]
    secret = [(field.name, field.each) for field in layout.fields if field.each]
    names = layout.cards
    rows = [(number, zone, zone.ordered, g.cards(number)) for number, zone in _zones(layout, g.seats)]
    found = []
    for observer in observers:
        data = dict(open_to_all)
        for name, each in secret:
            words, own = open_to_all[name], slice(each * observer, each * (observer + 1))
            data[name] = [-1] * len(words)
            data[name][own] = words[own]
        data["sealed"] = [pick if seat == observer or pick == 0 else -1 for seat, pick in enumerate(picks)]
        placed = knowledge.placed(observer)
        known = [name if place >= 0 else None for name, place in zip(names, placed, strict=True)]
        unsure: dict[tuple[str, ...], list[str]] = {}
        for number, zone, ordered, cards in rows:
            row = [known[card] for card in cards]
            murky = knowledge.murky(observer, number) if ordered else 0
            if murky:
                row[:murky] = [None] * murky
                unsure[tuple(f"{zone.label}:{i}" for i in range(murky))] = [names[c] for c in sorted(cards[:murky])]
            if not ordered and None in row:  # the cards of a bag come in their order, the unknown ones last
                row = [name for name in row if name is not None]
                row += [None] * (len(cards) - len(row))
            _store(data, zone, row)
        for card, place in enumerate(placed):
            if place == UNSURE:
                labels = tuple(_label(layout, zone, spot) for zone, spot in knowledge.where(observer, card))
                unsure.setdefault(labels, []).append(names[card])
        data["unsure"] = [{"cards": cards, "places": list(where)} for where, cards in sorted(unsure.items())]
        found.append(data)
    return found


def _label(layout: Layout, zone: int, spot: int) -> str:
    return layout.zones[zone].label + (f":{spot}" if spot >= 0 else "")


def _words_from(rules: Rules, data: Data) -> State:
    layout = rules.layout
    seats = index(data["seats"])
    if not 1 <= seats <= layout.seats:
        raise ViewError(f"there cannot be {seats} seats")
    for name in sorted({"sealed", *(zone.name for zone in layout.zones if zone.index >= 0)}):
        if len(data[name]) != seats:
            raise ViewError(f"{name} must have one entry for each of {seats} seats")
    if bool(data["over"]) == bool(data["todo"]):
        raise ViewError("a game has something to do until it is over")
    g = blank(layout, seats)
    g[OVER] = int(data["over"])
    g[TURN] = index(data["turn"])
    for field in layout.fields:
        found = data.get(field.name, 0) if field.later else data[field.name]
        words = [found] if field.single else found
        if len(words) != field.count:
            raise ViewError(f"{field.name} must have {field.count} numbers")
        for i, word in enumerate(words):
            g[field.at + i] = index(word)
    numbers = {step.name: step.id for step in rules.steps}
    for name, a, b, c in data["todo"]:
        if name not in numbers:
            raise ViewError(f"there is no step {name}")
        g.then(numbers[name], index(a), index(b), index(c))
    return g


def number_of(layout: Layout, name: str, zone: Zone | None = None) -> int:
    """The card of a name; where it lies, it must be of a deck that may lie there."""
    if name not in layout.cards:
        raise ViewError(f"there is no card {name}")
    card = layout.cards.index(name)
    if zone is not None and not zone.first_deck <= layout.deck_of[card] < zone.end_deck:
        raise ViewError(f"card {name} cannot lie in {zone.label}")
    return card


def load(rules: Rules, data: Data) -> State:
    """The state that was dumped. Data that no position can be gets a ViewError."""
    try:
        g = _words_from(rules, data)
        seen: set[int] = set()
        for seat, pick in enumerate(data["sealed"]):
            g[SEALED + seat] = index(pick)
        for number, zone in _zones(g.layout, g.seats):
            if len(_fetch(data, zone)) > zone.room:
                raise ViewError(f"{zone.label} has no room for so many cards")
            for name in _fetch(data, zone):
                card = number_of(g.layout, str(name), zone)
                if card in seen:
                    raise ViewError(f"card {name} lies in two places")
                seen.add(card)
                g.lay(number, card)
        rules.invariants(g)
    except (KeyError, TypeError, ValueError, IndexError, OverflowError, AssertionError, BadGame) as error:
        raise ViewError(f"this is no position: {error}") from error
    return g


def worlds_of(rules: Rules, data: Data, observer: int, leaning: Leaning | None = None) -> Worlds:
    """Every world that a view allows, to sample from: known cards in their places, the rest dealt anew.

    Where a place has a leaning, its gaps get their cards by it, all such gaps together.
    Sealed picks of others are forgotten: in a sampled world those seats pick again.
    """
    layout = rules.layout
    try:
        g = _words_from(rules, data)
        if 0 <= observer < g.seats:
            g[SEALED + observer] = data["sealed"][observer]
            g.prefer = observer
        gaps: list[Gap] = []
        unplaced = set(range(len(layout.cards)))
        for number, zone in _zones(layout, g.seats):
            for spot, name in enumerate(_fetch(data, zone)):
                if name is not None:
                    card = number_of(layout, name, zone)
                    unplaced.remove(card)
                    g.lay(number, card)
                    continue
                gaps.append((number, spot, f"{zone.label}:{spot}") if zone.ordered else (number, -1, zone.label))
                if zone.ordered:
                    g.lay(number, 0)  # keeps the spot; a world lays its card there
        gaps.sort(key=lambda gap: layout.zones[gap[0]].end_deck - layout.zones[gap[0]].first_deck)
        pool: list[int] = []
        allowed: list[list[int]] = []
        for group in data["unsure"]:
            for name in group["cards"]:
                pool.append(number_of(layout, name))
                allowed.append([i for place in group["places"] for i, gap in enumerate(gaps) if gap[2] == place])
        pool += sorted(unplaced - set(pool))
        if len(pool) != len(gaps):
            raise ViewError(f"{len(pool)} cards for {len(gaps)} places")
        joint = _joint(layout, gaps, pool, allowed, leaning or {})
    except (KeyError, TypeError, ValueError, IndexError, BadGame) as error:
        raise ViewError(f"this is no view: {error}") from error
    zones, spots = as_ints([gap[0] for gap in gaps]), as_ints([gap[1] for gap in gaps])
    if joint is not None:
        allowed = [[gap for gap in places if gap not in joint.gaps] for places in allowed]
    return Worlds(g, zones, spots, as_ints(pool), allowed, joint)


def _joint(
    layout: Layout, gaps: list[Gap], pool: list[int], allowed: list[list[int]], leaning: Leaning
) -> Joint | None:
    """Every way to fill the gaps that have a leaning, weighed by the product of what each leans to."""
    leaning_gaps = [i for i, gap in enumerate(gaps) if gap[2] in leaning]
    if not leaning_gaps:
        return None
    rows: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    for gap in leaning_gaps:
        likely = leaning[gaps[gap][2]]
        fitting = [
            (index, likely.get(layout.cards[card], 0.0))
            for index, card in enumerate(pool)
            if index >= len(allowed) or gap in allowed[index]
        ]
        rows = [
            ((*row, index), weight * chance)
            for row, weight in rows
            for index, chance in fitting
            if chance > 0 and index not in row
        ]
    elsewhere = [[gap for gap in places if gap not in leaning_gaps] for places in allowed]
    if elsewhere != allowed:
        # What is bound and not in a row must find a place beside it.
        rows = [
            (row, weight)
            for row, weight in rows
            if _all_fit([places for index, places in enumerate(elsewhere) if index not in row])
        ]
    if not rows:
        raise ViewError("a leaning that no world fits")
    flat = [index for row, _ in rows for index in row]
    return Joint(as_ints(leaning_gaps), as_ints(flat), [weight for _, weight in rows])


def _all_fit(wishes: list[list[int]]) -> bool:
    """Can each have a gap of its own?"""
    holder: dict[int, int] = {}

    def give(index: int, tried: set[int]) -> bool:
        for gap in wishes[index]:
            if gap not in tried:
                tried.add(gap)
                if gap not in holder or give(holder[gap], tried):
                    holder[gap] = index
                    return True
        return False

    return all(give(index, set()) for index in range(len(wishes)))
