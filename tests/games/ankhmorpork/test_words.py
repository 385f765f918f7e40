"""What players read: who is struck where and by what, with names of areas in the form that the sentence needs."""

from __future__ import annotations

from typing import Any

import pytest

from games.kit import asked, events, option, play
from stolik.engine import speech
from stolik.engine.table import Table
from stolik.engine.texts import Texts
from stolik.games.ankhmorpork import GAME
from stolik.games.ankhmorpork.data import CARDS
from stolik.games.ankhmorpork.scroll import BY_EFFECT, Scroll
from stolik.games.ankhmorpork.state import DEMON, TROLL

from .positions import PLAYERS, RED, YELLOW, begin_scroll, falls, position, to_scroll


def told(event: dict[str, Any], language: str) -> str:
    return speech.event_text(GAME, language, event, PLAYERS)


def test_a_symbol_names_its_card() -> None:
    table = position({7: "1 2 !", 5: "2 t !"}, hands=["mr-gryle", "hex"])
    assert asked(table, "pl") == "Red: zagraj kartę z ręki."
    assert table.pending is not None
    assert table.pending.facts == {"how": "must"}  # no card that nobody has seen
    play(table, (RED, "play mr-gryle"))
    assert asked(table, "pl") == (
        "Red: Pan Gryle, symbol skrytobójstwa. Wybierz ofiarę w dzielnicy z niepokojem albo pomiń."
    )
    assert option(table, "pl", "kill 7:2") == "Skrytobójstwo w Mrokach: agent (Yellow)"
    assert option(table, "en", "kill 7:2") == "Assassinate Yellow’s agent in the Shades"
    assert option(table, "pl", "kill 5:t") == "Skrytobójstwo w Szorach: troll"
    assert option(table, "en", "kill 5:t") == "Assassinate a troll in the Scours"


def test_whoever_may_react_reads_who_strikes_whom_where_and_with_what() -> None:
    table = position({7: "1 2 !"}, hands=["mr-gryle", "susan igor"])
    play(table, (RED, "play mr-gryle"), (RED, "kill 7:2"))
    assert asked(table, "pl") == (
        "Yellow: Red chce usunąć twojego agenta z Mroków (karta Pan Gryle). Zareaguj albo na to pozwól."
    )
    assert option(table, "pl", "react susan") == "Susan: twój agent zostaje"
    assert option(table, "en", "react igor") == "Igor: your agent comes back in another area"
    assert asked(table, "en") == (
        "Yellow: Red wants to remove your agent from the Shades (Mr Gryle). React or let it happen."
    )
    play(table, (YELLOW, "pass"))
    (gone,) = events(table, "removed")
    assert gone == {"event": "removed", "area": 7, "owner": YELLOW}
    assert told(gone, "pl") == "Znika z Mroków agent (Yellow)."
    assert told(gone, "en") == "Off the board: Yellow’s agent from the Shades."


def test_a_move_is_told_from_and_to() -> None:
    table = position({8: "2"}, hands=["the-duckman", "hex"])  # with nothing to react with
    play(table, (RED, "play the-duckman"), (RED, "scroll"), (RED, "move-whom 8:2"))
    assert asked(table, "pl") == "Red: wybierz sąsiednią dzielnicę, do której pójdzie agent (Yellow) z Przyćmionej."
    assert option(table, "pl", "move_where 9") == "Długi Mur"
    play(table, (RED, "move_where 9"))
    assert asked(table, "pl") == (
        "Yellow: Red chce przenieść twojego agenta z Przyćmionej pod Długi Mur (karta Człowiek-Kaczka)."
    )
    play(table, (YELLOW, "pass"))
    (went,) = events(table, "went")
    assert told(went, "pl") == "Miejsce zmienia agent (Yellow): z Przyćmionej pod Długi Mur."
    assert told(went, "en") == "On the move: Yellow’s agent from Dimwell to Longwall."


def test_an_event_names_itself_and_its_area() -> None:
    table = position({10: "1 H1"}, hands=["rincewind"], money=[12], events="explosion", dice=[falls(10)])
    play(table, (RED, "play rincewind"))
    (dice,) = events(table, "dice")
    assert told(dice, "pl") == "Kostka wskazuje: Wyspa Bogów."
    (fell,) = events(table, "building_lost")
    assert told(fell, "pl") == "Red traci budynek na Wyspie Bogów."
    table = position({4: "H1", 10: "1 H1"}, hands=["rincewind"], events="explosion", dice=[falls(10)])
    play(table, (RED, "play rincewind"))
    assert asked(table, "pl") == (
        "Red: Eksplozja! Zaraz runie twój budynek na Wyspie Bogów. Zapłać $3, żeby ocalał, albo na to pozwól."
    )
    assert asked(table, "en") == (
        "Red: Explosion! Your building on the Isle of Gods is about to fall. Pay $3 to save it or let it happen."
    )


def test_a_power_says_what_it_does() -> None:
    table = position({11: "H1"}, hands=["hex"])
    assert option(table, "pl", "power 11") == "Siedmiu Śpiących: Weź $3 z banku."
    assert option(table, "en", "power 11") == "Seven Sleepers: Take $3 from the bank."


@pytest.mark.parametrize(
    ("edition", "told"), [("polish", "Postaw do dwóch"), ("english", "Wybierz dwa pionki z różnych dzielnic")]
)
def test_the_scroll_of_the_bursar_is_that_of_the_edition(edition: str, told: str) -> None:
    table = position({1: "1", 2: "2"}, hands=["the-bursar"], events="", edition=edition)
    play(table, (RED, "play the-bursar"))
    assert asked(table, "pl").startswith("Red: Kwestor, zwój. ")
    assert told in asked(table, "pl")
    assert option(table, "pl", "scroll") == "Wykonaj"


@pytest.mark.parametrize(("owner", "pl", "en"), [(TROLL, "troll", "a troll"), (DEMON, "demon", "a demon")])
def test_nobody_owns_trolls_and_demons(owner: int, pl: str, en: str) -> None:
    for names in (PLAYERS[:2], PLAYERS):
        assert speech.filled_in(GAME, "pl", {"owner": owner}, names)["owner"] == pl
        assert speech.filled_in(GAME, "en", {"owner": owner}, names)["owner"] == en


def test_numbers_stay_numbers_and_a_hidden_card_stays_hidden() -> None:
    filled = speech.filled_in(GAME, "en", {"number": "7", "card": "hidden", "seat2": "none", "how": "must"}, PLAYERS)
    assert filled == {"number": 7, "card": "hidden", "seat2": "none", "seat2-is": "other", "how": "must"}


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_area_has_all_its_forms(language: str) -> None:
    texts: Texts = GAME.texts
    for number in range(1, 13):
        assert set(texts.forms(language, f"area-{number}")) == {"in", "from", "to", "power"}


@pytest.mark.parametrize("language", ["pl", "en"])
def test_no_two_cards_have_the_same_name(language: str) -> None:
    assert len(speech.card_names(GAME, language)) == len(GAME.rules.layout.cards)


@pytest.mark.parametrize(("count", "agents"), [(1, "1 agent: Ala"), (3, "3 agenci: Ala"), (12, "12 agentów: Ala")])
def test_polish_counts_of_agents(count: int, agents: str) -> None:
    assert GAME.texts.say("pl", "board-agents", count=count, name="Ala") == agents


def skip(table: Table, language: str) -> str:
    """What the seat that is asked reads last."""
    assert table.pending is not None
    (seat,) = table.pending.seats
    last = table.offered(seat)[-1]
    assert last.skip
    return speech.option_text(table, language, seat, last.id)


@pytest.mark.parametrize(
    ("card", "pl", "en"),
    [
        ("groat", "Pomiń agenta", "Skip the agent"),
        ("the-dysk", "Pomiń budynek", "Skip the building"),
        ("mr-gryle", "Pomiń skrytobójstwo", "Skip the assassination"),
        ("sergeant-angua", "Zostaw niepokoje", "Leave the trouble where it is"),
        ("hargas-house-of-ribs", "Zostaw pieniądze", "Leave the money"),
        ("mr-bent", "Pomiń zwój", "Skip the scroll"),
    ],
)
def test_what_is_skipped_is_named(card: str, pl: str, en: str) -> None:
    table = position({7: "1 2 !", 8: "1"}, hands=[card, "gaspode"])
    play(table, (RED, "play " + card))
    assert skip(table, "pl") == pl
    assert skip(table, "en") == en


def test_at_the_end_of_a_card_and_of_a_turn_that_is_what_is_ended() -> None:
    table = position({11: "1 H1"}, hands=["mr-bent gaspode"])
    play(table, (RED, "play mr-bent"), (RED, "scroll"))
    assert (skip(table, "pl"), skip(table, "en")) == ("Nie zagrywaj więcej kart", "Play no more cards")
    play(table, (RED, "go-on"))
    assert (skip(table, "pl"), skip(table, "en")) == ("Zakończ turę", "End the turn")


def test_enough_is_said_by_what_there_is_enough_of() -> None:
    table = position({1: "1", 2: "2 H2"}, hands=["the-bursar harry-king groat hex"], money=[10, 4])
    play(table, (RED, "play the-bursar"), (RED, "scroll"))
    assert (skip(table, "pl"), skip(table, "en")) == ("Nie stawiaj więcej agentów", "Place no more agents")
    table = position({}, hands=["harry-king groat hex"])
    begin_scroll(table, "harry-king")
    assert (skip(table, "pl"), skip(table, "en")) == ("Nie odrzucaj więcej kart", "Discard no more cards")
    table = position({2: "2 H2"}, hands=["the-fire-brigade groat"], money=[10, 9])
    begin_scroll(table, "the-fire-brigade")
    play(table, (YELLOW, "refuse"))
    assert (skip(table, "pl"), skip(table, "en")) == ("Okaż łaskę", "Be merciful")


def test_before_a_turn_ends_powers_are_named_and_without_one_it_just_ends() -> None:
    table = position({6: "1 H1", 10: "H1", 4: "H1", 1: "1 !"}, hands=["mr-bent gaspode"])
    play(table, (RED, "play mr-bent"), (RED, "go-on"), (RED, "go-on"))
    assert asked(table, "en") == (
        "Red: before your turn ends you can still use the Hippo ($2), the Isle of Gods (calm for $2)."
    )
    assert asked(table, "pl") == (
        "Red: przed końcem tury możesz użyć kart dzielnic: Hippo ($2), Wyspa Bogów (spokój za $2)."
    )
    play(table, (RED, "power 6"), (RED, "power 10"), (RED, "soothe 1"))
    assert asked(table, "en") == "Red: nothing is left to use, and the turn ends."
    assert asked(table, "pl") == "Red: nie masz już czego użyć i tura się kończy."


@pytest.mark.parametrize("card", ["doctor-mossy-lawn", "gaspode"])
def test_only_its_owner_reads_of_a_doctor_mossy_lawn_in_hand(card: str) -> None:
    table = position({1: "1"}, hands=["groat " + card])
    play(table, (RED, "play groat"), (RED, "go-on"))
    assert table.pending is not None
    assert table.pending.step == "end_turn"
    assert set(table.pending.facts.values()) == {"none"}
    assert ("still play Doctor Mossy Lawn" in asked(table, "en")) == (card == "doctor-mossy-lawn")


def test_what_cannot_be_built_says_what_is_missing() -> None:
    table = position({5: "1", 10: "1", 11: "1 H1", 7: "1 !"}, hands=["the-dysk gaspode"], money=[3])
    play(table, (RED, "play the-dysk"))  # the Scours and the Shades would cost $6, but in the Shades there is trouble
    assert asked(table, "en") == (
        "Red: The Dysk, the building symbol. You can build nowhere: you have $3, and the cheapest building costs $6."
    )
    assert asked(table, "pl") == (
        "Red: Teatr Dysk, symbol budynku. Nie stać cię na nic: masz $3, a najtańszy budynek kosztuje $6."
    )
    table = position({11: "1 H1", 7: "1 !"}, hands=["the-dysk gaspode"], money=[30])
    play(table, (RED, "play the-dysk"))
    assert "You can build nowhere: it takes an agent" in asked(table, "en")


def test_a_scroll_that_cannot_be_carried_out_says_why() -> None:
    table = position({1: "1"}, hands=["the-dean gaspode"])
    play(table, (RED, "play the-dean"))
    to_scroll(table)
    assert asked(table, "en").endswith("Not now: nobody is in Unreal Estate.")
    assert forced(table, "en", "go-on") == "The Dean: the scroll could not be carried out: nobody is in Unreal Estate."
    assert forced(table, "pl", "go-on") == "Dziekan: zwoju nie dało się wykonać: w Dzielnicy Magów nikogo nie ma."


def forced(table: Table, language: str, answer: str) -> str:
    """What the seat that is asked reads where it had no other answer."""
    assert table.pending is not None
    (seat,) = table.pending.seats
    assert [option.text for option in table.options(seat)] == [answer]
    return speech.forced_text(table, language, seat, answer)


def test_whoever_cannot_pay_reads_so() -> None:
    table = position({}, hands=["dr-whiteface groat"], money=[10, 4])
    begin_scroll(table, "dr-whiteface")
    assert forced(table, "en", "refuse") == "You could not pay Red $5: the card fills a place of your hand."
    assert forced(table, "pl", "refuse") == "Nie masz $5, których żąda Red: karta zajmuje ci miejsce na ręce."


def test_a_card_that_is_played_for_somebody_is_not_said_to_be_none() -> None:
    table = position({}, hands=["drumknott gaspode", "groat"])
    assert forced(table, "en", "play drumknott") == "Drumknott: the only card that you could play."
    assert forced(table, "pl", "play drumknott") == "Drumknott: tylko tę kartę można było zagrać."
    table = position({}, hands=["gaspode", "groat"])
    assert forced(table, "en", "go-on") == "None of your cards could be played."
    assert forced(table, "pl", "go-on") == "Żadnej z twoich kart nie można było zagrać."


# Where everybody can always be placed, nothing can be missing.
ALWAYS = {"place_anywhere_no_trouble", "place_2_near_unreal_estate", "place_1_near_unreal_estate"}


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_scroll_that_can_be_impossible_says_when(language: str) -> None:
    demanding = {effect for effect, each in BY_EFFECT.items() if type(each).usable is not Scroll.usable}
    silent = {effect for effect in BY_EFFECT if "not" not in GAME.texts.forms(language, f"effect-{effect}")}
    assert silent == set(BY_EFFECT) - demanding | ALWAYS


def test_a_scroll_that_strikes_somebody_is_told_to_them() -> None:
    table = position({}, hands=["dr-whiteface groat", "wallace-sonky"])
    begin_scroll(table, "dr-whiteface")
    assert asked(table, "en") == (
        "Yellow: Red demands $5 of you, or the card fills a place of your hand (Dr Whiteface). React or let it happen."
    )
    assert asked(table, "pl") == (
        "Yellow: Red żąda od ciebie $5, inaczej karta zajmie miejsce na twojej ręce (karta Doktor Białolicy). "
        "Zareaguj albo na to pozwól."
    )
    assert option(table, "en", "react wallace-sonky") == "Wallace Sonky: the scroll stops here"
    table = position({}, hands=["mr-boggis groat", "wallace-sonky"])
    begin_scroll(table, "mr-boggis")
    assert option(table, "en", "react wallace-sonky") == "Wallace Sonky: the scroll passes you by"
    table = position({}, hands=["mr-boggis groat", "hex"])
    begin_scroll(table, "mr-boggis")
    assert asked(table, "en") == "Yellow: Red takes $2 from you, or all that you have (Mr Boggis)."


def test_whoever_must_pay_reads_whom_and_whoever_must_sell_what() -> None:
    table = position({}, seats=3, hands=["hubert", "hex", ""], money=[9, 9, 0])
    begin_scroll(table, "hubert")  # Yellow alone has money
    play(table, (RED, "player 3"))
    assert asked(table, "en") == "Yellow: Red makes you pay Green $3, or all that you have (Hubert)."
    card = next(card.id for card in CARDS if card.effect == "buy_building_no_trouble")
    table = position({5: "2 H2"}, hands=[card + " groat", "hex"], money=[30])
    begin_scroll(table, card)
    play(table, (RED, "choose_buy 5"))
    assert asked(table, "en").startswith("Yellow: Red buys your building in the Scours for $6 (")


def test_who_trades_places_reads_with_whom() -> None:
    table = position({1: "1", 5: "2"}, hands=["the-bursar groat", "gaspode"], edition="english")
    begin_scroll(table, "the-bursar")
    play(table, (RED, "swap-first 5:2"), (RED, "swap-second 1:1"))
    assert asked(table, "en") == (
        "Yellow: Red wants your agent from the Scours to trade places with Red’s agent from Dolly Sisters "
        "(The Bursar). React or let it happen."
    )
    assert option(table, "en", "react gaspode") == "Gaspode: the scroll stops here"


def test_a_dragon_asks_to_save_only_what_can_be_saved() -> None:
    table = position(
        {7: "1 H2", 4: "H1"}, hands=["rincewind susan", "hex"], events="dragon", dice=[falls(7)], money=[20, 20]
    )
    play(table, (RED, "play rincewind"))
    assert asked(table, "en") == (
        "Red: The Dragon in the Shades! What you have there is about to go. Save what you can or let it happen."
    )
    assert option(table, "en", "shield") == "Pay $3, the agent stays"
    assert option(table, "pl", "react susan") == "Susan: twój agent zostaje"
    table = position({7: "1"}, hands=["rincewind hex"], events="dragon", dice=[falls(7)])
    play(table, (RED, "play rincewind"))
    assert asked(table, "pl") == "Red: Smok w Mrokach! Zaraz zniknie to, co tam masz."


@pytest.mark.parametrize("language", ["pl", "en"])
def test_each_scroll_that_strikes_has_words_of_its_own(language: str) -> None:
    """AM.R6: what somebody is asked about first; two let others pay $3, and two buy a building."""
    striking = """take_3_from_one take_2_from_each each_gives_1_or_card victim_gives_2_cards
        five_dollars_or_hand_penalty five_dollars_or_lose_building sell_card_for_2 swap_hands look_and_discard
        steal_one_of_two_random each_other_removes_own pay_2_other_player_removes force_payment_3
        buy_building_no_trouble"""
    values: dict[str, str | int] = {"seat": "!", "seat2": "Ala", "seat3": "Ola", "card": "!", "building-in": "there"}
    effects = striking.split()
    said = {GAME.texts.say(language, "prompt-text_window", text=e, can="none", number=6, **values) for e in effects}
    assert len(said) == len(effects)


def test_whoever_is_chosen_reads_for_what() -> None:
    table = position({}, seats=3, hands=["rosie-palm groat", "hex", ""])
    begin_scroll(table, "rosie-palm")
    assert asked(table, "en") == "Red: Rosie Palm. Choose who must buy a card of yours for $2."
    assert asked(table, "pl") == "Red: Rosie Palm. Wybierz, kto musi kupić od ciebie kartę za $2."
    table = position({7: "2 3 !"}, seats=3, hands=["cosmo-lavish", "", ""])
    begin_scroll(table, "cosmo-lavish")
    assert asked(table, "en").startswith("Red: choose who kills for you for $2.")
    assert option(table, "en", "pay 2") == "Yellow kills for $2"
    assert option(table, "pl", "pay 2") == "Yellow zabija za $2"


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_scroll_that_chooses_among_players_says_for_what(language: str) -> None:
    choosing = """take_3_from_one herennow_roll five_dollars_or_hand_penalty five_dollars_or_lose_building
        victim_gives_2_cards look_and_discard steal_one_of_two_random sell_card_for_2 swap_hands"""
    said = {effect for effect in BY_EFFECT if "whom" in GAME.texts.forms(language, f"effect-{effect}")}
    assert said == set(choosing.split())


def test_with_all_agents_out_the_question_is_which_one_moves() -> None:
    table = position({5: " ".join("1" * 12), 7: "!"}, hands=["groat the-post-office"])
    play(table, (RED, "play groat"))
    assert asked(table, "en").endswith("All 12 of your agents are out: which one moves? Choose it or skip.")
    assert option(table, "en", "lift 5") == "Move the one in the Scours"
    assert option(table, "pl", "lift 5") == "Przenieś agenta z Szorów"


def test_of_several_agents_the_one_that_goes_is_taken() -> None:
    table = position({5: "1 !", 7: "1 !"}, hands=["rincewind"], events="")
    begin_scroll(table, "rincewind")
    assert option(table, "en", "move_from 5") == "Take the one in the Scours"
    assert option(table, "pl", "move_from 7") == "Weź agenta z Mroków"


def to_reader(event: dict[str, Any], language: str, reader: int) -> str:
    return speech.event_text(GAME, language, event, PLAYERS, reader)


def test_what_happens_is_told_to_you() -> None:
    table = position({7: "1 2 !"}, hands=["mr-gryle", "susan"])
    play(table, (RED, "play mr-gryle"), (RED, "kill 7:2"))
    assert speech.prompt(table, "pl", YELLOW, "!").startswith("!: Red chce usunąć twojego agenta")
    play(table, (YELLOW, "react susan"), (RED, "take-money"))
    (reacted,) = events(table, "reacted")
    assert to_reader(reacted, "pl", YELLOW) == "Reagujesz kartą: Susan."
    assert to_reader(reacted, "en", RED) == "Yellow reacts with Susan."
    (earned,) = events(table, "earned")
    assert to_reader(earned, "en", RED) == "You take $1 from the bank."


def test_between_two_the_reader_may_be_either() -> None:
    table = position({}, seats=3, hands=["mr-boggis groat", "", ""], money=[0, 5, 0])
    begin_scroll(table, "mr-boggis")
    (took,) = events(table, "took")
    assert took == {"event": "took", "seat": RED, "seat2": YELLOW, "number": 2}
    assert to_reader(took, "en", RED) == "Yellow pays you $2."
    assert to_reader(took, "en", YELLOW) == "You pay Red $2."
    assert to_reader(took, "en", 2) == "Yellow pays $2 to Red."
    assert to_reader(took, "pl", RED) == "Yellow płaci ci $2."


def test_figures_are_yours() -> None:
    gone = {"event": "removed", "area": 7, "owner": YELLOW}
    assert to_reader(gone, "en", YELLOW) == "Off the board: your agent from the Shades."
    assert to_reader(gone, "pl", YELLOW) == "Znika z Mroków twój agent."


def test_every_event_that_names_a_seat_can_speak_to_it() -> None:
    values = {"area": 1, "area2": 2, "card": "hex", "number": 3, "owner": TROLL, "seat2": YELLOW}
    for event in GAME.rules.events:
        names = [part.name for part in event.args]
        if "seat" in names and event.name != "show":
            told = {"event": event.name} | {name: values[name] for name in names if name in values}
            for language in ("pl", "en"):
                assert "Red" not in to_reader({**told, "seat": RED}, language, RED), event.name
                assert "Red" in to_reader({**told, "seat": RED}, language, YELLOW), event.name


@pytest.mark.parametrize(("language", "you"), [("pl", "Ty"), ("en", "You")])
def test_the_board_speaks_to_whoever_looks(language: str, you: str) -> None:
    for text in ("control", "building", "agents", "built-by", "held-by", "plays"):
        said = GAME.texts.say(language, f"board-{text}", name=you, count=2)
        assert you not in said.removeprefix("You have").removeprefix("You play"), text
        assert "Ala" in GAME.texts.say(language, f"board-{text}", name="Ala", count=2)
