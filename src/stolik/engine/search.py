"""Information-set Monte Carlo tree search: one sampled world an iteration, one tree over all worlds.

The tree's nodes are what the searching seat can tell apart: the answers given and the chance that
everybody sees. In each world only some options of a node are legal; a child is judged by how often
it was chosen among the times that it could have been (availability). Every seat maximises its own
share. A playout is random and may be cut short by the game's evaluator.

An answer that another seat gives in secret is its own affair: whoever gave it goes on by it as long as
nobody else is asked. Then all such answers after which a position looks the same to everybody go on in
one node. What the searching seat itself answers in secret is told apart, as it knows it: the others
play as if they had seen it, so that it is rather too careful than too bold.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.inview import InView
from stolik.engine.kit import Options, Rng, as_ints, bit, floats, full, ints, longer, longer_floats, lowered, lowest
from stolik.engine.loop import actor, answer, asked, due, options_of, pending, play_out
from stolik.engine.rules import Evaluator, Rules
from stolik.engine.state import State
from stolik.engine.steps import CHANCE, PASS
from stolik.engine.worlds import Worlds

_PRIME: Final = 1000003
_SECRET: Final = -2  # in place of the option: the node in which all secret answers go on
# Tried by their promise, so many of the options for the move that is searched get a child, and so many times the square
# root of the visits. Of what follows it, the evaluator says how many.
_AT_ONCE: Final = 4.0
_WIDER: Final = 2.0
_LONGEST: Final = 20  # answers of one move that a bot looks at which looks one step ahead


def _settle_seen(rules: Rules, g: State, rng: Rng) -> i64:
    """`settle`, and a number for the chance outcomes that everybody saw on the way."""
    seen: i64 = 0
    everybody = full(g.seats + 1)
    while True:
        step = due(rules, g)
        if step is None or step.kind != CHANCE:
            return seen
        n = step.size(g)
        outcome: i64 = 0
        if n > 1:
            outcome = rng.below(n)
            if step.seen_by(g) == everybody:
                seen = (seen * 131 + outcome + 1) % _PRIME
        g.drop()
        step.take(g, outcome)


@final
class Search:
    """A search from one decision of one seat. Run it for as long as you like, then ask it."""

    def __init__(
        self, rules: Rules, evaluator: Evaluator, worlds: Worlds, seat: int, seed: int, cut: int, exploration: float
    ) -> None:
        self.rules = rules
        self.evaluator = evaluator
        self.worlds = worlds
        self.seat: i64 = seat
        self.rng = Rng(seed)
        self.cut: i64 = cut  # a playout is judged by the evaluator after so many decisions
        self.exploration = exploration
        self.seats: i64 = worlds.base.seats
        self.iterations: i64 = 0
        # The tree, one entry a node.
        self._option: vec[i64] = ints(0)
        self._parent: vec[i64] = ints(0)
        self._seen: vec[i64] = ints(0)  # the open chance between the parent and this option
        self._visits: vec[i64] = ints(0)
        self._available: vec[i64] = ints(0)
        self._totals: vec[float] = floats(0)  # one a node and seat
        self._likely: vec[float] = floats(0)  # how likely it looked, before it was tried, to be the best of its parent
        self._guided: vec[i64] = ints(0)  # are the children there, with how likely they are? 2: there is no opinion
        self._table: vec[i64] = ints(4096)  # hash table of nodes, plus one
        self._out = Options()
        self._found: vec[i64] = ints(64)  # the children of the options at hand
        self._promise: vec[float] = floats(64)
        self._shares: vec[float] = floats(self.seats)
        self._scratch: vec[float] = floats(len(evaluator.weights))
        self._in_view = InView(rules.layout)
        # Where the secret answers of this iteration were given, and how far their seats went on by themselves.
        self._forks: vec[i64] = ints(8)
        self._ends: vec[i64] = ints(8)
        self._add(-1, -1, 0)

    def run(self, iterations: int, milliseconds: float) -> None:
        """So many iterations, or as many as fit into the time if that is not 0."""
        end = perf_counter() + milliseconds / 1000.0
        for i in range(iterations):
            if milliseconds > 0.0 and i % 32 == 31 and perf_counter() > end:
                return
            self._iterate()

    def _add(self, parent: i64, option: i64, seen: i64) -> i64:
        if 2 * len(self._option) > len(self._table):
            self._grow()
        self._table[self._slot(self._table, parent, option, seen)] = len(self._option) + 1
        self._option = longer(self._option, option)
        self._parent = longer(self._parent, parent)
        self._seen = longer(self._seen, seen)
        self._visits = longer(self._visits, 0)
        self._available = longer(self._available, 0)
        self._likely = longer_floats(self._likely, 0.0)
        self._guided = longer(self._guided, 0)
        seat: i64 = 0
        while seat < self.seats:
            self._totals = longer_floats(self._totals, 0.0)
            seat += 1
        return len(self._option) - 1

    # --- the hash table from (node, option, chance) to child ---

    def _slot(self, table: vec[i64], node: i64, option: i64, seen: i64) -> i64:
        """Where a child stands, or the free slot where it would."""
        mask = len(table) - 1
        mixed = ((node * 31 + option) * 8191 + seen) * 2654435 % 4294967291
        slot = (mixed ^ lowered(mixed, 12)) & mask
        while table[slot] != 0:
            child = table[slot] - 1
            if self._parent[child] == node and self._option[child] == option and self._seen[child] == seen:
                return slot
            slot = (slot + 1) & mask
        return slot

    def _grow(self) -> None:
        table = ints(2 * len(self._table))
        for child in range(1, len(self._option)):
            slot = self._slot(table, self._parent[child], self._option[child], self._seen[child])
            table[slot] = child + 1
        self._table = table

    # --- one iteration ---

    def _iterate(self) -> None:
        rules = self.rules
        rng = self.rng
        g = self.worlds.sample(rng)
        node: i64 = 0
        seen: i64 = 0
        fork: i64 = -1  # the node of a secret answer, as long as nobody is asked but the seat that gave it
        secretive: i64 = -1
        before: i64 = 0  # what was seen until then
        joined: i64 = 0
        grown = False
        later = False  # is the move that is searched made?
        while not grown and not g.over:
            seat = self.seat  # the first answer is the searching seat's, whoever else may speak
            if node > 0:
                seat = actor(rules, g)
            if fork >= 0:
                seen = self._in_view.number(g)
                if seat != secretive:
                    self._note(joined, fork, node)
                    joined += 1
                    node = self._where_joined(fork, (before * 31 + seen) % _PRIME)
                    fork = -1
                    seen = 0
            options_of(rules, g, seat, self._out)
            option = self._out.at(0)
            at = node
            known = seen
            if self._out.count > 1 or node == 0:
                child = self._choose(g, node, seen, seat, later)
                if child < 0:
                    option = -1 - child
                    child = self._add(node, option, seen)
                    self._available[child] = 1
                else:
                    option = self._option[child]
                grown = self._visits[child] == 0
                node = child
                seen = 0
            else:
                seen = (seen * 31 + option + 1) % _PRIME  # others see a forced answer too
            step = pending(rules, g)
            if step.goes_on(g, option):
                grown = False  # half a move is judged with its other half
            else:
                later = True
            if fork < 0 and seat != self.seat and step.secret(g, option):
                fork = at
                secretive = seat
                before = known
            answer(rules, g, seat, option)
            seen = (seen * 31 + _settle_seen(rules, g, rng)) % _PRIME
        if not g.over:
            play_out(rules, g, rng, self._out, self.cut)
        shares = self._shares
        if g.over:
            for seat in range(self.seats):
                shares[seat] = rules.aim(g, seat)
        else:
            self.evaluator.chances(g, shares, self._scratch)
        self._credit(node, -1)
        for i in range(joined):
            self._credit(self._ends[i], self._forks[i])
        self.iterations += 1

    def _credit(self, node: i64, above: i64) -> None:
        """What came of an iteration, to a node and those that led to it, up to one that is left out."""
        shares = self._shares
        while node != above:
            self._visits[node] += 1
            for seat in range(self.seats):
                self._totals[node * self.seats + seat] += shares[seat]
            node = self._parent[node]

    def _note(self, number: i64, fork: i64, end: i64) -> None:
        """A secret answer counts for whoever gave it, though the tree goes on elsewhere."""
        if number == len(self._forks):
            self._forks = longer(self._forks, fork)
            self._ends = longer(self._ends, end)
        self._forks[number] = fork
        self._ends[number] = end

    def _where_joined(self, fork: i64, seen: i64) -> i64:
        """The node in which secret answers go on after which everybody sees the same."""
        child = self._table[self._slot(self._table, fork, _SECRET, seen)] - 1
        return child if child >= 0 else self._add(fork, _SECRET, seen)

    def _choose(self, g: State, node: i64, seen: i64, seat: i64, later: bool) -> i64:
        """The best child, or -1 - option for one that has none yet (at random among those, or by their promise)."""
        out = self._out
        if self.evaluator.trust > 0.0 and self._guide(g, node, seen, seat):
            return self._best_guided(node, seat)
        untried: i64 = 0
        pick: i64 = -1
        while len(self._found) < out.count:
            self._found = longer(self._found, 0)
        for i in range(out.count):
            option = out.at(i)
            child = self._table[self._slot(self._table, node, option, seen)] - 1
            self._found[i] = child
            if child < 0:
                untried += 1
                if untried == 1 or self.rng.below(untried) == 0:
                    pick = -1 - option
        if untried > 0 and self.evaluator.widens:
            most = _AT_ONCE + _WIDER * sqrt(float(self._visits[node]))
            if later:
                most = self.evaluator.at_once + self.evaluator.wider * sqrt(float(self._visits[node]))
            if float(out.count - untried) < most:
                pick = self._most_promising(g)
            else:
                untried = 0
        best = -1.0
        for i in range(out.count):
            child = self._found[i]
            if child >= 0:
                self._available[child] += 1
                if untried == 0:
                    visits = float(self._visits[child])
                    value = self._totals[child * self.seats + seat] / visits
                    value += self.exploration * sqrt(log(float(self._available[child])) / visits)
                    if value > best:
                        best = value
                        pick = child
        return pick

    def _guide(self, g: State, node: i64, seen: i64, seat: i64) -> bool:
        """Find the children of all options at hand; those that are new get how likely they look."""
        out = self._out
        fresh = self._guided[node] == 0
        if fresh:
            while len(self._promise) < out.count:
                self._promise = longer_floats(self._promise, 0.0)
            self._guided[node] = 1 if self.evaluator.likely(g, seat, out, self._promise) else 2
        if self._guided[node] == 2:
            return False
        while len(self._found) < out.count:
            self._found = longer(self._found, 0)
        for i in range(out.count):
            option = out.at(i)
            child = self._table[self._slot(self._table, node, option, seen)] - 1
            if child < 0:
                child = self._add(node, option, seen)
                # What only later worlds allow was not there to be looked at: as likely as any.
                self._likely[child] = self._promise[i] if fresh else 1.0 / float(out.count)
            self._found[i] = child
        return True

    def _best_guided(self, node: i64, seat: i64) -> i64:
        count = self._out.count
        total = 0.0
        for i in range(count):
            total += self._likely[self._found[i]]
        unknown = 0.5
        if self._visits[node] > 0:
            unknown = self._totals[node * self.seats + seat] / float(self._visits[node])
        best = -1.0
        pick: i64 = -1
        for i in range(count):
            child = self._found[i]
            self._available[child] += 1
            visits = self._visits[child]
            value = unknown
            if visits > 0:
                value = self._totals[child * self.seats + seat] / float(visits)
            value += (
                self.evaluator.trust
                * self._likely[child]
                / total
                * sqrt(float(self._available[child]))
                / float(1 + visits)
            )
            if value > best:
                best = value
                pick = child
        return pick

    def _most_promising(self, g: State) -> i64:
        """-1 - option for the one to try next of those that have no child yet."""
        out = self._out
        while len(self._promise) < out.count:
            self._promise = longer_floats(self._promise, 0.0)
        self.evaluator.promise(g, out, self._promise)
        best = -1e300
        pick: i64 = -1
        for i in range(out.count):
            if self._found[i] < 0 and self._promise[i] > best:
                best = self._promise[i]
                pick = -1 - out.at(i)
        return pick

    # --- what came of it ---

    def tried(self) -> list[tuple[int, int, float]]:
        """Each option of the root with its visits and its mean share for the searching seat."""
        found: list[tuple[int, int, float]] = []
        for node in range(1, len(self._option)):
            if self._parent[node] == 0 and self._visits[node] > 0:
                visits = self._visits[node]
                mean = self._totals[node * self.seats + self.seat] / float(visits)
                found.append((self._option[node], visits, mean))
        return found

    def thought(self) -> list[float]:
        """The mean share of each seat over all iterations."""
        return [self._totals[seat] / float(self._visits[0]) for seat in range(self.seats)]


@final
class OneStep:
    """What the evaluator says right after an option, if nobody reacts; half a move counts as the best whole one.

    One that is done in more than two answers is followed from its third on by what looks best at once.
    """

    def __init__(
        self, rules: Rules, evaluator: Evaluator, seat: i64, seats: i64, rng: Rng, windows: frozenset[str]
    ) -> None:
        self.rules = rules
        self.evaluator = evaluator
        self.seat: i64 = seat
        self.rng = rng
        self.numbers: vec[float] = floats(len(evaluator.weights) + 1)  # the evaluator's, and the chance of winning
        self._windows: vec[i64] = as_ints([1 if step.name in windows else 0 for step in rules.steps])
        self._best: vec[float] = floats(len(evaluator.weights) + 1)
        self._best_at_once: vec[float] = floats(len(evaluator.weights) + 1)
        self._shares: vec[float] = floats(seats)
        self._scratch: vec[float] = floats(len(evaluator.weights))
        self._seconds = Options()
        self._further = Options()

    def look(self, world: State, option: i64) -> None:
        """Fill in the numbers for an option in this world."""
        g = world.clone()
        g.prefer = self.seat
        if not self._takes_half(g, option):
            self._judge(g)
            return
        best = self._best
        best[len(best) - 1] = -1.0
        options_of(self.rules, g, self.seat, self._seconds)
        for i in range(self._seconds.count):
            whole = g.clone()
            whole.prefer = self.seat
            if self._takes_half(whole, self._seconds.at(i)):
                self._complete(whole)
            else:
                self._judge(whole)
            self._keep(best)
        self._copy(best, self.numbers)

    def _complete(self, begun: State) -> None:
        """The numbers of a move whose further answers are those that look best at once."""
        g = begun
        best = self._best_at_once
        half = True
        left = _LONGEST
        while half and left > 0:
            left -= 1
            at = g
            best[len(best) - 1] = -1.0
            options_of(self.rules, at, self.seat, self._further)
            for i in range(self._further.count):
                after = at.clone()
                after.prefer = self.seat
                goes_on = self._takes_half(after, self._further.at(i))
                self._judge(after)
                if self._keep(best):
                    g = after
                    half = goes_on
        self._copy(best, self.numbers)

    def _takes_half(self, g: State, option: i64) -> bool:
        """Take an option, and let all windows of others pass. Is it half a move, and the rest of it asked for now?"""
        rules = self.rules
        step = pending(rules, g)
        g.seat = self.seat
        half = step.goes_on(g, option)
        answer(rules, g, self.seat, option)
        _settle_seen(rules, g, self.rng)
        while not g.over and self._windows[g.pending_step()] != 0:
            others = asked(rules, g) & ~bit(self.seat)
            if others == 0:
                break
            answer(rules, g, lowest(others), PASS)
            _settle_seen(rules, g, self.rng)
        return half and not g.over and asked(rules, g) == bit(self.seat)

    def _keep(self, best: vec[float]) -> bool:
        """Are the numbers the best so far? Then they are kept."""
        last = len(best) - 1
        if self.numbers[last] <= best[last]:
            return False
        self._copy(self.numbers, best)
        return True

    def _copy(self, source: vec[float], target: vec[float]) -> None:
        for k in range(len(source)):
            target[k] = source[k]

    def _judge(self, g: State) -> None:
        numbers = self.numbers
        last = len(numbers) - 1
        self.evaluator.measure(g, self.seat, numbers)
        if g.over:
            numbers[last] = self.rules.aim(g, self.seat)
        else:
            self.evaluator.chances(g, self._shares, self._scratch)
            numbers[last] = self._shares[self.seat]


def one_step(
    rules: Rules,
    evaluator: Evaluator,
    worlds: Worlds,
    seat: int,
    samples: int,
    seed: int,
    windows: frozenset[str] = frozenset(),
) -> list[tuple[int, list[float]]]:
    """Each option with the mean of the evaluator's numbers right after it, and last the mean chance of winning.

    `windows`: steps in which others could react, and are taken to let things happen.
    """
    rng = Rng(seed)
    out = Options()
    first = worlds.sample(rng)
    options_of(rules, first, seat, out)
    looking = OneStep(rules, evaluator, seat, worlds.base.seats, rng, windows)
    found = [(option, [0.0] * len(looking.numbers)) for option in out.to_list()]
    for _ in range(samples):
        world = worlds.sample(rng)
        for option, means in found:
            looking.look(world, option)
            for i in range(len(means)):
                means[i] += looking.numbers[i] / samples
    return found
