"""The word of the turn: the mover spells, takes help or gives up; rivals offer (WORDS.W1, WORDS.W9, WORDS.H7)."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from stolik.engine.kit import Options, Rng, as_ints, bit, full
from stolik.engine.layout import TURN
from stolik.engine.parts import sequence
from stolik.engine.state import State
from stolik.engine.steps import SKIP, Auto, Speak, Template
from stolik.games.words.helping import (
    ACCEPTED,
    AGREED,
    CANNOT,
    COUNTER_WITHDRAWN,
    DECLINED,
    NO_PRICE,
    REFUSED,
    WITHDREW,
    begin_draft,
    can_draft,
    can_price,
    captures_at,
    captures_if_agreed,
    clear_draft,
    end_counter,
    end_offer,
    is_fair_word,
    open_offer,
    open_window,
    publish_counter,
    publish_offer,
    seat_of_offer,
    solver_of,
    thought,
)
from stolik.games.words.lexicon import ALPHABET
from stolik.games.words.marking import MARKING, PICK, outcome
from stolik.games.words.places import lies_at
from stolik.games.words.refusing import why_refused, why_related
from stolik.games.words.related import BLOCK, SAME
from stolik.games.words.spelling import can_spell, rack_of, verdict, why_not_declared, why_not_word
from stolik.games.words.state import (
    ADDED,
    ADDED_COUNT,
    APPEALED,
    APPEALS,
    CENTRE,
    COUNTER,
    COUNTER_PRICE,
    COUNTER_TO,
    COUNTERS_MADE,
    DECK_SIZE,
    DRAFT,
    DRAFT_PRICE,
    DRAFTS_MADE,
    HELP,
    HELPER,
    LAYOUT,
    LETTER,
    LETTERS,
    LIVE,
    MARK,
    MIN_LENGTH,
    MOST_APPEALS,
    MOST_COUNTERS,
    MOST_DRAFTS,
    MOST_SWAPS,
    MOVER,
    NAMES,
    OFFER,
    OFFER_CAPTURES,
    OFFER_LENGTH,
    OFFER_PRICE,
    OFFER_WORD,
    PARTS,
    PRICE,
    READINGS,
    SERIAL,
    SET,
    STRUCK,
    SWAPS,
    WORD,
    banned,
    clear_set,
    copy_set,
    in_set,
    put_in_set,
    same_set,
    set_size,
    stack_size,
)
from stolik.games.words.turning import PASSED, SWAP_CARDS, put_under
from stolik.games.words.vocabulary import vocabulary
from stolik.games.words.voting import JUDGE, software_alone
from stolik.games.words.wish import STRIDE, Wish

SWAPPED: Final = PARTS.event("swapped", "seat", "WORDS.W9", "WORDS.R7")

# What can be said: plain answers, then those about an offer or a counter, a card of a price, words.
ANSWERS: Final = (
    *("skip: silent", "swap", "skip: pass", "say", "drop", "withdraw", "take_back = take back"),
    *("accept {offer}", "decline {offer}", "counter {offer}", "agree {counter}", "refuse {counter}"),
    *("price {card}", "spell {word}", "appeal {word}", "think {word}"),
)
SILENT: Final = 0
SWAP: Final = 1
GIVE_UP: Final = 2
PUBLISH: Final = 3
DROP: Final = 4
WITHDRAW: Final = 5
TAKE_BACK: Final = 6
ACCEPT: Final = 7
DECLINE: Final = 8
HAGGLE: Final = 9
AGREE: Final = 10
REFUSE: Final = 11
ASK: Final = 12
SPELL: Final = 13
APPEAL: Final = 14
THINK: Final = 15
VERBS: Final = ("spell", "appeal", "think")
# What is said so is never a bare word, whatever the lexicon has.
_said: Final = [said.removeprefix(f"{SKIP}: ") for said in ANSWERS]
NO_WORDS: Final = [said.partition(" = ")[2] or said.partition(" {")[0] for said in _said]

PATIENCE: Final = 15  # seconds (WORDS.H24)
SOME: Final = 4  # words that random play may choose from
BEST: Final = 8  # words that programs are offered besides
CAPTURED: Final = 5  # what a captured card counts among these, where a marker counts 1


# --- what each may say -----------------------------------------------------------------------------


def can_swap(g: State) -> bool:
    return g[ADDED_COUNT] > 0 and stack_size(g) > 0 and g[SWAPS] < MOST_SWAPS


def can_give_up(g: State) -> bool:
    return g[SWAPS] >= MOST_SWAPS or stack_size(g) == 0 or g[ADDED_COUNT] == 0


def is_legal(g: State, seat: i64, verb: i64, part: i64) -> bool:
    """Everything but silence."""
    if verb >= SPELL:
        return _may_name(g, seat, verb, part)
    if verb == ASK:
        return can_price(g, seat, part)
    if verb == DROP:
        return g[DRAFT + seat] > 0
    if verb == PUBLISH:
        return _can_publish(g, seat)
    if seat == g[MOVER]:
        if verb == SWAP:
            return can_swap(g)
        if verb == GIVE_UP:
            return can_give_up(g)
        if verb == TAKE_BACK:  # WORDS.H25: not where all is said in turn
            return g[COUNTER] > 0 and g[HELP] == LIVE
        if ACCEPT <= verb <= HAGGLE:
            rival = seat_of_offer(g, part)
            if rival < 0 or verb != HAGGLE:
                return rival >= 0
            return g[COUNTER] == 0 and g[COUNTERS_MADE + rival] < MOST_COUNTERS and can_draft(g, seat)
        return False
    if verb == WITHDRAW:
        return g[OFFER + seat] > 0 and g[HELP] == LIVE
    if verb >= AGREE and _is_put_to(g, seat, part):
        return verb == REFUSE or _can_agree(g, seat)
    return False


def _is_put_to(g: State, seat: i64, counter: i64) -> bool:
    """Is this counter still open, and does this seat answer it?"""
    return g[COUNTER] == counter + 1 and g[COUNTER_TO] == seat + 1


def _can_agree(g: State, seat: i64) -> bool:
    """WORDS.H14: the table may have barred the word since."""
    return captures_if_agreed(g, seat) != CANNOT and is_fair_word(g, thought(g, seat))


def _can_publish(g: State, seat: i64) -> bool:
    price = DRAFT_PRICE + SET * seat
    if g[DRAFT + seat] <= 0 or set_size(g, price) == 0:
        return False
    if seat != g[MOVER]:
        return is_fair_word(g, g[DRAFT + seat] - 1)
    return not same_set(g, price, OFFER_PRICE + SET * (g[DRAFT + seat] - 1))


def _may_name(g: State, seat: i64, verb: i64, code: i64) -> bool:
    if verb == THINK:
        return seat != g[MOVER] and can_draft(g, seat) and is_fair_word(g, code)
    if seat != g[MOVER] or not can_spell(g, seat, code, True):
        return False
    if verb == SPELL:
        return verdict(g, code) < BLOCK
    return g[APPEALS] < MOST_APPEALS and not software_alone(g) and verdict(g, code) == BLOCK


def some_words(g: State, seat: i64) -> i64:
    """A few words that a seat could name, in the numbers of the solver; how many there are."""
    wish = _letters_at_hand(g)
    added = g[ADDED] if g[ADDED_COUNT] > 0 else 0
    most: i64 = SOME if seat == g[MOVER] else 1
    rng = Rng(g[TURN] * 512 + added, g[SWAPS] * 8 + seat)
    return solver_of(g).some(vocabulary(g).lexicon, wish, rng, most)


def best_words(g: State) -> i64:
    """The frequent words that bring the mover most captures, and then most markers, in the numbers of the solver."""
    wish = _letters_at_hand(g)
    wish.common = 1  # of the frequent ones, which are found several times as quickly
    mover = g[MOVER]
    mine = as_ints([0] * LETTERS)
    for card in range(DECK_SIZE):
        if g[MARK + card] == mover + 1 and g.holds(CENTRE, card) and not banned(g, card):
            mine[LETTER[card]] += 1
    for letter in range(LETTERS):
        worth: i64 = 0
        for i in range(wish.available[letter]):
            worth += CAPTURED if i < mine[letter] else 1
            if i + 1 < STRIDE:
                wish.worth[letter * STRIDE + i + 1] = worth
    return solver_of(g).best(vocabulary(g).lexicon, wish, BEST)


def _letters_at_hand(g: State) -> Wish:
    wish = cast(Wish, g.scratch(_WISH))
    wish.clear()
    rack = rack_of(g)
    rack.read(g, g[MOVER], False)
    for letter in range(LETTERS):
        wish.available[letter] = rack.have[letter]
        wish.needed[letter] = rack.added[letter]
    wish.shortest = g[MIN_LENGTH]
    return wish


_WISH: Final = LAYOUT.scratch(Wish)


# --- what it does ----------------------------------------------------------------------------------


def carry_out(g: State, seat: i64, verb: i64, part: i64) -> bool:
    """Do what was said; False if the talk is over with that."""
    if verb == THINK:
        begin_draft(g, seat, part)
    elif verb >= SPELL:
        declare(g, part, 1 if verb == APPEAL else 0)
        return False
    elif verb == ASK:
        put_in_set(g, DRAFT_PRICE + SET * seat, part)
    elif verb >= AGREE:
        return answer_counter(g, seat, verb == AGREE)
    elif verb == HAGGLE:
        begin_draft(g, seat, seat_of_offer(g, part))
    elif verb == DECLINE:
        rival = seat_of_offer(g, part)
        g.tell(DECLINED, seat, rival)
        end_offer(g, rival)
    elif verb == ACCEPT:
        rival = seat_of_offer(g, part)
        g.tell(ACCEPTED, seat, rival)
        conclude(g, rival)
        return False
    elif verb == SWAP:
        swap(g)
        return False
    elif verb == GIVE_UP:
        give_up(g)
        return False
    elif verb == PUBLISH:
        if seat == g[MOVER]:
            publish_counter(g)
        else:
            publish_offer(g, seat)
    elif verb == DROP:
        clear_draft(g, seat)
    elif verb == WITHDRAW:
        g.tell(WITHDREW, seat)
        end_offer(g, seat)
    elif verb == TAKE_BACK:
        g.tell(COUNTER_WITHDRAWN, seat, g[COUNTER_TO] - 1)
        end_counter(g)
    return True


def declare(g: State, code: i64, appealed: i64) -> None:
    """WORDS.R14: the cards are named, then the table may speak."""
    g[WORD] = code + 1
    g[HELPER] = 0
    g[APPEALED] = appealed
    g[APPEALS] += appealed
    clear_set(g, PRICE)
    g.then_all(DECLARED)


def conclude(g: State, rival: i64) -> None:
    """WORDS.H17: the word is shown; the table may speak; then the mover names the other cards."""
    g[WORD] = thought(g, rival) + 1
    g[HELPER] = rival + 1
    g[APPEALED] = 0
    copy_set(g, OFFER_PRICE + SET * rival, PRICE)
    g.then_all(CONCLUDED)


def answer_counter(g: State, seat: i64, agrees: bool) -> bool:
    """WORDS.H13: who agrees to what brings the mover no less has concluded."""
    mover = g[MOVER]
    if not agrees:
        g.tell(REFUSED, seat, mover)
        end_counter(g)
        return True
    captures = captures_if_agreed(g, seat)
    before = g[OFFER_CAPTURES + seat]
    copy_set(g, COUNTER_PRICE, OFFER_PRICE + SET * seat)
    end_counter(g)
    g.tell(AGREED, seat, mover, captures)
    if captures < before:
        open_offer(g, seat, captures)
        return True
    g[OFFER_CAPTURES + seat] = captures
    conclude(g, seat)
    return False


def swap(g: State) -> None:
    """WORDS.R7: the added cards go under the stack, a new one comes, and it begins again."""
    g.tell(SWAPPED, g[MOVER])
    open_window(g)
    g[SWAPS] += 1
    put_under(g)
    g.then_all(BEGUN_AGAIN)


def give_up(g: State) -> None:
    """WORDS.R7: a turn without a word; so does a seat that was given up, where no bot plays for it (WORDS.R27)."""
    g.tell(PASSED, g[MOVER])
    open_window(g)
    put_under(g)


# --- the steps -------------------------------------------------------------------------------------


@final
class Window(Auto):
    """WORDS.H7: it opens at each word, with all counts at zero."""

    rule = "WORDS.H7"
    rules = ("WORDS.H0", "WORDS.H25")

    def run(self, g: State) -> None:
        open_window(g)
        mark = g.mark()
        if g[HELP] == SERIAL:
            for after in range(1, g.seats):
                g.then(TALK, g[MOVER], 1 + (g[MOVER] + after) % g.seats)
        talk_on(g)
        g.in_order(mark)


WINDOW: Final = PARTS.step(Window())


def talk_on(g: State) -> None:
    if g[HELP] == LIVE:
        g.then(LIVE_TALK, g[MOVER])
    else:
        g.then(TALK, g[MOVER], 1 + g[MOVER])


def is_private(verb: i64) -> bool:
    """WORDS.H8, WORDS.H19: the word of an offer and a price that is not yet named."""
    return verb in (THINK, ASK, HAGGLE, DROP)


def why_not(g: State, seat: i64, verb: i64, part: i64) -> str:
    """The rule that forbids what somebody says."""
    mover = g[MOVER]
    if verb >= SPELL:
        return _why_not_named(g, seat, verb, part)
    if verb == ASK:
        if g[DRAFT + seat] <= 0:
            return "WORDS.H9"
        return "WORDS.R15" if not g.holds(CENTRE, part) else "WORDS.H14" if seat != mover else "WORDS.H12"
    if verb >= AGREE:
        return "WORDS.H16" if _is_put_to(g, seat, part) else "WORDS.H21"
    if verb >= ACCEPT:
        if seat != mover:
            return "WORDS.H11"
        if seat_of_offer(g, part) < 0:
            return "WORDS.H21"
        return "WORDS.H12" if g[COUNTER] > 0 or g[DRAFT + seat] > 0 else "WORDS.H20"
    if verb == SILENT:
        return "WORDS.W9"
    if verb in (SWAP, GIVE_UP):
        return "WORDS.R7"
    if verb == WITHDRAW:
        return "WORDS.H10"
    return "WORDS.H12" if seat == mover else "WORDS.H9"


def _why_not_named(g: State, seat: i64, verb: i64, code: i64) -> str:
    if vocabulary(g).lemma(code) == "":
        return "WORDS.N4"
    if (verb == THINK) == (seat == g[MOVER]):
        return "WORDS.R15"
    if verb == THINK and not can_draft(g, seat):
        return "WORDS.H20"
    broken = why_not_word(g, g[MOVER], vocabulary(g).word(code), verb != THINK)
    if broken:
        return broken
    return "WORDS.Q4" if verb == APPEAL and verdict(g, code) != SAME else "WORDS.W7"


def spoken(g: State, text: str) -> str:
    """A bare word, with its cards or without, is what the mover spells, and what a rival thinks of."""
    spelling, _, cards = text.partition(" ")
    if text in NO_WORDS or spelling in NO_WORDS or not spelling.replace(":", "").isalpha() or not are_cards(cards):
        return text
    return f"{'spell' if g.seat == g[MOVER] else 'think'} {text}"


def are_cards(text: str) -> bool:
    for name in text.split():
        if name not in NAMES:
            return False
    return True


def cards_of(text: str) -> str:
    """WORDS.R14: the cards that are named with a word, one for each of its letters; empty if they are not."""
    verb, _, rest = text.partition(" ")
    cards = rest.partition(" ")[2]
    return cards if verb in ("spell", "appeal") and are_cards(cards) else ""


def read_word(g: State, said: str) -> i64:
    """The code of the word that is named (WORDS.N4: as it is usually read, unless it says how); -1 if there is none."""
    _, _, rest = said.partition(" ")
    declared, _, cards = rest.partition(" ")
    if cards and not cards_of(said):
        return -1
    spelling, _, lemma = declared.partition(":")
    number = vocabulary(g).lexicon.number(spelling)
    if number < 0 or not lemma:
        return number * READINGS if number >= 0 else -1
    lemmas = vocabulary(g).lemmas(number)
    return number * READINGS + lemmas.index(lemma) if lemma in lemmas else -1


def write_word(g: State, code: i64) -> str:
    """A word as it is named; empty if there is none."""
    lemmas = vocabulary(g).lemmas(code // READINGS)
    if code % READINGS >= len(lemmas):
        return ""
    word = vocabulary(g).word(code)
    return word if len(lemmas) == 1 else f"{word}:{lemmas[code % READINGS]}"


class Talk(Speak):
    """WORDS.H25: somebody, or all, may say something about the mover's word.

    All words of the lexicon can be named: the step is open. How many there are depends on the table's lexicon, so it
    has no bound of its own (0: by candidates, which `options` lists), and `space` asks the lexicon. The answers have
    their numbers as declared all the same, by the code of a word; a word's notation is its spelling, with its lemma
    where it can be read in several ways: `text` and `read` know that.
    """

    rule = "WORDS.W1"
    rules = ("WORDS.H8", "WORDS.H20", "WORDS.R13", "WORDS.R14")
    args = "mover:seat alone:maybe_seat"
    answers = ANSWERS
    open = True

    def declare(self, answers: list[Template]) -> None:
        super().declare(answers)
        self.bound = 0

    def whose(self, g: State) -> str:
        return "WORDS.H25" if g[HELP] == SERIAL else "WORDS.T1"

    def seats(self, g: State) -> i64:
        _, alone = g.two()
        return full(g.seats) if alone == 0 else bit(alone - 1)

    def first(self, g: State, waiting: i64) -> i64:
        """Where answers come one by one, rivals first: the mover's word would end it."""
        mover = g.one()
        rivals = waiting & ~bit(mover)
        return mover if rivals == 0 else super().first(g, rivals)

    def options(self, g: State, out: Options) -> None:
        """All that is legal but words, and of these a few; and but dropping thoughts again and again."""
        mover, alone = g.two()
        seat = g.seat
        if seat != mover and (alone == 0 or g[COUNTER_TO] != seat + 1):
            out.add(SILENT)
        for verb in range(SWAP, TAKE_BACK + 1):
            if is_legal(g, seat, verb, 0) and (verb != DROP or g[DRAFTS_MADE + seat] < MOST_DRAFTS):
                out.add(verb)
        if seat == mover:
            for rival in range(g.seats):
                self._add_answers(g, out, g[OFFER + rival] - 1)
        if g[COUNTER] > 0 and g[COUNTER_TO] == seat + 1:
            if _can_agree(g, seat):
                out.add(self.code(AGREE, g[COUNTER] - 1))
            out.add(self.code(REFUSE, g[COUNTER] - 1))
        if g[DRAFT + seat] > 0:
            for card in range(DECK_SIZE):
                if can_price(g, seat, card):
                    out.add(self.code(ASK, card))
        if seat == mover or can_draft(g, seat):
            self._add_words(g, out)

    def _add_answers(self, g: State, out: Options, offer: i64) -> None:
        if offer >= 0:
            out.add(self.code(ACCEPT, offer))
            out.add(self.code(DECLINE, offer))
            if is_legal(g, g.seat, HAGGLE, offer):
                out.add(self.code(HAGGLE, offer))

    def _add_words(self, g: State, out: Options) -> None:
        self._add_found(g, out, some_words(g, g.seat))

    def _add_found(self, g: State, out: Options, found: i64) -> None:
        verb: i64 = SPELL if g.seat == g.one() else THINK
        solver = solver_of(g)
        for i in range(found):
            code = solver.numbers[i] * READINGS
            if verdict(g, code) < BLOCK and not out.holds(self.code(verb, code)):
                out.add(self.code(verb, code))

    def candidates(self, g: State, out: Options) -> None:
        """And to the mover the frequent words that bring most."""
        self.options(g, out)
        if g.seat == g.one():
            self._add_found(g, out, best_words(g))

    def features(self, g: State, option: i64, out: vec[i32], at: i64) -> None:
        verb, part = self.which(option)
        if verb >= SPELL:
            word = vocabulary(g).word(part)
            out[at] = i32(len(word))
            out[at + 1] = i32(captures_at(g, word, NO_PRICE))
        elif ACCEPT <= verb <= HAGGLE:
            rival = seat_of_offer(g, part)
            out[at] = i32(g[OFFER_LENGTH + rival])
            out[at + 1] = i32(g[OFFER_CAPTURES + rival])
            out[at + 2] = i32(set_size(g, OFFER_PRICE + SET * rival))

    def take(self, g: State, option: i64) -> None:
        mover, alone = g.two()
        seat = g.seat
        verb, part = self.which(option)
        if alone == 0:
            if carry_out(g, seat, verb, part):
                g.again(self.id)
                if seat == mover and verb == PUBLISH:
                    g.ask_again(g[COUNTER_TO] - 1)  # whoever is spoken to answers
        elif seat == mover:
            if carry_out(g, seat, verb, part):
                mark = g.mark()
                if verb == PUBLISH:
                    g.then(self.id, mover, g[COUNTER_TO])
                g.then(self.id, mover, alone)
                g.in_order(mark)
        elif verb == AGREE:
            g.drop()  # the mover, who waits below, is asked again only if nothing is concluded
            if carry_out(g, seat, verb, part):
                g.then(self.id, mover, 1 + mover)
        else:
            carry_out(g, seat, verb, part)
            if verb >= ASK or verb == DROP:
                g.then(self.id, mover, alone)

    def late(self, g: State) -> i64:
        """WORDS.R26."""
        return GIVE_UP if g.seat == g.one() else -1

    def allows(self, g: State, option: i64) -> bool:
        verb, part = self.which(option)
        return (verb >= SPELL or verb == DROP) and is_legal(g, g.seat, verb, part)

    def suggested(self, g: State, option: i64) -> bool:
        return self.verb(option) >= SPELL

    def space(self, g: State) -> i64:
        return self.code(THINK, vocabulary(g).lexicon.size * READINGS)

    def secret(self, g: State, option: i64) -> bool:
        return is_private(self.verb(option))

    def binding(self, g: State, option: i64) -> bool:
        """WORDS.R28: what all have heard stands; a word of one's own until somebody speaks."""
        verb = self.verb(option)
        return verb != SILENT and verb != SPELL and not is_private(verb)

    def why(self, g: State, option: i64) -> str:
        verb, part = self.which(option)
        return why_not(g, g.seat, verb, part)

    def because(self, g: State, rule: str, text: str) -> dict[str, str]:
        said = spoken(g, text)
        verb, _, rest = said.partition(" ")
        word = rest.partition(" ")[0].partition(":")[0]
        if verb not in VERBS or not word:
            return {}
        if rule == "WORDS.W7":
            return why_related(g, read_word(g, said))
        return why_refused(g, rule, word, verb != "think")

    def refuses(self, g: State, text: str) -> str:
        """WORDS.R13: a word that is none in the lexicon is no option, and an option names no cards."""
        mover = g.one()
        said = spoken(g, text)
        verb, _, rest = said.partition(" ")
        declared, _, more = rest.partition(" ")
        word = declared.partition(":")[0]
        cards = cards_of(said)
        if verb not in VERBS or not word or (more and not cards):
            return ""
        is_option = read_word(g, said) >= 0
        if is_option and not cards:
            return ""
        if not word.isalpha():
            return "WORDS.L1"
        if (verb == "think") == (g.seat == mover):
            return "WORDS.R15"
        if cards:
            broken = why_not_declared(g, mover, word, [NAMES.index(name) for name in cards.split()])
            if broken or is_option:
                return broken
        return why_not_word(g, mover, word, verb != "think") or "WORDS.N4"

    def ahead(self, g: State, text: str) -> str:
        return cards_of(spoken(g, text))

    def read(self, g: State, text: str) -> i64:
        said = spoken(g, text)
        verb = said.partition(" ")[0]
        if verb not in VERBS:
            return super().read(g, said)
        code = read_word(g, said)
        return self.code(SPELL + VERBS.index(verb), code) if code >= 0 else -1

    def text(self, g: State, option: i64) -> str:
        verb, code = self.which(option)
        if verb < SPELL:
            return super().text(g, option)
        written = write_word(g, code)
        return f"{VERBS[verb - SPELL]} {written}" if written else f"no word {option}"

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        key, said = super().label(g, option)
        verb, part = self.which(option)
        if verb >= SPELL:
            said["word"] = vocabulary(g).word(part).upper()
        elif verb == ASK:
            said.update(lies_at(g, part))
            if g.seat == g[MOVER]:
                return "concede", said
            said["result"] = outcome(g, part, g.seat)
        elif verb == AGREE:
            said["count"] = str(captures_if_agreed(g, g.seat) if g[COUNTER_TO] == g.seat + 1 else 0)
        elif ACCEPT <= verb <= HAGGLE:
            said.update(offer_facts(g, seat_of_offer(g, part)))
        elif verb == PUBLISH:
            return draft_label(g, g.seat)
        elif verb in (SWAP, GIVE_UP):  # what it costs
            said["letters"] = letters_added(g)
            said["count"] = str(MOST_SWAPS - g[SWAPS])
        elif verb == WITHDRAW:  # only the owner reads this, and may have forgotten which word it was
            said["word"] = vocabulary(g).word(g[OFFER_WORD + g.seat] - 1).upper() if g[OFFER_WORD + g.seat] > 0 else ""
        return key, said

    def facts(self, g: State) -> dict[str, str]:
        return {"seat2": str(g.one()), "letter": letters_added(g), "count": str(g[ADDED_COUNT])}


def offer_facts(g: State, rival: i64) -> dict[str, str]:
    """What all know of an offer."""
    if rival < 0:
        return {"seat": "0", "number": "0", "count": "0", "letters": ""}
    return {
        "seat": str(rival),
        "number": str(g[OFFER_LENGTH + rival]),
        "count": str(g[OFFER_CAPTURES + rival]),
        "letters": letters_in(g, OFFER_PRICE + SET * rival),
    }


def letters_in(g: State, at: i64) -> str:
    """The letters of a set of cards."""
    return ", ".join([ALPHABET[LETTER[card]].upper() for card in range(DECK_SIZE) if in_set(g, at, card)])


def draft_label(g: State, seat: i64) -> tuple[str, dict[str, str]]:
    """What a seat is about to say, which so far only it knows."""
    price = DRAFT_PRICE + SET * seat
    letters = letters_in(g, price)
    draft = max(0, g[DRAFT + seat] - 1)
    if seat == g[MOVER]:
        return "say_counter", {"seat": str(draft), "letters": letters}
    word = vocabulary(g).word(draft)
    return "say_offer", {"word": word.upper(), "letters": letters, "count": str(max(0, captures_at(g, word, price)))}


RULE_OF_TALK: Final = Talk()
TALK: Final = PARTS.step(RULE_OF_TALK)


@final
class LiveTalk(Talk):
    """WORDS.H7, WORDS.H21: all talk at once, and nobody waits for anybody."""

    rule = "WORDS.W1"
    rules = ("WORDS.H7", "WORDS.H21", "WORDS.H22", "WORDS.H23")
    apart = True

    def patience(self, g: State) -> i64:
        """WORDS.H24: the mover hears what the others offer."""
        return PATIENCE if g.seat == g.one() else 0


LIVE_TALK: Final = PARTS.step(LiveTalk())


def letters_added(g: State) -> str:
    """WORDS.W2: what must be in the word, as the texts say it."""
    if g[ADDED_COUNT] == 0:
        return "none"
    return ", ".join([ALPHABET[LETTER[g[ADDED + i] - 1]].upper() for i in range(g[ADDED_COUNT])])


@final
class Place(Auto):
    """WORDS.Q8, WORDS.H18: the word stands, or it is taken back and the talk goes on."""

    rule = "WORDS.Q8"
    rules = ("WORDS.H18", "WORDS.H19", "WORDS.Q13")

    def run(self, g: State) -> None:
        helper = g[HELPER] - 1
        if g[STRUCK] != 0:
            if helper >= 0:
                end_offer(g, helper)
            g[WORD] = 0
            g[HELPER] = 0
            talk_on(g)
            return
        open_window(g)
        mark = g.mark()
        if helper >= 0:
            g.then(PICK)
        g.then(MARKING)
        g.in_order(mark)


PLACE: Final = PARTS.step(Place())

DECLARED: Final = sequence([PICK, JUDGE, PLACE])
CONCLUDED: Final = sequence([JUDGE, PLACE])
BEGUN_AGAIN: Final = sequence([SWAP_CARDS, WINDOW])
