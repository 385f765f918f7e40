"""What each has seen of a game: a sentence for whatever happens, with a hole for each card."""

from __future__ import annotations

from typing import NamedTuple

from stolik.engine.kinds import Named
from stolik.engine.kit import bit, full, has
from stolik.engine.playing import Playing
from stolik.engine.state import State, Watch
from stolik.engine.steps import CHOICE, Choice, Step
from stolik.rl.spiel.tree import Tree


class Glimpse(NamedTuple):
    """Something that happened: a sentence with a hole for each card, and who can name these."""

    seen: int  # a set of observers: to the others nothing has happened
    form: str
    cards: tuple[int, ...] = ()
    known: tuple[int, ...] = ()  # for each card a set of observers

    def told(self, observer: int, names: list[str]) -> str:
        if not has(self.seen, observer):
            return ""
        if not self.cards:
            return self.form
        cards = zip(self.cards, self.known, strict=True)
        return self.form.format(*[names[card] if has(known, observer) else "?" for card, known in cards])

    def elsewhere(self, observer: int, cards: list[int]) -> Glimpse:
        """The same where cards are others that this observer could not name."""
        if not self.cards:
            return self
        there = has(self.seen, observer)
        pairs = zip(self.cards, self.known, strict=True)
        return self._replace(cards=tuple([c if there and has(known, observer) else cards[c] for c, known in pairs]))


class Memory(Watch):
    """A game that is watched, with all that anybody has seen of it."""

    def __init__(self, game: Tree, playing: Playing, glimpses: list[tuple[Glimpse, ...]]) -> None:
        super().__init__()
        self.game = game
        self.playing = playing
        self.glimpses = glimpses  # of each answer and each roll
        self.heard: list[Glimpse] = []  # of the one that is taken just now
        self._said: list[str] = [f"seat {seat + 1}" for seat in range(game.mode.seats)] + ["spectator"]
        self._upto = [0] * (game.mode.seats + 1)  # so many of the glimpses are in it

    def remember(self, other: Memory) -> None:
        """What has been said of the same game already."""
        self._said = list(other._said)
        self._upto = list(other._upto)

    def seen(self, observer: int) -> str:
        """All that a seat, or the spectator after the last, has seen since the game began."""
        upto = self._upto[observer]
        if upto < len(self.glimpses):
            names = self.playing.g.layout.cards
            told = [glimpse.told(observer, names) for chunk in self.glimpses[upto:] for glimpse in chunk]
            self._said[observer] = "; ".join([self._said[observer], *[words for words in told if words]])
            self._upto[observer] = len(self.glimpses)
        return self._said[observer]

    # --- hearing ---

    def hear_answer(self, step: Choice, seat: int, option: int) -> None:
        g = self.playing.g
        everybody = int(full(g.seats + 1))
        form, cards = self._answer(step, seat, option)
        if step.secret(g, option):
            self._hear(Glimpse(int(bit(seat)), form, cards, (everybody,) * len(cards)))
            if step.kind == CHOICE:  # of a pick that comes to light together with others' nothing is heard at all
                self._hear(Glimpse(everybody & ~int(bit(seat)), f"{seat + 1}: {step.name} ?"))
        else:
            self._hear(Glimpse(everybody, form, cards, (everybody,) * len(cards)))

    def _answer(self, step: Choice, seat: int, option: int) -> tuple[str, tuple[int, ...]]:
        """An answer in the text notation with holes for its cards, and these."""
        g = self.playing.g
        g.seat = seat
        template = step.verbs[step.verb(option)]
        text = step.text(g, option)
        cards: list[int] = []
        if any(part.kind.hidden for part in template.parts):
            numbers = self.game.numbers
            words = text.split(" ")
            for at, word in enumerate(words):
                if word in numbers and at < len(template.words) and template.words[at] == "":
                    words[at] = "{}"
                    cards.append(numbers[word])
            text = " ".join(words)
        return f"{seat + 1}: {text}", tuple(cards)

    def hear_roll(self, step: Step, outcome: int) -> None:
        g = self.playing.g
        seen = int(step.seen_by(g))
        if seen == 0:
            return
        text = step.text(g, outcome)
        card = self.game.numbers.get(text)
        if card is None:
            self._hear(Glimpse(seen, f"{step.name} {text}".replace("{", "(").replace("}", ")")))
        else:
            self._hear(Glimpse(seen, f"{step.name} {{}}", (card,), (seen,)))

    def _hear(self, glimpse: Glimpse) -> None:
        self.heard.append(glimpse)

    def _knowers(self, card: int) -> int:
        """Who can name a card that something happens to."""
        knowledge = self.playing.knowledge
        return sum(1 << o for o in range(knowledge.places.observers) if knowledge.recognises(o, card))

    def moved(self, g: State, card: int, source: int, place: int, target: int) -> None:
        knowledge = self.playing.knowledge
        knowledge.moved(g, card, source, place, target)
        spot = place if g.layout.zone_ordered[source] != 0 else -1
        form = self.game.move(source, spot, target)
        self._hear(Glimpse(int(full(g.seats + 1)), form, (card,), (self._knowers(card),)))

    def showed(self, g: State, card: int, zone: int, seat: int) -> None:
        self.playing.knowledge.showed(g, card, zone, seat)
        form = f"{seat + 1} is shown {{}} in {g.layout.zones[zone].label}"
        self._hear(Glimpse(int(full(g.seats + 1)), form, (card,), (int(bit(seat)),)))

    def lacked(self, g: State, zone: int, cards: list[int]) -> None:
        self.playing.knowledge.lacked(g, zone, cards)
        form = f"{g.layout.zones[zone].label} lacks {' '.join(['{}'] * len(cards))}"
        everybody = int(full(g.seats + 1))
        self._hear(Glimpse(everybody, form, tuple(cards), (everybody,) * len(cards)))

    def shuffled(self, g: State, zone: int) -> None:
        self.playing.knowledge.shuffled(g, zone)
        self._hear(Glimpse(int(full(g.seats + 1)), f"{g.layout.zones[zone].label} is shuffled"))

    def told(self, g: State, event: int, a: int, b: int, c: int, d: int) -> None:
        kind = self.playing.rules.events[event]
        words = [kind.name]
        cards: list[int] = []
        for part, value in zip(kind.args, (a, b, c, d), strict=False):
            if isinstance(part.kind, Named) and part.kind.hidden and 0 <= value < len(g.layout.cards):
                words.append("{}")
                cards.append(value)
            elif part.kind.hidden:
                words.append("?")  # several cards, or perhaps none: nobody looks up who knows them
            else:
                words.append(str(value))
        self._hear(Glimpse(int(full(g.seats + 1)), " ".join(words), tuple(cards), tuple(map(self._knowers, cards))))
