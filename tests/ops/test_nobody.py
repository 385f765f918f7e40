"""Signing in takes as long where there is no such name."""

from __future__ import annotations

from stolik.server.people import HASHER, NOBODY


def test_the_hash_for_unknown_names_costs_as_much_as_any() -> None:
    assert not HASHER.check_needs_rehash(NOBODY)
