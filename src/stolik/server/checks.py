"""What a command takes for granted, and the trouble where it is not so."""

from __future__ import annotations

from stolik.server.models import Player
from stolik.server.problems import Trouble
from stolik.server.record import Record, Seat


def the_seat(record: Record, number: int) -> Seat:
    if number >= len(record.seats):
        raise Trouble("no-such-seat", seat=str(number + 1))
    return record.seats[number]


def own_seat(record: Record, player: Player) -> int:
    seat = record.seat_of(player.id)
    if seat is None:
        raise Trouble("not-seated")
    return seat


def check_host(record: Record, player: Player) -> None:
    if player.id != record.setup.host:
        raise Trouble("not-host")


def check_waiting(record: Record) -> None:
    if record.status != "waiting":
        raise Trouble("not-waiting")


def check_playing(record: Record) -> None:
    if record.status != "playing":
        raise Trouble("not-playing")


def check_decision(record: Record, decision: int, seat: int) -> None:
    """Is this what the seat is asked now, or, where it is not asked, what the others are?"""
    table = record.table
    if table is None or table.pending is None:
        raise Trouble("stale-decision")
    asked = table.asked_at[seat] if seat in table.pending.seats else table.pending.id
    if asked != decision:
        raise Trouble("stale-decision")
