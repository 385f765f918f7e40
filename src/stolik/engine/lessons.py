"""The tutorial of a game: positions with questions, read from its file and checked."""

from __future__ import annotations

from pathlib import Path

from stolik.engine.datafile import Item, items, read
from stolik.engine.rulebook import Rulebook
from stolik.engine.teaching import Answers, Beat, Condition, Lesson

MOST_BEATS = 3
PASS = "pass"  # as a reply: whoever else is asked lets it be

LESSON = ("id", "rules", "position", "settings", "variant", "begin", "dice", "beat")
ANY_BEAT = ("ask", "right", "seat", "play", "wrong")
READS = ("path", "sum", "events", "options")
BEATS = {
    "do": ("goal", "reply", "refused", "lit"),
    "say": ("goal", "reply", "refused", "try"),
    "point": ("of", "path", "events", "field", "options", "from_start", "before"),
    "count": ("path", "sum", "events", "from_start", "before"),
    "which": ("choice", "from_start", "before"),
}
MEASURES = ("path", "sum", "events")
COMPARED = ("is", "at_least", "at_most", "has")
# What each kind of condition may say besides.
CONDITIONS = {"all": (), "any": (), "event": (), "no_event": (), "reach": ("steps", "seat"), "win": ()}


def load_lessons(path: Path, rulebook: Rulebook) -> tuple[Lesson, ...]:
    return tuple(_lesson(item, rulebook) for item in items(path, read(path), "lesson", "id", LESSON))


def _lesson(item: Item, rulebook: Rulebook) -> Lesson:
    told = item.some("beat") if "beat" in item.values else []
    if not 1 <= len(told) <= MOST_BEATS:
        raise item.wrong(f"must have 1 to {MOST_BEATS} questions, not {len(told)}")
    if not isinstance(item.values.get("position"), dict):
        raise item.wrong("has no position")
    rules = _texts(item, "rules")
    if not rules:
        raise item.wrong("has no rules")
    for rule in rules:
        _known(item, rule, rulebook)
    beats = tuple(_beat(item, number, values, rulebook) for number, values in enumerate(told, 1))
    for number, beat in enumerate(beats, 1):
        # What follows stands on the first right answer; after another one the table would change under the reader.
        if beat.ask in ("do", "say") and len(beat.right) > 1 and (beat.play or number < len(beats)):
            raise item.wrong(f"has several right answers to question {number}, and more follows on it")
    variant = _named(item, "variant")
    return Lesson(
        id=item.text("id"),
        rules=rules,
        position=item.values["position"],
        settings=variant | _named(item, "settings"),
        variant=variant,
        begin=_answers(item, "begin"),
        dice=tuple(fall - 1 for fall in _numbers(item, "dice")),
        beats=beats,
    )


def _beat(lesson: Item, number: int, values: object, rulebook: Rulebook) -> Beat:
    ask = values.get("ask") if isinstance(values, dict) else None
    if ask not in BEATS:
        raise lesson.wrong(f"question {number} must ask one of {', '.join(BEATS)}, not {ask}")
    item = Item(lesson.path, f"{lesson.name}, question {number}:", "ask", values, (*ANY_BEAT, *BEATS[ask]))
    refused = _named(item, "refused")
    for rule in refused.values():
        _known(item, rule, rulebook)
    reply = item.values.get("reply", [])
    return Beat(
        ask=ask,
        right=_right(item, ask),
        seat=item.number("seat", 0, 11) if "seat" in item.values else 0,
        of=item.text("of") if ask == "point" else "",
        lit=_texts(item, "lit") if "lit" in item.values else (),
        goal=_goal(item) if ask in ("do", "say") else {},
        reads=_reads(item) if ask in ("point", "count") else {},
        choice=tuple(_condition(item, each) for each in item.some("choice")) if ask == "which" else (),
        tries=_texts(item, "try") if ask == "say" else (),
        from_start=item.flag("from_start", False),
        before=_answers(item, "before"),
        reply=None if reply == PASS else _answers(item, "reply"),
        play=_answers(item, "play"),
        wrong=_named(item, "wrong"),
        refused=refused,
    )


def _right(item: Item, ask: str) -> tuple[str, ...]:
    right = item.values.get("right")
    if ask in ("count", "which"):
        if type(right) is not int:
            raise item.wrong(f"must say by a number what is right, not {right}")
        if ask == "which" and not 0 <= right < len(item.some("choice")):
            raise item.wrong(f"has no sentence {right}")
        return (str(right),)
    if not isinstance(right, list) or not all(type(each) in (str, int) for each in right):
        raise item.wrong(f"must have a list of what is right, not {right}")
    if not right and ask != "point":
        raise item.wrong("has no right answer")
    return tuple(str(each) for each in right)


def _reads(item: Item) -> Condition:
    given = [each for each in READS if each in item.values]
    if len(given) != 1:
        raise item.wrong(f"must have one of {', '.join(each for each in READS if each in BEATS[item.values['ask']])}")
    found = {given[0]: item.values[given[0]]}
    if given == ["events"] and item.values["ask"] == "point":
        found["field"] = item.text("field")
    if given != ["options"]:
        _measure(item, found)
    return found


# --- conditions ---


def _goal(item: Item) -> Condition:
    goal = item.values.get("goal")
    for best in ("most", "least"):
        if isinstance(goal, dict) and set(goal) == {best}:
            wanted = {"path": goal[best]} if isinstance(goal[best], list) else goal[best]
            return {best: _measure(item, wanted)}
    return _condition(item, goal)


def _condition(item: Item, told: object) -> Condition:
    if not isinstance(told, dict):
        raise item.wrong(f"has no goal, but {told}")
    kinds = [kind for kind in CONDITIONS if kind in told]
    if len(kinds) > 1:
        raise item.wrong(f"cannot have {' and '.join(kinds)} in one goal")
    if not kinds:
        compared = [each for each in COMPARED if each in told]
        if len(compared) != 1:
            raise item.wrong(f"must compare by one of {', '.join(COMPARED)}: {told}")
        _measure(item, {key: value for key, value in told.items() if key != compared[0]})
        return told
    (kind,) = kinds
    for key in told:
        if key != kind and key not in CONDITIONS[kind]:
            raise item.wrong(f"has an unknown {key} beside {kind}")
    value = told[kind]
    if kind in ("all", "any"):
        if not isinstance(value, list) or not value:
            raise item.wrong(f"must have a list behind {kind}")
        for each in value:
            _condition(item, each)
    elif kind == "reach":
        _condition(item, value)
    elif kind == "win":
        if type(value) is not int:
            raise item.wrong(f"must say which seat is to win, not {value}")
    else:
        _event(item, value)
    return told


def _measure(item: Item, told: object) -> Condition:
    """Something that can be read off a table: what stands at the end of a path, a sum of such, a count of events."""
    given = [each for each in MEASURES if isinstance(told, dict) and each in told]
    if not isinstance(told, dict) or len(given) != 1 or set(told) - {given[0], "field"}:
        raise item.wrong(f"must measure by one of {', '.join(MEASURES)}: {told}")
    if "path" in told:
        _path(item, told["path"])
    elif "sum" in told:
        if not isinstance(told["sum"], list) or not told["sum"]:
            raise item.wrong("has no paths to sum up")
        for each in told["sum"]:
            _path(item, each)
    else:
        _event(item, told["events"])
    return told


def _path(item: Item, told: object) -> None:
    if not isinstance(told, list) or not told or not all(type(step) in (str, int) for step in told):
        raise item.wrong(f"has no path, but {told}")


def _event(item: Item, told: object) -> None:
    if not isinstance(told, dict) or not isinstance(told.get("event"), str):
        raise item.wrong(f"must name an event, not {told}")


# --- plain fields ---


def _known(item: Item, rule: str, rulebook: Rulebook) -> None:
    if rule not in rulebook.rules:
        raise item.wrong(f"has an unknown rule: {rule}")


def _texts(item: Item, key: str) -> tuple[str, ...]:
    found = item.some(key)
    if not all(isinstance(each, str) for each in found):
        raise item.wrong(f"must have texts as its {key}, not {found}")
    return tuple(found)


def _numbers(item: Item, key: str) -> tuple[int, ...]:
    found = item.some(key) if key in item.values else []
    if not all(type(each) is int and each >= 1 for each in found):
        raise item.wrong(f"must have numbers from 1 as its {key}, not {found}")
    return tuple(found)


def _named(item: Item, key: str) -> dict[str, str]:
    found = item.values.get(key, {})
    if not isinstance(found, dict) or not all(isinstance(each, str) for each in found.values()):
        raise item.wrong(f"must have texts by name as its {key}, not {found}")
    return found


def _answers(item: Item, key: str) -> Answers:
    found = item.values.get(key, [])
    if not isinstance(found, list):
        raise item.wrong(f"must have a list of [seat, answer] as its {key}, not {found}")
    for each in found:
        if not isinstance(each, list) or [type(part) for part in each] != [int, str]:
            raise item.wrong(f"must have [seat, answer] in its {key}, not {each}")
    return tuple((seat, text) for seat, text in found)
