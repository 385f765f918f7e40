"""Who knows what, in small scenarios made by hand.

Two seats and a spectator (2). Places are written like in views: "hand/0", "under:1".
"""

from __future__ import annotations

import pytest

from stolik.engine.errors import BadGame
from stolik.engine.kit import Rng
from stolik.engine.knowledge import Knowledge
from stolik.engine.layout import ALL, NOBODY, OWNER, Layout
from stolik.engine.loop import settle
from stolik.engine.parts import Parts
from stolik.engine.rules import Rules
from stolik.engine.state import State, Watch, blank
from stolik.engine.steps import Auto, Shuffle
from stolik.engine.views import view, worlds_of

SPECTATOR = 2


class Stay(Auto):
    """A step that ends the game: what was pending has run."""

    def run(self, g: State) -> None:
        g.finish()


LAYOUT = Layout(list("abcdefgh"), 2)
DECK = LAYOUT.bag("deck", NOBODY)
HAND = LAYOUT.bags("hand", OWNER)
FIELD = LAYOUT.bag("field", ALL)
PILE = LAYOUT.rows("pile", ALL, 8)
HEAP = LAYOUT.row("heap", ALL, 8)
UNDER = LAYOUT.row("under", NOBODY, 8)
PARTS = Parts(LAYOUT)
SHUFFLE = PARTS.step(Shuffle())
STAY = PARTS.step(Stay())
SHELF = LAYOUT.rows("shelf", OWNER, 8)
VAULT = LAYOUT.rows("vault", NOBODY, 8)
RULES = Rules(LAYOUT, PARTS)


class Scene(Watch):
    """Cards laid out, and what everybody knows of them while they move."""

    def __init__(self, **zones: str) -> None:
        self.g = blank(LAYOUT, 2)
        for label, cards in zones.items():
            for card in cards:
                self.g.lay(zone(label), LAYOUT.cards.index(card))
        self.knowledge = Knowledge.begin(self.g)
        self.g.watch = self

    def moved(self, g: State, card: int, source: int, place: int, target: int) -> None:
        self.knowledge.moved(g, card, source, place, target)

    def shuffled(self, g: State, zone: int) -> None:
        self.knowledge.shuffled(g, zone)

    def lacked(self, g: State, zone: int, cards: list[int]) -> None:
        self.knowledge.lacked(g, zone, cards)

    def deny(self, where: str, cards: str) -> None:
        self.g.lacks(zone(where), [LAYOUT.cards.index(card) for card in cards])

    def move(self, card: str, source: str, target: str) -> None:
        self.g.move(LAYOUT.cards.index(card), zone(source), zone(target))

    def shuffle(self, row: str, seed: int = 1) -> None:
        self.g.then(STAY)
        self.g.then(SHUFFLE, zone(row), self.g.count(zone(row)) - 1)
        settle(RULES, self.g, Rng(seed))

    def where(self, observer: int, card: str) -> list[str]:
        """The places that the observer thinks possible, none if it knows nothing."""
        return [
            LAYOUT.zones[number].label + (f":{spot}" if spot >= 0 else "")
            for number, spot in self.knowledge.where(observer, LAYOUT.cards.index(card))
        ]

    def everybody(self, card: str) -> list[list[str]]:
        return [self.where(observer, card) for observer in range(3)]


def zone(label: str) -> int:
    """`hand_1` or "hand/1" is the second hand."""
    return next(n for n, z in enumerate(LAYOUT.zones) if z.label == label.replace("_", "/"))


# --- seeing ---------------------------------------------------------------------------------------


def test_at_the_beginning_one_knows_what_one_sees() -> None:
    scene = Scene(deck="ab", hand_0="c", field="d", under="ef")
    assert scene.everybody("a") == [[], [], []]
    assert scene.everybody("c") == [["hand/0"], [], []]
    assert scene.everybody("d") == [["field"], ["field"], ["field"]]
    assert scene.everybody("e") == [[], [], []]


def test_at_the_beginning_an_owner_knows_the_order_of_the_own_row() -> None:
    scene = Scene(shelf_0="abc")
    assert [scene.where(0, card) for card in "abc"] == [["shelf/0:0"], ["shelf/0:1"], ["shelf/0:2"]]
    assert [scene.where(1, card) for card in "abc"] == [[], [], []]


def test_a_card_dealt_is_known_to_its_owner() -> None:
    scene = Scene(deck="ab")
    scene.move("a", "deck", "hand/1")
    assert scene.everybody("a") == [[], ["hand/1"], []]


def test_a_card_from_an_open_place_stays_known() -> None:
    scene = Scene(field="a", deck="bcd")
    scene.move("a", "field", "hand/0")
    assert scene.everybody("a") == [["hand/0"]] * 3
    scene.move("a", "hand/0", "under")
    assert scene.everybody("a") == [["under:0"]] * 3


def test_a_card_that_is_shown_is_known_to_all() -> None:
    scene = Scene(hand_0="ab")
    scene.knowledge.revealed = False
    scene.move("a", "hand/0", "field")
    assert scene.everybody("a") == [["field"]] * 3
    assert scene.knowledge.revealed


def test_a_card_that_all_know_reveals_nothing_when_it_moves() -> None:
    scene = Scene(field="ab")
    scene.knowledge.revealed = False
    scene.move("a", "field", "pile/1")
    assert not scene.knowledge.revealed


def test_an_unseen_move_of_unknown_cards_reveals_nothing() -> None:
    scene = Scene(deck="abc")
    scene.knowledge.revealed = False
    scene.move("a", "deck", "under")
    assert not scene.knowledge.revealed
    assert scene.everybody("a") == [[], [], []]


# --- getting lost among others ----------------------------------------------------------------------


def blurred() -> Scene:
    """The others know b in hand 0, which holds an unknown card too; one of the two goes under the deck."""
    scene = Scene(hand_0="a", field="b", deck="cd")
    scene.move("b", "field", "hand/0")
    scene.move("a", "hand/0", "under")
    return scene


def test_a_known_card_gets_lost_when_one_of_several_moves_unseen() -> None:
    scene = blurred()
    assert scene.where(0, "b") == ["hand/0"]
    assert scene.where(0, "a") == ["under:0"]
    for observer in (1, SPECTATOR):
        assert scene.where(observer, "b") == ["hand/0", "under:0"]
        assert scene.where(observer, "a") == []


def test_the_only_card_does_not_get_lost() -> None:
    scene = Scene(field="a", deck="bc")
    scene.move("a", "field", "hand/0")
    scene.move("a", "hand/0", "under")
    assert scene.everybody("a") == [["under:0"]] * 3


def test_it_is_certain_again_when_it_shows_up() -> None:
    scene = blurred()
    scene.move("b", "hand/0", "field")
    assert scene.everybody("b") == [["field"]] * 3


def test_it_is_certain_again_when_the_place_is_empty() -> None:
    """Both were known; when one shows up the other must be the one that went under."""
    scene = Scene(field="ab", deck="cd")
    scene.move("a", "field", "hand/0")
    scene.move("b", "field", "hand/0")
    scene.move("a", "hand/0", "under")
    assert scene.where(1, "a") == scene.where(1, "b") == ["hand/0", "under:0"]
    scene.move("b", "hand/0", "field")
    assert scene.everybody("a") == [["under:0"]] * 3


def test_it_is_certain_again_when_the_place_is_full_of_others() -> None:
    """a is in hand 0 or under the deck; then b leaves the hand, and the one card left there is c."""
    scene = Scene(field="abc", deck="d")
    scene.move("a", "field", "hand/0")
    scene.move("b", "field", "hand/0")
    scene.move("a", "hand/0", "under")
    scene.move("c", "field", "hand/0")
    assert scene.where(1, "a") == ["hand/0", "under:0"]
    scene.move("b", "hand/0", "field")
    assert scene.everybody("c") == [["hand/0"]] * 3
    assert scene.everybody("a") == [["under:0"]] * 3


def test_one_certain_card_can_make_others_certain() -> None:
    """b is seen in the spot where c could have been too."""
    scene = Scene(field="bc", hand_0="a", deck="d")
    scene.move("b", "field", "hand/0")
    scene.move("c", "field", "hand/0")
    scene.move("b", "hand/0", "under")
    assert scene.where(1, "c") == ["hand/0", "under:0"]
    scene.move("b", "under", "field")
    scene.move("b", "field", "under")
    assert scene.where(1, "c") == ["hand/0"]


def test_a_hand_that_is_put_away_whole_leaves_only_the_spots() -> None:
    scene = Scene(field="abc", deck="d")
    for card in "abc":
        scene.move(card, "field", "hand/0")
    for card in "bac":
        scene.move(card, "hand/0", "under")
    for card in "abc":
        assert scene.where(1, card) == ["under:0", "under:1", "under:2"]
    assert [scene.where(0, card) for card in "bac"] == [["under:0"], ["under:1"], ["under:2"]]


def test_a_card_known_in_a_bag_may_be_the_one_that_is_drawn() -> None:
    scene = Scene(field="a", deck="bc")
    scene.move("a", "field", "deck")
    scene.move("b", "deck", "hand/1")
    assert scene.where(0, "a") == ["deck", "hand/1"]
    assert scene.where(1, "a") == ["deck"]
    assert scene.where(1, "b") == ["hand/1"]
    assert scene.where(SPECTATOR, "a") == ["deck", "hand/1"]


def test_who_works_out_where_a_card_lies_has_not_seen_it_move() -> None:
    """b or another card went under the deck; it comes back to the hand. Now b is there in any case, but
    an event that named b would tell that it was b that went."""
    scene = Scene(hand_0="a", field="b", deck="cd")
    scene.move("b", "field", "hand/0")
    scene.move("b", "hand/0", "under")
    scene.move("b", "under", "hand/0")
    b = LAYOUT.cards.index("b")
    assert scene.everybody("b") == [["hand/0"]] * 3
    assert [scene.knowledge.recognises(observer, b) for observer in range(3)] == [True, False, False]
    scene.move("a", "hand/0", "field")
    assert all(scene.knowledge.recognises(observer, b) for observer in range(3))


# --- hidden rows ------------------------------------------------------------------------------------


def test_a_hidden_row_closes_up() -> None:
    scene = Scene(under="ab", field="cd", deck="e")
    scene.move("c", "field", "under")
    scene.move("d", "field", "under")
    assert scene.where(1, "c") == ["under:2"]
    scene.move("a", "under", "hand/0")
    assert scene.everybody("c") == [["under:1"]] * 3
    assert scene.everybody("d") == [["under:2"]] * 3
    scene.move("c", "under", "hand/1")
    assert scene.everybody("c") == [["hand/1"]] * 3  # all have seen which spot was emptied
    assert scene.everybody("d") == [["under:1"]] * 3


def test_what_may_have_lain_in_an_emptied_spot_is_where_it_went() -> None:
    scene = blurred()  # b is in hand 0 or under:0
    scene.move("a", "under", "hand/1")
    assert scene.where(SPECTATOR, "b") == ["hand/0", "hand/1"]
    assert scene.where(1, "b") == ["hand/0"]  # seat 1 saw that it drew a
    assert scene.where(0, "a") == ["hand/1"]  # seat 0 had put it there


def test_a_row_may_be_emptied_in_the_middle() -> None:
    scene = Scene(field="abc")
    for card in "abc":
        scene.move(card, "field", "under")
    scene.move("b", "under", "field")
    assert [scene.where(1, card) for card in "abc"] == [["under:0"], ["field"], ["under:1"]]


def test_a_card_may_go_to_the_other_end_of_its_own_hidden_row() -> None:
    scene = Scene(field="abc")
    for card in "abc":
        scene.move(card, "field", "under")
    scene.move("a", "under", "under")
    assert [scene.where(1, card) for card in "bca"] == [["under:0"], ["under:1"], ["under:2"]]


def test_the_last_card_of_a_hidden_row_may_be_laid_where_it_was() -> None:
    scene = Scene(shelf_0="ab")
    scene.move("b", "shelf/0", "shelf/0")
    assert [scene.where(0, card) for card in "ab"] == [["shelf/0:0"], ["shelf/0:1"]]


# --- shuffled rows ----------------------------------------------------------------------------------


def shown(scene: Scene, observer: int, label: str) -> list[str | None]:
    data = view(RULES, scene.g, scene.knowledge, observer)
    name, _, index = label.partition("/")
    row: list[str | None] = data[name][int(index)] if index else data[name]
    return row


def names(scene: Scene, label: str) -> list[str]:
    return [LAYOUT.cards[card] for card in scene.g.cards(zone(label))]


def test_of_a_shuffled_pile_the_others_see_the_top() -> None:
    scene = Scene(pile_0="abcd")
    scene.shuffle("pile/0")
    order = names(scene, "pile/0")
    assert sorted(order) == list("abcd")
    assert shown(scene, 0, "pile/0") == order  # the owner looks through the own pile
    for observer in (1, SPECTATOR):
        assert shown(scene, observer, "pile/0") == [None, None, None, order[3]]
        data = view(RULES, scene.g, scene.knowledge, observer)
        places = ["pile/0:0", "pile/0:1", "pile/0:2"]
        assert data["unsure"] == [{"cards": sorted(order[:3]), "places": places}]


def test_a_card_on_top_of_a_shuffled_pile_is_in_its_place() -> None:
    scene = Scene(pile_0="abcd", field="e")
    scene.shuffle("pile/0")
    scene.move("e", "field", "pile/0")
    assert shown(scene, 1, "pile/0") == [None, None, None, *names(scene, "pile/0")[3:]]


def test_what_comes_to_the_top_of_a_shuffled_pile_is_seen() -> None:
    scene = Scene(pile_0="abcd")
    scene.shuffle("pile/0")
    order = names(scene, "pile/0")
    scene.knowledge.revealed = False
    scene.move(order[3], "pile/0", "field")
    assert shown(scene, 1, "pile/0") == [None, None, order[2]]
    assert scene.knowledge.revealed
    scene.move(order[2], "pile/0", "field")
    assert shown(scene, 1, "pile/0") == order[:2]  # one is seen, so the other is known


def test_a_card_taken_from_below_leaves_the_rest_in_doubt() -> None:
    scene = Scene(pile_0="abcd", field="e")
    scene.shuffle("pile/0")
    scene.move("e", "field", "pile/0")
    order = names(scene, "pile/0")
    scene.knowledge.revealed = False
    scene.move(order[1], "pile/0", "field")
    assert shown(scene, 1, "pile/0") == [None, None, *order[3:]]
    scene.move(order[0], "pile/0", "field")
    assert shown(scene, 1, "pile/0") == order[2:]


def test_two_shuffled_cards_are_known_by_the_top() -> None:
    scene = Scene(pile_0="ab")
    scene.shuffle("pile/0")
    assert shown(scene, 1, "pile/0") == names(scene, "pile/0")


def test_nobody_looks_through_a_shuffled_row_that_nobody_owns() -> None:
    scene = Scene(heap="abcd")
    scene.shuffle("heap")
    for observer in (0, 1, SPECTATOR):
        assert shown(scene, observer, "heap") == [None, None, None, names(scene, "heap")[3]]


def test_a_shuffled_hidden_row_tells_no_names() -> None:
    """Known cards in it get lost among all its spots; unknown ones stay unknown."""
    scene = Scene(under="ab", field="c", deck="d")
    scene.move("c", "field", "under")
    scene.shuffle("under")
    for observer in (0, 1, SPECTATOR):
        assert scene.where(observer, "a") == scene.where(observer, "b") == []
        assert scene.where(observer, "c") == ["under:0", "under:1", "under:2"]
        assert shown(scene, observer, "under") == [None, None, None]
        data = view(RULES, scene.g, scene.knowledge, observer)
        assert data["unsure"] == [{"cards": ["c"], "places": ["under:0", "under:1", "under:2"]}]


def test_the_owner_of_a_hidden_row_sees_its_new_order() -> None:
    scene = Scene(shelf_0="abcd")
    scene.shuffle("shelf/0")
    order = names(scene, "shelf/0")
    assert [scene.where(0, card) for card in order] == [[f"shelf/0:{spot}"] for spot in range(4)]
    assert shown(scene, 1, "shelf/0") == [None] * 4


@pytest.mark.parametrize(
    ("row", "top", "below"),
    [
        ("pile/1", [0, 1, 2], [1]),
        ("heap", [0, 1, 2], []),
        ("under", [], []),
        ("shelf/0", [0], [0]),
        ("vault/1", [], []),
    ],
)
def test_who_sees_the_results_of_a_shuffle(row: str, top: list[int], below: list[int]) -> None:
    g = Scene(**{row.replace("/", "_"): "abcd"}).g
    for spot, observers in ((3, top), (2, below), (1, below)):
        g.then(SHUFFLE, zone(row), spot)
        seen = RULES.steps[g.pending_step()].seen_by(g)
        assert [observer for observer in range(3) if seen & 2**observer] == observers
        g.drop()


# --- being told where a card is not ----------------------------------------------------------------


def test_a_card_that_is_denied_may_lie_wherever_else_there_is_one_unknown() -> None:
    scene = Scene(hand_0="a", hand_1="b", deck="cd", under="ef", field="g")
    scene.deny("hand/1", "c")
    assert scene.everybody("c") == [
        ["deck", "under:0", "under:1"],  # seat 0 knows its own hand
        [],  # seat 1 knew it all along
        ["deck", "hand/0", "under:0", "under:1"],
    ]
    assert scene.everybody("d") == [[], [], []]
    assert scene.knowledge.revealed


def test_a_card_that_is_denied_everywhere_else_is_certain() -> None:
    scene = Scene(hand_0="a", hand_1="b", deck="cd", under="e")
    scene.deny("hand/1", "c")
    scene.deny("under", "c")
    assert scene.everybody("c") == [["deck"], ["deck", "hand/0"], ["deck", "hand/0"]]


def test_a_card_that_one_can_place_roughly_is_not_where_it_is_denied() -> None:
    scene = blurred()  # b is in hand 0 or under the deck
    scene.deny("under", "b")
    assert scene.everybody("b") == [["hand/0"]] * 3


def test_who_cannot_see_a_zone_learns_nothing_of_cards_that_it_knows() -> None:
    scene = Scene(hand_0="a", hand_1="b", deck="cd", field="e")
    scene.knowledge.revealed = False
    before = scene.knowledge.to_json()
    scene.deny("hand/1", "e")
    scene.deny("field", "c")
    assert not scene.knowledge.revealed
    assert scene.knowledge.to_json() == before


def test_a_card_may_come_to_where_it_was_denied() -> None:
    """It is the one card that seat 1 draws, or it is not."""
    scene = Scene(hand_0="a", hand_1="b", deck="cde")
    scene.deny("hand/1", "c")
    scene.move("d", "deck", "hand/1")
    assert scene.where(0, "c") == ["deck", "hand/1"]
    assert scene.where(1, "c") == []
    assert scene.where(SPECTATOR, "c") == ["deck", "hand/0", "hand/1"]


def test_it_does_not_come_from_where_it_cannot_have_been() -> None:
    scene = Scene(hand_0="a", hand_1="b", deck="cd", under="ef")
    for where in ("hand/1", "under"):
        scene.deny(where, "c")
    scene.move("f", "under", "hand/1")
    assert scene.where(0, "c") == ["deck"]
    scene = Scene(hand_0="a", hand_1="b", deck="cd", field="e")
    scene.deny("hand/1", "c")
    scene.move("e", "field", "hand/1")
    assert scene.where(0, "c") == ["deck"]  # all saw what went there


def test_one_can_count_what_was_denied() -> None:
    """Of the three cards that seat 0 has not seen two are not in the other's hand: so the third is."""
    scene = Scene(hand_0="a", hand_1="b", deck="cd", field="efgh")
    scene.deny("hand/1", "c")
    assert scene.everybody("b") == [[], ["hand/1"], []]
    scene.deny("hand/1", "d")
    assert scene.everybody("b") == [["hand/1"], ["hand/1"], []]
    assert scene.where(0, "c") == scene.where(0, "d") == ["deck"]


def test_one_goes_on_counting() -> None:
    """A card of the other's hand is shown, and the only one that can be the second is found out."""
    scene = Scene(hand_0="a", hand_1="bc", deck="de", field="fgh")
    scene.deny("hand/1", "de")
    assert [scene.where(0, card) for card in "bcde"] == [["hand/1"], ["hand/1"], ["deck"], ["deck"]]
    scene = Scene(hand_0="a", hand_1="bc", deck="def", field="gh")
    scene.deny("hand/1", "de")
    assert [scene.where(0, card) for card in "bcdef"] == [[], [], ["deck"], ["deck"], []]
    scene.move("f", "deck", "field")
    assert [scene.where(0, card) for card in "bc"] == [["hand/1"], ["hand/1"]]


def test_nobody_counts_before_something_was_denied() -> None:
    scene = Scene(hand_0="a", hand_1="b", deck="cd", field="efgh")
    scene.move("c", "deck", "field")
    scene.move("d", "deck", "field")
    assert scene.where(0, "b") == []


def test_what_was_denied_is_saved() -> None:
    scene = Scene(hand_0="a", hand_1="bc", deck="def", field="gh")
    assert "denied" not in scene.knowledge.to_json()
    scene.deny("hand/1", "de")
    twin = Scene(hand_0="a", hand_1="bc", deck="def", field="gh")
    twin.knowledge = Knowledge.from_json(twin.g, scene.knowledge.to_json())
    for one in (scene, twin):
        one.move("f", "deck", "field")
    assert twin.everybody("b") == scene.everybody("b") == [["hand/1"], ["hand/1"], []]
    assert twin.knowledge.to_json() == scene.knowledge.to_json() == twin.knowledge.clone().to_json()


def test_a_view_tells_what_was_denied() -> None:
    scene = Scene(hand_0="a", hand_1="b", deck="cd", under="e", field="fgh")
    scene.deny("hand/1", "cd")
    scene.g.finish()
    data = view(RULES, scene.g, scene.knowledge, 0)
    assert data["unsure"] == [{"cards": ["c", "d"], "places": ["deck", "under:0"]}]
    for seed in range(20):
        world = worlds_of(RULES, data, 0).sample(Rng(seed))
        assert not {2, 3} & set(world.cards(zone("hand/1")))


def test_it_is_a_mistake_to_deny_what_is_there() -> None:
    scene = Scene(hand_0="a")
    with pytest.raises(BadGame, match="a lies in hand/0"):
        scene.deny("hand/0", "a")


# --- keeping ----------------------------------------------------------------------------------------


def test_a_clone_goes_its_own_way() -> None:
    scene = blurred()
    twin = scene.knowledge.clone()
    before = twin.to_json()
    scene.move("b", "hand/0", "field")
    assert twin.to_json() == before
    assert scene.knowledge.to_json() != before


def test_knowledge_can_be_saved() -> None:
    scene = blurred()
    twin = Knowledge.from_json(scene.g, scene.knowledge.to_json())
    assert twin.to_json() == scene.knowledge.to_json()
    assert twin.where(1, 1) == scene.knowledge.where(1, 1)
