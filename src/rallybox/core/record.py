"""Records: a finished game as a text file that can be shared, replayed, verified and analysed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from rallybox.core.actions import Action
from rallybox.core.details import why_unread
from rallybox.core.dice import KeyedDice
from rallybox.core.errors import Malformed, RallyboxError
from rallybox.core.events import Event
from rallybox.core.fair import Fairness
from rallybox.core.game import Game
from rallybox.core.outcome import Outcome
from rallybox.core.state import State


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Set-up, proof of the dice, every action, result. Actions read `seat notation`."""

    game: str
    rules: int
    setup: dict[str, Any]
    fairness: Fairness
    names: tuple[str, ...]
    actions: tuple[str, ...]
    result: Outcome
    rallybox_record: int = 1
    """The version of the file format."""


class Step(NamedTuple):
    """One action of a replay, with what it did. `state` is the state after it."""

    seat: int
    action: Action
    events: list[Event]
    state: State


class Recorder:
    """Plays a game at a table's dice and keeps what a record needs."""

    def __init__(self, game: Game, setup: Mapping[str, object], fairness: Fairness) -> None:
        self.game = game
        self.fairness = fairness
        self._setup = game.setup(setup)
        self._dice = KeyedDice(fairness.seed())
        self.state = game.start(self._setup, self._dice)
        self._actions: list[str] = []

    def play(self, seat: int, action: Action) -> list[Event]:
        """Play and keep an action."""
        events = self.state.play(seat, action, self._dice)
        self._actions.append(f"{seat} {action.text}")
        return events

    def record(self, names: tuple[str, ...]) -> Record:
        """The record of the finished game."""
        outcome = self.state.outcome
        if outcome is None:
            raise Malformed("record-unfinished")
        return Record(
            game=self.game.name,
            rules=self.game.rules,
            setup=msgspec.to_builtins(self._setup),
            fairness=self.fairness,
            names=names,
            actions=tuple(self._actions),
            result=outcome,
        )


def write(record: Record) -> str:
    """The record as a text file."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n"


def read(data: bytes | str) -> Record:
    """The record in a text file; Malformed if it is none."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed("record-unreadable", detail=why_unread(error)) from None
    if record.rallybox_record != 1:
        raise Malformed("record-other-format", version=record.rallybox_record)
    return record


def begin(record: Record, games: Mapping[str, Game]) -> tuple[Game, State, KeyedDice]:
    """The record's game at its first decision, and its dice; checks the commitment on the way."""
    if record.game not in games:
        raise Malformed("core-unknown-game", game=record.game, games=tuple(games))
    game = games[record.game]
    if record.rules != game.rules:
        raise Malformed("record-other-rules", game=game.title, theirs=record.rules, ours=game.rules)
    dice = KeyedDice(record.fairness.seed())
    setup = game.setup(record.setup)
    if len(record.names) != setup.players:
        raise Malformed("record-wrong-names", names=len(record.names), players=setup.players)
    return game, game.start(setup, dice), dice


def replay(record: Record, games: Mapping[str, Game]) -> Iterator[Step]:
    """Every action again, with its events. Malformed, with the number, where one cannot be."""
    game, state, dice = begin(record, games)
    for number, line in enumerate(record.actions, start=1):
        seat_text, _, text = line.partition(" ")
        try:
            if seat_text not in map(str, range(len(record.names))):
                raise Malformed("record-wrong-seat", seat=seat_text)
            seat, action = int(seat_text), game.parse(text)
            events = state.play(seat, action, dice)
        except RallyboxError as error:
            raise Malformed(
                "record-wrong-action", number=number, line=line, reason=error.words
            ) from None
        yield Step(seat, action, events, state)


def verify(record: Record, games: Mapping[str, Game]) -> int:
    """Replay the record and check dice and result; the number of actions, or Malformed."""
    outcome = begin(record, games)[1].outcome
    for step in replay(record, games):
        outcome = step.state.outcome
    if outcome is None:
        raise Malformed("record-unfinished")
    if outcome != record.result:
        raise Malformed("record-wrong-result")
    return len(record.actions)
