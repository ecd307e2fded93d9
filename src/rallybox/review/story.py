"""A record told as a line of states: what was taken back did not happen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rallybox.core.actions import Action
from rallybox.core.errors import Malformed
from rallybox.core.game import Game
from rallybox.core.outcome import Outcome
from rallybox.core.record import TAKE_BACK, Record, begin, replay
from rallybox.core.state import State


class Act(NamedTuple):
    """An action of the line."""

    at: int
    """So many actions of the record were played before."""
    seat: int
    action: Action
    chancy: bool
    """Were the dice asked?"""


class Story(NamedTuple):
    """A finished game from its first state to its last."""

    game: Game
    record: Record
    states: list[State]
    """One more than there are acts."""
    acts: list[Act]
    outcome: Outcome

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.record.names)

    def at(self, index: int) -> int:
        """How many actions of the record were played when the state at this place was reached."""
        return self.acts[index].at if index < len(self.acts) else len(self.record.actions)


def story_of(record: Record, games: Mapping[str, Game]) -> Story:
    """The line of a record; Malformed, in a sentence, if it is none of a finished game."""
    if record.result is None:
        raise Malformed("record-unfinished")
    tape = begin(record, games)
    states, acts = [tape.state.copy()], list[Act]()
    used = tape.dice.position
    for number, step in enumerate(replay(record, games, tape)):
        if step.action is TAKE_BACK:
            states.pop()
            acts.pop()
        else:
            acts.append(Act(number, step.seat, step.action, tape.dice.position != used))
            states.append(step.state.copy())
        used = tape.dice.position
    outcome = states[-1].outcome
    if outcome is None:
        raise Malformed("record-unfinished")
    if outcome != record.result:
        raise Malformed("record-wrong-result")
    return Story(tape.game, record, states, acts, outcome)
