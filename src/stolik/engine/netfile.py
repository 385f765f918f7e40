"""Files of nets: a line of JSON that says what the net is for and where it came from, then its weights, deflated.

Sixteen bits a weight, little-endian; the few weights that are real numbers take 32. A file that does not fit the
game's rules or what it declares is refused with a sentence, and whoever asked plays with the game's own evaluator.
"""

from __future__ import annotations

import json
import zlib
from array import array
from dataclasses import asdict, dataclass, field
from math import isfinite
from pathlib import Path
from sys import byteorder
from typing import Any

from stolik.engine.errors import BadNet
from stolik.engine.game import Game
from stolik.engine.inputs import Inputs
from stolik.engine.net import FACTOR, FARTHEST, HALF, TOP, Net, NetCore, NetWeights

FORMAT = 1
MOST = 1_500_000  # bytes of a file
LONGEST_HEADER = 16_384
MOST_UNITS = 63  # of a layer: more would leave their lanes
MOST_SHIFT = 4
MOST_REAL = 100.0  # of what is tuned


@dataclass(frozen=True)
class Header:
    """What a net is. `training` and `gate` tell how it was made and what it was tried against."""

    game: str
    rules: int  # version
    seats: int
    seal: str  # of the inputs
    inputs: int
    units: tuple[int, int]
    numbers: tuple[str, ...]  # the own evaluator's, that are inputs
    residual: float
    shift: int
    cut: int
    exploration: float
    trust: float  # how far a search follows the prior
    actions: int = 0  # rows of the prior
    training: dict[str, Any] = field(default_factory=dict)
    gate: dict[str, Any] = field(default_factory=dict)
    format: int = FORMAT

    def line(self) -> bytes:
        return json.dumps(asdict(self), separators=(",", ":")).encode() + b"\n"


def inputs_of(game: Game, seats: int) -> Inputs:
    return Inputs(game.rules, seats, game.thinking.key, game.thinking.unseen)


def write(path: Path, inputs: Inputs, header: Header, weights: NetWeights) -> None:
    check_lanes(inputs, weights)
    whole = array("h")
    for rows in (weights.first, weights.numbers, weights.second):
        for row in rows:
            whole.extend(row)
    long = array("i", [*weights.biases, *weights.second_biases])
    real = array("f", [*weights.last, weights.last_bias, *weights.scales, *weights.prior])
    if byteorder == "big":
        for values in (whole, long, real):
            values.byteswap()
    body = zlib.compress(whole.tobytes() + long.tobytes() + real.tobytes(), 9)
    head = header.line()
    if len(head) + len(body) > MOST:
        raise BadNet(f"a net may have {MOST} bytes, and this one has {len(head) + len(body)}")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(head + body)


def rewrite(path: Path, header: Header) -> None:
    """Another header before the same weights."""
    _, _, body = path.read_bytes().partition(b"\n")
    path.write_bytes(header.line() + body)


def check_lanes(inputs: Inputs, weights: NetWeights) -> None:
    """No sum may leave its lane, whatever is on."""
    numbers = int(FARTHEST * FACTOR)
    for unit, bias in enumerate(weights.biases):
        most = abs(bias) + inputs.most([abs(row[unit]) for row in weights.first])
        if most + sum(numbers * abs(row[unit]) for row in weights.numbers) >= HALF:
            raise BadNet(f"the weights of unit {unit + 1} are too great together")
    for unit, bias in enumerate(weights.second_biases):
        if abs(bias) + sum(TOP * abs(row[unit]) for row in weights.second) >= HALF:
            raise BadNet(f"the weights of unit {unit + 1} of the second layer are too great together")


def read_header(path: Path) -> Header:
    return _open(path)[0]


def _open(path: Path) -> tuple[Header, bytes]:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadNet(f"there is no net {path}: {error.strerror}") from None
    head, _, body = data[: LONGEST_HEADER + MOST].partition(b"\n")
    try:
        said = json.loads(head)
        said["units"] = tuple(said["units"])
        said["numbers"] = tuple(said["numbers"])
        header = Header(**said)
    except (ValueError, TypeError, KeyError):
        raise BadNet(f"{path} is no net") from None
    if header.format != FORMAT:
        raise BadNet(f"{path} has format {header.format}, and this program reads format {FORMAT}")
    if not _is_sound(header):
        raise BadNet(f"{path} is no net")
    return header, body


def _is_sound(header: Header) -> bool:
    """A file may come from anybody: are these numbers that a net can have?"""
    whole = (header.rules, header.seats, header.inputs, *header.units, header.shift, header.cut, header.actions)
    real = (header.residual, header.exploration, header.trust)
    return (
        all(type(number) is int and number >= 0 for number in whole)
        and all(type(number) in (int, float) and 0 <= number < MOST_REAL for number in real)
        and len(header.units) == 2
        and all(0 < units <= MOST_UNITS for units in header.units)
        and header.shift <= MOST_SHIFT
    )


def load(path: Path, game: Game) -> NetCore:
    """A net for the game it was made for."""
    header, body = _open(path)
    if header.game != game.id or header.seats not in game.players:
        raise BadNet(f"{path} is a net for {header.game} with {header.seats}")
    if header.rules != game.rulebook.version:
        raise BadNet(f"{path} was made for version {header.rules} of the rules, and these are {game.rulebook.version}")
    inputs = inputs_of(game, header.seats)
    own = game.thinking.evaluator
    if (header.seal, header.inputs) != (inputs.seal, int(inputs.size)):
        raise BadNet(f"{path} was made for other inputs than {game.id} has now: it has to be trained anew")
    if list(header.numbers) not in ([], own.numbers):
        raise BadNet(f"{path} was made beside an evaluator with other numbers: it has to be trained anew")
    rows = header.inputs + len(header.numbers) + header.units[1]
    most = 4 * (rows * (header.units[0] + 1) + (header.actions + 4) * (header.units[1] + 1))  # more than there can be
    try:
        weights = _unpacked(header, zlib.decompressobj().decompress(body, most))
    except (zlib.error, ValueError, IndexError):
        raise BadNet(f"{path} is damaged") from None
    if not all(map(isfinite, (*weights.last, weights.last_bias, *weights.scales, *weights.prior))):
        raise BadNet(f"{path} is damaged")
    check_lanes(inputs, weights)
    core = NetCore(own, inputs, weights, header.residual, header.cut, header.exploration, header.trust)
    if core.encoding is not None and header.actions != core.encoding.fixed:
        raise BadNet(f"{path} was made for other answers than {game.id} has now: it has to be trained anew")
    return core


def _unpacked(header: Header, data: bytes) -> NetWeights:
    units, outer = header.units
    known = len(header.numbers)
    whole = array("h")
    long = array("i")
    real = array("f")
    count = 2 * (units * (header.inputs + known) + outer * units)
    whole.frombytes(data[:count])
    long.frombytes(data[count : count + 4 * (units + outer)])
    real.frombytes(data[count + 4 * (units + outer) :])
    if byteorder == "big":
        for values in (whole, long, real):
            values.byteswap()
    if len(real) != outer + 1 + known + header.actions * outer:
        raise ValueError("other weights than the header says")
    rows = header.inputs + known

    def table(first: int, many: int, width: int) -> list[list[int]]:
        return [list(whole[first + row * width : first + (row + 1) * width]) for row in range(many)]

    return NetWeights(
        table(0, header.inputs, units),
        table(units * header.inputs, known, units),
        list(long[:units]),
        header.shift,
        table(units * rows, units, outer),
        list(long[units:]),
        list(real[:outer]),
        real[outer],
        list(real[outer + 1 : outer + 1 + known]),
        list(real[outer + 1 + known :]),
    )


_kept: dict[tuple[str, str], tuple[int, NetCore]] = {}


def loaded(path: Path, game: Game) -> Net:
    """The same, ready to play with. Reading takes some time, so it is kept as long as the file stays as it is."""
    try:
        stamp = path.stat().st_mtime_ns
    except OSError as error:
        raise BadNet(f"there is no net {path}: {error.strerror}") from None
    known = _kept.get((str(path), game.id))
    if known is None or known[0] != stamp:
        known = _kept[str(path), game.id] = stamp, load(path, game)
    return Net(known[1])
