"""Monstrance: one player builds a feature and a stack side by side, without a hand."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, as_ints, bit, full, nth, size
from stolik.engine.layout import TURN
from stolik.engine.state import State
from stolik.engine.steps import Auto, Chance, Choice
from stolik.games.sedlec.data import FEATURES, SIZE
from stolik.games.sedlec.ending import SCORING_BOTH
from stolik.games.sedlec.graveyard import (
    DIG_FIRST,
    DIG_SECOND,
    DIG_TEXTS,
    DIGS,
    add_digs,
    dig_label,
    in_order,
    turn_up,
    why_no_collect,
    why_no_dig,
)
from stolik.games.sedlec.laying import PLACES, lay, lay_label, place_text
from stolik.games.sedlec.placing import STACK_PLACES, why_not_in_feature, why_not_in_stack
from stolik.games.sedlec.state import (
    BOX,
    FEATURE,
    FIRST_FEATURE,
    NAMES,
    OPEN,
    PARTS,
    PILES,
    SHAPE,
    SKULL_CARDS,
    STACK,
    SUPPORTS,
    feature_of,
    filled,
    is_complete,
    open_in,
    open_places,
)

SHAPE_DRAWN: Final[i64] = i64(PARTS.event("shape_drawn", "card", "SED.solo.1"))
# By feature card: that its back counts. A rule of the rulebook stands behind each.
EFFECT_DRAWN: Final[vec[i64]] = as_ints(
    [int(PARTS.event("effect_drawn", "card", "SED.solo.2", f"SED.effect.{feature.effect}")) for feature in FEATURES]
)

ME: Final = 0


@final
class DrawFeature(Chance):
    """SED.solo.1, SED.solo.2: a feature card comes to zone `g.a`; no card is drawn twice."""

    rule = "SED.solo.1"
    rules = ("SED.solo.2", "SED.solo.3", "SED.data.1")

    def size(self, g: State) -> i64:
        return size(g.bag(BOX) & ~full(SKULL_CARDS))

    def _card(self, g: State, option: i64) -> i64:
        return nth(g.bag(BOX) & ~full(SKULL_CARDS), option)

    def take(self, g: State, option: i64) -> None:
        card = self._card(g, option)
        g.move(card, BOX, g.a)
        g.tell(SHAPE_DRAWN if g.a == SHAPE else EFFECT_DRAWN[card - FIRST_FEATURE], card)

    def text(self, g: State, option: i64) -> str:
        return NAMES[self._card(g, option)]


def open_now(g: State) -> i64:
    """SED.solo.7: where a card may be laid, over the PLACES of both structures."""
    return open_places(g, ME) | open_in(g) * bit(STACK_PLACES)


def why_not_there(g: State, place: i64) -> str:
    """The rule that forbids one of the PLACES which is not open."""
    if place < STACK_PLACES:
        return "SED.solo.7" if is_complete(g, ME) else why_not_in_stack(filled(g, STACK), place)
    if g.count(FEATURE) == SIZE:
        return "SED.solo.7"
    position = place - STACK_PLACES
    return why_not_in_feature(filled(g, FEATURE), SUPPORTS[SIZE * feature_of(g) + position], position)


def lay_from(g: State, pile: i64, place: i64) -> None:
    card = g.top(OPEN[pile])
    if place < STACK_PLACES:
        lay(g, ME, card, OPEN[pile], STACK, place)
    else:
        lay(g, ME, card, OPEN[pile], FEATURE, place - STACK_PLACES)


def label_from(g: State, pile: i64, place: i64) -> tuple[str, dict[str, str]]:
    card = g.top(OPEN[pile])
    if place < STACK_PLACES:
        return lay_label(g, card, STACK, place)
    return lay_label(g, card, FEATURE, place - STACK_PLACES)


class FromTurned(Choice):
    """One of the cards just turned, on piles `g.b` and `g.c` (-1: only one was), is laid in a structure at once."""

    def allowed(self, g: State) -> i64:
        """The PLACES where it may be laid."""
        raise NotImplementedError

    def options(self, g: State, out: Options) -> None:
        places = self.allowed(g)
        out.add_each(places, PLACES * g.b, 1)
        if g.c >= 0:
            out.add_each(places, PLACES * g.c, 1)

    def take(self, g: State, option: i64) -> None:
        lay_from(g, option // PLACES, option % PLACES)

    def space(self, g: State) -> i64:
        return PLACES * g[PILES]

    def text(self, g: State, option: i64) -> str:
        return f"take {option // PLACES + 1} {place_text(g, option % PLACES)}"

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return label_from(g, option // PLACES, option % PLACES)


# --- the opening -----------------------------------------------------------------------------------


@final
class Opening(Choice):
    """SED.solo.5: two piles are named; one of the cards begins the feature."""

    rule = "SED.solo.5"
    rules = ("SED.dig.2",)

    def options(self, g: State, out: Options) -> None:
        add_digs(g, out)

    def take(self, g: State, option: i64) -> None:
        g.then(NEXT_TURN_ALONE)
        g.then(LAY_FIRST, ME, DIG_FIRST[option], DIG_SECOND[option])
        turn_up(g, ME, option)

    def goes_on(self, g: State, option: i64) -> bool:
        return True

    def space(self, g: State) -> i64:
        return DIGS

    def text(self, g: State, option: i64) -> str:
        return DIG_TEXTS[option]

    def read(self, g: State, text: str) -> i64:
        return super().read(g, in_order(text))

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return dig_label(option)


@final
class LayFirst(FromTurned):
    """SED.solo.5: the first card goes on an anchor of the feature."""

    rule = "SED.solo.5"
    rules = ("SED.feature.1",)

    def allowed(self, g: State) -> i64:
        return open_in(g) * bit(STACK_PLACES)

    def why(self, g: State, option: i64) -> str:
        if option // PLACES not in (g.b, g.c):
            return "SED.dig.3"
        place = option % PLACES
        return "SED.solo.5" if place < STACK_PLACES else why_not_there(g, place)


# --- the turns -------------------------------------------------------------------------------------


@final
class NextTurnAlone(Auto):
    """SED.solo.6, SED.solo.8: turns follow until both structures are complete."""

    rule = "SED.solo.6"

    def run(self, g: State) -> None:
        if is_complete(g, ME) and g.count(FEATURE) == SIZE:
            g.then(SCORING_BOTH)
            return
        g[TURN] += 1
        g.then(NEXT_TURN_ALONE)
        g.then(TURN_ALONE, ME)


@final
class TurnAlone(Choice):
    """SED.solo.6, SED.solo.7: dig, or lay a face-up card."""

    rule = "SED.solo.6"
    rules = ("SED.solo.7", "SED.dig.1", "SED.collect.1")

    def options(self, g: State, out: Options) -> None:
        add_digs(g, out)
        places = open_now(g)
        for pile in range(g[PILES]):
            if g.top(OPEN[pile]) >= 0:
                out.add_each(places, DIGS + PLACES * pile, 1)

    def take(self, g: State, option: i64) -> None:
        if option < DIGS:
            g.then(LAY_TURNED, ME, DIG_FIRST[option], DIG_SECOND[option])
            turn_up(g, ME, option)
        else:
            lay_from(g, (option - DIGS) // PLACES, (option - DIGS) % PLACES)

    def goes_on(self, g: State, option: i64) -> bool:
        return option < DIGS

    def space(self, g: State) -> i64:
        return DIGS + PLACES * g[PILES]

    def why(self, g: State, option: i64) -> str:
        if option < DIGS:
            return why_no_dig(g)
        if g.top(OPEN[(option - DIGS) // PLACES]) < 0:
            return why_no_collect(g)
        return why_not_there(g, (option - DIGS) % PLACES)

    def text(self, g: State, option: i64) -> str:
        if option < DIGS:
            return DIG_TEXTS[option]
        return f"collect {(option - DIGS) // PLACES + 1} {place_text(g, (option - DIGS) % PLACES)}"

    def read(self, g: State, text: str) -> i64:
        return super().read(g, in_order(text))

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        if option < DIGS:
            return dig_label(option)
        return label_from(g, (option - DIGS) // PLACES, (option - DIGS) % PLACES)


@final
class LayTurned(FromTurned):
    """SED.solo.7: one of the cards just turned is laid at once, in either structure."""

    rule = "SED.solo.7"
    rules = ("SED.dig.3", "SED.feature.1", "SED.feature.2", "SED.feature.3")

    def allowed(self, g: State) -> i64:
        return open_now(g)

    def why(self, g: State, option: i64) -> str:
        return why_not_there(g, option % PLACES) if option // PLACES in (g.b, g.c) else "SED.dig.3"


DRAW_FEATURE: Final[i64] = i64(PARTS.step(DrawFeature()))
OPENING: Final[i64] = i64(PARTS.step(Opening()))
LAY_FIRST: Final[i64] = i64(PARTS.step(LayFirst()))
NEXT_TURN_ALONE: Final[i64] = i64(PARTS.step(NextTurnAlone()))
TURN_ALONE: Final[i64] = i64(PARTS.step(TurnAlone()))
LAY_TURNED: Final[i64] = i64(PARTS.step(LayTurned()))
