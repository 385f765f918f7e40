"""A turn: two plays, a step, a discard, and the cards that come back."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play, refusal

from .conftest import Press
from .positions import SPARE, X, Y, Z, asked, lay, position, tower, zone


@pytest.mark.rule("TC.T1", "TC.T2", "TC.T4")
def test_the_five_steps_in_their_order(new: Press) -> None:
    one, two, three = new(), new(), new()
    table = position({}, {}, hands=[f"{one} {two} {three}", SPARE], dice=[0, 0, 0])
    assert asked(table) == ("play_card", (X,))
    play(table, (X, f"play {one}"), (X, lay((0, 1))))
    assert asked(table) == ("play_card", (X,))
    play(table, (X, f"play {two}"), (X, lay((1, 1))))
    assert asked(table) == ("climb", (X,))
    play(table, (X, "climb 1:0,1"))
    assert asked(table) == ("throw", (X,))
    assert choices(table) == {"keep", f"throw {three}"}
    play(table, (X, f"throw {three}"))
    assert zone(table, "discard") == {three}
    assert len(events(table, "drew")) == 3
    assert asked(table) == ("play_card", (Y,))


@pytest.mark.rule("TC.T1")
def test_the_two_plays_are_compulsory(new: Press) -> None:
    card = new()
    table = position({}, {}, hands=[f"{card} {SPARE}"])
    assert choices(table) == {f"play {card}", f"play {SPARE}"}
    assert refusal(table, X, f"play {new()}") == "TC.T1"  # not in hand


@pytest.mark.rule("TC.T2")
def test_at_most_one_card_is_discarded(new: Press) -> None:
    one, two = new(), new()
    todo = [("next_player", 0, 0, 0), ("begin_throw", X, 0, 0)]
    table = position({}, {}, hands=[f"{one} {two}", SPARE], todo=todo)
    play(table, (X, f"throw {one}"))
    assert zone(table, "discard") == {one}
    assert asked(table) == ("play_card", (Y,))


@pytest.mark.rule("TC.T3")
def test_a_deflect_is_no_play_but_its_other_half_is(new: Press) -> None:
    only, half = new.order("deflect"), new.order("deflect", "aggression")
    table = position({(0, 1): new()}, {}, hands=[f"{only} {half}"])
    assert refusal(table, X, f"play {only}") == "TC.T3"
    play(table, (X, f"play {half}"))
    assert choices(table) == {lay((0, 1), how="rouse")}


@pytest.mark.rule("TC.T7", "TC.T1", "TC.T8")
def test_who_can_play_nothing_must_discard(new: Press) -> None:
    one, two, three = new.order("aggression", "deflect"), new.order("move 1,0"), new.order("swap 1,0")
    table = position({}, {}, hands=[f"{one} {two} {three}"])
    assert [event["seat"] for event in events(table, "no_play")] == [X, X]
    assert asked(table) == ("throw", (X,))
    assert choices(table) == {f"throw {card}" for card in (one, two, three)}
    assert refusal(table, X, "keep") == "TC.T7"


@pytest.mark.rule("TC.T1", "TC.T8")
def test_whoever_plays_nothing_holds_no_minion(new: Press) -> None:
    """All see it; of the orders they know that he has none that could be played."""
    order, minion = new.order("swap 3,3"), new()
    table = position({(0, 1): new()}, {}, {}, hands=[new.order("swap 2,2"), SPARE, new()])
    cards = table.state.layout.cards
    here, there = (table.knowledge.where(Y, cards.index(card)) for card in (order, minion))
    assert here == []
    labels = [table.state.layout.zones[number].label for number, _ in there]
    assert "hand/0" not in labels
    assert {"hand/2", "deck"} <= set(labels)


@pytest.mark.rule("TC.T7")
def test_without_a_skipped_play_nobody_must_discard(new: Press) -> None:
    one, two = new(), new()
    order = new.order("swap 3,3")
    table = position({}, {}, hands=[f"{one} {two} {order}"])
    play(table, (X, f"play {one}"), (X, lay((0, 1))), (X, f"play {two}"), (X, lay((0, 2))), (X, "stay"))
    assert choices(table) == {"keep", f"throw {order}"}
    assert refusal(table, X, f"throw {one}") == "TC.T2"


@pytest.mark.rule("TC.T7", "TC.T1")
def test_the_second_play_alone_may_be_skipped(new: Press) -> None:
    one, two, three = new.order("aggression"), new.order("deflect"), new.order("swap 2,2")
    table = position({(0, 1): new()}, {}, hands=[f"{one} {two} {three}"])
    play(table, (X, f"play {one}"), (X, lay((0, 1), how="rouse")))
    assert asked(table) == ("climb", (X,))
    play(table, (X, "stay"))
    assert choices(table) == {f"throw {two}", f"throw {three}"}


@pytest.mark.rule("TC.T1")
def test_with_an_empty_hand_the_turn_goes_on() -> None:
    table = position({}, {}, hands=["", SPARE], dice=[0, 0, 0])
    assert len(events(table, "no_play")) == 2
    assert asked(table) == ("play_card", (Y,))
    assert len(table.view(X)["state"]["hand"][X]) == 3


@pytest.mark.rule("TC.T8")
def test_what_counts_as_a_legal_use(new: Press) -> None:
    minion, harmless = new(), new()
    rouse, swap, move = new.order("aggression"), new.order("swap 1,0"), new.order("move 0,-1")
    hand = f"{minion} {rouse} {swap} {move}"
    table = position({}, {}, hands=[hand])
    assert choices(table) == {f"play {minion}"}  # a minion has a cell in every tower
    for order in (rouse, swap, move):
        assert refusal(table, X, f"play {order}") == "TC.T8"
    table = position({(0, 1): harmless}, {}, hands=[hand])
    assert choices(table) == {f"play {minion}", f"play {rouse}"}  # without arrow or target
    table = position({}, {(0, 1): harmless, (1, 1): new()}, hands=[hand])
    assert choices(table) == {f"play {minion}", f"play {rouse}", f"play {swap}"}  # on any tower
    table = position({}, {(0, 2): harmless}, hands=[hand])
    assert choices(table) == {f"play {minion}", f"play {rouse}", f"play {move}"}


@pytest.mark.rule("TC.S9")
def test_play_goes_clockwise(new: Press) -> None:
    todo = [("next_player", 0, 0, 0)]
    for active, following in ((X, Y), (Y, Z), (Z, X)):
        table = position({}, {}, {}, hands=[new(), new(), new()], active=active, todo=todo)
        assert asked(table) == ("play_card", (following,))


@pytest.mark.rule("TC.S7")
def test_the_active_player_draws_first_and_then_clockwise_who_played(new: Press) -> None:
    """Y is active and needs two; Z and X have played, W has not."""
    hands = [f"{new()} {new()}", new(), f"{new()} {new()}", ""]
    table = position({}, {}, {}, {}, hands=hands, active=Y, todo=[("next_player", 0, 0, 0), ("refill", 0, 0, 0)],
                     also={"joined": 0b0111}, dice=[0] * 4)  # fmt: skip
    assert [event["seat"] for event in events(table, "drew")] == [Y, Y, Z, X]
    assert tower(table) == {}
