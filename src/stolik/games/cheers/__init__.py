"""Three Cheers for Master, by Daniel Windfeld Schmidt: two to six players, towers of minions that cannot get along."""

from pathlib import Path

from stolik.engine.game import Counted, Game
from stolik.engine.rulebook import load_rulebook
from stolik.engine.texts import Texts
from stolik.games.cheers.data import MINIONS, ORDERS, SIDES
from stolik.games.cheers.derived import derived
from stolik.games.cheers.explain import Towers
from stolik.games.cheers.features import FEATURES
from stolik.games.cheers.rules import RULES

_HERE = Path(__file__).parent

GAME = Game(
    id="cheers",
    rules=RULES,
    evaluator=FEATURES,
    players=range(2, 7),
    rulebook=load_rulebook(_HERE / "rulebook.toml"),
    texts=Texts(_HERE / "text"),
    options={
        "variant": ("base", "first", "hell", "teams", "pedro"),
        "minions": ("all", "first"),
        "brawls": ("usual", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "hell"),
        "hanging": ("no", "yes"),
    },
    faces={
        **{
            minion.id: {
                "kind": "minion",
                "value": minion.value,
                "arrows": dict(zip(SIDES, minion.arrows, strict=True)),
                "shields": list(minion.shields),
                "traits": list(minion.traits),
                "advanced": minion.advanced,
                "source": minion.source,
            }
            for minion in MINIONS
        },
        **{
            order.id: {
                "kind": "order",
                "options": [
                    {
                        "kind": option.kind,
                        "to": [list(to) for to in option.to],
                        "cells": [list(c) for c in option.cells],
                    }
                    for option in order.options
                ],
                "source": order.source,
            }
            for order in ORDERS
        },
    },
    derived=derived,
    longest=2000,
    explainer=Towers(),
    counted=Counted(plays=("announced",), starts="starts", endings=("here",)),
)
