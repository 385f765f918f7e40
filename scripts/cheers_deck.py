"""What the deck of Three Cheers for Master does: brawls, levels, scores, and what each trait decides.

    python scripts/cheers_deck.py --bot greedy --players 4 --games 100

A trait has decided a game if its only winner leads by no more than what the trait did for him: what minions with it
bring to his score, and the values of those who died by it in the second tower (eaten, crushed, fallen, stabbed, blown
up, suffocated).
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from statistics import mean, median, quantiles

from stolik import games
from stolik.bots import make
from stolik.engine.table import EVERYBODY, Table
from stolik.games.cheers.data import TRAITS
from stolik.games.cheers.scoring import result
from stolik.games.cheers.state import BODIES, CARDS, LEVEL, RIDES, SCORE, TOWER, TOWERS, leave
from stolik.games.cheers.tower import BLOWN_UP, BY_FALL, CRUSHED, EATEN, STABBED, SUFFOCATED, face
from stolik.lab.match import played

MINIONS = {minion.id: minion for minion in CARDS}
CAUSES = {
    EATEN: "hungry",
    CRUSHED: "heavy",
    BY_FALL: "weak",
    STABBED: "assassin",
    BLOWN_UP: "kamikaze",
    SUFFOCATED: "claustrophobe",
}


@dataclass
class Found:
    standing: list[int] = field(default_factory=list)  # minions in a tower before a brawl
    deaths: list[int] = field(default_factory=list)  # and how many of them died in it
    levels: list[int] = field(default_factory=list)  # of the foreminions in the end
    heights: list[int] = field(default_factory=list)  # of the towers in the end
    scores: list[int] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)  # of a player
    answers: list[int] = field(default_factory=list)
    decided: Counter[str] = field(default_factory=Counter)


def look(table: Table, found: Found) -> None:
    """What one finished game adds."""
    tower: dict[str, int] = {}  # of each minion that was laid
    taken: Counter[tuple[int, str]] = Counter()  # values that died by a trait, by tower
    turns = 0
    brawl = -1
    for event in table.events_for(EVERYBODY):
        what = event["event"]
        if what == "laid":
            tower[event["card"]] = event["seat"]
        elif what == "brawl_at":
            brawl = event["seat"]
            found.standing.append(sum(1 for at in tower.values() if at == brawl))
            found.deaths.append(0)
        elif what in ("announced", "turn_began"):
            brawl = -1
            turns += what == "turn_began"
        elif what == "died":
            at = tower.pop(event["card"])
            if brawl >= 0:
                found.deaths[-1] += 1
            if event["number"] in CAUSES:
                taken[at, CAUSES[event["number"]]] += MINIONS[event["card"]].value
    g = table.state
    scores = [g[SCORE + at] for at in range(g[TOWERS])]
    found.scores += scores
    found.turns.append(turns / table.seats)
    found.answers.append(table.answers)
    for seat in range(table.seats):
        rider = g[RIDES + seat] - 1
        found.levels.append(g[LEVEL + rider] if rider >= 0 else 0)
    standing = [body for body in range(BODIES) if g[TOWER + body] > 0]
    for at in range(g[TOWERS]):
        found.heights.append(max((g[LEVEL + body] for body in standing if g[TOWER + body] == at + 1), default=0))
    second, best = sorted(scores)[-2:]
    found.margins.append(best - second)
    if best == second:
        return
    winner, loser = scores.index(best), scores.index(second)
    for trait in TRAITS:
        without = g.clone()
        for body in standing:
            if g[TOWER + body] == winner + 1 and trait in CARDS[face(g, body)].traits:
                leave(without, body)
        if best - second <= best - result(without, winner) + taken[loser, trait]:
            found.decided[trait] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description="What the deck of Three Cheers for Master does.")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--variant", default="base")
    asked = parser.parse_args()
    game = games.get("cheers")
    found = Found()
    for number in range(asked.games):
        bots = [make(asked.bot)] * asked.players
        options = game.complete({"variant": asked.variant})
        look(played(game, bots, options, asked.seed * 1_000_003 + number), found)
    stood = sum(found.standing)
    low, _, high = quantiles(found.scores, n=4)
    print(f"{asked.variant}, {asked.players} players, {asked.bot}, {asked.games} games")
    print(f"  a brawl kills {mean(found.deaths):.2f} of {stood / len(found.standing):.2f} minions in a tower", end="")
    print(f" ({sum(found.deaths) / stood:.0%}); none at all in {found.deaths.count(0) / len(found.deaths):.0%}")
    print(f"  final level {median(found.levels):g} (mean {mean(found.levels):.2f})", end="")
    print(f", tower height {median(found.heights):g} (mean {mean(found.heights):.2f})")
    print(f"  score {median(found.scores):g} (quartiles {low:g} and {high:g}, mean {mean(found.scores):.1f}", end="")
    print(f", most {max(found.scores)}, zero {found.scores.count(0) / len(found.scores):.0%})")
    print(f"  the winner leads by {median(found.margins):g}; {mean(found.turns):.1f} turns each", end="")
    print(f", {mean(found.answers):.0f} answers")
    shares = (f"{trait} {count / asked.games:.0%}" for trait, count in found.decided.most_common())
    print("  decided:", ", ".join(shares))


if __name__ == "__main__":
    main()
