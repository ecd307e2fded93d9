"""What is asked, and what an action would do, as sentences for the one who decides."""

from __future__ import annotations

from rallybox.core.actions import Action
from rallybox.core.dice import SeededDice
from rallybox.core.words import Param, Words
from rallybox.games.tacots import dealing
from rallybox.games.tacots.actions import CARS, Drive, Lay, Pass, PileLay
from rallybox.games.tacots.board import KINDS_FIT, NEXT, SQUARE_NAMES, SQUARE_NUMBERS, Board
from rallybox.games.tacots.cards import (
    DEAD_END,
    KIND_NAMES,
    KIND_NUMBERS,
    SIDE_NAMES,
    SYMBOLS,
)
from rallybox.games.tacots.imagine import board_of, imagine
from rallybox.games.tacots.reasons import first_words
from rallybox.games.tacots.rules import IDLE_ROUNDS
from rallybox.games.tacots.scoring import FINISH
from rallybox.games.tacots.state import TacotsState
from rallybox.games.tacots.view import TacotsView


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
        return Words("tacots-ask-wait", {"car": CARS[view.to_act[0]], "stage": stage})
    # What can be done follows from what the seat knows, so any imagined world will tell.
    state = imagine(view, SeededDice(0))
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
    winners = tuple(CARS[seat] for seat in outcome.winners)
    params: dict[str, Param] = {
        "winners": winners,
        "number": len(winners),
        "points": outcome.scores[outcome.winners[0]],
        "you": _yes(view.seat in outcome.winners),
    }
    return Words("tacots-ask-over", params)


def _ask_opening(view: TacotsView, state: TacotsState) -> Words:
    lays = [a for a in state.actions(state.to_act[0]) if isinstance(a, Lay)]
    opened = [a for a in lays if a.opened]
    if view.first_square is not None:
        return Words("tacots-ask-open-next", {"square": view.first_square, "open": _yes(opened)})
    params: dict[str, Param] = {
        "first": first_words(dealing.first_kinds(state)),
        "open": "only" if len(opened) == len(lays) else _yes(opened),
    }
    return Words("tacots-ask-open-first", params)


def _ask_turn(view: TacotsView, state: TacotsState) -> Words:
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


def _ask_patience(view: TacotsView, state: TacotsState) -> Words:
    if view.first_square is None:
        return Words("tacots-ask-patience-first", {"deal": str(view.deal)})
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


def explain(view: TacotsView, action: Action) -> Words:
    """What an action would do, as far as the view tells."""
    board = board_of(view.roads)
    if isinstance(action, PileLay):
        return _explain_pile(view, action, board)
    if isinstance(action, Lay):
        return _explain_lay(view, action, board)
    if isinstance(action, Drive):
        return _explain_drive(view, action, board)
    if isinstance(action, Pass):
        return Words("tacots-explain-pass", {"rounds": IDLE_ROUNDS})
    return Words("tacots-explain-stop", {"cards": len(view.roads)})


def _card(kind: int, shape: int) -> dict[str, str | int]:
    return {"kind": KIND_NAMES[kind], "sign": SYMBOLS[shape]}


def _left(view: TacotsView, used: int | None) -> list[int]:
    """The kinds of the viewer's cards, one used card and a dead end that must wait left out."""
    kinds = [KIND_NUMBERS[name] for name in view.hand or ()]
    if used is not None and used in kinds:
        kinds.remove(used)
    return [kind for kind in kinds if kind != DEAD_END] or kinds


def _onward(board: Board, square: int, kinds: list[int]) -> dict[str, str | int]:
    """How many ways lead on from a card, and how many of these cards would fit there."""
    exits = board.exits(square)
    fit = 0
    for beside in exits:
        fit |= KINDS_FIT[board.needs[beside]]
    fitting = sum(fit >> kind & 1 for kind in kinds)
    return {"ways": len(exits), "fitting": fitting, "others": len(kinds)}


def _explain_lay(view: TacotsView, action: Lay, board: Board) -> Words:
    params = {**_card(action.kind, action.shape), "square": SQUARE_NAMES[action.square]}
    board.lay(action.square, action.shape)
    if view.setup.solo:
        return Words("tacots-explain-patience-first", params)
    if action.against >= 0:
        start = view.cars[action.against]
        assert start is not None
        ways = len(board.exits(SQUARE_NUMBERS[start]))
        return Words(
            "tacots-explain-against", {**params, "car": CARS[action.against], "ways": ways}
        )
    if action.kind == DEAD_END:
        return Words("tacots-explain-finish", {**params, "points": FINISH})
    params |= _onward(board, action.square, _left(view, None if action.opened else action.kind))
    stage = "first" if not view.turn else "join" if view.turn < view.setup.players else "turn"
    if action.opened:
        return Words("tacots-explain-open", {**params, "stage": stage})
    if stage != "turn":
        return Words(f"tacots-explain-{stage}", params)
    return Words("tacots-explain-build", {**params, "cards": len(view.hand or ()) - 1})


def _explain_drive(view: TacotsView, action: Drive, board: Board) -> Words:
    car = action.car if action.car >= 0 else view.seat or 0
    start = view.cars[car]
    assert start is not None, "a car that drives is on the board"
    at = SQUARE_NUMBERS[start]
    steps = 1
    while not board.reach(at, 0, steps) >> action.square & 1:
        steps += 1
    params: dict[str, str | int] = {
        "square": SQUARE_NAMES[action.square],
        "steps": steps,
        "car": CARS[car],
    }
    if view.setup.solo:
        tops = [KIND_NUMBERS[pile.top] for pile in view.piles if pile.top is not None]
        return Words("tacots-explain-drive-car", {**params, **_onward(board, action.square, tops)})
    return Words(
        "tacots-explain-drive", {**params, **_onward(board, action.square, _left(view, None))}
    )


def _explain_pile(view: TacotsView, action: PileLay, board: Board) -> Words:
    start = view.cars[action.car]
    assert start is not None, "cards are laid in front of cars that are on the board"
    square = NEXT[SQUARE_NUMBERS[start]][action.side]
    params = {
        **_card(action.kind, action.shape),
        "square": SQUARE_NAMES[square],
        "side": SIDE_NAMES[action.side],
        "car": CARS[action.car],
        "pile": action.pile + 1,
    }
    board.lay(square, action.shape)
    if action.pile < 0:
        early = any(pile.cards for pile in view.piles) or view.capped[action.car] or view.early
        return Words("tacots-explain-pile-dead-end", {**params, "early": _yes(early)})
    tops = [
        KIND_NUMBERS[pile.top]
        for number, pile in enumerate(view.piles)
        if pile.top is not None and number != action.pile
    ]
    left = view.piles[action.pile].cards - 1
    return Words("tacots-explain-pile", {**params, **_onward(board, square, tops), "left": left})
