"""What happens at a table in words: prompts, options, events, refusals, with the players' names."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from stolik.engine.ending import Saying
from stolik.engine.errors import Refused
from stolik.engine.game import Game
from stolik.engine.kinds import NOTHING, Count
from stolik.engine.table import Option, Table
from stolik.engine.texts import Texts

HOUSE_TEXTS = Texts(Path(__file__).with_name("text"))  # for what can be said of any game
AND = {"pl": " i ", "en": " and "}

YOU, OTHER, AMONG = "you", "other", "among"  # what `$seat-is` says: to its reader, of others, of several with it


def filled_in(
    game: Game, language: str, values: dict[str, Any], names: list[str], reader: int | None = None
) -> dict[str, str | int]:
    """Values as the texts want them, each by the kind of the part that its key names.

    Seats by name, and whether they are the reader's (`seat-is`: `you` or `other`); numbers as numbers; whatever else
    the game has a text for is said by it: `area` 7 by `area-7`, and by its other forms (`area-in`). What is missing is
    `none`.
    """
    texts = game.texts
    told: dict[str, str | int] = {}
    for key, value in values.items():
        kind = game.rules.kind_named(key)
        text = f"{kind}-{value}"
        who = YOU if reader is not None and str(value) == str(reader) else OTHER
        if kind in ("seat", "owner"):
            told[f"{key}-is"] = who
        if value is None or (str(value) in ("-1", NOTHING) and kind in ("seat", "owner")):
            told[key] = NOTHING
        elif kind in ("seat", "owner") and str(value).isdecimal() and int(value) < len(names):
            name = names[int(value)]
            told[key] = texts.say(language, "owner-seat", **{"name": name, "is": who}) if kind == "owner" else name
        elif not isinstance(game.rules.named.get(key), Count) and texts.has(language, text):
            told[key] = texts.say(language, text)
            told |= {f"{key}-{form}": said for form, said in texts.forms(language, text).items()}
        elif str(value).lstrip("-").isdecimal():
            told[key] = int(value)
        else:
            told[key] = str(value)
    return told


def said(
    game: Game,
    language: str,
    family: str,
    saying: Saying,
    names: list[str],
    reader: int | None = None,
    within: bool = False,
) -> str:
    """A saying in words: by the game's text `FAMILY-KEY`, or where it has none, the house's.

    What a digest is made of is set apart by semicolons; within one part, and in all else, commas are enough.
    """
    values: dict[str, str | int] = {}
    for name, value in saying.values.items():
        if isinstance(value, list) and value and isinstance(value[0], Saying):
            parts = (said(game, language, family, each, names, reader, within=True) for each in value)
            values[name] = ("; " if family == "digest" and not within else ", ").join(parts)
            continue
        several = value if isinstance(value, list) else [value]
        found = [filled_in(game, language, {name: each}, names, reader) for each in several or [None]]
        values |= found[0]
        if len(found) > 1:
            values[name] = listed(language, [str(each[name]) for each in found])
            values[f"{name}-is"] = AMONG if any(each.get(f"{name}-is") == YOU for each in found) else OTHER
    key = f"{family}-{saying.key}"
    texts = game.texts if game.texts.has(language, key) else HOUSE_TEXTS
    return texts.say(language, key, **values)


def listed(language: str, items: list[str]) -> str:
    """Ala, Ola and Ela."""
    return AND[language].join(filter(None, [", ".join(items[:-1]), *items[-1:]]))


def card_names(game: Game, language: str) -> dict[str, str]:
    """The cards by what the texts call them."""
    cards = game.rules.layout.cards
    return {str(filled_in(game, language, {"card": card}, [])["card"]): card for card in cards}


def prompt(table: Table, language: str, seat: int, opening: str = "") -> str:
    """One sentence that says what is asked of a seat; another one where it is asked about itself (`seat2`).

    `opening`: what it begins with instead of the name, for a reader who knows who is meant.
    """
    decision = table.pending
    if decision is None:
        return ""
    values = filled_in(table.game, language, {"seat": seat, **table.facts(seat)}, table.names, seat)
    values |= {"can": can(table, seat)}
    if opening:
        values["seat"] = opening
    key = f"prompt-{decision.step}"
    own = f"{key}-own"
    if decision.facts.get("seat2") == str(seat) and table.game.texts.has(language, own):
        key = own
    return table.game.texts.say(language, key, **values)


def can(table: Table, seat: int) -> str:
    """Which kinds of things a seat can do now, by their labels: `collect-dig-stack`; `none` where it can only skip."""
    labels = {table.label(seat, option.id)[0] for option in table.offered(seat) if not option.skip}
    return "-".join(sorted(labels)) or NOTHING


def opening(table: Table, seat: int) -> tuple[str, str]:
    """Who speaks to a seat that is asked: a key of the house's texts, and the name of whose turn it is."""
    turn = -1 if table.pending is None else table.pending.turn
    if turn < 0:
        return "everybody", ""
    return ("your-turn", "") if turn == seat else ("react-to", table.names[turn])


def forced_text(table: Table, language: str, seat: int, answer: str) -> str:
    """What is said when an answer is given for a seat, by the game's own text, which can say why; empty without one.
    It knows which `answer` that is."""
    decision = table.pending
    key = "" if decision is None else f"forced-{decision.step}"
    if decision is None or not table.game.texts.has(language, key):
        return ""
    label, said = table.label(seat, table.option(seat, answer))
    values = decision.facts | said | {"answer": label}
    return table.game.texts.say(language, key, **filled_in(table.game, language, values, table.names, seat))


def option_text(table: Table, language: str, seat: int, option: int) -> str:
    """An option as the seat reads it that has it."""
    return label_text(table, language, *table.label(seat, option), seat)


def told_apart(table: Table, language: str, seat: int) -> list[tuple[Option, str]]:
    """What a seat is offered, in words. Where cards are so alike that two options read the same, only the first."""
    found: dict[str, Option] = {}
    for option in table.offered(seat):
        found.setdefault(option_text(table, language, seat, option.id), option)
    return [(option, words) for words, option in found.items()]


def label_text(table: Table, language: str, key: str, values: dict[str, str], reader: int | None = None) -> str:
    filled = filled_in(table.game, language, values, table.names, reader)
    return table.game.texts.say(language, f"option-{key}", **filled)


def event_text(game: Game, language: str, event: dict[str, Any], names: list[str], reader: int | None = None) -> str:
    """An event of `events_for` as a log sentence; empty for those that only move a card."""
    key = f"event-{event['event']}"
    if not game.texts.has(language, key):
        return ""
    values = {k: v for k, v in event.items() if k != "event"}
    return game.texts.say(language, key, **filled_in(game, language, values, names, reader))


def event_texts(
    game: Game, language: str, events: list[dict[str, Any]], names: list[str], reader: int | None = None
) -> Iterator[str]:
    """What there is to say of events in a row: nothing of a card's move, nor of a bare heading."""
    for place, event in enumerate(events):
        sentence = event_text(game, language, event, names, reader)
        if sentence and not is_bare(game, events, place):
            yield sentence


def is_bare(game: Game, events: list[dict[str, Any]], place: int) -> bool:
    """Does an event only announce what then did not come?"""
    below = game.display.headings.get(events[place]["event"])
    if below is None:
        return False
    for event in islice(events, place + 1, None):
        if event["event"] == "move":
            continue
        if event["event"] not in below:
            break
        if below[event["event"]]:
            return False
    return True


def refusal_text(table: Table, language: str, refusal: Refused) -> str:
    """What a player is told: what is wrong with this very answer, else the rule; and its id."""
    texts = table.game.texts
    key = f"refused-{refusal.facts.get('why', '')}"
    if texts.has(language, key):
        said = texts.say(language, key, **filled_in(table.game, language, refusal.facts, table.names))
    else:
        said = table.rule(refusal.rule).text[language]
    return f"{said} [{refusal.rule}]"
