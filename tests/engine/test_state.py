"""The state: zones of a hundred cards against plain sets and lists, and the stack of pending steps."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.engine.errors import BadGame
from stolik.engine.kinds import Count, Maybe, Numbered
from stolik.engine.kit import as_ints
from stolik.engine.layout import ALL, DEPTH, NOBODY, OWNER, SEALED, Layout, StepId
from stolik.engine.state import State, Watch, blank
from stolik.engine.views import state_hash

CARDS = 100
POINTS = Count("points", 99)
LAYOUT = Layout([f"card-{n}" for n in range(CARDS)], 3)
SCORE = LAYOUT.table("score", LAYOUT.seat, POINTS)
DECK = LAYOUT.bag("deck", NOBODY)
HAND = LAYOUT.bags("hand", OWNER)
PILE = LAYOUT.rows("pile", ALL, CARDS)
ZONES = [DECK, HAND, HAND + 1, HAND + 2, PILE, PILE + 1, PILE + 2]

MOVES = st.lists(st.tuples(st.integers(0, CARDS - 1), st.sampled_from(ZONES)), max_size=60)


class Noted(Watch):
    """Writes down every move."""

    def __init__(self) -> None:
        self.moves: list[tuple[int, int, int, int]] = []

    def moved(self, g: State, card: int, source: int, place: int, target: int) -> None:
        self.moves.append((card, source, place, target))


def full_deck() -> State:
    g = blank(LAYOUT, 3)
    g.fill(DECK, CARDS)
    return g


def test_a_bag_of_a_hundred_cards_takes_several_words() -> None:
    assert LAYOUT.bag_words == 4
    g = full_deck()
    assert g.count(DECK) == CARDS
    assert g.cards(DECK) == list(range(CARDS))
    with pytest.raises(IndexError):
        g.card(DECK, CARDS)


@given(MOVES)
def test_zones_hold_what_sets_and_lists_would(moves: list[tuple[int, int]]) -> None:
    g = full_deck()
    g.watch = noted = Noted()
    model: dict[int, list[int]] = {zone: [] for zone in ZONES}
    model[DECK] = list(range(CARDS))
    for card, target in moves:
        source = next(zone for zone in ZONES if card in model[zone])
        place = model[source].index(card) if LAYOUT.zones[source].ordered else 0
        model[source].remove(card)
        model[target].append(card)
        g.move(card, source, target)
        assert noted.moves[-1] == (card, source, place, target)
    for zone in ZONES:
        ordered = LAYOUT.zones[zone].ordered
        expected = model[zone] if ordered else sorted(model[zone])
        assert g.cards(zone) == expected
        assert g.count(zone) == len(expected)
        assert g.bare(zone) == (not expected)
        assert [card for card in range(CARDS) if g.holds(zone, card)] == sorted(expected)
        if ordered:
            assert g.top(zone) == (expected[-1] if expected else -1)
        else:
            following = [next((other for other in expected if other > card), -1) for card in range(-1, CARDS)]
            assert [g.after(zone, card) for card in range(-1, CARDS)] == following


def test_the_only_card_of_a_bag_is_found() -> None:
    g = full_deck()
    assert g.only(HAND) == -1
    for card in (0, 31, 32, 99):
        g.move(card, DECK, HAND)
        assert g.only(HAND) == card
        g.move(card, HAND, DECK)


def test_nothing_comes_after_the_last_card_of_the_last_word() -> None:
    layout = Layout([f"card-{n}" for n in range(64)], 1)
    deck = layout.bag("deck", NOBODY)
    g = blank(layout, 1)
    g.fill(deck, 64)
    assert (g.after(deck, 62), g.after(deck, 63)) == (63, -1)


@pytest.mark.parametrize("source", [HAND, PILE])
def test_a_card_cannot_leave_where_it_is_not(source: int) -> None:
    g = full_deck()
    g.move(7, DECK, source)
    before = list(g.mem)
    with pytest.raises(BadGame, match=r"card-8 does not lie in (hand|pile)/0"):
        g.move(8, source, HAND + 1)
    assert list(g.mem) == before


def test_an_emptied_row_leaves_no_trace() -> None:
    """Equal positions have equal memory, whatever happened before."""
    g = full_deck()
    before = list(g.mem)
    for card in (3, 50, 99):
        g.move(card, DECK, PILE)
    for card in (50, 3, 99):
        g.move(card, PILE, DECK)
    assert list(g.mem) == before


def test_the_small_bag_as_a_bit_set() -> None:
    layout = Layout(list("abcd"), 2)
    bag = layout.bag("bag", ALL)
    g = blank(layout, 2)
    g.lay(bag, 1)
    g.lay(bag, 3)
    assert g.bag(bag) == 0b1010


def test_words_and_zones_do_not_overlap() -> None:
    g = full_deck()
    for seat in range(3):
        g[SCORE + seat] = 1000 + seat
    g.move(5, DECK, PILE + 2)
    g.then(StepId(9), 1, 2, 3)
    assert [g[SCORE + seat] for seat in range(3)] == [1000, 1001, 1002]
    assert g.count(DECK) == CARDS - 1
    assert g.cards(PILE + 2) == [5]


# --- pending steps --------------------------------------------------------------------------------


def test_the_last_step_put_down_is_the_first_to_run() -> None:
    g = full_deck()
    g.then(StepId(1), 10, 11, 12)
    g.then(StepId(2), 20)
    assert g.pending_step() == 2
    assert g.three() == (20, 0, 0)
    g.drop()
    assert g.pending_step() == 1
    assert g.three() == (10, 11, 12)


def test_a_sequence_runs_from_its_first_step() -> None:
    g = full_deck()
    g.then_all(as_ints([4, 5, 6]))
    ran = []
    while g[DEPTH] > 0:
        ran.append(g.pending_step())
        g.drop()
    assert ran == [4, 5, 6]


def test_a_dropped_step_leaves_no_trace() -> None:
    g = full_deck()
    before = state_hash(g)
    g.then(StepId(3), 1, 2, 3)
    assert state_hash(g) != before
    g.drop()
    assert state_hash(g) == before


def test_the_last_argument_can_be_changed() -> None:
    g = full_deck()
    g.then(StepId(1), 1, 2, 3)
    g.then(StepId(2), 4, 5, 6)
    g.set_passed(9)
    assert g.passed() == 9
    assert (g.pending_step(), *g.three()) == (2, 4, 5, 9)
    g.drop()
    assert (g.pending_step(), g.passed()) == (1, 3)


def test_the_end_leaves_nothing_pending() -> None:
    g = full_deck()
    g.then_all(as_ints([4, 5, 6]))
    g.finish()
    assert g.over
    assert g[DEPTH] == 0


def test_too_many_pending_steps_do_not_pass_unnoticed() -> None:
    g = blank(Layout([], 2, depth=2), 2)
    g.then(StepId(1))
    g.then(StepId(1))
    before = list(g.mem)
    with pytest.raises(BadGame, match="more than 2 steps are pending"):
        g.then(StepId(1))
    assert list(g.mem) == before


def test_a_state_says_what_lies_where() -> None:
    layout = Layout(["ace", "king", "queen", "ten"], 2, depth=3)
    layout.word("round", POINTS)
    last, score = layout.word("last", Maybe(layout.card)), layout.table("score", Numbered("try", 3), POINTS)
    deck, hand, pile = layout.bag("deck", NOBODY), layout.bags("hand", OWNER), layout.row("pile", ALL, 4)
    g = blank(layout, 2)
    g.fill(deck, 4)
    g[last], g[score + 2] = 3, -1
    g.move(2, deck, pile)
    g.move(0, deck, pile)
    g.move(3, deck, hand + 1)
    g.then(StepId(4), 1, 0, 7)
    assert repr(g) == (
        "<State of 2 seats: turn 0; last queen; score (3: -1); deck king; hand/1 ten; pile queen ace; "
        "todo step 4(1, 0, 7)>"
    )
    g.finish()
    assert repr(g).startswith("<State of 2 seats: turn 0, over; last queen")


# --- clones and zones -----------------------------------------------------------------------------


def test_nobody_watches_a_clone() -> None:
    g = full_deck()
    g.watch = noted = Noted()
    g.clone().move(1, DECK, HAND)
    assert noted.moves == []


@pytest.mark.parametrize(
    ("zone", "sees"),
    [(DECK, []), (HAND, [0]), (HAND + 2, [2]), (PILE + 1, [0, 1, 2, 3])],
)
def test_who_sees_a_zone(zone: int, sees: list[int]) -> None:
    assert [observer for observer in range(4) if LAYOUT.zones[zone].seen_by(observer)] == sees


def test_labels_of_zones() -> None:
    assert [LAYOUT.zones[zone].label for zone in (DECK, HAND + 1, PILE)] == ["deck", "hand/1", "pile/0"]


def test_two_parts_of_a_state_cannot_share_a_name() -> None:
    layout = Layout(["a"], 2)
    layout.word("round", POINTS)
    layout.bags("hand", ALL)
    for name in ("round", "hand", "todo"):
        with pytest.raises(ValueError, match=f"the name {name} is taken"):
            layout.word(name, POINTS)
    with pytest.raises(ValueError, match="the name round is taken"):
        layout.rows("round", ALL, 1)


def test_a_state_says_who_has_picked() -> None:
    g = blank(Layout(["ace"], 3, depth=2), 3)
    g[SEALED + 1] = 1
    assert repr(g) == "<State of 3 seats: turn 0; picked by 2>"
