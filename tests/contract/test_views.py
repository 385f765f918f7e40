"""All observers' views at once are what each would be by itself, card by card."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stolik.engine.layout import DEPTH, FRAME, SEALED, TURN
from stolik.engine.table import EVERYBODY, Table

from .games import Case
from .play import as_bytes, decisions, observers, random_answer, walk
from .secrets import number_of

Data = dict[str, Any]


def state_seen(table: Table, observer: int) -> Data:
    """A state as one observer may see it, looked up word by word and card by card."""
    g, knowledge, layout = table.state, table.knowledge, table.state.layout
    data: Data = {"seats": g.seats, "over": g.over, "turn": g[TURN]}
    for field in layout.fields:
        words = [-1 if field.hidden_from(observer, i) else g[field.at + i] for i in range(field.count)]
        if not field.later or any(words):
            data[field.name] = words[0] if field.single else words
    frames = range(layout.stack, layout.stack + FRAME * g[DEPTH], FRAME)
    data["todo"] = [[table.game.rules.steps[g[at]].name, g[at + 1], g[at + 2], g[at + 3]] for at in frames]
    data["sealed"] = [g[SEALED + s] if s == observer or g[SEALED + s] == 0 else -1 for s in range(g.seats)]
    unsure: dict[tuple[str, ...], list[str]] = {}
    for number, zone in enumerate(layout.zones):
        if zone.index >= g.seats:
            continue
        murky = knowledge.murky(observer, number)
        cards = [
            layout.cards[card] if knowledge.knows(observer, card) and spot >= murky else None
            for spot, card in enumerate(g.cards(number))
        ]
        if not zone.ordered:
            cards = sorted((c for c in cards if c is not None), key=layout.cards.index) + [None] * cards.count(None)
        if zone.index < 0:
            data[zone.name] = cards
        else:
            data.setdefault(zone.name, []).append(cards)
        if murky:
            names = sorted((layout.cards[g.card(number, i)] for i in range(murky)), key=layout.cards.index)
            unsure[tuple(f"{zone.label}:{i}" for i in range(murky))] = names
    for card, name in enumerate(layout.cards):
        where = knowledge.where(observer, card)
        if where and not knowledge.knows(observer, card):
            labels = tuple(layout.zones[z].label + (f":{spot}" if spot >= 0 else "") for z, spot in where)
            unsure.setdefault(labels, []).append(name)
    data["unsure"] = [{"cards": names, "places": list(labels)} for labels, names in sorted(unsure.items())]
    return data


def seen(table: Table, observer: int | None) -> Data:
    """A view, made for one observer alone and from nothing that was worked out before."""
    number = number_of(table, observer)
    data: Data = {
        "game": table.game.id,
        "options": table.settings,
        "seat": number,
        "names": table.names,
        "state": state_seen(table, number),
        "derived": table.game.display.derived(table.state),
        "decision": None,
    }
    decision = None if table.over else table._asking()
    if decision is not None:
        data["decision"] = {
            "id": table.asked_at[number] if number in decision.seats else decision.id,
            "step": decision.step,
            "kind": decision.kind,
            "seats": list(decision.seats),
            "rule": decision.rule,
            "facts": table.facts(observer),
            "open": table._step().open,
            "answers": [answer.declared for answer in table._step().verbs if answer.parts],
            "options": [{"id": o.id, "text": o.text} for o in table.shown_options(number)],
        }
    if table.over:
        data["shares"] = table.shares
    return data


@pytest.mark.parametrize("number", [1, 2])
def test_all_views_at_once_are_those_of_each_alone(case: Case, number: int) -> None:
    for table in walk(case, number):
        views = table.views(observers(table))
        assert list(views) == observers(table)
        for observer in observers(table):
            alone = as_bytes(seen(table, observer))
            assert as_bytes(views[observer]) == alone
            assert as_bytes(table.view(observer)) == alone


def test_what_was_worked_out_is_of_no_use_in_another_position(case: Case) -> None:
    """Neither after an answer nor after it was taken back, neither in a clone nor in what was saved."""
    for table in decisions(case, 3):
        before, asked = as_bytes(table.views(observers(table))), table.pending
        twin = table.clone()
        seat, option = random_answer(twin, Random(3))
        twin.apply(seat, option)
        assert as_bytes(twin.views(observers(twin))) == as_bytes({o: seen(twin, o) for o in observers(twin)})
        if twin.may_undo(seat):
            twin.undo(seat)
            assert as_bytes(twin.views(observers(twin))) == as_bytes({o: seen(twin, o) for o in observers(twin)})
        assert as_bytes(table.views(observers(table))) == before
        assert table.pending == asked
        twin.state = table.state.clone()
        assert twin.derived == table.derived


def test_with_all_cards_open_nobody_is_unsure(case: Case) -> None:
    for table in walk(case, 4):
        views = table.views([0, EVERYBODY])
        assert views[EVERYBODY]["state"]["unsure"] == []
        assert as_bytes(views[EVERYBODY]) == as_bytes(table.view(EVERYBODY))
        assert as_bytes(views[0]) == as_bytes(table.view(0))
