"""What bots see in a position of Word Domination."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import as_ints
from stolik.engine.rules import Evaluator
from stolik.engine.state import State
from stolik.games.words.scoring import ZONE, ZONES
from stolik.games.words.state import CAPTURED, DECK_SIZE, FIRST, LETTER, MARK, MOVER, ROUND, ROUNDS, WORD

# How many cards have the same letter: what is frequent is easily used again, by others too.
ALIKE: Final[vec[i64]] = as_ints(
    [sum(1 for other in range(DECK_SIZE) if LETTER[other] == LETTER[card]) for card in range(DECK_SIZE)]
)
MOST_ALIKE: Final = 10.0


def turns_left(g: State, seat: i64) -> i64:
    """Words that a seat can still spell; the mover none any more in this turn once one is declared."""
    place = (seat + g.seats - g[FIRST]) % g.seats
    now = (g[MOVER] + g.seats - g[FIRST]) % g.seats
    left: i64 = ROUNDS - g[ROUND]
    if place > now or (place == now and g[WORD] == 0):
        left += 1
    if left < 0:
        return 0  # it is over
    return left


@final
class Features(Evaluator):
    def measure(self, g: State, seat: i64, out: vec[float]) -> None:
        zones = ZONES
        zones.read(g, seat)
        scored: i64 = 0
        pairs: i64 = 0
        singles: i64 = 0
        links: i64 = 0
        for group in range(zones.count):
            if zones.group[group] != group:
                continue
            tapes = zones.tapes_of(group)
            if tapes >= ZONE:
                scored += tapes
            elif tapes == 2:
                pairs += 1
            elif tapes == 1:
                singles += 1
            if tapes > 0:
                links += zones.size_of(group) - tapes
        markers: i64 = 0
        handy: i64 = 0
        for card in range(DECK_SIZE):
            if g[MARK + card] == seat + 1:
                markers += 1
                handy += ALIKE[card]
        left = turns_left(g, seat)
        captured = float(g.count(CAPTURED + seat))
        # What is begun is worth what the turns that are left can make of it.
        ahead = float(left) / float(left + 1)
        out[0] = captured
        out[1] = float(scored)
        out[2] = float(pairs) * ahead
        out[3] = float(singles) * ahead
        out[4] = float(links) * ahead
        out[5] = float(markers) * ahead
        out[6] = float(handy) / MOST_ALIKE * ahead
        out[7] = (captured + float(scored)) * (1.0 - float(left) / float(ROUNDS))


FEATURES: Final = Features(
    ["captured", "zones", "near", "tapes", "links", "markers", "handy", "lead"],
    [0.25, 0.25, 0.45, 0.12, 0.06, 0.1, 0.03, 0.15],
)
