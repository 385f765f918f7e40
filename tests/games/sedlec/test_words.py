"""What players read: what is asked, what can be answered, what happened."""

from __future__ import annotations

import pytest

from games.kit import play
from stolik.engine import speech
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.table import Table
from stolik.games.sedlec import GAME
from stolik.games.sedlec.data import EFFECTS, FEATURES

from .positions import PLAYERS, A, B, position


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
    assert asked(position({}, {}, hands=["b09 b11"]), "en") == "Ala: your hand is full. Stack a card."
    assert asked(position({}, {}), "pl") == "Ala: kop. Wskaż dwie grupy."
    assert option(table, "pl", "dig 2 3") == "Kop w grupach 2 i 3"
    assert option(table, "en", "collect 1") == "Collect King/Priest from pile 1"
    # Beside P/K the bandit lies on level 1 and the priest on level 2, so only the peasant scores.
    assert option(table, "pl", "stack b09 2,1") == (
        "Połóż kartę Chłop/Zbój w stosie, na prawym końcu dolnego rzędu (+1 pkt)"
    )
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
    assert told == "Połóż kartę Chłop/Kapłan z grupy 1 w wyposażeniu, na karcie Król/Zbój (+3 pkt)"
    play(table, (A, "collect 1 feature 0,3"))
    assert story(table, "en") == ["Ala places Peasant/Priest in the feature."]


@pytest.mark.rule("SED.solo.7")
def test_of_two_piles_with_the_same_card_it_is_told_which_is_meant() -> None:
    table = position(feature={(0, 1): "b03"}, opened={1: "b11", 2: "b12"})
    told = [option(table, "en", f"collect {pile} stack 0,1") for pile in (1, 2)]
    assert told == [f"Place Bandit/Peasant from pile {pile} in the stack, as its first card (+1)" for pile in (1, 2)]


def test_of_two_cards_in_hand_that_are_the_same_in_print_one_is_listed() -> None:
    table = position({}, {}, hands=["b11 b12"])
    assert {"stack b11 0,1", "stack b12 0,1"} <= {option.text for option in table.offered(A)}
    for language in LANGUAGES:
        listed = [option.text for option, _ in speech.told_apart(table, language, A)]
        assert "stack b11 0,1" in listed
        assert not [text for text in listed if "b12" in text]


@pytest.mark.rule("SED.place.1", "SED.place.2", "SED.place.3")
def test_a_place_of_the_stack_is_told_by_the_cards_around_it() -> None:
    """Z/Z is worth nothing anywhere: nobody is a priest."""
    first = position({}, {}, hands=["b18"])
    assert (
        option(first, "en", "stack b18 0,1") == "Place Bandit/Bandit in the stack, as its first card (brings nothing)"
    )
    # C/Z, Z/C, C/Z, Z/C: the first two places of the second row would read the same as the last two.
    table = position({(0, 1): "b09", (2, 1): "b11", (4, 1): "b10", (6, 1): "b12"}, {}, hands=["b18"])
    words = [option(table, "en", f"stack b18 {place}") for place in ("1,3", "3,3", "5,3")]
    assert [told.split(", ")[1].partition(" (")[0] for told in words] == [
        "on Peasant/Bandit and Bandit/Peasant on the left",
        "on Bandit/Peasant and Peasant/Bandit",
        "on Peasant/Bandit and Bandit/Peasant on the right",
    ]


@pytest.mark.rule("SED.feature.1", "SED.feature.2", "SED.feature.3")
@pytest.mark.parametrize(
    ("shape", "lying", "place", "told"),
    [
        ("monstrancja", {}, "-1,1", "on the left anchor"),
        ("zyrandol", {(0, 1): "b01"}, "0,9", "on the upper anchor"),
        ("krzyz", {}, "0,1", "on the anchor"),
        ("kielich", {(-1, 1): "b01", (1, 1): "b03"}, "0,3", "on King/Priest and King/Bandit"),
        ("herb", {(0, 1): "b01"}, "-1,3", "on the left half of King/Priest"),
        ("herb", {(0, 1): "b01"}, "1,3", "on the right half of King/Priest"),
        ("krzyz", {(0, 1): "b01", (0, 3): "b03", (0, 5): "b02"}, "-2,6", "left of Priest/King"),
        (
            "krzyz",
            {(0, 1): "b01", (0, 3): "b03", (0, 5): "b02", (0, 7): "b06"},
            "2,6",
            "right of Priest/King and Priest/Peasant",
        ),
    ],
)
def test_a_place_of_a_feature_is_told_by_its_anchors_and_the_cards_around_it(
    shape: str, lying: dict[tuple[int, int], str], place: str, told: str
) -> None:
    table = position(feature=lying, shape=shape, opened={1: "b18"})
    assert option(table, "en", f"collect 1 feature {place}").split(", ")[1].partition(" (")[0] == told


def test_the_reader_is_you() -> None:
    table = position({(0, 1): "b02"}, {}, hands=["b09"])
    play(table, (A, "stack b09 2,1"))
    (event,) = (event for event in table.events_for(A) if event["event"] == "stacked")
    own, others = (speech.event_text(GAME, "en", event, PLAYERS, reader) for reader in (A, B))
    assert own == "You place Peasant/Bandit in the stack, in the bottom row."
    assert others == "Ala places Peasant/Bandit in the stack, in the bottom row."


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
