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
from stolik.games.cheers.deck import BRAWL_TOWER
from stolik.games.cheers.length import brawls_to_come, nearness
from stolik.games.cheers.play import DEFLECTING, DEFLECTS
from stolik.games.cheers.promising import guess
from stolik.games.cheers.rules import RULES
from stolik.games.cheers.scoring import result
from stolik.games.cheers.sight import Sight, sight_of
from stolik.games.cheers.state import (
    ARROW,
    BODIES,
    BUILDING,
    COL,
    FIRST_ORDER,
    HAND,
    LAYOUT,
    LEVEL,
    MOST_SEATS,
    PEDRO,
    PICKED,
    RIDES,
    SHIELD,
    STEP_COL,
    STEP_LEVEL,
    TOWER,
    TOWERS,
    TURNED,
    VALUE,
    is_covered,
    printed,
    tower_of,
)
from stolik.games.cheers.tower import CHOOSE_PREY, JUMP, face, reveal_all

NAMES: Final = ["height", "steps", "risk", "minions", "hand", "orders", "deflects", "late"]
UNSAID: Final = ("brawls", "threat")
LAST_BRAWLS: Final = 3
MIDDLE: Final = 0.5  # of the game: before it whoever rides high has only far to fall
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
        self.blow: vec[i64] = ints(MOST_SEATS)  # the most that one of its minions would strike down if it were enraged
        # By seat: the level of its foreminion, and its steps to the highest minion that it can reach.
        self.heights: vec[i64] = ints(MOST_SEATS)
        self.steps: vec[i64] = ints(MOST_SEATS)
        # Of the whole game.
        self.near = 0.0
        self.brawls = 0.0
        # Room for a walk through a tower: who is reached, in this order, and by body in how many steps, plus one.
        self.walk: vec[i64] = ints(BODIES)
        self.away: vec[i64] = ints(BODIES)


_OUTLOOK: Final = LAYOUT.scratch(Outlook)


def outlook_of(g: State) -> Outlook:
    return cast(Outlook, g.scratch(_OUTLOOK))


@final
class Features(Evaluator):
    def __init__(self, weights: list[float]) -> None:
        super().__init__(NAMES, weights, UNSAID)
        self.widens = True
        self.at_once = 2.0
        self.wider = 0.5

    # --- what is the same for all seats ---

    def _look(self, g: State, outlook: Outlook) -> None:
        if g.mem[DEPTH] > 0 and g.pending_step() == DEFLECTING:
            g = g.clone()
            self._let_happen(g, outlook)
        outlook.near = nearness(g)
        outlook.brawls = brawls_to_come(g)
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
        sight = sight_of(trial)
        sight.read(trial, tower)
        outlook.minions[tower] = sight.standing
        outlook.blow[tower] = self._blow(trial, sight, tower)
        for seat in range(trial.seats):
            if tower_of(trial, seat) == tower:
                self._walk_up(trial, sight, seat, outlook)
        trial.mem[DEPTH] = 0
        for number in range(LAST_BRAWLS):
            reveal_all(trial, tower)
            trial.then(BRAWL_TOWER, tower)
            self._run(trial, outlook)
            if number == 0:
                outlook.next[tower] = result(trial, tower)
        outlook.last[tower] = result(trial, tower)

    def _blow(self, g: State, sight: Sight, tower: i64) -> i64:
        """The points that one minion of a tower would strike down at most if somebody enraged it."""
        worst: i64 = 0
        for i in range(sight.standing):
            body = sight.bodies[i]
            loss: i64 = 0
            for side in range(4):
                if ARROW[printed(face(g, body), g[TURNED + body], side)] > 0:
                    victim = sight.at(tower, g[COL + body] + STEP_COL[side], g[LEVEL + body] + STEP_LEVEL[side])
                    if victim >= 0:
                        there = printed(face(g, victim), g[TURNED + victim], (side + 2) % 4)
                        if SHIELD[there] == 0:
                            loss += VALUE[face(g, victim)] * g[LEVEL + victim]
            worst = max(worst, loss)
        return worst

    def _walk_up(self, g: State, sight: Sight, seat: i64, outlook: Outlook) -> None:
        """How many steps a foreminion is from the highest minion that it can reach."""
        outlook.steps[seat] = 0
        if g[PEDRO] != 0:
            return
        tower = tower_of(g, seat)
        walk = outlook.walk
        away = outlook.away
        for i in range(sight.standing):
            away[sight.bodies[i]] = 0
        count: i64 = 0
        rider = g[RIDES + seat] - 1
        if rider >= 0:
            walk[0] = rider
            away[rider] = 1
            count = 1
        else:
            for i in range(sight.standing):
                body = sight.bodies[i]
                if g[LEVEL + body] == 1:
                    walk[count] = body
                    away[body] = 2
                    count += 1
        if count == 0:
            return
        top = walk[0]
        done: i64 = 0
        while done < count:
            body = walk[done]
            done += 1
            if g[LEVEL + body] > g[LEVEL + top]:
                top = body
            for side in range(4):
                other = sight.at(tower, g[COL + body] + STEP_COL[side], g[LEVEL + body] + STEP_LEVEL[side])
                if other >= 0 and away[other] == 0:
                    away[other] = away[body] + 1
                    walk[count] = other
                    count += 1
        outlook.steps[seat] = away[top] - 1

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

    def appraise(self, g: State, numbers: vec[float], out: vec[float], scratch: vec[float]) -> None:
        outlook = outlook_of(g)
        self._look(g, outlook)
        outlook.looked = True
        self.appraise_once(g, numbers, out, scratch)
        outlook.looked = False

    def measure(self, g: State, seat: i64, out: vec[float]) -> None:
        outlook = outlook_of(g)
        if not outlook.looked:
            self._look(g, outlook)
        tower = tower_of(g, seat)
        near = outlook.near
        orders: i64 = 0
        deflects: i64 = 0
        values: i64 = 0
        if g.count(PICKED + seat) > 0 and g.card(PICKED + seat, 0) < FIRST_ORDER:
            values = VALUE[g.card(PICKED + seat, 0)]
        for i in range(g.count(HAND + seat)):
            card = g.card(HAND + seat, i)
            if card >= FIRST_ORDER:
                orders += 1
                deflects += DEFLECTS[card]
            else:
                values += VALUE[card]
        out[0] = float(outlook.heights[seat]) / 4.0 * (near - MIDDLE)
        out[1] = float(outlook.steps[seat]) / 4.0
        out[2] = float(outlook.now[tower] - outlook.next[tower]) / 20.0
        out[3] = float(outlook.minions[tower]) / 6.0
        out[4] = float(values) / 6.0 * near
        out[5] = float(orders) / 3.0 * near
        out[6] = float(deflects) / 3.0
        out[7] = float(outlook.last[tower]) / 20.0 * near * near
        out[8] = outlook.brawls / 3.0
        out[9] = float(outlook.blow[tower]) / 20.0

    # --- which options to try first ---

    def promise(self, g: State, options: Options, out: vec[float]) -> None:
        guess(g, options, out)


# From a conditional logit (the chance of a seat is the softmax of the seats' worths), fitted to 76,000 positions of
# 1,600 games of one-step and searching bots with two to six players, 10 % of their answers at random. A threat
# foretells defeat, but whoever shuns it plays worse: with a weight for it (-0.5) the one-step bot won 32 +- 5 % of the
# games against one with older weights. So it is left to nets, as are the brawls to come, which are the same for all.
FEATURES: Final = Features([2.94, -0.15, -0.73, 0.83, 0.35, 0.02, 0.28, 2.35])
