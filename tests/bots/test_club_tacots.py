"""The club player of Tacots: legal, better than chance, and sound in clear cases."""

from __future__ import annotations

import pytest

from games.tacots.scene import GAME, scene
from rallybox.bots import make_bot
from rallybox.bots.bot import Bot, RandomBot
from rallybox.bots.club.tacots import ClubTacots
from rallybox.core import SeededDice, Setup, State
from rallybox.games.tacots.state import TacotsState

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


def decides(state: TacotsState) -> str:
    seat = state.to_act[0]
    return ClubTacots().decide(state.view(seat), state.actions(seat), SeededDice(1)).text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_club_player_clearly_beats_chance(players: int) -> None:
    """Measured over 300 games: it wins nearly all of them."""
    games, won = 24, 0
    setup = GAME.setup({"players": players, "hands": 2})
    for number in range(games):
        seat = number % players
        bots: list[Bot] = [RandomBot() for _ in range(players)]
        bots[seat] = make_bot("club", GAME)
        outcome = finish(setup, bots, f"chance {number}").outcome
        assert outcome is not None
        won += outcome.winners == (seat,)
    assert won / games > 0.75


def test_most_patiences_come_out() -> None:
    """Measured over 1,000 deals: more than four in five, most of them fully."""
    setups = [GAME.setup({"variant": "patience", "deal": deal}) for deal in range(30)]
    ends = [finish(setup, [ClubTacots()], "patience").outcome for setup in setups]
    assert sum(end is not None and end.scores == (52,) for end in ends) >= 18
    assert sum(end is not None and end.reason == "full" for end in ends) >= 15


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


def test_it_stops_a_patience_only_when_nothing_helps() -> None:
    for deal in range(30, 50):
        setup = GAME.setup({"variant": "patience", "deal": deal})
        outcome = finish(setup, [ClubTacots()], "stop").outcome
        assert outcome is not None
        assert outcome.reason != "stopped"
