"""Standing orders: to deflect with a card, or to let things happen, said before anybody asks."""

from __future__ import annotations

import pytest

from games.kit import play
from stolik.engine import orders
from stolik.engine.chain import seed_of
from stolik.engine.errors import CannotUndo, Refused
from stolik.engine.table import Table
from stolik.games.cheers import GAME
from stolik.games.cheers.state import ACTIVE

from .conftest import Press
from .positions import SPARE, X, Y, asked, lay, position, tower


def announced(new: Press, shield: str) -> tuple[Table, str]:
    """X is about to lay a minion on Y's tower; Y holds an order that deflects."""
    card = new()
    table = position({}, {(0, 1): new()}, {}, hands=[f"{card} {SPARE}", f"{shield} {new()}", new()])
    play(table, (X, f"play {card}"), (X, lay((0, 2), Y)))
    assert asked(table) == ("deflecting", (Y,))
    return table, card


@pytest.mark.rule("TC.D1")
def test_what_is_announced_stands_as_soon_as_somebody_may_deflect_it(new: Press) -> None:
    table, _ = announced(new, new.order("deflect"))
    assert table.can_undo is None
    with pytest.raises(CannotUndo):
        table.undo(X)


@pytest.mark.rule("TC.D1")
def test_an_order_deflects_what_it_is_bound_to(new: Press) -> None:
    shield = new.order("deflect")
    table, card = announced(new, shield)
    minions = orders.give(table, Y, f"deflect {shield}", {"what": "minion"})
    swaps = orders.give(table, Y, f"deflect {shield}", {"what": "swap"})
    letting = orders.give(table, Y, "pass", {})
    assert orders.ordered(table, [letting, swaps]) == letting
    assert orders.ordered(table, [letting, minions]) == minions  # who acts comes first
    table.apply(Y, minions.do)
    assert asked(table) == ("where", (Y,))
    assert orders.lasting(table, [minions, letting]) == [letting]  # the card is gone
    play(table, (Y, lay((0, 1), Y + 1)))
    assert card not in tower(table, Y).values()


@pytest.mark.rule("TC.D1")
def test_only_a_card_that_deflects_and_is_in_hand_can_be_promised(new: Press) -> None:
    shield, other = new.order("deflect"), new.order("deflect")
    table, _ = announced(new, shield)
    for do, where in ((f"deflect {other}", {}), (f"deflect {shield}", {"what": "rain"}), ("play", {})):
        with pytest.raises(Refused) as caught:
            orders.give(table, Y, do, where)
        assert caught.value.rule == "STOLIK.order"


@pytest.mark.rule("TC.D1", "TC.T1")
def test_to_let_things_happen_lapses_with_the_own_turn(new: Press) -> None:
    table, _ = announced(new, new.order("deflect"))
    letting = orders.give(table, Y, "pass", {})
    table.apply(Y, letting.do)
    assert orders.lasting(table, [letting]) == [letting]
    while table.state[ACTIVE] != Y:
        assert table.pending is not None
        (seat,) = table.pending.seats
        table.apply(seat, table.options(seat)[0].id)
    assert orders.lasting(table, [letting]) == []


@pytest.mark.rule("TC.V8")
def test_where_all_build_at_once_there_is_nothing_to_order() -> None:
    table = Table(GAME, 2, {"variant": "pedro"}, seed_of(1))
    assert orders.possible(table, X) == []
