"""A command counts once, and whoever comes back hears exactly what was missed."""

from __future__ import annotations

from random import Random

import pytest

from server.people import Come, Open, Running, at_once, catch_up, fault, frames, play, said, seated


def test_the_same_key_twice_is_done_once(come: Come) -> None:
    first, second = seated(come("Ala"), come("Ola"))
    once = first.ask("chat", text="raz", key="k")
    assert first.ask("chat", text="raz", key="k") == once
    assert first.ask("chat", text="dwa", key="k") == once  # the key is the command's name
    assert first.ask("chat", text="dwa", key="l")["seq"] == once["seq"] + 1
    assert second.ask("chat", text="raz", key="k")["seq"] == once["seq"] + 2  # another person, another command
    assert said(second.settled()) == ["raz", "dwa", "raz"]


def test_a_command_sent_twice_in_one_go_is_done_once(come: Come) -> None:
    first, second = seated(come("Ala"), come("Ola"))
    assert first.decision is not None
    option = first.decision["options"][0]["text"]
    for _ in range(3):
        first.send("answer", decision=0, do=option, key="k")
    done = [first.until("done") for _ in range(3)]
    assert done[0] == done[1] == done[2]
    second.settled()
    assert len([frame for frame in frames(second) if frame["kind"] == "answer"]) == 1


def test_a_key_counts_after_a_reconnection_and_after_a_restart(open_server: Open, come: Come) -> None:
    server = open_server()
    ala, ola = come("Ala", server), come("Ola", server)
    first, _ = seated(ala, ola)
    number = first.latest["table"]["id"]
    assert first.decision is not None
    option = first.decision["options"][0]["text"]
    done = first.ask("answer", decision=0, do=option, key="k")
    first.close()
    again = ala.here(number)
    assert again.ask("answer", decision=0, do=option, key="k") == done
    server.stop()
    later = come("Ala", open_server(), ala.token).here(number)
    assert later.ask("answer", decision=0, do=option, key="k") == done
    assert later.latest["seq"] == done["seq"]


def test_a_key_whose_command_failed_can_be_used_again(come: Come) -> None:
    first, _ = seated(come("Ala"), come("Ola"))
    assert first.decision is not None
    assert fault(first.ask("answer", decision=7, do="pick", key="k")) == "stale-decision"
    assert first.ask("answer", decision=0, do="pick", key="k")["kind"] == "refused"
    assert first.ask("answer", decision=0, do=first.decision["options"][0]["text"], key="k")["kind"] == "done"


def test_whoever_comes_back_gets_exactly_the_frames_since(come: Come) -> None:
    ala, ola = come("Ala"), come("Ola")
    first, second = tables = seated(ala, ola)
    play(tables, Random(5), 12)
    number, heard, newest = first.latest["table"]["id"], frames(first), first.latest["seq"]
    assert [frame["seq"] for frame in heard] == list(range(1, newest + 1))
    for since in (0, 1, newest - 3, newest):
        back = ala.here(number, since)
        assert frames(back) == at_once(heard[since:])
        assert back.latest["view"] == first.latest["view"]
        back.close()
    assert frames(ala.here(number, newest + 5)) == at_once(heard)  # it has heard what never was: all of it once more
    assert frames(come("Ewa").here(number)) != frames(second)


def test_all_tabs_of_a_person_hear_the_same(come: Come) -> None:
    ala, ola = come("Ala"), come("Ola")
    first, second = seated(ala, ola)
    tab = ala.here(first.latest["table"]["id"])
    assert tab.answer()["kind"] == "done"
    second.answer()
    tabs = [first, tab]
    catch_up([first, second, tab])
    assert first.latest == tab.latest
    assert [frame["seq"] for frame in frames(tabs[0])] == [frame["seq"] for frame in frames(tabs[1])]


def test_two_who_are_asked_at_once_both_answer_the_same_question(house: Running, come: Come) -> None:
    ala, ola, ewa = come("Ala"), come("Ola"), come("Ewa")
    tables = seated(ala, ola, ewa)
    for table in tables:
        assert table.decision is not None
        assert (table.decision["id"], table.decision["kind"]) == (0, "sealed")
        table.send("answer", decision=0, do=table.decision["options"][0]["text"], key="k")
    numbers = sorted(table.until("done")["seq"] for table in tables)
    assert numbers == [numbers[0], numbers[0] + 1, numbers[0] + 2]
    catch_up(tables, numbers[-1])
    game = house.room(tables[0].latest["table"]["id"]).record.table
    assert game is not None
    assert game.answers == 3
    assert tables[0].latest["view"]["decision"]["step"] == "set_order"


@pytest.mark.usefixtures("_toys")
def test_in_a_window_for_reactions_an_answer_of_one_leaves_the_question_to_the_others(come: Come) -> None:
    """Where nothing was seen to happen, the others still answer the question that they were asked."""
    people = [come(name) for name in ("Ala", "Ola", "Ewa")]
    rng = Random(2)
    for _ in range(10):
        tables = seated(*people, game="bazaar")
        while any(table.my_turn for table in tables):
            asked = [table for table in tables if table.my_turn]
            decision = asked[0].decision
            assert decision is not None
            if decision["kind"] == "speak" and len(asked) > 1:
                texts = {option["text"] for option in decision["options"]}
                quiet = next(text for text in ("pass", "nothing", "no") if text in texts)
                for table in asked:
                    table.send("answer", decision=decision["id"], do=quiet)
                for table in asked:
                    assert table.until("done")
                return
            play(tables, rng, 1)
    pytest.fail("no window in ten games")
