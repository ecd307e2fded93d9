"""Positions from drawings, for tests that look at one moment."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rallybox.core import Illegal, LoadedDice, SeededDice
from rallybox.core.events import Event
from rallybox.games.tacots import Tacots, dealing
from rallybox.games.tacots.board import CENTRE, SQUARE_NUMBERS, Board, empty_board, misfit
from rallybox.games.tacots.cards import KIND_NUMBERS, SYMBOLS, kind_set
from rallybox.games.tacots.race import Race
from rallybox.games.tacots.setup import TacotsSetup
from rallybox.kit import bag

GAME = Tacots()

CARDS = {
    "D": "dead-end",
    "X": "crossroads",
    "V": "vertical-junction",
    "H": "horizontal-junction",
    "i": "vertical-straight",
    "-": "horizontal-straight",
    "R": "right-bend",
    "L": "left-bend",
}
"""Letters for writing hands in tests."""


def drawn(text: str) -> Board:
    """The board of a sketch: a line for each row, such as `4 ···╋━···`; rows may be left out."""
    board = empty_board()
    for line in text.split("\n"):
        if line.strip():
            row, signs = line.split()
            for column, sign in zip("abcdefgh", signs, strict=False):
                if sign != "·":
                    square, shape = SQUARE_NUMBERS[column + row], SYMBOLS.index(sign)
                    assert misfit(board, square, shape) is None, f"{column}{row} does not fit"
                    board.lay(square, shape)
    return board


def hand(letters: str) -> int:
    """The bag of these cards."""
    return bag.of(KIND_NUMBERS[CARDS[letter]] for letter in letters)


def setup(**options: object) -> TacotsSetup:
    """A checked set-up."""
    made = GAME.setup(options)
    assert isinstance(made, TacotsSetup)
    return made


def start(seed: int | str = 0, **options: object) -> Race:
    """A fresh game."""
    state = GAME.start(setup(**options), SeededDice(seed))
    assert isinstance(state, Race)
    return state


def dealt(*hands: str, open_cards: str = "", drawn: int = 0) -> Race:
    """A rally at its first card, with these hands."""
    state = start(players=len(hands))
    state.drawn = drawn
    for seat, letters in enumerate(hands):
        state.hands[seat] = hand(letters)
        state.kinds[seat] = kind_set(state.hands[seat])
        state.sizes[seat] = len(letters)
    state.open_cards = hand(open_cards)
    state.open_kinds = kind_set(state.open_cards)
    assert dealing.find_opener(state)
    state.to_act = (state.opener,)
    return state


def scene(
    sketch: str,
    cars: str,
    hands: Sequence[str],
    *,
    seat: int = 0,
    laid: Sequence[int] | None = None,
    open_cards: str = "",
    stock: str = "",
    hands_in_all: int = 1,
) -> Race:
    """A moment of a rally in which it is `seat`'s turn; the board need not add up to 52 cards."""
    players = len(hands)
    state = Race()
    state.begin(setup(players=players, hands=hands_in_all))
    state.board = drawn(sketch)
    state.cars = [SQUARE_NUMBERS[name] for name in cars.split()]
    state.first_square = next((s for s in CENTRE if state.board.road[s]), -1)
    for who, letters in enumerate(hands):
        state.hands[who] = hand(letters)
        state.kinds[who] = kind_set(state.hands[who])
        state.sizes[who] = len(letters)
    state.laid = list(laid) if laid is not None else [3] * players
    state.open_cards = hand(open_cards)
    state.open_kinds = kind_set(state.open_cards)
    state.stock = hand(stock)
    state.turn = 10 * players + seat
    state.quiet = state.turn - 1
    state.to_act = (seat,)
    return state


def texts(state: Race) -> set[str]:
    """The notations of everything that can be done."""
    return {action.text for action in state.actions(state.to_act[0])}


def play(state: Race, *orders: str, dice: Sequence[int] | int = ()) -> list[Event]:
    """Give orders, one after the other; with loaded dice, or with a seed for the dice."""
    thrown = SeededDice(dice) if isinstance(dice, int) else LoadedDice(dice)
    heard: list[Event] = []
    for order in orders:
        heard += state.play(state.to_act[0], GAME.parse(order), thrown)
    return heard


def refused(state: Race, order: str) -> str:
    """The sentence with which an order is refused; checks that nothing changes."""
    before = state.dump()
    with pytest.raises(Illegal) as caught:
        state.play(state.to_act[0], GAME.parse(order), LoadedDice())
    assert state.dump() == before
    return str(caught.value)
