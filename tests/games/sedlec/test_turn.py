"""Rozgrywka: dig, collect and stack, the hand, and who comes next."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play, refusal

from .positions import A, B, C, asked, derived, position, state

THREE_UP = {1: "b01", 2: "b02", 3: "b03"}
ALL_UP = {1: "b01", 2: "b02", 3: "b03", 4: "b04", 5: "b05", 6: "b06"}
LAST_OF_A = {  # a stack of 9 that lacks its last card
    **{(0, 1): "b01", (2, 1): "b02", (4, 1): "b03", (6, 1): "b04"},
    **{(1, 3): "b05", (3, 3): "b06", (5, 3): "b07"},
    (2, 5): "b08",
}


# --- whose turn it is ---


@pytest.mark.rule("SED.turn.1", "SED.turn.2")
def test_one_action_each_in_turn_and_no_pass() -> None:
    table = position({}, LAST_OF_A | {(4, 5): "b09"}, opened={1: "b10"})
    for text in ("pass", "", "take 1"):
        assert refusal(table, A, text) == "SED.turn.1"
    assert refusal(table, A, "dig 7 8") == refusal(table, A, "dig") == "SED.dig.1"
    assert refusal(table, A, "collect 7") == refusal(table, A, "collect") == "SED.collect.1"
    assert refusal(table, B, "dig 2 3") == "SED.turn.2"  # the stack is complete
    table = position({}, {}, opened={1: "b01"}, dice=[0, 0])
    assert refusal(table, B, "collect 1") == refusal(table, B, "anything") == "SED.turn.1"
    play(table, (A, "dig 2 3"))
    assert refusal(table, B, "take 2") == "SED.turn.1"  # the turn is not over
    assert refusal(table, A, "collect 1") == "SED.dig.3"
    play(table, (A, "take 2"))
    assert refusal(table, A, "dig 4 5") == "SED.turn.1"  # one action only


@pytest.mark.rule("SED.end.1")
def test_after_the_end_nothing_can_be_done() -> None:
    table = position({(0, 1): "b17"}, {(0, 1): "b09"}, todo=[("score", 0, 0, 0)])
    assert table.over
    for seat in (A, B):
        assert refusal(table, seat, "dig 1 2") == refusal(table, seat, 0) == "SED.end.1"


# --- dig ---


@pytest.mark.rule("SED.dig.1", "SED.turn.1")
def test_any_two_face_down_piles() -> None:
    table = position({}, {}, opened=THREE_UP)
    assert {text for text in choices(table) if text.startswith("dig")} == {"dig 4 5", "dig 4 6", "dig 5 6"}


@pytest.mark.rule("SED.dig.2")
def test_two_piles_may_be_named_in_either_order() -> None:
    """It is the same answer: the same option, the same line of the log, the same cards."""
    one, other = (position({}, {}, opened={1: "b01"}, dice=[2, 0]) for _ in range(2))
    assert one.option(A, "dig 5 3") == one.option(A, "dig 3 5")
    play(one, (A, "dig 3 5"))
    play(other, (A, "dig 5 3"))
    assert one.hash == other.hash
    assert [line.get("do") for line in one.log] == [line.get("do") for line in other.log]
    assert refusal(position({}, {}, opened=THREE_UP), A, "dig 4 1") == "SED.dig.1"


@pytest.mark.rule("SED.dig.1", "SED.dig.2")
def test_a_dig_is_one_pile_or_two() -> None:
    """Six alone, fifteen pairs, and six times the same twice, which nobody may; two in either order are one."""
    table = position({}, {})
    digs = {}
    for one in "123456":
        for text in (f"dig {one}", *(f"dig {one} {other}" for other in "123456")):
            digs[text] = table.option(A, text)
            assert table.notation(A, digs[text]).split() == ["dig", *sorted(text.split()[1:])]
    assert len(set(digs.values())) == 6 + 15 + 6
    for text in ("dig", "dig 0", "dig 7", "dig 1 7", "dig 1 2 3", "dig 01", "dig 1,2"):
        assert table.option(A, text) == -1


@pytest.mark.rule("SED.dig.1")
@pytest.mark.parametrize(
    "text",
    [
        pytest.param("dig 4", id="only one"),
        pytest.param("dig 4 4", id="the same twice"),
        pytest.param("dig 1 4", id="a face-up pile"),
        pytest.param("dig 1 2", id="two face-up piles"),
    ],
)
def test_a_dig_that_names_other_piles_is_refused(text: str) -> None:
    assert refusal(position({}, {}, opened=THREE_UP), A, text) == "SED.dig.1"


@pytest.mark.rule("SED.dig.1", "SED.dig.3")
def test_an_empty_pile_is_not_face_down() -> None:
    table = position({}, {}, opened=THREE_UP, down=[1, 1, 1, 0, 2, 3])
    assert {text for text in choices(table) if text.startswith("dig")} == {"dig 5 6"}


@pytest.mark.rule("SED.dig.1", "SED.dig.2", "SED.dig.3", "SED.pile.1")
def test_both_are_turned_and_then_one_is_taken() -> None:
    table = position({}, {}, opened={1: "b01"}, dice=[2, 0])  # b04 of b02 b03 b04 ..., then b02
    play(table, (A, "dig 3 5"))
    assert asked(table) == ("take", A)
    assert (state(table)["open2"], state(table)["open4"]) == (["b04"], ["b02"])
    assert choices(table) == {"take 3", "take 5"}
    assert refusal(table, A, "take 1") == "SED.dig.3"  # an older one
    assert refusal(table, A, "take 2") == "SED.dig.3"  # one that nobody turned
    before = derived(table)["piles"]
    play(table, (A, "take 3"))
    assert state(table)["hand"] == [["b04"], []]
    assert (state(table)["open2"], state(table)["open4"]) == ([], ["b02"])  # the next one stays face down
    assert derived(table)["piles"] == before
    assert asked(table) == ("take_turn", B)
    assert [(event["card"], event["pile"]) for event in events(table, "turned")] == [("b04", 3), ("b02", 5)]
    assert events(table, "took")[0] == {"event": "took", "seat": A, "card": "b04", "pile": 3}


@pytest.mark.rule("SED.dig.1", "SED.dig.3")
def test_the_only_face_down_pile_gives_its_card_at_once() -> None:
    up = {pile: card for pile, card in ALL_UP.items() if pile != 4}
    table = position({}, {}, opened=up, down=[1, 1, 1, 2, 1, 1])
    assert {text for text in choices(table) if text.startswith("dig")} == {"dig 4"}
    assert refusal(table, A, "dig 1 4") == "SED.dig.1"
    play(table, (A, "dig 4"))
    assert len(state(table)["hand"][A]) == 1
    assert state(table)["open3"] == []
    assert derived(table)["piles"] == [1, 1, 1, 1, 1, 1]
    assert asked(table) == ("take_turn", B)


@pytest.mark.rule("SED.dig.4")
@pytest.mark.parametrize("text", ["dig 1", "dig 1 2", "dig 3 3"])
def test_no_dig_when_no_pile_is_face_down(text: str) -> None:
    table = position({}, {}, opened=ALL_UP)
    assert not [option for option in choices(table) if option.startswith("dig")]
    assert refusal(table, A, text) == "SED.dig.4"


@pytest.mark.rule("SED.dig.4")
def test_no_dig_among_face_up_and_empty_piles() -> None:
    table = position({}, {}, opened={1: "b01"}, down=[2, 0, 0, 0, 0, 0])
    assert choices(table) == {"collect 1"}
    assert refusal(table, A, "dig 1") == "SED.dig.4"


# --- collect ---


@pytest.mark.rule("SED.collect.1", "SED.pile.1")
def test_any_face_up_card() -> None:
    table = position({}, {}, opened=THREE_UP)
    assert {text for text in choices(table) if text.startswith("collect")} == {"collect 1", "collect 2", "collect 3"}
    assert refusal(table, A, "collect 4") == "SED.collect.1"
    play(table, (A, "collect 2"))
    assert state(table)["hand"] == [["b02"], []]
    assert state(table)["open1"] == []
    assert derived(table)["piles"][1] > 0  # what lies below stays face down
    assert events(table, "collected") == [{"event": "collected", "seat": A, "card": "b02", "pile": 2}]
    assert not events(table, "turned")


@pytest.mark.rule("SED.collect.2")
def test_nothing_to_collect_when_no_card_is_face_up() -> None:
    table = position({}, {})
    assert not [text for text in choices(table) if text.startswith("collect")]
    assert refusal(table, A, "collect 1") == "SED.collect.2"


# --- the hand ---


@pytest.mark.rule("SED.hand.1", "SED.hand.2")
def test_with_two_cards_one_can_only_stack() -> None:
    table = position({}, {}, hands=["b17 b18"], opened=THREE_UP)
    assert choices(table) == {"stack b17 0,1", "stack b18 0,1"}
    for text in ("dig 4 5", "collect 1", "collect 5", "dig 1"):
        assert refusal(table, A, text) == "SED.hand.2"


@pytest.mark.rule("SED.turn.1", "SED.hand.1")
def test_with_one_card_all_three_are_legal() -> None:
    table = position({}, {}, hands=["b17"], opened=ALL_UP | {6: "b07"}, down=[1, 1, 1, 1, 1, 1])
    assert "stack b17 0,1" in choices(table)
    assert "collect 6" in choices(table)
    table = position({}, {}, hands=["b17"], opened=THREE_UP)
    assert {text.split()[0] for text in choices(table)} == {"dig", "collect", "stack"}


@pytest.mark.rule("SED.stack.2")
def test_no_stacking_with_an_empty_hand() -> None:
    table = position({}, {}, hands=["", "b17"], opened=THREE_UP)
    assert not [text for text in choices(table) if text.startswith("stack")]
    assert refusal(table, A, "stack b17 0,1") == "SED.stack.2"


@pytest.mark.rule("SED.stack.1")
def test_only_a_card_of_the_own_hand() -> None:
    table = position({}, {}, hands=["b18", "b17"], opened=THREE_UP)
    assert refusal(table, A, "stack b17 0,1") == "SED.stack.1"
    assert refusal(table, A, "stack b01 0,1") == "SED.stack.1"
    assert refusal(table, A, "stack kielich 0,1") == "SED.stack.1"  # a feature card
    play(table, (A, "stack b18 0,1"))
    assert state(table)["stack"] == [["b18"], []]
    assert state(table)["hand"] == [[], ["b17"]]
    assert events(table, "stacked") == [{"event": "stacked", "seat": A, "card": "b18", "column": 0, "number2": 1}]


# --- turn by turn ---


@pytest.mark.rule("SED.setup.2", "SED.turn.1")
def test_turns_go_round_in_seat_order() -> None:
    table = position({}, {}, {}, opened=THREE_UP, active=B)
    play(table, (B, "collect 1"), (C, "collect 2"), (A, "collect 3"))
    assert asked(table) == ("take_turn", B)
    assert state(table)["turn"] == 4


@pytest.mark.rule("SED.turn.2", "SED.modes.2")
def test_whoever_has_completed_the_stack_is_skipped() -> None:
    table = position(LAST_OF_A, {}, hands=["b09 x01", "b10 b11"], opened={1: "b12"}, executioners="yes")
    play(table, (A, "stack b09 4,5"))
    assert events(table, "completed") == [{"event": "completed", "seat": A, "build": 0}]
    for text in ("stack b10 0,1", "stack b11 2,1", "collect 1"):
        play(table, (B, text))
    assert asked(table) == ("take_turn", B)
    assert state(table)["hand"][A] == ["x01"]  # and keeps what is left


@pytest.mark.rule("SED.end.1", "SED.end.2", "SED.score.total")
def test_the_game_ends_with_the_last_stack() -> None:
    other = dict(zip(LAST_OF_A, ["b10", "b11", "b12", "b13", "b14", "b15", "b16", "x06"], strict=True))
    whole = {**other, (4, 5): "b18"}
    table = position(LAST_OF_A, whole, hands=["b17", "x01"], opened={1: "x02"}, executioners="yes")
    play(table, (A, "stack b17 4,5"))
    assert table.over
    assert [event["seat"] for event in events(table, "total")] == [A, B]
    assert state(table)["hand"] == [[], ["x01"]]
    # LP / CP / CPC / PCL / KPKZ / PKZK: two kings over two, four peasants, a priest on each of six levels; both
    # bandits have only kings and a lover beside them.
    assert derived(table)["stacks"][A]["points"] == {"K": 4, "C": 4, "P": 12, "L": 0, "Z": 0, "X": 0}
    # LZ / XZ / LLZ / PZL / CZZP / ZCCL: three peasants, priests on two levels, one pair of lovers, three bandits beside
    # priests, and three bandits connected with the executioner.
    assert derived(table)["stacks"][B]["points"] == {"K": 0, "C": 3, "P": 4, "L": 6, "Z": 6, "X": 4}
    assert derived(table)["totals"] == [20, 23]
    assert derived(table)["ranks"] == [2, 1]
    assert table.shares == [0.0, 1.0]
    assert events(table, "won") == [{"event": "won", "seat": B, "number": 23}]


@pytest.mark.rule("SED.collect.1", "SED.collect.2")
def test_the_first_of_all_cards_can_be_collected_too() -> None:
    table = position({}, {}, opened={1: "b01"})
    assert refusal(table, A, "collect 2") == "SED.collect.1"
    assert "collect 1" in choices(table)


def test_each_action_is_said_by_its_own_name() -> None:
    """The last card that could be collected and the first that could be stacked stand side by side."""
    table = position({}, {}, hands=["b01 b10"], opened={6: "b05"})
    last, first = table.option(A, "collect 6"), table.option(A, "stack b01 -6,1")
    assert first == last + 1
    assert table.label(A, last) == ("collect", {"card": "b05", "pile": "6"})
    assert table.label(A, first)[1]["card"] == "b01"
