"""What a seat may not know stays hidden, and what it must know is known."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from games.tacots.scene import GAME, scene, setup, start
from rallybox.core import Malformed, SeededDice
from rallybox.games.tacots import rules
from rallybox.games.tacots.actions import Lay
from rallybox.games.tacots.cards import CROSSROADS, names
from rallybox.games.tacots.imagine import RaceKnowledge
from rallybox.games.tacots.made.shapes import TacotsView
from rallybox.games.tacots.race import Race
from rallybox.games.tacots.setup import TacotsSetup
from rallybox.kit import bag

TABLES = [setup(players=n) for n in (2, 3, 4)]


def seen(state: Race, seat: int | None) -> TacotsView:
    view = state.view(seat)
    assert isinstance(view, TacotsView)
    return view


def wander(table: TacotsSetup, seed: int, steps: int) -> Race:
    dice, rng = SeededDice(seed), random.Random(seed)
    state = GAME.start(table, dice)
    for _ in range(steps):
        if state.to_act:
            state.apply(state.to_act[0], rng.choice(state.actions(state.to_act[0])), dice)
    assert isinstance(state, Race)
    return state


def test_a_view_shows_the_own_hand_and_only_the_size_of_others() -> None:
    state = start(players=4)
    view = seen(state, 2)
    assert view.hand == names(state.hands[2])
    assert [player.cards for player in view.players] == [13] * 4
    assert all(player.dead_end for player in view.players)
    assert view.shown is None
    assert seen(state, None).hand is None


@pytest.mark.parametrize("table", TABLES, ids=lambda t: f"{t.players}")
def test_a_view_does_not_change_with_what_others_hold(table: TacotsSetup) -> None:
    """Two seats swap a card in secret: nobody else notices."""
    for seed in range(30):
        state = wander(table, seed, seed * 2)
        if not state.to_act or table.players < 3:
            continue
        other, another = (seat for seat in range(3) if seat != 0)
        ours = bag.kinds(state.hands[other])
        theirs = bag.kinds(state.hands[another])
        if not ours or not theirs or ours[-1] == theirs[-1]:
            continue
        before = msgspec.json.encode(seen(state, 0)), msgspec.json.encode(seen(state, None))
        for seat, gone, come in ((other, ours, theirs), (another, theirs, ours)):
            state.hands[seat] += (1 << 4 * come[-1]) - (1 << 4 * gone[-1])
        after = msgspec.json.encode(seen(state, 0)), msgspec.json.encode(seen(state, None))
        assert before == after


def test_the_undealt_cards_are_only_counted() -> None:
    state = start(players=2)
    assert seen(state, 0).undealt == 24
    assert "undealt cards" in GAME.secrets(state, 0)


def test_the_order_of_undealt_cards_is_nowhere() -> None:
    """They are a bag: which card comes is thrown when it comes."""
    state = start(players=2)
    assert isinstance(state.stock, int)


def test_who_passed_the_right_to_begin_is_never_imagined_with_a_crossroads() -> None:
    checked = 0
    for seed in range(60):
        state = wander(TABLES[2], seed, 10)
        passed = [seat for seat in range(4) if state.lacks[seat] >> CROSSROADS & 1]
        for viewer in (None, 0, 1, 2, 3):
            for draw in range(4):
                world = RaceKnowledge(seen(state, viewer)).imagine(SeededDice(draw))
                for seat in passed:
                    assert bag.count(world.hands[seat], CROSSROADS) == 0
                    checked += seat != viewer
    assert checked > 50


def test_ta8_who_drives_shows_that_nothing_fits() -> None:
    """Driving is for those who cannot build: what would have fitted, the driver does not hold."""
    driven = 0
    for seed in range(20):
        dice = SeededDice(seed)
        state = start(seed, players=2 + seed % 3)
        while state.to_act and state.turn < 60:
            seat = state.to_act[0]
            fit = rules.buildable(state, seat) if state.cars[seat] >= 0 else 0
            before = state.lacks[seat]
            actions = state.actions(seat)
            action = actions[dice.below(len(actions))]
            hand, dealt = state.hand, state.dealt_at
            state.apply(seat, action, dice)
            if (state.hand, state.dealt_at) != (hand, dealt):
                break
            shown = not isinstance(action, Lay)
            assert state.lacks[seat] == before | (fit if shown else 0)
            driven += shown and bool(fit)
            if shown:
                viewer = (seat + 1) % state.players
                world = RaceKnowledge(seen(state, viewer)).imagine(dice)
                assert not world.kinds[seat] & state.lacks[seat]
    assert driven > 25


def test_who_begins_is_imagined_with_a_card_to_begin_with() -> None:
    for seed in range(40):
        for table in TABLES:
            state = wander(table, seed, 0)
            for viewer in (None, *range(table.players)):
                world = RaceKnowledge(seen(state, viewer)).imagine(SeededDice(seed))
                assert world.actions(state.opener)
                assert GAME.laws(world) == []


def test_ta10_a_hand_that_goes_on_is_imagined_as_one_that_goes_on() -> None:
    """With two players in the first deal, the opponent must hold what keeps the road open."""
    sketch = "4 ··┏╋┓···\n3 ···┗┛···"
    real = scene(sketch, "c4 d4", ("D--", "DR-"), stock="ii-----XVVHHHHiiiiRRLLLL")
    real.laid = [3, 3]
    view = seen(real, 0)
    held = Counter[bool]()
    for seed in range(60):
        world = RaceKnowledge(view).imagine(SeededDice(seed))
        assert not rules.is_blocked(world)
        held[bool(bag.count(world.hands[1], 6))] += 1
    assert held[True] > 0


def test_hidden_cards_are_imagined_with_equal_chance() -> None:
    """Each of the unseen cards is in each unseen hand as often as any other."""
    state = start(4, players=4)
    state.lacks = [0] * 4
    state.turn = 4  # past the first card, which only one who has a crossroads can lay
    view = seen(state, 0)
    hidden = bag.pack((0, 4, 6, 6, 8, 8, 8, 8)) - (state.hands[0] - 1)
    counts = Counter[int]()
    worlds = 3000
    for seed in range(worlds):
        world = RaceKnowledge(view).imagine(SeededDice(seed))
        for kind in bag.kinds(world.hands[1]):
            counts[kind] += 1
    for kind in range(1, 8):
        expected = worlds * bag.count(hidden, kind) / 3
        assert abs(counts[kind] - expected) < 5 * (expected + 1) ** 0.5


def test_lacking_hands_are_imagined_with_equal_chance() -> None:
    """Who lacks crossroads gets the rest evenly; the crossroads go to the other two, evenly."""
    state = start(4, players=4)
    state.turn = 4
    state.lacks = [0, 1 << CROSSROADS, 0, 0]
    view = seen(state, 0)
    crossroads = Counter[int]()
    worlds = 2000
    for seed in range(worlds):
        world = RaceKnowledge(view).imagine(SeededDice(seed))
        assert sorted(world.sizes) == [13] * 4
        for seat in (1, 2, 3):
            crossroads[seat] += bag.count(world.hands[seat], CROSSROADS)
    assert crossroads[1] == 0
    total = crossroads[2] + crossroads[3]
    assert abs(crossroads[2] - total / 2) < 5 * (total / 4) ** 0.5


def test_a_finished_game_shows_all_hands() -> None:
    state = wander(setup(players=4, hands=1), 3, 10_000)
    view = seen(state, None)
    assert view.shown == tuple(names(hand) for hand in state.hands)
    assert GAME.secrets(state, None) == {}


def test_a_view_that_cannot_be_is_refused() -> None:
    view = seen(start(players=2), 0)
    nobody = tuple(
        msgspec.structs.replace(
            player, lacks=("crossroads", "vertical-junction", "horizontal-junction")
        )
        for player in view.players
    )
    broken = msgspec.structs.replace(view, players=nobody, opener=1)
    with pytest.raises(Malformed, match="can look like this"):
        RaceKnowledge(broken).imagine(SeededDice(0))
