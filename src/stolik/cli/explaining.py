"""`stolik explain`: what happens by itself in a position, step by step, and why."""

from __future__ import annotations

import json
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from stolik.cli.arguments import Arguments, Commands, Usage, add_command, add_text, game_of, text_of, words_of
from stolik.cli.board import card_style, picture
from stolik.cli.screen import console, dressed
from stolik.cli.words import Words
from stolik.engine import speech
from stolik.engine.errors import BadPicture, NotExplained
from stolik.engine.game import Game
from stolik.engine.rulebook import LANGUAGES
from stolik.lab.explain import Asked, Explanation, complaint, explain, explainer_of, verdict_text


def add(commands: Commands) -> None:
    parser = add_command(commands, "explain", run, "tell step by step what happens by itself in a position, and why")
    parser.add_argument("game")
    add_text(parser, "the position")
    parser.add_argument("--what", help="happens (default: the game's usual)")
    parser.add_argument("--at", metavar="PLACE", help="where, if it happens at one place")
    parser.add_argument("--answer", action="append", default=[], help="to the next choice (default: the first option)")
    parser.add_argument("--json", action="store_true", help="everything as JSON, in both languages")


def run(arguments: Arguments) -> int:
    game, words = game_of(arguments), words_of(arguments)
    happenings = explainer_of(game).happenings
    what = arguments.what or happenings[0]
    if what not in happenings:
        raise Usage(f"in {game.id} you can have {', '.join(happenings)} explained, not {what}")
    name, position = words.say("name-human"), text_of(arguments)
    try:
        with explainer_of(game).own_cards(position):
            found = explain(game, position, what, arguments.at, arguments.answer, LANGUAGES, name)
            if arguments.json:
                print(json.dumps(_data(game, what, found), ensure_ascii=False))
            else:
                _tell(console(), game, words, found)
    except NotExplained as wrong:
        raise BadPicture(complaint(game, words.language, wrong)) from None
    return 0


def _tell(out: Console, game: Game, words: Words, found: Explanation) -> None:
    cards, style = speech.card_names(game, words.language), card_style(game)
    names: list[str] = found.view_before["names"]

    def line(sentence: str) -> Padding:
        return Padding(dressed(sentence, names, cards, style), (0, 0, 0, 2), expand=False)

    out.print(Text(words.say("explain-before"), "bold"))
    out.print(picture(game, found.view_before, words))
    happened = [part for part in found.story if not isinstance(part, Asked)]
    bare = [event for place, event in enumerate(happened) if speech.is_bare(game, happened, place)]
    for part in found.story:
        if isinstance(part, Asked):
            out.print(line(words.say("explain-asked", prompt=part.prompt[words.language])))
            out.print(line(words.say("explain-answered", option=part.words[words.language], text=part.answer)))
            continue
        sentence = speech.event_text(game, words.language, part, names)
        if sentence and not any(part is each for each in bare):
            out.print(line(sentence))
    out.print(Text(f"\n{words.say('explain-after')}", "bold"))
    out.print(picture(game, found.view_after, words))
    out.print(Text(words.say("explain-why"), "bold"))
    for verdict in found.verdicts:
        out.print(line(verdict_text(game, words.language, verdict)))


def _data(game: Game, what: str, found: Explanation) -> dict[str, Any]:
    names: list[str] = found.view_before["names"]
    story: list[dict[str, Any]] = []
    for part in found.story:
        if isinstance(part, Asked):
            story.append({"question": part.prompt, "options": part.options, "answer": part.answer, "text": part.words})
            continue
        told = {language: speech.event_text(game, language, part, names) for language in LANGUAGES}
        if all(told.values()):
            story.append({**part, "text": told})
    return {
        "game": game.id,
        "what": what,
        "before": found.before.splitlines(),
        "story": story,
        "after": found.after.splitlines(),
        "verdicts": [
            {
                "label": verdict.label,
                **verdict.values,
                "cards": list(verdict.cards),
                "text": {language: verdict_text(game, language, verdict) for language in LANGUAGES},
            }
            for verdict in found.verdicts
        ],
    }
