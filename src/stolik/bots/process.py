"""A bot behind a pipe: it gets a view, it answers, and whatever goes wrong there stays there."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen
from tempfile import TemporaryFile
from threading import Thread
from types import TracebackType

from stolik.bots import make, protocol
from stolik.bots.base import Advice, View
from stolik.engine.errors import BotError

GRACE = 1.0  # seconds for a pipe to notice that its other end is gone


class BotProcess:
    """The same to the caller as a bot in this process, but a failure is always a BotError.

    After a failure the process is gone; so it is after `close`.
    """

    def __init__(self, bot: str | list[str], timeout: float) -> None:
        """`bot` is a name for `make`, or a whole command that speaks as `stolik.bots.worker` does."""
        if isinstance(bot, str):
            make(bot)  # a wrong name is refused here, where somebody can read it
            command = protocol.command(bot)
        else:
            command = bot
        self.name = bot if isinstance(bot, str) else " ".join(bot)
        self.timeout = timeout  # seconds for one answer, the start of the process included
        self._last_words = TemporaryFile()  # noqa: SIM115  (open as long as the process)
        self._asking: Thread | None = None
        try:
            # A session of its own: Ctrl-C is for the player, and killing it reaches what it has started too.
            self._process = Popen(command, stdin=PIPE, stdout=PIPE, stderr=self._last_words, start_new_session=True)
        except OSError as error:
            self._last_words.close()
            raise BotError(f"bot {self.name} cannot be started: {error.strerror}") from error

    def choose(self, view: View, seed: int, limit: float | None = None) -> Advice:
        if self._last_words.closed:
            raise BotError(f"bot {self.name} is gone")
        try:
            return protocol.advice(self.name, self._ask(protocol.request(view, seed, limit)), view)
        except BotError:
            self.close()
            raise

    def _ask(self, request: bytes) -> bytes:
        answers: SimpleQueue[bytes] = SimpleQueue()
        # Both writing and reading can block on a bot that does not play along, so a thread does them.
        self._asking = Thread(target=self._exchange, args=(request, answers), daemon=True)
        self._asking.start()
        try:
            answer = answers.get(timeout=self.timeout)
        except Empty:
            raise BotError(f"bot {self.name} is too slow: no answer within {self.timeout:g} s") from None
        if not answer:
            raise BotError(f"bot {self.name} died{self._why_it_died()}")
        return answer

    def _exchange(self, request: bytes, answers: SimpleQueue[bytes]) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(request + b"\n")
            self._process.stdin.flush()
            answers.put(self._process.stdout.readline(protocol.LONGEST))
        except OSError:
            answers.put(b"")

    def _why_it_died(self) -> str:
        self._kill()  # a bot that has only closed its pipe may still run
        self._last_words.seek(0)
        words = self._last_words.read().decode(errors="replace").strip().splitlines()
        return f" (exit status {self._process.returncode})" + (f": {words[-1]}" if words else "")

    def close(self) -> None:
        """End the process; a second time does nothing."""
        if self._last_words.closed:
            return
        self._kill()
        self._last_words.close()
        if self._asking is not None:
            self._asking.join(GRACE)
            if self._asking.is_alive():
                return  # something that the bot has set free still holds the pipe; the thread will not keep us
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(OSError):  # what was still to be written has no reader any more
                pipe.close()

    def _kill(self) -> None:
        if self._process.returncode is not None:
            return  # its number may be somebody else's by now
        if os.name == "posix":
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
        self._process.wait()

    def __enter__(self) -> BotProcess:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
