"""Who knows what: for each observer and card, the places where the card may lie.

This is the one model of visibility. It follows the moves of cards as people at a table would who
forget nothing: a card that was seen is known until it gets lost among others. Views, log lines,
determinisation and the limits of undo all ask here; no game writes a filter of its own. States do
not carry it: playouts and searches, which know everything anyway, do not pay for it. Whoever needs it
watches a state with it: the table does, and a loop can (`g.watch = knowledge`).

A place is a whole bag (nobody can tell its cards apart), a whole open row, or one spot of a
hidden row. For each observer and card there is a set of places; an empty set means that nothing is
known: it may lie wherever its deck may. Observers are the seats and, last, the spectator.

Where a rule says openly that a card is not in a zone, one of which nothing was known gets the set of
all other places that have room for it. From then on it is followed like any other: when some card goes
from one of those places to the zone, unseen, it may be there again. And from then on people count: where
only so many cards may lie in a place as it has room for, they do.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import as_ints, bit, has, ints, lowest
from stolik.engine.layout import ALL, Layout
from stolik.engine.state import State, Watch

WORD: Final = 63  # places, or cards, in one word of a set
BASE: Final = 2**63  # and a set that is saved is one number, its words the digits to this base

# What an observer knows of a card that it cannot place for certain.
UNKNOWN: Final = -1
UNSURE: Final = -2


@final
class Places:
    """The places of a layout, by their numbers: zone after zone, the spots of a hidden row one after another."""

    def __init__(self, layout: Layout, observers: int) -> None:
        self.observers: i64 = observers
        self.zones: i64 = len(layout.zones)
        self.cards: i64 = len(layout.cards)
        first: list[int] = []
        zone_of: list[int] = []
        for number, zone in enumerate(layout.zones):
            first.append(len(zone_of))
            zone_of += [number] * (zone.room if zone.ordered and zone.sees != ALL else 1)
        self.count: i64 = len(zone_of)
        self.words: i64 = (len(zone_of) + WORD - 1) // WORD  # of a set of places,
        self.card_words: i64 = (len(layout.cards) + WORD - 1) // WORD  # and of one of cards
        self.zone_of: vec[i64] = as_ints(zone_of)
        self.first: vec[i64] = as_ints(first)
        self.end: vec[i64] = as_ints([*first[1:], len(zone_of)])
        self.spotted: vec[i64] = as_ints([int(zone.ordered and zone.sees != ALL) for zone in layout.zones])
        self.owner: vec[i64] = as_ints([zone.owner for zone in layout.zones])
        self.deck_of: vec[i64] = as_ints(layout.deck_of)
        self.first_deck: vec[i64] = as_ints([zone.first_deck for zone in layout.zones])
        self.end_deck: vec[i64] = as_ints([zone.end_deck for zone in layout.zones])
        self.kin: vec[i64] = as_ints(_kin(layout))
        self.word: vec[i64] = as_ints([place // WORD for place in range(len(zone_of))])
        self.bit: vec[i64] = as_ints([int(bit(place % WORD)) for place in range(len(zone_of))])
        # By observer and zone: 1 where it sees the faces.
        self.sees: vec[i64] = as_ints(
            [int(zone.seen_by(observer)) for observer in range(observers) for zone in layout.zones]
        )

    def at(self, zone: i64, spot: i64) -> i64:
        """The place of a spot of a zone."""
        if self.spotted[zone] != 0:
            return self.first[zone] + spot
        return self.first[zone]

    def room(self, g: State, place: i64) -> i64:
        """How many cards lie in a place."""
        zone = self.zone_of[place]
        if self.spotted[zone] != 0:
            return 1
        return g.count(zone)

    def fits(self, card: i64, zone: i64) -> bool:
        """Do cards of this deck ever lie there?"""
        deck = self.deck_of[card]
        return self.first_deck[zone] <= deck < self.end_deck[zone]


def _kin(layout: Layout) -> list[int]:
    """For each deck the lowest one that it shares hidden zones with, by itself or by others between them."""
    found = list(range(len(layout.decks)))
    for deck in range(1, len(found)):
        if any(zone.sees != ALL and zone.first_deck < deck < zone.end_deck for zone in layout.zones):
            found[deck] = found[deck - 1]  # decks that share a zone stand side by side
    return found


@final
class Knowledge(Watch):
    def __init__(
        self, places: Places, may: vec[i64], lies: vec[i64], sure: vec[i64], unsure: vec[i64], murky: vec[i64]
    ) -> None:
        self.places = places
        self._may: vec[i64] = may  # by observer and card, a set of places,
        self.lies: vec[i64] = lies  # and what it comes to: the only place, or UNKNOWN, or UNSURE
        self._sure: vec[i64] = sure  # by observer and place, how many cards are known to lie there
        self._unsure: vec[i64] = unsure  # by observer, the set of cards that it can place only roughly
        self._murky: vec[i64] = murky  # by observer and zone
        self._full: vec[i64] = ints(places.words)  # places, while they are looked for
        self._all_clear = True  # nothing is murky
        self.revealed = False  # somebody has learnt where a card lies; whoever asks resets it
        self._moved: i64 = -1  # the card that moved last,
        self._guessing: i64 = 0  # and who could not tell which card that was
        self._denied: i64 = 0  # decks (by their kin) of which a rule has said what is not there

    @staticmethod
    def begin(g: State) -> Knowledge:
        """What is known to whoever has only just come to the table: what they see."""
        observers = g.seats + 1  # the seats and, last, the spectator
        places = Places(g.layout, observers)
        cards = observers * places.cards
        found = Knowledge(
            places,
            ints(cards * places.words),
            ints(cards),
            ints(observers * places.count),
            ints(observers * places.card_words),
            ints(observers * places.zones),
        )
        found._look(g)
        return found

    def _look(self, g: State) -> None:
        places = self.places
        for index in range(len(self.lies)):
            self.lies[index] = UNKNOWN
        for zone in range(places.zones):
            if g.layout.zones[zone].index < g.seats:
                for spot in range(g.count(zone)):
                    card = g.card(zone, spot)
                    for observer in range(places.observers):
                        if places.sees[observer * places.zones + zone] != 0:
                            self._put(observer, card, places.at(zone, spot))

    def clone(self) -> Knowledge:
        twin = Knowledge(self.places, self._may[:], self.lies[:], self._sure[:], self._unsure[:], self._murky[:])
        twin._all_clear = self._all_clear
        twin.revealed = self.revealed
        twin._moved = self._moved
        twin._guessing = self._guessing
        twin._denied = self._denied
        return twin

    def to_words(self) -> list[int]:
        """All of it as numbers; `from_words` makes the same of them."""
        murky = [] if self._all_clear else [self._murky[i] for i in range(len(self._murky))]
        return [self._denied, len(murky), *murky, *[self._may[i] for i in range(len(self._may))]]

    @staticmethod
    def from_words(places: Places, words: list[int]) -> Knowledge:
        rows = places.observers * places.cards
        first = 2 + words[1]
        if len(words) != first + rows * places.words or words[1] not in (0, places.observers * places.zones):
            raise ValueError("these numbers are nobody's knowledge of this game")
        found = Knowledge(
            places,
            as_ints(words[first:]),
            ints(rows),
            ints(places.observers * places.count),
            ints(places.observers * places.card_words),
            as_ints(words[2:first]) if words[1] > 0 else ints(places.observers * places.zones),
        )
        found._denied = words[0]
        found._all_clear = words[1] == 0
        for index in range(rows):
            found.lies[index] = UNKNOWN
            found._settle(index // places.cards, index)
        return found

    # --- asking ---

    def knows(self, observer: i64, card: i64) -> bool:
        """Does the observer know for certain where a card lies?"""
        return self.lies[observer * self.places.cards + card] >= 0

    def may(self, observer: i64, card: i64, place: i64) -> bool:
        """Is it one of the places where an unsure card may lie?"""
        return self._has(observer * self.places.cards + card, place)

    def recognises(self, observer: i64, card: i64) -> bool:
        """May an event name this card? Who knows where it lies now need not have seen that it moved."""
        return self.knows(observer, card) and not (card == self._moved and has(self._guessing, observer))

    def placed(self, observer: i64) -> list[int]:
        """For each card the place where it is known to lie, else UNKNOWN or UNSURE."""
        row = observer * self.places.cards
        return [self.lies[row + card] for card in range(self.places.cards)]

    def where(self, observer: i64, card: i64) -> list[tuple[int, int]]:
        """The places where a card may lie, as zone and spot (-1 where a zone has none); none if nothing is known."""
        places = self.places
        found: list[tuple[int, int]] = []
        for place in range(places.count):
            if self._has(observer * places.cards + card, place):
                zone = places.zone_of[place]
                spot: i64 = -1
                if places.spotted[zone] != 0:
                    spot = place - places.first[zone]
                found.append((zone, spot))
        return found

    def murky(self, observer: i64, zone: i64) -> i64:
        """How many cards at the bottom of an open row lie in an order that the observer has not seen."""
        return self._murky[observer * self.places.zones + zone]

    # --- following the cards ---

    def moved(self, g: State, card: i64, source: i64, place: i64, target: i64) -> None:
        """A card has gone from the place-th spot of one zone into another."""
        places = self.places
        arrived = places.first[target]
        if places.spotted[target] != 0:
            arrived += g.count(target) - 1
        left = places.first[source]
        in_row = places.spotted[source] != 0
        emptied = False
        if in_row:
            left += place
        else:
            emptied = g.bare(source)
        guessing: i64 = 0
        at = self.lies
        for observer in range(places.observers):
            zones = observer * places.zones
            index = observer * places.cards + card
            before = at[index]
            sees = places.sees[zones + source] != 0 or places.sees[zones + target] != 0
            if in_row:
                self._leave_row(observer, source, left, arrived, sees)
            elif emptied or not sees:
                self._leave_bag(observer, left, arrived, sees, emptied)
            if sees and at[index] != arrived:
                self._put(observer, card, arrived)
            self._clear_up(g, observer, card)
            knows = at[index] >= 0
            if not sees and not (before >= 0 and knows):
                guessing |= bit(observer)
            if knows and before < 0:
                self.revealed = True
        self._moved = card
        self._guessing = guessing
        if not self._all_clear:
            self._unmurk(g, source, place)

    def showed(self, g: State, card: i64, zone: i64, seat: i64) -> None:
        """A seat was shown a card in a bag."""
        self._put(seat, card, self.places.at(zone, 0))
        self._clear_up(g, seat, card)

    def shuffled(self, g: State, zone: i64) -> None:
        """A row lies in a new order; of an open one only its owner looks below the top."""
        if self.places.spotted[zone] != 0:
            self._lose_in(g, zone)
            return
        below = g.count(zone) - 1
        if below <= 1:
            below = 0
        for observer in range(self.places.observers):
            if observer != self.places.owner[zone]:
                self._murky[observer * self.places.zones + zone] = below
        self._all_clear = self._all_clear and below == 0

    def lacked(self, g: State, zone: i64, cards: list[int]) -> None:
        """All were told that none of these cards lies in a zone."""
        for observer in range(self.places.observers):
            told: i64 = -1
            if self._has_gap(g, observer, zone):  # who knows all cards that lie there learns nothing
                for card in cards:
                    if self._deny(g, observer, zone, card):
                        told = card
            if told >= 0:
                self.revealed = True
                self._denied |= bit(self.places.kin[self.places.deck_of[told]])
                self._clear_up(g, observer, told)

    def _has_gap(self, g: State, observer: i64, zone: i64) -> bool:
        """Does the observer not know all cards of a zone?"""
        for place in range(self.places.first[zone], self.places.end[zone]):
            if self._gaps(g, observer, place) > 0:
                return True
        return False

    def _gaps(self, g: State, observer: i64, place: i64) -> i64:
        """How many cards lie in a place of which the observer does not know that they do."""
        places = self.places
        zone = places.zone_of[place]
        count = g.count(zone)
        if places.spotted[zone] != 0:
            if place - places.first[zone] >= count:
                return 0
            count = 1
        return count - self._sure[observer * places.count + place]

    def _deny(self, g: State, observer: i64, zone: i64, card: i64) -> bool:
        """The card is not in the zone; did the observer not know that?"""
        places = self.places
        index = observer * places.cards + card
        if self.lies[index] >= 0 or not places.fits(card, zone):
            return False
        if self.lies[index] == UNKNOWN:
            for place in range(places.count):
                if places.fits(card, places.zone_of[place]) and self._gaps(g, observer, place) > 0:
                    self._add(index, place)
        struck = False
        for place in range(places.first[zone], places.end[zone]):
            if self._has(index, place):
                self._strike(index, place)
                struck = True
        self._settle(observer, index)
        return struck

    def _leave_bag(self, observer: i64, left: i64, arrived: i64, sees: bool, emptied: bool) -> None:
        """What may have lain in a bag may be what went, unless one saw that; in an empty one it is no more."""
        row = observer * self.places.cards
        for i in range(self.places.card_words):
            unsure = self._unsure[observer * self.places.card_words + i]
            while unsure != 0:
                index = row + WORD * i + lowest(unsure)
                unsure &= unsure - 1
                if self._has(index, left):
                    self._slip(observer, index, left, arrived, sees, emptied)
        if not sees and self._sure[observer * self.places.count + left] > 0:
            for index in range(row, row + self.places.cards):
                if self.lies[index] == left:
                    self._slip(observer, index, left, arrived, sees, emptied)

    def _slip(self, observer: i64, index: i64, left: i64, arrived: i64, sees: bool, emptied: bool) -> None:
        """A card that may have lain in a bag may be the one that went."""
        if emptied:
            self._strike(index, left)
        if not sees:
            self._may_arrive(observer, index, arrived)
        self._settle(observer, index)

    def _may_arrive(self, observer: i64, index: i64, arrived: i64) -> None:
        """It may be the one that went, unless cards of its deck never lie there."""
        places = self.places
        if places.fits(index - observer * places.cards, places.zone_of[arrived]):
            self._add(index, arrived)

    def _leave_row(self, observer: i64, row: i64, left: i64, arrived: i64, sees: bool) -> None:
        """Everybody sees which spot is emptied: what may have lain there is where it went, and the rest moves up."""
        end = self.places.end[row]
        first = observer * self.places.cards
        for index in range(first, first + self.places.cards):
            if self.lies[index] == UNKNOWN:
                continue
            gone = self._has(index, left)
            if gone:
                self._strike(index, left)
            for place in range(left + 1, end):
                if self._has(index, place):
                    self._strike(index, place)
                    self._add(index, place - 1)
            if gone and not sees:
                self._may_arrive(observer, index, arrived)
            self._settle(observer, index)

    def _lose_in(self, g: State, row: i64) -> None:
        """In a hidden row that was shuffled a card may lie anywhere, but for those who look."""
        places = self.places
        first = places.first[row]
        end = first + g.count(row)
        for observer in range(places.observers):
            cards = observer * places.cards
            for index in range(cards, cards + places.cards):
                if self.lies[index] != UNKNOWN and self._has_some(index, first, end):
                    for place in range(first, end):
                        self._add(index, place)
                    self._settle(observer, index)
            if places.sees[observer * places.zones + row] != 0:
                for spot in range(end - first):
                    self._put(observer, g.card(row, spot), first + spot)

    def _unmurk(self, g: State, source: i64, place: i64) -> None:
        """A card has left an open row: there is less in doubt, and what is on top now is in view."""
        count = g.count(source)
        for observer in range(self.places.observers):
            index = observer * self.places.zones + source
            murky = self._murky[index]
            if murky > 0:
                if place < murky:
                    murky -= 1
                if murky >= count:
                    murky = count - 1
                    self.revealed = True
                if murky <= 1:
                    murky = 0
                self._murky[index] = murky

    def _clear_up(self, g: State, observer: i64, card: i64) -> None:
        """A place that is full of known cards holds no other: strike it out, as long as that helps.

        Where a rule has said of cards of this deck what is not there, it is the same with a place for which there are
        no more cards than it has gaps.
        """
        places = self.places
        if self._denied != 0:
            kin = places.kin[places.deck_of[card]]
            if has(self._denied, kin):
                while self._strike_full(g, observer) or self._fill_up(g, observer, kin):
                    pass
                return
        for i in range(places.card_words):
            if self._unsure[observer * places.card_words + i] != 0:  # mostly nothing is in doubt
                while self._strike_full(g, observer):
                    pass
                return

    def _strike_full(self, g: State, observer: i64) -> bool:
        if not self._find_full(g, observer):
            return False
        places = self.places
        struck = False
        for i in range(places.card_words):
            unsure = self._unsure[observer * places.card_words + i]
            while unsure != 0:
                index = observer * places.cards + WORD * i + lowest(unsure)
                unsure &= unsure - 1
                if self._strike_all(index, self._full):
                    self._settle(observer, index)
                    struck = True
        return struck

    def _find_full(self, g: State, observer: i64) -> bool:
        """Note which of the places that an unsure card may lie in are full; is there one?"""
        places = self.places
        full = self._full
        for i in range(places.words):
            full[i] = 0
        for i in range(places.card_words):
            unsure = self._unsure[observer * places.card_words + i]
            while unsure != 0:
                index = observer * places.cards + WORD * i + lowest(unsure)
                unsure &= unsure - 1
                for word in range(places.words):
                    full[word] |= self._may[index * places.words + word]
        found = False
        for word in range(places.words):
            left = full[word]
            while left != 0:
                place = WORD * word + lowest(left)
                left &= left - 1
                sure = self._sure[observer * places.count + place]
                if sure > 0 and sure == places.room(g, place):
                    found = True
                else:
                    full[word] &= ~places.bit[place]
        return found

    def _fill_up(self, g: State, observer: i64, kin: i64) -> bool:
        """Put cards into the one place that is left for them; there may be more to find after that."""
        places = self.places
        for place in range(places.count):
            zone = places.zone_of[place]
            if places.kin[places.first_deck[zone]] == kin:
                gaps = self._gaps(g, observer, place)
                if gaps > 0 and not self._more_than(g, observer, place, gaps):
                    for card in range(places.cards):
                        if self._may_be(observer, card, place):
                            self._put(observer, card, place)
                    return True
        for card in range(places.cards):
            if places.kin[places.deck_of[card]] == kin and self.lies[observer * places.cards + card] == UNKNOWN:
                only = self._only_gap(g, observer, card)
                if only >= 0:
                    self._put(observer, card, only)
                    return True
        return False

    def _more_than(self, g: State, observer: i64, place: i64, gaps: i64) -> bool:
        """Are there more cards that may lie in a place than it has gaps?"""
        left = gaps
        for card in range(self.places.cards):
            if self._may_be(observer, card, place):
                if left == 0:
                    return True
                left -= 1
        return left > 0  # too few: a world that is not this observer's, in which nothing can be concluded

    def _may_be(self, observer: i64, card: i64, place: i64) -> bool:
        """May a card that the observer cannot place for certain lie there?"""
        at = self.lies[observer * self.places.cards + card]
        if at == UNKNOWN:
            return self.places.fits(card, self.places.zone_of[place])
        return at == UNSURE and self._has(observer * self.places.cards + card, place)

    def _only_gap(self, g: State, observer: i64, card: i64) -> i64:
        """The only place with a gap for a card of which nothing is known, -1 if there are several."""
        places = self.places
        found: i64 = -1
        for place in range(places.count):
            if places.fits(card, places.zone_of[place]) and self._gaps(g, observer, place) > 0:
                if found >= 0:
                    return -1
                found = place
        return found

    def _strike_all(self, index: i64, gone: vec[i64]) -> bool:
        words = self.places.words
        struck = False
        for i in range(words):
            word = self._may[index * words + i]
            if (word & gone[i]) != 0:
                self._may[index * words + i] = word & ~gone[i]
                struck = True
        return struck

    # --- sets of places, by observer and card ---

    def _has(self, index: i64, place: i64) -> bool:
        places = self.places
        return (self._may[index * places.words + places.word[place]] & places.bit[place]) != 0

    def _has_some(self, index: i64, first: i64, end: i64) -> bool:
        for place in range(first, end):
            if self._has(index, place):
                return True
        return False

    def _add(self, index: i64, place: i64) -> None:
        places = self.places
        self._may[index * places.words + places.word[place]] |= places.bit[place]

    def _strike(self, index: i64, place: i64) -> None:
        places = self.places
        self._may[index * places.words + places.word[place]] &= ~places.bit[place]

    def _put(self, observer: i64, card: i64, place: i64) -> None:
        """The observer knows where this card lies."""
        places = self.places
        index = observer * places.cards + card
        for i in range(places.words):
            self._may[index * places.words + i] = 0
        self._add(index, place)
        self._becomes(observer, index, place)

    def _settle(self, observer: i64, index: i64) -> None:
        """A set has changed: note what it comes to."""
        words = self.places.words
        found: i64 = UNKNOWN
        for i in range(words):
            word = self._may[index * words + i]
            if word != 0:
                if found != UNKNOWN or (word & (word - 1)) != 0:
                    found = UNSURE
                    break
                found = WORD * i + lowest(word)
        self._becomes(observer, index, found)

    def _becomes(self, observer: i64, index: i64, found: i64) -> None:
        before = self.lies[index]
        if before == found:
            return
        places = self.places
        if before >= 0:
            self._sure[observer * places.count + before] -= 1
        if found >= 0:
            self._sure[observer * places.count + found] += 1
        if before == UNSURE or found == UNSURE:
            card = index - observer * places.cards
            self._unsure[observer * places.card_words + card // WORD] ^= bit(card % WORD)
        self.lies[index] = found

    # --- saving ---

    def to_json(self) -> dict[str, Any]:
        cards = self.places.cards
        zones = self.places.zones
        rows = [[self._number(o * cards + card) for card in range(cards)] for o in range(self.places.observers)]
        murky = [[self._murky[o * zones + zone] for zone in range(zones)] for o in range(self.places.observers)]
        data: dict[str, Any] = {"may": rows, "murky": murky}
        if self._denied != 0:
            data["denied"] = self._denied
        return data

    def _number(self, index: i64) -> int:
        """A set as one number, of as many bits as there are places."""
        words = self.places.words
        found: Any = 0  # an object: a compiled int that grows too big ends the program if a signal interrupts it
        for i in range(words):
            word: int = self._may[index * words + words - 1 - i]
            found = found * BASE + word
        return int(found)

    @staticmethod
    def from_json(g: State, data: dict[str, Any]) -> Knowledge:
        knowledge = Knowledge.begin(g)
        knowledge._load(data["may"], data["murky"])
        knowledge._denied = data.get("denied", 0)
        return knowledge

    def _load(self, may: list[list[int]], murky: list[list[int]]) -> None:
        places = self.places
        for observer in range(places.observers):
            for card in range(places.cards):
                index = observer * places.cards + card
                left = may[observer][card]
                for i in range(places.words):
                    self._may[index * places.words + i] = left % BASE
                    left //= BASE
                self._settle(observer, index)
            for zone in range(places.zones):
                self._murky[observer * places.zones + zone] = murky[observer][zone]
                self._all_clear = self._all_clear and murky[observer][zone] == 0
