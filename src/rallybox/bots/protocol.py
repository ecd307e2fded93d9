"""What Rallybox and a bot in another process say to each other: one JSON object on each line.

docs/bots.md describes it for those who write such a bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from rallybox.core.actions import Action
from rallybox.core.details import UNREADABLE
from rallybox.core.game import Game
from rallybox.core.view import View
from rallybox.core.words import DEFAULT

VERSION = 1
"""Rises when a bot written before would not understand any more."""

LONGEST_LINE = 1 << 16
"""Bytes that a bot may write in one line."""

SECONDS = 10.0
"""How long a bot may think about a decision, if nobody says otherwise."""


# -- to the bot --------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag="hello", tag_field="type"):
    """The first line."""

    protocol: int
    game: str
    rules: int
    variant: str
    seat: int
    players: int
    seconds: float
    """How long it may think about each decision."""
    seed: int
    """A number of its own for a bot that likes chance and wants to be repeatable."""


class Offer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action."""

    id: int
    text: str
    does: str = ""
    """What it would do, for a bot that asked to be told."""


class Ask(msgspec.Struct, frozen=True, kw_only=True, tag="decide", tag_field="type"):
    """The bot owes a decision."""

    decision: int
    """Counts from 1."""
    view: msgspec.Raw
    actions: list[Offer]


class Over(msgspec.Struct, frozen=True, kw_only=True, tag="over", tag_field="type"):
    """The last line: how it ended is in the view; null if the game was left."""

    view: msgspec.Raw


def offers(game: Game, view: View, actions: Sequence[Action], explain: bool) -> list[Offer]:
    """The legal actions as a bot is told of them."""
    if not explain:
        return [Offer(id=action.id, text=action.text) for action in actions]
    return [
        Offer(id=action.id, text=action.text, does=game.explain(view, action).say(DEFAULT))
        for action in actions
    ]


def raw(view: View | None) -> msgspec.Raw:
    """A view as JSON, ready to be put into a message."""
    return msgspec.Raw(msgspec.json.encode(view))


def line(message: Hello | Ask | Over) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message) + b"\n"


# -- from the bot ------------------------------------------------------------------------------


class Ready(msgspec.Struct, frozen=True, kw_only=True, tag="ready", tag_field="type"):
    """The answer to `hello`."""

    explain: bool = False
    """Does the bot want to be told what each action would do?"""


class Choice(msgspec.Struct, frozen=True, kw_only=True, tag="action", tag_field="type"):
    """The answer to `decide`: an action by its id, its text, or both."""

    id: int | None = None
    text: str | None = None

    def find(self, actions: Sequence[Action]) -> Action | None:
        """The action that is meant, if it is one of these."""
        if self.id is None and self.text is None:
            return None
        for action in actions:
            if self.id in (None, action.id) and self.text in (None, action.text):
                return action
        return None


class Unreadable(ValueError):
    """A line is not what was asked for."""


Answer = TypeVar("Answer", Ready, Choice)


def read(data: bytes, kind: type[Answer]) -> Answer:
    """The message of this kind in a line; `Unreadable` if it is none."""
    try:
        return msgspec.json.decode(data, type=kind)
    except UNREADABLE as error:
        raise Unreadable(str(error)) from None
