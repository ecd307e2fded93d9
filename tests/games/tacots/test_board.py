"""Fitting, open ends and distances, against the second referee."""

from __future__ import annotations

import random
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from games.tacots.plain import ahead, beside, fits
from games.tacots.scene import GAME, drawn, start
from rallybox.core import SeededDice
from rallybox.games.tacots.board import (
    FITTING,
    SQUARE_NAMES,
    SQUARE_NUMBERS,
    Board,
    empty_board,
    misfit,
    roads,
    squares_of,
)
from rallybox.games.tacots.cards import OPENINGS, SHAPES, sides
from rallybox.games.tacots.draw import draw_board, parse_board
from rallybox.games.tacots.race import Race


def grown(seed: int, cards: int) -> Board:
    """A board on which cards were laid at random."""
    rng = random.Random(seed)
    board = empty_board()
    board.lay(SQUARE_NUMBERS["d4"], sides("NESW"))
    for _ in range(cards):
        ends = [s for s in squares_of(board.ends) if FITTING[board.needs[s]]]
        if not ends:
            break
        square = rng.choice(ends)
        board.lay(square, rng.choice(FITTING[board.needs[square]]))
    return board


boards = st.builds(grown, st.integers(0, 10**9), st.integers(0, 60))


@given(board=boards)
def test_a_shape_fits_exactly_where_all_edges_agree(board: Board) -> None:
    cards = roads(board)
    for square, name in enumerate(SQUARE_NAMES):
        if not board.road[square]:
            fitting = {s for s in SHAPES if fits(cards, name, OPENINGS[s])}
            assert set(FITTING[board.needs[square]]) == fitting
            for shape in SHAPES:
                assert (misfit(board, square, shape) is None) == (shape in fitting)


@given(board=boards)
def test_open_ends_are_the_empty_squares_to_which_a_card_leads(board: Board) -> None:
    cards = roads(board)
    ends = {square for name in cards for square in ahead(cards, name)}
    assert {SQUARE_NAMES[square] for square in squares_of(board.ends)} == ends
    for name in cards:
        exits = {SQUARE_NAMES[square] for square in board.exits(SQUARE_NUMBERS[name])}
        assert exits == set(ahead(cards, name))


@given(board=boards, seed=st.integers(0, 999), steps=st.integers(1, 8))
def test_reach_is_the_cards_within_so_many_steps(board: Board, seed: int, steps: int) -> None:
    rng = random.Random(seed)
    cards = squares_of(board.taken)
    begin = rng.choice(cards)
    full = sum({1 << square for square in rng.sample(cards, min(3, len(cards)))}) & ~(1 << begin)
    near = {
        square
        for square in cards
        if square != begin
        and not full >> square & 1
        and (way := board.route(begin, square, full)) is not None
        and len(way) - 1 <= steps
    }
    assert set(squares_of(board.reach(begin, full, steps))) == near


@given(board=boards)
def test_routes_follow_joined_roads(board: Board) -> None:
    cards = roads(board)
    begin, *_, end = squares_of(board.taken) * 2
    way = board.route(begin, end, 0)
    assert way is not None
    for here, there in pairwise(way):
        sides_there = [s for s in "NESW" if beside(SQUARE_NAMES[here], s) == SQUARE_NAMES[there]]
        assert len(sides_there) == 1
        assert sides_there[0] in cards[SQUARE_NAMES[here]]


@given(board=boards)
def test_a_drawing_parses_back(board: Board) -> None:
    cards = squares_of(board.taken)
    cars = [cards[0], cards[-1], cards[0], cards[len(cards) // 2]]
    again, cars_again = parse_board("\n".join(draw_board(board, cars)))
    assert again.road == board.road
    assert cars_again == cars


def test_a_whole_drawing_parses_back_at_every_step_of_a_game() -> None:
    dice = SeededDice(3)
    state = start(3)
    while state.to_act:
        board, cars = parse_board(GAME.draw(state.view(0)))
        assert board.road == state.board.road
        assert cars == state.cars
        actions = state.actions(state.to_act[0])
        state.apply(state.to_act[0], actions[dice.below(len(actions))], dice)


def test_ta3_an_opening_towards_the_edge_is_allowed_and_leads_nowhere() -> None:
    board = drawn("4 ·━━━┛")
    square = SQUARE_NUMBERS["a4"]
    assert sides("NESW") in FITTING[board.needs[square]]
    board.lay(square, sides("NESW"))
    assert {SQUARE_NAMES[s] for s in board.exits(square)} == {"a5", "a3"}


def test_worked_example_open_to_the_west_and_entered_from_the_south() -> None:
    """Exactly the shapes open to both S and W fit."""
    board = empty_board()
    board.lay(SQUARE_NUMBERS["e4"], sides("NS"))  # south of the square, open to it
    board.lay(SQUARE_NUMBERS["d5"], sides("EW"))  # west of it, open to it
    fitting = {OPENINGS[shape] for shape in FITTING[board.needs[SQUARE_NUMBERS["e5"]]]}
    assert fitting == {"SW", "NESW", "NSW", "ESW"}


def test_a_board_of_a_real_game_is_what_its_cards_make_it() -> None:
    state: Race = start(8)
    dice = SeededDice(8)
    for _ in range(60):
        actions = state.actions(state.to_act[0])
        state.apply(state.to_act[0], actions[dice.below(len(actions))], dice)
    twin = empty_board()
    for square in reversed(squares_of(state.board.taken)):  # in any order
        twin.lay(square, state.board.road[square])
    assert (twin.ends, twin.taken) == (state.board.ends, state.board.taken)
    assert (twin.joined_north, twin.joined_east) == (
        state.board.joined_north,
        state.board.joined_east,
    )
