"""Worlds that a seat cannot tell from the true one, each with what the others would remember of it."""

from __future__ import annotations

from typing import Final

from stolik.engine.errors import BadGame
from stolik.engine.imagining import imagined
from stolik.engine.kit import Options, Rng
from stolik.engine.knowledge import Knowledge
from stolik.engine.layout import SEALED
from stolik.engine.loop import options_of
from stolik.engine.playing import Playing
from stolik.engine.state import State
from stolik.engine.steps import Choice
from stolik.rl.spiel.node import Node

MOST_TRIES: Final = 10_000  # worlds, until one is found in which whoever is asked has an answer


def elsewhere(node: Node, seat: int, rng: Rng) -> Node:
    """This game in a world that the seat cannot tell from the true one, made of nothing but what it may see.

    What the others know and remember is true of that world: of a sampled card what they knew of the one that truly
    lies in its place. Who has picked in secret has picked there, too, anything that is legal.
    """
    playing = node.playing
    worlds = imagined(playing.g, playing.knowledge, seat)
    for _ in range(MOST_TRIES):
        try:
            return _in(node, worlds.sample(rng), seat, rng)
        except BadGame:  # whoever is asked would have no answer there
            continue
    raise BadGame(f"no world was found in which step {node.step.name} could be answered")


def _in(node: Node, g: State, seat: int, rng: Rng) -> Node:
    playing = node.playing
    g.prefer = 0  # asked in the same order
    cards = _moved_cards(playing.g, g)
    knowledge = _elsewhere(playing.knowledge, seat, cards)
    glimpses = [tuple([glimpse.elsewhere(seat, cards) for glimpse in chunk]) for chunk in node.glimpses]
    twin = Node(node.game, Playing(playing.rules, g, knowledge, Rng(0), 0), glimpses)
    twin.playing.answers = playing.answers
    twin.picked = dict(node.picked)
    for other, at in node.picked.items():
        if other != seat:
            option = _any_option(twin, other, rng)
            step = twin.step
            assert isinstance(step, Choice)
            twin.heard = []
            twin.hear_answer(step, other, option)
            glimpses[at] = tuple(twin.heard)
            g[SEALED + other] = option + 1
    twin.go_on()
    return twin


def _any_option(node: Node, seat: int, rng: Rng) -> int:
    options = Options()
    options_of(node.playing.rules, node.playing.g, seat, options)
    return int(options.at(rng.below(options.count)))


def _moved_cards(true: State, world: State) -> list[int]:
    """For each card the one that lies in its place in another world."""
    layout = true.layout
    found = list(range(len(layout.cards)))
    for number, zone in enumerate(layout.zones):
        if zone.index < true.seats:
            here, there = true.cards(number), world.cards(number)
            if not zone.ordered:
                here, there = sorted(set(here) - set(there)), sorted(set(there) - set(here))
            for card, other in zip(here, there, strict=True):
                found[card] = other
    return found


def _elsewhere(knowledge: Knowledge, seat: int, cards: list[int]) -> Knowledge:
    """What is known in a world where these cards lie in the place of the others; this seat and spectators see none of
    them."""
    words = knowledge.to_words()
    places = knowledge.places
    width = int(places.words)
    first = 2 + words[1]
    found = list(words)
    for observer in range(places.observers - 1):
        if observer != seat:
            row = first + observer * places.cards * width
            for card, other in enumerate(cards):
                if card != other:
                    source, target = row + card * width, row + other * width
                    found[target : target + width] = words[source : source + width]
    return Knowledge.from_words(places, found)
