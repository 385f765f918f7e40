"""What would come of a word that somebody is typing: is it one, is it barred, what would its cards bring?

`spell WORD` is asked by the mover; `think WORD` and `think WORD for CARDS` by a rival who may offer it for those cards.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from stolik.engine.kit import Options
from stolik.engine.state import State
from stolik.games.words.helping import captures_at
from stolik.games.words.marking import begin_picking, fitting, lays, named_for, open_place, outcome, put
from stolik.games.words.spelling import verdict, why_not_declared, why_not_word, worst_used
from stolik.games.words.state import (
    CENTRE,
    DECK_SIZE,
    DOUBLED,
    DRAFT,
    DRAFT_PRICE,
    DRAFTS_MADE,
    HELPER,
    LEMMA,
    MOVER,
    NAMES,
    PICKED,
    PRICE,
    READINGS,
    RELATED,
    SET,
    USED_WORD,
    WORD,
    clear_set,
    put_in_set,
)
from stolik.games.words.talking import cards_of, spoken
from stolik.games.words.vocabulary import vocabulary

VERDICTS = ("clear", "warn", "block", "same")


def preview(g: State, seat: int, text: str) -> dict[str, Any]:
    """Of a state that may be changed; nothing where no word is named."""
    g.seat = seat
    said = spoken(g, text)
    verb, _, rest = said.partition(" ")
    if verb not in ("spell", "think", "appeal"):
        return {}
    spelling, _, price = rest.partition(" for ")
    word, _, lemma = spelling.partition(" ")[0].partition(":")
    cards = cards_of(said)
    mover = g[MOVER]
    broken = "" if word.isalpha() else "WORDS.L1"
    if cards and not broken:
        broken = why_not_declared(g, mover, word, [NAMES.index(name) for name in cards.split()])
    broken = broken or why_not_word(g, mover, word, verb != "think")
    found: dict[str, Any] = {"word": word.upper(), "broken": broken, "readings": [], "letters": [], "prices": []}
    number = vocabulary(g).lexicon.number(word)
    if number < 0:
        return found
    lemmas = vocabulary(g).lemmas(number)
    code: i64 = number * READINGS  # WORDS.N4: the usual reading
    if lemma in lemmas:
        code = number * READINGS + lemmas.index(lemma)
    found["reading"] = code % READINGS
    found["readings"] = [_reading(g, number * READINGS + i) for i in range(len(lemmas))]
    if broken:
        return found
    if verb == "think":
        return found | _offer(g, seat, code, [card for card in price.split() if card in NAMES])
    return found | _own(g, code, cards)


def _reading(g: State, code: i64) -> dict[str, Any]:
    """WORDS.N9: the lexeme, how it is judged, and because of which word."""
    reading: dict[str, Any] = {"lemma": vocabulary(g).lemma(code), "verdict": VERDICTS[verdict(g, code)]}
    used = worst_used(g, code)
    if used >= 0:
        other = g[USED_WORD + used] - 1
        reading["other"] = vocabulary(g).word(other).upper()
        reading["reason"] = vocabulary(g).reason(code, other, g[RELATED] == LEMMA)
    return reading


def _own(g: State, code: i64, named: str) -> dict[str, Any]:
    """Which cards could stand for each letter and what each brings; those that are named, or the best, are taken."""
    mover = g[MOVER]
    g[WORD] = code + 1
    g[HELPER] = 0
    clear_set(g, PRICE)
    word = vocabulary(g).word(code)
    begin_picking(g)
    letters: list[dict[str, Any]] = [{"letter": letter.upper(), "cards": [], "pick": ""} for letter in word]
    out = Options()
    while True:
        at = open_place(g, word)
        if at < 0:
            break
        out.clear()
        fitting(g, out)
        cards = out.to_list()
        letters[at]["cards"] = [NAMES[card] for card in cards]
        chosen = named_for(g, named)
        put(g, at, chosen if chosen >= 0 else min(cards, key=lambda card: lays(g, card)))
    counts = {"captures": 0, "ousts": 0, "marks": 0, "letter": 0}
    for at, letter in enumerate(letters):
        card = g[PICKED + at] - 1
        letter["pick"] = NAMES[card]
        letter["result"] = "captures" if g[DOUBLED] == card + 1 and g.holds(CENTRE, card) else outcome(g, card, mover)
        if card + 1 not in [g[PICKED + before] for before in range(at)]:  # WORDS.V7: it brings once what it brings
            counts[letter["result"]] += 1
    return {"letters": letters, **counts}


def _offer(g: State, seat: int, code: i64, price: list[str]) -> dict[str, Any]:
    """WORDS.H15: what the offer would bring the mover, and which cards could be asked for as well."""
    word = vocabulary(g).word(code)
    at = DRAFT_PRICE + SET * seat
    g[DRAFT + seat] = code + 1
    g[DRAFTS_MADE + seat] = 0
    clear_set(g, at)
    for name in price:
        put_in_set(g, at, NAMES.index(name))
    more: list[dict[str, str]] = []
    for card in range(DECK_SIZE):
        if g.holds(CENTRE, card) and NAMES[card] not in price:
            trial = g.clone()
            put_in_set(trial, at, card)
            if captures_at(trial, word, at) >= 0:
                more.append({"card": NAMES[card], "result": outcome(g, card, seat)})
    return {"prices": more, "captures": captures_at(g, word, at), "length": len(word)}
