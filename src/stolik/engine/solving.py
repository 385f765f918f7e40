"""Games for one, solved by expectation: exactly while few positions are left, else by playing on with the evaluator.

What nobody knows must be decided by chance steps only (decks are lazy): then there is nothing to sample but those.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, Rng, floats, ints
from stolik.engine.loop import answer, due, options_of, settle
from stolik.engine.rules import Evaluator, Rules
from stolik.engine.state import State
from stolik.engine.steps import CHANCE

ME: Final = 0


@final
class Solver:
    def __init__(self, rules: Rules, evaluator: Evaluator, seed: int) -> None:
        self.rules = rules
        self.evaluator = evaluator
        self.rng = Rng(seed)
        self.exact = False  # was the last answer exact?
        self._left: i64 = 0  # positions that may still be looked at
        self._chances: vec[float] = floats(1)
        self._scratch: vec[float] = floats(len(evaluator.weights))
        self._guesses = Rng(seed, 1)  # what a half move might bring, while nobody can know it
        self._after: State | None = None  # the position after the best option of the last decision of a playout

    def solve(self, g: State, positions: int, playouts: int) -> list[tuple[int, int, float]]:
        """Each option with the number of playouts behind it (0 if it is exact) and what it comes to."""
        out = Options()
        options_of(self.rules, g, ME, out)
        options = out.to_list()
        self._left = positions
        found: list[tuple[int, int, float]] = [(option, 0, self._after_exactly(g, option)) for option in options]
        self.exact = self._left >= 0
        return found if self.exact else self._halve(g, options, playouts)

    # --- exactly ---

    def _after_exactly(self, g: State, option: i64) -> float:
        trial = g.clone()
        answer(self.rules, trial, ME, option)
        return self._value(trial)

    def _value(self, g: State) -> float:
        """What the best play comes to from here, all outcomes of chance being equally likely."""
        rules = self.rules
        self._left -= 1
        if self._left < 0:
            return 0.0  # too many: nobody will look at this
        step = due(rules, g)
        if step is None:
            return rules.aim(g, ME)
        if step.kind == CHANCE:
            total = 0.0
            outcomes = step.size(g)
            for outcome in range(outcomes):
                trial = g.clone()
                trial.pending_step()
                trial.drop()
                step.take(trial, outcome)
                total += self._value(trial)
            return total / float(outcomes)
        out = Options()
        options_of(rules, g, ME, out)
        best = 0.0
        for i in range(out.count):
            best = max(best, self._after_exactly(g, out.at(i)))
        return best

    # --- by playing on ---

    def _halve(self, g: State, options: list[int], playouts: int) -> list[tuple[int, int, float]]:
        """The playouts are shared out in rounds; after each the better half of the options goes on."""
        tries: vec[i64] = ints(len(options))
        totals: vec[float] = floats(len(options))
        rounds: i64 = 1
        half: i64 = len(options)
        while half > 2:
            half = (half + 1) // 2
            rounds += 1
        alive = list(range(len(options)))
        while True:
            each: i64 = playouts // (rounds * len(alive))
            if each < 1:
                each = 1
            seed = self.rng.word()
            for number in alive:
                for k in range(each):
                    # The same dice for all options of a round, so that luck does not decide between them.
                    totals[number] += self._playout(g, options[number], Rng(seed, k))
                    tries[number] += 1
            if len(alive) <= 2:
                break
            ranked = sorted([(-totals[number] / float(tries[number]), number) for number in alive])
            alive = [number for _, number in ranked[: (len(ranked) + 1) // 2]]
        return [(options[n], tries[n], totals[n] / float(tries[n])) for n in range(len(options))]

    def _playout(self, g: State, option: i64, rng: Rng) -> float:
        """Take an option, and then always the one after which the position looks best."""
        now = g.clone()
        answer(self.rules, now, ME, option)
        settle(self.rules, now, rng)
        out = Options()
        while not now.over:
            self._best(now, rng, out)
            assert self._after is not None
            now = self._after
        return self.rules.aim(now, ME)

    def _best(self, g: State, rng: Rng, out: Options) -> float:
        """Leave the position after the best option in `_after`. Of half moves one is looked at, with its best other
        half and with other dice than will fall: what chance brings in between cannot be known beforehand."""
        rules = self.rules
        out.clear()
        options_of(rules, g, ME, out)
        halves: i64 = 0
        chosen: i64 = -1
        best = -1.0
        after: State | None = None
        for i in range(out.count):
            option = out.at(i)
            if rules.steps[g.pending_step()].goes_on(g, option):
                halves += 1
                if rng.below(halves) == 0:
                    chosen = option
                continue
            trial = g.clone()
            answer(rules, trial, ME, option)
            settle(self.rules, trial, rng)
            value = self._judge(trial)
            if value > best:
                best = value
                after = trial
        if chosen >= 0:
            guess = g.clone()
            answer(rules, guess, ME, chosen)
            settle(self.rules, guess, self._guesses)
            if after is None or self._best(guess, self._guesses, Options()) > best:
                answer(rules, g, ME, chosen)
                settle(self.rules, g, rng)
                return self._best(g, rng, Options())
        self._after = after
        return best

    def _judge(self, g: State) -> float:
        if g.over:
            return self.rules.aim(g, ME)
        self.evaluator.chances(g, self._chances, self._scratch)
        return self._chances[0]
