"""What a position is worth: what is counted, by hand, and how a net corrects it."""

from __future__ import annotations

from math import log
from pathlib import Path

import pytest

from stolik.engine.errors import DataError
from stolik.engine.kit import floats
from stolik.engine.table import Table
from stolik.games.words.appraisal import (
    APPRAISER,
    COUNTED,
    INPUTS,
    MOST_UNITS,
    NUMBERS,
    ODDS,
    Appraiser,
    Correction,
    inventory_of,
    load,
    odds,
    written,
)
from stolik.games.words.features import FEATURES
from stolik.games.words.planning import prospects
from stolik.games.words.state import WORD

from .positions import A, B, C, position

# A: a zone of three tapes, to which k1 belongs, and a stray mark on t1; has captured three cards, a Ć among them.
# B: one tape, by which e1 lies; has captured z4.
BOARD = "#A #A #A .\nk1/A o1 a1 e1/B\ns1 ex t1/A #B"
TAKEN = ["z1 z2 cx", "z4"]
SHOWN = {"k": 4, "t": 4, "e": 8, "z": 5, "ć": 1, "o": 9, "y": 4, "m": 3}  # cards of each letter


def frequent(letters: str) -> float:
    """Tenths of the cards that show a letter, more than the mean of 110 cards and 32 letters."""
    return sum((SHOWN[letter] - 110 / 32) / 10 for letter in letters)


def counted(table: Table, seat: int) -> dict[str, float]:
    count = inventory_of(table.state)
    count.read(table.state)
    return {name: count.of[seat * int(COUNTED) + at] for at, name in enumerate(NUMBERS)}


def told(table: Table, seat: int) -> list[float]:
    count = inventory_of(table.state)
    count.read(table.state)
    count.tell(table.state, seat)
    return [count.inputs[at] for at in range(int(INPUTS))]


@pytest.mark.rule("WORDS.E2")
def test_what_each_seat_has_is_counted() -> None:
    table = position(BOARD, captured=TAKEN, hands=["y1", "m1"], black="yes", round_=4, duty={B: "o2"})
    assert counted(table, A) == pytest.approx(
        {
            **{"captured": 3, "captured frequent": frequent("zzć"), "devices": 1},
            **{"tapes in zones": 3, "pairs of tapes": 0, "single tapes": 0},
            **{"marks": 2, "marks frequent": frequent("kt"), "marks by tapes": 1},
            # It is A's turn in round 4 of 6: that one, and two more.
            **{"hand frequent": frequent("y"), "duty": 0, "waits": 0, "turns": 3},
        }
    )
    assert counted(table, B) == pytest.approx(
        {
            **{"captured": 1, "captured frequent": frequent("z"), "devices": 0},
            **{"tapes in zones": 0, "pairs of tapes": 0, "single tapes": 1},
            **{"marks": 1, "marks frequent": frequent("e"), "marks by tapes": 1},
            **{"hand frequent": 0, "duty": 1, "waits": 1, "turns": 3},  # B moves last: what it draws later is open
        }
    )


def test_a_pair_may_hang_together_by_a_mark() -> None:
    numbers = counted(position("#A k1/A #A\no1 . .", captured=["z1 z2"]), A)
    assert (numbers["tapes in zones"], numbers["pairs of tapes"], numbers["single tapes"]) == (0, 1, 0)
    assert numbers["marks by tapes"] == 1


def test_whoever_has_just_had_a_turn_waits_longest_and_nobody_knows_what_it_draws() -> None:
    table = position(BOARD, captured=TAKEN, hands=["y1", "m1", "o2"], seats=3)
    waits = [counted(table, seat)["waits"] for seat in (A, B, C)]
    hands = [counted(table, seat)["hand frequent"] for seat in (A, B, C)]
    assert waits == [0, 1, 2]
    assert hands == pytest.approx([frequent("y"), frequent("m"), 0])
    table.state[WORD] = 1
    assert [counted(table, seat)["waits"] for seat in (A, B, C)] == [2, 0, 1]
    assert [counted(table, seat)["hand frequent"] for seat in (A, B, C)] == pytest.approx(
        [0, frequent("m"), frequent("o")]
    )


def test_the_net_is_told_of_the_seat_its_strongest_rival_and_the_table() -> None:
    table = position(BOARD, captured=TAKEN, seats=3, black="yes")
    mine, others = told(table, B), [counted(table, seat) for seat in (A, B, C)]
    assert mine[: int(COUNTED)] == list(others[B].values())
    assert mine[int(COUNTED) : int(ODDS)] == list(others[A].values())  # C has nothing
    # o1, a1, s1 and Ę have no marker; black cards act, and Ę is one.
    assert mine[int(ODDS) + 1 :] == [4, 1, 1]


def test_it_stands_as_features_say_where_no_net_corrects_that() -> None:
    table = position(BOARD, captured=TAKEN, hands=["y1", "m1"], round_=4)
    plain = Appraiser({})
    scratch = floats(len(FEATURES.names))
    for seat in (A, B):
        assert plain.worth(table.state, seat, scratch) == pytest.approx(FEATURES.worth(table.state, seat, scratch))


@pytest.mark.rule("WORDS.E4")
def test_when_all_is_said_points_decide_and_then_captured_cards() -> None:
    # A has two cards and no zone, B three cards and a zone of three tapes: 2 points against 6.
    table = position("#B #B #B\n#A k1/A #A\no1 . .", captured=["z1 z2", "z3 z4 z5"], round_=6, mover=B)
    table.state[WORD] = 1
    assert prospects(table.state, B) > 5
    # Six points each: A's are captured cards all of them.
    scattered = "#B #B #B .\nk1 o1 t1 a1\n#A e1 #A s1\nm1 #A r1 #A\n#A i1 #A w1"
    table = position(scattered, captured=["z1 z2 y1 y2 c1 c2", "z3 z4 z5"], round_=6, mover=B)
    table.state[WORD] = 1
    assert 0 < prospects(table.state, A) < 1


# --- a net ---


def net(units: int, first: dict[tuple[str, int], float], bias: list[float], last: list[float]) -> list[float]:
    """Weights in the order of a file: by input of the seat itself, then by unit."""
    weights = [0.0] * (int(INPUTS) * units)
    for (name, unit), weight in first.items():
        weights[NUMBERS.index(name) * units + unit] = weight
    return weights + bias + last


# Unit 0 is 0.25 + a tenth of the captured cards; unit 1 is a mark less than two, at least 0 and at most 1.
SMALL = net(2, {("captured", 0): 0.125, ("marks", 1): -1.0}, [0.25, 2.0], [2.0, -1.0])


def test_units_are_cut_and_added_up() -> None:
    inputs = floats(INPUTS)
    small = Correction(2, SMALL)
    assert small.of(inputs, floats(MOST_UNITS)) == 2 * 0.25 - 1  # of two marks none is there: 2 is cut to 1
    inputs[NUMBERS.index("captured")] = 2.0
    inputs[NUMBERS.index("marks")] = 1.5
    assert small.of(inputs, floats(MOST_UNITS)) == 2 * 0.5 - 0.5
    inputs[NUMBERS.index("captured")] = 60.0
    inputs[NUMBERS.index("marks")] = 5.0
    assert small.of(inputs, floats(MOST_UNITS)) == 2.0  # 7.75 is cut to 1, and -3 to 0


def test_the_net_corrects_each_seat_and_chances_are_shared() -> None:
    table = position(BOARD, captured=TAKEN, round_=4)
    plain, corrected = Appraiser({}), Appraiser({2: Correction(2, SMALL)})
    # A: three cards and two marks, 2 * 0.625 - 0. B: one card and one mark, 2 * 0.375 - 1.
    more = corrected.stands(table.state, A) - plain.stands(table.state, A)
    assert more == pytest.approx(1.25 - (0.75 - 1))
    chances = floats(2)
    corrected.chances(table.state, chances, floats(len(FEATURES.names)))
    assert chances[A] + chances[B] == pytest.approx(1)
    assert log(chances[A] / chances[B]) == pytest.approx(corrected.stands(table.state, A))
    assert Appraiser({3: Correction(2, SMALL)}).stands(table.state, A) == plain.stands(table.state, A)  # another count


def test_odds_are_against_all_others_together() -> None:
    worths = floats(3)
    worths[0], worths[1], worths[2] = log(3), log(2), log(4)
    assert odds(worths, 3, 0) == pytest.approx(log(3 / 6))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_nets_that_are_shipped_see_that_more_is_better(seats: int) -> None:
    ahead = position(BOARD, captured=TAKEN, seats=seats, round_=4)
    assert APPRAISER.stands(ahead.state, A) > 0  # more than all others together
    assert all(APPRAISER.stands(ahead.state, seat) < 0 for seat in range(1, seats))


# --- its file ---


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "2.net"
    written(path, {"players": 2}, 2, SMALL)
    inputs = floats(INPUTS)
    inputs[NUMBERS.index("captured")] = 2.0
    assert load(path).of(inputs, floats(MOST_UNITS)) == 2 * 0.5 - 1


def test_a_net_that_learned_from_other_numbers_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "2.net"
    written(path, {}, 2, SMALL)
    path.write_bytes(path.read_bytes().replace(b'"duty"', b'"debt"'))
    with pytest.raises(DataError, match="other numbers"):
        load(path)


def test_a_net_of_another_size_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "2.net"
    written(path, {}, 3, SMALL)
    with pytest.raises(DataError, match="no net of 3 units"):
        load(path)
