"""The account: a kept name, where it is signed in, another password."""

from __future__ import annotations

from string import ascii_lowercase

import pytest
from playwright.sync_api import Locator, expect

from server.people import Person, Running
from stolik.server.limits import Buckets
from web.conftest import Visit
from web.faults import SIZES, check_looks
from web.visitor import Visitor

FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5"
    " Mobile/15E148 Safari/604.1"
)
PASSWORD = "tajne hasło"
NAMES = (f"Klementyna {letter}" for letter in ascii_lowercase)  # one a test: kept names stay


@pytest.fixture(autouse=True)
def _passwords(house: Running) -> None:
    """All come from one address here, and may try as many as they like."""
    house.app.state.passwords = Buckets(1000, 1000)


def kept(house: Running) -> Person:
    """Somebody with a kept name that no other test has."""
    person = Person(house.address, next(NAMES))
    assert person.http.post("/api/me/keep", json={"password": PASSWORD}).status_code == 200
    return person


def signed_in(visit: Visit, person: Person, **more: object) -> Visitor:
    visitor = visit(**more)
    answer = visitor.context.request.post("/api/sign-in", data={"name": person.name, "password": PASSWORD})
    assert answer.ok, answer.text()
    return visitor


def opened(visitor: Visitor) -> Locator:
    """The account, and in it where one is signed in."""
    visitor.by("account").click()
    expect(visitor.by("sign-in").first).to_be_visible()
    return visitor.by("sign-in")


def test_a_name_is_kept_and_signed_in_to_from_a_table_elsewhere(visit: Visit) -> None:
    name = next(NAMES)
    ala = visit(name)
    table = ala.found("me", "open")
    ala.page.goto("/")
    ala.by("account").click()
    ala.page.get_by_label("Password").first.fill(PASSWORD)
    ala.page.get_by_role("button", name="Keep this name").click()
    expect(ala.by("sign-in")).to_have_count(1)
    expect(ala.by("sign-in")).to_contain_text("this browser")

    other = visit(user_agent=FIREFOX)
    other.page.goto(f"/t/{table}")
    other.page.get_by_role("button", name="Have you kept a name before?").click()
    dialog = other.page.get_by_role("dialog")
    dialog.locator("#sign-in-name").fill(name.upper())
    dialog.locator("#sign-in-password").fill(PASSWORD)
    dialog.get_by_role("button", name="Sign in").click()
    expect(other.by("waiting")).to_be_visible()
    expect(other.by("account")).to_contain_text(name)


def test_whoever_is_signed_out_from_elsewhere_is_asked_who_they_are(visit: Visit, house: Running) -> None:
    """By the keyboard alone."""
    with kept(house) as person:
        ala = signed_in(visit, person)
        other = signed_in(visit, person, user_agent=FIREFOX)
    other.sit_at(other.found("me", "easy"))
    other.wait_for_turn()
    ala.page.goto("/lobby")
    ala.by("account").focus()
    ala.page.keyboard.press("Enter")
    listed = ala.by("sign-in")
    expect(listed).to_have_count(3)
    expect(listed.nth(0)).to_contain_text("Chrome on Linux")
    expect(listed.nth(1)).to_contain_text("Firefox on Windows")
    expect(listed.nth(1)).to_contain_text("now")
    expect(listed.nth(2)).to_contain_text("python-httpx")
    while "Firefox" not in (ala.page.evaluate("document.activeElement.ariaLabel") or ""):
        ala.page.keyboard.press("Tab")
    ala.page.keyboard.press("Enter")
    expect(listed).to_have_count(2)
    assert ala.page.evaluate("document.activeElement.id") == "sign-ins"
    expect(other.page.get_by_role("heading", name="invites you to Raverun")).to_be_visible()
    expect(other.page.get_by_text("You have been signed out.")).to_be_visible()
    expect(other.by("notice")).to_have_count(0)
    other.by("who-sit").click()  # as a guest, whoever that is
    expect(other.page.locator("[data-board]")).to_be_visible()


def test_all_other_sign_ins_are_ended_at_once(visit: Visit, house: Running) -> None:
    with kept(house) as person:
        ala = signed_in(visit, person)
        others = [signed_in(visit, person, user_agent=agent) for agent in (FIREFOX, SAFARI)]
        ala.page.goto("/")
        expect(opened(ala)).to_have_count(4)
        ala.by("end-others").click()
        expect(ala.by("sign-in")).to_have_count(1)
        assert person.http.get("/api/me").json() is None
    for other in others:
        assert other.context.request.get("/api/me").json() is None


def test_another_password_asks_for_the_old_one_and_ends_the_rest(visit: Visit, house: Running) -> None:
    with kept(house) as person:
        ala = signed_in(visit, person, user_agent=SAFARI, phone=True)
        ala.page.goto("/")
        expect(opened(ala)).to_have_count(2)
        ala.page.get_by_text("Change the password").click()
        ala.page.get_by_label("Old password").fill("nie to hasło")
        ala.page.get_by_label("New password").fill("nowe hasło")
        ala.page.get_by_role("button", name="Change", exact=True).click()
        expect(ala.by("password-problem")).to_have_text("This is not the old password.")
        assert person.http.get("/api/me").json() is not None
        ala.page.get_by_label("Old password").fill(PASSWORD)
        ala.page.get_by_role("button", name="Change", exact=True).click()
        expect(ala.by("password-changed")).to_contain_text("The password is changed.")
        expect(ala.by("password-problem")).to_have_count(0)
        expect(ala.by("sign-in")).to_have_count(1)
        assert person.http.get("/api/me").json() is None
        new = {"name": person.name, "password": "nowe hasło"}
        assert person.http.post("/api/sign-in", json=new).status_code == 200


def test_a_guest_whose_name_is_kept_by_another_learns_the_new_one(visit: Visit, house: Running) -> None:
    name = next(NAMES)
    guest = visit(name)
    guest.sit_at(guest.found("me", "open"))
    with Person(house.address, name) as person:
        assert person.http.post("/api/me/keep", json={"password": PASSWORD}).status_code == 200
    expect(guest.by("notice")).to_contain_text(f"You are called {name} 2 from now on.")
    expect(guest.by("account")).to_contain_text(f"{name} 2")
    # What one has chosen oneself is no news, also in another tab.
    guest.by("notice").get_by_role("button", name="Close").click()
    guest.by("account").click()
    guest.page.get_by_label("Name", exact=True).first.fill(f"{name} nowa")
    guest.page.get_by_role("button", name="Change name").click()
    expect(guest.by("account")).to_contain_text(f"{name} nowa")
    expect(guest.by("notice")).to_have_count(0)


@SIZES
def test_the_account_has_no_fault(visit: Visit, house: Running, phone: bool) -> None:
    with kept(house) as person:
        for agent in (FIREFOX, SAFARI):
            signed_in(visit, person, user_agent=agent)
        ala = signed_in(visit, person, phone=phone)
    ala.page.goto("/lobby")
    expect(opened(ala)).to_have_count(4)
    check_looks(ala.page)
    ala.page.locator("summary").click()
    ala.page.locator("#password-old").fill("nie to hasło")
    ala.page.locator("#password-next").fill("nowe hasło")
    ala.page.locator("#password-next").press("Enter")
    expect(ala.by("password-problem")).to_be_visible()
    check_looks(ala.page)
    assert ala.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
