"""Keyed dice and the hash chain, against HMAC and SHA-256 worked out by hand."""

from __future__ import annotations

import hashlib
import hmac
import json

import pytest

from stolik.engine.chain import KeyedDice, canonical, commitment, link, seed_of

SEED = bytes(range(32))


def words(count: int) -> list[int]:
    """The stream of a seed: each block of HMAC gives four words of eight bytes."""
    blocks = b""
    for n in range(-(-count // 4)):
        blocks += hmac.new(SEED, b"dice" + bytes(7) + bytes([n]), hashlib.sha256).digest()
    return [int.from_bytes(blocks[8 * n : 8 * n + 8], "big") for n in range(count)]


def test_known_answer() -> None:
    dice = KeyedDice(SEED)
    assert [dice.below(6) for _ in range(40)] == [word % 6 for word in words(40)]
    assert dice.used == 40


def test_dice_go_on_where_they_were() -> None:
    first = KeyedDice(SEED)
    rolled = [first.below(100) for _ in range(7)]
    assert [KeyedDice(SEED, used).below(100) for used in range(7)] == rolled


def test_words_that_would_be_unfair_are_rejected() -> None:
    """With 2**63 + 1 outcomes nearly half of all words is beyond the last whole multiple."""
    n = 2**63 + 1
    dice = KeyedDice(SEED)
    fair = [word for word in words(60) if word < n]
    assert 15 < len(fair) < 45
    assert [dice.below(n) for _ in range(len(fair))] == fair


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert commitment(seed_of(1)) != commitment(seed_of(2))
    assert len(seed_of(1)) == 32


def test_known_link() -> None:
    line = {"seat": 1, "do": "wyłóż ę"}
    text = '{"do":"wyłóż ę","seat":1}'.encode()
    salt = hmac.new(SEED, b"salt" + bytes(7) + b"\x05", hashlib.sha256).digest()
    assert canonical(line) == text
    assert link(SEED, 5, "before", line) == hashlib.sha256(b"before" + salt + text).hexdigest()


def test_the_order_of_keys_and_the_hash_itself_do_not_matter() -> None:
    line = {"do": "x", "seat": 1}
    assert canonical({"seat": 1, "hash": "y", "do": "x"}) == canonical(line)
    assert canonical(json.loads(json.dumps(line))) == canonical(line)


@pytest.mark.parametrize(
    "other",
    [
        (SEED[::-1], 5, "before", {"seat": 1}),
        (SEED, 6, "before", {"seat": 1}),
        (SEED, 5, "after", {"seat": 1}),
        (SEED, 5, "before", {"seat": 2}),
    ],
    ids=["seed", "number", "previous", "line"],
)
def test_a_link_covers_everything(other: tuple[bytes, int, str, dict[str, int]]) -> None:
    assert link(*other) != link(SEED, 5, "before", {"seat": 1})
