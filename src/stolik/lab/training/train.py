"""Generations of self-play, each with a fit and a duel with the game's own evaluator, until the time is up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from time import monotonic

from stolik import games
from stolik.bots.minds import OWN
from stolik.engine.encoding import Encoding
from stolik.engine.game import Game
from stolik.engine.netfile import Header, inputs_of, read_header, rewrite, write
from stolik.lab.crew import Crew
from stolik.lab.duel import Sides, Way, shares, way_of
from stolik.lab.equal_time import measured
from stolik.lab.sequence import ConfidenceSequence
from stolik.lab.training.fit import Held, fit
from stolik.lab.training.generate import manners, self_play
from stolik.lab.training.model import Model
from stolik.lab.training.recipe import Recipe, recipe_of
from stolik.lab.training.rows import gather
from stolik.lab.training.targets import targets

GENERATIONS = (0.4, 0.3, 0.3)  # parts of the time
PLAYING, FITTING = 0.8, 0.08  # parts of a generation; the rest is for the duel
GAMES = 10  # of a task
DEALS = 4
LEAST = 100  # iterations of an answer in the duel
DUELS = 77  # their dice are others than those of the games
ENDLESS = 10**9


@dataclass(frozen=True)
class TrainingPlan:
    game: str
    seats: int
    minutes: float
    folder: Path  # where games and nets are kept: a run that was stopped goes on from there
    seed: int = 1
    begin: str = ""  # a net to go on from


@dataclass(frozen=True)
class Score:
    """A net against a field of the game's own evaluator, in the same time, over paired deals."""

    deals: int
    share: float
    half: float  # of the interval that may be looked at as often as one likes
    bot: str
    field: str


@dataclass(frozen=True)
class Stage:
    """Where a training stands."""

    generation: int
    part: float  # of the time
    doing: str  # games, fit, duel
    games: int = 0
    held: Held | None = None
    duel: Score | None = None


class Training:
    def __init__(
        self, plan: TrainingPlan, crew: Crew, told: Callable[[Stage], None], recipe: Recipe | None = None
    ) -> None:
        self.plan = plan
        self.crew = crew
        self.told = told
        self.game: Game = games.get(plan.game)
        self.game.check_seats(plan.seats)
        self.recipe = recipe or recipe_of(plan.game)
        self.inputs = inputs_of(self.game, plan.seats)
        self.actions = int(Encoding(self.game.rules, plan.seats).fixed)
        self.generations: list[dict[str, object]] = []
        self._stage = Stage(1, 0.0, "games")
        self._begun = monotonic()

    def run(self, out: Path) -> Header:
        """Writes the net, and says what it is."""
        plan = self.plan
        net = plan.begin
        header: Header | None = None
        before: list[Path] = []
        for generation, part in enumerate(GENERATIONS, 1):
            seconds = 60 * plan.minutes * part
            path = plan.folder / f"generation-{generation}.net"
            count, files = self._games(generation, net, 0.0 if path.exists() else seconds * PLAYING)
            if path.exists():
                header = read_header(path)
                self.generations = list(header.training["generations"])
            else:
                # Half of what the generation before has played is no older than what one learns from.
                header = self._generation(generation, count, [*before[len(before) // 2 :], *files], path)
            before = files
            net = str(path)
            if not header.gate:
                header = self._duel(generation, header, path, seconds * (1 - PLAYING - FITTING))
        assert header is not None
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_bytes(Path(net).read_bytes())
        return header

    def _tell(self, **changes: object) -> None:
        part = min(1.0, (monotonic() - self._begun) / (60 * self.plan.minutes))
        self._stage = replace(self._stage, part=part, **changes)  # type: ignore[arg-type]
        self.told(self._stage)

    def _games(self, generation: int, net: str, seconds: float) -> tuple[int, list[Path]]:
        """Games until the time is up, in files; those of a run that was stopped count."""
        plan = self.plan
        folder = plan.folder / f"games-{generation}"
        folder.mkdir(parents=True, exist_ok=True)
        recipe = self.recipe
        who = plan.game, plan.seats, net
        end = monotonic() + seconds
        seed = plan.seed * 1009 + generation
        there = sorted(folder.glob("*.npz"))
        count = len(there)

        def tasks() -> Iterator[tuple[object, ...]]:
            for number in range(count, ENDLESS):
                if monotonic() > end and number > 0:
                    return
                first = number * GAMES
                yield (*who, recipe.iterations, recipe.wild, recipe.every, seed, first, GAMES)

        self._tell(generation=generation, doing="games", games=GAMES * count)
        for number, (_, _, data) in enumerate(self.crew.results({}, self_play, tasks()), count):
            file = folder / f"{number:06}.npz"
            file.write_bytes(data)
            there.append(file)
            self._tell(games=GAMES * len(there))
        return GAMES * len(there), there

    def _generation(self, generation: int, count: int, files: list[Path], path: Path) -> Header:
        self._tell(doing="fit")
        plan, recipe = self.plan, self.recipe
        rows = gather(files)
        model, held = fit(rows, targets(rows, recipe), self.inputs, self.actions, recipe, plan.seed)
        self.generations.append({"games": count, "positions": len(rows), **asdict(held)})
        self._tell(held=held)
        return self._write(path, model)

    def _write(self, path: Path, model: Model) -> Header:
        weights, shift = model.packed(self.inputs)
        recipe = self.recipe
        header = Header(
            self.game.id,
            self.game.rulebook.version,
            self.plan.seats,
            self.inputs.seal,
            int(self.inputs.size),
            recipe.units,
            tuple(self.game.thinking.evaluator.numbers) if recipe.numbers else (),
            recipe.residual,
            shift,
            recipe.cut,
            recipe.exploration,
            recipe.trust,
            len(model.prior),
            training={"seed": self.plan.seed, "recipe": asdict(recipe), "generations": self.generations},
        )
        write(path, self.inputs, header, weights)
        return header

    def _duel(self, generation: int, header: Header, path: Path, seconds: float) -> Header:
        """With the game's own evaluator at equal time, until the time is up."""
        plan = self.plan
        self._tell(doing="duel")
        net = f"search:{LEAST}:{path}"
        speeds = measured(plan.game, net, f"search:{LEAST}:{OWN}", plan.seats, {}, plan.seed)
        way = way_of(self.game, plan.seats, [net, speeds.field])
        end = monotonic() + seconds

        def tasks() -> Iterator[tuple[object, ...]]:
            for number in range(ENDLESS):
                if monotonic() > end and number > 0:
                    return
                yield (plan.game, net, speeds.field, plan.seats, DUELS + plan.seed, way, number * DEALS, DEALS)

        found = ConfidenceSequence()
        score = Score(0, 0.0, 1.0, f"search:{LEAST}", speeds.field)
        for part in self.crew.results({}, duel, tasks()):
            for share in part:
                found.add(share)
            score = replace(score, deals=found.count, share=found.mean, half=min(1.0, found.radius))
            self._tell(duel=score)
        final = replace(header, gate={"generation": generation, **asdict(score)})
        rewrite(path, final)
        return final


def duel(task: tuple[str, str, str, int, int, Way, int, int]) -> list[float]:
    """Of some deals, what a bot wins of each against a field of another, over all seats; in all ways to play."""
    name, bot, field, seats, seed, way, first, count = task
    ways = manners(games.get(name), seats)
    found = []
    for deal in range(first, first + count):
        settings = tuple(ways[deal % len(ways)].items())
        won = shares(Sides(name, bot, field, seats, settings, seed, way), deal)
        found.append(sum(won) / seats)
    return found
