"""What bots see in a position of Word Domination."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.rules import Evaluator
from stolik.engine.state import State
from stolik.games.words.scoring import ZONE, ZONES
from stolik.games.words.state import CAPTURED, DECK_SIZE, FIRST, MARK, MOVER, ROUND, ROUNDS, WORD


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
        links: i64 = 0
        for group in range(zones.count):
            if zones.group[group] != group:
                continue
            tapes = zones.tapes_of(group)
            if tapes >= ZONE:
                scored += tapes
            elif tapes == 2:
                pairs += 1
            if tapes > 0:
                links += zones.size_of(group) - tapes
        markers: i64 = 0
        for card in range(DECK_SIZE):
            if g[MARK + card] == seat + 1:
                markers += 1
        left = turns_left(g, seat)
        captured = float(g.count(CAPTURED + seat))
        # What is begun is worth what the turns that are left can make of it.
        ahead = float(left) / float(left + 1)
        out[0] = captured
        out[1] = float(scored)
        out[2] = float(pairs) * ahead
        out[3] = float(links) * ahead
        out[4] = float(markers) * ahead
        out[5] = (captured + float(scored)) * (1.0 - float(left) / float(ROUNDS))
        out[6] = float(left)


# From a conditional logit (the chance of a seat is the softmax of the seats' worths) on the beginnings of all turns of
# 384 games of equal bots, two to four players, without help: 6,900 positions. Captured cards and zones were fitted as
# one number, since both are points; that fits as well as two. Singles tapes and how frequent a marked letter is add
# nothing. A turn that is still to come is worth about six points.
FEATURES: Final = Features(
    ["captured", "zones", "near", "links", "markers", "lead", "turns"],
    [0.195, 0.195, 0.65, 0.02, 0.197, 0.18, 2.18],
)
