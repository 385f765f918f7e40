"""Monstrance: one player builds a feature and a stack side by side, without a hand."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.kit import Options, as_ints, full, lowest, nth, size
from stolik.engine.layout import TURN, EventId
from stolik.engine.state import State
from stolik.engine.steps import Auto, Chance, Choice
from stolik.games.sedlec.data import FEATURES
from stolik.games.sedlec.ending import SCORING_BOTH
from stolik.games.sedlec.graveyard import (
    DIGS,
    add_digs,
    dug,
    is_dig,
    lower_first,
    piles_down,
    piles_up,
    turn_up,
    why_no_collect,
    why_no_dig,
)
from stolik.games.sedlec.laying import lay, say_where
from stolik.games.sedlec.placing import SIZE, why_not_in_feature, why_not_in_stack
from stolik.games.sedlec.state import (
    ALL_POSITIONS,
    BOX,
    FEATURE,
    FIRST_FEATURE,
    NAMES,
    OPEN,
    PARTS,
    PLACE_OF,
    POSITION_AT,
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

SHAPE_DRAWN: Final = PARTS.event("shape_drawn", "card", "SED.solo.1")
# By feature card: that its back counts. A rule of the rulebook stands behind each.
EFFECT_DRAWN: Final[vec[i64]] = as_ints(
    [int(PARTS.event("effect_drawn", "card", "SED.solo.2", f"SED.effect.{feature.effect}")) for feature in FEATURES]
)

ME: Final = 0


@final
class DrawFeature(Chance):
    """SED.solo.1, SED.solo.2: a feature card comes to a zone; no card is drawn twice."""

    rule = "SED.solo.1"
    rules = ("SED.solo.2", "SED.solo.3", "SED.data.1")
    args = "zone"

    def size(self, g: State) -> i64:
        return size(g.bag(BOX) & ~full(SKULL_CARDS))

    def _card(self, g: State, option: i64) -> i64:
        return nth(g.bag(BOX) & ~full(SKULL_CARDS), option)

    def take(self, g: State, option: i64) -> None:
        zone = g.one()
        card = self._card(g, option)
        g.move(card, BOX, zone)
        g.tell(SHAPE_DRAWN if zone == SHAPE else EventId(EFFECT_DRAWN[card - FIRST_FEATURE]), card)

    def text(self, g: State, option: i64) -> str:
        return NAMES[self._card(g, option)]


DRAW_FEATURE: Final = PARTS.step(DrawFeature())


def why_not_there(g: State, zone: i64, place: i64) -> str:
    """The rule that forbids a place of the stack or of the feature which is not open; -1 is none of the feature's."""
    if zone == STACK:
        return "SED.solo.7" if is_complete(g, ME) else why_not_in_stack(filled(g, STACK), place)
    if g.count(FEATURE) == SIZE or place < 0:
        return "SED.solo.7"
    return why_not_in_feature(filled(g, FEATURE), SUPPORTS[SIZE * feature_of(g) + place], place)


class FromPile(Choice):
    """Its last two answers lay the face-up card of a pile: in the stack, and in the feature."""

    def add_places(self, g: State, out: Options, pile: i64, in_stack: i64, in_feature: i64) -> None:
        """The card of a pile can be laid at these places."""
        last: i64 = len(self.verbs) - 1
        out.add_each(in_stack, self.code(last - 1, pile), 1)
        first = self.code(last, pile)
        at = SIZE * feature_of(g)
        while in_feature != 0:
            out.add(first + POSITION_AT[at + lowest(in_feature)])
            in_feature &= in_feature - 1

    def laid(self, g: State, option: i64) -> tuple[i64, i64, i64]:
        """The pile, the zone where its card is laid, and the place there; -1 if the feature has no such position."""
        last: i64 = len(self.verbs) - 1
        if self.verb(option) < last:
            pile, place = self.both_of(last - 1, option)
            return pile, STACK, place
        pile, position = self.both_of(last, option)
        return pile, FEATURE, PLACE_OF[ALL_POSITIONS * feature_of(g) + position]

    def take(self, g: State, option: i64) -> None:
        pile, zone, place = self.laid(g, option)
        lay(g, ME, g.top(OPEN[pile]), OPEN[pile], zone, place)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, said = super().label(g, option)
        if not key.startswith("dig"):
            pile, zone, place = self.laid(g, option)
            say_where(g, said, g.top(OPEN[pile]), zone, place)
        return key, said


class FromTurned(FromPile):
    """One of the cards just turned is laid at once."""

    args = "seat pile second"
    answers = ("stack = take {pile} stack {stack:place}", "build = take {pile} feature {feature:position}")

    def add_turned(self, g: State, out: Options, in_stack: i64) -> None:
        """Either of them can be laid at these places of the stack, and wherever the feature is open."""
        _, pile, second = g.three()
        in_feature = open_in(g)
        self.add_places(g, out, pile, in_stack, in_feature)
        if second >= 0:
            self.add_places(g, out, second, in_stack, in_feature)

    def is_turned(self, g: State, taken: i64) -> bool:
        """Was the card of this pile just turned?"""
        _, pile, second = g.three()
        return taken in (pile, second)


# --- the opening -----------------------------------------------------------------------------------


@final
class Opening(Choice):
    """SED.solo.5: two piles are named; one of the cards begins the feature."""

    rule = "SED.solo.5"
    rules = ("SED.dig.2",)
    args = "seat"
    answers = DIGS

    def options(self, g: State, out: Options) -> None:
        add_digs(self, out, piles_down(g, piles_up(g)))

    def take(self, g: State, option: i64) -> None:
        g.then(NEXT_TURN_ALONE)  # once a card has begun the feature
        pile, second = dug(self, option)
        turn_up(g, ME, pile, second, LAY_FIRST)

    def goes_on(self, g: State, option: i64) -> bool:
        return True

    def read(self, g: State, text: str) -> i64:
        return lower_first(self, super().read(g, text))

    def possible(self, g: State, option: i64) -> bool:
        return super().possible(g, option) and lower_first(self, option) == option


OPENING: Final = PARTS.step(Opening())


@final
class LayFirst(FromTurned):
    """SED.solo.5: the first card goes on an anchor of the feature."""

    rule = "SED.solo.5"
    rules = ("SED.feature.1",)

    def options(self, g: State, out: Options) -> None:
        self.add_turned(g, out, 0)

    def why(self, g: State, option: i64) -> str:
        taken, zone, place = self.laid(g, option)
        if not self.is_turned(g, taken):
            return "SED.dig.3"
        return "SED.solo.5" if zone == STACK or place < 0 else why_not_there(g, zone, place)


LAY_FIRST: Final = PARTS.step(LayFirst())


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
        mark = g.mark()
        g.then(TURN_ALONE, ME)
        g.then(NEXT_TURN_ALONE)
        g.in_order(mark)


NEXT_TURN_ALONE: Final = PARTS.step(NextTurnAlone())


@final
class TurnAlone(FromPile):
    """SED.solo.6, SED.solo.7: dig, or lay a face-up card."""

    rule = "SED.solo.6"
    rules = ("SED.solo.7", "SED.dig.1", "SED.collect.1")
    args = "seat"
    answers = (
        *DIGS,
        "stack = collect {pile} stack {stack:place}",
        "build = collect {pile} feature {feature:position}",
    )

    def options(self, g: State, out: Options) -> None:
        up = piles_up(g)
        add_digs(self, out, piles_down(g, up))
        in_stack = open_places(g, ME)
        in_feature = open_in(g)
        while up != 0:
            self.add_places(g, out, lowest(up), in_stack, in_feature)
            up &= up - 1

    def take(self, g: State, option: i64) -> None:
        if is_dig(self, option):
            pile, second = dug(self, option)
            turn_up(g, ME, pile, second, LAY_TURNED)
        else:
            super().take(g, option)

    def goes_on(self, g: State, option: i64) -> bool:
        return is_dig(self, option)

    def why(self, g: State, option: i64) -> str:
        if is_dig(self, option):
            return why_no_dig(g)
        pile, zone, place = self.laid(g, option)
        return why_no_collect(g) if g.top(OPEN[pile]) < 0 else why_not_there(g, zone, place)

    def read(self, g: State, text: str) -> i64:
        return lower_first(self, super().read(g, text))

    def possible(self, g: State, option: i64) -> bool:
        return super().possible(g, option) and lower_first(self, option) == option


TURN_ALONE: Final = PARTS.step(TurnAlone())


@final
class LayTurned(FromTurned):
    """SED.solo.7: one of the cards just turned is laid at once, in either structure."""

    rule = "SED.solo.7"
    rules = ("SED.dig.3", "SED.feature.1", "SED.feature.2", "SED.feature.3")

    def options(self, g: State, out: Options) -> None:
        self.add_turned(g, out, open_places(g, ME))

    def why(self, g: State, option: i64) -> str:
        taken, zone, place = self.laid(g, option)
        return why_not_there(g, zone, place) if self.is_turned(g, taken) else "SED.dig.3"


LAY_TURNED: Final = PARTS.step(LayTurned())
