"""Zawartość: the minions and the orders as their files give them, and what is said about them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from games.files import Files, Loader, refused
from stolik.engine.errors import DataError
from stolik.engine.rulebook import LANGUAGES, load_rulebook
from stolik.engine.texts import Texts
from stolik.games.cheers.data import (
    BRAWLS,
    EVENTS,
    KINDS,
    MINIONS,
    ORDERS,
    SIDES,
    TRAITS,
    Minion,
    Order,
    load_minions,
    load_orders,
)

FOLDER = Path(__file__).parents[3] / "src/stolik/games/cheers"
FILES = Files(FOLDER)
BY_ID = {minion.id: minion for minion in MINIONS}
CARDS: list[Minion | Order] = [*MINIONS, *ORDERS]
ADVANCED = {"ninja", "assassin", "claustrophobe", "acrobat", "kamikaze"}


def arrows(minion: Minion) -> str:
    """The arrows of an upright card, such as "R1 L2"."""
    return " ".join(f"{side}{number}" for side, number in zip(SIDES, minion.arrows, strict=True) if number)


def alone(minion: Minion) -> tuple[str, str, str]:
    return arrows(minion), "".join(minion.shields), " ".join(minion.traits)


FACES = {alone(minion) for minion in MINIONS}


# --- the minions ---


@pytest.mark.rule("TC.S0")
def test_79_minions_of_three_values() -> None:
    assert len(MINIONS) == len(BY_ID) == 79
    assert Counter(minion.value for minion in MINIONS) == {1: 30, 2: 30, 3: 19}
    assert len({minion.name_pl for minion in MINIONS}) == len({minion.name_en for minion in MINIONS}) == 79


@pytest.mark.rule("TC.S0")
def test_no_two_minions_are_alike() -> None:
    assert len({(one.value, one.arrows, one.shields, one.traits) for one in MINIONS}) == 79


def test_how_many_minions_have_which_traits() -> None:
    assert Counter(len(minion.traits) for minion in MINIONS) == {0: 21, 1: 44, 2: 14}
    assert Counter(trait for minion in MINIONS for trait in minion.traits) == {
        **{"weak": 14, "hungry": 8, "heavy": 9, "flying": 10, "armored": 9},
        **{"kamikaze": 6, "acrobat": 5, "claustrophobe": 4, "ninja": 4, "assassin": 3},
    }


@pytest.mark.rule("TC.M6", "TC.B1")
def test_how_many_sides_have_arrows_and_how_many_small_ones() -> None:
    assert Counter(sum(map(bool, minion.arrows)) for minion in MINIONS) == {0: 14, 1: 38, 2: 19, 3: 7, 4: 1}
    numbers = Counter(number for minion in MINIONS for number in minion.arrows if number)
    # 38 + 2 * 19 + 3 * 7 + 4 = 101 sides, to be shared 6 : 3 : 1.8.
    assert [numbers[number] for number in (1, 2, 3)] == [round(101 * part / 10.8) for part in (6, 3, 1.8)]


@pytest.mark.rule("TC.M2")
def test_how_many_sides_have_shields() -> None:
    assert Counter(len(minion.shields) for minion in MINIONS) == {0: 43, 1: 22, 2: 11, 3: 3}


@pytest.mark.parametrize("number", [1, 2, 3])
def test_arrows_of_each_priority_are_spread_evenly_over_the_sides(number: int) -> None:
    sides = [sum(minion.arrows[side] == number for minion in MINIONS) for side in range(4)]
    assert max(sides) - min(sides) <= 1


def test_shields_are_spread_evenly_over_the_sides() -> None:
    sides = Counter(side for minion in MINIONS for side in minion.shields)
    assert max(sides.values()) - min(sides[side] for side in SIDES) <= 1


@pytest.mark.parametrize("minion", MINIONS, ids=lambda minion: minion.id)
def test_every_minion_makes_sense(minion: Minion) -> None:
    traits = set(minion.traits)
    assert not any(minion.arrows[SIDES.index(side)] for side in minion.shields)
    assert any(minion.arrows) or not traits & {"hungry", "kamikaze"}
    assert "ninja" not in traits or not traits & {"acrobat", "assassin", "flying"}
    assert not {"hungry", "weak"} <= traits
    assert minion.advanced == bool(traits & ADVANCED)


@pytest.mark.rule("TC.S1")
def test_57_minions_stay_for_a_first_game() -> None:
    assert sum(not minion.advanced for minion in MINIONS) == 57


@pytest.mark.parametrize(
    "traits",
    [
        pytest.param("heavy ninja", id="gravity example: B"),
        pytest.param("weak armored", id="gravity example: C"),
        pytest.param("weak heavy", id="crushes and is hurt"),
        pytest.param("acrobat armored", id="laid rotated, killed at once"),
        pytest.param("kamikaze armored", id="turned by its own wound"),
        pytest.param("hungry armored", id="turned towards a meal"),
        pytest.param("hungry ninja", id="eats only when revealed"),
        pytest.param("heavy flying", id="does not push itself"),
    ],
)
def test_pairs_of_traits_that_rules_speak_of(traits: str) -> None:
    assert any(set(minion.traits) == set(traits.split()) for minion in MINIONS)


@pytest.mark.parametrize(
    "face",
    [
        pytest.param(("L3", "", ""), id="brawl 1 and 2: D"),
        pytest.param(("L2", "", ""), id="brawl 1: C, 2: E, 3: A"),
        pytest.param(("D1", "", ""), id="brawl 1: A as printed; aggression"),
        pytest.param(("D1", "", "flying"), id="brawl 1: A as pictured"),
        pytest.param(("U1", "", ""), id="brawl 1: B"),
        pytest.param(("", "R", ""), id="brawl 2: C, 3: D"),
        pytest.param(("R1", "", ""), id="brawl 2: A"),
        pytest.param(("L1", "", ""), id="brawl 2: B, 3: F"),
        pytest.param(("U1 R1 L1", "", "kamikaze"), id="brawl 3: E"),
        pytest.param(("R1", "D", "armored"), id="brawl 3: B"),
        pytest.param(("D3", "", ""), id="brawl 3: C"),
        pytest.param(("L2", "", "weak"), id="pointing at the one who eats it"),
    ],
)
def test_shapes_that_the_worked_examples_need(face: tuple[str, str, str]) -> None:
    assert face in FACES


def test_the_worked_examples_have_the_company_they_need() -> None:
    assert any(minion.traits == ("hungry",) and arrows(minion) == "R1" for minion in MINIONS)
    assert sum(minion.traits == ("heavy",) for minion in MINIONS) >= 2
    assert sum(minion.traits == ("flying",) for minion in MINIONS) >= 2


@pytest.mark.parametrize(
    ("minion", "arrow", "shields"),
    [
        ("shydra", "R3", ""),
        ("walltor", "", "L"),
        ("unicone", "L2", ""),
        ("lowkey", "R1", ""),
        ("hughbert", "", "L"),
        ("jawcer", "L1", ""),
        ("nomnom", "U1", "R"),
        ("slay-team", "R1", "D"),
    ],
)
def test_what_is_known_of_attested_minions_holds(minion: str, arrow: str, shields: str) -> None:
    assert (arrows(BY_ID[minion]), "".join(BY_ID[minion].shields)) == (arrow, shields)


def test_the_eleven_attested_names() -> None:
    attested = [minion for minion in MINIONS if minion.source == "attested-name"]
    english = ["Shydra", "Walltor", "Unicone", "Lowkey", "Hughbert", "Jawcer", "Nomnom", "The Slay Team"]
    assert [minion.name_en for minion in attested[:8]] == english
    assert [minion.name_pl for minion in attested[8:]] == ["Nicerz", "Yodła", "Świniolot"]
    assert {minion.source for minion in CARDS} == {"attested-name", "reconstructed"}


# --- the orders ---


@pytest.mark.rule("TC.S0")
def test_17_orders_and_what_they_offer() -> None:
    assert Counter(tuple(option.kind for option in order.options) for order in ORDERS) == {
        ("aggression", "move"): 4,
        ("swap", "deflect"): 4,
        ("deflect", "aggression"): 3,
        ("move", "deflect"): 2,
        ("swap", "aggression"): 2,
        ("move", "swap"): 1,
        ("deflect",): 1,
    }
    kinds = Counter(option.kind for order in ORDERS for option in order.options)
    assert kinds == {"deflect": 10, "aggression": 9, "move": 7, "swap": 7}


@pytest.mark.rule("TC.O1")
def test_where_moves_lead() -> None:
    moves = Counter(frozenset(option.to) for order in ORDERS for option in order.options if option.kind == "move")
    assert moves == {
        frozenset({(-1, 0), (1, 0)}): 2,
        frozenset({(0, 1), (0, -1)}): 1,
        frozenset({(-2, 0), (2, 0)}): 1,
        frozenset({(-1, -1), (-1, 1), (1, -1), (1, 1)}): 1,
        frozenset({(0, 2), (0, -2)}): 1,
        frozenset({(-1, 0), (1, 0), (0, 1)}): 1,
    }


@pytest.mark.rule("TC.O4")
def test_which_two_minions_are_swapped() -> None:
    swaps = Counter(frozenset(option.cells) for order in ORDERS for option in order.options if option.kind == "swap")
    assert swaps == {
        frozenset({(0, 0), (0, 1)}): 2,  # one on the other
        frozenset({(0, 0), (1, 0)}): 2,  # side by side
        frozenset({(0, 0), (1, 1)}): 1,  # /
        frozenset({(0, 1), (1, 0)}): 1,  # \
        frozenset({(0, 0), (2, 0)}): 1,  # two apart
    }


@pytest.mark.parametrize(
    ("kinds", "place"),
    [(("aggression", "move"), (1, 0)), (("swap", "deflect"), (0, 1))],
    ids=["move to the right", "swap in a column"],
)
def test_the_orders_of_the_worked_examples(kinds: tuple[str, ...], place: tuple[int, int]) -> None:
    fitting = [order for order in ORDERS if tuple(option.kind for option in order.options) == kinds]
    assert any(place in (*option.to, *option.cells) for order in fitting for option in order.options)


@pytest.mark.rule("TC.S0", "TC.S1")
def test_eleven_events() -> None:
    assert BRAWLS == 9
    assert len(EVENTS) == 11
    assert {"brawl-1", "brawl-9", "coming", "here"} <= EVENTS


# --- what is said about all of it ---

# How many rules the specification has by the letters of their ids; S begins with S0, all others with 1.
CHAPTERS = {
    **{"M": 10, "TR": 10, "S": 12, "T": 8, "P": 11, "O": 10, "D": 9, "B": 9, "G": 11, "E": 10},
    **{"R": 5, "J": 7, "N": 5, "K": 4, "V": 13},
}
DECISIONS = {
    **{"S": (2, 3, 4, 7), "T": (1, 5, 6, 7, 8), "P": (3, 4, 6, 9, 11), "O": (3, 5, 9, 10), "D": (1, 4, 7)},
    **{"B": (3, 4, 6, 9), "G": (2, 7, 9, 10), "E": (1, 5, 9, 10), "R": (1, 2, 3, 4), "J": (2, 3, 4, 5, 6)},
    **{"N": (2, 3), "K": (2, 3), "V": (3, 4, 5, 6, 8, 9, 11, 12, 13)},
}


def test_the_rulebook_has_every_rule_of_the_specification() -> None:
    rules = load_rulebook(FOLDER / "rulebook.toml").rules
    wanted = {f"TC.{letters}{number}" for letters, last in CHAPTERS.items() for number in range(1, last + 1)}
    assert set(rules) == wanted | {"TC.S0"}


def test_our_decisions_are_marked_and_have_their_reasons() -> None:
    rules = load_rulebook(FOLDER / "rulebook.toml").rules
    wanted = {f"TC.{letters}{number}" for letters, numbers in DECISIONS.items() for number in numbers}
    assert {name for name, rule in rules.items() if rule.decision} == wanted
    for rule in rules.values():
        assert set(rule.why) in (set(), set(LANGUAGES)), rule.id
        assert rule.decision <= bool(rule.why), rule.id
        assert rule.decision == ("orzeczenie" in rule.source["pl"]), rule.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_use_the_names_of_the_data(language: str) -> None:
    texts = Texts(FOLDER / "text")
    flavours = set()
    for card in CARDS:
        assert texts.say(language, f"card-{card.id}") == getattr(card, f"name_{language}")
        flavour = texts.say(language, f"flavour-{card.id}")
        assert len(flavour) <= 60, flavour
        flavours.add(flavour)
    assert len(flavours) == 79 + 17
    for name in ("brawl", "coming", "here"):
        assert texts.say(language, f"card-{name}")
    for key in (*(f"trait-{trait}" for trait in TRAITS), *(f"order-{kind}" for kind in KINDS)):
        assert texts.say(language, key)
        assert texts.say(language, f"{key}-what").endswith(".")


# --- bad files ---


def orders_alone(path: Path) -> object:
    return load_orders(path, MINIONS)


LEFTY = FILES.line("minions.toml", '{ id = "lefty"')
REST = "arrows = [0, 0, 0, 1], shields = [], traits = [] },\n"
POLITE = FILES.line("orders.toml", '{ id = "no-thank-you"')
SIDEWAYS = '{ kind = "move", to = [[-1, 0], [1, 0]] }'
UPRIGHT = '{ kind = "swap", cells = [[0, 0], [0, 1]] }'


def lefty(arrows: str = "[0, 0, 0, 1]", shields: str = "[]", traits: str = "[]") -> str:
    assert LEFTY.endswith(REST)
    return LEFTY.removesuffix(REST) + f"arrows = {arrows}, shields = {shields}, traits = {traits} }},\n"


@pytest.mark.rule("TC.S0", "TC.M2", "TC.M6")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        pytest.param(LEFTY, "", "there must be 79 minions, not 78", id="missing"),
        pytest.param(LEFTY, LEFTY + LEFTY, "minion lefty stands there twice", id="doubled"),
        pytest.param(
            LEFTY,
            LEFTY + '{ id = "eve", name_pl = "Ewa", name_en = "Eve" },\n',
            "there must be 79 minions, not 80",
            id="one too many",
        ),
        pytest.param('name_pl = "Mańkut"', 'name_pl = "Nicerz"', "the name_pl Nicerz stands there twice", id="name pl"),
        pytest.param('name_en = "Lefty"', 'name_en = "Shydra"', "the name_en Shydra stands there twice", id="name en"),
        pytest.param('name_pl = "Mańkut"', 'name_pl = " "', "minion lefty has no name_pl", id="empty name"),
        pytest.param('name_en = "Lefty"', "name_en = 7", "minion lefty has no name_en", id="no name"),
        pytest.param('id = "lefty"', 'id = "mańkut"', "minion mańkut must have an id of small letters", id="accent"),
        pytest.param('id = "lefty"', 'id = "Lefty"', "minion Lefty must have an id of small letters", id="capital"),
        pytest.param('id = "lefty"', 'id = "left hand"', "minion left hand must have an id of small", id="blank"),
        pytest.param('id = "lefty"', 'id = "-"', "minion - must have an id of small letters", id="hyphen"),
        pytest.param('id = "lefty"', "id = 7", "minion 7 has no id", id="number as id"),
        pytest.param('id = "lefty"', 'id = "here"', "minion here has the id of an event", id="event"),
        pytest.param('id = "lefty", ', "", "every minion must be a table with its id", id="no id"),
        pytest.param(LEFTY, "7,\n", "every minion must be a table with its id, not 7", id="no table"),
        pytest.param(
            'name_en = "Lefty", source = "reconstructed"',
            'name_en = "Lefty", source = "rumour"',
            "minion lefty has an unknown source: rumour",
            id="source",
        ),
        pytest.param(REST, REST.replace("traits", "habits"), "has an unknown field habits", id="unknown field"),
        pytest.param("value = 3", "value = 4", "minion shydra must have value from 1 to 3, not 4", id="too dear"),
        pytest.param("value = 3", "value = 0", "minion shydra must have value from 1 to 3, not 0", id="worthless"),
        pytest.param("value = 3", "value = true", "minion shydra must have value from 1 to 3, not True", id="no value"),
        pytest.param("value = 3, ", "", "minion shydra must have value from 1 to 3, not None", id="value missing"),
        pytest.param(LEFTY, lefty("[0, 0, 0, 4]"), "lefty must have from 0 to 3 arrows on a side, not 4", id="four"),
        pytest.param(LEFTY, lefty("[0, 0, 0, -1]"), "minion lefty must have from 0 to 3 arrows on a side", id="minus"),
        pytest.param(LEFTY, lefty('["1", 0, 0, 0]'), "minion lefty must have from 0 to 3 arrows on a side", id="text"),
        pytest.param(LEFTY, lefty("[0, 0, 1]"), "minion lefty must have arrows for 4 sides, not for 3", id="3 sides"),
        pytest.param(LEFTY, lefty("1"), "minion lefty has no list of arrows", id="no list of arrows"),
        pytest.param(LEFTY, lefty(shields='["X"]'), "minion lefty has an unknown shield: X", id="unknown side"),
        pytest.param(LEFTY, lefty(shields='["U", "U"]'), "minion lefty has the shield U twice", id="shield twice"),
        pytest.param(LEFTY, lefty(shields='["L"]'), "minion lefty has an arrow and a shield on one side: L", id="both"),
        pytest.param(LEFTY, lefty(shields='"U"'), "minion lefty has no list of shields", id="no list of shields"),
        pytest.param(LEFTY, lefty(traits='["lazy"]'), "minion lefty has an unknown trait: lazy", id="unknown trait"),
        pytest.param(LEFTY, lefty(traits='[["weak"]]'), "minion lefty has an unknown trait: ['weak']", id="nested"),
        pytest.param(LEFTY, lefty(traits='["weak", "weak"]'), "minion lefty has the trait weak twice", id="twice weak"),
        pytest.param(
            "advanced = true", 'advanced = "yes"', "minion shydra must say whether advanced is true", id="advanced"
        ),
        pytest.param("minion = [", "minions = [", "has no list of minion", id="other key"),
        pytest.param("minion = [", "minion = [[", "cannot be read", id="broken file"),
        pytest.param(FILES.whole("minions.toml"), "minion = 79", "has no list of minion", id="number of minions"),
        pytest.param(FILES.whole("minions.toml"), "", "has no list of minion", id="empty file"),
    ],
)
def test_wrong_minions_are_refused_and_named(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert message in refused(tmp_path, "minions.toml", load_minions, FILES.changed("minions.toml", old, new))


def test_two_minions_that_differ_only_in_name_are_refused(tmp_path: Path) -> None:
    text = FILES.changed("minions.toml", LEFTY, lefty("[0, 1, 0, 0]"))
    said = refused(tmp_path, "minions.toml", load_minions, text)
    assert said == "the minions right-hook and lefty must differ in more than their names"


def test_the_order_of_traits_and_shields_makes_no_difference(tmp_path: Path) -> None:
    path = tmp_path / "minions.toml"
    text = FILES.changed("minions.toml", LEFTY, lefty(shields='["D", "U"]', traits='["ninja", "weak"]'))
    path.write_text(text, "utf-8")
    (read,) = (minion for minion in load_minions(path) if minion.id == "lefty")
    assert (read.shields, read.traits) == (("U", "D"), ("weak", "ninja"))


def test_a_deck_where_most_minions_have_no_trait_is_refused(tmp_path: Path) -> None:
    def deck(with_traits: int) -> str:
        rows = []
        for n in range(79):
            arrows = [n // 64, n // 16 % 4, n // 4 % 4, n % 4]
            traits = '["weak"]' if n < with_traits else "[]"
            face = f"value = 1, arrows = {arrows}, shields = [], traits = {traits}"
            rows.append(f'{{ id = "m{n}", name_pl = "P{n}", name_en = "E{n}", source = "printed", {face} }}')
        return f"minion = [{', '.join(rows)}]"

    said = refused(tmp_path, "minions.toml", load_minions, deck(39))
    assert said == "at least 40 minions must have a trait, not 39"
    (tmp_path / "minions.toml").write_text(deck(40), "utf-8")
    assert len(load_minions(tmp_path / "minions.toml")) == 79


def test_moves_that_lift_too_high_are_refused(tmp_path: Path) -> None:
    """Seven moves of nine levels each are 63; above 79 minions there is room for 41."""
    text = FILES.whole("orders.toml").replace("to = [[", "to = [[0, 9], [")

    def load(path: Path) -> object:
        return load_orders(path, MINIONS)

    said = refused(tmp_path, "orders.toml", load, text)
    assert said == "all moves together must lift at most 41 levels, not 63"


@pytest.mark.rule("TC.S0", "TC.O1", "TC.O4")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        pytest.param(POLITE, "", "there must be 17 orders, not 16", id="missing"),
        pytest.param(POLITE, POLITE + POLITE, "order no-thank-you stands there twice", id="doubled"),
        pytest.param('id = "demotion"', 'id = "lefty"', "order lefty has the id of a minion", id="minion"),
        pytest.param('id = "demotion"', 'id = "brawl-1"', "order brawl-1 has the id of an event", id="event"),
        pytest.param('name_pl = "Zły Adres"', 'name_pl = "Przepychanka"', "the name_pl Przepychanka stands", id="name"),
        pytest.param(
            'name_en = "Bias Cut", source = "reconstructed"',
            'name_en = "Bias Cut", source = "gossip"',
            "order bias-cut has an unknown source: gossip",
            id="source",
        ),
        pytest.param(SIDEWAYS, '{ kind = "dance" }', "option dance has an unknown kind: dance", id="unknown kind"),
        pytest.param(SIDEWAYS, "{ to = [[1, 0]] }", "option must be a table with its kind", id="no kind"),
        pytest.param(SIDEWAYS, '"move"', "option must be a table with its kind, not move", id="no table"),
        pytest.param(
            SIDEWAYS,
            '{ kind = "aggression" }',
            "order shove-and-shout offers aggression twice",
            id="the same option twice",
        ),
        pytest.param(
            SIDEWAYS, '{ kind = "swap", offsets = [] }', "option swap has an unknown field offsets", id="unknown field"
        ),
        pytest.param(
            SIDEWAYS,
            SIDEWAYS + ', { kind = "deflect" }',
            "order shove-and-shout must have one option or two, not 3",
            id="three options",
        ),
        pytest.param(
            '[{ kind = "deflect" }] }', "[] }", "order no-thank-you must have one option or two, not 0", id="no option"
        ),
        pytest.param(
            'options = [{ kind = "deflect" }]', 'options = "deflect"', "no-thank-you has no list of options", id="text"
        ),
        pytest.param(
            '[{ kind = "deflect" }] }',
            '[{ kind = "deflect" }, { kind = "aggression" }] }',
            "most orders must have two options and at least one only one; 17 have two",
            id="nobody with one option",
        ),
        pytest.param("[[-1, 0], [1, 0]]", "[]", "option move must lead to at least one place", id="nowhere"),
        pytest.param("[[-1, 0], [1, 0]]", "[[0, 0]]", "option move must lead to at least one place, and", id="stays"),
        pytest.param("[[-1, 0], [1, 0]]", "[[1, 0], [1, 0]]", "move has the place [1, 0] twice in to", id="twice"),
        pytest.param("[[-1, 0], [1, 0]]", "[[1, 0, 0]]", "option move must have pairs of numbers", id="three numbers"),
        pytest.param("[[-1, 0], [1, 0]]", "[1, 0]", "option move must have pairs of numbers", id="no pairs"),
        pytest.param("[[-1, 0], [1, 0]]", '[["1", 0]]', "option move must have pairs of numbers", id="no number"),
        pytest.param("[[-1, 0], [1, 0]]", "[[10, 0]]", "must have pairs of numbers from -9 to 9 in to", id="far away"),
        pytest.param("[[-1, 0], [1, 0]]", '"left"', "option move has no list of to", id="no list"),
        pytest.param(SIDEWAYS, '{ kind = "move" }', "must have places to go exactly if it is a move", id="no places"),
        pytest.param(
            '{ kind = "deflect" }',
            '{ kind = "deflect", to = [[1, 0]] }',
            "option deflect must have places to go exactly if it is a move",
            id="deflect with places",
        ),
        pytest.param(UPRIGHT, '{ kind = "swap" }', "swap must have cells exactly if it is a swap", id="no cells"),
        pytest.param(
            '{ kind = "aggression" }',
            '{ kind = "aggression", cells = [[0, 0], [0, 1]] }',
            "option aggression must have cells exactly if it is a swap",
            id="aggression with cells",
        ),
        pytest.param("[[0, 0], [0, 1]]", "[[0, 0]]", "option swap must have two cells, not 1", id="one cell"),
        pytest.param("[[0, 0], [0, 1]]", "[[0, 0], [0, 0]]", "has the place [0, 0] twice in cells", id="same cell"),
        pytest.param(
            "[[0, 0], [0, 1]]", "[[0, 0], [0, 1], [0, 2]]", "option swap must have two cells, not 3", id="three cells"
        ),
        pytest.param("order = [", "orders = [", "has no list of order", id="other key"),
        pytest.param("order = [", "order = [[", "cannot be read", id="broken file"),
    ],
)
def test_wrong_orders_are_refused_and_named(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert message in refused(tmp_path, "orders.toml", orders_alone, FILES.changed("orders.toml", old, new))


def test_orders_mostly_with_one_option_are_refused(tmp_path: Path) -> None:
    text = FILES.whole("orders.toml").replace(', { kind = "deflect" }', "").replace('{ kind = "aggression" }, ', "")
    # Six lose a deflect and four an aggression: 10 of the 16 pairs are left with one option.
    said = refused(tmp_path, "orders.toml", orders_alone, text)
    assert said == "most orders must have two options and at least one only one; 6 have two"


@pytest.mark.parametrize(("kind", "other"), [("deflect", "aggression"), ("aggression", "deflect")])
def test_a_deck_without_one_kind_of_order_is_refused(tmp_path: Path, kind: str, other: str) -> None:
    both = '{ kind = "deflect" }, { kind = "aggression" }'
    text = FILES.whole("orders.toml").replace(both, f'{UPRIGHT}, {{ kind = "{other}" }}')
    text = text.replace(f'kind = "{kind}"', f'kind = "{other}"')
    assert refused(tmp_path, "orders.toml", orders_alone, text) == f"no order offers {kind}"


@pytest.mark.parametrize("load", [load_minions, orders_alone])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, load: Loader) -> None:
    with pytest.raises(DataError, match=r"nowhere\.toml: cannot be read"):
        load(tmp_path / "nowhere.toml")
    path = tmp_path / "bytes.toml"
    path.write_bytes(b"\xff\xfe[[minion]]")
    with pytest.raises(DataError, match=r"bytes\.toml: cannot be read"):
        load(path)
