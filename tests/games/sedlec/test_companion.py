"""The table companion: structures in plain text, scored by the same rules."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stolik.engine.errors import NotScored
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.speech import filled_in
from stolik.games.sedlec import GAME
from stolik.games.sedlec.companion import Companion

F_SOS = "PK\nPZ\nZPC\nZKL\nPLLC\nCPZP\n"


def total(text: str) -> list[int]:
    return [scored.data["total"] for scored in Companion().score(text)]


@pytest.mark.rule("SED.score.total")
def test_a_whole_stack() -> None:
    (found,) = Companion().score(F_SOS)
    assert found.data["points"] == {"K": 6, "C": 3, "P": 10, "L": 6, "Z": 8, "X": 0}
    assert found.data["form"] == "stack"
    assert found.picture.splitlines() == [
        " 6      P   K",
        " 5      P   Z",
        " 4    Z   P   C",
        " 3    Z   K   L",
        " 2  P   L   L   C",
        " 1  C   P   Z   P",
    ]
    assert found.verdicts[-1].values == {"points": "33"}


@pytest.mark.rule("SED.cards.1", "SED.cards.2")
@pytest.mark.parametrize(("skull", "most"), [("K", 5), ("C", 9), ("P", 9), ("L", 7), ("Z", 12), ("X", 6)])
def test_no_stack_has_more_skulls_than_the_box(skull: str, most: int) -> None:
    def stack(count: int) -> str:
        skulls = (skull * count).rjust(18, ".")
        return "\n".join(skulls[start:end] for start, end in pairwise((0, 2, 4, 7, 10, 14, 18)))

    assert len(total(stack(most))) == 1
    with pytest.raises(NotScored) as caught:
        total(stack(most + 1))
    assert (caught.value.label, caught.value.values["most"]) == ("bad-box", str(most))


@pytest.mark.rule("SED.modes.2")
def test_a_stack_of_three_players_and_several_at_once() -> None:
    assert total("K\nZ\nPK\nKP\nCCZ\nZPC\n\n" + F_SOS) == [27, 33]
    assert total("stack\nccz\nz p c\n# a remark\nstack\n.... # nobody\n....") == [7, 0]


@pytest.mark.rule("SED.solo.9", "SED.effect.kaznodzieja")
def test_a_feature_and_an_effect() -> None:
    """The foot of the cross: P/P on C/P. Three levels with one priest each."""
    text = "feature krzyz\nP\nP\nC\nP\n"
    assert total(text) == [1 + 6]
    assert total("effect kaznodzieja\n" + text) == [1 + 9]
    (found,) = Companion().score(text)
    assert (found.data["form"], found.data["effect"]) == ("krzyz", "")
    (found,) = Companion().score("effect kaznodzieja\n" + text)
    assert found.data["effect"] == "kaznodzieja"


@pytest.mark.rule("SED.effect.krolobojcy")
def test_what_is_turned_down_is_said() -> None:
    (found,) = Companion().score("effect krolobojcy\nKZ..\nZP..")
    assert found.verdicts[0].label == "down"
    assert found.verdicts[0].values == {"count": "1"}
    assert found.data["down"] == [(0, 1), (0, 2)]
    assert found.data["total"] == 2 + 2


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "There are no skulls to score."),
        ("# nothing\n", "There are no skulls to score."),
        ("stack\n\n", "There are no skulls below the line “stack”."),
        ("KK\n", "The lowest level of a stack has 3 or 4 skulls, not 2: KK"),
        ("KQ..\n....", "A skull is one of: K C P L Z X . This is not: Q"),
        ("....\n...", "Level 2 from the bottom must have 3 skulls, not 4: ...."),
        ("....\n....\n....", "Level 3 from the bottom must have 3 skulls, not 4: ...."),
        (".\n.\n..\n..\n...\n...\n....\n....", "There are 6 levels at most, not 8."),
        ("effect magic\n....\n....", "“effect magic”."),
        ("effect\n....", "“effect”."),
        ("feature tower\nK", "“feature tower”."),
        ("feature krzyz\nKK", "Level 1 from the bottom must have 1 skulls, not 2: KK"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, message: str) -> None:
    with pytest.raises(NotScored) as caught:
        Companion().score(text)
    told = {
        language: GAME.texts.say(
            language, f"score-{caught.value.label}", **filled_in(GAME, language, caught.value.values, [])
        )
        for language in LANGUAGES
    }
    assert told["en"].endswith(message)
    assert told["pl"]


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_reason_can_be_said(language: str) -> None:
    labels = {"down", "king", "peasant", "priests", "pair", "alone", "bandit", "executioner", "kind", "total"}
    assert all(GAME.texts.has(language, f"score-{label}") for label in labels)
    text = "effect krolobojcy\nL...\n....\n\nLL\nZX\nZPX\nZPZ\nXZZX\nPCXC\n\nK..\nC..\n\nKZ..\nZP.."
    assert {verdict.label for scored in Companion().score(text) for verdict in scored.verdicts} == labels
