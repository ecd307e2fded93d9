"""Tacots: a rally on a road that grows card by card, after A. Bideau's game of 1974."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.events import Event
from rallybox.core.game import Game
from rallybox.core.knowledge import Knowledge
from rallybox.core.offers import Offer
from rallybox.core.outcome import Outcome
from rallybox.core.position import Position
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.core.view import View
from rallybox.core.words import Words
from rallybox.games.tacots import actions as orders
from rallybox.games.tacots import draw, explain, laws, load, refusals, secrets
from rallybox.games.tacots import setup as setups
from rallybox.games.tacots.events import TacotsEvent, TakenBack
from rallybox.games.tacots.imagine import PatienceKnowledge, RaceKnowledge
from rallybox.games.tacots.made.shapes import TacotsPosition, TacotsView
from rallybox.games.tacots.offers import AnyOffer
from rallybox.games.tacots.race import Race
from rallybox.games.tacots.setup import TacotsSetup
from rallybox.games.tacots.start import start


class Tacots(Game):
    """The contract of a game, kept by the rooms of this folder."""

    name: ClassVar[str] = "tacots"
    title: ClassVar[str] = "Tacots"
    rules: ClassVar[int] = 2
    variants: ClassVar[Mapping[str, tuple[int, ...]]] = {"rally": (2, 3, 4), "patience": (1,)}
    default_players: ClassVar[int] = 4
    action_total: ClassVar[int] = orders.ACTION_TOTAL

    setup_type: ClassVar[type[Setup]] = TacotsSetup
    view_type: ClassVar[type[View]] = TacotsView
    position_type: ClassVar[type[Position]] = TacotsPosition
    event_type: ClassVar[Any] = TacotsEvent
    offer_type: ClassVar[Any] = AnyOffer

    def check(self, setup: Setup) -> None:
        setups.check(_setup(setup))

    def start(self, setup: Setup, dice: Dice) -> State:
        return start(_setup(setup), dice)

    def settle(self, setup: Setup, dice: Dice) -> Setup:
        if not _setup(setup).solo or setup.number is not None:
            return setup
        return msgspec.structs.replace(setup, deal=int(dice.below(setups.DEALS)))

    def standing(self, outcome: Outcome) -> int:
        return outcome.scores[0] + (outcome.reason == "full")

    def starting_order(self, state: State) -> tuple[int, ...]:
        opener, players = _state(state).opener, state.setup.players
        return tuple((opener + step) % players for step in range(players))

    def turns(self, state: State) -> int:
        return _state(state).past_turns + _state(state).turn

    def action(self, action_id: int) -> Action:
        return orders.find(action_id)

    def parse(self, text: str) -> Action:
        return orders.parse(text)

    def know(self, view: View) -> Knowledge:
        seen = _view(view)
        return PatienceKnowledge(seen) if seen.setup.solo else RaceKnowledge(seen)

    def rebuild(self, position: Position) -> State:
        assert isinstance(position, TacotsPosition), "a position of another game"
        return load.rebuild(position)

    def laws(self, state: State) -> list[str]:
        return laws.laws(_state(state))

    def secrets(self, state: State, seat: int | None) -> dict[str, object]:
        return secrets.secrets(_state(state), seat)

    def comparable(self, real: State, imagined: State, viewer: int | None) -> bool:
        return secrets.comparable(_state(real), _state(imagined))

    def ask(self, view: View) -> Words:
        return explain.ask(_view(view))

    def offer(self, view: View, action: Action) -> Offer:
        return explain.offer(_view(view), action)

    def remarks(self, state: State, viewer: int | None) -> Mapping[str, Words]:
        assert isinstance(state, Race)
        return refusals.remarks(state, viewer)

    def taken_back(self, seat: int) -> list[Event]:
        return [TakenBack(seat=seat)]

    def draw(self, view: View) -> str:
        return draw.draw(_view(view))


def _setup(setup: Setup) -> TacotsSetup:
    assert isinstance(setup, TacotsSetup), "a set-up of another game"
    return setup


def _state(state: State) -> Race:
    assert isinstance(state, Race), "a state of another game"
    return state


def _view(view: View) -> TacotsView:
    assert isinstance(view, TacotsView), "a view of another game"
    return view


GAME = Tacots()
