"""A ledger: a position that is kept by nothing but what is told, to be compared with the real one.

A game's ledger has a method for each kind of event (`on_fell`), which does what the rulebook says the event means.
Cards that move without an event of the game (they are dealt, or lie face down) follow the engine's own telling, where
the ledger says so. What is told and changes nothing on the table, or not always, stands in `awaited`: it must come
exactly as the ledger has seen it coming, from the steps and from the position that it has kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import ClassVar, cast

from stolik.engine import loop
from stolik.engine.kit import Options, Rng, has
from stolik.engine.rules import Rules
from stolik.engine.state import State, Watch
from stolik.engine.steps import Choice

Told = tuple[str, tuple[int, ...]]


class Ledger(Watch):
    awaited: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, rules: Rules, g: State) -> None:
        """As the set-up has laid everything down, before anything is dealt."""
        self.rules = rules
        self.zones = {zone: g.cards(zone) for zone in range(len(rules.layout.zones))}
        self.due: Counter[Told] = Counter()
        self.heard: Counter[str] = Counter()
        self.step = ""  # what runs now, or was answered last
        for event in rules.events:
            assert event.name in self.awaited or hasattr(self, "on_" + event.name), f"{event.name} means nothing"

    def put(self, card: int, source: int, target: int) -> None:
        """A card goes from one zone to another, onto its top."""
        assert card in self.zones[source], f"{self.named(card)} is not in {self.rules.layout.zones[source].label}"
        self.zones[source].remove(card)
        self.zones[target].append(card)

    def named(self, card: int) -> str:
        return self.rules.layout.cards[card]

    def expect(self, event: str, *args: int) -> None:
        """It must be told before anybody is asked again."""
        self.due[event, args] += 1

    def silent(self, card: int, source: int, target: int) -> bool:
        """Does the game tell of such a move nothing of its own?"""
        return False

    def begins(self, g: State, step: str) -> None:
        """A step is about to run or to be rolled for, its arguments loaded."""

    def compare(self, g: State) -> None:
        assert not +self.due, f"never told: {[*+self.due]}"
        for zone, lying in self.zones.items():
            there = g.cards(zone)
            ordered = self.rules.layout.zones[zone].ordered
            assert there == lying if ordered else there == sorted(lying), self.rules.layout.zones[zone].label

    # --- what the state tells ---

    def told(self, g: State, event: int, a: int, b: int, c: int, d: int) -> None:
        kind = self.rules.events[event]
        args = (a, b, c, d)[: len(kind.args)]
        self.heard[kind.name] += 1
        if kind.name in self.awaited:
            assert self.due[kind.name, args] > 0, f"{kind.name} {args} is told, and nothing of it was to be seen"
            self.due[kind.name, args] -= 1
        handler = getattr(self, "on_" + kind.name, None)
        if handler is not None:
            handler(*args)

    def moved(self, g: State, card: int, source: int, place: int, target: int) -> None:
        if self.silent(card, source, target):
            self.put(card, source, target)

    def ran(self, g: State, step: int) -> None:
        self.step = self.rules.steps[step].name
        self.begins(g, self.step)

    def rolled(self, g: State, outcome: int) -> None:
        self.step = self.rules.steps[g.pending_step()].name
        self.begins(g, self.step)
        self.fell_out(g, self.step, outcome)

    def fell_out(self, g: State, step: str, outcome: int) -> None:
        """What chance has said."""


Taste = Callable[[Choice, list[int]], list[int]]


def play(ledger: Ledger, g: State, seed: int, taste: Taste | None = None, late: int = 0) -> Counter[str]:
    """A whole game, at random among what suits a taste; the ledger is compared at every decision and at the end.

    `late`: in one decision of so many the time is up, where the rules say what happens then.
    """
    rules, rng, options = ledger.rules, Rng(seed), Options()
    g.watch = ledger
    loop.settle(rules, g, rng)
    while not g.over:
        ledger.compare(g)
        mask = loop.asked(rules, g)
        seats = [seat for seat in range(g.seats) if has(mask, seat)]
        seat = loop.actor(rules, g) if rng.below(4) > 0 else seats[rng.below(len(seats))]
        loop.options_of(rules, g, seat, options)
        offered = options.to_list()
        assert len(offered) == len(set(offered)) > 0
        step = cast(Choice, loop.pending(rules, g))
        liked = (taste(step, offered) if taste is not None else []) or offered
        option = liked[rng.below(len(liked))]
        if late and rng.below(late) == 0:
            g.seat = seat
            at_last = step.late(g)
            option = at_last if at_last >= 0 else option
        ledger.step = step.name
        loop.answer(rules, g, seat, option)
        loop.settle(rules, g, rng)
    ledger.compare(g)
    rules.invariants(g)
    return ledger.heard


def kinds(rules: Rules) -> set[str]:
    """The names of all events of a game."""
    return {event.name for event in rules.events}
