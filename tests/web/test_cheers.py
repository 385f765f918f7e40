"""The board of Three Cheers for Master: what it shows, and what can be done on it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

from playwright.sync_api import expect

from games.cheers.positions import building, position
from server.people import Running
from stolik import games
from stolik.engine.table import Table
from stolik.games.cheers.data import MINIONS
from stolik.games.cheers.state import BOX, DECK, FIRST_BRAWL
from web.faults import SIZES, check_looks
from web.seating import seat_at
from web.visitor import Visitor

Visit = Callable[..., Visitor]

# Of the printed brawl example 3 (5.4): who stands where.
BRAWLERS = {
    (0, 1): "accountant",  # a shield to the right
    (1, 1): "dinah-mite",  # a Kamikaze with arrows left, up and right
    (2, 1): "lefty",  # an arrow to the left
    (0, 2): "upside-clown",  # two arrows up, at nobody
    (1, 2): "sir-saucepan",  # Armored, an arrow to the right, a shield below
    (1, 3): "jack-hammer",  # three arrows down
}


def minion(visitor: Visitor, card: str) -> Any:
    return visitor.page.locator(f"[data-testid^=tower] [data-card='{card}']")


def test_a_minion_that_cannot_fly_is_not_laid_in_the_air(visit: Visit, house: Running) -> None:
    """TC.P3, and the server says so in its words."""
    ala, ola = visit("Ala"), visit("Ola")
    seat_at(house, position({(0, 1): "walltor", (0, 2): "lefty"}, hands=["intern wafer bonely", "wolfgang"]), ala, ola)
    ala.page.locator("[data-spot='card/intern']").click()
    expect(ala.page.locator("[data-spot='cell/1:0,3']")).to_have_attribute("data-lit", "true")
    ala.page.locator("[data-spot='cell/1:1,2']").click(force=True)
    expect(ala.by("refusal")).to_contain_text("TC.P3")
    expect(ala.by("refusal")).to_contain_text(games.get("cheers").rulebook["TC.P3"].text["en"])
    ala.page.locator("[data-spot='cell/1:0,3']").click()
    expect(minion(ala, "intern")).to_have_attribute("data-at", "cell/1:0,3")


def test_an_acrobat_is_laid_as_one_likes(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala", language="pl"), visit("Ola")
    seat_at(house, position({(0, 1): "walltor"}, hands=["upside-clown wafer bonely", "wolfgang"]), ala, ola)
    ala.page.locator("[data-spot='card/upside-clown']").click()
    ala.page.locator("[data-spot='cell/1:1,1'][data-lit]").click()
    ala.page.get_by_role("button", name="Do góry nogami", exact=True).click()
    expect(minion(ala, "upside-clown")).to_have_attribute("data-turned", "true")
    expect(minion(ala, "upside-clown")).to_have_attribute("data-at", "cell/1:1,1")


def test_a_card_is_dropped_on_its_cell(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala"), visit("Ola")
    seat_at(house, position({(0, 1): "walltor"}, hands=["intern wafer bonely", "wolfgang"]), ala, ola)
    ala.page.locator("[data-spot='card/intern']").drag_to(ala.page.locator("[data-spot='cell/1:-1,1']"), force=True)
    expect(minion(ala, "intern")).to_have_attribute("data-at", "cell/1:-1,1")


def test_an_order_moves_a_minion_or_makes_it_attack(visit: Visit, house: Running) -> None:
    """Shove and Shout: first the minion, then where to, or the fist. Here the fist: the Scaredcrow is struck."""
    ala, ola = visit("Ala"), visit("Ola")
    tower = {(0, 1): "right-hook", (1, 1): "scaredcrow"}
    seat_at(house, position(tower, hands=["shove-and-shout wafer bonely", "wolfgang"]), ala, ola)
    ala.page.locator("[data-spot='card/shove-and-shout']").click()
    ala.page.locator("[data-spot='cell/1:0,1'][data-lit]").click()
    expect(ala.page.locator("[data-spot='cell/1:-1,1']")).to_have_attribute("data-lit", "true")
    ala.page.locator("[data-spot='way/rouse']").click()
    expect(minion(ala, "scaredcrow")).to_have_count(0)
    expect(minion(ala, "right-hook")).to_have_attribute("data-at", "cell/1:0,1")


def test_whoever_is_played_on_may_deflect(visit: Visit, house: Running) -> None:
    """TC.D1, TC.D2: everybody sees who plays what where; the card comes back to its sender."""
    ala, ola = visit("Ala"), visit("Ola", language="pl")
    at = position({(0, 1): "walltor"}, {(0, 1): "unicone"}, hands=["right-hook wafer bonely", "no-thank-you lefty"])
    seat_at(house, at, ala, ola)
    ala.page.locator("[data-spot='card/right-hook']").click()
    ala.page.locator("[data-spot='cell/2:0,2'][data-lit]").click()
    expect(ola.by("prompt")).to_have_attribute("data-step", "deflecting")
    expect(ola.by("air")).to_contain_text("Prawy Sierpowy")
    expect(ola.by("air")).to_contain_text("Odbijasz czy niech się dzieje?")
    expect(ala.by("air")).to_contain_text("Ola may deflect it")
    for visitor in (ala, ola):
        expect(visitor.by("tower-1").locator(".aim")).to_have_count(1)
    ola.page.locator("[data-spot='card/no-thank-you'][data-lit]").click()
    ola.page.locator("[data-spot='cell/1:0,2'][data-lit]").click()
    expect(ala.by("air")).to_contain_text("Deflect it, or let it happen?")
    ala.page.locator("[data-do=pass]").click()
    for visitor in (ala, ola):
        expect(minion(visitor, "right-hook")).to_have_attribute("data-at", "cell/1:0,2")
        expect(visitor.by("air")).to_have_count(0)


WATCH = """() => {
  window.seen = [];
  const look = () => {
    const find = (what) => document.querySelector(what);
    const now = [
      find("[data-testid=banner]")?.dataset.cry ?? "",
      find("[data-testid=fight] [aria-current]")?.textContent ?? "",
      [...document.querySelectorAll("[data-testid=death]")].map((each) => each.dataset.cause).sort().join("+"),
      find("[data-card=sir-saucepan][data-turned]") ? "turned" : "",
      find("[data-card=jack-hammer]")?.dataset.at ?? "",
    ].join("|");
    if (window.seen.at(-1) !== now) window.seen.push(now);
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def cries(visitor: Visitor) -> list[str]:
    """What the banner has said since the page is watched, one thing after another."""
    seen: list[str] = visitor.page.evaluate("window.seen")
    return [cry for cry, _ in groupby(each.split("|")[0] for each in seen)]


def test_a_brawl_is_told_step_by_step(visit: Visit, house: Running) -> None:
    """The printed example 3: the armoured one turns, four die at once, and the hammer comes down."""
    ala, ola = visit("Ala", motion=True), visit("Ola")
    todo = [("next_player", 0, 0, 0), ("brawl", 0, 0, 0), ("throw", 0, 0, 0)]
    seat_at(house, position(BRAWLERS, hands=["wafer", "wolfgang"], todo=todo), ala, ola)
    ala.page.evaluate(WATCH)
    ala.page.locator("[data-do=keep]").click()
    expect(ola.by("prompt")).to_have_attribute("data-step", "play_card")
    expect(ala.by("prompt")).to_have_attribute("data-step", "play_card")
    seen: list[str] = ala.page.evaluate("window.seen")
    dead = "+".join(4 * ["by-attack"])
    high, low = "cell/1:1,3", "cell/1:1,1"
    expected = [
        f"||||{high}",
        f"|triple|||{high}",
        f"|triple||turned|{high}",
        f"|single||turned|{high}",
        f"|single|{dead}||{high}",
        f"|gravity|||{low}",
    ]
    assert [each for each in seen if each in expected] == expected, seen
    expect(minion(ala, "accountant")).to_have_count(1)


def nearly_coming() -> Table:
    """TC.S11: the twentieth card from below is next."""
    todo = [("next_player", 0, 0, 0), ("refill", 0, 0, 0), ("throw", 0, 0, 0)]
    at = position({(0, 1): "walltor"}, hands=["wafer bonely", "wolfgang"], todo=todo)
    deck = at.state.cards(DECK)
    for card in [*[card for card in deck if card >= FIRST_BRAWL], *deck[20:]]:
        if at.state.count(DECK) > 20:
            at.state.move(card, DECK, BOX)
    return at


def test_everybody_feels_that_the_master_is_coming(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala", motion=True), visit("Ola", motion=True, language="pl")
    seat_at(house, nearly_coming(), ala, ola)
    for visitor in (ala, ola):
        expect(visitor.page.locator("[data-mood=calm]")).to_have_count(1)
        visitor.page.evaluate(WATCH)
    ala.page.locator("[data-do=keep]").click()
    for visitor in (ala, ola):
        expect(visitor.page.locator("[data-mood=coming]")).to_have_count(1)
        expect(visitor.by("prompt")).to_have_attribute("data-step", "play_card")
        assert cries(visitor) == ["", "coming", ""]


def test_without_motion_the_master_is_announced_all_the_same(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala"), visit("Ola")
    seat_at(house, nearly_coming(), ala, ola)
    for visitor in (ala, ola):
        visitor.page.evaluate(WATCH)
    ala.page.locator("[data-do=keep]").click()
    ola.lit.first.click()  # it is in nobody's way
    expect(ola.by("prompt")).to_have_attribute("data-step", "where")
    for visitor in (ala, ola):
        visitor.page.wait_for_function(
            "() => window.seen.some((now) => now.startsWith('coming')) && window.seen.at(-1).startsWith('|')"
        )
        assert cries(visitor) == ["", "coming", ""]


def test_a_tower_shows_what_it_is_worth(visit: Visit, house: Running) -> None:
    """TC.K1: of the foreminion's group level 2 counts twice; what is higher, or stands apart, counts once."""
    ala, ola = visit("Ala"), visit("Ola")
    value = {card.id: card.value for card in MINIONS}
    tower = {(0, 1): "walltor", (0, 2): "lefty", (0, 3): "hughbert", (2, 1): "unicone", (2, 2): "shydra"}
    seat_at(house, position(tower, hands=["intern wafer", "wolfgang"], riders=[(0, 2)]), ala, ola)
    worths = ala.by("tower-0").get_by_test_id("worth")
    expect(worths).to_have_count(0)
    ala.by("tower-0").get_by_test_id("count").click()
    expect(worths).to_have_count(5)
    expect(worths.filter(has_text="×")).to_have_text([f"{value['lefty']}×2"])
    expect(ala.by("tower-0").locator(".worth.lit")).to_have_count(2)
    total = sum(value[card] for card in tower.values()) + value["lefty"]
    expect(ala.by("tower-0").locator("[data-kind=score]")).to_contain_text(str(total))
    assert sum(int(each) for each in ala.by("tower-0").locator(".sum").all_inner_texts()) == total


def test_a_click_on_a_name_opens_that_tower_over_the_whole_board(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala"), visit("Ola")
    seat_at(house, position({(0, 1): "walltor"}, {(0, 1): "unicone"}, hands=["intern wafer", "wolfgang"]), ala, ola)
    own, other = ala.by("tower-0"), ala.by("tower-1")
    before = other.bounding_box()
    other.get_by_test_id("open-tower").click()
    expect(own).to_be_hidden()
    now, towers = other.bounding_box(), ala.page.locator(".towers").bounding_box()
    assert before
    assert now
    assert towers
    assert now["width"] > before["width"]
    assert (now["width"], now["height"]) == (towers["width"], towers["height"])
    ala.page.keyboard.press("Escape")
    expect(own).to_be_visible()
    assert other.bounding_box() == before


def test_the_tower_of_a_team_has_the_names_of_both(visit: Visit, house: Running) -> None:
    ala, ola, ela, iza = (visit(name) for name in ("Ala", "Ola", "Ela", "Iza"))
    tower = {(0, 1): "walltor", (1, 1): "lefty"}
    at = position(
        tower,
        {(0, 1): "unicone"},
        hands=["right-hook intern", "wafer", "bonely", "wolfgang"],
        riders=[(0, 1), None, (0, 1), None],
        seats=4,
        variant="teams",
    )
    seat_at(house, at, ala, ola, ela, iza, options={"variant": "teams"})
    expect(ala.by("tower-0")).to_have_attribute("aria-label", "Tower: You + Ela")
    expect(ala.by("tower-0").locator("[data-card^=foreminion]")).to_have_count(2)
    ala.page.locator("[data-spot='card/right-hook']").click()
    ala.page.locator("[data-spot='cell/2:0,2'][data-lit]").click()
    for visitor, names in ((ola, "You + Iza"), (iza, "Ola + You")):  # TC.V5: either may deflect it
        expect(visitor.by("air")).to_contain_text(names)
        expect(visitor.by("air")).to_contain_text("Deflect it, or let it happen?")
        expect(visitor.page.locator("[data-do=pass]")).to_have_count(1)
    expect(ela.by("air")).to_contain_text("Ola, Iza may deflect it")


def test_what_others_build_does_not_disturb(visit: Visit, house: Running) -> None:
    """TC.V8: somebody lays a card while another has pointed at a cell, and has still to say how."""
    ala, ola = visit("Ala"), visit("Ola")
    stacks = ["intern wafer bonely", "wolfgang lefty"]
    at = building({(0, 1): "walltor"}, {(0, 1): "unicone"}, up=["upside-clown", "right-hook"], stacks=stacks)
    seat_at(house, at, ala, ola, options={"variant": "pedro"})
    target = ala.page.locator("[data-spot='cell/1:1,1']")
    target.click()
    expect(ala.page.locator("[data-spot='way/rotated']")).to_be_visible()
    before = target.bounding_box()
    ola.page.locator("[data-spot='cell/2:1,1']").click()
    expect(minion(ala, "right-hook")).to_have_attribute("data-at", "cell/2:1,1")
    ola.page.locator("[data-spot='cell/2:2,1']").click()
    expect(minion(ala, "wolfgang")).to_have_attribute("data-at", "cell/2:2,1")
    assert target.bounding_box() == before  # the other's tower has become wider
    expect(minion(ala, "right-hook").locator("svg")).to_have_count(0)  # of the others only outlines are seen
    ala.page.locator("[data-spot='way/rotated']").click()
    for visitor in (ala, ola):
        expect(minion(visitor, "upside-clown")).to_have_attribute("data-at", "cell/1:1,1")
        expect(visitor.by("race").locator("b")).to_have_text(["3", "1"])


def test_the_last_card_of_one_ends_it_for_all(visit: Visit, house: Running) -> None:
    """TC.V10."""
    ala, ola = visit("Ala", motion=True), visit("Ola", motion=True, language="pl")
    at = building({(0, 1): "walltor"}, {(0, 1): "unicone"}, up=["intern", "right-hook"], stacks=["", "wolfgang lefty"])
    seat_at(house, at, ala, ola, options={"variant": "pedro"})
    for visitor in (ala, ola):  # the banner may be gone before a slow machine looks
        visitor.page.evaluate(
            """window.cries = [];
            const note = () => window.cries.push(document.querySelector("[data-cry=here]")?.textContent ?? "");
            new MutationObserver(note).observe(document.body, { childList: true, subtree: true });"""
        )
    ala.page.locator("[data-spot='cell/1:1,1']").click()
    for visitor, said in ((ala, "You lay the last card"), (ola, "Ostatnią kartę kładzie Ala")):
        visitor.page.wait_for_function("said => window.cries.some((cry) => cry.includes(said))", arg=said)
    for visitor in (ala, ola):
        visitor.page.keyboard.press("Escape")
        expect(visitor.by("result")).to_be_visible()
        expect(visitor.by("legend").locator("li")).to_have_count(2)  # what the colours of a tower say


@SIZES
def test_no_moment_has_a_fault(visit: Visit, house: Running, phone: bool) -> None:
    """A tall tower and a wide one, what they are worth, a card explained, a deflection, and a race."""
    ala, ola = (visit(name, phone=phone) for name in ("Ala", "Ola"))
    plain = [card.id for card in MINIONS if not {"ninja", "hungry", "weak"} & {*card.traits}]
    held = ["right-hook", "intern", "wafer"]
    stand = [card for card in plain if card not in held]
    tall = {(at % 2, 1 + at // 2): card for at, card in enumerate(stand[:16])}
    wide = {(at, 1): card for at, card in enumerate(stand[16:24])}
    at = position(tall, wide, hands=[" ".join(held), "no-thank-you"], riders=[(0, 8), (3, 1)])
    seat_at(house, at, ala, ola)
    ala.by("tower-0").get_by_test_id("count").click()
    check_looks(ala.page)
    ala.by("tower-0").get_by_test_id("count").click()
    card = ala.page.locator("[data-spot='card/right-hook']")
    card.click()
    if phone:  # the first tap shows the whole card
        expect(ala.page.locator(".risen[data-card='right-hook']")).to_be_visible()
        check_looks(ala.page)
        card.click()
    expect(ala.by("prompt")).to_have_attribute("data-step", "where")
    check_looks(ala.page)
    ala.page.locator("[data-spot='cell/2:0,2'][data-lit]").click()
    expect(ola.by("prompt")).to_have_attribute("data-step", "deflecting")
    for visitor in (ala, ola):
        check_looks(visitor.page)
    pedro = building(tall, wide, up=["upside-clown", "right-hook"], stacks=["intern", "wafer lefty"])
    seat_at(house, pedro, ala, ola, options={"variant": "pedro"})
    check_looks(ala.page)


def test_all_build_at_once(visit: Visit) -> None:
    """TC.V8: the own tower comes first, the card to be laid is shown, and the others' towers grow before one's eyes."""
    ala, ola = visit("Ala"), visit("Ola")
    table = ala.found("me", "open", game="cheers", options={"variant": "pedro"})
    ala.sit_at(table)
    ola.sit_at(table)
    ola.by("sit-1").click()
    ala.by("start").click()
    expect(ola.by("seat-0")).to_contain_text("ready")
    expect(ala.by("waiting")).to_be_visible()  # nobody begins before the others are ready
    ola.by("start").click()
    for visitor, tower in ((ala, 0), (ola, 1)):
        expect(visitor.page.locator("[data-testid^=tower]").first).to_have_attribute("data-testid", f"tower-{tower}")
        expect(visitor.by("hand").locator("[data-card]")).to_have_count(1)
        expect(visitor.by("prompt-clock")).to_contain_text(":")
    ola.lit.first.click()
    if ola.page.locator("[data-spot^='way/']").count():
        ola.page.locator("[data-spot='way/upright']").click()
    expect(ala.by("tower-1").locator("[data-kind=minion]")).to_have_count(1)
    ala.lit.first.click()
    if ala.page.locator("[data-spot^='way/']").count():
        ala.page.locator("[data-spot='way/upright']").click()
    expect(ala.by("tower-0").locator("[data-kind=minion]")).to_have_count(1)
