"""The guide of Tacots: legal, better than chance, sound in clear cases, blind to other hands."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.tacots.scene import GAME, dealt, scene
from rallybox.bots.bot import Bot, RandomBot
from rallybox.bots.drivers import QuickBot
from rallybox.bots.guide import SAME
from rallybox.bots.guides import guide_of
from rallybox.bots.guides.tacots.road import EXPOSED, Driver
from rallybox.bots.search import SearchBot
from rallybox.core import SeededDice, Setup, State
from rallybox.core.actions import Action
from rallybox.games.tacots.actions import PileLay
from rallybox.games.tacots.board import SQUARE_NUMBERS
from rallybox.games.tacots.race import Race
from support.effort import effort

GUIDE = guide_of(GAME)

CROSS = """
    6 ···┃····
    5 ···┃····
    4 ·━━╋━━··
    3 ···┃····
    2 ···┃····
"""


def finish(setup: Setup, bots: list[Bot], seed: str) -> State:
    """A game to its end; everything a bot decides must be legal."""
    dice, thinking = SeededDice(f"{seed} table"), SeededDice(f"{seed} bots")
    state = GAME.start(setup, dice)
    while state.to_act:
        seat = state.to_act[0]
        actions = state.actions(seat)
        view = state.view(seat) if bots[seat].looks else None
        action = bots[seat].decide(view, actions, thinking)
        assert action in actions
        state.apply(seat, action, dice)
    return state


def decides(state: Race) -> str:
    seat = state.to_act[0]
    return QuickBot(GUIDE).decide(state.view(seat), state.actions(seat), SeededDice(1)).text


def midway(players: int, seed: int, turns: int) -> Race:
    """A rally (or, with one player, a patience) after some turns of chance and of sense."""
    dice = SeededDice(f"midway {players} {seed}")
    options = {"players": players} if players > 1 else {"variant": "patience", "deal": seed}
    state = GAME.start(GAME.setup(options), dice)
    bots: list[Bot] = [QuickBot(GUIDE), RandomBot()]
    for turn in range(turns):
        seat = state.to_act[0]
        actions = [action for action in state.actions(seat) if action.text != "stop"]
        action = bots[turn % 3 == 2].decide(state.view(seat), actions, dice)
        state.apply(seat, action, dice)
        if not state.to_act:
            return midway(players, seed, turns // 2)
    assert isinstance(state, Race)
    return state


# -- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "players", [pytest.param(2, marks=pytest.mark.long), 3, pytest.param(4, marks=pytest.mark.long)]
)
def test_one_club_player_clearly_beats_chance(players: int) -> None:
    """Measured over 300 games: it wins nearly all of them."""
    games, won = 24, 0
    setup = GAME.setup({"players": players, "hands": 2})
    for number in range(games):
        seat = number % players
        bots: list[Bot] = [RandomBot() for _ in range(players)]
        bots[seat] = QuickBot(GUIDE)
        outcome = finish(setup, bots, f"chance {number}").outcome
        assert outcome is not None
        won += outcome.winners == (seat,)
    assert won / games > 0.75


def test_most_patiences_come_out() -> None:
    """Measured over 1,000 deals: 89 of 100 come out fully."""
    setups = [GAME.setup({"variant": "patience", "deal": deal}) for deal in range(30)]
    ends = [finish(setup, [QuickBot(GUIDE)], "patience").outcome for setup in setups]
    assert sum(end is not None and end.scores == (52,) for end in ends) >= 20
    assert sum(end is not None and end.reason == "full" for end in ends) >= 18
    assert all(end is not None and end.reason != "stopped" for end in ends)


# -- clear cases ---------------------------------------------------------------------------------


def test_the_same_view_gets_the_same_answer() -> None:
    state = scene(CROSS, "d6 d2 b4 f4", ("DiRLX-VH", "iii", "---", "---"))
    assert len({decides(state) for _ in range(3)}) == 1


def test_it_lays_the_finish() -> None:
    state = scene(CROSS, "d6 d2 b4 f4", ("D", "iiii", "----", "----"))
    assert decides(state) == "D d7 S"


def test_it_keeps_a_way_for_the_finish() -> None:
    """With a bend and a straight left beside the dead end, the straight leads north to it."""
    state = scene(CROSS, "d6 d2 b4 f4", ("Di", "iiii", "----", "----"))
    assert decides(state) == "I d7 NS"


def test_in_its_last_turn_it_gets_rid_of_the_dearest_card() -> None:
    state = scene(CROSS, "d6 d2 b4 f4", ("DiX", "iiii", "----", ""))
    state.closing = True
    assert decides(state) == "X d7 NESW"


def test_it_does_not_build_into_a_corner() -> None:
    """North of d6 a straight leads to the edge; a bend leads into the open."""
    sketch = "7 ···┃····\n" + CROSS
    state = scene(sketch, "d7 d2 b4 f4", ("Diii---RRL", "iiii", "----", "----"))
    assert decides(state) != "I d8 NS"


def test_it_drives_to_where_its_cards_fit() -> None:
    state = scene(CROSS, "d6 d2 b4 f4", ("---", "iiii", "ii", "ii"))
    assert decides(state) in {"drive b4", "drive f4"}


def test_it_blocks_a_leader_when_the_finish_is_out_of_reach() -> None:
    state = scene(CROSS, "d6 d2 b4 f4", ("D-----------", "iii", "----", "----"), laid=(3, 9, 9, 9))
    assert decides(state) == "D d1 N vs B"


def test_ta7_it_knows_where_nobody_can_block_it() -> None:
    """Beside C, who has few cards left and no dead end, D is sheltered."""

    def outlook(cards: str) -> float:
        state = scene(CROSS, "d2 f4 d6 d6", ("Diii", "Diii", cards, "iiii"), seat=3)
        driver = Driver(state, 3)
        at = SQUARE_NUMBERS["d6"]
        return driver.outlook(state.board, at, state.board.road[at], driver.hand, driver.left)

    assert outlook("ii") == pytest.approx(outlook("iii") + EXPOSED)
    assert outlook("Di") == outlook("iii")  # C itself could block D


def test_ta6_it_sees_that_a_dead_end_can_close_its_own_road() -> None:
    shared = scene(CROSS, "d6 d6 b4 f4", ("Diiiiii", "iiii", "----", "----"))
    apart = scene(CROSS, "d2 d6 b4 f4", ("Diiiiii", "iiii", "----", "----"))
    block = GAME.parse("D d7 S vs B")
    assert Driver(shared, 0).glance(block) < Driver(apart, 0).glance(block) - 1
    assert decides(shared) != block.text


def test_ta12_it_begins_with_a_face_up_card_if_it_has_no_other() -> None:
    state = dealt("Dii--RRLL", "DXiii", "DXiii", open_cards="XRR")
    assert decides(state).startswith("open X")


def test_it_stops_a_patience_only_when_nothing_helps() -> None:
    state = midway(1, 7, 30)
    for waited in (0, 30):
        state.turn = state.quiet + waited
        assert decides(state) != "stop"


# -- weights -------------------------------------------------------------------------------------


def weights(state: State, seat: int, actions: list[Action]) -> list[list[float]]:
    return [
        GUIDE.weigh(state, seat, actions, SeededDice(5)),
        GUIDE.glance(state, seat, actions, SeededDice(5)),
    ]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@settings(max_examples=effort(8, 25), deadline=None)
@given(seed=st.integers(0, 999), turns=st.integers(0, 60))
def test_it_thinks_the_same_in_every_world_that_fits_a_view(
    players: int, seed: int, turns: int
) -> None:
    state = midway(players, seed, turns)
    seat = state.to_act[0]
    actions = list(state.actions(seat))
    view = state.view(seat)
    found = weights(state, seat, actions)
    for number in range(3):
        world = GUIDE.know(view).imagine(SeededDice(f"world {number}"))
        assert world.view(seat) == view
        assert weights(world, seat, actions) == found


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_of_the_actions_that_come_to_the_same_is_looked_at(players: int) -> None:
    for seed in range(12):
        state = midway(players, seed, 4 * seed)
        seat = state.to_act[0]
        for found in weights(state, seat, list(state.actions(seat))):
            assert max(found) > SAME


def test_half_of_the_first_squares_are_enough() -> None:
    state = midway(4, 1, 0)
    seat = state.to_act[0]
    actions = list(state.actions(seat))
    for found in weights(state, seat, actions):
        assert sum(weight > SAME for weight in found) == len(actions) / 2


def test_a_pile_lay_is_offered_once_for_cars_that_stand_together() -> None:
    state = midway(1, 3, 1)
    actions = list(state.actions(0))
    found = weights(state, 0, actions)[0]
    kept = [
        (action.side, action.shape, action.pile)
        for action, weight in zip(actions, found, strict=True)
        if weight > SAME and isinstance(action, PileLay)
    ]
    assert kept
    assert len(kept) == len(set(kept))


# -- playing on ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_places_to_expect_add_up(players: int) -> None:
    for seed in range(6):
        found = GUIDE.rollout(midway(players, seed, 20 * seed), SeededDice(seed))
        places = found.placings
        assert sum(found.wins) == pytest.approx(1)
        assert all(0 <= place <= 1 for place in places)
        assert sum(places) == pytest.approx(players / 2)


def test_who_is_ahead_can_expect_more_and_the_more_the_later() -> None:
    expected = []
    for hand in (1, 2, 3):
        state = midway(4, 5, 0)
        state.hand, state.scores = hand, [5, 0, 0, -5]
        places = GUIDE.rollout(state, SeededDice(1)).placings
        assert places[0] > places[1] == places[2] > places[3]
        expected.append(places[0])
    assert expected == sorted(expected)


def test_a_patience_played_on_is_part_of_a_success() -> None:
    found = [GUIDE.rollout(midway(1, seed, 12), SeededDice(seed)).placings[0] for seed in range(12)]
    assert all(0 < share <= 1 for share in found)
    assert 1.0 in found


# -- the search ----------------------------------------------------------------------------------


def test_looking_ahead_it_sees_what_the_heuristic_does_not() -> None:
    """B can lay the finish on d1 and nowhere else; all three ways on look alike to the club."""
    sketch = "\n".join([*(f"{row} ···┃····" for row in range(8, 2, -1)), "2 ···╋····"])
    state = scene(sketch, "d2 d2", ("D---i", "D"), laid=(9, 11))
    assert decides(state) in {"I c2 EW", "I e2 EW"}
    view, actions = state.view(0), state.actions(0)
    assert SearchBot(GUIDE, 200).decide(view, actions, SeededDice(1)).text == "I d1 NS"


def test_a_seeded_search_decides_the_same_compiled_or_not() -> None:
    """Written down from an interpreted run; these tests run compiled, too."""
    found = []
    for players in (1, 2, 3, 4):
        state = midway(players, 11, 13)
        seat = state.to_act[0]
        bot = SearchBot(GUIDE, 40)
        found.append(bot.decide(state.view(seat), state.actions(seat), SeededDice(2)).text)
    assert found == ["A drive b6", "R b7 NW", "T f7 NEW", "T c7 NES"]
