"""What a lesson wants to come about, asked of a real table. The file's words for it: `engine/lessons.py`."""

from __future__ import annotations

from typing import Any

from stolik.engine.table import Table
from stolik.engine.teaching import Condition

READER = 0
STEPS = 3  # of the reader's own next answers, in which something can be reached
MOST_POSITIONS = 4000  # a win that takes more than these to prove is no question for a lesson


def look(table: Table, path: list[Any]) -> Any:
    """What stands at the end of a path through everything that lies open; nothing where the path leads nowhere.

    `len` and `set` are how many there are, and all of them in order.
    """
    pending = table.pending
    found: Any = {
        **table.view(None),
        "pending": None if pending is None else {"step": pending.step, "seats": list(pending.seats)},
        "over": table.over,
        "winners": [seat for seat, share in enumerate(table.shares) if share > 0] if table.over else None,
        "view0": table.view(READER)["state"],
    }
    for step in path:
        if step == "len":
            found = len(found)
        elif step == "set":
            found = sorted(found)
        elif isinstance(found, dict) or (isinstance(found, list | str) and -len(found) <= step < len(found)):
            found = found[step]
        else:
            return None
    return found


def told(table: Table, since: int, wanted: Condition) -> list[dict[str, Any]]:
    """The events that anybody heard of and that are such as wanted."""
    return [
        event
        for event in table.events_for(None, since)
        if all(event.get(key) == value for key, value in wanted.items())
    ]


def measure(table: Table, what: Condition, since: int) -> Any:
    if "path" in what:
        return look(table, what["path"])
    if "sum" in what:
        return sum(look(table, path) or 0 for path in what["sum"])
    return len(told(table, since, what["events"]))


def holds(table: Table, goal: Condition, since: int) -> bool:
    """`since`: how many events had been told before the answer that is judged."""
    if "all" in goal:
        return all(holds(table, each, since) for each in goal["all"])
    if "any" in goal:
        return any(holds(table, each, since) for each in goal["any"])
    if "event" in goal:
        return bool(told(table, since, goal["event"]))
    if "no_event" in goal:
        return not told(table, since, goal["no_event"])
    if "reach" in goal:
        return _reach(table, goal["reach"], since, goal.get("steps", STEPS), goal.get("seat", READER))
    if "win" in goal:
        return _wins(table, goal["win"], [MOST_POSITIONS])
    value = measure(table, goal, since)
    if "is" in goal:
        return bool(value == goal["is"])
    if value is None:
        return False
    if "at_least" in goal:
        return bool(value >= goal["at_least"])
    if "at_most" in goal:
        return bool(value <= goal["at_most"])
    return goal["has"] in value


def _reach(table: Table, goal: Condition, since: int, steps: int, seat: int) -> bool:
    """Can the seat's own next answers bring it about?"""
    if holds(table, goal, since):
        return True
    if steps == 0:
        return False
    for option in table.options(seat):
        then = table.clone()
        then.apply(seat, option.id)
        if _reach(then, goal, since, steps - 1, seat):
            return True
    return False


def _wins(table: Table, seat: int, left: list[int]) -> bool:
    """Does this seat win for certain, whatever the others answer? Only where nothing is left to chance."""
    left[0] -= 1
    assert left[0] > 0, "too many positions to prove it"
    pending = table.pending
    if pending is None:
        return table.shares[seat] == 1.0
    (asked,) = pending.seats
    for option in table.options(asked):
        then = table.clone()
        then.apply(asked, option.id)
        if _wins(then, seat, left) == (asked == seat):
            return asked == seat
    return asked != seat
