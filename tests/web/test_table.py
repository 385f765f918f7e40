"""What one can do at a table besides playing on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from server.people import Running
from stolik import games
from stolik.engine.log import read_log, verify
from web.conftest import ELSEWHERE
from web.visitor import Visitor

Visit = Callable[..., Visitor]


def played_out(visitor: Visitor, *seats: str) -> str:
    table = visitor.found(*(seats or ("me", "easy")))
    visitor.sit_at(table)
    while visitor.wait_for_turn():
        visitor.move_in_words()
    return table


def two_at_a_table(visit: Visit) -> tuple[Visitor, Visitor]:
    ala, ola = visit("Ala"), visit("Ola")
    table = ala.found("me", "open")
    ala.sit_at(table)
    ola.sit_at(table)
    ola.by("sit-1").click()
    ala.by("start").click()
    return ala, ola


def test_a_second_tab_shows_the_same_table(visit: Visit) -> None:
    ala = visit("Ala")
    table = ala.found("me", "open")
    ala.sit_at(table)
    other = ala.sit_at(table, ala.context.new_page())
    ola = visit("Ola")
    ola.sit_at(table)
    ola.by("sit-1").click()
    ala.by("start").click()
    ala.choose(ala.options.first)
    expect(other.get_by_test_id("option")).to_have_count(0)  # answered in the first tab, so not asked in the second
    ola.choose(ola.options.first)
    expect(ala.by("log")).to_contain_text("Round 1 begins.")
    expect(other.get_by_test_id("log")).to_have_text(ala.by("log").inner_text(), use_inner_text=True)


def test_an_illegal_move_is_explained_with_its_rule(visit: Visit) -> None:
    ala = visit("Ala")
    ala.sit_at(ala.found("me", "easy"))
    ala.wait_for_turn()
    lying = ala.page.locator("[data-spot^='card/']:not([data-lit])")  # not in the own hand
    while ala.by("prompt").get_attribute("data-step") != "lay" or not lying.count():
        ala.move_in_words()
        assert ala.wait_for_turn()
    before = ala.decision
    lying.first.click(force=True)  # it says that it is of no use now; it can be tried
    refusal = ala.by("refusal")
    expect(refusal).to_contain_text("RAV.phase1.3")
    expect(refusal).to_contain_text(games.get("raverun").rulebook["RAV.phase1.3"].text["en"])
    assert ala.decision == before
    refusal.get_by_role("link").first.click()
    ala.page.wait_for_url("**/rules/raverun#RAV.phase1.3")
    expect(ala.page.locator("[id='RAV.phase1.3']")).to_be_in_viewport()


def test_the_link_of_a_table_is_copied_in_a_home_network_too(chromium: Browser, house: Running) -> None:
    ala = Visitor(chromium, house.address.replace("127.0.0.1", ELSEWHERE))
    ala.page.goto("/lobby")
    assert not ala.page.evaluate("isSecureContext")
    ala.by("new-table").click()
    ala.by("create").click()
    ala.page.wait_for_url("**/t/*")
    ala.page.get_by_role("button", name="Copy").click()
    ala.by("chat-input").focus()
    ala.page.keyboard.press("Control+v")
    expect(ala.by("chat-input")).to_have_value(ala.page.url)
    ala.context.close()


def test_a_card_is_laid_by_dragging_it(visit: Visit) -> None:
    ala = visit("Ala")
    ala.sit_at(ala.found("me", "easy"))
    while ala.wait_for_turn() and ala.by("prompt").get_attribute("data-step") != "lay":
        ala.move_in_words()
    before = ala.decision
    card = ala.page.locator("[data-spot^='card/'][data-lit]").first
    name = str(card.get_attribute("data-spot")).removeprefix("card/")
    card.drag_to(ala.page.locator("[data-spot='field/0']"))
    ala.wait_for_next(before)
    expect(ala.by("log")).to_contain_text(f"You lay {name}.")


def test_whoever_drags_out_of_turn_is_told_why_not_now(visit: Visit) -> None:
    ala, _ = two_at_a_table(visit)
    ala.wait_for_turn()
    ala.choose(ala.options.first)
    expect(ala.by("prompt")).to_contain_text("Waiting for Ola")  # the pick has reached the server
    ala.wait_until_heard()
    card = ala.page.locator("[data-spot^='card/']").last
    card.drag_to(ala.page.locator("[data-spot='pile/0']"), force=True)
    expect(ala.by("refusal")).to_contain_text("RAV.setup.3")  # a secret pick is binding


def test_a_move_is_taken_back_and_a_hint_gives_its_reason(visit: Visit) -> None:
    ala = visit("Ala")
    ala.sit_at(ala.found("me", "easy"))
    ala.wait_for_turn()
    ala.move_in_words()
    ala.wait_for_turn()
    ala.page.keyboard.press("h")
    expect(ala.by("hint-reason")).not_to_be_empty()
    while not ala.by("undo").is_enabled():
        ala.move_in_words()
        if not ala.wait_for_turn():  # there are games in which nothing can ever be taken back
            ala.sit_at(ala.found("me", "easy"))
            assert ala.wait_for_turn()
    undone = ala.page.locator("[data-testid=log-line].undone")
    expect(undone).to_have_count(0)
    ala.page.keyboard.press("u")
    expect(undone.first).to_be_attached()
    assert ala.wait_for_turn()  # it is asked again
    ala.move_in_words()


def test_people_talk_at_the_table(visit: Visit) -> None:
    ala, ola = two_at_a_table(visit)
    for visitor in (ala, ola):
        visitor.options.first.wait_for()
        visitor.page.keyboard.press("c")
    ala.by("chat-input").fill("<b>dobry wieczór</b> & good evening")
    ala.by("chat-send").click()
    expect(ola.page.get_by_text("<b>dobry wieczór</b> & good evening")).to_be_visible()


def test_the_log_unfolds_over_the_board_and_what_is_pinned_beside_it_stays(visit: Visit) -> None:
    ala = visit("Ala")
    ala.sit_at(ala.found("me", "easy"))
    board, folded = ala.page.locator("[data-board]"), ala.page.locator(".side.folded")

    def wide() -> float:
        box = board.bounding_box()
        assert box
        return box["width"]

    whole = wide()
    expect(folded).to_have_count(1)
    ala.by("tab-log").click()
    panel = ala.page.locator("#tab-panel").bounding_box()
    assert panel
    assert (panel["width"], wide()) == (320, whole)  # it lies over the board's edge
    ala.by("pin").click()
    expect(ala.page.locator(".side.pinned")).to_have_count(1)
    assert wide() == whole - 320
    ala.page.reload()
    board.wait_for()
    expect(ala.by("tab-log")).to_have_attribute("aria-selected", "true")
    expect(ala.by("pin")).to_have_attribute("aria-pressed", "true")
    assert wide() == whole - 320
    ala.by("tab-log").click()
    expect(folded).to_have_count(1)


def test_after_the_game_it_can_be_replayed_verified_kept_and_played_on(visit: Visit, tmp_path: Path) -> None:
    ala = visit("Ala")
    played_out(ala)
    with ala.page.expect_download() as download:
        ala.by("result-more").click()
        ala.by("download-log").click()
    kept = tmp_path / "log.jsonl"
    download.value.save_as(kept)
    assert verify(read_log(kept), games.get).over
    ala.by("verify").click()
    expect(ala.by("verify-result")).to_have_attribute("data-fine", "true")
    ala.page.keyboard.press("Escape")
    ala.by("replay-link").click()
    ala.page.wait_for_url("**/replay/*")
    slider = ala.by("replay-slider")
    slider.focus()
    ala.page.keyboard.press("Home")
    expect(ala.page.locator("[data-card]").first).to_be_visible()
    for _ in range(4):
        ala.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("4")
    ala.by("play-on").click()
    confirm = ala.by("play-on-go")
    if confirm.is_visible():
        confirm.click()
    ala.page.wait_for_url("**/t/*")
    assert ala.wait_for_turn()


def test_a_rematch_goes_on_with_the_same_people(visit: Visit) -> None:
    ala = visit("Ala")
    table = played_out(ala)
    ala.by("rematch").click()
    ala.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    assert ala.wait_for_turn()


def test_the_language_changes_at_once_and_stays(visit: Visit) -> None:
    ala = visit("Ala")
    ala.sit_at(ala.found("me", "easy"))
    ala.wait_for_turn()
    english = ala.by("prompt").inner_text()
    ala.by("language").first.click()
    expect(ala.by("prompt")).not_to_have_text(english)
    assert ala.page.locator("html").get_attribute("lang") == "pl"
    ala.page.reload()
    expect(ala.by("prompt")).not_to_have_text(english)
