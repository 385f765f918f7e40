"""The board of Skulls of Sedlec, its companion for real tables, and its tutorial."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from games.kit import play
from games.sedlec.positions import A, B, position
from server.people import Running
from stolik.engine.table import Table
from web.faults import SIZES, check_looks
from web.seating import seat_at
from web.test_whole_games import play_by_finger, play_by_keyboard, play_by_mouse
from web.visitor import Visitor

Visit = Callable[..., Visitor]

# L/C and Z/C side by side; C/L in hand goes on top of both, so that the lovers touch along half an edge.
LOVERS = {(0, 1): "b08", (2, 1): "b11"}
# The leaflet's kings (R-king): the upper one has one king and four peasants below it, the other three peasants.
KINGS = {
    **{(0, 1): "b11", (2, 1): "b09", (4, 1): "b08", (6, 1): "b17"},
    **{(1, 3): "b12", (3, 3): "b04", (5, 3): "b18", (2, 5): "b13"},
}
LAST = "b02"  # goes to 4,5
# The others of the base deck, in a stack that lacks one card too.
OTHERS = {
    **{(0, 1): "b01", (2, 1): "b03", (4, 1): "b05", (6, 1): "b06"},
    **{(1, 3): "b07", (3, 3): "b10", (5, 3): "b14", (2, 5): "b15"},
}


def at(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f"[data-spot='{name}']")


def gains(visitor: Visitor, place: str) -> list[str]:
    """Upper skull, lower skull, all in all."""
    slot = visitor.page.locator("g.slot", has=at(visitor, place))
    return slot.get_by_test_id("gains").locator("text").all_text_contents()


def lies(visitor: Visitor, card: str, place: str) -> None:
    expect(visitor.page.locator(f"[data-card='{card}'][data-at]")).to_have_attribute("data-at", place)


# --- the board --------------------------------------------------------------------------------------


def test_a_place_shows_what_each_skull_would_score(visit: Visit, house: Running) -> None:
    """C/L on both cards: the pair 6, the peasant 1. Beside them only the peasant: corners do not count."""
    ala, ola = visit("Ala"), visit("Ola")
    seat_at(house, position(LOVERS, {}, hands=["b07 b17"]), ala, ola)
    expect(ala.by("gains")).to_have_count(0)
    at(ala, "card/b07").click()
    expect(ala.by("gains")).to_have_count(3)
    assert gains(ala, "stack/1,3") == ["+1", "+6", "+7"]
    assert gains(ala, "stack/-2,1") == ["+1", "0", "+1"]
    expect(ala.page.locator(".ghost")).to_have_count(0)
    at(ala, "stack/1,3").hover()
    expect(ala.page.locator(".ghost")).to_have_count(1)
    expect(at(ala, "stack/1,3")).to_have_attribute(
        "aria-label",
        "Free place: stack, on Lover/Peasant and Bandit/Peasant. "
        "Peasant/Lover: +7 in all, upper skull +1, lower skull +6",
    )
    expect(ola.by("gains")).to_have_count(0)
    at(ala, "stack/1,3").click()
    for visitor in (ala, ola):
        lies(visitor, "b07", "stack/0/1,3")
        expect(visitor.page.locator(".traced [data-card=b07]")).to_have_count(1)


def test_with_one_card_in_hand_its_place_is_enough(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala"), visit("Ola")
    seat_at(house, position(LOVERS, {}, hands=["b07"]), ala, ola)
    at(ala, "stack/4,1").click(force=True)
    lies(ala, "b07", "stack/0/4,1")


def test_a_card_is_dropped_on_its_place(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala"), visit("Ola")
    seat_at(house, position(LOVERS, {}, hands=["b07 b17"]), ala, ola)
    at(ala, "card/b17").drag_to(at(ala, "stack/-2,1"), force=True)
    lies(ala, "b17", "stack/0/-2,1")


def test_two_piles_are_dug_in_any_order_and_one_card_is_taken(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala"), visit("Ola")
    seat_at(house, position({}, {}, opened={1: "b01"}, dice=[0, 0]), ala, ola)
    at(ala, "pile/5").click()
    at(ala, "pile/2").click()
    expect(ala.by("prompt")).to_have_attribute("data-step", "take")
    ala.wait_until_heard()
    at(ala, "pile/1").click(force=True)  # SED.dig.3: an older one stays
    expect(ala.by("refusal")).to_contain_text("SED.dig.3")
    at(ala, "pile/5").click()
    expect(ala.page.locator("[data-spot^='card/']")).to_have_count(1)
    expect(ola.by("prompt")).to_have_attribute("data-step", "take_turn")


def test_a_face_up_card_is_collected(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala"), visit("Ola")
    seat_at(house, position({}, {}, opened={1: "b01", 4: "b10"}), ala, ola)
    at(ala, "pile/4").click()
    for visitor in (ala, ola):  # SED.info.1: hands are open
        expect(at(visitor, "card/b10")).to_have_count(1)


def test_a_full_hand_only_stacks(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala"), visit("Ola")
    seat_at(house, position(LOVERS, {}, hands=["b07 b17"], opened={1: "b01"}), ala, ola)
    at(ala, "pile/1").click(force=True)
    expect(ala.by("refusal")).to_contain_text("SED.hand.2")


def test_points_are_shown_or_not_as_the_reader_likes(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala"), visit("Ola")
    seat_at(house, position(LOVERS, {}, hands=["b07 b17"]), ala, ola)
    ala.by("kinds").click()
    shown = ala.page.locator("svg text.points")
    expect(shown).to_have_count(10)  # five kinds of two players
    assert shown.all_text_contents()[:5] == ["0", "2", "0", "0", "0"]
    ala.by("points").click()
    expect(shown).to_have_count(0)
    ala.page.reload()
    expect(ala.by("points")).to_have_count(0)  # it is folded away while one plays
    ala.by("kinds").click()
    expect(ala.by("points")).to_have_attribute("aria-pressed", "false")
    expect(shown).to_have_count(0)


def test_who_chooses_a_kind_sees_why_it_scores(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala"), visit("Ola")
    table = position(KINGS, {}, hands=[LAST])
    play(table, (A, f"stack {LAST} 4,5"))
    seat_at(house, table, ala, ola)
    ala.by("kinds").click()
    ala.by("kind-K").click()
    expect(ala.by("wish")).to_contain_text("1 point for each king and peasant on lower levels")
    expect(ala.by("wish")).to_contain_text("Ala 8")
    assert sorted(ala.by("scores").all_text_contents()) == ["+3", "+5"]
    expect(ala.page.locator(".account .thanks")).to_have_count(8)
    ala.by("kind-K").click()
    expect(ala.by("scores")).to_have_count(0)


WATCH = """() => {
  window.told = [];
  new MutationObserver(() => {
    const now = document.querySelector("[data-testid^=kind-][aria-pressed=true]")?.dataset.testid ?? "";
    if (window.told.at(-1) !== now) window.told.push(now);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def nearly_over() -> Table:
    """The second player has one card left to place."""
    table = position(KINGS, OTHERS, hands=[LAST, "b16"], down=[0] * 6)
    play(table, (A, f"stack {LAST} 4,5"))
    return table


def test_the_end_is_told_kind_by_kind(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala", motion=True), visit("Ola")
    seat_at(house, nearly_over(), ala, ola)
    ala.page.evaluate(WATCH)
    ola.page.locator("[data-spot='card/b16']").click()
    at(ola, "stack/4,5").click()
    for visitor in (ala, ola):
        expect(visitor.by("result")).to_be_visible()
    expect(ola.by("scores")).to_have_count(0)  # nothing moves by itself for whoever wants it still
    ala.page.wait_for_function("() => window.told.filter(Boolean).length >= 5")
    assert [each for each in ala.page.evaluate("window.told") if each] == [f"kind-{letter}" for letter in "KCPLZ"]


def test_four_build_at_once(visit: Visit) -> None:
    """The reader's own structure comes first; with four players the Executioners are there."""
    ala = visit("Ala")
    ala.sit_at(ala.found("me", "easy", "easy", "easy", game="sedlec"))
    expect(ala.by("build")).to_have_count(4)
    expect(ala.by("build").first).to_have_attribute("data-build", "stack/0")
    ala.by("kinds").click()
    expect(ala.by("kind-X")).to_be_visible()


# --- alone ------------------------------------------------------------------------------------------

ARCH = {(0, 1): "b03", (0, 3): "b11"}  # of the cross: two cards of its trunk


def test_whoever_plays_alone_sees_both_structures_and_the_extra_rule(visit: Visit, house: Running) -> None:
    ala = visit("Ala", language="pl")
    seat_at(house, position({}, feature=ARCH, shape="krzyz", back="luk", opened={1: "b05"}), ala)
    expect(ala.by("build")).to_have_count(2)
    told = ala.by("effect")
    for words in ("Krzyż", "Koronacja", "punktują tylko królowie z najwyższego poziomu", "nasza rekonstrukcja"):
        expect(told).to_contain_text(words)
    at(ala, "pile/1").click()
    at(ala, "feature/0,7").click(force=True)  # nothing carries it yet
    expect(ala.by("refusal")).to_contain_text("SED.feature.2")
    at(ala, "pile/1").click()
    at(ala, "feature/0,5").click()
    lies(ala, "b05", "feature/0,5")


@pytest.mark.parametrize(
    ("by", "phone", "language"),
    [(play_by_mouse, False, "pl"), (play_by_finger, True, "en"), (play_by_keyboard, False, "en")],
)
def test_a_game_alone_ends_with_points_and_not_with_a_winner(
    visit: Visit, by: Callable[[Visitor], None], phone: bool, language: str
) -> None:
    ala = visit("Ala", phone=phone, language=language)
    ala.page.goto("/")
    ala.by("tile-sedlec").click()
    ala.by("set-players").get_by_role("radio", name="1").check()
    ala.by("start-play-sedlec").click()
    ala.page.wait_for_url("**/t/*")
    by(ala)
    heading = ala.by("result").locator("h2")
    points = ala.by("solo-total").inner_text().split()[0]
    expect(heading).to_contain_text(points)
    for word in ("Wygr", "win"):
        expect(heading).not_to_contain_text(word)
    ala.by("bests-open").click()
    row = ala.by("bests").locator("tbody tr")
    expect(row).to_have_count(1)
    expect(row).to_contain_text(points)


def test_a_new_table_knows_what_players_bring_with_them(visit: Visit) -> None:
    """SED.modes.1: what leaves no choice is not asked for, and comes with the players."""
    ala = visit("Ala")
    for players, asked, executioners, monstrance in (
        ("1", 1, "no", "yes"),
        ("2", 1, "no", "no"),
        ("4", 0, "yes", "no"),
    ):
        ala.page.goto("/lobby#new")
        ala.by("new-game").select_option("sedlec")
        ala.by("new-players").get_by_role("radio", name=players).check()
        expect(ala.by("new-option-executioners")).to_have_count(asked)
        expect(ala.by("new-option-monstrance")).to_have_count(0)
        for number in range(1, int(players)):
            ala.by(f"new-seat-{number}").select_option("easy")
        ala.by("create").click()
        ala.page.wait_for_url("**/t/*")
        expect(ala.by("build")).to_have_count(max(2, int(players)))  # alone one builds two
        table = ala.page.url.rsplit("/", 1)[1]
        options = ala.context.request.get(f"/api/tables/{table}").json()["options"]
        assert options == {"executioners": executioners, "monstrance": monstrance}


# --- the companion ----------------------------------------------------------------------------------

F_SOS = "PK\nPZ\nZPC\nZKL\nPLLC\nCPZP"  # K6 C3 P10 L6 Z8 = 33


def wall(visitor: Visitor) -> dict[str, Locator]:
    cells = visitor.by("cell")
    expect(cells.first).to_be_visible()
    return {cell.get_attribute("data-cell") or "": cell for cell in cells.all()}


def levels(text: str) -> list[tuple[str, str]]:
    """The skulls of a stack of four by their cells."""
    lines = text.split("\n")[::-1]
    return [
        (f"{number // 2 + 2 * column},{number + 1}", skull)
        for number, line in enumerate(lines)
        for column, skull in enumerate(line)
    ]


@pytest.mark.parametrize("phone", [False, True])
def test_a_real_stack_is_filled_in_by_pointing(visit: Visit, phone: bool) -> None:
    ala = visit("Ala", phone=phone)
    ala.page.goto("/")
    ala.by("tile-sedlec").click()
    ala.by("score-sedlec").click()
    ala.page.wait_for_url("**/score/sedlec")
    cells = wall(ala)

    def press(what: Locator) -> None:
        if phone:
            what.tap()
        else:
            what.click()

    for kind in "KCPLZ":
        press(ala.by(f"brush-{kind}"))
        for cell, skull in levels(F_SOS):
            if skull == kind:
                press(cells[cell])
    expect(ala.by("score-text")).to_have_value(f"stack\n{F_SOS}")
    expect(ala.by("score-told").locator("li.total")).to_have_text("Score: 33")
    press(ala.by("tell-K"))
    assert sorted(ala.by("scores").all_text_contents()) == ["+2", "+4"]
    assert ala.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1280)


def test_a_real_stack_is_filled_in_by_keyboard(visit: Visit) -> None:
    """Three peasants on the lowest level: the arrows go on, the letters choose."""
    ala = visit("Ala")
    ala.page.goto("/score/sedlec")
    wall(ala)["0,1"].focus()
    keyboard = ala.page.keyboard
    for key in ("c", "ArrowRight", "c", "ArrowRight", "c", "ArrowUp", "k"):
        keyboard.press(key)
    expect(ala.by("score-text")).to_have_value("stack\n..\n..\n...\n...\n..K.\nCCC.")
    expect(ala.by("score-told").locator("li.total")).to_have_text("Score: 6")
    keyboard.press("Delete")
    expect(ala.by("score-told").locator("li.total")).to_have_text("Score: 3")


def test_text_is_scored_and_seen_on_the_wall(visit: Visit) -> None:
    ala = visit("Ala", language="pl")
    ala.page.goto("/score/sedlec")
    wall(ala)
    ala.by("score-text").fill("K\nZ\nPK\nKP\nCCZ\nZPC")  # F-27, of three players
    expect(ala.by("score-told").locator("li.total")).to_have_text("Wynik: 27")
    expect(ala.by("sheet-form")).to_have_value("1")
    expect(ala.page.locator("[data-cell='0,1']")).to_have_attribute("aria-label", "Poziom 1, 1. od lewej: zbój")
    ala.by("score-text").fill("effect krolobojcy\nKZ..\nZP..")  # what was typed stays when one goes on by pointing
    expect(ala.by("sheet-extra")).to_have_value("effect krolobojcy")
    ala.by("brush-C").click()
    ala.page.locator("[data-cell='6,1']").click()
    expect(ala.by("score-text")).to_have_value("effect krolobojcy\nstack\n..\n..\n...\n...\nKZ..\nZP.C")


def test_what_cannot_be_read_is_refused_in_plain_words(visit: Visit) -> None:
    ala = visit("Ala", language="pl")
    ala.page.goto("/score/sedlec")
    wall(ala)
    ala.by("score-text").fill("KQKK")
    expect(ala.by("score-problem")).to_have_text("Czaszki to: K C P L Z X . To nie jest żadna z nich: Q")
    ala.by("score-text").fill("KK..\nKKKK")
    expect(ala.by("score-problem")).to_have_text("Za dużo czaszek (królowie): 6, a w pudełku jest 5.")
    ala.by("score-text").fill("KKKK")
    expect(ala.by("score-problem")).to_have_count(0)
    ala.page.goto("/score/raverun")
    expect(ala.page.locator("main")).to_contain_text("Tu nic nie leży")


def test_a_feature_with_its_extra_rule_is_scored(visit: Visit) -> None:
    """The Preacher: a level with exactly one priest scores 3."""
    ala = visit("Ala")
    ala.page.goto("/score/sedlec")
    wall(ala)
    ala.by("sheet-form").select_option("Cross")
    ala.by("sheet-extra").select_option("The Preacher")
    ala.by("brush-P").click()
    ala.page.locator("[data-cell='0,1']").click()
    expect(ala.by("score-told").locator("li.total")).to_have_text("Score: 3")


# --- accessibility ----------------------------------------------------------------------------------


@SIZES
def test_no_moment_has_a_fault(visit: Visit, house: Running, phone: bool) -> None:
    """A card in question, the end told, a game alone, its best, the companion."""
    ala, ola = (visit(name, phone=phone) for name in ("Ala", "Ola"))
    seat_at(house, position(LOVERS, {}, hands=["b07 b17"], opened={1: "b01"}), ala, ola)
    at(ala, "card/b07").click()
    check_looks(ala.page)
    over = nearly_over()
    play(over, (B, "stack b16 4,5"))
    seat_at(house, over, ala, ola)
    ala.by("kind-K").click()
    check_looks(ala.page)
    seat_at(house, position({}, feature=ARCH, shape="krzyz", back="luk", opened={1: "b05"}), ala)
    at(ala, "pile/1").click()
    check_looks(ala.page)
    ala.page.goto("/score/sedlec")
    wall(ala)
    ala.by("score-text").fill(F_SOS)
    ala.by("tell-K").click()
    check_looks(ala.page)
    ala.by("score-text").fill("KQ")
    expect(ala.by("score-problem")).to_be_visible()
    check_looks(ala.page)
