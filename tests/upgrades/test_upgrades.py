"""Nothing old is lost: whatever an earlier version has kept, this one opens, shows as it was and plays on.

But a game that was begun with another lexicon may come out otherwise now: then it says that the rules were others.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from server.people import Message, Person, TableSocket
from stolik import games
from stolik.engine.errors import LogError
from stolik.engine.log import rebuild, verify
from stolik.engine.shown import shown
from stolik.engine.table import EVERYBODY as TO_ALL
from upgrades.conftest import Upgraded
from upgrades.told import EVERYBODY, fingerprint, log_of, read, replayed, seen

NUMBERED = ("control", "towers", "helper", "price", "zones", "offers")  # of what is derived: with numbers at first


def lasting(shown_to: Message, game: str) -> Message:
    """What somebody is shown, without what is each version's own: the numbers of questions, what may be taken back, how
    answers are worded inside and in which order they are listed. At first positions were told in the machine's form."""
    found = {**shown_to, "view": dict(shown_to["view"] or {})}
    view = found["view"]
    view.pop("can_undo", None)
    if "todo" in view.get("state", {}):
        observer = view["state"]["seats"] if view["seat"] is None else view["seat"]
        (view["state"],) = shown(games.get(game).rules, [view["state"]], [observer])
    if view.get("derived"):
        view["derived"] = {name: _as_told(value) for name, value in view["derived"].items()}
    if view.get("decision"):
        asked = view["decision"]
        view["decision"] = {name: asked[name] for name in ("step", "kind", "seats", "rule")}
        view["decision"]["options"] = sorted(option["text"] for option in asked["options"])
    orders = found["orders"] or {"possible": [], "given": []}
    for order in orders["possible"]:
        order.pop("parts", None)
        order.pop("skip", None)
        order.get("values", {}).pop("how", None)  # a choice among its wordings
    for order in orders["given"]:  # at first each was given once, by its player
        assert not order.pop("lasting", False)
        assert not order.pop("usual", False)
    return found


def as_it_was(now: Message, then: Message) -> bool:
    """A later version may work out more of a position, and names what an earlier one numbered."""
    derived, before = now["view"].get("derived"), then["view"].get("derived")
    if derived is not None and before is not None:
        both = [name for name in before if name not in NUMBERED]
        now = {**now, "view": {**now["view"], "derived": {name: derived[name] for name in both}}}
        then = {**then, "view": {**then["view"], "derived": {name: before[name] for name in both}}}
    return now == then


def _as_told(value: Any) -> Any:
    """Whom a peasant or a bandit owes its points to under an effect was not told at first."""
    if isinstance(value, list):
        return [_as_told(part) for part in value]
    if not isinstance(value, dict):
        return value
    kept = {key: _as_told(part) for key, part in value.items()}
    return {**kept, "for": []} if kept.get("skull") in ("C", "Z") else kept


def ageless(info: Message) -> Message:
    """The tables were made younger than they are. Told now are who sits there, why it ended, and a title with that."""
    lasting = {name: value for name, value in info.items() if name != "created"}
    lasting["seats"] = [{name: seat[name] for name in seat if name != "player"} for seat in info["seats"]]
    if info["result"] is not None:
        says = info["result"].get("says")
        titles = [f"title-{says['values']['title']}"] if says and "title" in says["values"] else []
        plain = {name: info["result"].get(name, []) for name in ("reason", "shares", "points")}
        lasting["result"] = {**plain, "titles": info["result"].get("titles", titles)}
    return lasting


def lines_of(log: bytes) -> list[Message]:
    return [json.loads(line) for line in log.decode().splitlines()]


def test_there_is_data_of_every_game_over_and_going_on(upgraded: Upgraded) -> None:
    for status in ("playing", "over"):
        kept = {told["info"]["game"] for told in upgraded.all.values() if told["info"]["status"] == status}
        assert kept == set(games.names())
    assert upgraded.those("waiting")


def test_everybody_sees_each_table_as_it_was(upgraded: Upgraded) -> None:
    for table, told in upgraded.tables.items():
        for name, person in upgraded.people.items():
            now = seen(person, table)
            info, then = ageless(now.pop("table")), ageless(told["info"])
            if then["result"] is not None and not then["result"]["points"]:  # not every game told them
                then["result"]["points"] = info["result"]["points"]
            assert {name: info[name] for name in then} == then, told["note"]  # a later version may say more
            game = told["info"]["game"]
            assert as_it_was(lasting(now, game), lasting(told["seen"][name], game)), (told["note"], name)


def test_a_game_begun_with_another_lexicon_goes_on_or_says_why_not(upgraded: Upgraded) -> None:
    reader = next(iter(upgraded.people.values()))
    for table, told in upgraded.reworded.items():
        heard = reader.at(table).hear()
        if heard["kind"] == "welcome":
            assert heard["table"]["status"] == told["info"]["status"], told["note"]
        else:
            assert heard["problem"]["name"] == "old-rules", told["note"]
        if told["info"]["status"] == "over":
            log = lines_of(read(upgraded.kept / f"words-{table}.jsonl.xz"))
            with pytest.raises(LogError, match="was played with lexicon"):
                verify(log, games.get)


def moved(position: Message) -> tuple[Any, ...]:
    return position["seat"], position["do"], position["option"] and position["option"]["text"], position["undone"]


def machine_states(log: list[Message], seat: int | None) -> Iterator[Message]:
    """What lay there in every position of a game, as a seat saw it, or with all cards open."""
    for _, table in rebuild(log, games.get):
        state = table.view(TO_ALL if seat is None else seat)["state"]
        yield json.loads(json.dumps(state))


def test_what_is_over_can_be_replayed(upgraded: Upgraded) -> None:
    reader = next(iter(upgraded.people.values()))
    for table, told in upgraded.those("over").items():
        log = lines_of(log_of(reader, table))
        last = len(told["info"]["seats"]) - 1
        for seat, then in ((None, told["replays"][EVERYBODY]), (last, told["replays"][str(last)])):
            now = replayed(reader, table, seat)
            assert now["names"] == then["names"], told["note"]
            assert [moved(position) for position in now["positions"]] == [
                (seat, do, option and option["text"], undone) for seat, do, option, undone in then["positions"]
            ], told["note"]
            # What lay there was kept as a fingerprint of the machine's form: the log gives that again.
            rules, states = games.get(told["info"]["game"]).rules, list(machine_states(log, seat))
            states += states[-1:] * (len(now["positions"]) - len(states))  # whoever gives up changes nothing
            assert fingerprint(states) == then["states"], told["note"]
            observers = [states[0]["seats"] if seat is None else seat] * len(states)
            again = [shown(rules, [state], [observer])[0] for state, observer in zip(states, observers, strict=True)]
            assert [position["view"]["state"] for position in now["positions"]] == again, told["note"]


def test_what_is_over_has_its_log_and_can_be_looked_back_at(upgraded: Upgraded) -> None:
    reader, reviewed = next(iter(upgraded.people.values())), set()
    for table, told in upgraded.those("over").items():
        game = games.get(told["info"]["game"])
        log = lines_of(log_of(reader, table))
        assert log == lines_of(read(upgraded.kept / f"{game.id}-{table}.jsonl.xz")), told["note"]
        verify(log, games.get)
        if game.id not in reviewed:  # it takes long
            reviewed.add(game.id)
            answer = reader.http.get(f"/api/tables/{table}/review")
            assert answer.status_code == 200, answer.text
            assert bool(answer.json()["turns"]) == (game.teaching.review is not None), told["note"]


def test_what_was_said_is_still_there(upgraded: Upgraded) -> None:
    reader = next(iter(upgraded.people.values()))
    spoken = {table: told for table, told in upgraded.tables.items() if told["said"]}
    assert spoken
    for table, told in spoken.items():
        heard = reader.here(table).settled().raw if told["info"]["status"] != "over" else reader.here(table).raw
        for line in told["said"]:
            assert any(line in text for text in heard), (told["note"], line)


def test_a_kept_name_is_kept(upgraded: Upgraded) -> None:
    name, password = upgraded.name["name"], upgraded.name["password"]
    owner = upgraded.people[name]
    guest = owner.http.post("/api/me", json={"name": name})
    assert guest.json()["name"] == "name-taken"
    signed = Person(upgraded.server.address, "Somebody")
    try:
        answer = signed.http.post("/api/sign-in", json={"name": name, "password": password})
        assert answer.status_code == 200, answer.text
        assert answer.json() == {"id": owner.id, "name": name, "kept": True}
        mine = {info["id"] for info in signed.http.get("/api/tables").json()["mine"]}
        sat = {table for table, told in upgraded.tables.items() if told["seen"][name]["seat"] is not None}
        assert sat <= mine
    finally:
        signed.close()


# --- what is tried now changes something ---


def test_what_is_over_can_be_played_on_from(upgraded: Upgraded) -> None:
    reader = next(iter(upgraded.people.values()))
    for table, told in upgraded.those("over").items():
        made = reader.http.post(f"/api/tables/{table}/branch", json={"at": 1, "seat": 0, "level": "easy"})
        assert made.status_code == 201, (told["note"], made.text)
        info = reader.http.get(f"/api/tables/{made.json()['id']}").json()
        assert (info["origin"], info["status"]) == (table, "playing"), told["note"]


def test_what_waits_can_begin(upgraded: Upgraded) -> None:
    for table, told in upgraded.those("waiting").items():
        sockets = [person.here(table) for person in upgraded.people.values()]
        seated = {socket.latest["seat"] for socket in sockets}
        free = [socket for socket in sockets if socket.latest["seat"] is None]
        for number, seat in enumerate(told["info"]["seats"]):
            if seat["kind"] == "empty" and number not in seated:
                assert free.pop().ask("sit", seat=number)["kind"] == "done"
        sitting = next(socket for socket in sockets if socket not in free)
        assert sitting.ask("start")["kind"] == "done", told["note"]


def test_what_goes_on_goes_on(upgraded: Upgraded) -> None:
    for table, told in upgraded.those("playing").items():
        asked = next(_asked(upgraded, table))
        assert asked.answer()["kind"] == "done", told["note"]


def _asked(upgraded: Upgraded, table: str) -> Iterator[TableSocket]:
    """Who could answer there."""
    for person in upgraded.people.values():
        socket = person.here(table)
        if socket.my_turn:
            yield socket
