"""Odwołanie, zakwestionowanie, głosowanie."""

from __future__ import annotations

import pytest

from games.kit import choices, events, play, received, refusal
from stolik.engine.errors import Refused
from stolik.engine.table import Table

from .positions import A, B, C, D, Family, asked, code, marks, offer, position, spell, state, words_used

pytestmark = pytest.mark.usefixtures("related")

BOARD = "k1 o1 t1 u1 r1 a1"


def declared(
    related: Family, verdict: str, seats: int = 3, word: str = "tok", used: tuple[str, ...] = ("kra",)
) -> Table:
    """A has said TOK (or appealed), which is related to KRA as the test says."""
    related("tok", "kra", verdict)
    table = position(BOARD, added="o1", seats=seats, used=used, votes="on")
    table.apply(A, f"{'appeal' if verdict == 'block' else 'spell'} {word}")
    return table


def stands(table: Table) -> bool:
    return words_used(table)[-1] == "TOK"


# --- the table of section 6 ---


@pytest.mark.rule("WORDS.Q4", "WORDS.Q6", "WORDS.Q7")
@pytest.mark.parametrize(
    ("ballots", "allowed"),
    [
        (("allow",), True),
        (("bar",), False),
        (("allow", "allow"), True),
        (("allow", "bar"), True),
        (("bar", "bar"), False),
        (("allow", "allow", "allow"), True),
        (("allow", "allow", "bar"), True),
        (("allow", "bar", "bar"), False),
        (("bar", "bar", "bar"), False),
    ],
)
def test_appeals_against_block(related: Family, ballots: tuple[str, ...], allowed: bool) -> None:
    table = declared(related, "block", seats=1 + len(ballots))
    assert asked(table) == ("ballot", tuple(range(1, 1 + len(ballots))))
    for seat, ballot in enumerate(ballots, start=1):
        table.apply(seat, ballot)
    assert stands(table) == allowed
    assert marks(table, A) == ({"t1", "o1", "k1"} if allowed else set())


@pytest.mark.rule("WORDS.Q5", "WORDS.Q6", "WORDS.Q7")
@pytest.mark.parametrize("verdict", ["warn", "clear"])
@pytest.mark.parametrize(
    ("others", "allowed"),
    [
        (("bar",), False),
        (("allow",), True),
        (("bar", "allow"), False),
        (("allow", "allow"), True),
        (("bar", "bar"), False),
    ],
)
def test_challenges(related: Family, verdict: str, others: tuple[str, ...], allowed: bool) -> None:
    """The ballot of whoever challenges is against it."""
    table = declared(related, verdict, seats=2 + len(others))
    table.apply(B, "challenge 1")
    assert asked(table) == ("ballot", tuple(range(C, C + len(others))))
    for seat, ballot in enumerate(others, start=C):
        table.apply(seat, ballot)
    assert stands(table) == allowed
    assert [(event["seat"], event["ballot"]) for event in events(table, "voted")] == [
        (B, "bar"),
        *enumerate(others, start=C),
    ]


@pytest.mark.rule("WORDS.Q5", "WORDS.N8")
def test_a_single_voter(related: Family) -> None:
    assert stands(declared(related, "clear", seats=2))
    table = declared(related, "warn", seats=2)
    assert asked(table) == ("challenge", (B,))
    assert choices(table) == {"pass", "challenge 1"}
    table.apply(B, "challenge 1")
    assert not stands(table)


@pytest.mark.rule("WORDS.Q3")
def test_nobody_is_left_where_the_only_rival_helps(related: Family) -> None:
    related("tok", "kra", "warn")
    table = position(BOARD, added="o1", used=["kra"], votes="on", help="serial")
    table.apply(A, f"accept {offer(table, B, 'tok', 't1')}")
    assert stands(table)


@pytest.mark.rule("WORDS.Q3")
def test_whoever_helps_has_no_vote(related: Family) -> None:
    related("tok", "kra", "warn")
    table = position(BOARD, added="o1", used=["kra"], votes="on", help="serial", seats=3)
    number = offer(table, B, "tok", "t1")
    play(table, (C, "silent"), (A, f"accept {number}"))
    assert asked(table) == ("challenge", (C,))
    table.apply(C, "challenge 1")
    assert not stands(table)


@pytest.mark.rule("WORDS.Q3")
def test_nor_has_the_mover(related: Family) -> None:
    table = declared(related, "clear", seats=4)
    assert asked(table) == ("challenge", (B, C, D))
    assert refusal(table, A, "challenge 1") == "WORDS.Q3"


# --- verdicts ---


@pytest.mark.rule("WORDS.Q1", "WORDS.Q4")
def test_what_is_the_same_has_no_appeal() -> None:
    table = position(BOARD, added="o1", used=["kotu"], votes="on")
    assert refusal(table, A, "spell kot:kot") == "WORDS.W7"
    assert refusal(table, A, "appeal kot:kot") == "WORDS.W7"


@pytest.mark.rule("WORDS.Q1", "WORDS.Q4")
def test_only_what_is_blocked_can_be_appealed(related: Family) -> None:
    related("tok", "kra", "block")
    table = position(BOARD, added="o1", used=["kra"], votes="on")
    assert refusal(table, A, "spell tok") == "WORDS.W7"
    assert refusal(table, A, "appeal kot") == "WORDS.Q4"
    table = position(BOARD, added="o1", used=["kra"], votes="on", help="live")
    assert refusal(table, B, "appeal tok") == "WORDS.R15"
    assert refusal(table, B, "think tok") == "WORDS.W7"  # offers have no appeal


@pytest.mark.rule("WORDS.Q2", "WORDS.W8")
def test_the_lexicon_is_not_voted_on() -> None:
    table = position(BOARD, added="o1", used=["kra"], votes="on")
    assert refusal(table, A, "appeal otk") == "WORDS.L4"


@pytest.mark.rule("WORDS.Q5")
def test_the_first_word_of_a_game_is_related_to_none(related: Family) -> None:
    assert stands(declared(related, "warn", seats=4, used=()))


@pytest.mark.rule("WORDS.Q4")
def test_two_appeals_a_turn(related: Family) -> None:
    for lemma in ("tok", "kot", "kat", "rok"):
        related(lemma, "para", "block")
    table = position(BOARD, added="o1", used=["para"], votes="on")
    play(table, (A, "appeal tok"), (B, "bar"), (A, "appeal kot:kot"), (B, "bar"))
    assert refusal(table, A, "appeal rok") == "WORDS.Q4"
    spell(table, "kora")


# --- the challenge ---


@pytest.mark.rule("WORDS.Q5")
def test_a_challenge_names_a_used_word(related: Family) -> None:
    table = declared(related, "warn", used=("kra", "sen"))
    assert asked(table) == ("challenge", (B, C))
    assert {option.text for option in table.options(B)} == {"pass", "challenge 1", "challenge 2"}
    assert refusal(table, B, "challenge 3") == "WORDS.Q5"
    table.apply(C, "challenge 2")
    assert events(table, "challenged") == [{"event": "challenged", "seat": C, "word": "TOK", "word2": "SEN"}]


@pytest.mark.rule("WORDS.Q5")
def test_alone_one_can_name_only_what_the_software_warns_of(related: Family) -> None:
    table = declared(related, "warn", seats=2, used=("kra", "sen"))
    assert choices(table) == {"pass", "challenge 1"}
    assert refusal(table, B, "challenge 2") == "WORDS.Q5"


@pytest.mark.rule("WORDS.Q5", "WORDS.Q8")
def test_if_all_let_it_pass_it_stands(related: Family) -> None:
    table = declared(related, "warn")
    play(table, (C, "pass"), (B, "pass"))
    assert stands(table)
    assert events(table, "voted") == []


@pytest.mark.rule("WORDS.Q5", "WORDS.Q6")
def test_who_has_let_it_pass_still_votes(related: Family) -> None:
    table = declared(related, "warn")
    play(table, (B, "pass"), (C, "challenge 1"))
    assert asked(table) == ("ballot", (B,))
    table.apply(B, "bar")
    assert not stands(table)


# --- the ballot ---


@pytest.mark.rule("WORDS.Q6")
def test_ballots_are_sealed_until_all_are_in(related: Family) -> None:
    one, other = declared(related, "block", seats=4), declared(related, "block", seats=4)
    one.apply(B, "bar")
    other.apply(B, "allow")
    for observer in (A, C, D, None):
        assert received(one, observer) == received(other, observer)
    assert refusal(one, B, "allow") == "WORDS.Q6"
    play(one, (C, "bar"), (D, "allow"))
    assert [(event["seat"], event["ballot"]) for event in events(one, "voted")] == [
        (B, "bar"),
        (C, "bar"),
        (D, "allow"),
    ]


@pytest.mark.rule("WORDS.Q6")
@pytest.mark.parametrize(("verdict", "allowed"), [("block", False), ("warn", True), ("clear", True)])
def test_whoever_says_nothing_is_of_the_softwares_opinion(related: Family, verdict: str, allowed: bool) -> None:
    table = declared(related, verdict)
    if verdict != "block":
        table.apply(B, "challenge 1")
    for seat in (B, C) if verdict == "block" else (C,):
        table.time_is_up(seat)
    assert stands(table) == allowed


@pytest.mark.rule("WORDS.Q5", "WORDS.Q12")
def test_the_clock_in_a_challenge(related: Family) -> None:
    table = declared(related, "warn")
    with pytest.raises(Refused):
        table.time_is_up(A)  # the mover's time stands still
    table.time_is_up(B)
    table.time_is_up(C)
    assert stands(table)


# --- afterwards ---


@pytest.mark.rule("WORDS.Q8")
def test_a_word_that_is_barred_is_taken_back(related: Family) -> None:
    table = declared(related, "warn", seats=2)
    before = state(table)["mark"]
    table.apply(B, "challenge 1")
    assert words_used(table) == ["KRA"]
    assert state(table)["mark"] == before
    assert asked(table) == ("talk", (A,))
    assert state(table)["added_count"] == 1
    spell(table, "rok")
    assert words_used(table) == ["KRA", "ROK"]


@pytest.mark.rule("WORDS.Q8", "WORDS.R14")
def test_the_cards_that_were_named_are_those_that_are_marked(related: Family) -> None:
    related("tok", "kra", "block")
    table = position("k1 o1 t1 t2 t3", added="o1", used=["kra"], votes="on")
    play(table, (A, "appeal tok"), (A, "use t2"), (B, "allow"))
    assert marks(table, A) == {"k1", "o1", "t2"}


@pytest.mark.rule("WORDS.Q9")
def test_what_was_barred_is_barred_for_good_in_all_its_forms(related: Family) -> None:
    table = declared(related, "block", seats=2)
    table.apply(B, "bar")
    for word in ("tok", "toku"):
        assert refusal(table, A, f"spell {word}") == "WORDS.W7"
        assert refusal(table, A, f"appeal {word}") == "WORDS.W7"
    table.apply(A, "swap")
    table.apply(A, "add 7.1")
    assert state(table)["stored"] == 1


@pytest.mark.rule("WORDS.Q9")
def test_also_for_the_next_player(related: Family) -> None:
    table = declared(related, "warn", seats=2)
    table.apply(B, "challenge 1")
    spell(table, "rok")
    assert asked(table) == ("talk", (B,))
    assert refusal(table, B, "spell tok") == "WORDS.W7"
    assert refusal(table, B, "appeal tok") == "WORDS.W7"


@pytest.mark.rule("WORDS.Q9", "WORDS.N6")
def test_what_was_allowed_is_clear_and_not_voted_on_again(related: Family) -> None:
    related("tok", "kra", "block")
    related("tok", "sen", "warn")
    store = [(code("tok") * 24 + 0) * 2, *[0] * 255]
    table = position(BOARD, added="o1", used=["kra", "sen"], votes="on", seats=3, also={"stored": 1, "store": store})
    table.apply(A, "spell tok")
    assert {option.text for option in table.options(B)} == {"pass", "challenge 2"}
    assert refusal(table, B, "challenge 1") == "WORDS.Q9"


@pytest.mark.rule("WORDS.Q9")
def test_an_appeal_is_about_all_that_block_and_a_challenge_about_one(related: Family) -> None:
    related("tok", "sen", "block")
    table = declared(related, "block", seats=2, used=("kra", "las:las", "sen"))
    table.apply(B, "bar")
    assert state(table)["stored"] == 2
    assert {value // 2 % 24 for value in state(table)["store"][:2]} == {0, 2}


@pytest.mark.rule("WORDS.Q9")
def test_a_challenge_is_about_the_word_that_it_names(related: Family) -> None:
    related("tok", "sen", "warn")
    table = declared(related, "warn", used=("kra", "sen"))
    play(table, (B, "challenge 2"), (C, "bar"))
    assert state(table)["stored"] == 1
    assert state(table)["store"][0] == (code("tok") * 24 + 1) * 2 + 1


@pytest.mark.rule("WORDS.Q10")
def test_after_three_barred_words_the_software_decides_alone(related: Family) -> None:
    for lemma in ("tok", "kot", "rok", "kora"):
        related(lemma, "para", "warn")
    related("trok", "para", "block")
    table = position(BOARD, added="o1", used=["para"], votes="on")
    for word in ("tok", "kot:kot", "rok"):
        play(table, (A, f"spell {word}"), (B, "challenge 1"))
    assert state(table)["barred"] == 3
    assert refusal(table, A, "appeal trok") == "WORDS.Q4"
    assert refusal(table, A, "spell trok") == "WORDS.W7"
    spell(table, "kora")
    assert words_used(table) == ["PARA", "KORA"]


@pytest.mark.rule("WORDS.Q10", "WORDS.Q4")
def test_counts_begin_anew_in_each_turn(related: Family) -> None:
    related("tok", "kra", "block")
    table = position("k1 t1 u1 r1 a1", hands=["o1", "o2"], used=["kra"], votes="on", also={"appeals": 2, "barred": 3})
    table.apply(A, "add 6.1")
    assert refusal(table, A, "appeal tok") == "WORDS.Q4"
    spell(table, "rok")
    table.apply(B, "add 7.1")
    table.apply(B, "appeal tok")
    if table.pending is not None and table.pending.step == "assign":
        table.apply(B, "use o2")
    assert asked(table) == ("ballot", (A,))


@pytest.mark.rule("WORDS.Q11")
def test_without_votes_the_software_decides(related: Family) -> None:
    related("tok", "kra", "warn")
    related("kot", "kra", "block")
    table = position(BOARD, added="o1", used=["kra"], seats=4)
    assert refusal(table, A, "spell kot:kot") == "WORDS.W7"
    assert refusal(table, A, "appeal kot:kot") == "WORDS.Q4"
    spell(table, "tok")
    assert stands(table)


@pytest.mark.rule("WORDS.Q13")
def test_a_word_that_stands_is_not_taken_back_by_a_later_vote(related: Family) -> None:
    table = declared(related, "block", seats=2)
    table.apply(B, "allow")
    assert stands(table)
    related("trok", "tok", "warn")
    assert asked(table) == ("talk", (B,))
    before = marks(table, A)
    play(table, (B, "spell trok"), (A, "challenge 2"))
    assert words_used(table) == ["KRA", "TOK"]
    assert marks(table, A) == before
