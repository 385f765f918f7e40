"""The scrolls by their effects (AM.effect.*)."""

from __future__ import annotations

from typing import Final

from stolik.games.ankhmorpork.scroll import Scroll
from stolik.games.ankhmorpork.scroll_buildings import BuildHalf, BuyQuiet, BuyTroubled, PlaceTrouble, SpreadTrouble
from stolik.games.ankhmorpork.scroll_cards import (
    DiscardAnyForOne,
    DiscardAnyForTwo,
    DiscardOneScroll,
    DiscardThreeRefill,
    DrawFour,
    DrawFromDiscard,
    DrawPerBuilding,
    DrawThree,
    DrawTwo,
    EachGives,
    LookAndDiscard,
    SellCard,
    StealOneOfTwo,
    SwapHands,
    VictimGivesTwo,
)
from stolik.games.ankhmorpork.scroll_dice import Dibbler, Errol, Herennow
from stolik.games.ankhmorpork.scroll_figures import (
    Auditors,
    Carcer,
    Cosmo,
    Dean,
    MoveEnemy,
    MoveOwnAnywhere,
    MoveOwnOut,
    PayAndKill,
    PayAndMove,
    SwapFigures,
)
from stolik.games.ankhmorpork.scroll_money import (
    EarnAtTrouble,
    EarnPerBuilding,
    EarnPerFigureIsle,
    EarnPerTrouble,
    ForcePayment,
    Loan,
    TakeThreeFromOne,
    TakeTwoFromEach,
)
from stolik.games.ankhmorpork.scroll_people import Peek, SwapPersonality
from stolik.games.ankhmorpork.scroll_placing import (
    PlaceAtBuilding,
    PlaceAtTrouble,
    PlaceNearUnreal,
    PlaceQuietly,
    PlaceTwoNearUnreal,
    PlaceTwoOrdinary,
)
from stolik.games.ankhmorpork.scroll_threats import FireBrigade, HandPenalty

# By the keys of the cards; `play_two_cards` is in play.py, which knows how a card is played.
BY_EFFECT: Final[dict[str, Scroll]] = {
    "take_2_from_each": TakeTwoFromEach(),
    "loan": Loan(),
    "victim_gives_2_cards": VictimGivesTwo(),
    "each_gives_1_or_card": EachGives(),
    "earn_1_per_figure_isle": EarnPerFigureIsle(),
    "move_enemy_adjacent": MoveEnemy(),
    "dibbler_roll": Dibbler(),
    "peek_unused_personalities": Peek(),
    "five_dollars_or_hand_penalty": HandPenalty(),
    "five_dollars_or_lose_building": FireBrigade(),
    "draw_4_random_from_discard": DrawFromDiscard(),
    "draw_3": DrawThree(),
    "herennow_roll": Herennow(),
    "discard_any_for_2": DiscardAnyForTwo(),
    "take_3_from_one": TakeThreeFromOne(),
    "discard_1": DiscardOneScroll(),
    "draw_4": DrawFour(),
    "discard_any_for_1": DiscardAnyForOne(),
    "earn_1_per_trouble": EarnPerTrouble(),
    "sell_card_for_2": SellCard(),
    "move_own_out_of_trouble": MoveOwnOut(),
    "swap_personality": SwapPersonality(),
    "draw_2": DrawTwo(),
    "pay_2_other_player_removes": Cosmo(),
    "remove_from_unreal_estate": Dean(),
    "pay_2_assassinate": PayAndKill(),
    "place_2_ordinary": PlaceTwoOrdinary(),
    "swap_two_figures": SwapFigures(),
    "look_and_discard": LookAndDiscard(),
    "roll_two_remove": Carcer(),
    "swap_hands": SwapHands(),
    "earn_1_per_building": EarnPerBuilding(),
    "move_own_anywhere": MoveOwnAnywhere(),
    "place_anywhere_no_trouble": PlaceQuietly(),
    "discard_3_refill": DiscardThreeRefill(),
    "each_other_removes_own": Auditors(),
    "buy_building_no_trouble": BuyQuiet(),
    "build_half_price": BuildHalf(),
    "place_at_own_building": PlaceAtBuilding(),
    "place_2_near_unreal_estate": PlaceTwoNearUnreal(),
    "place_1_near_unreal_estate": PlaceNearUnreal(),
    "earn_2_per_figure_troubled_area": EarnAtTrouble(),
    "place_at_trouble": PlaceAtTrouble(),
    "steal_one_of_two_random": StealOneOfTwo(),
    "buy_building_trouble": BuyTroubled(),
    "place_trouble_anywhere": PlaceTrouble(),
    "pay_2_move_own_anywhere": PayAndMove(),
    "force_payment_3": ForcePayment(),
    "spread_trouble": SpreadTrouble(),
    "errol_roll": Errol(),
    "draw_per_own_building": DrawPerBuilding(),
}
