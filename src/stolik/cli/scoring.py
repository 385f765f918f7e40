"""`stolik score`: what lies on a real table, scored and explained."""

from __future__ import annotations

import json

from rich.text import Text

from stolik.cli.arguments import Arguments, Commands, add_command, add_text, game_of, text_of, words_of
from stolik.cli.screen import console
from stolik.engine import speech
from stolik.engine.companion import Verdict
from stolik.engine.errors import BadPicture, NotScored
from stolik.engine.game import Game
from stolik.engine.rulebook import LANGUAGES


def add(commands: Commands) -> None:
    parser = add_command(commands, "score", run, "score what lies on a real table, and tell why")
    parser.add_argument("game")
    add_text(parser, "what lies there")
    parser.add_argument("--json", action="store_true", help="everything as JSON, in both languages")


def run(arguments: Arguments) -> int:
    game, words = game_of(arguments), words_of(arguments)
    if game.teaching.scorer is None:
        raise BadPicture(f"there is nothing to score in {game.id}")
    try:
        found = game.teaching.scorer.score(text_of(arguments))
    except NotScored as error:
        raise BadPicture(said(game, words.language, Verdict(error.label, error.values))) from None
    if arguments.json:
        told = [
            {
                **scored.data,
                "picture": scored.picture.splitlines(),
                "story": [{language: said(game, language, v) for language in LANGUAGES} for v in scored.verdicts],
            }
            for scored in found
        ]
        print(json.dumps({"game": game.id, "scored": told}, ensure_ascii=False))
        return 0
    out = console()
    for scored in found:
        out.print(Text(scored.picture, "bold"))
        for verdict in scored.verdicts:
            out.print(Text(said(game, words.language, verdict)))
        out.print()
    return 0


def said(game: Game, language: str, verdict: Verdict) -> str:
    values = speech.filled_in(game, language, verdict.values, [])
    return game.texts.say(language, f"score-{verdict.label}", **values)
