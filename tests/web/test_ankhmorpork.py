"""The board of Ankh-Morpork: what it shows, and what can be done on it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from server.people import Person, Running
from stolik import games
from web.faults import check
from web.visitor import Visitor

Visit = Callable[..., Visitor]


def with_card(house: Running, visitor: Visitor, *wanted: str, against: Visitor | None = None) -> str:
    """A table where the visitor holds one of these cards from the start, and is asked to play. Against two bots."""
    seats = ("easy", "easy") if against is None else ("open",)
    with Person(house.address, "", visitor.token) as person:
        for _ in range(400):
            table = person.found("me", *seats, game="ankhmorpork")
            at = person.here(table)
            if against is not None:
                sit(house, against, table)
                at.ask("start")
            at.settled()
            view = at.latest["view"]
            at.close()
            asked = view["decision"]["step"] == "play_card" and view["decision"]["options"]
            if asked and set(view["state"]["hand"][0]) & set(wanted):
                return table
    raise AssertionError("nobody ever gets such a card")


def sit(house: Running, visitor: Visitor, table: str) -> None:
    with Person(house.address, "", visitor.token) as person:
        assert person.here(table).ask("sit", seat=1)["kind"] == "done"


def test_whoever_may_lose_an_agent_is_asked_first(visit: Visit, house: Running) -> None:
    """AM.R1: which agent, where, by whom and by which card; AM.Y4: the agent and the trouble go."""
    ala, ola = visit("Ala"), visit("Ola", language="pl")
    killers = {"inigo-skimmer": "Inigo Skimmer", "dr-cruces": "Doktor Cruces", "the-agony-aunts": "Ciotki Agonii"}
    table = with_card(house, ala, *killers, against=ola)
    ala.sit_at(table)
    ola.sit_at(table)
    card = ala.page.locator(", ".join(f"[data-spot='card/{each}']" for each in killers)).first
    name = killers[(card.get_attribute("data-spot") or "").removeprefix("card/")]
    card.click()
    ala.page.locator("[data-spot='figure/7:2'][data-lit]").click()
    expect(ola.by("prompt")).to_have_attribute("data-step", "window")
    for said in ("Ala", "Mroków", name):
        expect(ola.by("prompt")).to_contain_text(said)
    expect(ola.page.locator("[data-spot='figure/7:2']")).to_have_class(re.compile("threatened"))
    expect(ola.by("stage").locator("[aria-current=step]")).to_have_attribute("data-tip", "Skrytobójstwo")
    ola.page.locator("[data-do=pass]").click()
    expect(ola.page.locator("[data-spot='figure/7:2']")).to_have_count(0)
    expect(ola.page.locator("[data-spot='trouble/7']")).to_have_count(0)


def test_who_lets_everything_happen_is_not_asked_until_the_own_turn(visit: Visit, house: Running) -> None:
    """A standing order, given in the dialogue: nobody else sees it, and it answers in its player's place."""
    ala, ola = visit("Ala"), visit("Ola", language="pl")
    killers = ("inigo-skimmer", "dr-cruces", "the-agony-aunts")
    table = with_card(house, ala, *killers, against=ola)
    ala.sit_at(table)
    ola.sit_at(table)
    ola.by("orders").click()
    ola.by("order-pass").locator("[value=turn]").check()
    check(ola.page)
    ola.page.keyboard.press("Escape")
    expect(ola.by("orders")).to_contain_text("1")
    expect(ala.by("orders")).not_to_contain_text("1")
    ala.page.locator(", ".join(f"[data-spot='card/{each}']" for each in killers)).first.click()
    ala.page.locator("[data-spot='figure/7:2'][data-lit]").click()
    for visitor in (ala, ola):
        expect(visitor.page.locator("[data-spot='figure/7:2']")).to_have_count(0)
    assert not any('"order"' in text or '"orders":{"given":[{' in text for text in ala.received)


def test_in_a_window_all_windows_can_be_passed_at_once(visit: Visit, house: Running) -> None:
    ala, ola = visit("Ala"), visit("Ola")
    killers = ("inigo-skimmer", "dr-cruces", "the-agony-aunts")
    table = with_card(house, ala, *killers, against=ola)
    ala.sit_at(table)
    ola.sit_at(table)
    expect(ola.by("pass-all")).to_have_count(0)
    ala.page.locator(", ".join(f"[data-spot='card/{each}']" for each in killers)).first.click()
    ala.page.locator("[data-spot='figure/7:2'][data-lit]").click()
    ola.by("pass-all").click()
    expect(ola.page.locator("[data-spot='figure/7:2']")).to_have_count(0)
    expect(ola.by("orders")).to_contain_text("1")


def test_a_card_is_read_played_and_its_symbols_followed(visit: Visit, house: Running) -> None:
    """Captain Carrot: an agent, a trouble marker, a dollar."""
    ala = visit("Ala", language="pl")
    ala.sit_at(with_card(house, ala, "captain-carrot"))
    card = ala.page.locator("[data-spot='card/captain-carrot']")
    card.hover()
    words = ala.page.locator("[data-testid=words]:popover-open")
    expect(words).to_contain_text("Kapitan Marchewa")
    expect(words).to_contain_text("Nowy agent → Usunięcie niepokoju → Pobranie $1")
    card.click()
    now = ala.by("stage").locator("[aria-current=step]")
    expect(now).to_have_attribute("data-tip", "Nowy agent")
    before = ala.page.locator("[data-spot='figure/7:1'] [data-card]").count()
    ala.page.locator("[data-spot='area/7'][data-lit]").click()
    expect(ala.page.locator("[data-spot='figure/7:1'] [data-card]")).to_have_count(before + 1)
    expect(now).to_have_attribute("data-tip", "Usunięcie niepokoju")
    ala.page.locator("[data-spot='trouble/7'][data-lit]").click()
    expect(now).to_have_attribute("data-tip", "Pobranie $1")
    expect(ala.page.locator("[data-spot='trouble/7']")).to_have_count(0)
    money = ala.by("seat-0").locator("[data-tip^='Gotówka']")
    had = int(money.inner_text().split()[0])
    ala.page.locator("[data-spot=symbol][data-lit]").click()
    expect(money).to_have_attribute("data-tip", f"Gotówka: ${had + 1}")
    money.hover()
    expect(ala.page.locator("[data-testid=tip]:popover-open")).to_have_text(f"Gotówka: ${had + 1}")
    check(ala.page)


def point_at_land(visitor: Visitor, area: int) -> None:
    """Where nothing else stands in an area, whatever the size of the map."""
    x, y = visitor.page.locator(f"[data-spot='area/{area}']").evaluate(
        """area => {
            const { left, top, width, height } = area.getBoundingClientRect();
            const places = Array.from({ length: 400 }, (_, at) => [
                left + (width * ((at % 20) + 0.5)) / 20, top + (height * (Math.floor(at / 20) + 0.5)) / 20,
            ]);
            return places.find(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-spot]") === area);
        }"""
    )
    visitor.page.mouse.click(x, y)


def test_whoever_points_at_an_area_chooses_among_those_in_it(visit: Visit, house: Running) -> None:
    ala = visit("Ala")
    ala.sit_at(with_card(house, ala, "the-duckman", "foul-ole-ron"))
    ala.page.locator("[data-spot='card/the-duckman'], [data-spot='card/foul-ole-ron']").first.click()
    ala.page.locator("[data-spot=symbol][data-lit]").click()
    expect(ala.by("prompt")).to_have_attribute("data-step", "move_whom")
    ala.wait_until_heard()
    # At the start there is somebody of every player in The Shades, and whoever came first may have moved one.
    point_at_land(ala, 5)
    choices = ala.by("choice")
    expect(choices).to_have_count(ala.page.locator("[data-spot^='figure/5:'][data-lit]").count())
    assert choices.count() > 1
    ala.page.keyboard.press("Escape")
    expect(choices).to_have_count(0)
    point_at_land(ala, 5)
    choices.last.click()
    expect(ala.by("prompt")).to_have_attribute("data-step", "move_where")


def test_an_agent_cannot_go_anywhere(visit: Visit, house: Running) -> None:
    """AM.Y2: the Isle's far side is out of reach from where everybody begins, and the server says so."""
    ala = visit("Ala")
    ala.sit_at(with_card(house, ala, "groat", "captain-carrot"))
    ala.page.locator("[data-spot='card/groat'], [data-spot='card/captain-carrot']").first.click()
    expect(ala.by("prompt")).to_have_attribute("data-step", "agent_symbol")
    ala.wait_until_heard()
    ala.page.locator("[data-spot='area/11']:not([data-lit])").click(force=True)
    refusal = ala.by("refusal")
    expect(refusal).to_contain_text("AM.Y2")
    expect(refusal).to_contain_text(games.get("ankhmorpork").rulebook["AM.Y2"].text["en"])


def test_piles_and_goals_can_be_looked_through(visit: Visit) -> None:
    ala = visit("Ala", language="pl")
    ala.sit_at(ala.found("me", "easy", "easy", game="ankhmorpork"))
    pile = ala.by("discard-pile")
    while ala.wait_for_turn() and pile.inner_text().endswith(": 0"):
        ala.move_in_words()
    count = int(pile.inner_text().split(": ")[1])
    pile.click()
    expect(ala.page.locator("dialog .face")).to_have_count(count)
    ala.page.keyboard.press("Escape")
    ala.by("goals").click()
    rows = ala.page.locator("dialog tbody tr")
    expect(rows).to_have_count(5 + 1)  # the lords share a goal; and points
    expect(rows.first.locator("td")).to_have_count(3)
    expect(rows.first).to_contain_text("Lord Vetinari")
    expect(rows.first.locator("td").first).to_contain_text("z 10")
    expect(rows.nth(1)).to_contain_text("Lord Selachii, Lord Rust, Lord de Worde")
