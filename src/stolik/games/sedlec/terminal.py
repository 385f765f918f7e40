"""Skulls of Sedlec in the terminal: the graveyard, and the structures with the offsets of their cards.

A card is two lines high, one skull each, and four columns wide; half a card is two columns. Columns and levels are
numbered as the notation has them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from stolik.games.sedlec import GAME
from stolik.games.sedlec.data import FEATURES, SKULLS, Place
from stolik.games.sedlec.derived import Derived, Structure

QUIET = "dim"
FEATURE = "bold #cc79a7"
# Okabe-Ito colours that can be read on dark and on light; the letter says the same without colour.
COLOURS = dict(zip(SKULLS, ("#e69f00", "#009e73", "#56b4e9", "#d55e00", "#999999", "#cc79a7"), strict=True))
HALF = 2  # columns of half a card
MARGIN = 3  # left of a structure, for the numbers of its levels
BACK = "▒▒"
GAP = 4  # between structures


def draw(view: dict[str, Any], language: str, names: list[Text]) -> RenderableType:
    """The table, which looks the same to everybody; each name begins with the sign of its seat."""
    return Group(*_Board(view, language, names).parts())


def card_style(card: str) -> str:
    return FEATURE if card in {feature.id for feature in FEATURES} else "bold"


def skull(letter: str) -> Text:
    return Text(letter, f"bold {COLOURS[letter]}")


def half(card: str, which: str) -> Text:
    """The upper or the lower skull of a card in its frame."""
    left, right = "╭╮" if which == "upper" else "╰╯"
    return Text.assemble(left, skull(GAME.display.faces[card][which]), " ", right)


class _Board:
    def __init__(self, view: dict[str, Any], language: str, names: list[Text]) -> None:
        self.state: dict[str, Any] = view["state"]
        self.derived: Derived = view["derived"]
        self.decision: dict[str, Any] | None = view["decision"]
        self.language = language
        self.names = names

    def say(self, key: str, **values: str | int) -> str:
        return GAME.texts.say(self.language, key, **values)

    def parts(self) -> Iterator[RenderableType]:
        yield self._when()
        yield from self._rules()
        yield Text(self.say("terminal-graveyard"), "bold")
        yield self._piles()
        blocks = [*self._feature(), *(self._stack(seat) for seat in range(self.state["seats"]))]
        high = max(map(len, blocks))
        yield Columns(
            [Text("\n", no_wrap=True).join([Text()] * (high - len(block)) + block) for block in blocks],
            padding=(0, GAP, 0, 0),
        )
        yield self._legend()

    def _when(self) -> Text:
        if self.state["over"]:
            return Text(self.say("terminal-over"), "bold")
        turn = self.state["turn"]
        text = Text(self.say("terminal-turn", number=turn) if turn else self.say("terminal-opening"), "bold")
        for seat in self.decision["seats"] if self.decision else ():
            text.append(" ").append_text(self.names[seat])
        return text

    def _rules(self) -> Iterator[Text]:
        """What the feature cards of this game say, and where that comes from."""
        for zone in ("shape", "effect"):
            for card in self.state[zone]:
                face = GAME.display.faces[card]
                forms = GAME.texts.forms(self.language, f"card-{card}")
                if zone == "shape":
                    told = {"card": self.say(f"card-{card}"), "source": self.say(f"source-{face['source']}")}
                else:
                    told = {"card": forms["back"], "does": forms["does"].rstrip(".")}
                    told["source"] = self.say(f"source-{face['effect_source']}")
                yield Text(self.say(f"terminal-{zone}", **told))

    def _legend(self) -> Text:
        signs = self.say("terminal-signs")
        if "X" in self.derived["skulls"]:
            signs += f" · {self.say('terminal-signs-more')}"
        return Text(signs, QUIET)

    # --- the graveyard ---

    def _piles(self) -> Text:
        """All piles in a line: their numbers, the top cards, and how many more lie below."""
        lines = [Text(no_wrap=True) for _ in range(4)]
        for pile, down in enumerate(self.derived["piles"]):
            top = self.state[f"open{pile}"]
            if top:
                drawn = [half(top[0], "upper"), half(top[0], "lower")]
            elif down:
                drawn = [Text(f"╭{BACK}╮", QUIET), Text(f"╰{BACK}╯", QUIET)]
            else:
                drawn = [Text(" " * 4), Text(" " * 4)]
            below = down if top else max(0, down - 1)
            more = Text(self.say("terminal-down", count=below) if below or not (top or down) else "", QUIET)
            for line, part in zip(lines, [Text(f" {pile + 1}"), *drawn, more], strict=True):
                line.append_text(part).append(" " * (8 - len(part)))
        for line in lines:
            line.rstrip()
        return Text("\n").join(lines)

    # --- the structures ---

    def _stack(self, seat: int) -> list[Text]:
        told = self.derived["stacks"][seat]
        title = self.names[seat].copy()
        if self.derived["feature"] is None:
            hand = self.state["hand"][seat]
            held = [self.say(f"card-{card}") for card in hand]
            below = f"{self.say('terminal-hand')} {', '.join(held)}" if hand else self.say("terminal-empty-hand")
            title.append("\n").append(below, "bold" if hand else QUIET)
        else:
            title = Text(self.say("zone-stack"), "bold")
        return [*self._cards(self.state["stack"][seat], told, {}), *title.split("\n"), *self._points(told)]

    def _feature(self) -> Iterator[list[Text]]:
        told = self.derived["feature"]
        if told is None:
            return
        face = GAME.display.faces[self.state["shape"][0]]
        shape = {place: "#" if place in face["anchors"] else " " for place in face["positions"]}
        title = Text(self.say("zone-feature"), "bold")
        total = self.say("terminal-points", count=self.derived["totals"][0])
        title_now = self.say("terminal-title", title=self.say(f"title-{self.derived['title']}"))
        lines = [*self._cards(self.state["feature"], told, shape), title, *self._points(told)]
        yield [*lines, Text(f"{total} · {title_now}", "bold")]

    def _points(self, told: Structure) -> list[Text]:
        """Kind by kind, and all together."""
        text = Text()
        for letter, points in told["points"].items():
            text.append_text(skull(letter)).append(f"{points} ")
        return [text.append(f"= {told['total']}", "bold")]

    def _cards(self, cards: list[str], told: Structure, shape: dict[Place, str]) -> list[Text]:
        """The cards at their places, from the top level down; dotted what is still empty, with + where one may go."""
        at = dict(zip(told["at"], cards, strict=True))
        empty = dict(shape)
        if not self.state["over"]:
            empty |= {place: "+" if shape.get(place, " ") == " " else "#" for place in told["open"]}
        places = [*at, *(place for place in empty if place not in at)]
        if not places:
            return [Text(self.say("terminal-empty"), QUIET)]
        left, right = min(x for x, _ in places), max(x for x, _ in places) + 2
        lines = []
        for level in range(max(y for _, y in places) + 1, 0, -1):
            line = Text(str(level).rjust(MARGIN - 1) + " ", QUIET, no_wrap=True)
            for x, y in sorted(places):
                if level in (y, y + 1):
                    line.append(" " * (MARGIN + HALF * (x - left) - len(line)))
                    if (x, y) in at:
                        line.append_text(half(at[x, y], "upper" if level > y else "lower"))
                    else:
                        line.append(f"┆{empty[x, y]} ┆", QUIET)
            lines.append(line)
        axis = "".join(str(x).rjust(HALF) if (x - left) % 2 == 0 else " " * HALF for x in range(left, right))
        lines.append(Text(" " * MARGIN + axis, QUIET))
        return lines
