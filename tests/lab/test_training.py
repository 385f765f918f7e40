"""How a net is made: what it learns, that it learns, and that what plays is what was learned."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from stolik import games
from stolik.bots import make
from stolik.engine.inputs import Inputs
from stolik.engine.kit import floats
from stolik.engine.net import Net, NetCore
from stolik.engine.netfile import inputs_of, read_header
from stolik.engine.playing import Playing
from stolik.lab.crew import Crew
from stolik.lab.training import train, with_numpy
from stolik.lab.training.generate import Notes, SelfPlay, manners, self_play
from stolik.lab.training.model import Model, losses_by_fifth
from stolik.lab.training.recipe import Recipe, recipe_of
from stolik.lab.training.rows import Positions, gather, read
from stolik.lab.training.targets import returns, targets
from stolik.lab.training.train import Stage, Training, TrainingPlan

RAVERUN = games.get("raverun")
TASK = ("raverun", 2, "", 3, 0.2, 2, 5, 0, 2)


def positions(
    game: list[int], worth: list[list[float]], result: list[list[float]], on: list[list[int]] | None = None
) -> Positions:
    count, seats = len(game), len(worth[0])
    return Positions(
        np.array(on or [[0]] * count, np.int32).reshape(count, 1, -1),
        np.zeros(count, np.int32),
        np.zeros((count, 1, 0), np.float32),
        np.full((count, seats), 1 / seats, np.float32),
        np.array(worth, np.float32),
        np.array(worth, np.float32),
        np.array(result, np.float32),
        np.array(game, np.int32),
        np.linspace(0, 1, count).astype(np.float32),
        np.full((count, 1), -1, np.int32),
        np.zeros((count, 1), np.float32),
    )


# --- what is learned ---


def test_a_return_mixes_what_comes_of_it_with_what_the_next_position_is_worth() -> None:
    """The last one of a game is worth its result; before it .1 x .4 + .9 x 1 = .94, and .1 x .7 + .9 x .94 = .916."""
    rows = positions([1, 1, 1, 2], [[0.5, 0.5], [0.7, 0.3], [0.4, 0.6], [0.5, 0.5]], [[1, 0], [1, 0], [1, 0], [0, 1]])
    assert returns(rows, 0.9)[:, 0] == pytest.approx([0.916, 0.94, 1.0, 0.0])


def test_a_target_is_mixed_as_the_recipe_says() -> None:
    rows = positions([1, 1], [[0.6, 0.4], [0.8, 0.2]], [[0, 1], [0, 1]])
    assert targets(rows, Recipe(result=0.5, thought=0.5, later=0.0))[:, 0] == pytest.approx([0.3, 0.4])


def test_losses_by_fifth() -> None:
    """-ln .5 in the first fifth, -ln .25 in the last, and nothing between."""
    chances = np.array([[0.5, 0.5], [0.75, 0.25]])
    found = losses_by_fifth(chances, np.array([[1.0, 0.0], [0.0, 1.0]]), np.array([0.1, 1.0]))
    assert found == pytest.approx([(0.6931 + 1.3863) / 2, 0.6931, 0, 0, 0, 1.3863], abs=1e-4)


# --- games ---


def test_a_game_is_always_the_same_whoever_plays_it() -> None:
    games_, count, data = self_play(TASK)
    assert (games_, data) == (2, self_play(TASK)[2])
    rows = read(data)
    assert len(rows) == count > 10
    assert set(rows.game.tolist()) == {0, 1}
    later = read(self_play((*TASK[:-2], 1, 1))[2])  # the second one by itself
    own = rows.part(rows.game == 1)
    assert (later.result == own.result).all()
    assert (later.seat == own.seat).all()
    assert later.on.shape[0] == own.on.shape[0]


def test_positions_say_what_was_seen_thought_and_answered() -> None:
    rows = read(self_play(TASK)[2])
    assert rows.own.sum(axis=1) == pytest.approx(1)
    assert rows.thought.sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert set(rows.result.reshape(-1).tolist()) <= {0.0, 0.5, 1.0}
    assert rows.tried.sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert ((rows.actions >= 0) == (rows.tried > 0)).all()
    assert (np.diff(rows.depth[rows.game == 0]) > 0).all()
    assert rows.depth.max() < 1


def test_files_are_put_together_however_long_their_lists(tmp_path: Path) -> None:
    files = [tmp_path / "1.npz", tmp_path / "2.npz"]
    rows = [positions([1], [[0.5, 0.5]], [[1, 0]], [[3, 4]]), positions([2], [[0.5, 0.5]], [[0, 1]], [[5]])]
    for file, each in zip(files, rows, strict=True):
        file.write_bytes(each.to_bytes())
    assert gather(files).on.tolist() == [[[3, 4]], [[5, -1]]]


def test_every_way_to_play_is_one_that_the_game_allows() -> None:
    for name in games.names():
        game = games.get(name)
        for seats in game.players:
            found = manners(game, seats)
            assert game.settle(seats, {}) in found
            assert len(found) == len({repr(each) for each in found})
    assert manners(RAVERUN, 2) == [{}]


# --- the fit ---


def learned(recipe: Recipe, rows: Positions, inputs: int) -> Model:
    begun = Model.begin(rows, inputs, 0, recipe, 1)
    *_, last = with_numpy.learn(begun, rows, rows.result, recipe, 1)
    return last


def test_it_learns_what_decides() -> None:
    """Input 2 is on where the first seat wins, input 1 where it loses, input 0 always."""
    rng = np.random.default_rng(3)
    won = rng.integers(0, 2, 3000)
    rows = positions(
        list(range(3000)), [[0.5, 0.5]] * 3000, [[w, 1 - w] for w in won], [[0, 1 + w] for w in won.tolist()]
    )
    found = learned(
        Recipe(units=(12, 12), residual=0.0, numbers=False, prior=0.0, epochs=20, rate=3e-2, shrink=0.0), rows, 3
    )
    chances = found.chances(rows)[:, 0]
    assert chances[won == 1].min() > 0.9
    assert chances[won == 0].max() < 0.1


def test_slopes_are_those_of_the_loss() -> None:
    """Beside differences: each parameter is moved a little, and the loss follows."""
    recipe = replace(recipe_of("raverun"), units=(12, 12), prior=0.5, result=1.0, thought=0.0, dropout=0.0)
    rows = read(self_play(TASK)[2])
    model = Model.begin(rows, int(inputs_of(RAVERUN, 2).size), 288, recipe, 1)
    model = model.with_parameters({name: getattr(model, name).astype(np.float64) for name in model.parameters})
    slopes = with_numpy._slopes(model, rows, rows.result, recipe, np.random.default_rng(1))

    def loss(changed: Model) -> float:
        at = np.arange(len(rows))
        value = losses_by_fifth(changed.chances(rows), rows.result, rows.depth)[0]
        sums = np.zeros((len(rows), 12)) + changed.bias
        padded = np.vstack([changed.first, np.zeros((1, 12))])
        for column in range(rows.on.shape[-1]):
            sums = sums + padded[rows.on[:, 0, column]]
        outer = np.clip(np.clip(sums, 0, 1) @ changed.second + changed.second_bias, 0, 1)
        liked = np.einsum("bao,bo->ba", changed.prior[np.maximum(rows.actions, 0)], outer[at])
        liked[rows.actions < 0] = -1e9
        likely = (
            liked
            - np.log(np.exp(liked - liked.max(1, keepdims=True)).sum(1, keepdims=True))
            - liked.max(1, keepdims=True)
        )
        return value - 0.5 * float((rows.tried * np.where(rows.actions < 0, 0, likely)).sum(1).mean())

    for name in ("bias", "second_bias", "last", "last_bias"):
        for place in range(min(3, len(getattr(model, name)))):
            moved = getattr(model, name).copy()
            moved[place] += 1e-4
            up = loss(model.with_parameters({**_all(model), name: moved}))
            moved[place] -= 2e-4
            down = loss(model.with_parameters({**_all(model), name: moved}))
            assert slopes[name][place] == pytest.approx((up - down) / 2e-4, abs=2e-4)


def _all(model: Model) -> dict[str, np.ndarray]:
    return {name: getattr(model, name) for name in model.parameters}


def test_what_plays_is_what_was_learned() -> None:
    """In whole numbers a net says the same within a hundredth, and so does its prior."""
    recipe = replace(recipe_of("sedlec"), units=(24, 12), epochs=1, iterations=3)
    game = games.get("sedlec")
    inputs: Inputs = inputs_of(game, 2)
    player = SelfPlay(game, 2, "", 3, 0.2, 1)
    notes, met = Notes(), []
    kept = player._note

    def note(playing: Playing, *rest: object) -> None:
        met.append(playing.copy())
        kept(playing, *rest)  # type: ignore[arg-type]

    player._note = note  # type: ignore[assignment,method-assign]
    for number in range(2):
        player.play(number, 9, notes)
    rows = notes.rows()
    model = learned(recipe, rows, int(inputs.size))
    weights, shift = model.packed(inputs)
    assert shift == 4
    net = Net(NetCore(game.thinking.evaluator, inputs, weights, recipe.residual, 0, 0.4, 0.0))
    out, scratch = floats(2), floats(len(net.weights))
    for playing, chances in zip(met, model.chances(rows), strict=True):
        net.chances(playing.g, out, scratch)
        assert out[0] == pytest.approx(chances[0], abs=0.01)


def test_what_was_hardly_ever_on_says_nothing() -> None:
    rows = positions([0] * 12, [[0.5, 0.5]] * 12, [[1, 0]] * 12, [[0, 1]] * 9 + [[0, 2]] * 3)
    recipe = Recipe(units=(12, 12), residual=0.0, numbers=False, prior=0.0)
    inputs = inputs_of(RAVERUN, 2)
    model = Model.begin(rows, int(inputs.size), 0, recipe, 1).without_rare(rows, inputs)
    assert model.first[0].any()  # met 12 times
    assert not model.first[1].any()  # 9 times
    assert not model.first[2].any()


# --- the whole of it ---


def test_a_training_ends_by_itself_and_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("GAMES", 2), ("DEALS", 1), ("LEAST", 2), ("GENERATIONS", (0.5, 0.5))):
        monkeypatch.setattr(train, name, value)
    recipe = replace(recipe_of("raverun"), units=(12, 12), iterations=3, epochs=1)
    plan = TrainingPlan("raverun", 2, 0.01, tmp_path / "kept")
    told: list[Stage] = []
    header = Training(plan, Crew(), told.append, recipe).run(tmp_path / "2.net")
    assert told[0].doing == "games"
    assert {stage.doing for stage in told} == {"games", "fit", "duel"}
    assert told[-1].generation == 2
    assert told[-1].held is not None
    assert header.gate["deals"] >= 1
    assert len(header.training["generations"]) == 2
    assert read_header(tmp_path / "2.net").line() == header.line()
    assert make(f"search:5:{tmp_path / '2.net'}")

    (tmp_path / "kept" / "generation-2.net").unlink()
    before = {file: file.stat().st_mtime_ns for file in tmp_path.glob("kept/**/*") if file.is_file()}
    again = Training(plan, Crew(), told.append, recipe).run(tmp_path / "2.net")
    assert all(file.stat().st_mtime_ns == stamp for file, stamp in before.items())
    assert again.line().split(b'"generations":')[1][:80] == header.line().split(b'"generations":')[1][:80]
