"""A bot in a process of its own: `python -m stolik.bots.worker SPEC`.

One line of JSON comes in, {"view": ..., "seed": ...}, with "limit" where the bot may think for so many seconds at most,
and "bot" where another than SPEC shall answer; one goes out, {"option": ..., "why": ..., "facts": ...}; and so on until
there is no more input. Any program that does the same can sit at a table.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

from stolik.bots import make
from stolik.bots.protocol import own_pipes


def main() -> None:
    asked, answered = own_pipes()
    for line in asked:
        request = json.loads(line)
        bot = make(request.get("bot", sys.argv[1]))
        advice = bot.choose(request["view"], request["seed"], request.get("limit"))
        answered.write(json.dumps(asdict(advice)).encode() + b"\n")
        answered.flush()


if __name__ == "__main__":
    main()
