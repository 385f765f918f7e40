"""What the guide of a first game says holds however many play, alone too."""

from __future__ import annotations

from random import Random

from games.kit import events
from stolik.engine.chain import seed_of
from stolik.engine.speech import event_text
from stolik.engine.table import Table
from stolik.games.sedlec import GAME


def test_a_complete_feature_is_not_told_as_a_stack() -> None:
    guide = GAME.teaching.guide
    assert guide is not None
    (card,) = [card for card in guide.cards if card.id == "event-completed"]
    table, random = Table(GAME, 1, {}, seed_of(1)), Random(1)
    while table.pending is not None:
        table.apply(0, random.choice(table.options(0)).id)
    wanted = card.when["with"].items()
    told = [event for name in card.when["events"] for event in events(table, name) if wanted <= event.items()]
    assert [event_text(GAME, "en", event, ["Ala"], 0) for event in told] == ["Your stack is complete."]
