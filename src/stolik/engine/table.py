"""The table: the handle over a running game, for everything outside the compiled part.

It asks, checks, answers, tells each observer what it may know, takes back, saves and logs.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from stolik.engine import loop
from stolik.engine.chain import KeyedDice, Line, commitment, link
from stolik.engine.course import Course, Happened
from stolik.engine.ending import Ending, Saying
from stolik.engine.errors import BadGame, Refused
from stolik.engine.game import Game
from stolik.engine.kit import Options, Rng, bit, full, has
from stolik.engine.knowledge import Knowledge
from stolik.engine.layout import DEPTH, SEALED, TURN
from stolik.engine.notation import written
from stolik.engine.past import Before, Past
from stolik.engine.rulebook import Rule, load_rulebook
from stolik.engine.shown import shown
from stolik.engine.state import State, Watch
from stolik.engine.steps import AUTO, CHANCE, GAIN, SEALED_CHOICE, SKIP, SPEAK, Choice, Step
from stolik.engine.views import Data, Leaning, copy_secrets, dump, load, state_hash, view, views, worlds_of
from stolik.engine.writing import tidy

FORMAT = 2  # of the log
EVERYBODY = -1  # an observer from whom nothing is hidden
HOUSE_RULES = load_rulebook(Path(__file__).with_name("rulebook.toml"))


@dataclass(frozen=True)
class Decision:
    id: int  # how many answers all had heard of when it was asked: an answer to an older decision is stale
    step: str
    kind: str  # "single", "sealed" (all at once, in secret) or "speak" (may speak up)
    seats: tuple[int, ...]  # who may answer now
    rule: str
    facts: dict[str, str]
    turn: int = -1  # whose turn it is; -1 where all act at once


@dataclass(frozen=True)
class Option:
    id: int
    text: str
    skip: bool = False  # it gives up what is asked


class WorkedOut:
    """What was worked out for the position that a table is in, to be thrown away with it."""

    decision: Decision | None = None
    derived: Mapping[str, Any] | None = None
    ending: Ending | None = None


_THE_SAME_IN_A_CLONE = (
    *("game", "version", "settings", "seed", "names", "answers", "leaning", "privy"),
    *("lines", "log_hash", "closed", "_asked_at", "_private", "_barrier", "_learnt"),
)


class Table(Watch):
    def __init__(
        self,
        game: Game,
        seats: int,
        settings: dict[str, str] | None = None,
        seed: bytes | None = None,
        names: list[str] | None = None,
        version: int | None = None,
        sources: dict[str, str] | None = None,
    ) -> None:
        """`version`, `sources`: of the rules and lexicons that a game was begun by which is played again.

        Its log has the settings as they are given: older rules spelled some otherwise, or had none of them.
        """
        self.game = game
        self.version = game.rulebook.version if version is None else version
        self.settings = game.settle(seats, settings or {})
        self.seed = seed or secrets.token_bytes(32)
        self.names = names or [str(seat + 1) for seat in range(seats)]
        self.dice = KeyedDice(self.seed)
        self.answers = 0
        self.privy: int | None = None  # the only seat that knows of the last answer, or of its being taken back
        self._asked_at = [0] * seats  # how many answers all had heard of when each was asked,
        self._private = [0] * seats  # and how many more only the seat itself knows of
        self.events: list[Happened] = []  # as far as they are remembered,
        self.course = Course()  # and what of them always is
        self.exercised: Counter[str] = Counter()
        self.log: list[Line] = []  # as far as it is remembered
        self.lines = 0  # all that were ever written,
        self.log_hash = ""  # and the hash of the last
        self.closed = False  # the log has its end, and nothing can follow: the game is over, or it was left
        self._private_lines: dict[int, int] = {}  # of the log, by their number: who alone knows of them
        self._buffer = Options()
        self._past = Past()
        self._barrier = False  # what has been done since cannot be taken back,
        self._learnt = False  # or may not: something was denied
        self.leaning: Leaning = game.thinking.beliefs.begin(seats) if game.thinking.beliefs else {}
        self.state = game.rules.start(seats, self.settings)
        self.knowledge = Knowledge.begin(self.state)
        sources = game.settings.sources(self.settings) if sources is None else sources
        self._write(
            {
                "stolik": FORMAT,
                "game": game.id,
                "rules": self.version,
                **({"sources": sources} if sources else {}),
                "options": self.settings if version is None else settings,
                "seats": seats,
                "names": self.names,
                "commitment": commitment(self.seed),
            }
        )
        self._go_on(self.state[TURN])

    def __repr__(self) -> str:
        """Everything, hidden cards too: for whoever looks for a fault. It disturbs no step that is just running."""
        if not hasattr(self, "_state"):
            return f"<Table of {self.game.id}, not laid out yet>" if hasattr(self, "game") else "<Table>"
        told = f"{self.game.id} with {', '.join(self.names)}, {self.answers} answers"
        return f"<Table of {told}, {self._stands()}: {self.state!r}>"

    def _stands(self) -> str:
        g = self.state.copy()
        if g.over:
            return "over"
        if g[DEPTH] == 0:
            return "at its last step"
        step = loop.pending(self.game.rules, g)
        if step.kind in (AUTO, CHANCE):
            return f"on its way to {step.name}"
        asked = loop.asked(self.game.rules, g)
        return f"{step.name} asks {', '.join(self.names[seat] for seat in range(self.seats) if has(asked, seat))}"

    @property
    def state(self) -> State:
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        self._state = state
        self._worked_out = WorkedOut()

    # --- asking ---

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win, once the game is over."""
        return [self.game.rules.share(self.state, seat) for seat in range(self.seats)]

    def _step(self) -> Choice:
        return cast(Choice, loop.pending(self.game.rules, self.state))

    @property
    def racing(self) -> bool:
        """Do all act at once, each as quickly as they can?"""
        return not self.over and self._step().apart

    def patience(self, seat: int) -> int:
        """Seconds that a bot in a seat which is asked leaves to the others."""
        self.state.seat = seat
        return int(self._step().patience(self.state))

    def hides(self, seat: int, option: int) -> bool:
        """Will the others not learn which option this is?"""
        self.state.seat = seat
        return self._step().secret(self.state, option)

    @property
    def open(self) -> bool:
        """Are there more answers than can be listed?"""
        return not self.over and self._step().open

    @property
    def next_seat(self) -> int:
        """Whom to ask where answers come one by one."""
        return int(loop.actor(self.game.rules, self.state))

    @property
    def pending(self) -> Decision | None:
        if self.over:
            return None
        if self._worked_out.decision is None:
            self._worked_out.decision = self._asking()
        return self._worked_out.decision

    def _asking(self) -> Decision | None:
        step = self._step()
        if step.kind in (AUTO, CHANCE):
            return None  # it stands as it was loaded, and what happens by itself has not happened yet
        mask = loop.asked(self.game.rules, self.state)
        seats = tuple(seat for seat in range(self.seats) if has(mask, seat))
        kind = {SEALED_CHOICE: "sealed", SPEAK: "speak"}.get(step.kind, "single")
        if not seats:
            raise BadGame(f"step {step.name} asks nobody who sits here")
        latest = max(self._asked_at[seat] for seat in seats)
        return Decision(latest, step.name, kind, seats, step.law, step.facts(self.state), self._turn(step, seats))

    def facts(self, seat: int | None) -> dict[str, str]:
        """What is asked is about, as a seat may know it: whoever is asked can know more than the others."""
        decision = self.pending
        if decision is None or seat is None or seat not in decision.seats:
            return {} if decision is None else decision.facts
        self.state.seat = seat
        return {**decision.facts, **self._step().confided(self.state)}

    def _turn(self, step: Choice, seats: tuple[int, ...]) -> int:
        """Where a game does not tell, it is the turn of the only one who is asked."""
        windows = self.game.windows
        if step.kind == SEALED_CHOICE and (windows is None or step.name not in windows.steps):
            return -1
        if windows is not None:
            return windows.turn_of(self.state)
        return seats[0] if len(seats) == 1 else -1

    @property
    def asked_at(self) -> list[int]:
        """The id of what each seat is asked: how many answers it knew of by then. Others' thoughts do not count."""
        return [at + own for at, own in zip(self._asked_at, self._private, strict=True)]

    def heard(self, seat: int | None) -> int:
        """How many answers a seat (None: a spectator) knows of, those taken back and the taking back included."""
        if seat == EVERYBODY:
            return self.answers
        return self.answers - sum(own for other, own in enumerate(self._private) if other != seat)

    def _legal(self, seat: int) -> list[int]:
        loop.options_of(self.game.rules, self.state, seat, self._buffer)
        return self._buffer.to_list()

    def options(self, seat: int) -> list[Option]:
        """The legal options of a seat, or where there are too many to list, some; none if it is not asked."""
        decision = self.pending
        if decision is None or seat not in decision.seats:
            return []
        return [Option(option, self._step().text(self.state, option)) for option in self._legal(seat)]

    def shown_options(self, seat: int) -> list[Option]:
        """The same without those that people have to think of themselves."""
        step = None if self.over else self._step()
        found = self.options(seat)
        return [o for o in found if step is None or not (step.open and step.suggested(self.state, o.id))]

    def offered(self, seat: int) -> list[Option]:
        """The same as people are shown them: those that skip are marked, and last."""
        if self.over:
            return []
        step = self._step()
        self.state.seat = seat
        found = [
            (step.verbs[step.verb(o.id)].sense == SKIP, step.rank(self.state, o.id), o)
            for o in self.shown_options(seat)
        ]
        found.sort(key=lambda each: each[:2])
        return [Option(o.id, o.text, skip) for skip, _, o in found]

    def gain(self, seat: int) -> str | None:
        """The answer of a seat that only brings it something, if it has one."""
        decision = self.pending
        if decision is None or seat not in decision.seats:
            return None
        step = self._step()
        found = [option for option in self._legal(seat) if step.verbs[step.verb(option)].sense == GAIN]
        return step.text(self.state, found[0]) if found else None

    def option(self, seat: int, text: str) -> int:
        """The option of a seat that is asked, by its text; -1 if there is none."""
        text = tidy(text)
        listed = [o.id for o in self.options(seat) if o.text == text]
        return listed[0] if listed else self._step().read(self.state, text)

    def space(self, seat: int) -> int:
        """What a seat that is asked could try are the numbers below this one."""
        self.state.seat = seat
        return int(self._step().space(self.state))

    def notation(self, seat: int, option: int) -> str:
        """An option of a seat that is asked, as a text."""
        self.state.seat = seat
        return self._step().text(self.state, option)

    def parts(self, seat: int, option: int) -> list[tuple[str, str, str]]:
        """The parts of an option of a seat that is asked: name, kind and value of each."""
        step = self._step()
        answer = step.verbs[step.verb(option)]
        values = zip(answer.parts, answer.values(option), strict=True)
        return [(part.name, part.kind.name, part.kind.pointed(value)) for part, value in values]

    def label(self, seat: int, option: int) -> tuple[str, dict[str, str]]:
        step = self._step()
        self.state.seat = seat
        return step.label(self.state, option)

    def refuse(self, seat: int, option: int | str) -> Refused | None:
        """Why an attempt is illegal; None if it is legal. Changes nothing."""
        decision = self.pending
        if decision is None or self.closed:
            return self._ended()
        step = self._step()
        if seat not in decision.seats:
            return Refused(self._whose(step, seat), {"seats": ", ".join(self.names[s] for s in decision.seats)})
        self.state.seat = seat
        if isinstance(option, str):
            option = tidy(option)
            if any(o.text == option for o in self.options(seat)):
                return None
            found = step.read(self.state, option)
            rule = step.refuses(self.state, option) if found < 0 or step.open else ""
            if rule or found < 0:
                because = step.because(self.state, rule, option) if rule else {}
                return Refused(rule or step.law or "STOLIK.notation", {"text": option, **because})
            option = found
        if not step.possible(self.state, option):
            return Refused("STOLIK.notation", {"text": str(option)})
        if option in self._legal(seat) or (step.open and step.allows(self.state, option)):
            return None
        rule, text = step.why(self.state, option), step.text(self.state, option)
        return Refused(rule, {"text": text, **decision.facts, **step.because(self.state, rule, text)})

    def _ended(self) -> Refused:
        """By the rule of the game that ended it; where it was left, by the house's."""
        return Refused((self.ending.rule if self.over else "") or "STOLIK.over", {})

    def _whose(self, step: Choice, seat: int) -> str:
        """The rule by which a seat is not asked: the game's own, where it has one."""
        if not 0 <= seat < self.seats:
            return "STOLIK.turn"
        self.state.seat = seat
        picked = self.state[SEALED + seat] != 0  # a sealed pick is binding
        return (step.law if picked else step.whose(self.state)) or "STOLIK.turn"

    def preview(self, seat: int, text: str) -> Data:
        """What the game says would come of an answer; nothing changes."""
        preview = self.game.display.preview
        return {} if preview is None or self.over else preview(self.state.clone(), seat, tidy(text))

    def rule(self, rule: str) -> Rule:
        return HOUSE_RULES[rule] if rule in HOUSE_RULES.rules else self.game.rulebook[rule]

    # --- answering ---

    def apply(self, seat: int, option: int | str) -> None:
        """Answer the pending decision; an illegal attempt raises Refused and changes nothing."""
        refusal = self.refuse(seat, option)
        if refusal is not None:
            raise refusal
        if isinstance(option, str):
            self.state.seat = seat
            self._take(seat, self.option(seat, option), {}, self._step().ahead(self.state, tidy(option)))
        else:
            self._take(seat, option, {})

    @property
    def may_be_late(self) -> list[int]:
        """The seats that are asked and for which the clock can answer."""
        decision, found = self.pending, []
        for seat in () if decision is None else decision.seats:
            self.state.seat = seat
            if self._step().late(self.state) >= 0:
                found.append(seat)
        return found

    def time_is_up(self, seat: int) -> None:
        """The clock answers for a seat, where the rules say what then happens; else it raises Refused."""
        decision = self.pending
        if decision is None or self.closed:
            raise self._ended()
        self.state.seat = seat
        option = self._step().late(self.state) if seat in decision.seats else -1
        if option < 0:
            raise Refused("STOLIK.time", {})
        self._take(seat, option, {"late": True})

    def _take(self, seat: int, option: int, mark: Line, ahead: str = "") -> None:
        """`ahead`: what was said besides, to questions that follow; it is one answer all the same."""
        step = self._step()
        before = Before(
            seat, self.state.clone(), self.knowledge.clone(), self.leaning, self.course.clone(), len(self.events)
        )
        windows = self.game.windows
        self.state.seat = seat
        self._barrier = (
            bool(mark)
            or step.kind == SEALED_CHOICE
            or (windows is not None and step.name in windows.steps)
            or step.binding(self.state, option)
        )
        self._learnt = False
        secret, retractable = step.secret(self.state, option), step.retractable(self.state, option)
        self._count(step)
        line: Line = {"seat": seat, "do": f"{step.text(self.state, option)} {ahead}".rstrip(), **mark}
        if secret:
            line["secret"] = True
        self._write(line)
        self.answers += 1
        turn, lines = self.state[TURN], self.lines
        others = loop.asked(self.game.rules, self.state) & ~bit(seat)
        if self.game.thinking.beliefs is not None:
            self.leaning = self.game.thinking.beliefs.answered(self.leaning, self.state, seat, option)
        self.state.watch = self
        loop.answer(self.game.rules, self.state, seat, option)
        if ahead:
            self._answer_ahead(ahead)
        self._go_on(turn)
        if secret and not mark and lines == self.lines and self._only_thought(before):
            self._keep_private(seat)
            self._past.thought(before, stands=self._barrier)
            return
        self.privy = None
        # Where several are asked at once, the answer of one does not make it another question to the rest.
        asked = loop.asked(self.game.rules, self.state) & ~bit(seat)
        still = others and asked & others == others and self._step() is step
        kept = 0
        if still and (step.apart or len(self.events) == before.events):
            kept = others if step.apart else full(self.seats)  # nobody learns who has picked or passed
        number = self.heard(None)
        self._asked_at = [at if has(kept, other) else number for other, at in enumerate(self._asked_at)]
        if self._barrier or self.closed:
            self._past.clear()
        else:
            self._past.heard(before, stands=self._learnt or (asked & ~kept != 0 and not retractable))

    def _only_thought(self, before: Before) -> bool:
        """Has an answer changed nothing but what its seat alone knows? Then nobody else learns that there was one."""
        if self.closed or self._learnt or len(self.events) != before.events or self.leaning != before.leaning:
            return False
        imagined = before.state.clone()
        copy_secrets(self.state, imagined, before.seat)
        return state_hash(imagined) == self.hash

    def _keep_private(self, seat: int) -> None:
        """The last log line is known to its seat alone."""
        self.privy = seat
        self._private_lines[self.lines - 1] = seat
        self._private = [own + (other == seat) for other, own in enumerate(self._private)]

    def _answer_ahead(self, ahead: str) -> None:
        """Run through the decisions that follow, as long as they were answered with the last one."""
        loop.settle(self.game.rules, self.state, self.dice)
        while not self.over and (option := self._step().follows(self.state, ahead)) >= 0:
            self._count(self._step())
            loop.answer(self.game.rules, self.state, self.next_seat, option)
            loop.settle(self.game.rules, self.state, self.dice)

    def go_on(self) -> None:
        """Let happen what happens by itself, at a table that was loaded before it did."""
        self._go_on(self.state[TURN])

    def _go_on(self, turn: int) -> None:
        """Run to the next decision; a snapshot if that is in another turn."""
        self.state.watch = self
        loop.settle(self.game.rules, self.state, self.dice)
        self.state.watch = None
        self._worked_out = WorkedOut()
        if self.state[TURN] != turn:
            self._write({"snapshot": dump(self.game.rules, self.state), "secret": True})
        if self.over:
            self.close("over")

    def close(self, reason: str) -> None:
        """Write the end of the log, which tells the seed."""
        if not self.closed:
            self._write({"end": reason, "shares": self.shares if self.over else None, "seed": self.seed.hex()})
            self.closed = True
        self._past.clear()  # whoever knows the seed knows the future: nothing can be taken back any more

    def undo(self, seat: int, recorded: bool = False) -> None:
        """Take the last answer back: only one's own, and only if nothing was rolled or revealed since.

        What was picked in secret or said in a window stands, and so does what another has been asked because of.
        `recorded`: a log says that it was taken back, and it may be older than this last rule.
        """
        before, thinking = self._past.take_back(seat, recorded)
        self.answers += 1
        self._write({"undo": seat})
        if before.private:
            self.state = self.state.clone()
            copy_secrets(before.state, self.state, seat)
            self._keep_private(seat)
            return
        state = before.state.copy()  # a clone of this table may go back there too
        for other in thinking:
            copy_secrets(self.state, state, other)
        self.state = state
        self.knowledge = before.knowledge.clone()
        self.leaning = before.leaning
        self.course = before.course.clone()
        del self.events[before.events :]
        self.privy = None
        self._asked_at = [self.heard(None)] * self.seats

    def may_undo(self, seat: int) -> bool:
        """Could this seat take its last answer back? No thought of another changes that."""
        return self._past.may(seat)

    @property
    def can_undo(self) -> int | None:
        """The seat that could take its last answer back; of several, who answered last."""
        return self._past.latest

    # --- knowing ---

    @property
    def derived(self) -> Mapping[str, Any]:
        """What anybody could work out from what lies open."""
        if self._worked_out.derived is None:
            self._worked_out.derived = cast(Data, self.game.display.derived(self.state))
        return self._worked_out.derived

    @property
    def ending(self) -> Ending:
        """How it ended, once the game is over."""
        if self._worked_out.ending is None:
            self._worked_out.ending = self.game.display.ending(self)
        return self._worked_out.ending

    def digest(self, events: list[Happened], seat: int | None) -> list[Saying]:
        """The events of a turn in a sentence or two, of what a seat may know; none where the game has no such."""
        digest = self.game.display.digest
        return [] if digest is None else digest(self.tell(events, seat))

    def view(self, seat: int | None) -> Data:
        """All that a seat (None: a spectator) may know; enough for a client, a bot, a sampled world.

        To EVERYBODY all cards lie open: for games that are over.
        """
        return self.views([seat])[seat]

    def views(self, seats: Iterable[int | None]) -> dict[int | None, Data]:
        """The views of several observers, by observer.

        What is open to all is worked out once, and parts of it are the same object in all views of a position
        (`derived`, settings and names of the table, lists of plain words): nobody may change those.
        """
        wanted = list(seats)
        numbers = {seat: self.seats if seat is None else seat for seat in wanted if seat != EVERYBODY}
        states = dict(
            zip(numbers, views(self.game.rules, self.state, self.knowledge, [*numbers.values()]), strict=True)
        )
        decision, derived, shares = self.pending, self.derived, self.shares if self.over else None
        found: dict[int | None, Data] = {}
        for seat in wanted:
            observer = numbers.get(seat, self.seats)
            found[seat] = data = {
                "game": self.game.id,
                "options": self.settings,
                "seat": observer,
                "names": self.names,
                "state": states[seat] if seat in states else {**dump(self.game.rules, self.state), "unsure": []},
                "derived": derived,
                "decision": None if decision is None else self._put_to(observer, decision),
            }
            if shares is not None:
                data["shares"] = shares
        return found

    def position(self) -> str:
        """Everything that lies there, hidden cards too, as a text; `Game.from_position` reads it."""
        return written(self.game.rules, self.game.id, self.state.copy())

    def show(self, seat: int | None) -> Data:
        """The view of a seat as people get it: what lies there by its kind, and nothing of the engine's own."""
        return self.shows([seat])[seat]

    def shows(self, seats: Iterable[int | None]) -> dict[int | None, Data]:
        """The same for several observers."""
        found = self.views(seats)
        states = shown(
            self.game.rules, [data["state"] for data in found.values()], [data["seat"] for data in found.values()]
        )
        return {seat: {**data, "state": state} for (seat, data), state in zip(found.items(), states, strict=True)}

    def _put_to(self, observer: int, decision: Decision) -> Data:
        """What is asked, as an observer sees it."""
        return {
            "id": self.asked_at[observer] if observer in decision.seats else decision.id,
            "step": decision.step,
            "kind": decision.kind,
            "seats": list(decision.seats),
            "rule": decision.rule,
            "facts": self.facts(observer),
            "open": self._step().open,
            "answers": [answer.declared for answer in self._step().verbs if answer.parts],  # what could be pointed at
            "options": [{"id": o.id, "text": o.text} for o in self.shown_options(observer)],
        }

    def view_for_bot(self, seat: int) -> Data:
        """The view of a seat with all its options, and what the course of the game says about hidden cards."""
        data = {**self.view(seat), "leaning": self.leaning}
        if data["decision"] is not None:
            data["decision"]["options"] = [{"id": o.id, "text": o.text} for o in self.options(seat)]
        return data

    def determinise(self, seat: int | None, rng: Rng) -> Table:
        """This table in a world that the seat cannot tell from the true one."""
        observer = self.seats if seat is None else seat
        seen = view(self.game.rules, self.state, self.knowledge, observer)
        world = worlds_of(self.game.rules, seen, observer).sample(rng)
        twin = self.clone()
        twin.state = world
        # Neither the future nor the true past: other dice, and nothing to take back.
        twin.seed = b"".join(int(rng.word()).to_bytes(4, "big") for _ in range(8))
        twin.dice = KeyedDice(twin.seed)
        twin._past = Past()
        return twin

    def events_for(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The events as a seat may know them; cards by name, `hidden` where it may not know.

        To EVERYBODY nothing is hidden: for games that are over.
        """
        return self.tell(self.events[since:], seat)

    def tell(self, events: list[Happened], seat: int | None) -> list[dict[str, Any]]:
        """Some events of this table as a seat may know them, also such as were taken back."""
        observer = self.seats if seat is None else seat
        named = self.game.rules.named
        told = []
        for happened in events:
            args: dict[str, Any] = {}
            for name, value in happened.args.items():
                kind = named[name]
                spoken = self.game.display.spoken.get(kind.name)
                if kind.hidden and observer in happened.hidden[name]:
                    args[name] = "hidden"
                else:
                    args[name] = kind.shown(value) if spoken is None else spoken(self.state, value)
            told.append({"event": happened.name, **args})
        return told

    def log_for(self, seat: int | None) -> list[Line]:
        """The log as a seat may read it: hidden lines keep only their hash, others' thoughts are left out."""
        observer = self.seats if seat is None else seat
        lines = []
        for number, line in enumerate(self.log, self.lines - len(self.log)):
            if self._private_lines.get(number, observer) != observer:
                continue
            seen = line.get("seat") == observer or has(line.get("seen", 0), observer)
            if line.get("secret") and not seen:
                line = {key: line[key] for key in ("seat", "chance", "hash") if key in line}
            lines.append({key: value for key, value in line.items() if key not in ("secret", "seen")})
        return lines

    @property
    def hash(self) -> str:
        """A fingerprint of the whole position; not for the eyes of a seat."""
        return state_hash(self.state)

    # --- what the state tells while it runs ---

    def moved(self, g: State, card: int, source: int, place: int, target: int) -> None:
        self.knowledge.revealed = False
        self.knowledge.moved(g, card, source, place, target)
        self._barrier = self._barrier or self.knowledge.revealed
        self._happened("move", {"card": card, "zone": source, "zone2": target})

    def showed(self, g: State, card: int, zone: int, seat: int) -> None:
        self.knowledge.showed(g, card, zone, seat)
        self._barrier = True
        # Whoever else knows that the card lies there must not learn that it was this one.
        others = tuple(observer for observer in range(self.seats + 1) if observer != seat)
        self._tell_of("show", {"card": card, "zone": zone, "seat": seat}, {"card": others})

    def lacked(self, g: State, zone: int, cards: list[int]) -> None:
        self.knowledge.revealed = False
        self.knowledge.lacked(g, zone, cards)
        self._learnt = self._learnt or self.knowledge.revealed

    def shuffled(self, g: State, zone: int) -> None:
        self.knowledge.shuffled(g, zone)
        self._happened("shuffle", {"zone": zone})

    def told(self, g: State, event: int, a: int, b: int, c: int, d: int) -> None:
        events = self.game.rules.events
        if not 0 <= event < len(events):
            raise BadGame(f"event {event} is told and was never registered")
        kind = events[event]
        for rule in kind.rules:
            self.exercised[rule] += 1
        args = {part.name: value for part, value in zip(kind.args, (a, b, c, d), strict=False)}
        if self.game.thinking.beliefs is not None:
            self.leaning = self.game.thinking.beliefs.told(self.leaning, kind.name, args)
        self._happened(kind.name, args)

    def _happened(self, name: str, args: dict[str, int]) -> None:
        named = self.game.rules.named
        hidden = {
            arg: tuple(o for o in range(self.seats + 1) if not self.knowledge.recognises(o, card))
            for arg, card in args.items()
            if named[arg].hidden
        }
        self._tell_of(name, args, hidden)

    def _tell_of(self, name: str, args: dict[str, int], hidden: dict[str, tuple[int, ...]]) -> None:
        happened = Happened(name, args, hidden, int(self.state[TURN]))
        self.events.append(happened)
        self.course.add(happened)

    def ran(self, g: State, step: int) -> None:
        self._count(self.game.rules.steps[step])

    def rolled(self, g: State, outcome: int) -> None:
        step = self.game.rules.steps[g.pending_step()]
        self._barrier = True
        seen = step.seen_by(g)
        self._count(step)
        # The bare numbers let anybody check the dice against the seed without knowing the rules.
        line: Line = {"chance": step.name, "is": step.text(g, outcome), "roll": [outcome, step.size(g)]}
        if seen != 2 ** (self.seats + 1) - 1:
            line.update(secret=True, seen=seen)
        self._write(line)

    def _count(self, step: Step) -> None:
        if step.law:
            self.exercised.update((step.law, *step.rules))

    def _write(self, line: Line) -> None:
        line["hash"] = self.log_hash = link(self.seed, self.lines, self.log_hash, line)
        self.log.append(line)
        self.lines += 1

    # --- saving ---

    def clone(self) -> Table:
        twin = Table.__new__(Table)
        for name in _THE_SAME_IN_A_CLONE:
            setattr(twin, name, getattr(self, name))
        twin.dice = self.dice.clone()
        twin.events = list(self.events)
        twin.course = self.course.clone()
        twin.exercised = Counter(self.exercised)
        twin.log = list(self.log)
        twin._private_lines = dict(self._private_lines)
        twin._buffer = Options()
        twin._past = self._past.clone()
        twin.state = self.state.copy()
        twin._worked_out = self._worked_out  # it is the same, until one of them goes on
        twin.knowledge = self.knowledge.clone()
        return twin

    def forget(self) -> None:
        """Let go of the log lines and events so far; nothing that follows depends on them."""
        self.log.clear()
        self.events.clear()
        self._private_lines.clear()
        self._past.forget_events()

    def to_json(self, history: bool = True) -> Data:
        """Everything, to go on from exactly here; what was done cannot be taken back afterwards.

        Without its history it says where the game stands and not how it came there: no log lines, no events.
        """
        data = {
            "game": self.game.id,
            "rules": self.version,
            "options": self.settings,
            "names": self.names,
            "seed": self.seed.hex(),
            "dice": self.dice.used,
            "answers": self.answers,
            "asked_at": self._asked_at,
            "private": self._private,
            "state": dump(self.game.rules, self.state),
            "knowledge": self.knowledge.to_json(),
            "leaning": self.leaning,
            "lines": self.lines,
            "log_hash": self.log_hash,
            "closed": self.closed,
            "course": self.course.to_json(),
        }
        if history:
            data["events"] = [event.to_json() for event in self.events]
            data["log"] = self.log
            data["private_lines"] = list(self._private_lines.items())
        return data

    @classmethod
    def from_json(cls, game: Game, data: Data) -> Table:
        twin = cls.__new__(cls)
        twin.game = game
        twin.version = data["rules"]
        twin.settings = game.complete(data["options"])
        twin.names = data["names"]
        twin.seed = bytes.fromhex(data["seed"])
        twin.dice = KeyedDice(twin.seed, data["dice"])
        twin.answers = data["answers"]
        twin.privy = None
        twin._asked_at = data["asked_at"]
        twin._private = data["private"]
        twin.events = [Happened.from_json(event) for event in data.get("events", ())]
        twin.course = Course.from_json(data["course"]) if "course" in data else Course()
        twin.exercised = Counter()
        twin.log = list(data.get("log", ()))
        twin._private_lines = dict(data.get("private_lines", ()))
        twin.lines = data["lines"]
        twin.log_hash = data["log_hash"]
        twin.closed = data["closed"]
        twin._buffer = Options()
        twin._past = Past()
        twin._barrier = twin._learnt = False
        twin.state = load(game.rules, data["state"])
        twin.knowledge = Knowledge.from_json(twin.state, data["knowledge"])
        twin.leaning = data["leaning"]
        return twin
