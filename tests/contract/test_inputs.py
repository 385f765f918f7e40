"""What a net sees of a position, in every game and at every table; and the nets that come with the games."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from stolik import games
from stolik.bots.minds import mind, shipped
from stolik.engine.game import Game
from stolik.engine.inputs import Inputs
from stolik.engine.kit import floats
from stolik.engine.layout import NOBODY
from stolik.engine.netfile import MOST, inputs_of, read_header

from .games import Case
from .play import walk

LOOKS = 12  # positions of a game

_made: dict[tuple[str, int], Inputs] = {}


def inputs(case: Case) -> Inputs:
    key = case.game.id, case.seats
    if key not in _made:
        _made[key] = inputs_of(case.game, case.seats)
    return _made[key]


def test_inputs_are_numbers_within_their_bounds_and_on_once(case: Case) -> None:
    """But for what pends, and what a table says of cards that have something in common."""
    found = inputs(case)
    spans = dict(found.spans)
    often = set(range(spans["below"], spans["below"] + len(case.game.rules.steps)))
    for first, end, _ in found._crowds:
        often |= set(range(first, end))
    seen = set()
    tables = [table.clone() for table in walk(case, 3)]
    for table in tables[:: 1 + len(tables) // LOOKS]:
        for seat in range(case.seats):
            on = [number for number in found.listed(table.state, seat) if number not in often]
            assert len(on) == len(set(on))
            assert all(0 <= number < found.size for number in on)
            seen.add((seat, tuple(on)))
    assert len(seen) >= len(
        tables[:: 1 + len(tables) // LOOKS]
    )  # positions look different, and so they do to each seat


def test_nobody_tells_a_net_what_lies_where_nobody_looks(case: Case) -> None:
    """A world that a search imagines has made that up: only how many there are is an input."""
    found = inputs(case)
    spans = [*found.spans, ("", int(found.size))]
    width = {name: after - start for (name, start), (_, after) in pairwise(spans)}
    hidden = [zone.label for zone in case.game.rules.layout.zones if zone.sees == NOBODY and zone.label in width]
    assert all(width[label] == 0 for label in hidden)


@pytest.mark.parametrize(
    "path", sorted(Path(games.__file__).parent.glob("*/nets/*.net")), ids=lambda path: str(path)[-20:]
)
def test_a_net_that_comes_with_a_game_fits_it(path: Path) -> None:
    game = games.get(path.parent.parent.name)
    assert path.stat().st_size <= MOST
    if game.thinking.own_bot is not None:
        return
    header = read_header(path)
    assert (header.game, header.seats) == (game.id, int(path.stem))
    assert header.gate["share"] > 1 / header.seats
    assert shipped(game, header.seats) == path


def test_the_best_mind_of_a_game_judges_by_its_net(game: Game) -> None:
    """All chances together are one; whoever asks for the own judgement gets that."""
    for seats in game.players:
        if shipped(game, seats) is None or game.thinking.own_bot is not None:
            continue
        found = mind(game, seats)
        assert found.evaluator is not game.thinking.evaluator
        assert mind(game, seats, "own").evaluator is game.thinking.evaluator
        case = Case(game, seats, game.settle(seats, {}))
        out, scratch = floats(seats), floats(len(found.evaluator.weights))
        for table in [table.clone() for table in walk(case, 1)][:-1:7]:
            found.evaluator.chances(table.state, out, scratch)
            assert sum(out[seat] for seat in range(seats)) == pytest.approx(1)
            assert all(0 < out[seat] < 1 for seat in range(seats))
