"""What players read: what is asked, what can be answered, what happened."""

from __future__ import annotations

import pytest

from games.kit import play
from stolik.engine import speech
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.table import Table
from stolik.games.sedlec import GAME
from stolik.games.sedlec.data import EFFECTS, FEATURES

from .positions import PLAYERS, A, position


def asked(table: Table, language: str) -> str:
    assert table.pending is not None
    return speech.prompt(table, language, table.pending.seats[0])


def option(table: Table, language: str, text: str) -> str:
    assert table.pending is not None
    (seat,) = table.pending.seats
    (number,) = (option.id for option in table.options(seat) if option.text == text)
    return speech.option_text(table, language, seat, number)


def story(table: Table, language: str) -> list[str]:
    told = (speech.event_text(GAME, language, event, PLAYERS) for event in table.events_for(None))
    return [sentence for sentence in told if sentence]


def test_a_turn_in_words() -> None:
    table = position({(0, 1): "b02"}, {}, hands=["b09"], opened={1: "b01"}, dice=[0, 0])
    assert asked(table, "pl") == "Ala: kop, zbieraj albo układaj."
    assert option(table, "pl", "dig 2 3") == "Kop w grupach 2 i 3"
    assert option(table, "en", "collect 1") == "Collect King/Priest from pile 1"
    # Beside P/K the bandit lies on level 1 and the priest on level 2, so only the peasant scores.
    assert option(table, "pl", "stack b09 2,1") == "Połóż kartę Chłop/Zbój I w stosie: kolumna 2, poziom 1 (+1 pkt)"
    play(table, (A, "dig 2 3"))
    assert asked(table, "en") == "Ala: take one of the cards just turned up."
    assert option(table, "pl", "take 3") == "Weź kartę Zbój/Król z grupy 3"
    play(table, (A, "take 3"))
    assert story(table, "pl") == [
        "Ala kopie w grupach 2 i 3.",
        "Na grupie 2 odkryto kartę Król/Zbój.",
        "Na grupie 3 odkryto kartę Zbój/Król.",
        "Ala bierze kartę Zbój/Król.",
    ]


def test_one_pile_and_one_card() -> None:
    up = {1: "b01", 2: "b02", 3: "b03", 4: "b04", 5: "b05"}
    table = position({}, {}, opened=up, down=[0, 0, 0, 0, 0, 2], dice=[0])
    assert option(table, "pl", "dig 6") == "Kop w grupie 6"
    play(table, (A, "dig 6"))
    assert story(table, "en")[0] == "Ala digs in pile 6."


@pytest.mark.rule("SED.solo.7")
def test_the_solo_game_in_words() -> None:
    """C/P on top of K/Z: a peasant and a level with a priest. The king below gains nothing, nor does the bandit."""
    table = position(feature={(0, 1): "b03"}, opened={1: "b05"})
    assert asked(table, "en") == "Ala: dig or collect; the card goes straight into the feature or the stack."
    told = option(table, "pl", "collect 1 feature 0,3")
    assert told == "Połóż kartę Chłop/Kapłan w wyposażeniu: kolumna 0, poziom 3 (+3 pkt)"
    play(table, (A, "collect 1 feature 0,3"))
    assert story(table, "en") == ["Ala places Peasant/Priest in the feature: column 0, level 3."]


@pytest.mark.rule("SED.solo.10")
@pytest.mark.parametrize(
    ("title", "points", "pl", "en"),
    [
        (0, 59, "Na tytuł to za mało", "not enough for a title"),
        (1, 60, "Skromny mnich", "Humble Monk"),
        (4, 75, "Legendarny artysta", "Legendary Artist"),
    ],
)
def test_titles(title: int, points: int, pl: str, en: str) -> None:
    event = {"event": "titled", "seat": 0, "title": title, "number": points}
    assert pl in speech.event_text(GAME, "pl", event, PLAYERS)
    assert en in speech.event_text(GAME, "en", event, PLAYERS)


@pytest.mark.rule("SED.turn.2")
@pytest.mark.parametrize(("build", "pl"), [(0, "Ala ma gotowy stos."), (1, "Ala ma gotowe wyposażenie.")])
def test_what_is_complete(build: int, pl: str) -> None:
    assert speech.event_text(GAME, "pl", {"event": "completed", "seat": 0, "build": build}, PLAYERS) == pl


@pytest.mark.rule("SED.data.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_reconstructed_is_said_to_be(language: str) -> None:
    for source in {feature.source for feature in FEATURES} | {effect.source for effect in EFFECTS}:
        assert GAME.texts.say(language, f"source-{source}")
    about = GAME.texts.say(language, "about")
    assert {"pl": "odtworzyliśmy", "en": "reconstruction"}[language] in about


@pytest.mark.rule("SED.data.1", "SED.solo.2")
def test_every_effect_has_a_rule_behind_it() -> None:
    assert all(f"SED.effect.{effect.id}" in GAME.rulebook.rules for effect in EFFECTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_zone_and_wish_has_a_text(language: str) -> None:
    for name, values in GAME.settings.values.items():
        assert GAME.texts.has(language, f"setting-{name}")
        assert all(GAME.texts.has(language, f"setting-{name}-{value}") for value in values)
    assert all(GAME.texts.has(language, f"zone-{zone.name}") for zone in GAME.rules.layout.zones)
    assert all(GAME.texts.has(language, f"feature-{name}") for name in GAME.thinking.evaluator.names)
    assert all(GAME.texts.has(language, f"wish-{kind}") for kind in range(6))
