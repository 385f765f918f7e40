"""The loops: run to the next decision, answer it, play to the end, play many games.

They live in the compiled part: driving a compiled engine step by step from outside wastes it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.errors import BadGame
from stolik.engine.kit import Dice, Options, Rng, bit
from stolik.engine.layout import DEPTH, SEALED
from stolik.engine.rules import Rules
from stolik.engine.state import State
from stolik.engine.steps import AUTO, CHANCE, CHOICE, PASS, SEALED_CHOICE, Step

_NO_RNG: Final = Rng(0)  # where nothing is answered at random
_NO_OPTIONS: Final = Options()


ROLLING: Final = -1  # chance is answered at random, too
TO_CHANCE: Final = -2  # stop where chance must answer


def run(rules: Rules, g: State, dice: Dice | None, rng: Rng, out: Options, limit: i64, before: i64) -> i64:
    """The one loop over pending steps. It runs what happens by itself and returns how many decisions were taken:

    up to the end, or to the decision after `limit` of them, which are answered at random. Chance is answered by the
    dice; where there are none, at random (ROLLING), or it ends there (TO_CHANCE), or where the step `before` is next.
    The hottest loop, so `drop` is written out, and a step that was never registered is named by whoever called it.
    """
    steps = rules.steps
    mem = g.mem
    decisions: i64 = 0
    while mem[DEPTH] > 0:  # nothing pends in a game that is over
        number = g.pending_step()
        step = steps[number]
        kind = step.kind
        if kind == AUTO:
            if number == before:
                return decisions
            watch = g.watch
            if watch is not None:
                watch.ran(g, number)
            mem[DEPTH] -= 1
            step.run(g)
        elif kind == CHANCE:
            if before != ROLLING:
                return decisions
            n = step.size(g)
            outcome: i64 = 0
            if n > 1:
                outcome = rng.below(n) if dice is None else dice.below(n)
            watch = g.watch
            if watch is not None:
                watch.rolled(g, outcome)
            mem[DEPTH] -= 1
            step.take(g, outcome)
        elif kind == CHOICE:
            if decisions == limit:
                return decisions
            decisions += 1
            g.seat = step.who(g)
            out.clear()
            step.options(g, out)
            if out.count == 0:
                raise no_option(step, g)
            option = out.at(rng.below(out.count))
            mem[DEPTH] -= 1
            step.take(g, option)
        else:
            seats = waiting(step, g)
            if seats == 0:
                mem[DEPTH] -= 1
                close(step, g)  # several could answer, but there is nobody to ask
                continue
            if decisions == limit:
                return decisions
            decisions += 1
            g.seat = step.first(g, seats)
            out.clear()
            step.options(g, out)
            if out.count == 0:
                raise no_option(step, g)
            say(step, g, g.seat, out.at(rng.below(out.count)))
    return decisions


def due(rules: Rules, g: State, before: i64 = TO_CHANCE) -> Step | None:
    """Run what happens by itself: the step that chance or somebody must answer, its arguments loaded; None at the end.

    `before`: or this one, where it is next.
    """
    run(rules, g, None, _NO_RNG, _NO_OPTIONS, 0, before)
    return pending(rules, g) if g.mem[DEPTH] > 0 else None


def settle(rules: Rules, g: State, dice: Dice) -> None:
    """Run until somebody must decide or the game is over."""
    try:
        run(rules, g, dice, _NO_RNG, _NO_OPTIONS, 0, ROLLING)
    except IndexError:
        number = g.pending_step()
        if number >= len(rules.steps):
            raise g.layout.no_step(number) from None
        raise
    if g.mem[DEPTH] <= 0 and not g.over:
        raise BadGame("nothing is left to do, and the game is not over")


def play_out(rules: Rules, g: State, rng: Rng, out: Options, limit: i64) -> i64:
    """Random play to the end, or to the decision after `limit` of them; returns how many were taken."""
    return run(rules, g, None, rng, out, limit, ROLLING)


def close(step: Step, g: State) -> None:
    """Everybody who could answer a step that is off the stack has done so."""
    if step.kind == SEALED_CHOICE:
        step.reveal(g)
        for seat in range(g.seats):
            g.mem[SEALED + seat] = 0
    else:
        step.silence(g)


def pending(rules: Rules, g: State) -> Step:
    """The choice that waits for an answer, its arguments loaded."""
    return rules.steps[g.pending_step()]


def asked(rules: Rules, g: State) -> i64:
    """The seats that may answer now, as a bit set."""
    if g.over:
        return 0
    step = pending(rules, g)
    if step.kind == CHOICE:
        return bit(step.who(g))
    return waiting(step, g)


def waiting(step: Step, g: State) -> i64:
    """The same where several may answer the pending step."""
    found = step.seats(g)
    if step.kind != SEALED_CHOICE:
        return found & ~g.passed()
    for seat in range(g.seats):
        if g.mem[SEALED + seat] != 0:
            found &= ~bit(seat)
    return found


def actor(rules: Rules, g: State) -> i64:
    """The one seat to ask when answers come one by one."""
    step = pending(rules, g)
    if step.kind == CHOICE:
        return step.who(g)
    return step.first(g, waiting(step, g))


def options_of(rules: Rules, g: State, seat: i64, out: Options) -> None:
    """The legal options of a seat that is asked."""
    out.clear()
    step = pending(rules, g)
    g.seat = seat
    step.options(g, out)
    if out.count == 0:
        raise no_option(step, g)


def no_option(step: Step, g: State) -> BadGame:
    return BadGame(f"step {step.name} asks seat {g.seat + 1} and has no option for it")


def answer(rules: Rules, g: State, seat: i64, option: i64) -> None:
    """Take a legal option of a seat that is asked. Steps that follow wait for `settle`."""
    step = pending(rules, g)
    g.seat = seat
    if step.kind == CHOICE:
        g.drop()
        step.take(g, option)
    else:
        say(step, g, seat, option)


def say(step: Step, g: State, seat: i64, option: i64) -> None:
    """The same where several may answer the pending step."""
    if step.kind == SEALED_CHOICE:
        g.mem[SEALED + seat] = option + 1
    elif option == PASS:
        g.set_passed(g.passed() | bit(seat))
    else:
        g.drop()
        step.take(g, option)
        return
    if waiting(step, g) == 0:
        g.drop()
        close(step, g)


@final
class Tally:
    """What many games came to."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.wins = [0.0] * seats


def simulate(rules: Rules, seats: int, options: dict[str, str], first: int, games: int, seed: int) -> Tally:
    """Random games number first, first + 1 ...; game k always has the same dice."""
    start = rules.start(seats, options)
    out = Options()
    tally = Tally(seats)
    for k in range(first, first + games):
        g = start.clone()
        tally.decisions += play_out(rules, g, Rng(seed, k), out, 1000000)
        tally.games += 1
        for seat in range(seats):
            tally.wins[seat] += rules.share(g, seat)
    return tally


def clones(g: State, count: i64) -> None:
    """Copy a state so many times; `stolik bench` measures here what a copy costs inside the loops."""
    left = count
    while left > 0:
        g.clone()
        left -= 1


def settled(rules: Rules, g: State, dice: Dice, count: i64) -> None:
    """Settle so many copies of a state; `stolik bench` measures here what happens without anybody being asked."""
    left = count
    while left > 0:
        settle(rules, g.clone(), dice)
        left -= 1
