"""Whether numbers that came from elsewhere can be a game at a decision, or at its end. Else ValueError says why not.

What is read by its number later (cards, steps, seats, places) lies within its bounds then, so that nothing is written
where something else stands. Whether the rules could ever come there, nobody asks.
"""

from __future__ import annotations

from typing import Final, NoReturn

from mypy_extensions import i64

from stolik.engine.kit import BAG_BITS, LOW32, full, lowest
from stolik.engine.knowledge import WORD, Places
from stolik.engine.layout import DEPTH, FRAME, OVER, SEALED, TURN, Field, Layout
from stolik.engine.loop import asked
from stolik.engine.rules import Rules
from stolik.engine.state import State
from stolik.engine.steps import AUTO, CHANCE, CHOICE, SEALED_CHOICE, SPEAK, Choice

ARGUMENTS: Final = FRAME - 1


def _no(what: str) -> NoReturn:
    raise ValueError(f"this is no position of this game: {what}")


def check_position(rules: Rules, g: State) -> None:
    """A position that stands at a decision or is over."""
    check_bounds(rules, g)
    _check_asked(rules, g)
    rules.invariants(g)


def check_bounds(rules: Rules, g: State) -> None:
    """The same of any position: also one in which something happens by itself before anybody is asked."""
    mem = g.mem
    if mem[OVER] not in (0, 1) or (mem[OVER] == 1) != (mem[DEPTH] == 0):
        _no("something is left to do until it is over")
    if mem[TURN] < 0:
        _no("turns are counted from 0")
    for field in g.layout.fields:
        _check_field(g, field)
    _check_zones(g)
    for depth in range(mem[DEPTH]):
        _check_frame(rules, g, g.layout.stack + FRAME * depth)


def _check_field(g: State, field: Field) -> None:
    seats = g.seats
    for index in range(field.count):
        value = g.mem[field.at + index]
        if field.packed > 0:
            members = int(field.kind.bound(seats)) - BAG_BITS * (index % field.packed)
            most = full(min(BAG_BITS, max(0, members)))
            if not 0 <= value <= most:
                _no(f"{field.name} has members that there are not")
        elif not field.kind.holds(value, seats) and not (field.each > 0 and value == -1):
            _no(f"{field.name} cannot be {value}")


def _check_zones(g: State) -> None:
    layout = g.layout
    mem = g.mem
    placed: list[bool] = [False] * len(layout.cards)
    for number in range(len(layout.zones)):
        zone = layout.zones[number]
        at = layout.zone_at[number]
        cards: list[int] = []
        if zone.ordered:
            if not 0 <= mem[at] <= zone.room:
                _no(f"{zone.label} has no room for {mem[at]} cards")
            cards = [mem[at + 1 + spot] for spot in range(mem[at])]
        else:
            for word in range(layout.bag_words):
                left = mem[at + word]
                if not 0 <= left <= LOW32:
                    _no(f"{zone.label} is no bag of cards")
                while left != 0:
                    cards.append(BAG_BITS * word + lowest(left))
                    left &= left - 1
        if cards and zone.index >= g.seats:
            _no(f"there is no {zone.label} at this table")
        for card in cards:
            if not 0 <= card < len(layout.cards) or placed[card]:
                _no(f"{zone.label} has card {card}")
            if not zone.first_deck <= layout.deck_of[card] < zone.end_deck:
                _no(f"{layout.cards[card]} cannot lie in {zone.label}")
            placed[card] = True


def _check_frame(rules: Rules, g: State, at: i64) -> None:
    number = g.mem[at]
    if not 0 <= number < len(rules.steps):
        _no(f"there is no step {number}")
    step = rules.steps[number]
    for i in range(ARGUMENTS):
        value = g.mem[at + 1 + i]
        if step.kind == SPEAK and i == ARGUMENTS - 1:
            if not 0 <= value <= full(g.seats):
                _no(f"nobody can have passed in {step.name} like that")
        elif i < len(step.parts):
            if not step.parts[i].kind.holds(value, g.seats):
                _no(f"{step.parts[i].name} of {step.name} cannot be {value}")
        elif value != 0:
            _no(f"{step.name} does not take so much")


def _check_asked(rules: Rules, g: State) -> None:
    """Somebody is asked by the step on top, and whoever has picked in secret has picked what can be."""
    mem = g.mem
    picked = [seat for seat in range(g.layout.seats) if mem[SEALED + seat] != 0]
    if mem[DEPTH] == 0:
        if picked:
            _no("who has picked in secret waits for the others")
        return
    step = rules.steps[g.pending_step()]
    if step.kind in (AUTO, CHANCE):
        _no(f"{step.name} asks nobody")
    if step.kind == CHOICE:
        if not 0 <= step.who(g) < g.seats:
            _no(f"{step.name} asks nobody who sits here")
    elif not 0 < asked(rules, g) <= full(g.seats):
        _no(f"{step.name} asks nobody who sits here")
    if picked and step.kind != SEALED_CHOICE:
        _no(f"in {step.name} nobody picks in secret")
    for seat in picked:
        assert isinstance(step, Choice)
        g.seat = seat
        if seat >= g.seats or not step.possible(g, mem[SEALED + seat] - 1):
            _no(f"nobody can have picked that in {step.name}")


def check_knowledge(layout: Layout, places: Places, words: list[int]) -> None:
    """What anybody thinks of a card is a place that there is, and where cards of its deck may lie."""
    if len(words) < 2 or words[0] < 0:
        _no("what is known of it is missing")
    zones = places.zones
    for i in range(words[1]):
        if not 0 <= words[2 + i] <= layout.zones[i % zones].room:
            _no("an order cannot be unknown of so many cards")
    first = 2 + words[1]
    width = places.words
    seats = places.observers - 1
    for index in range(first, len(words)):
        left: i64 = words[index]
        if left < 0:
            _no("a card cannot lie there")
        at = index - first
        card = at // width % places.cards
        while left != 0:
            place = WORD * (at % width) + lowest(left)
            left &= left - 1
            if place >= places.count:
                _no("a card cannot lie there")
            zone = places.zone_of[place]
            if layout.zones[zone].index >= seats or not places.fits(card, zone):
                _no(f"{layout.cards[card]} cannot lie in {layout.zones[zone].label}")
