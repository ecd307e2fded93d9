"""The rules of a turn: playing cards, driving, the space where the move ends, drawing.

Each function takes the race and changes it; events are built only while somebody listens. The
handlers of decisions trust that the action is one of those listed, and leave `to_act` empty when
the turn is over.
"""

from __future__ import annotations

from mypy_extensions import i64

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.games.roadrally import actions as act
from rallybox.games.roadrally import tell
from rallybox.games.roadrally.data.rulesets import CHECKPOINT_DRAW, EMPTY_HAND_DRAW, MECHANIC_LOOK
from rallybox.games.roadrally.data.tiles import GAS as GAS_STATION
from rallybox.games.roadrally.data.tiles import MECHANIC as MECHANIC_SHOP
from rallybox.games.roadrally.deck import draw, shuffle
from rallybox.games.roadrally.phases import EMPTY, GAS, MECHANIC, PLAY, SHORTCUT
from rallybox.games.roadrally.state import SEATS, RaceState
from rallybox.kit.bag import ONE, pick
from rallybox.kit.bits import BIT, nth_bit

# -- the beginning and the end ---------------------------------------------------------------


def begin_turn(race: RaceState, dice: Dice) -> None:
    """Ask the next driver of the round to play; an empty hand may settle the turn at once."""
    seat: i64 = race.turn_order[race.turn]
    race.turns += 1
    if race.hand_size[seat]:
        race.phase = PLAY
        race.to_act = SEATS[BIT[seat]]
        return
    if race.heard is not None:
        tell.hand_empty(race, seat)
    # RR-10: asked where the rule set says "may", unless the deck is empty.
    if race.terms.reshuffle_choice and race.deck_size(seat):
        race.phase = EMPTY
        race.to_act = SEATS[BIT[seat]]
        return
    shuffle(race, seat)
    draw(race, seat, EMPTY_HAND_DRAW, dice)
    _end_turn(race)


def _end_turn(race: RaceState) -> None:
    race.turn += 1
    race.to_act = ()


def choose_reshuffle(race: RaceState, seat: i64, action: Action, dice: Dice) -> None:
    """An empty hand: reshuffle or not, and draw in either case."""
    if action is act.RESHUFFLE:
        shuffle(race, seat)
    draw(race, seat, EMPTY_HAND_DRAW, dice)
    _end_turn(race)


# -- driving ---------------------------------------------------------------------------------


def _put_car(race: RaceState, seat: i64, space: i64) -> None:
    """Move a car forward to a space, behind the cars that are there already."""
    position, order = race.position, race.order
    position[seat] = space
    place = race.place(seat) - 1
    while place > 0 and position[order[place - 1]] < space:
        order[place] = order[place - 1]
        place -= 1
    order[place] = seat


def _reach(race: RaceState, seat: i64, stage_tiles: i64) -> None:
    """Note the stage tiles that a car has just reached or passed."""
    new = race.stages & stage_tiles & ~race.reached
    if new:
        race.reached |= new
        if race.heard is not None:
            tell.stages_reached(race, seat, new)


def play_cards(race: RaceState, seat: i64, action: Action, dice: Dice) -> None:
    """Play cards and drive as far as they say; the final space stops a car."""
    assert isinstance(action, act.Play)
    course = race.course
    race.hand[seat] -= action.cards
    race.hand_size[seat] -= action.size
    race.laid = action.cards
    race.laid_draw = action.draw
    origin = race.origin = race.position[seat]
    space = origin + action.steps
    if space > course.final:
        space = course.final
    _put_car(race, seat, space)
    if race.heard is not None:
        tell.played(race, seat, action, space)
    _reach(race, seat, course.stages_upto[space] & ~course.stages_upto[origin])
    if course.shortcuts[space]:
        race.phase = SHORTCUT
        return
    _arrive(race, seat, space, dice)


def choose_shortcut(race: RaceState, seat: i64, action: Action, dice: Dice) -> None:
    """Take the shortcut, or stay where it begins."""
    landed = race.position[seat]
    if action is act.SHORTCUT:
        # RR-13: what the shortcut skips is neither reached nor passed.
        end = race.course.shortcuts[landed]
        _put_car(race, seat, end)
        if race.heard is not None:
            tell.shortcut_taken(race, seat, landed, end)
    _arrive(race, seat, landed, dice)


# -- where the move ends ---------------------------------------------------------------------


def _arrive(race: RaceState, seat: i64, landed: i64, dice: Dice) -> None:
    """RR-12: the shortcut is settled; now the discards, the feature of the space, the draw.

    `landed` is where the road part of the move ended, before a shortcut.
    """
    race.discards[seat] += race.laid
    race.laid = 0
    course = race.course
    space = race.position[seat]
    if race.terms.checkpoint_on_passing:  # RR-6
        passed = course.checkpoints_upto[landed] & ~course.checkpoints_upto[race.origin]
        _take_checkpoints(race, seat, passed | course.checkpoint_at[space], dice)
    elif course.checkpoint_at[space]:
        _take_checkpoints(race, seat, course.checkpoint_at[space], dice)
    feature = course.features[space]
    if feature == GAS_STATION:
        _refuel(race, seat, dice)
    elif feature == MECHANIC_SHOP and race.deck_size(seat) >= 2:
        _look(race, seat, dice)
    else:
        draw(race, seat, race.laid_draw, dice)
        _end_turn(race)


def _take_checkpoints(race: RaceState, seat: i64, sites: i64, dice: Dice) -> None:
    """Take the tiles still there, in road order; each time the last driver draws at once."""
    tiles = race.checkpoints & sites
    while tiles:
        tile = tiles & -tiles
        tiles -= tile
        race.checkpoints -= tile
        race.checkpoints_won[seat] += 1
        last = race.order[race.players - 1]
        if race.heard is not None:
            space = race.course.checkpoint_spaces[nth_bit(tile, 0)]
            tell.checkpoint_taken(race, seat, space, last)
        draw(race, last, CHECKPOINT_DRAW, dice)


def _refuel(race: RaceState, seat: i64, dice: Dice) -> None:
    """RR-14: on arrival, the discards are shuffled in, before or after the draw."""
    if race.laid_draw and race.terms.gas_choice:
        race.phase = GAS
        return
    shuffle(race, seat)
    draw(race, seat, race.laid_draw, dice)
    _end_turn(race)


def choose_gas_order(race: RaceState, seat: i64, action: Action, dice: Dice) -> None:
    """Draw, then shuffle; or the other way round."""
    if action is act.DRAW_FIRST:
        draw(race, seat, race.laid_draw, dice)
        shuffle(race, seat)
    else:
        shuffle(race, seat)
        draw(race, seat, race.laid_draw, dice)
    _end_turn(race)


def _look(race: RaceState, seat: i64, dice: Dice) -> None:
    """Look at the top cards of the own deck; only now does their order come to be."""
    seen = list(race.top[seat])
    size = race.bag_size[seat]
    while size and len(seen) < MECHANIC_LOOK:
        kind = pick(race.bag[seat], size, dice)
        race.bag[seat] -= ONE[kind]
        size -= 1
        seen.append(kind)
    race.bag_size[seat] = size
    race.top[seat] = tuple(seen)
    race.phase = MECHANIC
    if race.heard is not None:
        tell.looked_at(race, seat)


def tune(race: RaceState, seat: i64, action: Action, dice: Dice) -> None:
    """Put the cards looked at back in the chosen order, then draw."""
    assert isinstance(action, act.Tune)
    race.top[seat] = action.order
    if race.heard is not None:
        tell.tuned(race, seat)
    draw(race, seat, race.laid_draw, dice)
    _end_turn(race)
