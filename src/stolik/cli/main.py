"""The command line: `stolik COMMAND`. Whatever is wrong with it is told in one line."""

from __future__ import annotations

import io
import os
import signal
import sys
import threading
from multiprocessing import active_children
from types import FrameType

from stolik.cli import arena, explaining, fuzzing, logs, play, reports, rules, scoring, serving, shelf, training
from stolik.cli.arguments import Parser, add_language
from stolik.cli.screen import printable
from stolik.engine.errors import LogError, StolikError

WRONG_LOG = 1
WRONG_USE = 2
INTERRUPTED = 130
BROKEN_PIPE = 141  # as of a program that SIGPIPE has ended


def parser() -> Parser:
    main_parser = Parser(prog="stolik", description="A table for modern board games.")
    add_language(main_parser)
    commands = main_parser.add_subparsers(title="commands", metavar="COMMAND")
    for family in (shelf, play, serving, logs, rules, explaining, scoring, arena, reports, training, fuzzing):
        family.add(commands)
    return main_parser


def main(arguments: list[str] | None = None) -> int:
    _prepare_streams()
    previous = signal.signal(signal.SIGINT, _interrupt)
    try:
        return _run(sys.argv[1:] if arguments is None else arguments)
    except StolikError as error:
        print("stolik:", printable(str(error)), file=sys.stderr)
        return WRONG_LOG if isinstance(error, LogError) else WRONG_USE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads on (`| head`); nor must the interpreter try to when it flushes at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    finally:
        signal.signal(signal.SIGINT, previous)


def _run(arguments: list[str]) -> int:
    main_parser = parser()
    if not arguments:
        main_parser.print_help()
        return 0
    parsed = main_parser.parse_args(arguments)
    if "run" not in parsed:
        main_parser.error("a command is missing")
    code: int = parsed.run(parsed)
    sys.stdout.flush()
    return code


def _prepare_streams() -> None:
    """A terminal or a file that cannot hold a sign gets a question mark, not a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _interrupt(_: int, __: FrameType | None) -> None:
    # Pools wait for the games that their workers have begun; nobody who presses Ctrl-C wants to.
    # Nor does anybody want to read of the pool's own thread, which may trip over the sudden death.
    threading.excepthook = lambda _: None
    for child in active_children():
        child.terminate()
    raise KeyboardInterrupt


if __name__ == "__main__":
    sys.exit(main())
