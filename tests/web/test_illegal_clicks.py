"""A click that is not legal gets its reason, on every board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from stolik import games
from web.conftest import Visit

ALONE = {"words": {"help": "off"}}  # where nobody else can speak meanwhile, and with that take the reason away
UNLIT = "[data-board] [data-spot]:not([data-lit], [data-marked], [role=img])"  # a rival’s card is only looked at


@pytest.mark.parametrize("game", games.names())
def test_whatever_cannot_be_done_has_a_reason(visit: Visit, game: str) -> None:
    """Three things of the board that no option names, in as many questions as it takes."""
    ala = visit("Ala")
    ala.sit_at(ala.found("me", "easy", game=game, options=ALONE.get(game, {})))
    reasons: list[str] = []
    while len(reasons) < 3:
        assert ala.wait_for_turn()
        asked = ala.decision
        for spot in ala.page.locator(UNLIT).evaluate_all("all => [...new Set(all.map(one => one.dataset.spot))]")[:3]:
            ala.page.locator(f'{UNLIT}[data-spot="{spot}"]').first.dispatch_event("click")
            refusal = ala.by("refusal")
            expect(refusal, spot).to_be_visible()
            rule = refusal.get_attribute("data-rule") or ""
            assert rule in games.get(game).rulebook.rules, spot
            assert len(refusal.locator("p").first.inner_text()) > 30  # a sentence, not an id
            assert ala.decision == asked
            reasons.append(rule)
            refusal.get_by_role("button").click()
            expect(refusal).to_have_count(0)
        ala.move_in_words()


def test_a_reason_stands_where_the_question_was_and_goes_away(visit: Visit) -> None:
    ala = visit("Ala")
    ala.sit_at(ala.found("me", "easy", game="sedlec"))
    assert ala.wait_for_turn()
    board = ala.page.locator("[data-board]").bounding_box()
    ala.page.locator(UNLIT).first.dispatch_event("click")
    refusal = ala.by("refusal")
    asked, said = ala.by("prompt").bounding_box(), refusal.bounding_box()
    assert asked
    assert said
    assert said["x"] <= asked["x"]
    assert said["y"] <= asked["y"] + 1
    assert said["y"] + said["height"] >= asked["y"] + asked["height"] - 1
    assert ala.page.locator("[data-board]").bounding_box() == board  # nothing has moved
    refusal.get_by_role("link").focus()
    ala.page.wait_for_timeout(4500)
    expect(refusal).to_be_visible()  # it is being read
    ala.page.evaluate("document.activeElement.blur()")
    expect(refusal).to_have_count(0)
