"""The menu: numbers that stay, pages that turn, typing that narrows."""

from __future__ import annotations

import pytest

from rallybox.cli.terminal.menu import Menu
from rallybox.core import Action

TEXTS = ("g1", "g1+g1", "y2", "y2+Y3", "r3", "T e6 NSW", "store g1+y2")
ACTIONS = tuple(Action(number, text) for number, text in enumerate(TEXTS))


def shown(menu: Menu) -> list[tuple[int, str]]:
    return [(number, action.text) for number, action in menu]


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("1", "g1"),
        ("7", "store g1+y2"),
        ("g1", "g1"),
        ("Y2 + y3", "y2+Y3"),
        ("te6nsw", "T e6 NSW"),
        ("STORE G1+Y2", "store g1+y2"),
    ],
)
def test_a_number_or_a_notation_picks_an_action(typed: str, text: str) -> None:
    picked = Menu(ACTIONS, 20).pick(typed)
    assert picked is not None
    assert picked.text == text


@pytest.mark.parametrize("typed", ["0", "8", "-1", "", "g", "g2", "\uff11", "1.", "²", "9" * 5000])
def test_anything_else_picks_nothing(typed: str) -> None:
    assert Menu(ACTIONS, 20).pick(typed) is None


def test_pages_turn_and_come_round_again() -> None:
    menu = Menu(ACTIONS, 3)
    assert [number for number, _ in menu] == [1, 2, 3]
    assert menu.left == 4
    menu.more()
    assert [number for number, _ in menu] == [4, 5, 6]
    menu.more()
    assert [number for number, _ in menu] == [7]
    assert menu.left == 0
    menu.more()
    assert [number for number, _ in menu] == [1, 2, 3]


def test_typing_a_part_narrows_and_numbers_stay() -> None:
    menu = Menu(ACTIONS, 3)
    assert menu.narrow("Y")
    assert shown(menu) == [(3, "y2"), (4, "y2+Y3"), (7, "store g1+y2")]
    assert menu.narrowed
    assert menu.pick("7") is ACTIONS[6]
    assert menu.pick("1") is ACTIONS[0]
    assert not menu.narrow("blue")
    assert len(shown(menu)) == 3
    menu.more()
    assert not menu.narrowed


def test_a_beginning_is_meant_before_a_part() -> None:
    texts = ("A east", "A west", "B east", "stop")
    menu = Menu(tuple(Action(number, text) for number, text in enumerate(texts)), 9)
    assert menu.narrow("a")
    assert [text for _, text in shown(menu)] == ["A east", "A west"]
    assert menu.narrow("a e")
    assert [text for _, text in shown(menu)] == ["A east"]
    assert menu.narrow("st")
    assert [text for _, text in shown(menu)] == ["A east", "A west", "B east", "stop"]


def test_beginnings_are_told_only_where_they_sort() -> None:
    texts = [f"{car} {way}" for car in "AB" for way in ("north", "east", "south")] + ["stop"]
    menu = Menu(tuple(Action(number, text) for number, text in enumerate(texts)), 3)
    assert menu.beginnings() == {"A": 3, "B": 3, "stop": 1}
    assert Menu(ACTIONS, 3).beginnings() == {}
