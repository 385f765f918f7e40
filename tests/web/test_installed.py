"""Stolik as an app: it can be installed, keeps what was read, and offers what is new."""

from __future__ import annotations

import json

import httpx
import pytest
from playwright.sync_api import Browser, expect

from server.people import Person, Running
from stolik import games
from stolik.engine.rulebook import LANGUAGES
from web.conftest import ELSEWHERE, Visit
from web.faults import SIZES
from web.visitor import Visitor

ACTIVE = "navigator.serviceWorker.controller?.scriptURL"
READY = "navigator.serviceWorker.ready.then(worker => worker.active.state)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_names_games_in_the_reader_s_language(visit: Visit, language: str) -> None:
    ala = visit(language=language)
    ala.page.goto("/about")
    expect(ala.page.locator("html")).to_have_attribute("lang", language)
    link = ala.page.locator("link[rel=manifest]").get_attribute("href")
    assert link is not None
    manifest = httpx.get(ala.address + link).json()
    assert manifest["display"] == "standalone"
    assert manifest["lang"] == language
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        assert httpx.get(ala.address + icon["src"]).headers["content-type"] == icon["type"]
    shortcuts = {shortcut["url"]: shortcut["name"] for shortcut in manifest["shortcuts"]}
    assert shortcuts == {f"/?play={game}": games.get(game).texts.say(language, "name") for game in games.names()}


def kept(visitor: Visitor) -> set[str]:
    """What lies on the reader's machine, by its path."""
    found: list[list[str]] = visitor.page.evaluate(
        "caches.keys().then(names => Promise.all(names.map(async name =>"
        " (await (await caches.open(name)).keys()).map(request => new URL(request.url).pathname))))"
    )
    return {path for cache in found for path in cache}


def read_the_rules(visitor: Visitor) -> None:
    visitor.page.goto("/rules/raverun")
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("Raverun")
    visitor.page.evaluate(READY)
    visitor.page.reload()  # now the worker sees all that the page asks for
    visitor.page.wait_for_load_state("networkidle")


@SIZES
def test_a_game_that_was_read_about_is_there_without_a_network(visit: Visit, phone: bool) -> None:
    """Text and boards of its rules, all its chapters, its aid, and in the other language too."""
    ala = visit("Ala", phone=phone, service_workers="allow")
    ala.page.goto("/rules/raverun")
    ala.wait_until_kept("raverun")
    ala.context.set_offline(True)
    ala.page.reload()
    expect(ala.page.get_by_role("heading", level=1)).to_contain_text("Raverun")
    last = ala.by("scene").last
    last.scroll_into_view_if_needed()
    expect(last.locator("[data-board]")).to_be_visible()
    ala.by("language").click()
    expect(ala.page.locator("article section > h2").first).to_have_text("Cel gry")
    ala.page.goto("/rules/raverun/aid")
    expect(ala.by("aid-text")).to_contain_text("Cel")
    expect(ala.by("aid-text").locator(":is(svg, [role=img])").first).to_be_visible()
    paths = kept(ala)
    assert "/api/games/raverun/lessons/win" in paths
    assert not [path for path in paths if path.startswith(("/api/tables", "/api/me"))]
    ala.faults.clear()  # the browser has said that there was no network


def test_a_game_that_is_played_is_kept(visit: Visit) -> None:
    ala = visit("Ala", service_workers="allow")
    ala.sit_at(ala.found("me", "easy", game="sedlec"))
    ala.wait_until_kept("sedlec")
    paths = kept(ala)
    assert {"/api/games/sedlec/rules/pl", "/api/games/sedlec/en/lessons"} <= paths
    assert not [path for path in paths if "raverun" in path]


def test_a_table_waits_for_the_network(visit: Visit) -> None:
    """Who the reader is cannot be asked without one: nobody is asked for a name that cannot be sent."""
    ala = visit("Ala", service_workers="allow")
    read_the_rules(ala)
    table = ala.found("me", "easy")
    ala.context.set_offline(True)
    ala.page.goto(f"/t/{table}")
    expect(ala.by("no-network")).to_contain_text("Waiting for the network")
    expect(ala.by("who-sit")).to_have_count(0)
    ala.context.set_offline(False)
    expect(ala.page.locator("[data-board]")).to_be_visible()
    expect(ala.by("no-network")).to_have_count(0)
    ala.faults.clear()  # the browser has said that there was no network


@pytest.mark.parametrize("language", LANGUAGES)
@SIZES
def test_lists_that_are_opened_without_a_network_say_so_and_come_with_it(
    visit: Visit, phone: bool, language: str
) -> None:
    ala = visit("Ala", phone=phone, language=language, service_workers="allow")
    for path in ("/lobby", "/"):
        ala.page.goto(path)
        ala.page.evaluate(READY)
        ala.page.reload()
        ala.page.wait_for_load_state("networkidle")
    table = ala.found("me", "easy")
    for path, there in (("/lobby", "lobby-mine"), ("/", "my-tables")):
        ala.context.set_offline(True)
        ala.page.goto(path)
        expect(ala.by("no-network")).to_contain_text({"en": "No connection", "pl": "Brak połączenia"}[language])
        expect(ala.page.get_by_text({"en": "Just a moment", "pl": "Chwileczkę"}[language])).to_have_count(0)
        expect(ala.by(there)).to_have_count(0)
        ala.context.set_offline(False)
        expect(ala.by(there).locator(f"[data-table='{table}']")).to_be_visible()
        expect(ala.by("no-network")).to_be_empty()
    ala.faults.clear()  # the browser has said that there was no network


@pytest.mark.parametrize(("path", "there"), [("/lobby", "lobby-mine"), ("/", "my-tables")])
def test_lists_say_of_when_they_are_while_the_network_is_gone(visit: Visit, path: str, there: str) -> None:
    ala = visit("Ala")
    old = ala.found("me", "easy")
    ala.page.goto(path)
    expect(ala.by(there).locator(f"[data-table='{old}']")).to_be_visible()
    expect(ala.by("no-network")).to_be_empty()
    ala.context.set_offline(True)
    expect(ala.by("no-network")).to_contain_text("The tables as of")
    expect(ala.by(there).locator(f"[data-table='{old}']")).to_be_visible()
    new = ala.found("me", "easy")
    ala.context.set_offline(False)
    expect(ala.by(there).locator(f"[data-table='{new}']")).to_be_visible()
    expect(ala.by("no-network")).to_be_empty()
    ala.faults.clear()  # the browser has said that there was no network


def test_a_full_disk_costs_no_page(visit: Visit) -> None:
    """What cannot be kept is shown all the same."""
    ala = visit("Ala", service_workers="allow")
    ala.page.goto("/about")
    ala.page.evaluate(READY)
    (worker,) = ala.context.service_workers
    worker.evaluate(
        "() => { Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError')); }"
    )
    ala.page.goto("/rules/raverun")
    ala.page.reload()
    expect(ala.page.get_by_role("heading", level=1)).to_contain_text("Raverun")
    expect(ala.by("scene").first.locator("[data-board]")).to_be_visible()
    assert "/api/games/raverun/rules/en" not in kept(ala)


HIDDEN = """
    Object.defineProperty(document, "hidden", { get: () => true });
    if (isSecureContext) ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
        const shown = JSON.parse(localStorage.getItem("shown") ?? "[]");
        localStorage.setItem("shown", JSON.stringify([...shown, options.tag]));
    };
"""


def test_a_list_that_nobody_looks_at_calls_to_a_table_where_it_is_one_s_turn(visit: Visit, house: Running) -> None:
    """Once, though two lists are open; and not to the table that is open besides."""
    ala = visit("Ala", service_workers="allow")
    ala.context.grant_permissions(["notifications"])
    ala.context.add_init_script(HIDDEN)
    ala.page.goto("/about")
    ala.page.evaluate(READY)
    ala.page.evaluate("localStorage.setItem('stolik.call', 'on')")
    with Person(house.address, "Ola") as ola, Person(house.address, "Ewa", ala.token) as same:
        first, second = (ola.found("open", "me") for _ in range(2))
        tables = []
        for table in (first, second):
            same.here(table).ask("sit", seat=0)
            tables.append(ola.here(table))
        pages = [ala.page, ala.context.new_page(), ala.context.new_page()]
        for page, path in zip(pages, ("/", "/lobby", f"/t/{second}"), strict=True):
            page.goto(path)
        for page, part in zip(pages, ("my-tables", "lobby-mine", "waiting"), strict=False):
            page.get_by_test_id(part).wait_for()
        for waiting in tables:
            waiting.ask("start")
        ala.page.wait_for_function("() => (localStorage.getItem('shown') ?? '[]').split(',').length === 2")
        pages[1].wait_for_function("() => document.querySelector('link[rel=icon]').href.endsWith('/icon-turn.svg')")
        ala.page.wait_for_timeout(5000)  # nobody calls a second time
        assert sorted(json.loads(ala.page.evaluate("localStorage.getItem('shown')"))) == sorted([first, second])


def test_one_can_be_called_by_a_sound_where_the_browser_has_no_notices(chromium: Browser, house: Running) -> None:
    """As in a home network, without a certificate."""
    ala = Visitor(chromium, house.address.replace("127.0.0.1", ELSEWHERE))
    ala.page.goto("/lobby")
    assert not ala.page.evaluate("isSecureContext")
    ala.page.get_by_role("button", name="Settings").click()
    ala.by("setting-call").get_by_role("radio", name="yes").check()
    expect(ala.by("call-unseen")).to_contain_text("you will hear a sound")
    ala.page.reload()
    ala.page.get_by_role("button", name="Settings").click()
    expect(ala.by("call-unseen")).to_be_visible()
    ala.by("setting-call").get_by_role("radio", name="no").check()
    expect(ala.by("call-unseen")).to_have_count(0)
    ala.page.keyboard.press("Escape")
    ala.by("new-table").click()
    ala.by("create").click()
    ala.by("call-me").click()
    expect(ala.by("notice")).to_contain_text("you will hear a sound")
    ala.context.close()  # the browser has much to say about pages without a certificate


def test_a_new_version_is_offered_and_comes_when_it_is_wanted(visit: Visit) -> None:
    ala = visit("Ala", service_workers="allow")
    ala.page.goto("/about")
    ala.page.evaluate(READY)
    ala.page.reload()
    ala.page.evaluate(READY)
    ala.page.evaluate("navigator.serviceWorker.register('/sw.js?new')")
    expect(ala.by("offer-renew")).to_be_visible()
    assert "new" not in ala.page.evaluate(ACTIVE)
    ala.by("offer-renew").get_by_role("button", name="Refresh").click()
    ala.page.wait_for_function(f"() => {ACTIVE}.endsWith('?new')")


def test_sounds_are_asked_about_once_and_the_installation_after_two_games(visit: Visit) -> None:
    ala = visit("Ala")
    ala.page.goto("/about")
    ala.page.evaluate("localStorage.setItem('stolik.finished', '2')")
    ala.page.reload()
    ala.by("offer-sounds-offer").get_by_role("button", name="No").click()
    ala.page.evaluate(
        "dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => (window.prompted = true) }))"
    )
    ala.by("offer-install").get_by_role("button", name="Install").click()
    assert ala.page.evaluate("window.prompted")
    ala.page.reload()
    expect(ala.by("offer-sounds-offer")).to_have_count(0)
    assert json.loads(ala.page.evaluate("localStorage.getItem('stolik.offered')")) == 1
