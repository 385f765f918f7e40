"""Many games in one compiled call, with NumPy on both sides."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from stolik.engine import batch as engine
from stolik.engine.errors import IllegalAction
from stolik.engine.playing import Playing
from stolik.rl.mode import Mode, array_of
from stolik.rl.opponents import opponents


class Batch:
    """`count` games of a mode. Game k of a seed always has the same dice, in whichever row it is played.

    The arrays are the engine's own memory: nothing is copied, the next step overwrites them, and they cannot be written
    to. Whoever keeps a row copies it.

    | array | type, shape | what |
    | --- | --- | --- |
    | `obs` | uint8 [count, size] | what the seat knows that is asked |
    | `mask` | uint8 [count, actions] | 1 for each action that is legal |
    | `seat` | int32 [count] | who is asked |
    | `reward` | float64 [count, seats] | from -1 to 1 where a game has just ended, otherwise 0 |
    | `done` | uint8 [count] | 1 where a game has just ended; the row is already at the next game's first decision |
    | `last` | uint8 [count, size] | where `done`: what whoever answered last knew at the end |
    | `game` | int64 [count] | the number of the game |
    | `choices` | int32 [count, most, features] | the options by their parts (with candidates, or `features`) |
    | `choices_count` | int32 [count] | how many |
    | `full` | uint8 [count, size] | `perfect`: the same as `obs` with everything open; for a critic only |
    """

    def __init__(
        self,
        mode: Mode,
        count: int,
        seed: int,
        bots: Sequence[str | None] | None = None,
        perfect: bool = False,
        features: bool = False,
    ) -> None:
        """`bots`: for each seat who plays it, None where answers are wanted (all, if nothing is said)."""
        count, seed = index(count), index(seed)  # NumPy's numbers too
        if count < 1:
            raise ValueError("a batch needs a row")
        self.mode = mode
        self.count = count
        self.bots = list(bots or [None] * mode.seats)
        self.seed = seed
        self._made_with = (perfect, features)
        self.core = engine.Rows(
            mode.rules,
            mode.encoding,
            mode.settings,
            count,
            seed,
            opponents(mode, self.bots),
            perfect,
            features,
        )
        core = self.core
        self.obs = self._of(core.obs, np.uint8, mode.size)
        self.mask = self._of(core.mask, np.uint8, mode.actions)
        self.seat = self._of(core.seat, np.int32)
        self.reward = self._of(core.reward, np.float64, mode.seats)
        self.done = self._of(core.done, np.uint8)
        self.game = self._of(core.game, np.int64)
        self.last = self._of(core.last, np.uint8, mode.size)
        self.choices_count = self._of(core.choices_count, np.int32)
        listed = int(core.room) if core.listing else 0
        self.choices = self._of(core.choices, np.int32, listed, int(mode.encoding.features))
        self.full = self._of(core.full, np.uint8, mode.size if perfect else 0)

    def _of(self, vector: Any, dtype: type[Any], *shape: int) -> NDArray[Any]:
        if shape and 0 in shape:
            return np.zeros((self.count, *shape), dtype)
        return array_of(vector, dtype, self.count, *shape)

    def step(self, actions: ArrayLike) -> None:
        """An answer for each row. If one of them is illegal, IllegalAction says why, and nothing has happened."""
        found = np.asarray(actions)
        if found.shape != (self.count,) or not np.issubdtype(found.dtype, np.integer):
            raise IllegalAction(f"a batch of {self.count} takes so many whole numbers")
        told = found.astype("<i4")
        told[(found < 0) | (found >= 2**31)] = -1  # what does not fit is no action either
        self.core.step(told.tobytes())

    def random_actions(self) -> NDArray[np.int32]:
        """A legal action for each row, each as likely as any other."""
        return np.frombuffer(self.core.random_actions(), "<i4")

    def _row(self, row: SupportsIndex) -> int:
        found = index(row)
        if not 0 <= found < self.count:
            raise IndexError(f"there is no row {found} among {self.count}")
        return found

    def say(self, row: SupportsIndex, text: str) -> None:
        """The answer of one row in the text notation: also a word that is not listed."""
        row = self._row(row)
        playing = self.core.games[row]
        option = playing.read(text)
        if option < 0:
            raise IllegalAction(f"row {row}: {text} is no answer here")
        self.core.say(row, option)

    def reset(self) -> None:
        """A new game in each row."""
        self.core.reset()

    # --- rows by themselves ---

    def playing(self, row: SupportsIndex) -> Playing:
        """A copy of the game in a row, to be played on apart from it."""
        return self.core.games[self._row(row)].copy()

    def put(self, row: SupportsIndex, playing: Playing) -> None:
        """Go on with this game in a row. ValueError, if it is another game, or nobody is asked in it but bots."""
        self.core.put(self._row(row), playing.copy())

    def clone(self, row: SupportsIndex) -> bytes:
        """The game in a row as bytes: position, dice, and what everybody knows."""
        return self.core.clone(self._row(row))

    def load(self, row: SupportsIndex, data: bytes) -> None:
        """Go on in a row from there. Bytes that are no such game get a ValueError, and nothing has happened."""
        self.core.load(self._row(row), data)

    # --- whole ---

    def copy(self) -> Batch:
        """The same batch, which goes on alike."""
        twin = Batch(self.mode, self.count, self.seed, self.bots, *self._made_with)
        twin._go_on_from(self.core.words(), [self.clone(row) for row in range(self.count)])
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Batch:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        rows = [self.clone(row) for row in range(self.count)]
        return _restored, (self.mode, self.count, self.seed, self.bots, self._made_with, self.core.words(), rows)

    def _go_on_from(self, words: list[int], rows: list[bytes]) -> None:
        for row, data in enumerate(rows):
            self.load(row, data)
        self.core.set_words(words)


def _restored(
    mode: Mode,
    count: int,
    seed: int,
    bots: list[str | None],
    made_with: tuple[bool, bool],
    words: list[int],
    rows: list[bytes],
) -> Batch:
    batch = Batch(mode, count, seed, bots, *made_with)
    batch._go_on_from(words, rows)
    return batch
