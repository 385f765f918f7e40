"""What is wrong with a word or a cell, beyond the rule that it breaks: texts `refused-WHY` and what to fill in."""

from __future__ import annotations

from mypy_extensions import i64

from stolik.engine.state import State
from stolik.games.words.lexicon import ALPHABET
from stolik.games.words.lexicon import code as letter_code
from stolik.games.words.related import SAME
from stolik.games.words.spelling import Rack, rack_of, verdict_with, worst_used
from stolik.games.words.state import (
    ADDED,
    ADDED_COUNT,
    CELL,
    DECK_SIZE,
    LETTER,
    MIN_LENGTH,
    MOVER,
    TAPE_CELL,
    TAPES,
    USED_WORD,
)
from stolik.games.words.vocabulary import vocabulary

LACKING = {"WORDS.W1": "missing", "WORDS.W3": "few", "WORDS.W6": "theirs", "WORDS.V8": "banned"}
PLAIN = {"WORDS.R3": "short", "WORDS.L1": "strange", "WORDS.L4": "unknown"}


def why_refused(g: State, rule: str, word: str, devices: bool) -> dict[str, str]:
    """Of a word that breaks a rule of WORDS.R13; nothing where the rule itself says all there is."""
    said = {"word": word.upper(), "count": str(g[MIN_LENGTH])}
    if rule in PLAIN:
        return {"why": PLAIN[rule], **said}
    rack = rack_of(g)
    rack.read(g, g[MOVER], devices)
    if not rack.spell(word):
        strange = [word[at] for at in range(len(word)) if letter_code(word, at) < 0]
        return {"why": "missing", "letters": listed(strange), **said}
    if rule in LACKING:
        letters = [word[at] for at in range(len(word)) if broken_by(rack, letter_code(word, at)) == rule]
        return {"why": LACKING[rule], "letters": listed(letters), **said} if letters else {}
    if rule in ("WORDS.W2", "WORDS.V1"):
        return {**left_out(g, rack, g.seat == g[MOVER]), **said}
    return {}


def listed(letters: list[str]) -> str:
    """Each once, as they come."""
    return ", ".join([letter.upper() for letter in dict.fromkeys(letters)])


def broken_by(rack: Rack, letter: i64) -> str:
    """Which of WORDS.W1, WORDS.W3, WORDS.W6 and WORDS.V8 a letter of the word breaks, if any."""
    need = rack.need[letter]
    here = rack.have[letter] + rack.turned[letter]
    if rack.have[letter] >= need:
        return ""
    if here >= need:
        return "WORDS.V8"
    if here + rack.others[letter] >= need:
        return "WORDS.W6"
    return "WORDS.W1" if here == 0 else "WORDS.W3"


def left_out(g: State, rack: Rack, own: bool) -> dict[str, str]:
    """WORDS.W2, WORDS.V1: the first added card that the word does not have; or another card stands for its letter."""
    for i in range(g[ADDED_COUNT]):
        letter = LETTER[g[ADDED + i] - 1]
        if rack.need[letter] < rack.added[letter]:
            why = "duty" if i > 0 else "added" if own else "added-rival"
            return {"why": why, "letters": ALPHABET[letter].upper()}
    return {"why": "itself"}


def why_related(g: State, code: i64) -> dict[str, str]:
    """WORDS.N9: the used word that bars this one."""
    used = worst_used(g, code)
    if used < 0:
        return {}
    other = g[USED_WORD + used] - 1
    words = {"word": vocabulary(g).word(code).upper(), "other": vocabulary(g).word(other).upper()}
    return {"why": "used" if verdict_with(g, code, used) == SAME else "related", **words}


def why_no_place(g: State, cell: i64) -> dict[str, str]:
    """WORDS.P1: something lies there, or nothing beside it."""
    return {"why": "taken" if is_taken(g, cell) else "apart"}


def is_taken(g: State, cell: i64) -> bool:
    for card in range(DECK_SIZE):
        if g[CELL + card] == cell:
            return True
    for tape in range(g[TAPES]):
        if g[TAPE_CELL + tape] == cell:
            return True
    return False
