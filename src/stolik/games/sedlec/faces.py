"""What is printed on the cards, for whoever draws them."""

from __future__ import annotations

from typing import Literal, TypedDict

from stolik.games.sedlec.data import CARDS, EFFECT_NUMBERS, EFFECTS, FEATURES, Place


class SkullsFace(TypedDict):
    kind: Literal["skulls"]
    upper: str
    lower: str
    deck: str


class FeatureFace(TypedDict):
    kind: Literal["feature"]
    positions: list[Place]
    anchors: list[Place]
    source: str
    effect: str
    effect_kind: str
    effect_numbers: dict[str, int]
    effect_source: str


def faces() -> dict[str, SkullsFace | FeatureFace]:
    """By card."""
    found: dict[str, SkullsFace | FeatureFace] = {}
    for card in CARDS:
        found[card.id] = {"kind": "skulls", "upper": card.upper, "lower": card.lower, "deck": card.deck}
    for feature in FEATURES:
        effect = next(effect for effect in EFFECTS if effect.id == feature.effect)
        found[feature.id] = {
            "kind": "feature",
            "positions": list(feature.positions),
            "anchors": list(feature.anchors),
            "source": feature.source,
            "effect": effect.id,
            "effect_kind": effect.kind,
            "effect_numbers": dict(zip(EFFECT_NUMBERS[effect.kind], effect.numbers, strict=True)),
            "effect_source": effect.source,
        }
    return found
