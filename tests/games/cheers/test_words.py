"""What players read: what is asked, what can be answered, and why a minion died or lived."""

from __future__ import annotations

import pytest

from games.kit import asked, events, option, play
from stolik.engine import speech
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.table import Table
from stolik.games.cheers import GAME
from stolik.games.cheers.state import LAYOUT, NAMES

from .positions import PLAYERS, X, Y, after, lay, minion, position

SPARE = "front-desk"  # so that its holder can play on


def story(table: Table, language: str, observer: int | None = None) -> list[str]:
    told = (speech.event_text(GAME, language, event, PLAYERS) for event in table.events_for(observer))
    return [sentence for sentence in told if sentence]


# --- questions ---


@pytest.mark.rule("TC.T1")
def test_a_play_is_asked_for_without_naming_the_card() -> None:
    table = position({}, {}, hands=["walltor unicone"])
    assert asked(table, "pl") == "Xawery: zagraj pierwszą kartę, sługusa albo rozkaz."
    assert option(table, "en", "play walltor") == "Play Walltor"
    play(table, (X, "play walltor"))
    assert table.pending is not None
    assert table.pending.facts == {"how": "play"}
    assert asked(table, "en") == "Xawery: choose where to play the card."
    assert option(table, "pl", lay((0, 1), Y)) == "Połóż w kolumnie 0 na poziomie 1 (wieża: Yacek)"
    play(table, (X, lay((0, 1))))
    assert asked(table, "en") == "Xawery: play your second card, a minion or an order."


@pytest.mark.rule("TC.D1", "TC.N4")
def test_the_deflect_window_says_who_plays_what_where() -> None:
    table = position({}, {(0, 1): "unicone"}, hands=["walltor lowkey move-along", "no-thank-you"])
    play(table, (X, "play walltor"), (X, lay((0, 2), Y)))
    assert asked(table, "pl") == (
        "Yacek: Xawery kładzie na twojej wieży: Murosław (kolumna 0, poziom 2). Odbij kartę albo przyjmij gościa."
    )
    assert option(table, "pl", "deflect no-thank-you") == "Odbij: Nie, Dziękuję"
    assert option(table, "en", "pass") == "Let it happen"
    play(table, (Y, "deflect no-thank-you"))
    assert asked(table, "en") == "Yacek: you deflect a card: Walltor. Play it your own way."


@pytest.mark.rule("TC.N4")
def test_nobody_reads_which_ninja_is_coming() -> None:
    table = position({}, {(0, 1): "unicone"}, hands=["lowkey", "no-thank-you"])
    play(table, (X, "play lowkey"), (X, lay((0, 2), Y)))
    assert "Xawery lays a Ninja on your tower (column 0, level 2)" in asked(table, "en")
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
    assert asked(table, "pl").endswith("byle nie tam, skąd przyszła (Xawery).")


@pytest.mark.rule("TC.O1", "TC.O4", "TC.O6")
def test_orders_name_their_minions_and_a_covered_ninja_stays_a_ninja() -> None:
    tower = {(0, 1): "walltor", (1, 1): "?lowkey", (0, 2): "unicone"}
    table = position(tower, {}, hands=["shove-and-shout topsy-turvy"])
    play(table, (X, "play shove-and-shout"))
    assert option(table, "en", "move 1:0,2 by 1,0") == (
        "Move Unicone from column 0, level 2, to column 1, level 2 (tower: Xawery)"
    )
    assert option(table, "pl", "rouse 1:1,1") == "Rozjusz: Ninja, kolumna 1, poziom 1 (wieża: Xawery)"
    play(table, (X, "move 1:0,2 by 1,0"))
    assert "Unicone ends up in column 1 on level 2 (tower: Xawery)." in story(table, "en")
    play(table, (X, "play topsy-turvy"))
    assert option(table, "en", "swap 1:1,1") == (
        "Swap a Ninja (column 1, level 1) and Unicone (column 1, level 2; tower: Xawery)"
    )
    play(table, (X, "swap 1:1,1"))
    # The Ninja who hung in the air is at rest on top of the other, so nobody has seen its face.
    assert "A covered Ninja and Unicone swap places (tower: Xawery)." in story(table, "en")


@pytest.mark.rule("TC.J1")
def test_a_rider_reads_whose_back_there_is() -> None:
    tower = {(0, 1): "walltor", (1, 1): "?lowkey", (0, 2): "unicone"}
    table = position(tower, {}, riders=[(0, 2)], hands=["", "stabby-tabby"], active=Y)
    play(table, (Y, "play stabby-tabby"))
    assert option(table, "pl", lay((0, 2), how="stab")) == ("Zadźgaj: Jednorożek, kolumna 0, poziom 2 (wieża: Xawery)")
    play(table, (Y, lay((0, 2), how="stab")))
    assert "Unicone dies at the hands of an Assassin: Stabby Tabby." in story(table, "en")
    assert asked(table, "pl") == "Xawery: twój powiernik właśnie zginął. Wybierz, komu na plecy przeskoczysz."
    assert option(table, "en", "jump 1:1,1") == "Jump on a Ninja, column 1, level 1"
    play(table, (X, "jump 1:1,1"))
    assert "Xawery jumps on a covered Ninja (column 1, level 1)." in story(table, "en")


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
    told = fought({(0, 1): "right-hook", (1, 1): "lefty"}, "en", riders=[(1, 1)])
    assert told == [
        "The brawl sweeps through a tower: Xawery.",
        "The single arrows strike.",
        "Right Hook dares not touch Lefty, who has a foreminion up top.",
        "Lefty behaves, with a foreminion breathing down the neck.",
    ]


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
    assert speech.event_text(GAME, "pl", event, PLAYERS) == f"Pan daje wieży {told}: Xawery."
