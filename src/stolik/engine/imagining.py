"""The worlds that a seat thinks possible, straight from what it knows: `views.worlds_of` makes the same of a view."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.engine.kit import as_ints, bag_bit, bag_word
from stolik.engine.knowledge import UNKNOWN, UNSURE, Knowledge
from stolik.engine.layout import SEALED
from stolik.engine.state import State
from stolik.engine.worlds import Worlds


def imagined(g: State, knowledge: Knowledge, seat: i64) -> Worlds:
    """Cards that the seat can place stay; the others are dealt anew. What others hide or picked is forgotten."""
    layout = g.layout
    places = knowledge.places
    base = g.copy()
    base.prefer = seat
    mem = base.mem
    for field in layout.fields:
        if field.each > 0:
            for at in range(field.count):
                if field.hidden_from(int(seat), at):
                    mem[field.at + at] = -1
    for other in range(g.seats):
        if other != seat:
            mem[SEALED + other] = 0
    lies = knowledge.placed(seat)
    zones: list[int] = []
    spots: list[int] = []
    gap_of: list[list[int]] = [[] for _ in range(places.count)]  # by place
    placed: list[bool] = [False] * int(places.cards)
    order = sorted(
        [zone for zone in range(places.zones) if layout.zones[zone].index < g.seats],
        key=lambda zone: layout.zones[zone].end_deck - layout.zones[zone].first_deck,
    )
    for zone in order:
        if layout.zone_ordered[zone] != 0:
            murky = knowledge.murky(seat, zone)
            for spot in range(g.count(zone)):
                card = g.card(zone, spot)
                if spot >= murky and lies[card] >= 0:
                    placed[card] = True
                    continue
                gap_of[places.at(zone, spot)].append(len(zones))
                zones.append(zone)
                spots.append(int(spot))
                base.lay_at(zone, spot, 0)
        else:
            at = layout.zone_at[zone]
            for card in g.cards(zone):
                if lies[card] >= 0:
                    placed[card] = True
                else:
                    mem[at + bag_word(card)] &= ~bag_bit(card)
                    gap_of[places.at(zone, 0)].append(len(zones))
                    zones.append(zone)
                    spots.append(-1)
    pool: list[int] = []
    allowed: list[list[int]] = []
    for card in range(places.cards):
        if placed[card]:
            continue
        found = lies[card]
        if found == UNKNOWN:
            continue
        pool.append(int(card))
        wishes: list[int] = []
        for place in range(places.count):
            if found == place or (found == UNSURE and knowledge.may(seat, card, place)):
                wishes += gap_of[place]
        allowed.append(wishes)
    pool += [card for card in range(int(places.cards)) if not placed[card] and lies[card] == UNKNOWN]
    return Worlds(base, as_ints(zones), as_ints(spots), as_ints(pool), allowed)
