"""Reading a position back: every part must be one that can stand there. Whether all can stand
together, the laws say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rallybox.core.errors import Malformed
from rallybox.games.tacots.actions import CARS, PILES
from rallybox.games.tacots.board import SQUARE_NUMBERS, empty_board, misfit
from rallybox.games.tacots.cards import KIND_NUMBERS, KIND_OF, SHAPE_NUMBERS
from rallybox.games.tacots.imagine import known
from rallybox.games.tacots.made import ways
from rallybox.games.tacots.made.shapes import TacotsHidden, TacotsPosition, TacotsView
from rallybox.games.tacots.race import Race

MOST_TURNS: Final = 10**9
"""More than anybody takes, and few enough to go on from there."""
MOST_CARDS: Final = 8
"""No kind has more cards."""


def rebuild(position: TacotsPosition) -> Race:
    """The game of a dump whose set-up is checked."""
    public, hidden = position.public, position.hidden
    _check_sizes(public, hidden)
    _check_numbers(public)
    _check_names(public, hidden)
    race = known(public)
    ways.take_hidden(race, hidden)
    for seat, hand in enumerate(race.hands):
        race.give(seat, hand)
    if race.ended is None:
        turn = (race.opener + race.turn) % race.players
        race.to_act = (0 if public.setup.solo else turn,)
    return race


def _impossible(detail: str) -> Malformed:
    return Malformed("core-impossible-position", game="Tacots", detail=detail)


def _check_sizes(view: TacotsView, hidden: TacotsHidden) -> None:
    players, solo = view.setup.players, view.setup.solo
    sizes = (
        ("players", len(view.players), 0 if solo else players),
        ("cars", len(view.cars), len(CARS) if solo else players),
        ("capped", len(view.capped), len(CARS) if solo else 0),
        ("piles", len(view.piles), PILES if solo else 0),
        ("hidden piles", len(hidden.piles), PILES if solo else 0),
        ("hands", len(hidden.hands), players),
        *(("sheet", len(row), players) for row in view.sheet),
    )
    for field, found, wanted in sizes:
        if found != wanted:
            raise _impossible(f"{field} has {found} entries, not {wanted}")
    if solo and (hidden.hands[0] or view.open_cards or hidden.stock):
        raise _impossible("there are no hands in the patience")


def _check_numbers(view: TacotsView) -> None:
    players = view.setup.players
    if not (0 <= view.drawn < players and 0 <= view.opener < players and view.number >= 1):
        raise _impossible("there is no such seat or hand")
    counted = (view.turn, view.past_turns, view.quiet + 1, view.dealt_at, view.dead_ends)
    each = [n for p in view.players for n in (p.cards, p.laid, p.finishes, p.left_over)]
    if not all(0 <= number <= MOST_TURNS for number in (*counted, view.number, *each)):
        raise _impossible("nothing is counted like this")
    points = [*(player.score for player in view.players), *(p for row in view.sheet for p in row)]
    if not all(abs(number) <= MOST_TURNS for number in points):
        raise _impossible("nobody has so many points")


def _check_names(view: TacotsView, hidden: TacotsHidden) -> None:
    """Every card and square is one that there is, and the roads fit."""
    for player in view.players:
        _check_kinds(player.lacks)
    for pile in (view.open_cards, hidden.stock, *hidden.hands):
        _check_kinds(pile)
        # A bag has room for 15 of a kind.
        if any(pile.count(name) > MOST_CARDS for name in set(pile)):
            raise _impossible("there are too many cards of a kind")
    for cards in hidden.piles:
        _check_kinds(cards)
    for square in (*view.cars, view.first_square):
        if square is not None and square not in SQUARE_NUMBERS:
            raise _impossible(f"there is no square {square}")
    _check_roads(view.roads)


def _check_kinds(kind_names: Iterable[str]) -> None:
    for name in kind_names:
        if name not in KIND_NUMBERS:
            raise _impossible(f"there is no card called {name}")


def _check_roads(roads: dict[str, str]) -> None:
    board = empty_board()
    for name, openings in roads.items():
        shape = SHAPE_NUMBERS.get(openings, 0)
        if name not in SQUARE_NUMBERS or KIND_OF[shape] < 0:
            raise _impossible(f"no card opens like {openings}, or there is no square {name}")
        square = SQUARE_NUMBERS[name]
        if misfit(board, square, shape) is not None:
            raise _impossible(f"the card on {name} does not fit its neighbours")
        board.lay(square, shape)
