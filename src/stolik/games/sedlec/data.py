"""The skull cards and the feature cards of "Czaszki z Sedlec", read from their files and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from stolik.engine.datafile import Item, items, once, read
from stolik.engine.errors import DataError
from stolik.engine.kit import as_ints, bit, has
from stolik.games.sedlec.placing import SIZE, open_in_feature

SKULLS = "KCPLZX"  # king, peasant, priest, lover, bandit, executioner
DECKS = {  # SED.cards.1, SED.cards.2: how many cards, and of each skull
    "base": (18, {"K": 4, "C": 8, "P": 8, "L": 6, "Z": 10}),
    "executioners": (6, {"X": 6, "K": 1, "C": 1, "P": 1, "L": 1, "Z": 2}),
}
FEATURES_THERE_ARE = 6
FARTHEST = 9  # no position lies farther left or right
HIGHEST = 15  # no card lies higher
SOURCES = ("attested", "reconstructed", "printed")
EFFECT_NUMBERS = {  # what an effect does, and the numbers that it needs
    "peasants_over_kings": ("points",),
    "kings_fall": ("bandits",),
    "lone_priests": ("points",),
    "lovers_by_level": ("apart", "level"),
    "gangs": ("points",),
    "top_kings": ("points",),
}
EFFECT_KINDS = tuple(EFFECT_NUMBERS)
LEAST, MOST = -9, 9  # of a number of an effect

Place = tuple[int, int]  # left edge in half-cards, level of the lower skull


@dataclass(frozen=True)
class Card:
    id: str
    deck: str
    upper: str
    lower: str


@dataclass(frozen=True)
class Feature:
    id: str
    source: str
    positions: tuple[Place, ...]
    anchors: tuple[Place, ...]
    effect: str  # on the back


@dataclass(frozen=True)
class Effect:
    id: str
    source: str
    kind: str
    points: int = 0
    bandits: int = 0
    apart: int = 0
    level: int = 0

    @property
    def numbers(self) -> tuple[int, ...]:
        """In the order in which its kind names them."""
        return tuple(getattr(self, name) for name in EFFECT_NUMBERS[self.kind])


# --- Skull cards ---


def load_cards(path: Path) -> tuple[Card, ...]:
    """SED.cards.1, SED.cards.2: 18 cards and 6 more, with as many skulls of each kind as the leaflet counts."""
    cards = tuple(
        Card(item.text("id"), item.text("deck", DECKS), item.text("upper", SKULLS), item.text("lower", SKULLS))
        for item in items(path, read(path), "card", "id", Card)
    )
    for deck, (size, skulls) in DECKS.items():
        there = [card for card in cards if card.deck == deck]
        if len(there) != size:
            raise DataError(path, f"there must be {size} cards of the deck {deck}, not {len(there)}")
        found = Counter(skull for card in there for skull in (card.upper, card.lower))
        for skull in SKULLS:
            if found[skull] != skulls.get(skull, 0):
                raise DataError(path, f"the deck {deck} must have {skulls.get(skull, 0)} {skull}, not {found[skull]}")
    if [card.deck for card in cards] != sorted(card.deck for card in cards):
        raise DataError(path, "the cards of the base game must come first")
    return cards


# --- Feature cards ---


def load_features(path: Path) -> tuple[tuple[Feature, ...], tuple[Effect, ...]]:
    """SED.data.1: six shapes that can be built, each with an effect of its own on its back."""
    data = read(path)
    effects = tuple(_effect(item) for item in items(path, data, "effect", "id", Effect))
    features = tuple(_feature(item, effects) for item in items(path, data, "feature", "id", Feature))
    for kind, there in (("feature", len(features)), ("effect", len(effects))):
        if there != FEATURES_THERE_ARE:
            raise DataError(path, f"there must be {FEATURES_THERE_ARE} {kind}s, not {there}")
    once(path, (f"the back {feature.effect}" for feature in features))
    return features, effects


def _effect(item: Item) -> Effect:
    kind = item.text("kind", EFFECT_KINDS)
    names = EFFECT_NUMBERS[kind]
    for field in item.values:
        if field not in ("id", "source", "kind", *names):
            raise item.wrong(f"must have no {field}, being of the kind {kind}")
    numbers = {name: item.number(name, LEAST, MOST) for name in names}
    return Effect(item.text("id"), item.text("source", SOURCES), kind, **numbers)


def _feature(item: Item, effects: tuple[Effect, ...]) -> Feature:
    positions = _places(item, "positions")
    if len(positions) != SIZE:
        raise item.wrong(f"must have {SIZE} positions, not {len(positions)}")
    for number, (x, y) in enumerate(positions):
        for other_x, other_y in positions[:number]:
            if abs(x - other_x) < 2 and abs(y - other_y) < 2:
                raise item.wrong(f"has positions that overlap: {other_x},{other_y} and {x},{y}")
    anchors = _places(item, "anchors")
    if not anchors:
        raise item.wrong("has no anchor")
    for x, y in anchors:
        if (x, y) not in positions:
            raise item.wrong(f"has an anchor where it has no position: {x},{y}")
    feature = Feature(
        item.text("id"),
        item.text("source", SOURCES),
        positions,
        anchors,
        item.text("effect", [effect.id for effect in effects]),
    )
    for x, y in anchors:
        never = _never(feature, (x, y))
        if never is not None:
            raise item.wrong(f"cannot be completed from its anchor {x},{y}: {never[0]},{never[1]} is never legal")
    return feature


def _places(item: Item, key: str) -> tuple[Place, ...]:
    places = item.some(key)
    for place in places:
        if not isinstance(place, list) or len(place) != 2 or any(type(number) is not int for number in place):
            raise item.wrong(f"must have pairs of whole numbers in {key}, not {place}")
        if abs(place[0]) > FARTHEST or not 1 <= place[1] <= HIGHEST:
            raise item.wrong(f"has a position in {key} that is too far away: {place[0]},{place[1]}")
        if places.count(place) > 1:
            raise item.wrong(f"has {place[0]},{place[1]} twice in {key}")
    return tuple((x, y) for x, y in places)


def below(positions: tuple[Place, ...]) -> list[int]:
    """SED.feature.2: by position, those of the shape directly below it, as bit sets."""
    return [_which(positions, lambda dx, dy: dy == -2 and abs(dx) < 2, place) for place in positions]


def beside(positions: tuple[Place, ...]) -> list[int]:
    """SED.feature.3: by position, those that touch its side, as bit sets."""
    return [_which(positions, lambda dx, dy: abs(dx) == 2 and abs(dy) < 2, place) for place in positions]


def _which(positions: tuple[Place, ...], fits: Callable[[int, int], bool], place: Place) -> int:
    x, y = place
    return sum(bit(number) for number, other in enumerate(positions) if fits(other[0] - x, other[1] - y))


def marked(positions: tuple[Place, ...], some: tuple[Place, ...]) -> int:
    """Some of the positions as a bit set."""
    return sum(bit(positions.index(place)) for place in some)


def _never(feature: Feature, anchor: Place) -> Place | None:
    """A position that cannot be filled after this first card; since what is legal stays so, the order is no matter."""
    under, sides = as_ints(below(feature.positions)), as_ints(beside(feature.positions))
    anchors = marked(feature.positions, feature.anchors)
    filled = marked(feature.positions, (anchor,))
    while legal := open_in_feature(filled, anchors, under, sides, 0, SIZE):
        filled |= legal
    return next((place for number, place in enumerate(feature.positions) if not has(filled, number)), None)


CARDS = load_cards(Path(__file__).with_name("cards.toml"))
FEATURES, EFFECTS = load_features(Path(__file__).with_name("features.toml"))
