"""What one seat, or a spectator, may know. Built up from what lies open and the seat's own hand."""

from __future__ import annotations

from msgspec.structs import replace

from rallybox.games.tacots.cards import KIND_NAMES, names
from rallybox.games.tacots.made import ways
from rallybox.games.tacots.made.shapes import TacotsView
from rallybox.games.tacots.setup import TABLES, UNKNOWN
from rallybox.games.tacots.shapes import Pile
from rallybox.games.tacots.state import RaceState


def view_of(race: RaceState, seat: int | None) -> TacotsView:
    """What a seat may know; None for a spectator."""
    public = _public(race)
    return public if seat is None else beside(race, public, seat)


def beside(race: RaceState, public: TacotsView, seat: int) -> TacotsView:
    """Add what only a seat knows to what everybody knows."""
    if race.setup.solo:
        return replace(public, seat=seat)  # there are no hands
    return ways.beside(race, public, seat, to_act=public.to_act)


def _undealt(race: RaceState) -> int:
    if not race.stock:
        return 0
    # Counted from what all know, not by looking into the stock.
    table = TABLES[race.players]
    return table.cards * race.players * (table.deals - 1)


def _public(race: RaceState) -> TacotsView:
    solo = race.setup.solo
    over = race.ended is not None
    return ways.public(
        race,
        to_act=race.to_act,
        undealt=_undealt(race),
        shown=tuple([names(hand) for hand in race.hands]) if over and not solo else None,
        deal=race.deal if solo and race.deal != UNKNOWN else None,
        piles=tuple(
            [
                Pile(top=KIND_NAMES[cards[-1]] if cards else None, cards=len(cards))
                for cards in race.piles
            ]
        ),
        capped=tuple([bool(race.capped >> car & 1) for car in range(4)]) if solo else (),
        outcome=race.ended,
    )
