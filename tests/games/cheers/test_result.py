"""How a game of Three Cheers ended, and what a turn brought."""

from __future__ import annotations

from itertools import groupby
from math import ceil
from random import Random
from typing import Any

import pytest

from games.kit import events, play
from stolik.engine import speech
from stolik.engine.chain import seed_of
from stolik.engine.ending import Saying
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.table import Table
from stolik.games.cheers import GAME
from stolik.games.cheers.digest import digest

from .conftest import Press
from .positions import PLAYERS, SPARE, Cell, Tower, X, Y, Z, building, lay, position

FINISH = [("finish", 0, 0, 0)]
COME = [("look", 0, 0, 0)]
# "Already here" lies on top of the deck, and it is above no card at all.
HERE = {"ahead": ["here"], "happened": ["coming"], "small": 20, "deck": [], "top": []}


def sentence(language: str, family: str, saying: Saying, reader: int | None = None) -> str:
    return speech.said(GAME, language, family, saying, PLAYERS, reader)


def steps(table: Table) -> list[tuple[str, list[str]]]:
    return [(sentence("en", "ending-step", step.says), step.spots) for step in table.ending.steps]


def parts(table: Table) -> list[list[object]]:
    """By seat: place, total, and the columns."""
    ending = table.ending
    return [[row.place, row.total, *(row.parts[column] for column in ending.columns)] for row in ending.rows]


def high(new: Press) -> Tower:
    """Values 1, 2, 3 on top of each other, and a 3 that touches nobody."""
    return {(0, 1): new(value=1), (0, 2): new(value=2), (0, 3): new(value=3), (5, 1): new(value=3)}


@pytest.mark.rule("TC.K1", "TC.K2", "TC.S8")
def test_the_master_is_here_and_a_tower_is_told_level_by_level(new: Press) -> None:
    """X rides level 2: 1x1 + 2x2 = 5 are multiplied; the 3 on top and the lone 3 count once. Y has 2 on the ground."""
    mine, yours = high(new), {(0, 1): new(value=2)}
    one, two, three, lone = mine.values()
    (other,) = yours.values()
    table = position(mine, yours, riders=[(0, 2), None], todo=COME, also=HERE)
    assert table.over
    assert table.ending.columns == ["minions", "level", "multiplied", "plain"]
    assert parts(table) == [[1, 11, 4, 2, 5, 6], [2, 2, 1, 0, 0, 2]]
    assert table.ending.points == [event["number"] for event in events(table, "scored")]
    assert table.ending.tie is None
    assert table.ending.rule == "TC.S8"
    assert sentence("en", "ending", table.ending.reason) == (
        "Xawery wins: the Master gives the tower 11 points, the next one 2."
    )
    assert sentence("pl", "ending", table.ending.reason) == (
        "Wygrywa Xawery: Pan ocenia wieżę na 11 pkt, a następną na 2."
    )
    everybody = [f"card/{card}" for card in (*mine.values(), other)]
    assert steps(table) == [
        ("5 minions are left after three brawls: Xawery 4, Yacek 1", everybody),
        ("Level 1: Xawery 1", [f"card/{one}"]),
        ("Level 2: Xawery 2 × 2 = 4", [f"card/{two}"]),
        ("Counted once: Xawery 6, Yacek 2", [f"card/{three}", f"card/{lone}", f"card/{other}"]),
        ("In all: Xawery 11, Yacek 2", everybody[:-1]),
    ]


@pytest.mark.rule("TC.S8", "TC.B1")
def test_only_those_are_told_who_survive_the_last_brawls(new: Press) -> None:
    """The first brawl kills the one without a shield; the striker is left."""
    striker, victim = new("R1"), new()
    table = position({(0, 1): striker, (1, 1): victim}, {}, todo=COME, also=HERE)
    assert steps(table)[0] == ("1 minion is left after three brawls: Xawery 1, Yacek 0", [f"card/{striker}"])
    assert parts(table)[0] == [1, 1, 1, 0, 0, 1]


@pytest.mark.rule("TC.S8")
def test_when_nobody_is_left_that_is_told(new: Press) -> None:
    one, two = new("R1"), new("L1")
    table = position({(0, 1): one, (1, 1): two}, {}, todo=COME, also=HERE)
    assert steps(table) == [("Nobody is left after three brawls.", []), ("In all: Xawery 0, Yacek 0", [])]


@pytest.mark.rule("TC.K4")
def test_a_tie_stays_a_tie(new: Press) -> None:
    """2 on the ground and 1x2 on a second level are as good as each other; the third tower has 1."""
    towers = {(0, 1): new(value=2)}, {(0, 1): new(value=0), (0, 2): new(value=1)}, {(0, 1): new(value=1)}
    table = position(*towers, riders=[None, (0, 2), None], todo=FINISH)
    assert [row[:2] for row in parts(table)] == [[1, 2], [1, 2], [3, 1]]
    assert table.ending.tie is not None
    assert table.ending.tie.seats == [X, Y]
    assert table.ending.tie.numbers == [[2], [2]]
    assert sentence("en", "ending-tie", table.ending.tie.says) == (
        "A tie stays a tie: nothing decides between equal towers."
    )
    assert sentence("en", "ending", table.ending.reason) == (
        "A tie stays a tie: the Master gives 2 points each to Xawery and Yacek."
    )
    assert sentence("pl", "ending", table.ending.reason) == "Wspólne zwycięstwo: Xawery i Yacek, po 2 pkt."


@pytest.mark.rule("TC.V1")
@pytest.mark.parametrize("variant", ["first", "hell"])
def test_the_first_game_and_towers_of_hell_end_in_the_same_way(new: Press, variant: str) -> None:
    table = position({(0, 1): new(value=3)}, {(0, 1): new(value=2)}, todo=FINISH, variant=variant)
    assert [row[:2] for row in parts(table)] == [[1, 3], [2, 2]]
    assert sentence("en", "ending", table.ending.reason).startswith("Xawery wins: the Master gives the tower 3 points")


@pytest.mark.rule("TC.K4")
def test_a_single_point_is_one(new: Press) -> None:
    won = position({(0, 1): new(value=1)}, {}, todo=FINISH)
    assert (
        sentence("en", "ending", won.ending.reason)
        == "Xawery wins: the Master gives the tower 1 point, the next one 0."
    )
    even = position({(0, 1): new(value=1)}, {(0, 1): new(value=1)}, todo=FINISH)
    assert sentence("en", "ending", even.ending.reason) == (
        "A tie stays a tie: the Master gives 1 point each to Xawery and Yacek."
    )


# --- teams ---


def teams(ours: Tower, theirs: Tower, riders: list[Cell | None]) -> Table:
    return position(ours, theirs, seats=4, riders=riders, todo=FINISH, variant="teams")


@pytest.mark.rule("TC.V6")
def test_a_team_shares_its_tower_and_each_row_has_the_own_foreminion(new: Press) -> None:
    """The higher one scores: 1x1 + 2x2 + 3x3 and the lone 3."""
    table = teams(high(new), {(0, 1): new(value=2)}, [(0, 1), None, (0, 3), (0, 1)])
    assert parts(table) == [[1, 17, 4, 1, 14, 3], [3, 2, 1, 0, 2, 0], [1, 17, 4, 3, 14, 3], [3, 2, 1, 1, 2, 0]]
    assert table.ending.tie is None
    assert sentence("en", "ending", table.ending.reason) == (
        "Xawery and Zygfryd win: the Master gives their tower 17 points, the other one 2."
    )
    assert sentence("pl", "ending", table.ending.reason) == (
        "Wygrywają Xawery i Zygfryd: Pan ocenia ich wieżę na 17 pkt, a drugą na 2."
    )
    assert sentence("pl", "ending", table.ending.reason, Y).startswith("Wygrywają Xawery i Zygfryd")
    assert sentence("pl", "ending", table.ending.reason, Z) == (
        "Wygrywacie razem: Pan ocenia waszą wieżę na 17 pkt, a drugą na 2."
    )
    assert sentence("en", "ending", table.ending.reason, X) == (
        "You win as a team: the Master gives your tower 17 points, the other one 2."
    )
    assert steps(table)[-1][0] == "In all: Xawery and Zygfryd 17, Yacek and Wanda 2"


@pytest.mark.rule("TC.K4", "TC.V6")
def test_two_equal_teams_tie(new: Press) -> None:
    table = teams({(0, 1): new(value=2)}, {(0, 1): new(value=2)}, [None] * 4)
    assert [row[0] for row in parts(table)] == [1, 1, 1, 1]
    assert table.ending.tie is not None
    assert table.ending.tie.seats == [0, 1, 2, 3]


# --- Pedro ---


@pytest.mark.rule("TC.V10", "TC.V11")
def test_pedro_ends_with_a_last_card_and_counts_from_the_top(new: Press) -> None:
    """X stands 1 on a 2: 2x1 + 1x2. Y has 3 and loses, though he would have had a card more."""
    low, top, other = new(value=2), new(value=1), new(value=3)
    table = building({(0, 1): low}, {(0, 1): other}, up=[top, new()], stacks=["", SPARE])
    play(table, (X, lay((0, 2))))
    assert table.ending.columns == ["minions", "height", "multiplied", "plain"]
    assert parts(table) == [[1, 4, 2, 2, 4, 0], [2, 3, 1, 1, 3, 0]]
    assert table.ending.rule == "TC.V10"
    assert sentence("en", "ending", table.ending.reason) == "Xawery wins, 4 points to 3. Xawery laid the last card."
    assert sentence("pl", "ending", table.ending.reason) == "Wygrywa Xawery, 4 pkt do 3. Ostatnią kartę kładzie Xawery."


@pytest.mark.rule("TC.V12", "TC.K4")
def test_pedro_ends_when_the_time_is_up_too(new: Press) -> None:
    table = building({(0, 1): new(value=2)}, {(0, 1): new(value=2)}, up=[new(), new()], stacks=[SPARE, new()])
    table.time_is_up(X)
    assert table.over
    assert table.ending.rule == "TC.V12"
    assert sentence("en", "ending", table.ending.reason) == (
        "A tie stays a tie: Xawery and Yacek have 2 points each. Nobody laid the last card in time."
    )


# --- a turn in two sentences ---


def told(event: str, **values: Any) -> dict[str, Any]:
    return {"event": event, **values}


def announced(seat: int, card: str, tower: int, order: str | None = None) -> dict[str, Any]:
    return told("announced", seat=seat, card=card, seat2=tower, order=order)


def laid(card: str, tower: int) -> dict[str, Any]:
    return told("laid", card=card, seat=tower, number=0, number2=1)


def died(*cards: str) -> list[dict[str, Any]]:
    return [told("died", card=card, cause="by-attack", card2=card) for card in cards]


BEGAN = told("turn_began", seat=X)
PLAYED = [
    BEGAN,
    announced(X, "hidden", Z),
    laid("hidden", Z),
    announced(X, "kitemare", Z),
    laid("kitemare", Z),
]


def paragraph(language: str, events: list[dict[str, Any]], reader: int | None = None) -> list[str]:
    return [sentence(language, "digest", saying, reader) for saying in digest(events)]


def test_what_was_played_is_one_sentence_and_a_covered_ninja_stays_one() -> None:
    threw = told("threw", seat=X, card="slant-and-slap")
    drew = told("drew", seat=X, card="hidden")
    assert paragraph("en", [BEGAN]) == []
    assert paragraph("en", [*PLAYED, threw, drew]) == ["Xawery: a Ninja on Zygfryd; Kitemare on Zygfryd."]
    assert paragraph("pl", [*PLAYED, threw, drew]) == ["Xawery: Ninja (Zygfryd); Zmorawiec (Zygfryd)."]


def test_of_an_order_its_effect_is_told_and_who_died_of_it() -> None:
    order = [
        BEGAN,
        announced(X, "shove-and-shout", Y, "move"),
        told("moved", seat=Y, card="walltor", number=1, number2=1),
        *died("unicone", "intern"),
        told("jumped", seat=Y, card="hughbert", number=0, number2=1),
        announced(X, "lefty", X),
        laid("lefty", X),
        told("climbed", seat=X, card="lefty", number=0, number2=1),
    ]
    assert paragraph("en", order) == [
        "Xawery: moves Walltor on Yacek; Unicone and The Intern die; Yacek jumps to Hughbert; "
        "Lefty on their own tower; Xawery steps to level 1."
    ]


def test_a_deflected_card_is_told_with_its_way() -> None:
    on = [BEGAN, announced(X, "walltor", Y)]
    deflected = told("deflected", seat=Y, card="no-thank-you", card2="walltor")
    assert paragraph("en", [*on, deflected]) == ["Xawery: Walltor on Yacek; Yacek deflects it."]
    assert paragraph("en", [*on, deflected, announced(Y, "walltor", Z), laid("walltor", Z)]) == [
        "Xawery: Walltor on Yacek; Yacek deflects it to Zygfryd."
    ]
    order = [BEGAN, announced(X, "shove-and-shout", Y, "aggression"), deflected]
    back = [announced(Y, "shove-and-shout", Z, "aggression"), told("roused", seat=Z, card="lefty", number=0, number2=1)]
    assert paragraph("en", [*order, *back]) == [
        "Xawery: Shove and Shout on Yacek; Yacek deflects it to Zygfryd; enrages Lefty on Zygfryd."
    ]


def test_who_acts_is_named_where_somebody_else_was_told_of_last() -> None:
    deflected = [announced(X, "walltor", Y), told("deflected", seat=Y, card="no-thank-you", card2="walltor")]
    climbed = told("climbed", seat=X, card="lefty", number=0, number2=2)
    events = [BEGAN, *deflected, announced(Y, "walltor", Z), laid("walltor", Z), climbed]
    assert paragraph("en", events) == [
        "Xawery: Walltor on Yacek; Yacek deflects it to Zygfryd; Xawery steps to level 2."
    ]
    assert paragraph("en", events, X) == ["You: Walltor on Yacek; Yacek deflects it to Zygfryd; you step to level 2."]
    assert paragraph("pl", events)[0].endswith("Yacek odbija (Zygfryd); Xawery wchodzi na poziom 2.")
    assert paragraph("en", [BEGAN, *died("walltor"), climbed]) == ["Xawery: Walltor dies; Xawery steps to level 2."]


LINES = 140  # characters: two lines of the log


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_a_turn_folded_has_two_lines_at_most(language: str, seed: int) -> None:
    table, rng = Table(GAME, 4, GAME.complete({}), seed_of(seed)), Random(seed)
    while table.pending is not None:
        seat = rng.choice(table.pending.seats)
        table.apply(seat, rng.choice(table.options(seat)).text)
    names = ["Ala", "Zenon", "Halina", "Mietek"]
    told = []
    for _, turn in groupby(table.events, key=lambda happened: happened.turn):
        sayings = table.digest(list(turn), X)
        told.append(" ".join(speech.said(GAME, language, "digest", saying, names, X) for saying in sayings))
    assert len(told) > 10
    assert [text for text in told if len(text) > LINES] == []
    assert sum(ceil(len(text) / (LINES / 2)) for text in told) <= 60  # of the log, in a whole game


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_log_of_a_game_has_sixty_paragraphs_at_most(seats: int) -> None:
    for seed in range(3):
        table, rng = Table(GAME, seats, GAME.complete({}), seed_of(seed)), Random(seed)
        while table.pending is not None:
            seat = rng.choice(table.pending.seats)
            table.apply(seat, rng.choice(table.options(seat)).text)
        turns = [list(turn) for _, turn in groupby(table.events, key=lambda happened: happened.turn)]
        told = [table.digest(turn, X) for turn in turns]
        assert max(map(len, told)) <= 2
        assert sum(map(bool, told)) <= 60


def test_lost_plays_are_told_once() -> None:
    lost = told("no_play", seat=X)
    assert paragraph("en", [BEGAN, lost, lost]) == ["Xawery: nothing to play."]


def test_a_brawl_is_a_sentence_of_its_own_and_strikes_without_a_death_are_not_told() -> None:
    brawl = [told("brawl", card="brawl-1"), told("brawl_at", seat=X), told("fight", number=2)]
    struck = told("blocked", card="lefty", card2="walltor", number=2)
    assert paragraph("en", [*PLAYED, *brawl, struck])[1] == "Brawl: nobody dies."
    jumped = told("jumped", seat=Z, card="hughbert", number=0, number2=1)
    assert paragraph("en", [*PLAYED, *brawl, *died("walltor", "unicone"), jumped])[1] == (
        "Brawl: Walltor and Unicone die; Zygfryd jumps to Hughbert."
    )
    both = [*brawl, told("coming", card="coming"), *brawl, *died("walltor")]
    assert paragraph("pl", [*PLAYED, *both])[1] == "Idzie! 2 zadymy: ginie Murosław."
    many = ("walltor", "unicone", "intern")
    assert paragraph("en", [*PLAYED, *brawl, *died(*many)])[1] == "Brawl: 3 minions die."


def test_the_master_has_the_last_word() -> None:
    here = [told("here", card="here"), *died("walltor")]
    assert paragraph("en", [*PLAYED, told("coming", card="coming")])[1] == "The Master is coming!"
    assert paragraph("en", [*PLAYED, *here])[1] == "The Master is here. Three brawls kill 1 minion."
    scored = [told("scored", seat=seat, number=number) for seat, number in ((X, 20), (Y, 17))]
    assert paragraph("en", [*PLAYED, *here, *scored])[1] == "The Master is here: Xawery 20; Yacek 17."
    assert paragraph("en", [*PLAYED, *here, *scored], Y)[1] == "The Master is here: Xawery 20; you 17."


def test_pedro_has_no_turns_so_its_course_is_told() -> None:
    up = [told("turned_up", seat=seat, card="hidden") for seat in (X, Y)]
    built = [*up, laid("lefty", Y), laid("hidden", Y), laid("walltor", X)]
    assert paragraph("en", built) == ["Minions laid: Xawery 1; Yacek 2."]
    assert paragraph("pl", built, X) == ["Położone sługusy: ty 1; Yacek 2."]
    end = [told("first_done", seat=Y), told("here", card="here")]
    assert paragraph("en", [*built, *end])[1] == "Yacek lays the last card. Three brawls kill nobody."
