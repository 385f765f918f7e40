"""The way in: five games in one screen, two clicks to a first decision, and a start that says where one is wanted."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from server.people import Person, Running
from stolik import games
from web.conftest import Visit
from web.visitor import Visitor

SIZES = [
    ViewportSize(width=width, height=height)
    for width, height in ((2560, 1440), (1920, 1080), (1440, 900), (1280, 720), (820, 1180), (390, 844))
]
COUNTING = "window.clicks = 0; addEventListener('click', (event) => { window.clicks += event.isTrusted; }, true)"

BELOW = """() => [...document.querySelectorAll('[data-testid^=tile-]')]
    .map((tile) => tile.closest('article').getBoundingClientRect())
    .filter(({ top, bottom, left, right }) => top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
    .length"""


def come_in(visitor: Visitor) -> None:
    """To the start page, with every click counted from here on: no other page is loaded on the way to a table."""
    visitor.page.goto("/")
    visitor.page.evaluate(COUNTING)
    expect(visitor.page.locator("[data-testid^=tile-]")).to_have_count(len(games.names()))


def clicks(visitor: Visitor) -> int:
    counted: int = visitor.page.evaluate("window.clicks")
    return counted


def table_of(visitor: Visitor) -> dict[str, Any]:
    visitor.page.wait_for_url("**/t/*")
    number = visitor.page.url.rpartition("/")[2]
    info: dict[str, Any] = visitor.context.request.get(f"/api/tables/{number}").json()
    return info


def chip(visitor: Visitor, choice: str, value: str) -> Locator:
    return visitor.by(choice).locator(f"input[value='{value}']")


# --- two clicks ---


@pytest.mark.parametrize("game", games.names())
def test_a_newcomer_is_two_clicks_from_the_first_decision(visit: Visit, game: str) -> None:
    newcomer = visit()  # without a name, and never here before
    come_in(newcomer)
    newcomer.by(f"tile-{game}").click()
    newcomer.by(f"guided-{game}").click()
    assert newcomer.wait_for_turn()
    expect(newcomer.by("prompt")).to_be_visible()
    expect(newcomer.by("guide")).to_be_visible()
    assert table_of(newcomer)["game"] == game
    assert clicks(newcomer) == 2
    before = newcomer.decision
    newcomer.point()  # and nothing stands between them and their answer
    newcomer.wait_for_next(before)


def test_a_game_as_it_was_set_last_is_two_clicks_and_every_change_one_more(visit: Visit) -> None:
    ala = visit()
    come_in(ala)
    ala.by("tile-cheers").click()
    chip(ala, "set-players", "4").click()
    chip(ala, "set-variant", "first").click()
    chip(ala, "set-level", "easy").click()
    expect(ala.by("level-sees")).to_contain_text("one move ahead")
    ala.by("start-play-cheers").click()
    assert ala.wait_for_turn()
    first = table_of(ala)
    assert clicks(ala) == 5
    assert ([seat["level"] for seat in first["seats"]], first["options"]["variant"]) == (
        [None, "easy", "easy", "easy"],
        "first",
    )
    come_in(ala)
    ala.by("tile-cheers").click()
    ala.by("start-play-cheers").click()
    assert ala.wait_for_turn()
    again = table_of(ala)
    assert clicks(ala) == 2
    assert again["id"] != first["id"]
    assert [seat["level"] for seat in again["seats"]] == [seat["level"] for seat in first["seats"]]
    assert again["options"] == first["options"]


# --- what the start page shows ---


@pytest.mark.parametrize("language", ["pl", "en"])
def test_all_games_are_in_one_screen(visit: Visit, language: str) -> None:
    """Below three games of one's own, too; only on a phone those take their room from the others."""
    ala = visit("Ala", language=language)
    come_in(ala)
    expect(ala.page.locator("article .picture > *")).to_have_count(len(games.names()))
    fit_in(ala, SIZES)
    for game in ("raverun", "sedlec", "cheers"):
        ala.found("me", "easy", game=game)
    ala.found("me", "open")
    come_in(ala)
    expect(ala.by("my-table")).to_have_count(3)
    fit_in(ala, SIZES[:-1])
    ala.page.set_viewport_size(SIZES[-1])
    assert ala.page.evaluate("document.documentElement.scrollWidth") <= SIZES[-1]["width"]


def fit_in(visitor: Visitor, sizes: list[ViewportSize]) -> None:
    made = visitor.page.locator("[data-testid^=made-]")  # what is reconstructed says so, if only by a sign
    expect(made).to_have_count(4)
    for size in sizes:
        visitor.page.set_viewport_size(size)
        for each in made.all():
            expect(each.locator("svg")).to_be_in_viewport(ratio=1)
        assert visitor.page.evaluate(BELOW) == 0, size
        assert visitor.page.evaluate("document.documentElement.scrollHeight") <= size["height"], size
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size["width"], size


MEASURED = """() => {
    const size = (selector) => {
        const all = [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
        return [Math.min(...all.map(({ width }) => width)), Math.min(...all.map(({ height }) => height))];
    };
    return { tile: size("article[data-game]"), picture: size("article .picture"), own: size("[data-testid=my-table]") };
}"""


def test_tiles_are_as_large_as_the_screen_lets_them(visit: Visit) -> None:
    """416x330 in two rows where there is room; on a phone rows of 96 with a picture of 84. Own games are rows of 56."""
    ala = visit("Ala")
    come_in(ala)
    for size, tile, picture in ((SIZES[2], (416, 330), None), (SIZES[-1], (0, 96), 84)):
        ala.page.set_viewport_size(size)
        found = ala.page.evaluate(MEASURED)
        assert all(is_so >= least - 0.5 for is_so, least in zip(found["tile"], tile, strict=True)), (size, found)
        assert picture is None or min(found["picture"]) >= picture, (size, found)
    ala.found("me", "easy")
    for size in (SIZES[2], SIZES[-1]):
        ala.page.set_viewport_size(size)
        come_in(ala)
        expect(ala.by("my-table")).to_have_count(1)
        assert ala.page.evaluate(MEASURED)["own"][1] >= 56, size


def test_games_say_whose_turn_it_is_and_who_has_won(visit: Visit, house: Running) -> None:
    ala = visit("Ala")
    ala.found("me", "open")
    ala.page.goto("/")
    expect(ala.by("my-table")).to_be_visible()  # what ends from now on is news
    asked, over = (ala.found("me", "open", game="sedlec") for _ in range(2))
    with Person(house.address, "", ala.token) as own, Person(house.address, "Ola") as ola:
        for table in (asked, over):
            seat = ola.here(table)
            assert seat.ask("sit", seat=1)["kind"] == "done"
            assert own.here(table).ask("start")["kind"] == "done"
        assert seat.ask("resign")["kind"] == "done"
        turns = {"Ala": own.here(asked), "Ola": ola.here(asked)}
        first, second = sorted(turns, key=lambda name: not turns[name].my_turn)
        says(ala, asked, first)
        expect(row(ala.by("my-tables"), over)).to_contain_text("You win")
        ala.page.goto("/lobby")
        expect(row(ala.by("lobby-recent"), over)).to_contain_text("You win")
        while turns[first].my_turn:
            assert turns[first].answer()["kind"] == "done"
        says(ala, asked, second)


def row(part: Locator, table: str) -> Locator:
    return part.locator(f"[data-table='{table}']")


def says(ala: Visitor, table: str, name: str) -> None:
    """Whom the table waits for: the reader is told so first of all."""
    ala.page.goto("/lobby")
    expect(row(ala.by("lobby-mine"), table)).to_contain_text(f"Waiting for {name}")
    ala.page.goto("/")
    expect(row(ala.by("my-tables"), table)).to_contain_text("Your turn" if name == "Ala" else "Waiting for Ola")


# --- a table of one's own ---


@pytest.mark.parametrize("game", games.names())
def test_a_table_is_opened_for_the_game_whose_tile_asked_for_it(visit: Visit, game: str) -> None:
    ala = visit()
    come_in(ala)
    ala.by(f"tile-{game}").click()
    most = ala.by("set-players").locator("input").last
    most.check()
    level = ala.by("set-level").locator("input").last
    level.check()
    players, bots = most.get_attribute("value"), level.get_attribute("value")
    assert players
    assert bots
    ala.by(f"more-{game}").click()
    ala.page.wait_for_url(f"**/lobby#new={game}")
    expect(ala.by("new-game")).to_have_value(game)
    expect(ala.by("new-table-form")).to_have_attribute("data-game", game)
    expect(ala.by("new-players").get_by_role("radio", name=players, exact=True)).to_be_checked()  # as it was set there
    expect(ala.by(f"new-seat-{int(players) - 1}")).to_have_value(bots)
    expect(ala.by("level-sees")).to_contain_text("master.")  # what it sees is said once, however many there are
    ala.page.reload()  # as by a link that somebody was sent
    expect(ala.by("new-game")).to_have_value(game)


def test_a_table_without_a_game_is_never_a_blank_form(visit: Visit) -> None:
    ala = visit()
    ala.page.goto("/lobby")
    ala.by("new-table").click()
    shown = ala.by("new-table-form").get_attribute("data-game") or ""
    assert shown in games.names()
    expect(ala.by("new-game")).to_have_value(shown)


def test_english_readers_are_told_that_the_words_are_polish(visit: Visit) -> None:
    ala = visit()
    ala.page.goto("/")
    tile = ala.page.locator("article[data-game=words]")
    expect(tile).to_contain_text("Words are Polish")
    expect(ala.page.get_by_text("Words are Polish")).to_have_count(1)  # the other games have none
    ala.by("tile-words").click()
    expect(ala.by("set-words")).to_contain_text("Words are Polish")
    ala.by("more-words").click()
    expect(ala.by("new-table-form")).to_contain_text("Words are Polish")
    ala.by("new-game").select_option("raverun")
    expect(ala.by("new-table-form")).not_to_contain_text("Polish")


def test_an_empty_seat_waits_for_whoever_is_invited_and_then_for_a_bot(visit: Visit) -> None:
    ala = visit("Ala", permissions=["clipboard-read", "clipboard-write"])
    table = ala.found("me", "open", "open", private=True)
    ala.sit_at(table)
    expect(ala.page.locator("[data-testid^=invite-]")).to_have_count(2)
    expect(ala.page.get_by_role("img", name="Point a phone at this")).to_be_visible()
    ala.page.evaluate("delete Navigator.prototype.share")  # a browser that can only copy
    ala.by("invite-1").click()
    expect(ala.by("waiting").get_by_role("status").filter(has_text="Copied")).to_have_count(1)
    assert ala.page.evaluate("navigator.clipboard.readText()") == ala.page.url
    ala.page.evaluate("navigator.share = async (what) => { window.shared = what }")
    ala.by("invite-2").click()
    ala.page.wait_for_function("window.shared")
    assert ala.page.evaluate("window.shared") == {"title": "You are invited to Raverun", "url": ala.page.url}

    ewa, ola = visit(), visit()
    for guest in (ewa, ola):
        guest.page.goto(f"/t/{table}")
        expect(guest.by("invite")).to_contain_text("Ala invites you to Raverun")
    ewa.by("who-watch").click()
    expect(ewa.by("sit-1")).to_be_visible()  # there is still time for it
    expect(ala.by("seat-1")).to_have_attribute("data-kind", "empty")
    ola.by("who-sit").click()
    expect(ola.by("stand")).to_be_visible()
    expect(ala.by("seat-1")).to_have_attribute("data-kind", "person")
    expect(ala.page.locator("[data-testid^=invite-]")).to_have_count(1)

    ala.by("start-with-bots").click()
    for visitor in (ala, ola, ewa):
        expect(visitor.page.locator("[data-board]")).to_be_visible()
    assert [seat["kind"] for seat in table_of(ala)["seats"]] == ["person", "person", "bot"]
