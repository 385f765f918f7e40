"""Rules to read: a page with living boards, and the player aid at the table and on paper."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from stolik import games
from stolik.engine.pages import plain
from stolik.engine.rulebook import LANGUAGES
from web.faults import SIZES, check_looks
from web.visitor import Visitor

Visit = Callable[..., Visitor]

RULE = "RAV.phase2.1"
STATEMENT = games.get("raverun").rulebook[RULE].text["en"]


def read(visitor: Visitor, game: str = "raverun", at: str = "") -> Page:
    visitor.page.goto(f"/rules/{game}{at}")
    expect(visitor.page.locator("article section").first).to_be_visible()
    return visitor.page


def anchor(page: Page, rule: str) -> Locator:
    return page.locator(f"a[id='{rule}']")


def drawn(page: Page, number: int) -> Locator:
    """A board, when it is there."""
    scene = page.get_by_test_id("scene").nth(number)
    scene.scroll_into_view_if_needed()
    expect(scene.locator("[data-board]")).to_be_visible()
    return scene


@pytest.mark.parametrize(("language", "phone"), [("pl", False), ("en", True)], ids=["wide", "narrow"])
def test_a_page_has_its_chapters_boards_and_cards(visit: Visit, language: str, phone: bool) -> None:
    page = read(visit(language=language, phone=phone))
    written = games.get("raverun").pages
    assert written is not None
    chapters = written.page(language).chapters
    expect(page.locator("article section > h2")).to_have_text([chapter.title for chapter in chapters])
    for number in range(sum(len(chapter.boards) for chapter in chapters)):
        drawn(page, number)
    expect(page.locator("article .cards li")).to_have_count(8)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_no_longer_than_68_letters(visit: Visit, language: str) -> None:
    """The lines that are full, on the whole; none is much longer."""
    page = read(visit(language=language), "cheers")
    lines = page.evaluate(
        """() => [...document.querySelectorAll("article section > p")].flatMap(paragraph => {
            const lines = new Map();
            const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
            for (let text = texts.nextNode(); text; text = texts.nextNode()) {
                if (text.parentElement.closest(".anchor")) continue;
                for (let at = 0; at < text.length; at += 1) {
                    const range = document.createRange();
                    range.setStart(text, at);
                    range.setEnd(text, at + 1);
                    const line = Math.round(range.getBoundingClientRect().bottom / 8);
                    lines.set(line, (lines.get(line) ?? 0) + 1);
                }
            }
            return [...lines.values()].slice(0, -1);  // the last is not full
        })"""
    )
    assert len(lines) > 100
    assert 60 <= sum(lines) / len(lines) <= 68
    assert max(lines) <= 80


def test_a_quiet_anchor_unfolds_the_exact_words_of_its_rule(visit: Visit) -> None:
    page = read(visit())
    quiet = anchor(page, RULE)
    assert quiet.evaluate("element => getComputedStyle(element).fontSize") == "12px"
    shown = page.locator("article .statement")
    expect(quiet).to_have_attribute("aria-expanded", "false")
    quiet.click()
    expect(shown).to_contain_text(STATEMENT)
    expect(shown).to_contain_text("Polish rulebook, chapter")
    expect(page).to_have_url(re.compile(f"#{re.escape(RULE)}$"))
    quiet.click()
    expect(shown).to_have_count(0)


@SIZES
def test_an_address_with_a_rule_leads_to_its_sentence(visit: Visit, phone: bool) -> None:
    page = read(visit(phone=phone), at="#RAV.end.4")
    expect(anchor(page, "RAV.end.4")).to_be_in_viewport()
    marked = page.locator("article p.marked")
    expect(marked).to_have_count(1)
    expect(marked.locator("a.marked")).to_have_attribute("id", "RAV.end.4")


@SIZES
def test_in_a_table_a_rule_is_a_sign_in_its_cell_and_its_words_stand_below_its_row(visit: Visit, phone: bool) -> None:
    page = read(visit(phone=phone), "ankhmorpork", at="#AM.W1")
    meeting = page.evaluate(
        """() => [...document.querySelectorAll("td .anchor")].flatMap(anchor => {
            const a = anchor.getBoundingClientRect();
            return [...anchor.closest("table").querySelectorAll("th, td")].filter(cell => {
                const c = cell.getBoundingClientRect();
                return !cell.contains(anchor)
                    && a.left < c.right - 1 && a.right > c.left + 1 && a.top < c.bottom - 1 && a.bottom > c.top + 1;
            }).map(() => anchor.id);
        })"""
    )
    assert meeting == []
    if not phone:
        assert page.evaluate("[...document.querySelectorAll('.wide')].every(at => at.scrollWidth <= at.clientWidth)")
    row = page.locator("article tr.marked")
    expect(row).to_contain_text("Lord Vetinari")
    expect(row.locator("td").first).to_be_in_viewport(ratio=1)
    quiet = anchor(page, "AM.W1")
    assert quiet.inner_text() == ""  # the sign alone
    quiet.click()
    said = row.locator("xpath=following-sibling::tr[1]").locator(".statement")
    expect(said).to_contain_text(games.get("ankhmorpork").rulebook["AM.W1"].text["en"])
    box = said.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= page.evaluate("innerWidth")


@pytest.mark.parametrize("way", ["button", "keys"])
def test_what_is_printed_is_complete(visit: Visit, way: str) -> None:
    """On a phone the button is there too."""
    ala = visit(phone=way == "button")
    ala.page.add_init_script(
        "window.print = () => { window.printed = document.querySelectorAll('[data-board]').length }"
        ";window.requestIdleCallback = () => 0"  # nothing comes by itself
    )
    page = read(ala)
    expect(page.locator("[data-board]").first).to_be_attached()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")  # as print does, which here does nothing
    if way == "button":
        page.get_by_test_id("rules-print").click()
    else:
        page.keyboard.press("Control+p")
    page.wait_for_function("() => window.printed")
    assert page.evaluate("window.printed") == page.get_by_test_id("scene").count()


def test_a_rule_of_the_house_is_found_among_the_statements(visit: Visit) -> None:
    page = read(visit(), at="#STOLIK.turn")
    expect(page.locator("article[id='STOLIK.turn']")).to_be_in_viewport()


def test_a_board_shows_what_was_before_and_what_comes_after(visit: Visit) -> None:
    """4A, 3B and 1C fight: 3B and 1C go to the piles, and 1C is the reader's new top."""
    page = read(visit(), at="#phase-2-the-skirmish")
    scene = page.locator("#phase-2-the-skirmish").get_by_test_id("scene").first
    top = scene.locator("[data-spot='pile/0']")
    expect(top).to_have_attribute("aria-label", "Your pile, from the top: 6A")
    scene.get_by_test_id("after").click()
    expect(top).to_have_attribute("aria-label", "Your pile, from the top: 1C, 6A")
    expect(scene.get_by_test_id("after")).to_have_attribute("aria-pressed", "true")
    scene.get_by_test_id("before").click()
    expect(top).to_have_attribute("aria-label", "Your pile, from the top: 6A")
    expect(scene.locator("[data-lit]")).to_have_count(0)  # it is only looked at


def test_a_board_on_which_nothing_happens_has_no_after(visit: Visit) -> None:
    scene = drawn(read(visit()), 0)
    expect(scene.get_by_test_id("after")).to_have_count(0)


@SIZES
def test_a_search_marks_its_hits_in_place_and_goes_from_one_to_the_next(visit: Visit, phone: bool) -> None:
    """Effect 8 alone shuffles: in the text its own line and what everybody knows after it, and two statements."""
    page = read(visit(phone=phone))
    search = page.get_by_test_id("rules-search")
    search.fill("SHUFFLE one pile")
    hits = page.locator("article [data-hit]")
    expect(hits.first).to_contain_text("Clumsy Giant")
    expect(hits.first.locator("mark").first).to_have_text("Shuffle")
    expect(page.get_by_test_id("rules-hits")).to_contain_text(f"1 of {hits.count()}")
    expect(hits.first).to_be_in_viewport()
    expect(hits.last).to_be_attached()
    search.press("Enter")
    expect(page.get_by_test_id("rules-hits")).to_contain_text(f"2 of {hits.count()}")
    expect(hits.nth(1)).to_be_in_viewport()
    expect(page.locator("#statements [data-hit]").first).to_contain_text("RAV.")
    check_looks(page)
    search.fill("xyzzy")
    expect(page.get_by_test_id("rules-hits")).to_have_text("Not found")
    expect(page.locator("mark")).to_have_count(0)


def test_the_chapters_stand_beside_the_text_and_on_a_phone_in_a_list_to_choose_from(visit: Visit) -> None:
    page = read(visit())
    listed = page.get_by_role("navigation", name="Chapters")
    listed.get_by_role("link", name="Who knows what").click()
    expect(page.locator("#who-knows-what > h2")).to_be_in_viewport()
    expect(listed.locator("[aria-current]")).to_have_text("Who knows what")
    expect(listed).to_be_in_viewport()
    small = read(visit(phone=True))
    expect(small.get_by_role("navigation", name="Chapters")).to_be_hidden()
    small.get_by_test_id("rules-chapter").select_option("The table")
    expect(small.locator("#the-table > h2")).to_be_in_viewport()


def test_a_note_folds_its_reason(visit: Visit) -> None:
    page = read(visit())
    note = page.locator("article aside", has=anchor(page, "RAV.setup.3"))
    reason = games.get("raverun").rulebook["RAV.setup.3"].why["en"]
    expect(note.get_by_text(reason)).to_be_hidden()
    note.get_by_text("Why?").click()
    expect(note.get_by_text(reason)).to_be_visible()


def test_what_is_reconstructed_says_so_where_it_stands(visit: Visit) -> None:
    page = read(visit(), "sedlec")
    cross = page.locator(".cards li", has_text="Cross")
    expect(cross.get_by_text("our reconstruction, not the printed one")).to_have_count(2)


def test_paper_has_no_header_and_boards_as_still_pictures(visit: Visit) -> None:
    page = read(visit())
    scene = drawn(page, 3)
    page.emulate_media(media="print")
    for gone in ("header", "[data-testid=rules-search]", "nav", "#statements", ".links", ".offers", ".notices"):
        expect(page.locator(gone).first).to_be_hidden()
    expect(scene.get_by_test_id("after")).to_be_hidden()
    expect(scene.locator("[data-board]")).to_be_visible()
    assert page.locator("article section").first.evaluate("element => getComputedStyle(element).breakInside") == "avoid"


def test_what_is_printed_has_every_board(visit: Visit) -> None:
    page = read(visit())
    page.wait_for_load_state("networkidle")
    page.pdf()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    boards = page.get_by_test_id("scene")
    expect(page.locator("[data-testid=scene] [data-board]")).to_have_count(boards.count())
    page.evaluate("dispatchEvent(new Event('afterprint'))")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_an_aid_is_one_page_of_a5(visit: Visit, game: str, language: str) -> None:
    page = visit(language=language).page
    page.goto(f"/rules/{game}/aid")
    expect(page.get_by_test_id("aid-text")).to_be_visible()
    written = games.get(game).pages
    assert written is not None
    pictures = [span for line in written.aid(language).lines for span in line.spans if span.kind == "symbol"]
    expect(page.locator("[data-testid=aid-text] :is(svg, [role=img])").first).to_be_visible()
    assert page.locator("[data-testid=aid-text] svg").count() >= len(pictures)
    check_looks(page)
    page.evaluate("document.fonts.ready.then(() => true)")  # words are as wide as they will be
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    (box,) = set(re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", printed))
    assert [round(float(side)) for side in box] == pytest.approx([420, 595], abs=1)  # points: 148 x 210 mm


@SIZES
def test_the_aid_at_the_table_marks_the_line_of_the_present_question(visit: Visit, phone: bool) -> None:
    ala = visit("Ala", phone=phone)
    ala.sit_at(ala.found("me", "easy"))
    ala.wait_for_turn()
    if phone:
        ala.by("tab-aid").click()
    else:
        ala.page.keyboard.press("?")
    aid = ala.by("aid-text")
    now = aid.locator("[aria-current=step]")
    written = games.get("raverun").pages
    assert written is not None
    met: list[str] = []
    for _ in range(3):
        ala.wait_for_turn()
        anchor = written.aid("en").concerning(ala.step)
        expect(now).to_have_count(1)
        expect(now).to_have_attribute("data-anchor", anchor)
        line = next(line for line in written.aid("en").lines if line.anchor == anchor)
        expect(now).to_contain_text(plain(line.spans))
        met.append(anchor)
        before = ala.decision
        if phone:
            ala.page.go_back()  # shuts the drawer
        ala.move_in_words()
        ala.wait_for_next(before)
        if phone:
            ala.by("tab-aid").click()
    assert any(one != other for one, other in pairwise(met))
    check_looks(ala.page)
    ala.page.get_by_role("link", name="Full rules").click()
    expect(ala.page.locator("article p.marked")).to_have_count(1)
