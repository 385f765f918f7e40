"""A bot in a process of its own: `python -m stolik.bots.worker SPEC`.

One line of JSON comes in, {"view": ..., "seed": ...}, with "limit" where the bot may think for so many seconds at most,
and "bot" where another than SPEC shall answer; one goes out, {"option": ..., "why": ..., "facts": ...}; and so on until
there is no more input. Any program that does the same can sit at a table.

Where a search asks others to carry out some of its roots, "seeds" stands in place of "seed", and what goes out is
{"tried": ...}, for each of them what was found out.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import Any

from stolik.bots import make
from stolik.bots.helpers import Helpers, cores
from stolik.bots.protocol import own_pipes
from stolik.bots.roots import ManyRooted, one_by_one, parted
from stolik.bots.search import Searcher


def main() -> None:
    asked, answered = own_pipes()
    spec = sys.argv[1]
    own = make(spec)
    many = parted(spec)
    with Helpers(many[0] if many else spec, cores() - 1) as helpers:
        if isinstance(own, ManyRooted):
            own.shared = helpers.share
        for line in asked:
            request = json.loads(line)
            bot = make(request["bot"]) if "bot" in request else own
            view, limit = request["view"], request.get("limit")
            if "seeds" in request:
                assert isinstance(bot, Searcher)
                answer: dict[str, Any] = {"tried": one_by_one(bot, view, request["seeds"], limit)}
            else:
                answer = asdict(bot.choose(view, request["seed"], limit))
            answered.write(json.dumps(answer).encode() + b"\n")
            answered.flush()


if __name__ == "__main__":
    main()
