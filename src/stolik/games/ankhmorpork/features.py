"""What a bot looks at in a position of Ankh-Morpork.

A position has some dozens of terms a seat; what each is worth depends on the seat's goal. The worths are in
`weights.toml`, which says how they were fitted. Bots tell their reasons by the part of a term's name before the dot.
"""

from __future__ import annotations

from math import exp, log
from pathlib import Path
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, as_ints, floats
from stolik.engine.layout import DEPTH, FRAME
from stolik.engine.rules import Evaluator, to_chances
from stolik.engine.state import State
from stolik.games.ankhmorpork.acts import PLACE_AGENT, deck_size
from stolik.games.ankhmorpork.data import load_weights
from stolik.games.ankhmorpork.moments import (
    AGENT,
    AGENT_SYMBOL,
    ANOTHER,
    BUILD,
    BUILD_SYMBOL,
    CALM,
    CALM_SYMBOL,
    CASH,
    GOAL,
    KILL,
    KILL_SYMBOL,
    MONEY_SYMBOL,
    MOST_SYMBOLS,
    NEEDED,
    PAY,
    SCROLL,
    SYMBOLS,
)
from stolik.games.ankhmorpork.play import PLAY_CARD, SCROLL_SYMBOL, SYMBOL
from stolik.games.ankhmorpork.state import (
    ACTIVE,
    AREAS,
    BUILDING,
    COST,
    DEMON,
    FACE,
    FIGURES,
    FIRST_PERSON,
    HAND,
    LAYOUT,
    LOAN,
    MONEY,
    OWNERS,
    PENALTY,
    PERSON,
    PLAYED,
    TROLL,
    points,
    troubled,
    worth,
)

TERMS: Final = [
    "goal.near",  # how much of what the goal needs is there
    "goal.nearer",  # the same, squared
    "goal.almost",  # one step is missing
    "goal.met",
    "goal.soon",  # it is met, and the own turn comes soon
    "goal.spare",  # it is met, and so much more is there than needed, counted in strokes
    "goal.firm",  # it is met, and no single stroke of a rival undoes it
    "goal.held",  # firm, and the own turn comes soon
    "goal.safe",  # of what is there, what no single stroke takes away
    "goal.reach",  # what one agent more would bring
    "agents.out",
    "areas.held",
    "control.held",
    "trouble.all",
    "trouble.own",  # own agents in troubled areas
    "buildings.count",
    "buildings.cost",
    "money.cash",
    "cards.more",  # hand cards above five, or places lost to penalties
    "loans.count",
    "points.lead",
    "points.late",  # the lead once more, as the deck runs out
    "deck.drawn",
    "deck.last",  # the last third of the deck
    "vimes.about",  # somebody else wins when the deck runs out
    "cards.turn",  # the own turn has begun, and nothing is played yet
    "cards.agent",  # symbols that are still to be carried out
    "cards.build",
    "cards.kill",
    "cards.calm",
    "cards.cash",
    "cards.another",
]
NAMES: Final = [*dict.fromkeys([*(term.partition(".")[0] for term in TERMS), "rivals"])]
# The goals by number; 0 is spies.
GOALS: Final = 5
CONTROL: Final = 1
MARKERS: Final = 2
RICHES: Final = 3
EMPTY_DECK: Final = 4

_NAME_OF: Final[vec[i64]] = as_ints([NAMES.index(term.partition(".")[0]) for term in TERMS])
_COUNT: Final[i64] = i64(len(TERMS))
_CARDS: Final[i64] = i64(NAMES.index("cards"))
_RIVALS: Final[i64] = i64(NAMES.index("rivals"))

# The terms by number, in the order above.
NEAR_GOAL: Final = 0
MET: Final = 3
SPARE: Final = 5
SAFE: Final = 8
HELD: Final = 10
POINTS: Final = 20
DRAWN: Final = 22
PENDING: Final = 25
PENDING_AGENT: Final = 26
PENDING_BUILD: Final = 27
PENDING_KILL: Final = 28
PENDING_CALM: Final = 29
PENDING_CASH: Final = 30
PENDING_ANOTHER: Final = 31

MOST_SPARE: Final = 3  # more than that is safe enough
THREAT: Final = 5  # dollars: the most that a scroll takes from whoever has them (AM.M4)


@final
class Holdings:
    """What one seat has in the city, counted in one walk over the areas."""

    def __init__(self) -> None:
        self.agents: i64 = 0
        self.spied: i64 = 0  # areas without a demon where an agent stands
        self.alone: i64 = 0  # and of these, where it is the only one and can be killed
        self.controlled: i64 = 0
        self.barely: i64 = 0  # and of these, where one agent that comes or is killed takes it away
        self.contested: i64 = 0  # areas that one more agent would bring under control
        self.in_trouble: i64 = 0
        self.buildings: i64 = 0
        self.cost: i64 = 0
        self.dearest: i64 = 0
        self.markers: i64 = 0
        self.crowded: i64 = 0  # areas with a figure and no marker
        self.scrolls = Options()  # the cards in play whose scroll is still due
        self.terms: vec[float] = floats(_COUNT)  # room for them

    def look(self, g: State, seat: i64) -> None:
        self.agents = self.spied = self.alone = self.controlled = self.barely = 0
        self.contested = self.in_trouble = self.buildings = self.cost = self.dearest = self.markers = self.crowded = 0
        mem = g.mem
        for area in range(AREAS):
            at = FIGURES + OWNERS * area
            own = mem[at + seat]
            demons = mem[at + DEMON]
            most = mem[at + TROLL]
            everybody = demons + most
            building = mem[BUILDING + area] - 1
            for other in range(g.seats):
                here = mem[at + other]
                everybody += here
                if building == other:
                    here += 1
                if other != seat and here > most:
                    most = here
            trouble = troubled(g, area)
            if trouble:
                self.markers += 1
                self.in_trouble += own
            elif everybody > 0:
                self.crowded += 1
            self.agents += own
            mine = own
            if building == seat:
                mine += 1
                self.buildings += 1
                self.cost += COST[area]
                if demons == 0 and COST[area] > self.dearest:
                    self.dearest = COST[area]
            if demons == 0:
                if own > 0:
                    self.spied += 1
                    if own == 1 and trouble:
                        self.alone += 1
                if mine > most:
                    self.controlled += 1
                    if mine == most + 1:
                        self.barely += 1
                elif mine == most:
                    self.contested += 1


_BOARD: Final = LAYOUT.scratch(Holdings)


def board_of(g: State) -> Holdings:
    return cast(Holdings, g.scratch(_BOARD))


@final
class Features(Evaluator):
    def __init__(self, weights: list[list[float]], cards: list[list[float]]) -> None:
        """One row of worths a term, by goal; and for each card what it is worth in hand, and its scroll when due."""
        super().__init__(NAMES, [1.0] * len(NAMES))
        self.by_goal: vec[float] = floats(GOALS * _COUNT)
        for term in range(_COUNT):
            for goal in range(GOALS):
                self.by_goal[goal * _COUNT + term] = weights[term][goal]
        self.in_hand: vec[float] = floats(len(cards))
        self.scroll: vec[float] = floats(len(cards))
        for card in range(len(cards)):
            self.in_hand[card] = cards[card][0]
            self.scroll[card] = cards[card][1]

    def goal_of(self, g: State, seat: i64) -> i64:
        return GOAL[_person(g, seat)]

    def terms(self, g: State, seat: i64, out: vec[float]) -> None:
        """Every term of a seat, before it is weighed."""
        self._open_terms(g, seat, _person(g, seat), out)
        # Whoever holds Vimes makes points worthless, and wins himself.
        for other in range(g.seats):
            if GOAL[_person(g, other)] == EMPTY_DECK:
                out[POINTS + 1] = 0.0
                if other != seat:
                    out[DRAWN + 2] = out[DRAWN]

    def potential(self, g: State, seat: i64, person: i64) -> float:
        """What a seat would have if it were this personality, as far as everybody can see."""
        terms = board_of(g).terms
        self._open_terms(g, seat, person, terms)
        row = GOAL[person] * _COUNT
        total = 0.0
        for i in range(_COUNT):
            total += self.by_goal[row + i] * terms[i]
        return total

    def _open_terms(self, g: State, seat: i64, person: i64, out: vec[float]) -> None:
        """The terms of a seat as this personality; nothing in them is hidden from anybody."""
        board = board_of(g)
        board.look(g, seat)
        board.scrolls.clear()
        for i in range(_COUNT):
            out[i] = 0.0
        self._towards_goal(g, board, seat, person, out)
        out[HELD] = float(board.agents) / 12.0
        out[HELD + 1] = float(board.spied) / 12.0
        out[HELD + 2] = float(board.controlled) / 6.0
        out[HELD + 3] = float(board.markers) / 8.0
        out[HELD + 4] = float(board.in_trouble) / 6.0
        out[HELD + 5] = float(board.buildings) / 6.0
        out[HELD + 6] = float(board.cost) / 50.0
        out[HELD + 7] = float(g[MONEY + seat]) / 30.0
        room = 5 - g.count(PENALTY + seat)
        held = g.count(HAND + seat)
        if held < room:
            held = room
        out[HELD + 8] = float(held - 5) / 5.0
        out[HELD + 9] = float(g.count(LOAN + seat))
        self._at_the_end(g, seat, out)
        if g[ACTIVE] == seat and not g.over:
            self._still_to_do(g, board, seat, out)

    def _towards_goal(self, g: State, board: Holdings, seat: i64, person: i64, out: vec[float]) -> None:
        goal = GOAL[person]
        needed = NEEDED[5 * person + g.seats]
        if needed == 0:
            return  # the deck wins, or with two players nothing at all (AM.S9)
        # How much is there, how much of it single strokes could take away, and how much one of them.
        there = board.spied
        loose = board.alone
        reach: i64 = 0
        stroke: i64 = 1
        step: i64 = 1
        if goal == CONTROL:
            there = board.controlled
            loose = board.barely
            reach = board.contested
        elif goal == MARKERS:
            there = loose = board.markers
            reach = board.crowded
        elif goal == RICHES:
            there = worth(g, seat)
            cash = g[MONEY + seat]
            loose = stroke = THREAT if cash >= THREAT else max(cash, board.dearest)
            step = 6
        near = float(there) / float(needed)
        if near > 1.0:
            near = 1.0
        out[NEAR_GOAL] = near
        out[NEAR_GOAL + 1] = near * near
        if there >= needed:
            self._met(g, seat, there - needed, step, out)
            if loose == 0 or there - stroke >= needed:
                out[SPARE + 1] = 1.0
                out[SPARE + 2] = out[MET + 1]
        elif there + step >= needed:
            out[NEAR_GOAL + 2] = 1.0
        out[SAFE] = float(there - loose) / float(needed)
        out[SAFE + 1] = float(reach) / float(needed)

    def _met(self, g: State, seat: i64, surplus: i64, step: i64, out: vec[float]) -> None:
        out[MET] = 1.0
        wait = (seat - g[ACTIVE] + g.seats) % g.seats
        if wait > 0:
            out[MET + 1] = 1.0 / float(wait)
        spare = surplus // step
        if spare > MOST_SPARE:
            spare = MOST_SPARE
        out[SPARE] = float(spare) / float(MOST_SPARE)

    def _at_the_end(self, g: State, seat: i64, out: vec[float]) -> None:
        """How near the end of the deck is, and who has most points then."""
        best: i64 = -1000
        for other in range(g.seats):
            if other != seat:
                theirs = points(g, other)
                if theirs > best:
                    best = theirs
        drawn = 1.0 - float(deck_size(g)) / 90.0
        if drawn < 0.0:
            drawn = 0.0
        lead = float(points(g, seat) - best) / 50.0
        out[POINTS] = lead
        out[POINTS + 1] = lead * drawn * drawn
        out[DRAWN] = drawn
        if drawn > 0.67:
            out[DRAWN + 1] = 3.0 * (drawn - 0.67)

    def _still_to_do(self, g: State, board: Holdings, seat: i64, out: vec[float]) -> None:
        """The symbols of the cards in play that wait on the stack."""
        mem = g.mem
        stack = g.layout.stack
        for frame in range(mem[DEPTH]):
            at = stack + FRAME * frame
            step = mem[at]
            if mem[at + 1] != seat:
                continue
            card = mem[at + 2]
            if step == SYMBOL:
                for index in range(mem[at + 3], MOST_SYMBOLS):
                    self._due(board, SYMBOLS[MOST_SYMBOLS * card + index], card, out)
            elif step == PLAY_CARD:
                if g[PLAYED] == 0:
                    out[PENDING] = 1.0
                else:
                    out[PENDING_ANOTHER] += 1.0
            elif step in (AGENT_SYMBOL, PLACE_AGENT):
                self._due(board, AGENT, card, out)
            elif step == BUILD_SYMBOL:
                self._due(board, BUILD, card, out)
            elif step == KILL_SYMBOL:
                self._due(board, KILL, card, out)
            elif step == CALM_SYMBOL:
                self._due(board, CALM, card, out)
            elif step == MONEY_SYMBOL:
                self._due(board, PAY, card, out)
            elif step == SCROLL_SYMBOL:
                self._due(board, SCROLL, card, out)
        if g[MONEY + seat] < 6:
            out[PENDING_BUILD] = 0.0

    def _due(self, board: Holdings, symbol: i64, card: i64, out: vec[float]) -> None:
        if symbol == AGENT:
            out[PENDING_AGENT] += 1.0
        elif symbol == BUILD:
            out[PENDING_BUILD] += 1.0
        elif symbol == KILL:
            out[PENDING_KILL] += 1.0
        elif symbol == CALM:
            out[PENDING_CALM] += 1.0
        elif symbol == PAY:
            out[PENDING_CASH] += float(CASH[card]) / 5.0
        elif symbol == SCROLL:
            board.scrolls.add(card)
        elif symbol == ANOTHER:
            out[PENDING_ANOTHER] += 1.0

    def _cards(self, g: State, seat: i64) -> float:
        """What the hand is worth, and the scrolls that are due."""
        total = 0.0
        for i in range(g.count(HAND + seat)):
            total += self.in_hand[g.card(HAND + seat, i)]
        scrolls = board_of(g).scrolls
        for i in range(scrolls.count):
            total += self.scroll[scrolls.at(i)]
        return total

    def _own(self, g: State, seat: i64, out: vec[float]) -> None:
        """The terms of a seat, weighed for its goal and added up by their names."""
        terms = board_of(g).terms
        self.terms(g, seat, terms)
        row = self.goal_of(g, seat) * _COUNT
        for i in range(len(NAMES)):
            out[i] = 0.0
        for i in range(_COUNT):
            out[_NAME_OF[i]] += self.by_goal[row + i] * terms[i]
        out[_CARDS] += self._cards(g, seat)

    def worth(self, g: State, seat: i64, scratch: vec[float]) -> float:
        """Without the rivals: they stand beside it when chances are compared."""
        self._own(g, seat, scratch)
        total = 0.0
        for i in range(len(NAMES)):
            total += scratch[i]
        return total

    def measure(self, g: State, seat: i64, out: vec[float]) -> None:
        total = 0.0
        for other in range(g.seats):
            if other != seat:
                total += exp(self.worth(g, other, out))
        self._own(g, seat, out)
        out[_RIVALS] = -log(total)

    def appraise(self, g: State, numbers: vec[float], out: vec[float], scratch: vec[float]) -> None:
        """The same without measuring anybody twice."""
        known = len(self.weights)
        for seat in range(g.seats):
            out[seat] = self.worth(g, seat, scratch)
            for i in range(known):
                numbers[seat * known + i] = scratch[i]
        for seat in range(g.seats):
            total = 0.0
            for other in range(g.seats):
                if other != seat:
                    total += exp(out[other])
            numbers[seat * known + _RIVALS] = -log(total)
        to_chances(out, g.seats)


def _person(g: State, seat: i64) -> i64:
    zone = PERSON + seat
    if g.over:
        zone = FACE + seat
    return g.card(zone, 0) - FIRST_PERSON


def _load(path: Path) -> Features:
    weights = load_weights(path, TERMS)
    return Features(weights.terms, weights.cards)


FEATURES: Final = _load(Path(__file__).with_name("weights.toml"))
