"""What all events have in common: each card brings one, by its rule and with its dice."""

from __future__ import annotations

import pytest

from stolik.games.ankhmorpork.data import PEOPLE, EventCard
from stolik.games.ankhmorpork.event import BY_EVENT, Dice
from stolik.games.ankhmorpork.rules import RULES

LAWS = {
    **{"dragon": "AM.E3", "flood": "AM.E4", "fire": "AM.E5", "fog": "AM.E6", "riots": "AM.E7"},
    **{"explosion": "AM.E8", "earthquake": "AM.E8", "murders": "AM.E9", "demons": "AM.E10"},
    **{"subsidence": "AM.E11", "johnson": "AM.E12", "trolls": "AM.E13"},
}
EACH_ROLLS = {"murders": "murder_roll"}  # everybody for himself


def test_each_card_brings_an_event_and_each_event_has_a_card() -> None:
    assert set(BY_EVENT) == {card.id for card in PEOPLE.events}
    found = {name: RULES.steps[BY_EVENT[name]] for name in BY_EVENT}
    assert {name: step.name for name, step in found.items()} == {name: name for name in found}
    assert {name: step.law for name, step in found.items()} == LAWS


@pytest.mark.rule("AM.E1", "AM.D9")
@pytest.mark.parametrize("card", PEOPLE.events, ids=lambda card: str(card.id))
def test_as_many_dice_are_rolled_together_as_the_card_says(card: EventCard) -> None:
    """Each has twelve faces, and all of them fall in one number: four dice in 20,736 ways."""
    name = EACH_ROLLS.get(card.id, card.id)
    (step,) = [step for step in RULES.steps if step.name == name]
    assert isinstance(step, Dice) == (card.dice > 0)
    if isinstance(step, Dice):
        assert step.bound == {1: 12, 2: 144, 3: 1728, 4: 20736}[card.dice]
