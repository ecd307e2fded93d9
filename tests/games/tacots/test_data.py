"""What is printed, counted."""

from __future__ import annotations

from pathlib import Path

from rallybox.games.tacots.board import CENTRE, SQUARE_NAMES, SQUARES
from rallybox.games.tacots.cards import (
    CARDS,
    DECK,
    KIND_NAMES,
    KIND_OF,
    KIND_SHAPES,
    OPENINGS,
    POINTS,
    SHAPES,
    SYMBOLS,
)
from rallybox.games.tacots.data import PARTS
from rallybox.games.tacots.setup import TABLES


def test_there_are_52_cards_of_eight_kinds() -> None:
    assert len(KIND_NAMES) == len(set(KIND_NAMES)) == 8
    assert sum(CARDS) == 52
    assert len(DECK) == 48


def test_ta1_cards_turn_by_a_half_turn_so_there_are_13_placed_shapes() -> None:
    placed = {
        name: {OPENINGS[shape] for shape in shapes}
        for name, shapes in zip(KIND_NAMES, KIND_SHAPES, strict=True)
    }
    assert placed == {
        "dead-end": {"S", "N"},
        "crossroads": {"NESW"},
        "vertical-junction": {"NES", "NSW"},
        "horizontal-junction": {"NEW", "ESW"},
        "vertical-straight": {"NS"},
        "horizontal-straight": {"EW"},
        "right-bend": {"ES", "NW"},
        "left-bend": {"SW", "NE"},
    }
    assert len(SHAPES) == len(set(SHAPES)) == 13


def test_ta2_the_sixes_are_junctions_and_the_eights_straights_and_bends() -> None:
    assert CARDS == (4, 4, 6, 6, 8, 8, 8, 8)
    assert [n for n, cards in zip(KIND_NAMES, CARDS, strict=True) if cards == 6] == [
        "vertical-junction",
        "horizontal-junction",
    ]


def test_a_card_costs_a_point_for_each_opening() -> None:
    assert POINTS == (1, 4, 3, 3, 2, 2, 2, 2)
    for shape in SHAPES:
        assert POINTS[KIND_OF[shape]] == len(OPENINGS[shape])


def test_the_board_has_64_squares_and_four_in_the_centre() -> None:
    assert SQUARES == 64
    assert (SQUARE_NAMES[0], SQUARE_NAMES[7], SQUARE_NAMES[63]) == ("a1", "h1", "h8")
    assert {SQUARE_NAMES[square] for square in CENTRE} == {"d4", "e4", "d5", "e5"}


def test_all_cards_are_dealt_as_the_page_says() -> None:
    roads = len(DECK)
    assert 4 * TABLES[4].cards == roads
    assert 3 * TABLES[3].cards + TABLES[3].open == roads
    assert 2 * TABLES[2].cards * TABLES[2].deals == roads
    assert sum(PARTS.patience.piles) == roads - 1
    assert PARTS.patience.piles == (12, 12, 12, 11)


def test_ta13_a_game_is_four_three_or_two_hands() -> None:
    assert {players: table.hands for players, table in TABLES.items()} == {4: 4, 3: 3, 2: 2}


def test_the_signs_of_the_shapes_open_to_their_sides() -> None:
    assert "".join(SYMBOLS[shape] for shape in SHAPES) == "╻╹╋┣┫┻┳┃━┏┛┓┗"
    assert len(set(SYMBOLS)) == 16


def test_there_are_four_cars() -> None:
    assert [car.letter for car in PARTS.car] == ["A", "B", "C", "D"]


def test_the_rules_page_shows_the_same_cards() -> None:
    page = (Path(__file__).parents[3] / "docs" / "rules" / "tacots.md").read_text("utf-8")
    table = [line.strip("| ").split("|") for line in page.splitlines() if line.startswith("|")][2:]
    assert len(table) == len(KIND_NAMES)
    for kind, (_, cards, printed, turned, cost) in enumerate(table):
        signs = "".join(SYMBOLS[shape] for shape in KIND_SHAPES[kind])
        assert int(cards) == CARDS[kind]
        assert (printed.split()[:1] + turned.split()[:1]) == list(signs)
        assert int(cost.split()[0]) == POINTS[kind]
        words = {"north": "N", "east": "E", "south": "S", "west": "W", "all": "NESW"}
        for column, shape in zip((printed, turned), KIND_SHAPES[kind], strict=False):
            named = {words[w] for w in column.replace(",", "").split() if w in words}
            assert "".join(sorted("".join(named))) == "".join(sorted(OPENINGS[shape]))
