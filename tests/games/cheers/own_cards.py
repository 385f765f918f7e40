"""The game with orders that an owner has typed in. The deck is read when the rules are loaded, so it is a program.

`python -m games.cheers.own_cards` tells what can be done with a move to all eight neighbours, and what comes of it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from stolik.engine import datafile

NEIGHBOURS = [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]]
ORDER = "grand-reshuffle"  # a move, or a swap with the one two to the right

read = datafile.read


def typed_in(path: Path) -> dict[str, Any]:
    data = read(path)
    for order in data.get("order", []):
        if order["id"] == ORDER:
            order["options"][0]["to"] = NEIGHBOURS
    return data


def main() -> None:
    datafile.read = typed_in
    # Only now: these load the rules.
    from games.cheers.positions import SPARE, X, position, tower
    from games.kit import choices, play

    def aimed(answer: str) -> dict[str, Any]:
        low, right, far = "walltor", "accountant", "unicone"
        table = position({(0, 1): low, (1, 1): right, (2, 1): far}, {}, hands=[f"{ORDER} {SPARE}"])
        play(table, (X, f"play {ORDER}"))
        listed = choices(table)
        label, facts = table.label(X, table.option(X, answer))
        play(table, (X, answer))
        after = {f"{col},{level}": name for (col, level), name in tower(table).items()}
        return {"choices": sorted(listed), "label": label, "facts": facts, "after": after}

    print(json.dumps([aimed(answer) for answer in ("move 1:1,1 by 1,1", "move 1:2,1 by 1,0", "swap 1:0,1")]))


if __name__ == "__main__":
    main()
