"""The rules of Three Cheers for Master: set-up, the turn, the result."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, as_ints, has, size
from stolik.engine.layout import TURN
from stolik.engine.rules import Rules
from stolik.engine.state import State
from stolik.engine.steps import Auto, Chance, Choice, Deal
from stolik.games.cheers.cells import level_at, tower_at
from stolik.games.cheers.deck import DEAL_CARD, DEALING, LOOK, REFILL
from stolik.games.cheers.pedro import DEAL_STACKS
from stolik.games.cheers.play import BEGIN_PLAY
from stolik.games.cheers.sight import sight_of
from stolik.games.cheers.state import (
    ACTIVE,
    AHEAD,
    ASIDE,
    BODIES,
    BOX,
    CARDS,
    COL,
    COMING,
    COVERED,
    CROWD,
    CROWD_WORDS,
    CUT,
    DECK,
    DISCARD,
    FIRST_BRAWL,
    FIRST_LATE,
    HAND,
    HANGING,
    HELL,
    HERE,
    JOINED,
    LATE,
    LAYOUT,
    LEVEL,
    MINION_COUNT,
    MOST_SEATS,
    NAMES,
    NOT_CUT,
    NOT_LATE,
    PARTS,
    PEDRO,
    RIDES,
    SCORE,
    SKIPPED,
    STANDING,
    TOWER,
    TOWERS,
    WON,
    tower_of,
)
from stolik.games.cheers.tower import OnBody, body_at, body_cell, face

STARTS: Final = PARTS.event("starts", "seat", "TC.S9")
TURN_BEGAN: Final = PARTS.event("turn_began", "seat", "TC.T1")
THREW: Final = PARTS.event("threw", "seat card", "TC.T2")
CLIMBED: Final = PARTS.event("climbed", "seat card number number2", "TC.T4")

BRAWLS_FOR: Final[vec[i64]] = as_ints([0, 0, 9, 8, 7, 6, 6])  # TC.S1
STAY: Final = 0
KEEP: Final = 0
ADVANCED: Final[vec[i64]] = as_ints([int(minion.advanced) for minion in CARDS])


# --- the turn --------------------------------------------------------------------------------------


@final
class FirstPlayer(Chance):
    """TC.S9: all is set up, and chance says who begins, if that is not settled."""

    rule = "TC.S9"
    rules = ("TC.S0", "TC.S1", "TC.S10", "TC.M8", "TC.V2", "TC.V13")
    args = "starter:maybe_seat"

    def size(self, g: State) -> i64:
        return g.seats if g.one() == 0 else 1

    def take(self, g: State, option: i64) -> None:
        starter = g.one()
        seat = option if starter == 0 else starter - 1
        g[ACTIVE] = seat
        g.tell(STARTS, seat)
        mark = g.mark()
        g.then(LOOK, DEALING)
        g.then(DEAL_CARD)
        g.then(BEGIN_TURN)
        g.in_order(mark)

    def text(self, g: State, option: i64) -> str:
        starter = g.one()
        return str(option + 1 if starter == 0 else starter)


FIRST_PLAYER: Final = PARTS.step(FirstPlayer())


@final
class BeginTurn(Auto):
    """The five steps of a turn."""

    rule = "TC.T1"

    def run(self, g: State) -> None:
        seat = g[ACTIVE]
        g[TURN] += 1
        g[JOINED] = 0
        g[SKIPPED] = 0
        g.tell(TURN_BEGAN, seat)
        mark = g.mark()
        g.then(BEGIN_PLAY, seat, 1)
        g.then(BEGIN_PLAY, seat, 2)
        g.then(BEGIN_CLIMB, seat)
        g.then(BEGIN_THROW, seat)
        g.then(REFILL)
        g.then(NEXT_PLAYER)
        g.in_order(mark)


BEGIN_TURN: Final = PARTS.step(BeginTurn())


@final
class BeginClimb(Auto):
    """TC.T4: the foreminion may step, if there is anywhere to step to."""

    rule = "TC.T4"
    args = "seat"

    def run(self, g: State) -> None:
        seat = g.one()
        sight = sight_of(g)
        sight.gather(g, tower_of(g, seat))
        for i in range(sight.standing):
            if can_climb(g, seat, sight.bodies[i]):
                g.then(CLIMB, seat)
                return


BEGIN_CLIMB: Final = PARTS.step(BeginClimb())


def can_climb(g: State, seat: i64, body: i64) -> bool:
    """TC.T4: to a neighbour, or from the ground onto the ground row."""
    rider = g[RIDES + seat] - 1
    if rider < 0:
        return g[LEVEL + body] == 1  # TC.T5
    across = g[COL + body] - g[COL + rider]
    up = g[LEVEL + body] - g[LEVEL + rider]
    return across * across + up * up == 1


@final
class Climb(OnBody):
    """TC.T4: where does the foreminion step, if it does not stay?"""

    rule = "TC.T4"
    rules = ("TC.T5", "TC.T6", "TC.V3")
    args = "seat"
    answers = ("skip: stay", "climb {cell}")

    def whose(self, g: State) -> str:
        return "TC.T1"

    def options(self, g: State, out: Options) -> None:
        out.add(STAY)
        sight = sight_of(g)
        sight.gather(g, tower_of(g, g.seat))
        for i in range(sight.standing):
            if can_climb(g, g.seat, sight.bodies[i]):
                self.offer(out, body_cell(g, sight.bodies[i]))

    def take(self, g: State, option: i64) -> None:
        if option != STAY:
            body = body_at(g, self.part(option))
            g[RIDES + g.seat] = body + 1
            g.tell(CLIMBED, g.seat, face(g, body), g[COL + body], g[LEVEL + body])

    def why(self, g: State, option: i64) -> str:
        cell = self.part(option)
        in_own = tower_at(cell) == tower_of(g, g.seat) and level_at(cell) > 1 and body_at(g, cell) >= 0
        return "TC.T5" if g[RIDES + g.seat] == 0 and in_own else "TC.T4"


CLIMB: Final = PARTS.step(Climb())


@final
class BeginThrow(Auto):
    rule = "TC.T2"
    args = "seat"

    def run(self, g: State) -> None:
        seat = g.one()
        if not g.bare(HAND + seat):
            g.then(THROW, seat)


BEGIN_THROW: Final = PARTS.step(BeginThrow())


@final
class Throw(Choice):
    """TC.T2: one card may be discarded; it must after a play that was skipped (TC.T7)."""

    rule = "TC.T2"
    rules = ("TC.T7",)
    args = "seat"
    answers = ("skip: keep", "throw {card}")

    def whose(self, g: State) -> str:
        return "TC.T1"

    def options(self, g: State, out: Options) -> None:
        if g[SKIPPED] == 0:
            out.add(KEEP)
        self.each_in(g, out, HAND + g.seat)

    def take(self, g: State, option: i64) -> None:
        if option != KEEP:
            g.move(self.part(option), HAND + g.seat, DISCARD)
            g.tell(THREW, g.seat, self.part(option))

    def why(self, g: State, option: i64) -> str:
        return "TC.T7" if option == KEEP else "TC.T2"

    def facts(self, g: State) -> dict[str, str]:
        return {"how": "may" if g[SKIPPED] == 0 else "must"}


THROW: Final = PARTS.step(Throw())


@final
class NextPlayer(Auto):
    rule = "TC.T1"

    def run(self, g: State) -> None:
        g[ACTIVE] = (g[ACTIVE] + 1) % g.seats
        g.then(BEGIN_TURN)


NEXT_PLAYER: Final = PARTS.step(NextPlayer())


# --- the game --------------------------------------------------------------------------------------


@final
class Cheers(Rules):
    def begin(self, g: State, options: dict[str, str]) -> None:
        """TC.S0 to TC.S4, TC.S10, TC.V1, TC.V2, TC.V7."""
        variant = options["variant"]
        first = variant == "first" or options["minions"] == "first"
        hell = variant == "hell" or options["brawls"] == "hell"
        g[PEDRO] = 1 if variant == "pedro" else 0
        g[HELL] = 1 if hell else 0
        g[HANGING] = 1 if options["hanging"] == "yes" else 0
        g[TOWERS] = 2 if variant == "teams" else g.seats
        brawls = BRAWLS_FOR[g.seats]
        if variant == "first":
            brawls -= 2
        if options["brawls"] not in ("usual", "hell"):
            brawls = int(options["brawls"])
        if hell or variant == "pedro":
            brawls = 0
        for card in range(len(NAMES)):
            g.lay(self._start_of(g, card, brawls, first), card)
        if g[PEDRO] != 0:
            g.then(DEAL_STACKS)
            return
        mark = g.mark()
        g.then(DEAL, NOT_CUT, CUT, 1)
        g.then(DEAL, NOT_LATE, LATE, 1)
        g.then(FIRST_PLAYER, 0 if options["starter"] == "random" else int(options["starter"]))
        g.in_order(mark)

    def _start_of(self, g: State, card: i64, brawls: i64, first: bool) -> i64:
        pedro = g[PEDRO] != 0
        if card < MINION_COUNT:
            if first and ADVANCED[card] != 0:
                return BOX
            return ASIDE if pedro else DECK
        if card < FIRST_BRAWL:
            return BOX if pedro else DECK
        if card < COMING:
            return DECK if card - FIRST_BRAWL < brawls else BOX
        if card <= HERE:
            return BOX if card == COMING and (g[HELL] != 0 or pedro) else AHEAD
        if pedro:
            return BOX
        return NOT_CUT if card < FIRST_LATE else NOT_LATE

    def last(self, g: State) -> list[int]:
        """TC.S9: the seats with the lowest result."""
        results: list[int] = [g[SCORE + tower_of(g, seat)] for seat in range(g.seats)]
        return [seat for seat, result in enumerate(results) if result == min(results)]

    def share(self, g: State, seat: i64) -> float:
        """TC.K4: who ties shares the win."""
        total: i64 = 0
        for other in range(g.seats):
            if has(g[WON], other):
                total += 1
        return 1.0 / float(total) if has(g[WON], seat) else 0.0

    def side(self, g: State, seat: i64) -> i64:
        """TC.V2: the players of a tower."""
        return g.seats // g[TOWERS]

    def invariants(self, g: State) -> None:
        lying = sorted([card for zone in range(len(LAYOUT.zones)) for card in g.cards(zone)])
        assert lying == list(range(len(NAMES))), "cards lost or doubled"
        cells: list[tuple[int, int, int]] = []
        for body in range(BODIES):
            standing = g[TOWER + body] > 0
            if body < MINION_COUNT:
                assert standing == g.holds(STANDING, body), "a minion that stands and does not"
            else:
                assert standing == (g.count(COVERED[body - MINION_COUNT]) == 1), "a Ninja that stands and does not"
            if standing:
                assert g[LEVEL + body] >= 1, "below the ground"
                assert g[TOWER + body] <= g[TOWERS], "in no tower"
                cells.append((g[TOWER + body], g[COL + body], g[LEVEL + body]))
                assert has(g[CROWD + CROWD_WORDS * (g[TOWER + body] - 1) + body // 32], body % 32), "not in its crowd"
        assert sum(size(g[CROWD + word]) for word in range(CROWD_WORDS * MOST_SEATS)) == len(cells), "a crowd too large"
        assert len(cells) == len(set(cells)), "two minions in one cell"
        for seat in range(g.seats):
            rider = g[RIDES + seat] - 1
            assert rider < 0 or g[TOWER + rider] == tower_of(g, seat) + 1, "a foreminion on no minion of its tower"


DEAL: Final = PARTS.step(Deal())

RULES: Final = Cheers(LAYOUT, PARTS)
