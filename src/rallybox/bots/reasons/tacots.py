"""Tacots: what speaks for a card, a dead end or a drive; and in the patience."""

from __future__ import annotations

from typing import Final, cast

from rallybox.bots.reason import Fact
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.view import View
from rallybox.core.words import Param, Seat, Words
from rallybox.games.tacots import offers, rules
from rallybox.games.tacots.actions import Drive, Lay, Pass, PileLay
from rallybox.games.tacots.board import (
    KINDS_FIT,
    SQUARE_NUMBERS,
    STEPS,
    Board,
    board_of,
    squares_of,
)
from rallybox.games.tacots.cards import (
    CROSSROADS,
    DEAD,
    DEAD_END,
    KIND_NAMES,
    NORTH,
    POINTS,
    SOUTH,
    set_of,
)
from rallybox.games.tacots.explain import drive_of, lay_of, offer, pile_of
from rallybox.games.tacots.imagine import known
from rallybox.games.tacots.made.shapes import TacotsView
from rallybox.games.tacots.scoring import FINISH

DEAR: Final = 3
"""Cards that cost so much are those to get rid of."""
SPARE: Final = 3
"""Of so many alike one can easily be given."""
FEW: Final = 3
"""So many cards left are worth a word."""


def facts(view: View, action: Action, dice: Dice) -> list[Fact]:
    """What can be said of an action."""
    rally = cast(TacotsView, view)
    if rally.setup.solo:
        return _patience(rally, action)
    if isinstance(action, Pass):
        return [_fact("pass", 5.0)]
    if isinstance(action, Lay) and action.against >= 0:
        return _against(rally, action)
    assert isinstance(action, Lay | Drive)
    found = _onward(rally, action)
    if isinstance(action, Lay):
        found += _lay(rally, action)
    else:
        found += _driven(rally, action)
    return found + _exposed(rally, action, dice)


def _fact(name: str, weight: float, score: float = 0.0, /, **params: Param) -> Fact:
    return Fact(Words(f"tacots-why-{name}", params), weight, score)


def _seat(view: TacotsView) -> int:
    assert view.seat is not None
    return view.seat


def _yes(value: bool) -> str:
    return "yes" if value else "no"


# -- the rally -----------------------------------------------------------------------------------


def _onward(view: TacotsView, action: Action) -> list[Fact]:
    """How well the own cards go on from there."""
    told = offer(view, action)
    if not isinstance(told, offers.Onward | offers.Drive) or not told.others:
        return []
    fitting, others, ways = told.fitting, told.others, told.ways
    if not ways:
        return [_fact("no-way", 1.2 if isinstance(action, Drive) else 3.5)]
    if not fitting:
        return [_fact("none-fits", 1.2 if isinstance(action, Drive) else 3.0)]
    weight = 3.0 + 2.0 * fitting / others
    params: dict[str, Param] = {
        "fitting": fitting,
        "others": others,
        "every": _yes(fitting == others),
    }
    return [_fact("fits", weight, fitting, ways=ways, **params)]


def _lay(view: TacotsView, action: Lay) -> list[Fact]:
    """A card in front of the own car."""
    hand = view.hand or ()
    kind = KIND_NAMES[action.kind]
    if action.kind == DEAD_END:
        return [_fact("finish", 9.0, points=FINISH)]
    found = _in_the_way(view, action)
    if action.opened:
        return [*found, _fact("open", 3.0)]
    if len(hand) == 1:
        return [*found, _fact("out", 8.0)]
    if POINTS[action.kind] >= DEAR:
        points = POINTS[action.kind]
        found.append(_fact("dear", points / 2 + 0.5, points, kind=kind, points=points))
    if hand.count(kind) >= SPARE:
        found.append(_fact("spare", 1.6, kind=kind, left=hand.count(kind) - 1))
    crossroads = KIND_NAMES[CROSSROADS]
    if hand.count(crossroads) == 1 and action.kind != CROSSROADS:
        found.append(_fact("keeps", 1.7, kind=crossroads))
    left = len(hand) - 1
    found.append(_fact("card", 1.2 if left <= FEW else 0.5, left=left))
    return found


def _in_the_way(view: TacotsView, action: Lay) -> list[Fact]:
    """Cars that have no free square ahead once the card lies there."""
    board = board_of(view.roads)
    before = _ways(view, board)
    board.lay(action.square, action.shape)
    after = _ways(view, board)
    stuck = tuple(
        Seat(seat)
        for seat in range(len(view.cars))
        if seat != view.seat and before[seat] and not after[seat]
    )
    return [_fact("in-the-way", 3.5, seats=stuck)] if stuck else []


def _ways(view: TacotsView, board: Board) -> list[int]:
    """How many free squares lie ahead of each car."""
    return [len(board.exits(SQUARE_NUMBERS[car])) if car else 0 for car in view.cars]


def _exposed(view: TacotsView, action: Lay | Drive, dice: Dice) -> list[Fact]:
    """Could somebody lay a dead end against the seat afterwards? No hand has to be looked into:
    who still has one is known."""
    seat = _seat(view)
    armed = [s for s, player in enumerate(view.players) if s != seat and player.dead_end]
    world = known(view)
    world.cars[seat] = action.square
    if isinstance(action, Lay):
        world.board.lay(action.square, action.shape)
        world.laid[seat] += 1
        world.sizes[seat] -= not action.opened
    if not armed or min(world.sizes[seat], world.laid[seat]) < rules.PROTECTED:
        return []
    board = world.board
    ways = board.exits(action.square)
    if not any(board.needs[way] & 15 in (NORTH, SOUTH) for way in ways):
        return [_fact("safe", 3.0)] if ways else []
    blocks = [lay for rival in armed for lay in rules.dead_end_actions(world, rival)]
    if any(cast(Lay, lay).against == seat for lay in blocks):
        return [_fact("exposed", 2.8)] if len(ways) == 1 else []
    beside = next(s for s, car in enumerate(world.cars) if s != seat and car == action.square)
    return [_fact("sheltered", 3.0, seat=Seat(beside))]


def _against(view: TacotsView, action: Lay) -> list[Fact]:
    """The dead end against somebody."""
    told = lay_of(view, action)
    assert isinstance(told, offers.Against)
    cards = view.players[action.against].cards
    fewest = min(p.cards for s, p in enumerate(view.players) if s != view.seat)
    ways = told.ways
    seat = Seat(action.against)
    found = [_fact("against", 6.0 - ways, -ways, seat=seat, ways=ways)]
    if cards == fewest:
        found.append(_fact("leader", 4.0, seat=seat, cards=cards))
    else:
        found.append(_fact("follower", 1.6, seat=seat, cards=cards))
    return found


def _driven(view: TacotsView, action: Drive) -> list[Fact]:
    """Where a drive leads: how far it is from there to a place for one of the own cards."""
    told = drive_of(view, action)
    found = [_fact("drive", 0.5, steps=told.steps)]
    if view.setup.solo:
        kinds = [pile.top for pile in view.piles if pile.top is not None]
    else:
        kinds = [name for name in view.hand or () if name != KIND_NAMES[DEAD_END]]
    wanted = set_of(kinds) or DEAD
    board = board_of(view.roads)
    for steps in range(1, STEPS + 1):
        there = squares_of(board.reach(action.square, 0, steps))
        ends = {beside for square in there for beside in board.exits(square)}
        if any(KINDS_FIT[board.needs[end]] & wanted for end in ends):
            if not told.fitting:
                found.append(_fact("nearer", 3.2, -steps, steps=steps))
            break
    return found


# -- the patience --------------------------------------------------------------------------------


def _patience(view: TacotsView, action: Action) -> list[Fact]:
    if isinstance(action, Lay):
        return [_fact("anywhere", 4.0)]
    if isinstance(action, Drive):
        return [*_tops(drive_of(view, action)), *_driven(view, action)]
    if not isinstance(action, PileLay):
        return [_fact("stop", 2.0, cards=len(view.roads))]
    told = pile_of(view, action)
    board = board_of(view.roads)
    board.lay(SQUARE_NUMBERS[told.square], action.shape)
    ends = board.ends.bit_count()
    if isinstance(told, offers.PileDeadEnd):
        name = "early" if told.early else "caps"
        return [_fact(name, 4.0, car=told.car), _fact("ends", 2.0, ends, ends=ends)]
    left = told.left
    highest = max(pile.cards for pile in view.piles) - 1
    found = [*_tops(told), _fact("ends", 2.2, ends, ends=ends)]
    if left and left == highest:
        found.append(_fact("highest", 2.0, left, pile=action.pile + 1, left=left))
    return found


def _tops(told: offers.Drive | offers.Pile) -> list[Fact]:
    """How many of the other top cards fit on from there."""
    fitting, others = told.fitting, told.others
    if not others:
        return []
    params: dict[str, Param] = {
        "fitting": fitting,
        "others": others,
        "every": _yes(fitting == others),
    }
    return [_fact("tops" if fitting else "no-top", 3.0, fitting, **params)]
