"""Generations of self-play and fits, until the time is up; then a duel with the game's own evaluator."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic

from stolik import games
from stolik.engine.encoding import Encoding
from stolik.engine.game import Game
from stolik.engine.netfile import Header, inputs_of, write
from stolik.lab.crew import Crew
from stolik.lab.training import duel
from stolik.lab.training.fit import Held, fit
from stolik.lab.training.generate import self_play
from stolik.lab.training.model import Model
from stolik.lab.training.recipe import Recipe, recipe_of
from stolik.lab.training.rows import gather
from stolik.lab.training.targets import targets

GENERATIONS = (0.4, 0.3, 0.3)  # parts of the time for games
PLAYING = 0.9  # of all the time; the rest is for the duel
FITTING = 0.1
GAMES = 10  # of a task
DEALS = 4
LEAST = 100  # iterations of an answer in the duel
ENDLESS = 10**9


@dataclass(frozen=True)
class Plan:
    game: str
    seats: int
    minutes: float
    folder: Path  # where games and nets are kept: a run that was stopped goes on from there
    seed: int = 1
    begin: str = ""  # a net to go on from


@dataclass(frozen=True)
class Report:
    """What came of one generation."""

    generation: int
    games: int
    positions: int
    held: Held

    @property
    def better(self) -> bool:
        return self.held.net[0] < self.held.own[0]


class Training:
    def __init__(self, plan: Plan, crew: Crew, told: Callable[[str], None], recipe: Recipe | None = None) -> None:
        self.plan = plan
        self.crew = crew
        self.told = told
        self.game: Game = games.get(plan.game)
        self.game.check_seats(plan.seats)
        self.recipe = recipe or recipe_of(plan.game)
        self.inputs = inputs_of(self.game, plan.seats)
        self.actions = int(Encoding(self.game.rules, plan.seats).fixed)
        self.reports: list[Report] = []

    def run(self) -> Path:
        """The file of the net."""
        plan = self.plan
        net = plan.begin
        seconds = 60 * plan.minutes * PLAYING
        files: list[Path] = []
        for generation, part in enumerate(GENERATIONS):
            games_, fresh = self._games(generation, net, seconds * part * (1 - FITTING))
            files = [*files[-len(fresh) // 2 :], *fresh] if generation else fresh
            rows = gather(files)
            target = targets(rows, self.recipe)
            model, held = fit(rows, target, self.inputs, self.actions, self.recipe, plan.seed, self.told)
            report = Report(generation + 1, games_, len(rows), held)
            self.reports.append(report)
            self.told(f"generation {generation + 1}: {games_} games, held out {held.net[0]:.4f}, own {held.own[0]:.4f}")
            found = plan.folder / f"generation-{generation + 1}.net"
            self._write(found, model, {})
            net = str(found)
        score = self.duel(net, "", 60 * plan.minutes * (1 - PLAYING))
        self.told(f"duel: {score}")
        out = plan.folder / f"{plan.seats}.net"
        self._write(out, model, asdict(score))
        return out

    def _games(self, generation: int, net: str, seconds: float) -> tuple[int, list[Path]]:
        """Games until the time is up, in files; those of a run that was stopped count."""
        plan = self.plan
        folder = plan.folder / f"games-{generation + 1}"
        folder.mkdir(parents=True, exist_ok=True)
        recipe = self.recipe
        who = plan.game, plan.seats, net
        end = monotonic() + seconds
        seed = plan.seed * 1009 + generation
        there = sorted(folder.glob("*.npz"))
        count = len(there)

        def tasks() -> Iterator[tuple[object, ...]]:
            for number in range(count, ENDLESS):
                if monotonic() > end and number > count:
                    return
                first = number * GAMES
                yield (*who, recipe.iterations, recipe.wild, recipe.every, seed, first, GAMES)

        for number, (_, _, data) in enumerate(self.crew.results({}, self_play, tasks()), count):
            file = folder / f"{number:06}.npz"
            file.write_bytes(data)
            there.append(file)
        return GAMES * len(there), there

    def duel(self, net: str, field: str, seconds: float) -> duel.Score:
        """At equal time, until the time is up."""
        plan = self.plan
        iterations = duel.equal_time(self.game, plan.seats, net, field, LEAST, plan.seed)
        end = monotonic() + seconds

        def tasks() -> Iterator[tuple[object, ...]]:
            for number in range(ENDLESS):
                if monotonic() > end and number > 0:
                    return
                first = number * DEALS
                yield (plan.game, plan.seats, net, iterations[0], field, iterations[1], 77 + plan.seed, first, DEALS)

        found = [share for part in self.crew.results({}, duel.shares, tasks()) for share in part]
        return duel.score(found, iterations)

    def _write(self, path: Path, model: Model, gate: dict[str, object]) -> None:
        weights, shift = model.packed(self.inputs)
        recipe = self.recipe
        header = Header(
            self.game.id,
            self.game.rulebook.version,
            self.plan.seats,
            self.inputs.seal,
            int(self.inputs.size),
            recipe.units,
            tuple(self.game.thinking.evaluator.names) if recipe.numbers else (),
            recipe.residual,
            shift,
            recipe.cut,
            recipe.exploration,
            recipe.trust,
            len(model.prior),
            training={
                "seed": self.plan.seed,
                "recipe": asdict(recipe),
                "generations": [asdict(report) for report in self.reports],
            },
            gate=gate,
        )
        write(path, self.inputs, header, weights)
