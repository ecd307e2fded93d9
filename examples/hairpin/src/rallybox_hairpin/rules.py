"""The rules. They change the table that they are given, and nothing else.

Everybody holds four gear cards. In turn one is played: at most one gear higher or lower than the
car is in, and the car drives as far as the gear says. A bend stops whoever comes too fast: the car
stands there and is out of gear. Whatever one holds, a card can also be put away to roll one space,
in first gear. When a car is over the summit, the round is played to its end; who is farthest wins.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from rallybox.core import Action, Cards, Dice, Offer, Outcome, Seat, Setup, State, View, Words
from rallybox.kit.simple import SimpleGame, SimpleState, SimpleView, Tell
from rallybox_hairpin.drawing import picture, text
from rallybox_hairpin.road import limit, skids_at
from rallybox_hairpin.shapes import (
    Coast,
    Coasted,
    Drew,
    Drive,
    Drove,
    HairpinSetup,
    Pass,
    Shuffled,
    Skid,
    Skidded,
)

GEARS = ("1", "2", "3", "4", "5", "6")
COPIES = 8
HAND = 4


def table_of(view: View) -> Pass:
    """The table as the view's seat sees it."""
    return cast(Pass, cast(SimpleView, view).table)


class Hairpin(SimpleGame[Pass]):
    """The game."""

    name = "hairpin"
    title = "Hairpin"
    rules = 1
    variants = {"pass": (2, 3, 4, 5)}  # noqa: RUF012
    default_players = 3
    setup_type = HairpinSetup
    table_type = Pass
    event_type = Drove | Skidded | Coasted | Drew | Shuffled
    offer_type = Drive | Skid | Coast
    all_orders = (*GEARS, *(f"coast {gear}" for gear in GEARS))

    # -- cards -------------------------------------------------------------------------------------

    def cards(self, setup: Setup) -> Sequence[str]:
        return GEARS * COPIES

    def shown_cards(self, table: Pass) -> Iterable[str]:
        return table.used

    def deal(self, setup: Setup, dice: Dice) -> Pass:
        deck = list(self.cards(setup))
        dice.shuffle(deck)
        seats = range(setup.players)
        return Pass(
            summit=cast(HairpinSetup, setup).spaces,
            turn=dice.below(setup.players),
            turns=0,
            cars=[0 for _ in seats],
            gears=[0 for _ in seats],
            used=[],
            hands=[sorted(deck.pop() for _ in range(HAND)) for _ in seats],
            deck=deck,
        )

    # -- a turn ------------------------------------------------------------------------------------

    def asked(self, table: Pass) -> Iterable[int]:
        return (table.turn,)

    def orders(self, table: Pass, seat: int) -> Sequence[str]:
        held = sorted(set(table.hands[seat]))
        fit = [card for card in held if abs(int(card) - table.gears[seat]) <= 1]
        return (*fit, *(f"coast {card}" for card in held))

    def play(self, table: Pass, seat: int, order: str, dice: Dice, tell: Tell) -> None:
        card = order.removeprefix("coast ")
        table.hands[seat].remove(card)
        table.used.append(card)
        if order == card:
            self._drive(table, seat, card, tell)
        else:
            table.cars[seat] += 1
            table.gears[seat] = 1
            tell(Coasted(seat=seat, card=card, space=table.cars[seat]))
        self._draw(table, seat, dice, tell)
        table.turns += 1
        table.turn = (seat + 1) % len(table.cars)

    def _drive(self, table: Pass, seat: int, card: str, tell: Tell) -> None:
        gear = int(card)
        bend = skids_at(table.cars[seat], gear, table.summit)
        if bend is None:
            table.cars[seat] += gear
            table.gears[seat] = gear
            tell(Drove(seat=seat, card=card, space=table.cars[seat]))
        else:
            table.cars[seat] = bend
            table.gears[seat] = 0
            tell(Skidded(seat=seat, card=card, space=bend, limit=limit(bend) or 0))

    def _draw(self, table: Pass, seat: int, dice: Dice, tell: Tell) -> None:
        if not table.deck:
            table.deck, table.used = table.used, []
            tell(Shuffled(number=len(table.deck)))
        table.hands[seat].append(table.deck.pop(dice.below(len(table.deck))))
        tell(Drew(card=table.hands[seat][-1], to=seat))
        table.hands[seat].sort()

    # -- the end -----------------------------------------------------------------------------------

    def result(self, table: Pass) -> Outcome | None:
        # Everybody has as many turns.
        if max(table.cars) < table.summit or table.turns % len(table.cars):
            return None
        places = tuple(1 + sum(other > mine for other in table.cars) for mine in table.cars)
        return Outcome(places, tuple(table.cars), "summit")

    # -- positions that somebody has made up -------------------------------------------------------

    def check_table(self, table: Pass, setup: Setup) -> str:
        seats = range(setup.players)
        if table.summit != cast(HairpinSetup, setup).spaces:
            return "another pass was agreed on"
        if (
            table.turn not in seats
            or len(table.cars) != len(seats)
            or len(table.gears) != len(seats)
        ):
            return "there is no such seat"
        if any(len(hand) != HAND for hand in table.hands) or any(
            c not in GEARS for c in table.used
        ):
            return "these cards cannot be"
        if any(hand != sorted(hand) for hand in table.hands):
            return "a hand is not in order"
        if any(not 0 <= gear <= int(GEARS[-1]) for gear in table.gears):
            return "there is no such gear"
        return self._check_cars(table)

    def _check_cars(self, table: Pass) -> str:
        players = len(table.cars)
        if not 0 <= table.turns <= table.summit * players:
            return "so many turns are never taken"
        begun = (table.turn - table.turns) % players
        for seat, (space, gear) in enumerate(zip(table.cars, table.gears, strict=True)):
            taken = (table.turns + players - 1 - (seat - begun) % players) // players
            if not taken <= space <= taken * int(GEARS[-1]) or (gear and not taken):
                return "no car comes so far in so many turns"
            if space >= table.summit and table.turns - players * (taken - 1) > players:
                return "the race was over before"
        return ""

    # -- for people --------------------------------------------------------------------------------

    def ask(self, view: View) -> Words:
        if view.outcome is not None:
            return Words("hairpin-ask-over")
        table = table_of(view)
        if view.seat != table.turn:
            return Words("hairpin-ask-wait", {"seat": Seat(table.turn)})
        return Words("hairpin-ask-play", {"gear": table.gears[table.turn]})

    def offer(self, view: View, action: Action) -> Offer:
        table, seat = table_of(view), view.seat or 0
        card, here = action.text.removeprefix("coast "), table.cars[seat]
        if action.text != card:
            return Coast(card=card, space=here + 1)
        bend = skids_at(here, int(card), table.summit)
        if bend is not None:
            return Skid(card=card, space=bend, limit=limit(bend) or 0)
        there = here + int(card)
        return Drive(card=card, space=there, summit=there >= table.summit)

    def against(self, table: Pass, seat: int, order: str) -> Words:
        card = order.removeprefix("coast ")
        if card not in table.hands[seat]:
            return Words("hairpin-illegal-card", {"card": Cards((card,))})
        return Words("hairpin-illegal-gear", {"card": Cards((card,)), "gear": table.gears[seat]})

    def turns(self, state: State) -> int:
        return cast(Pass, cast(SimpleState, state).table).turns

    def draw(self, view: View) -> str:
        return text(table_of(view))

    def picture(self, view: View) -> str:
        return picture(table_of(view), view.seat)


GAME = Hairpin()
