"""Over random games: who hears only what is told knows where every minion stands, who rides whom and why they fell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache

import pytest

from games.ledgers import Ledger, kinds, play
from stolik.engine.layout import TURN
from stolik.engine.state import State
from stolik.engine.steps import Choice
from stolik.games.cheers import GAME
from stolik.games.cheers.data import SIDES
from stolik.games.cheers.rules import RULES
from stolik.games.cheers.state import (
    ACTIVE,
    AGAIN,
    AHEAD,
    AIR,
    ASIDE,
    COL,
    COVERED,
    DECK,
    DISCARD,
    FIRST_ORDER,
    HAND,
    HAPPENED,
    JOINED,
    LEVEL,
    MINION_COUNT,
    MOST_SEATS,
    NAMES,
    PEDRO,
    PICKED,
    RIDES,
    SCORE,
    SHADOW,
    SKIPPED,
    STACK,
    STANDING,
    TOP,
    TOWER,
    TURNED,
    UP_CARD,
    WON,
)

BUILDING_IS_OVER = 2
BY_ATTACK, BY_FALL, CRUSHED, EATEN, SUFFOCATED, BLOWN_UP, STABBED = range(7)
WAYS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # up, right, down, left, as SIDES
MINION, MOVE, SWAP, AGGRESSION = range(4)

Cell = tuple[int, int, int]  # tower, column, level


def face(card: int) -> Mapping[str, object]:
    found: Mapping[str, object] = GAME.display.faces[NAMES[card]]
    return found


def is_a(card: int, trait: str) -> bool:
    traits = face(card)["traits"]
    assert isinstance(traits, list)
    return trait in traits


class Book(Ledger):
    awaited = frozenset({"fight", "struck", "blocked", "spared", "held_back"})

    def __init__(self, g: State, variant: str) -> None:
        super().__init__(RULES, g)
        self.seats = range(g.seats)
        self.towers = 2 if variant == "teams" else g.seats
        self.pedro = variant == "pedro"
        self.turn = 0
        self.active = 0
        self.joined: set[int] = set()
        self.skipped = False
        self.cell: dict[int, Cell] = {}  # by card
        self.turned: dict[int, int | None] = {}  # None: just laid, and nobody was told how
        self.rides: dict[int, int] = {}  # by seat
        self.leaping: set[int] = set()  # whose minion has died
        self.flying: tuple[int, int, int] | None = None  # what is announced: card, tower, what it is
        self.meal: tuple[int, Cell] | None = None  # who has eaten, and the place that is free now
        self.wounds: Counter[int] = Counter()
        self.brawls: list[int] = []  # towers where it is still to come to blows
        self.stopped = False
        self.score: dict[int, int] = {}

    def silent(self, card: int, source: int, target: int) -> bool:
        """The deck, what lies ready to be played, and the secret numbers of the set-up."""
        if source in (DECK, ASIDE) or card > NAMES.index("here"):
            return target != HAPPENED
        to_play = PICKED <= target < PICKED + MOST_SEATS
        return to_play or UP_CARD <= source < UP_CARD + MOST_SEATS

    def begins(self, g: State, step: str) -> None:
        if step == "step_in":
            assert self.meal is not None
            eater, self.cell[eater] = self.meal
            self.meal = None
        elif step == "attack":
            self.fight(*g.two())
        elif step == "rouse" and g.one() in self.cell:
            self.strike(g.one(), None)

    # --- fights, from the position that was kept ---

    def standing(self, cell: Cell) -> int | None:
        return next((card for card, there in self.cell.items() if there == cell), None)

    def arrows(self, card: int) -> list[int]:
        """By side, as the card lies."""
        printed = face(card)["arrows"]
        assert isinstance(printed, dict)
        shown = [int(printed[side]) for side in SIDES]
        return shown[2:] + shown[:2] if self.turned[card] else shown

    def shields(self, card: int) -> list[int]:
        printed = face(card)["shields"]
        assert isinstance(printed, list)
        return [(SIDES.index(side) + 2 * (self.turned[card] or 0)) % 4 for side in printed]

    def fight(self, tower: int, number: int) -> None:
        """All arrows of a number strike; whoever is ridden neither strikes nor is struck."""
        fighters = [c for c, cell in self.cell.items() if cell[0] == tower and number in self.arrows(c)]
        if fighters:
            self.expect("fight", number)
        for card in fighters:
            if card in self.rides.values():
                self.expect("held_back", card, number)
            else:
                self.strike(card, number)

    def strike(self, card: int, only: int | None) -> None:
        """With the arrows of a number, or with all: then riders protect nobody."""
        tower, col, level = self.cell[card]
        for side, number in enumerate(self.arrows(card)):
            target = self.standing((tower, col + WAYS[side][0], level + WAYS[side][1]))
            if number == 0 or only not in (None, number) or target is None:
                continue
            if only is not None and target in self.rides.values():
                self.expect("spared", card, target, number)
            elif (side + 2) % 4 in self.shields(target):
                self.expect("blocked", card, target, number)
            else:
                self.expect("struck", card, target, number)
                self.wounds[target] += 1

    # --- the turn ---

    def quiet(self) -> None:
        """Nothing is left over from what happened before."""
        assert not self.brawls
        assert not self.leaping
        assert self.flying is None

    def on_starts(self, seat: int) -> None:
        self.active = seat

    def on_turn_began(self, seat: int) -> None:
        self.quiet()
        assert seat == (self.active + (self.turn > 0)) % len(self.seats)
        self.active = seat
        self.turn += 1
        self.joined = set()
        self.skipped = False

    def on_no_play(self, seat: int) -> None:
        assert seat == self.active
        self.skipped = True

    def on_announced(self, seat: int, card: int, tower: int, kind: int) -> None:
        assert self.flying is None
        self.flying = card, tower, kind
        self.joined.add(seat)
        if card in self.zones[PICKED + seat]:
            self.put(card, PICKED + seat, SHADOW if self.is_ninja(card) else AIR)

    def is_ninja(self, card: int) -> bool:
        return card < FIRST_ORDER and is_a(card, "ninja")

    def on_deflected(self, seat: int, shield: int, card: int) -> None:
        assert self.flying is not None
        assert self.flying[0] == card
        assert self.flying[1] == seat % self.towers
        self.flying = None
        self.joined.add(seat)
        self.put(shield, HAND + seat, DISCARD)

    def on_laid(self, card: int, tower: int, col: int, level: int) -> None:
        assert self.flying == (None if self.pedro else (card, tower, MINION))  # Quick Pedro announces nothing
        assert self.standing((tower, col, level)) is None
        if self.is_ninja(card):
            self.put(card, SHADOW, self.free_slot())
        else:
            self.put(card, AIR, STANDING)
        self.cell[card] = tower, col, level
        self.turned[card] = None
        self.flying = None

    def free_slot(self) -> int:
        return next(slot for slot in COVERED if not self.zones[slot])

    def obeyed(self, tower: int, kind: int) -> None:
        """An order is carried out and discarded."""
        assert self.flying is not None
        assert self.flying[1:] == (tower, kind)
        self.put(self.flying[0], AIR, DISCARD)
        self.flying = None

    def on_moved(self, tower: int, card: int, col: int, level: int) -> None:
        self.obeyed(tower, MOVE)
        assert self.cell[card][0] == tower
        assert self.standing((tower, col, level)) is None
        self.cell[card] = tower, col, level

    def on_swapped(self, tower: int, card: int, other: int) -> None:
        self.obeyed(tower, SWAP)
        assert self.cell[card][0] == tower == self.cell[other][0]
        self.cell[card], self.cell[other] = self.cell[other], self.cell[card]

    def on_roused(self, tower: int, card: int, col: int, level: int) -> None:
        self.obeyed(tower, AGGRESSION)
        assert self.cell[card] == (tower, col, level)

    def on_climbed(self, seat: int, card: int, col: int, level: int) -> None:
        tower = seat % self.towers
        assert self.cell[card] == (tower, col, level)
        if seat in self.rides:
            _, was_col, was_level = self.cell[self.rides[seat]]
            assert abs(col - was_col) + abs(level - was_level) == 1
        else:
            assert level == 1
        self.rides[seat] = card

    def on_threw(self, seat: int, card: int) -> None:
        assert seat == self.active
        self.put(card, HAND + seat, DISCARD)

    # --- what happens in a tower ---

    def on_died(self, card: int, cause: int, killer: int) -> None:
        tower, col, level = self.cell.pop(card)
        del self.turned[card]
        self.put(card, next(zone for zone in (STANDING, *COVERED) if card in self.zones[zone]), DISCARD)
        for seat in [seat for seat, mount in self.rides.items() if mount == card]:
            del self.rides[seat]
            self.leaping.add(seat)
        if cause == BY_ATTACK:
            assert self.wounds.pop(card) > 0
        elif cause == EATEN:
            assert self.meal == (killer, (tower, col, level))
        else:
            assert {BY_FALL: "weak", SUFFOCATED: "claustrophobe", BLOWN_UP: "kamikaze"}.get(cause) in (
                None,
                *GAME.display.faces[NAMES[card]]["traits"],
            )
            assert cause not in (CRUSHED, STABBED) or killer != card
        assert (killer == card) == (cause in (BY_ATTACK, BY_FALL, SUFFOCATED, BLOWN_UP))

    def on_turned_round(self, card: int, cause: int) -> None:
        assert is_a(card, "armored")
        assert not self.turned[card]
        self.turned[card] = 1
        if cause == BY_ATTACK:
            self.wounds[card] -= 1

    def on_fell(self, card: int, high: int, low: int) -> None:
        tower, col, level = self.cell[card]
        assert level == high > low >= 1
        assert all(self.standing((tower, col, between)) is None for between in range(low, high))
        self.cell[card] = tower, col, low

    def on_ate(self, card: int, prey: int) -> None:
        assert self.meal is None
        assert is_a(card, "hungry")
        assert is_a(prey, "weak")
        self.meal = card, self.cell[prey]

    def on_revealed(self, card: int) -> None:
        self.put(card, next(slot for slot in COVERED if card in self.zones[slot]), STANDING)

    def on_hid(self, card: int) -> None:
        assert is_a(card, "ninja")
        self.put(card, STANDING, self.free_slot())

    def on_jumped(self, seat: int, card: int, col: int, level: int) -> None:
        self.leaping.remove(seat)
        assert self.cell[card] == (seat % self.towers, col, level)
        self.rides[seat] = card

    def on_to_ground(self, seat: int) -> None:
        self.leaping.remove(seat)

    # --- the deck and the end ---

    def on_drew(self, seat: int, card: int) -> None:
        self.quiet()
        self.put(card, TOP, HAND + seat)

    def in_order(self) -> list[int]:
        return [(self.active + i) % self.towers for i in range(self.towers)]

    def on_brawl(self, card: int) -> None:
        self.quiet()
        self.put(card, AGAIN if card in self.zones[AGAIN] else DECK, HAPPENED)
        self.brawls = self.in_order()

    def on_brawl_at(self, tower: int) -> None:
        assert not self.leaping
        assert self.brawls.pop(0) == tower

    def on_coming(self, card: int) -> None:
        assert NAMES[card] == "coming"
        self.put(card, AHEAD, HAPPENED)

    def on_here(self, card: int) -> None:
        assert NAMES[card] == "here"
        self.put(card, AHEAD, HAPPENED)
        self.brawls = 3 * self.in_order()

    def on_scored(self, tower: int, points: int) -> None:
        self.quiet()
        assert tower == len(self.score)
        self.score[tower] = points

    # --- Quick Pedro ---

    def on_turned_up(self, seat: int, card: int) -> None:
        self.put(card, STACK + seat, UP_CARD + seat)

    def on_first_done(self, seat: int) -> None:
        assert not self.zones[STACK + seat]
        self.stopped = True

    def on_time_up(self) -> None:
        assert all(self.zones[STACK + seat] or self.zones[UP_CARD + seat] for seat in self.seats)
        self.stopped = True

    def compare(self, g: State) -> None:
        super().compare(g)
        assert not any(self.wounds[card] > 0 for card in self.cell)
        self.wounds.clear()
        assert (self.turn, self.active) == (g[TURN], g[ACTIVE])
        assert sum(1 << seat for seat in self.joined) == g[JOINED]
        assert self.skipped == (g[SKIPPED] == 1)
        assert self.stopped == (g[PEDRO] == BUILDING_IS_OVER)
        bodies = {card: self.body(card) for card in self.cell}
        assert len(bodies) == sum(g[TOWER + body] > 0 for body in range(MINION_COUNT + len(COVERED)))
        for card, body in bodies.items():
            assert self.cell[card] == (g[TOWER + body] - 1, g[COL + body], g[LEVEL + body])
            if self.turned[card] is None:
                self.turned[card] = g[TURNED + body]
                assert self.turned[card] == 0 or is_a(card, "acrobat")
            assert self.turned[card] == g[TURNED + body]
        mounts = [1 + bodies[self.rides[seat]] if seat in self.rides else 0 for seat in self.seats]
        assert mounts == [g[RIDES + seat] for seat in self.seats]
        if g.over:
            assert [self.score[tower] for tower in range(self.towers)] == [g[SCORE + t] for t in range(self.towers)]
            best = max(self.score.values())
            won = [seat for seat in self.seats if self.score[seat % self.towers] == best]
            assert g[WON] == sum(1 << seat for seat in won)

    def body(self, card: int) -> int:
        """A minion that lies face up is its own; a covered one has that of its slot."""
        if card in self.zones[STANDING]:
            return card
        return MINION_COUNT + next(i for i, slot in enumerate(COVERED) if card in self.zones[slot])


def busy(step: Choice, options: list[int]) -> list[int]:
    """Whoever may deflect does; otherwise anything."""
    return [option for option in options if step.name != "deflecting" or option > 0]


MODES: list[tuple[int, dict[str, str], int]] = [
    (2, {}, 0),
    (3, {"hanging": "yes"}, 0),
    (4, {"minions": "first"}, 0),
    (6, {"brawls": "9"}, 0),
    (5, {"variant": "first", "starter": "2"}, 0),
    (3, {"variant": "hell"}, 0),
    (4, {"variant": "teams"}, 0),
    (3, {"variant": "pedro"}, 0),
    (2, {"variant": "pedro", "minutes": "5"}, 25),
]
GAMES = [(mode, number) for mode in range(len(MODES)) for number in range(3)]


@cache
def heard(mode: int, number: int) -> Counter[str]:
    seats, wanted, late = MODES[mode]
    options = GAME.settle(seats, wanted)
    g = RULES.start(seats, options)
    return play(Book(g, options["variant"]), g, number, busy, late)


@pytest.mark.rule("TC.R2", "TC.R3", "TC.M3", "TC.M9", "TC.B1", "TC.G1", "TC.E2", "TC.V8")
@pytest.mark.parametrize(("mode", "number"), GAMES)
def test_what_is_told_is_what_happens(mode: int, number: int) -> None:
    assert heard(mode, number)["here"] == 1


def test_everything_is_told_in_some_game() -> None:
    """But for what is too rare to wait for: a hand without any play, and a rider whose whole tower is gone."""
    assert {name for game in GAMES for name in heard(*game)} >= kinds(RULES) - {"no_play", "to_ground"}
