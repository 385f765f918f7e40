"""Small parts of the server, each by itself."""

from __future__ import annotations

import pytest

from stolik.server import limits, names
from stolik.server.config import BadConfig, ServerConfig
from stolik.server.limits import Bucket, Buckets, network
from stolik.server.problems import STATUS, Trouble


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    stopped = Time()
    monkeypatch.setattr(limits, "time", stopped)
    return stopped


def test_a_bucket_lets_a_burst_through_and_then_its_rate(time: Time) -> None:
    bucket = Bucket(2, 5)
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    time.now += 0.4
    assert not bucket.take()
    time.now += 0.2
    assert [bucket.take(), bucket.take()] == [True, False]
    time.now += 1000
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]  # never more than the burst


def test_each_client_has_a_bucket(time: Time) -> None:
    buckets = Buckets(1, 2)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    time.now += 1
    assert buckets.take("a")


def test_full_buckets_are_forgotten_and_used_ones_are_not(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SEVERAL", 10)
    buckets = Buckets(1, 2)
    for number in range(20):
        buckets.take(str(number))
    time.now += 1.9
    assert [buckets.take("late") for _ in range(3)] == [True, True, False]
    time.now += 0.2
    for number in range(20, 30):
        buckets.take(str(number))
    assert not buckets.take("late")
    assert len(buckets._buckets) <= 11


@pytest.mark.usefixtures("time")
def test_buckets_that_are_all_in_use_are_not_looked_through_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SEVERAL", 10)
    buckets = Buckets(1, 2)
    looked = []
    for number in range(1000):
        before = buckets._buckets
        buckets.take(str(number))
        looked.append(buckets._buckets is not before)
    assert sum(looked) < 10


@pytest.mark.usefixtures("time")
def test_what_was_taken_can_be_given_back() -> None:
    buckets = Buckets(1, 2)
    for _ in range(5):
        assert buckets.take("a")
        buckets.give("a")
    buckets.give("a")
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    buckets.give("nobody")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("somewhere", "somewhere"),
    ],
)
def test_a_network_of_ipv6_counts_as_one_caller(host: str, counted: str) -> None:
    assert network(host) == counted


def test_names_are_shown_clean_and_compared_without_tricks() -> None:
    assert names.clean("  Ala   z\u00a0Łodzi ") == "Ala z Łodzi"
    assert names.clean("Z\u0307o\u0301łw") == "Żółw"
    assert names.compared("ＡＬＡ") == names.compared("ala") == "ala"
    assert names.compared("Straße") == names.compared("STRASSE")
    assert names.compared("\u1fb3") == names.compared("\u03b1\u0345")
    assert names.compared("ala  b") == names.compared("Ala\u00a0B ")
    for name in ("a" * 25, "", " ", "\x7f", "\u00ad", "a\u200db", "<", "\u115f", "\u0308a"):
        with pytest.raises(Trouble, match="bad-name"):
            names.clean(name)


def test_bots_have_names_that_nobody_at_the_table_has() -> None:
    taken: list[str] = ["zenon", "OLA"]
    for _ in range(10):
        taken.append(names.for_bot(taken))
    assert len({names.compared(name) for name in taken}) == 12


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOLIK_PACE", "0.5")
    monkeypatch.setenv("STOLIK_WORKERS", "3")
    monkeypatch.setenv("STOLIK_DATABASE", "postgresql://me@here/stolik")
    found = ServerConfig.from_environment()
    assert (found.pace, found.workers) == (0.5, 3)
    assert found.address == "postgresql+psycopg://me@here/stolik"
    assert found.away == ServerConfig.away


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("STOLIK_WORKERS", "many"),
        ("STOLIK_WORKERS", "1.5"),
        ("STOLIK_WORKERS", "-1"),
        ("STOLIK_PACE", ""),
        ("STOLIK_PACE", "nan"),
        ("STOLIK_PACE", "inf"),
        ("STOLIK_AWAY", "-1"),
        ("STOLIK_REQUESTS", "0"),
        ("STOLIK_GUESTS", "0"),
        ("STOLIK_SOCKETS", "0"),
        ("STOLIK_IDLE", "0"),
    ],
)
def test_a_setting_that_cannot_be_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadConfig, match=name):
        ServerConfig.from_environment()


def test_every_trouble_has_a_status() -> None:
    assert all(400 <= status < 600 for status in STATUS.values())
    assert Trouble("not-away", name="Ala").problem.facts == {"name": "Ala"}
