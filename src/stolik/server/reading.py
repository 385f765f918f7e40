"""What is long and needs the rules, in a process of its own: `python -m stolik.server.reading`.

A request comes in as a task's name and its payload, the reply goes out, each a frame of MessagePack; and so on until
there is no more input. The process knows what it is sent and nothing else, and it loads no more than its tasks need.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable

import msgspec

from stolik.bots.protocol import own_pipes
from stolik.server import frames, history, scenes, teaching
from stolik.server.problems import Trouble


class Request(msgspec.Struct, array_like=True):
    task: str
    payload: bytes


class Found(msgspec.Struct, tag=True, array_like=True):
    found: bytes


class Denied(msgspec.Struct, tag=True, array_like=True):
    """A trouble that the task has a name for."""

    name: str
    facts: dict[str, str]


class Failed(msgspec.Struct, tag=True, array_like=True):
    """A mistake, as Python tells it."""

    words: str


Reply = Found | Denied | Failed

encode = msgspec.msgpack.encode


TASKS: dict[str, Callable[[bytes], bytes]] = {
    task.__name__: task
    for task in (
        *(history.load, history.replay, history.history, history.log, history.review, history.branch),
        *(history.archive, history.archived_replay, history.archived_log),
        *(teaching.lesson, teaching.attempt, teaching.thought, scenes.scenes),
    )
}


def answer(request: Request) -> Reply:
    try:
        return Found(TASKS[request.task](request.payload))
    except Trouble as trouble:
        return Denied(trouble.name, trouble.facts)
    except Exception:
        return Failed(traceback.format_exc())


def main() -> None:
    asked, answered = own_pipes()
    while (message := frames.read(asked)) is not None:
        reply = answer(msgspec.msgpack.decode(message, type=Request))
        answered.write(frames.framed(encode(reply)))
        answered.flush()


if __name__ == "__main__":
    main()
