"""What happens by itself in a position that is given in plain text, told by the rules as they carry it out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from stolik.engine import speech
from stolik.engine.chain import KeyedDice, seed_of
from stolik.engine.companion import Explainer, Verdict
from stolik.engine.errors import BadPicture, NotExplained
from stolik.engine.game import Game
from stolik.engine.knowledge import Knowledge
from stolik.engine.table import EVERYBODY, Table
from stolik.engine.views import Data, load


def laid_out(
    game: Game, data: Data, names: list[str], settings: dict[str, str], dice: KeyedDice | None = None
) -> Table:
    """A table in the middle of a game: nothing was said before, nobody knows a hidden card.

    What happens by itself in that position has not happened yet: it does when the table goes on.
    """
    state = load(game.rules, data)
    table = Table.from_json(
        game,
        {
            "game": game.id,
            "rules": game.rulebook.version,
            "options": settings,
            "names": names[: data["seats"]],
            "seed": seed_of(1).hex(),
            "dice": 0,
            "answers": 0,
            "asked_at": [0] * data["seats"],
            "private": [0] * data["seats"],
            "state": data,
            "leaning": game.thinking.beliefs.begin(data["seats"]) if game.thinking.beliefs else {},
            "knowledge": Knowledge.begin(state).to_json(),
            "lines": 0,
            "log_hash": "",
            "closed": False,
        },
    )
    if dice is not None:
        table.dice = dice
    return table


def table_at(
    game: Game, data: Data, names: list[str], settings: dict[str, str], dice: KeyedDice | None = None
) -> Table:
    """The same, at its first decision."""
    table = laid_out(game, data, names, settings, dice)
    table.go_on()
    return table


@dataclass(frozen=True)
class Asked:
    """A choice on the way: in words and notation by language, and what was answered."""

    prompt: dict[str, str]
    options: list[str]
    answer: str
    words: dict[str, str]


@dataclass
class Explanation:
    before: str
    view_before: Data
    story: list[dict[str, Any] | Asked] = field(default_factory=list)  # events, and choices where they were made
    after: str = ""
    view_after: Data = field(default_factory=dict)
    verdicts: list[Verdict] = field(default_factory=list)


def explainer_of(game: Game) -> Explainer:
    if game.teaching.explainer is None:
        raise BadPicture(f"there is nothing to explain in {game.id}")
    return game.teaching.explainer


def explain(
    game: Game, picture: str, what: str, at: str | None, answers: list[str], languages: tuple[str, ...], name: str
) -> Explanation:
    """Choices get the given answers one after the other, then the first option of each.

    It happens, and is told, among the picture's own cards (`own_cards`).
    """
    explainer = explainer_of(game)
    data = explainer.position(picture, what, at)
    settings = game.complete({})
    names = [f"{name} {seat + 1}" for seat in range(data["seats"])]
    before = load(game.rules, data)
    table = laid_out(game, data, names, settings)
    found = Explanation(explainer.picture(before), table.show(EVERYBODY))
    table.go_on()
    heard = 0
    left = list(answers)
    while True:
        told = table.events_for(EVERYBODY, heard)
        found.story += told
        heard += len(told)
        if table.pending is None or table.pending.step not in explainer.questions:
            break
        found.story.append(_answer(table, left.pop(0) if left else None, languages))
    if left:
        raise BadPicture(f"nobody is asked about {left[0]!r}")
    found.after = explainer.picture(table.state)
    found.view_after = table.show(EVERYBODY)
    found.verdicts = explainer.verdicts(before, [event for event in found.story if isinstance(event, dict)])
    return found


def _answer(table: Table, wanted: str | None, languages: tuple[str, ...]) -> Asked:
    assert table.pending is not None
    seat = table.pending.seats[0]
    options = table.options(seat)
    texts = [option.text for option in options]
    if wanted is not None and wanted not in texts:
        raise BadPicture(f"the answer can be {', '.join(texts)}, not {wanted}")
    option = options[0] if wanted is None else options[texts.index(wanted)]
    asked = Asked(
        {language: speech.prompt(table, language, seat) for language in languages},
        texts,
        option.text,
        {language: speech.option_text(table, language, seat, option.id) for language in languages},
    )
    table.apply(seat, option.id)
    return asked


def complaint(game: Game, language: str, wrong: NotExplained) -> str:
    """Why a position cannot be read; which line it is comes first, as in any error."""
    said = game.texts.say(language, f"explain-{wrong.label}", **speech.filled_in(game, language, wrong.values, []))
    return game.texts.say(language, "explain-bad-line", number=wrong.line, wrong=said) if wrong.line else said


def verdict_text(game: Game, language: str, verdict: Verdict) -> str:
    values = speech.filled_in(game, language, verdict.values, [])
    cards = (str(speech.filled_in(game, language, {"card": card}, [])["card"]) for card in verdict.cards)
    return game.texts.say(language, f"explain-{verdict.label}", **values, cards=", ".join(cards))
