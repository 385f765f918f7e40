"""The games that OpenSpiel finds under our names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik import games
from stolik.engine.errors import BadSetting
from stolik.engine.game import Game
from stolik.engine.layout import ALL
from stolik.engine.steps import CHANCE, SEALED_CHOICE, Choice
from stolik.rl.mode import Mode, mode
from stolik.rl.spiel.node import Node
from stolik.rl.spiel.observer import Observer
from stolik.rl.spiel.state import SpielState
from stolik.rl.spiel.tree import Returns, Source, Tree, enter, pyspiel

PREFIX: Final = "stolik_"
USUAL: Final = "as_usual"  # a setting of which nothing is said

_SOURCES: dict[str, Source] = {}
_own_modes: dict[tuple[str, int, tuple[tuple[str, str], ...]], Mode] = {}


def register() -> None:
    """Let `pyspiel.load_game` find all games that can be played there; a second time does nothing."""
    for name in games.names():
        if not _has_open_steps(games.get(name)):
            register_game(games.get(name))


def register_game(
    game: Game,
    returns: Returns | None = None,
    utility: tuple[float, float] = (-1.0, 1.0),
    zero_sum: bool = True,
    keep: bool = False,
) -> str:
    """The same for a game of your own; returns its name there.

    `returns`: what a seat gets at the end, where that is not from -1 to 1 by its share; `utility`: the least and the
    most of it; `zero_sum`: does one lose what another gets?
    `keep`: remember every position that was ever reached, for what walks the whole tree of a small game many times.
    """
    if _has_open_steps(game):
        raise BadSetting(f"{game.id} is not for OpenSpiel: it has too many answers to number them all")
    name = PREFIX + game.id
    known = name in _SOURCES
    _SOURCES[name] = Source(game, returns, utility, zero_sum, keep)
    if not known:
        pyspiel.register_game(_type(name, _usual_players(game)), _maker(name))
    return name


def load(name: str, players: int | None = None, settings: Mapping[str, str] | None = None) -> Any:
    """A game by its id at a table for so many, with settings other than the usual ones."""
    if PREFIX + name not in _SOURCES:
        register_game(games.get(name))
    given: dict[str, Any] = {key: _escaped(value) for key, value in (settings or {}).items()}
    if players is not None:
        given["players"] = players
    return pyspiel.load_game(PREFIX + name, given)


def _maker(name: str) -> type[SpielGame]:
    """A class of its own: pyspiel keeps it beyond the interpreter's end, where anything less dies of that."""

    class Named(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Named


def _has_open_steps(game: Game) -> bool:
    return any(isinstance(step, Choice) and step.open for step in game.rules.steps)


def _usual_players(game: Game) -> int:
    return max(2, game.players[0])


def _mode(game: Game, seats: int, settings: dict[str, str]) -> Mode:
    """One for all who play the same; what is registered anew under an old name is another game."""
    if game.id in games.names() and games.get(game.id) is game:
        return mode(game.id, seats, settings)
    key = game.id, seats, tuple(settings.items())
    found = _own_modes.get(key)
    if found is None or found.game is not game:
        found = _own_modes[key] = Mode(game, seats, settings)
    return found


def _escaped(value: str) -> str:
    """OpenSpiel reads 3 as a number wherever it stands, and a setting is a word: it is written n3."""
    return f"n{value}" if value.isdecimal() else value


def _unescaped(value: str) -> str:
    return value[1:] if value[:1] == "n" and value[1:].isdecimal() else value


def _type(name: str, seats: int) -> Any:
    kinds = pyspiel.GameType
    source = _SOURCES[name]
    game = source.game
    layout = game.rules.layout
    hidden = any(zone.sees != ALL for zone in layout.zones) or any(field.each > 0 for field in layout.fields)
    hidden = hidden or any(step.kind == SEALED_CHOICE for step in game.rules.steps)
    rolls = any(step.kind == CHANCE for step in game.rules.steps)
    zero_sum = seats > 1 and source.zero_sum
    return kinds(
        short_name=name,
        long_name=f"Stolik: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if rolls else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": _usual_players(game), **dict.fromkeys(game.settings.values, USUAL)},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A mode as OpenSpiel plays it."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        source = _SOURCES[name]
        seats = int(given.pop("players", _usual_players(source.game)))
        settings = source.game.settle(seats, {key: _unescaped(v) for key, v in given.items() if v != USUAL})
        if source.game.timing.signal(settings):
            raise BadSetting(f"this mode of {source.game.id} is not for OpenSpiel: all act at once, in real time")
        self.mode = found = _mode(source.game, seats, settings)
        chances = max((int(step.bound) for step in found.rules.steps if step.kind == CHANCE), default=0)
        least, most = source.utility
        kind = _type(name, seats)
        zero = kind.utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=found.actions,
            max_chance_outcomes=chances,
            num_players=seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if zero else None,
            max_game_length=source.game.longest,
        )
        said = {"players": seats, **{key: _escaped(value) for key, value in settings.items()}}
        super().__init__(kind, info, said)
        self.tree = Tree(str(self), found, source, chances)
        enter(self.tree)
        self.start = Node.begin(self.tree)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (self.tree.text,)

    def new_initial_state(self, given: Any = None) -> SpielState:
        if given is not None:
            raise BadSetting("a game begins at its beginning here")
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """More than there ever are: all cards might be dealt anew between any two answers."""
        rules = self.mode.rules
        return (self.mode.game.longest + 1) * (len(rules.layout.cards) + len(rules.steps))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))
