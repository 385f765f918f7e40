"""Deflecting: who is asked, where the card may go then, what stays as it was."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play, refusal

from .conftest import Press
from .positions import SPARE, X, Y, Z, asked, lay, position, rides, tower, zone


@pytest.mark.rule("TC.D1")
def test_the_owner_is_asked_whether_or_not_he_could_and_nothing_has_happened_yet(new: Press) -> None:
    card, idle, base = new(), new(), new()
    table = position({}, {(0, 1): base}, {}, hands=[f"{card} {SPARE}", idle, new.order("deflect")])
    play(table, (X, f"play {card}"), (X, lay((0, 2), Y)))
    assert asked(table) == ("deflecting", (Y,))
    assert table.pending is not None
    facts = {"card": card, "order": "", "seat2": "0", "on": base}
    assert facts.items() <= table.pending.facts.items()
    assert choices(table) == {"pass"}
    assert refusal(table, Y, f"deflect {idle}") == "TC.D1"
    assert refusal(table, Z, "pass") == "TC.D1"
    assert tower(table, Y) == {(0, 1): base}
    play(table, (Y, "pass"))
    assert tower(table, Y) == {(0, 1): base, (0, 2): card}


@pytest.mark.rule("TC.D1")
def test_no_window_on_the_own_tower_nor_for_an_empty_hand(new: Press) -> None:
    one, two = new(), new()
    table = position({}, {}, hands=[f"{one} {two} {SPARE}"])
    play(table, (X, f"play {one}"), (X, lay((0, 1), X)), (X, f"play {two}"), (X, lay((0, 1), Y)))
    assert (tower(table, X), tower(table, Y)) == ({(0, 1): one}, {(0, 1): two})


@pytest.mark.rule("TC.D1", "TC.O6")
def test_an_order_is_announced_with_its_half_and_target(new: Press) -> None:
    rouse, mine = new.order("aggression", "deflect"), new("R1")
    table = position({}, {(0, 1): mine}, hands=[f"{rouse} {SPARE}", new()])
    play(table, (X, f"play {rouse}"), (X, lay((0, 1), Y, "rouse")))
    assert table.pending is not None
    facts = {"card": rouse, "order": "aggression", "seat2": "0", "card2": mine, "strikes": "nobody"}
    assert facts.items() <= table.pending.facts.items()
    assert zone(table, "discard") == set()


@pytest.mark.rule("TC.D2", "TC.D9")
def test_a_card_goes_to_and_fro_as_long_as_the_hands_last(new: Press) -> None:
    card = new()
    one, two, three = (new.order("deflect") for _ in range(3))
    table = position({}, {}, hands=[f"{card} {two} {SPARE}", f"{one} {three}"])
    play(table, (X, f"play {card}"), (X, lay((0, 1), Y)), (Y, f"deflect {one}"), (Y, lay((0, 1), X)))
    assert asked(table) == ("deflecting", (X,))  # in X's own turn
    assert zone(table, "discard") == {one}
    play(table, (X, f"deflect {two}"), (X, lay((0, 1), Y)), (Y, f"deflect {three}"), (Y, lay((0, 1), X)))
    assert choices(table) == {"pass"}
    play(table, (X, "pass"))
    assert tower(table, X) == {(0, 1): card}
    assert zone(table, "discard") == {one, two, three}


@pytest.mark.rule("TC.D3", "TC.D4")
def test_not_back_to_the_sender_but_to_an_earlier_one(new: Press) -> None:
    card, one, two = new(), new.order("deflect"), new.order("deflect")
    table = position({}, {}, {}, hands=[f"{card} {SPARE}", one, two])
    play(table, (X, f"play {card}"), (X, lay((0, 1), Y)), (Y, f"deflect {one}"))
    assert refusal(table, Y, lay((0, 1), X)) == "TC.D3"
    play(table, (Y, lay((0, 1), Z)), (Z, f"deflect {two}"))
    assert refusal(table, Z, lay((0, 1), Y)) == "TC.D3"
    assert choices(table) == {lay((0, 1), X), lay((0, 1), Z)}


@pytest.mark.rule("TC.D4")
def test_on_the_own_tower_it_may_go_to_another_place_and_the_chain_ends(new: Press) -> None:
    card, base, shield = new(), new(), new.order("deflect")
    table = position({}, {(0, 1): base}, {}, hands=[f"{card} {SPARE}", f"{shield} {new()}", new()])
    play(table, (X, f"play {card}"), (X, lay((0, 2), Y)), (Y, f"deflect {shield}"), (Y, lay((1, 1), Y)))
    assert tower(table, Y) == {(0, 1): base, (1, 1): card}
    assert asked(table) == ("play_card", (X,))


@pytest.mark.rule("TC.D5", "TC.D3")
def test_an_order_keeps_its_half_and_gets_a_new_target(new: Press) -> None:
    mine, yours, other = new(), new(), new()
    order, shield = new.order("aggression", "move 1,0"), new.order("deflect")
    table = position({(0, 1): mine}, {(0, 1): yours}, {(0, 1): other}, hands=[f"{order} {SPARE}", shield])
    play(table, (X, f"play {order}"), (X, "move 2:0,1 by 1,0"), (Y, f"deflect {shield}"))
    assert choices(table) == {"move 2:0,1 by 1,0", "move 3:0,1 by 1,0"}
    assert refusal(table, Y, lay((0, 1), Y, "rouse")) == "TC.D5"
    assert refusal(table, Y, "move 1:0,1 by 1,0") == "TC.D3"
    play(table, (Y, "move 3:0,1 by 1,0"))
    assert tower(table, Z) == {(1, 1): other}
    assert zone(table, "discard") == {order, shield}


@pytest.mark.rule("TC.D6", "TC.S7")
def test_it_was_a_play_of_the_active_player_and_deflectors_refill_too(new: Press) -> None:
    card, second, shield = new(), new(), new.order("deflect")
    hands = [f"{card} {second} {SPARE}", f"{shield} {new()} {new()}", f"{new()}"]
    table = position({}, {}, {}, hands=hands, dice=[0] * 9)
    play(table, (X, f"play {card}"), (X, lay((0, 1), Y)), (Y, f"deflect {shield}"), (Y, lay((0, 1), Y)))
    assert table.pending is not None
    assert table.pending.facts == {"play": "2"}
    play(table, (X, f"play {second}"), (X, lay((0, 1), X)), (X, "stay"), (X, "keep"))
    assert [event["seat"] for event in events(table, "drew")] == [X, X, Y]
    assert [len(cards) for cards in table.view(None)["state"]["hand"]] == [3, 3, 1]


@pytest.mark.rule("TC.D7")
def test_a_deflect_itself_cannot_be_deflected(new: Press) -> None:
    card, one, two = new(), new.order("deflect"), new.order("deflect")
    table = position({}, {}, hands=[f"{card} {two} {SPARE}", one])
    play(table, (X, f"play {card}"), (X, lay((0, 1), Y)), (Y, f"deflect {one}"))
    assert asked(table) == ("where", (Y,))
    assert refusal(table, X, f"deflect {two}") == "TC.D2"


@pytest.mark.rule("TC.D8", "TC.P7")
def test_a_minion_is_played_anew_in_every_way(new: Press) -> None:
    acrobat, shield = new("L1", "acrobat"), new.order("deflect")
    table = position({}, {}, hands=[f"{acrobat} {SPARE}", shield])
    play(table, (X, f"play {acrobat}"), (X, lay((0, 1), Y, "lay")), (Y, f"deflect {shield}"))
    assert choices(table) == {lay((0, 1), seat, how) for seat in (X, Y) for how in ("lay", "turn")}
    play(table, (Y, lay((0, 1), Y, "turn")))
    assert tower(table, Y) == {(0, 1): f"{acrobat}'"}


@pytest.mark.rule("TC.D8", "TC.P9")
def test_a_deflected_assassin_finds_another_victim(new: Press) -> None:
    assassin, shield, mine, yours = new("", "assassin"), new.order("deflect"), new(), new()
    hands = [f"{assassin} {SPARE}", shield]
    table = position({(0, 1): mine}, {(0, 1): yours}, hands=hands, riders=[(0, 1), (0, 1)])
    play(table, (X, f"play {assassin}"), (X, lay((0, 1), Y, "stab")), (Y, f"deflect {shield}"))
    play(table, (Y, lay((0, 1), X, "stab")), (X, "pass"))
    assert (tower(table, X), tower(table, Y)) == ({(0, 1): assassin}, {(0, 1): yours})
    assert (rides(table, X), rides(table, Y)) == (None, (0, 1))
