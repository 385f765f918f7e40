"""`stolik replay`, `stolik verify` and `stolik review`: games from their logs."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from stolik import games
from stolik.cli import ending
from stolik.cli.arguments import Arguments, Commands, Usage, add_command, at_least, words_of
from stolik.cli.board import card_style, draw
from stolik.cli.screen import console, dressed, printable, signed
from stolik.cli.words import Words
from stolik.engine import speech
from stolik.engine.chain import Line
from stolik.engine.log import read_log, rebuild, verify
from stolik.engine.table import EVERYBODY, Table
from stolik.lab.review import review

HIDDEN = "···"


def add(commands: Commands) -> None:
    replay = add_command(commands, "replay", run_replay, "tell a recorded game move by move")
    replay.add_argument("file", type=Path)
    replay.add_argument("--seat", type=at_least(1), help="as this seat saw it (default: with all cards open)")
    replay.add_argument("--to", type=at_least(0), metavar="MOVE", help="only up to this move")
    check = add_command(commands, "verify", run_verify, "check every line of a recorded game")
    check.add_argument("file", type=Path)
    hindsight = add_command(commands, "review", run_review, "tell what could have been done in a recorded game")
    hindsight.add_argument("file", type=Path)


def run_replay(arguments: Arguments) -> int:
    lines = _lines(arguments.file)
    out, words = console(), words_of(arguments)
    before, heard = 0, 0
    for done, table in rebuild(lines, games.get):
        observer = _observer(arguments.seat, table)
        if before == 0:
            table.names = [printable(name) for name in table.names]  # anybody may have written the file
            _tell_title(out, words, table)
        elif "end" not in lines[before] and (table.privy is None or observer in (table.privy, EVERYBODY)):
            _tell_move(out, table, lines[before], observer, words)
        heard = _tell_events(out, table, min(heard, len(table.events)), observer, words)
        before = done
        if arguments.to is not None and table.heard(observer) >= arguments.to:
            break
    out.print(draw(table.game, table.show(observer), words))
    if table.over:
        out.print(ending.sentence(table, words), style="bold")
        for each in ending.told(table, words):
            out.print(each)
    return 0


def run_verify(arguments: Arguments) -> int:
    words = words_of(arguments)
    table = verify(_lines(arguments.file), games.get)
    table.names = [printable(name) for name in table.names]  # anybody may have written the file
    result = ending.sentence(table, words) if table.over else words.say("left")
    verified = words.say(
        "verified",
        game=words.of(table.game, "name"),
        moves=words.say("moves", moves=table.answers),
        result=result,
        seed=table.seed.hex(),
    )
    console().print(verified, soft_wrap=True)
    return 0


def run_review(arguments: Arguments) -> int:
    words, lines = words_of(arguments), _lines(arguments.file)
    table = verify(lines, games.get)
    found = review(lines)
    out, game = console(), table.game
    if not found:
        out.print(words.say("review-none", game=words.of(game, "name")))
    for looked in found:
        name = signed(looked.seat, printable(table.names[looked.seat]))
        out.print(Text.assemble((f"{looked.at:>4} ", "dim"), name, f"  {words.of(game, f'review-note-{looked.note}')}"))
        for each in looked.tries:
            done = Text(each.text or words.of(game, "review-nothing"), "bold")
            values = words.of(game, "review-values", **each.values)
            kind = words.of(game, f"review-{each.kind}")
            out.print(Text.assemble(("     · ", "dim"), f"{kind}: ", done, (f"  {values}", "dim")))
    return 0


def _lines(path: Path) -> list[Line]:
    """A file that cannot be opened is a wrong argument; one that holds no log is a wrong log."""
    try:
        path.open("rb").close()
    except OSError as error:
        raise Usage(f"{path} cannot be read: {error.strerror}") from error
    return read_log(path)


def _observer(seat: int | None, table: Table) -> int:
    if seat is None:
        return EVERYBODY
    if seat > table.seats:
        raise Usage(f"this game has seats 1 to {table.seats}, not {seat}")
    return seat - 1


def _tell_title(out: Console, words: Words, table: Table) -> None:
    names = Text(", ").join(signed(seat, name) for seat, name in enumerate(table.names))
    out.print(Text.assemble((words.of(table.game, "name"), "bold"), ": ", names))


def _tell_move(out: Console, table: Table, line: Line, observer: int, words: Words) -> None:
    seat = line["undo"] if "undo" in line else line["seat"]
    if "undo" in line:
        done = words.say("replay-undo")
    else:
        done = HIDDEN if line.get("secret") and observer not in (seat, EVERYBODY) else line["do"]
    out.print(Text.assemble((f"{table.heard(observer):>4} ", "dim"), signed(seat, table.names[seat]), f"  {done}"))


def _tell_events(out: Console, table: Table, since: int, observer: int, words: Words) -> int:
    """Tell what has happened since; returns how many events there are."""
    cards = speech.card_names(table.game, words.language)
    for sentence in speech.event_texts(table.game, words.language, table.events_for(observer, since), table.names):
        out.print(Text("     · ", "dim") + dressed(sentence, table.names, cards, card_style(table.game)))
    return len(table.events)
