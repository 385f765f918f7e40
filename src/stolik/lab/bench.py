"""`stolik bench`: how fast the engine is here, compiled and interpreted, and next to other people's engines.

Machines are noisy, so everything is measured in rounds: in each round every subject gets the same
short time, one after the other, one at a time. A figure is the median of its rounds and the best of
them; a ratio is taken within a round. Trust the ratios; of the absolute figures trust the best.

Every side (compiled, interpreted, each peer) is a process of its own that stays alive and waits
for its turn, so that all are treated alike: lines of JSON go in and come back.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from itertools import repeat
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, TextIO

from rich.console import Group, RenderableType
from rich.table import Table as Grid

from stolik import games
from stolik.engine import loop
from stolik.engine.chain import seed_of
from stolik.engine.game import Game
from stolik.engine.kit import COMPILED, Rng
from stolik.engine.search import Search
from stolik.engine.table import Table
from stolik.engine.views import worlds_of
from stolik.engine.worlds import Worlds
from stolik.lab import peers
from stolik.lab.peers import SEED, Work, in_searches

SEARCH = 1000  # iterations of one search
ROWS = 256  # games in step
MIDDLE = 20  # decisions before a position counts as the middle of a game
SIDES = ("compiled", "interpreted")
MICROSECONDS = ("clone", "settle")  # measures that are told as time, not as speed

Task = tuple[Any, ...]  # the name of a piece of work and its arguments


@dataclass(frozen=True)
class Subject:
    name: str
    side: str  # the process that does the work
    task: Task


@dataclass(frozen=True)
class Ratio:
    """One subject over another, in one measure; `of` and `to` are names of subjects."""

    name: str
    of: str
    to: str
    measure: str


# --- our own work -----------------------------------------------------------------------------------


def _toy(name: str) -> Game:
    """One of the toy games of the engine's tests: a checkout has them, an installed package has not."""
    folder = Path(__file__).parents[3] / "tests" / "engine"
    if not (folder / "toys").is_dir():
        raise ImportError("the toy games are only in a checkout of the sources")
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
    if COMPILED and str(import_module(f"toys.{name}").__file__).endswith(".py"):
        raise ImportError("the toy games are not compiled (STOLIK_TOYS=1 does that)")
    toys: list[Game] = import_module("toys").TOYS
    return next(toy for toy in toys if toy.id == name)


def _game(name: str) -> Game:
    return games.get(name) if name in games.names() else _toy(name)


def _worlds(game: Game, seats: int, decisions: int) -> tuple[Worlds, int]:
    """The worlds of the seat that is asked after so many random decisions, from its view alone."""
    table = Table(game, seats, {}, seed_of(SEED))
    rng = Rng(SEED)
    decision = table.pending
    while decision is not None and table.answers < decisions:
        seat = decision.seats[0]
        options = table.options(seat)
        table.apply(seat, options[rng.below(len(options))].id)
        decision = table.pending
    if decision is None:
        raise ValueError(f"{game.id} is over before {decisions} decisions")
    seat = decision.seats[0]
    return worlds_of(game.rules, table.view(seat)["state"], seat), seat


def play(name: str, seats: int) -> Work:
    """Whole random games, set-up and deal included."""
    game = _game(name)
    settings = game.settle(seats, {})

    def work(n: int) -> dict[str, float]:
        tally = loop.simulate(game.rules, seats, settings, 0, n, SEED)
        return {"games": tally.games, "decisions": tally.decisions}

    return work


def clone(name: str, seats: int) -> Work:
    """Copies of a state in the middle of a game, made inside the compiled part."""
    worlds, _ = _worlds(_game(name), seats, MIDDLE)
    state = worlds.sample(Rng(SEED))

    def work(n: int) -> dict[str, float]:
        loop.clones(state, n)
        return {"clone": n}

    return work


def settle(name: str, stretch: str) -> Work:
    """What happens by itself from one of a game's positions, the copy of the state included."""
    game = _game(name)
    state = game.measures.stretches[stretch]()
    rng = Rng(SEED)

    def work(n: int) -> dict[str, float]:
        loop.settled(game.rules, state, rng, n)
        return {"settle": n}

    return work


def search(name: str, seats: int, decisions: int) -> Work:
    """Searches of SEARCH iterations, with random play to the end, each from an empty tree."""
    game = _game(name)
    worlds, seat = _worlds(game, seats, decisions)

    def one(iterations: int) -> None:
        Search(game.rules, game.thinking.evaluator, worlds, seat, SEED, 10**6, game.thinking.exploration).run(
            iterations, 0.0
        )

    return in_searches(one, SEARCH)


def worlds(name: str, seats: int) -> Work:
    """Worlds of a view in the middle of a game; one call from Python each."""
    found, _ = _worlds(_game(name), seats, MIDDLE)
    rng = Rng(SEED)

    def work(n: int) -> dict[str, float]:
        sample = found.sample
        for _ in repeat(None, n):
            sample(rng)
        return {"worlds": n}

    return work


def workload(name: str, what: str) -> Work:
    """What a game itself wants to be measured."""
    return _game(name).measures.workloads[what]()


def batch(name: str, seats: int) -> Work:
    """Many games in step, by random legal actions, with all that a program is shown."""
    rl = import_module("stolik.rl")
    games_in_step = rl.Batch(rl.mode_of(_game(name), seats), ROWS, SEED)

    def work(n: int) -> dict[str, float]:
        calls = max(1, n // ROWS)
        for _ in repeat(None, calls):
            games_in_step.step(games_in_step.random_actions())
        return {"steps": calls * ROWS}

    return work


def zoo(name: str, seats: int) -> Work:
    """The agent loop of PettingZoo's documentation on one of our games."""
    rl = import_module("stolik.rl")
    adapter = import_module("stolik.rl.zoo")
    return peers.agents(adapter.aec(rl.mode_of(_game(name), seats), SEED))


OURS: dict[str, Callable[..., Work]] = {
    "batch": batch,
    "zoo": zoo,
    "play": play,
    "clone": clone,
    "settle": settle,
    "search": search,
    "worlds": worlds,
    "workload": workload,
}
THEIRS: dict[str, Callable[..., Work]] = {
    "spiel_rollouts": peers.spiel_rollouts,
    "spiel_search": peers.spiel_search,
    "spiel_stepped": peers.spiel_stepped,
    "spiel_tensors": peers.spiel_tensors,
    "pgx": peers.pgx,
    "pettingzoo": peers.pettingzoo,
    "rlcard": peers.rlcard,
}


# --- what is measured ------------------------------------------------------------------------------

TOYS = ("leduc", "connect_four")
SPIEL = {"leduc": "leduc_poker", "connect_four": "connect_four"}
PETTINGZOO = {"leduc": "leduc_holdem_v4", "connect_four": "connect_four_v3"}
RLCARD = {"leduc": "leduc-holdem"}
PGX = {"leduc": "leduc_holdem", "connect_four": "connect_four"}
PEERS = ("open_spiel", "pettingzoo", "rlcard", "pgx")
ENVIRONMENTS = (("raverun", 2), ("raverun", 3), ("sedlec", 2), ("ankhmorpork", 4), ("cheers", 4), ("words", 2))
PYTHON_GAMES = ("tic_tac_toe", "block_dominoes")
MEASURES = {
    "play": "decisions",
    "clone": "clone",
    "settle": "settle",
    "search": "iterations",
    "worlds": "worlds",
    "lexicon": "searches",
    "environment": "steps",
    "agents": "decisions",
}


def _ours(name: str, task: Task) -> list[Subject]:
    return [Subject(f"{name}, {side}", side, task) for side in SIDES]


def subjects() -> list[Subject]:
    """Everything, in the order of a round: what is compared stands side by side."""
    found: list[Subject] = []
    for seats in (2, 3):
        name = f"raverun {seats}p"
        found += _ours(f"{name} play", ("play", "raverun", seats))
        found += _ours(f"{name} clone", ("clone", "raverun", seats))
        found += _ours(f"{name} search", ("search", "raverun", seats, 0))
        found += _ours(f"{name} search mid-game", ("search", "raverun", seats, MIDDLE))
        found += _ours(f"{name} worlds", ("worlds", "raverun", seats))
    for seats in (2, 3, 4):
        found += _ours(f"ankhmorpork {seats}p play", ("play", "ankhmorpork", seats))
    found += _ours("ankhmorpork 4p clone", ("clone", "ankhmorpork", 4))
    for name in games.names():
        for stretch in games.get(name).measures.stretches:
            found += _ours(f"{name} {stretch} settle", ("settle", name, stretch))
        for what in games.get(name).measures.workloads:
            found += _ours(f"{name} {what}", ("workload", name, what))
    for toy in TOYS:
        found += _ours(f"{toy} play", ("play", toy, 2))
        found.append(Subject(f"{toy} play, OpenSpiel C++", "open_spiel", ("spiel_rollouts", SPIEL[toy])))
        found.append(Subject(f"{toy} play, OpenSpiel C++ stepped", "open_spiel", ("spiel_stepped", SPIEL[toy])))
        found.append(Subject(f"{toy} play, PettingZoo", "pettingzoo", ("pettingzoo", PETTINGZOO[toy])))
        if toy in RLCARD:
            found.append(Subject(f"{toy} play, RLCard", "rlcard", ("rlcard", RLCARD[toy])))
        found += _ours(f"{toy} search", ("search", toy, 2, 0))
        found.append(Subject(f"{toy} search, OpenSpiel C++", "open_spiel", ("spiel_search", SPIEL[toy], SEARCH)))
    for name, seats in ENVIRONMENTS:
        found.append(Subject(f"{name} {seats}p environment, compiled", "compiled", ("batch", name, seats)))
    for toy in TOYS:
        found.append(Subject(f"{toy} environment, compiled", "compiled", ("batch", toy, 2)))
        found.append(Subject(f"{toy} environment, Pgx", "pgx", ("pgx", PGX[toy], ROWS)))
        found.append(Subject(f"{toy} environment, OpenSpiel stepped", "open_spiel", ("spiel_tensors", SPIEL[toy])))
    found.append(Subject("raverun 2p agents, compiled", "compiled", ("zoo", "raverun", 2)))
    for name in PYTHON_GAMES:
        found.append(Subject(f"{name} play, OpenSpiel Python", "open_spiel", ("spiel_stepped", f"python_{name}")))
    return found


def ratios() -> list[Ratio]:
    """What is told as a ratio; those of which a side is missing are left out later."""
    found: list[Ratio] = []
    for subject in subjects():
        what, _, side = subject.name.partition(", ")
        measure = next(measure for word, measure in MEASURES.items() if word in what.split())
        if side == "compiled" and measure == "steps":
            continue  # beside the peers alone: Python would take minutes
        if side == "compiled" and "agents" in what.split():
            found += [
                Ratio(
                    f"{what} / {toy} play, PettingZoo (another game)", subject.name, f"{toy} play, PettingZoo", measure
                )
                for toy in TOYS
            ]
        elif measure == "steps":
            found.append(Ratio(f"{what}: compiled / {side}", f"{what}, compiled", subject.name, measure))
        elif side == "compiled":
            found.append(Ratio(f"{what}: compiled / interpreted", subject.name, f"{what}, interpreted", measure))
        elif side == "OpenSpiel Python":
            ours = "raverun 2p play, interpreted"
            found.append(Ratio(f"{ours} / {what}, {side} (another game)", ours, subject.name, measure))
        elif side == "OpenSpiel C++":
            measures = ("games", "decisions") if measure == "decisions" else (measure,)
            found += [
                Ratio(f"{what}, {each}: compiled / {side}", f"{what}, compiled", subject.name, each)
                for each in measures
            ]
        elif side not in SIDES:
            found += [Ratio(f"{what}: {ours} / {side}", f"{what}, {ours}", subject.name, measure) for ours in SIDES]
    return found


# --- the processes ---------------------------------------------------------------------------------


class Lost(Exception):
    """A process has ended that should have answered."""


class Side:
    """A process that stays alive, prepares work and does it when asked."""

    def __init__(self, name: str) -> None:
        env = {key: value for key, value in os.environ.items() if key != "STOLIK_PURE"}
        env["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
        env["OMP_NUM_THREADS"] = "1"
        env["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
        if name == "interpreted":
            env["STOLIK_PURE"] = "1"
        self.name = name
        self.ours = name in SIDES
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "stolik.lab.bench"],  # -P: nothing from the folder we happen to be in
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None if self.ours else subprocess.DEVNULL,
            env=env,
            text=True,
        )

    def ask(self, *message: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())
        except (OSError, ValueError) as error:
            self._process.kill()
            raise Lost(f"{self.name}: the process has ended ({self._process.wait()})") from error

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


def serve(lines: Iterable[str], answers: TextIO) -> None:
    """The life of such a process: each line asks, each gets one line back."""
    prepared: dict[str, tuple[Work, int]] = {}
    for line in lines:
        what, *args = json.loads(line)
        answer: Any = COMPILED
        if what == "prepare":
            name, task, seconds = args
            try:
                work = {**OURS, **THEIRS}[task[0]](*task[1:])
                prepared[name] = (work, calibrate(work, seconds))
                answer = ""
            except Exception as error:
                if task[0] in OURS and not isinstance(error, ImportError):
                    raise
                answer = f"{type(error).__name__}: {error}".splitlines()[0]
        elif what == "measure":
            answer = timed(*prepared[args[0]])
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def timed(work: Work, n: int) -> tuple[float, dict[str, float]]:
    begun = perf_counter()
    done = work(n)
    return perf_counter() - begun, done


def calibrate(work: Work, seconds: float) -> int:
    """How much to do so that it takes about so long; also warms up."""
    n = 1
    while True:
        taken, _ = timed(work, n)
        if taken > seconds / 4:
            return max(1, round(n * seconds / taken))
        n = 8 * n if taken < seconds / 64 else 2 * n


# --- the figures -----------------------------------------------------------------------------------

Rates = dict[str, dict[str, list[float]]]  # subject -> measure -> what was done a second, round by round


def figure(subject: str, measure: str, rates: list[float]) -> dict[str, Any]:
    """The median and the best of the rounds; best means quickest."""
    entry = {"subject": subject, "measure": measure}
    if measure in MICROSECONDS:
        times = [1e6 / rate for rate in rates]
        return {**entry, "unit": "µs", "median": median(times), "best": min(times)}
    return {**entry, "unit": "1/s", "median": median(rates), "best": max(rates)}


def compare(ratio: Ratio, rates: Rates) -> dict[str, Any] | None:
    """A ratio of speeds: the median of the ratios within the rounds, and best to best."""
    of = rates.get(ratio.of, {}).get(ratio.measure)
    to = rates.get(ratio.to, {}).get(ratio.measure)
    if not of or not to:
        return None
    within = [a / b for a, b in zip(of, to, strict=True)]
    return {"name": ratio.name, "median": median(within), "best": max(of) / max(to)}


def report(rates: Rates, skipped: list[str], compiled: bool) -> dict[str, Any]:
    compared = (compare(ratio, rates) for ratio in ratios())
    return {
        "machine": {
            "python": platform.python_version(),
            "system": platform.platform(),
            "cores": os.cpu_count(),
            "compiled": compiled,
        },
        "results": [
            figure(subject, measure, values) for subject, found in rates.items() for measure, values in found.items()
        ],
        "ratios": [found for found in compared if found is not None],
        "skipped": skipped,
    }


# --- the run ---------------------------------------------------------------------------------------


class Run:
    def __init__(self, names: Iterable[str]) -> None:
        self.skipped: list[str] = []
        self.rates: Rates = {}
        self.sides = {name: Side(name) for name in names}
        self.compiled = False
        if "compiled" in self.sides:
            self.compiled = self.sides["compiled"].ask("compiled")
        if not self.compiled:
            self.skip("compiled: nothing is compiled here, or STOLIK_PURE is set")
            self.drop("compiled")

    def skip(self, line: str) -> None:
        if line not in self.skipped:
            self.skipped.append(line)

    def drop(self, name: str) -> None:
        side = self.sides.pop(name, None)
        if side is not None:
            side.close()

    def ask(self, subject: Subject, *message: Any) -> Any:
        """The answer of a subject's side; a peer that breaks is skipped, ours must not break."""
        side = self.sides[subject.side]
        try:
            return side.ask(*message)
        except Lost as lost:
            if side.ours:
                raise
            self.drop(side.name)
            self.skip(str(lost))
            return None

    def prepare(self, subject: Subject, seconds: float) -> bool:
        if subject.side not in self.sides:
            return False
        problem = self.ask(subject, "prepare", subject.name, subject.task, seconds)
        if problem:
            self.skip(f"{subject.side}: {problem}")
        return bool(problem == "")

    def measure(self, subject: Subject) -> None:
        if subject.side not in self.sides:
            self.rates.pop(subject.name, None)
            return
        answer = self.ask(subject, "measure", subject.name)
        if answer is not None:
            seconds, done = answer
            for measure, amount in done.items():
                self.rates.setdefault(subject.name, {}).setdefault(measure, []).append(amount / seconds)

    def close(self) -> None:
        for name in list(self.sides):
            self.drop(name)


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{text}")
        sys.stderr.flush()


def run(quick: bool, rounds: int = 5, with_peers: bool = True) -> dict[str, Any]:
    """Measure everything. `quick` takes some seconds and is rough; a full run takes some minutes."""
    seconds = 0.02 if quick else 0.5
    rounds = min(rounds, 2) if quick else rounds
    sides = SIDES[1:] if os.environ.get("STOLIK_PURE") else SIDES
    going = Run((*sides, *PEERS) if with_peers else sides)
    try:
        ready = []
        for subject in subjects():
            _progress(f"preparing {subject.name}")
            if going.prepare(subject, seconds):
                ready.append(subject)
        for number in range(1, rounds + 1):
            for subject in ready:
                _progress(f"round {number} of {rounds}: {subject.name}")
                going.measure(subject)
    finally:
        going.close()
        _progress("")
    return report(going.rates, going.skipped, going.compiled)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def table(result: dict[str, Any]) -> RenderableType:
    """The figures for people."""
    machine = result["machine"]
    head = f"Python {machine['python']}, {machine['system']}, {machine['cores']} cores, one used"
    figures = Grid("subject", "measure", "unit", title=head, title_justify="left")
    compared = Grid("ratio of speeds", title="Within the rounds", title_justify="left")
    for grid in (figures, compared):
        grid.add_column("median", justify="right")
        grid.add_column("best", justify="right")
    for row in result["results"]:
        numbers = (_number(row["median"]), _number(row["best"]))
        figures.add_row(row["subject"], row["measure"], row["unit"], *numbers)
    for row in result["ratios"]:
        compared.add_row(row["name"], f"{row['median']:.2f}", f"{row['best']:.2f}")
    return Group(figures, compared, *(f"skipped: {line}" for line in result["skipped"]))


if __name__ == "__main__":
    # Nothing but answers may reach the pipe: what peers print goes elsewhere.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    serve(sys.stdin, answers)
