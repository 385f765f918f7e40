"""Each answer has a text of its own that means the same as its number."""

from __future__ import annotations

from unicodedata import normalize

import pytest

from .games import Case
from .play import as_bytes, candidates, decisions, is_legal, some


@pytest.mark.parametrize("number", [1, 2])
def test_no_two_candidates_share_a_text(case: Case, number: int) -> None:
    for table in decisions(case, number):
        assert table.pending is not None
        for seat in table.pending.seats:
            table.options(seat)  # loads the seat and the arguments of the step
            step = table._step()
            space = range(step.space(table.state))
            tried = some(space, number, most=500 if step.open else 5000)
            texts = [step.text(table.state, option) for option in tried]
            assert len(texts) == len(set(texts))
            assert all(text == text.strip() and text.isprintable() and text for text in texts)


def test_an_answer_by_text_is_the_answer_by_number(case: Case) -> None:
    for table in decisions(case, 3):
        assert table.pending is not None
        for seat in table.pending.seats:
            for option in some(table.options(seat), 3):
                by_text, by_number = table.clone(), table.clone()
                by_text.apply(seat, option.text)
                by_number.apply(seat, option.id)
                assert as_bytes(by_text.to_json()) == as_bytes(by_number.to_json())


def test_accents_apart_from_their_letters_and_spaces_around_it_change_no_answer(case: Case) -> None:
    """As some systems paste it; also of what is refused, and of what is only thought about."""
    for table in decisions(case, 3):
        assert table.pending is not None
        for seat in table.pending.seats:
            listed = [option.text for option in some(table.options(seat), 3, 5)]
            for text in listed + [table.notation(seat, option) for option in candidates(table, 3, 5)]:
                pasted = f" {normalize('NFD', text)}\t"
                assert table.option(seat, pasted) == table.option(seat, text)
                assert table.preview(seat, pasted) == table.preview(seat, text)
                found, meant = table.refuse(seat, pasted), table.refuse(seat, text)
                assert (found and (found.rule, found.facts)) == (meant and (meant.rule, meant.facts))
                if meant is None:
                    one, other = table.clone(), table.clone()
                    one.apply(seat, pasted)
                    other.apply(seat, text)
                    assert as_bytes(one.to_json()) == as_bytes(other.to_json())


def test_a_candidate_is_refused_alike_by_text_and_number(case: Case) -> None:
    for table in decisions(case, 4):
        assert table.pending is not None
        for seat in table.pending.seats:
            step = table._step()
            for option in candidates(table, 4, most=15):
                if not is_legal(table, seat, option) and step.read(table.state, step.text(table.state, option)) >= 0:
                    text = step.text(table.state, option)
                    by_text, by_number = table.refuse(seat, text), table.refuse(seat, option)
                    assert by_text is not None
                    assert by_number is not None
                    assert (by_text.rule, by_text.facts) == (by_number.rule, by_number.facts)
