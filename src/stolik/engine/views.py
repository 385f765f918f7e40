"""States as plain data: a whole dump, and the view of one observer with the unknown left out."""

from __future__ import annotations

import hashlib
from array import array
from operator import index
from typing import Any

from stolik.engine.errors import ViewError
from stolik.engine.kit import as_ints
from stolik.engine.knowledge import Knowledge
from stolik.engine.layout import DEPTH, FRAME, OVER, SEALED, TURN, Layout, Zone
from stolik.engine.rules import Rules
from stolik.engine.state import State, blank
from stolik.engine.worlds import Joint, Worlds

Data = dict[str, Any]
Gap = tuple[int, int, str]  # zone, spot (-1 in a bag), label of the place
Leaning = dict[str, dict[str, float]]  # by the label of a place: how likely each card lies there


def state_hash(g: State) -> str:
    """A fingerprint of the whole state, the hidden part included: never shown to a seat."""
    words = array("q", [g.mem[i] for i in range(g.layout.stack + FRAME * g[DEPTH])])
    return hashlib.blake2b(words.tobytes(), digest_size=16).hexdigest()


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


def _words(rules: Rules, g: State, observer: int | None = None) -> Data:
    """The plain words, and of the secret ones those that an observer (None: somebody who knows all) may know."""
    data: Data = {"seats": g.seats, "over": g.over, "turn": g[TURN]}
    for field in g.layout.fields:
        words = [g[field.at + i] for i in range(field.count)]
        if observer is not None and field.each:
            words = [-1 if field.hidden_from(observer, i) else word for i, word in enumerate(words)]
        data[field.name] = words[0] if field.single else words
    stack = g.layout.stack
    data["todo"] = [
        [rules.steps[g[at]].name, g[at + 1], g[at + 2], g[at + 3]]
        for at in range(stack, stack + FRAME * g[DEPTH], FRAME)
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
    """The dump as one observer may see it: an unknown card is null, an unknown pick or secret is -1.

    `unsure` lists the cards that the observer can place only roughly: each lies in one of the places.
    """
    layout = g.layout
    data = _words(rules, g, observer)
    data["sealed"] = [g[SEALED + s] if s == observer or g[SEALED + s] == 0 else -1 for s in range(g.seats)]
    unsure: dict[tuple[str, ...], list[str]] = {}
    for number, zone in _zones(layout, g.seats):
        murky = knowledge.murky[observer][number]
        cards = [
            layout.cards[card] if knowledge.knows(observer, card) and spot >= murky else None
            for spot, card in enumerate(g.cards(number))
        ]
        if not zone.ordered:
            cards = sorted((c for c in cards if c is not None), key=layout.cards.index) + [None] * cards.count(None)
        _store(data, zone, cards)
        if murky:
            names = sorted((layout.cards[g.card(number, i)] for i in range(murky)), key=layout.cards.index)
            unsure[tuple(f"{zone.label}:{i}" for i in range(murky))] = names
    for card, name in enumerate(layout.cards):
        if knowledge.may[observer][card] and not knowledge.knows(observer, card):
            where = knowledge.where(observer, card)
            labels = tuple(layout.zones[z].label + (f":{spot}" if spot >= 0 else "") for z, spot in where)
            unsure.setdefault(labels, []).append(name)
    data["unsure"] = [{"cards": names, "places": list(labels)} for labels, names in sorted(unsure.items())]
    return data


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
        words = [data[field.name]] if field.single else data[field.name]
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


def _number(layout: Layout, name: str, zone: Zone | None = None) -> int:
    """The card of a name; where it lies, it must be of a kind that may lie there."""
    if name not in layout.cards:
        raise ViewError(f"there is no card {name}")
    card = layout.cards.index(name)
    if zone is not None and not zone.first_kind <= layout.kind_of[card] < zone.end_kind:
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
                card = _number(g.layout, str(name), zone)
                if card in seen:
                    raise ViewError(f"card {name} lies in two places")
                seen.add(card)
                g.lay(number, card)
        rules.invariants(g)
    except (KeyError, TypeError, ValueError, IndexError, OverflowError, AssertionError) as error:
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
                    card = _number(layout, name, zone)
                    unplaced.remove(card)
                    g.lay(number, card)
                    continue
                gaps.append((number, spot, f"{zone.label}:{spot}") if zone.ordered else (number, -1, zone.label))
                if zone.ordered:
                    g.lay(number, 0)  # keeps the spot; a world lays its card there
        gaps.sort(key=lambda gap: layout.zones[gap[0]].end_kind - layout.zones[gap[0]].first_kind)
        pool: list[int] = []
        allowed: list[list[int]] = []
        for group in data["unsure"]:
            for name in group["cards"]:
                pool.append(_number(layout, name))
                allowed.append([i for place in group["places"] for i, gap in enumerate(gaps) if gap[2] == place])
        pool += sorted(unplaced - set(pool))
        if len(pool) != len(gaps):
            raise ViewError(f"{len(pool)} cards for {len(gaps)} places")
        joint = _joint(layout, gaps, pool, allowed, leaning or {})
    except (KeyError, TypeError, ValueError, IndexError) as error:
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
