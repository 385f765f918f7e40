"""The nested reactions of Bazaar, step by step, and what the others see of them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from scripted import Scripted, falls_of
from stolik.engine.chain import seed_of
from stolik.engine.errors import Refused
from stolik.engine.table import Table
from toys import BAZAAR, bazaar

HANDS = [
    ["coin1", "coin2", "bribe1", "bribe2"],
    ["coin3", "coin4", "guard1", "decoy1"],
    ["coin5", "bribe3", "guard2", "decoy2"],
]
THIEF_IS_SEAT_0 = 2  # with three seats in the first round: (2 + 1) % 3


def dealt(*falls: int) -> Scripted:
    """The hands above and the dice after the deal; the seats are dealt to from the last to the first."""
    cards = [card for hand in reversed(HANDS) for card in hand]
    return Scripted(BAZAAR, 3, falls_of(bazaar.NAMES, cards) + list(falls))


def robbery() -> Scripted:
    """Seat 0 is about to rob seat 1; the stalls hold coin1, coin3 and coin5."""
    table = dealt(THIEF_IS_SEAT_0)
    table.play((0, "show coin1"), (1, "show coin3"), (2, "show coin5"), (0, "rob 2"))
    return table


def stalls(table: Table) -> list[list[str]]:
    found: list[list[str]] = table.view(None)["state"]["stall"]
    return found


def asked(table: Table) -> tuple[str, tuple[int, ...]]:
    assert table.pending is not None
    return table.pending.step, table.pending.seats


def test_a_theft_that_nobody_stops() -> None:
    table = robbery()
    assert asked(table) == ("window", (1, 2))
    table.play((2, "pass"), (1, "pass"))
    assert stalls(table) == [["coin1", "coin3"], [], ["coin5"]]
    assert asked(table) == ("swap", (0, 1, 2))


def test_a_guard_stops_the_theft() -> None:
    table = robbery()
    table.play((1, "play guard1"))
    assert asked(table) == ("counter", (0, 2))
    assert stalls(table)[1] == ["coin3"]
    table.play((0, "pass"), (2, "pass"))
    assert stalls(table) == [["coin1"], ["coin3"], ["coin5"]]
    assert asked(table) == ("swap", (0, 1, 2))
    assert table.view(None)["state"]["heap"] == ["guard1"]


def test_a_bribe_undoes_the_guard() -> None:
    table = robbery()
    table.play((1, "play guard1"), (0, "play bribe1"))
    assert asked(table) == ("counter", (1, 2))
    table.play((1, "pass"), (2, "pass"))
    assert stalls(table) == [["coin1", "coin3"], [], ["coin5"]]


def test_a_bribe_undoes_a_bribe() -> None:
    table = robbery()
    table.play((1, "play guard1"), (0, "play bribe1"), (2, "play bribe3"))
    assert asked(table) == ("counter", (0, 1))
    table.play((1, "pass"), (0, "pass"))
    assert stalls(table) == [["coin1"], ["coin3"], ["coin5"]]


def test_three_bribes_on_top_of_each_other() -> None:
    table = robbery()
    table.play((1, "play guard1"), (0, "play bribe1"), (2, "play bribe3"), (0, "play bribe2"))
    todo = [step for step, *_ in table.view(None)["state"]["todo"]]
    assert todo[-6:] == ["steal", "stop", "stop", "stop", "stop", "counter"]
    table.play((1, "pass"), (2, "pass"))
    assert stalls(table) == [["coin1", "coin3"], [], ["coin5"]]
    assert table.view(None)["state"]["heap"] == ["guard1", "bribe1", "bribe3", "bribe2"]


def test_a_decoy_leads_to_the_next_stall_with_a_window_of_its_own() -> None:
    table = robbery()
    table.play((1, "play decoy1"), (0, "pass"), (2, "pass"))
    assert asked(table) == ("window", (1, 2))
    assert table.pending is not None
    assert table.pending.facts == {"thief": "0", "victim": "2"}
    table.play((1, "pass"), (2, "pass"))
    assert stalls(table) == [["coin1", "coin5"], ["coin3"], []]


def test_a_theft_turned_aside_can_be_stopped() -> None:
    table = robbery()
    table.play((1, "play decoy1"), (0, "pass"), (2, "pass"), (2, "play guard2"), (0, "pass"), (1, "pass"))
    assert stalls(table) == [["coin1"], ["coin3"], ["coin5"]]


def test_a_bribed_decoy_leads_nowhere() -> None:
    table = robbery()
    table.play((1, "play decoy1"), (0, "play bribe1"), (1, "pass"), (2, "pass"))
    assert stalls(table) == [["coin1", "coin3"], [], ["coin5"]]


def test_a_thief_led_to_the_own_stall_loses_its_top() -> None:
    table = robbery()
    table.play((1, "play decoy1"), (0, "pass"), (2, "pass"), (2, "play decoy2"), (0, "pass"), (1, "pass"))
    assert asked(table) == ("window", (1, 2))
    table.play((1, "pass"), (2, "pass"))
    assert stalls(table) == [[], ["coin3"], ["coin5"]]
    assert table.view(None)["state"]["under"] == ["coin1"]  # everybody saw it go there


@pytest.mark.parametrize(
    ("text", "rule"),
    [("play guard2", r"BAZ\.window\.2"), ("play coin4", r"BAZ\.window\.3"), ("play bribe3", r"BAZ\.window\.2")],
)
def test_what_cannot_be_played_in_a_window(text: str, rule: str) -> None:
    with pytest.raises(Refused, match=rule):
        robbery().apply(1, text)


def test_the_thief_is_not_asked_and_nobody_twice() -> None:
    table = robbery()
    with pytest.raises(Refused, match=r"BAZ\.window\.1"):
        table.apply(0, "pass")
    table.apply(1, "pass")
    with pytest.raises(Refused, match=r"BAZ\.window\.1"):
        table.apply(1, "play guard1")


def test_a_seat_without_cards_is_not_asked() -> None:
    """That is open: everybody can count."""
    table = dealt(THIEF_IS_SEAT_0)
    for card in ("coin4", "guard1", "decoy1"):
        table.state.move(bazaar.NAMES.index(card), bazaar.HAND + 1, bazaar.HEAP)
    table.play((0, "show coin1"), (1, "show coin3"), (2, "show coin5"), (0, "rob 2"))
    assert asked(table) == ("window", (2,))


def test_a_six_shuffles_the_fullest_stall() -> None:
    """Seat 0 has coin1 and coin3 when the riot comes: the dice of the shuffle swap them."""
    table = robbery()
    table.falls += [5, 0]
    table.play((1, "pass"), (2, "pass"), (0, "pass"), (1, "pass"), (2, "pass"))
    table.play((0, "nothing"), (1, "nothing"), (2, "nothing"))
    assert stalls(table)[0] == ["coin3", "coin1"]
    assert asked(table) == ("swap", (0, 1, 2))


def test_swaps_are_heard_once_each_and_in_any_order() -> None:
    table = robbery()
    deck = [name for name in bazaar.NAMES if not any(name in hand for hand in HANDS)]
    table.falls += [deck.index("coin8")]
    table.play((1, "pass"), (2, "pass"))
    table.play((2, "play bribe3"))
    assert asked(table) == ("swap", (0, 1))
    assert table.view(2)["state"]["hand"][2] == ["coin8", "guard2", "decoy2"]
    assert table.view(2)["state"]["under"] == ["bribe3"]
    assert table.view(0)["state"]["hand"][2] == [None, None, None]
    assert table.view(0)["state"]["under"] == [None]
    table.play((0, "pass"), (1, "pass"))  # the last: the next round begins
    assert asked(table) == ("show", (0, 1, 2))


def test_a_swap_is_a_secret_in_the_log() -> None:
    table = robbery()
    table.falls += [0]
    table.play((1, "pass"), (2, "pass"), (2, "play bribe3"))
    mine, others = table.log_for(2)[-2:], table.log_for(0)[-2:]
    assert [mine[0]["do"], mine[1]["is"]] == ["play bribe3", "coin6"]
    assert [sorted(line) for line in others] == [["hash", "seat"], ["chance", "hash"]]


def test_the_most_coins_win_and_equals_share() -> None:
    table = robbery()
    g = table.state.clone()
    g.finish()
    assert [bazaar.worth(g, seat) for seat in range(3)] == [1, 3, 5]
    assert [BAZAAR.rules.share(g, seat) for seat in range(3)] == [0.0, 0.0, 1.0]
    g.move(bazaar.NAMES.index("coin5"), bazaar.STALL + 2, bazaar.HEAP)
    g.move(bazaar.NAMES.index("coin2"), bazaar.HAND, bazaar.STALL)
    assert [BAZAAR.rules.share(g, seat) for seat in range(3)] == [0.5, 0.5, 0.0]


@pytest.mark.parametrize("seats", BAZAAR.players)
def test_random_games_reach_every_step(seats: int) -> None:
    """So that the contract tests, which play at random, have something to test."""
    reached: Counter[str] = Counter()
    for number in range(30):
        table = Table(BAZAAR, seats, seed=seed_of(number))
        random = Random(number)
        while table.pending is not None:
            reached[table.pending.step] += 1
            seat = random.choice(table.pending.seats)
            table.apply(seat, random.choice(table.options(seat)).id)
        reached.update(line["chance"] for line in table.log if "chance" in line)
        reached.update({"stop": table.exercised["BAZ.guard.1"], "turn_aside": table.exercised["BAZ.decoy.1"]})
    wanted = {"show", "roll", "aim", "window", "counter", "swap", "draw", "deal", "shuffle", "stop", "turn_aside"}
    assert {step for step, times in reached.items() if times > 0} == wanted
