"""Makes the lexicon of Word Domination from a list of words, one a line.

    python scripts/words_lexicon.py                     # Debian's wpolish into the package
    python scripts/words_lexicon.py my.txt --name "my list 1" --out my.bin

Lemmas come from Morfeusz (morfeusz2), for what it does not know from hunspell (chunspell, Debian's hunspell-pl) and
from how known words inflect; frequencies from wordfreq. Without Morfeusz a word is its own only lemma and short words
are taken as they are, without hunspell all stems are guessed, without wordfreq no word counts as common.
"""

from __future__ import annotations

import argparse
import json
import lzma
import math
import re
import sys
import tomllib
from array import array
from collections import Counter
from dataclasses import dataclass, field
from fnmatch import translate
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

from stolik.engine.writing import tidy
from stolik.games.words import lexicon
from stolik.games.words.lexicon import ALPHABET, COMMON, FORMAT, LAST, LONGEST, NODE, SELF, WORD, bare, seal
from words_found import VOWELS, Found, analyser, examiner, taken_as_it_is
from words_stems import INFLECTED, Stems, hunspell, in_common
from words_usual import Usage, with_names

DEBIAN = Path("/usr/share/dict/polish")
PACKAGED = Path(lexicon.__file__).with_name("lexicon.bin")
MORE = Path(__file__).with_name("words_more.txt")  # for Debian's list
UNSAID = Path(__file__).with_name("words_unsaid.toml")
CREDITS = "see LICENSES.md beside the game"

SHORT = 4  # longer words are not examined
NAME_ALONE = 0.5  # what is a name so often, and of which Morfeusz knows no other sense, is no word
NAME_USUALLY = 0.8  # what is a name so often no program says

CODES = {ord(letter): chr(code) for code, letter in enumerate(ALPHABET)}

Rule = tuple[int, int, str]
Entry = tuple[str, tuple[Rule, ...], int]  # a word, the ways to its lemmas (the usual one first), tenths of Zipf


def frequencies() -> dict[str, float]:
    from wordfreq import get_frequency_dict  # type: ignore[import-not-found,unused-ignore]

    found: dict[str, float] = get_frequency_dict("pl")
    letters = set(ALPHABET)
    return {form: often for form, often in found.items() if letters.issuperset(form)}


def tenths(often: float) -> int:
    """Of the Zipf value of a common word, 0 of another."""
    value = int((math.log10(often) + 9) * 10 + 0.001) if often else 0
    return value if value >= COMMON else 0


# --- lemmas as rules: what falls off the form, and what comes to its end ---------------------


def rule(form: str, lemma: str) -> Rule:
    """The shortest way from the form to the lemma. Negated forms and superlatives share their rules with the others."""
    found: list[tuple[int, int, Rule]] = []
    for head in (SELF, 0, 3):
        rest = bare(form) if head == SELF else form[head:]
        kept = in_common(rest, lemma)
        found.append((len(rest) + len(lemma) - 2 * kept, abs(head), (head, len(rest) - kept, lemma[kept:])))
    return min(found)[2]


# --- the automaton ----------------------------------------------------------------------------

Edge = tuple[int, int, int]  # the letter, a note if a word ends here, the node behind


class Builder:
    """A minimal automaton, made word by word in rising order (Daciuk and others, 2000)."""

    def __init__(self) -> None:
        self.nodes: dict[tuple[Edge, ...], int] = {(): 0}  # those behind a node come before it
        self._open: list[list[Edge]] = [[]]  # the nodes along the last word
        self._word = b""

    def add(self, word: bytes, note: int) -> None:
        kept = in_common(self._word, word)
        self._close(kept)
        for letter in word[kept:]:
            self._open[-1].append((letter, 0, 0))
            self._open.append([])
        letter, _, _ = self._open[-2][-1]
        self._open[-2][-1] = (letter, note, 0)
        self._word = word

    def _close(self, depth: int) -> None:
        while len(self._open) > depth + 1:
            node = self.nodes.setdefault(tuple(self._open.pop()), len(self.nodes))
            letter, note, _ = self._open[-1][-1]
            self._open[-1][-1] = (letter, note, node)

    def tables(self) -> Tables:
        self._close(0)
        self.nodes.setdefault(tuple(self._open[0]), len(self.nodes))
        made = Tables(array("i", [LAST]), array("i", [0]), array("i", [0]))
        places = [0]
        sizes = [0]
        for node in list(self.nodes)[1:]:
            places.append(len(made.edges))
            words = 0
            for letter, note, behind in node:
                made.edges.append(letter + (WORD if note else 0) + NODE * places[behind])
                made.before.append(words)
                made.notes.append(note)
                words += sizes[behind] + bool(note)
            made.edges[-1] += LAST
            sizes.append(words)
        made.root = places[-1]
        return made


@dataclass
class Tables:
    edges: array[int]
    before: array[int]
    notes: array[int]
    root: int = 0


def packed(values: array[int]) -> bytes:
    if sys.byteorder == "big":
        values = array(values.typecode, values)
        values.byteswap()
    return values.tobytes()


# --- the file ---------------------------------------------------------------------------------


def listed(path: Path) -> tuple[list[str], set[str]]:
    """The words in our letters, from two on; and those with capitals: names and abbreviations."""
    letters = set(ALPHABET)
    words: set[str] = set()
    capitals: set[str] = set()
    with path.open(encoding="utf-8") as lines:
        for word in map(tidy, lines):
            if word[:1].isupper():
                capitals.add(word)
            elif 2 <= len(word) <= LONGEST and letters.issuperset(word):
                words.add(word)
    return sorted(words, key=spelt), capitals


def added(path: Path) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


def spelt(word: str) -> bytes:
    """The letters as numbers, which sort as the alphabet does."""
    return word.translate(CODES).encode("latin-1")


@dataclass
class Unsaid:
    """What no program says, though people may: lemmas as shell patterns, written down by ourselves."""

    rude: re.Pattern[str]
    names: re.Pattern[str]

    @classmethod
    def read(cls, path: Path) -> Unsaid:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return cls(*(re.compile("|".join(translate(one) for one in data[part])) for part in ("rude", "names")))

    def has(self, lemma: str) -> bool:
        return bool(self.rude.match(lemma) or self.names.match(lemma))


@dataclass
class Source:
    """The list, and all that is known of its words."""

    found: dict[str, Found]
    capitals: set[str] = field(default_factory=set)
    more: set[str] = field(default_factory=set)  # words without question
    often: dict[str, float] = field(default_factory=dict)
    usage: Usage | None = None
    unsaid: Unsaid | None = None
    forms: Counter[str] = field(default_factory=Counter)  # of each lemma that was guessed

    def is_word(self, word: str) -> bool:
        """WORDS.L3, WORDS.L6: no name, and if short, no abbreviation either."""
        known = self.found[word]
        if known.exists or word in self.more:
            return True
        if known.readings or not self.usage:
            return len(word) > SHORT
        if known.names and word.capitalize() in self.capitals and (len(word) <= SHORT or self._is_named(word)):
            return False
        return len(word) > SHORT or self._is_drawn_out(word) or self._inflects(word, known)

    def _is_named(self, word: str) -> bool:
        """Is it met at all, and then as a name?"""
        return self.usage is not None and tenths(self.often.get(word, 0)) > 0 and self.usage.names(word) >= NAME_ALONE

    def _inflects(self, word: str, known: Found) -> bool:
        """Abbreviations and scraps of foreign phrases do not."""
        if known.short_form or VOWELS.isdisjoint(word):
            return False
        return any(self.forms[lemma] >= INFLECTED for lemma in known.lemmas)

    def _is_drawn_out(self, word: str) -> bool:
        """An exclamation, with letters doubled."""
        known = self.found.get(re.sub(r"(.)\1+", r"\1", word))
        return known is not None and any(reading.tag.startswith("interj") for reading in known.readings)

    def lemmas(self, word: str) -> list[str]:
        known = self.found[word].lemmas or [word]
        return self.usage.sorted_lemmas(word, known) if self.usage else known

    def zipf(self, word: str) -> int:
        """0 of what no program says: what Morfeusz does not know as a word, rude words, names."""
        known = self.found[word]
        often = self.often.get(word, 0)
        if not often or not known.exists or known.rude:
            return 0
        if self.unsaid and self.unsaid.has(self.lemmas(word)[0]):
            return 0
        named = self.usage is not None and word.capitalize() in self.capitals
        return 0 if named and self.usage and self.usage.names(word) >= NAME_USUALLY else tenths(often)


def known(path: Path) -> Source:
    """The list with all that the installed programs know of it."""
    words, capitals = listed(path)
    more = set(added(MORE)) if path == DEBIAN else set()
    words = sorted({*words, *more}, key=spelt)
    if not find_spec("morfeusz2"):
        print("no morfeusz2: every word is its own lemma, short words are not examined")
        return Source({word: taken_as_it_is(word) for word in words}, capitals)
    analyse = analyser()
    examined = examiner(analyse)
    source = Source({word: examined(word) for word in words}, capitals, more, unsaid=Unsaid.read(UNSAID))
    settle(source)
    if find_spec("wordfreq"):
        source.often = frequencies()
        source.usage = Usage(source.often, with_names(source.found, analyse), source.forms)
    else:
        print("no wordfreq: no word counts as common")
    return source


def settle(source: Source) -> None:
    """WORDS.N3: lemmas for what Morfeusz does not know, or only as a name."""
    if not find_spec("hunspell"):
        print("no hunspell: stems are guessed")
    stems = Stems(source.found, hunspell() if find_spec("hunspell") else lambda _: ())
    unknown = [word for word, found in source.found.items() if not found.readings]
    for word in unknown:
        source.found[word].lemmas = stems.lemmas(word)
        source.forms.update(source.found[word].lemmas)


def noted(source: Source) -> tuple[list[Entry], list[str]]:
    """The words that stay, and those that go."""
    stay: list[Entry] = []
    go: list[str] = []
    for word in source.found:
        if source.is_word(word):
            rules = dict.fromkeys(rule(word, lemma) for lemma in source.lemmas(word))
            stay.append((word, tuple(rules), source.zipf(word)))
        else:
            go.append(word)
    return stay, go


def written(path: Path, name: str, words: list[Entry]) -> None:
    kinds = Counter(rules for _, rules, _ in words)
    notes = {
        rules: note for note, (rules, _) in enumerate(sorted(kinds.items(), key=lambda item: (-item[1], item[0])), 1)
    }
    every, common = Builder(), Builder()
    numbers, zipfs = array("i"), bytearray()
    digest = blake2b(digest_size=16)
    for number, (word, rules, zipf) in enumerate(words):
        digest.update(f"{word} {rules}\n".encode())
        every.add(spelt(word), notes[rules])
        if zipf >= COMMON:
            common.add(spelt(word), 1)
            numbers.append(number)
            zipfs.append(zipf)
    every_made, common_made = every.tables(), common.tables()
    sections = [
        "\n".join(";".join(",".join(map(str, rule)) for rule in rules) for rules in notes).encode(),
        *map(packed, (every_made.edges, every_made.before, every_made.notes)),
        *map(packed, (common_made.edges, common_made.before, numbers)),
        bytes(zipfs),
    ]
    head = {
        "format": FORMAT,
        "name": name,
        "words": len(words),
        "digest": digest.hexdigest(),
        "credits": CREDITS,
        "roots": [every_made.root, common_made.root],
        "sections": [len(section) for section in sections],
    }
    data = json.dumps(head, ensure_ascii=False).encode() + b"\n" + lzma.compress(b"".join(sections), preset=9)
    path.write_bytes(data + seal(data))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("list", type=Path, nargs="?", default=DEBIAN)
    parser.add_argument("--name", default="wpolish 20220301 (sjp.pl)")
    parser.add_argument("--out", type=Path, default=PACKAGED)
    parser.add_argument("--dropped", type=Path, help="write the words that were left out into this file")
    args = parser.parse_args()
    stay, go = noted(known(args.list))
    written(args.out, args.name, stay)
    if args.dropped:
        args.dropped.write_text("".join(f"{word}\n" for word in go), encoding="utf-8")
    for length in range(2, SHORT + 1):
        kept = sum(len(word) == length for word, *_ in stay)
        print(f"{length} letters: {kept} stay, {sum(len(word) == length for word in go)} go")
    print(f"{args.out}: {len(stay)} words, {args.out.stat().st_size} bytes; {len(go)} were left out")


if __name__ == "__main__":
    main()
