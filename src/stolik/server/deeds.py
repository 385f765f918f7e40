"""What each command of a person means: the entry that it makes, or the trouble why it makes none."""

from __future__ import annotations

from stolik.server import names, wire
from stolik.server.checks import check_decision, check_host, check_playing, check_waiting, own_seat, the_seat
from stolik.server.clocks import Clocks
from stolik.server.entries import Entry
from stolik.server.models import Player
from stolik.server.problems import Trouble
from stolik.server.record import Record, Seat
from stolik.server.scene import Scene


def entry_of(scene: Scene, clocks: Clocks, player: Player, command: wire.FromClient) -> Entry:
    record = scene.record
    match command:
        case wire.Answer():
            seat = own_seat(record, player)
            check_playing(record)
            check_decision(record, command.decision, seat)
            # Called as when nobody's hand is moved, whatever the player has been renamed to since.
            name = record.seats[seat].name
            return Entry("answer", seat=seat, name=name, text=command.do, spent=clocks.spent(seat))
        case wire.Undo():
            seat = own_seat(record, player)
            check_playing(record)
            check_decision(record, command.decision, seat)
            return Entry("undo", seat=seat, name=player.name)
        case wire.Sit():
            return _sitting(record, player, command.seat)
        case wire.Stand():
            check_waiting(record)
            return Entry("stand", seat=own_seat(record, player), name=player.name)
        case wire.SeatBot():
            return _seating_a_bot(scene, player, command)
        case wire.Start():
            check_waiting(record)
            own_seat(record, player)
            if any(seat.empty for seat in record.seats):
                raise Trouble("not-ready")
            return Entry("start", name=player.name)
        case wire.Resign():
            check_playing(record)
            return Entry("resign", seat=own_seat(record, player), name=player.name)
        case wire.HandOver():
            return _handing_over(scene, clocks, player, command.seat)
        case wire.Rematch():
            return _rematch(record, player)
        case wire.Remove():
            return _removing(scene, player, command.player)
        case wire.Hush():
            check_host(record, player)
            return Entry("hush", name=player.name, text="on" if command.on else "off")
        case wire.Close():
            return _closing(record, player)
    raise Trouble("bad-message")


def _sitting(record: Record, player: Player, number: int) -> Entry:
    seat = the_seat(record, number)
    if record.status == "waiting":
        if not seat.empty or record.seat_of(player.id) is not None:
            raise Trouble("seat-taken")
    else:
        # Whoever has handed over may come back; whoever has resigned may not.
        check_playing(record)
        if seat.player != player.id or seat.level is None or seat.resigned:
            raise Trouble("seat-taken")
    return Entry("sit", seat=number, name=player.name)


def _seating_a_bot(scene: Scene, player: Player, command: wire.SeatBot) -> Entry:
    """Also the seat of somebody who has gone while it waits: else the others would wait for ever."""
    record = scene.record
    check_waiting(record)
    check_host(record, player)
    seat = the_seat(record, command.seat)
    if seat.player == player.id:
        raise Trouble("seat-taken")
    if seat.player is not None:
        _check_away(scene, seat)
    taken = [other.name for other in record.seats]
    name = "" if command.level is None else names.for_bot(taken)
    return Entry("bot", seat=command.seat, name=name, text=command.level or "")


def _handing_over(scene: Scene, clocks: Clocks, player: Player, number: int) -> Entry:
    record = scene.record
    check_playing(record)
    own = own_seat(record, player)
    seat = the_seat(record, number)
    if seat.person is None:
        raise Trouble("seat-taken")
    if number != own:
        _check_away(scene, seat)
    return Entry("hand_over", seat=number, name=player.name, spent=clocks.spent(number))


def _check_away(scene: Scene, seat: Seat) -> None:
    """Where there are days for an answer nobody has to be here: only the clock takes a seat away."""
    company, clock = scene.company, scene.record.clock
    who = seat.person or ""
    days = clock is not None and clock.kind == "days"
    if days or company.online(who) or company.away(who) < scene.house.config.away:
        raise Trouble("not-away", name=seat.name)


def _rematch(record: Record, player: Player) -> Entry:
    if record.result is None or record.table is None:
        raise Trouble("not-over")
    if player.id not in record.people:
        raise Trouble("not-seated")
    if record.rematch is not None:
        raise Trouble("seat-taken")  # somebody was quicker; the table is named in the info
    return Entry("rematch", name=player.name)


def _removing(scene: Scene, player: Player, gone: str) -> Entry:
    check_host(scene.record, player)
    if gone in scene.record.people or gone == player.id:
        raise Trouble("seat-taken")
    name = scene.company.names.get(gone, "")
    if not name:
        raise Trouble("not-playing")
    return Entry("remove", name=player.name, text=f"{gone} {name}")


def _closing(record: Record, player: Player) -> Entry:
    check_host(record, player)
    if record.result is not None:
        raise Trouble("not-playing")
    if record.people - {player.id}:
        raise Trouble("not-alone")
    return Entry("close", name=player.name)
