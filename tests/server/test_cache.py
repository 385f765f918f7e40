"""Bytes that are kept: never more than there is room for."""

from __future__ import annotations

from stolik.server.cache import Cache


def test_what_nobody_has_asked_for_longest_goes_first() -> None:
    kept = Cache(10)
    kept.keep("a", b"1234")
    kept.keep("b", b"567")
    kept.keep("c", b"890")  # full
    assert kept.get("a") == b"1234"
    kept.keep("d", b"xy")
    assert [kept.get(key) for key in "abcd"] == [b"1234", None, b"890", b"xy"]


def test_as_many_go_as_it_takes() -> None:
    kept = Cache(10)
    for key in "abcde":
        kept.keep(key, b"12")
    kept.keep("f", b"12345")
    assert [kept.get(key) for key in "abcdef"] == [None, None, None, b"12", b"12", b"12345"]


def test_what_does_not_fit_pushes_nothing_out() -> None:
    kept = Cache(10)
    kept.keep("a", b"1234567890")
    kept.keep("b", b"12345678901")
    assert kept.get("a") == b"1234567890"
    assert kept.get("b") is None


def test_what_is_replaced_takes_no_room() -> None:
    kept = Cache(10)
    kept.keep("a", b"12345678")
    kept.keep("a", b"1234")
    kept.keep("b", b"123456")
    assert [kept.get(key) for key in "ab"] == [b"1234", b"123456"]
