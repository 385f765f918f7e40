"""How bots play Word Domination: words too many to be tried one by one are looked for, weighed and compared.

A bot knows what its seat sees. It forgets everything between two answers: what it has begun, such as an offer, it
finds again in the view, and the same view makes it plan the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

from stolik.engine.kit import Options, Rng
from stolik.engine.search import one_step
from stolik.engine.state import State
from stolik.engine.views import worlds_of
from stolik.games.words.devices import CORES, SHADOWS
from stolik.games.words.features import FEATURES, turns_left
from stolik.games.words.helping import CANNOT, can_price, captures_at, captures_if_agreed, is_fair_word
from stolik.games.words.marking import RULE_OF_CARDS, picked_times
from stolik.games.words.planning import (
    Gains,
    Plan,
    add_all,
    clear_reading,
    gains_of,
    laid,
    lay,
    open_cells,
    planner_of,
    plans,
    prospects,
    replied,
)
from stolik.games.words.related import BLOCK
from stolik.games.words.rules import RULES
from stolik.games.words.state import (
    CENTRE,
    COUNTER,
    COUNTER_PRICE,
    COUNTER_TO,
    DECK_SIZE,
    DRAFT,
    DRAFT_PRICE,
    DRAFTS_MADE,
    DRAWN,
    LETTER,
    LETTERS,
    MARK,
    MOVER,
    OFFER,
    OFFER_CAPTURES,
    OFFER_LENGTH,
    OFFER_PRICE,
    OFFER_WORD,
    SET,
    VERDICT,
    in_set,
    put_in_set,
)
from stolik.games.words.talking import (
    ACCEPT,
    AGREE,
    DROP,
    GIVE_UP,
    PRICES,
    PUBLISH,
    REFUSE,
    SILENT,
    SPELL,
    SWAP,
    THINK,
    can_swap,
    word_option,
)
from stolik.games.words.vocabulary import vocabulary
from stolik.games.words.voting import ALLOW, BAR

Choice = tuple[int, str, dict[str, str | int]]


@dataclass(frozen=True)
class Level:
    """What a bot knows and how closely it looks."""

    zipf: int  # tenths: only words at least so frequent
    longest: int  # letters
    words: int  # that it compares exactly
    cells: int  # words for which it tries every cell of the added card
    deep: int  # words after which it thinks of the answers
    answers: int  # of how many rivals
    offers: int  # words that it thinks of offering


LEVELS = (
    Level(zipf=42, longest=6, words=8, cells=2, deep=0, answers=0, offers=4),
    Level(zipf=35, longest=8, words=24, cells=4, deep=0, answers=0, offers=10),
    Level(zipf=28, longest=11, words=60, cells=8, deep=4, answers=1, offers=24),
    Level(zipf=20, longest=14, words=150, cells=12, deep=10, answers=3, offers=40),
)
RIVAL = (35, 8, 6)  # what is expected of those who answer: Zipf, letters, words that they compare

PAYS = 0.25  # log-odds, half a captured card: help must be worth so much more than none, to both
UNSEEN = 0.85  # of what an offered word could bring: it may use captured cards too
DEAREST = 4  # cards of a word of which a price is made
MOST_ASKED = 2  # cards of a price
ALIKE = [sum(1 for card in range(DECK_SIZE) if LETTER[card] == letter) for letter in range(LETTERS)]
NUISANCE = 0.01  # of a share of the win, that a card to be added brings its giver


class Player:
    def choose(self, view: dict[str, Any], strength: int, seed: int) -> Choice:
        seat: int = view["seat"]
        step: str = view["decision"]["step"]
        worlds = worlds_of(RULES, view["state"], seat)
        g = worlds.sample(Rng(0))
        g.seat = seat
        g.pending_step()
        if step == "add":
            return _add(g, seat, strength)
        if step in ("talk", "live_talk"):
            return _spell(g, seat, strength) if seat == g[MOVER] else _talk(g, seat, strength)
        if step == "assign":
            return _assign(g, seat)
        if step == "challenge":
            return 0, "why-software", {}
        if step == "ballot":  # WORDS.Q11
            return BAR if g[VERDICT] == BLOCK else ALLOW, "why-software", {}
        if step == "fly":
            return 1, "why-two", {}
        if step == "keep":
            kept = max(range(2), key=lambda option: ALIKE[LETTER[g.card(DRAWN, option)]])
            return kept, "why-handy", {}
        if step == "turn_card":
            return _turn(g, seat)
        return _act(one_step(RULES, FEATURES, worlds, seat, 1, 0), g, seat, step)


PLAYER = Player()


# --- words -----------------------------------------------------------------------------------------


def best_plan(g: State, mover: int, strength: int) -> Plan | None:
    """The word that a bot would spell; one that it seldom thinks of only where it knows no other."""
    level = LEVELS[strength]
    for wider in LEVELS[strength:]:
        found = plans(g, mover, wider.zipf, wider.longest, level.words)
        clear = (plan for plan in found if clear_reading(g, plan.number) >= 0)
        first = [plan for plan, _ in zip(clear, range(max(1, level.deep)), strict=False)]
        if len(first) > 1:
            for plan in first:
                plan.worth = prospects(replied(laid(g, mover, plan.cards), _answers(g, level), *RIVAL), mover)
            return max(first, key=lambda plan: plan.worth)
        if first:
            return first[0]
    return None


def _answers(g: State, level: Level) -> int:
    return min(level.answers, g.seats - 1)


def outcomes(g: State, mover: int, cards: list[int]) -> tuple[int, int]:
    """How many cards a word captures, and how many markers of rivals it sends back."""
    marks = [g[MARK + card] for card in cards if g.holds(CENTRE, card)]
    own = mover + 1
    return marks.count(own), sum(1 for mark in marks if mark not in (0, own))


def _because(g: State, mover: int, plan: Plan) -> tuple[str, dict[str, str | int]]:
    captures, ousts = outcomes(g, mover, plan.cards)
    facts: dict[str, str | int] = {"word": vocabulary(g).lexicon.word(plan.number).upper()}
    if captures > 0:
        return "why-captures", {**facts, "count": captures}
    if ousts > 0:
        return "why-ousts", {**facts, "count": ousts}
    return "why-marks", {**facts, "count": len(plan.cards)}


def _add(g: State, mover: int, strength: int) -> Choice:
    """Where the card does most for the word that is meant to use it."""
    level = LEVELS[strength]
    cells = open_cells(g)
    trial = g.clone()
    add_all(trial, cells[0])
    meant: list[Plan] = []
    for wider in LEVELS[strength:]:
        found = plans(trial, mover, wider.zipf, wider.longest, level.words)
        meant = [plan for plan in found if clear_reading(g, plan.number) >= 0][: level.cells]
        if meant:
            break
    best, pick, worth = cells[0], None, -1e300
    for cell in cells:
        trial = g.clone()
        add_all(trial, cell)
        for plan in meant:
            here = prospects(laid(trial, mover, plan.cards), mover)
            if here > worth:
                best, pick, worth = cell, plan, here
    if pick is None:
        return 1 + best, "why-even", {}
    return 1 + best, *_because(trial, mover, pick)


def _spell(g: State, mover: int, strength: int) -> Choice:
    own = best_plan(g, mover, strength)
    worth = prospects(laid(g, mover, own.cards), mover) if own is not None else prospects(g, mover)
    offer = max(
        (seat for seat in range(g.seats) if g[OFFER + seat] > 0), key=lambda seat: promised(g, seat), default=-1
    )
    if offer >= 0 and promised(g, offer) > worth + PAYS / 2:
        return ACCEPT + g[OFFER + offer], "why-accept", {"count": g[OFFER_CAPTURES + offer]}
    if own is not None:
        return word_option(clear_reading(g, own.number), SPELL), *_because(g, mover, own)
    return (SWAP if can_swap(g) else GIVE_UP), "why-stuck", {}


def promised(g: State, helper: int) -> float:
    """How the mover would stand after an offer, as far as length, captures and price tell."""
    mover = g[MOVER]
    price = cards_in(g, OFFER_PRICE + SET * helper)
    after = laid(g, mover, price, helper, price)
    gains = Gains()
    gains.read(after, mover, mover)
    own = [gains.of[card] for card in range(DECK_SIZE) if after[MARK + card] == mover + 1]
    rest = [
        gains.of[card]
        for card in range(DECK_SIZE)
        if after.holds(CENTRE, card) and after[MARK + card] != mover + 1 and card not in price
    ]
    captures = int(g[OFFER_CAPTURES + helper])
    others = max(0, int(g[OFFER_LENGTH + helper]) - captures - len(price))
    return prospects(after, mover) + captures * mean(own) + UNSEEN * others * mean(rest)


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def cards_in(g: State, at: int) -> list[int]:
    return [card for card in range(DECK_SIZE) if in_set(g, at, card)]


def _assign(g: State, mover: int) -> Choice:
    """The card whose marker does most; one that serves twice is captured at once (WORDS.V7)."""
    out = Options()
    RULE_OF_CARDS.options(g, out)
    now = prospects(g, mover)

    def gain(card: int) -> float:
        after = g.clone()
        if g.holds(CENTRE, card):
            lay(after, mover, card)
            if picked_times(g, card) > 0 and after.holds(CENTRE, card):
                lay(after, mover, card)
        return prospects(after, mover) - now

    card = max(out.to_list(), key=gain)
    return card, "why-card", {}


# --- help (WORDS.H24) ------------------------------------------------------------------------------


def _talk(g: State, seat: int, strength: int) -> Choice:
    """What a rival says: an offer, once; an answer to a counter; otherwise nothing."""
    if g[COUNTER] > 0 and g[COUNTER_TO] == seat + 1:
        return _answer_counter(g, seat, strength)
    if g[DRAFT + seat] > 0:
        return _go_on(g, seat, strength)
    if g[DRAFTS_MADE + seat] > 0:
        return SILENT, "why-quiet", {}
    offer = _offer(g, seat, strength)
    if offer is None:
        return SILENT, "why-quiet", {}
    return word_option(offer, THINK), "why-offer", {"word": vocabulary(g).word(offer).upper()}


def alone(g: State, strength: int) -> State:
    """The position after the word that the mover will probably find without help."""
    mover = g[MOVER]
    level = LEVELS[max(0, strength - 1)]
    for plan in plans(g, mover, level.zipf, level.longest, level.words):
        if clear_reading(g, plan.number) >= 0:
            return laid(g, mover, plan.cards)
    return g


def helped(g: State, word: str, helper: int, price: list[int]) -> State:
    """The position after a helped word, the mover using the cards that are worth most to him."""
    mover = g[MOVER]
    planner = planner_of(g)
    planner.read(g, mover, gains_of(g).of, price)
    return laid(g, mover, planner.cards(word), helper, price)


def _offer(g: State, seat: int, strength: int) -> int | None:
    """The code of a word that would help both, at a price that the mover would rather pay than go without."""
    mover = g[MOVER]
    level = LEVELS[strength]
    if g.seats == 2:
        return None  # what helps the one harms the other
    without = alone(g, strength)
    most, most_mover = prospects(without, seat) + PAYS, prospects(without, mover) + PAYS
    mine, joint = Gains(), Gains()
    mine.read(g, seat, seat)
    gains = gains_of(g)
    gains.read(g, mover, mover)
    for card in range(DECK_SIZE):
        joint.of[card] = gains.of[card] + (mine.of[card] if g[MARK + card] == seat + 1 else 0.0)
    planner = planner_of(g)
    planner.read(g, mover, joint.of)
    best: int | None = None
    for number in planner.search(g, level.zipf, level.longest, level.offers):
        word = vocabulary(g).lexicon.word(number)
        price, worth, worth_mover = dearest(g, word, seat, mine, most_mover)
        if price and worth > most and worth_mover >= most_mover:
            code = clear_reading(g, number)
            if code >= 0 and is_fair_word(g, code):
                best, most = code, worth
    return best


def dearest(g: State, word: str, seat: int, mine: Gains, least: float) -> tuple[list[int], float, float]:
    """The price that brings a helper most and leaves the mover at least so much; and how both then stand."""
    planner = planner_of(g)
    planner.read(g, g[MOVER], mine.of)
    wanted = sorted(
        (card for card in planner.cards(word) if g.holds(CENTRE, card)), key=lambda card: (-mine.of[card], card)
    )[:DEAREST]
    found: tuple[list[int], float, float] = ([], -1e300, 0.0)
    for size in range(1, MOST_ASKED + 1):
        for price in map(list, combinations(wanted, size)):
            after = helped(g, word, seat, price)
            worth, worth_mover = prospects(after, seat), prospects(after, g[MOVER])
            if worth > found[1] and worth_mover >= least and fits(g, word, seat, price):
                found = (price, worth, worth_mover)
    return found


def fits(g: State, word: str, seat: int, price: list[int]) -> bool:
    """WORDS.H14: some choice of cards uses all of the price and all that was added."""
    trial = g.clone()
    for card in price:
        put_in_set(trial, DRAFT_PRICE + SET * seat, card)
    return captures_at(trial, word, DRAFT_PRICE + SET * seat) != CANNOT


def _go_on(g: State, seat: int, strength: int) -> Choice:
    """Name the price of the word that is thought of, card by card; then say it."""
    word = vocabulary(g).word(g[DRAFT + seat] - 1)
    mine = Gains()
    mine.read(g, seat, seat)
    gains_of(g).read(g, g[MOVER], g[MOVER])
    bare = g.clone()
    for i in range(SET):
        bare[DRAFT_PRICE + SET * seat + i] = 0
    price, _, _ = dearest(bare, word, seat, mine, prospects(alone(g, strength), g[MOVER]) + PAYS)
    facts: dict[str, str | int] = {"word": word.upper()}
    for card in price:
        if not in_set(g, DRAFT_PRICE + SET * seat, card) and can_price(g, seat, card):
            return PRICES + card, "why-price", facts
    said = cards_in(g, DRAFT_PRICE + SET * seat)
    return (PUBLISH if said else DROP), "why-offer" if said else "why-quiet", facts


def _answer_counter(g: State, seat: int, strength: int) -> Choice:
    """It agrees to what is still better than no help."""
    number = g[COUNTER]
    if captures_if_agreed(g, seat) != CANNOT:
        gains_of(g).read(g, g[MOVER], g[MOVER])
        word = vocabulary(g).word(g[OFFER_WORD + seat] - 1)
        after = helped(g, word, seat, cards_in(g, COUNTER_PRICE))
        if prospects(after, seat) > prospects(alone(g, strength), seat):
            return AGREE + number, "why-agree", {"word": word.upper()}
    return REFUSE + number, "why-refuse", {}


# --- devices ---------------------------------------------------------------------------------------


def _act(tried: list[tuple[int, list[float]]], g: State, seat: int, step: str) -> Choice:
    """What leaves the position best; a further card to add is a nuisance to whoever stands best."""
    rivals = [rival for rival in range(g.seats) if rival != seat]
    leader = max(rivals, key=lambda rival: prospects(g, rival))

    def share(entry: tuple[int, list[float]]) -> float:
        core = step == "act" and CORES <= entry[0] < SHADOWS
        return entry[1][-1] + (NUISANCE if core and entry[0] == CORES + leader and turns_left(g, leader) > 0 else 0.0)

    return max(tried, key=share)[0], "why-device", {}


def _turn(g: State, seat: int) -> Choice:
    """WORDS.V8: nobody uses the card on which a rival's marker is worth most, before the bot itself could again."""
    worst, pick = 0.0, 0
    for rival in range(g.seats):
        if rival == seat or turns_left(g, rival) == 0:
            continue
        gains = Gains()
        gains.read(g, rival, rival)
        for card in range(DECK_SIZE):
            if g[MARK + card] == rival + 1 and gains.of[card] > worst:
                worst, pick = gains.of[card], 1 + card
    return pick, "why-turn" if pick > 0 else "why-even", {}
