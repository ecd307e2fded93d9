"""Records: a finished game as a text file that can be shared, replayed, verified and analysed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from rallybox.core.actions import Action
from rallybox.core.details import UNREADABLE, why_unread
from rallybox.core.dice import KeyedDice
from rallybox.core.errors import Malformed, NotYourDecision, RallyboxError
from rallybox.core.events import Event
from rallybox.core.fair import Fairness
from rallybox.core.game import Game
from rallybox.core.origin import Origin, begun
from rallybox.core.outcome import Outcome
from rallybox.core.setup import Setup
from rallybox.core.state import State

TAKE_BACK: Final = Action(-1, "undo")
"""Stands in records and logs where the last action was taken back. No game has it."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Set-up, proof of the dice, every action, result. Actions read `seat notation`."""

    game: str
    rules: int
    setup: dict[str, Any]
    fairness: Fairness
    names: tuple[str, ...]
    actions: tuple[str, ...]
    result: Outcome | None
    """None: the rules changed before it was over."""
    origin: Origin | UnsetType = UNSET
    """Where it begins, if not with a deal; absent otherwise."""
    rallybox_record: int = 1
    """The version of the file format."""


class Step(NamedTuple):
    """One action of a replay, with what it did. `state` is the state after it."""

    seat: int
    action: Action
    events: list[Event]
    state: State


class Tape:
    """A game on its dice, forwards and, where the set-up allows it, back again."""

    def __init__(
        self, game: Game, setup: Setup, dice: KeyedDice, origin: Origin | None = None
    ) -> None:
        self.game, self.dice = game, dice
        self.state = begun(game, setup, dice, origin)
        self._past: list[tuple[State, int]] = []

    def play(self, seat: int, action: Action) -> list[Event]:
        """Play an action, or take the last one back; raises and changes nothing if not legal."""
        if action is TAKE_BACK:
            return self._take_back(seat)
        if self.state.setup.takes_back:
            before = self.state.copy(), self.dice.position
            events = self.state.play(seat, action, self.dice)
            self._past.append(before)
            return events
        return self.state.play(seat, action, self.dice)

    def _take_back(self, seat: int) -> list[Event]:
        if not self.state.setup.takes_back:
            raise NotYourDecision("core-no-taking-back")
        if self.state.outcome is not None:
            raise NotYourDecision("core-game-over")
        if not self._past:
            raise NotYourDecision("core-nothing-to-take-back")
        self.state, self.dice.position = self._past.pop()
        return self.game.taken_back(seat)


class Recorder:
    """Plays a game at a table's dice and keeps what a record needs."""

    def __init__(
        self,
        game: Game,
        setup: Mapping[str, object],
        fairness: Fairness,
        origin: Origin | None = None,
    ) -> None:
        self.game = game
        self.fairness = fairness
        self.origin = origin
        self._setup = game.setup(setup)
        self.tape = Tape(game, self._setup, KeyedDice(fairness.seed()), origin)
        self._actions: list[str] = []

    @property
    def state(self) -> State:
        """How it stands; another object when something was taken back."""
        return self.tape.state

    def play(self, seat: int, action: Action) -> list[Event]:
        """Play and keep an action."""
        events = self.tape.play(seat, action)
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
            origin=UNSET if self.origin is None else self.origin,
        )


def write(record: Record) -> str:
    """The record as a text file."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n"


def read(data: bytes | str) -> Record:
    """The record in a text file; Malformed if it is none."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except UNREADABLE as error:
        raise Malformed("record-unreadable", detail=why_unread(error)) from None
    if record.rallybox_record != 1:
        raise Malformed("record-other-format", version=record.rallybox_record)
    return record


def begin(record: Record, games: Mapping[str, Game]) -> Tape:
    """The record's game at its first decision; checks what is said of the dice on the way."""
    if record.game not in games:
        raise Malformed("core-unknown-game", game=record.game, games=tuple(games))
    game = games[record.game]
    if record.rules != game.rules:
        raise Malformed("record-other-rules", game=game.title, theirs=record.rules, ours=game.rules)
    dice = KeyedDice(record.fairness.seed())
    setup = game.setup(record.setup)
    if len(record.names) != setup.players:
        raise Malformed("record-wrong-names", names=len(record.names), players=setup.players)
    if record.fairness.number not in (UNSET, game.number(setup)):
        raise Malformed("record-wrong-number")
    return Tape(game, setup, dice, None if record.origin is UNSET else record.origin)


def read_action(game: Game, text: str) -> Action:
    """The action with this notation; `TAKE_BACK` where the last one was taken back."""
    return TAKE_BACK if text == TAKE_BACK.text else game.parse(text)


def replay(record: Record, games: Mapping[str, Game], tape: Tape | None = None) -> Iterator[Step]:
    """Every action again, with its events. Malformed, with the number, where one cannot be.

    `tape`: what `begin` gave, for those who watch the dice.
    """
    tape = begin(record, games) if tape is None else tape
    for number, line in enumerate(record.actions, start=1):
        seat_text, _, text = line.partition(" ")
        try:
            if seat_text not in map(str, range(len(record.names))):
                raise Malformed("record-wrong-seat", seat=seat_text)
            seat, action = int(seat_text), read_action(tape.game, text)
            events = tape.play(seat, action)
        except RallyboxError as error:
            raise Malformed(
                "record-wrong-action", number=number, line=line, reason=error.words
            ) from None
        yield Step(seat, action, events, tape.state)


def verify(record: Record, games: Mapping[str, Game]) -> int:
    """Replay the record and check dice and result; the number of actions, or Malformed."""
    outcome = begin(record, games).state.outcome
    for step in replay(record, games):
        outcome = step.state.outcome
    if outcome is None:
        raise Malformed("record-unfinished")
    if outcome != record.result:
        raise Malformed("record-wrong-result")
    return len(record.actions)
