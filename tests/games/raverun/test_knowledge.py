"""Who knows what (RAV.info): for the owner, the other players and a spectator; and the worlds they can imagine.

Wojtek acts in most of these: his 1C swaps itself for a 2 from his hand. So all know that he holds 1C,
and the 2 lets him put cards under the deck, with or without the 1C among them.
"""

from __future__ import annotations

from itertools import permutations

import pytest

from games.kit import Loaded, events, play, received, refusal
from stolik.engine.kit import Rng
from stolik.engine.table import Table

from .positions import A, B, C, asks, deck, hand, learn, pile, places, position, under

OTHERS = (B, C, None)
EVERYBODY = (A, B, C, None)


def before_the_2(held: str, deck: str = "3A 3B 3C", karol: str = "8A") -> Table:
    """Wojtek holds 1C, which all know, and these other cards; his 2C is about to act."""
    table = position(
        "actions",
        piles=["1C", karol, "8B"],
        hands=[f"2C {held}", "5B 6B", "5C 6C"],
        fields=["4C"],
        deck=deck,
        rest="pile/1" if karol == "8A" else "pile/0",
    )
    table.apply(A, "swap 2C pile 1")
    assert asks(table) == (A, "2C")
    return table


def put(table: Table, cards: str) -> Table:
    """Wojtek puts these cards under the deck and draws as many."""
    for card in cards.split():
        table.apply(A, f"exchange {card}")
    if asks(table) == (A, "2C"):
        table.apply(A, "done")
    return table


def where(table: Table, card: str) -> str:
    """Where a card really lies."""
    zones = {"hand/0": hand(table, A), "hand/1": hand(table, B), "hand/2": hand(table, C), "deck": deck(table)}
    spots = {f"under:{spot}": name for spot, name in enumerate(under(table).split())}
    return next(place for place, cards in (zones | spots).items() if card in cards.split())


# --- info.1: what was once open stays open ---


@pytest.mark.rule("RAV.info.1")
def test_piles_battlefields_and_sizes_are_open_to_all() -> None:
    """Ruling 38: piles in full and in order, for those who may not look through them too."""
    table = position(
        "order", piles=["8A 1A 7A", "3A 6A"], hands=["5A 5B", "4B 2B 2C"], fields=["7B", "8B 8C"], under="1B 1C"
    )
    for observer in (A, B, None):
        state = table.view(observer)["state"]
        assert state["pile"] == [["8A", "1A", "7A"], ["3A", "6A"]]
        assert state["battlefield"] == [["7B"], ["8B", "8C"]]
        assert [len(cards) for cards in state["hand"]] == [2, 3]
        assert state["deck"] == [None] * 9
        assert state["under"] == [None] * 2


@pytest.mark.rule("RAV.info.1", "RAV.info.9")
def test_every_offer_pass_and_use_with_its_targets_is_open_to_all() -> None:
    table = position("actions", piles=["1A", "3A", "4A"], hands=["5A", "5B", "5C"], fields=["6A"])
    play(table, (A, "swap 5A pile 2"), (C, "pass"))
    for observer in EVERYBODY:
        told = [event for event in table.events_for(observer) if event["event"] not in ("move", "round_began")]
        assert told == [
            {"event": "offered", "seat": A, "card": "1A"},
            {"event": "swapped", "seat": A, "card": "5A", "seat2": B, "card2": "3A"},
            {"event": "offered", "seat": C, "card": "4A"},
            {"event": "passed", "seat": C, "card": "4A"},
        ]
        assert [line["do"] for line in table.log_for(observer) if "do" in line] == ["swap 5A pile 2", "pass"]


# --- info.4: hands ---


@pytest.mark.rule("RAV.info.4", "RAV.info.9")
def test_a_hand_is_known_to_its_owner_only() -> None:
    table = position("order", piles=["8A", "7A", "6A"], hands=["5A 1A", "5B", "5C"])
    assert table.view(A)["state"]["hand"] == [["1A", "5A"], [None], [None]]
    assert table.view(B)["state"]["hand"] == [[None, None], ["5B"], [None]]
    assert table.view(None)["state"]["hand"] == [[None, None], [None], [None]]


@pytest.mark.rule("RAV.info.4", "RAV.info.5")
def test_nobody_sees_whether_a_card_laid_was_kept_or_drawn() -> None:
    """Wojtek lays 6A: in one game he had held it, in the other he has just drawn it."""
    games = []
    for held, top in (("1A 5A", "6A"), ("1A 6A", "5A")):
        table = position("actions", piles=["3A", "8A"], hands=[held, "5B"], fields=["4C"], under=top, rest="pile/1")
        play(table, (A, "draw"), (B, "order 1-2"), (A, "lay 6A"))
        games.append(table)
    for observer in (B, None):
        assert received(games[0], observer) == received(games[1], observer)
    assert received(games[0], A) != received(games[1], A)


@pytest.mark.rule("RAV.info.4")
def test_a_card_swapped_into_a_hand_is_known_to_all_until_it_leaves() -> None:
    """Ruling 37: Karol's 7A lay face up on his pile."""
    table = position("actions", piles=["1A", "7A", "8B"], hands=["5A 6A 2B", "5B 6B 2A", "5C 6C 3B"], fields=["4C"])
    table.apply(A, "swap 5A pile 2")
    for observer in EVERYBODY:
        assert places(table, observer, "7A") == {"hand/0"}
    for observer in OTHERS:
        assert table.view(observer)["state"]["hand"][A] == ["7A", None, None]
    play(table, (C, "order 1-2-3"), (A, "lay 6A"))
    for observer in EVERYBODY:  # another card has left
        assert places(table, observer, "7A") == {"hand/0"}
    play(table, (B, "lay 5B"), (C, "lay 5C"))  # 6A wins
    table.apply(A, "swap 7A pile 2")  # 1A acts again, on Karol's 5B
    assert pile(table, B).endswith("5A 7A")
    for observer in EVERYBODY:
        assert places(table, observer, "7A") == {"pile/1:1"}
        assert places(table, observer, "5B") == {"hand/0"}


# --- info.5: the deck and what is drawn from it ---


@pytest.mark.rule("RAV.info.5", "RAV.info.9")
def test_a_drawn_card_is_seen_by_the_player_who_draws_it() -> None:
    table = position(
        "actions", piles=["3A", "8A", "8B"], hands=["5A", "5B", "5C"], fields=["4C"], deck="7A 7B", rest="pile/1"
    )
    for observer in EVERYBODY:
        assert table.view(observer)["state"]["deck"] == [None, None]
    table.dice = Loaded(0)
    table.apply(A, "draw")
    assert hand(table, A) == "5A 7A"
    assert events(table, "drew", A) == [{"event": "drew", "seat": A, "card": "7A"}]
    assert table.log_for(A)[-2]["is"] == "7A"
    for observer in OTHERS:
        assert events(table, "drew", observer) == [{"event": "drew", "seat": A, "card": "hidden"}]
        assert set(table.log_for(observer)[-2]) == {"chance", "hash"}
        assert places(table, observer, "7A") == places(table, observer, "7B") == set()
        assert table.view(observer)["state"]["hand"][A] == [None, None]


@pytest.mark.rule("RAV.info.5", "RAV.info.6")
def test_who_knew_a_deck_card_knows_it_in_the_hand_of_the_drawer() -> None:
    """Wojtek put 7A down and then 6A; Karol draws the 7A, and the 6A is next."""
    table = before_the_2("6A 7A", deck="3B 3C", karol="3A")
    put(table, "7A 6A")
    assert (deck(table), under(table)) == ("", "7A 6A")
    assert (places(table, A, "7A"), places(table, A, "6A")) == ({"under:0"}, {"under:1"})
    assert asks(table) == (B, "3A")
    table.apply(B, "draw")
    assert (places(table, A, "7A"), places(table, A, "6A")) == ({"hand/1"}, {"under:0"})
    assert (places(table, B, "7A"), places(table, B, "6A")) == ({"hand/1"}, set())
    for observer in (C, None):
        assert places(table, observer, "7A") == places(table, observer, "6A") == set()
    assert [events(table, "drew", observer)[-1]["card"] for observer in EVERYBODY] == ["7A", "7A", "hidden", "hidden"]


@pytest.mark.rule("RAV.info.5", "RAV.info.6")
@pytest.mark.parametrize("card", ["1C", "6A"])
def test_a_card_that_may_have_lain_in_the_deck_may_be_in_the_hand_of_the_drawer(card: str) -> None:
    table = put(before_the_2("6A", deck="7A", karol="3A"), card)
    assert under(table) == card
    table.apply(B, "draw")
    for observer in (C, None):
        assert places(table, observer, "1C") == {"hand/0", "hand/1"}
    for observer in (A, B):  # Karol has seen what he drew: it was 1C, or Wojtek still holds it
        assert places(table, observer, "1C") == {where(table, "1C")}


@pytest.mark.rule("RAV.info.5")
def test_the_card_drawn_is_not_told_by_what_is_known_of_the_hand() -> None:
    """Wojtek draws back the one card he had put down: 1C or 6A. Either way he holds both again."""
    games = []
    for card in ("1C", "6A"):
        table = put(before_the_2("6A 3A", deck="7A"), card)
        play(table, (C, "order 2-3-1"), (B, "lay 5B"), (C, "lay 5C"), (A, "lay 3A"), (A, "draw"))
        assert hand(table, A) == "1C 6A 7A"
        games.append(table)
    for observer in OTHERS:
        assert places(games[0], observer, "1C") == {"hand/0"}
        assert received(games[0], observer) == received(games[1], observer)


# --- info.6: effect 2 ---


@pytest.mark.rule("RAV.info.6")
@pytest.mark.parametrize("card", ["1C", "6A", "7A"])
def test_2_blurs_a_known_card_between_the_hand_and_the_card_put_down(card: str) -> None:
    """Three cards, one put down."""
    table = put(before_the_2("6A 7A"), card)
    assert under(table) == card
    for observer in OTHERS:
        assert places(table, observer, "1C") == {"hand/0", "under:0"}
        state = table.view(observer)["state"]
        assert state["hand"][A] == [None] * 3
        assert state["under"] == [None]
        assert state["unsure"] == [{"cards": ["1C"], "places": ["hand/0", "under:0"]}]
        assert [event["card"] for event in events(table, "put", observer)] == ["hidden"]
    assert places(table, A, card) == {"under:0"}
    assert places(table, A, "1C") == {where(table, "1C")}
    assert table.view(A)["state"]["unsure"] == []


@pytest.mark.rule("RAV.info.6")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_2_which_cards_and_in_what_order_reaches_nobody_else(count: int) -> None:
    """Whatever is put down, the same comes to the others: views, events and log."""
    orders = [" ".join(order) for order in permutations(("1C", "6A", "7A"), count)]
    tables = [put(before_the_2("6A 7A", deck="3A 3B 3C 4A"), order) for order in orders]
    for observer in OTHERS:
        assert len({received(table, observer) for table in tables}) == 1
    assert len({received(table, A) for table in tables}) == len(orders)
    assert {under(table) for table in tables} == set(orders)


@pytest.mark.rule("RAV.info.6", "RAV.effect.2")
def test_2_how_many_is_open_and_nothing_is_shown_before_the_last_is_down() -> None:
    table = before_the_2("6A 7A")
    for down, card in enumerate(("6A", "1C"), start=1):
        table.apply(A, f"exchange {card}")
        for observer in OTHERS:
            state = table.view(observer)["state"]
            assert len(state["under"]) == down
            assert len(state["hand"][A]) == 3 - down
            assert len(state["deck"]) == 3
            assert len(events(table, "put", observer)) == down
            assert events(table, "drew", observer) == []
            assert set(table.log_for(observer)[-1]) == {"seat", "hash"}
    assert refusal(table, B, "done") == "RAV.phase3.1"


@pytest.mark.rule("RAV.info.6")
@pytest.mark.parametrize("cards", ["1C 6A", "6A 1C", "6A 7A"])
def test_2_with_two_of_three_put_down(cards: str) -> None:
    table = put(before_the_2("6A 7A"), cards)
    for observer in OTHERS:
        assert places(table, observer, "1C") == {"hand/0", "under:0", "under:1"}
    for spot, card in enumerate(cards.split()):
        assert places(table, A, card) == {f"under:{spot}"}


@pytest.mark.rule("RAV.info.6")
@pytest.mark.parametrize("cards", ["1C 6A", "6A 1C"])
def test_2_with_the_whole_hand_put_down(cards: str) -> None:
    """k = h: the card is certainly among those put down."""
    table = put(before_the_2("6A"), cards)
    for observer in OTHERS:
        assert places(table, observer, "1C") == {"under:0", "under:1"}
    assert places(table, A, "1C") == {where(table, "1C")}


@pytest.mark.rule("RAV.info.6")
def test_2_with_a_hand_of_one_hides_nothing() -> None:
    """h = k = 1: all still know the place, also below cards that were put down before."""
    table = put(before_the_2("", deck="3A"), "1C")
    for observer in EVERYBODY:
        assert places(table, observer, "1C") == {"under:0"}
        assert [event["card"] for event in events(table, "put", observer)] == ["1C"]


@pytest.mark.rule("RAV.info.6", "RAV.info.5")
def test_a_card_known_to_all_in_the_deck_is_known_in_the_hand_of_the_drawer() -> None:
    table = put(before_the_2("", deck="4A", karol="3A"), "1C")
    table.apply(B, "draw")
    assert hand(table, B) == "1C 5B 6B"
    for observer in EVERYBODY:
        assert places(table, observer, "1C") == {"hand/1"}
        assert events(table, "drew", observer)[-1]["card"] == "1C"


@pytest.mark.rule("RAV.info.6", "RAV.effect.2")
@pytest.mark.parametrize("cards", list(permutations(("1C", "6A", "7A"))))
def test_2_with_a_short_deck_brings_the_blur_back_to_the_hand(cards: tuple[str, str, str]) -> None:
    """Three down, one 3A to draw, then the first two of the own cards."""
    table = put(before_the_2("6A 7A", deck="3A"), " ".join(cards))
    assert hand(table, A) == " ".join(sorted(["3A", *cards[:2]]))
    assert places(table, A, cards[2]) == {"under:0"}
    for observer in OTHERS:
        assert places(table, observer, "1C") == {"hand/0", "under:0"}


@pytest.mark.rule("RAV.info.6")
def test_2_twice_blurs_over_both_times() -> None:
    table = put(before_the_2("6A 7A"), "6A")
    play(table, (C, "order 1-2-3"), (A, "lay 7A"), (B, "lay 5B"), (C, "lay 5C"))
    assert asks(table) == (A, "2C")  # still his top: 7A won
    put(table, "1C")
    for observer in OTHERS:
        assert places(table, observer, "1C") == {"hand/0", "under:0", "under:1"}
    assert places(table, A, "1C") == {"under:1"}


@pytest.mark.rule("RAV.info.6")
@pytest.mark.parametrize("card", ["6A", "7A"])
def test_certain_again_when_the_card_shows_up(card: str) -> None:
    table = put(before_the_2("6A 7A"), card)
    play(table, (C, "order 1-2-3"), (A, "lay 1C"))
    for observer in EVERYBODY:
        assert places(table, observer, "1C") == {"battlefield/0"}


@pytest.mark.rule("RAV.info.6")
def test_certain_again_when_the_hand_becomes_empty() -> None:
    """Wojtek lays 6A and then the 7A that he drew: 1C must be under the deck."""
    table = put(before_the_2("6A", deck="7A"), "1C")
    play(table, (C, "order 1-2-3"), (A, "lay 6A"))
    for observer in OTHERS:
        assert places(table, observer, "1C") == {"hand/0", "under:0"}
    play(table, (B, "lay 5B"), (C, "lay 5C"), (A, "pass"), (C, "order 1-2-3"), (A, "lay 7A"))
    for observer in EVERYBODY:
        assert places(table, observer, "1C") == {"under:0"}


@pytest.mark.rule("RAV.info.6")
def test_certain_again_when_all_cards_of_the_hand_are_known() -> None:
    """Of Wojtek's two cards one is 5A, as all know; then he swaps the other for Karol's 8A."""
    table = position(
        "actions", piles=["1A", "8A", "8B"], hands=["5A 6A", "5B", "5C"], fields=["4C"], under="7A", rest="deck"
    )
    for observer in OTHERS:
        learn(table, observer, "5A", "hand/0")
        learn(table, observer, "7A", "hand/0", "under:0")
        assert places(table, observer, "7A") == {"hand/0", "under:0"}
    table.apply(A, "swap 6A pile 2")
    for observer in OTHERS:
        assert table.view(observer)["state"]["hand"][A] == ["5A", "8A"]
        assert places(table, observer, "7A") == {"under:0"}


@pytest.mark.rule("RAV.info.6", "RAV.info.5")
def test_certain_again_when_the_card_put_down_turns_out_to_be_another() -> None:
    """Karol draws the only card that was put down; it is 6A, so he knows that Wojtek holds 1C."""
    table = put(before_the_2("6A 7A", deck="4A", karol="3A"), "6A")
    assert places(table, B, "1C") == {"hand/0", "under:0"}
    table.apply(B, "draw")
    assert places(table, B, "1C") == {"hand/0"}


# --- info.7, info.8: the end ---


@pytest.mark.rule("RAV.info.7", "RAV.zone.1")
def test_8_the_new_order_is_known_to_the_owner_the_new_top_to_all() -> None:
    """Ruling 30: Wojtek shuffles Karol's pile; only Karol may look below the top."""
    table = position("final round", piles=["1A", "3A 4A 5A 6A", "2A"], fields=["8B 8C"])
    table.dice = Loaded(1, 0, 0)  # the second card becomes the top, then the first and the first go below it
    table.apply(A, "reshuffle pile 2")
    assert pile(table, B) == "6A 5A 3A 4A"
    assert table.view(B)["state"]["pile"][B] == ["6A", "5A", "3A", "4A"]
    assert table.view(B)["state"]["unsure"] == []
    for observer in (A, C, None):
        state = table.view(observer)["state"]
        assert state["pile"][B] == [None, None, None, "4A"]
        assert state["unsure"] == [{"cards": ["3A", "5A", "6A"], "places": ["pile/1:0", "pile/1:1", "pile/1:2"]}]
        assert state["pile"][A] == ["1A"]
    # The log tells the others the new top and no more.
    rolls = [line for line in table.log_for(A) if line.get("chance") == "shuffle"]
    assert [line.get("is") for line in rolls] == ["4A", None, None]
    assert [line["is"] for line in table.log_for(B) if line.get("chance") == "shuffle"] == ["4A", "3A", "5A"]


@pytest.mark.rule("RAV.info.7")
def test_8_what_lies_below_the_new_top_reaches_the_owner_only() -> None:
    """Whatever the dice do below the top 4A, the others receive the same."""
    tables = []
    for falls in ((1, 0, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1), (1, 2, 0), (1, 2, 1)):
        table = position("final round", piles=["1A", "3A 4A 5A 6A", "2A"], fields=["8B 8C"])
        table.dice = Loaded(*falls)
        table.apply(A, "reshuffle pile 2")
        tables.append(table)
    for observer in (A, C, None):
        assert len({received(table, observer) for table in tables}) == 1
    assert len({received(table, B) for table in tables}) == 6


@pytest.mark.rule("RAV.info.7")
def test_8_on_two_cards_hides_nothing() -> None:
    for fall, after in ((0, ["4A", "3A"]), (1, ["3A", "4A"])):
        table = position("final round", piles=["1A", "3A 4A"], fields=["8B"])
        table.dice = Loaded(fall)
        table.apply(A, "reshuffle pile 2")
        for observer in (A, B, None):
            assert table.view(observer)["state"]["pile"][B] == after
            assert table.view(observer)["state"]["unsure"] == []


@pytest.mark.rule("RAV.info.7")
def test_8_again_shuffles_what_nobody_else_knew() -> None:
    table = position("final round", piles=["1A", "3A 4A 5A"], fields=["8A 8B"])
    table.dice = Loaded(0, 0, 1, 1)
    table.apply(A, "reshuffle pile 2")
    assert pile(table, B) == "4A 5A 3A"
    table.apply(A, "reshuffle pile 2")
    assert pile(table, B) == "4A 3A 5A"
    for observer in (A, None):
        assert table.view(observer)["state"]["pile"][B] == [None, None, "5A"]
        assert table.view(observer)["state"]["unsure"] == [{"cards": ["3A", "4A"], "places": ["pile/1:0", "pile/1:1"]}]


@pytest.mark.rule("RAV.info.8")
def test_6_everybody_knows_the_bottom_card_of_the_deck() -> None:
    table = position("final round", piles=["1A 7A", "8A", "2A"], fields=["6A 6B"], under="3A")
    play(table, (A, "sink pile 1"), (A, "sink pile 2"))
    for observer in EVERYBODY:
        assert table.view(observer)["state"]["under"] == [None, "7A", "8A"]


# --- info.9 and sampled worlds ---


def worlds(table: Table, observer: int | None) -> list[Table]:
    return [table.determinise(observer, Rng(5, number)) for number in range(200)]


@pytest.mark.rule("RAV.info.9", "RAV.info.6")
def test_worlds_of_those_who_do_not_know() -> None:
    """Karol and a spectator: 1C in each of its places, every unseen card in each of the others."""
    table = put(before_the_2("6A 7A", deck="3A 3B 3C 4A"), "6A 1C")
    for observer in (B, None):
        seen = worlds(table, observer)
        unseen = {"3A", "3B", "3C", "4A", "6A", "7A", "5C", "6C"} | (set() if observer == B else {"5B", "6B"})
        assert {where(world, "1C") for world in seen} == {"hand/0", "under:0", "under:1"}
        for place in ("hand/0", "hand/2", "deck", "under:0", "under:1"):
            assert {card for world in seen for card in unseen if where(world, card) == place} == unseen
        for world in seen:
            assert observer is None or hand(world, B) == "5B 6B"
            assert [pile(world, seat) for seat in (A, B, C)] == [pile(table, seat) for seat in (A, B, C)]
            assert [len(hand(world, seat).split()) for seat in (A, B, C)] == [3, 2, 2]
            assert world.view(observer) == table.view(observer)


@pytest.mark.rule("RAV.info.6")
def test_worlds_of_the_one_who_put_the_cards_down() -> None:
    table = put(before_the_2("6A 7A", deck="3A 3B 3C 4A"), "6A 1C")
    seen = worlds(table, A)
    unseen = {"5B", "6B", "5C", "6C", *deck(table).split()}
    for world in seen:
        assert (hand(world, A), under(world)) == (hand(table, A), "6A 1C")
        assert world.view(A) == table.view(A)
    for place in ("hand/1", "hand/2", "deck"):
        assert {card for world in seen for card in unseen if where(world, card) == place} == unseen


@pytest.mark.rule("RAV.info.6")
def test_worlds_where_several_known_cards_are_blurred() -> None:
    """All three cards of Wojtek were known and two went down: 1C, 6A and 7A share hand and both places."""
    table = before_the_2("6A 7A")
    for card in ("6A", "7A"):
        learn(table, B, card, "hand/0")
    put(table, "7A 1C")
    (group,) = table.view(B)["state"]["unsure"]
    assert group == {"cards": ["1C", "6A", "7A"], "places": ["hand/0", "under:0", "under:1"]}
    seen = worlds(table, B)
    for card in ("1C", "6A", "7A"):
        assert {where(world, card) for world in seen} == {"hand/0", "under:0", "under:1"}


@pytest.mark.rule("RAV.info.4")
def test_worlds_keep_a_card_that_was_swapped_into_a_hand() -> None:
    table = before_the_2("6A 7A")
    for observer in OTHERS:
        assert all("1C" in hand(world, A) for world in worlds(table, observer))


@pytest.mark.rule("RAV.info.7")
def test_worlds_after_a_shuffle() -> None:
    table = position("final round", piles=["1A", "3A 4A 5A 6A"], fields=["8B 8C"])
    table.dice = Loaded(1, 0, 0)
    table.apply(A, "reshuffle pile 2")
    orders = {" ".join((*order, "4A")) for order in permutations(("3A", "5A", "6A"))}
    for observer in (A, None):
        assert {pile(world, B) for world in worlds(table, observer)} == orders
    assert {pile(world, B) for world in worlds(table, B)} == {"6A 5A 3A 4A"}


@pytest.mark.rule("RAV.info.8")
def test_worlds_keep_the_bottom_card() -> None:
    table = position("final round", piles=["1A 7A", "8A"], fields=["6A 6B"], under="3A")
    table.apply(A, "sink pile 2")
    for observer in (A, B, None):
        assert {under(world).split()[1] for world in worlds(table, observer)} == {"8A"}
        assert len({under(world).split()[0] for world in worlds(table, observer)}) > 5
