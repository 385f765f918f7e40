"""Looking back at a game: in each turn the word that was spelled, and the best ones that were there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from stolik.engine.layout import TURN
from stolik.engine.state import State
from stolik.engine.teaching import GivenAnswer, LookBack, Try
from stolik.games.words.bot import cards_in, outcomes
from stolik.games.words.lexicon import LONGEST
from stolik.games.words.planning import KnownWords, clear_reading, laid, plans
from stolik.games.words.scoring import points
from stolik.games.words.state import CAPTURED, MOVER, PICKED, PRICE, USED_COUNT, USED_WORD
from stolik.games.words.talking import LIVE_TALK, TALK
from stolik.games.words.vocabulary import vocabulary

KNOWN = KnownWords(36, 11)  # words that a good player may know
COMPARED = 300


def review(answers: list[GivenAnswer], final: State) -> list[LookBack]:
    turns = [list(turn) for _, turn in groupby(answers, key=lambda answer: answer.state[TURN])]
    ends = [turn[0].state for turn in turns[1:]] + [final]
    return [looked for turn, end in zip(turns, ends, strict=True) for looked in _turn(turn, end)]


def _turn(turn: list[GivenAnswer], end: State) -> Iterator[LookBack]:
    """The last time that somebody was asked for a word counts: swapped cards are gone."""
    talks = [answer for answer in turn if answer.state.pending_step() in (TALK, LIVE_TALK)]
    if not talks:
        return
    last = talks[-1]
    g = last.state
    mover = int(g[MOVER])
    did = _did(g, end, mover)
    tries = [did]
    for kind, zipf, longest in (("known", KNOWN.zipf, KNOWN.longest), ("all", 0, LONGEST)):
        tries += _best(g, mover, kind, zipf, longest)
    most = max((each.values["points"] for each in tries if each.kind == "known"), default=0)
    note = "best" if did.values["points"] >= most else "missed"
    yield LookBack(last.at, int(g[TURN]), mover, note, tries)


def _did(g: State, end: State, mover: int) -> Try:
    captures = int(end.count(CAPTURED + mover) - g.count(CAPTURED + mover))
    if end[USED_COUNT] == g[USED_COUNT]:
        return Try("did", "", _values(captures, 0, end, mover))
    word = vocabulary(g).word(end[USED_WORD + g[USED_COUNT]] - 1)
    price = cards_in(end, PRICE)
    own = [card for card in (int(end[PICKED + at] - 1) for at in range(len(word))) if card not in price]
    return Try("did", word.upper(), _values(captures, outcomes(g, mover, own)[1], end, mover))


def _best(g: State, mover: int, kind: str, zipf: int, longest: int) -> list[Try]:
    """The word after which most points are the mover's; of equal ones that which leaves the better position."""
    found = [
        (points(after, mover), plan.worth, plan.number, plan, after)
        for plan in plans(g, mover, KnownWords(zipf, longest), COMPARED)
        for after in [laid(g, mover, plan.cards)]
    ]
    found.sort(key=lambda entry: entry[:3], reverse=True)
    for _, _, number, plan, after in found:
        if clear_reading(g, number) >= 0:
            text = vocabulary(g).lexicon.word(number).upper()
            return [Try(kind, text, _values(*outcomes(g, mover, plan.cards), after, mover))]
    return []


def _values(captures: int, ousts: int, after: State, mover: int) -> dict[str, int]:
    return {"captures": captures, "ousts": ousts, "points": int(points(after, mover))}
