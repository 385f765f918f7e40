"""Lexicons for the tests: the one of the package, and small ones made as the script makes them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from stolik.games.words.lexicon import Lexicon, load
from words_lexicon import rule, spelt, written


@cache
def packaged() -> Lexicon:
    return load()


def small(zipfs: dict[str, int]) -> Lexicon:
    """These words with tenths of Zipf (0: rare), each its own lemma."""
    words = sorted(zipfs, key=spelt)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "small.bin"
        written(path, "small", [(word, (rule(word, word),), zipfs[word]) for word in words])
        return load(path)
