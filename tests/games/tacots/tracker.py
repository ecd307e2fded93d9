"""Somebody who only listens: rebuilds what is public from events alone."""

from __future__ import annotations

from rallybox.core.events import Event
from rallybox.core.view import View
from rallybox.games.tacots import events
from rallybox.games.tacots.made.shapes import TacotsView


class Tracker:
    """Knows what was public at the start, then only what is told."""

    def __init__(self, view: View) -> None:
        assert isinstance(view, TacotsView)
        self.roads = dict(view.roads)
        self.cars = dict(enumerate(view.cars, start=1))
        self.sizes = [player.cards for player in view.players]
        self.dead_ends = [player.dead_end for player in view.players]
        self.scores = [player.score for player in view.players]
        self.open_cards = list(view.open_cards)
        self.piles = [(pile.top, pile.cards) for pile in view.piles]
        self.spare = view.dead_ends
        self.over = view.outcome is not None

    def hear(self, event: Event) -> None:
        """Take note of an event."""
        match event:
            case events.Laid():
                self._lay(event.square, event.openings)
                if event.start is not None:
                    assert self.cars[event.car] == event.start
                self.cars[event.car] = event.square
                self._take(event)
            case events.Finished():
                self._lay(event.square, event.openings)
                self.cars[event.car] = event.square
                self.sizes[event.seat] -= 1
                assert self.sizes[event.seat] == 0
                self.dead_ends[event.seat] = False
            case events.DeadEndLaid():
                self._lay(event.square, event.openings)
                if event.against is None:
                    self.spare -= 1
                else:
                    self.sizes[event.seat] -= 1
                    self.dead_ends[event.seat] = False
            case events.Drove():
                assert self.cars[event.car] == event.route[0]
                assert 1 <= len(event.route) - 1 <= 5
                self.cars[event.car] = event.route[-1]
            case events.FewCards():
                assert self.sizes[event.seat] == event.cards == 3
            case events.SecondDeal():
                self.sizes = [size + event.cards for size in self.sizes]
            case _:
                self._hear_more(event)

    def _hear_more(self, event: Event) -> None:
        match event:
            case events.HandBegan():
                self.roads = {}
                self.cars = dict.fromkeys(self.cars)
                self.sizes = [event.cards] * len(self.sizes)
                self.dead_ends = [True] * len(self.sizes)
                self.open_cards = []
            case events.OpenCards():
                self.open_cards = list(event.cards)
            case events.Counted():
                assert len(event.cards) == self.sizes[event.seat]
                self.scores[event.seat] += event.points
                assert self.scores[event.seat] == event.total
            case events.PatienceBegan():
                self._lay(event.square, event.openings)
                self.cars = dict.fromkeys(self.cars, event.square)
            case events.TurnedUp():
                self.piles[event.pile - 1] = (event.kind, event.left)
            case events.GameOver() | events.PatienceOver():
                self.over = True
            case _:
                pass

    def _lay(self, square: str, openings: str) -> None:
        assert square not in self.roads
        self.roads[square] = openings

    def _take(self, event: events.Laid) -> None:
        if event.source == "open":
            self.open_cards.remove(event.kind)
        elif event.source == "hand":
            self.sizes[event.seat] -= 1
        else:
            assert event.pile is not None
            assert self.piles[event.pile - 1][0] == event.kind

    def compare(self, view: View) -> None:
        """Is what was told what a spectator sees?"""
        assert isinstance(view, TacotsView)
        assert self.roads == view.roads
        assert tuple(self.cars.values())[: len(view.cars)] == view.cars
        assert self.sizes == [player.cards for player in view.players]
        assert self.dead_ends == [player.dead_end for player in view.players]
        assert self.scores == [player.score for player in view.players]
        assert self.open_cards == list(view.open_cards)
        assert self.piles == [(pile.top, pile.cards) for pile in view.piles]
        assert self.spare == view.dead_ends
        assert self.over == (view.outcome is not None)
