"""The end of the game: all structures are scored, type by type."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import as_ints, bit, has, size
from stolik.engine.state import State
from stolik.engine.steps import Auto
from stolik.games.sedlec.laying import IN_FEATURE, IN_STACK
from stolik.games.sedlec.scoring import bones_of, rank
from stolik.games.sedlec.state import (
    FEATURE,
    PARTS,
    SCORE,
    STACK,
    WON,
    effect_of,
    skulls_in_play,
)

SCORED: Final = PARTS.event("scored", "seat skull number:points build")
TOTAL: Final = PARTS.event("total", "seat number:points", "SED.score.total")
VICTORY: Final = PARTS.event("won", "seat number:points", "SED.score.total")
SHARED: Final = PARTS.event("shared", "seat number:points", "SED.tie.2")
TITLED: Final = PARTS.event("titled", "seat title number:points", "SED.solo.10")

TITLES: Final[vec[i64]] = as_ints([60, 65, 70, 75])  # SED.solo.10: the points that each needs


def title(total: i64) -> i64:
    """SED.solo.10: the number of a title, from 1; 0 for none."""
    found: i64 = 0
    for number in range(len(TITLES)):
        if total >= TITLES[number]:
            found = number + 1
    return found


def _count(g: State, seat: i64, zone: i64, build: i64) -> i64:
    """Score one structure and tell it."""
    bones = bones_of(g)
    bones.read(g, zone, effect_of(g))
    total = bones.score(bones.points)
    for kind in range(skulls_in_play(g)):
        g.tell(SCORED, seat, kind, bones.points[kind], build)
    return total


@final
class Score(Auto):
    """SED.end.1: every stack is complete."""

    rule = "SED.end.1"
    rules = (
        *("SED.score.king", "SED.score.peasant", "SED.score.priest", "SED.score.lover", "SED.score.bandit"),
        *("SED.score.executioner", "SED.terms.1", "SED.terms.2", "SED.terms.3", "SED.tie.1", "SED.end.2"),
    )

    def run(self, g: State) -> None:
        best: i64 = -1
        for seat in range(g.seats):
            g[SCORE + seat] = _count(g, seat, STACK + seat, IN_STACK)
            g.tell(TOTAL, seat, g[SCORE + seat])
            here = rank(bones_of(g).points)
            if here > best:
                best = here
                g[WON] = 0
            if here == best:
                g[WON] |= bit(seat)
        for seat in range(g.seats):
            if has(g[WON], seat):
                g.tell(VICTORY if size(g[WON]) == 1 else SHARED, seat, g[SCORE + seat])
        g.finish()


SCORING: Final = PARTS.step(Score())


@final
class ScoreBoth(Auto):
    """SED.solo.8, SED.solo.9: both structures are complete, and each is scored by itself."""

    rule = "SED.solo.9"
    rules = ("SED.solo.8", "SED.solo.4")

    def run(self, g: State) -> None:
        g[SCORE] = _count(g, 0, FEATURE, IN_FEATURE) + _count(g, 0, STACK, IN_STACK)
        g[WON] = 1
        g.tell(TOTAL, 0, g[SCORE])
        g.tell(TITLED, 0, title(g[SCORE]), g[SCORE])
        g.finish()


SCORING_BOTH: Final = PARTS.step(ScoreBoth())
