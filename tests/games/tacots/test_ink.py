"""How orders look in a terminal, and what people type."""

from __future__ import annotations

from rallybox.cli.terminal.ink import notation, spelled
from rallybox.cli.terminal.menu import Menu
from rallybox.games import find_game

TACOTS = find_game("tacots")


def test_people_read_and_type_start_numbers_where_orders_have_letters_for_cars() -> None:
    """A letter looks like the first one of a name: B would be Ada's, and A not."""
    orders = ("D e6 S vs B", "A north T NSW pile 2", "D drive e6", "T e6 NSW")
    read = ("D e6 S vs #2", "#1 north T NSW pile 2", "#4 drive e6", "T e6 NSW")
    assert tuple(spelled(order, TACOTS.name) for order in orders) == read
    assert tuple(notation(text, TACOTS.name) for text in read) == orders
    actions = [TACOTS.parse(order) for order in orders]
    menu = Menu(actions, 20, lambda order: spelled(order, TACOTS.name))
    for number, text in enumerate(read):
        assert menu.pick(text) is menu.pick(orders[number]) is menu.actions[number]
    assert menu.narrow("#4")
    assert [action.text for _, action in menu] == ["D drive e6"]
