"""The board in the terminal: a game's own drawing where it has one, else any game's from its layout."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from stolik import games
from stolik.cli.screen import CardStyle, signed
from stolik.cli.words import Words
from stolik.engine.game import Game

View = dict[str, Any]

BACK = "▒▒"  # of a card that the observer does not know
FEW = 8  # so many backs can be counted at a glance


def draw(game: Game, view: View, words: Words) -> RenderableType:
    names = [signed(seat, name) for seat, name in enumerate(view["names"])]
    module = _terminal(game)
    if module is None:
        return _generic(game, view, words, names)
    board: RenderableType = module.draw(view, words.language, names)
    return board


def picture(game: Game, view: View, words: Words) -> RenderableType:
    """What a game draws of a position that is no whole table; else all of it."""
    names = [signed(seat, name) for seat, name in enumerate(view["names"])]
    module = _terminal(game)
    if not hasattr(module, "picture"):
        return draw(game, view, words)
    drawn: RenderableType = module.picture(view, words.language, names)
    return drawn


def remark(game: Game, view: View, preview: View, words: Words) -> str:
    """What a game has to say about an answer that was refused; nothing, as a rule."""
    module = _terminal(game)
    if not preview or not hasattr(module, "remark"):
        return ""
    told: str = module.remark(view, preview, words.language)
    return told


def card_style(game: Game) -> CardStyle:
    """How a card is coloured in a sentence; the game's own drawing may say."""
    style: CardStyle = getattr(_terminal(game), "card_style", lambda _: "bold")
    return style


def _terminal(game: Game) -> Any:
    """The module `terminal` beside a game that has one."""
    home = games.home(game.id)
    name = f"{home}.terminal"
    try:
        return importlib.import_module(name) if home else None
    except ModuleNotFoundError as error:
        if not f"{name}.".startswith(f"{error.name}."):
            raise  # it is there, and lacks something else
        return None


# --- any game ------------------------------------------------------------------------------------


def _generic(game: Game, view: View, words: Words, names: list[Text]) -> RenderableType:
    """The zones by name: a panel for each seat, then what belongs to nobody."""
    state = view["state"]
    layout = game.rules.layout
    zones = {zone.name: zone.index >= 0 for zone in layout.zones}  # name -> one a seat?
    panels = [
        Panel(
            _rows((_title(game, words, "zone", z), _cards(state[z][seat])) for z, each in zones.items() if each),
            title=name,
            title_align="left",
            border_style="bold" if seat == view["seat"] else "dim",
        )
        for seat, name in enumerate(names)
    ]
    shared = [(_title(game, words, "zone", z), _cards(state[z])) for z, each in zones.items() if not each]
    shared += [
        (_title(game, words, "field", field.name), Text(_plain(state[field.name])))
        for field in layout.fields
        if game.texts.has(words.language, f"field-{field.name}")
    ]
    unsure = [Text(words.say("unsure", **_unsure(game, words, names, group)), "dim") for group in state["unsure"]]
    return Group(Columns(panels, equal=True, expand=True), _rows(iter(shared)), *unsure)


def _rows(rows: Iterator[tuple[str, Text]]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for title, content in rows:
        grid.add_row(Text(title, "dim"), content)
    return grid


def _title(game: Game, words: Words, kind: str, name: str) -> str:
    """The name of a zone; a game without texts for it shows the bare name."""
    key = f"{kind}-{name}"
    return words.of(game, key) if game.texts.has(words.language, key) else name


def _plain(value: int | list[int]) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _cards(cards: list[str | None]) -> Text:
    """Cards in their order, the last (the top of a row) in bold; many backs in a row are counted."""
    text = Text()
    for card, same in groupby(cards):
        count = len(list(same))
        if card is not None:
            text.append(f"{card} ")
        elif count > FEW:
            text.append(f"{BACK}×{count} ", "dim")
        else:
            text.append(f"{BACK} " * count, "dim")
    if cards and cards[-1] is not None:
        text.stylize("bold", len(text) - len(cards[-1]) - 1)
    return text if cards else Text("–", "dim")


def _unsure(game: Game, words: Words, names: list[Text], group: dict[str, list[str]]) -> dict[str, str]:
    places = []
    for label in group["places"]:
        zone, _, seat = label.partition(":")[0].partition("/")
        place = _title(game, words, "zone", zone)
        places.append(f"{place} ({names[int(seat)].plain})" if seat else place)
    return {"cards": " ".join(group["cards"]), "places": " / ".join(dict.fromkeys(places))}
