"""Who knows what, written as plainly as can be: sets of places are Python's whole numbers, and each move looks at
every card. The engine's own `Knowledge`, which is compiled and keeps count, must say the same after every move.

A place is a whole bag (nobody can tell its cards apart), a whole open row, or one spot of a
hidden row. `may[observer][card]` is a bit set of places; an empty set means that nothing is known.
Observers are the seats and, last, the spectator.
"""

from __future__ import annotations

from stolik.engine.layout import ALL, Layout
from stolik.engine.state import State


class Knowledge:
    def __init__(self, g: State) -> None:
        layout = g.layout
        self.layout = layout
        self.observers = g.seats + 1
        self.may = [[0] * len(layout.cards) for _ in range(self.observers)]
        # How many cards at the bottom of an open row lie in an order that the observer has not seen.
        self.murky = [[0] * len(layout.zones) for _ in range(self.observers)]
        self.revealed = False  # somebody has learnt where a card lies; whoever asks resets it
        self._moved = -1  # the card that moved last,
        self._guessing: list[int] = []  # and who could not tell which card that was
        self._first = first_places(layout)
        for number, zone in enumerate(layout.zones):
            for spot, card in enumerate(g.cards(number)) if zone.index < g.seats else ():
                for observer in range(self.observers):
                    if zone.seen_by(observer):
                        self.may[observer][card] = 1 << self._spot(number, spot)

    def knows(self, observer: int, card: int) -> bool:
        """Does the observer know for certain where a card lies?"""
        places = self.may[observer][card]
        return places != 0 and places & (places - 1) == 0

    def recognises(self, observer: int, card: int) -> bool:
        """May an event name this card? Who knows where it lies now need not have seen that it moved."""
        return self.knows(observer, card) and not (card == self._moved and observer in self._guessing)

    # --- following the cards ---

    def moved(self, g: State, card: int, source: int, place: int, target: int) -> None:
        """A card has gone from the place-th spot of one zone into another."""
        zones = self.layout.zones
        arrived = 1 << self._spot(target, g.count(target) - 1)
        left = 1 << self._spot(source, place)
        self._moved = card
        self._guessing = []
        for observer in range(self.observers):
            may = self.may[observer]
            knew = self.knows(observer, card)
            sees = zones[source].seen_by(observer) or zones[target].seen_by(observer)
            if self._has_spots(source):
                # Everybody sees which spot is emptied: what may have lain there is where it went.
                for other, places in enumerate(may):
                    if places & left:
                        went = 0 if sees or not self._fits(other, target) else arrived
                        may[other] = self._close(source, left, places & ~left) | went
                    elif places:
                        may[other] = self._close(source, left, places)
            else:
                emptied = g.count(source) == 0
                for other, places in enumerate(may):
                    if places & left:
                        kept = places & ~left if emptied else places
                        may[other] = kept if sees or not self._fits(other, target) else kept | arrived
            if sees:
                may[card] = arrived
            self._clear_up(g, observer)
            knows = self.knows(observer, card)
            if not sees and not (knew and knows):
                self._guessing.append(observer)
            if knows and not knew:
                self.revealed = True
            self._unmurk(g, observer, source, place)

    def showed(self, g: State, card: int, zone: int, seat: int) -> None:
        """A seat was shown a card in a bag."""
        self.may[seat][card] = 1 << self._spot(zone, 0)
        self._clear_up(g, seat)

    def shuffled(self, g: State, zone: int) -> None:
        """A row lies in a new order; of an open one only its owner looks below the top."""
        if self._has_spots(zone):
            return self._lost_in(g, zone)
        below = g.count(zone) - 1
        for observer in range(self.observers):
            if observer != self.layout.zones[zone].owner:
                self.murky[observer][zone] = below if below > 1 else 0

    def _lost_in(self, g: State, zone: int) -> None:
        """In a hidden row that was shuffled a card may lie anywhere, but for those who look."""
        spots = ((1 << g.count(zone)) - 1) << self._first[zone]
        for observer, may in enumerate(self.may):
            may[:] = [places | spots if places & spots else places for places in may]
            if self.layout.zones[zone].seen_by(observer):
                for spot, card in enumerate(g.cards(zone)):
                    may[card] = 1 << self._spot(zone, spot)

    def _unmurk(self, g: State, observer: int, source: int, place: int) -> None:
        murky = self.murky[observer][source]
        if murky == 0:
            return
        if place < murky:
            murky -= 1
        if murky >= g.count(source):  # the top is in view now
            murky = g.count(source) - 1
            self.revealed = True
        self.murky[observer][source] = murky if murky > 1 else 0

    def _clear_up(self, g: State, observer: int) -> None:
        """A place that is full of known cards holds no other: strike it out, as long as that helps."""
        may = self.may[observer]
        while any(places & (places - 1) for places in may):
            certain: dict[int, int] = {}
            for places in may:
                if places and places & (places - 1) == 0:
                    certain[places] = certain.get(places, 0) + 1
            full = sum(places for places, count in certain.items() if count == self._room(g, places))
            struck = [p & ~full if p & (p - 1) else p for p in may]
            if struck == may:
                return
            may[:] = struck

    # --- places ---

    def _fits(self, card: int, zone: int) -> bool:
        place = self.layout.zones[zone]
        return place.first_deck <= self.layout.deck_of[card] < place.end_deck

    def _has_spots(self, zone: int) -> bool:
        return self.layout.zones[zone].ordered and self.layout.zones[zone].sees != ALL

    def _spot(self, zone: int, index: int) -> int:
        return self._first[zone] + (index if self._has_spots(zone) else 0)

    def _room(self, g: State, places: int) -> int:
        number = places.bit_length() - 1
        zone = max(z for z, first in enumerate(self._first) if first <= number)
        return 1 if self._has_spots(zone) else g.count(zone)

    def _close(self, zone: int, gap: int, places: int) -> int:
        """The spots behind an emptied one move up."""
        end = 1 << (self._first[zone] + self.layout.zones[zone].room)
        behind = places & (end - 1) & ~(2 * gap - 1)
        return places & ~behind | behind >> 1


def first_places(layout: Layout) -> list[int]:
    """The number of each zone's first place."""
    numbers = []
    number = 0
    for zone in layout.zones:
        numbers.append(number)
        number += zone.room if zone.ordered and zone.sees != ALL else 1
    return numbers
