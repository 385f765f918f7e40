"""Over random games: an option in words speaks of the same thing as in the notation."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.engine import loop
from stolik.engine.kit import Options, Rng
from stolik.engine.steps import Choice
from stolik.games.ankhmorpork.rules import RULES

IN_AREAS = {"area", "agent", "building", "trouble", "power"}  # parts that are told by their area


def _agree(label: tuple[str, dict[str, str]], text: str) -> None:
    _, values = label
    numbers = re.findall(r"\d+", text)
    if " " not in text:  # it fills in what the question is about
        return
    if "card" in values:
        assert values["card"] in text.split()
    for where in IN_AREAS & values.keys():
        assert numbers[0] == values[where]
    if "area2" in values:
        assert numbers[1] == values["area2"]
    if "owner" in values:
        assert text.endswith(":" + "1234td"[int(values["owner"])])
    if "seat" in values and "building" not in values:  # with a building it is whose
        assert numbers == [str(int(values["seat"]) + 1)]


@pytest.mark.rule("AM.Y7", "AM.Y10")
@settings(max_examples=5)
@given(seats=st.integers(2, 4), edition=st.sampled_from(["polish", "english"]), seed=st.integers(0, 2**32 - 1))
def test_labels_and_notation_agree(seats: int, edition: str, seed: int) -> None:
    g = RULES.start(seats, {"edition": edition})
    rng = Rng(seed)
    options = Options()
    loop.settle(RULES, g, rng)
    while not g.over:
        seat = loop.actor(RULES, g)
        loop.options_of(RULES, g, seat, options)
        step = loop.pending(RULES, g)
        assert isinstance(step, Choice)
        offered = options.to_list()
        for option in offered:
            assert option < step.space(g)
            _agree(step.label(g, option), step.text(g, option))
        loop.answer(RULES, g, seat, offered[rng.below(len(offered))])
        loop.settle(RULES, g, rng)
