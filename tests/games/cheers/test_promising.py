"""What a search tries first, by hand from the rules."""

from __future__ import annotations

import pytest

from stolik.engine.kit import Options, floats
from stolik.engine.loop import options_of
from stolik.engine.table import Table
from stolik.games.cheers import GAME
from stolik.games.cheers.features import FEATURES
from stolik.games.cheers.promising import SAME

from .conftest import Press
from .positions import SPARE, X, Y, lay, position


def promised(table: Table, seat: int) -> dict[str, float]:
    options = Options()
    options_of(GAME.rules, table.state, seat, options)
    out = floats(options.count)
    FEATURES.promise(table.state, options, out)
    texts = {option.id: option.text for option in table.options(seat)}
    return {texts[options.at(i)]: out[i] for i in range(options.count)}


def test_promising_cells_are_high_and_safe_in_the_own_tower() -> None:
    """The jack hammer, worth 2, strikes down: at home on the lone walltor he gains 4 and endangers 1, beside him he
    gains 2, on one side as on the other. The same in the other tower is to the other's good: a loss."""
    table = position({(0, 1): "walltor"}, {(0, 1): "accountant"}, hands=["jack-hammer", ""])
    table.apply(X, "play jack-hammer")
    found = promised(table, X)
    assert found[lay((0, 2))] == pytest.approx(3)
    assert max(found[lay((-1, 1))], found[lay((1, 1))]) == pytest.approx(2)
    assert max(found[lay((-1, 1), tower=Y)], found[lay((1, 1), tower=Y)]) == pytest.approx(-2)


def test_of_several_rivals_one_alone_gains_less_than_oneself() -> None:
    """Half of what one of two rivals gets is lost."""
    table = position({}, {}, {}, hands=["jack-hammer", "", ""])
    table.apply(X, "play jack-hammer")
    assert promised(table, X)[lay((0, 1), tower=Y)] == pytest.approx(-1)


@pytest.mark.rule("TC.P2")
def test_cells_where_the_same_happens_are_as_good_as_one(new: Press) -> None:
    """Nobody has arrows, so left and right of the one who stands there are the same; above is another level."""
    stone, brick = new(value=2), new(value=3)
    table = position({(0, 1): stone}, {}, hands=[f"{brick} {SPARE}", ""])
    table.apply(X, f"play {brick}")
    found = promised(table, X)
    beside = [found[lay((-1, 1))], found[lay((1, 1))]]
    assert found[lay((0, 2))] == pytest.approx(6)
    assert sorted(beside) == pytest.approx([3 - SAME, 3])


@pytest.mark.rule("TC.M6")
def test_cells_where_something_else_happens_are_not_the_same(new: Press) -> None:
    """An arrow to the left strikes the 2 on its right only from there: 3 against 3 - 2."""
    stone, archer = new(value=2), new("L1", value=3)
    table = position({(0, 1): stone}, {}, hands=[f"{archer} {SPARE}", ""])
    table.apply(X, f"play {archer}")
    found = promised(table, X)
    assert (found[lay((-1, 1))], found[lay((1, 1))]) == pytest.approx((3, 1))


def test_a_card_promises_what_its_best_cell_does(new: Press) -> None:
    """On the stone the brick brings 3 x 2; the pebble 1 x 2. Nothing that an order could do here brings anything."""
    stone, brick, pebble, rage = new(value=2), new(value=3), new(), new.order("aggression")
    table = position({(0, 1): stone}, {}, hands=[f"{brick} {pebble} {rage}", ""])
    assert promised(table, X) == pytest.approx({f"play {brick}": 6, f"play {pebble}": 2, f"play {rage}": 0})


@pytest.mark.rule("TC.O1", "TC.O2")
def test_whoever_is_moved_off_a_tower_comes_down(new: Press) -> None:
    """Y's tower: 3 on 2 on 1. Pushed off from the top, the 3 falls two levels (6); from the middle the 2 falls one
    and the 3 above follows (2 + 3); from the bottom nobody below falls, but two follow (2 + 3)."""
    one, two, three, push = new(value=1), new(value=2), new(value=3), new.order("move 1,0")
    tower = {(0, 1): one, (0, 2): two, (0, 3): three}
    table = position({}, tower, hands=[f"{push} {SPARE}", ""])
    table.apply(X, f"play {push}")
    found = promised(table, X)
    assert [found[f"move 2:0,{level} by 1,0"] for level in (3, 2, 1)] == pytest.approx([6, 5, 5])


@pytest.mark.rule("TC.TR4")
def test_a_flyer_stays_where_it_is_pushed(new: Press) -> None:
    bird, stone, push = new(traits="flying", value=3), new(value=1), new.order("move 1,0")
    table = position({}, {(0, 1): stone, (0, 2): bird}, hands=[f"{push} {SPARE}", ""])
    table.apply(X, f"play {push}")
    assert promised(table, X)["move 2:0,2 by 1,0"] == 0


@pytest.mark.rule("TC.O4")
def test_two_that_swap_change_their_levels(new: Press) -> None:
    """The 3 comes down by one and the 1 goes up: Y loses 2, and X would gain as much the other way round."""
    one, three, low, high, turn = new(value=1), new(value=3), new(value=1), new(value=3), new.order("swap 0,1")
    table = position({(0, 1): high, (0, 2): low}, {(0, 1): one, (0, 2): three}, hands=[f"{turn} {SPARE}", ""])
    table.apply(X, f"play {turn}")
    assert promised(table, X) == pytest.approx({"swap 1:0,1": 2, "swap 2:0,1": 2})


@pytest.mark.rule("TC.T2")
def test_whoever_throws_begins_with_the_least(new: Press) -> None:
    """To keep all comes first, then the 1, and an order last."""
    pebble, brick, rage = new(), new(value=2), new.order("aggression")
    table = position({}, {}, hands=[f"{pebble} {brick} {rage}", ""], todo=[("throw", X, 0, 0)])
    found = promised(table, X)
    assert found == pytest.approx({"keep": 0, f"throw {pebble}": -1, f"throw {brick}": -2, f"throw {rage}": -3})
