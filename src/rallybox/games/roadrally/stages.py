"""The rules of stages and of the finish: who is asked, who scores what."""

from __future__ import annotations

from mypy_extensions import i64

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.games.roadrally import actions as act
from rallybox.games.roadrally import tell
from rallybox.games.roadrally.data.rulesets import OWN_STAGE, REWARD_DRAW
from rallybox.games.roadrally.deck import draw
from rallybox.games.roadrally.phases import REWARD, STAGE
from rallybox.games.roadrally.state import NOBODY, SEATS, RaceState
from rallybox.kit.bits import BIT, nth_bit


def ask(race: RaceState) -> None:
    """Resolve the lowest stage reached in this round, if anybody is concerned."""
    if race.terms.scored and race.scored == race.terms.scored:
        _drop(race)
        return
    race.stage = nth_bit(race.reached, 0)
    asked = race.concerned()
    if asked:
        race.phase = STAGE
        race.to_act = SEATS[asked]
    else:
        _bypass(race)


def _drop(race: RaceState) -> None:
    """RR-9: enough stages were triggered; the others reached leave the game unscored."""
    if race.heard is not None:
        tell.stages_dropped(race)
    race.stages &= ~race.reached
    race.reached = 0


def _remove_tile(race: RaceState) -> None:
    tile = BIT[race.stage]
    race.stages &= ~tile
    race.reached &= ~tile


def _bypass(race: RaceState) -> None:
    """Nobody played the card: the tile leaves the game, and a card kept stays secret."""
    if race.heard is not None:
        tell.stage_bypassed(race)
    _remove_tile(race)
    race.stage = 0


def answer(race: RaceState, seat: i64, action: Action) -> None:
    """Play the stage's card, or continue. Nothing shows until everybody has answered (RR-15)."""
    if action is not act.CONTINUE:
        race.called = seat
    race.to_act = tuple(other for other in race.to_act if other != seat)
    if race.to_act:
        return
    if race.called == NOBODY:
        _bypass(race)
    else:
        _trigger(race, race.called)
        _reward(race)


def _trigger(race: RaceState, seat: i64) -> None:
    stage = race.stage
    tile = BIT[stage]
    race.scored += 1
    race.triggers[seat] -= 1
    race.stage_cards[seat] -= tile
    race.triggered[seat] |= tile
    if race.heard is not None:
        tell.stage_triggered(race, seat)
    _remove_tile(race)
    space = race.course.stage_spaces[stage]
    for place in range(race.players):
        other = race.order[place]
        if race.position[other] == space:
            race.stage_tiles[other] |= tile
            if race.heard is not None:
                tell.stage_tile_taken(race, other)
            break


def _reward(race: RaceState) -> None:
    """Points for every place; who may have cards instead, and has some to draw, is asked."""
    choosers: list[int] = []
    first_with_choice = race.terms.cards_from
    for place in range(1, race.players + 1):
        seat = race.order[place - 1]
        # RR-16: only with a card in the deck.
        if place >= first_with_choice and race.deck_size(seat):
            choosers.append(int(seat))
        else:
            _take_points(race, seat, place)
    race.choosers = tuple(choosers)
    if not choosers:
        _close(race)


def _close(race: RaceState) -> None:
    """The stage has been scored by everybody."""
    race.stage = 0
    race.called = NOBODY


def _take_points(race: RaceState, seat: i64, place: i64) -> None:
    # RR-2: there are always enough points to give out.
    doubled = seat == race.called
    points = race.terms.points[place - 1]
    if doubled:
        points *= OWN_STAGE
    race.points[seat] += points
    if race.heard is not None:
        tell.points_scored(race, seat, place, points, doubled)


def ask_reward(race: RaceState) -> None:
    """Ask the next of those who may choose, in place order (RR-16)."""
    race.phase = REWARD
    race.to_act = SEATS[BIT[race.choosers[0]]]


def choose_reward(race: RaceState, seat: i64, action: Action, dice: Dice) -> None:
    """The points of the place (doubled for the caller), or two cards (never doubled)."""
    place = race.place(seat)
    if action is act.POINTS:
        _take_points(race, seat, place)
    else:
        if race.heard is not None:
            tell.cards_instead(race, seat, place)
        draw(race, seat, REWARD_DRAW, dice)
    race.choosers = race.choosers[1:]
    race.to_act = ()
    if not race.choosers:
        _close(race)


def score_finish(race: RaceState) -> None:
    """RR-17: in finishing order, without doubling, and without the choice of cards."""
    for place in range(race.players):
        seat = race.order[place]
        if race.position[seat] == race.course.final:
            _take_points(race, seat, place + 1)
