"""Bots at the table of Word Domination: what they know, what they take, whom they help, and what they never tell."""

from __future__ import annotations

from typing import Any

import pytest

from games.kit import events
from stolik.bots import Advice, make
from stolik.bots.base import may_choose
from stolik.engine.chain import seed_of
from stolik.engine.kit import Rng
from stolik.engine.loop import actor
from stolik.engine.table import Table
from stolik.games.words import GAME
from stolik.games.words.bot import LEVELS, Level, mind
from stolik.games.words.planning import lay, prospects
from stolik.games.words.state import NAMES
from stolik.games.words.vocabulary import VOCABULARY

from .positions import A, B, C, Family, asked, assign, captured_by, counter, derived, offer, offers, position, state

EASY = "greedy"
MEDIUM = "search:300"
HARD = "search:3000"

# B has no markers; A has one on K and one on T.
CAPTURES = "k1/A o1 t1/A\na1 m1 e1\ns1 l1 i1"


def advice(table: Table, seat: int, bot: str = EASY, seed: int = 1) -> Advice:
    view = table.view_for_bot(seat)
    found = make(bot).choose(view, seed)
    assert may_choose(view, found.option)
    assert table.refuse(seat, found.option) is None
    return found


def said(table: Table, seat: int, bot: str = EASY, seed: int = 1) -> str:
    return table.notation(seat, advice(table, seat, bot, seed).option)


def play_on(table: Table, bot: str = EASY) -> list[str]:
    """Until the mover's turn is over: everything that was said."""
    mover, heard = state(table)["mover"], []
    while table.pending is not None and state(table)["mover"] == mover:
        seat = actor(GAME.rules, table.state)
        heard.append(said(table, seat, bot))
        table.apply(seat, heard[-1])
    return heard


# --- whole games ---


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"help": "off", "votes": "off"}),
        (3, {"help": "serial", "votes": "off", "black": "on"}),
        (3, {"help": "live", "votes": "on", "related": "lemma"}),
    ],
)
@pytest.mark.rule("WORDS.H24", "WORDS.Q11")
def test_a_whole_game_of_bots_ends(seats: int, options: dict[str, str]) -> None:
    table = Table(GAME, seats, options, seed_of(7))
    rng, bot = Rng(7), make(EASY)
    while table.pending is not None:
        seat = actor(GAME.rules, table.state)
        table.apply(seat, bot.choose(table.view_for_bot(seat), rng.word()).option)
        assert table.answers < 600
    assert len(derived(table)["used"]) >= 6 * seats - 2  # hardly ever is there no word
    asked_by_name = [line["do"].split()[0] for line in table.log if "do" in line]
    assert not {"challenge", "appeal"} & set(asked_by_name)  # WORDS.Q11


def test_the_levels_of_the_ladder_know_more_and_more() -> None:
    assert [level.zipf for level in LEVELS] == sorted([level.zipf for level in LEVELS], reverse=True)
    assert [level.longest for level in LEVELS] == sorted([level.longest for level in LEVELS])


# --- words ---


@pytest.mark.parametrize(("bot", "level"), [(EASY, 0), (MEDIUM, 1)])
def test_words_are_as_frequent_and_as_short_as_the_level_says(bot: str, level: int) -> None:
    picture = "a1 o1 i1 e1\nr1 n1 w1 s1\nk1 t1 m1 z1\ny1 c1 p1 l1"
    table = position(picture, added="l1")
    word = said(table, A, bot).removeprefix("spell ").partition(":")[0]
    assert len(word) <= LEVELS[level].longest
    assert VOCABULARY.lexicon.zipf(VOCABULARY.lexicon.number(word)) >= LEVELS[level].rare


def knows(level: Level, seat: int, word: str) -> bool:
    return mind(level, seat).knows(VOCABULARY.lexicon, VOCABULARY.lexicon.number(word))


def test_seats_of_one_level_know_the_frequent_words_and_each_its_own_rare_ones() -> None:
    lexicon = VOCABULARY.lexicon
    kitchen = ["kotlet", "patelnia", "rondel", "chochla", "tarka", "durszlak", "garnek", "kubek", "talerz", "dzbanek"]
    for level in LEVELS:
        known = [{word for word in kitchen if knows(level, seat, word)} for seat in range(4)]
        frequent = {word for word in kitchen if lexicon.zipf(lexicon.number(word)) >= level.zipf}
        assert all(frequent <= words for words in known)
        assert mind(level).rare == level.zipf  # without a seat it is what all of them know
    rare = [{word for word in kitchen if knows(LEVELS[0], seat, word)} for seat in range(4)]
    assert len({frozenset(words) for words in rare}) > 1


@pytest.mark.usefixtures("related")
@pytest.mark.rule("WORDS.V6")
def test_it_borrows_a_letter_that_only_a_rival_has() -> None:
    board = "sx w1 t1 #B"
    assert said(position(board, captured=["", "i1"], added="w1", black="on"), A).startswith("spell świt")
    assert said(position(board, captured=["", "i1"], added="w1"), A) == "swap"


@pytest.mark.usefixtures("related")
@pytest.mark.rule("WORDS.V7")
def test_a_card_serves_it_twice_and_is_captured() -> None:
    table = position("p1 a1 zx d1 z1\ni1/B e1 r1 n1 k1", added="n1", black="on")
    assert play_on(table, HARD)[0].startswith("spell październik")
    assert captured_by(table, A) == {"i1"}


@pytest.mark.usefixtures("related")
def test_a_word_beyond_the_level_is_better_than_a_swap() -> None:
    # The only words of these letters that need F are rare ones.
    table = position("f1 r1 a1\nu1 . .", added="f1")
    word = said(table, A)
    assert word.startswith("spell ")
    assert "f" in word


@pytest.mark.rule("WORDS.W9", "WORDS.R7")
def test_without_a_word_it_swaps_and_in_the_end_passes() -> None:
    table = position("f1 g1 h1 b1", added="f1")
    assert said(table, A) == "swap"
    assert said(position("f1 g1 h1 b1", added="f1", also={"swaps": 3}), A) == "pass"


@pytest.mark.usefixtures("related")
@pytest.mark.rule("WORDS.C3")
def test_it_takes_the_cards_that_it_can_capture() -> None:
    table = position(CAPTURES, added="o1")
    play_on(table)
    assert {"k1", "t1"} <= captured_by(table, A)  # kot, kto, tok, ...: both are easily had


@pytest.mark.usefixtures("related")
@pytest.mark.rule("WORDS.R5")
def test_of_equal_letters_it_uses_the_card_with_its_marker() -> None:
    # In the last turn: a captured card is a point, and what a rival's marker could still come to is nothing.
    table = position("k1 o1 t1/B t2/A t3", added="o1", round_=6, first=B)
    table.apply(A, "spell kot")
    assert asked(table)[0] == "assign"
    assert said(table, A) == "use t2"


@pytest.mark.usefixtures("related")
@pytest.mark.rule("WORDS.E2")
def test_a_zone_is_worth_more_than_a_stray_capture() -> None:
    # t1 touches two tapes of A, t2 lies far from them: the one makes a zone of three, the other does not.
    table = position("#A #A t1/A o1\n. . . k1\n. . . .\n. . . t2/A", added="o1", round_=6, captured=["z1 z2"])
    table.apply(A, "spell kot")
    assert said(table, A) == "use t1"
    assign(table, "t1")
    assert derived(table)["points"][A] == {"captured": 3, "zones": 3, "markers": 30 - 3 - 3}


@pytest.mark.usefixtures("related")
@pytest.mark.rule("WORDS.P1", "WORDS.E2")
def test_the_card_is_added_where_it_joins_what_the_word_captures() -> None:
    # Tapes at 1.1, 2.1 and 4.1 become a zone in the last turn only by a link at 3.1.
    table = position("#A #A . #A\no1 k1 . t1", hands=["e1"], round_=6, captured=["z1 z2 z3"])
    assert said(table, A) == "add 3.1"


@pytest.mark.usefixtures("related")
@pytest.mark.rule("WORDS.P1")
@pytest.mark.parametrize(
    ("picture", "cells"),
    [
        ("k1 o1 t1", {f"add {column}.{line}" for column in (1, 2, 3) for line in (0, 2)}),  # no end of the row
        ("k1 o1 t1\na1 m1 .", {"add 3.2"}),  # the corner lies within
    ],
)
def test_where_all_places_are_worth_the_same_the_grid_stays_small(picture: str, cells: set[str]) -> None:
    assert said(position(picture, hands=["e1"]), A) in cells


@pytest.mark.rule("WORDS.N7")
def test_it_never_spells_what_is_related_by_the_strictest_standard(related: Family) -> None:
    table = position("k1 o1 t1/A", added="o1", used=["rok"], related="lemma")
    first = said(table, A).removeprefix("spell ").partition(":")[0]
    lemmas = VOCABULARY.lemmas(VOCABULARY.lexicon.number(first))
    for lemma in lemmas:
        related(lemma, "rok", "warn")  # the table lets it pass, by its option and by the verdict
    second = said(table, A)
    assert second != f"spell {first}"
    assert table.refuse(A, f"spell {first}") is None


# --- help ---

# A, the mover, has markers on four letters; B on two others.
HELP = "s1 e1/A n1/A a1/A\nt1/B o1/B r1 k1/A\nz1 w1 i1 y1"


def offered(price: tuple[str, ...], word: str = "sekator", **more: Any) -> Table:
    table = position(HELP, added="r1", seats=3, help="serial", hands=["", "z2", "z3"], **more)
    offer(table, B, word, *price)
    table.apply(C, "silent")
    return table


# With the C that was added A could capture eleven cards, but only by a word of twelve letters.
LONG = "e1/A n1/A c1 y1/A\nk1/A l1/A o1/A p1/A\ne2/A d1/A i1/A a1/A"


def offered_long(*price: str) -> Table:
    table = position(LONG, added="c1", seats=3, help="serial", hands=["", "z2", "z3"])
    offer(table, B, "encyklopedia", *price)
    table.apply(C, "silent")
    return table


def haggled(table: Table) -> list[str]:
    """What the mover says until B is asked."""
    heard = []
    while asked(table) == ("talk", (A,)):
        heard.append(said(table, A, EASY))
        table.apply(A, heard[-1])
    return heard


@pytest.mark.usefixtures("related")
@pytest.mark.rule("WORDS.H24")
def test_it_pays_with_a_letter_for_a_word_it_could_not_find() -> None:
    table = offered_long("c1")
    ((number, (_, length, captures, price)),) = offers(table).items()
    assert (length, captures, price) == (12, 11, {"c1"})
    assert said(table, A, EASY) == f"accept {number}"  # six letters are all that it can think of itself


@pytest.mark.usefixtures("related")
@pytest.mark.rule("WORDS.H24")
def test_it_does_not_give_everything_away() -> None:
    table = offered_long("e1", "n1", "y1", "k1", "l1", "o1", "p1", "e2", "d1", "i1")
    assert said(table, A, EASY).startswith("spell ")  # nobody would take so little for so much


@pytest.mark.usefixtures("related")
@pytest.mark.rule("WORDS.H24")
def test_a_counter_that_still_pays_is_agreed_to_and_another_is_not() -> None:
    table = offered_long("c1", "e1", "n1", "y1", "k1", "l1")
    (number,) = offers(table)
    counter(table, number, "e1", "n1", "y1", "k1", "l1", "o1", "p1", "e2", "d1", "i1")  # A captures one card
    assert said(table, B, MEDIUM).startswith("agree")
    table = offered_long("c1", "e1", "n1", "y1", "k1", "l1")
    (number,) = offers(table)
    counter(table, number, "c1")  # A captures eleven
    assert said(table, B, MEDIUM).startswith("refuse")


@pytest.mark.usefixtures("related")
@pytest.mark.rule("WORDS.H24", "WORDS.N7")
def test_a_rival_offers_once_at_a_price_and_then_keeps_silent() -> None:
    # A is far ahead: C and B gain against him together.
    table = rare("live")
    heard: list[str] = []
    while not heard or heard[-1] != "silent":
        heard.append(said(table, B, HARD))
        table.apply(B, heard[-1])
        assert len(heard) < 8
    assert heard[0].startswith("think ")
    assert heard[-2:] == ["say", "silent"]
    ((_, (seat, _, _, price)),) = offers(table).items()
    assert seat == B
    assert price
    assert {text.removeprefix("price ") for text in heard[1:-2]} == price


def rare(way: str) -> Table:
    """The letters of PODKOWA, which is rare: of these seats B knows it, and C, who is to move, does not."""
    known = [knows(LEVELS[2], seat, "podkowa") for seat in (B, C)]
    assert known == [True, False]
    board = "p1/C o1 d1/C k1/B\no2 w1/C a1/B\n. . . .\n#A #A #A #A"
    return position(board, added="o2", seats=3, help=way, captured=["b1 b2 g1 g2"], mover=C)


@pytest.mark.usefixtures("related")
@pytest.mark.rule("WORDS.H24")
def test_whoever_knows_a_better_word_helps_and_both_gain() -> None:
    table = rare("serial")
    play_on(table, HARD)
    assert [event["word"] for event in events(table, "helped")] == ["PODKOWA"]
    assert captured_by(table, C) == {"p1", "d1", "w1"}  # all with its marker
    assert captured_by(table, B)  # and of the two with B's at least one


@pytest.mark.usefixtures("related")
@pytest.mark.rule("WORDS.H24", "WORDS.H12")
def test_a_price_that_is_too_high_is_haggled_over_once() -> None:
    """All that is surely in the word is the price and the C that was added: a mark there costs A least."""
    table = offered_long("c1", "e1")
    heard = haggled(table)
    (number,) = offers(table)
    assert heard == [f"counter {number}", "price c1", "say"]
    table.apply(B, f"refuse {state(table)['counter']}")
    assert said(table, A, EASY) == f"accept {number}"  # the offer stands as it was, and is good enough


@pytest.mark.usefixtures("related")
@pytest.mark.rule("WORDS.H24")
def test_between_two_a_rival_helps_only_if_it_fears_worse() -> None:
    """What helps the one harms the other: B offers where A might know the word, and might not."""
    table = position(HELP, added="r1", help="serial", hands=["", "z2"])
    assert said(table, B, MEDIUM) == "silent"
    # All letters are those of PODKOWA, which is rare: B knows it, and has to fear that A does.
    assert knows(LEVELS[2], B, "podkowa")
    table = position("p1/A o1/B d1/A\nk1/A w1 a1/B\no2 . .", added="o2", help="serial")
    assert said(table, B, HARD) == "think podkowa"


@pytest.mark.usefixtures("related")
@pytest.mark.rule("WORDS.H19")
def test_what_others_keep_to_themselves_changes_nothing() -> None:
    # Two words with the same length, captures and price: who does not know which was meant cannot choose by it.
    one, other = offered(("t1",), "sort"), offered(("t1",), "tors")
    assert [list(offers(table).values()) for table in (one, other)] == [[(B, 4, 0, {"t1"})]] * 2
    assert advice(one, A) == advice(other, A)


def test_the_same_view_and_seed_give_the_same_answer() -> None:
    table = position(CAPTURES, added="o1", help="serial", seats=3, hands=["", "z1", "z2"])
    for seat in (B, C):
        assert advice(table, seat, MEDIUM, 3) == advice(table, seat, MEDIUM, 3)
        table.apply(seat, "silent")
    assert advice(table, A, MEDIUM, 3) == advice(table, A, MEDIUM, 3)


# --- how it weighs ---


@pytest.mark.rule("WORDS.C1", "WORDS.C2", "WORDS.C3")
def test_markers_captures_and_the_rival_that_leaves_all_count() -> None:
    table = position("k1/A o1 t1/B\na1 m1 e1", added="o1")
    now = prospects(table.state, A)

    def after(card: str) -> float:
        g = table.state.clone()
        lay(g, A, NAMES.index(card))
        return prospects(g, A) - now

    # Each is better than nothing; and where a marker of B's leaves, a marker of A's lies all the same.
    assert after("k1") > 0
    assert after("t1") > after("a1") > 0
    assert prospects(table.state, A) == pytest.approx(-prospects(table.state, B))
