"""What programs are shown of a game: all that a seat knows and nothing else, turned to that seat."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from stolik.engine.batch import Rows
from stolik.engine.encoding import Encoding
from stolik.engine.errors import BadGame, IllegalAction
from stolik.engine.imagining import imagined
from stolik.engine.kit import Options, Rng
from stolik.engine.loop import options_of
from stolik.engine.playing import Playing
from stolik.engine.steps import Choice
from stolik.engine.table import Table
from stolik.engine.views import state_hash, worlds_of

from .games import Case
from .play import decisions, played_out, walk

SAMPLES = 2
LOOKS = 12  # positions of a game


_encodings: dict[tuple[str, int], Encoding] = {}


def encoding_of(case: Case) -> Encoding:
    key = case.game.id, case.seats
    if key not in _encodings:
        _encodings[key] = Encoding(case.game.rules, case.seats)
    return _encodings[key]


def some(case: Case, number: int) -> Iterator[Table]:
    tables = [table.clone() for table in walk(case, number)]
    yield from tables[:: 1 + len(tables) // LOOKS]


def seen(encoding: Encoding, table: Table, seat: int) -> list[bytes]:
    """All that a program gets to know: the bytes, and if it is asked its options."""
    found = [bytes(encoding.observed(table.state, table.knowledge, seat))]
    decision = table.pending
    if decision is not None and seat in decision.seats:
        options = Options()
        options_of(table.game.rules, table.state, seat, options)
        found.append(bytes(memoryview(encoding.featured(table.state, seat, options)).cast("B")))
    return found


def without_picks(encoding: Encoding, found: list[bytes], table: Table, seat: int) -> list[bytes]:
    """A sampled world forgets what others have picked in secret, so there they are asked still."""
    if all(table.state[4 + other] == 0 for other in range(table.seats) if other != seat):
        return found
    bare = bytearray(found[0])
    for span in encoding.spans:
        if span.name in ("asked", "picked"):
            bare[span.start : span.start + span.size] = bytes(span.size)
    return [bytes(bare), *found[1:]]


@pytest.mark.parametrize("number", [1, 2])
def test_every_world_that_a_seat_allows_looks_the_same_to_it(case: Case, number: int) -> None:
    """The hidden cards are dealt anew, and not a byte changes."""
    encoding = encoding_of(case)
    for table in some(case, number):
        for seat in range(case.seats):
            real = without_picks(encoding, seen(encoding, table, seat), table, seat)
            for k in range(SAMPLES):
                world = table.determinise(seat, Rng(table.answers, k))
                assert without_picks(encoding, seen(encoding, world, seat), table, seat) == real


def test_the_perfect_view_differs_where_worlds_differ(case: Case) -> None:
    """So the test above compares something; and it never tells less than what the seat knows."""
    encoding = encoding_of(case)
    for table in some(case, 3):
        for seat in range(case.seats):
            world = table.determinise(seat, Rng(table.answers))
            perfect = bytes(encoding.revealed(table.state, seat))
            own = bytes(encoding.observed(table.state, table.knowledge, seat))
            if dealt(world) != dealt(table):
                assert bytes(encoding.revealed(world.state, seat)) != perfect
            known = sum(1 for a in own if a == 255)
            assert known <= sum(1 for b in perfect if b == 255)


def dealt(table: Table) -> list[list[int]]:
    """What lies where."""
    layout = table.state.layout
    return [table.state.cards(number) for number, zone in enumerate(layout.zones) if zone.index < table.seats]


def test_every_seat_is_the_first_to_itself(case: Case) -> None:
    """Turning is one to one: no two actions of a step become one, and back again it is the same."""
    encoding = encoding_of(case)
    steps = case.game.rules.steps
    for number, offset in enumerate(encoding.offsets):
        if offset >= 0:
            step = steps[number]
            for seat in range(case.seats):
                numbers = [encoding.action(number, seat, option, 0) for option in range(step.bound)]
                assert sorted(numbers) == list(range(int(offset), int(offset + step.bound)))
                back = [encoding.option(number, seat, action, Options()) for action in numbers]
                assert back == list(range(step.bound))


def test_the_first_seat_has_the_numbers_as_they_are(case: Case) -> None:
    encoding = encoding_of(case)
    for number, offset in enumerate(encoding.offsets):
        if offset >= 0:
            for option in range(case.game.rules.steps[number].bound):
                assert encoding.action(number, 0, option, 0) == offset + option


def test_worlds_are_those_of_the_view(case: Case) -> None:
    """Straight from what a seat knows, or by way of its view: the same gaps for the same cards."""
    for table in some(case, 4):
        for seat in range(case.seats):
            near = imagined(table.state, table.knowledge, seat)
            far = worlds_of(case.game.rules, table.view(seat)["state"], seat)
            assert sorted(zip(near.zones, near.spots, strict=True)) == sorted(zip(far.zones, far.spots, strict=True))
            assert sorted(near.pool) == sorted(far.pool)
            assert state_hash(near.base) == state_hash(far.base)
            wishes = {}
            for worlds in (near, far):
                gaps = [(worlds.zones[gap], worlds.spots[gap]) for gap in range(len(worlds.zones))]
                bound = zip(worlds.pool, worlds.allowed, strict=False)
                wishes[worlds is near] = {card: sorted(gaps[gap] for gap in places) for card, places in bound}
            assert wishes[True] == wishes[False]


def test_nothing_is_thought_to_lie_where_cards_of_its_deck_never_do(case: Case) -> None:
    layout = case.game.rules.layout
    for table in some(case, 5):
        for observer in range(case.seats + 1):
            for card in range(len(layout.cards)):
                for zone, _ in table.knowledge.where(observer, card):
                    assert table.knowledge.places.fits(card, zone), (layout.cards[card], layout.zones[zone].label)


def batch(case: Case, count: int, seed: int = 1) -> Rows:
    return Rows(case.game.rules, encoding_of(case), case.options, count, seed, [None] * case.seats)


def steps_of(case: Case) -> int:
    return 12 if case.game.thinking.own_bot is not None else 40


def row(values: object, width: int, number: int) -> bytes:
    return bytes(memoryview(values).cast("B")[width * number : width * (number + 1)])  # type: ignore[arg-type]


def test_a_row_is_what_its_game_looks_like(case: Case) -> None:
    """The batch writes what the encoding says of each game, though it only touches what has changed."""
    encoding = encoding_of(case)
    games = batch(case, 3)
    for _ in range(steps_of(case)):
        games.step(games.random_actions())
        for number, playing in enumerate(games.games):
            observed = bytes(encoding.observed(playing.g, playing.knowledge, playing.seat))
            assert row(games.obs, int(encoding.size), number) == observed
            mask = row(games.mask, int(encoding.actions), number)
            legal = {
                encoding.action(playing.step, playing.seat, playing.options.at(i), i)
                for i in range(playing.options.count)
            }
            assert {action for action, allowed in enumerate(mask) if allowed} == legal
            assert games.seat[number] == playing.seat


def test_a_game_does_not_depend_on_its_row(case: Case) -> None:
    """Game k of a seed has the same dice alone and among others."""
    found: dict[int, list[str]] = {}
    for count in (1, 3):
        games = batch(case, count, seed=5)
        for _ in range(steps_of(case)):
            for playing in games.games:
                trace = [str(playing.seat), state_hash(playing.g)]
                known = found.setdefault(int(playing.number), [])
                at = 2 * int(playing.answers)
                assert known[at : at + 2] in ([], trace)
                if len(known) == at:
                    known += trace
            first = []
            for number in range(count):
                mask = row(games.mask, int(encoding_of(case).actions), number)
                first.append(mask.index(1).to_bytes(4, "little"))
            games.step(b"".join(first))


def test_what_is_illegal_is_named_by_its_rule_and_changes_nothing(case: Case) -> None:
    encoding = encoding_of(case)
    games = batch(case, 2)
    random = Random(1)
    named = 0
    for _ in range(steps_of(case) // 2):
        before = [state_hash(playing.g) for playing in games.games]
        legal = games.random_actions()
        playing = games.games[1]
        step = case.game.rules.steps[playing.step]
        assert isinstance(step, Choice)
        offset = encoding.offsets[playing.step]
        wrong = [-1, int(encoding.actions), 2**31 - 1, -(2**31)]
        if offset >= 0:
            wrong += [int(offset) + random.randrange(int(step.bound)) for _ in range(4)]
        for action in wrong:
            if 0 <= action < encoding.actions and games.mask[int(encoding.actions) + action] != 0:
                continue
            with pytest.raises(IllegalAction) as refused:
                games.step(legal[:4] + action.to_bytes(4, "little", signed=True))
            named += "against rule" in str(refused.value)
            assert [state_hash(other.g) for other in games.games] == before
        with pytest.raises(IllegalAction):
            games.step(legal[:5])
        games.step(legal)
    assert named > 0 or encoding.candidates > 0


def test_a_game_written_down_goes_on_alike(case: Case) -> None:
    rules = case.game.rules
    games = batch(case, 1)
    for _ in range(steps_of(case) // 2):
        games.step(games.random_actions())
    playing = games.games[0]
    twins = [playing.copy(), Playing.from_bytes(rules, case.seats, playing.to_bytes())]
    encoding = encoding_of(case)
    rng = Rng(3)
    for _ in range(steps_of(case)):
        if playing.over:
            break
        at = rng.below(playing.options.count)
        seat = playing.seat
        for game in (playing, *twins):
            game.answer(game.options.at(at))
        for twin in twins:
            assert state_hash(twin.g) == state_hash(playing.g)
            for other in range(case.seats):
                assert encoding.observed(twin.g, twin.knowledge, other) == encoding.observed(
                    playing.g, playing.knowledge, other
                ), seat


def test_rewards_lie_between_a_loss_and_a_win(case: Case) -> None:
    """At the end, and of all seats together: nobody wins what nobody loses."""
    for table in decisions(case, 6):
        end = played_out(case, table.state, 1)
        playing = Playing(case.game.rules, end, table.knowledge, Rng(1), 0)
        rewards = [playing.reward(seat) for seat in range(case.seats)]
        assert all(-1.0 <= reward <= 1.0 for reward in rewards)
        if case.seats > 1:
            assert sum(rewards) == pytest.approx(0.0, abs=1e-9)
        break


def test_whatever_is_listed_can_be_answered(case: Case) -> None:
    games = batch(case, 1)
    for _ in range(steps_of(case) // 4):
        playing = games.games[0]
        for i in range(min(12, int(playing.options.count))):
            twin = playing.copy()
            try:
                twin.answer(twin.options.at(i))
            except BadGame as error:
                raise AssertionError(playing.text(playing.options.at(i))) from error
        games.step(games.random_actions())
