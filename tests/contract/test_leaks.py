"""Nothing that reaches an observer depends on what it may not know; and all of it is true."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from stolik.engine.chain import seed_of
from stolik.engine.errors import BadGame
from stolik.engine.kit import Rng
from stolik.engine.state import State
from stolik.engine.table import EVERYBODY, Table
from stolik.engine.views import dump

from .games import Case
from .play import as_bytes, decisions, every, finish, observers, play_on, played_out, random_answer, walk
from .secrets import Witness, forget_picks, names_in, number_of, without_hashes

SAMPLES = 4


def worlds(table: Table, observer: int | None, samples: int) -> list[Table]:
    return [table.determinise(observer, Rng(table.answers, k)) for k in range(samples)]


def seen(table: Table, observer: int | None) -> bytes:
    """The view: the position, the decision with its facts, the options."""
    return as_bytes(forget_picks(table.view(observer), number_of(table, observer)))


def told(table: Table, observer: int | None, before: Table) -> bytes:
    """What was written and happened since, as the observer gets it."""
    lines = without_hashes(table.log_for(observer)[len(before.log) :])
    return as_bytes([lines, table.events_for(observer, since=len(before.events))])


@pytest.mark.parametrize("number", [1, 2])
def test_every_world_that_an_observer_allows_looks_the_same_to_it(case: Case, number: int) -> None:
    for table in walk(case, number):
        for observer in observers(table):
            real = seen(table, observer)
            for world in worlds(table, observer, SAMPLES):
                assert seen(world, observer) == real


def saw_something(table: Table, observer: int | None, before: Table) -> bool:
    """Has the observer seen a card or a result of chance since?"""
    zones = table.state.layout.zones
    moved = [event for event in table.events[len(before.events) :] if event.name in ("move", "shuffle")]
    touched = {zone for event in moved for name, zone in event.args.items() if name.startswith("zone")}
    rolled = any("is" in line for line in table.log_for(observer)[len(before.log) :])
    shown = [event for event in table.events[len(before.events) :] if event.name == "show"]
    if any(event.args["seat"] == number_of(table, observer) for event in shown):
        return True
    return rolled or any(zones[zone].seen_by(number_of(table, observer)) for zone in touched)


def possible(world: Table, seat: int, option: int) -> bool:
    """A card that was chosen in secret may be another in this world, which fits nowhere."""
    try:
        return world.refuse(seat, option) is None
    except BadGame:
        return False


@pytest.mark.parametrize("number", [3, 4, 5])
def test_an_answer_that_shows_nothing_looks_the_same_in_every_world(case: Case, number: int) -> None:
    """Who has seen no card and no dice cannot tell the worlds apart afterwards either.

    This is where a window would show that is only opened when somebody holds a reaction, and an event
    that names a card which the observer has not seen moving.
    """
    random = Random(number)
    for table in decisions(case, number):
        assert table.pending is not None
        seat, option = random_answer(table, random)
        after = table.clone()
        after.apply(seat, option)
        for observer in observers(table):
            if table.pending.kind == "sealed" or saw_something(after, observer, table):
                continue
            for world in worlds(table, observer, SAMPLES):
                if possible(world, seat, option):
                    world.apply(seat, option)
                    if not saw_something(world, observer, table):
                        assert seen(world, observer) == seen(after, observer)
                        assert told(world, observer, table) == told(after, observer, table)


def place(g: State, card: int) -> tuple[int, int]:
    """Where a card lies: the zone and, in a hidden row, the spot."""
    for number, zone in enumerate(g.layout.zones):
        if zone.index < g.seats and g.holds(number, card):
            return number, g.cards(number).index(card) if zone.ordered else -1
    raise AssertionError("the card is nowhere")


def can_vary(table: Table, observer: int) -> bool:
    """Could two cards change places without this observer noticing?"""
    g, knowledge = table.state, table.knowledge
    hidden = [card for card in range(len(g.layout.cards)) if not knowledge.knows(observer, card)]
    places = {card: place(g, card) for card in hidden}
    allowed = {card: knowledge.where(observer, card) for card in hidden}
    return any(
        places[a] != places[b]
        and (not allowed[a] or places[b] in allowed[a])
        and (not allowed[b] or places[a] in allowed[b])
        for a, b in combinations(hidden, 2)
    )


def test_hidden_cards_really_vary(case: Case) -> None:
    for count, table in enumerate(walk(case, 5)):
        for observer in observers(table):
            if count % 4 == 0 and can_vary(table, number_of(table, observer)):
                found = {world.hash for world in worlds(table, observer, 24)}
                assert len(found) > 1


def test_worlds_are_positions_that_play_to_the_end(case: Case) -> None:
    for table in decisions(case, 6):
        for observer in observers(table):
            for world in worlds(table, observer, 2):
                case.game.rules.invariants(world.state)
                case.game.rules.invariants(played_out(case, world.state, 6))


def test_a_world_is_a_table_that_can_be_played(case: Case) -> None:
    for count, table in enumerate(decisions(case, 7)):
        if count % 5 == 0:
            for observer in observers(table):
                for world in worlds(table, observer, 1):
                    finish(world, 7)
                    assert world.over


def test_a_world_holds_neither_the_future_nor_the_truth(case: Case) -> None:
    """Its dice are not those of the table, and no undo leads back to the true cards."""
    for table in decisions(case, 8):
        for world in worlds(table, 0, 2):
            assert world.can_undo is None
            future = table.clone().dice
            assert [world.dice.below(1000) for _ in range(8)] != [future.below(1000) for _ in range(8)]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_what_a_view_shows_is_true(case: Case, number: int) -> None:
    for table in walk(case, number):
        truth = dump(case.game.rules, table.state)
        for observer in observers(table):
            state = table.view(observer)["state"]
            for zone in table.state.layout.zones:
                if zone.index < table.seats:
                    shown = state[zone.name] if zone.index < 0 else state[zone.name][zone.index]
                    real = truth[zone.name] if zone.index < 0 else truth[zone.name][zone.index]
                    assert len(shown) == len(real)
                    if zone.ordered:
                        assert all(card in (None, real[spot]) for spot, card in enumerate(shown))
                    else:
                        assert {card for card in shown if card is not None} <= set(real)


@pytest.mark.parametrize("number", [1, 2])
def test_what_is_derived_is_the_same_for_everybody(case: Case, number: int) -> None:
    """And it is the same whatever the cards are that a spectator does not know."""
    for table in walk(case, number):
        shown = {as_bytes(table.view(observer)["derived"]) for observer in (*observers(table), EVERYBODY)}
        hidden = {as_bytes(world.view(None)["derived"]) for world in worlds(table, None, 2)}
        assert len(shown | hidden) == 1


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_truth_is_always_possible(case: Case, number: int) -> None:
    for table in walk(case, number):
        g = table.state
        for observer in range(table.seats + 1):
            for card in range(len(g.layout.cards)):
                where = table.knowledge.where(observer, card)
                zone, spot = place(g, card)
                assert not where or (zone, spot) in where or (zone, -1) in where


@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_always_knows_what_lies_open(case: Case, number: int) -> None:
    for table in walk(case, number):
        g = table.state
        for observer in range(table.seats + 1):
            for index, zone in enumerate(g.layout.zones):
                if zone.index < g.seats and zone.seen_by(observer):
                    assert all(table.knowledge.knows(observer, card) for card in g.cards(index))


def offered(table: Table, observer: int | None) -> set[str]:
    """The cards that the options of an observer name."""
    decision = table.view(observer)["decision"]
    return set() if decision is None else names_in(table, decision["options"])


@pytest.mark.parametrize("number", [1, 2, 3])
def test_no_name_of_a_card_that_was_never_seen(case: Case, number: int) -> None:
    """View, log and events name only cards that the observer has had in sight at some time, or that it knows
    because it was said openly where they are not. A guess may name any card: then so it may whatever lies hidden."""
    for table in play_on(Witness(case, seed_of(number)), Random(number), every(case), number):
        assert isinstance(table, Witness)
        for observer in observers(table):
            told = [table.view(observer), table.events_for(observer), without_hashes(table.log_for(observer))]
            seat = number_of(table, observer)
            unseen = names_in(table, told) - table.sights[seat] - table.found_out(seat)
            if unseen:
                unseen -= offered(table, observer)
                assert all(offered(world, observer) == offered(table, observer) for world in worlds(table, observer, 2))
            assert not unseen


def test_only_the_seat_itself_gets_its_options(case: Case) -> None:
    for table in decisions(case, 4):
        for observer in observers(table):
            decision = table.view(observer)["decision"]
            mine = [
                {"id": option.id, "text": option.text} for option in table.shown_options(number_of(table, observer))
            ]
            assert decision["options"] == mine


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_window_looks_the_same_whoever_holds_the_reaction(case: Case, number: int) -> None:
    """Deal all hidden cards anew: the same seats are asked the same thing, at once."""
    for table in decisions(case, number):
        assert table.pending is not None
        if table.pending.kind == "speak":
            for world in worlds(table, None, 12):
                assert world.pending == table.pending


@pytest.mark.parametrize("number", [1, 2])
def test_log_and_events_of_the_past_do_not_change(case: Case, number: int) -> None:
    """What was hidden stays hidden: nothing is filled in later."""
    earlier: dict[int | None, tuple[bytes, int, bytes, int]] = {}
    for table in walk(case, number):
        for observer in observers(table):
            log, events = table.log_for(observer), table.events_for(observer)
            if observer in earlier:
                old_log, lines, old_events, happened = earlier[observer]
                assert (as_bytes(log[:lines]), as_bytes(events[:happened])) == (old_log, old_events)
            earlier[observer] = as_bytes(log), len(log), as_bytes(events), len(events)
