"""Hill Climb: a race with hidden cards, written as somebody new to the house would.

Everybody holds three of twelve cards. In turn one is played, the car drives as far as it says, and
a card is drawn. Who holds the highest card may honk instead, once: then everybody knows. The game
is over when all cards are played.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from rallybox.core import Dice, Event, Outcome, Setup, View, Words
from rallybox.kit.simple import Nobodys, Own, SimpleGame, SimpleView, Table, Tell

CARDS = tuple(f"c{value}" for value in range(1, 13))
HIGHEST = CARDS[-1]
HAND = 3
NOBODY = -1


class Hill(Table):
    """What lies on the table."""

    turn: int
    cars: list[int]
    played: list[list[str]]
    """What each driver has played."""
    hands: Own
    deck: Nobodys
    honked: int
    """Who has shown to hold the highest card, while that is so."""


class Drove(Event, frozen=True, kw_only=True):
    seat: int
    card: str
    space: int


class Drew(Event, frozen=True, kw_only=True):
    seat: int
    card: str


class Honked(Event, frozen=True, kw_only=True):
    seat: int


class HillClimb(SimpleGame[Hill]):
    """The rules."""

    name = "hillclimb"
    title = "Hill Climb"
    rules = 1
    variants = {"short": (2, 3), "long": (4,)}  # noqa: RUF012
    default_players = 2
    table_type = Hill
    event_type = Drove | Drew | Honked
    all_orders = (*CARDS, "honk")

    def cards(self, setup: Setup) -> Sequence[str]:
        return CARDS

    def shown_cards(self, table: Hill) -> Iterable[str]:
        return [card for row in table.played for card in row]

    def deal(self, setup: Setup, dice: Dice) -> Hill:
        deck = list(CARDS)
        dice.shuffle(deck)
        players = setup.players
        return Hill(
            turn=0,
            cars=[0] * players,
            played=[[] for _ in range(players)],
            hands=[[deck.pop() for _ in range(HAND)] for _ in range(players)],
            deck=deck,
            honked=NOBODY,
        )

    def asked(self, table: Hill) -> Iterable[int]:
        return (table.turn,)

    def orders(self, table: Hill, seat: int) -> Sequence[str]:
        hand = sorted(table.hands[seat], key=CARDS.index)
        return (*hand, "honk") if HIGHEST in hand and table.honked == NOBODY else tuple(hand)

    def play(self, table: Hill, seat: int, order: str, dice: Dice, tell: Tell) -> None:
        if order == "honk":
            table.honked = seat
            tell(Honked(seat=seat))
        else:
            self.drive(table, seat, order, tell)
            if table.deck:
                table.hands[seat].append(table.deck.pop(dice.below(len(table.deck))))
                tell(Drew(seat=seat, card=table.hands[seat][-1], to=seat))
        others = [(seat + step) % len(table.cars) for step in range(1, len(table.cars) + 1)]
        table.turn = next((other for other in others if table.hands[other]), seat)

    def drive(self, table: Hill, seat: int, card: str, tell: Tell) -> None:
        table.hands[seat].remove(card)
        table.played[seat].append(card)
        table.cars[seat] += CARDS.index(card) + 1
        if card == HIGHEST:
            table.honked = NOBODY
        tell(Drove(seat=seat, card=card, space=table.cars[seat]))

    def result(self, table: Hill) -> Outcome | None:
        if any(table.hands):
            return None
        places = tuple(1 + sum(other > mine for other in table.cars) for mine in table.cars)
        return Outcome(places, tuple(table.cars), "played")

    def against(self, table: Hill, seat: int, order: str) -> Words:
        if order == "honk":
            return Words("hillclimb-no-honk", {"card": HIGHEST})
        return super().against(table, seat, order)

    def possible(self, table: Hill) -> bool:
        return table.honked == NOBODY or HIGHEST in table.hands[table.honked]

    def check_table(self, table: Hill, setup: Setup) -> str:
        seats = range(setup.players)
        if table.turn not in seats or table.honked not in (NOBODY, *seats):
            return "there is no such seat"
        if len(table.cars) != setup.players or len(table.played) != setup.players:
            return "not one car per seat"
        if any(card not in CARDS for row in table.played for card in row):
            return "there is no such card"
        spaces = [sum(CARDS.index(card) + 1 for card in row) for row in table.played]
        if spaces != table.cars:
            return "the cars do not stand where the cards lead"
        if any(table.hands) and not table.hands[table.turn]:
            return "somebody without cards is asked"
        return "" if self.possible(table) else "somebody has honked for nothing"

    def ask(self, view: View) -> Words:
        return Words("hillclimb-ask", {"over": "no" if view.outcome is None else "yes"})

    def draw(self, view: View) -> str:
        table = cast(Hill, cast(SimpleView, view).table)
        seats = range(len(table.cars))
        return "\n".join(f"{'.' * table.cars[s]}> {' '.join(table.hands[s])}" for s in seats)


HILLCLIMB = HillClimb()
