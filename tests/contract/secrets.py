"""What an observer may know: by its view, and by a witness that goes by the zones alone."""

from __future__ import annotations

import json
import re
from typing import Any

from stolik.engine.state import State
from stolik.engine.table import Table

from .games import Case


def number_of(table: Table, observer: int | None) -> int:
    return table.seats if observer is None else observer


def known_cards(table: Table, observer: int | None) -> set[str]:
    """The cards that a view shows in their places."""
    state = table.view(observer)["state"]
    found: set[str] = set()
    for zone in table.state.layout.zones:
        rows = state[zone.name] if zone.index < 0 else [card for row in state[zone.name] for card in row]
        found.update(card for card in rows if card is not None)
    return found


def without_hashes(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Log lines without the parts that look random: hashes, the commitment, the seed."""
    return [{k: v for k, v in line.items() if k not in ("hash", "commitment", "seed")} for line in log]


def names_in(table: Table, data: Any) -> set[str]:
    """The names of cards that stand anywhere in some data, as whole words."""
    words = set(re.findall(r"[\w'-]+", json.dumps(data, ensure_ascii=False)))
    text = json.dumps(data, ensure_ascii=False)
    return {name for name in table.state.layout.cards if name in words or (" " in name and name in text)}


class Witness(Table):
    """A table that notes who has ever seen which card: in the zones it came from or went to, or shown to a seat."""

    def __init__(self, case: Case, seed: bytes) -> None:
        self.sights: list[set[str]] = [set() for _ in range(case.seats + 1)]
        self.denied = False  # somebody said what lies nowhere there: then other cards can be found out by counting
        super().__init__(case.game, case.seats, case.options, seed)
        self._note_open_zones(case.game.rules.start(case.seats, case.options))

    def _note_open_zones(self, g: State) -> None:
        for number, zone in enumerate(g.layout.zones):
            if zone.index < g.seats:
                for card in g.cards(number):
                    self._note(g, card, number)

    def _note(self, g: State, card: int, zone: int) -> None:
        for observer, sights in enumerate(self.sights):
            if g.layout.zones[zone].seen_by(observer):
                sights.add(g.layout.cards[card])

    def moved(self, g: State, card: int, source: int, place: int, target: int) -> None:
        self._note(g, card, source)
        self._note(g, card, target)
        super().moved(g, card, source, place, target)

    def showed(self, g: State, card: int, zone: int, seat: int) -> None:
        self.sights[seat].add(g.layout.cards[card])
        super().showed(g, card, zone, seat)

    def lacked(self, g: State, zone: int, cards: list[int]) -> None:
        self.denied = True
        for sights in self.sights:
            sights.update(g.layout.cards[card] for card in cards)
        super().lacked(g, zone, cards)

    def found_out(self, observer: int) -> set[str]:
        """Cards that an observer knows without having seen them, since it knows where they are not."""
        cards = self.state.layout.cards
        return {name for card, name in enumerate(cards) if self.denied and self.knowledge.knows(observer, card)}


def handled_a_card(table: Table, observer: int | None, before: Table) -> bool:
    """Has a card come to a zone of the observer's own since, or gone from there?"""
    zones = table.state.layout.zones
    moved = [event.args for event in table.events[len(before.events) :] if event.name == "move"]
    return any(zones[args[end]].owner == observer for args in moved for end in ("zone", "zone2"))


def forget_picks(view: dict[str, Any], observer: int) -> dict[str, Any]:
    """A view as if no other seat had picked yet: a sampled world forgets the sealed picks of others."""
    state = view["state"]
    others = [seat for seat, pick in enumerate(state["sealed"]) if pick != 0 and seat != observer]
    if others:
        sealed = [0 if seat in others else pick for seat, pick in enumerate(state["sealed"])]
        seats = sorted([*view["decision"]["seats"], *others])
        view = {**view, "state": {**state, "sealed": sealed}, "decision": {**view["decision"], "seats": seats}}
    return view
