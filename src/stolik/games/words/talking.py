"""The word of the turn: the mover spells, takes help or gives up; rivals offer (WORDS.W1, WORDS.W9, WORDS.H7)."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from stolik.engine.kit import Options, Rng, bit, full
from stolik.engine.layout import TURN
from stolik.engine.state import State
from stolik.engine.steps import Auto, Speak
from stolik.games.words.helping import (
    ACCEPTED,
    AGREED,
    CANNOT,
    COUNTER_WITHDRAWN,
    DECLINED,
    MOST_COUNTERS,
    MOST_DRAFTS,
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
from stolik.games.words.marking import MARKING, PICK, card_label, outcome
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
    MIN_LENGTH,
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
from stolik.games.words.wish import Wish

SWAPPED: Final[i64] = i64(PARTS.event("swapped", "seat", "WORDS.W9", "WORDS.R7"))

MOST_SWAPS: Final = 3  # WORDS.R7
MOST_APPEALS: Final = 2  # WORDS.Q4

# The options of whoever talks. The first is to say nothing; below ACCEPT plain ones, then those about an offer or a
# counter by its number, then cards of a price, then words.
SILENT: Final = 0
SWAP: Final = 1
GIVE_UP: Final = 2
PUBLISH: Final = 3
DROP: Final = 4
WITHDRAW: Final = 5
TAKE_BACK: Final = 6
PLAIN: Final = ("silent", "swap", "pass", "say", "drop", "withdraw", "take back")
ACCEPT: Final = 32
DECLINE: Final = 64
COUNTERS: Final = 96
AGREE: Final = 128
REFUSE: Final = 160
NUMBERED: Final = ("", "accept", "decline", "counter", "agree", "refuse")
PRICES: Final = 192
WORDS_FROM: Final = 320
SPELL: Final = 0  # what is done with a word
APPEAL: Final = 1
THINK: Final = 2
VERBS: Final = ("spell", "appeal", "think")
KINDS: Final = 4
NO_WORDS: Final = [*PLAIN, *NUMBERED, *VERBS, "price"]

PATIENCE: Final = 15  # seconds (WORDS.H24)
SOME: Final = 4  # words that random play may choose from


def word_option(code: i64, kind: i64) -> i64:
    return WORDS_FROM + code * KINDS + kind


# --- what each may say -----------------------------------------------------------------------------


def can_swap(g: State) -> bool:
    return g[ADDED_COUNT] > 0 and stack_size(g) > 0 and g[SWAPS] < MOST_SWAPS


def can_give_up(g: State) -> bool:
    return g[SWAPS] >= MOST_SWAPS or stack_size(g) == 0 or g[ADDED_COUNT] == 0


def is_legal(g: State, seat: i64, option: i64) -> bool:
    """Everything but silence."""
    if option >= WORDS_FROM:
        return _may_name(g, seat, (option - WORDS_FROM) // KINDS, (option - WORDS_FROM) % KINDS)
    mover = g[MOVER]
    if option >= PRICES:
        return option < PRICES + DECK_SIZE and can_price(g, seat, option - PRICES)
    if option == DROP:
        return g[DRAFT + seat] > 0
    if option == PUBLISH:
        return _can_publish(g, seat)
    if seat == mover:
        if option == SWAP:
            return can_swap(g)
        if option == GIVE_UP:
            return can_give_up(g)
        if option == TAKE_BACK:  # WORDS.H25: not where all is said in turn
            return g[COUNTER] > 0 and g[HELP] == LIVE
        if ACCEPT <= option < AGREE:
            rival = seat_of_offer(g, option % 32)
            if rival < 0:
                return False
            if option < COUNTERS:
                return True
            return g[COUNTER] == 0 and g[COUNTERS_MADE + rival] < MOST_COUNTERS and can_draft(g, seat)
        return False
    if option == WITHDRAW:
        return g[OFFER + seat] > 0 and g[HELP] == LIVE
    if option >= AGREE and option % 32 == g[COUNTER] and g[COUNTER] > 0 and g[COUNTER_TO] == seat + 1:
        return option >= REFUSE or _can_agree(g, seat)
    return False


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


def _may_name(g: State, seat: i64, code: i64, kind: i64) -> bool:
    if kind == THINK:
        return seat != g[MOVER] and can_draft(g, seat) and is_fair_word(g, code)
    if seat != g[MOVER] or kind > THINK or not can_spell(g, seat, code, True):
        return False
    if kind == SPELL:
        return verdict(g, code) < BLOCK
    return g[APPEALS] < MOST_APPEALS and not software_alone(g) and verdict(g, code) == BLOCK


def add_options(g: State, seat: i64, out: Options) -> None:
    """All that is legal but words, and of these a few; and but dropping thoughts again and again."""
    for option in range(SWAP, TAKE_BACK + 1):
        if is_legal(g, seat, option) and (option != DROP or g[DRAFTS_MADE + seat] < MOST_DRAFTS):
            out.add(option)
    for rival in range(g.seats):
        number = g[OFFER + rival]
        if number > 0 and seat == g[MOVER]:
            out.add(ACCEPT + number)
            out.add(DECLINE + number)
            if is_legal(g, seat, COUNTERS + number):
                out.add(COUNTERS + number)
    if g[COUNTER] > 0 and g[COUNTER_TO] == seat + 1:
        if is_legal(g, seat, AGREE + g[COUNTER]):
            out.add(AGREE + g[COUNTER])
        out.add(REFUSE + g[COUNTER])
    if g[DRAFT + seat] > 0:
        for card in range(DECK_SIZE):
            if can_price(g, seat, card):
                out.add(PRICES + card)
    if seat == g[MOVER] or can_draft(g, seat):
        _add_words(g, seat, out)


def _add_words(g: State, seat: i64, out: Options) -> None:
    kind: i64 = SPELL if seat == g[MOVER] else THINK
    wish = cast(Wish, g.scratch(_WISH))
    wish.clear()
    rack = rack_of(g)
    rack.read(g, g[MOVER], False)
    for letter in range(LETTERS):
        wish.available[letter] = rack.have[letter]
        wish.needed[letter] = rack.added[letter]
    wish.shortest = g[MIN_LENGTH]
    added = g[ADDED] if g[ADDED_COUNT] > 0 else 0
    most: i64 = SOME if kind == SPELL else 1
    solver = solver_of(g)
    found = solver.some(vocabulary(g).lexicon, wish, Rng(g[TURN] * 512 + added, g[SWAPS] * 8 + seat), most)
    for i in range(found):
        code = solver.numbers[i] * READINGS
        if verdict(g, code) < BLOCK:
            out.add(word_option(code, kind))


_WISH: Final[i64] = i64(LAYOUT.scratch(Wish))


# --- what it does ----------------------------------------------------------------------------------


def carry_out(g: State, seat: i64, option: i64) -> bool:
    """Do what was said; False if the talk is over with that."""
    if option >= WORDS_FROM:
        code = (option - WORDS_FROM) // KINDS
        if (option - WORDS_FROM) % KINDS == THINK:
            begin_draft(g, seat, code)
            return True
        declare(g, code, 1 if (option - WORDS_FROM) % KINDS == APPEAL else 0)
        return False
    if option >= PRICES:
        from_card(g, seat, option - PRICES)
    elif option >= AGREE:
        return answer_counter(g, seat, option < REFUSE)
    elif option >= COUNTERS:
        begin_draft(g, seat, seat_of_offer(g, option - COUNTERS))
    elif option >= DECLINE:
        rival = seat_of_offer(g, option - DECLINE)
        g.tell(DECLINED, seat, rival)
        end_offer(g, rival)
    elif option >= ACCEPT:
        rival = seat_of_offer(g, option - ACCEPT)
        g.tell(ACCEPTED, seat, rival)
        conclude(g, rival)
        return False
    elif option == SWAP:
        swap(g)
        return False
    elif option == GIVE_UP:
        give_up(g)
        return False
    elif option == PUBLISH:
        if seat == g[MOVER]:
            publish_counter(g)
        else:
            publish_offer(g, seat)
    elif option == DROP:
        clear_draft(g, seat)
    elif option == WITHDRAW:
        g.tell(WITHDREW, seat)
        end_offer(g, seat)
    elif option == TAKE_BACK:
        g.tell(COUNTER_WITHDRAWN, seat, g[COUNTER_TO] - 1)
        end_counter(g)
    return True


def from_card(g: State, seat: i64, card: i64) -> None:
    price = DRAFT_PRICE + SET * seat
    put_in_set(g, price, card)


def declare(g: State, code: i64, appealed: i64) -> None:
    """WORDS.R14: the cards are named, then the table may speak."""
    g[WORD] = code + 1
    g[HELPER] = 0
    g[APPEALED] = appealed
    g[APPEALS] += appealed
    clear_set(g, PRICE)
    g.then(PLACE)
    g.then(JUDGE)
    g.then(PICK)


def conclude(g: State, rival: i64) -> None:
    """WORDS.H17: the word is shown; the table may speak; then the mover names the other cards."""
    g[WORD] = thought(g, rival) + 1
    g[HELPER] = rival + 1
    g[APPEALED] = 0
    copy_set(g, OFFER_PRICE + SET * rival, PRICE)
    g.then(PLACE)
    g.then(JUDGE)


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
    g.then(WINDOW)
    g.then(SWAP_CARDS)


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
        talk_on(g)
        if g[HELP] == SERIAL:
            for back in range(1, g.seats):
                g.then(TALK, g[MOVER], 1 + (g[MOVER] + g.seats - back) % g.seats)


def talk_on(g: State) -> None:
    if g[HELP] == LIVE:
        g.then(LIVE_TALK, g[MOVER])
    else:
        g.then(TALK, g[MOVER], 1 + g[MOVER])


def is_private(option: i64) -> bool:
    """WORDS.H8, WORDS.H19: the word of an offer and a price that is not yet named."""
    if option >= WORDS_FROM:
        return (option - WORDS_FROM) % KINDS == THINK
    return option >= PRICES or option == DROP or COUNTERS <= option < AGREE


def why_not(g: State, seat: i64, option: i64) -> str:
    """The rule that forbids what somebody says."""
    mover = g[MOVER]
    if option >= WORDS_FROM:
        code = (option - WORDS_FROM) // KINDS
        kind = (option - WORDS_FROM) % KINDS
        if kind > THINK or vocabulary(g).lemma(code) == "":
            return "WORDS.N4"
        if (kind == THINK) == (seat == mover):
            return "WORDS.R15"
        if kind == THINK and not can_draft(g, seat):
            return "WORDS.H20"
        broken = why_not_word(g, mover, vocabulary(g).word(code), kind != THINK)
        if broken:
            return broken
        return "WORDS.Q4" if kind == APPEAL and verdict(g, code) != SAME else "WORDS.W7"
    if option >= PRICES:
        if option >= PRICES + DECK_SIZE or g[DRAFT + seat] <= 0:
            return "WORDS.H9"
        return "WORDS.R15" if not g.holds(CENTRE, option - PRICES) else "WORDS.H14" if seat != mover else "WORDS.H12"
    if option >= AGREE:
        known = g[COUNTER] > 0 and option % 32 == g[COUNTER] and g[COUNTER_TO] == seat + 1
        return "WORDS.H16" if known else "WORDS.H21"
    if option >= ACCEPT:
        if seat != mover:
            return "WORDS.H11"
        if seat_of_offer(g, option % 32) < 0:
            return "WORDS.H21"
        return "WORDS.H12" if g[COUNTER] > 0 or g[DRAFT + seat] > 0 else "WORDS.H20"
    if option == SILENT:
        return "WORDS.W9"
    if option in (SWAP, GIVE_UP):
        return "WORDS.R7"
    if option == WITHDRAW:
        return "WORDS.H10"
    return "WORDS.H12" if seat == mover else "WORDS.H9"


def spoken(g: State, text: str) -> str:
    """A bare word, with its cards or without, is what the mover spells, and what a rival thinks of."""
    spelling, _, cards = text.partition(" ")
    if text in NO_WORDS or spelling in NO_WORDS or not spelling.replace(":", "").isalpha() or not are_cards(cards):
        return text
    return f"{VERBS[SPELL if g.seat == g[MOVER] else THINK]} {text}"


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


def read_option(g: State, text: str) -> i64:
    verb, _, rest = text.partition(" ")
    if verb in VERBS:
        declared, _, cards = rest.partition(" ")
        if cards and not cards_of(text):
            return -1
        spelling, _, lemma = declared.partition(":")
        number = vocabulary(g).lexicon.number(spelling)
        if number < 0:
            return -1
        kind: i64 = VERBS.index(verb)
        if not lemma:
            return word_option(number * READINGS, kind)  # WORDS.N4: the usual reading
        lemmas = vocabulary(g).lemmas(number)
        return word_option(number * READINGS + lemmas.index(lemma), kind) if lemma in lemmas else -1
    if text in PLAIN:
        return PLAIN.index(text)
    if verb == "price" and rest in NAMES:
        return PRICES + NAMES.index(rest)
    if verb in NUMBERED and verb and rest.isdecimal() and len(rest) < 3 and int(rest) < 32:
        return 32 * NUMBERED.index(verb) + int(rest)
    return -1


def option_text(g: State, option: i64) -> str:
    if option >= WORDS_FROM:
        code = (option - WORDS_FROM) // KINDS
        kind = (option - WORDS_FROM) % KINDS
        number = code // READINGS
        lemmas = vocabulary(g).lemmas(number)
        if kind > THINK or code % READINGS >= len(lemmas):
            return f"no word {option}"
        word = vocabulary(g).lexicon.word(number)
        return f"{VERBS[kind]} {word}" if len(lemmas) == 1 else f"{VERBS[kind]} {word}:{lemmas[code % READINGS]}"
    if option >= PRICES:
        return f"price {NAMES[option - PRICES]}" if option < PRICES + DECK_SIZE else f"no card {option}"
    if option >= ACCEPT:
        return f"{NUMBERED[option // 32]} {option % 32}"
    return PLAIN[option] if option <= TAKE_BACK else f"nothing {option}"


def option_label(g: State, seat: i64, option: i64) -> tuple[str, dict[str, str]]:
    if option >= WORDS_FROM:
        code = (option - WORDS_FROM) // KINDS
        return VERBS[min(THINK, (option - WORDS_FROM) % KINDS)], {"word": vocabulary(g).word(code).upper()}
    if option >= PRICES:
        card = min(DECK_SIZE - 1, option - PRICES)
        if seat == g[MOVER]:
            return "concede", card_label(g, card)
        return "price", {**card_label(g, card), "result": outcome(g, card, seat)}
    if option >= AGREE:
        captures = captures_if_agreed(g, seat) if g[COUNTER_TO] == seat + 1 and option < REFUSE else 0
        return NUMBERED[option // 32], {"count": str(captures)}
    if option >= ACCEPT:
        rival = seat_of_offer(g, option % 32)
        values = {"seat": str(max(0, rival)), "number": "0", "count": "0"}
        if rival >= 0:
            values = {
                "seat": str(rival),
                "number": str(g[OFFER_LENGTH + rival]),
                "count": str(g[OFFER_CAPTURES + rival]),
            }
        return NUMBERED[option // 32], values
    if option == PUBLISH:
        return draft_label(g, seat)
    if option == WITHDRAW:  # only the owner reads this, and may have forgotten which word it was
        word = vocabulary(g).word(g[OFFER_WORD + seat] - 1).upper() if g[OFFER_WORD + seat] > 0 else ""
        return "withdraw", {"word": word}
    return PLAIN[min(option, TAKE_BACK)].replace(" ", "-"), {}


def draft_label(g: State, seat: i64) -> tuple[str, dict[str, str]]:
    """What a seat is about to say, which so far only it knows."""
    price = DRAFT_PRICE + SET * seat
    letters = ", ".join([ALPHABET[LETTER[card]].upper() for card in range(DECK_SIZE) if in_set(g, price, card)])
    draft = max(0, g[DRAFT + seat] - 1)
    if seat == g[MOVER]:
        return "say-counter", {"seat": str(draft), "letters": letters}
    word = vocabulary(g).word(draft)
    return "say-offer", {"word": word.upper(), "letters": letters, "count": str(max(0, captures_at(g, word, price)))}


class Talk(Speak):
    """WORDS.H25: seat `g.b` - 1 says something about the word of mover `g.a`; where `g.b` is 0, all do."""

    rule = "WORDS.W1"
    rules = ("WORDS.H8", "WORDS.H20", "WORDS.R13", "WORDS.R14")
    open = True

    def whose(self, g: State) -> str:
        return "WORDS.H25" if g[HELP] == SERIAL else "WORDS.T1"

    def seats(self, g: State) -> i64:
        return full(g.seats) if g.b == 0 else bit(g.b - 1)

    def first(self, g: State, waiting: i64) -> i64:
        """Where answers come one by one, rivals first: the mover's word would end it."""
        rivals = waiting & ~bit(g.a)
        return g.a if rivals == 0 else super().first(g, rivals)

    def options(self, g: State, out: Options) -> None:
        if g.seat != g.a and (g.b == 0 or g[COUNTER_TO] != g.seat + 1):
            out.add(SILENT)
        add_options(g, g.seat, out)

    def take(self, g: State, option: i64) -> None:
        seat = g.seat
        mover = g.a
        alone = g.b
        quiet = g.c
        if alone == 0:
            if carry_out(g, seat, option):
                if seat == mover and option == PUBLISH:
                    quiet &= ~bit(g[COUNTER_TO] - 1)  # whoever is spoken to answers
                g.then(self.id, mover, 0, quiet)
        elif seat == mover:
            if carry_out(g, seat, option):
                g.then(self.id, mover, alone)
                if option == PUBLISH:
                    g.then(self.id, mover, g[COUNTER_TO])
        elif AGREE <= option < REFUSE:
            g.drop()  # the mover, who waits below, is asked again only if nothing is concluded
            if carry_out(g, seat, option):
                g.then(self.id, mover, 1 + mover)
        else:
            carry_out(g, seat, option)
            if option >= PRICES or option == DROP:
                g.then(self.id, mover, alone)

    def late(self, g: State) -> i64:
        """WORDS.R26."""
        return GIVE_UP if g.seat == g.a else -1

    def allows(self, g: State, option: i64) -> bool:
        return (option >= WORDS_FROM or option == DROP) and is_legal(g, g.seat, option)

    def suggested(self, g: State, option: i64) -> bool:
        return option >= WORDS_FROM

    def space(self, g: State) -> i64:
        return WORDS_FROM + vocabulary(g).lexicon.size * READINGS * KINDS

    def secret(self, g: State, option: i64) -> bool:
        return is_private(option)

    def binding(self, g: State, option: i64) -> bool:
        """WORDS.R28: what all have heard stands; a word of one's own until somebody speaks."""
        if option >= WORDS_FROM:
            return (option - WORDS_FROM) % KINDS == APPEAL
        return option != SILENT and not is_private(option)

    def why(self, g: State, option: i64) -> str:
        return why_not(g, g.seat, option)

    def refuses(self, g: State, text: str) -> str:
        """WORDS.R13: a word that is none in the lexicon is no option, and an option names no cards."""
        said = spoken(g, text)
        verb, _, rest = said.partition(" ")
        declared, _, more = rest.partition(" ")
        word = declared.partition(":")[0]
        cards = cards_of(said)
        if verb not in VERBS or not word or (more and not cards):
            return ""
        is_option = read_option(g, said) >= 0
        if is_option and not cards:
            return ""
        if not word.isalpha():
            return "WORDS.L1"
        if (verb == "think") == (g.seat == g.a):
            return "WORDS.R15"
        if cards:
            broken = why_not_declared(g, g.a, word, [NAMES.index(name) for name in cards.split()])
            if broken or is_option:
                return broken
        return why_not_word(g, g.a, word, verb != "think") or "WORDS.N4"

    def ahead(self, g: State, text: str) -> str:
        return cards_of(spoken(g, text))

    def read(self, g: State, text: str) -> i64:
        return read_option(g, spoken(g, text))

    def text(self, g: State, option: i64) -> str:
        return option_text(g, option)

    def label(self, g: State, option: i64) -> tuple[str, dict[str, str]]:
        return option_label(g, g.seat, option)

    def facts(self, g: State) -> dict[str, str]:
        return {"seat2": str(g.a), "letter": letters_added(g)}


@final
class LiveTalk(Talk):
    """WORDS.H7, WORDS.H21: all talk at once, and nobody waits for anybody."""

    rule = "WORDS.W1"
    rules = ("WORDS.H7", "WORDS.H21", "WORDS.H22", "WORDS.H23")
    apart = True

    def patience(self, g: State) -> i64:
        """WORDS.H24: the mover hears what the others offer."""
        return PATIENCE if g.seat == g.a else 0


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
        g.then(MARKING)
        if helper >= 0:
            g.then(PICK)


WINDOW: Final[i64] = i64(PARTS.step(Window()))
TALK: Final[i64] = i64(PARTS.step(Talk()))
LIVE_TALK: Final[i64] = i64(PARTS.step(LiveTalk()))
PLACE: Final[i64] = i64(PARTS.step(Place()))
