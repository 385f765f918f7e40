"""`stolik play`: people and bots at one terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import datetime
from hashlib import sha256
from itertools import chain, count, groupby
from pathlib import Path
from time import sleep

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from stolik.bots import Bot, make
from stolik.bots.base import Advice, View
from stolik.bots.levels import LONGEST, adviser
from stolik.bots.process import BotProcess
from stolik.bots.roots import parted
from stolik.cli import asking, ending
from stolik.cli.arguments import (
    Arguments,
    Commands,
    Usage,
    add_command,
    add_options,
    at_least,
    game_of,
    log_folder,
    settings_of,
    words_of,
)
from stolik.cli.board import card_style, draw, remark
from stolik.cli.ordering import Ordering
from stolik.cli.screen import WARNING, console, dressed, printable, signed
from stolik.cli.seats import Seated, players_of, usual
from stolik.cli.words import Words
from stolik.engine import speech
from stolik.engine.chain import seed_of
from stolik.engine.course import Happened
from stolik.engine.errors import BotError, Refused, StolikError
from stolik.engine.forced import Habits, back_to_a_choice, by_itself
from stolik.engine.kit import Rng
from stolik.engine.layout import TURN
from stolik.engine.log import write_log
from stolik.engine.table import EVERYBODY, Table
from stolik.engine.writing import tidy

PATIENCE = 120.0  # seconds that a bot may think, beyond the time that it is given
HINTS = "search:2000"  # who gives hints, unless the game names another
SIMPLE = "greedy"  # who plays on where a bot has failed
MOMENT = 1.0  # seconds before an answer is given for somebody who has no other
QUIT = "q"
BEFORE = ("note", "made")  # what a game has to say before it begins
CLEAR_SCROLLBACK = "\x1b[3J"


def add(commands: Commands) -> None:
    parser = add_command(commands, "play", run, "play a game in the terminal, with people and bots")
    parser.add_argument("game")
    parser.add_argument(
        "--seats", help="who plays, e.g. human,greedy or human:Ala,human:Ola,search:1000 (default: human,greedy)"
    )
    add_options(parser)
    parser.add_argument("--ask-all", action="store_true", help="also where there is only one answer")
    parser.add_argument("--seed", type=at_least(0), help="of the deal, to play the same game again")


def run(arguments: Arguments) -> int:
    game, words = game_of(arguments), words_of(arguments)
    specs = usual(game) if arguments.seats is None else arguments.seats.split(",")
    players = players_of(specs, game, words)
    seed = None if arguments.seed is None else seed_of(arguments.seed)
    table = Table(game, len(players), settings_of(arguments, game), seed, [player.name for player in players])
    path = _log_path(game.id)
    with ExitStack() as processes:
        habits = Habits(not arguments.ask_all, not arguments.ask_all)
        session = TerminalTable(table, players, words, processes, habits)
        try:
            session.play()
        finally:
            # However it ends: what was played is kept.
            table.close("left")
            _save(table, path)
    session.console.print(words.say("saved", path=str(path)), style="dim", soft_wrap=True)
    return 0


def _log_path(game: str) -> Path:
    """Where the log will be; that it can be written is seen before the game, not after it."""
    folder = log_folder()
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = chain([stem], (f"{stem}-{number}" for number in count(2)))
    path = next(path for path in (folder / f"{name}.jsonl" for name in names) if not path.exists())
    try:
        path.touch()
    except OSError as error:
        raise Usage(f"games cannot be saved in {folder}: {error.strerror}") from error
    return path


def _save(table: Table, path: Path) -> None:
    try:
        write_log(table, path)
    except OSError as error:
        raise StolikError(f"the game could not be saved in {path}: {error.strerror}") from error


def patience(spec: str) -> float:
    one, times = parted(spec) or (spec, 1)
    budget = one.partition(":")[2]
    return PATIENCE + times * (int(budget.removesuffix("ms")) / 1000 if budget.endswith("ms") else 0)


class Leave(Exception):
    """A player leaves the table."""


class TerminalTable:
    """One game at one terminal."""

    def __init__(self, table: Table, players: list[Seated], words: Words, processes: ExitStack, habits: Habits) -> None:
        self.table = table
        self.habits = habits  # of all humans
        self.game = table.game
        self.words = words
        self._cards = speech.card_names(self.game, words.language)
        self.console = console()
        self.processes = processes
        self.bots: dict[int, Bot] = {
            seat: self._bot(player.bot) for seat, player in enumerate(players) if player.bot is not None
        }
        self.limits = {seat: LONGEST for seat, player in enumerate(players) if player.level}
        self.humans = [seat for seat in range(len(players)) if seat not in self.bots]
        self.at_screen: int | None = None  # the human who sees the screen now
        self.heard: dict[int | None, int] = {}  # how many events each observer has been told
        # From the table's seed, so that a game with --seed is the same again; no bot can reckon back to it.
        self.rng = Rng(int.from_bytes(sha256(b"bots" + table.seed).digest()[:8], "big"))
        self.adviser: Bot | None = None
        self.ordering = Ordering(table, words)

    def _bot(self, spec: str) -> Bot:
        return self.processes.enter_context(BotProcess(spec, patience(spec)))

    def play(self) -> None:
        self._welcome()
        try:
            while self.table.pending is not None:
                seat = self.table.next_seat
                if seat in self.bots:
                    self._let_bot_answer(seat)
                elif not self.ordering.answer() and not self._answer_for(seat):
                    self._ask(seat)
                if len(self.humans) < 2:
                    self._tell_news(self._witness(), finished=self.game.display.digest is not None)
        except (Leave, EOFError):
            self.console.print(f"\n{self.words.say('left')}")
        else:
            self._show_end()

    def _welcome(self) -> None:
        names = Text(", ").join(signed(seat, name) for seat, name in enumerate(self.table.names))
        title = Text(self.words.of(self.game, "name"), "bold")
        tagline = Text(self.words.of(self.game, "tagline"), "italic")
        seats = Text.assemble(self.words.say("seats"), " ", names)
        told = [Text(self.words.of(self.game, key), "dim") for key in BEFORE if self.words.has(self.game, key)]
        self.console.print(Panel(Group(tagline, *told, seats), title=title, expand=False))

    # --- bots ---

    def _let_bot_answer(self, seat: int) -> None:
        name, view, seed = self.table.names[seat], self.table.view_for_bot(seat), self.rng.word()
        try:
            advice = self._consult(self.bots[seat], name, view, seed, self.limits.get(seat))
        except BotError as error:
            self._tell_failure(name, error)
            self.bots[seat] = make(SIMPLE)
            advice = self.bots[seat].choose(view, seed)
        self.table.apply(seat, advice.option)

    def _consult(self, bot: Bot, name: str, view: View, seed: int, limit: float | None = None) -> Advice:
        if not self.console.is_terminal:
            return bot.choose(view, seed, limit)
        with self.console.status(self.words.say("thinks", name=name)):
            return bot.choose(view, seed, limit)

    def _tell_failure(self, name: str, error: BotError) -> None:
        self.console.print(self.words.say("bot-failed", name=name, error=printable(str(error))), style=WARNING)

    # --- humans ---

    def _ask(self, seat: int) -> None:
        """Show a human what there is, and take answers until one of them counts."""
        self._hand_over(seat)
        self._tell_news(seat)
        self.console.print(draw(self.game, self.table.show(seat), self.words))
        prompt = speech.prompt(self.table, self.words.language, seat, self._opening(seat))
        self.console.print(self._dressed(prompt), style="bold")
        self.console.print(asking.Choices(self.table, seat, self.words, self._dressed))
        if self.table.open:
            self.console.print(self.words.say("any-word"))
        self.console.print(self.words.say("keys" if self.game.windows is None else "keys-orders"), style="dim")
        while not self._hear(seat, self._read()):
            pass

    def _answer_for(self, seat: int) -> bool:
        """Whoever has no choice is not asked, but told. Where several share the screen, that must not tell the others
        what somebody holds."""
        windows, decision = self.game.windows, self.table.pending
        assert decision is not None
        hidden = windows is not None and decision.step in windows.steps | windows.guarded and len(self.humans) > 1
        answer = None if hidden else by_itself(self.table, seat, self.habits)
        if answer is None:
            return False
        told = speech.forced_text(self.table, self.words.language, seat, answer)
        if not told and (windows is None or decision.step not in windows.steps):
            option = self.table.option(seat, answer)
            told = self.words.say("taken", option=speech.option_text(self.table, self.words.language, seat, option))
        if self.console.is_terminal:
            sleep(MOMENT)
        self.table.apply(seat, answer)
        if told and len(self.humans) < 2:
            self.console.print(Text.assemble(("· ", "dim"), self._dressed(told)))
        return True

    def _opening(self, seat: int) -> str:
        """Where several share the screen, who is asked is said by name."""
        if len(self.humans) > 1:
            return ""
        key, name = speech.opening(self.table, seat)
        return self.words.say(key, name=name)

    def _hand_over(self, seat: int) -> None:
        """Where several humans share the screen, each is alone with it before seeing a hand."""
        if len(self.humans) < 2 or self.at_screen == seat:
            return
        self._clear()
        name = self.table.names[seat]
        how = self.words.say("hand-over-how", name=name)
        self.console.print(Panel(how, title=signed(seat, self.words.say("hand-over", name=name)), padding=(1, 2)))
        if self._read() == QUIT:
            raise Leave
        self._clear()
        self.at_screen = seat

    def _clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(CLEAR_SCROLLBACK)

    def _read(self) -> str:
        line = tidy(self.console.input("› "))
        if not sys.stdin.isatty():
            self.console.print(line)  # a terminal shows what is typed; from a pipe, nobody would
        return line

    def _hear(self, seat: int, line: str) -> bool:
        """Do what a line says; True if the question is settled."""
        command = line.casefold()
        if command == QUIT:
            raise Leave
        if command == "u":
            return self._undo(seat)
        if command == "h":
            self._hint(seat)
        elif command == "o" or command.startswith(("o ", "o-")):
            return self._order(seat, line[1:].strip())
        elif command == "l":
            self._unfold(seat)
        elif command.startswith("?"):
            self._explain(line[1:].strip())
        elif command:
            return self._try(seat, line)
        return False

    def _try(self, seat: int, line: str) -> bool:
        meant = asking.understand(self.table, seat, line, self.words)
        if not isinstance(meant, Refused):
            self.table.apply(seat, meant)
            return True
        self.console.print(speech.refusal_text(self.table, self.words.language, meant), style=WARNING)
        preview = self.table.preview(seat, asking.clean(line))
        more = remark(self.game, self.table.show(seat), preview, self.words)
        if more:
            self.console.print(more)
        if line.isdecimal():
            options = speech.told_apart(self.table, self.words.language, seat)
            least = 0 if any(option.skip for option, _ in options) else 1
            self.console.print(self.words.say("other-number", least=least, most=len(options)))
        else:
            self.console.print(self.words.say("what-instead-open" if self.table.open else "what-instead"))
        return False

    def _order(self, seat: int, line: str) -> bool:
        """A standing order; True if it has answered what was asked."""
        try:
            self.console.print(self._dressed(self.ordering.obey(seat, line)))
        except Refused as refusal:
            self.console.print(speech.refusal_text(self.table, self.words.language, refusal), style=WARNING)
        return self.ordering.answer()

    def _undo(self, seat: int) -> bool:
        count = back_to_a_choice(self.table, seat, self.habits)
        if count == 0:
            self.console.print(self.words.say("cannot-undo"), style=WARNING)
            return False
        for _ in range(count):
            self.table.undo(seat)
        # What did not happen need not be told, and happens again for everybody.
        self.heard = {observer: min(count, len(self.table.events)) for observer, count in self.heard.items()}
        self.console.print(self.words.say("undone"))
        return True

    def _hint(self, seat: int) -> None:
        name, view, seed = self.words.say("name-search"), self.table.view_for_bot(seat), self.table.answers
        if self.adviser is None:
            self.adviser = self._bot(adviser(self.game, self.table.seats, HINTS))
        try:
            advice = self._consult(self.adviser, name, view, seed)
        except BotError as error:
            self._tell_failure(name, error)
            self.adviser = make(SIMPLE)
            advice = self.adviser.choose(view, seed)
        option = speech.option_text(self.table, self.words.language, seat, advice.option)
        text = self.table.notation(seat, advice.option)
        why = self.words.reason(self.game, advice)
        self.console.print(self._dressed(self.words.say("hint", option=option, text=text, why=why)))

    def _explain(self, rule: str) -> None:
        """The rule with this id; without one, the rule of what is asked."""
        decision = self.table.pending
        assert decision is not None
        found = asking.find_rule(self.table.game, rule or decision.rule)
        if found is None:
            self.console.print(self.words.say("no-such-rule", rule=rule), style=WARNING)
        else:
            self.console.print(asking.told(found, self.words))

    # --- what has happened ---

    def _witness(self) -> int | None:
        """Who follows what happens: the only human, or a spectator."""
        return self.humans[0] if len(self.humans) == 1 else None

    def _tell_news(self, observer: int | None, finished: bool = False) -> None:
        """A turn that is over in a sentence or two, the one that is running line by line, or not yet (`finished`)."""
        since = self.heard.get(observer, 0)
        for first, turn in self._turns(since):
            running = not self.table.over and turn[0].turn == self.table.state[TURN]
            if running and finished:
                break
            digest = [] if running else self.table.digest(turn, observer)
            if digest:
                language, names = self.words.language, self.table.names
                said = " ".join(speech.said(self.game, language, "digest", each, names, observer) for each in digest)
                self.console.print(Text.assemble(("▪ ", "dim"), self._dressed(said)))
            else:
                self._tell_lines(turn[max(0, since - first) :], observer)
            self.heard[observer] = first + len(turn)

    def _turns(self, since: int) -> Iterator[tuple[int, list[Happened]]]:
        """The turns of which some events are new, each with the place of its first one."""
        events = self.table.events
        first = since
        while 0 < first < len(events) and events[first - 1].turn == events[since].turn:
            first -= 1
        for _, same in groupby(events[first:], key=lambda happened: happened.turn):
            turn = list(same)
            yield first, turn
            first += len(turn)

    def _tell_lines(self, events: list[Happened], observer: int | None) -> None:
        told = self.table.tell(events, observer)
        for sentence in speech.event_texts(self.game, self.words.language, told, self.table.names, observer):
            self.console.print(Text.assemble(("· ", "dim"), self._dressed(sentence)))

    def _unfold(self, seat: int) -> None:
        """This turn and the one before it line by line."""
        now = self.table.state[TURN]
        self._tell_lines([happened for happened in self.table.events if happened.turn >= now - 1], seat)

    def _dressed(self, sentence: str) -> Text:
        return dressed(sentence, self.table.names, self._cards, card_style(self.game))

    def _show_end(self) -> None:
        if len(self.humans) > 1:
            self._clear()
            self.heard[None] = self.heard.get(self.at_screen, 0)
        self._tell_news(self._witness())
        self.console.print(draw(self.game, self.table.show(EVERYBODY), self.words))
        self.console.print(self._dressed(ending.sentence(self.table, self.words, self._witness())), style="bold")
        for each in ending.told(self.table, self.words, self._witness()):
            self.console.print(each)
