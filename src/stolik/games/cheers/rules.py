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
from stolik.games.cheers.tower import OnBody, face

STARTS: Final[i64] = i64(PARTS.event("starts", "seat", "TC.S9"))
TURN_BEGAN: Final[i64] = i64(PARTS.event("turn_began", "seat", "TC.T1"))
THREW: Final[i64] = i64(PARTS.event("threw", "seat card", "TC.T2"))
CLIMBED: Final[i64] = i64(PARTS.event("climbed", "seat card number number2", "TC.T4"))

BRAWLS_FOR: Final[vec[i64]] = as_ints([0, 0, 9, 8, 7, 6, 6])  # TC.S1
ADVANCED: Final[vec[i64]] = as_ints([int(minion.advanced) for minion in CARDS])


# --- the turn --------------------------------------------------------------------------------------


@final
class FirstPlayer(Chance):
    """TC.S9: all is set up, and chance says who begins, if it is not settled that seat `g.a` - 1 does."""

    rule = "TC.S9"
    rules = ("TC.S0", "TC.S1", "TC.S10", "TC.M8", "TC.V2", "TC.V13")

    def size(self, g: State) -> i64:
        return g.seats if g.a == 0 else 1

    def take(self, g: State, option: i64) -> None:
        starter = option if g.a == 0 else g.a - 1
        g[ACTIVE] = starter
        g.tell(STARTS, starter)
        g.then(BEGIN_TURN)
        g.then(DEAL_CARD)
        g.then(LOOK, DEALING)

    def text(self, g: State, option: i64) -> str:
        return str(option + 1 if g.a == 0 else g.a)


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
        g.then(NEXT_PLAYER)
        g.then(REFILL)
        g.then(BEGIN_THROW, seat)
        g.then(BEGIN_CLIMB, seat)
        g.then(BEGIN_PLAY, seat, 2)
        g.then(BEGIN_PLAY, seat, 1)


@final
class BeginClimb(Auto):
    """TC.T4: the foreminion may step, if there is anywhere to step to."""

    rule = "TC.T4"

    def run(self, g: State) -> None:
        sight = sight_of(g)
        sight.gather(g, tower_of(g, g.a))
        for i in range(sight.standing):
            if can_climb(g, g.a, sight.bodies[i]):
                g.then(CLIMB, g.a)
                return


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
    """TC.T4: where does the foreminion of `g.a` step? 0: it stays."""

    rule = "TC.T4"
    rules = ("TC.T5", "TC.T6", "TC.V3")

    def whose(self, g: State) -> str:
        return "TC.T1"

    def options(self, g: State, out: Options) -> None:
        out.add(0)
        sight = sight_of(g)
        sight.gather(g, tower_of(g, g.a))
        for i in range(sight.standing):
            if can_climb(g, g.a, sight.bodies[i]):
                out.add(1 + sight.bodies[i])

    def take(self, g: State, option: i64) -> None:
        if option > 0:
            g[RIDES + g.a] = option
            g.tell(CLIMBED, g.a, face(g, option - 1), g[COL + option - 1], g[LEVEL + option - 1])

    def why(self, g: State, option: i64) -> str:
        hovering = option > 0 and g[TOWER + option - 1] == tower_of(g, g.seat) + 1 and g[LEVEL + option - 1] > 1
        return "TC.T5" if g[RIDES + g.seat] == 0 and hovering else "TC.T4"

    def text(self, g: State, option: i64) -> str:
        return "stay" if option == 0 else super().text(g, option)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return ("stay", {}) if option == 0 else super().label(g, option)


@final
class BeginThrow(Auto):
    rule = "TC.T2"

    def run(self, g: State) -> None:
        if not g.bare(HAND + g.a):
            g.then(THROW, g.a)


@final
class Throw(Choice):
    """TC.T2: `g.a` may discard one card; it must after a play that was skipped (TC.T7)."""

    rule = "TC.T2"
    rules = ("TC.T7",)

    def whose(self, g: State) -> str:
        return "TC.T1"

    def options(self, g: State, out: Options) -> None:
        if g[SKIPPED] == 0:
            out.add(0)
        card = g.after(HAND + g.a, -1)
        while card >= 0:
            out.add(1 + card)
            card = g.after(HAND + g.a, card)

    def take(self, g: State, option: i64) -> None:
        if option > 0:
            g.move(option - 1, HAND + g.a, DISCARD)
            g.tell(THREW, g.a, option - 1)

    def space(self, g: State) -> i64:
        return 1 + FIRST_BRAWL

    def why(self, g: State, option: i64) -> str:
        return "TC.T7" if option == 0 else "TC.T2"

    def text(self, g: State, option: i64) -> str:
        return "keep" if option == 0 else "throw " + NAMES[option - 1]

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return ("keep", {}) if option == 0 else ("throw", {"card": NAMES[option - 1]})

    def facts(self, g: State) -> dict[str, str]:
        return {"how": "may" if g[SKIPPED] == 0 else "must"}


@final
class NextPlayer(Auto):
    rule = "TC.T1"

    def run(self, g: State) -> None:
        g[ACTIVE] = (g[ACTIVE] + 1) % g.seats
        g.then(BEGIN_TURN)


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
        g.then(FIRST_PLAYER, 0 if options["starter"] == "random" else int(options["starter"]))
        g.then(DEAL, NOT_LATE, LATE, 1)
        g.then(DEAL, NOT_CUT, CUT, 1)

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


DEAL: Final[i64] = i64(PARTS.step(Deal()))
FIRST_PLAYER: Final[i64] = i64(PARTS.step(FirstPlayer()))
BEGIN_TURN: Final[i64] = i64(PARTS.step(BeginTurn()))
BEGIN_CLIMB: Final[i64] = i64(PARTS.step(BeginClimb()))
CLIMB: Final[i64] = i64(PARTS.step(Climb()))
BEGIN_THROW: Final[i64] = i64(PARTS.step(BeginThrow()))
THROW: Final[i64] = i64(PARTS.step(Throw()))
NEXT_PLAYER: Final[i64] = i64(PARTS.step(NextPlayer()))

RULES: Final = Cheers(LAYOUT, PARTS)
