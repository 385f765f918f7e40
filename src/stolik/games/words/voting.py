"""Is a word related to one that was used? The software has a verdict, the table the last word (WORDS.Q1 to Q13)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stolik.engine.kit import Options, bit, full, has, size
from stolik.engine.state import State
from stolik.engine.steps import PASS, Auto, Sealed, Speak
from stolik.games.words.related import BLOCK, CLEAR, WARN
from stolik.games.words.spelling import stored, verdict, verdict_with, worst_used
from stolik.games.words.state import (
    ACCUSED,
    ACCUSER,
    APPEALED,
    BARRED,
    HELPER,
    LEMMA,
    MOST_BARRED,
    MOST_VOTES,
    MOST_WORDS,
    MOVER,
    PARTS,
    RELATED,
    STORE,
    STORED,
    STRUCK,
    USED_COUNT,
    USED_WORD,
    VERDICT,
    VOTES,
    WORD,
)
from stolik.games.words.vocabulary import usual, vocabulary

DECLARED: Final = PARTS.event("declared", "seat word", "WORDS.R14")
APPEAL: Final = PARTS.event("appeal", "seat word", "WORDS.Q4")
CHALLENGED: Final = PARTS.event("challenged", "seat word word2", "WORDS.Q5")
VOTED: Final = PARTS.event("voted", "seat ballot", "WORDS.Q6")
ALLOWED: Final = PARTS.event("allowed", "word", "WORDS.Q7", "WORDS.Q8")
STRUCK_OUT: Final = PARTS.event("struck_out", "word", "WORDS.Q7", "WORDS.Q8", "WORDS.H18")

ALLOW: Final = 0
BAR: Final = 1


def voters(g: State) -> i64:
    """WORDS.Q3: all but the mover and whoever helps."""
    found = full(g.seats) & ~bit(g[MOVER])
    return found & ~bit(g[HELPER] - 1) if g[HELPER] > 0 else found


def software_alone(g: State) -> bool:
    """WORDS.Q10, WORDS.Q11: nobody is asked any more."""
    return g[VOTES] == 0 or g[BARRED] >= MOST_BARRED or g[STORED] + MOST_WORDS > MOST_VOTES


@final
class Judge(Auto):
    """WORDS.Q4, WORDS.Q5: who must be asked about the declared word?"""

    rule = "WORDS.Q1"
    rules = ("WORDS.Q2", "WORDS.Q3", "WORDS.Q10", "WORDS.Q11", "WORDS.N2", "WORDS.N5")

    def run(self, g: State) -> None:
        g[STRUCK] = 0
        g[ACCUSED] = 0
        g[ACCUSER] = 0
        g[VERDICT] = verdict(g, g[WORD] - 1)
        if g[APPEALED] != 0:
            g.tell(APPEAL, g[MOVER], g[WORD] - 1)
            g.then(BALLOT)
            return
        g.tell(DECLARED, g[MOVER], g[WORD] - 1)
        if g[VERDICT] >= BLOCK:  # WORDS.Q9: it was offered before the table barred it
            g[STRUCK] = 1
            g.tell(STRUCK_OUT, g[WORD] - 1)
            return
        asked = size(voters(g))
        if g[USED_COUNT] == 0 or asked == 0 or software_alone(g):
            return
        if g[VERDICT] == WARN or asked > 1:
            g.then(CHALLENGE)


JUDGE: Final = PARTS.step(Judge())


@final
class Challenge(Speak):
    """WORDS.Q5: each voter lets the word pass, or says to which used one it is related."""

    rule = "WORDS.Q5"
    answers = ("skip: let_stand = pass", "challenge {used}")

    def whose(self, g: State) -> str:
        return "WORDS.Q3"

    def seats(self, g: State) -> i64:
        return voters(g)

    def options(self, g: State, out: Options) -> None:
        out.add(PASS)
        for used in range(g[USED_COUNT]):
            if self._can_name(g, used):
                self.offer(out, used)

    def _can_name(self, g: State, used: i64) -> bool:
        """WORDS.Q9: what was decided is not voted on again; a single voter may speak only where the software warns."""
        if stored(g, g[WORD] - 1, used) >= 0:
            return False
        return size(voters(g)) > 1 or verdict_with(g, g[WORD] - 1, used) == WARN

    def take(self, g: State, option: i64) -> None:
        used = self.part(option)
        g[ACCUSED] = used + 1
        g[ACCUSER] = g.seat + 1
        g.tell(CHALLENGED, g.seat, g[WORD] - 1, g[USED_WORD + used] - 1)
        g.then(BALLOT)

    def late(self, g: State) -> i64:
        return PASS

    def why(self, g: State, option: i64) -> str:
        used = self.part(option)
        voted = used < g[USED_COUNT] and stored(g, g[WORD] - 1, used) >= 0
        return "WORDS.Q9" if voted else "WORDS.Q5"

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, said = super().label(g, option)
        if option != PASS:
            said["word"] = vocabulary(g).word(g[USED_WORD + self.part(option)] - 1).upper()
        return key, said

    def facts(self, g: State) -> dict[str, str]:
        return judged(g)


CHALLENGE: Final = PARTS.step(Challenge())


def judged(g: State) -> dict[str, str]:
    """What is voted on: the word and how it is read, the worst it is compared with, how bad that is, and why."""
    code = g[WORD] - 1
    worst = g[ACCUSED] - 1
    if worst < 0:
        worst = max(worst_used(g, code), 0)
    found = verdict_with(g, code, worst) if g[USED_COUNT] > 0 else CLEAR
    rarer = found == WARN and vocabulary(g).is_rarer(code, g[USED_WORD + worst] - 1, g[RELATED] == LEMMA)
    return {
        "seat2": str(g[MOVER]),
        "word": vocabulary(g).word(code).upper(),
        "other": vocabulary(g).word(g[USED_WORD + worst] - 1).upper() if g[USED_COUNT] > 0 else "",
        "verdict": ("clear", "warn", "block", "same")[found],
        "kin": "none" if found == CLEAR and g[ACCUSED] == 0 else "rarer" if rarer else "some",
        "lemma": vocabulary(g).lemma(code),
        "usual": vocabulary(g).lemma(usual(code)),
    }


@final
class Ballot(Sealed):
    """WORDS.Q6, WORDS.Q7: every voter in secret; more votes against than for bar the word."""

    rule = "WORDS.Q6"
    rules = ("WORDS.Q7", "WORDS.Q8", "WORDS.Q9", "WORDS.Q13")
    answers = ("allow", "bar")

    def seats(self, g: State) -> i64:
        found = voters(g)
        return found & ~bit(g[ACCUSER] - 1) if g[ACCUSER] > 0 else found

    def options(self, g: State, out: Options) -> None:
        out.add(ALLOW)
        out.add(BAR)

    def reveal(self, g: State) -> None:
        against: i64 = 0
        asked = voters(g)
        for seat in range(g.seats):
            if has(asked, seat):
                ballot: i64 = BAR if g[ACCUSER] == seat + 1 else self.picked(g, seat)
                against += ballot
                g.tell(VOTED, seat, ballot)
        if asked == 0 and g[APPEALED] != 0:
            against = 1  # WORDS.Q3: the verdict stands
        barred = 2 * against > size(asked)
        self._store(g, 1 if barred else 0)
        if barred:
            g[STRUCK] = 1
            g[BARRED] += 1
            g.tell(STRUCK_OUT, g[WORD] - 1)
        else:
            g.tell(ALLOWED, g[WORD] - 1)

    def _store(self, g: State, barred: i64) -> None:
        """WORDS.Q9."""
        code = g[WORD] - 1
        for used in range(g[USED_COUNT]):
            if g[ACCUSED] == used + 1 or (g[ACCUSED] == 0 and verdict_with(g, code, used) == BLOCK):
                g[STORE + g[STORED]] = (code * MOST_WORDS + used) * 2 + barred
                g[STORED] += 1

    def late(self, g: State) -> i64:
        """WORDS.Q6: whoever says nothing is of the software's opinion."""
        return BAR if g[VERDICT] == BLOCK else ALLOW

    def facts(self, g: State) -> dict[str, str]:
        return judged(g)


BALLOT: Final = PARTS.step(Ballot())
