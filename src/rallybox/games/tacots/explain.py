"""What is asked, and what an action would do, as sentences for the one who decides."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypedDict

from rallybox.core.actions import Action
from rallybox.core.offers import Offer
from rallybox.core.words import Param, Seat, Words
from rallybox.games.tacots import dealing, offers
from rallybox.games.tacots.actions import Drive, Lay, Pass, PileLay
from rallybox.games.tacots.board import (
    KINDS_FIT,
    NEXT,
    SQUARE_NAMES,
    SQUARE_NUMBERS,
    Board,
    board_of,
)
from rallybox.games.tacots.cards import (
    DEAD_END,
    EAST,
    KIND_NAMES,
    KIND_NUMBERS,
    NORTH,
    OPENINGS,
    SOUTH,
    SYMBOLS,
    WEST,
)
from rallybox.games.tacots.imagine import known
from rallybox.games.tacots.made.shapes import TacotsView
from rallybox.games.tacots.refusals import first_words
from rallybox.games.tacots.rules import IDLE_ROUNDS
from rallybox.games.tacots.scoring import FINISH
from rallybox.games.tacots.state import RaceState

SIDES_NAMED: Final[dict[int, offers.Side]] = {
    NORTH: "north",
    EAST: "east",
    SOUTH: "south",
    WEST: "west",
}


def _yes(value: object) -> str:
    return "yes" if value else "no"


# -- what is asked -------------------------------------------------------------------------------


def ask(view: TacotsView) -> Words:
    """What is being asked of the view's seat, or for whom the table waits."""
    if view.outcome is not None:
        return _over(view)
    if view.seat not in view.to_act:
        stage = "open" if view.turn < view.setup.players else "turn"
        if view.setup.solo:
            return Words("tacots-ask-wait-patience", {})
        return Words("tacots-ask-wait", {"seat": Seat(view.to_act[0]), "stage": stage})
    # What can be done follows from what the seat knows; nothing has to be imagined.
    state = known(view)
    if view.setup.solo:
        return _ask_patience(view, state)
    if view.turn < view.setup.players:
        return _ask_opening(view, state)
    return _ask_turn(view, state)


def _over(view: TacotsView) -> Words:
    outcome = view.outcome
    assert outcome is not None
    if view.setup.solo:
        return Words(
            "tacots-ask-over-patience", {"cards": outcome.scores[0], "why": outcome.reason}
        )
    winners = tuple(map(Seat, outcome.winners))
    params: dict[str, Param] = {
        "winners": winners,
        "number": len(winners),
        "points": outcome.scores[outcome.winners[0]],
        "you": _yes(view.seat in outcome.winners),
    }
    return Words("tacots-ask-over", params)


def _ask_opening(view: TacotsView, state: RaceState) -> Words:
    lays = [a for a in state.actions(state.to_act[0]) if isinstance(a, Lay)]
    opened = [a for a in lays if a.opened]
    if view.first_square is not None:
        return Words("tacots-ask-open-next", {"square": view.first_square, "open": _yes(opened)})
    params: dict[str, Param] = {
        "first": first_words(dealing.first_kinds(state)),
        "open": "only" if len(opened) == len(lays) else _yes(opened),
    }
    return Words("tacots-ask-open-first", params)


def _ask_turn(view: TacotsView, state: RaceState) -> Words:
    assert view.seat is not None
    actions = state.actions(view.seat)
    lays = [a for a in actions if isinstance(a, Lay)]
    own = [a for a in lays if a.against < 0 and not a.opened]
    params: dict[str, Param] = {
        "build": "finish" if own and own[0].kind == DEAD_END else _yes(own),
        "open": _yes([a for a in lays if a.opened]),
        "against": _yes([a for a in lays if a.against >= 0]),
        "drive": _yes([a for a in actions if isinstance(a, Drive)]),
        "pass": _yes([a for a in actions if isinstance(a, Pass)]),
        "closing": _yes(view.closing),
        "points": FINISH,
    }
    return Words("tacots-ask-turn", params)


def number_of(view: TacotsView) -> str:
    """What the deal of a patience is called, if that is known."""
    return "none" if view.deal is None else str(view.deal)


def _ask_patience(view: TacotsView, state: RaceState) -> Words:
    if view.first_square is None:
        return Words("tacots-ask-patience-first", {"deal": number_of(view)})
    actions = state.actions(0)
    return Words(
        "tacots-ask-patience",
        {
            "left": sum(pile.cards for pile in view.piles),
            "dead-ends": view.dead_ends,
            "build": _yes([a for a in actions if isinstance(a, PileLay) and a.pile >= 0]),
            "drive": _yes([a for a in actions if isinstance(a, Drive)]),
        },
    )


# -- what an action would do ---------------------------------------------------------------------


class Card(TypedDict):
    """A card that would be laid."""

    kind: str
    openings: str
    sign: str
    square: str


class Onward(TypedDict):
    """How it would go on from there."""

    ways: int
    fitting: int
    others: int


def offer(view: TacotsView, action: Action) -> Offer:
    """What an action would do, as far as the view tells."""
    if isinstance(action, PileLay):
        return pile_of(view, action)
    if isinstance(action, Lay):
        return lay_of(view, action)
    if isinstance(action, Drive):
        return drive_of(view, action)
    if isinstance(action, Pass):
        return offers.Pass(rounds=IDLE_ROUNDS)
    return offers.Stop(cards=len(view.roads))


def _board(view: TacotsView) -> Board:
    """The road that lies; every action of a view asks for it."""
    return _laid(tuple(view.roads.items()))


@lru_cache(maxsize=16)
def _laid(roads: tuple[tuple[str, str], ...]) -> Board:
    return board_of(dict(roads))


def _card(kind: int, shape: int, square: int) -> Card:
    return {
        "kind": KIND_NAMES[kind],
        "openings": OPENINGS[shape],
        "sign": SYMBOLS[shape],
        "square": SQUARE_NAMES[square],
    }


def _left(view: TacotsView, used: int | None) -> list[int]:
    """The kinds of the viewer's cards, one used card and a dead end that must wait left out."""
    kinds = [KIND_NUMBERS[name] for name in view.hand or ()]
    if used is not None and used in kinds:
        kinds.remove(used)
    return [kind for kind in kinds if kind != DEAD_END] or kinds


def _onward(board: Board, square: int, kinds: list[int]) -> Onward:
    """How many ways lead on from a card, and how many of these cards would fit there."""
    exits = board.exits(square)
    fit = 0
    for beside in exits:
        fit |= KINDS_FIT[board.needs[beside]]
    fitting = sum(fit >> kind & 1 for kind in kinds)
    return {"ways": len(exits), "fitting": fitting, "others": len(kinds)}


def lay_of(view: TacotsView, action: Lay) -> Offer:
    """What laying a card in the rally, or the first one in the patience, would do."""
    card = _card(action.kind, action.shape, action.square)
    if view.setup.solo:
        return offers.Crossroads(**card)
    board = _board(view).copy()
    board.lay(action.square, action.shape)
    if action.against >= 0:
        start = view.cars[action.against]
        assert start is not None
        ways = len(board.exits(SQUARE_NUMBERS[start]))
        return offers.Against(
            **card,
            against=action.against,
            car=action.against + 1,
            ways=ways,
            own=view.cars[view.seat or 0] == start,
        )
    if action.kind == DEAD_END:
        return offers.Finish(**card, points=FINISH)
    used = None if action.opened else action.kind
    onward = _onward(board, action.square, _left(view, used))
    if action.opened:
        return offers.Open(**card, **onward, stage=_stage(view))
    if not view.turn:
        return offers.First(**card, **onward)
    if view.turn < view.setup.players:
        return offers.Join(**card, **onward)
    return offers.Build(**card, **onward, cards=len(view.hand or ()) - 1)


def _stage(view: TacotsView) -> offers.Stage:
    if not view.turn:
        return "first"
    return "join" if view.turn < view.setup.players else "turn"


def drive_of(view: TacotsView, action: Drive) -> offers.Drive:
    """What driving would do."""
    board = _board(view)
    car = action.car if action.car >= 0 else view.seat or 0
    start = view.cars[car]
    assert start is not None, "a car that drives is on the board"
    at = SQUARE_NUMBERS[start]
    steps = 1
    while not board.reach(at, 0, steps) >> action.square & 1:
        steps += 1
    tops = [KIND_NUMBERS[pile.top] for pile in view.piles if pile.top is not None]
    onward = _onward(board, action.square, tops if view.setup.solo else _left(view, None))
    kind = offers.DriveCar if view.setup.solo else offers.Drive
    return kind(square=SQUARE_NAMES[action.square], steps=steps, car=car + 1, **onward)


def pile_of(view: TacotsView, action: PileLay) -> offers.Pile | offers.PileDeadEnd:
    """What laying a card in the patience would do."""
    start = view.cars[action.car]
    assert start is not None, "cards are laid in front of cars that are on the board"
    square = NEXT[SQUARE_NUMBERS[start]][action.side]
    card = _card(action.kind, action.shape, square)
    side, car = SIDES_NAMED[action.side], action.car + 1
    if action.pile < 0:
        early = any(pile.cards for pile in view.piles) or view.capped[action.car] or view.early
        return offers.PileDeadEnd(**card, side=side, car=car, early=early)
    board = _board(view).copy()
    board.lay(square, action.shape)
    tops = [
        KIND_NUMBERS[pile.top]
        for number, pile in enumerate(view.piles)
        if pile.top is not None and number != action.pile
    ]
    onward, left = _onward(board, square, tops), view.piles[action.pile].cards - 1
    return offers.Pile(**card, **onward, side=side, car=car, pile=action.pile + 1, left=left)
