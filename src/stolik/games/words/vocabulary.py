"""The words of a table: its lexicon, and which of them are related. Loaded when somebody first asks."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from stolik.engine.errors import DataError
from stolik.engine.state import State
from stolik.games.words.lexicon import Lexicon, load
from stolik.games.words.lists import INSTALLED, Installed, missing
from stolik.games.words.related import BLOCK, CLEAR, SAME, WARN, Relations
from stolik.games.words.related import load as load_relations
from stolik.games.words.state import LEXICON, READINGS

MODEL: Final = ("related.json", "related-roots.toml", "related-families.toml", "related-exceptions.toml")
MOST_KEPT: Final = 200_000  # answers that are remembered


@final
class Vocabulary:
    def __init__(self, listed: Installed | None) -> None:
        self._listed = listed  # None is what comes with the package
        self._lexicon: Lexicon | None = None
        self._relations: Relations | None = None
        self._model = ""
        self._lemmas: dict[int, str] = {}
        self._verdicts: dict[str, int] = {}

    @property
    def lexicon(self) -> Lexicon:
        """WORDS.L5: the one of the package, or another."""
        found = self._lexicon
        if found is None:
            listed = self._listed
            found = load(listed.path if listed is not None else None)
            if listed is not None and listed.source != f"{found.name} {found.digest}":
                raise DataError(listed.path, "is another lexicon than when the game was loaded")
            self._lexicon = found
        return found

    @property
    def relations(self) -> Relations:
        found = self._relations
        if found is None:
            # The model knows lemmas, whatever list they come from.
            found = load_relations() if self._listed is None else VOCABULARY.relations
            self._relations = found
        return found

    def sources(self) -> dict[str, str]:
        """WORDS.L5: a game that was played with other words, or by another model, cannot be played again."""
        lexicon = self.lexicon
        if not self._model:
            data = b"".join([(Path(__file__).parent / name).read_bytes() for name in MODEL])
            self._model = blake2b(data, digest_size=16).hexdigest()
        return {"lexicon": f"{lexicon.name} {lexicon.digest}", "related": self._model}

    def word(self, code: i64) -> str:
        return self.lexicon.word(code // READINGS)

    def lemmas(self, number: i64) -> list[str]:
        """WORDS.N4: what a spelling can mean, the most usual first; nothing, if there is no such word."""
        return self.lexicon.readings(number)[:READINGS] if number < self.lexicon.size else []

    def lemma(self, code: i64) -> str:
        found = self._lemmas.get(code)
        if found is None:
            lemmas = self.lemmas(code // READINGS)
            reading = code % READINGS
            found = lemmas[reading] if reading < len(lemmas) else ""
            if len(self._lemmas) > MOST_KEPT:
                self._lemmas.clear()
            self._lemmas[code] = found
        return found

    def verdict(self, code: i64, used: i64, by_lemma: bool) -> i64:
        """WORDS.N2, WORDS.N5: how related two lexemes are; by lemma alone, or by the model too."""
        if code // READINGS == used // READINGS:
            return SAME  # WORDS.N4: the same spelling
        return WARN if self.is_rarer(code, used, by_lemma) else self._kinship(code, used, by_lemma)

    def is_rarer(self, code: i64, used: i64, by_lemma: bool) -> bool:
        """WORDS.N4: is this a rarer reading, not barred itself, of a word that is barred as it is usually read?"""
        if code % READINGS == 0 or self._kinship(usual(code), used, by_lemma) < BLOCK:
            return False
        return self._kinship(code, used, by_lemma) < BLOCK

    def _kinship(self, code: i64, used: i64, by_lemma: bool) -> i64:
        one = self.lemma(code)
        other = self.lemma(used)
        if one == other:
            return SAME
        if by_lemma:
            return CLEAR
        key = one + "|" + other
        found = self._verdicts.get(key)
        if found is None:
            found = self.relations.verdict(one, other)
            if len(self._verdicts) > MOST_KEPT:
                self._verdicts.clear()
            self._verdicts[key] = found
        return found

    def reason(self, code: i64, used: i64, by_lemma: bool) -> dict[str, str]:
        """WORDS.N9: why two lexemes are related, as the texts say it."""
        if code // READINGS == used // READINGS:
            return {"kind": "same"}
        if self.is_rarer(code, used, by_lemma):
            return {"kind": "rarer", "lemma": self.lemma(code), "usual": self.lemma(usual(code))}
        found = self.relations.reason(self.lemma(code), self.lemma(used))
        return {
            "kind": found.kind,
            "word": found.first.upper(),
            "other": found.second.upper(),
            "affix": found.part,
            "root": found.part,
        }


def usual(code: i64) -> i64:
    """WORDS.N4: the same spelling as it is usually read."""
    return code - code % READINGS


VOCABULARY: Final = Vocabulary(None)
_others: Final[dict[int, Vocabulary]] = {listed.number: Vocabulary(listed) for listed in INSTALLED.values()}


def vocabulary_of(number: i64) -> Vocabulary:
    if number == 0:
        return VOCABULARY
    found = _others.get(number)
    if found is None:
        raise missing(number)
    return found


def vocabulary(g: State) -> Vocabulary:
    """WORDS.L5: the words that are played with here."""
    return vocabulary_of(g[LEXICON])
