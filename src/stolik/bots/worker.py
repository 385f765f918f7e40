"""A bot in a process of its own: `python -m stolik.bots.worker SPEC`.

One line of JSON comes in, {"view": ..., "seed": ...}, and "bot" where another than SPEC shall answer;
one goes out, {"option": ..., "why": ..., "facts": ...}; and so on until there is no more input.
Any program that does the same can sit at a table.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

from stolik.bots import make


def main() -> None:
    for line in sys.stdin:
        request = json.loads(line)
        bot = make(request.get("bot", sys.argv[1]))
        print(json.dumps(asdict(bot.choose(request["view"], request["seed"]))), flush=True)


if __name__ == "__main__":
    main()
