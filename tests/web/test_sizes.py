"""How large everything is, on six screens: cards, texts, what can be pointed at, and that no page scrolls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from server.people import Running, eventually
from stolik import games
from stolik.engine.chain import seed_of
from stolik.engine.table import Table
from stolik.server.room import Room
from web.faults import COME_TO_REST
from web.visitor import Visitor

Visit = Callable[..., Visitor]

LOW, HIGH, PHONE = (1280, 720), (1440, 900), (390, 844)  # those that figures are given for
SIZES = (LOW, HIGH, (1920, 1080), (2560, 1440), (820, 1180), PHONE)
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
        target: targets[0] ?? null,
        scrolls: [window.scrollX, window.scrollY],
        over: [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight],
        board: [width, height],
    };
}"""


def in_the_middle(game: str, middle: Middle) -> Table:
    table, rng = Table(games.get(game), middle.seats, dict(middle.settings), seed_of(middle.seed)), Random(middle.seed)
    for _ in range(2000):
        assert table.pending is not None
        seats = table.pending.seats
        if table.answers >= middle.answers and seats == (0,) and table.pending.step == middle.step:
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
        if min(found["board"]) < min(width, height) / 2:
            wrong.append(f"{at}: the board is only {found['board']}")
        if (width, height) == PHONE and found["target"] and found["target"][0] < TARGET:
            wrong.append(f"{at}: a target of {found['target']}")
        if (width, height) not in (LOW, HIGH, PHONE):
            continue
        column = (LOW, HIGH, PHONE).index((width, height))
        for name, least in FIGURES[game].items():
            if name == "text":
                value = found["text"][0]
            else:
                assert found["cards"][name] is not None, f"{at}: nothing to measure as {name}"
                value = found["cards"][name] * CARDS[game][name][1]
            if value < least[column]:
                wrong.append(f"{at}: {name} {value:.1f} px, not {least[column]}")
    assert not wrong, "\n".join(wrong)
