"""Tacots alone: what to do next in a patience, and how it may go on.

A **spot** is an open end with a card for it. A car is driven towards the best one; worlds are
played on as if any car that may drive were there at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from rallybox.bots.guide import SAME
from rallybox.bots.guides.tacots.patience import DEEP, Layout, layout
from rallybox.bots.guides.tacots.road import EXITS, FIT
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.games.tacots.actions import Drive, Lay, PileLay, Stop
from rallybox.games.tacots.board import FITTING, NEXT, SQUARES, Board
from rallybox.games.tacots.cards import DEAD, DEAD_END, KIND_OF
from rallybox.games.tacots.patience import TOTAL
from rallybox.games.tacots.race import Race

TOO_EARLY: Final = 8.0
"""A dead end before the piles are used up: no full success any more."""
TAKEN: Final = 2.0
"""A dead end before a car that has one."""
SOUTH_FIRST: Final = 1e-6
"""For each square: of spots that are worth the same, the southernmost comes first."""
GOALS: Final = 8
"""How many of the best spots are worth driving to."""
PATIENT, OUT_OF_PATIENCE = 25, 100
"""Drives in a row after which it builds where it can or drives anywhere, and then stops."""
ANYHOW: Final = -1e3
"""What is left when nothing better can be done."""

NOISE: Final = 0.3
"""In worlds played on, up to so much chance is added to what a spot is worth."""
_GRAIN: Final = 1024
SIMPLE, PARTLY = 0.5, 0.4
"""What a simple success is worth, and all cards but one."""


# -- a decision ----------------------------------------------------------------------------------


def weigh(state: Race, actions: Sequence[Action], dice: Dice) -> list[float]:
    """What each action is worth."""
    weights = [SAME] * len(actions)
    if state.first_square < 0:
        for index in range(len(weights)):
            action = actions[index]
            # A half turn of the board changes nothing: the southern half is enough.
            if isinstance(action, Lay) and action.square < SQUARES // 2:
                weights[index] = 0.0
        return weights
    plan = layout(state)
    values: dict[int, float] = {}
    found = _weigh_lays(state, plan, actions, weights, values)
    waited = state.turn - state.quiet
    if waited < PATIENT:
        found = _weigh_drives(state, plan, actions, weights, values) or found
    if not found:
        _weigh_rest(actions, weights, waited, dice)
    return weights


def _weigh_lays(
    state: Race,
    plan: Layout,
    actions: Sequence[Action],
    weights: list[float],
    values: dict[int, float],
) -> bool:
    """Cards that can be laid now; of cars at the same spot, one is enough."""
    seen: dict[int, int] = {}
    used_up = not plan.tops
    for index in range(len(weights)):
        action = actions[index]
        if not isinstance(action, PileLay):
            continue
        square = NEXT[state.cars[action.car]][action.side]
        spot = square << 4 | action.shape
        if spot not in values:
            values[spot] = plan.after(square, action.shape)
        worth = values[spot]
        if action.pile >= 0:
            worth += DEEP * len(state.piles[action.pile]) - SOUTH_FIRST * (
                square + 0.1 * action.pile
            )
        elif not used_up:
            worth -= TOO_EARLY
        elif state.capped >> action.car & 1:
            worth -= TAKEN
        other = seen.get(spot)
        if other is not None:
            if weights[other] > worth:
                continue
            weights[other] = SAME
        seen[spot] = index
        weights[index] = worth
    return bool(seen)


def _weigh_drives(
    state: Race,
    plan: Layout,
    actions: Sequence[Action],
    weights: list[float],
    values: dict[int, float],
) -> bool:
    """Drives that bring a car nearest to one of the best spots."""
    drives = [index for index in range(len(weights)) if isinstance(actions[index], Drive)]
    if not drives:
        return False
    spots = _spots(state, plan, values)
    found = False
    for worth, square in spots[:GOALS]:
        far = _distances(plan.board, square)
        dead = not plan.tops
        best = -1
        nearest = least = 99
        for index in drives:
            drive = actions[index]
            assert isinstance(drive, Drive)
            if dead and not state.early and state.capped >> drive.car & 1:
                continue
            nearest = min(nearest, far[state.cars[drive.car]])
            if far[drive.square] < least:
                least = far[drive.square]
                best = index
        if best >= 0 and least < nearest:
            found = True
            weights[best] = max(weights[best], worth)
    return found


def _spots(state: Race, plan: Layout, values: dict[int, float]) -> list[tuple[float, int]]:
    """What all open ends are worth with the best card for them, best first."""
    deepest = [0] * 8
    for cards in state.piles:
        if cards:
            deepest[cards[-1]] = max(deepest[cards[-1]], len(cards))
    kinds = plan.tops
    if not kinds and state.spare_dead_ends:
        kinds = DEAD
    spots: list[tuple[float, int]] = []
    for square in plan.ends:
        most = SAME
        for shape in FITTING[plan.board.needs[square]]:
            kind = KIND_OF[shape]
            if not kinds >> kind & 1:
                continue
            spot = square << 4 | shape
            if spot not in values:
                values[spot] = plan.after(square, shape)
            most = max(most, values[spot] + DEEP * deepest[kind] - SOUTH_FIRST * square)
        if most > SAME:
            spots.append((most, square))
    spots.sort(reverse=True)
    return spots


def _weigh_rest(actions: Sequence[Action], weights: list[float], waited: int, dice: Dice) -> None:
    """Nothing can be laid or aimed at: drive anywhere, and in the end stop."""
    for index in range(len(weights)):
        action = actions[index]
        if isinstance(action, Drive):
            weights[index] = ANYHOW + float(dice.below(_GRAIN)) / _GRAIN
        elif isinstance(action, Stop) and waited >= OUT_OF_PATIENCE:
            weights[index] = 0.0


def _distances(board: Board, end: int) -> list[int]:
    """How many cards it is from each square to one that leads to an open end; 99: no way."""
    road = board.road
    far = [99] * SQUARES
    queue: list[int] = []
    opened = board.needs[end]
    for side, beside in NEXT[end].items():
        if opened & side:
            far[beside] = 0
            queue.append(beside)
    for square in queue:  # grows on the way
        at: i64 = (square << 4 | road[square]) << 2
        for n in range(at, at + 4):
            way = EXITS[n]
            if way < 0:
                break
            beside = way >> 4
            if road[beside] and far[beside] == 99:
                far[beside] = far[square] + 1
                queue.append(beside)
    return far


# -- playing on ----------------------------------------------------------------------------------


def play_on(state: Race, dice: Dice) -> float:
    """How much of a full success an imagined patience becomes. Uses the state up."""
    if state.ended is not None:
        return success(state.laid[0], state.ended.reason == "full")
    if state.first_square < 0:
        state.apply(0, state.actions(0)[0], dice)
    plan = layout(state)
    piles = [list(cards) for cards in state.piles]
    cars = state.cars
    while plan.tops:
        if not _build_on(plan, piles, cars, dice):
            return success(TOTAL - plan.total, False)
    places = plan.places & 63
    left: i64 = plan.left[DEAD_END]
    if places < left:
        return success(TOTAL - left + places, False)
    return success(TOTAL, not state.early)


def success(laid: i64, full: bool) -> float:
    """How much of a full success it is that so many cards are laid."""
    if full:
        return 1.0
    return SIMPLE if laid == TOTAL else PARTLY * float(laid) / TOTAL


def _build_on(plan: Layout, piles: list[list[int]], cars: list[int], dice: Dice) -> bool:
    """Lay the card that looks best, give or take some chance; False if none can be laid."""
    deepest = [-1] * 8
    for pile in range(len(piles)):
        cards = piles[pile]
        if cards:
            top = cards[-1]
            if deepest[top] < 0 or len(cards) > len(piles[deepest[top]]):
                deepest[top] = pile
    before = [0] * SQUARES
    driver = _in_front(plan, cars, before)
    needs = plan.board.needs
    most = SAME
    best = -1
    for square in plan.ends:
        need = needs[square]
        if not FIT[need] & plan.tops or (driver < 0 and not before[square]):
            continue
        for shape in FITTING[need]:
            pile = deepest[KIND_OF[shape]]
            if pile < 0:
                continue
            noise: i64 = dice.below(_GRAIN)
            worth = plan.after(square, shape) + DEEP * len(piles[pile])
            worth += NOISE * float(noise) / _GRAIN
            if worth > most:
                most = worth
                best = square << 4 | shape
    if best < 0:
        return False
    square, shape = best >> 4, best & 15
    cars[before[square] - 1 if before[square] else driver] = square
    piles[deepest[KIND_OF[shape]]].pop()
    plan.tops = 0
    for cards in piles:
        if cards:
            plan.tops |= 1 << cards[-1]
    plan.lay(square, shape)
    return True


def _in_front(plan: Layout, cars: list[int], before: list[int]) -> int:
    """Note for the squares in front of cars a car, from 1; returns a car that may drive, or −1."""
    road, needs = plan.board.road, plan.board.needs
    driver = -1
    for car in range(len(cars)):
        square = cars[car]
        free = True
        at: i64 = (square << 4 | road[square]) << 2
        for n in range(at, at + 4):
            way = EXITS[n]
            if way < 0:
                break
            beside = way >> 4
            if not road[beside]:
                before[beside] = car + 1
                if FIT[needs[beside]] & plan.tops:
                    free = False
        if free:
            driver = car
    return driver
