"""Games in OpenSpiel: its own simulation tests, bounds, copies, worlds, and Leduc as it has it itself."""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from random import Random
from runpy import run_path
from typing import Any

import numpy as np
import pytest

from stolik.engine.errors import BadSetting, IllegalAction
from stolik.engine.state import State
from stolik.engine.views import state_hash
from stolik.rl import Mode, mode
from toys import BAZAAR, GUESSING, LEDUC
from toys.leduc import chips

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: there is no wheel for every Python")
spiel: Any = import_module("stolik.rl.spiel")

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = [
    *("stolik_raverun(players=2)", "stolik_raverun(players=3)", "stolik_sedlec(players=1)", "stolik_sedlec(players=2)"),
    *("stolik_sedlec(players=4)", "stolik_cheers(players=2)", "stolik_cheers(players=4,variant=teams)"),
    *("stolik_ankhmorpork(players=2)", "stolik_ankhmorpork(players=4)", "stolik_leduc(players=2)"),
    *("stolik_bazaar(players=3)", "stolik_guessing(players=3)"),
]
LONG = ("stolik_cheers", "stolik_ankhmorpork")


@pytest.fixture(autouse=True)
def _registered() -> None:
    spiel.register()
    spiel.register_game(LEDUC, returns=chips, utility=(-13.0, 13.0), keep=True)
    spiel.register_game(BAZAAR)
    spiel.register_game(GUESSING)


def roll(state: Any, random: Random) -> None:
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, chances)[0])


def go_on(state: Any, random: Random) -> None:
    if state.is_chance_node():
        roll(state, random)
    else:
        state.apply_action(random.choice(state.legal_actions()))


def nodes(game: Any, seed: int) -> Iterator[Any]:
    """The nodes of a random game: always the same state, which goes on."""
    random = Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        go_on(state, random)
    yield state


def some(game: Any, seed: int) -> Iterator[Any]:
    """Of a long game only a part of its decisions."""
    every = 12 if str(game).startswith(LONG) else 1
    decisions = 0
    for state in nodes(game, seed):
        if not state.is_chance_node() and not state.is_terminal():
            decisions += 1
            if decisions % every == 1 or every == 1:
                yield state


@pytest.mark.parametrize("text", GAMES)
def test_openspiels_simulations(text: str) -> None:
    """Legal actions, masks, strings, tensors, clones and writing down, at every node of a game."""
    game = pyspiel.load_game(text)
    pyspiel.random_sim_test(game, num_sims=1 if text.startswith(LONG) else 4, serialize=True, verbose=False)


# --- numbers -----------------------------------------------------------------------------------------------------

NO_ACTIONS: list[Any] = [-1, -(2**63), 2**31, 2**63 - 1, 2**70, 1.5, "fold", None, np.int64(99999), 287, 24]


def test_what_is_no_action_is_refused_by_the_rule_and_nothing_changes() -> None:
    state = pyspiel.load_game("stolik_raverun(players=2)").new_initial_state()
    random = Random(1)
    for _ in range(30):
        before = state.serialize()
        for action in NO_ACTIONS:
            if not isinstance(action, int) or action not in state.legal_actions():
                for attempt in (state.apply_action, state.apply_action_with_legality_check, state.child):
                    with pytest.raises(IllegalAction):
                        attempt(action)
        assert state.serialize() == before
        go_on(state, random)


def test_the_rule_says_why() -> None:
    state = pyspiel.load_game("stolik_leduc").new_initial_state()
    while state.is_chance_node():
        roll(state, Random(1))
    with pytest.raises(IllegalAction, match=r"seat 1, step bet: 0 \(fold\) is against rule LED\.fold\.1"):
        state.apply_action(0)


def test_a_mask_never_holds_what_is_anothers() -> None:
    """OpenSpiel itself writes the outcomes of a roll into the mask of any seat, past its end."""
    state = pyspiel.load_game("stolik_leduc").new_initial_state()
    assert state.legal_actions_mask(0) == [0, 0, 0]
    assert state.legal_actions_mask() == state.legal_actions_mask(pyspiel.PlayerId.CHANCE) == [1] * 6
    assert state.legal_actions(0) == []
    for seat in (-3, 2, 7):
        with pytest.raises(IllegalAction):
            state.information_state_string(seat)


def test_only_seats_are_shown_what_seats_see() -> None:
    """A seat after the last would be the spectator, and one before the first the last."""
    state = pyspiel.load_game("stolik_raverun(players=2)").new_initial_state()
    while state.is_chance_node():
        roll(state, Random(1))
    observer = import_module("open_spiel.python.observation").make_observation(state.get_game())
    for seat in (-3, -1, 2, 3):
        with pytest.raises(IllegalAction):
            observer.set_from(state, seat)
        with pytest.raises(IllegalAction):
            observer.string_from(state, seat)


def test_true_is_no_action() -> None:
    state = pyspiel.load_game("stolik_leduc").new_initial_state()
    for action in (True, np.True_):
        with pytest.raises(IllegalAction):
            state.apply_action(action)


def test_an_outcome_is_called_the_same_whoever_asks() -> None:
    state = pyspiel.load_game("stolik_leduc").new_initial_state()
    assert [state.action_to_string(player, 1) for player in (pyspiel.PlayerId.CHANCE, 0, 1)] == ["deal J2 (1)"] * 3


def test_what_is_registered_anew_is_another_game() -> None:
    old = pyspiel.load_game("stolik_bazaar(players=3)")
    other = replace(BAZAAR, longest=77)
    spiel.register_game(other)
    assert pyspiel.load_game("stolik_bazaar(players=3)").mode.game is other
    assert old.mode.game is BAZAAR


def test_bounds_that_are_too_small_are_noticed_before_openspiel_sees_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    class Narrow(Mode):
        actions = 1

    game = pyspiel.load_game("stolik_leduc")
    state = game.new_initial_state()
    while state.is_chance_node():
        roll(state, Random(1))
    state.at._legal = None
    monkeypatch.setattr(state.at.game, "mode", Narrow(LEDUC, 2, {}))
    with pytest.raises(AssertionError, match="bet"):
        state.legal_actions()


# --- which games -------------------------------------------------------------------------------------------------


def test_words_and_quick_pedro_are_refused_with_a_sentence() -> None:
    with pytest.raises(BadSetting, match="words is not for OpenSpiel: it has too many answers to number them all"):
        spiel.load("words")
    with pytest.raises(BadSetting, match="all act at once, in real time"):
        pyspiel.load_game("stolik_cheers(players=4,variant=pedro)")
    assert "stolik_words" not in pyspiel.registered_names()


def test_settings_and_players_are_parameters() -> None:
    game = spiel.load("cheers", 4, {"brawls": "3"})
    assert game.get_parameters()["brawls"] == "n3"  # a bare 3 would be read as a number
    assert pyspiel.load_game(str(game)) == game
    assert game.mode is mode("cheers", 4, {"brawls": "3"})
    for wrong in ("stolik_raverun(players=9)", "stolik_cheers(brawls=n99)"):
        with pytest.raises(BadSetting):
            pyspiel.load_game(wrong)


def test_what_the_games_say_of_themselves() -> None:
    two, alone = pyspiel.load_game("stolik_sedlec(players=2)"), pyspiel.load_game("stolik_sedlec(players=1)")
    kinds = pyspiel.GameType
    assert two.get_type().utility == kinds.Utility.ZERO_SUM
    assert two.utility_sum() == 0
    assert alone.get_type().utility == kinds.Utility.GENERAL_SUM
    assert two.get_type().information == kinds.Information.IMPERFECT_INFORMATION
    assert two.get_type().chance_mode == kinds.ChanceMode.EXPLICIT_STOCHASTIC
    assert two.observation_tensor_shape() == [mode("sedlec", 2).size]
    assert pyspiel.load_game("stolik_leduc").max_utility() == 13


# --- copies ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", GAMES)
def test_copies_go_on_alike_and_apart(text: str) -> None:
    game = pyspiel.load_game(text)
    random = Random(5)
    for seed in (1, 2):
        state = game.new_initial_state()
        for _ in range(25):
            if not state.is_terminal():
                go_on(state, random)
        before = looks(state)
        twins = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
        twins.append(game.deserialize_state(state.serialize()))
        for twin in twins:
            assert looks(twin) == before
            assert twin.history() == state.history()
        went = [played(twin, seed) for twin in twins]
        assert looks(state) == before
        assert all(way == played(state.clone(), seed) for way in went)


def looks(state: Any) -> tuple[Any, ...]:
    seen = tuple(state.information_state_string(seat) for seat in range(state.num_players()))
    return state_hash(state.playing.g), state.current_player(), tuple(state.legal_actions()), seen


def played(state: Any, seed: int) -> list[tuple[Any, ...]]:
    random = Random(seed)
    found = []
    for _ in range(20):
        if not state.is_terminal():
            go_on(state, random)
            found.append(looks(state))
    return found


def test_a_game_can_be_pickled() -> None:
    game = pyspiel.load_game("stolik_ankhmorpork(players=3,edition=english)")
    assert pickle.loads(pickle.dumps(game)) == game


# --- what a seat has seen ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", GAMES)
def test_a_string_names_only_cards_that_were_seen(text: str) -> None:
    """Wherever a card is named that moves, is rolled or told of, its seat knew at some time where it lay."""
    game = pyspiel.load_game(text)
    seats = game.num_players()
    names = [set[int]() for _ in range(seats)]
    numbers = game.tree.numbers
    for state in nodes(game, 3):
        knowledge = state.playing.knowledge
        for seat in range(seats):
            names[seat] |= {card for card in numbers.values() if knowledge.knows(seat, card)}
    for seat in range(seats):
        told = state.information_state_string(seat).split("; ")
        happened = [words.split(" ") for words in told if " lacks " not in words and words[1] != ":"]
        said = {word for words in happened for word in words}
        assert not {name for name, card in numbers.items() if name in said and card not in names[seat]}


def test_one_string_one_observation() -> None:
    """Whoever remembers all knows what it knows now, and what it may do."""
    game = pyspiel.load_game("stolik_leduc")
    found: dict[str, tuple[Any, ...]] = {}
    for seed in range(300):
        for state in nodes(game, seed):
            for seat in range(2):
                shown = tuple(state.observation_tensor(seat)), tuple(state.legal_actions(seat))
                assert found.setdefault(state.information_state_string(seat), shown) == shown


def test_what_a_critic_may_see_is_asked_for_by_its_name() -> None:
    """Everything open; and of what nobody's is there is what a spectator remembers."""
    make = import_module("open_spiel.python.observation").make_observation
    private = pyspiel.PrivateInfoType
    game = pyspiel.load_game("stolik_raverun(players=2)")
    state = next(state for state in nodes(game, 1) if state.current_player() == 0)
    own, full, spectator = (
        make(game, pyspiel.IIGObservationType(perfect_recall=recalls, public_info=True, private_info=kind))
        for kind, recalls in ((private.SINGLE_PLAYER, False), (private.ALL_PLAYERS, False), (private.NONE, True))
    )
    for observer in (own, full):
        observer.set_from(state, 0)
    found = game.mode
    assert own.tensor.tolist() == state.observation_tensor(0)
    assert own.tensor == pytest.approx(found.observe(state.playing, 0) / 255)
    assert full.tensor == pytest.approx(found.reveal(state.playing, 0) / 255)
    assert (full.tensor != own.tensor).any()
    assert "? deck > hand/0" in spectator.string_from(state, 0)
    assert "deal" not in spectator.string_from(state, 0)


def test_a_pick_in_secret_leaves_nothing_with_the_others() -> None:
    picks = 0
    for seed in range(5):
        before: tuple[Any, ...] | None = None
        for state in nodes(pyspiel.load_game("stolik_raverun(players=3)"), seed):
            seen = [state.information_state_string(seat) for seat in range(3)]
            if before is not None and before[0] == "first_card" and state.at.step.name == "first_card":
                assert [a != b for a, b in zip(before[2], seen, strict=True)] == [s == before[1] for s in range(3)]
                picks += 1
            asked = not state.is_terminal() and not state.is_chance_node()
            before = (state.at.step.name, state.current_player(), seen) if asked else None
    assert picks > 0


# --- worlds --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", GAMES)
def test_worlds_look_the_same_to_their_seat_and_are_true_for_the_others(text: str) -> None:
    game = pyspiel.load_game(text)
    random = Random(2)
    others = 0
    for state in some(game, 4):
        for seat in range(game.num_players()):
            world = state.resample_from_infostate(seat, random.random)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.current_player() == state.current_player()
            assert world.legal_actions(seat) == state.legal_actions(seat)
            assert not world.history()  # it would say what was rolled
            assert_true(world)
            others += state_hash(world.playing.g) != state_hash(state.playing.g)
            for _ in range(5):
                if not world.is_terminal():
                    go_on(world, random)
    assert others > 0 or "sedlec" in text


def assert_true(state: Any) -> None:
    """Every card lies where each observer thinks that it may."""
    g: State = state.playing.g
    knowledge = state.playing.knowledge
    places = knowledge.places
    for number, zone in enumerate(g.layout.zones):
        for spot, card in enumerate(g.cards(number) if zone.index < g.seats else []):
            for observer in range(places.observers):
                where = knowledge.where(observer, card)
                assert not where or (number, spot if places.spotted[number] else -1) in where


def test_worlds_are_as_likely_as_each_other() -> None:
    """Leduc: before the board each of the five other cards is the other's as often."""
    state = pyspiel.load_game("stolik_leduc").new_initial_state()
    state.apply_action(0)
    state.apply_action(0)
    random = Random(1)
    times: dict[str, int] = {}
    for _ in range(1000):
        world = state.resample_from_infostate(0, random.random)
        card = world.information_state_string(1).split("deal ")[1][:2]
        times[card] = times.get(card, 0) + 1
    assert set(times) == {"J2", "Q1", "Q2", "K1", "K2"}
    assert sum((count - 200) ** 2 / 200 for count in times.values()) < 18.5  # chi-square, 4 degrees, 0.1 %


def test_openspiels_search_over_worlds_runs() -> None:
    ismcts, mcts = (import_module(f"open_spiel.python.algorithms.{name}") for name in ("ismcts", "mcts"))
    game = pyspiel.load_game("stolik_raverun(players=2)")
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 25, random_state=rng)
    answers = 0
    for state in nodes(game, 1):
        if state.current_player() == 0 and answers < 8:
            assert bot.step(state) in state.legal_actions()
            answers += 1
    assert answers == 8


# --- Leduc ---------------------------------------------------------------------------------------------------------


def test_cfr_comes_to_what_openspiels_own_leduc_does() -> None:
    example = run_path(str(EXAMPLES / "leduc_cfr.py"))
    policy = import_module("open_spiel.python.policy")
    ours, theirs = example["ours"](), pyspiel.load_game("leduc_poker")
    assert len(policy.TabularPolicy(ours).states) == len(policy.TabularPolicy(theirs).states) == 936
    (own,), (other,) = example["curve"](ours, [10]), example["curve"](theirs, [10])
    assert own == pytest.approx(other, abs=1e-9)
    assert own < 1


@pytest.mark.parametrize("name", ["copies_and_worlds", "critics_and_options"])
def test_examples_run(name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [name])
    run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
    assert capsys.readouterr().out
