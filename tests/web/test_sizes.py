"""How large everything is, on six screens: boards, cards, texts, what can be pointed at, and that no page scrolls."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.people import Person, Running, eventually, seated
from stolik import games
from stolik.engine import speech
from stolik.engine.chain import seed_of
from stolik.engine.table import Table
from stolik.server.record import result_of
from stolik.server.room import Room
from web.faults import COME_TO_REST
from web.visitor import Visitor

Visit = Callable[..., Visitor]

LOW, HIGH, PHONE = (1280, 720), (1440, 900), (390, 844)  # those that figures are given for
TABLET = (820, 1180)  # held upright: what is true at 1280x720 is true there
SIZES = (LOW, HIGH, (1920, 1080), (2560, 1440), TABLET, PHONE)
TARGET = 44  # px, for a finger


@dataclass(frozen=True)
class Middle:
    """A game's position: how many play, after how many answers at random, and which step is asked for then."""

    seats: int
    answers: int
    step: str
    settings: tuple[tuple[str, str], ...] = ()
    seed: int = 1
    language: str = "en"


POSITIONS = {
    "ankhmorpork": Middle(4, 120, "play_card"),
    "ankhmorpork areas": Middle(4, 60, "agent_symbol", seed=2),
    "ankhmorpork figures": Middle(4, 90, "kill_symbol", seed=3, language="pl"),  # what is pointed at is on the map
    "cheers": Middle(6, 120, "play_card"),
    "raverun": Middle(3, 18, "lay"),
    "sedlec": Middle(4, 40, "take_turn"),
    "words": Middle(3, 60, "talk", (("help", "serial"),)),
}

# The least px at 1280x720, 1440x900 and on a phone, by what is measured.
FIGURES: dict[str, dict[str, tuple[float, float, float]]] = {
    "ankhmorpork": {"text": (11, 12, 11), "figure": (22, 22, 22)},
    "cheers": {"own": (64, 80, 56), "rivals": (44, 52, 44), "arrows": (9, 9, 9)},
    "raverun": {"hand": (100, 130, 87), "text": (11, 11, 11)},
    "sedlec": {"own": (72, 96, 64), "rivals": (44, 56, 40)},
    "words": {"letter": (64, 88, 56), "mark": (14, 14, 14)},
}

# The least px of a board at 1280x720 and 1440x900. Where much is said of each player their column is wider.
BOARDS = {
    "ankhmorpork": ((988, 505), (1148, 685)),
    "cheers": ((1020, 505), (1180, 685)),
    "raverun": ((1020, 564), (1180, 762)),
    "sedlec": ((1020, 582), (1180, 762)),
    "words": ((988, 564), (1148, 744)),
}

# The most px of what stands around a board: on a desk, and on a phone.
HEADER, RAIL, HAND, BAR = 44, 44, 96, 56
LINES = 3  # of a question on a phone

# By game and figure: what is as wide as a card, and how much wider a card is.
OWN_STACK = "[data-at^='stack/0/']"
CARDS: dict[str, dict[str, tuple[str, float]]] = {
    "ankhmorpork": {"figure": ("[data-card^='figure/']", 48 / 33)},  # its height: a cloak is 33 wide
    "cheers": {
        "own": ("[data-testid=tower-0] .cell", 1.0),
        "rivals": ("section:not([data-testid=tower-0]) .cell", 1.0),
        "arrows": (".cell > .minion .arrow", 1.0),
    },
    "raverun": {"hand": ("[data-lit][data-spot^='card/'] .over", 1.0)},
    "sedlec": {
        "own": (f"{OWN_STACK} .edge", 64 / 62),
        "rivals": (f"[data-at]:not({OWN_STACK}) .edge", 64 / 62),
    },
    "words": {"letter": ("[data-board] [data-card] .hit", 1.0), "mark": ("[data-card] .marker circle", 1.0)},
}

# Everything that is measured is seen: what is drawn is scaled, so its px are not those of its style.
MEASURE = """cards => {
    const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const wide = (selector) => {
        const found = [...document.querySelectorAll(selector)].filter(seen);
        const widths = found.map((each) => each.getBoundingClientRect().width);
        return widths.length ? Math.min(...widths) : null;
    };
    const board = document.querySelector("[data-board]");
    const texts = [];
    const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const holder = node.parentElement;
        const text = node.textContent.trim();
        if (!text || !seen(holder) || holder.closest(".unseen, style, defs")) continue;
        const matrix = holder.getScreenCTM?.();
        const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
        texts.push([scale * parseFloat(getComputedStyle(holder).fontSize), text]);
    }
    texts.sort(([one], [other]) => one - other);
    const targets = [...document.querySelectorAll("[data-lit]")].filter(seen).map((lit) => {
        const parts = lit.querySelectorAll(".over, .hit");
        const boxes = (parts.length ? [...parts] : [lit]).map((part) => part.getBoundingClientRect());
        return [Math.max(...boxes.map(({ width, height }) => Math.min(width, height))), lit.dataset.spot];
    });
    targets.sort(([one], [other]) => one - other);
    const root = document.scrollingElement;
    window.scrollTo(9, 9);
    const { width, height } = board.getBoundingClientRect();
    return {
        cards: Object.fromEntries(Object.entries(cards).map(([name, selector]) => [name, wide(selector)])),
        text: texts[0] ?? null,
        targets,
        scrolls: [window.scrollX, window.scrollY],
        over: [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight],
        board: [width, height],
    };
}"""

SHELL = """() => {
    const size = (selector) => {
        const { width = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return [width, height];
    };
    const style = (selector, name) => parseFloat(getComputedStyle(document.querySelector(selector))[name]);
    return {
        root: style(":root", "fontSize"),
        header: size("header")[1],
        rail: size(".side")[0],
        hand: size(".hand")[1],
        bar: size("[role=tablist]")[1],
        lines: size("[data-testid=prompt]")[1] / style("[data-testid=prompt]", "lineHeight"),
        cut: document.querySelector("[data-testid=prompt]").scrollHeight
            - document.querySelector("[data-testid=prompt]").clientHeight,
        more: document.querySelector("[data-testid=prompt-whole]") ? 1 : 0,
    };
}"""


def in_the_middle(game: str, middle: Middle) -> Table:
    table, rng = Table(games.get(game), middle.seats, dict(middle.settings), seed_of(middle.seed)), Random(middle.seed)
    for _ in range(2000):
        assert table.pending is not None
        seats, step = table.pending.seats, table.pending.step
        if table.answers >= middle.answers and seats in ((0,), tuple(range(middle.seats))) and step == middle.step:
            return table
        seat = rng.choice(seats)
        table.apply(seat, rng.choice(table.options(seat)).text)
    raise AssertionError("nobody is asked that")


def waits_for_the_first(room: Room) -> bool:
    """No bot is about to do anything."""
    pending = room.record.table and room.record.table.pending
    return bool(pending and pending.seats == (0,) and not room.automatic.busy)


def settled(page: Page, game: str) -> dict[str, Any]:
    """Measured when two looks in a row see the same: a board is laid out anew after the window has changed."""
    selectors = {name: selector for name, (selector, _) in CARDS[game].items()}
    before: dict[str, Any] = {}
    for _ in range(50):
        page.evaluate(COME_TO_REST)
        now: dict[str, Any] = page.evaluate(MEASURE, selectors)
        if now == before:
            return now
        before = now
    raise AssertionError("the board does not come to rest")


def around(page: Page, width: int) -> list[str]:
    """What is wrong with all that stands around the board."""
    found: dict[str, float] = page.evaluate(SHELL)
    if found["cut"] > 1 and not (width == PHONE[0] and found["more"]):
        return [f"{found['cut']} px of the question are cut off, and nothing says so"]
    root = min(max(16.0, 0.0055 * width + 8), 22.0)
    wrong = [] if abs(found["root"] - root) < 0.1 else [f"letters of {found['root']} px, not {root}"]
    if width == PHONE[0]:
        most = {"header": 0.0, "hand": HAND, "bar": BAR, "lines": LINES + 0.1}
    else:
        most = {"header": HEADER * root / 16, **({"rail": RAIL} if width < 1500 else {})}
    return wrong + [f"{name} {found[name]}, not {least}" for name, least in most.items() if found[name] > least + 0.6]


@pytest.mark.parametrize("position", sorted(POSITIONS))
def test_everything_is_large_enough_and_no_page_scrolls(visit: Visit, house: Running, position: str) -> None:
    game, middle = position.split()[0], POSITIONS[position]
    ala = visit("Ala", language=middle.language)
    options = dict(middle.settings)
    table = ala.found("me", *["easy"] * (middle.seats - 1), game=game, options=options)
    room = house.room(table)
    eventually(lambda: waits_for_the_first(room))
    room.record.table = in_the_middle(game, middle)
    ala.sit_at(table)
    wrong = []
    for width, height in SIZES:
        ala.page.set_viewport_size({"width": width, "height": height})
        found = settled(ala.page, game)
        at = f"{width}x{height}"
        if any(found["scrolls"]) or max(found["over"]) > 0:
            wrong.append(f"{at}: the page scrolls by {found['scrolls']}, {found['over']}")
        wrong.extend(f"{at}: {fault}" for fault in around(ala.page, width))
        if (width, height) in (LOW, HIGH):
            least = BOARDS[game][(LOW, HIGH).index((width, height))]
            if any(is_so < wanted - 0.5 for is_so, wanted in zip(found["board"], least, strict=True)):
                wrong.append(f"{at}: the board is {found['board']}, not {least}")
        elif min(found["board"]) < min(width, height) / 2:
            wrong.append(f"{at}: the board is only {found['board']}")
        fingers = (width, height) in (TABLET, PHONE)
        # A mouse points at figures as they are drawn; areas are as large for it as for a finger.
        targets = [each for each in found["targets"] if fingers or each[1].startswith("area/")]
        assert targets or not position.endswith("areas"), "there is nothing to point at"
        if targets and targets[0][0] < TARGET:
            wrong.append(f"{at}: a target of {targets[0]}")
        if (width, height) not in (LOW, HIGH, TABLET, PHONE):
            continue
        column = (LOW, HIGH, PHONE, TABLET).index((width, height)) % 3
        for name, figures in FIGURES[game].items():
            if name == "text":
                value = found["text"][0]
            else:
                assert found["cards"][name] is not None, f"{at}: nothing to measure as {name}"
                value = found["cards"][name] * CARDS[game][name][1]
            if value < figures[column]:
                wrong.append(f"{at}: {name} {value:.1f} px, not {figures[column]}")
    assert not wrong, "\n".join(wrong)


LONG = 150  # letters: more than three lines of a phone


def with_a_long_question(game: str, names: list[str]) -> Table:
    """A position in which the first seat is asked in as many letters, and has a choice."""
    for number in range(60):
        table, rng = Table(games.get(game), len(names), {}, seed_of(number), names), Random(number)
        while table.pending is not None:
            asked = table.pending.seats == (0,) and len(table.offered(0)) > 1
            if asked and len(speech.prompt(table, "pl", 0, "!")) > LONG:
                return table
            seat = rng.choice(table.pending.seats)
            table.apply(seat, rng.choice(table.options(seat)).text)
    raise AssertionError("no question is that long")


def test_a_question_that_is_cut_on_a_phone_can_be_read_whole(visit: Visit, house: Running) -> None:
    ala = visit("Alabastra Przybysławska", language="pl", phone=True)
    table = ala.found("me", *["easy"] * 5, game="cheers")
    room = house.room(table)
    eventually(lambda: waits_for_the_first(room))
    room.record.table = with_a_long_question("cheers", [f"Przybysława {number}" for number in range(6)])
    ala.sit_at(table)
    prompt, more = ala.by("prompt"), ala.by("prompt-whole")
    hidden = "line => line.scrollHeight - line.clientHeight"
    expect(more).to_be_visible()
    assert prompt.evaluate(hidden) > 1
    lines = prompt.evaluate("line => line.clientHeight")
    prompt.tap(position={"x": 20, "y": 20})
    expect(more).to_have_attribute("aria-expanded", "true")
    assert prompt.evaluate(hidden) <= 1
    assert prompt.evaluate("line => line.clientHeight") > lines
    assert ala.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    more.focus()
    ala.page.keyboard.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "false")
    assert prompt.evaluate("line => line.clientHeight") == lines


def in_the_end(game: str, seats: int) -> Table:
    table, rng = Table(games.get(game), seats, {}, seed_of(1)), Random(1)
    while table.pending is not None:
        seat = rng.choice(table.pending.seats)
        table.apply(seat, rng.choice(table.options(seat)).text)
    return table


MOMENTS: dict[str, Callable[[], Table]] = {
    "a race": lambda: in_the_middle("cheers", Middle(6, 40, "build", (("variant", "pedro"),))),
    "teams": lambda: in_the_middle("cheers", Middle(4, 120, "play_card", (("variant", "teams"),))),
    "alone": lambda: in_the_middle("sedlec", Middle(1, 15, "turn_alone")),
    "looking on": lambda: in_the_middle("raverun", POSITIONS["raverun"]),
    "the end": lambda: in_the_end("sedlec", 3),
}


@pytest.mark.parametrize("moment", sorted(MOMENTS))
def test_no_page_scrolls_at_other_moments(visit: Visit, house: Running, moment: str) -> None:
    at = MOMENTS[moment]()
    reader = visit("Ewa") if moment == "looking on" else None
    with ExitStack() as stack:
        names = ["Ala", "Ola", "Ela", "Iza", "Ula", "Ada"][: at.seats]
        people = [stack.enter_context(Person(house.address, name)) for name in names]
        table = seated(*people, game=at.game.id, options=at.settings)[0].latest["table"]["id"]
        token = people[0].token
    record = house.room(table).record
    record.table = at
    if at.over:
        record.result = result_of("over", at.shares, at.ending)
    if reader is None:
        reader = visit()
        reader.context.add_cookies([{"name": "stolik", "value": token, "url": house.address}])
    reader.sit_at(table)
    if moment == "looking on":  # whoever is chosen sits in front
        in_front = reader.page.locator("[data-spot^='field/']").last
        expect(in_front).to_have_attribute("data-spot", "field/0")
        reader.by("watching-from").select_option("1")
        expect(in_front).to_have_attribute("data-spot", "field/1")
    for width, height in (LOW, TABLET, PHONE):
        reader.page.set_viewport_size({"width": width, "height": height})
        found = settled(reader.page, at.game.id)
        assert not any(found["scrolls"]), (width, height)
        assert max(found["over"]) <= 0, (width, height)
        if moment == "alone":
            kinds, total = (reader.by(name).bounding_box() for name in ("kinds", "solo-total"))
            assert kinds
            assert total
            assert kinds["y"] >= total["y"] + total["height"]  # what is built for stays legible
        if moment == "a race" and width < 1200:  # where the players are not in sight, the time is
            expect(reader.by("prompt-clock")).to_be_visible()
