"""Z dwojga złego: two teams of two, one tower a team, two foreminions on each."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play, refusal
from stolik.engine.chain import seed_of
from stolik.engine.kit import Rng
from stolik.engine.playing import Playing
from stolik.engine.table import Table
from stolik.games.cheers import GAME

from .conftest import Press
from .positions import SPARE, Cell, Tower, asked, lay, position, rides, tower, zone

A1, B1, A2, B2 = range(4)
OURS, THEIRS = 0, 1


def teams(ours: Tower, theirs: Tower, hands: dict[int, str], riders: dict[int, Cell] | None = None, active: int = A1,
          **more: object) -> Table:  # fmt: skip
    return position(
        ours,
        theirs,
        seats=4,
        hands=[hands.get(seat, "") for seat in range(4)],
        riders=[(riders or {}).get(seat) for seat in range(4)],
        active=active,
        variant="teams",
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("TC.V2")
def rewards(table: Table) -> list[float]:
    """What programs that learn get: a team wins or loses wholly (TC.V2)."""
    playing = Playing(GAME.rules, table.state.copy(), table.knowledge, Rng(0), 0)
    return [playing.reward(seat) for seat in range(table.seats)]


def test_two_towers_and_the_deck_of_four_players() -> None:
    table = Table(GAME, 4, {"variant": "teams"}, seed_of(1))
    state = table.view(A1)["state"]
    assert state["towers"] == 2
    assert len([card for card in zone(table, "deck") | zone(table, "again") if card.startswith("brawl")]) == 7
    assert state["hand"][A2] == [None] * 3  # hidden from the partner


@pytest.mark.rule("TC.V2")
def test_the_teams_take_turns(new: Press) -> None:
    for active, following in ((A1, B1), (B1, A2), (A2, B2), (B2, A1)):
        table = teams({}, {}, {seat: new() for seat in range(4)}, active=active,
                      todo=[("next_player", 0, 0, 0)])  # fmt: skip
        assert asked(table) == ("play_card", (following,))


@pytest.mark.rule("TC.V3", "TC.T4")
def test_each_moves_only_his_own_foreminion_and_both_may_sit_on_one(new: Press) -> None:
    ours = {(0, 1): new(), (0, 2): new()}
    table = teams(ours, {}, {A2: SPARE}, {A1: (0, 2), A2: (0, 1)}, active=A2,
                  todo=[("begin_throw", A2, 0, 0), ("begin_climb", A2, 0, 0)])  # fmt: skip
    play(table, (A2, "climb 1:0,2"))
    assert rides(table, A1) == rides(table, A2) == (0, 2)


@pytest.mark.rule("TC.V3", "TC.B5")
def test_both_mounts_are_protected_in_a_brawl(new: Press) -> None:
    ours = {(0, 1): new("R1"), (1, 1): new("L1 R1"), (2, 1): new("L1"), (3, 1): new("L1")}
    table = teams(ours, {}, {A1: SPARE}, {A1: (1, 1), A2: (2, 1)}, todo=[("begin_play", A1, 2, 0), ("brawl", 0, 0, 0)])
    assert tower(table) == ours


@pytest.mark.rule("TC.V4", "TC.E4")
@pytest.mark.parametrize(("active", "chooser"), [(A1, A1), (A2, A2), (B1, A2), (B2, A1)])
def test_meals_are_chosen_by_the_member_whose_turn_is_first(new: Press, active: int, chooser: int) -> None:
    ours = {(0, 1): new("U1 R1", "hungry"), (0, 2): new("", "weak"), (1, 1): new("", "weak")}
    table = teams(ours, {}, {active: SPARE}, active=active, todo=[("begin_play", active, 2, 0), ("settle", 0, 0, 0)])
    assert asked(table) == ("choose_prey", (chooser,))


@pytest.mark.rule("TC.V5", "TC.D1")
def test_both_members_are_asked_at_once_and_the_first_in_turn_deflects(new: Press) -> None:
    card, one, two, three = new(), *(new.order("deflect") for _ in range(3))
    table = teams({}, {}, {A1: f"{card} {SPARE}", B1: one, B2: two, A2: three})
    play(table, (A1, f"play {card}"), (A1, lay((0, 1), THEIRS)))
    assert asked(table) == ("deflecting", (B1, B2))
    play(table, (B2, f"deflect {two}"), (B1, f"deflect {one}"))
    assert asked(table) == ("where", (B1,))
    assert zone(table, "discard") == {one}
    assert table.view(B2)["state"]["hand"][B2] == [two]
    assert [event["seat"] for event in events(table, "deflected")] == [B1]


@pytest.mark.rule("TC.V5", "TC.D2")
def test_a_card_that_comes_back_may_be_deflected_by_either(new: Press) -> None:
    card, one, two, three = new(), *(new.order("deflect") for _ in range(3))
    table = teams({}, {}, {A1: f"{card} {three} {SPARE}", B2: one, A2: two})
    play(table, (A1, f"play {card}"), (A1, lay((0, 1), THEIRS)), (B2, f"deflect {one}"))
    assert choices(table) == {lay((0, 1), OURS), lay((0, 1), THEIRS)}  # with two towers it may go back
    play(table, (B2, lay((0, 1), OURS)))
    assert asked(table) == ("deflecting", (A1, A2))
    play(table, (A2, f"deflect {two}"), (A1, f"deflect {three}"))
    assert asked(table) == ("where", (A1,))


@pytest.mark.rule("TC.V5")
def test_nobody_deflects_a_partner_s_play(new: Press) -> None:
    card, shield = new(), new.order("deflect")
    table = teams({}, {}, {A1: f"{card} {SPARE}", A2: shield})
    play(table, (A1, f"play {card}"), (A1, lay((0, 1), OURS)))
    assert tower(table) == {(0, 1): card}
    assert refusal(table, A2, f"deflect {shield}") == "TC.T1"


@pytest.mark.rule("TC.V6", "TC.K1")
@pytest.mark.parametrize(
    ("first", "second", "total"),
    [
        ((0, 1), (2, 2), 3 + 3 + 1 + 2),  # the higher one, though the other stands in the better group
        ((0, 2), (2, 2), 3 + 6 + 1 + 1),  # equal levels: the better result
        ((2, 2), (0, 2), 3 + 6 + 1 + 1),
        (None, (0, 2), 3 + 6 + 1 + 1),
        (None, None, 3 + 3 + 1 + 1),
    ],
)
def test_a_tower_scores_by_its_higher_foreminion(
    new: Press, first: Cell | None, second: Cell | None, total: int
) -> None:
    ours = {(0, 1): new(value=3), (0, 2): new(value=3), (2, 1): new(value=1), (2, 2): new(value=1)}
    riders = {seat: cell for seat, cell in ((A1, first), (A2, second)) if cell}
    table = teams(ours, {(0, 1): new(value=1)}, {}, riders, todo=[("finish", 0, 0, 0)])
    assert [event["number"] for event in events(table, "scored")] == [total, 1]
    assert table.shares == [0.5, 0.0, 0.5, 0.0]
    assert rewards(table) == [1.0, -1.0, 1.0, -1.0]


@pytest.mark.rule("TC.K4", "TC.V6")
def test_two_teams_that_tie_share_the_win(new: Press) -> None:
    table = teams({(0, 1): new()}, {(0, 1): new()}, {}, todo=[("finish", 0, 0, 0)])
    assert table.shares == [0.25] * 4
    assert rewards(table) == [0.0] * 4
