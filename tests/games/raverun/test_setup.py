"""Przygotowanie: the deal, the sealed first card, and where cards can lie."""

from __future__ import annotations

import hashlib
from itertools import permutations

import pytest

from games.kit import choices, events, play, received, refusal
from stolik.engine.chain import canonical, seed_of
from stolik.engine.errors import BadSetting, CannotUndo
from stolik.engine.kit import Rng
from stolik.engine.table import Table
from stolik.games.raverun import GAME
from stolik.games.raverun.state import LAYOUT

from .positions import KAROL, MONIKA, NAMES, WOJTEK, A, B, asks, deck, field, hand, idle, pile, places, position, under

HANDS = ["1A 2B 3C 5A 6B 8C", "1B 2C 4A 5B 7C 8A", "1C 2A 3B 4C 6A 7B"]


def before_the_picks() -> Table:
    return position("first card", piles=["", "", ""], hands=HANDS)


# --- the deal ---


@pytest.mark.rule("RAV.setup.1", "RAV.setup.2", "RAV.cards.1")
@pytest.mark.parametrize(("seats", "hand_size", "deck_size"), [(2, 7, 10), (3, 6, 6)])
def test_deal(seats: int, hand_size: int, deck_size: int) -> None:
    table = Table(GAME, seats, seed=seed_of(1))
    hands = [hand(table, seat).split() for seat in range(seats)]
    assert [len(cards) for cards in hands] == [hand_size] * seats
    assert len(deck(table).split()) == deck_size
    assert sorted(sum(hands, deck(table).split())) == LAYOUT.cards
    for seat in range(seats):
        assert (pile(table, seat), field(table, seat), under(table)) == ("", "", "")
    for observer in (*range(seats), None):  # the deck lies face down
        assert table.view(observer)["state"]["deck"] == [None] * deck_size


@pytest.mark.rule("RAV.setup.1")
@pytest.mark.parametrize("seats", [0, 1, 4])
def test_only_two_or_three_players(seats: int) -> None:
    with pytest.raises(BadSetting, match="2 to 3 players"):
        Table(GAME, seats)


@pytest.mark.rule("RAV.setup.1")
def test_the_cards_are_shuffled() -> None:
    """In 100 deals every card has come to every hand and to the deck."""
    seen: set[tuple[str, str]] = set()
    for number in range(100):
        table = Table(GAME, 3, seed=seed_of(number))
        seen |= {(NAMES[seat], card) for seat in range(3) for card in hand(table, seat).split()}
        seen |= {("deck", card) for card in deck(table).split()}
    assert len(seen) == 4 * 24


# --- the first card ---


@pytest.mark.rule("RAV.setup.3")
def test_everybody_is_asked_at_once_for_one_of_the_own_cards() -> None:
    table = before_the_picks()
    assert table.pending is not None
    assert (table.pending.kind, table.pending.seats) == ("sealed", (WOJTEK, KAROL, MONIKA))
    for seat in (WOJTEK, KAROL, MONIKA):
        assert [option.text for option in table.options(seat)] == [f"pick {card}" for card in HANDS[seat].split()]
    assert refusal(table, WOJTEK, "pick 1B") == "RAV.setup.3"  # Karol's
    assert refusal(table, WOJTEK, "pick 8B") == "RAV.setup.3"  # in the deck
    assert refusal(table, WOJTEK, "pass") == "RAV.setup.3"
    assert refusal(table, WOJTEK, "lay 1A") == "RAV.setup.3"


@pytest.mark.rule("RAV.setup.3")
def test_a_pick_is_binding() -> None:
    """Ruling 35: it can be neither made again nor taken back."""
    table = before_the_picks()
    table.apply(WOJTEK, "pick 8C")
    assert table.pending is not None
    assert table.pending.seats == (KAROL, MONIKA)
    assert table.options(WOJTEK) == []
    for text in ("pick 8C", "pick 1A"):
        assert refusal(table, WOJTEK, text) == "RAV.setup.3"
    with pytest.raises(CannotUndo):
        table.undo(WOJTEK)
    play(table, (KAROL, "pick 1B"), (MONIKA, "pick 1C"))
    assert pile(table, WOJTEK) == "8C"


@pytest.mark.rule("RAV.setup.4", "RAV.info.2")
def test_all_picks_are_shown_together() -> None:
    table = before_the_picks()
    play(table, (MONIKA, "pick 6A"), (WOJTEK, "pick 2B"))
    for seat in (WOJTEK, KAROL, MONIKA):
        assert pile(table, seat) == ""
        assert hand(table, seat) == HANDS[seat]
    assert table.events == []
    table.apply(KAROL, "pick 7C")
    assert [pile(table, seat) for seat in range(3)] == ["2B", "7C", "6A"]
    assert [hand(table, seat) for seat in range(3)] == ["1A 3C 5A 6B 8C", "1B 2C 4A 5B 8A", "1C 2A 3B 4C 7B"]
    for observer in (WOJTEK, KAROL, MONIKA, None):
        assert table.view(observer)["state"]["pile"] == [["2B"], ["7C"], ["6A"]]
        assert {(e["seat"], e["card"]) for e in events(table, "shown", observer)} == {
            (WOJTEK, "2B"),
            (KAROL, "7C"),
            (MONIKA, "6A"),
        }


@pytest.mark.rule("RAV.setup.5", "RAV.phase1.1")
@pytest.mark.parametrize(
    ("picks", "setter"),
    [("2B 7C 6A", KAROL), ("8C 8A 7B", WOJTEK), ("1A 1B 1C", MONIKA), ("5A 1B 4C", WOJTEK)],
)
def test_the_highest_card_shown_sets_the_order_of_round_one(picks: str, setter: int) -> None:
    """It is the card shown that counts, and not Wojtek's 8C in his hand."""
    table = before_the_picks()
    for seat, card in enumerate(picks.split()):
        table.apply(seat, f"pick {card}")
    assert asks(table) == (setter, "set_order")
    assert [event["number"] for event in events(table, "round_began")] == [1]


# --- the sealed pick tells nothing ---


@pytest.mark.rule("RAV.info.2")
def test_what_others_get_is_the_same_whatever_the_pick() -> None:
    """Byte by byte, while Wojtek alone has picked and while only Monika has not."""
    got: dict[tuple[int | None, int], set[str]] = {}
    hashes = set()
    for card in HANDS[WOJTEK].split():
        table = before_the_picks()
        table.apply(WOJTEK, f"pick {card}")
        hashes.add(table.log[-1]["hash"])
        for observer in (KAROL, MONIKA, None):
            got.setdefault((observer, 1), set()).add(received(table, observer))
        table.apply(KAROL, "pick 7C")
        for observer in (KAROL, MONIKA, None):
            got.setdefault((observer, 2), set()).add(received(table, observer))
            assert table.view(observer)["state"]["sealed"][WOJTEK] == -1  # only that he has picked
            assert len(table.view(observer)["state"]["hand"][WOJTEK]) == 6
    assert all(len(variants) == 1 for variants in got.values())
    assert len(hashes) == 6  # the log line's hash alone depends on it


@pytest.mark.rule("RAV.info.2")
def test_what_others_get_is_the_same_in_whatever_order_the_picks_arrive() -> None:
    """Karol and Monika have picked: Wojtek and a spectator see no more than who was first."""
    picks = {WOJTEK: "pick 2B", KAROL: "pick 7C", MONIKA: "pick 6A"}
    views = {WOJTEK: set[str](), None: set[str]()}
    ends = set()
    for order in permutations(picks):
        table = before_the_picks()
        for seat in order:
            if seat == order[-1] == WOJTEK:
                for observer, seen in views.items():
                    seen.add(str((table.view(observer), table.events_for(observer))))
            table.apply(seat, picks[seat])
        ends.add((table.hash, str([table.events_for(o) for o in (*range(3), None)])))
    assert all(len(seen) == 1 for seen in views.values())
    assert len(ends) == 1


@pytest.mark.rule("RAV.info.2")
def test_the_log_line_of_a_pick_cannot_be_guessed() -> None:
    table = before_the_picks()
    table.apply(WOJTEK, "pick 5A")
    assert table.log_for(WOJTEK)[-1]["do"] == "pick 5A"
    for observer in (KAROL, MONIKA, None):
        (line,) = table.log_for(observer)
        assert set(line) == {"seat", "hash"}
        for card in HANDS[WOJTEK].split():
            guess = {"seat": WOJTEK, "do": f"pick {card}", "secret": True}
            assert hashlib.sha256(canonical(guess)).hexdigest() != line["hash"]


@pytest.mark.rule("RAV.info.2")
def test_a_sampled_world_does_not_know_the_picks_of_others() -> None:
    table = before_the_picks()
    table.apply(WOJTEK, "pick 5A")
    world = table.determinise(KAROL, Rng(1))
    assert world.pending is not None
    assert world.pending.seats == (WOJTEK, KAROL, MONIKA)  # Wojtek picks again there
    own = table.determinise(WOJTEK, Rng(1))
    assert own.pending is not None
    assert own.pending.seats == (KAROL, MONIKA)


# --- the places for cards ---


@pytest.mark.rule("RAV.zone.1", "RAV.info.1")
def test_a_pile_keeps_its_order_and_only_its_top_acts() -> None:
    """Ruling 38: the owner may look through it, and the others have seen every card go there."""
    table = position("order", piles=["8A 1A 7A", "3A 6A"], hands=["5A 5B", "4B 2B"], fields=["", "5C"])
    play(table, (A, "order 1-2"), (A, "lay 5A"), (B, "lay 4B"))
    assert pile(table, B) == "3A 6A 4B"
    for observer in (A, B, None):
        assert table.view(observer)["state"]["pile"] == [["8A", "1A", "7A"], ["3A", "6A", "4B"]]
    assert asks(table) == (B, "4B")  # the buried 1A and 3A do nothing


@pytest.mark.rule("RAV.zone.2")
def test_a_battlefield_holds_any_number_of_cards_all_in_view() -> None:
    table = position(
        "order", piles=["7A", "6A"], hands=["8A 1A", "5A 5B"], fields=["1B 2A 2B 3A 3B 4A 4B 6B 6C 7B 7C", ""]
    )
    play(table, (A, "order 1-2"), (A, "lay 8A"), (B, "lay 5A"))
    assert field(table, A) == "1B 2A 2B 3A 3B 4A 4B 6B 6C 7B 7C 8A"
    for observer in (A, B, None):
        assert table.view(observer)["state"]["battlefield"][A] == field(table, A).split()


@pytest.mark.rule("RAV.zone.3", "RAV.effect.3")
def test_no_hand_limit() -> None:
    """Ruling 20: Wojtek draws an eleventh card."""
    table = position("actions", piles=["3A", "8A"], hands=["1A 1B 1C 2A 2B 2C 4A 4B 4C 5A"], fields=["6A"])
    table.apply(A, "draw")
    assert len(hand(table, A).split()) == 11


@pytest.mark.rule("RAV.zone.3", "RAV.effect.3")
def test_no_discards_and_an_empty_deck_stays_empty() -> None:
    """Ruling 31: there is nothing to reshuffle; the losers of the skirmish lie on piles."""
    table = position("order", piles=["3A", "8A"], hands=["7A 2A", "5A 1A"], fields=["6A"], rest="pile/1")
    play(table, (B, "order 1-2"), (A, "lay 7A"), (B, "lay 5A"))
    assert idle(table) == [(A, "3A")]
    assert (deck(table), under(table)) == ("", "")
    assert set(LAYOUT.cards) == {
        card for seat in (A, B) for zone in (hand, field, pile) for card in zone(table, seat).split()
    }


@pytest.mark.rule("RAV.zone.3", "RAV.info.8")
def test_a_card_put_under_the_deck_is_not_gone() -> None:
    table = position("final round", piles=["3A", "1A 8A"], fields=["6A"])
    table.apply(A, "sink pile 2")
    assert under(table) == "8A"
    assert places(table, None, "8A") == {"under:0"}


@pytest.mark.rule("RAV.setup.1")
def test_options_of_the_setup_are_all_playable() -> None:
    """Two players: the same set-up with seven cards each."""
    table = Table(GAME, 2, seed=seed_of(3))
    for seat in (A, B):
        table.apply(seat, table.options(seat)[-1].id)
    assert [len(hand(table, seat).split()) for seat in (A, B)] == [6, 6]
    assert choices(table) == {"order 1-2", "order 2-1"}
