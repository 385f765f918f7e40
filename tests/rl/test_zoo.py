"""PettingZoo's interface: what its own tests say, and what they do not look at."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]
from pettingzoo.utils.conversions import aec_to_parallel  # type: ignore[import-untyped]

from stolik import rl
from stolik.engine.errors import BadSetting, IllegalAction, ViewError
from stolik.rl import zoo

MODES = [
    *((m.game.id, m.seats, {}) for m in rl.modes()),
    ("cheers", 4, {"variant": "teams"}),
    ("cheers", 3, {"variant": "pedro"}),
]
ONE_OF_EACH = [("raverun", 2), ("sedlec", 3), ("cheers", 4), ("ankhmorpork", 3), ("words", 2)]
COPIES: dict[str, Callable[[zoo.StolikAEC], Any]] = {
    "copy": lambda env: env.copy(),
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
}


def legal(env: zoo.StolikAEC) -> list[int]:
    return np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()


def play(env: zoo.StolikAEC, steps: int, seed: int = 1) -> list[Any]:
    """So many answers by chance; returns what was seen on the way."""
    rng = np.random.default_rng(seed)
    seen: list[Any] = []
    for agent in env.agent_iter(steps):
        what, reward, over, _, _ = env.last()
        seen.append((agent, reward, over, *(part.tobytes() for part in what.values())))
        env.step(None if over else rng.choice(np.flatnonzero(what["action_mask"])))
    return seen


def some_way(game: str, players: int, steps: int = 9) -> zoo.StolikAEC:
    env = zoo.env(game, players, seed=3, render_mode="ansi")
    env.reset()
    play(env, steps)
    return env


@pytest.mark.filterwarnings(
    "ignore::UserWarning"
)  # that observations are dicts, and that masks of the others are empty
@pytest.mark.parametrize(("game", "players", "settings"), MODES)
def test_pettingzoos_own_tests(game: str, players: int, settings: dict[str, str]) -> None:
    cycles = 2 if game == "words" else 200
    mode = rl.mode(game, players, settings)
    api_test(zoo.aec(mode), num_cycles=cycles)
    seed_test(lambda: zoo.aec(mode), num_cycles=min(cycles, 20))


@pytest.mark.parametrize(("game", "players"), ONE_OF_EACH)
def test_an_illegal_action_is_named_by_its_rule_and_changes_nothing(game: str, players: int) -> None:
    env = some_way(game, players)
    agent = env.agent_selection
    before = env.playing.to_bytes()
    allowed = set(legal(env))
    said = []
    wrong: list[Any] = [action for action in range(env.mode.actions) if action not in allowed]
    for action in [*wrong[:: len(wrong) // 200 + 1], -1, env.mode.actions, 2**40, 2**80, None, 0.5, "pass"]:
        with pytest.raises(IllegalAction) as refused:
            env.step(action)
        said.append(str(refused.value))
    assert all(each.startswith(f"seat {agent[-1]}, step ") for each in said)
    assert said[-1].endswith("no action that could be an answer here")
    assert (env.agent_selection, env.playing.to_bytes()) == (agent, before)
    assert not any(env.terminations.values())


def test_the_rule_is_the_games_own() -> None:
    """Raverun: the card that is laid first is one of the hand; the other 17 are not in it."""
    env = zoo.env("raverun", 2, seed=1)
    said = []
    for action in set(range(env.mode.actions)) - set(legal(env)):
        with pytest.raises(IllegalAction) as refused:
            env.step(action)
        said.append(str(refused.value))
    assert len([each for each in said if "is against rule RAV.setup" in each]) == 17


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize(("game", "players"), ONE_OF_EACH)
def test_a_copy_in_mid_game_goes_on_alike(game: str, players: int, how: str) -> None:
    env = some_way(game, players)
    env.action_space("seat_1").seed(5)
    twin = COPIES[how](env)
    steps = 4 if game == "words" else 1000
    theirs = play(twin, steps, 7)
    assert play(env, steps, 7) == theirs  # what the copy did has not touched it
    assert env.playing.to_bytes() == twin.playing.to_bytes()
    assert [env.action_space("seat_1").sample() for _ in range(5)] == [
        twin.action_space("seat_1").sample() for _ in range(5)
    ]
    env.reset()
    twin.reset()
    assert play(env, 3) == play(twin, 3)


def test_a_copy_between_the_end_and_the_last_reward() -> None:
    env = zoo.env("raverun", 3, seed=2)
    while not any(env.terminations.values()):
        env.step(legal(env)[0])
    env.step(None)
    assert len(env.agents) == 2
    twins = [make(env) for make in COPIES.values()]
    rest = play(env, 10)
    assert len(rest) == 2
    assert all(play(twin, 10) == rest for twin in twins)


@pytest.mark.parametrize(("game", "players"), ONE_OF_EACH)
def test_it_goes_on_from_a_position_and_from_bytes(game: str, players: int) -> None:
    env = some_way(game, players, 20)
    position = env.render()
    other = zoo.env(game, players, seed=8, render_mode="ansi")
    other.reset(options={"position": position})
    assert other.render() == position
    assert other.agent_selection == env.agent_selection
    assert legal(other) == legal(env)
    other.reset(options={"bytes": env.playing.to_bytes()})
    steps = 4 if game == "words" else 1000
    assert play(other, steps) == play(env, steps)


def test_a_position_that_does_not_fit_is_refused_and_the_game_goes_on() -> None:
    position = some_way("raverun", 3).render()
    env = some_way("raverun", 2)
    before = env.playing.to_bytes()
    with pytest.raises(ViewError, match="has 2 seats, and this position has 3"):
        env.reset(options={"position": position})
    assert env.playing.to_bytes() == before
    play(env, 1000)
    with pytest.raises(ViewError, match="over"):
        env.reset(options={"bytes": env.playing.to_bytes()})
    with pytest.raises(ViewError, match="over"):
        env.reset(options={"position": env.render()})


@pytest.mark.parametrize(("game", "players"), [("raverun", 2), ("raverun", 3), ("cheers", 4), ("ankhmorpork", 4)])
def test_everybody_gets_a_reward_also_who_is_not_asked_any_more(game: str, players: int) -> None:
    """What one wins the others lose: (n share - 1) / (n - 1) adds up to 0, and the shares to 1."""
    env = zoo.env(game, players, seed=4)
    for _ in range(3):
        env.reset()
        rng = np.random.default_rng(4)
        rewards = {}
        for agent in env.agent_iter():
            seen, reward, over, cut, info = env.last()
            assert (cut, info) == (False, {})
            if over:
                rewards[agent] = reward
                assert not seen["action_mask"].any()
                with pytest.raises(ValueError, match="None"):
                    env.step(0)
                env.step(None)
            else:
                assert reward == 0
                env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        assert list(rewards) == [f"seat_{seat + 1}" for seat in range(players)]
        assert sum(rewards.values()) == pytest.approx(0)
        assert max(rewards.values()) > 0
        assert not env.agents
        with pytest.raises(BadSetting, match="`reset` begins the next one"):
            env.step(None)


def test_the_one_who_plays_alone_gets_how_well_it_went() -> None:
    env = zoo.env("sedlec", 1, seed=1)
    (*_, (agent, reward, over, *_)) = play(env, 1000)
    assert (agent, over) == ("seat_1", True)
    assert -1 <= reward <= 1
    assert reward == env.playing.reward(0)


@pytest.mark.parametrize(("game", "players"), ONE_OF_EACH)
def test_it_is_the_game_that_a_batch_plays(game: str, players: int) -> None:
    env = zoo.env(game, players, seed=6)
    env.reset()
    batch = rl.Batch(rl.mode(game, players), 1, seed=6)
    rng = np.random.default_rng(6)
    for _ in range(5 if game == "words" else 150):
        if any(env.terminations.values()):
            env.reset()
        seat = int(batch.seat[0])
        assert env.agent_selection == f"seat_{seat + 1}"
        for agent in env.agents:
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            if agent == env.agent_selection:
                assert seen["observation"].tobytes() == batch.obs[0].tobytes()
                assert seen["action_mask"].tobytes() == batch.mask[0].tobytes()
                assert "choices" not in seen or seen["choices"].tobytes() == batch.choices[0].tobytes()
            else:
                assert not seen["action_mask"].any()
                assert "choices" not in seen or (seen["choices"] == -1).all()
        action = rng.choice(legal(env))
        env.step(action)
        batch.step([action])


def test_nobody_sees_what_was_picked_in_secret() -> None:
    """Raverun begins with a card that both pick at once: the second is asked when the first has picked."""
    env = zoo.env("raverun", 2, seed=9)
    assert env.agent_selection == "seat_1"
    seen = set()
    for action in legal(env):
        twin = env.copy()
        twin.step(action)
        assert twin.agent_selection == "seat_2"
        seen.add(twin.observe("seat_2")["observation"].tobytes())
    assert len(seen) == 1


def test_a_critic_alone_is_shown_everything() -> None:
    with pytest.raises(BadSetting, match="perfect=True"):
        zoo.env("raverun", 2).state()
    env = zoo.env("raverun", 2, seed=1, perfect=True)
    before = env.state()
    other = zoo.env("raverun", 2, seed=1, perfect=True)
    other.reset(options={"bytes": env.playing.to_bytes()})
    assert env.state_space.contains(before)
    assert (other.state() == before).all()
    hidden = env.mode.spans["hand/1"]  # whose cards the first seat does not know
    assert np.count_nonzero(before[hidden]) > np.count_nonzero(env.observe("seat_1")["observation"][hidden])


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(BadSetting, match="seats act in turn"):
        zoo.parallel(rl.mode("raverun"))
    with pytest.raises(AssertionError, match="parallel"):
        aec_to_parallel(zoo.env("raverun"))
    with pytest.raises(BadSetting, match="colour"):
        zoo.env("raverun", colour="red")
    with pytest.raises(BadSetting, match="no render mode human"):
        zoo.env("raverun", render_mode="human")
    assert zoo.env("raverun").render() is None
    assert str(zoo.env("cheers", 4, variant="teams")) == "stolik_cheers_4p_teams_v0"
    assert zoo.aec(rl.mode("raverun", 3)).possible_agents == ["seat_1", "seat_2", "seat_3"]
