"""The lessons of every game, learnt in a browser: by mouse, by finger and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from stolik import games
from stolik.engine.teaching import Beat, Lesson
from stolik.lab.lessons import Taught
from stolik.server.names import BOTS
from web.faults import check_looks
from web.visitor import Visitor

Visit = Callable[..., Visitor]

GAMES = [name for name in games.names() if games.get(name).teaching.lessons]
WAYS = ("mouse", "finger", "keyboard")
# A wrong answer in each game, and what is said to it.
AMISS = {
    "raverun": ("win", "lay 5A", "wrong-1-letter"),
    "sedlec": ("priest", "stack b14 4,1", "wrong-1"),
    "cheers": ("push", "move 2:0,2 by 1,0", "wrong-1-lands"),
    "ankhmorpork": ("symbols", "play the-mended-drum", "wrong-1-order"),
    "words": ("best", "spell myto", "wrong-1-two"),
}

IS_ON_TOP = """thing => {
  const box = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


def lesson_of(game: str, name: str) -> Lesson:
    return next(lesson for lesson in games.get(game).teaching.lessons if lesson.id == name)


def odd(game: str, answer: str) -> list[str] | None:
    """What is pointed at for an answer, where it is not simply its parts."""
    if game == "raverun" and answer == "draw":
        return ["deck"]
    if game == "raverun" and answer.startswith("order "):
        order = answer.removeprefix("order ").split("-")
        return [f"seat/{int(seat) - 1}" for seat in order[:-1]]  # who is left is the last
    if game == "cheers" and (moved := re.fullmatch(r"move (\d):(-?\d+),(\d+) by (-?\d+),(-?\d+)", answer)):
        tower, col, level, right, up = map(int, moved.groups())
        return [f"cell/{tower}:{col},{level}", f"cell/{tower}:{col + right},{level + up}"]
    if game == "cheers" and answer.startswith("turn "):
        return [f"cell/{answer.split()[1]}", "way/rotated"]
    if game == "ankhmorpork" and answer in ("take-money", "scroll"):
        return ["symbol"]
    if game == "ankhmorpork" and answer.startswith("react "):
        return [f"card/{answer.split()[1]}"]
    return None


class Pupil:
    """Somebody who learns a game in one of three ways, and knows all answers."""

    def __init__(self, visitor: Visitor, game: str, way: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.game = games.get(game)
        self.way = way

    def open(self, lesson: Lesson) -> None:
        self.page.goto(f"/learn/{self.game.id}/{lesson.id}")

    def asked(self, lesson: Lesson, number: int) -> Beat:
        """Until a question is asked, and everything stands still."""
        learn = self.visitor.by("learn")
        expect(learn).to_have_attribute("data-lesson", lesson.id)
        expect(learn).to_have_attribute("data-question", str(number + 1))
        expect(learn).to_have_attribute("data-stage", "asked")
        self.page.locator("[data-board]").wait_for()
        return lesson.beats[number]

    def learn(self, lesson: Lesson) -> None:
        for number in range(len(lesson.beats)):
            beat = self.asked(lesson, number)
            self.answer(lesson, number, beat.right[0] if beat.ask in ("do", "say") else " ".join(beat.right))
        expect(self.visitor.by("learn")).to_have_attribute("data-stage", "done")
        expect(self.visitor.by("lesson-judged")).to_have_attribute("data-right", "true")

    def answer(self, lesson: Lesson, number: int, answer: str) -> None:
        beat = lesson.beats[number]
        if beat.ask == "count":
            self.count(answer)
        elif beat.ask == "which":
            self.press(self.visitor.by("sentence").nth(int(answer)))
        elif beat.ask == "say":
            self.press(self.page.locator(f'[data-testid=ribbon][data-do="{answer}"]'))
        elif beat.ask == "point":
            for value in answer.split():
                self.mark(beat, value)
            self.press(self.visitor.by("lesson-all"))
        else:
            self.do(lesson, number, answer)

    def count(self, answer: str) -> None:
        field = self.visitor.by("lesson-number")
        field.fill(answer)
        if self.way == "keyboard":
            field.press("Enter")
        else:
            self.press(self.visitor.by("lesson-check"))

    def mark(self, beat: Beat, value: str) -> None:
        thing = self.page.locator(f'[data-spot="{beat.of}/{value}"]')
        if self.game.id == "cheers" and beat.of == "card":
            thing = self.page.locator(
                f'[data-words="card/{value}"] [data-spot], [data-words="turned/{value}"] [data-spot]'
            )
        expect(thing.first).to_have_attribute("data-lit", "true")
        self.point(thing.first)
        expect(thing.first).to_have_attribute("data-marked", re.compile(r"\d+"))

    def do(self, lesson: Lesson, number: int, answer: str) -> None:
        spoken = self.page.locator(f'[data-testid=option][data-do="{answer}"]')
        spots = odd(self.game.id, answer)
        if spots is None:
            table = Taught(self.game, lesson, ["", *BOTS]).at(number)
            option = next(each.id for each in table.options(0) if each.text == answer)
            spots = [f"{name.rstrip('0123456789')}/{value}" for name, _, value in table.parts(0, option)]
        if not spots:
            return self.press(spoken)
        for spot in spots:
            self.point(self.page.locator(f'[data-spot="{spot}"]').first)
        return None

    def point(self, thing: Locator) -> None:
        """At something on the board; in a hand that is only half in sight the first tap shows the card."""
        hidden = self.way == "finger" and thing.evaluate("spot => spot.closest('.strip .card:not(.risen)') !== null")
        self.press(thing)
        if hidden:
            self.press(thing)

    def press(self, thing: Locator) -> None:
        if self.way == "keyboard":
            thing.focus()
            self.page.keyboard.press("Enter")
            return
        figure = self.visitor.figure(thing)
        if self.way == "finger":
            figure.tap()
        else:
            figure.click()


@pytest.fixture
def pupil(visit: Visit) -> Callable[..., Pupil]:
    def come(game: str, way: str = "mouse", **more: Any) -> Pupil:
        return Pupil(visit(phone=way == "finger", **more), game, way)  # nobody needs a name to learn

    return come


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_learnt(pupil: Callable[..., Pupil], game: str, way: str) -> None:
    ala = pupil(game, way, language="pl" if way == "finger" else "en")
    lessons = games.get(game).teaching.lessons
    row = [lesson for lesson in lessons if not lesson.variant]
    ala.page.goto(f"/learn/{game}")  # begins with the first that is not done
    for lesson in row:
        ala.learn(lesson)
        expect(ala.visitor.by(f"lesson-{lesson.id}")).to_have_attribute("data-done", "true")
        if lesson is not row[-1]:
            ala.press(ala.visitor.by("lesson-next"))
    expect(ala.visitor.by("lesson-next")).to_have_count(0)
    for lesson in lessons:
        if lesson.variant:
            ala.open(lesson)
            ala.learn(lesson)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_teaches_and_is_taken_back(pupil: Callable[..., Pupil], game: str) -> None:
    name, answer, says = AMISS[game]
    lesson = lesson_of(game, name)
    ala = pupil(game)
    texts = games.get(game).teaching.texts
    assert texts is not None
    names = {f"seat{seat}": bot for seat, bot in enumerate(BOTS, 1)}
    told = texts.forms("en", f"lesson-{name}", **names)
    ala.open(lesson)
    ala.asked(lesson, 0)
    board = ala.page.locator("[data-board]")
    before = [card.get_attribute("data-card") for card in board.locator("[data-card]").all()]
    ala.answer(lesson, 0, answer)
    judged = ala.visitor.by("lesson-judged")
    expect(judged).to_have_attribute("data-right", "false")
    expect(judged).to_have_text(told[says])
    ala.asked(lesson, 0)  # the position comes back
    after = [card.get_attribute("data-card") for card in board.locator("[data-card]").all()]
    assert sorted(map(str, after)) == sorted(map(str, before))
    ala.answer(lesson, 0, lesson.beats[0].right[0])
    expect(judged).to_have_text(told["right-1"])


def test_what_a_rule_forbids_is_refused_by_it(pupil: Callable[..., Pupil]) -> None:
    ala = pupil("sedlec")
    hand = lesson_of("sedlec", "hand")
    ala.open(hand)
    ala.asked(hand, 0)
    pile = ala.page.locator('[data-spot="pile/1"]')
    expect(pile).not_to_have_attribute("data-lit", "true")
    pile.click(force=True)
    rule = games.get("sedlec").rulebook["SED.hand.2"]
    expect(ala.visitor.by("lesson-judged")).to_have_text(rule.text["en"])


def test_only_what_answers_is_lit(pupil: Callable[..., Pupil]) -> None:
    ala = pupil("sedlec")
    dig = lesson_of("sedlec", "dig")
    ala.open(dig)
    ala.asked(dig, 0)
    expect(ala.visitor.lit).to_have_count(2)
    ala.page.locator('[data-spot="pile/1"]').click(force=True)  # it gets its answer all the same
    expect(ala.visitor.by("lesson-judged")).to_contain_text("That is collecting")


def test_a_sum_is_counted_on_the_board(pupil: Callable[..., Pupil]) -> None:
    ala = pupil("sedlec")
    king = lesson_of("sedlec", "king")
    ala.open(king)
    ala.asked(king, 0)
    expect(ala.visitor.by("scores")).to_have_count(0)
    ala.count("3")
    expect(ala.visitor.by("scores")).to_have_text("+5")


def test_a_sum_of_named_parts_is_counted_line_by_line(pupil: Callable[..., Pupil]) -> None:
    ala = pupil("ankhmorpork")
    for name, wrong, sums in (("points", "31", ["10", "34", "41", "26"]), ("control", "5", ["1", "2", "3"])):
        lesson = lesson_of("ankhmorpork", name)
        ala.open(lesson)
        ala.asked(lesson, 0)
        expect(ala.visitor.by("counted")).to_have_count(0)
        ala.count(wrong)
        expect(ala.visitor.by("counted").locator("b")).to_have_text(sums)


def test_the_tower_that_is_counted_comes_into_sight(pupil: Callable[..., Pupil]) -> None:
    ala = pupil("cheers", "finger")
    here = lesson_of("cheers", "here")
    ala.open(here)
    ala.asked(here, 0)
    ala.answer(here, 0, "1")
    ala.asked(here, 1)
    expect(ala.visitor.by("tower-1")).not_to_be_in_viewport()
    ala.count("4")
    expect(ala.visitor.by("tower-1").locator("[data-card=walltor]")).to_be_in_viewport(ratio=1)


def test_the_moment_before_is_shown_and_then_played(pupil: Callable[..., Pupil]) -> None:
    ala = pupil("cheers", motion=True)
    arrows = lesson_of("cheers", "arrows")
    ala.open(arrows)
    ala.asked(arrows, 0)
    minion = ala.page.locator('[data-card="front-desk"]')
    expect(minion).to_have_count(1)
    ala.answer(arrows, 0, "front-desk")
    expect(ala.visitor.by("death").first).to_be_visible()
    expect(ala.visitor.by("learn")).to_have_attribute("data-stage", "done")
    expect(minion).to_have_count(0)


def test_lessons_need_no_network(pupil: Callable[..., Pupil]) -> None:
    """Neither the one that is open, nor those of the same game that were never opened."""
    ala = pupil("raverun", service_workers="allow")
    win, lose = lesson_of("raverun", "win"), lesson_of("raverun", "lose")
    ala.open(win)
    ala.asked(win, 0)
    ala.visitor.wait_until_kept("raverun")
    ala.visitor.context.set_offline(True)
    ala.page.reload()
    ala.asked(win, 0)
    ala.answer(win, 0, "lay 3B")
    expect(ala.visitor.by("lesson-judged")).to_have_attribute("data-right", "false")
    ala.asked(win, 0)
    ala.learn(win)
    ala.open(lose)
    ala.learn(lose)
    ala.visitor.faults.clear()  # the browser has said that there was no network


def test_what_is_done_is_remembered(pupil: Callable[..., Pupil], visit: Visit) -> None:
    ala = pupil("raverun", name="Ala")
    ala.page.goto("/learn/raverun")
    top, order = (lesson_of("raverun", name) for name in ("top", "order"))
    expect(ala.visitor.by("minutes-left")).to_have_text("9 minutes left")
    with ala.page.expect_response("**/api/me/lessons"):
        ala.learn(top)
    expect(ala.visitor.by("minutes-left")).to_have_text("8 minutes left")
    ala.page.goto("/learn/raverun")
    ala.asked(order, 0)
    # With the name it is known elsewhere, too.
    cookies = [cookie for cookie in ala.visitor.context.cookies() if cookie["name"] == "stolik"]
    elsewhere = visit()
    elsewhere.context.add_cookies(cookies)  # type: ignore[arg-type]
    elsewhere.page.goto("/learn/raverun/order")
    expect(elsewhere.by("lesson-top")).to_have_attribute("data-done", "true")


def test_the_end_leads_to_a_guided_game(pupil: Callable[..., Pupil]) -> None:
    ala = pupil("sedlec")
    *others, last = [lesson for lesson in games.get("sedlec").teaching.lessons if not lesson.variant]
    done = [f"sedlec/{lesson.id}" for lesson in others]
    ala.page.goto("/")
    ala.page.evaluate("done => localStorage.setItem('stolik.learnt', JSON.stringify(done))", done)
    ala.page.goto("/learn/sedlec")
    guided = ala.visitor.by("lesson-guided")  # for whoever would rather play at once, and then for everybody
    expect(guided).not_to_have_class(re.compile("primary"))
    ala.learn(last)
    expect(ala.visitor.by("minutes-left")).to_have_text("All done")
    expect(guided).to_have_class(re.compile("primary"))


def test_a_variant_is_offered_when_it_is_first_set(visit: Visit) -> None:
    ala = visit("Ala")
    for first in (True, False):  # against bots, as it is set if nothing is said
        ala.page.goto("/")
        ala.by("tile-cheers").click()
        expect(ala.by("start-play-cheers")).to_be_visible()
        expect(ala.by("lesson-offer")).to_have_count(int(first))
        if first:
            ala.by("start-play-cheers").click()
            ala.by("prompt").wait_for()
    ala.page.goto("/lobby#new=sedlec")
    expect(ala.by("lesson-offer")).to_have_count(0)
    ala.by("new-option-executioners").select_option("yes")
    expect(ala.by("lesson-offer")).to_contain_text("Executioners (1 min)")
    for first in (True, False):
        table = ala.found("me", "open", game="sedlec", options={"executioners": "yes"})
        ala.sit_at(table)
        expect(ala.by("lesson-offer")).to_have_count(int(first))


def test_there_are_no_other_lessons(visit: Visit) -> None:
    ala = visit()
    for path in ("/learn/sedlec/8", "/learn/sedlec/top", "/learn/nothing"):
        ala.page.goto(path)
        expect(ala.page.locator("main")).to_contain_text("Nothing on this table")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "narrow"])
def test_no_lesson_has_a_fault(visit: Visit, phone: bool) -> None:
    ala = visit(phone=phone)
    for game in GAMES:
        kinds: set[str] = set()
        for lesson in games.get(game).teaching.lessons:
            if lesson.beats[0].ask in kinds:
                continue
            kinds.add(lesson.beats[0].ask)  # one of each kind
            ala.page.goto(f"/learn/{game}/{lesson.id}")
            ala.page.locator("[data-board]").wait_for()
            check_looks(ala.page)
            onward = ala.by("lesson-next")  # beside what some boards have at the bottom
            expect(onward).to_be_in_viewport(ratio=1)
            assert onward.evaluate(IS_ON_TOP), lesson.id
            dock = ala.by("dock")
            if phone and dock.count() and dock.is_visible():
                assert dock.evaluate("dock => dock.getBoundingClientRect().bottom === innerHeight")
