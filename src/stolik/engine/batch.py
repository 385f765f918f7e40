"""Many games in step: one call takes an answer in each, and shows whoever is asked next what its seat knows.

Nothing is copied on the way out: `obs`, `mask` and the others are vectors whose memory NumPy reads as it is. They are
overwritten by the next call. A game that is over is followed by the next one in the same row.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, read_i32_le, write_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from stolik.engine.encoding import Encoding
from stolik.engine.errors import BadGame, IllegalAction
from stolik.engine.kit import Rng, ints
from stolik.engine.knowledge import Knowledge
from stolik.engine.opponents import Opponent
from stolik.engine.playing import Playing
from stolik.engine.rules import Rules
from stolik.engine.steps import Choice

MOST_LISTED: Final = 1024  # options of a decision
WHIMS: Final = 7919  # streams of the bots' own randomness lie apart from those of the dice


def _bytes(size: i64) -> vec[u8]:
    return vec[u8]([u8(0)] * size)


def _words(size: i64, value: int = 0) -> vec[i32]:
    return vec[i32]([i32(value)] * size)


@final
class Rows:
    def __init__(
        self,
        rules: Rules,
        encoding: Encoding,
        settings: dict[str, str],
        count: int,
        seed: int,
        opponents: list[Opponent | None],
        perfect: bool = False,
        features: bool = False,
    ) -> None:
        """`opponents`: who plays each seat by itself; `perfect`: also show what nobody can know, for a critic;
        `features`: also tell the options by their parts."""
        self.rules = rules
        self.encoding = encoding
        self.count: i64 = count
        self.seats: i64 = encoding.seats
        self.seed = seed
        self.opponents = opponents
        self._alone = True  # no bots
        for opponent in opponents:
            if opponent is not None:
                self._alone = False
        self.perfect = perfect
        self.listing = features or encoding.candidates > 0
        self._size: i64 = encoding.size
        self._actions: i64 = encoding.actions
        rows = self.count
        self.obs: vec[u8] = _bytes(rows * self._size)
        self.mask: vec[u8] = _bytes(rows * self._actions)
        self.seat: vec[i32] = _words(rows)
        self.reward: vec[float] = vec[float]([0.0] * (rows * self.seats))
        self.done: vec[u8] = _bytes(rows)
        self.game: vec[i64] = vec[i64]([i64(0)] * rows)  # the number of the game in each row
        self.last: vec[u8] = _bytes(rows * self._size)  # where a game has just ended, what its last answerer knows
        self.on: vec[i32] = _words(rows * self._size, -1)  # which bytes of `obs` are not 0,
        self.on_count: vec[i32] = _words(rows)  # and how many
        self._last_on: vec[i32] = _words(rows * self._size, -1)
        self._last_count: vec[i64] = ints(rows)
        full = rows * self._size if perfect else 0
        self.full: vec[u8] = _bytes(full)
        self._full_on: vec[i32] = _words(full, -1)
        self._full_count: vec[i64] = ints(rows)
        self.room: i64 = max(encoding.candidates, MOST_LISTED if features else 0)
        listed = rows * self.room if self.listing else 0
        self.choices: vec[i32] = _words(listed * encoding.features, -1)
        self.choices_count: vec[i32] = _words(rows)
        self._masked: vec[i32] = _words(rows * MOST_LISTED)
        self._masked_count: vec[i64] = ints(rows)
        self._torn: i64 = -1  # the row whose last answer an error broke off: what is shown of it is not what there is
        self._start = rules.start(encoding.seats, settings)
        self._known = Knowledge.begin(self._start)
        self._next: i64 = 0  # the number of the next game
        self.games: list[Playing] = []
        self._whims: list[Rng] = []
        for row in range(rows):
            self.games.append(self._deal())
            self._whims.append(Rng(seed ^ WHIMS, row))
        self._whim = Rng(seed ^ WHIMS, count)
        for row in range(rows):
            self._let_bots_answer(row)
            self._show(row)

    def _deal(self) -> Playing:
        number = self._next
        self._next = number + 1
        return Playing.begin(self.rules, self._start, self._known, self.seed, int(number))

    def reset(self) -> None:
        """New games in all rows."""
        if self._torn >= 0:
            self._renew(self._torn)
        for row in range(self.count):
            self._renew(row)

    def _renew(self, row: i64) -> None:
        self._take_in_hand(row)
        self._begin(row)
        self._clear_end(row)
        self._show(row)
        self._torn = -1

    def _take_in_hand(self, row: i64) -> None:
        """Until it is shown again this row is torn; where it was already, nobody knows how much of it was written."""
        if self._torn == row:
            at = row * self._size
            for i in range(at, at + self._size):
                self.obs[i] = u8(0)
                self.last[i] = u8(0)
                if self.perfect:
                    self.full[i] = u8(0)
            self.on_count[row] = i32(0)
            self._last_count[row] = 0
            self._full_count[row] = 0
            for i in range(row * self._actions, (row + 1) * self._actions):
                self.mask[i] = u8(0)
            self._masked_count[row] = 0
            if self.listing:
                width = self.room * self.encoding.features
                for i in range(row * width, (row + 1) * width):
                    self.choices[i] = i32(-1)
            self.choices_count[row] = i32(0)
        self._torn = row

    def _begin(self, row: i64) -> None:
        self.games[row] = self._deal()
        self._let_bots_answer(row)

    def step(self, actions: bytes) -> None:
        """An answer for each row, as 32-bit numbers (little-endian). If one is illegal, nothing at all happens.

        An error of another kind (a bot dies, a step lists too much) breaks it off: the rows before have been answered,
        those after it have not, and the one where it was is named by every call until something new begins there.
        """
        if len(actions) != 4 * self.count:
            raise IllegalAction(f"{len(actions)} bytes are no {self.count} actions of four bytes")
        self._check_whole()
        width = self._actions
        for row in range(self.count):
            action = i64(read_i32_le(actions, 4 * row))
            if not 0 <= action < width or self.mask[row * width + action] == 0:
                raise refusal(self.encoding, self.games[row], action, f"row {row}, ")
        for row in range(self.count):
            self._torn = row
            self._answer(row, i64(read_i32_le(actions, 4 * row)))
        self._torn = -1

    def _check_whole(self) -> None:
        if self._torn >= 0:
            raise BadGame(f"an error broke off the last answer in row {self._torn}: `reset` or `put` begin anew there")

    def _check_row(self, row: i64) -> None:
        if not 0 <= row < self.count:
            raise IndexError(f"there is no row {row} among {self.count}")

    def _answer(self, row: i64, action: i64) -> None:
        playing = self.games[row]
        seat = playing.seat
        playing.answer(self.encoding.option(playing.step, seat, action, playing.options))
        if self.done[row] != 0:
            self._clear_end(row)
        if not self._alone:
            self._let_bots_answer_in(playing, row)
        if playing.g.over:
            self._end(row, playing, seat)
        self._show(row)

    def say(self, row: int, option: int) -> None:
        """The answer of one row, as its step's own number: also one that is legal and not listed."""
        self._check_row(row)
        self._check_whole()
        playing = self.games[row]
        step = self.rules.steps[playing.step]
        playing.g.seat = playing.seat
        legal = playing.options.holds(option)
        if not legal and isinstance(step, Choice) and step.open:
            legal = step.possible(playing.g, option) and step.allows(playing.g, option)
        if not legal:
            raise IllegalAction(f"row {row}: step {step.name} has no option {option} now")
        seat = playing.seat
        self._torn = row
        playing.answer(option)
        if self.done[row] != 0:
            self._clear_end(row)
        self._let_bots_answer_in(playing, row)
        if playing.g.over:
            self._end(row, playing, seat)
        self._show(row)
        self._torn = -1

    def random_actions(self) -> bytes:
        """A legal action for each row, each as likely as any other."""
        self._check_whole()
        out = BytesWriter()
        for row in range(self.count):
            first = row * MOST_LISTED
            write_i32_le(out, self._masked[first + self._whim.below(self._masked_count[row])])
        return out.getvalue()

    # --- bots -------------------------------------------------------------------------------------------

    def _let_bots_answer(self, row: i64) -> None:
        """At the start of a game: one that bots alone play to the end is followed by the next."""
        if not self._alone:
            playing = self.games[row]
            self._let_bots_answer_in(playing, row)
            while playing.g.over:
                playing = self._deal()
                self.games[row] = playing
                self._let_bots_answer_in(playing, row)

    def _let_bots_answer_in(self, playing: Playing, row: i64) -> None:
        while not playing.g.over:
            opponent = self.opponents[playing.seat]
            if opponent is None:
                return
            playing.answer(opponent.choose(playing, self._whims[row]))

    # --- what is shown ----------------------------------------------------------------------------------

    def _end(self, row: i64, playing: Playing, seat: i64) -> None:
        for other in range(self.seats):
            self.reward[row * self.seats + other] = playing.reward(other)
        self.done[row] = u8(1)
        at = row * self._size
        self._last_count[row] = self.encoding.observe(
            playing.g, playing.knowledge, seat, self.last, at, self._last_on, at, self._last_count[row]
        )
        self._begin(row)

    def _clear_end(self, row: i64) -> None:
        self.done[row] = u8(0)
        for seat in range(self.seats):
            self.reward[row * self.seats + seat] = 0.0

    def _show(self, row: i64) -> None:
        playing = self.games[row]
        encoding = self.encoding
        seat = playing.seat
        self.seat[row] = i32(seat)
        self.game[row] = playing.number
        at = row * self._size
        self.on_count[row] = i32(
            encoding.observe(playing.g, playing.knowledge, seat, self.obs, at, self.on, at, i64(self.on_count[row]))
        )
        if self.perfect:
            self._full_count[row] = encoding.reveal(
                playing.g, seat, self.full, at, self._full_on, at, self._full_count[row]
            )
        self._show_options(row, playing)

    def _show_options(self, row: i64, playing: Playing) -> None:
        encoding = self.encoding
        options = playing.options
        mask = self.mask
        masked = self._masked
        first = row * self._actions
        kept = row * MOST_LISTED
        for i in range(self._masked_count[row]):
            mask[first + i64(masked[kept + i])] = u8(0)
        self._masked_count[row] = 0
        self._check_listed(playing)
        count = options.count
        for i in range(count):
            action = encoding.action(playing.step, playing.seat, options.at(i), i)
            mask[first + action] = u8(1)
            masked[kept + i] = i32(action)
        self._masked_count[row] = count
        if self.listing:
            self._list(row, playing)

    def _check_listed(self, playing: Playing) -> None:
        """Is there room for what is asked?"""
        encoding = self.encoding
        count = playing.options.count
        if (
            count > MOST_LISTED
            or (self.listing and count > self.room)
            or (count > encoding.candidates and encoding.offsets[playing.step] < 0)
        ):
            raise too_many(playing.rules.steps[playing.step].name, count)

    def _list(self, row: i64, playing: Playing) -> None:
        encoding = self.encoding
        width = encoding.features
        first = row * self.room * width
        step = self.rules.steps[playing.step]
        assert isinstance(step, Choice)
        count = playing.options.count
        for i in range(count):
            encoding.feature(step, playing.g, playing.seat, playing.options.at(i), self.choices, first + i * width)
        i = first + count * width
        end = first + i64(self.choices_count[row]) * width
        while i < end:
            self.choices[i] = i32(-1)
            i += 1
        self.choices_count[row] = i32(count)

    # --- rows by themselves -----------------------------------------------------------------------------

    def clone(self, row: int) -> bytes:
        """A game as it stands, with its dice and with what everybody knows."""
        self._check_row(row)
        return self.games[row].to_bytes()

    def load(self, row: int, data: bytes) -> None:
        """Go on in this row from there."""
        self.put(row, Playing.from_bytes(self.rules, int(self.seats), data))

    def put(self, row: int, playing: Playing) -> None:
        """Play this game on in a row."""
        self._check_row(row)
        if self._torn != row:
            self._check_whole()
        if playing.rules is not self.rules or playing.g.seats != self.seats:
            raise ValueError("that is another game, or has other seats")
        if playing.g.over:
            raise ValueError("that game is over")
        self._let_bots_answer_in(playing, row)
        if playing.g.over:
            raise ValueError("from there on bots alone are asked")
        self._check_listed(playing)
        self._take_in_hand(row)
        self.games[row] = playing
        self._clear_end(row)
        self._show(row)
        self._torn = -1

    def words(self) -> list[int]:
        """What besides its games a batch goes on with."""
        found: list[int] = [int(self._next), *self._whim.words()]
        for whim in self._whims:
            found += whim.words()
        return found

    def set_words(self, words: list[int]) -> None:
        self._next = words[0]
        self._whim.set_words(words[1:5])
        for row in range(self.count):
            self._whims[row].set_words(words[5 + 4 * row : 9 + 4 * row])


def too_many(step: str, count: i64) -> ValueError:
    return ValueError(f"step {step} lists {count} options: the encoding must be made for more candidates")


def refusal(encoding: Encoding, playing: Playing, action: i64, where: str = "") -> IllegalAction:
    """Why an action is illegal: by the game's own rule where it is an answer at all."""
    if playing.g.over:
        return IllegalAction(f"{where}the game is over")
    step = playing.rules.steps[playing.step]
    where = f"{where}seat {playing.seat + 1}, step {step.name}"
    option = encoding.option(playing.step, playing.seat, action, playing.options)
    if option >= 0 and isinstance(step, Choice):
        playing.g.seat = playing.seat
        if step.possible(playing.g, option):
            text = step.text(playing.g, option)
            return IllegalAction(f"{where}: {action} ({text}) is against rule {step.why(playing.g, option)}")
    return IllegalAction(f"{where}: {action} is no action that could be an answer here")
