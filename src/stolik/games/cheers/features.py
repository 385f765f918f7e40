"""What a bot looks at in a position of Three Cheers for Master.

What brawls would do is not guessed: they are carried out on a copy. The copy first lets happen what is announced, as
if nobody deflected it; whoever has to choose on the way takes the first that is possible.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, ints
from stolik.engine.layout import DEPTH, SEALED
from stolik.engine.loop import due
from stolik.engine.rules import Evaluator
from stolik.engine.state import State
from stolik.engine.steps import Choice
from stolik.games.cheers.cells import col_at, level_at, tower_at
from stolik.games.cheers.deck import BRAWL_TOWER, before_here, size_of_small
from stolik.games.cheers.pedro import BUILD
from stolik.games.cheers.play import DEFLECTING, LAY, ROUSES, STAB, WHERE, in_hand
from stolik.games.cheers.rules import CLIMB, RULES, STAY
from stolik.games.cheers.scoring import result
from stolik.games.cheers.sight import Sight, sight_of
from stolik.games.cheers.state import (
    AGAIN,
    ARROW,
    BODIES,
    BUILDING,
    COL,
    DECK,
    FIRST_ORDER,
    HAND,
    LAYOUT,
    LEVEL,
    MOST_SEATS,
    PEDRO,
    PICKED,
    RIDES,
    SHIELD,
    STACK,
    STEP_COL,
    STEP_LEVEL,
    TOWER,
    TOWERS,
    TURNED,
    UP_CARD,
    VALUE,
    is_covered,
    printed,
    tower_of,
)
from stolik.games.cheers.tower import CHOOSE_PREY, JUMP, face, reveal_all

NAMES: Final = ["height", "risk", "minions", "hand", "orders", "late"]
LAST_BRAWLS: Final = 3
MIDDLE: Final = 0.5  # of the game: before it whoever rides high has only far to fall
WHOLE_GAME: Final = 75.0  # cards that are drawn in a game, about
_FACTOR: Final = 1009
_MODULUS: Final = 1099511627689  # a prime below 2 to the 40th


@final
class Outlook:
    """What the evaluator knows of a position. A tower that stands as it stood is not looked at again."""

    def __init__(self) -> None:
        self.out = Options()
        self.looked = False
        # By tower: what it scores, what it would after a brawl and after the last three, how many stand in it.
        self.now: vec[i64] = ints(MOST_SEATS)
        self.next: vec[i64] = ints(MOST_SEATS)
        self.last: vec[i64] = ints(MOST_SEATS)
        self.minions: vec[i64] = ints(MOST_SEATS)
        self.known: vec[i64] = ints(MOST_SEATS)  # how the tower stood of which these speak
        self.signs: vec[i64] = ints(MOST_SEATS)
        self.heights: vec[i64] = ints(MOST_SEATS)  # by seat: the level of its foreminion


_OUTLOOK: Final = LAYOUT.scratch(Outlook)


def outlook_of(g: State) -> Outlook:
    return cast(Outlook, g.scratch(_OUTLOOK))


@final
class Features(Evaluator):
    def __init__(self, weights: list[float]) -> None:
        super().__init__(NAMES, weights)
        self.widens = True

    # --- what is the same for all seats ---

    def _look(self, g: State, outlook: Outlook) -> None:
        if g.mem[DEPTH] > 0 and g.pending_step() == DEFLECTING:
            g = g.clone()
            self._let_happen(g, outlook)
        for seat in range(g.seats):
            rider = g[RIDES + seat] - 1
            outlook.heights[seat] = 0
            if rider >= 0:
                outlook.heights[seat] = g[LEVEL + rider]
        self._sign(g, outlook)
        trial = g
        for tower in range(g[TOWERS]):
            if outlook.signs[tower] != outlook.known[tower]:
                if trial is g:
                    trial = g.clone()
                    if trial[PEDRO] != 0:
                        trial[PEDRO] = 1 + BUILDING
                self._fight(trial, tower, outlook)
                outlook.known[tower] = outlook.signs[tower]

    def _sign(self, g: State, outlook: Outlook) -> None:
        """A number for each tower that says how it stands: most options leave most towers alone."""
        signs = outlook.signs
        for tower in range(g[TOWERS]):
            signs[tower] = 1 + g[PEDRO]
        for seat in range(g.seats):
            tower = tower_of(g, seat)
            signs[tower] = (signs[tower] * _FACTOR + g[RIDES + seat]) % _MODULUS
        for body in range(BODIES):
            tower = g[TOWER + body] - 1
            if tower >= 0:
                place = (g[COL + body] + 128) * 512 + g[LEVEL + body] * 2 + g[TURNED + body]
                card = 2 * face(g, body)
                if is_covered(body):
                    card += 1
                signs[tower] = (signs[tower] * _FACTOR + card * 131072 + place) % _MODULUS

    def _fight(self, trial: State, tower: i64, outlook: Outlook) -> None:
        """What a tower is worth, and what brawls would make of it."""
        outlook.now[tower] = result(trial, tower)
        outlook.minions[tower] = 0
        for body in range(BODIES):
            if trial[TOWER + body] == tower + 1:
                outlook.minions[tower] += 1
        trial.mem[DEPTH] = 0
        for number in range(LAST_BRAWLS):
            reveal_all(trial, tower)
            trial.then(BRAWL_TOWER, tower)
            self._run(trial, outlook)
            if number == 0:
                outlook.next[tower] = result(trial, tower)
        outlook.last[tower] = result(trial, tower)

    def _let_happen(self, g: State, outlook: Outlook) -> None:
        """What is announced happens: nobody deflects."""
        g.drop()
        for seat in range(g.seats):
            g.mem[SEALED + seat] = 0
        self._run(g, outlook)

    def _run(self, g: State, outlook: Outlook) -> None:
        """Everything that happens by itself, with the first answer to what only a fight asks."""
        while True:
            step = due(RULES, g)
            if step is None or step.id not in (JUMP, CHOOSE_PREY):
                return
            g.seat = step.who(g)
            outlook.out.clear()
            step.options(g, outlook.out)
            g.drop()
            step.take(g, outlook.out.at(0))

    # --- a seat's numbers ---

    def chances(self, g: State, out: vec[float], scratch: vec[float]) -> None:
        outlook = outlook_of(g)
        self._look(g, outlook)
        outlook.looked = True
        super().chances(g, out, scratch)
        outlook.looked = False

    def measure(self, g: State, seat: i64, out: vec[float]) -> None:
        outlook = outlook_of(g)
        if not outlook.looked:
            self._look(g, outlook)
        tower = tower_of(g, seat)
        near = nearness(g)
        orders: i64 = 0
        values: i64 = 0
        if g.count(PICKED + seat) > 0 and g.card(PICKED + seat, 0) < FIRST_ORDER:
            values = VALUE[g.card(PICKED + seat, 0)]
        for i in range(g.count(HAND + seat)):
            card = g.card(HAND + seat, i)
            if card >= FIRST_ORDER:
                orders += 1
            else:
                values += VALUE[card]
        out[0] = float(outlook.heights[seat]) / 4.0 * (near - MIDDLE)
        out[1] = float(outlook.now[tower] - outlook.next[tower]) / 20.0
        out[2] = float(outlook.minions[tower]) / 6.0
        out[3] = float(values) / 6.0 * near
        out[4] = float(orders) / 3.0 * near
        out[5] = float(outlook.last[tower]) / 20.0 * near * near

    # --- which options to try first ---

    def promise(self, g: State, options: Options, out: vec[float]) -> None:
        number = g.pending_step()
        step = cast(Choice, RULES.steps[number])
        seat = g.seat
        if number == WHERE or (number == BUILD and g.count(UP_CARD + seat) > 0):
            card = in_hand(g, seat) if number == WHERE else g.card(UP_CARD + seat, 0)
            sight = sight_of(g)
            sight.survey(g)
            own = tower_of(g, seat)
            for i in range(options.count):
                verb, cell = step.which(options.at(i))
                gain = 0.0
                if verb >= ROUSES:  # of those that move and swap it knows nothing
                    gain = self._gain(g, sight, card, cell, verb - LAY)
                    if tower_at(cell) != own:
                        gain = -gain
                out[i] = gain
            return
        for i in range(options.count):
            out[i] = 0.0
            if number == CLIMB and options.at(i) != STAY:
                out[i] = float(level_at(step.part(options.at(i))))

    def _gain(self, g: State, sight: Sight, card: i64, cell: i64, way: i64) -> float:
        """What a minion that is laid in some way, or roused, seems to bring the tower."""
        tower = tower_at(cell)
        col = col_at(cell)
        level = level_at(cell)
        gain = 0.0
        source = card
        turned = way % 2
        if card >= FIRST_ORDER:
            body = sight.at(tower, col, level)
            source = face(g, body)
            turned = g[TURNED + body]
        else:
            gain = float(VALUE[card] * level)
            if way >= STAB:
                victim = sight.at(tower, col, level)
                gain -= float(VALUE[face(g, victim)] * level)
        for side in range(4):
            body = sight.at(tower, col + STEP_COL[side], level + STEP_LEVEL[side])
            if body < 0:
                continue
            other = face(g, body)
            here = printed(source, turned, side)
            there = printed(other, g[TURNED + body], (side + 2) % 4)
            if ARROW[here] > 0 and SHIELD[there] == 0:
                gain -= float(VALUE[other] * g[LEVEL + body])
            if card < FIRST_ORDER and ARROW[there] > 0 and SHIELD[here] == 0:
                gain -= 0.5 * float(VALUE[card] * level)
        return gain


def nearness(g: State) -> float:
    """How much of the game is over, from 0 to 1."""
    if g[PEDRO] != 0:
        most: i64 = 0
        for seat in range(g.seats):
            most = max(most, g.count(STACK + seat))
        return 1.0 / float(1 + most)
    size = size_of_small(g)
    left = float(g.count(DECK) + g.count(AGAIN) - size + before_here(g, size))
    return max(0.0, 1.0 - left / WHOLE_GAME)


# From a conditional logit (the chance of a seat is the softmax of the seats' worths), fitted to 55,000 positions of
# some 8,000 games of one-step bots with two to six players, 10 % of their answers at random, played first by older
# weights and then by fitted ones; of 14 numbers those were left that the fit misses most. What a brawl does to rivals
# needs no number: it is their risk. Against one-step bots with the older weights: 53.6 +- 3.3 % of the games with two
# players, 33.0 +- 3.1 % with four, 26.6 +- 2.9 % with six.
FEATURES: Final = Features([1.47, -0.25, 0.71, 0.31, 0.38, 2.72])
