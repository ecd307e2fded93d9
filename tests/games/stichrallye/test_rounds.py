"""The end of a round, the standing, the end of the game."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.stichrallye.sketch import GAME, drawn, play, table, told
from rallybox.core import SeededDice, conformance
from rallybox.games.stichrallye.events import (
    Dealt,
    Drove,
    FlagTaken,
    GameOver,
    MotorUsed,
    RoundBegan,
    RoundEnded,
)
from rallybox.games.stichrallye.made.shapes import StichRallyeView
from rallybox.games.stichrallye.race import Race
from rallybox.games.stichrallye.rules import motor_order
from rallybox.games.stichrallye.state import standing

LONG = "S" + "." * 39
LAST = ["g14", "g5", "g11", "g3"]
"""One card each; seat 0 leads green 14, wins, and drives 3."""


def last_trick(
    *,
    road: str = LONG,
    cars: str = "",
    arrows: Sequence[int] | None = None,
    round_number: int = 1,
) -> Race:
    """Before the last card of the last trick of a round."""
    state = table(
        LAST,
        road=road,
        cars=cars,
        arrows=arrows,
        round_number=round_number,
        tricks_left=1,
    )
    play(state, "g14", "g5", "g11")
    return state


# -- the motors --------------------------------------------------------------------------------


def test_all_motors_run_from_the_last_car_to_the_first() -> None:
    state = last_trick(cars="    B  C   D", arrows=[0, 1, 2, 3])
    events = play(state, "g3")
    # A drives 3 for the trick; then A has no motor, B 2, C 4, D 7 (one wind on each).
    used = [(e.seat, e.motor) for e in told(events, MotorUsed) if isinstance(e, MotorUsed)]
    assert used == [(1, 2), (2, 4), (3, 7)]
    # C jumps D, which is still on space 11; D then jumps C.
    assert drawn(state) == "   A  B     C      D"
    assert list(state.arrows) == [0, 0, 0, 0]


def test_using_the_motor_at_the_end_is_not_optional_and_includes_the_winner() -> None:
    state = last_trick(arrows=[5, 0, 0, 0])
    events = play(state, "g3", "keep")
    drives = [(e.seat, e.steps) for e in told(events, Drove) if isinstance(e, Drove)]
    assert drives == [(0, 3), (1, 1), (2, 1), (3, 1), (0, 11)]


def test_sr8_a_motor_at_0_does_nothing() -> None:
    state = last_trick(arrows=[0, 8, 8, 8])
    events = play(state, "g3")
    assert told(events, MotorUsed) == []
    assert drawn(state) == "   A"


def test_sr8_the_order_is_fixed_before_the_first_motor_runs() -> None:
    """A has jumped them all. B, then last, overtakes everybody; the others keep their order."""
    state = last_trick(cars=" BC D", arrows=[0, 5, 0, 0])
    events = play(state, "g3")
    (ended,) = told(events, RoundEnded)
    assert ended == RoundEnded(round=1, order=(1, 2, 3, 0))
    used = [e.seat for e in told(events, MotorUsed) if isinstance(e, MotorUsed)]
    assert used == [1, 2, 3]


def test_sr8_cars_still_on_the_start_go_clockwise_from_the_flag_holder() -> None:
    hands = ["g5", "g3", "g14", "g11"]
    state = table(hands, road=LONG, tricks_left=1, leader=1)
    events = play(state, "g3", "g14", "g11", "g5")
    (ended,) = told(events, RoundEnded)
    # Seat 2 has won and driven; of the others, on the start, seat 3 is nearest.
    assert ended == RoundEnded(round=1, order=(3, 0, 1, 2))


def test_sr8_the_flag_holder_if_level_goes_first_although_it_ranks_ahead() -> None:
    """So says the page. It does not come up: who won the last trick has just left the start."""
    assert list(motor_order(vec[i64]([0, 0, 7, 0]), 1)) == [1, 3, 0, 2]
    assert standing([0, 0, 7, 0], flag=1) == [2, 1, 3, 0]


def test_sr8_a_car_that_has_come_round_to_the_start_is_level_with_nobody() -> None:
    state = last_trick(cars=" CD" + " " * 33 + "A  B", arrows=[1, 0, 0, 0], round_number=2)
    events = play(state, "g3", "keep")
    (ended,) = told(events, RoundEnded)
    assert ended == RoundEnded(round=2, order=(2, 3, 1, 0))


def test_motors_follow_the_same_rules_of_moving() -> None:
    state = last_trick(road="S.....vvv........", cars="    B    C", arrows=[0, 1, 0, 0])
    play(state, "g3")
    # A has driven 3. D, on the start, goes 1; B's 2 ends downhill, where C is in the way; C goes 1.
    assert drawn(state) == " D A      BC"


# -- the next round ----------------------------------------------------------------------------


def test_the_car_in_first_place_takes_the_flag_and_cards_are_dealt() -> None:
    state = last_trick(cars="    B  C          D", arrows=[0, 0, 0, 0])
    events = play(state, "g3")
    assert told(events, FlagTaken) == [FlagTaken(seat=3)]
    assert told(events, RoundBegan) == [RoundBegan(seat=3, round=2, cards=7)]
    assert state.to_act == (3,)
    assert state.view(None).hand_sizes == (7, 7, 7, 7)
    assert state.view(None).tricks == ()


def test_hands_are_told_to_their_owners_only() -> None:
    state = last_trick()
    dealt = [e for e in told(play(state, "g3"), Dealt) if isinstance(e, Dealt)]
    assert [(e.to, e.seat, len(e.cards)) for e in dealt] == [(s, s, 7) for s in range(4)]
    assert [e.cards for e in dealt] == [state.view(seat).hand for seat in range(4)]


def test_cars_stay_where_they_are_and_voids_are_forgotten() -> None:
    state = table(["g14", "b5", "g11", "g3"], road=LONG, tricks_left=1, cars="  C")
    play(state, "g14", "b5", "g11", "g3")
    assert state.view(None).round == 2
    assert state.view(None).voids == ("", "", "", "")
    assert state.cars[1] == 4  # its trick, 3, with C jumped; it had no motor


def test_sr7_standing_is_laps_then_spaces_then_clockwise_from_the_flag() -> None:
    assert standing([5, 41, 9, 0], flag=0) == [1, 2, 0, 3]
    assert standing([0, 0, 0, 0], flag=2) == [2, 3, 0, 1]
    assert standing([0, 3, 0, 0], flag=3) == [1, 3, 0, 2]


@pytest.mark.parametrize("variant", ["volcano", "beach"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_sr7_after_their_first_move_no_cars_are_ever_level(variant: str, players: int) -> None:
    setup = GAME.setup({"variant": variant, "players": players})
    for seed in range(40):
        for state in conformance.walk(GAME, setup, seed, random.Random(seed).randrange):
            assert isinstance(state, Race)
            away = [at for at in state.cars if at]
            assert len(set(away)) == len(away)


# -- the end -----------------------------------------------------------------------------------


def test_sr9_the_game_ends_at_once_when_a_trick_is_driven_home() -> None:
    state = last_trick(cars=" BCD" + " " * 34 + "a", arrows=[0, 5, 5, 5], round_number=3)
    events = play(state, "g3")
    assert [type(e).__name__ for e in events[-2:]] == ["Drove", "GameOver"]
    assert told(events, RoundEnded) == []
    assert state.to_act == ()
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.places) == ("finish", (1, 4, 3, 2))
    assert state.outcome.scores[0] == 84  # over the start, and B, C and D jumped
    assert list(state.arrows) == [0, 6, 6, 6]


def test_sr9_it_can_end_in_any_round_and_in_the_middle_of_one() -> None:
    state = table(
        ["g14 r2", "g5 r3", "g11 r4", "g3 r5"], road=LONG, cars=" " * 38 + "a", tricks_left=4
    )
    play(state, "g14", "g5", "g11", "g3")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert state.view(1).hand == ("r3",)


def test_sr9_a_motor_can_win_and_those_not_yet_used_count_for_nothing() -> None:
    """B, behind, goes first and gets home; C, ahead of it, would have too."""
    cars = "A" + " " * 34 + "b  c"
    state = last_trick(cars=cars, arrows=[0, 5, 5, 0], round_number=3)
    events = play(state, "g3")
    assert [e.seat for e in told(events, MotorUsed) if isinstance(e, MotorUsed)] == [3, 1]
    assert state.outcome is not None
    assert state.outcome.places == (3, 1, 2, 4)
    assert state.outcome.reason == "finish"
    assert list(state.arrows) == [0, 0, 6, 0]


def test_sr9_the_move_that_wins_is_finished_with_its_roll() -> None:
    road = "S.....vvv......."
    state = last_trick(road=road, cars=" " * 15 + "a", arrows=[3, 0, 0, 0], round_number=3)
    play(state, "g3", "turbo")
    assert state.outcome is not None
    assert state.outcome.scores[0] == 2 * len(road) + 9


def test_sr9_after_the_third_round_the_car_in_the_lead_wins() -> None:
    state = last_trick(cars="    B  C   D", arrows=[0, 1, 2, 3], round_number=3)
    events = play(state, "g3")
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.places) == ("lead", (4, 3, 2, 1))
    assert events[-1] == GameOver(seat=3, reason="lead", places=(4, 3, 2, 1))
    assert told(events, RoundBegan) == []


def test_sr9_a_first_lap_is_marked_and_nothing_else_happens() -> None:
    state = last_trick(cars=" " * 38 + "A", arrows=[0, 8, 8, 8])
    events = play(state, "g3")
    (drove,) = told(events, Drove)
    assert isinstance(drove, Drove)
    assert (drove.lap, drove.laps, drove.end) == (True, 1, 2)
    assert state.outcome is None


def test_sr9_the_motor_keeps_its_value_when_the_first_lap_is_done() -> None:
    state = table(
        ["g14 r2", "g5 r3", "g11 r4", "g3 r5"], road=LONG, cars=" " * 38 + "A", arrows=[5, 0, 0, 0]
    )
    play(state, "g14", "g5", "g11", "g3", "keep")
    car = state.view(None).cars[0]
    assert (car.laps, car.motor) == (1, 11)


def test_views_tell_how_it_ended() -> None:
    dice = SeededDice(5)
    state = GAME.start(GAME.setup({"players": 3}), dice)
    while state.to_act:
        seat = state.to_act[0]
        state.apply(seat, state.actions(seat)[-1], dice)
    view = state.view(0)
    assert isinstance(view, StichRallyeView)
    assert view.outcome == state.outcome
    assert "has won" in GAME.ask(view).say()
