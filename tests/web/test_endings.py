"""The end of a game: what the sheet says, how it is told, what can be done next; and the log turn by turn."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from games.ankhmorpork import positions as city
from games.ankhmorpork.striking import strike
from games.cheers import positions as cheers
from games.kit import play
from games.raverun import positions as raverun
from games.sedlec import positions as sedlec
from games.words import positions as words
from server.people import Person, Running, begin
from stolik.engine.table import Table
from stolik.server.record import result_of
from web.conftest import Visit
from web.faults import check_looks
from web.seating import seat_at
from web.visitor import Visitor

A, B = range(2)

# 24 points each, once Bob's last peasant lies on top: by kind 10, 8, 4, 2, 0 against 6, 6, 6, 6, 0.
KINGS = {
    **{(0, 1): "b03", (2, 1): "b07", (4, 1): "b04", (6, 1): "b14", (1, 3): "b12", (3, 3): "b01", (5, 3): "b15"},
    **{(2, 5): "b02", (4, 5): "b17"},
}
EVEN = {
    **{(0, 1): "b11", (2, 1): "b08", (4, 1): "b05", (6, 1): "b06", (1, 3): "b13", (3, 3): "b16", (5, 3): "b18"},
    (2, 5): "b09",
}


def a_tie() -> Table:
    """Ola has one card left to place."""
    return sedlec.position(KINGS, EVEN, hands=["", "b10"], down=[0] * 6, active=B)


def last_card(visitor: Visitor) -> None:
    visitor.page.locator("[data-spot='card/b10']").click()
    visitor.page.locator("[data-spot='stack/4,5']").click()


def sunk() -> Table:
    """Ala's 6A is to act: it can send Ola's only card under the deck."""
    return raverun.position("final round", piles=["2B", "7C"], fields=["6A", "1A"], hands=["", "4C"])


def sink(visitor: Visitor) -> None:
    visitor.page.locator("[data-spot='pile/1']").click()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_tie_is_told_with_the_numbers_that_decided(visit: Visit, house: Running, phone: bool) -> None:
    ala, ola = visit("Ala", phone=phone), visit("Ola", language="pl", phone=phone)
    seat_at(house, a_tie(), ala, ola)
    last_card(ola)
    for visitor, own in ((ala, "You"), (ola, "Ty")):  # one's own name is never cut
        expect(names_on(visitor).filter(has_text=re.compile(f"^{own}$"))).to_have_count(1)
    expect(ala.by("ending")).to_have_text("You win: 24 points to 24, and the best kind decides, 10 to 6.")
    expect(ola.by("ending")).to_have_text("Wygrywa Ala: 24 pkt do 24, a rozstrzyga najlepszy rodzaj, 10 do 6.")
    expect(ala.by("result").get_by_test_id("tie")).to_contain_text("Equal points: the best kinds decide, 10 to 6.")
    assert ala.by("result").locator("mark").all_text_contents() == ["10", "6"]
    standings = ala.by("result").get_by_test_id("standings")
    for told in ("Kings", "Peasants", "Priests", "Lovers", "Bandits", "Total", "24", "10", "You", "Ola"):
        expect(standings).to_contain_text(told)
    expect(standings.locator(".own").first).to_be_visible()
    for visitor in (ala, ola):
        check_looks(visitor.page)


def names_on(visitor: Visitor) -> Locator:
    """As the board says them."""
    return visitor.page.locator("[data-board] text.name")


@dataclass
class End:
    """A finished game, and what a sheet says of it to somebody who has watched it."""

    table: Callable[[], Table]
    says: str
    tie: list[str] = field(default_factory=list)  # the numbers that are marked, where equals were compared


def drawn_out(areas: dict[int, str], people: list[str], **given: Any) -> Callable[[], Table]:
    """The first player plays a card that does nothing, and draws the last one."""

    def run_out() -> Table:
        table = city.position(areas, hands=["the-peeled-nuts"], deck="groat", people=people, **given)
        play(table, (A, "play the-peeled-nuts"), (A, "go-on"))
        return table

    return run_out


def counted(*towers: cheers.Tower, **given: Any) -> Callable[[], Table]:
    return lambda: cheers.position(*towers, todo=[("finish", 0, 0, 0)], **given)


def too_late() -> Table:
    """Quick Pedro: a 2 on the ground each."""
    towers: list[cheers.Tower] = [{(0, 1): "unicone"}, {(0, 1): "nomnom"}]
    table = cheers.building(*towers, up=["walltor", "hughbert"], stacks=[cheers.SPARE, "jawcer"])
    table.time_is_up(A)
    return table


def quickest() -> Table:
    """Ala lays her last card, a 1 on a 2, while Ola has a 2 on the ground and a card left."""
    towers: list[cheers.Tower] = [{(0, 1): "unicone"}, {(0, 1): "nomnom"}]
    table = cheers.building(*towers, up=["walltor", "hughbert"], stacks=["", "jawcer"])
    play(table, (A, cheers.lay((0, 2))))
    return table


def stacks(*stacks: dict[tuple[int, int], str]) -> Callable[[], Table]:
    return lambda: sedlec.position(*stacks, todo=[("score", 0, 0, 0)])


def monstrance() -> Table:
    """A priest on level 1 of each, with a peasant in the stack."""
    return sedlec.position({(0, 1): "b05"}, feature={(0, 1): "b01"}, todo=[("score_both", 0, 0, 0)])


def taped(picture: str, *captured: str, seats: int = 2) -> Callable[[], Table]:
    """A captured card for each tape."""
    return lambda: words.position(
        picture, captured=captured, added="", seats=seats, also={"todo": [["score", 0, 0, 0]]}
    )


ENDS = {
    "raverun": End(
        lambda: raverun.position("final round", piles=["8C 7C", "8A", "8B"]), "Ela wins: 8B on top beats 8A."
    ),
    "raverun, an only pile": End(
        lambda: raverun.position("final round", piles=["", "1A", ""]),
        "Ola wins with 1A: no other pile has a card left.",
    ),
    "sedlec": End(stacks({(0, 1): "b09"}, {(0, 1): "b17"}, {(0, 1): "b10"}), "Ola wins, 4 points to 1."),
    "sedlec, shared": End(
        stacks({(0, 1): "b09"}, {(0, 1): "b10"}),
        "The win is shared: Ala and Ola have 1 point each, and the same kind by kind.",
    ),
    "sedlec, alone": End(
        monstrance,
        "It is done: 5 points in all, 2 for the feature and 3 for the stack. That is not enough for a title.",
    ),
    "words": End(taped("#A #A #A . #B #B . #B", "a1 a2 a3", "e1 e2 e3"), "Ala wins: 6 points to 3."),
    "words, shared": End(
        taped("#A #A #A . #B #B #B . #C", "a1 a2 a3", "e1 e2 e3", "i1", seats=3),
        "The win is shared: Ala and Ola have 6 points each, and the same number of captured cards.",
    ),
    "ankhmorpork, a goal": End(
        lambda: city.position(dict.fromkeys(range(1, 8), "1"), people=["selachii", "rust"], begin=True),
        "Ala wins as Lord Selachii: 7 areas under control, and 7 are enough.",
    ),
    "ankhmorpork, the deck and Vimes": End(
        drawn_out({2: "1 1 1 H1"}, ["rust", "vimes"]), "The deck has run out, and Ola is Commander Vimes: that wins."
    ),
    "ankhmorpork, the deck": End(
        drawn_out({2: "1 1 H1"}, ["rust", "de-worde"], money=[1, 11]),
        "The deck has run out. Ala wins on points, 47 to 11.",
    ),
    "ankhmorpork, riots": End(
        lambda: strike(
            "riots", {**dict.fromkeys(range(1, 9), "!"), 9: "1 1"}, [], people=["rust", "vimes"], money=[0, 9]
        ),
        "The event Riots ends the game. Ala wins on points, 10 to 9.",
    ),
    "ankhmorpork, a tie": End(
        drawn_out({7: "H1", 12: "H2"}, ["rust", "de-worde"], money=[12, 0]),
        "The deck has run out. Ola wins: 24 to 24, and the dearest City Area card decides, Nap Hill: $12 to $6.",
        ["6", "12"],
    ),
    "cheers": End(
        counted({(0, 1): "unicone"}, {(0, 1): "walltor"}),
        "Ala wins: the Master gives the tower 2 points, the next one 1.",
    ),
    "cheers, a tie": End(
        counted({(0, 1): "unicone"}, {(0, 1): "nomnom"}),
        "A tie stays a tie: the Master gives 2 points each to Ala and Ola.",
    ),
    "cheers, the first game": End(
        counted({(0, 1): "unicone"}, {(0, 1): "walltor"}, variant="first"),
        "Ala wins: the Master gives the tower 2 points, the next one 1.",
    ),
    "cheers, teams": End(
        counted({(0, 1): "unicone"}, {(0, 1): "walltor"}, seats=4, variant="teams"),
        "Ala and Ela win: the Master gives their tower 2 points, the other one 1.",
    ),
    "cheers, the first to finish": End(quickest, "Ala wins, 4 points to 2. Ala laid the last card."),
    "cheers, the time": End(
        too_late, "A tie stays a tie: Ala and Ola have 2 points each. Nobody laid the last card in time."
    ),
}


@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
def test_a_sheet_says_who_has_won_why_and_what_decided(visit: Visit, house: Running, end: End) -> None:
    at = end.table()
    assert at.over
    with ExitStack() as stack:
        names = ["Ala", "Ola", "Ela", "Ula"][: at.seats]
        people = [stack.enter_context(Person(house.address, name)) for name in names]
        table = people[0].found("me", *["open"] * (at.seats - 1), game=at.game.id, options=at.settings)
        for seat, each in enumerate(people[1:], 1):
            assert each.here(table).ask("sit", seat=seat)["kind"] == "done"
        if at.seats > 1:  # whoever is alone begins at once
            begin([each.here(table) for each in people])
        record = house.room(table).record
        record.table, record.result = at, result_of("over", at.shares, at.ending)
    ewa = visit("Ewa")
    ewa.sit_at(table)
    expect(ewa.by("ending")).to_have_text(end.says)
    sheet = ewa.by("result")
    for name in names:
        expect(sheet.get_by_test_id("standings")).to_contain_text(name)
    for row in at.ending.rows:
        if row.total is not None:
            expect(sheet.get_by_test_id("standings")).to_contain_text(str(row.total))
    assert sheet.locator("mark").all_text_contents() == end.tie
    expect(sheet.get_by_test_id("tie")).to_have_count(int(at.ending.tie is not None))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_sheet_names_the_reason_and_leaves_the_board_in_sight(visit: Visit, house: Running, phone: bool) -> None:
    ala, ola = visit("Ala", phone=phone), visit("Ola", language="pl", phone=phone)
    seat_at(house, sunk(), ala, ola)
    sink(ala)
    assert sorted(names_on(ala).all_text_contents()) == ["Ola", "You"]
    expect(ala.by("ending")).to_have_text("You win with 2B: no other pile has a card left.")
    expect(ola.by("ending")).to_have_text("Wygrywa Ala kartą 2B: na innych stosach nic nie zostało.")
    expect(ala.by("heard")).to_have_text("You win with 2B: no other pile has a card left.")
    expect(ala.by("prompt")).to_have_count(0)
    expect(ala.page.locator(".turn[data-testid^=seat]")).to_have_count(0)
    sheet = ala.page.locator(".ask.over" if phone else ".bottom.over").bounding_box()
    board = ala.page.locator(".play > .board").bounding_box()
    assert sheet is not None
    assert board is not None
    if phone:
        assert board["height"] == pytest.approx(0.4 * 844, abs=2)
        assert sheet["y"] >= board["y"] + board["height"] - 1
    else:
        assert sheet["width"] <= 720
        assert sheet["height"] <= 0.45 * board["height"] + 1
        assert sheet["x"] + sheet["width"] / 2 == pytest.approx(board["x"] + board["width"] / 2, abs=2)
    check_looks(ala.page)


def test_all_that_can_be_done_next_is_reached_by_keyboard(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala"), visit("Ola")
    seat_at(house, sunk(), ala, ola)
    sink(ala)
    ala.by("rematch").focus()
    reached = []
    for _ in range(5):
        reached.append(ala.page.evaluate("document.activeElement.dataset.testid"))
        ala.page.keyboard.press("Tab")
    assert reached == ["rematch", "again-but", "replay-link", "share", "result-more"]
    ala.by("result-more").press("Enter")
    for name in ("play-on", "verify", "download-log"):
        expect(ala.by(name)).to_be_visible()
    expect(ala.by("hindsight-open")).to_have_count(0)  # nobody can say that of this game
    before = ala.page.url
    ala.by("rematch").press("Enter")
    ala.page.wait_for_url(lambda url: url != before)
    expect(ola.by("rematch")).to_contain_text("Join the rematch")


def test_again_but_otherwise_begins_with_what_was(visit: Visit, house: Running) -> None:
    ala = visit("Ala")
    seat_at(house, sunk(), ala, visit("Ola"), clock={"kind": "days", "seconds": 3 * 86400})
    sink(ala)
    ala.by("again-but").click()
    form = ala.by("new-table-form")
    expect(form).to_have_attribute("data-game", "raverun")
    expect(ala.by("new-players").get_by_role("radio", name="2")).to_be_checked()
    expect(ala.by("new-seat-0")).to_have_value("me")
    expect(ala.by("new-seat-1")).to_have_value("open")
    expect(ala.by("new-days")).to_have_value("3")
    ala.by("new-players").get_by_role("radio", name="3").check()
    for seat in ("1", "2"):
        ala.by(f"new-seat-{seat}").select_option("easy")
    before = ala.page.url
    ala.by("create").click()
    ala.page.wait_for_url(lambda url: url != before)
    expect(ala.by("seat-2")).to_be_visible()


def test_whoever_watches_sees_the_next_game(visit: Visit, house: Running) -> None:
    ala, ola, ewa = visit("Ala"), visit("Ola"), visit("Ewa")
    seat_at(house, sunk(), ala, ola)
    ewa.sit_at(ala.page.url.rsplit("/", 1)[1])
    sink(ala)
    expect(ewa.by("ending")).to_have_text("Ala wins with 2B: no other pile has a card left.")
    expect(ewa.by("replay-link")).to_be_visible()
    for name in ("rematch", "again-but", "share", "result-more"):
        expect(ewa.by(name)).to_have_count(0)
    ola.by("rematch").click()
    expect(ewa.by("rematch")).to_have_text("Watch the next game")


def test_the_end_is_told_in_order_and_a_tap_skips_it(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala", motion=True), visit("Ola", motion=True)
    seat_at(house, sunk(), ala, ola)
    sink(ala)
    expect(ala.by("ceremony")).to_have_text("A red card has acted: 6A.")
    expect(ala.by("standings")).to_have_count(0)  # the log tells no more than that, either
    expect(ala.page.locator(".traced [data-card='6A']")).to_have_count(1)
    expect(ala.by("seat-0")).not_to_contain_text("winner")
    for sentence in (
        "Ola has no pile left.",
        "You have 2B on top.",
        "2B is the highest, and no two cards are equal: you win.",
    ):
        expect(ala.by("ceremony")).to_have_text(sentence)
    expect(ala.by("ending")).to_be_visible()
    expect(ala.by("seat-0")).to_contain_text("winner")
    expect(ala.by("result").get_by_test_id("standings")).to_be_visible()
    expect(ola.by("ending")).to_be_visible()
    ala.page.reload()
    expect(ala.by("ending")).to_be_visible()  # it is told once
    expect(ala.by("ceremony")).to_have_count(0)

    ela, ula = visit("Ela", motion=True), visit("Ula", motion=True)
    seat_at(house, sunk(), ela, ula)
    sink(ela)
    expect(ela.by("ceremony")).to_be_visible()
    ela.page.locator(".play > .board").click(position={"x": 4, "y": 4})
    ula.by("ceremony").click()  # on the sheet, beside its button
    for visitor in (ela, ula):
        expect(visitor.by("ceremony")).to_have_count(0)
        expect(visitor.by("ending")).to_be_visible()


def test_the_result_is_shared_as_a_picture_with_a_link(visit: Visit, house: Running) -> None:
    ala = visit("Ala", permissions=["clipboard-read", "clipboard-write"])
    seat_at(house, sunk(), ala, visit("Ola"))
    sink(ala)
    ala.by("share").click()
    expect(ala.by("shared")).to_have_text("The picture and the link are in the clipboard.")
    kept = ala.page.evaluate(
        """async () => {
            const [item] = await navigator.clipboard.read();
            const picture = await createImageBitmap(await item.getType("image/png"));
            return [await (await item.getType("text/plain")).text(), picture.width, picture.height];
        }"""
    )
    assert kept[0] == f"Raverun: Ala wins with 2B: no other pile has a card left. {ala.page.url}"
    assert kept[1] == 1440
    assert kept[2] > 300


def test_lists_say_how_it_ended(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala"), visit("Ola", language="pl")
    seat_at(house, a_tie(), ala, ola)
    last_card(ola)
    expect(ala.by("ending")).to_be_visible()
    for visitor, sentence in (
        (ala, "You win: 24 points to 24, and the best kind"),
        (ola, "Wygrywa Ala: 24 pkt do 24, a "),
    ):
        visitor.by("account").click()
        visitor.by("account-games").click()  # in the lobby, below what goes on
        table = visitor.by("lobby-recent").get_by_test_id("table").first
        expect(table).to_contain_text(sentence)
        expect(table).to_be_in_viewport()
        expect(table.locator("time")).to_have_attribute("datetime", re.compile(r"^20\d\d-\d\d-\d\dT"))


# --- the log ---


def test_a_turn_folds_into_a_paragraph_when_it_is_over(visit: Visit) -> None:
    ala = visit("Ala")
    ala.sit_at(ala.found("me", "easy", game="raverun"))
    ala.by("tab-log").click()
    while ala.wait_for_turn() and not ala.by("log-turn").filter(has_text="Round 2:").count():
        ala.move_in_words()
    begin, first, second = ala.by("log-turn").nth(0), ala.by("log-turn").nth(1), ala.by("log-turn").nth(2)
    expect(begin).to_have_text(re.compile(r"^The piles begin: "))
    expect(first).to_have_text(re.compile(r"^Round 1: .*\.$"))
    expect(first).to_have_attribute("aria-expanded", "false")
    expect(second).to_have_attribute("aria-expanded", "true")
    expect(ala.by("log-line").filter(has_text="Round 1 begins.")).to_have_count(0)
    first.press("Enter")
    expect(ala.by("log-line").filter(has_text="Round 1 begins.")).to_be_visible()
    begin_to_end(ala)
    expect(ala.by("log")).to_have_attribute("aria-live", "off")
    expect(ala.by("heard")).to_have_text(re.compile("^Round "))
    check_looks(ala.page)
    while ala.wait_for_turn():
        ala.move_in_words()
    end = ala.by("log-end")
    expect(end).to_contain_text(ala.by("ending").inner_text())
    expect(end).to_contain_text("Skirmishes won")
    told = ala.by("log").inner_text()
    ala.page.reload()
    expect(ala.by("log-turn").first).to_have_text(re.compile(r"^The piles begin: "))
    expect(ala.by("log-end")).to_be_visible()
    assert told.splitlines()[-1] == ala.by("log").inner_text().splitlines()[-1]


def begin_to_end(visitor: Visitor) -> None:
    """By keyboard: one stop for all turns, and arrows from one to the next."""
    turns = visitor.by("log-turn")
    reached = visitor.page.locator("[data-testid=log-turn][tabindex='0']")
    turns.nth(0).focus()
    visitor.page.keyboard.press("ArrowDown")
    expect(turns.nth(1)).to_be_focused()
    expect(reached).to_have_count(1)
    visitor.page.keyboard.press("ArrowUp")
    visitor.page.keyboard.press("ArrowUp")  # there is none above it
    expect(turns.nth(0)).to_be_focused()
    visitor.page.keyboard.press("Tab")
    expect(visitor.page.locator("[data-testid=log-turn]:focus")).to_have_count(0)


# --- Word Domination ---

# Ala has 6 cards far apart; Ola, who has 3, has them in a zone: 6 points each, and Ala's cards decide.
APART = "#B #B #B . #A . #A . #A . #A . #A . #A\nk1 o1 t1"


def tied_words() -> Table:
    """The last turn is over but for the gel, which Ola may leave alone."""
    return words.position(
        APART,
        captured=["a1 a2 a3 a4 a5 a6", "e1 e2 e3"],
        used=["kot", "stoliki"],
        mover=B,
        round_=6,
        black="yes",
        also={
            "used_by": [A, B, *[0] * 22],
            "used_with": [0, 1 + A, *[0] * 22],
            "todo": [["end_turn", 0, 0, 0], ["turn_card", B, 0, 0]],
        },
    )


def leave_alone(visitor: Visitor) -> None:
    visitor.page.locator("[data-do='none']").click()


@pytest.mark.rule("WORDS.E4")
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_captured_cards_decide_between_equal_points(visit: Visit, house: Running, phone: bool) -> None:
    ala, ola = visit("Ala", phone=phone), visit("Ola", language="pl", phone=phone)
    seat_at(house, tied_words(), ala, ola)
    leave_alone(ola)
    expect(ala.by("ending")).to_have_text("You win: 6 to 6, and more captured cards decide, 6 to 3.")
    expect(ola.by("ending")).to_have_text("Wygrywa Ala: 6 do 6, a rozstrzygają zdobyte karty, 6 do 3.")
    expect(ala.by("result").get_by_test_id("tie")).to_contain_text("Equal points: more captured cards decide, 6 to 3.")
    assert ala.by("result").locator("mark").all_text_contents() == ["6", "3"]
    expect(ala.by("dock")).to_have_count(0)  # nobody is on the move
    for name in ("rematch", "replay-link"):
        expect(ala.by(name)).to_be_in_viewport(ratio=1)  # however long the table is
    standings = ala.by("result").get_by_test_id("standings")
    for told in ("Captured cards", "Tapes in zones", "Words sold", "Longest word", "KOT", "STOLIKI", "Total"):
        expect(standings).to_contain_text(told)
    for visitor in (ala, ola):
        check_looks(visitor.page)


@pytest.mark.rule("WORDS.E2")
def test_tapes_are_lit_and_zones_outlined_as_they_are_told(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala", motion=True), visit("Ola")
    seat_at(house, tied_words(), ala, ola)
    lit, zones = ala.page.locator("[data-tape].traced"), ala.page.locator("[data-zone]")
    expect(zones).to_have_count(1)
    leave_alone(ola)
    expect(ala.by("ceremony")).to_have_text("You have captured 6 cards: 6 points.")
    expect(lit).to_have_count(6)
    expect(ala.by("counted").locator("li")).to_have_count(6)
    expect(zones).to_have_count(0)
    expect(ala.by("ceremony")).to_have_text("Ola has captured 3 cards: 3 points.")
    expect(lit).to_have_count(3)
    expect(ala.by("counted").locator("li")).to_have_count(3)
    expect(ala.by("ceremony")).to_have_text("Ola’s zone of 3 tapes: 3 points.")
    expect(zones).to_have_count(1)
    expect(ala.by("ceremony")).to_have_text("Words sold to rivals: you 1, Ola 0")
    expect(ala.by("ceremony")).to_have_text("In all: you 6, Ola 6")
    expect(ala.by("ending")).to_be_visible()
