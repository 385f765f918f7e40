"""Komponenty: the action cards, the board, the personalities and the events, as their files give them."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from games.files import Files, Loader, refused
from stolik.engine.errors import DataError
from stolik.engine.rulebook import LANGUAGES, load_rulebook
from stolik.engine.texts import Texts
from stolik.games.ankhmorpork.acts import REACTIONS
from stolik.games.ankhmorpork.data import (
    BOARD,
    CARDS,
    PEOPLE,
    SYMBOLS,
    Card,
    Personality,
    load_board,
    load_cards,
    load_people,
)
from stolik.games.ankhmorpork.scroll import BY_EFFECT

FOLDER = Path(__file__).parents[3] / "src/stolik/games/ankhmorpork"
FILES = Files(FOLDER)
BY_ID = {card.id: card for card in CARDS}
AREAS = {area.no: area for area in BOARD.areas}
PERSONALITIES = {personality.id: personality for personality in PEOPLE.personalities}
EVENTS = {event.id: event for event in PEOPLE.events}


def _effects(symbol: str) -> set[str]:
    found = [card for card in CARDS if symbol in card.symbols]
    return {card.effect for card in found} | {card.effect_english for card in found}


EFFECTS = _effects("scroll") | _effects("reaction")


# --- the cards ---


@pytest.mark.rule("AM.S1", "AM.S6")
def test_48_green_cards_and_then_53_brown_ones() -> None:
    assert [card.deck for card in CARDS] == ["green"] * 48 + ["brown"] * 53
    assert len(BY_ID) == 101
    assert len({card.name_pl for card in CARDS}) == len({card.name_en for card in CARDS}) == 101


@pytest.mark.rule("AM.Y1")
def test_how_often_each_symbol_stands_on_the_cards() -> None:
    counts = Counter(symbol for card in CARDS for symbol in card.symbols)
    assert counts == SYMBOLS
    assert [counts[symbol] for symbol in SYMBOLS] == [31, 22, 11, 8, 19, 70, 9, 27, 6]


@pytest.mark.rule("AM.Y1", "AM.Y6", "AM.Y7", "AM.Y8", "AM.Y9", "AM.Y10", "AM.T5")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_is_possible(card: Card) -> None:
    assert "event" not in card.symbols[1:]
    assert "play_another" not in card.symbols[:-1]
    assert card.symbols.count("money") == (1 if card.money else 0)
    assert card.symbols == ("reaction",) or "reaction" not in card.symbols
    assert bool(card.symbols) == (card.id != "the-peeled-nuts")


@pytest.mark.rule("AM.Y1")
@pytest.mark.parametrize(
    ("card", "symbols", "money", "effect"),
    [
        ("moist-von-lipwig", "agent money scroll play_another", 3, "draw_2"),
        ("hello-death", "assassinate assassinate build", 0, ""),
        ("captain-carrot", "agent remove_trouble money", 1, ""),
        ("the-royal-mint", "build money", 5, ""),
        ("dwarves", "agent agent", 0, ""),
        ("sergeant-detritus", "remove_trouble remove_trouble", 0, ""),
        ("the-mob", "scroll agent play_another", 0, "spread_trouble"),
        ("ponder-stibbons", "event scroll", 0, "play_two_cards"),
        ("gaspode", "reaction", 0, "react_block_move_or_remove"),
    ],
)
def test_some_cards_by_name(card: str, symbols: str, money: int, effect: str) -> None:
    found = BY_ID[card]
    assert (" ".join(found.symbols), found.money, found.effect) == (symbols, money, effect)


@pytest.mark.rule("AM.Y7", "AM.Y10")
def test_56_effects_in_each_edition() -> None:
    polish = {card.effect for card in CARDS if card.effect}
    english = {card.effect_english for card in CARDS if card.effect}
    assert len(polish) == len(english) == 56
    assert len(EFFECTS) == 57


@pytest.mark.rule("AM.Y7", "AM.Y10")
def test_each_effect_is_carried_out_and_each_that_is_carried_out_is_on_a_card() -> None:
    """Doctor Mossy Lawn answers nobody: he is offered in the moments of the own turn."""
    assert _effects("scroll") == set(BY_EFFECT)
    assert _effects("reaction") == {*REACTIONS, "react_end_turn_keep_card"}
    for effect, step in BY_EFFECT.items():
        assert step.law == f"AM.effect.{effect}"


@pytest.mark.rule("AM.D2")
def test_only_the_bursar_differs_between_the_editions() -> None:
    differing = [card for card in CARDS if card.effect != card.effect_english]
    assert differing == [BY_ID["the-bursar"]]
    assert (differing[0].effect, differing[0].effect_english) == ("place_2_ordinary", "swap_two_figures")


@pytest.mark.rule("AM.Y1")
def test_nine_pairs_of_cards_do_the_same() -> None:
    same = Counter((card.symbols, card.money, card.effect) for card in CARDS)
    assert Counter(same.values()) == {1: 83, 2: 9}
    assert BY_ID["fresh-start-club"].deck != BY_ID["igor"].deck
    assert BY_ID["lord-downey"].symbols == BY_ID["edward-death"].symbols


@pytest.mark.rule("AM.S9", "AM.V9")
def test_what_stays_in_the_box_with_two_players() -> None:
    assert [card.id for card in CARDS if card.not_with_two] == ["cosmo-lavish", "hubert"]
    assert [one.id for one in PEOPLE.personalities if one.not_with_two] == ["chrysoprase"]


def test_where_the_polish_names_come_from() -> None:
    assert Counter(card.name_pl_source for card in CARDS) == {"rulebook": 14, "novels": 57, "ours": 30}


# --- the board ---


@pytest.mark.rule("AM.B1")
def test_borders_and_bridges() -> None:
    assert list(AREAS) == list(range(1, 13))
    edges = {frozenset((area.no, other)) for area in BOARD.areas for other in area.adjacent}
    assert len(edges) == 23
    assert sum(len(area.adjacent) for area in BOARD.areas) == 46
    assert min(len(area.adjacent) for area in BOARD.areas) == 3
    assert len({frozenset(bridge) for bridge in BOARD.bridges} & edges) == len(BOARD.bridges) == 10


@pytest.mark.rule("AM.B1")
@pytest.mark.parametrize(
    ("one", "other", "adjacent"),
    [(1, 12, True), (2, 3, True), (4, 10, True), (1, 2, True), (8, 10, False), (3, 6, False), (7, 9, False)],
)
def test_some_neighbours(one: int, other: int, adjacent: bool) -> None:
    assert (other in AREAS[one].adjacent) == (one in AREAS[other].adjacent) == adjacent


@pytest.mark.rule("AM.B2", "AM.Y3")
def test_what_a_building_costs() -> None:
    assert [area.cost for area in BOARD.areas] == [6, 18, 12, 18, 6, 12, 6, 6, 12, 12, 18, 12]


@pytest.mark.rule("AM.E4")
def test_two_areas_are_dry() -> None:
    assert [area.en for area in BOARD.areas if not area.river] == ["Dragon’s Landing", "The Hippo"]


@pytest.mark.rule("AM.D8", "AM.A3")
def test_area_three_has_two_quite_different_names() -> None:
    area = BOARD.areas[2]
    assert (area.no, area.pl, area.en, area.cost) == (3, "Chytrych Rzemieślników", "Dragon’s Landing", 12)


@pytest.mark.rule("AM.S2")
def test_where_everybody_starts() -> None:
    assert [AREAS[no].en for no in BOARD.start_areas] == ["The Shades", "The Scours", "Dolly Sisters"]


@pytest.mark.rule("AM.A1", "AM.A3", "AM.A6", "AM.A8", "AM.A9", "AM.A11", "AM.A12")
def test_what_the_city_area_cards_can_do() -> None:
    shared = Counter(area.power for area in BOARD.areas)
    assert {power for power, times in shared.items() if times > 1} == {"place_agent", "take_1", "take_2"}
    assert AREAS[1].power == AREAS[8].power == "place_agent"
    assert AREAS[3].power == AREAS[6].power == "take_2"
    assert AREAS[9].power == AREAS[12].power == "take_1"
    assert AREAS[11].power == "take_3"


# --- personalities and events ---


@pytest.mark.rule("AM.S1", "AM.W1", "AM.W2", "AM.W3", "AM.W4", "AM.W5", "AM.W6", "AM.W7")
def test_seven_personalities_and_what_they_need() -> None:
    control = ("control", {2: 7, 3: 5, 4: 4})
    assert {name: (one.goal, one.needed) for name, one in PERSONALITIES.items()} == {
        "vetinari": ("spies", {2: 11, 3: 10, 4: 9}),
        "selachii": control,
        "rust": control,
        "de-worde": control,
        "dragon-king": ("trouble", {2: 8, 3: 8, 4: 8}),
        "chrysoprase": ("worth", {3: 50, 4: 50}),
        "vimes": ("deck", {}),
    }


@pytest.mark.rule("AM.S1", "AM.E3", "AM.E4", "AM.E5", "AM.E8", "AM.E9", "AM.E10", "AM.E12", "AM.E13")
def test_twelve_events_and_their_dice() -> None:
    assert {name: event.dice for name, event in EVENTS.items()} == {
        **{"dragon": 1, "flood": 2, "fire": 1, "fog": 0, "riots": 0, "explosion": 1},
        **{"murders": 1, "demons": 4, "subsidence": 0, "johnson": 1, "trolls": 3, "earthquake": 2},
    }


@pytest.mark.rule("AM.E6", "AM.E7", "AM.E11")
def test_the_amounts_of_events() -> None:
    amounts = {name: event.amount for name, event in EVENTS.items() if event.amount}
    assert amounts == {"fog": 5, "riots": 8, "subsidence": 2}


# --- what is said about all of it ---


def test_every_effect_and_every_thing_that_a_rule_is_about_has_its_rule() -> None:
    rules = load_rulebook(FOLDER / "rulebook.toml").rules
    assert {f"AM.effect.{effect}" for effect in EFFECTS} == {rule for rule in rules if rule.startswith("AM.effect.")}
    assert {f"A{area.no}" for area in BOARD.areas} <= {rule.removeprefix("AM.") for rule in rules}
    assert all(rule.startswith("AM.") for rule in rules)
    for rule in rules.values():
        assert not rule.decision or set(rule.why) == set(LANGUAGES), rule.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_use_the_names_of_the_data(language: str) -> None:
    texts = Texts(FOLDER / "text")
    for card in CARDS:
        assert texts.say(language, f"card-{card.id}") == getattr(card, f"name_{language}")
    for area in BOARD.areas:
        assert texts.say(language, f"area-{area.no}") == getattr(area, language)
        assert texts.say(language, f"power-{area.no}")
    for personality in PEOPLE.personalities:
        assert texts.say(language, f"personality-{personality.id}") == getattr(personality, f"name_{language}")
        for needed in personality.needed.values() or (0,):
            said = texts.say(language, f"goal-{personality.id}", n=needed)
            assert (str(needed) in said) == bool(needed)
    for event in PEOPLE.events:
        assert texts.say(language, f"event-card-{event.id}") == getattr(event, f"name_{language}")
        assert texts.say(language, f"event-effect-{event.id}")
    for effect in EFFECTS:
        assert texts.say(language, f"effect-{effect}")
    for symbol in SYMBOLS:
        assert texts.say(language, f"symbol-{symbol}")


# --- bad files ---


GROAT = FILES.line("cards.toml", '{ id = "groat"')
RUBY = FILES.line("cards.toml", '{ id = "ruby"')
HIPPO = FILES.line("board.toml", "{ no = 6,")
RUST = FILES.line("people.toml", '{ id = "rust"')
FOG = FILES.line("people.toml", '{ id = "fog"')


@pytest.mark.rule("AM.S1", "AM.S6", "AM.S9", "AM.Y1")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        pytest.param(GROAT, "", "there must be 48 green cards, not 47", id="missing green card"),
        pytest.param(RUBY, "", "there must be 53 brown cards, not 52", id="missing brown card"),
        pytest.param(GROAT, GROAT + GROAT, "card groat stands there twice", id="doubled card"),
        pytest.param(
            'id = "groat", deck = "green"',
            'id = "groat", deck = "red"',
            "card groat has an unknown deck: red",
            id="deck",
        ),
        pytest.param(
            '"groat", deck = "green", symbols = ["agent"]',
            '"groat", deck = "green", symbols = ["build"]',
            "there must be 31 symbols agent, not 30",
            id="wrong symbol",
        ),
        pytest.param(
            '"groat", deck = "green", symbols = ["agent"]',
            '"groat", deck = "green", symbols = ["spy"]',
            "card groat has an unknown symbol: spy",
            id="unknown symbol",
        ),
        pytest.param(
            '"groat", deck = "green", symbols = ["agent"]',
            '"groat", deck = "green", symbols = [["agent"]]',
            "card groat has an unknown symbol: ['agent']",
            id="nested symbol",
        ),
        pytest.param(
            '"groat", deck = "green", symbols = ["agent"]',
            '"groat", deck = "green", symbols = "agent"',
            "card groat has no list of symbols",
            id="no list of symbols",
        ),
        pytest.param(
            '"groat", deck = "green", symbols = ["agent"]',
            '"groat", deck = "green", symbols = []',
            "card groat must have a symbol",
            id="no symbol",
        ),
        pytest.param(
            "symbols = []", 'symbols = ["agent"]', "card the-peeled-nuts is the one card without a symbol", id="blank"
        ),
        pytest.param(
            '["event", "scroll"], effect = "play_two_cards"',
            '["scroll", "event"], effect = "play_two_cards"',
            "card ponder-stibbons must have its event first and once",
            id="late event",
        ),
        pytest.param(
            '["remove_trouble", "play_another"]',
            '["play_another", "remove_trouble"]',
            "card sergeant-angua must have play_another last and once",
            id="early play_another",
        ),
        pytest.param(
            '["money", "play_another"], money = 3',
            '["money", "money", "play_another"], money = 3',
            "card pink-pussycat-club has the symbol money twice",
            id="money twice",
        ),
        pytest.param(
            '["scroll"], effect = "each_other_removes_own"',
            '["scroll", "scroll"], effect = "each_other_removes_own"',
            "card the-auditors has the symbol scroll twice",
            id="scroll twice",
        ),
        pytest.param(
            '["reaction"]',
            '["agent", "reaction"]',
            "card gaspode must have its reaction alone",
            id="reaction with others",
        ),
        pytest.param(
            '"money"], money = 5',
            '"money"]',
            "card the-royal-mint must have an amount of money exactly if it has a money symbol",
            id="no amount",
        ),
        pytest.param(
            'symbols = ["agent"], name_pl = "Groat"',
            'symbols = ["agent"], money = 2, name_pl = "Groat"',
            "card groat must have an amount of money exactly if it has a money symbol",
            id="amount without symbol",
        ),
        pytest.param(
            "money = 5", "money = 50", "card the-royal-mint must have money from 1 to 5, not 50", id="too much money"
        ),
        pytest.param(
            "money = 5", "money = true", "card the-royal-mint must have money from 1 to 5, not True", id="no number"
        ),
        pytest.param(
            ', effect = "draw_3"',
            "",
            "card hex must have an effect exactly if it has a scroll or a reaction",
            id="scroll without effect",
        ),
        pytest.param(
            'symbols = ["agent"], name_pl = "Groat"',
            'symbols = ["agent"], effect = "draw_3", name_pl = "Groat"',
            "card groat must have an effect exactly if it has a scroll or a reaction",
            id="effect without scroll",
        ),
        pytest.param(
            'symbols = ["agent"], name_pl = "Groat"',
            'symbols = ["agent"], effect_english = "draw_3", name_pl = "Groat"',
            "card groat must have an effect exactly if it has a scroll or a reaction",
            id="english effect without scroll",
        ),
        pytest.param(
            'symbols = ["money", "agent"], money = 3, name_pl = "Dom',
            'symbols = ["money", "agent"], money = 4, name_pl = "Dom',
            "these cards must be identical: gimlets-dwarf-delicatessen, hargas-house-of-ribs",
            id="not identical",
        ),
        pytest.param(
            '["assassinate", "money"], money = 3',
            '["assassinate", "money"], money = 2',
            "these cards must differ: dr-cruces, inigo-skimmer",
            id="identical",
        ),
        pytest.param(
            "not_with_two = true, ",
            "",
            "cosmo-lavish, hubert must be not_with_two, not hubert",
            id="in play with two",
        ),
        pytest.param(
            "not_with_two = true", "not_with_two = 2", "card cosmo-lavish must say whether not_with_two", id="no flag"
        ),
        pytest.param('name_pl = "Groat"', 'name_pl = " "', "card groat has no name_pl", id="empty name"),
        pytest.param('name_en = "Groat"', "name_en = 7", "card groat has no name_en", id="no name"),
        pytest.param(
            'name_pl_source = "rulebook"',
            'name_pl_source = "rumour"',
            "card mr-bent has an unknown name_pl_source",
            id="source",
        ),
        pytest.param(
            'name_pl = "Groat"', 'nickname = "Tolliver"', "card groat has an unknown field nickname", id="unknown field"
        ),
        pytest.param('id = "groat", ', "", "every card must be a table with its id", id="no id"),
        pytest.param(GROAT, "7,\n", "every card must be a table with its id, not 7", id="no table"),
        pytest.param("card = [", "cards = [", "has no list of card", id="no cards"),
        pytest.param("card = [", "card = [[", "cannot be read", id="broken file"),
        pytest.param(FILES.whole("cards.toml"), "card = 101", "has no list of card", id="number of cards"),
        pytest.param(FILES.whole("cards.toml"), "", "has no list of card", id="empty file"),
    ],
)
def test_wrong_cards_are_refused_and_named(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert refused(tmp_path, "cards.toml", load_cards, FILES.changed("cards.toml", old, new)).startswith(message)


@pytest.mark.rule("AM.B1", "AM.B2", "AM.S2")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        pytest.param(HIPPO, "", "area 6 is missing", id="missing area"),
        pytest.param(HIPPO, HIPPO + HIPPO, "area 6 stands there twice", id="doubled area"),
        pytest.param("no = 6", "no = 13", "area 13 must have no from 1 to 12, not 13", id="unknown area"),
        pytest.param("no = 6", 'no = "6"', "area 6 must have no from 1 to 12, not 6", id="no number"),
        pytest.param("[4, 5, 7]", "[4, 5, 7, 9]", "area 6 borders on 9, but 9 does not border on 6", id="one-sided"),
        pytest.param("[4, 5, 7]", "[4, 5]", "area 6 must have at least 3 neighbours, not 2", id="few neighbours"),
        pytest.param("[4, 5, 7]", "[4, 5, 6]", "area 6 cannot border on 6", id="borders on itself"),
        pytest.param("[4, 5, 7]", "[4, 5, 7, 7]", "area 6 cannot border on 7, or not twice", id="doubled border"),
        pytest.param("[4, 5, 7]", "[4, 5, 7, 13]", "area 6 cannot border on 13", id="border on nothing"),
        pytest.param("[4, 5, 7]", '[4, 5, "7"]', "area 6 cannot border on 7", id="border is no number"),
        pytest.param("[4, 5, 7]", "457", "area 6 has no list of adjacent", id="no list of borders"),
        pytest.param('"The Hippo", cost = 12', '"The Hippo", cost = 9', "area 6 cannot cost 9", id="cost"),
        pytest.param(
            '"The Hippo", cost = 12', '"The Hippo", cost = 24', "area 6 must have cost from 6 to 18, not 24", id="dear"
        ),
        pytest.param("cost = 12, river = false", "cost = 12, river = true", "area 3 must be dry", id="wet"),
        pytest.param("cost = 6, river = true", "cost = 6, river = false", "area 1 must touch the river", id="dry"),
        pytest.param("cost = 6, river = true", "cost = 6", "area 1 must say whether river is true", id="no river"),
        pytest.param('"protect"', '"bless"', "area 4 has an unknown power: bless", id="unknown power"),
        pytest.param('"protect"', '"take_3"', "power protect is missing", id="missing power"),
        pytest.param('pl = "Hippo", ', "", "area 6 has no pl", id="no name"),
        pytest.param('pl = "Hippo", ', 'pl = "Hippo", nr = 6, ', "area 6 has an unknown field nr", id="unknown field"),
        pytest.param("[1, 12], ", "", "there must be 10 bridges", id="missing bridge"),
        pytest.param("[1, 12]", "[8, 10]", "the bridge [8, 10] does not join two adjacent areas", id="bridge nowhere"),
        pytest.param("[1, 12]", "[10, 2]", "the bridge [10, 2] stands there twice", id="doubled bridge"),
        pytest.param("[1, 12]", "112", "the bridge 112 does not join two adjacent areas", id="no bridge"),
        pytest.param("start_areas = [7, 5, 1]", "start_areas = [7, 5]", "there must be 3 start_areas", id="few starts"),
        pytest.param(
            "start_areas = [7, 5, 1]",
            "start_areas = [7, 5, 7]",
            "the start area 7 does not exist or stands there twice",
            id="doubled start",
        ),
        pytest.param("start_areas = [7, 5, 1]", "start_areas = [7, 5, 0]", "the start area 0 does not", id="no start"),
        pytest.param("area = [\n", "district = [\n", "has no list of area", id="no areas"),
        pytest.param("area = [\n", "area = [\n[", "cannot be read", id="broken file"),
    ],
)
def test_a_wrong_board_is_refused_and_named(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert refused(tmp_path, "board.toml", load_board, FILES.changed("board.toml", old, new)).startswith(message)


@pytest.mark.rule("AM.B1")
def test_a_border_too_many_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    text = FILES.whole("board.toml").replace("[4, 5, 7], ", "[4, 5, 7, 8], ").replace("[5, 7, 9]", "[5, 6, 7, 9]")
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match="there must be 23 borders, not 24"):
        load_board(path)


@pytest.mark.rule("AM.S1", "AM.S9", "AM.W1", "AM.W6", "AM.W7")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        pytest.param(RUST, "", "personality rust is missing", id="missing personality"),
        pytest.param(RUST, RUST + RUST, "personality rust stands there twice", id="doubled personality"),
        pytest.param(RUST, RUST + RUST.replace("rust", "ronnie"), "there is no personality ronnie", id="eighth one"),
        pytest.param('goal = "spies"', 'goal = "lies"', "personality vetinari has an unknown goal: lies", id="goal"),
        pytest.param(
            'goal = "spies"',
            'goal = "worth"',
            "personality vetinari must have the goal spies, not worth",
            id="other goal",
        ),
        pytest.param(
            "{ 2 = 11, 3 = 10, 4 = 9 }",
            "{ 2 = 11, 4 = 9 }",
            "personality vetinari must say what is needed with [2, 3, 4] players",
            id="number missing",
        ),
        pytest.param(
            "{ 3 = 50, 4 = 50 }",
            "{ 2 = 50, 3 = 50, 4 = 50 }",
            "personality chrysoprase must say what is needed with [3, 4] players",
            id="number too many",
        ),
        pytest.param(
            'goal = "deck"',
            'goal = "deck", needed = { 2 = 1, 3 = 1, 4 = 1 }',
            "personality vimes must say what is needed with no number of players",
            id="number for the deck",
        ),
        pytest.param(
            "needed = { 3 = 50, 4 = 50 }",
            "needed = 50",
            "personality chrysoprase must say what is needed",
            id="one number",
        ),
        pytest.param("4 = 9 }", "4 = 0 }", "personality vetinari cannot need 0 with 4 players", id="nothing needed"),
        pytest.param(
            "needed = { 3 = 50, 4 = 50 }, not_with_two = true",
            "needed = { 2 = 50, 3 = 50, 4 = 50 }",
            "chrysoprase must be not_with_two, not nobody",
            id="in play with two",
        ),
        pytest.param('name_pl = "Chryzopraz", ', "", "personality chrysoprase has no name_pl", id="no name"),
        pytest.param(FOG, "", "event fog is missing", id="missing event"),
        pytest.param(FOG, FOG + FOG, "event fog stands there twice", id="doubled event"),
        pytest.param(
            FOG, FOG + '{ id = "rain", name_pl = "D", name_en = "R", dice = 1 },\n', "there is no event rain", id="rain"
        ),
        pytest.param("dice = 0, amount = 5", "dice = 0", "event fog must have an amount", id="no amount"),
        pytest.param("amount = 5", "amount = 0", "event fog must have amount from 1 to 12, not 0", id="amount"),
        pytest.param("dice = 4", "dice = 4, amount = 1", "event demons has no amount", id="amount too many"),
        pytest.param("dice = 4", "dice = 5", "event demons must have dice from 0 to 4, not 5", id="dice"),
        pytest.param("event = [", "events = [", "has no list of event", id="no events"),
        pytest.param("personality = [", "personality = [[", "cannot be read", id="broken file"),
    ],
)
def test_wrong_people_are_refused_and_named(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert refused(tmp_path, "people.toml", load_people, FILES.changed("people.toml", old, new)).startswith(message)


@pytest.mark.parametrize("load", [load_cards, load_board, load_people])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, load: Loader) -> None:
    with pytest.raises(DataError, match=r"nowhere\.toml: cannot be read"):
        load(tmp_path / "nowhere.toml")
    path = tmp_path / "bytes.toml"
    path.write_bytes(b"\xff\xfe[[card]]")
    with pytest.raises(DataError, match=r"bytes\.toml: cannot be read"):
        load(path)


# --- the tables of the rules pages, which are written by hand ---


def _tables(language: str) -> list[list[list[str]]]:
    """The rows of each table below its head, cell by cell, without marks and rules."""
    found: list[list[list[str]]] = []
    before = ""
    for line in (FOLDER / "rules" / f"{language}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("|") and not before.startswith("|"):
            found.append([])
        if line.startswith("|"):
            plain = re.sub(r" ?\{AM\.[^}]*\}|\*\*", "", line)
            found[-1].append([cell.strip() for cell in plain.strip("|").split("|")])
        before = line
    return [rows[2:] for rows in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_pages_have_the_areas_of_the_data(language: str) -> None:
    name = {area.no: getattr(area, language) for area in BOARD.areas}
    said = {"pl": {True: "tak", False: "nie"}, "en": {True: "yes", False: "no"}}[language]
    assert [
        [str(area.no), name[area.no], f"${area.cost}", said[area.river], ", ".join(name[no] for no in area.adjacent)]
        for area in BOARD.areas
    ] in _tables(language)
    costs = [[name[area.no], f"${area.cost}"] for area in BOARD.areas]
    assert costs in [[row[:2] for row in rows] for rows in _tables(language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_pages_have_the_personalities_of_the_data(language: str) -> None:
    out = {"pl": "nie gra", "en": "not in the game"}[language]

    def needed(personality: Personality, players: int) -> str:
        if personality.not_with_two and players == 2:
            return out
        count = personality.needed.get(players)
        return "" if count is None else f"${count}" if personality.goal == "worth" else str(count)

    assert [
        [getattr(each, f"name_{language}"), *(needed(each, players) for players in (2, 3, 4))]
        for each in PEOPLE.personalities
    ] in [[[row[0], *row[2:]] for row in rows] for rows in _tables(language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_pages_name_the_cards_of_each_effect(language: str) -> None:
    """Each row of a table about scrolls or reactions begins with its cards, and their effect's rule stands in it."""
    text = (FOLDER / "rules" / f"{language}.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| **") and "{AM.effect." in line]
    named = {effect: set[str]() for row in rows for effect in re.findall(r"\{AM\.effect\.(\w+)\}", row)}
    for row in rows:
        for effect in re.findall(r"\{AM\.effect\.(\w+)\}", row):
            named[effect] |= set(re.findall(r"\*\*([^*]+)\*\*", row.split("|")[1]))
    for effect, names in named.items():
        cards = {card for card in CARDS if effect in (card.effect, card.effect_english)}
        assert names == {getattr(card, f"name_{language}") for card in cards}, effect
