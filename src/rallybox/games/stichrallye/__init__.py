"""Stich Rallye: win tricks to drive, lose them to wind up the motor. docs/rules/stichrallye.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.errors import Malformed
from rallybox.core.game import Game
from rallybox.core.knowledge import Knowledge
from rallybox.core.offers import Offer
from rallybox.core.position import Position
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.core.view import View
from rallybox.core.words import Words
from rallybox.games.stichrallye import actions, draw, explain, laws, load, refusals, secrets
from rallybox.games.stichrallye.cards import ROUNDS
from rallybox.games.stichrallye.events import AnyEvent
from rallybox.games.stichrallye.imagine import RaceKnowledge
from rallybox.games.stichrallye.made.shapes import StichRallyePosition, StichRallyeView
from rallybox.games.stichrallye.offers import AnyOffer
from rallybox.games.stichrallye.race import Race
from rallybox.games.stichrallye.setup import VARIANTS, StichRallyeSetup, check_setup
from rallybox.games.stichrallye.start import start


class StichRallye(Game):
    """The game; see `Game` for what each method promises."""

    name = "stichrallye"
    title = "Stich Rallye"
    rules = 2
    variants: ClassVar[Mapping[str, tuple[int, ...]]] = VARIANTS
    default_players = 4
    action_total = actions.ACTION_TOTAL
    setup_type = StichRallyeSetup
    view_type = StichRallyeView
    position_type = StichRallyePosition
    event_type = AnyEvent
    offer_type = AnyOffer

    def setup(self, options: Mapping[str, object]) -> Setup:
        """As for every game; a dial may also be given as text, such as `0 1 2 4`."""
        dial = options.get("dial")
        if isinstance(dial, str):
            options = {**options, "dial": dial.replace(",", " ").split()}
        return super().setup(options)

    def check(self, setup: Setup) -> None:
        assert isinstance(setup, StichRallyeSetup)
        check_setup(setup)

    def start(self, setup: Setup, dice: Dice) -> State:
        assert isinstance(setup, StichRallyeSetup)
        return start(setup, dice)

    def starting_order(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, Race)
        players = state.setup.players
        return tuple((int(state.flag) + i) % players for i in range(players))

    def turns(self, state: State) -> int:
        """The tricks taken so far."""
        assert isinstance(state, Race)
        return sum(ROUNDS[: state.round]) + state.done

    def action(self, action_id: int) -> Action:
        if not 0 <= action_id < self.action_total:
            raise Malformed(
                "core-no-such-action-id",
                game=self.title,
                number=action_id,
                last=self.action_total - 1,
            )
        return actions.ACTIONS[action_id]

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def know(self, view: View) -> Knowledge:
        assert isinstance(view, StichRallyeView)
        return RaceKnowledge(view)

    def rebuild(self, position: Position) -> State:
        assert isinstance(position, StichRallyePosition)
        return load.rebuild(position)

    def laws(self, state: State) -> list[str]:
        assert isinstance(state, Race)
        return laws.broken_laws(state)

    def secrets(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, Race)
        return secrets.secrets(state, seat)

    def ask(self, view: View) -> Words:
        assert isinstance(view, StichRallyeView)
        return explain.ask(view)

    def offer(self, view: View, action: Action) -> Offer:
        assert isinstance(view, StichRallyeView)
        return explain.offer(view, action)

    def remarks(self, state: State, viewer: int | None) -> Mapping[str, Words]:
        assert isinstance(state, Race)
        return refusals.remarks(state, viewer)

    def draw(self, view: View) -> str:
        assert isinstance(view, StichRallyeView)
        return draw.draw(view)


GAME = StichRallye()
