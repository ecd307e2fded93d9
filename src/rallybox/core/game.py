"""Games: stateless values that know how to begin, to imagine, to load and to explain."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar

import msgspec

from rallybox.core.actions import Action
from rallybox.core.details import why_unread
from rallybox.core.dice import Dice
from rallybox.core.errors import Malformed
from rallybox.core.knowledge import Knowledge
from rallybox.core.outcome import Outcome
from rallybox.core.position import Position
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.core.teller import Teller
from rallybox.core.view import View
from rallybox.core.words import Words, knows


class Game(Teller):
    """The contract of a game. One instance per game, in `rallybox.games.GAMES`."""

    rules: ClassVar[int]
    """The version of the rules; a record replays only under the one it was made with."""
    variants: ClassVar[Mapping[str, tuple[int, ...]]]
    """Each variant with the numbers of players it takes; the first one is the default."""
    default_players: ClassVar[int]
    """How many sit down if nobody says."""
    action_total: ClassVar[int]
    """Action ids run from 0 to this number − 1."""

    # -- beginning ---------------------------------------------------------------------------

    def setup(self, options: Mapping[str, object]) -> Setup:
        """A checked set-up from plain values; texts such as `"4"` are understood for numbers."""
        data = dict(options)
        variant = data.setdefault("variant", next(iter(self.variants)))
        if not isinstance(variant, str) or variant not in self.variants:
            raise Malformed(
                "core-unknown-variant",
                game=self.title,
                variant=str(variant),
                variants=tuple(self.variants),
            )
        allowed = self.variants[variant]
        fallback = self.default_players if self.default_players in allowed else allowed[0]
        data.setdefault("players", fallback)
        unknown = [name for name in data if name not in self.setup_type.__struct_fields__]
        if unknown:
            raise Malformed(
                "core-unknown-option",
                game=self.title,
                option=unknown[0],
                options=self.setup_type.__struct_fields__,
            )
        try:
            setup = msgspec.convert(data, self.setup_type, strict=False)
        except msgspec.ValidationError as error:
            raise Malformed("core-bad-option", game=self.title, detail=why_unread(error)) from None
        if setup.players not in allowed:
            raise Malformed(
                "core-wrong-players",
                game=self.title,
                variant=self.variant_name(setup.variant),
                players=setup.players,
                allowed=allowed,
            )
        self.check(setup)
        return setup

    def variant_name(self, variant: str) -> Words | str:
        """What people call a variant: the message `<game>-variant-<variant>`."""
        message = f"{self.name}-variant-{variant}"
        return Words(message) if knows(message) else variant

    def check(self, setup: Setup) -> None:
        """Raise Malformed if the options of this game do not make sense together."""
        return

    @abstractmethod
    def start(self, setup: Setup, dice: Dice) -> State:
        """A fresh game, shuffled and dealt, at its first decision."""

    def settle(self, setup: Setup, dice: Dice) -> Setup:
        """The set-up with what nobody has said and everybody may know: the number of a deal."""
        return setup

    def number(self, setup: Setup) -> str | None:
        """What the deal is called in a record, if it is a numbered one."""
        return None if setup.number is None else f"{self.name} {setup.variant} {setup.number}"

    # -- statistics --------------------------------------------------------------------------

    def starting_order(self, state: State) -> tuple[int, ...]:
        """The seats in the order in which they start; asked of a fresh state only."""
        return tuple(range(state.setup.players))

    def turns(self, state: State) -> int:
        """How many turns or tricks have been taken so far; 0 if the game does not count them."""
        return 0

    def standing(self, outcome: Outcome) -> int:
        """How good a result is that somebody has reached alone; more is better."""
        return outcome.scores[0]

    # -- actions -----------------------------------------------------------------------------

    @abstractmethod
    def action(self, action_id: int) -> Action:
        """The action with this id; Malformed if there is none."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action with this notation; Malformed, saying what was expected, if it means none."""

    # -- knowing and imagining ---------------------------------------------------------------

    @abstractmethod
    def know(self, view: View) -> Knowledge:
        """The view, read once: whole states that fit it can be drawn from the knowledge.

        Decisions that others may already have made in secret are imagined as still open.
        """

    def imagine(self, view: View, dice: Dice) -> State:
        """A whole state, drawn from all that look to the view's seat exactly like its view."""
        return self.know(view).imagine(dice)

    @abstractmethod
    def rebuild(self, position: Position) -> State:
        """The state of a dump whose set-up is checked; Malformed if a part cannot be one.

        Whether the parts can stand together, `load` finds out.
        """

    def load(self, position: Position, exact: bool = True) -> State:
        """The state of a dump; Malformed, with the reason, if no game can stand so.

        Not `exact`, for positions that somebody has put together: what follows from other parts
        (totals, sizes of hands) is worked out, and need not be right in what all see.
        """
        if position.public.seat is not None:
            raise self.impossible("what all see is not a seat's view")
        self.setup(msgspec.to_builtins(position.public.setup))
        state = self.rebuild(position)
        broken = self.laws(state)
        if broken:
            raise self.impossible(broken[0])
        if exact and state.view(None) != position.public:
            raise self.impossible("what all see does not follow from it")
        return state

    def impossible(self, detail: str) -> Malformed:
        """No game can stand so; `detail` is for developers."""
        return Malformed("core-impossible-position", game=self.title, detail=detail)

    @abstractmethod
    def laws(self, state: State) -> list[str]:
        """The conservation laws that this state breaks, in plain words; empty if all is well."""

    @abstractmethod
    def secrets(self, state: State, seat: int | None) -> dict[str, object]:
        """Everything in the state that this seat may not know, by a name for each secret.

        For the secrecy tests: `imagine` must vary each of these.
        """

    def comparable(self, real: State, imagined: State, viewer: int | None) -> bool:
        """May two worlds that looked alike to a viewer be compared after the same action and dice?

        The secrecy tests demand that what a seat sees and hears does not depend on what it may
        not know. Where the rules themselves reveal something hidden (a card turned up, a hand
        that goes on), the game says here that the two worlds have parted.
        """
        return True

    # -- reading back ------------------------------------------------------------------------

    def read_position(self, data: bytes | str, exact: bool = True) -> State:
        """A state from a dump's JSON; see `load`."""
        return self.load(self._decode(data, self.position_type), exact)
