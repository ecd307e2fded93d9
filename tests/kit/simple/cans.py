"""Cans: take one, two or three cans of fuel in turn; who takes the last one wins. All is open."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from rallybox.core import Dice, Event, Outcome, Setup, View, Words
from rallybox.kit.simple import SimpleGame, SimpleView, Table, Tell

MOST = 3


class Heap(Table):
    """What lies on the table."""

    cans: int
    turn: int
    taken: list[int]


class CansSetup(Setup, frozen=True, kw_only=True):
    """The options."""

    cans: int = 11


class Took(Event, frozen=True, kw_only=True):
    seat: int
    number: int


class Cans(SimpleGame[Heap]):
    """The rules."""

    name = "cans"
    title = "Cans"
    rules = 1
    variants = {"plain": (2, 3)}  # noqa: RUF012
    default_players = 2
    setup_type = CansSetup
    table_type = Heap
    event_type = Took
    all_orders = tuple(f"take {number}" for number in range(1, MOST + 1))

    def cards(self, setup: Setup) -> Sequence[str]:
        return ()

    def deal(self, setup: Setup, dice: Dice) -> Heap:
        first = dice.below(setup.players)
        return Heap(cans=cast(CansSetup, setup).cans, turn=first, taken=[0] * setup.players)

    def asked(self, table: Heap) -> Iterable[int]:
        return (table.turn,)

    def orders(self, table: Heap, seat: int) -> Sequence[str]:
        return self.all_orders[: min(MOST, table.cans)]

    def play(self, table: Heap, seat: int, order: str, dice: Dice, tell: Tell) -> None:
        number = int(order.split()[1])
        table.cans -= number
        table.taken[seat] += number
        if table.cans:
            table.turn = (seat + 1) % len(table.taken)
        tell(Took(seat=seat, number=number))

    def result(self, table: Heap) -> Outcome | None:
        if table.cans:
            return None
        places = tuple(1 if seat == table.turn else 2 for seat in range(len(table.taken)))
        return Outcome(places, tuple(table.taken), "last")

    def check_table(self, table: Heap, setup: Setup) -> str:
        if len(table.taken) != setup.players or table.turn not in range(setup.players):
            return "there is no such seat"
        cans = (table.cans, *table.taken)
        counted = min(cans) >= 0 and sum(cans) == cast(CansSetup, setup).cans
        return "" if counted else "the cans are miscounted"

    def ask(self, view: View) -> Words:
        table = cast(Heap, cast(SimpleView, view).table)
        return Words("cans-ask", {"cans": table.cans})

    def draw(self, view: View) -> str:
        return "o" * cast(Heap, cast(SimpleView, view).table).cans or "-"


CANS = Cans()
