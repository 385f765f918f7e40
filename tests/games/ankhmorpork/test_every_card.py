"""What every card has in common: its symbols from left to right, when its scroll can be begun, who can stop that."""

from __future__ import annotations

from typing import Any

import pytest

from games.kit import choices, events, play, refusal
from stolik.games.ankhmorpork.data import CARDS
from stolik.games.ankhmorpork.rules import RULES
from stolik.games.ankhmorpork.scroll import BY_EFFECT

from .positions import (
    GREEN,
    RED,
    YELLOW,
    asks,
    begin_scroll,
    city,
    discarded,
    hand,
    money,
    penalties,
    position,
    to_scroll,
)

# The symbols of section 4 of the specification, in printed order.
SYMBOLS = {
    # Green
    "mr-boggis": "S A",
    "mr-bent": "S P",
    "the-beggars-guild": "S A",
    "the-bank-of-ankh-morpork": "S P",
    "the-ankh-morpork-sunshine-dragon-sanctuary": "S P",
    "sergeant-angua": "X P",
    "the-agony-aunts": "K $2 A",
    "the-dysk": "B S",
    "the-duckman": "S",
    "drumknott": "S",
    "cmot-dibbler": "S P",
    "dr-cruces": "K $3",
    "captain-carrot": "A X $1",
    "mrs-cake": "S $2 B",
    "groat": "A",
    "gimlets-dwarf-delicatessen": "$3 A",
    "gaspode": "R",
    "fresh-start-club": "R",
    "foul-ole-ron": "S P",
    "the-fools-guild": "S A",
    "the-fire-brigade": "S P",
    "inigo-skimmer": "K $2",
    "history-monks": "S A",
    "hex": "S B",
    "herennow": "S P",
    "harry-king": "A S",
    "hargas-house-of-ribs": "$3 A",
    "mr-gryle": "K $1",
    "the-peeled-nuts": "",
    "the-opera-house": "B S",
    "nobby-nobbs": "S P",
    "modo": "S A",
    "the-mended-drum": "B $2",
    "librarian": "S",
    "leonard-of-quirm": "S",
    "shonky-shop": "S B",
    "sacharissa-cripslock": "S A",
    "rosie-palm": "A S",
    "rincewind": "E S P",
    "the-royal-mint": "B $5",
    "queen-molly": "A S",
    "pink-pussycat-club": "$3 P",
    "zorgo-the-retro-phrenologist": "S B",
    "dr-whiteface": "S A",
    "wallace-sonky": "R",
    "the-seamstresses-guild": "S A",
    "mr-pin-and-mr-tulip": "K $1",
    "the-thieves-guild": "S A",
    # Brown
    "sergeant-cheery-littlebottom": "S X",
    "otto-chriek": "S B",
    "the-clacks": "S $2 P",
    "sergeant-colon": "X A",
    "cosmo-lavish": "S P",
    "the-dean": "E S P",
    "hello-death": "K K B",
    "burleigh-and-stronginthearm": "S B",
    "the-bursar": "E S P",
    "cable-street-particulars": "S A",
    "canting-crew": "S A",
    "carcer": "S P",
    "the-chair-of-indefinite-studies": "E S P",
    "sir-charles-lavatory": "S B",
    "dorfl": "S P",
    "sergeant-detritus": "X X",
    "deep-dwarves": "S P",
    "adora-belle-dearheart": "S A B",
    "the-alchemists-guild": "S B",
    "the-auditors": "S",
    "buggy-swires": "X",
    "susan": "R",
    "sybil-vimes": "$3 S",
    "mr-teatime": "$3 K P",
    "the-watch": "B X",
    "wee-mad-arthur": "S",
    "william-de-worde": "A S",
    "willikins": "S",
    "archchancellor-ridcully": "E S",
    "ruby": "A B",
    "the-senior-wrangler": "E S P",
    "mr-shine": "S",
    "mr-slant": "S B",
    "the-smoking-gnu": "S P",
    "stanley": "S A",
    "moist-von-lipwig": "A $3 S P",
    "doctor-mossy-lawn": "R",
    "patricians-palace": "B $4 A",
    "ponder-stibbons": "E S",
    "the-post-office": "S A",
    "reacher-gilt": "S",
    "professor-of-recent-runes": "E S P",
    "doctor-hix": "E S P",
    "hobsonss-livery-stable": "S B",
    "hubert": "S A",
    "igor": "R",
    "the-luggage": "K S",
    "the-mob": "S A P",
    "lord-downey": "K $3 B",
    "dwarves": "A A",
    "edward-death": "K $3 B",
    "errol": "S P",
    "gargoyles": "S B",
}
STEPS = {
    "A": "agent_symbol",
    "B": "build_symbol",
    "K": "kill_symbol",
    "X": "calm_symbol",
    "S": "scroll_symbol",
    "P": "play_card",
}
EFFECT = {card.id: card.effect for card in CARDS}


def test_the_table_names_every_card() -> None:
    assert set(SYMBOLS) == {card.id for card in CARDS}


@pytest.mark.rule("AM.Y1", "AM.Y6", "AM.Y8", "AM.T3", "AM.R11")
@pytest.mark.parametrize("card", SYMBOLS)
def test_symbols_from_left_to_right_each_of_which_may_be_skipped_but_the_event(card: str) -> None:
    # Nap Hill is a site, Dolly Sisters has trouble and a victim: everything is possible.
    other = "ruby" if card == "dwarves" else "dwarves"
    table = position({1: "1 2 !", 12: "1"}, seats=3, hands=[f"{card} {other}"], money=[20, 0, 0], events="riots")
    symbols = SYMBOLS[card].split()
    if symbols == ["R"]:
        assert choices(table) == {"play dwarves"}
        return
    play(table, (RED, "play " + card))
    assert len(events(table, "turned_up")) == symbols.count("E")
    for symbol in symbols:
        if symbol == "E":
            continue
        assert "go-on" in choices(table)
        if symbol.startswith("$"):
            assert asks(table) == (RED, "money_symbol")
            play(table, (RED, "take-money"))
            assert money(table) == [20 + int(symbol[1:]), 0, 0]
        else:
            assert asks(table) == (RED, STEPS[symbol])
            play(table, (RED, "go-on"))
    assert asks(table) == (RED, "end_turn")
    assert discarded(table) == {card}
    assert city(table) == {1: "1 2 !", 12: "1"}


# --- usable if ---

FULL = " ".join(["1"] * 12)
EVERYWHERE_TROUBLE = dict.fromkeys(range(1, 13), "!")
# What makes each scroll impossible: what stands in the city, and what else is so.
IMPOSSIBLE: list[tuple[str, dict[int, str], dict[str, Any]]] = [
    ("mr-boggis", {}, {"money": [5, 0]}),
    ("the-beggars-guild", {}, {}),
    ("the-ankh-morpork-sunshine-dragon-sanctuary", {}, {"money": [5, 0]}),
    ("the-duckman", {1: "1 1 H2 !"}, {}),
    ("drumknott", {}, {"hands": ["drumknott gaspode"]}),
    ("the-fire-brigade", {3: "H1 2"}, {}),
    ("history-monks", {}, {}),
    ("harry-king", {11: "H1"}, {"hands": ["harry-king"]}),
    ("shonky-shop", {11: "H1"}, {"hands": ["shonky-shop"]}),
    ("modo", {11: "H1"}, {"hands": ["modo"]}),
    ("rosie-palm", {11: "H1"}, {"hands": ["rosie-palm", "groat"]}),
    ("nobby-nobbs", {}, {"money": [5, 0]}),
    ("rincewind", {1: "1", 5: "2 !"}, {}),
    ("cosmo-lavish", {1: "1 2 !"}, {"money": [1, 9, 9], "seats": 3}),
    ("cosmo-lavish", {1: "1 1 !", 5: "2 2"}, {"seats": 3}),
    ("the-dean", {1: "2 !", 2: "H2 !"}, {}),
    ("burleigh-and-stronginthearm", {1: "1 2 !"}, {"money": [1, 9]}),
    ("burleigh-and-stronginthearm", {1: "1 1 !", 5: "2 2"}, {}),
    ("the-bursar", {1: "1 2 t !", 5: "H1"}, {"edition": "english"}),
    ("cable-street-particulars", {}, {}),
    ("dorfl", {1: "2", 3: "H1"}, {}),
    ("the-auditors", {1: "1 t", 3: "H2"}, {}),
    ("sybil-vimes", {1: "H1", 5: "H2 !", 11: "H2"}, {"money": [17, 9]}),
    ("wee-mad-arthur", {1: "1", 5: "1 !", 6: "2", 7: "1 H2"}, {"money": [2, 9]}),
    ("willikins", {1: "1", 3: "H2"}, {}),
    ("willikins", {3: f"{FULL} H1"}, {}),
    ("mr-slant", {1: "1 2"}, {}),
    ("the-smoking-gnu", {1: "1 2"}, {}),
    ("the-smoking-gnu", {1: f"{FULL} !"}, {}),
    ("stanley", {}, {}),
    ("reacher-gilt", {1: "H1 !", 5: "H2", 11: "H2 !"}, {"money": [17, 9]}),
    ("doctor-hix", EVERYWHERE_TROUBLE, {}),
    ("hobsonss-livery-stable", {1: "1"}, {"money": [1, 9]}),
    ("hobsonss-livery-stable", {1: "2"}, {}),
    ("hubert", {}, {"money": [9, 0, 0], "seats": 3}),
    ("the-mob", {1: "1 2"}, {}),
    ("the-mob", EVERYWHERE_TROUBLE, {}),
    ("gargoyles", {3: "1 H2"}, {}),
]
ALWAYS = [
    *("mr-bent", "the-dysk", "cmot-dibbler", "mrs-cake", "the-fools-guild", "hex", "herennow", "librarian"),
    *("sacharissa-cripslock", "zorgo-the-retro-phrenologist", "the-clacks", "the-bursar", "carcer"),
    *("the-chair-of-indefinite-studies", "the-post-office", "deep-dwarves", "the-alchemists-guild"),
    *("archchancellor-ridcully", "the-senior-wrangler", "errol"),
]


def test_both_lists_together_name_every_scroll() -> None:
    named = {EFFECT[card] for card, _, setting in IMPOSSIBLE if "edition" not in setting}
    assert named | {"swap_two_figures"} | {EFFECT[card] for card in ALWAYS} == set(BY_EFFECT)
    assert not named & {EFFECT[card] for card in ALWAYS}


def test_positions_saved_by_earlier_versions_go_on_with_the_step_that_they_meant() -> None:
    """They hold the number of what follows the choice of a player, or comes to each."""
    numbers = {
        **{"lose_own": 34, "pay_or_penalty": 36, "pay_or_burn": 37, "begin_giving": 77, "begin_gift": 79, "sell": 81},
        **{"exchange_hands": 82, "look": 83, "filch": 85, "take_two": 87, "take_three": 88},
    }
    assert {step.name: step.id for step in RULES.steps if step.name in numbers} == numbers


@pytest.mark.rule("AM.Y7", "AM.T3", "AM.K9")
@pytest.mark.parametrize(("card", "town", "setting"), IMPOSSIBLE, ids=lambda value: value if type(value) is str else "")
def test_a_scroll_that_cannot_be_carried_out_is_not_begun(card: str, town: dict[int, str], setting: Any) -> None:
    table = position(town, **{"hands": [card + " the-peeled-nuts"], "events": "", **setting})
    play(table, (RED, "play " + card))
    to_scroll(table)
    assert "go-on" in choices(table)
    assert "scroll" not in choices(table)
    effect = "swap_two_figures" if setting.get("edition") == "english" else EFFECT[card]
    assert refusal(table, RED, "scroll") == "AM.effect." + effect


@pytest.mark.rule("AM.Y7")
@pytest.mark.parametrize("card", ALWAYS)
def test_these_scrolls_can_always_be_begun(card: str) -> None:
    table = position({}, hands=[card], money=[0, 0], events="")
    play(table, (RED, "play " + card))
    to_scroll(table)
    assert choices(table) >= {"go-on", "scroll"}


# --- Wallace Sonky against a scroll with one target ---

# What the player of the card answers until Yellow, whom it strikes, is asked.
ONE_TARGET = {
    "the-beggars-guild": ["player 2"],
    "queen-molly": ["player 2"],
    "nobby-nobbs": ["player 2"],
    "herennow": ["player 2"],
    "the-fools-guild": ["player 2"],
    "dr-whiteface": ["player 2"],
    "the-fire-brigade": [],  # nobody else has a building
    "rosie-palm": ["player 2"],
    "the-seamstresses-guild": ["player 2"],
    "the-chair-of-indefinite-studies": ["player 2"],
    "cable-street-particulars": ["player 2"],
    "stanley": ["player 2"],
    "sybil-vimes": ["choose_buy 3"],
    "reacher-gilt": ["choose_buy 6"],
    "hubert": ["player 2", "player 3"],
}


@pytest.mark.rule("AM.R6", "AM.R7", "AM.R1")
@pytest.mark.parametrize("card", ONE_TARGET)
def test_wallace_sonky_ends_a_scroll_before_anything_has_happened(card: str) -> None:
    town = {1: "1", 3: "2 H2", 6: "1 2 H2 !"}
    table = position(
        town,
        seats=3,
        hands=[card + " ruby", "wallace-sonky groat", "dwarves"],
        money=[20, 20, 20],
        events="",
        dice=[11] if card == "herennow" else [],
    )
    begin_scroll(table, card)
    play(table, *((RED, answer) for answer in ONE_TARGET[card]))
    assert asks(table) == (YELLOW, "text_window")
    assert choices(table) == {"pass", "react wallace-sonky"}
    assert refusal(table, YELLOW, "react groat") == "AM.R1"
    play(table, (YELLOW, "react wallace-sonky"))
    seen_after = (money(table), city(table), [hand(table, seat) for seat in (RED, YELLOW, GREEN)])
    assert seen_after == ([20, 20, 20], town, [{"ruby"}, {"groat"}, {"dwarves"}])
    # What is left of the card belongs to Red, and nobody else is struck.
    rest = SYMBOLS[card].split("S")[1].split()
    for symbol in rest:
        assert asks(table) == (RED, STEPS[symbol])
        play(table, (RED, "go-on"))
    assert asks(table) == (RED, "end_turn")
    assert discarded(table) == {card, "wallace-sonky"}
    assert penalties(table, YELLOW) == set()
