"""The symbols: agent, building, assassination, trouble, money, event (Y2 to Y6, Y8, Z1 to Z3, P7 to P9)."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play, refusal
from stolik.games.ankhmorpork.data import CARDS

from .positions import RED, YELLOW, asks, city, discarded, falls, hand, money, position

ALL = {f"place {number}" for number in range(1, 13)}


# --- a new agent ---


@pytest.mark.rule("AM.Y2", "AM.B1")
def test_an_agent_goes_where_one_stands_or_next_door() -> None:
    """Agents in The Hippo (next to 4, 5, 7) and Longwall (next to 8, 10, 11)."""
    table = position({6: "1", 9: "1", 1: "2"}, hands=["groat"])
    play(table, (RED, "play groat"))
    assert choices(table) == {"go-on", *(f"place {number}" for number in (4, 5, 6, 7, 8, 9, 10, 11))}
    for number in (1, 2, 3, 12):
        assert refusal(table, RED, f"place {number}") == "AM.Y2"
    for number in range(1, 13):
        assert refusal(table, RED, f"lift {number}") == "AM.P7"  # not all twelve are out


@pytest.mark.rule("AM.Y2", "AM.P8")
def test_without_an_agent_on_the_board_anywhere() -> None:
    table = position({6: "2", 4: "H1"}, hands=["groat"])
    play(table, (RED, "play groat"))
    assert choices(table) == {"go-on", *ALL}


@pytest.mark.rule("AM.Y2", "AM.Z1", "AM.P1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("1", "1 1 !"),  # F6: one's own is enough
        ("1 2 2 t d !", "1 1 2 2 t d !"),
        ("1 1 1 1 1 1 1", "1 1 1 1 1 1 1 1 !"),  # no limit
    ],
)
def test_who_joins_a_figure_makes_trouble(before: str, after: str) -> None:
    table = position({7: before}, hands=["groat"])
    play(table, (RED, "play groat"), (RED, "place 7"))
    assert city(table) == {7: after}


@pytest.mark.rule("AM.Z1", "AM.P1", "AM.G4", "AM.G5", "AM.Z3")
@pytest.mark.parametrize(
    ("there", "after"), [("", "1"), ("H2", "1 H2"), ("2", "1 2 !"), ("t", "1 t !"), ("d", "1 d !")]
)
def test_only_figures_make_trouble(there: str, after: str) -> None:
    table = position({7: "1", 8: there}, hands=["groat"])
    play(table, (RED, "play groat"), (RED, "place 8"))
    assert city(table) == {7: "1", 8: after}


@pytest.mark.rule("AM.Y2", "AM.P7", "AM.S1", "AM.Z2")
def test_with_all_twelve_out_one_is_lifted_and_goes_elsewhere() -> None:
    table = position({1: "1 1 1 1 1 1 1 1 1 1 1", 8: "1 2 !"}, hands=["groat", "gaspode susan"])
    play(table, (RED, "play groat"))
    assert choices(table) == {"go-on", "lift 1", "lift 8"}
    assert refusal(table, RED, "place 2") == "AM.P7"
    play(table, (RED, "lift 8"))
    # The marker has gone with it, Yellow is not asked, and only the neighbours of Dolly Sisters are near any more.
    assert city(table) == {1: "1 1 1 1 1 1 1 1 1 1 1", 8: "2"}
    assert asks(table) == (RED, "place_lifted")
    assert choices(table) == {"place 1", "place 2", "place 3", "place 12"}
    assert refusal(table, RED, "place 8") == "AM.P7"
    play(table, (RED, "place 12"))
    assert city(table) == {1: "1 1 1 1 1 1 1 1 1 1 1", 8: "2", 12: "1"}


@pytest.mark.rule("AM.P7")
def test_a_lifted_agent_does_not_go_back_where_it_was() -> None:
    table = position({1: "1 1 1 1 1 1 1 1 1 1 1 1"}, hands=["groat"])
    play(table, (RED, "play groat"), (RED, "lift 1"))
    assert choices(table) == {"place 2", "place 3", "place 12"}


@pytest.mark.rule("AM.P7", "AM.effect.place_at_own_building")
def test_nothing_is_lifted_where_no_other_place_is_left_for_it() -> None:
    """Willikins serves only where a building of one's own stands, and there is one."""
    table = position({7: "H1 " + "1 " * 11, 8: "1"}, hands=["willikins"])
    play(table, (RED, "play willikins"), (RED, "scroll"))
    assert choices(table) == {"lift 8"}
    assert refusal(table, RED, "lift 7") == "AM.P7"


@pytest.mark.rule("AM.P7")
def test_eleven_out_the_twelfth_is_placed_without_lifting() -> None:
    table = position({1: "1 1 1 1 1 1 1 1 1 1 1"}, hands=["dwarves"])
    play(table, (RED, "play dwarves"))
    assert choices(table) == {"go-on", "place 1", "place 2", "place 3", "place 12"}
    play(table, (RED, "place 2"))  # and the second symbol finds all twelve out
    assert choices(table) == {"go-on", "lift 1", "lift 2"}


# --- a building ---


@pytest.mark.rule("AM.Y3", "AM.B2")
@pytest.mark.parametrize(
    ("there", "cash", "allowed"),
    [
        ("1", 12, True),
        ("1 2 2 2", 12, True),  # F7: control is not needed
        ("1 d", 12, True),  # AM.P9
        ("1 t", 12, True),
        ("1", 11, False),
        ("1 2 !", 99, False),
        ("1 H2", 99, False),
        ("1 H1", 99, False),
        ("2", 99, False),
        ("", 99, False),
    ],
)
def test_where_one_may_build_in_longwall(there: str, cash: int, allowed: bool) -> None:
    table = position({7: "1 H2", 9: there}, hands=["ruby"], money=[cash])
    play(table, (RED, "play ruby"), (RED, "go-on"))
    if allowed:
        assert choices(table) == {"go-on", "build 9"}
        play(table, (RED, "build 9"))
        assert money(table) == [cash - 12, 10]
        assert city(table)[9] == f"{there} H1"
    else:
        assert not {option for option in choices(table) if option.startswith(("build", "give-up"))}
        assert money(table) == [cash, 10]


@pytest.mark.rule("AM.Y3")
def test_a_forbidden_site_is_refused_by_the_rule() -> None:
    table = position({7: "1", 8: "1 2 !", 5: "2"}, hands=["ruby"])
    play(table, (RED, "play ruby"), (RED, "go-on"))
    assert choices(table) == {"go-on", "build 7"}
    for number in (8, 5, 1):
        assert refusal(table, RED, f"build {number}") == "AM.Y3"
    assert refusal(table, RED, "give-up 7") == "AM.M10"


@pytest.mark.rule("AM.Y3", "AM.P9", "AM.B2")
def test_a_demon_does_not_change_the_price() -> None:
    table = position({2: "1 d"}, hands=["ruby"], money=[18])
    play(table, (RED, "play ruby"), (RED, "go-on"), (RED, "build 2"))
    assert money(table) == [0, 10]


@pytest.mark.rule("AM.Y3")
def test_a_building_is_optional_and_makes_no_trouble() -> None:
    table = position({7: "1 2"}, hands=["the-mended-drum"])
    play(table, (RED, "play the-mended-drum"), (RED, "build 7"))
    assert city(table) == {7: "1 2 H1"}


SIX = {1: "H1", 3: "H1", 6: "H1", 8: "H1", 9: "H1", 10: "H1"}


@pytest.mark.rule("AM.Y3", "AM.M10", "AM.S1")
def test_a_seventh_building_needs_one_to_be_given_up_first() -> None:
    table = position({**SIX, 9: "1 H1", 12: "1", 7: "1"}, hands=["the-mended-drum"], money=[12])
    play(table, (RED, "play the-mended-drum"))
    given = {f"give-up {number}" for number in SIX}
    assert given <= choices(table)
    assert not {option for option in choices(table) if option.startswith("build")}
    assert refusal(table, RED, "build 12") == "AM.M10"
    play(table, (RED, "give-up 9"))
    # Longwall was not free before, though an agent stands there now; nothing is paid back.
    assert choices(table) == {"build_on 7", "build_on 12"}
    assert refusal(table, RED, "build_on 9") == "AM.M10"
    play(table, (RED, "build_on 12"))
    assert money(table) == [0, 10]
    assert city(table) == {1: "H1", 3: "H1", 6: "H1", 7: "1", 8: "H1", 9: "1", 10: "H1", 12: "1 H1"}
    assert [told["area"] for told in events(table, "gave_up")] == [9]


@pytest.mark.rule("AM.M10")
def test_with_six_and_no_free_site_nothing_is_given_up() -> None:
    table = position({**SIX, 9: "1 H1"}, hands=["the-mended-drum"], money=[99])
    play(table, (RED, "play the-mended-drum"))
    assert not {option for option in choices(table) if option.startswith(("give-up", "build"))}


# --- assassination ---


@pytest.mark.rule("AM.Y4", "AM.G4", "AM.G5")
def test_a_figure_of_others_in_an_area_with_trouble() -> None:
    table = position({1: "1 2 t d !", 5: "2", 7: "1 1 !"}, hands=["dr-cruces"])
    play(table, (RED, "play dr-cruces"))
    assert choices(table) == {"go-on", "kill 1:2", "kill 1:t", "kill 1:d"}
    for target in ("1:1", "5:2", "7:1", "9:t"):
        assert refusal(table, RED, f"kill {target}") == "AM.Y4"


@pytest.mark.rule("AM.Y4", "AM.Z2", "AM.P2")
@pytest.mark.parametrize(("target", "after"), [("1:2", "1 2 t d H2"), ("1:t", "1 2 2 d H2"), ("1:d", "1 2 2 t H2")])
def test_the_marker_goes_with_the_victim_whoever_stays(target: str, after: str) -> None:
    table = position({1: "1 2 2 t d H2 !"}, hands=["dr-cruces"])
    play(table, (RED, "play dr-cruces"), (RED, f"kill {target}"))
    assert city(table) == {1: after}
    assert asks(table) == (RED, "money_symbol")


@pytest.mark.rule("AM.Y4", "AM.Y10", "AM.R1", "AM.R12")
def test_the_owner_is_asked_before_whatever_he_holds() -> None:
    for held in ("groat", "gaspode"):
        table = position({1: "1 2 !"}, hands=["dr-cruces", held])
        play(table, (RED, "play dr-cruces"), (RED, "kill 1:2"))
        assert asks(table) == (YELLOW, "window")
        assert city(table) == {1: "1 2 !"}
        assert table.view(RED)["decision"]["facts"]["area"] == "1"
    table = position({1: "1 2 !"}, hands=["dr-cruces"])
    play(table, (RED, "play dr-cruces"), (RED, "kill 1:2"))
    assert city(table) == {1: "1"}  # who holds no card is not asked


# --- trouble and money ---


@pytest.mark.rule("AM.Y5")
def test_any_marker_may_be_removed() -> None:
    table = position({1: "2 2 !", 7: "!", 9: "d !", 3: "1"}, hands=["buggy-swires"])
    play(table, (RED, "play buggy-swires"))
    assert choices(table) == {"go-on", "calm 1", "calm 7", "calm 9"}
    assert refusal(table, RED, "calm 3") == "AM.Y5"
    play(table, (RED, "calm 9"))
    assert city(table) == {1: "2 2 !", 7: "!", 9: "d", 3: "1"}


@pytest.mark.rule("AM.Y6", "AM.M9", "AM.D4")
@pytest.mark.parametrize(("card", "amount"), [(card.id, card.money) for card in CARDS if card.money])
def test_the_printed_amount_from_a_bank_that_is_never_short(card: str, amount: int) -> None:
    table = position({1: "1 2"}, hands=[card], money=[500])
    play(table, (RED, f"play {card}"))
    while "take-money" not in choices(table):
        play(table, (RED, "go-on"))
    play(table, (RED, "take-money"))
    assert money(table) == [500 + amount, 10]


# --- events as a symbol ---


@pytest.mark.rule("AM.Y8", "AM.Y1")
def test_an_event_is_compulsory_and_leaves_the_game() -> None:
    table = position({1: "H2"}, hands=["rincewind"], events="explosion", dice=[falls(1)])
    play(table, (RED, "play rincewind"))
    assert city(table) == {}
    assert asks(table) == (RED, "end_turn")
    state = table.view(None)["state"]
    assert (state["event_deck"], state["happened"]) == ([], ["explosion"])


@pytest.mark.rule("AM.P7", "AM.Y8")
def test_when_all_events_have_happened_the_symbol_does_nothing() -> None:
    table = position({1: "H2"}, hands=["rincewind groat"], events="")
    play(table, (RED, "play rincewind"))
    assert asks(table) == (RED, "scroll_symbol")
    assert city(table) == {1: "H2"}
    assert (hand(table, RED), discarded(table)) == ({"groat"}, set())
