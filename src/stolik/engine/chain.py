"""The keyed dice of a table and the hash chain of its log.

The seed is drawn before the deal and only its commitment is published. Dice and salts come from
the seed, so that after the game anybody can check deal, dice and log; before, the salt keeps the
chain from telling what a hidden line says. SHA-256 alone, so that a browser can check it too.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

from stolik.engine.kit import Dice

Line = dict[str, Any]


def commitment(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


def seed_of(number: int) -> bytes:
    """A seed from a small number, for tests and reproducible arenas."""
    return hashlib.sha256(b"stolik seed %d" % number).digest()


class KeyedDice(Dice):
    """The dice of a table: word n of the stream is the n-th quarter of HMAC-SHA-256(seed, "dice" + n // 4)."""

    def __init__(self, seed: bytes, used: int = 0) -> None:
        self.seed = seed
        self.used = used  # words taken so far

    def _word(self) -> int:
        block, quarter = divmod(self.used, 4)
        self.used += 1
        digest = hmac.digest(self.seed, b"dice" + block.to_bytes(8, "big"), "sha256")
        return int.from_bytes(digest[8 * quarter : 8 * quarter + 8], "big")

    def below(self, n: int) -> int:
        fair = 2**64 - 2**64 % n
        word = self._word()
        while word >= fair:
            word = self._word()
        return word % n

    def clone(self) -> KeyedDice:
        """Dice that will fall the same."""
        return KeyedDice(self.seed, self.used)


class LoadedDice(KeyedDice):
    """Dice that fall as told, for lessons and tests: each fall as `below` gives it, from 0."""

    def __init__(self, *falls: int) -> None:
        super().__init__(seed_of(1))
        self.falls = list(falls)

    def below(self, n: int) -> int:
        return self.falls.pop(0)

    def clone(self) -> LoadedDice:
        return LoadedDice(*self.falls)


def canonical(line: Line) -> bytes:
    plain = {key: value for key, value in line.items() if key != "hash"}
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def link(seed: bytes, number: int, previous: str, line: Line) -> str:
    """The hash of a line: it covers the line, its salt and everything before."""
    salt = hmac.digest(seed, b"salt" + number.to_bytes(8, "big"), "sha256")
    return hashlib.sha256(previous.encode() + salt + canonical(line)).hexdigest()
