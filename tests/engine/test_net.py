"""A net by hand: what is on, what it adds up to, and how a search follows it."""

from __future__ import annotations

import json
import tracemalloc
import zlib
from dataclasses import replace
from math import exp
from pathlib import Path
from random import Random

import pytest

from stolik.engine.encoding import Encoding
from stolik.engine.errors import BadNet
from stolik.engine.imagining import imagined
from stolik.engine.inputs import Inputs
from stolik.engine.kit import floats
from stolik.engine.knowledge import Knowledge
from stolik.engine.net import Net, NetCore, NetWeights
from stolik.engine.netfile import Header, inputs_of, load, loaded, rewrite, write
from stolik.engine.playing import Playing
from stolik.engine.search import Search
from stolik.engine.state import State
from toys import LEDUC
from toys.leduc import BOARD, CALL, DECK, HAND, RAISE

INPUTS = Inputs(LEDUC.rules, 2)
UNITS, OUTER = 12, 12


def dealt(own: int = 4, other: int = 0) -> Playing:
    """Right after the deal, the first seat with K1 and the other with J1 if nothing else is said."""
    start = LEDUC.rules.start(2, {})
    playing = Playing.begin(LEDUC.rules, start, Knowledge.begin(start), 1, 0)
    g = playing.g
    for zone in (HAND, HAND + 1):
        g.move(g.cards(zone)[0], zone, DECK)
    g.move(own, DECK, HAND)
    g.move(other, DECK, HAND + 1)
    return playing


def names(g: State, seat: int) -> set[str]:
    """What is on, by the span and the place in it."""
    found = set()
    for number in INPUTS.listed(g, seat):
        name, start = [span for span in INPUTS.spans if span[1] <= number][-1]
        found.add(f"{name}+{number - start}")
    return found


def test_inputs_are_what_the_seat_sees_turned_to_it() -> None:
    """Both have put in one chip: the first input of a count that is not 0. Nobody looks into the deck of four cards.

    Below the bet pend the open card, the second bet and the showdown.
    """
    g = dealt().g
    step = g.pending_step()
    both = {"bets+0", "bets+13", "deck size+3", "of by+1", "below+0", "below+1", "below+2"}
    assert names(g, 0) == both | {"hand/0+4", "hand/0 size+0", "hand/1+0", "hand/1 size+0"} | {
        f"asked+{2 * step}",
        "of seat+0",
    }
    assert names(g, 1) == both | {"hand/0+0", "hand/0 size+0", "hand/1+4", "hand/1 size+0"} | {
        f"asked+{2 * step + 1}",
        "of seat+1",
    }


def test_a_key_multiplies_what_is_said_in_words() -> None:
    """With a king in hand each value is on once more, among those of that king."""
    keyed = Inputs(LEDUC.rules, 2, key="hand")
    g = dealt().g
    plain = {number for number in INPUTS.listed(g, 0) if number < INPUTS.words}
    more = set(keyed.listed(g, 0)) - set(INPUTS.listed(g, 0))
    assert more == {keyed.first_by_key + 4 * int(keyed.words) + number for number in plain}
    assert len(plain) == 2 + 1 + 2 + 3  # bets, who is asked, by how much and whom, what pends below


def test_what_is_left_out_is_not_on() -> None:
    seen = Inputs(LEDUC.rules, 2, unseen=("bets", "deck")).spans
    assert not {"bets", "deck", "deck size"} & {name for name, _ in seen}


def weights(**changes: object) -> NetWeights:
    """All nothing, but for what is said."""
    given: dict[str, object] = {
        "first": [[0] * UNITS for _ in range(int(INPUTS.size))],
        "numbers": [],
        "biases": [0] * UNITS,
        "shift": 0,
        "second": [[0] * OUTER for _ in range(UNITS)],
        "second_biases": [0] * OUTER,
        "last": [0.0] * OUTER,
        "last_bias": 0.0,
        "scales": [],
        "prior": [],
    }
    return NetWeights(**(given | changes))  # type: ignore[arg-type]


def own_king(weight: int, unit: int = 0) -> list[list[int]]:
    """The first layer's rows where only K1 in the own hand counts."""
    rows = [[0] * UNITS for _ in range(int(INPUTS.size))]
    rows[dict(INPUTS.spans)["hand/0"] + 4][unit] = weight
    return rows


def straight(unit: int = 0) -> dict[str, object]:
    """A unit of the first layer goes on as it is, and counts two in log-odds."""
    second = [[0] * OUTER for _ in range(UNITS)]
    second[unit][0] = 64
    return {"second": second, "last": [2.0] + [0.0] * (OUTER - 1)}


def chance(found: NetWeights, playing: Playing, residual: float = 0.0) -> float:
    net = Net(NetCore(LEDUC.thinking.evaluator, INPUTS, found, residual, 0, 0.5, 0.0))
    out = floats(2)
    net.chances(playing.g, out, floats(8))
    assert out[0] + out[1] == pytest.approx(1)
    return out[0]


@pytest.mark.parametrize(
    ("weight", "unit"),
    [(127, 1.0), (254, 1.0), (-50, 0.0), (64, 63 / 127)],  # 64 * 64 // 64 = 64 in the second layer: 64 of 127 steps
)
def test_a_unit_goes_from_nothing_to_one(weight: int, unit: float) -> None:
    expected = 64 / 127 if weight == 64 else unit
    assert chance(weights(first=own_king(weight), **straight()), dealt()) == pytest.approx(1 / (1 + exp(-2 * expected)))
    assert chance(weights(first=own_king(weight), **straight()), dealt(own=2)) == 0.5  # a queen is no king


@pytest.mark.parametrize("unit", range(UNITS))
def test_units_that_stand_side_by_side_do_not_touch_each_other(unit: int) -> None:
    """The neighbours of a unit in its word get much, in one direction and in the other."""
    first = own_king(127, unit)
    row = first[dict(INPUTS.spans)["hand/0"] + 4]
    for other in range(UNITS):
        if other != unit:
            row[other] = -30_000 if other % 2 else 30_000
    assert chance(weights(first=first, **straight(unit)), dealt()) == pytest.approx(1 / (1 + exp(-2)))
    row[unit] = -1
    assert chance(weights(first=first, **straight(unit)), dealt()) == 0.5


def test_finer_weights_are_shifted_back() -> None:
    """127 steps, of which each has been cut into 16."""
    found = weights(first=own_king(127 * 16), shift=4, **straight())
    assert chance(found, dealt()) == pytest.approx(1 / (1 + exp(-2)))


def test_any_net_comes_to_what_its_numbers_say() -> None:
    """Beside the same in plain whole numbers, one unit after another."""
    random = Random(5)
    first = [[random.randint(-900, 900) for _ in range(UNITS)] for _ in range(int(INPUTS.size))]
    second = [[random.randint(-127, 127) for _ in range(OUTER)] for _ in range(UNITS)]
    biases = [random.randint(-500, 2000) for _ in range(UNITS)]
    second_biases = [random.randint(-5000, 5000) for _ in range(OUTER)]
    last = [random.uniform(-1, 1) for _ in range(OUTER)]
    found = weights(
        first=first, second=second, biases=biases, second_biases=second_biases, last=last, shift=3, last_bias=0.25
    )
    for own in (2, 3, 4, 5):
        playing = dealt(own=own)
        on = INPUTS.listed(playing.g, 0)
        units = [min(127, max(0, biases[j] + sum(first[i][j] for i in on)) >> 3) for j in range(UNITS)]
        outer = [
            min(127, max(0, second_biases[k] + sum(units[j] * second[j][k] for j in range(UNITS))) >> 6)
            for k in range(OUTER)
        ]
        better = 0.25 + sum(last[k] * outer[k] / 127 for k in range(OUTER))
        assert chance(found, playing) == pytest.approx(1 / (1 + exp(-better)))


def test_it_corrects_the_own_evaluator_by_what_that_measures() -> None:
    """A net that says nothing leaves it as it is."""
    playing = dealt()
    out = floats(2)
    LEDUC.thinking.evaluator.chances(playing.g, out, floats(8))
    assert out[0] != 0.5
    assert chance(weights(), playing, residual=1.0) == pytest.approx(out[0])
    assert chance(weights(last_bias=1.0), playing, residual=1.0) == pytest.approx(1 / (1 + exp(-1) * out[1] / out[0]))


def test_numbers_are_factors_of_their_weights() -> None:
    """A number of 1, 16 sixteenths, times 8 is 128, and a unit ends at 127; half of it is 64 of 127 steps."""
    own = LEDUC.thinking.evaluator
    known = len(own.numbers)
    playing = dealt()
    measured = floats(known)
    own.measure(playing.g, 0, measured)
    rows = [[0] * UNITS for _ in range(known)]
    rows[0][0] = 8
    for factor, unit in ((1.0, 1.0), (0.5, 64 / 127), (-1.0, 0.0)):
        scales = [factor / measured[0]] + [0.0] * (known - 1)
        found = weights(numbers=rows, scales=scales, **straight())
        assert chance(found, playing) == pytest.approx(1 / (1 + exp(-2 * unit)))


# --- the prior ---


def guided(likely: dict[int, float], trust: float = 1.0) -> Net:
    """A net that finds all positions alike, and some answers of the first step likelier than others."""
    encoding = Encoding(LEDUC.rules, 2)
    step = dealt().step
    prior = [0.0] * (int(encoding.fixed) * OUTER)
    for option, better in likely.items():
        prior[int(encoding.action(step, 0, option, 0)) * OUTER] = better
    found = weights(biases=[127] * UNITS, prior=prior, second_biases=[127 * 64] + [0] * (OUTER - 1))
    return Net(NetCore(LEDUC.thinking.evaluator, INPUTS, found, 0.0, 0, 0.5, trust))


def test_answers_are_as_likely_as_their_rows_say() -> None:
    """Call has one more than raise, in log-odds; at first nobody can fold."""
    playing = dealt()
    out = floats(2)
    assert guided({CALL: 1.0}).likely(playing.g, 0, playing.options, out)
    assert playing.options.to_list() == [CALL, RAISE]
    assert list(out) == pytest.approx([exp(1) / (1 + exp(1)), 1 / (1 + exp(1))])


def test_a_search_tries_first_and_most_what_looks_likely() -> None:
    for favourite, other in ((CALL, RAISE), (RAISE, CALL)):
        playing = dealt()
        worlds = imagined(playing.g, playing.knowledge, playing.seat)
        search = Search(LEDUC.rules, guided({favourite: 3.0}), worlds, 0, 1, 0, 0.5)
        search.run(1, 0.0)
        assert [option for option, _, _ in search.tried()] == [favourite]
        search.run(99, 0.0)
        visits = {option: visits for option, visits, _ in search.tried()}
        assert visits[favourite] > 2 * visits.get(other, 0)


# --- files ---


def header(**changes: object) -> Header:
    inputs = inputs_of(LEDUC, 2)
    found = Header(
        "leduc", LEDUC.rulebook.version, 2, inputs.seal, int(inputs.size), (UNITS, OUTER), (), 0.0, 0, 0, 0.5, 0.0
    )
    return replace(found, **changes)  # type: ignore[arg-type]


def test_a_net_comes_back_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "2.net"
    write(path, INPUTS, header(), weights(first=own_king(127), **straight()))
    core = load(path, LEDUC)
    net = Net(core)
    out = floats(2)
    net.chances(dealt().g, out, floats(8))
    assert out[0] == pytest.approx(1 / (1 + exp(-2)))
    assert (core.cut, core.exploration) == (0, 0.5)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "raverun"}, "is a net for raverun"),
        ({"seats": 3}, "with 3"),
        ({"rules": 99}, "version 99 of the rules"),
        ({"seal": "0"}, "other inputs"),
        ({"numbers": ("luck",)}, "other numbers"),
        ({"units": (UNITS, 9)}, "damaged"),
        ({"units": (UNITS, 99)}, "is no net"),
        ({"units": (UNITS,)}, "is no net"),
        ({"shift": 70}, "is no net"),
        ({"cut": "0"}, "is no net"),
        ({"trust": float("nan")}, "is no net"),
        ({"actions": 10**9}, "damaged"),
        ({"format": 2}, "has format 2"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(tmp_path: Path, changes: dict[str, object], said: str) -> None:
    path = tmp_path / "2.net"
    write(path, INPUTS, header(), weights())
    rewrite(path, header(**changes))
    with pytest.raises(BadNet, match=said):
        load(path, LEDUC)


@pytest.mark.parametrize("data", [b"", b"{}\n", b"[1]\nxx", b"\xff\xfe\n"])
def test_what_is_no_net_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "2.net"
    path.write_bytes(data)
    with pytest.raises(BadNet, match="is no net"):
        load(path, LEDUC)
    with pytest.raises(BadNet, match="there is no net"):
        loaded(tmp_path / "3.net", LEDUC)


def test_a_file_that_was_cut_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "2.net"
    write(path, INPUTS, header(), weights())
    path.write_bytes(path.read_bytes()[:-5])
    with pytest.raises(BadNet, match="damaged"):
        load(path, LEDUC)


def test_a_net_that_never_ends_is_not_unpacked(tmp_path: Path) -> None:
    """A gigabyte of nothing in a megabyte: no more is unpacked than a net of this size can have."""
    path = tmp_path / "2.net"
    path.write_bytes(header().line() + zlib.compress(bytes(10**8), 9))
    tracemalloc.start()
    with pytest.raises(BadNet, match="damaged"):
        load(path, LEDUC)
    assert tracemalloc.get_traced_memory()[1] < 10**7
    tracemalloc.stop()


@pytest.mark.parametrize(
    ("prior", "said"),
    [
        ([0.0] * OUTER, "other answers"),
        ([float("nan")] * (OUTER * int(Encoding(LEDUC.rules, 2).fixed)), "damaged"),
    ],
)
def test_a_prior_of_other_answers_or_of_no_numbers_is_refused(tmp_path: Path, prior: list[float], said: str) -> None:
    path = tmp_path / "2.net"
    write(path, INPUTS, header(trust=0.5, actions=len(prior) // OUTER), weights(prior=prior))
    with pytest.raises(BadNet, match=said):
        load(path, LEDUC)


def test_a_sum_may_not_leave_its_lane(tmp_path: Path) -> None:
    """Of all inputs together, and of the second layer with every unit at its highest: 66 x 127 x 127 is too much."""
    first = [[0] * UNITS for _ in range(int(INPUTS.size))]
    for row in first[:40]:
        row[3] = 30_000  # 1,200,000 in all
    with pytest.raises(BadNet, match="unit 4 are too great"):
        write(tmp_path / "2.net", INPUTS, header(), weights(first=first))
    with pytest.raises(BadNet, match="unit 1 of the second layer"):
        write(tmp_path / "2.net", INPUTS, header(), weights(second_biases=[2**20] + [0] * (OUTER - 1)))


def test_a_new_file_is_read_anew(tmp_path: Path) -> None:
    path = tmp_path / "2.net"
    write(path, INPUTS, header(), weights())
    first = loaded(path, LEDUC)
    again = loaded(path, LEDUC)
    assert again.core is first.core
    assert again is not first  # each has room of its own for what it calculates
    data = path.read_bytes()
    path.unlink()
    path.write_bytes(data)
    rewrite(path, replace(header(), exploration=0.25))
    assert loaded(path, LEDUC).core.exploration == 0.25
    assert json.loads(path.read_bytes().partition(b"\n")[0])["game"] == "leduc"


def test_both_seats_see_mirrored_positions_alike() -> None:
    """Whoever is asked with K1 against J1 has the same chances, whichever seat it is."""
    random = Random(2)
    first = [[random.randint(-900, 900) for _ in range(UNITS)] for _ in range(int(INPUTS.size))]
    found = weights(first=first, **straight())
    net = Net(NetCore(LEDUC.thinking.evaluator, INPUTS, found, 0.0, 0, 0.5, 0.0))
    here, there = dealt(4, 0), dealt(0, 4)
    assert len(here.g.cards(BOARD)) == 0
    there.answer(CALL)
    looks = [net.look(here.g, 0), net.look(there.g, 1)]
    assert names(here.g, 0) - names(there.g, 1) == set()
    assert looks[0] == looks[1]
