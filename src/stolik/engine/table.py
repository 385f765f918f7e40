"""The table: the handle over a running game, for everything outside the compiled part.

It asks, checks, answers, tells each observer what it may know, takes back, saves and logs.
"""

from __future__ import annotations

import secrets
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, cast

from stolik.engine import loop
from stolik.engine.chain import KeyedDice, Line, commitment, link
from stolik.engine.errors import CannotUndo, Refused
from stolik.engine.game import Game
from stolik.engine.kit import Options, Rng, bit, full, has
from stolik.engine.knowledge import Knowledge
from stolik.engine.layout import SEALED, TURN
from stolik.engine.rulebook import Rule, load_rulebook
from stolik.engine.state import State, Watch
from stolik.engine.steps import SEALED_CHOICE, SPEAK, Choice, Step
from stolik.engine.views import Data, Leaning, dump, load, state_hash, view, worlds_of

FORMAT = 2  # of the log
EVERYBODY = -1  # an observer from whom nothing is hidden
HOUSE_RULES = load_rulebook(Path(__file__).with_name("rulebook.toml"))


@dataclass(frozen=True)
class Decision:
    id: int  # how many answers had come when it was asked: an answer to an older decision is stale
    step: str
    kind: str  # "single", "sealed" (all at once, in secret) or "speak" (may speak up)
    seats: tuple[int, ...]  # who may answer now
    rule: str
    facts: dict[str, str]


@dataclass(frozen=True)
class Option:
    id: int
    text: str


@dataclass(frozen=True)
class Happened:
    """An event; `hidden` names the observers that must not see the cards among its arguments."""

    name: str
    args: dict[str, int]
    hidden: dict[str, tuple[int, ...]]


class Before(NamedTuple):
    """How it stood before an answer."""

    seat: int  # that answered
    state: State
    knowledge: Knowledge
    leaning: Leaning
    events: int  # so many had been told of


_THE_SAME_IN_A_CLONE = (
    *("game", "version", "options_set", "seed", "names", "answers", "asked_at", "leaning"),
    *("lines", "log_hash", "closed", "_barrier"),
)


class Table(Watch):
    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str] | None = None,
        seed: bytes | None = None,
        names: list[str] | None = None,
        version: int | None = None,
    ) -> None:
        """`version`: of the rules that the game was begun by, where that is another than this program plays."""
        self.game = game
        self.version = game.rulebook.version if version is None else version
        self.options_set = game.settle(seats, options or {})
        self.seed = seed or secrets.token_bytes(32)
        self.names = names or [str(seat + 1) for seat in range(seats)]
        self.dice = KeyedDice(self.seed)
        self.answers = 0
        self.asked_at = [0] * seats  # the id of what each seat is asked
        self.events: list[Happened] = []
        self.exercised: Counter[str] = Counter()
        self.log: list[Line] = []  # as far as it is remembered
        self.lines = 0  # all that were ever written,
        self.log_hash = ""  # and the hash of the last
        self.closed = False  # the log has its end, and nothing can follow: the game is over, or it was left
        self._buffer = Options()
        self._past: list[Before] = []
        self._barrier = False
        self.leaning: Leaning = game.beliefs.begin(seats) if game.beliefs else {}
        self.state = game.rules.start(seats, self.options_set)
        self.knowledge = Knowledge(self.state)
        sources = game.sources()
        self._write(
            {
                "stolik": FORMAT,
                "game": game.id,
                "rules": self.version,
                **({"sources": sources} if sources else {}),
                "options": self.options_set,
                "seats": seats,
                "names": self.names,
                "commitment": commitment(self.seed),
            }
        )
        self._go_on(self.state[TURN])

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
        step = self._step()
        mask = loop.asked(self.game.rules, self.state)
        seats = tuple(seat for seat in range(self.seats) if has(mask, seat))
        kind = {SEALED_CHOICE: "sealed", SPEAK: "speak"}.get(step.kind, "single")
        latest = max(self.asked_at[seat] for seat in seats)
        return Decision(latest, step.name, kind, seats, step.rule, step.facts(self.state))

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

    def option(self, seat: int, text: str) -> int:
        """The option of a seat that is asked, by its text; -1 if there is none."""
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

    def label(self, seat: int, option: int) -> tuple[str, dict[str, str]]:
        step = self._step()
        self.state.seat = seat
        return step.label(self.state, option)

    def refuse(self, seat: int, option: int | str) -> Refused | None:
        """Why an attempt is illegal; None if it is legal. Changes nothing."""
        decision = self.pending
        if decision is None or self.closed:
            return Refused("STOLIK.over", {})
        step = self._step()
        if seat not in decision.seats:
            picked = 0 <= seat < self.seats and self.state[SEALED + seat] != 0
            rule = step.rule if picked else "STOLIK.turn"  # a sealed pick is binding
            return Refused(rule, {"seats": ", ".join(self.names[s] for s in decision.seats)})
        self.state.seat = seat
        if isinstance(option, str):
            if any(o.text == option for o in self.options(seat)):
                return None
            found = step.read(self.state, option)
            if found < 0:
                return Refused(step.refuses(self.state, option) or "STOLIK.notation", {"text": option})
            option = found
        if not 0 <= option < step.space(self.state):
            return Refused("STOLIK.notation", {"text": str(option)})
        if option in self._legal(seat) or (step.open and step.allows(self.state, option)):
            return None
        return Refused(step.why(self.state, option), {"text": step.text(self.state, option), **decision.facts})

    def preview(self, seat: int, text: str) -> Data:
        """What the game says would come of an answer; nothing changes."""
        preview = self.game.preview
        return {} if preview is None or self.over else preview(self.state.clone(), seat, text)

    def rule(self, rule: str) -> Rule:
        return HOUSE_RULES[rule] if rule in HOUSE_RULES.rules else self.game.rulebook[rule]

    # --- answering ---

    def apply(self, seat: int, option: int | str) -> None:
        """Answer the pending decision; an illegal attempt raises Refused and changes nothing."""
        refusal = self.refuse(seat, option)
        if refusal is not None:
            raise refusal
        if isinstance(option, str):
            option = self.option(seat, option)
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
            raise Refused("STOLIK.over", {})
        self.state.seat = seat
        option = self._step().late(self.state) if seat in decision.seats else -1
        if option < 0:
            raise Refused("STOLIK.time", {})
        self._take(seat, option, {"late": True})

    def _take(self, seat: int, option: int, mark: Line) -> None:
        step = self._step()
        if self._past and self._past[-1].seat != seat:
            self._past.clear()
        self._past.append(Before(seat, self.state.clone(), self.knowledge.clone(), self.leaning, len(self.events)))
        standing = self.game.standing
        self.state.seat = seat
        self._barrier = (
            bool(mark)
            or step.kind == SEALED_CHOICE
            or (standing is not None and step.name in standing.windows)
            or step.binding(self.state, option)
        )
        self._count(step)
        line: Line = {"seat": seat, "do": step.text(self.state, option), **mark}
        if step.secret(self.state, option):
            line["secret"] = True
        self._write(line)
        self.answers += 1
        turn, told = self.state[TURN], len(self.events)
        others = loop.asked(self.game.rules, self.state) & ~bit(seat)
        if self.game.beliefs is not None:
            self.leaning = self.game.beliefs.answered(self.leaning, self.state, seat, option)
        self.state.watch = self
        loop.answer(self.game.rules, self.state, seat, option)
        self._go_on(turn)
        # Where several are asked at once, the answer of one does not make it another question to the rest.
        still = others and loop.asked(self.game.rules, self.state) & others == others and self._step() is step
        kept = 0
        if still and (step.apart or len(self.events) == told):
            kept = others if step.apart else full(self.seats)  # nobody learns who has picked or passed
        self.asked_at = [at if has(kept, other) else self.answers for other, at in enumerate(self.asked_at)]
        if self._barrier:
            self._past.clear()

    def _go_on(self, turn: int) -> None:
        """Run to the next decision; a snapshot if that is in another turn."""
        self.state.watch = self
        loop.settle(self.game.rules, self.state, self.dice)
        self.state.watch = None
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

    def undo(self, seat: int) -> None:
        """Take the last answer back: only one's own, and only if nothing was rolled or revealed since.

        What was picked in secret or said in a window stands.
        """
        if self.can_undo != seat:
            raise CannotUndo("nothing to take back: something was shown or rolled since, or another has answered")
        before = self._past.pop()
        self.state = before.state.clone()  # a clone of this table may go back there too
        self.knowledge = before.knowledge.clone()
        self.leaning = before.leaning
        del self.events[before.events :]
        self.answers += 1
        self.asked_at = [self.answers] * self.seats
        self._write({"undo": seat})

    @property
    def can_undo(self) -> int | None:
        """The seat that could take its last answer back."""
        return self._past[-1].seat if self._past else None

    # --- knowing ---

    def view(self, seat: int | None) -> Data:
        """All that a seat (None: a spectator) may know; enough for a client, a bot, a sampled world.

        To EVERYBODY all cards lie open: for games that are over.
        """
        observer = self.seats if seat is None or seat == EVERYBODY else seat
        decision = self.pending
        if seat == EVERYBODY:
            state = {**dump(self.game.rules, self.state), "unsure": []}
        else:
            state = view(self.game.rules, self.state, self.knowledge, observer)
        data: Data = {
            "game": self.game.id,
            "options": self.options_set,
            "seat": observer,
            "names": self.names,
            "state": state,
            "derived": self.game.derived(self.state),
            "decision": None,
        }
        if decision is not None:
            data["decision"] = {
                "id": self.asked_at[observer] if observer in decision.seats else decision.id,
                "step": decision.step,
                "kind": decision.kind,
                "seats": list(decision.seats),
                "rule": decision.rule,
                "facts": decision.facts,
                "open": self._step().open,
                "options": [{"id": o.id, "text": o.text} for o in self.shown_options(observer)],
            }
        if self.over:
            data["shares"] = self.shares
        return data

    def view_for_bot(self, seat: int) -> Data:
        """The view of a seat with all its options, and what the course of the game says about hidden cards."""
        data = {**self.view(seat), "leaning": self.leaning}
        if data["decision"] is not None:
            data["decision"]["options"] = [{"id": o.id, "text": o.text} for o in self.options(seat)]
        return data

    def determinise(self, seat: int | None, rng: Rng) -> Table:
        """This table in a world that the seat cannot tell from the true one."""
        observer = self.seats if seat is None else seat
        world = worlds_of(self.game.rules, self.view(seat)["state"], observer).sample(rng)
        twin = self.clone()
        twin.state = world
        # Neither the future nor the true past: other dice, and nothing to take back.
        twin.seed = b"".join(int(rng.word()).to_bytes(4, "big") for _ in range(8))
        twin.dice = KeyedDice(twin.seed)
        twin._past = []
        return twin

    def events_for(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The events as a seat may know them; cards by name, `hidden` where it may not know.

        To EVERYBODY nothing is hidden: for games that are over.
        """
        return self.tell(self.events[since:], seat)

    def tell(self, events: list[Happened], seat: int | None) -> list[dict[str, Any]]:
        """Some events of this table as a seat may know them, also such as were taken back."""
        observer = self.seats if seat is None else seat
        cards = self.game.rules.layout.cards
        zones = self.game.rules.layout.zones
        told = []
        for happened in events:
            args: dict[str, Any] = {}
            for name, value in happened.args.items():
                spoken = self.game.spoken.get(name.rstrip("0123456789"))
                if name.startswith("card"):
                    args[name] = "hidden" if observer in happened.hidden[name] else cards[value]
                elif spoken is not None:
                    args[name] = spoken(value)
                else:
                    args[name] = zones[value].label if name.startswith("zone") else value
            told.append({"event": happened.name, **args})
        return told

    def log_for(self, seat: int | None) -> list[Line]:
        """The log as a seat may read it: hidden lines keep only their hash."""
        observer = self.seats if seat is None else seat
        lines = []
        for line in self.log:
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
        self.events.append(Happened("show", {"card": card, "zone": zone, "seat": seat}, {"card": others}))

    def shuffled(self, g: State, zone: int) -> None:
        self.knowledge.shuffled(g, zone)
        self._happened("shuffle", {"zone": zone})

    def told(self, g: State, event: int, a: int, b: int, c: int, d: int) -> None:
        kind = self.game.rules.events[event]
        for rule in kind.rules:
            self.exercised[rule] += 1
        args = dict(zip(kind.args, (a, b, c, d), strict=False))
        if self.game.beliefs is not None:
            self.leaning = self.game.beliefs.told(self.leaning, kind.name, args)
        self._happened(kind.name, args)

    def _happened(self, name: str, args: dict[str, int]) -> None:
        hidden = {
            arg: tuple(o for o in range(self.seats + 1) if not self.knowledge.recognises(o, card))
            for arg, card in args.items()
            if arg.startswith("card")
        }
        self.events.append(Happened(name, args, hidden))

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
        if step.rule:
            self.exercised.update((step.rule, *step.rules))

    def _write(self, line: Line) -> None:
        line["hash"] = self.log_hash = link(self.seed, self.lines, self.log_hash, line)
        self.log.append(line)
        self.lines += 1

    # --- saving ---

    def clone(self) -> Table:
        twin = Table.__new__(Table)
        for name in _THE_SAME_IN_A_CLONE:
            setattr(twin, name, getattr(self, name))
        twin.dice = KeyedDice(self.seed, self.dice.used)
        twin.events = list(self.events)
        twin.exercised = Counter(self.exercised)
        twin.log = list(self.log)
        twin._buffer = Options()
        twin._past = list(self._past)
        twin.state = self.state.clone()
        twin.knowledge = self.knowledge.clone()
        return twin

    def forget(self) -> None:
        """Let go of the log lines and events so far; nothing that follows depends on them."""
        self.log.clear()
        self.events.clear()
        # Whichever of these is taken back, all that comes from now on goes with it.
        self._past = [before._replace(events=0) for before in self._past]

    def to_json(self, history: bool = True) -> Data:
        """Everything, to go on from exactly here; what was done cannot be taken back afterwards.

        Without its history it says where the game stands and not how it came there: no log lines, no events.
        """
        data = {
            "game": self.game.id,
            "rules": self.version,
            "options": self.options_set,
            "names": self.names,
            "seed": self.seed.hex(),
            "dice": self.dice.used,
            "answers": self.answers,
            "asked_at": self.asked_at,
            "state": dump(self.game.rules, self.state),
            "knowledge": self.knowledge.to_json(),
            "leaning": self.leaning,
            "lines": self.lines,
            "log_hash": self.log_hash,
            "closed": self.closed,
        }
        if history:
            data["events"] = [[event.name, event.args, event.hidden] for event in self.events]
            data["log"] = self.log
        return data

    @classmethod
    def from_json(cls, game: Game, data: Data) -> Table:
        twin = cls.__new__(cls)
        twin.game = game
        twin.version = data["rules"]
        twin.options_set = data["options"]
        twin.names = data["names"]
        twin.seed = bytes.fromhex(data["seed"])
        twin.dice = KeyedDice(twin.seed, data["dice"])
        twin.answers = data["answers"]
        twin.asked_at = data["asked_at"]
        twin.events = [
            Happened(name, args, {arg: tuple(observers) for arg, observers in hidden.items()})
            for name, args, hidden in data.get("events", ())
        ]
        twin.exercised = Counter()
        twin.log = list(data.get("log", ()))
        twin.lines = data["lines"]
        twin.log_hash = data["log_hash"]
        twin.closed = data["closed"]
        twin._buffer = Options()
        twin._past = []
        twin._barrier = False
        twin.state = load(game.rules, data["state"])
        twin.knowledge = Knowledge.from_json(twin.state, data["knowledge"])
        twin.leaning = data["leaning"]
        return twin
