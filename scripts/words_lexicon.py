"""Makes the lexicon of Word Domination from a list of words, one a line.

    python scripts/words_lexicon.py                     # Debian's wpolish into the package
    python scripts/words_lexicon.py my.txt --name "my list 1" --out my.bin

Lemmas come from Morfeusz (morfeusz2), frequencies from wordfreq. Without them a word is its own only lemma, no word
counts as common, and short words are taken as they are.
"""

from __future__ import annotations

import argparse
import json
import lzma
import sys
from array import array
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

from stolik.engine.writing import tidy
from stolik.games.words import lexicon
from stolik.games.words.lexicon import ALPHABET, COMMON, FORMAT, LAST, LONGEST, NODE, SELF, WORD, bare, seal

DEBIAN = Path("/usr/share/dict/polish")
PACKAGED = Path(lexicon.__file__).with_name("lexicon.bin")
CREDITS = "see LICENSES.md beside the game"

SHORT = 4  # longer words are not examined
NOT_WORDS = {"brev", "romandig"}  # abbreviations and numerals in letters
VOWELS = set("aąeęioóuy")
NEGATED = {"adj", "adv", "ger", "pact", "ppas"}  # what `nie` grows together with

CODES = {ord(letter): chr(code) for code, letter in enumerate(ALPHABET)}

Rule = tuple[int, int, str]
Entry = tuple[str, tuple[Rule, ...], int]  # a word, the ways to its lemmas, tenths of Zipf


@dataclass
class Found:
    """What is known of one form."""

    lemmas: list[str]
    negatable: bool
    exists: bool  # neither as a name nor as an abbreviation alone; without a vowel only exclamations are words
    rude: bool = False  # people may say so; no program does


def taken_as_it_is(form: str) -> Found:
    return Found([form], negatable=False, exists=True)


def examiner() -> Callable[[str], Found]:
    import morfeusz2  # type: ignore[import-not-found,unused-ignore]

    analyse = morfeusz2.Morfeusz(praet="composite").analyse
    letters = set(ALPHABET)

    def examined(form: str) -> Found:
        analysed = analyse(form)
        readings = [
            (start, end, lemma.split(":")[0], tag.split(":")[0]) for start, end, (_, lemma, tag, *_) in analysed
        ]
        marks = [" ".join(qualifiers) for _, _, (_, _, _, _, qualifiers) in analysed]
        words = [reading for reading in readings if reading[3] not in NOT_WORDS and reading[3] != "ign"]
        common = [reading for reading in words if not reading[2][:1].isupper()]
        end = max(end for _, end, *_ in readings)
        whole = [reading for reading in common or words if reading[0] == 0 and reading[1] == end]
        lemmas = dict.fromkeys(lemma.lower() for *_, lemma, _ in whole)
        return Found(
            [lemma for lemma in lemmas if letters.issuperset(lemma)],
            negatable=any(tag in NEGATED for *_, tag in whole),
            exists=any(tag == "interj" or not VOWELS.isdisjoint(form) for *_, tag in common),
            rude=any("wulg." in mark for mark in marks) or all("pogard." in mark for mark in marks),
        )

    return examined


def frequencies() -> dict[str, int]:
    """The common words with tenths of their Zipf value."""
    from wordfreq import freq_to_zipf, get_frequency_dict  # type: ignore[import-not-found,unused-ignore]

    tenths = {form: int(freq_to_zipf(often) * 10 + 0.001) for form, often in get_frequency_dict("pl").items()}
    return {form: value for form, value in tenths.items() if value >= COMMON}


# --- lemmas as rules: what falls off the form, and what comes to its end ---------------------


def in_common(one: str | bytes, other: str | bytes) -> int:
    """The length of the common beginning."""
    length = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        length += 1
    return length


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


def listed(path: Path) -> list[str]:
    """The words in our letters, from two on. Capitals mean a name or an abbreviation."""
    letters = set(ALPHABET)
    with path.open(encoding="utf-8") as lines:
        words = {word for word in map(tidy, lines) if 2 <= len(word) <= LONGEST and letters.issuperset(word)}
    return sorted(words, key=spelt)


def spelt(word: str) -> bytes:
    """The letters as numbers, which sort as the alphabet does."""
    return word.translate(CODES).encode("latin-1")


def noted(words: list[str], examined: Callable[[str], Found], often: dict[str, int]) -> tuple[list[Entry], list[str]]:
    """The words that stay, and the short ones that go.

    What Morfeusz does not know as a word is never common, nor is what it calls vulgar or scornful.
    """
    stay: list[Entry] = []
    go: list[str] = []
    for word in words:
        found = examined(word)
        if len(word) <= SHORT and not found.exists:
            go.append(word)
            continue
        if not found.lemmas and word.startswith("nie"):
            positive = examined(word[3:])
            if positive.negatable:
                found = positive
        rules = {rule(word, lemma) for lemma in found.lemmas or [word]}
        stay.append((word, tuple(sorted(rules)), often.get(word, 0) if found.exists and not found.rude else 0))
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
        digest.update(f"{word}\n".encode())
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
    parser.add_argument("--dropped", type=Path, help="write the short words that were left out into this file")
    args = parser.parse_args()
    examined: Callable[[str], Found] = taken_as_it_is
    often: dict[str, int] = {}
    if find_spec("morfeusz2"):
        examined = examiner()
    else:
        print("no morfeusz2: every word is its own lemma, short words are not examined")
    if find_spec("wordfreq"):
        often = frequencies()
    else:
        print("no wordfreq: no word counts as common")
    stay, go = noted(listed(args.list), examined, often)
    written(args.out, args.name, stay)
    if args.dropped:
        args.dropped.write_text("".join(f"{word}\n" for word in go), encoding="utf-8")
    for length in range(2, SHORT + 1):
        kept = sum(len(word) == length for word, *_ in stay)
        print(f"{length} letters: {kept} stay, {sum(len(word) == length for word in go)} go")
    print(f"{args.out}: {len(stay)} words, {args.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
