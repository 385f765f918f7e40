"""Gymnasium's interface: what its own checker says, and what it does not look at."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from runpy import run_path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from stolik import games, rl
from stolik.engine.errors import BadGame, BadSetting, IllegalAction, ViewError
from stolik.engine.kit import Rng
from stolik.engine.opponents import Opponent
from stolik.engine.playing import Playing
from stolik.rl import zoo
from stolik.rl.gym import StolikEnv, StolikVectorEnv
from stolik.rl.mode import mode_of
from toys import LEDUC

MODES = [f"stolik/{m.id}-v0" for m in rl.modes()]
ONE_OF_EACH = [("raverun", 2), ("sedlec", 1), ("cheers", 4), ("ankhmorpork", 3), ("words", 2)]
COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": lambda env: env.copy(),
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
}


def play(env: StolikEnv, steps: int, seed: int = 1, info: dict[str, Any] | None = None) -> list[Any]:
    """So many answers by chance, in the game that is on, or to its end; returns what was seen on the way."""
    rng = np.random.default_rng(seed)
    seen = []
    mask = env.action_masks()
    for _ in range(steps):
        obs, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(mask)))
        mask = info["action_mask"]
        seen.append((obs.tobytes(), reward, over, cut, *(np.asarray(part).tobytes() for part in info.values())))
        if over:
            break
    return seen


def some_way(game: str, players: int, steps: int = 5, **more: Any) -> StolikEnv:
    env = StolikEnv(rl.mode(game, players), seed=3, render_mode="ansi", **more)
    env.reset()
    play(env, steps)
    return env


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("name", [name for name in MODES if name[:12] != "stolik/Words"] + ["stolik/Words-2p-v0"])
def test_gymnasiums_own_check(name: str) -> None:
    """It answers without a look at the mask."""
    check_env(gymnasium.make(name, illegal="replace").unwrapped)


def test_every_mode_has_a_name() -> None:
    assert {name for name in gymnasium.registry if name.startswith("stolik/")} == set(MODES)
    env = gymnasium.make("stolik/Cheers-4p-v0", settings={"variant": "teams"}, bots="random", seat=2)
    obs, info = env.reset(seed=1)
    assert env.unwrapped.mode.id == "Cheers-4p-teams"  # type: ignore[attr-defined]
    assert obs in env.observation_space
    obs, reward, over, cut, _ = env.step(env.action_space.sample(info["action_mask"]))
    assert (reward, over, cut) == (0, False, False)
    twin = copy.deepcopy(env)
    assert twin.unwrapped.playing.to_bytes() == env.unwrapped.playing.to_bytes()  # type: ignore[attr-defined]
    vector = gymnasium.make_vec("stolik/Raverun-3p-v0", num_envs=3, bots="greedy", autoreset_mode="SameStep")
    assert isinstance(vector, StolikVectorEnv)
    assert vector.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    obs, _ = vector.reset(seed=1)
    assert obs in vector.observation_space
    assert gymnasium.make_vec("stolik/Raverun-3p-v0", num_envs=2, vectorization_mode="sync").num_envs == 2


# --- one game after another ----------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), ONE_OF_EACH)
def test_an_illegal_action_is_refused_and_changes_nothing(game: str, players: int) -> None:
    env = some_way(game, players)
    before = env.playing.to_bytes()
    mask = env.action_masks()
    wrong: list[Any] = np.flatnonzero(mask == 0).tolist()
    said = []
    for action in [*wrong[:: len(wrong) // 100 + 1], -1, len(mask), 2**80, None, np.array([1]), 0.5]:
        with pytest.raises(IllegalAction) as refused:
            env.step(action)
        said.append(str(refused.value))
    assert all(each.startswith(f"seat {env.seat + 1}, step ") for each in said)
    assert env.playing.to_bytes() == before
    assert len(play(env, 3)) == 3


def test_an_illegal_action_names_the_rule() -> None:
    env = StolikEnv(rl.mode("raverun"), seed=1, seat=0)
    with pytest.raises(IllegalAction, match="`reset`"):
        env.step(0)
    _, info = env.reset()
    said = ""
    for action in np.flatnonzero(info["action_mask"] == 0):
        with pytest.raises(IllegalAction) as refused:
            env.step(action)
        said += str(refused.value)
    assert "is against rule RAV.setup" in said
    play(env, 1000)
    with pytest.raises(IllegalAction, match="the game is over"):
        env.step(0)


def test_an_illegal_action_is_replaced_if_so_wished() -> None:
    env = StolikEnv(rl.mode("raverun"), seed=1, illegal="replace")
    _, info = env.reset(seed=1)
    assert info["replaced"] is False
    legal = int(np.flatnonzero(info["action_mask"])[0])
    assert env.step(legal)[4]["replaced"] is False
    assert env.step(-1)[4]["replaced"] is True
    over = False
    while not over:
        *_, over, _, info = env.step(-1)
    with pytest.raises(IllegalAction, match="the game is over"):
        env.step(-1)
    assert env.reset()[1]["replaced"] is False
    with pytest.raises(BadSetting, match="ignore"):
        StolikEnv(rl.mode("raverun"), illegal="ignore")


def test_an_action_may_be_an_array_without_an_axis() -> None:
    env = StolikEnv(rl.mode("raverun"), seed=1)
    _, info = env.reset()
    env.step(np.array(np.flatnonzero(info["action_mask"])[0]))


def test_the_seat_changes_from_game_to_game() -> None:
    env = StolikEnv(rl.mode("raverun", 3), seed=3)
    seats = []
    for _ in range(4):
        env.reset()
        seats.append(env.seat)
    assert seats == [0, 1, 2, 0]
    assert [env.reset(seed=seed) and env.seat for seed in (4, 5, 6)] == [1, 2, 0]


def test_who_sits_where() -> None:
    raverun = rl.mode("raverun", 3)
    fixed = StolikEnv(raverun, bots=["greedy", None, "random"], seed=1)
    fixed.reset()
    assert fixed.seat == 1
    behind = StolikEnv(raverun, bots=["random", "greedy"], seat=1, seed=1)
    behind.reset()
    assert play(fixed, 1000) == play(behind, 1000)
    wrong: list[tuple[Any, int | None, str]] = [
        (["random"], None, "2 have bots"),
        ([None, None, "random"], None, "exactly one seat learns"),
        (["random", None], None, "exactly one seat learns"),
        (["random", None, "random"], 0, "seat 2 is the one without a bot"),
        ("random", 3, "seats 0 to 2"),
        ("genius", None, "no bot genius"),
    ]
    for bots, seat, said in wrong:
        with pytest.raises(BadSetting, match=said):
            StolikEnv(raverun, bots, seat)
        with pytest.raises(BadSetting, match=said):
            StolikVectorEnv(raverun, 2, bots, seat)


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize(("game", "players"), ONE_OF_EACH)
def test_a_copy_in_mid_game_goes_on_alike(game: str, players: int, how: str) -> None:
    env = some_way(game, players, bots="greedy" if game == "raverun" else "random", illegal="replace")
    env.action_space.seed(5)
    twin = COPIES[how](env)
    steps = 3 if game == "words" else 20
    theirs = play(twin, steps, 7)
    assert play(env, steps, 7) == theirs  # what the copy did has not touched it
    assert env.action_space.sample() == twin.action_space.sample()
    assert data_equivalence(env.reset(), twin.reset(), exact=True)
    assert env.step(-1)[4]["replaced"]
    twin.step(-1)
    assert env.playing.to_bytes() == twin.playing.to_bytes()


@pytest.mark.parametrize(("game", "players"), ONE_OF_EACH)
def test_it_goes_on_from_a_position_and_from_bytes(game: str, players: int) -> None:
    env = some_way(game, players, seat=0)
    position = env.render()
    other = StolikEnv(env.mode, seat=0, seed=8, render_mode="ansi")
    _, info = other.reset(options={"position": position})
    assert other.render() == position
    assert (info["action_mask"] == env.action_masks()).all()
    other.reset(options={"bytes": env.playing.to_bytes()})
    assert other.playing.to_bytes() == env.playing.to_bytes()
    assert len(play(other, 3)) == 3


@pytest.mark.parametrize(("game", "players"), ONE_OF_EACH)
def test_a_position_with_anything_else_in_it_is_refused_or_can_be_looked_at(game: str, players: int) -> None:
    """Too many cards, numbers that nothing is, steps that ask nobody."""
    env = some_way(game, players, seat=0)
    lines = str(env.render()).splitlines()
    random = Random(1)
    wrong = ["none", "=-1", "=99999999", "=4611686018427387904", "2", "-5", "\0", "{}"]
    refused = 0
    for _ in range(150):
        other = list(lines)
        at = random.randrange(len(other))
        words = other[at].split(" ")
        if random.random() < 0.5:
            words[random.randrange(len(words))] = random.choice(wrong)
        else:
            words += random.choice(lines).split(" ")[1:]
        other[at] = " ".join(words)
        try:
            playing = env.mode.begin(1, 0, {"position": "\n".join(other)})
        except ViewError:
            refused += 1
            continue
        env.mode.observe(playing, playing.seat)
        env.mode.choices(playing)
    assert refused > 50


def test_where_nobody_is_asked_no_game_begins() -> None:
    """And the one that is on goes on."""
    env = some_way("raverun", 2, 1000, seat=0)
    with pytest.raises(ViewError, match="over"):
        env.reset(options={"bytes": env.playing.to_bytes()})
    env = StolikEnv(env.mode, seat=1, seed=3)
    env.reset()
    before = env.playing.to_bytes()
    three = some_way("raverun", 3)
    with pytest.raises(ViewError, match="has 2 seats, and this position has 3"):
        env.reset(options={"position": three.render()})
    over_soon = None
    for number in range(20):  # a game of which only the first seat's last answer is left
        playing = env.mode.deal(3, number)
        while not playing.over:
            before_last = playing.copy()
            playing.answer(playing.options.at(0))
        if before_last.seat == 0:
            over_soon = before_last
    assert over_soon is not None
    with pytest.raises(ViewError, match="from there on, seat 2 is not asked any more"):
        env.reset(options={"bytes": over_soon.to_bytes()})
    assert env.playing.to_bytes() == before
    assert len(play(env, 3)) == 3


@pytest.mark.parametrize(
    ("seed", "options"),
    [(None, {"bytes": b"no game"}), (9, {"bytes": b"no game"}), (9, {"position": "none"}), (-1, None), (1.5, None)],
)
def test_a_game_that_cannot_begin_leaves_the_one_that_is_on(seed: Any, options: Any) -> None:
    env, twin = some_way("raverun", 2), some_way("raverun", 2)
    vector = StolikVectorEnv(env.mode, 3, seed=1)
    vector.reset()
    before = [vector.batch.clone(row) for row in range(3)]
    for each in (env, vector):
        with pytest.raises((ValueError, ViewError, TypeError, gymnasium.error.Error)):
            each.reset(seed=seed, options=options)
    assert play(env, 5) == play(twin, 5)
    assert data_equivalence(env.reset(), twin.reset(), exact=True)
    assert [vector.batch.clone(row) for row in range(3)] == before
    with pytest.raises(ValueError, match="these bytes"):
        vector.reset(options={"bytes": [before[0], before[1], b"12345678"]})
    assert [vector.batch.clone(row) for row in range(3)] == before


def test_whoever_learns_does_not_answer_for_a_bot_that_died(monkeypatch: pytest.MonkeyPatch) -> None:
    env = some_way("raverun", 2)

    class Dead(Opponent):
        def choose(self, playing: Playing, rng: Rng) -> int:
            raise RuntimeError("the bot is dead")

    monkeypatch.setattr(env, "_others", [Dead()])
    with pytest.raises(RuntimeError, match="dead"):
        play(env, 1000)
    before = env.playing.to_bytes()
    with pytest.raises(BadGame, match="another seat's answer"):
        env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert env.playing.to_bytes() == before


def test_any_whole_number_is_a_seed() -> None:
    seeds: list[Any] = [-7, 2**90, np.int64(3)]
    for seed in seeds:
        envs = [StolikEnv(rl.mode("raverun"), seed=seed) for _ in range(2)]
        assert data_equivalence(envs[0].reset(), envs[1].reset(), exact=True)
        vectors = [StolikVectorEnv(rl.mode("raverun"), 2, seed=seed) for _ in range(2)]
        assert data_equivalence(vectors[0].reset(), vectors[1].reset(), exact=True)


def test_a_game_that_is_not_on_the_shelf_can_be_copied_and_says_that_it_cannot_be_pickled() -> None:
    """Until it is registered; and what another is registered as is not taken for it."""
    mode = mode_of(LEDUC, 2)
    env = StolikEnv(mode, seed=1)
    env.reset()
    batch = rl.Batch(mode, 2, 1)
    for each in (env, batch, zoo.aec(mode, 1), env.playing, [env.playing]):
        copy.deepcopy(each)
        with pytest.raises(TypeError, match="register yours there"):
            pickle.dumps(each)
    assert copy.deepcopy(mode) is mode


def test_what_is_registered_anew_is_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_found", dict(games._found))
    other = replace(LEDUC, longest=77)
    games.register(LEDUC)
    old = rl.mode("leduc")
    assert pickle.loads(pickle.dumps(old)) is old is rl.mode("leduc")
    batch = rl.Batch(old, 2, 1)
    assert pickle.loads(pickle.dumps(batch)).clone(1) == batch.clone(1)
    games.register(other)
    assert rl.mode("leduc").game is other


def test_equals_win_as_much_as_they_lose() -> None:
    """Raverun's two seats pick their cards at once: with 300 rewards from -1 to 1, the mean of equals lies within
    4 / sqrt(300) of 0 in all but one of 16,000 tries."""
    env = StolikEnv(rl.mode("raverun", 2), seed=11)
    rewards = []
    for number in range(300):
        env.reset()
        rewards.append(play(env, 1000, number)[-1][1])
    assert set(rewards) <= {-1.0, 0.0, 1.0}
    assert abs(np.mean(rewards)) < 4 / np.sqrt(300)


# --- many in step ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("autoreset", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize(("game", "players"), [("raverun", 2), ("raverun", 3), ("sedlec", 1), ("words", 2)])
def test_a_vector_of_one_is_what_gymnasium_makes_of_one(game: str, players: int, autoreset: AutoresetMode) -> None:
    """The same, over the ends of games; but a row that waits has a full mask, to draw from."""
    mode = rl.mode(game, players)
    ours = StolikVectorEnv(mode, 1, "random", 0, seed=5, autoreset_mode=autoreset)
    theirs = SyncVectorEnv([lambda: StolikEnv(mode, "random", 0)], autoreset_mode=autoreset)
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    assert data_equivalence(ours.reset(seed=5), theirs.reset(seed=5), exact=True)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(4 if game == "words" else 100):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in ours.action_masks()])
        found, expected = ours.step(actions), theirs.step(actions)
        assert all(part in ours.observation_space for part in (found[0], expected[0]))
        ended += int(expected[2].sum())
        if expected[2][0] and autoreset is AutoresetMode.NEXT_STEP:
            assert (found[4]["action_mask"] == 1).all()
            found[4]["action_mask"][:] = 0
        assert data_equivalence(found, expected, exact=True)
    assert ended >= 2 or game == "words"
    assert data_equivalence(ours.reset(), theirs.reset(), exact=True)


@pytest.mark.parametrize("autoreset", ["NextStep", "SameStep"])
def test_each_row_plays_whole_games_one_after_another(autoreset: str) -> None:
    """Each game that a row plays is the one of its number, played by itself."""
    mode = rl.mode("sedlec", 1)
    vector = StolikVectorEnv(mode, 3, seed=7, autoreset_mode=autoreset)
    obs, infos = vector.reset()
    rows = [StolikEnv(mode) for _ in range(3)]

    def begin(row: int) -> Any:
        game = mode.deal(7, int(vector.batch.game[row]))
        return rows[row].reset(options={"bytes": game.to_bytes()})

    numbers = []
    for row in range(3):
        assert (begin(row)[0] == obs[row]).all()
    rng = np.random.default_rng(1)
    waits = [False] * 3
    for _ in range(90):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        obs, rewards, overs, cuts, infos = vector.step(actions)
        assert not cuts.any()
        for row in range(3):
            if waits[row]:  # whatever was answered, the next game begins
                waits[row] = False
                assert (rewards[row], overs[row]) == (0, False)
                seen, info = begin(row)
            else:
                seen, reward, over, _, info = rows[row].step(actions[row])
                assert (rewards[row], overs[row]) == (reward, over)
                if over and autoreset == "SameStep":
                    assert (infos["final_obs"][row] == seen).all()
                    assert infos["_final_obs"][row]
                    assert infos["_final_info"][row]
                    assert not infos["final_info"]["action_mask"][row].any()
                    seen, info = begin(row)
                elif over:
                    waits[row] = True
                    info = {"action_mask": np.ones_like(info["action_mask"])}
                if over:
                    numbers.append(int(vector.batch.game[row]))
            assert (obs[row] == seen).all()
            assert (infos["action_mask"][row] == info["action_mask"]).all()
        assert ("final_obs" in infos) == (overs.any() and autoreset == "SameStep")
    assert numbers == list(range(3, 3 + len(numbers)))
    assert len(numbers) >= 6


@pytest.mark.parametrize("autoreset", ["NextStep", "SameStep"])
def test_an_illegal_action_in_one_row_changes_none(autoreset: str) -> None:
    """Also while another row waits for its next game."""
    vector = StolikVectorEnv(rl.mode("raverun"), 2, seed=5, autoreset_mode=autoreset)
    _, infos = vector.reset()
    rng = np.random.default_rng(1)
    waited = False
    for _ in range(40):
        before = pickle.dumps(vector)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        row = 1 - int(np.argmax(vector._waiting))
        wrong = actions.copy()
        wrong[row] = np.argmin(infos["action_mask"][row])
        with pytest.raises(IllegalAction, match=rf"^row {row}, seat 1, step "):
            vector.step(wrong)
        with pytest.raises(IllegalAction, match="so many whole numbers"):
            vector.step(actions[:1])
        assert pickle.dumps(vector) == before
        waited = waited or bool(vector._waiting.any())
        infos = vector.step(actions)[4]
    assert waited == (autoreset == "NextStep")


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize("autoreset", ["NextStep", "SameStep"])
def test_a_copy_of_many_goes_on_alike(autoreset: str, how: str) -> None:
    """Also at the moment when a row has just ended."""
    vector = StolikVectorEnv(rl.mode("raverun"), 2, seed=5, autoreset_mode=autoreset)
    _, infos = vector.reset()

    def go_on(env: StolikVectorEnv, infos: dict[str, Any], steps: int) -> list[Any]:
        rng = np.random.default_rng(1)
        seen = []
        for _ in range(steps):
            actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
            seen.append(env.step(actions))
            infos = seen[-1][4]
        return seen

    for _ in range(60):
        (step,) = go_on(vector, infos, 1)
        infos = step[4]
        if step[2].any():
            break
    assert step[2].any()
    twin = COPIES[how](vector)
    theirs = go_on(twin, infos, 40)
    assert data_equivalence(go_on(vector, infos, 40), theirs, exact=True)


def test_many_go_on_from_a_position_or_from_bytes() -> None:
    env = some_way("raverun", 2, seat=0)
    vector = StolikVectorEnv(env.mode, 3, seed=1)
    obs, infos = vector.reset(options={"position": env.render()})
    assert (infos["action_mask"] == env.action_masks()).all()
    obs, infos = vector.reset(options={"bytes": env.playing.to_bytes()})
    expected = env.mode.observe(env.playing, 0)
    assert (obs == expected).all()
    games = [vector.batch.clone(row) for row in range(3)]
    vector.reset(seed=9)
    vector.reset(options={"bytes": games})
    assert [vector.batch.clone(row) for row in range(3)] == games
    with pytest.raises(ViewError, match="there are 3 games, and 2 were given"):
        vector.reset(options={"bytes": games[:2]})


def test_games_that_are_over_are_always_followed_by_the_next() -> None:
    with pytest.raises(BadSetting, match="SameStep or NextStep"):
        StolikVectorEnv(rl.mode("raverun"), 2, autoreset_mode=AutoresetMode.DISABLED)


def test_the_example_of_masks_runs(capsys: pytest.CaptureFixture[str]) -> None:
    run_path(str(Path(__file__).parents[2] / "examples" / "vector_masks.py"), run_name="__main__")
    assert capsys.readouterr().out.count("games won at random") == 2
