"""How a game tells people about itself: questions, offers, drawings, and what was taken back."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from rallybox.core.actions import Action
from rallybox.core.events import Event
from rallybox.core.offers import Offer, Order
from rallybox.core.shapes import Shapes
from rallybox.core.state import State
from rallybox.core.view import View
from rallybox.core.words import Words


class Teller(Shapes):
    """What a view means, in words and pictures. Nothing here knows more than the view."""

    name: ClassVar[str]
    """The game's name in code, commands and message ids: small letters, no blanks."""

    @abstractmethod
    def ask(self, view: View) -> Words:
        """What is being asked of the view's seat (or for whom the table waits), as a sentence."""

    def offer(self, view: View, action: Action) -> Offer:
        """What the action is and would do, as far as the view's seat can know, as a value."""
        return Order(text=action.text)

    def explain(self, view: View, action: Action) -> Words:
        """The same as a sentence."""
        return self.offer(view, action).words(self.name)

    def remarks(self, state: State, viewer: int | None) -> Mapping[str, Words]:
        """What else a screen may say of how it stands, by a name of the game's own for each: why a
        card cannot be played, why somebody is safe. It follows from what the viewer may know.

        Once the game is over, `tie 0` and so on say who was level, and what decided then."""
        return {}

    @abstractmethod
    def draw(self, view: View) -> str:
        """The view as text, for terminals and tests: at most 100 columns, no escape codes."""

    def picture(self, view: View) -> str | None:
        """The view as an SVG, for browsers that know no face of this game; None: as text."""
        return None

    def taken_back(self, seat: int) -> list[Event]:
        """What is told when the last action is taken back (see `Setup.takes_back`)."""
        return []
