"""Road Rally, after Carlo A. Rossi's *Road Rally USA* (2013). Rules: docs/rules/roadrally.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.game import Game
from rallybox.core.knowledge import Knowledge
from rallybox.core.offers import Offer
from rallybox.core.position import Position
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.core.view import View
from rallybox.core.words import Words
from rallybox.games.roadrally import actions, draw, explain, laws, load, secrets, setup
from rallybox.games.roadrally.data.rulesets import RULE_SETS
from rallybox.games.roadrally.events import AnyEvent
from rallybox.games.roadrally.imagine import RaceKnowledge
from rallybox.games.roadrally.made.shapes import RoadRallyPosition, RoadRallyView
from rallybox.games.roadrally.offers import AnyOffer
from rallybox.games.roadrally.race import Race
from rallybox.games.roadrally.setup import RoadRallySetup
from rallybox.games.roadrally.start import start


class RoadRally(Game):
    """Hand management for 3 to 5 drivers."""

    name = "roadrally"
    title = "Road Rally"
    rules = 2
    variants: ClassVar[Mapping[str, tuple[int, ...]]] = dict.fromkeys(RULE_SETS, (3, 4, 5))
    default_players = 4
    action_total = len(actions.ALL)
    setup_type = RoadRallySetup
    view_type = RoadRallyView
    position_type = RoadRallyPosition
    event_type = AnyEvent
    offer_type = AnyOffer

    def check(self, setup_: Setup) -> None:
        setup.check(cast(RoadRallySetup, setup_))

    def start(self, setup: Setup, dice: Dice) -> State:
        return start(cast(RoadRallySetup, setup), dice)

    def action(self, action_id: int) -> Action:
        return actions.action_of(action_id)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def know(self, view: View) -> Knowledge:
        return RaceKnowledge(cast(RoadRallyView, view))

    def rebuild(self, position: Position) -> State:
        return load.rebuild(cast(RoadRallyPosition, position))

    def laws(self, state: State) -> list[str]:
        return laws.broken_laws(cast(Race, state))

    def secrets(self, state: State, seat: int | None) -> dict[str, object]:
        return secrets.secrets(cast(Race, state), seat)

    def starting_order(self, state: State) -> tuple[int, ...]:
        return cast(Race, state).started

    def turns(self, state: State) -> int:
        return cast(Race, state).turns

    def ask(self, view: View) -> Words:
        return explain.ask(cast(RoadRallyView, view))

    def offer(self, view: View, action: Action) -> Offer:
        return explain.offer(cast(RoadRallyView, view), action)

    def remarks(self, state: State, viewer: int | None) -> Mapping[str, Words]:
        return explain.ties(state.outcome)

    def draw(self, view: View) -> str:
        return draw.draw(cast(RoadRallyView, view))


GAME = RoadRally()
