"""Random play that looks for faults in the rules and in the engine.

Each game is played twice. The first time it is played at random, and every position is checked for
what can never be. The second time it is built again from its log, which checks every line; and at one
random decision of it everything is tried that a position must stand: saving, other worlds, illegal
attempts, taking back.

Game number n is always the same: its players, settings, dice and answers follow from n alone.
"""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import dataclass

from stolik import games
from stolik.engine.chain import Line, seed_of
from stolik.engine.errors import CannotUndo
from stolik.engine.game import Game
from stolik.engine.kit import Rng
from stolik.engine.log import rebuild
from stolik.engine.table import HOUSE_RULES, Table
from stolik.engine.views import Data, dump, load, state_hash
from stolik.lab.crew import Crew, cut, job

BATCH = 20
MANY = 5000  # options that are not tried one by one
FIRST, OTHERS = 400, 60  # to try where there are too many
WORLDS = 2  # other worlds to look at for each observer


Fault = tuple[int, int, str, list[Line]]  # a failure as it travels: seed, step, what, log


class Broken(AssertionError):
    """Something that must always hold does not."""


@dataclass(frozen=True)
class Failure:
    game: str
    seed: int  # the game's number; with it as the seed, the first game is this one
    step: int  # answers given before
    what: str
    log: list[Line]


def run(name: str, count: int, seed: int, crew: Crew) -> Failure | None:
    """Games seed, seed + 1 ...; the first that fails, or None."""
    tasks = ((name, seed + first, number) for first, number in cut(count, BATCH))
    whole = job("fuzz", games.get(name), games=count, seed=seed)
    with closing(crew.results(whole, _batch, tasks)) as results:
        return next((Failure(name, *found) for found in results if found is not None), None)


def _batch(task: tuple[str, int, int]) -> Fault | None:
    name, first, count = task
    game = games.get(name)
    for number in range(first, first + count):
        failure = try_game(game, number)
        if failure is not None:
            return failure.seed, failure.step, failure.what, failure.log
    return None


def try_game(game: Game, number: int) -> Failure | None:
    """Play and check one game."""
    trial = Trial(game, number)
    try:
        trial.play()
        trial.play_again()
    except Exception as error:  # whatever it is, it is a fault and must be told with its game
        what = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        return Failure(game.id, number, trial.step, what, trial.log)
    return None


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


class Trial:
    """One game and what is tried on it."""

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        self.rng = Rng(number)
        self.seats = game.players[self.rng.below(len(game.players))]
        settings = {name: values[self.rng.below(len(values))] for name, values in game.settings.values.items()}
        self.settings = game.closest(self.seats, settings)
        self.seed = seed_of(number)
        self.step = 0  # where it is, for the report
        self.log: list[Line] = []

    # --- the first time ---

    def play(self) -> None:
        table = Table(self.game, self.seats, self.settings, self.seed)
        self.log = table.log
        self._look(table)
        while not table.over:
            _demand(self.step < self.game.longest, f"the game is longer than {self.game.longest} decisions")
            self._answer(table)
            self.step = table.answers
            self._look(table)
        _demand(abs(sum(table.shares) - 1) < 1e-9, f"the shares {table.shares} do not add up to 1")
        _demand(table.refuse(0, 0) is not None, "the game is over, but goes on")
        self.end = table.hash

    def _answer(self, table: Table) -> tuple[int, int]:
        """Answer at random; returns who answered what."""
        decision = table.pending
        assert decision is not None
        seat = decision.seats[self.rng.below(len(decision.seats))]
        options = table.options(seat)
        _demand(bool(options), f"seat {seat + 1} is asked {decision.step} and has no option")
        option = options[self.rng.below(len(options))].id
        table.apply(seat, option)
        return seat, option

    def _look(self, table: Table) -> None:
        self.game.rules.invariants(table.state)

    # --- the second time ---

    def play_again(self) -> None:
        """From the log as a file would hold it, with one close look on the way."""
        lines = json.loads(json.dumps(self.log))
        chosen = self.rng.below(self.step)
        for _, table in rebuild(lines, lambda _: self.game):
            self.step = table.answers
            if table.answers == chosen:
                self._try_saving(table)
                self._try_worlds(table)
                self._try_what_is_illegal(table)
                self._try_undo(table.clone())
        _demand(table.hash == self.end, "the log leads to another end than the game")

    def _try_saving(self, table: Table) -> None:
        rules = self.game.rules
        data = json.loads(json.dumps(dump(rules, table.state)))
        _demand(state_hash(load(rules, data)) == table.hash, "a position changes when it is dumped and loaded")
        twin = Table.from_json(self.game, json.loads(json.dumps(table.to_json())))
        _demand(twin.hash == table.hash, "a table changes when it is saved and loaded")
        for observer in range(self.seats + 1):
            _demand(_seen(twin, observer) == _seen(table, observer), "a saved table looks different")

    def _try_worlds(self, table: Table) -> None:
        for observer in range(self.seats + 1):
            seen = _seen(table, observer)
            for _ in range(WORLDS):
                world = table.determinise(_seat(table, observer), self.rng)
                self._look(world)
                _demand(_seen(world, observer) == seen, f"observer {observer + 1} can tell its worlds apart")

    def _try_what_is_illegal(self, table: Table) -> None:
        """Every number that could be tried: an option is legal, or a rule that is known forbids it."""
        decision = table.pending
        assert decision is not None
        for seat in range(self.seats):
            if seat not in decision.seats:
                self._try_option(table, seat, 0, False)
                continue
            legal = {option.id: option.text for option in table.options(seat)}
            _demand(len(set(legal.values())) == len(legal), f"options of {decision.step} share a notation")
            space = table.space(seat)
            if table.open or space > MANY:
                self._try_some(table, seat, list(legal))
                continue
            for number in range(space + 1):
                self._try_option(table, seat, number, number in legal)

    def _try_some(self, table: Table, seat: int, listed: list[int]) -> None:
        """Where there are too many: those that are listed, and some others, which may be legal too."""
        for number in listed:
            self._try_option(table, seat, number, True)
        space = table.space(seat)
        beside = {number + step for number in listed for step in (-1, 1)}
        for number in [*sorted(beside), *range(FIRST), *(self.rng.below(space) for _ in range(OTHERS))]:
            if table.refuse(seat, number) is not None:
                self._try_option(table, seat, number, False)

    def _try_option(self, table: Table, seat: int, option: int, legal: bool) -> None:
        """Try it without doing it: it is legal, or a rule that is known forbids it."""
        refusal = table.refuse(seat, option)
        what = f"option {option} of seat {seat + 1}"
        _demand((refusal is None) == legal, f"{what} is offered or accepted, but not both")
        if refusal is not None:
            _demand(_is_known(table, refusal.rule), f"{what} is refused by an unknown rule {refusal.rule!r}")

    def _try_undo(self, table: Table) -> None:
        before, seen = table.hash, [_seen(table, observer) for observer in range(self.seats + 1)]
        seat, option = self._answer(table)
        after = table.hash
        if not table.may_undo(seat):
            try:
                table.undo(seat)
            except CannotUndo:
                return
            raise Broken("what cannot be taken back was taken back")
        table.undo(seat)
        _demand(table.hash == before, "taking back does not lead back")
        _demand(seen == [_seen(table, observer) for observer in range(self.seats + 1)], "taking back shows")
        table.apply(seat, option)
        _demand(table.hash == after, "the same answer after taking back leads elsewhere")


def _is_known(table: Table, rule: str) -> bool:
    return rule in HOUSE_RULES.rules or rule in table.game.rulebook.rules


def _seat(table: Table, observer: int) -> int | None:
    return observer if observer < table.seats else None


def _seen(table: Table, observer: int) -> Data:
    """A view without what may differ: the decision's number, and the sealed picks, which other worlds forget."""
    view = table.view(_seat(table, observer))
    state = {key: value for key, value in view["state"].items() if key != "sealed"}
    decision = view["decision"]
    if decision is not None:
        left_out = ("id", "seats") if decision["kind"] == "sealed" else ("id",)
        decision = {key: value for key, value in decision.items() if key not in left_out}
    return {**view, "state": state, "decision": decision}
