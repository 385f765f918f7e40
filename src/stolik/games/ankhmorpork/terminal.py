"""Ankh-Morpork in the terminal: the twelve areas, what everybody has, the own goal and the own hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from stolik.games.ankhmorpork import GAME
from stolik.games.ankhmorpork.data import BOARD, CARDS, Area, Card
from stolik.games.ankhmorpork.derived import Derived
from stolik.games.ankhmorpork.state import DEMON, TROLL

GREEN = "bold #009e73"
BROWN = "bold #b58900"
TROUBLE = "bold #d55e00"
QUIET = "dim"
NOTHING = Text("·", QUIET)

MANY = 12  # cards that lie in one of several places: of more nobody wants to read

BY_ID = {card.id: card for card in CARDS}


def draw(view: dict[str, Any], language: str, names: list[Text]) -> RenderableType:
    """The table as the view's seat sees it; each name begins with the sign of its seat."""
    return Group(*_Board(view, language, names).parts())


def card_style(card: str) -> str:
    """Personalities and events are bold, without a colour."""
    if card not in BY_ID:
        return "bold"
    return GREEN if BY_ID[card].deck == "green" else BROWN


class _Board:
    def __init__(self, view: dict[str, Any], language: str, names: list[Text]) -> None:
        self.state: dict[str, Any] = view["state"]
        self.derived: Derived = view["derived"]
        self.seat: int = view["seat"]  # whose view it is; a spectator's is no seat
        self.english: bool = view["state"]["english"]
        self.language = language
        self.names = names
        self.seats = range(self.state["seats"])

    def parts(self) -> Iterator[RenderableType]:
        yield self._when()
        yield self._areas()
        yield Text()
        yield self._players()
        yield from self._known()
        if self.seat in self.seats:
            yield from self._own()

    def _say(self, key: str, **values: str | int) -> str:
        return GAME.texts.say(self.language, key, **values)

    def _cards(self, cards: Iterable[str]) -> Text:
        return Text(", ").join(Text(self._say(f"card-{card}"), card_style(card)) for card in cards)

    def _when(self) -> Text:
        """The turn and whose it is, the deck that runs out, what is in play, the events so far."""
        state = self.state
        if state["over"]:
            text = Text(self._say("terminal-over"), "bold")
        else:
            text = Text.assemble((self._say("terminal-turn", number=state["turn"]), "bold"), " ")
            text.append_text(self.names[state["active"]])
        deck = self._say("terminal-deck", count=self.derived["deck"])
        discard = self._say("terminal-discard", count=len(state["discard"]))
        text.append(f" · {deck} · {discard}", QUIET)
        for zone in ("play", "happened"):
            if state[zone]:
                text.append(f"\n{self._say(f'zone-{zone}')}: ", QUIET).append_text(self._cards(state[zone]))
        return text.append("\n")

    # --- the city ---

    def _areas(self) -> Grid:
        grid = Grid(box=None, padding=(0, 1, 0, 0), header_style=QUIET, show_edge=False)
        grid.add_column("", justify="right")
        grid.add_column(self._say("terminal-area"), no_wrap=True)
        grid.add_column(self._say("terminal-cost"), justify="right")
        for seat in self.seats:
            grid.add_column(self._sign(seat), justify="right", min_width=2)
        grid.add_column(self._say("terminal-building"), justify="center")
        grid.add_column(self._say("terminal-control"), justify="center")
        grid.add_column(self._say("terminal-also"))
        for area in BOARD.areas:
            grid.add_row(*self._area(area))
        return grid

    def _area(self, area: Area) -> Iterator[RenderableType]:
        place = area.no - 1
        figures: list[int] = self.state["figures"][place]
        yield str(area.no)
        yield Text(self._say(f"area-{area.no}"), "bold")
        yield self._say("board-cost", cost=area.cost)
        for seat in self.seats:
            yield Text(str(figures[seat]), self.names[seat].style) if figures[seat] else NOTHING
        yield self._sign(self.state["building"][place])
        yield self._sign(self.derived["control"][place])
        yield Text(", ").join(self._also(area.no, figures))

    def _also(self, area: int, figures: list[int]) -> Iterator[Text]:
        if area in self.state["trouble"]:
            yield Text(self._say("board-trouble"), TROUBLE)
        for owner, key in ((TROLL, "board-trolls"), (DEMON, "board-demons")):
            if figures[owner]:
                yield Text(self._say(key, count=figures[owner]), "bold")
        if area in self.state["lost"]:
            yield Text(self._say("terminal-no-card"), QUIET)

    def _sign(self, seat: int | None) -> Text:
        return NOTHING if seat is None else self.names[seat][:1]

    # --- the players ---

    def _players(self) -> Grid:
        """A column a player: what he has, and how near he is to what could be his goal."""
        grid = Grid(box=None, padding=(0, 1, 0, 0), header_style=QUIET, show_edge=False)
        grid.add_column("", style=QUIET, no_wrap=True)
        grid.add_column(self._say("terminal-needed"), justify="right")
        for seat in self.seats:
            grid.add_column(self.names[seat], justify="right", no_wrap=True, overflow="ellipsis", max_width=16)
        for title, needed, cells in self._rows():
            grid.add_row(title, needed, *cells)
        return grid

    def _rows(self) -> Iterator[tuple[str, str, list[str]]]:
        state = self.state
        yield self._say("terminal-money"), "", [self._dollars(state["money"][seat]) for seat in self.seats]
        yield self._say("terminal-hand"), "", [str(len(state["hand"][seat])) for seat in self.seats]
        yield self._say("terminal-agents"), "", [str(self._agents(seat)) for seat in self.seats]
        yield self._say("terminal-powers"), "", [self._powers(seat) for seat in self.seats]
        for zone in ("loan", "penalty"):
            if any(state[zone]):
                yield self._say(f"terminal-{zone}"), "", [str(len(state[zone][seat])) for seat in self.seats]
        yield self._say("terminal-points"), "", [str(points) for points in self.derived["points"]]
        yield from self._goals()
        if state["over"]:
            faces = [self._say(f"personality-{face}") for (face,) in state["face"]]
            yield self._say("terminal-person"), "", faces

    def _goals(self) -> Iterator[tuple[str, str, list[str]]]:
        """Goals of the same kind once."""
        for kind, goal in {goal["kind"]: goal for goal in self.derived["goals"]}.items():
            show = self._dollars if kind == "worth" else str
            yield self._say(f"terminal-kind-{kind}"), show(goal["needed"]), [show(count) for count in goal["progress"]]

    def _dollars(self, amount: int) -> str:
        sign = "−" if amount < 0 else ""
        return sign + self._say("board-cost", cost=abs(amount))

    def _agents(self, seat: int) -> int:
        return sum(figures[seat] for figures in self.state["figures"])

    def _powers(self, seat: int) -> str:
        """The City Area cards by number, with a star where one can still be used."""
        built = [area for area, owner in enumerate(self.state["building"], start=1) if owner == seat]
        held = [area for area in built if area not in self.state["lost"]]
        return " ".join(f"{area}{'*' if area in self.derived['powers'] else ''}" for area in held) or "–"

    # --- what one knows ---

    def _known(self) -> Iterator[Text]:
        """Cards of others that one has seen, and those that lie in one of several places."""
        for zone in ("hand", "person", "filched"):
            for seat in self.seats:
                if seat != self.seat or zone == "filched":
                    yield from self._seen(f"{zone}/{seat}", self.state[zone][seat])
        yield from self._seen("undealt", self.state["undealt"])
        for group in self.state["unsure"]:
            if len(group["cards"]) > MANY:  # half a deck that is not in somebody's hand (AM.T2)
                continue
            places = ", ".join(dict.fromkeys(self._place(label) for label in group["places"]))
            told = self._say("terminal-unsure", places=places)
            yield Text.assemble((f"{told} ", QUIET), self._cards(group["cards"]))

    def _seen(self, label: str, cards: list[str | None]) -> Iterator[Text]:
        known = [card for card in cards if card is not None]
        if known:
            told = self._say("terminal-known", place=self._place(label))
            yield Text.assemble((f"{told} ", QUIET), self._cards(known))

    def _place(self, label: str) -> str:
        zone, _, seat = label.partition(":")[0].partition("/")
        place = self._say(f"zone-{zone}")
        return f"{place}, {self.names[int(seat)].plain[2:]}" if seat else place

    # --- one's own ---

    def _own(self) -> Iterator[RenderableType]:
        if not self.state["over"]:
            yield self._goal(f"personality-{self.state['person'][self.seat][0]}")
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(max_width=26)
        for card in self.state["hand"][self.seat]:
            grid.add_row(self._cards([card]), self._does(BY_ID[card]))
        yield grid

    def _goal(self, name: str) -> Text:
        (own,) = (goal for goal in self.derived["goals"] if goal["name"] == name)
        key = "terminal-goal-deck" if own["kind"] == "deck" else "terminal-goal"
        told = self._say(
            key,
            name=self._say(name),
            goal=self._say(own["goal"], n=own["needed"]),
            progress=own["progress"][self.seat],
            needed=own["needed"],
        )
        return Text(f"\n{told}\n", "bold")

    def _does(self, card: Card) -> Text:
        """The symbols in their order; what the scroll or the reaction does stands in its place."""
        effect = card.effect_english if self.english else card.effect
        told = []
        for symbol in card.symbols:
            text = Text(self._say(f"symbol-{symbol}"), "bold")
            if symbol == "money":
                text.append(f" {self._dollars(card.money)}")
            elif symbol in ("scroll", "reaction"):
                text.append(": ").append(self._say(f"effect-{effect}"), "not bold")
            told.append(text)
        return Text(" · ", QUIET).join(told)
