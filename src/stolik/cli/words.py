"""The language of the terminal, and what it says in it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import stolik.bots
from stolik.bots import Advice
from stolik.engine.game import Game
from stolik.engine.texts import Texts

CLI = Texts(Path(__file__).parent / "text")
BOTS = Texts(Path(stolik.bots.__file__).parent / "text")


def own_language(environ: Mapping[str, str]) -> str:
    """Polish where the locale is Polish, else English; the first variable that is set decides."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return "pl" if environ[name].lower().startswith("pl") else "en"
    return "en"


class Words:
    """The texts of the command line in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **values: str | int) -> str:
        return CLI.say(self.language, key, **values)

    def of(self, game: Game, key: str, **values: str | int) -> str:
        return game.texts.say(self.language, key, **values)

    def has(self, game: Game, key: str) -> bool:
        return game.texts.has(self.language, key)

    def reason(self, game: Game, advice: Advice) -> str:
        """Why a bot chose an option, as the end of a sentence."""
        values = dict(advice.facts)
        if "feature" in values:
            values["what"] = self.of(game, f"feature-{values['feature']}")
        texts = game.texts if game.texts.has(self.language, advice.why) else BOTS
        return texts.say(self.language, advice.why, **values)
