"""What players read: what is asked, what can be answered, and why a minion died or lived."""

from __future__ import annotations

import re

import pytest

from games.kit import asked, choices, events, option, play
from stolik.engine import speech
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.table import Table
from stolik.games.cheers import GAME
from stolik.games.cheers.state import LAYOUT, NAMES

from .conftest import Press
from .positions import PLAYERS, Cell, X, Y, after, building, lay, minion, position

SPARE = "front-desk"  # so that its holder can play on


def story(table: Table, language: str, observer: int | None = None) -> list[str]:
    return [*speech.event_texts(GAME, language, table.events_for(observer), PLAYERS)]


# --- questions ---


@pytest.mark.rule("TC.T1")
def test_the_card_that_is_about_to_be_played_is_named_to_its_player_alone() -> None:
    table = position({}, {}, hands=["walltor unicone"])
    assert asked(table, "pl") == "Xawery: zagraj pierwszą kartę, sługusa albo rozkaz."
    assert option(table, "en", "play walltor") == "Play Walltor"
    play(table, (X, "play walltor"))
    assert table.pending is not None
    assert table.pending.facts == {"how": "play"}
    assert [table.show(seat)["decision"]["facts"].get("card") for seat in (X, Y, None)] == ["walltor", None, None]
    assert asked(table, "en") == "Xawery: lay Walltor on any tower."
    assert option(table, "pl", lay((0, 1), Y)) == "Połóż na ziemi (wieża: Yacek)"
    play(table, (X, lay((0, 1))))
    assert asked(table, "en") == "Xawery: play your second card, a minion or an order."


@pytest.mark.rule("TC.D1", "TC.N4")
def test_the_deflect_window_says_who_plays_what_where() -> None:
    table = position({}, {(0, 1): "unicone"}, hands=["walltor lowkey move-along", "no-thank-you"])
    play(table, (X, "play walltor"), (X, lay((0, 2), Y)))
    assert asked(table, "pl") == (
        "Yacek: Xawery kładzie u ciebie kartę Murosław, na karcie Jednorożek. Odbij kartę albo przyjmij gościa."
    )
    assert option(table, "pl", "deflect no-thank-you") == "Odbij: Nie, Dziękuję"
    assert option(table, "en", "pass") == "Let it happen"
    play(table, (Y, "deflect no-thank-you"))
    assert asked(table, "en") == "Yacek: you deflect Walltor. Now lay the minion on any tower."


@pytest.mark.rule("TC.D1")
def test_whoever_can_deflect_nothing_is_only_told_what_comes() -> None:
    table = position({}, {(0, 1): "unicone"}, hands=["walltor lowkey", "intern"])
    play(table, (X, "play walltor"), (X, lay((0, 2), Y)))
    assert asked(table, "en") == "Yacek: Xawery lays Walltor on your tower, on Unicone."
    assert asked(table, "pl") == "Yacek: Xawery kładzie u ciebie kartę Murosław, na karcie Jednorożek."


@pytest.mark.rule("TC.N4")
def test_nobody_reads_which_ninja_is_coming() -> None:
    table = position({}, {(0, 1): "unicone"}, hands=["lowkey", "no-thank-you"])
    play(table, (X, "play lowkey"), (X, lay((0, 2), Y)))
    assert "Xawery lays a Ninja on your tower, on Unicone." in asked(table, "en")
    assert story(table, "pl", Y)[-1] == "Xawery zagrywa Ninję (wieża: Yacek)."
    assert story(table, "pl", X)[-1] == "Xawery zagrywa kartę: Cichacz (wieża: Yacek)."
    play(table, (Y, "deflect no-thank-you"))
    assert story(table, "en", None)[-2:] == [
        "Yacek peeks behind the mask of a Ninja.",
        "Yacek deflects a Ninja with No, Thank You.",
    ]
    assert story(table, "en", Y)[-1] == "Yacek deflects Lowkey with No, Thank You."
    for observer in (X, None):
        assert "lowkey" not in str(table.pending.facts if table.pending else "")
        assert observer == X or "Lowkey" not in " ".join(story(table, "en", observer))


@pytest.mark.rule("TC.D3")
def test_a_deflected_card_may_not_go_back_and_that_is_said() -> None:
    table = position({}, {(0, 1): "unicone"}, {}, hands=["walltor", "no-thank-you"])
    play(table, (X, "play walltor"), (X, lay((0, 2), Y)), (Y, "deflect no-thank-you"))
    assert asked(table, "pl").endswith("byle nie na wieży: Xawery.")


@pytest.mark.rule("TC.O1", "TC.O4", "TC.O6")
def test_orders_name_their_minions_and_a_covered_ninja_stays_a_ninja() -> None:
    tower = {(0, 1): "walltor", (1, 1): "?lowkey", (0, 2): "unicone"}
    table = position(tower, {}, hands=["shove-and-shout topsy-turvy"])
    play(table, (X, "play shove-and-shout"))
    assert asked(table, "en") == (
        "Xawery: you play Shove and Shout: choose which minion moves and where, or whom to enrage."
    )
    assert option(table, "en", "move 1:0,2 by 1,0") == "Move Unicone one place to the right, on a Ninja (yours)"
    assert option(table, "pl", "rouse 1:1,1") == "Rozjusz: Ninja (twoja wieża)"
    play(table, (X, "move 1:0,2 by 1,0"))
    assert "Unicone ends up on level 2 of Xawery’s tower." in story(table, "en")
    play(table, (X, "play topsy-turvy"))
    assert option(table, "en", "swap 1:1,1") == "Swap a Ninja and Unicone (yours)"
    play(table, (X, "swap 1:1,1"))
    # The Ninja who hung in the air is at rest on top of the other, so nobody has seen its face.
    assert "A covered Ninja and Unicone swap places in Xawery’s tower." in story(table, "en")


@pytest.mark.rule("TC.J1")
def test_a_rider_reads_whose_back_there_is() -> None:
    tower = {(0, 1): "walltor", (1, 1): "?lowkey", (0, 2): "unicone"}
    table = position(tower, {}, riders=[(0, 2)], hands=["", "stabby-tabby"], active=Y)
    play(table, (Y, "play stabby-tabby"))
    assert asked(table, "en") == (
        "Yacek: lay the Assassin Stabby Tabby on any tower or in the place of whoever it stabs."
    )
    assert option(table, "pl", lay((0, 2), how="stab")) == "Zadźgaj: Jednorożek (wieża: Xawery)"
    play(table, (Y, lay((0, 2), how="stab")))
    assert "Unicone dies at the hands of an Assassin: Stabby Tabby." in story(table, "en")
    assert asked(table, "pl") == "Xawery: twój powiernik właśnie zginął. Wybierz, komu na plecy przeskoczysz."
    assert option(table, "en", "jump 1:1,1") == "Jump on a Ninja, level 1"
    play(table, (X, "jump 1:1,1"))
    assert "Xawery jumps on a covered Ninja on level 1." in story(table, "en")


# --- places by their neighbours ---


def places(table: Table, tower: int, how: str = "lay") -> dict[Cell, str]:
    """What is said of each cell of a tower where the card in hand may be laid."""
    said = {}
    for each in choices(table):
        verb, cell, *_ = each.split()
        number, col, level = map(int, re.split("[:,]", cell))
        if (verb, number) == (how, tower + 1):
            said[col, level] = option(table, "en", each)
    return said


@pytest.mark.rule("TC.P2", "TC.P3")
def test_a_place_is_told_by_its_neighbours_and_its_owner(new: Press) -> None:
    flyer = new("", "flying")
    yours = {(0, 1): "walltor", (2, 1): "unicone", (2, 2): "lefty"}
    table = position({(0, 1): "nomnom"}, yours, hands=[f"{flyer} {SPARE}"])
    play(table, (X, f"play {flyer}"))
    assert places(table, X) == {
        (-1, 1): "Lay it on the ground, left of Nomnom (yours)",
        (1, 1): "Lay it on the ground, right of Nomnom (yours)",
        (0, 2): "Lay it on Nomnom (yours)",
    }
    assert places(table, Y) == {
        (-1, 1): "Lay it on the ground, left of Walltor (Yacek)",
        (1, 1): "Lay it on the ground, between Walltor and Unicone (Yacek)",
        (3, 1): "Lay it on the ground, right of Unicone (Yacek)",
        (0, 2): "Lay it on Walltor (Yacek)",
        (1, 2): "Lay it in the air, left of Lefty (Yacek)",
        (3, 2): "Lay it in the air, right of Lefty (Yacek)",
        (2, 3): "Lay it on Lefty (Yacek)",
    }


@pytest.mark.rule("TC.P6")
def test_below_those_who_hang_a_place_is_told_by_the_nearest(new: Press) -> None:
    """Nobody stands on the ground; two flyers hang over the first column and the fourth."""
    low, high = new("", "flying"), new("", "flying")
    card = new()
    table = position({(0, 2): low, (3, 3): high}, {}, hands=[f"{card} {SPARE}"])
    play(table, (X, f"play {card}"))
    first, fourth = name(low), name(high)
    assert {cell: said for cell, said in places(table, X).items() if cell[1] == 1} == {
        (-1, 1): f"Lay it on the ground, left of {first} (yours)",
        (0, 1): f"Lay it on the ground, under {first} (yours)",
        (1, 1): f"Lay it on the ground, right of {first} (yours)",
        (2, 1): f"Lay it on the ground, left of {fourth} (yours)",
        (3, 1): f"Lay it on the ground, under {fourth} (yours)",
        (4, 1): f"Lay it on the ground, right of {fourth} (yours)",
    }


@pytest.mark.rule("TC.M5")
def test_of_several_covered_ninjas_each_is_told_apart() -> None:
    """The first is the lowest, then the leftmost; in another tower there is only one."""
    mine = {(0, 1): "walltor", (0, 2): "?lowkey", (1, 1): "?elephant", (-1, 1): "?just-a-bush"}
    table = position(mine, {(0, 1): "?midnight-snacker"}, hands=[f"lefty {SPARE}"])
    play(table, (X, "play lefty"))
    assert option(table, "en", lay((-1, 2))) == "Lay it on the first Ninja (yours)"
    assert option(table, "pl", lay((1, 2))) == "Połóż na karcie drugi Ninja (twoja wieża)"
    assert option(table, "en", lay((0, 3))) == "Lay it on the third Ninja (yours)"
    assert option(table, "en", lay((0, 2), Y)) == "Lay it on a Ninja (Yacek)"


@pytest.mark.rule("TC.O1")
def test_a_move_is_told_by_its_way_and_by_where_it_ends(new: Press) -> None:
    """Whoever moves is no neighbour of the place where it comes to stand."""
    order = new.order("move 1,0 0,1 -1,1")
    table = position({(0, 1): "walltor", (0, 2): "lefty"}, {}, hands=[f"{order} {SPARE}"])
    play(table, (X, f"play {order}"))
    assert asked(table, "pl") == "Xawery: zagrywasz kartę Przepychanka: wybierz, który sługus się przesuwa i dokąd."
    assert option(table, "en", "move 1:0,2 by 1,0") == "Move Lefty one place to the right, in the air (yours)"
    assert option(table, "en", "move 1:0,2 by 0,1") == "Move Lefty one level up, in the air (yours)"
    assert option(table, "en", "move 1:0,1 by -1,1") == (
        "Move Walltor one level up and one place to the left, in the air, left of Lefty (yours)"
    )
    assert option(table, "pl", "move 1:0,1 by -1,1") == (
        "Przesuń: Murosław (twoja wieża), o 1 w górę i o 1 w lewo, w powietrzu, na lewo od karty Mańkut"
    )


@pytest.mark.rule("TC.O6", "TC.O7")
def test_whoever_would_strike_nobody_is_told_so_and_comes_last(new: Press) -> None:
    order = new.order("aggression")
    idle, lonely = new(), new("L1")
    fighter = new("L1 R2")
    mine = {(0, 1): idle, (1, 1): fighter, (2, 1): "?lowkey", (5, 1): lonely}
    table = position(mine, {}, hands=[f"{order} {SPARE}"])
    play(table, (X, f"play {order}"))
    assert option(table, "en", "rouse 1:1,1") == f"Enrage {name(fighter)} (yours): strikes a Ninja and {name(idle)}"
    assert option(table, "en", "rouse 1:0,1") == f"Enrage {name(idle)} (yours): strikes nobody"
    assert option(table, "en", "rouse 1:5,1") == f"Enrage {name(lonely)} (yours): strikes nobody"
    assert option(table, "en", "rouse 1:2,1") == "Enrage a Ninja (yours)"  # what it strikes nobody may know
    shown = [each.text for each in table.offered(X)]
    assert sorted(shown[:2]) == ["rouse 1:1,1", "rouse 1:2,1"]
    assert sorted(shown[2:]) == ["rouse 1:0,1", "rouse 1:5,1"]


@pytest.mark.rule("TC.V2")
def test_the_tower_of_a_team_is_yours_for_both(new: Press) -> None:
    card = new()
    table = position({(0, 1): "walltor"}, {}, seats=4, hands=["", "", f"{card} {SPARE}"], active=2, variant="teams")
    play(table, (2, f"play {card}"))
    assert option(table, "en", lay((0, 2), 0)) == "Lay it on Walltor (yours)"
    assert option(table, "en", lay((0, 1), 1)) == "Lay it on the ground (Yacek)"


@pytest.mark.rule("TC.D1", "TC.D5")
@pytest.mark.parametrize(
    ("half", "answer", "told"),
    [
        (
            "move 0,1",
            "move 2:0,2 by 0,1",
            "moves Lefty in your tower one level up, in the air (falls unless it flies).",
        ),
        ("swap 0,-1", "swap 2:0,2", "swaps Lefty and Walltor in your tower."),
        ("aggression", "rouse 2:0,2", "enrages Lefty in your tower: it strikes nobody."),
    ],
)
def test_a_window_says_what_threatens(new: Press, half: str, answer: str, told: str) -> None:
    order = new.order(half)
    table = position({}, {(0, 1): "walltor", (0, 2): "lefty"}, hands=[f"{order} {SPARE}", "no-thank-you"])
    play(table, (X, f"play {order}"), (X, answer))
    assert asked(table, "en") == f"Yacek: Xawery’s {name(order)} {told} Deflect it?"


def test_an_assassin_in_the_window_is_told_with_its_victim() -> None:
    table = position({}, {(0, 1): "walltor"}, hands=[f"stabby-tabby {SPARE}", "no-thank-you"])
    play(table, (X, "play stabby-tabby"), (X, lay((0, 1), Y, "stab")))
    assert asked(table, "en").startswith("Yacek: Xawery stabs Walltor in your tower and puts Stabby Tabby there.")


@pytest.mark.rule("TC.V8", "TC.V9")
def test_whoever_builds_is_asked_for_one_thing(new: Press) -> None:
    hungry, weak, prey = new("L1 R1", "hungry"), new("", "weak"), new("", "weak")
    table = building({(0, 1): weak, (2, 1): prey}, {}, up=[hungry, new()], stacks=[SPARE, new()])
    assert speech.prompt(table, "en", X) == "Xawery: lay your card on your own tower, and be quick!"
    play(table, (X, lay((1, 1))))
    assert speech.prompt(table, "en", X) == (
        "Xawery: the Hungry one is spoilt for choice. Say whom it eats, and be quick!"
    )


# --- the reader is spoken to ---


def test_the_reader_is_you_in_the_log() -> None:
    table = position({(0, 1): "walltor"}, {(0, 1): "unicone"}, hands=[f"lefty {SPARE}", "no-thank-you"])
    play(table, (X, "play lefty"), (X, lay((0, 2), Y)), (Y, "deflect no-thank-you"), (Y, lay((0, 2), X)), (X, "pass"))
    told = {
        reader: [speech.event_text(GAME, "en", event, PLAYERS, reader) for event in table.events_for(reader)]
        for reader in (X, Y)
    }
    assert "You play Lefty on Yacek’s tower." in told[X]
    assert "Yacek deflects Lefty with No, Thank You." in told[X]
    assert "Lefty stands on level 2 of your tower." in told[X]
    assert "Xawery plays Lefty on your tower." in told[Y]
    assert "You deflect Lefty with No, Thank You." in told[Y]
    assert "Lefty stands on level 2 of Xawery’s tower." in told[Y]


# --- why a minion died or lived ---


def fought(tower: dict[tuple[int, int], str], language: str, **more: object) -> list[str]:
    table = position(tower, {}, todo=after(("brawl_tower", 0)), hands=[SPARE], **more)  # type: ignore[arg-type]
    return story(table, language)


@pytest.mark.rule("TC.B1", "TC.M1", "TC.M2")
def test_who_struck_whom_with_which_priority_and_who_had_a_shield() -> None:
    assert fought({(0, 1): "walltor'", (1, 1): "tridentist", (2, 1): "unicone"}, "pl")[:6] == [
        "Zadyma ogarnia wieżę: Xawery.",
        "Uderzają strzałki potrójne.",
        "Dentysta Trójząb bije potrójną strzałką w tarczę. Ocalenie: Murosław.",
        "Uderzają strzałki podwójne.",
        "Jednorożek rani podwójną strzałką: Dentysta Trójząb.",
        "Dentysta Trójząb ginie od zadanej rany.",
    ]


@pytest.mark.rule("TC.B5")
def test_riders_hold_their_minion_back_and_protect_it() -> None:
    """No arrow strikes, so it is not said that any do."""
    told = fought({(0, 1): "right-hook", (1, 1): "lefty"}, "en", riders=[(1, 1)])
    assert told == [
        "The brawl sweeps through Xawery’s tower.",
        "Right Hook dares not touch Lefty, who has a foreminion up top.",
        "Lefty behaves, with a foreminion breathing down the neck.",
    ]


@pytest.mark.rule("TC.B1", "TC.B6")
def test_arrows_that_strike_nobody_are_not_said_to_strike() -> None:
    """The double arrow of the one points at nobody, the single one of the other at its neighbour."""
    away, near = minion("L2"), minion("L1")
    told = fought({(0, 1): away, (1, 1): near}, "en")
    assert "The double arrows strike." not in told
    assert told[1:3] == ["The single arrows strike.", f"{shown(near)} wounds {shown(away)} with a single arrow."]


@pytest.mark.rule("TC.TR7")
def test_armour_turns_round_and_then_fails() -> None:
    armored = minion("", traits="armored", shield="R D L")
    told = fought({(0, 1): armored, (0, 2): "jack-hammer", (1, 1): "unicone'"}, "en")
    name = GAME.texts.say("en", f"card-{armored}")
    assert f"{name} takes the wound on the armour: turned upside down, not dead." in told
    assert f"{name} dies of the wound." not in told


@pytest.mark.rule("TC.TR6")
def test_a_kamikaze_pays_for_its_attack() -> None:
    told = fought({(0, 1): "dinah-mite", (1, 1): "walltor"}, "pl")
    assert told[-2:] == [
        "Dynamitka bije pojedynczą strzałką w tarczę. Ocalenie: Murosław.",
        "Dynamitka ginie po własnym ataku, jak to Kamikaze.",
    ]


@pytest.mark.rule("TC.G4", "TC.G8")
def test_a_fall_hurts_the_weak_and_a_heavy_crushes() -> None:
    table = position(
        {(0, 2): "intern", (1, 1): "walltor", (1, 3): "dumpling"}, {}, todo=after(("gravity", 0)), hands=[SPARE]
    )
    assert story(table, "en") == [
        told_fall("intern", 2, 1),
        f"{name('intern')} dies: every fall wounds a Weak minion.",
        f"Walltor dies: {name('dumpling')} is Heavy and has just dropped in.",
        told_fall("dumpling", 3, 1),
    ]


def name(card: str) -> str:
    return GAME.texts.say("en", f"card-{card}")


def shown(printed: str) -> str:
    """The name of a minion that may lie upside down."""
    return name(printed.rstrip("'"))


def told_fall(card: str, high: int, low: int) -> str:
    return f"{name(card)} falls from level {high} to level {low}."


@pytest.mark.rule("TC.E2", "TC.E7")
def test_meals_and_stuffy_air() -> None:
    table = position({(0, 1): "wolfgang", (1, 1): "intern"}, {}, todo=after(("settle", 0)), hands=[SPARE])
    assert story(table, "pl") == [
        "Wilczy Apetyt oblizuje się i zjada, co wskazuje strzałka: Stażysta.",
        "Stażysta ginie i znika w brzuchu: Wilczy Apetyt.",
    ]
    crowd = {(0, 1): "walltor", (1, 1): "genie", (2, 1): "accountant", (1, 2): "unicone"}
    table = position(crowd, {}, todo=after(("settle", 0)), hands=[SPARE])
    assert story(table, "pl")[0] == (
        "Dżin po Przejściach ginie z braku powietrza: Klaustrofob nie zniesie tłoku z czterech stron."
    )


@pytest.mark.rule("TC.N3")
def test_a_ninja_shows_itself_and_hides_again() -> None:
    table = position({(0, 1): "?just-a-bush"}, {}, todo=after(("brawl", 0)))
    assert story(table, "pl")[:3] == [
        "Niespodzianka! To Ninja: Zwykły Krzaczek.",
        "Zadyma ogarnia wieżę: Xawery.",
        "Zwykły Krzaczek znów się zakrywa. Nikogo tu nie ma.",
    ]
    assert len(events(table, "revealed")) == 1


# --- nothing is missing ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_zone_and_feature_has_a_text(language: str) -> None:
    wanted = [f"setting-{option}" for option in GAME.settings.values]
    wanted += [f"setting-{option}-{value}" for option, values in GAME.settings.values.items() for value in values]
    wanted += [f"zone-{zone.name}" for zone in LAYOUT.zones]
    wanted += [f"feature-{name}" for name in GAME.thinking.evaluator.names]
    wanted += [f"balance-{ending}" for ending in GAME.measures.counted.endings]
    assert [key for key in wanted if not GAME.texts.has(language, key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name_but_brawls(language: str) -> None:
    cards = [card for card in NAMES if not card.startswith(("brawl-", "small-", "late-"))]
    names = [GAME.texts.say(language, f"card-{card}") for card in cards]
    assert len(names) == len(set(names))
    assert GAME.texts.say(language, "card-brawl-9") == GAME.texts.say(language, "card-brawl")


@pytest.mark.parametrize(("points", "told"), [(1, "1 punkt"), (3, "3 punkty"), (12, "12 punktów"), (22, "22 punkty")])
def test_polish_points(points: int, told: str) -> None:
    event = {"event": "scored", "seat": 0, "number": points}
    assert speech.event_text(GAME, "pl", event, PLAYERS) == f"Pan daje {told} (wieża: Xawery)."
