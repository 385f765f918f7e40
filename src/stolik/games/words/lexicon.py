"""The words that exist: a minimal automaton in which every word has a number, its lemmas and its frequency.

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
from mypy_extensions import i32, i64, u8

from stolik.engine.errors import DataError
from stolik.engine.kit import as_bytes, as_halves

ALPHABET: Final = "aąbcćdeęfghijklłmnńoóprsśtuwyzźż"
LETTERS: Final = 32
FORMAT: Final = "stolik-lexicon-1"

# A label: the letter, and two marks.
LETTER: Final = 31
LAST: Final = 32  # no further edge leaves this node
WORD: Final = 64  # a word ends here

MOST_WORDS: Final = 8_388_608  # of a lexicon: numbers fit in 23 bits
LONGEST: Final = 64  # letters

COMMON: Final = 20  # tenths of Zipf: from here on a word counts as common and its frequency is known

SELF: Final = -1  # head of a rule: a leading `nie` falls off, then a leading `naj`

SEAL: Final = 16

_FOREIGN: Final = 255
_BEYOND: Final[i64] = 0x180  # all Polish letters, small and capital, lie below


def _code_table() -> bytes:
    codes = bytearray([_FOREIGN] * 0x180)
    for code, letter in enumerate(ALPHABET):
        codes[ord(letter)] = code
        codes[ord(letter.upper())] = code
    return bytes(codes)


_CODES: Final[vec[u8]] = as_bytes(_code_table())


def code(letter: str) -> i64:
    """The number of a letter of either case, -1 if it is none of ours."""
    point: i64 = ord(letter)
    if point >= _BEYOND:
        return -1
    found = i64(_CODES[point])
    if found == _FOREIGN:
        return -1
    return found


@final
class Automaton:
    """Words as paths from the root; the number of a word is how many come before it in the Polish alphabet."""

    def __init__(self, labels: bytes, targets: array[int], before: array[int], root: int, size: int) -> None:
        self.labels: vec[u8] = as_bytes(labels)
        self.targets: vec[i32] = as_halves(targets)
        self.before: vec[i32] = as_halves(before)  # words that leave the node by smaller letters
        self.root: i64 = root
        self.size: i64 = size

    def number(self, word: str) -> i64:
        """-1 if it is none."""
        labels = self.labels
        targets = self.targets
        before = self.before
        node = self.root
        number: i64 = 0
        ended: i64 = 0
        at: i64 = 0
        length: i64 = len(word)
        while at < length:
            letter = code(word[at])
            if letter < 0 or node == 0:
                return -1
            edge = node
            label = i64(labels[edge])
            while (label & LETTER) < letter:
                if (label & LAST) != 0:
                    return -1
                edge += 1
                label = i64(labels[edge])
            if (label & LETTER) != letter:
                return -1
            number += ended + i64(before[edge])
            ended = 0
            if (label & WORD) != 0:
                ended = 1
            node = i64(targets[edge])
            at += 1
        if ended == 0:
            return -1
        return number

    def word(self, number: i64) -> str:
        labels = self.labels
        letters: list[str] = []
        edge: i64 = 0
        node = self.root
        left = number
        while left >= 0:
            edge = self._edge(node, left)
            left -= i64(self.before[edge])
            label = i64(labels[edge])
            letters.append(ALPHABET[label & LETTER])
            if (label & WORD) != 0:
                left -= 1
            node = i64(self.targets[edge])
        return "".join(letters)

    def end(self, number: i64) -> i64:
        """The edge on which a word ends."""
        edge: i64 = 0
        node = self.root
        left = number
        while left >= 0:
            edge = self._edge(node, left)
            left -= i64(self.before[edge])
            if (i64(self.labels[edge]) & WORD) != 0:
                left -= 1
            node = i64(self.targets[edge])
        return edge

    def _edge(self, node: i64, left: i64) -> i64:
        """The edge of a node behind which its word number `left` lies."""
        edge = node
        while (i64(self.labels[edge]) & LAST) == 0 and i64(self.before[edge + 1]) <= left:
            edge += 1
        return edge


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
        zipfs: bytes,
    ) -> None:
        self.name = name
        self.digest = digest
        self.size: i64 = every.size
        self.every = every
        self.common = common  # the common words once more, alone
        self.numbers: vec[i32] = as_halves(numbers)  # of the common words, in rising order
        self.zipfs: vec[u8] = as_bytes(zipfs)
        self._notes: vec[i32] = as_halves(notes)  # of an edge on which a word ends: its rules, from 1
        self._rules = rules

    def number(self, word: str) -> i64:
        """-1 if there is no such word; case does not matter (L1, L4)."""
        return self.every.number(word)

    def word(self, number: i64) -> str:
        return self.every.word(self._checked(number))

    def readings(self, number: i64) -> list[str]:
        """The lemmas that the word can belong to, the most frequent first (N3, N4)."""
        word = self.word(number)
        rules = self._rules[i64(self._notes[self.every.end(number)]) - 1].split(";")
        lemmas = [lemma(word, rule) for rule in rules]
        if len(lemmas) > 1:
            lemmas.sort(key=lambda found: (-self._often(found), found))
        return lemmas

    def zipf(self, number: i64) -> i64:
        """Tenths of the Zipf value of a common word, 0 of another."""
        numbers = self.numbers
        low: i64 = 0
        high: i64 = len(numbers)
        while low < high:
            middle = (low + high) // 2
            if i64(numbers[middle]) < number:
                low = middle + 1
            else:
                high = middle
        if low < len(numbers) and i64(numbers[low]) == number:
            return i64(self.zipfs[low])
        return 0

    def _often(self, word: str) -> i64:
        return self.zipf(self.number(word))

    def _checked(self, number: i64) -> i64:
        if number < 0 or number >= self.size:
            raise IndexError(f"word {number} of {self.size}")
        return number


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
    rules, labels, targets, before, notes, common_labels, common_targets, common_before, numbers, zipfs = parts
    root, common_root = head["roots"]
    return Lexicon(
        head["name"],
        head["digest"],
        Automaton(labels, _halves(targets), _halves(before), root, head["words"]),
        _halves(notes),
        rules.decode().split("\n"),
        Automaton(common_labels, _halves(common_targets), _halves(common_before), common_root, len(zipfs)),
        _halves(numbers),
        zipfs,
    )


def _halves(data: bytes) -> array[int]:
    values = array("i", data)
    if sys.byteorder == "big":
        values.byteswap()
    return values
