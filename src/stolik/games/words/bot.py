"""How bots play Word Domination: words too many to be tried one by one are looked for, weighed and compared.

A bot knows what its seat sees. It forgets everything between two answers: what it has begun, such as an offer, it
finds again in the view, and the same view makes it plan the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from stolik.engine.kit import Options, Rng
from stolik.engine.search import one_step
from stolik.engine.state import State
from stolik.engine.steps import PASS
from stolik.engine.views import worlds_of
from stolik.games.words.devices import CHARGE, DRAW_TWO, RULE_OF_DEVICES, RULE_OF_GEL, TURN_NONE, TURN_ONE
from stolik.games.words.features import FEATURES, turns_left
from stolik.games.words.helping import CANNOT, can_price, captures_at, captures_if_agreed, is_fair_word
from stolik.games.words.marking import fitting, picked_times
from stolik.games.words.planning import (
    Gains,
    KnownWords,
    Plan,
    add_all,
    answers_of,
    clear_reading,
    gains_of,
    laid,
    lay,
    open_cells,
    planner_of,
    plans,
    prospects,
)
from stolik.games.words.related import BLOCK
from stolik.games.words.rules import RULES
from stolik.games.words.state import (
    ADDED,
    ADDED_COUNT,
    CENTRE,
    COUNTER,
    COUNTER_PRICE,
    COUNTER_TO,
    COUNTERS_MADE,
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
    ASK,
    DROP,
    GIVE_UP,
    HAGGLE,
    PUBLISH,
    REFUSE,
    RULE_OF_TALK,
    SILENT,
    SPELL,
    SWAP,
    THINK,
    can_swap,
)
from stolik.games.words.turning import IN_CELL, RULE_OF_ADDING
from stolik.games.words.vocabulary import vocabulary
from stolik.games.words.voting import ALLOW, BAR

Choice = tuple[int, str, dict[str, str | int]]


@dataclass(frozen=True)
class Level:
    """What a bot knows and how closely it looks."""

    zipf: int  # tenths: it knows all words at least so frequent
    rare: int  # and half of those at least so frequent
    longest: int  # letters
    words: int  # that it compares exactly
    cells: int  # words for which it tries every cell of the added card
    deep: int  # words after which it thinks of the answers
    answers: int  # of how many rivals, who are taken to know what all of the level know
    replies: int  # words that each of them compares
    offers: int  # words that it thinks of offering


# A level, and those above it: what somebody seldom thinks of comes to mind where nothing else does.
Ladder = tuple[Level, ...]

LEVELS: Ladder = (
    Level(zipf=46, rare=33, longest=6, words=8, cells=2, deep=0, answers=0, replies=0, offers=4),
    Level(zipf=42, rare=27, longest=8, words=24, cells=4, deep=0, answers=0, replies=0, offers=10),
    Level(zipf=30, rare=20, longest=12, words=60, cells=8, deep=8, answers=1, replies=8, offers=24),
    Level(zipf=20, rare=20, longest=15, words=150, cells=24, deep=30, answers=3, replies=16, offers=40),
)

PAYS = 0.12  # log-odds, a quarter of a captured card: help must be worth so much more than none, to a helper
WARY = 0.24  # of two players, whatever the one offers is good for himself: the other must see so much more in it
LEFT = 0.3  # of what a helper asks for: for less he would hardly agree
DEAREST = 4  # cards of a word of which a price is made
MOST_ASKED = 2  # cards of a price
ALIKE = [sum(1 for card in range(DECK_SIZE) if LETTER[card] == letter) for letter in range(LETTERS)]
NUISANCE = 0.01  # of a share of the win, that a card to be added brings its giver


class Wordsmith:
    def __init__(self, ladder: Ladder) -> None:
        self._ladder = ladder

    def train(self, players: int, minutes: float, jobs: int, seed: int, out: Path) -> dict[str, Any]:
        from stolik.games.words.training import train_words  # it plays with this very bot

        return train_words(players, minutes, jobs, seed, out)

    def choose(self, view: dict[str, Any], strength: int, seed: int) -> Choice:
        ladder = self._ladder[strength:]
        seat: int = view["seat"]
        step: str = view["decision"]["step"]
        worlds = worlds_of(RULES, view["state"], seat)
        g = worlds.sample(Rng(0))
        g.seat = seat
        g.pending_step()
        if step == "add":
            return _add(g, seat, ladder)
        if step in ("talk", "live_talk"):
            return _spell(g, seat, ladder) if seat == g[MOVER] else _talk(g, seat, ladder)
        if step == "assign":
            return _assign(g, seat)
        if step == "challenge":
            return PASS, "why-software", {}
        if step == "ballot":  # WORDS.Q11
            return BAR if g[VERDICT] == BLOCK else ALLOW, "why-software", {}
        if step == "fly":
            return DRAW_TWO, "why-two", {}
        if step == "keep":
            kept = max(range(2), key=lambda option: ALIKE[LETTER[g.card(DRAWN, option)]])
            return kept, "why-handy", {}
        if step == "turn_card":
            return _turn(g, seat)
        return _act(one_step(RULES, FEATURES, worlds, seat, 1, 0), g, seat, step)


BOT = Wordsmith(LEVELS)


# --- words -----------------------------------------------------------------------------------------


def mind(level: Level, seat: int = -1) -> KnownWords:
    """What a seat knows; without one, what all of this level know."""
    return KnownWords(level.zipf, level.longest, level.rare, seat)


def best_plan(g: State, mover: int, ladder: Ladder) -> Plan | None:
    """The word that a bot would spell; one that it seldom thinks of only where it knows no other."""
    level = ladder[0]
    for wider in ladder:
        found = plans(g, mover, mind(wider, mover), level.words)
        clear = (plan for plan in found if clear_reading(g, plan.number) >= 0)
        first = [plan for plan, _ in zip(clear, range(max(1, level.deep)), strict=False)]
        if len(first) > 1:
            answers = answers_of(g)
            answers.read(g, min(level.answers, g.seats - 1), mind(level), level.replies)
            for plan in first:
                plan.worth = prospects(answers.after(laid(g, mover, plan.cards)), mover)
            return max(first, key=lambda plan: plan.worth)
        if first:
            return first[0]
    return None


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


def _add(g: State, mover: int, ladder: Ladder) -> Choice:
    """Where the card does most for the word that is meant to use it."""
    level = ladder[0]
    cells = open_cells(g)
    trial = g.clone()
    add_all(trial, cells[0])
    meant: list[Plan] = []
    for wider in ladder:
        found = plans(trial, mover, mind(wider, mover), level.words)
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
        return RULE_OF_ADDING.code(IN_CELL, best), "why-even", {}
    return RULE_OF_ADDING.code(IN_CELL, best), *_because(trial, mover, pick)


def _spell(g: State, mover: int, ladder: Ladder) -> Choice:
    if g[DRAFT + mover] > 0:
        return _go_on_countering(g, mover)
    own = best_plan(g, mover, ladder)
    worth = prospects(laid(g, mover, own.cards), mover) if own is not None else prospects(g, mover)
    least = worth + enough(g)
    offers = {promised(g, seat): seat for seat in range(g.seats) if g[OFFER + seat] > 0}
    best = max(offers, default=least)
    cheap, rival = _haggle(g, mover)
    if cheap > max(least, best + PAYS / 4):
        return RULE_OF_TALK.code(HAGGLE, g[OFFER + rival] - 1), "why-counter", {}
    if best > least:
        accepted = RULE_OF_TALK.code(ACCEPT, g[OFFER + offers[best]] - 1)
        return accepted, "why-accept", {"count": g[OFFER_CAPTURES + offers[best]]}
    if own is not None:
        return RULE_OF_TALK.code(SPELL, clear_reading(g, own.number)), *_because(g, mover, own)
    return (SWAP if can_swap(g) else GIVE_UP), "why-stuck", {}


def enough(g: State) -> float:
    """By how much an offer must beat what the mover can do alone."""
    return WARY if g.seats == 2 else PAYS / 2


def promised(g: State, helper: int) -> float:
    """How the mover would stand after an offer, as far as length, captures and price tell."""
    price = cards_in(g, OFFER_PRICE + SET * helper)
    return promise(g, helper, price, g[OFFER_LENGTH + helper], g[OFFER_CAPTURES + helper])


def promise(g: State, helper: int, price: list[int], length: int, captures: int) -> float:
    """How the mover would stand if somebody helped with so long a word, which captures so much, at such a price.

    Nobody knows which the other cards are: half way between the best ones and any.
    """
    mover = g[MOVER]
    after = laid(g, mover, price, helper, price)
    gains = Gains()
    gains.read(after, mover, mover)
    centre = sorted(
        (card for card in range(DECK_SIZE) if after.holds(CENTRE, card) and card not in price),
        key=lambda card: -gains.of[card],
    )
    own = [card for card in centre if after[MARK + card] == mover + 1]
    rest = [card for card in centre if after[MARK + card] != mover + 1]
    others = max(0, length - captures - len(price))
    best = prospects(laid(after, mover, own[:captures] + rest[:others]), mover)
    return (best + prospects(laid(after, mover, some(own, captures) + some(rest, others)), mover)) / 2


def some(cards: list[int], count: int) -> list[int]:
    """So many cards from all over a list."""
    return [cards[i * len(cards) // count] for i in range(count)] if count < len(cards) else cards


def _haggle(g: State, mover: int) -> tuple[float, int]:
    """What the best counter would bring, and to whom it goes: one to each rival, while none is open (WORDS.H12)."""
    found = (-1e300, -1)
    said = sum(g[COUNTERS_MADE + seat] for seat in range(g.seats))
    if g[COUNTER] > 0 or g[DRAFTS_MADE + mover] != said:
        return found
    for rival in range(g.seats):
        if g[OFFER + rival] > 0 and g[COUNTERS_MADE + rival] == 0:
            price, worth = cheaper(g, rival)
            if price:
                found = max(found, (worth, rival))
    return found


def cheaper(g: State, rival: int) -> tuple[list[int], float]:
    """The price that suits the mover best and that a rival might still take, of cards that are surely in the word."""
    mover = g[MOVER]
    price = cards_in(g, OFFER_PRICE + SET * rival)
    gains = Gains()
    gains.read(g, rival, rival)
    asked = sum(gains.of[card] for card in price)
    sure = sorted({*price, *(g[ADDED + i] - 1 for i in range(g[ADDED_COUNT]))})
    found: tuple[list[int], float] = ([], -1e300)
    for size in range(1, min(MOST_ASKED, len(price)) + 1):
        for other in map(list, combinations(sure, size)):
            if other == price or sum(gains.of[card] for card in other) < LEFT * asked:
                continue
            freed = sum(1 for card in price if g[MARK + card] == mover + 1 and card not in other)
            worth = promise(g, rival, other, g[OFFER_LENGTH + rival], g[OFFER_CAPTURES + rival] + freed)
            if worth > found[1]:
                found = (other, worth)
    return found


def _go_on_countering(g: State, mover: int) -> Choice:
    """Name the price that was meant, card by card; then say it."""
    rival = g[DRAFT + mover] - 1
    said = cards_in(g, DRAFT_PRICE + SET * mover)
    price, _ = cheaper(g, rival)
    for card in price:
        if card not in said and can_price(g, mover, card):
            return RULE_OF_TALK.code(ASK, card), "why-counter", {}
    return (PUBLISH if said == price else DROP), "why-counter", {}


def cards_in(g: State, at: int) -> list[int]:
    return [card for card in range(DECK_SIZE) if in_set(g, at, card)]


def _assign(g: State, mover: int) -> Choice:
    """The card whose marker does most; one that serves twice is captured at once (WORDS.V7)."""
    out = Options()
    fitting(g, out)
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


def _talk(g: State, seat: int, ladder: Ladder) -> Choice:
    """What a rival says: an offer, once; an answer to a counter; otherwise nothing."""
    if g[COUNTER] > 0 and g[COUNTER_TO] == seat + 1:
        return _answer_counter(g, seat, ladder)
    if g[DRAFT + seat] > 0:
        return _go_on(g, seat, ladder)
    if g[DRAFTS_MADE + seat] > 0:
        return SILENT, "why-quiet", {}
    offer = _offer(g, seat, ladder)
    if offer is None:
        return SILENT, "why-quiet", {}
    return RULE_OF_TALK.code(THINK, offer), "why-offer", {"word": vocabulary(g).word(offer).upper()}


def alone(g: State, ladder: Ladder, seat: int = -1) -> State:
    """The position after the word that a mover so strong would find without help, who knows what a seat knows."""
    mover = g[MOVER]
    level = ladder[0]
    for plan in plans(g, mover, mind(level, seat), level.words):
        if clear_reading(g, plan.number) >= 0:
            return laid(g, mover, plan.cards)
    return g


def helped(g: State, word: str, helper: int, price: list[int]) -> State:
    """The position after a helped word, the mover using the cards that are worth most to him."""
    mover = g[MOVER]
    planner = planner_of(g)
    planner.read(g, mover, gains_of(g).of, price)
    return laid(g, mover, planner.cards(word), helper, price)


def terms(g: State, seat: int, ladder: Ladder) -> tuple[float, float]:
    """How a helper and the mover have to stand at least after a helped word, as the helper sees it.

    The mover is taken to know what all of the helper's level know. But what helps one of two players harms the other:
    there the helper has to fear a mover who knows as much as he himself.
    """
    without = alone(g, ladder)
    feared = alone(g, ladder, seat) if g.seats == 2 else without
    return prospects(feared, seat) + PAYS, prospects(without, g[MOVER]) + enough(g)


def _offer(g: State, seat: int, ladder: Ladder) -> int | None:
    """The code of a word that would help both, at a price that the mover would rather pay than go without."""
    mover = g[MOVER]
    level = ladder[0]
    most, least = terms(g, seat, ladder)
    if g.seats == 2 and most + least > 0:
        return None  # one of the two would lose
    mine, joint = Gains(), Gains()
    mine.read(g, seat, seat)
    gains = gains_of(g)
    gains.read(g, mover, mover)
    for card in range(DECK_SIZE):
        joint.of[card] = gains.of[card] + (mine.of[card] if g[MARK + card] == seat + 1 else 0.0)
    planner = planner_of(g)
    planner.read(g, mover, joint.of)
    best: int | None = None
    for number in planner.search(g, mind(level, seat), level.offers):
        word = vocabulary(g).lexicon.word(number)
        price, worth = dearest(g, word, seat, mine, least)
        if price and worth > most:
            code = clear_reading(g, number)
            if code >= 0 and is_fair_word(g, code):
                best, most = code, worth
    return best


def dearest(g: State, word: str, seat: int, mine: Gains, least: float) -> tuple[list[int], float]:
    """The price that brings a helper most, and how he then stands; it leaves the mover so much, and promises it."""
    planner = planner_of(g)
    planner.read(g, g[MOVER], mine.of)
    wanted = sorted(
        (card for card in planner.cards(word) if g.holds(CENTRE, card)), key=lambda card: (-mine.of[card], card)
    )[:DEAREST]
    found: tuple[list[int], float] = ([], -1e300)
    for size in range(1, MOST_ASKED + 1):
        for price in map(list, combinations(wanted, size)):
            after = helped(g, word, seat, price)
            worth = prospects(after, seat)
            if worth <= found[1] or prospects(after, g[MOVER]) < least:
                continue
            captures = brings(g, word, seat, price)
            if captures != CANNOT and promise(g, seat, price, len(word), captures) > least:
                found = (price, worth)
    return found


def brings(g: State, word: str, seat: int, price: list[int]) -> int:
    """WORDS.H15: what the mover can capture with a word at a price."""
    trial = g.clone()
    for card in price:
        put_in_set(trial, DRAFT_PRICE + SET * seat, card)
    return captures_at(trial, word, DRAFT_PRICE + SET * seat)


def _go_on(g: State, seat: int, ladder: Ladder) -> Choice:
    """Name the price of the word that is thought of, card by card; then say it."""
    word = vocabulary(g).word(g[DRAFT + seat] - 1)
    mine = Gains()
    mine.read(g, seat, seat)
    bare = g.clone()
    for i in range(SET):
        bare[DRAFT_PRICE + SET * seat + i] = 0
    _, least = terms(g, seat, ladder)
    gains_of(g).read(g, g[MOVER], g[MOVER])
    price, _ = dearest(bare, word, seat, mine, least)
    facts: dict[str, str | int] = {"word": word.upper()}
    for card in price:
        if not in_set(g, DRAFT_PRICE + SET * seat, card) and can_price(g, seat, card):
            return RULE_OF_TALK.code(ASK, card), "why-price", facts
    said = cards_in(g, DRAFT_PRICE + SET * seat)
    return (PUBLISH if said else DROP), "why-offer" if said else "why-quiet", facts


def _answer_counter(g: State, seat: int, ladder: Ladder) -> Choice:
    """It agrees to what is still better than no help."""
    counter = g[COUNTER] - 1
    if captures_if_agreed(g, seat) != CANNOT:
        without = prospects(alone(g, ladder), seat)
        gains_of(g).read(g, g[MOVER], g[MOVER])
        word = vocabulary(g).word(g[OFFER_WORD + seat] - 1)
        after = helped(g, word, seat, cards_in(g, COUNTER_PRICE))
        if prospects(after, seat) > without:
            return RULE_OF_TALK.code(AGREE, counter), "why-agree", {"word": word.upper()}
    return RULE_OF_TALK.code(REFUSE, counter), "why-refuse", {}


# --- devices ---------------------------------------------------------------------------------------


def _act(tried: list[tuple[int, list[float]]], g: State, seat: int, step: str) -> Choice:
    """What leaves the position best; a further card to add is a nuisance to whoever stands best."""
    rivals = [rival for rival in range(g.seats) if rival != seat]
    leader = max(rivals, key=lambda rival: prospects(g, rival))

    def share(entry: tuple[int, list[float]]) -> float:
        core = step == "act" and entry[0] == RULE_OF_DEVICES.code(CHARGE, leader)
        return entry[1][-1] + (NUISANCE if core and turns_left(g, leader) > 0 else 0.0)

    return max(tried, key=share)[0], "why-device", {}


def _turn(g: State, seat: int) -> Choice:
    """WORDS.V8: nobody uses the card on which a rival's marker is worth most, before the bot itself could again."""
    worst, pick = 0.0, int(TURN_NONE)
    for rival in range(g.seats):
        if rival == seat or turns_left(g, rival) == 0:
            continue
        gains = Gains()
        gains.read(g, rival, rival)
        for card in range(DECK_SIZE):
            if g[MARK + card] == rival + 1 and gains.of[card] > worst:
                worst, pick = gains.of[card], RULE_OF_GEL.code(TURN_ONE, card)
    return pick, "why-turn" if pick != TURN_NONE else "why-even", {}
