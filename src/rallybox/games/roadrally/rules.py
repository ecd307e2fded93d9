"""The sequence of a race: rounds of turns, then stages, until a car has finished."""

from __future__ import annotations

from mypy_extensions import i64

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.games.roadrally import stages, tell, turns
from rallybox.games.roadrally.phases import GAS, MECHANIC, OVER, PLAY, REWARD, SHORTCUT, STAGE
from rallybox.games.roadrally.state import RaceState


def decide(race: RaceState, seat: i64, action: Action, dice: Dice) -> None:
    """What a decision does, by what was asked."""
    phase = race.phase
    if phase == STAGE:
        stages.answer(race, seat, action)
    elif phase == PLAY:
        turns.play_cards(race, seat, action, dice)
    elif phase == REWARD:
        stages.choose_reward(race, seat, action, dice)
    elif phase == SHORTCUT:
        turns.choose_shortcut(race, seat, action, dice)
    elif phase == GAS:
        turns.choose_gas_order(race, seat, action, dice)
    elif phase == MECHANIC:
        turns.tune(race, seat, action, dice)
    else:
        turns.choose_reshuffle(race, seat, action, dice)


def proceed(race: RaceState, dice: Dice) -> None:
    """Go on by the rules until somebody is asked or the race is over."""
    while not race.to_act:
        if race.turn < race.players:
            turns.begin_turn(race, dice)
        elif race.choosers:
            stages.ask_reward(race)
        elif race.reached:
            stages.ask(race)
        elif race.position[race.order[0]] == race.course.final:
            _end(race)
            return
        else:
            begin_round(race)


def begin_round(race: RaceState) -> None:
    """Fix the order of turns, from the car furthest along to the last."""
    race.round += 1
    race.turn = 0
    race.turn_order = tuple(race.order)
    race.scored = 0
    if race.heard is not None:
        tell.round_began(race)


def _end(race: RaceState) -> None:
    """A car has finished and the round is over: score the finish."""
    stages.score_finish(race)
    race.phase = OVER
    if race.heard is not None:
        tell.race_over(race)
