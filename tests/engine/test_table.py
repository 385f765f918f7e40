"""The table: what it writes, counts and closes. (What holds for every game is in tests/contract.)"""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace

import pytest

from scripted import Scripted, falls_of
from stolik.engine.chain import KeyedDice, link, seed_of
from stolik.engine.errors import CannotUndo, Refused
from stolik.engine.kit import Rng
from stolik.engine.layout import TURN
from stolik.engine.loop import actor, asked
from stolik.engine.state import State
from stolik.engine.table import EVERYBODY, Table
from toys import BAZAAR, CONNECT_FOUR, LEDUC, leduc


def dealt() -> Scripted:
    return Scripted(LEDUC, 2, falls_of(leduc.NAMES, ["J1", "Q1", "K1"]))


def test_the_first_line_opens_the_game() -> None:
    table = Table(CONNECT_FOUR, 2, {"width": "6"}, seed_of(3), ["Ala", "Ola"])
    header = dict(table.log[0])
    assert len(header.pop("hash")) == 64
    assert header == {
        "stolik": 2,
        "game": "connect_four",
        "rules": 1,
        "options": {"width": "6"},
        "seats": 2,
        "names": ["Ala", "Ola"],
        "commitment": hashlib.sha256(seed_of(3)).hexdigest(),
    }


def test_answers_and_chance_are_written_down() -> None:
    table = dealt()
    table.play((0, "call"), (1, "raise"), (0, "call"))
    lines = [{key: line[key] for key in ("seat", "do", "chance", "is") if key in line} for line in table.log[1:]]
    assert lines == [
        {"chance": "deal", "is": "J1"},
        {"chance": "deal", "is": "Q1"},
        {"seat": 0, "do": "call"},
        {"seat": 1, "do": "raise"},
        {"seat": 0, "do": "call"},
        {"chance": "deal", "is": "K1"},
    ]


def test_a_deal_is_read_by_its_owner_and_the_open_card_by_all() -> None:
    table = dealt()
    table.play((0, "call"), (1, "call"))
    read = [[line.get("is") for line in table.log_for(seat) if "chance" in line] for seat in (0, 1, None)]
    assert read == [["J1", None, "K1"], [None, "Q1", "K1"], [None, None, "K1"]]


def test_the_lines_are_chained() -> None:
    table = dealt()
    table.play((0, "raise"), (1, "fold"))
    previous = ""
    for number, line in enumerate(table.log):
        assert line["hash"] == link(table.seed, number, previous, line)
        previous = line["hash"]


def test_the_end_tells_the_seed() -> None:
    table = dealt()
    assert seed_of(0).hex() not in str(table.log)
    table.play((0, "raise"), (1, "fold"))
    end = table.log[-1]
    assert (end["end"], end["shares"], end["seed"]) == ("over", [1.0, 0.0], seed_of(0).hex())


def test_a_table_can_be_closed_before_the_end() -> None:
    """Then the seed is known, and nothing can be taken back."""
    table = dealt()
    table.play((0, "raise"))
    table.clone().undo(0, recorded=True)
    table.close("abandoned")
    table.close("again")
    assert (table.log[-1]["end"], table.log[-1]["shares"]) == ("abandoned", None)
    with pytest.raises(CannotUndo):
        table.undo(0, recorded=True)


def test_a_snapshot_at_every_turn() -> None:
    table = Table(BAZAAR, 2, seed=seed_of(1))
    while table.pending is not None:
        seat = table.pending.seats[0]
        table.apply(seat, 0)
    turns = [line["snapshot"]["turn"] for line in table.log if "snapshot" in line]
    assert turns == [1, 2, 3, 4]
    assert all("snapshot" not in line for seat in (0, 1, None) for line in table.log_for(seat))


def test_rules_that_were_exercised_are_counted() -> None:
    table = dealt()
    table.play((0, "call"), (1, "call"), (0, "call"), (1, "call"))
    assert table.exercised["LED.end.2"] == 1 + 2  # the step, and the event for each seat
    assert table.exercised["LED.bet.1"] == 4 + 4
    assert table.exercised["LED.fold.1"] == 0


def test_events_since_a_number() -> None:
    table = dealt()
    before = len(table.events)
    table.play((0, "raise"))
    assert table.events_for(1, since=before) == [{"event": "bet_made", "seat": 0, "number": 3}]


def test_events_hide_cards_from_those_who_do_not_see_them() -> None:
    table = dealt()
    dealt_to_0 = [table.events_for(seat)[0] for seat in (0, 1, None)]
    assert [event["card"] for event in dealt_to_0] == ["J1", "hidden", "hidden"]
    assert all((event["zone"], event["zone2"]) == ("deck", "hand/0") for event in dealt_to_0)


def test_a_label_names_the_option() -> None:
    assert dealt().label(0, leduc.RAISE) == ("raise", {"by": "2"})


def test_rules_of_the_house_and_of_the_game() -> None:
    table = dealt()
    assert table.rule("STOLIK.turn").source == {"pl": "Stolik", "en": "Stolik"}
    assert table.rule("LED.bet.1") is LEDUC.rulebook["LED.bet.1"]


def test_tables_without_a_seed_differ() -> None:
    assert Table(LEDUC, 2).seed != Table(LEDUC, 2).seed


def test_who_is_asked_first_when_several_are() -> None:
    table = Table(BAZAAR, 3, seed=seed_of(1))
    g = table.state
    assert asked(BAZAAR.rules, g) == 0b111
    assert actor(BAZAAR.rules, g) == 0
    g.prefer = 2
    assert actor(BAZAAR.rules, g) == 2
    table.apply(2, 0)
    assert asked(BAZAAR.rules, g) == 0b011
    assert actor(BAZAAR.rules, g) == 0


def test_a_search_asks_its_own_seat_first() -> None:
    table = Table(BAZAAR, 3, seed=seed_of(1))
    for seat in range(3):
        assert actor(BAZAAR.rules, table.determinise(seat, Rng(1)).state) == seat


def test_a_table_that_was_left_takes_no_more_answers() -> None:
    table = Table(LEDUC, 2, seed=seed_of(1))
    table.close("left")
    lines = len(table.log)
    with pytest.raises(Refused, match=r"STOLIK\.over"):
        table.apply(table.pending.seats[0] if table.pending else 0, 0)
    table.close("left again")
    assert len(table.log) == lines


def test_events_survive_saving() -> None:
    table = Table(LEDUC, 2, seed=seed_of(1))
    again = Table.from_json(LEDUC, json.loads(json.dumps(table.to_json())))
    assert table.events
    assert [again.events_for(seat) for seat in (0, 1, None)] == [table.events_for(seat) for seat in (0, 1, None)]


def test_every_roll_can_be_checked_against_the_seed_without_the_rules() -> None:
    table = Table(LEDUC, 2, seed=seed_of(5))
    dice = KeyedDice(seed_of(5))
    rolls = [line["roll"] for line in table.log if "chance" in line]
    assert [n for _, n in rolls] == [6, 5]  # six cards, one for each of two
    assert [outcome for outcome, _ in rolls] == [dice.below(n) for _, n in rolls]


def test_where_no_rule_speaks_of_time_the_game_waits() -> None:
    table = Table(CONNECT_FOUR, 2, seed=seed_of(1))
    before = table.to_json()
    for seat in (0, 1, 5):
        with pytest.raises(Refused) as caught:
            table.time_is_up(seat)
        assert caught.value.rule == "STOLIK.time"
    assert table.to_json() == before
    table.close("left")
    with pytest.raises(Refused) as caught:
        table.time_is_up(0)
    assert caught.value.rule == "STOLIK.over"


def test_a_table_says_where_it_stands_and_what_lies_there() -> None:
    table = dealt()
    table.play((0, "call"))
    told = repr(table)
    assert told.startswith("<Table of leduc with 1, 2, 1 answers, bet asks 2: <State of 2 seats: turn 0")
    assert "deck J2 Q2 K1 K2; hand/0 J1; hand/1 Q1" in told
    before = (table.hash, list(table.state.mem), table.state.a)
    assert repr(table) == told
    assert (table.hash, list(table.state.mem), table.state.a) == before
    table.play((1, "raise"), (0, "fold"))
    assert repr(table).startswith("<Table of leduc with 1, 2, 3 answers, over: <State of 2 seats: turn 0, over;")


def test_a_table_that_is_not_laid_out_yet_can_be_looked_at_too() -> None:
    table = Table.__new__(Table)
    assert repr(table) == "<Table>"
    table.game = LEDUC
    assert repr(table) == "<Table of leduc, not laid out yet>"


def test_looking_at_a_table_disturbs_no_step_that_runs() -> None:
    looks: list[str] = []

    class Looked(Table):
        def _happened(self, name: str, args: dict[str, int]) -> None:
            looks.append(repr(self))
            super()._happened(name, args)

        def ran(self, g: State, step: int) -> None:
            looks.append(repr(self))
            super().ran(g, step)

    plain, looked = Table(BAZAAR, 3, seed=seed_of(4)), Looked(BAZAAR, 3, seed=seed_of(4))
    for table in (plain, looked):
        while not table.over:
            table.apply(table.next_seat, table.options(table.next_seat)[0].id)
    assert looks
    assert looked.log == plain.log


def test_what_is_derived_is_worked_out_once_a_position() -> None:
    """Whoever asks for it, and in a clone as well, until one of them goes on."""
    worked_out: list[int] = []

    def derived(g: State) -> dict[str, int]:
        worked_out.append(g[TURN])
        return {"turn": g[TURN]}

    table = Table(replace(BAZAAR, display=replace(BAZAAR.display, derived=derived)), 3, seed=seed_of(2))
    twin = table.clone()
    for one in (table, twin):
        one.views([0, 1, 2, None, EVERYBODY])
        one.view_for_bot(0)
        assert one.derived == {"turn": 1}
    assert worked_out == [1]
    twin.apply(0, "nothing")
    twin.views([0, None])
    table.views([0, None])
    assert worked_out == [1, 1]
