"""The words that exist: a minimal automaton in which every word has a number, its lemmas and its frequency.

WORDS.L2, WORDS.L3, WORDS.L6, WORDS.N3, WORDS.N4: all forms of common words, no abbreviations and no names, with their
lemmas, the most usual first. WORDS.R4: marked letters are letters of their own.

The file is made by scripts/words_lexicon.py: one line of JSON, then the tables, compressed. Edges that leave the same
node lie next to each other, by letter; the last of them is marked, and a node is the place of its first edge. What an
edge leads to always lies before it. Place 0 is nobody's: the node without edges.
"""

from __future__ import annotations

import json
import lzma
import sys
from array import array
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.errors import DataError
from stolik.engine.kit import as_table

ALPHABET: Final = "aąbcćdeęfghijklłmnńoóprsśtuwyzźż"
LETTERS: Final = 32
FORMAT: Final = "stolik-lexicon-2"

# An edge: its letter, two marks, and the node behind.
LETTER: Final = 31
LAST: Final = 32  # no further edge leaves this node
WORD: Final = 64  # a word ends here
NODE: Final = 128

MOST_WORDS: Final = 8_388_608  # of a lexicon: numbers fit in 23 bits
LONGEST: Final = 64  # letters

COMMON: Final = 20  # tenths of Zipf: from here on a word counts as common and its frequency is known

SELF: Final = -1  # head of a rule: a leading `nie` falls off, then a leading `naj`

SEAL: Final = 16

_BEYOND: Final[i64] = 0x180  # all Polish letters, small and capital, lie below


def _code_table() -> array[int]:
    codes = array("i", [-1] * 0x180)
    for code, letter in enumerate(ALPHABET):
        codes[ord(letter)] = code
        codes[ord(letter.upper())] = code
    return codes


_CODES: Final[vec[i64]] = as_table(_code_table())


def code(word: str, at: i64) -> i64:
    """The number of a letter of either case, -1 if it is none of ours."""
    point: i64 = ord(word[at])
    if point >= _BEYOND:
        return -1
    return _CODES[point]


@final
class Automaton:
    """Words as paths from the root; the number of a word is how many come before it in the Polish alphabet."""

    def __init__(self, edges: array[int], before: array[int], root: int, size: int) -> None:
        self.edges: vec[i64] = as_table(edges)
        self.before: vec[i64] = as_table(before)  # words that leave the node by smaller letters
        self.root: i64 = root
        self.size: i64 = size

    def number(self, word: str) -> i64:
        """-1 if it is none."""
        edges = self.edges
        before = self.before
        node = self.root
        number: i64 = 0
        ended: i64 = 0
        at: i64 = 0
        length: i64 = len(word)
        while at < length:
            letter = code(word, at)
            if letter < 0 or node == 0:
                return -1
            place = node
            edge = edges[place]
            while (edge & LETTER) < letter:
                if (edge & LAST) != 0:
                    return -1
                place += 1
                edge = edges[place]
            if (edge & LETTER) != letter:
                return -1
            number += ended + before[place]
            ended = 0
            if (edge & WORD) != 0:
                ended = 1
            node = edge // NODE
            at += 1
        if ended == 0:
            return -1
        return number

    def path(self, number: i64) -> list[int]:
        """The places of the edges that spell a word."""
        places: list[int] = []
        node = self.root
        left = number
        while left >= 0:
            place = self._place(node, left)
            places.append(place)
            left -= self.before[place]
            edge = self.edges[place]
            if (edge & WORD) != 0:
                left -= 1
            node = edge // NODE
        return places

    def _place(self, node: i64, left: i64) -> i64:
        """The edge of a node behind which its word number `left` lies."""
        place = node
        while (self.edges[place] & LAST) == 0 and self.before[place + 1] <= left:
            place += 1
        return place


@final
class Lexicon:
    def __init__(
        self,
        name: str,
        digest: str,
        every: Automaton,
        notes: array[int],
        rules: list[str],
        common: Automaton,
        numbers: array[int],
        zipfs: array[int],
    ) -> None:
        self.name = name
        self.digest = digest
        self.size: i64 = every.size
        self.every = every
        self.common = common  # the common words once more, alone
        self.numbers: vec[i64] = as_table(numbers)  # of the common words, in rising order
        self.zipfs: vec[i64] = as_table(zipfs)
        self._notes = notes  # of an edge on which a word ends: its rules, from 1
        self._rules = rules

    def number(self, word: str) -> i64:
        """-1 if there is no such word; case does not matter (L1, L4)."""
        return self.every.number(word)

    def word(self, number: i64) -> str:
        return self._spelt(self._path(number))

    def readings(self, number: i64) -> list[str]:
        """The lemmas that the word can belong to, the most usual first (N3, N4)."""
        path = self._path(number)
        word = self._spelt(path)
        return [lemma(word, rule) for rule in self._rules[self._notes[path[-1]] - 1].split(";")]

    def zipf(self, number: i64) -> i64:
        """Tenths of the Zipf value of a common word, 0 of another."""
        numbers = self.numbers
        low: i64 = 0
        high: i64 = len(numbers)
        while low < high:
            middle = (low + high) // 2
            if numbers[middle] < number:
                low = middle + 1
            else:
                high = middle
        if low < len(numbers) and numbers[low] == number:
            return self.zipfs[low]
        return 0

    def _path(self, number: i64) -> list[int]:
        if number < 0 or number >= self.size:
            raise IndexError(f"word {number} of {self.size}")
        return self.every.path(number)

    def _spelt(self, path: list[int]) -> str:
        return "".join([ALPHABET[self.every.edges[place] & LETTER] for place in path])


def bare(form: str) -> str:
    return form.removeprefix("nie").removeprefix("naj")


def lemma(form: str, rule: str) -> str:
    """A rule names how many letters fall off in front (SELF: what `bare` takes) and behind, and what comes behind."""
    front, behind, ending = rule.split(",")
    head = int(front)
    rest = bare(form) if head == SELF else form[head:]
    return rest[: len(rest) - int(behind)] + ending


def seal(data: bytes) -> bytes:
    """The last bytes of a file, by which damage is noticed."""
    return blake2b(data, digest_size=SEAL).digest()


def load(path: Path | None = None) -> Lexicon:
    """The lexicon of the package, or another one in the same format (L5)."""
    if path is None:
        path = Path(__file__).with_name("lexicon.bin")
    try:
        data = path.read_bytes()
    except OSError as error:
        raise DataError(path, f"cannot be read ({error.strerror})") from None
    line, _, rest = data.partition(b"\n")
    try:
        head = json.loads(line)
    except ValueError:
        head = None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise DataError(path, "is no lexicon of this version")
    if seal(data[:-SEAL]) != data[-SEAL:]:
        raise DataError(path, "is damaged")
    return _unpacked(head, lzma.decompress(rest[:-SEAL]))


def _unpacked(head: dict[str, Any], body: bytes) -> Lexicon:
    parts: list[bytes] = []
    start = 0
    for length in head["sections"]:
        parts.append(body[start : start + length])
        start += length
    rules, edges, before, notes, common_edges, common_before, numbers, zipfs = parts
    root, common_root = head["roots"]
    return Lexicon(
        head["name"],
        head["digest"],
        Automaton(_read(edges), _read(before), root, head["words"]),
        _read(notes),
        rules.decode().split("\n"),
        Automaton(_read(common_edges), _read(common_before), common_root, len(zipfs)),
        _read(numbers),
        array("B", zipfs),
    )


def _read(data: bytes) -> array[int]:
    values = array("i", data)
    if sys.byteorder == "big":
        values.byteswap()
    return values
