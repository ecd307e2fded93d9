"""Where a game came from that did not begin with a deal, but in the middle of another one."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rallybox.core.details import why_unread
from rallybox.core.dice import Dice
from rallybox.core.errors import Malformed
from rallybox.core.game import Game
from rallybox.core.setup import Setup
from rallybox.core.state import State


class Origin(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """The moment of another game at which this one begins."""

    position: dict[str, Any]
    """How it stood, secrets included: `State.dump`, as JSON has it."""
    step: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    """So many actions of the other game had been played, those taken back included."""
    table: Annotated[str, Meta(max_length=40)] | None = None
    """The id of the table at which that was, if it was at one."""

    @classmethod
    def of(cls, state: State, step: int, table: str | None = None) -> Origin:
        """A moment of a game, so that another one can begin there."""
        position = msgspec.json.decode(msgspec.json.encode(state.dump()))
        return cls(position=position, step=step, table=table)


def begun(game: Game, setup: Setup, dice: Dice, origin: Origin | None = None) -> State:
    """A game at its first decision: dealt, or as its origin stood; then no dice are used.

    Malformed, in a sentence, if no game of this set-up can stand so, or nothing is left to decide.
    """
    if origin is None:
        return game.start(setup, dice)
    try:
        position = msgspec.convert(origin.position, game.position_type, str_keys=True)
    except msgspec.ValidationError as error:
        raise Malformed("core-unreadable", game=game.title, detail=why_unread(error)) from None
    state = game.load(position)
    if state.setup != setup:
        raise Malformed("record-other-setup")
    if state.outcome is not None:
        raise Malformed("record-begins-at-end")
    return state
