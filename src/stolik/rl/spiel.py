"""Games for OpenSpiel: chance has nodes of its own, and each seat a string of all that it has seen.

    from stolik.rl import spiel

    spiel.register()
    game = pyspiel.load_game("stolik_raverun(players=2)")

The numbers of answers and the tensors are those of `stolik.rl.Mode`. OpenSpiel's C++ takes whatever number it is given
for a place in its memory: each one is held against its bounds here, before it gets there.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple, NoReturn

import numpy as np

from stolik import games
from stolik.engine.batch import refusal
from stolik.engine.errors import BadGame, BadSetting, IllegalAction
from stolik.engine.game import Game
from stolik.engine.imagining import imagined
from stolik.engine.kit import Options, Rng, as_ints, bit, full, has
from stolik.engine.knowledge import Knowledge
from stolik.engine.layout import ALL, SEALED
from stolik.engine.loop import answer, due, options_of
from stolik.engine.playing import Playing
from stolik.engine.state import State, Watch
from stolik.engine.steps import CHANCE, CHOICE, SEALED_CHOICE, Choice, Step
from stolik.engine.views import view
from stolik.rl.mode import Mode, mode

pyspiel: Any = import_module("pyspiel")

Returns = Callable[..., Any]  # of a state and a seat: what it gets

PREFIX: Final = "stolik_"
USUAL: Final = "as_usual"  # a setting of which nothing is said
MOST_TRIES: Final = 10_000  # worlds, until one is found in which whoever is asked has an answer
_LARGE: Final = 2**31  # no game has such numbers
_TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
_CHANCE: Final = int(pyspiel.PlayerId.CHANCE)


class _Source(NamedTuple):
    """What a game of OpenSpiel is made of."""

    game: Game
    returns: Returns | None
    utility: tuple[float, float]
    zero_sum: bool
    keep: bool


_SOURCES: dict[str, _Source] = {}


# --- loading ------------------------------------------------------------------------------------------------


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
    _SOURCES[name] = _Source(game, returns, utility, zero_sum, keep)
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


@cache
def _own_mode(game: str, seats: int, settings: tuple[tuple[str, str], ...]) -> Mode:
    return Mode(_SOURCES[PREFIX + game].game, seats, dict(settings))


def _mode(game: Game, seats: int, settings: tuple[tuple[str, str], ...]) -> Mode:
    if game.id in games.names():
        return mode(game.id, seats, dict(settings))
    return _own_mode(game.id, seats, settings)


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
        self.mode = _mode(source.game, seats, tuple(settings.items()))
        self.source = source
        steps = list(self.mode.rules.steps)
        self.chances = max((int(step.bound) for step in steps if step.kind == CHANCE), default=0)
        least, most = source.utility
        kind = _type(name, seats)
        zero = kind.utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=self.mode.actions,
            max_chance_outcomes=self.chances,
            num_players=seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if zero else None,
            max_game_length=source.game.longest,
        )
        said = {"players": seats, **{key: _escaped(value) for key, value in settings.items()}}
        super().__init__(kind, info, said)
        self.text = str(self)
        _PLAYED[self.text] = self
        self.start = Position.begin(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (self.text,)

    def new_initial_state(self, given: Any = None) -> SpielState:
        if given is not None:
            raise BadSetting("a game begins at its beginning here")
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """More than there ever are: all cards might be dealt anew between any two answers."""
        return (self.source.game.longest + 1) * (len(self.mode.rules.layout.cards) + len(self.mode.rules.steps))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


_PLAYED: dict[str, SpielGame] = {}  # by their texts, for states that are unpickled


def _game_of(text: str) -> SpielGame:
    if text not in _PLAYED:
        pyspiel.load_game(text)
    return _PLAYED[text]


# --- what each has seen ----------------------------------------------------------------------------------------


class Sight(NamedTuple):
    """Something that happened: a sentence with a hole for each card, and who can name these."""

    seen: int  # a set of observers: to the others nothing has happened
    form: str
    cards: tuple[int, ...] = ()
    known: tuple[int, ...] = ()  # for each card a set of observers

    def told(self, observer: int, names: list[str]) -> str:
        if not has(self.seen, observer):
            return ""
        if not self.cards:
            return self.form
        cards = zip(self.cards, self.known, strict=True)
        return self.form.format(*[names[card] if has(known, observer) else "?" for card, known in cards])

    def elsewhere(self, observer: int, cards: list[int]) -> Sight:
        """The same where cards are others that this observer could not name."""
        if not self.cards:
            return self
        there = has(self.seen, observer)
        pairs = zip(self.cards, self.known, strict=True)
        return self._replace(cards=tuple([c if there and has(known, observer) else cards[c] for c, known in pairs]))


class Position(Watch):
    """A game at a decision, at a chance node or at its end, with all that anybody has seen of it.

    Copies share one until either of them goes on.
    """

    def __init__(self, game: SpielGame, playing: Playing, sights: list[tuple[Sight, ...]]) -> None:
        super().__init__()
        self.game = game
        self.playing = playing
        self.sights = sights  # of each answer and each roll
        self.shared = False
        self.following: dict[int, Position] = {}  # if they are kept
        self.player = _TERMINAL
        self.outcomes = 0  # of the chance node
        self._heard: list[Sight] = []
        self._legal: list[int] | None = None
        self._picked: dict[int, int] = {}  # who has picked in secret: which of the sights that is
        self._said: list[str] = [f"seat {seat + 1}" for seat in range(game.mode.seats)] + ["spectator"]
        self._upto = [0] * (game.mode.seats + 1)  # so many of the sights are in it

    @staticmethod
    def begin(game: SpielGame) -> Position:
        found = game.mode
        g = found.start.copy()
        position = Position(game, Playing(found.rules, g, Knowledge.begin(g), Rng(0), 0), [])
        position._go_on()
        position.shared = True
        return position

    def copy(self) -> Position:
        twin = Position(self.game, self.playing.copy(), list(self.sights))
        twin.player = self.player
        twin.outcomes = self.outcomes
        twin._legal = self._legal
        twin._picked = dict(self._picked)
        twin._said = list(self._said)
        twin._upto = list(self._upto)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        self.shared = True
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        playing = self.playing
        memory = array("q", list(playing.g.mem)).tobytes()
        knows = array("q", playing.knowledge.to_words()).tobytes()
        sights = [[tuple(sight) for sight in chunk] for chunk in self.sights]
        return _restored, (self.game.text, memory, knows, int(playing.answers), sights, self._picked)

    # --- playing on ---

    @property
    def step(self) -> Step:
        return self.playing.rules.steps[self.playing.g.pending_step()]

    def _go_on(self) -> None:
        """Run to the next decision or roll."""
        playing = self.playing
        step = due(playing.rules, playing.g)
        self._legal = None
        self.outcomes = 0
        if step is None or step.kind == CHANCE:
            playing.seat = playing.step = -1
            playing.options.clear()
        if step is None:
            if not playing.over:
                raise BadGame("nothing is left to do, and the game is not over")
            self.player = _TERMINAL
        elif step.kind == CHANCE:
            self.player = _CHANCE
            self.outcomes = max(1, int(step.size(playing.g)))
            if self.outcomes > step.bound:
                raise AssertionError(f"step {step.name} has {self.outcomes} outcomes, and {step.bound} at most")
        else:
            playing.go_on()  # nothing pends before it: it loads what is asked
            self.player = int(playing.seat)

    def legal(self) -> list[int]:
        """The actions of the seat that is asked, in rising order."""
        if self._legal is None:
            found = sorted(self.game.mode.legal(self.playing))
            if not 0 <= found[0] <= found[-1] < self.game.mode.actions or len(set(found)) < len(found):
                raise AssertionError(f"step {self.step.name} has actions that none can be: {found}")
            self._legal = found
        return self._legal

    def option(self, action: Any) -> int:
        """The option or outcome of a number; IllegalAction says which rule forbids it."""
        whole = isinstance(action, int | np.integer)
        if self.outcomes > 0:
            if not whole or not 0 <= action < self.outcomes:
                raise IllegalAction(f"step {self.step.name}: {action} is no outcome below {self.outcomes}")
            return int(action)
        if self.player == _TERMINAL or not whole or not 0 <= action < _LARGE:
            self._refuse(action)
        self.playing.g.pending_step()
        return self.game.mode.option(self.playing, action)

    def _refuse(self, action: Any) -> NoReturn:
        said = str(refusal(self.game.mode.encoding, self.playing, -1))
        raise IllegalAction(said.replace("-1", str(action), 1))

    def take(self, option: int) -> None:
        """A legal answer, or what was rolled."""
        playing = self.playing
        g = playing.g
        step = self.step
        self._heard = []
        g.watch = self
        try:
            if self.outcomes > 0:
                self._hear_roll(step, option)
                g.drop()
                step.take(g, option)
            else:
                assert isinstance(step, Choice)
                seat = int(playing.seat)
                self._hear_answer(step, seat, option)
                if step.kind == SEALED_CHOICE:
                    self._picked[seat] = len(self.sights)
                answer(playing.rules, g, seat, option)
                playing.answers += 1
            self._go_on()
        finally:
            g.watch = playing.knowledge
        self.sights.append(tuple(self._heard))
        if self._picked:
            self._picked = {seat: at for seat, at in self._picked.items() if g[SEALED + seat] != 0}

    def after(self, option: int) -> Position:
        """The same; where others share this position, or positions are kept, it is another one."""
        if not self.game.source.keep:
            twin = self.copy() if self.shared else self
            twin.take(option)
            return twin
        found = self.following.get(option)
        if found is None:
            found = self.following[option] = self.copy()
            found.take(option)
            found.shared = True
        return found

    def returns(self) -> list[float]:
        if self.player != _TERMINAL:
            return [0.0] * self.game.mode.seats
        own = self.game.source.returns
        if own is not None:
            return [float(own(self.playing.g, seat)) for seat in range(self.game.mode.seats)]
        return [self.playing.reward(seat) for seat in range(self.game.mode.seats)]

    # --- seeing ---

    def seen(self, observer: int) -> str:
        """All that a seat, or the spectator after the last, has seen since the game began."""
        upto = self._upto[observer]
        if upto < len(self.sights):
            names = self.playing.g.layout.cards
            told = [sight.told(observer, names) for chunk in self.sights[upto:] for sight in chunk]
            self._said[observer] = "; ".join([self._said[observer], *[words for words in told if words]])
            self._upto[observer] = len(self.sights)
        return self._said[observer]

    def _hear_answer(self, step: Choice, seat: int, option: int) -> None:
        g = self.playing.g
        everybody = int(full(g.seats + 1))
        form, cards = self._answer(step, seat, option)
        if step.secret(g, option):
            self._hear(Sight(int(bit(seat)), form, cards, (everybody,) * len(cards)))
            if step.kind == CHOICE:  # of a pick that comes to light together with others' nothing is heard at all
                self._hear(Sight(everybody & ~int(bit(seat)), f"{seat + 1}: {step.name} ?"))
        else:
            self._hear(Sight(everybody, form, cards, (everybody,) * len(cards)))

    def _answer(self, step: Choice, seat: int, option: int) -> tuple[str, tuple[int, ...]]:
        """An answer in the text notation with holes for its cards, and these."""
        g = self.playing.g
        g.seat = seat
        template = step.verbs[step.verb(option)]
        text = step.text(g, option)
        cards: list[int] = []
        if any(part.kind.hidden for part in template.parts):
            numbers = _numbers(self.game.text)
            words = text.split(" ")
            for at, word in enumerate(words):
                if word in numbers and at < len(template.words) and template.words[at] == "":
                    words[at] = "{}"
                    cards.append(numbers[word])
            text = " ".join(words)
        return f"{seat + 1}: {text}", tuple(cards)

    def _hear_roll(self, step: Step, outcome: int) -> None:
        g = self.playing.g
        seen = int(step.seen_by(g))
        if seen == 0:
            return
        text = step.text(g, outcome)
        card = _numbers(self.game.text).get(text)
        if card is None:
            self._hear(Sight(seen, f"{step.name} {text}".replace("{", "(").replace("}", ")")))
        else:
            self._hear(Sight(seen, f"{step.name} {{}}", (card,), (seen,)))

    def _hear(self, sight: Sight) -> None:
        self._heard.append(sight)

    def _knowers(self, card: int) -> int:
        """Who can name a card that something happens to."""
        knowledge = self.playing.knowledge
        return sum(1 << o for o in range(knowledge.places.observers) if knowledge.recognises(o, card))

    def moved(self, g: State, card: int, source: int, place: int, target: int) -> None:
        knowledge = self.playing.knowledge
        knowledge.moved(g, card, source, place, target)
        spot = place if g.layout.zone_ordered[source] != 0 else -1
        form = _move(self.game.text, source, spot, target)
        self._hear(Sight(int(full(g.seats + 1)), form, (card,), (self._knowers(card),)))

    def showed(self, g: State, card: int, zone: int, seat: int) -> None:
        self.playing.knowledge.showed(g, card, zone, seat)
        form = f"{seat + 1} is shown {{}} in {g.layout.zones[zone].label}"
        self._hear(Sight(int(full(g.seats + 1)), form, (card,), (int(bit(seat)),)))

    def lacked(self, g: State, zone: int, cards: list[int]) -> None:
        self.playing.knowledge.lacked(g, zone, cards)
        form = f"{g.layout.zones[zone].label} lacks {' '.join(['{}'] * len(cards))}"
        everybody = int(full(g.seats + 1))
        self._hear(Sight(everybody, form, tuple(cards), (everybody,) * len(cards)))

    def shuffled(self, g: State, zone: int) -> None:
        self.playing.knowledge.shuffled(g, zone)
        self._hear(Sight(int(full(g.seats + 1)), f"{g.layout.zones[zone].label} is shuffled"))

    def told(self, g: State, event: int, a: int, b: int, c: int, d: int) -> None:
        kind = self.playing.rules.events[event]
        words = [kind.name]
        cards: list[int] = []
        for part, value in zip(kind.args, (a, b, c, d), strict=False):
            if part.kind.hidden and 0 <= value < len(g.layout.cards):
                words.append("{}")
                cards.append(value)
            else:
                words.append(str(value))
        self._hear(Sight(int(full(g.seats + 1)), " ".join(words), tuple(cards), tuple(map(self._knowers, cards))))

    # --- other worlds ---

    def elsewhere(self, seat: int, rng: Rng) -> Position:
        """This game in a world that the seat cannot tell from the true one, made of nothing but what it may see.

        What the others know and remember is true of that world: of a sampled card what they knew of the one that truly
        lies in its place. Who has picked in secret has picked there, too, anything that is legal.
        """
        playing = self.playing
        worlds = imagined(playing.g, playing.knowledge, seat)
        for _ in range(MOST_TRIES):
            try:
                return self._in(worlds.sample(rng), seat, rng)
            except BadGame:  # whoever is asked would have no answer there
                continue
        raise BadGame(f"no world was found in which step {self.step.name} could be answered")

    def _in(self, g: State, seat: int, rng: Rng) -> Position:
        playing = self.playing
        g.prefer = 0  # asked in the same order
        cards = _moved_cards(playing.g, g)
        knowledge = _elsewhere(playing.knowledge, seat, cards)
        sights = [tuple([sight.elsewhere(seat, cards) for sight in chunk]) for chunk in self.sights]
        twin = Position(self.game, Playing(playing.rules, g, knowledge, Rng(0), 0), sights)
        twin.playing.answers = playing.answers
        twin._picked = dict(self._picked)
        for other, at in self._picked.items():
            if other != seat:
                option = twin._any_option(other, rng)
                step = twin.step
                assert isinstance(step, Choice)
                twin._hear_answer(step, other, option)
                sights[at] = tuple(twin._heard)
                g[SEALED + other] = option + 1
        twin._go_on()
        return twin

    def _any_option(self, seat: int, rng: Rng) -> int:
        options = Options()
        options_of(self.playing.rules, self.playing.g, seat, options)
        self._heard = []
        return int(options.at(rng.below(options.count)))


@cache
def _numbers(game: str) -> dict[str, int]:
    """The cards of a game by their names."""
    return {name: card for card, name in enumerate(_PLAYED[game].mode.rules.layout.cards)}


@cache
def _move(game: str, source: int, spot: int, target: int) -> str:
    zones = _PLAYED[game].mode.rules.layout.zones
    place = f":{spot}" if spot >= 0 else ""
    return f"{{}} {zones[source].label}{place} > {zones[target].label}"


def _moved_cards(true: State, world: State) -> list[int]:
    """For each card the one that lies in its place in another world."""
    layout = true.layout
    found = list(range(len(layout.cards)))
    for number, zone in enumerate(layout.zones):
        if zone.index < true.seats:
            here, there = true.cards(number), world.cards(number)
            if not zone.ordered:
                here, there = sorted(set(here) - set(there)), sorted(set(there) - set(here))
            for card, other in zip(here, there, strict=True):
                found[card] = other
    return found


def _elsewhere(knowledge: Knowledge, seat: int, cards: list[int]) -> Knowledge:
    """What is known in a world where these cards lie in the place of the others; this seat and spectators see none of
    them."""
    words = knowledge.to_words()
    places = knowledge.places
    width = int(places.words)
    first = 2 + words[1]
    found = list(words)
    for observer in range(places.observers - 1):
        if observer != seat:
            row = first + observer * places.cards * width
            for card, other in enumerate(cards):
                if card != other:
                    source, target = row + card * width, row + other * width
                    found[target : target + width] = words[source : source + width]
    return Knowledge.from_words(places, found)


def _restored(
    game: str, memory: bytes, knows: bytes, answers: int, sights: list[list[tuple[Any, ...]]], picked: dict[int, int]
) -> Position:
    found = _game_of(game)
    layout = found.mode.rules.layout
    words = array("q")
    words.frombytes(memory)
    g = State(layout, as_ints(list(words)), [None] * len(layout.makers))
    known = array("q")
    known.frombytes(knows)
    knowledge = Knowledge.from_words(found.start.playing.knowledge.places, list(known))
    playing = Playing(found.mode.rules, g, knowledge, Rng(0), 0)
    playing.answers = answers
    position = Position(found, playing, [tuple([Sight(*sight) for sight in chunk]) for chunk in sights])
    position._picked = dict(picked)
    position._go_on()
    return position


# --- OpenSpiel's side ------------------------------------------------------------------------------------------


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """`playing` is the game as `stolik.rl.Mode` takes it: for options as features and for what a critic may see."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at = game.start

    @property
    def playing(self) -> Playing:
        """To be looked at only: `apply_action` goes on."""
        return self.at.playing

    def current_player(self) -> int:
        return self.at.player

    def is_terminal(self) -> bool:
        return self.at.player == _TERMINAL

    def is_chance_node(self) -> bool:
        return self.at.player == _CHANCE

    def returns(self) -> list[float]:
        return self.at.returns()

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.legal() if player == self.at.player else []

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Whoever is not asked has none; OpenSpiel itself would give a seat the outcomes of a roll."""
        at = self.at
        if at.player == _TERMINAL or player not in (None, at.player):
            return []
        return list(range(at.outcomes)) if at.player == _CHANCE else list(at.legal())

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """The same: OpenSpiel would write those outcomes behind the end of the mask."""
        at = self.at
        asked = at.player if player is None else player
        mask = [0] * (at.game.chances if asked == _CHANCE else at.game.mode.actions)
        for action in self.legal_actions(asked):
            mask[action] = 1
        return mask

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.at.player if player is None else player
        if not 0 <= seat < self.at.game.mode.seats:
            raise IllegalAction(f"{seat} is no seat at this table")
        return self.at.seen(seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.at.outcomes
        if count == 0:
            raise IllegalAction("nothing is rolled here")
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def apply_action(self, action: Any) -> None:
        if not isinstance(action, int | np.integer) or not 0 <= action < _LARGE:
            self.at.option(action)  # OpenSpiel would not even ask
        super().apply_action(action)

    def apply_action_with_legality_check(self, action: Any) -> None:
        self.apply_action(action)

    def child(self, action: Any) -> Any:
        twin = self.clone()
        twin.apply_action(action)
        return twin

    def _apply_action(self, action: int) -> None:
        self.at = self.at.after(self.at.option(action))

    def _action_to_string(self, player: int, action: int) -> str:
        at = self.at
        if at.outcomes > 0 and player == _CHANCE:
            if not 0 <= action < at.outcomes:
                return f"no outcome {action}"
            step = at.step
            return f"{step.name} {step.text(at.playing.g, action)} ({action})"
        try:
            option = at.option(action)
        except IllegalAction as refused:
            return str(refused)
        return at.playing.text(option)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this seat cannot tell from this one. It has no history: that would say what was rolled."""
        if not 0 <= player < self.at.game.mode.seats:
            raise IllegalAction(f"{player} is no seat at this table")
        rng = Rng(int(sampler() * 2**32), int(sampler() * 2**32))
        twin: SpielState = self.get_game().new_initial_state()
        twin.at = self.at.elsewhere(player, rng)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self.clone()

    def __str__(self) -> str:
        return repr(self.at.playing.g)


class Observer:
    """What `make_observation` gives: the bytes of the mode as numbers from 0 to 1, and the string.

    With perfect recall it is all that a seat has ever seen, as a string alone; with the private information of all
    players everything lies open, which is for critics. Of what nobody's is, spectators have a string.
    """

    def __init__(self, game: SpielGame, iig_obs_type: Any) -> None:
        private = pyspiel.PrivateInfoType
        self._game = game
        self._recalls = bool(iig_obs_type.perfect_recall)
        self._private = iig_obs_type.private_info
        self._open = self._private == private.ALL_PLAYERS
        self._nobody = self._private == private.NONE
        self.tensor: np.ndarray[Any, np.dtype[np.float32]] | None = None
        self.dict: dict[str, np.ndarray[Any, np.dtype[np.float32]]] = {}
        if not self._recalls and not self._nobody:
            self.tensor = np.zeros(game.mode.size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            raise BadSetting("there is no tensor of this, only a string")
        found = self._game.mode
        look = found.reveal if self._open else found.observe
        np.multiply(look(state.at.playing, player), np.float32(1 / 255), out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        at = state.at
        seats = self._game.mode.seats
        if self._open:
            return "; ".join([at.seen(seat) for seat in range(seats)]) if self._recalls else str(state)
        observer = seats if self._nobody else player
        if self._recalls:
            return at.seen(observer)
        playing = at.playing
        seen = view(playing.rules, playing.g, playing.knowledge, observer)
        return json.dumps(seen, separators=(",", ":"), ensure_ascii=False)
