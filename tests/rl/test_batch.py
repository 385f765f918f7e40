"""Many games in step: what a batch refuses, and what is left of it where an error breaks it off."""

from __future__ import annotations

import pickle
from array import array
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from stolik import rl
from stolik.engine.encoding import Encoding
from stolik.engine.errors import BadGame, IllegalAction
from stolik.engine.kit import Rng
from stolik.engine.layout import DEPTH, FRAME, SEALED
from stolik.engine.opponents import Opponent
from stolik.engine.playing import HEAD, Playing

ONE_OF_EACH = [("raverun", 2), ("sedlec", 1), ("cheers", 4), ("ankhmorpork", 3), ("words", 2)]
ARRAYS = ("obs", "mask", "seat", "reward", "done", "game", "choices", "choices_count", "full")


def everything(batch: rl.Batch) -> list[bytes]:
    return [getattr(batch, name).tobytes() for name in ARRAYS] + [batch.clone(row) for row in range(batch.count)]


def on(batch: rl.Batch, steps: int) -> rl.Batch:
    for _ in range(steps):
        batch.step(batch.random_actions())
    return batch


# --- what is refused -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", [np.int16, np.int64, np.uint64, np.uint32, ">i8"])
def test_any_whole_numbers_are_actions(dtype: Any) -> None:
    batch, twin = rl.Batch(rl.mode("sedlec", 2), 2, 1), rl.Batch(rl.mode("sedlec", 2), 2, 1)
    actions = batch.random_actions()
    assert (twin.random_actions() == actions).all()
    batch.step(actions)
    twin.step(actions.astype(dtype))
    assert everything(batch) == everything(twin)
    most = np.full(2, np.iinfo(dtype).max, dtype)
    with pytest.raises(IllegalAction):
        batch.step(most)
    assert everything(batch) == everything(twin)


def test_what_are_no_numbers_of_actions_is_refused() -> None:
    batch = rl.Batch(rl.mode("raverun"), 2, 1)
    before = everything(batch)
    wrong: list[Any] = [
        [0.0, 1.0],
        [True, True],
        [2**70, 0],
        [],
        0,
        [[0, 0]],
        ["0", "1"],
        [None, None],
        [0],
        b"12345678",
    ]
    for actions in wrong:
        with pytest.raises(IllegalAction):
            batch.step(actions)
    assert everything(batch) == before
    with pytest.raises(ValueError, match="needs a row"):
        rl.Batch(rl.mode("raverun"), 0, 1)


def test_true_is_no_action() -> None:
    mode = rl.mode("raverun")
    playing = mode.deal(1)
    for wrong in (True, np.True_, 1.0, np.float64(1)):
        with pytest.raises(IllegalAction):
            mode.option(playing, wrong)


def test_there_are_no_rows_before_the_first() -> None:
    """Nor behind the last; from the end nobody counts."""
    batch = on(rl.Batch(rl.mode("raverun"), 2, 1), 3)
    before = everything(batch)
    playing, data = batch.playing(0), batch.clone(0)
    said = playing.text(playing.options.at(0))
    attempts: list[Callable[[int], Any]] = [
        lambda row: batch.say(row, said),
        lambda row: batch.playing(row),
        lambda row: batch.put(row, playing),
        lambda row: batch.clone(row),
        lambda row: batch.load(row, data),
    ]
    for row in (-1, 2, -(2**70)):
        for attempt in attempts:
            with pytest.raises(IndexError):
                attempt(row)
    with pytest.raises(IndexError):
        batch.core.say(-1, playing.options.at(0))
    with pytest.raises(IndexError):
        batch.core.put(-1, playing)
    assert everything(batch) == before
    assert batch.clone(np.int64(1)) == batch.clone(1)


@pytest.mark.parametrize("text", ["", " ", "nonsense", "spell ", "spell \0", "spell " + "k" * 10_000, "{}", "1 2 3 4"])
@pytest.mark.parametrize(("game", "players"), ONE_OF_EACH)
def test_what_is_no_answer_is_not_said(game: str, players: int, text: str) -> None:
    batch = on(rl.Batch(rl.mode(game, players), 1, 1), 2)
    before = everything(batch)
    with pytest.raises(IllegalAction):
        batch.say(0, text)
    assert everything(batch) == before


def test_a_row_takes_only_a_game_of_its_own_kind() -> None:
    batch = rl.Batch(rl.mode("raverun", 2), 2, 1)
    before = everything(batch)
    for other in (rl.mode("raverun", 3), rl.mode("sedlec", 2)):
        with pytest.raises(ValueError, match="another game"):
            batch.put(0, other.deal(1))
        with pytest.raises(ValueError, match=r"this game|these bytes"):
            batch.load(0, other.deal(1).to_bytes())
    assert everything(batch) == before


def test_a_game_that_bots_alone_would_end_is_not_put_into_a_row() -> None:
    """Else another game would stand there than the one that was given."""
    mode = rl.mode("raverun", 2)
    for number in range(20):
        playing = mode.deal(3, number)
        while not playing.over:
            before_last = playing.copy()
            playing.answer(playing.options.at(0))
        if before_last.seat == 1:
            batch = rl.Batch(mode, 1, 1, bots=[None, "random"])
            before = everything(batch)
            with pytest.raises(ValueError, match="bots alone"):
                batch.put(0, before_last)
            assert everything(batch) == before
            return
    raise AssertionError("in none of these games the second seat has the last answer")


@pytest.mark.parametrize("seed", [-1, -(2**63), 2**63, 2**100 + 7, np.int64(5), np.uint64(2**64 - 1)])
def test_any_whole_number_is_a_seed(seed: Any) -> None:
    mode = rl.mode("raverun")
    batch = on(rl.Batch(mode, 2, seed), 5)
    assert everything(batch) == everything(on(rl.Batch(mode, 2, seed), 5))
    assert mode.deal(seed, 0).to_bytes() == rl.Batch(mode, 1, seed).clone(0)
    assert everything(pickle.loads(pickle.dumps(batch))) == everything(batch)
    with pytest.raises(TypeError):
        rl.Batch(mode, 2, 1.5)  # type: ignore[arg-type]


def test_a_spectator_has_no_bytes() -> None:
    """What stands behind the last seat's plan is the view with all secrets."""
    mode = rl.mode("raverun", 2)
    playing = mode.deal(1)
    for seat in (-1, 2, 3, 4, 2**62):
        with pytest.raises(ValueError, match="no seat"):
            mode.observe(playing, seat)
        with pytest.raises(ValueError, match="no seat"):
            mode.reveal(playing, seat)
    assert (mode.observe(playing, np.int32(1)) == mode.observe(playing, 1)).all()


def test_what_no_net_should_see_is_no_input() -> None:
    for mode in rl.modes():
        for field in mode.rules.layout.fields:
            assert field.net or field.name not in mode.spans


# --- what an error leaves -----------------------------------------------------------------------------------------


class Dying(Opponent):
    """A bot that dies of a game's third answer in the second row."""

    deaths = 0

    def choose(self, playing: Playing, rng: Rng) -> int:
        if playing.number == 1 and playing.answers >= 3 and not Dying.deaths:
            Dying.deaths = 1
            raise RuntimeError("the bot is dead")
        return int(playing.options.at(rng.below(playing.options.count)))


def torn(mode: rl.Mode, monkeypatch: pytest.MonkeyPatch, perfect: bool = True) -> rl.Batch:
    """A batch of three in which the second row's answer was broken off."""
    monkeypatch.setattr("stolik.rl.batch.opponents", lambda *_: [None, Dying()])
    Dying.deaths = 0
    batch = rl.Batch(mode, 3, 1, [None, "random"], perfect, features=True)
    with pytest.raises(RuntimeError, match="dead"):
        on(batch, 5)
    return batch


def test_nobody_plays_on_in_a_row_where_an_error_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its mask is of another decision than the one that it stands at."""
    mode = rl.mode("raverun", 2)
    batch = torn(mode, monkeypatch)
    for attempt in (
        lambda: batch.step([0, 0, 0]),
        lambda: batch.random_actions(),
        lambda: batch.say(0, batch.playing(0).text(batch.playing(0).options.at(0))),
        lambda: batch.put(0, mode.deal(5)),
    ):
        with pytest.raises(BadGame, match="broke off the last answer in row 1"):
            attempt()


@pytest.mark.parametrize("how", ["reset", "put", "load"])
def test_a_row_where_an_error_was_can_begin_anew(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mode = rl.mode("raverun", 2)
    batch = torn(mode, monkeypatch)
    if how == "reset":
        batch.reset()
    elif how == "put":
        batch.put(1, mode.deal(5))
    else:
        batch.load(1, mode.deal(5).to_bytes())
    for _ in range(60):
        for row, playing in enumerate(batch.core.games):
            assert (batch.obs[row] == mode.observe(playing, playing.seat)).all()
            assert (batch.full[row] == mode.reveal(playing, playing.seat)).all()
            assert (batch.mask[row] == mode.mask(playing)).all()
            count = batch.choices_count[row]
            assert (batch.choices[row, :count] == mode.choices(playing)).all()
            assert (batch.choices[row, count:] == -1).all()
        on(batch, 1)


def test_what_lists_too_much_is_told_and_changes_no_row_that_it_was_put_into() -> None:
    """And where a row comes there by itself, it plays on only after something new has begun in it."""
    full = rl.mode("cheers", 4)
    most, playing = 0, full.deal(1)
    begun = int(playing.options.count)
    rng = Rng(1)
    while not playing.over and most <= begun:
        playing.answer(playing.options.at(rng.below(playing.options.count)))
        most = int(playing.options.count) if full.encoding.offsets[playing.step] < 0 else 0
    assert most > begun
    narrow = rl.Mode(full.game, 4, full.settings)
    narrow.encoding = Encoding(full.rules, 4, begun)
    batch = rl.Batch(narrow, 2, 1)
    before = everything(batch)
    with pytest.raises(ValueError, match="more candidates"):
        batch.put(0, playing)
    assert everything(batch) == before
    with pytest.raises(ValueError, match="more candidates"):
        on(batch, 300)
    with pytest.raises(BadGame, match="broke off"):
        batch.random_actions()
    batch.reset()
    batch.random_actions()


# --- bytes from elsewhere ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), ONE_OF_EACH)
def test_bytes_that_are_no_game_are_refused(game: str, players: int) -> None:
    """Cut, lengthened, or with any word another: it is refused, or it is a game that can be played on."""
    mode = rl.mode(game, players)
    playing = mode.deal(3)
    for _ in range(6):
        playing.answer(playing.options.at(playing.options.count - 1))
    data = playing.to_bytes()
    assert Playing.from_bytes(mode.rules, players, data).to_bytes() == data
    random = Random(1)
    broken: list[bytes] = [b"", b"\0", bytes(8), b"\xff" * 8, b"\xff" * 800, bytes(len(data)), data[:-1], data + b"\0"]
    broken += [data[:8], data[:-8], data + bytes(8), data[8:], data * 2, data[: 8 * (2 + HEAD)]]
    words = array("q", data)
    layout = mode.rules.layout
    first = 1 + HEAD
    wrong: list[tuple[int, int]] = [(0, -1), (0, 2**62), (0, len(words)), (first, 0), (first, -1), (first, 99)]
    wrong += [(first + DEPTH, value) for value in (-1, 0, layout.depth, layout.depth + 1, 2**61)]
    wrong += [(first + 1, 1), (first + 1, -1), (first + 2, -1), (first + SEALED, 2**40), (first + SEALED, -1)]
    wrong += [(first + layout.stack + k, v) for k in range(FRAME) for v in (-1, len(mode.rules.steps), 2**62)]
    wrong += [(at, -(2**63)) for at in range(3, first)]
    for number, zone in enumerate(layout.zones):
        wrong += [(first + int(layout.zone_at[number]), -1)]
        wrong += [(first + int(layout.zone_at[number]), 2**62 if not zone.ordered else zone.room + 1)]
    for at, value in wrong:
        other = array("q", words)
        other[at] = value
        broken.append(other.tobytes())
    for each in broken:
        with pytest.raises(ValueError, match=r"bytes|numbers|position"):
            Playing.from_bytes(mode.rules, players, each)
    for seats in (0, -1, players + 1, 99, 2**62):
        with pytest.raises(ValueError, match="seats"):
            Playing.from_bytes(mode.rules, seats, data)
    batch = rl.Batch(mode, 2, 1)
    before = batch.obs[0].tobytes(), batch.mask[0].tobytes()
    taken = 0
    for _ in range(150):
        other = array("q", words)
        for _ in range(random.randrange(1, 3)):
            other[random.randrange(len(other))] = random.choice([-1, 0, 1, 2, 5, 31, 2**31, 2**62, -(2**63)])
        try:
            batch.load(1, other.tobytes())
            taken += 1
        except ValueError:
            continue
        playing = batch.core.games[1]
        assert (batch.obs[1] == mode.observe(playing, playing.seat)).all()
        assert (batch.obs[0].tobytes(), batch.mask[0].tobytes()) == before
    assert taken > 0


@pytest.mark.parametrize("mode", rl.modes(), ids=lambda mode: mode.id)
def test_every_game_that_was_written_down_is_taken(mode: rl.Mode) -> None:
    rng = Rng(2)
    for number in range(2):
        playing = mode.deal(4, number)
        for _ in range(10 if mode.game.id == "words" else 300):
            data = playing.to_bytes()
            assert Playing.from_bytes(mode.rules, mode.seats, data).to_bytes() == data
            if playing.over:
                break
            playing.answer(playing.options.at(rng.below(playing.options.count)))
