"""The drills' own tools: what they say of many numbers, and where the proxy before PostgreSQL sees a write."""

from __future__ import annotations

import random

import pytest

from figures import alike, cut, distance, slope
from proxy import Requests

STARTUP = (8 + 5).to_bytes(4, "big") + (3 << 16).to_bytes(4, "big") + b"user\0"


def message(kind: bytes, body: bytes) -> bytes:
    return kind + (4 + len(body)).to_bytes(4, "big") + body


def query(text: bytes) -> bytes:
    return message(b"Q", text + b"\0")


def prepared(name: bytes, text: bytes) -> bytes:
    return message(b"P", name + b"\0" + text + b"\0\0\0")


def bound(portal: bytes, name: bytes) -> bytes:
    return message(b"B", portal + b"\0" + name + b"\0\0\0\0\0\0\0")


def executed(portal: bytes) -> bytes:
    return message(b"E", portal + b"\0\0\0\0\0")


SYNC = message(b"S", b"")


def writes_of(*data: bytes) -> list[list[bytes]]:
    requests = Requests()
    return [request.writes for part in (STARTUP, *data) for request in requests.add(part)][1:]


def test_a_request_ends_with_a_simple_query_or_with_sync() -> None:
    insert = prepared(b"", b"INSERT INTO entries VALUES (1)") + bound(b"", b"") + executed(b"") + SYNC
    assert writes_of(query(b"BEGIN"), insert, query(b"COMMIT")) == [
        [],
        [b"INSERT INTO entries VALUES (1)"],
        [b"COMMIT"],
    ]


def test_a_statement_that_was_prepared_once_writes_each_time() -> None:
    first = prepared(b"s1", b"with u as (select 1) insert into entries select * from u") + SYNC
    again = bound(b"", b"s1") + executed(b"") + SYNC
    assert [len(writes) for writes in writes_of(first, again, again)] == [0, 1, 1]


def test_reading_is_no_write_and_half_a_message_is_no_request() -> None:
    select = prepared(b"", b"SELECT 'insert'") + bound(b"", b"") + executed(b"") + SYNC
    assert writes_of(select) == [[]]
    assert writes_of(select[:-3]) == []
    assert writes_of(select[:-3], select[-3:]) == [[]]


def test_all_bytes_are_passed_on() -> None:
    requests, whole = Requests(), STARTUP + query(b"BEGIN") + prepared(b"", b"UPDATE a SET b = 1") + SYNC
    passed = [request.data for at in range(len(whole)) for request in requests.add(whole[at : at + 1])]
    assert b"".join(passed) == whole


def test_the_distance_of_two_kinds_of_times() -> None:
    assert distance([1, 2, 3], [1, 2, 3]) == 0
    assert distance([1, 2], [3, 4]) == 1
    assert distance([1, 2, 3, 4], [3, 4, 5, 6]) == pytest.approx(0.5)  # below 3 lie two of four, and none


def test_times_of_one_kind_are_not_told_apart_and_times_of_two_are() -> None:
    rng = random.Random(1)
    some, others = ([rng.uniform(1, 3) for _ in range(60)] for _ in range(2))
    assert alike(some, others) > 0.01
    assert alike(some, [time + 1 for time in others]) < 0.01


def test_growth_and_cuts() -> None:
    assert slope([(0, 5), (1, 7), (2, 9)]) == pytest.approx(2)
    assert cut([number / 1000 for number in range(101)], 50, 99) == pytest.approx([50, 99])
    assert cut([], 50) == [0]
