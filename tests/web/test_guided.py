"""The guided first game: two clicks from the start, each card once, nothing covered, nothing lost by a reload.

Whole games are played by hints, as somebody plays who always takes what “Show me” shows: each game from one language to
the other, and with `make slow` the other way round as well. Questions that good play does not meet come in
`web/tests/table/guided.test.ts`.
"""

from __future__ import annotations

import json
from itertools import count

import pytest
from playwright.sync_api import expect

from games.raverun.positions import position
from server.people import Person, Running, TableSocket
from stolik import games
from web.conftest import Visit
from web.seating import seat_at
from web.visitor import Visitor

LANGUAGES = {"raverun": "pl", "sedlec": "en", "cheers": "pl", "words": "en", "ankhmorpork": "pl"}  # to begin with
OTHER = {"pl": "en", "en": "pl"}
HALF = 8  # answers of the reader, of the 15 or more that the shortest game takes
FEWEST = 3  # cards that every game has more of, whatever chance brings

COVERED = """() => {
  const guide = document.querySelector('[data-testid=guide]')?.getBoundingClientRect();
  const overlaps = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const lit = [...document.querySelectorAll('[data-spot][data-lit]')].map((spot) => spot.getBoundingClientRect());
  const board = document.querySelector('[data-board]').parentElement.getBoundingClientRect();
  if (!guide || !overlaps(guide, board)) return 0;
  return lit.filter((spot) => overlaps(spot, guide) && overlaps(spot, board)).length;
}"""


ASKED = """number => document.querySelector('[data-testid=result]') ||
  Number(document.querySelector('[data-testid=prompt]')?.dataset.decision) >= number"""


def begin(ala: Visitor, game: str) -> str:
    ala.page.goto("/")
    ala.by(f"tile-{game}").click()
    ala.by(f"guided-{game}").click()
    ala.page.wait_for_url("**/t/*")
    return ala.page.url.rsplit("/", 1)[1]


def read_cards(ala: Visitor, game: str, language: str) -> list[str]:
    """All that the guide says now, each said to be understood."""
    guide = games.get(game).teaching.guide
    assert guide is not None
    found = []
    while ala.by("guide").count():
        card = ala.by("guide").get_attribute("data-card") or ""
        assert ala.by("guide").locator("p").inner_text() == guide.texts.say(language, f"guide-{card}")
        assert ala.page.evaluate(COVERED) == 0, card
        found.append(card)
        ala.by("guide-done").click()
        expect(ala.page.locator(f'[data-testid=guide][data-card="{card}"]')).to_have_count(0)
    return found


def take_the_hint(table: TableSocket) -> None:
    assert table.decision is not None
    number = table.decision["id"]
    hint = table.ask("hint", decision=number)
    if hint["kind"] == "hint":  # the table may have answered by itself meanwhile
        table.ask("answer", decision=number, do=hint["do"])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "begun_in" in metafunc.fixturenames:
        both = metafunc.config.pluginmanager.hasplugin("slow")
        begun = [(game, each) for game, one in LANGUAGES.items() for each in ((one, OTHER[one]) if both else (one,))]
        metafunc.parametrize(("game", "begun_in"), begun)


def test_every_card_is_shown_once(visit: Visit, house: Running, game: str, begun_in: str) -> None:
    language = begun_in
    ala = visit(language=language, phone=True)
    number = begin(ala, game)
    expect(ala.by("guide")).to_be_visible()
    read: list[str] = []
    with Person(house.address, "", ala.token) as person:
        table = person.here(number)
        for answer in count():
            if not table.wait_for_turn():
                break
            if answer == HALF:
                language = OTHER[language]
                ala.page.evaluate("language => localStorage.setItem('stolik.language', language)", language)
                ala.page.reload()
                expect(ala.page.locator("html")).to_have_attribute("lang", language)
            ala.page.wait_for_function(ASKED, arg=table.decision and table.decision["id"])
            read += read_cards(ala, game, language)
            take_the_hint(table)
    expect(ala.by("ending")).to_be_visible()
    assert len(read) == len({*read})
    assert len(read) > FEWEST


def test_whoever_has_enough_of_it_can_have_it_back(visit: Visit) -> None:
    ala = visit()
    begin(ala, "raverun")
    ala.by("guide-stop").click()
    expect(ala.by("guide")).to_have_count(0)
    ala.page.reload()
    expect(ala.by("prompt")).to_be_visible()
    expect(ala.by("guide")).to_have_count(0)
    ala.by("guide-back").click()
    expect(ala.by("guide")).to_be_visible()
    ala.by("guide-done").click()
    expect(ala.by("guide")).to_have_count(0)
    ala.page.set_viewport_size({"width": 390, "height": 844})  # where the tools have no room for it
    ala.by("menu").click()
    ala.by("guide-back").click()
    expect(ala.by("guide")).to_be_visible()
    expect(ala.by("guide-back")).to_have_count(0)


def test_what_is_given_up_is_asked_about_once(visit: Visit, house: Running) -> None:
    ala = visit("Ala")
    seat_at(house, position("actions", piles=["3A", "6C"], hands=["5A", "1B 2B"]), ala, visit("Ola"))
    guided = json.dumps([ala.page.url.rsplit("/", 1)[1]])
    ala.page.evaluate("tables => localStorage.setItem('stolik.guided', tables)", guided)
    ala.page.reload()
    ala.choose(ala.options.filter(has_text="Pass").first)
    dialog = ala.page.get_by_role("dialog")
    expect(dialog).to_contain_text("You give up a card from the deck")
    dialog.get_by_role("button", name="Cancel").click()
    expect(ala.by("prompt")).to_have_attribute("data-step", "draw")
    ala.choose(ala.options.filter(has_text="Pass").first)  # once is enough
    expect(ala.by("prompt")).not_to_have_attribute("data-step", "draw")


def test_the_question_stays_in_sight_below_what_the_guide_says(visit: Visit) -> None:
    ala = visit("Ala", language="pl")
    ala.page.set_viewport_size({"width": 1280, "height": 720})
    begin(ala, "ankhmorpork")
    expect(ala.by("guide")).to_be_visible()
    ala.wait_for_turn()
    for thing in (ala.by("prompt"), ala.by("list"), ala.by("guide-done"), ala.lit.first):
        expect(thing).to_be_in_viewport(ratio=1)
