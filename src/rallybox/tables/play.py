"""A game at a table, as its log tells it. No socket, no database, no clock."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from rallybox.core.actions import Action
from rallybox.core.dice import KeyedDice
from rallybox.core.errors import NotYourDecision, RallyboxError
from rallybox.core.events import Event
from rallybox.core.record import TAKE_BACK
from rallybox.core.state import State
from rallybox.core.view import View
from rallybox.games import find_game
from rallybox.tables import pace
from rallybox.tables.errors import Damaged, Forbidden
from rallybox.tables.log import Entry, Snapshot
from rallybox.tables.past import LONGEST_LOG, OutOfReach, Past, reaches, took_back
from rallybox.tables.record import TableRecord
from rallybox.tables.wire.base import Pace

FIRST = 1
"""The step at which a game begins."""
REMEMBERED_STEPS = 40
"""Steps whose events are kept in memory for those who come back soon."""


BOT_GRACE = 5_000
"""Milliseconds after which somebody else looks at a table whose bots have not decided."""


def bits(seats: Iterable[int]) -> int:
    """Seats as one number."""
    return sum(1 << seat for seat in seats)


@lru_cache(1024)
def seats_in(number: int) -> tuple[int, ...]:
    """The seats in a number."""
    return tuple(seat for seat in range(number.bit_length()) if number >> seat & 1)


def demand_our_rules(record: TableRecord) -> None:
    """Forbidden if a table's game was begun under another version of the rules."""
    game = find_game(record.game)
    if record.rules != game.rules:
        raise Forbidden("server-other-rules", game=game.title, theirs=record.rules, ours=game.rules)


class Clocks(NamedTuple):
    """What deadlines follow from."""

    asked: int
    """When the present question was asked."""
    reserves: tuple[int, ...]
    at_once: bool
    """Are several asked at the same time?"""

    def deadline(self, rules: Pace, seat: int) -> int | None:
        """When the club bot decides for a seat that owes a decision."""
        return pace.deadline(rules, self.asked, self.reserves[seat], self.at_once)


def due(record: TableRecord, owing: Iterable[int], clocks: Clocks, now: int) -> int | None:
    """When somebody has to look at this table again, even if this process is gone."""
    times = []
    for seat in owing:
        if record.seats[seat].bot is not None:
            times.append(now + BOT_GRACE)
        elif (end := clocks.deadline(record.pace, seat)) is not None:
            times.append(end)
    return min(times, default=None)


class Next(NamedTuple):
    """What an action leads to. Nothing has changed before `Play.take`."""

    entry: Entry
    state: State
    events: tuple[Event, ...]
    quiet: bool
    """It is an answer in secret: nobody but the one who decided may notice anything yet."""
    clocks: Clocks
    public: View
    """What spectators see afterwards."""


class Followed(NamedTuple):
    """What an action of the log did."""

    events: tuple[Event, ...]
    quiet: bool


class Play:
    """A game in progress.

    `sequence` counts the actions of the log. `step` counts only what everybody could see:
    people decide on a step, and a secret answer of somebody else neither makes theirs stale nor
    shows.
    """

    __slots__ = (
        "_before",
        "_public",
        "branch",
        "clocks",
        "dice",
        "first",
        "game",
        "known_from",
        "last",
        "opening",
        "pace",
        "past",
        "recent",
        "seed",
        "sequence",
        "state",
        "step",
        "waiting",
    )

    def __init__(self, record: TableRecord, state: State, snapshot: Snapshot) -> None:
        self.game = find_game(record.game)
        self.pace = record.pace
        self.seed = record.seed()
        self.state = state
        self._public: View | None = None
        """What spectators see; every other view is this and what only its seat knows."""
        self._before: State | View | None = None
        """How it stood before the last step that everybody saw, if that was followed here."""
        self.first = self._first(record) if state.setup.takes_back else None
        """How it looked at the start, where actions can be taken back."""
        self.past = Past()
        """Empty where nothing can be taken back."""
        self.branch = 0
        """The place of the log where something was taken back last, as far as was read."""
        self.dice = snapshot.dice
        self.sequence = snapshot.sequence
        self.step = snapshot.step
        self.waiting = seats_in(snapshot.waiting)
        at_once = len(self.waiting) > 1
        self.clocks = Clocks(snapshot.asked, snapshot.reserves, at_once)
        self.known_from = snapshot.step
        """`recent` has all events of later steps."""
        self.recent: deque[tuple[int, tuple[Event, ...]]] = deque(maxlen=REMEMBERED_STEPS)
        self.last: Entry | None = None
        """What all have seen last, as far as is known; not where several answered in secret."""
        self.opening = snapshot.step == FIRST
        """Has nobody but bots decided yet, as far as is known?"""

    def _first(self, record: TableRecord) -> View:
        return record.first(KeyedDice(self.seed)).view(None)

    # -- from the log ------------------------------------------------------------------------------

    @classmethod
    def begin(cls, record: TableRecord) -> Play:
        """A game at its first decision."""
        dice = KeyedDice(record.seed())
        state = record.first(dice)
        first = Snapshot(
            sequence=0,
            step=FIRST,
            dice=dice.position,
            owing=bits(state.to_act),
            waiting=bits(state.view(None).to_act),
            asked=record.started or 0,
            reserves=pace.full_reserves(record.pace, state.setup.players),
            position="",
        )
        return cls(record, state, first)

    @classmethod
    def restore(
        cls, record: TableRecord, snapshot: Snapshot | None, entries: Sequence[Entry]
    ) -> Play:
        """The game that a log tells; Forbidden if it was begun under other rules than ours."""
        demand_our_rules(record)
        play = cls.standing(record, snapshot)
        for entry in entries:
            play.follow(entry)
        return play

    @classmethod
    def standing(cls, record: TableRecord, snapshot: Snapshot | None) -> Play:
        """A game as it stood at a snapshot, or at its first decision."""
        if snapshot is None:
            return cls.begin(record)
        return cls(record, find_game(record.game).read_position(snapshot.position), snapshot)

    def can_follow(self, entries: Sequence[Entry]) -> bool:
        """Is everything known to which something was taken back there?"""
        return reaches(entries, len(self.past))

    def follow(self, entry: Entry) -> Followed:
        """Take the next action of the log; Damaged if it does not go as it went then."""
        if took_back(entry):
            return self._follow_back(entry)
        state, dice = self.state.copy(), KeyedDice(self.seed, self.dice)
        try:
            events = tuple(state.play(entry.seat, self.game.parse(entry.action), dice))
        except RallyboxError:
            raise Damaged("server-broken-log") from None
        then = entry.sequence, entry.dice, entry.owing
        if then != (self.sequence + 1, dice.position, bits(state.to_act)):
            raise Damaged("server-broken-log")
        quiet, waiting = entry.step == self.step, seats_in(entry.waiting)
        clocks = self.clocks
        if not quiet:
            clocks = self._clocks_after(entry.seat, entry.at, len(waiting) > 1)
        self._stand(entry, state, events, clocks)
        return Followed(events, quiet)

    def _follow_back(self, entry: Entry) -> Followed:
        """Somebody has taken their last action back: it stands as before, or as the log says."""
        known = self.past.last()
        if entry.position:
            state = self.game.read_position(entry.position)
        elif known is None:
            raise OutOfReach
        else:
            state = known[0]
            if (entry.dice, entry.owing) != (known[1], bits(state.to_act)):
                raise Damaged("server-broken-log")
        if entry.sequence != self.sequence + 1:
            raise Damaged("server-broken-log")
        events = tuple(self.game.taken_back(entry.seat))
        self._stand(entry, state, events, self._clocks_after(entry.seat, entry.at, False))
        return Followed(events, False)

    @property
    def public(self) -> View:
        """What everybody may know now."""
        if self._public is None:
            self._public = self.state.view(None)
        return self._public

    @property
    def before(self) -> View | None:
        """What everybody could know before the last step; None if that is not known here."""
        if isinstance(self._before, State):
            self._before = self._before.view(None)
        return self._before

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know now."""
        return self.public if seat is None else self.state.view_beside(self.public, seat)

    def own_last(self, seat: int) -> int | None:
        """The action that all have seen last, if it was this seat's."""
        if self.last is None or self.last.seat != seat:
            return None
        return self.game.parse(self.last.action).id

    # -- decisions ---------------------------------------------------------------------------------

    def decide(self, seat: int, action: Action, decided_by: str, at: int) -> Next:
        """What this action leads to; raises what `State.play` raises. Changes nothing."""
        state = self.state.copy()
        before = self.public if len(state.to_act) > 1 else None
        dice = KeyedDice(self.seed, self.dice)
        events = state.play(seat, action, dice)
        after = state.view(None)
        quiet = before is not None and before == after and all(e.to == seat for e in events)
        waiting = self.waiting if quiet else after.to_act
        entry = Entry(
            sequence=self.sequence + 1,
            step=self.step + (0 if quiet else 1),
            seat=seat,
            action=action.text,
            dice=dice.position,
            owing=bits(state.to_act),
            waiting=bits(waiting),
            decided_by=decided_by,
            at=at,
        )
        clocks = self.clocks if quiet else self._clocks_after(seat, at, len(waiting) > 1)
        return Next(entry, state, tuple(events), quiet, clocks, after)

    @property
    def can_go_back(self) -> bool:
        """Is there an action that may be taken back?"""
        if self.first is None or self.sequence >= LONGEST_LOG:
            return False
        return bool(self.state.to_act) and self.first != self.public

    def demand_taking_back(self) -> None:
        """NotYourDecision, saying why, if nothing may be taken back."""
        if self.first is None:
            raise NotYourDecision("core-no-taking-back")
        if self.state.outcome is not None:
            raise NotYourDecision("core-game-over")
        if self.first == self.public:
            raise NotYourDecision("core-nothing-to-take-back")
        if self.sequence >= LONGEST_LOG:
            raise NotYourDecision("server-taken-back-enough")

    def go_back(self, seat: int, state: State, dice: int, at: int) -> Next:
        """What it leads to if everything stands again as in this state. Changes nothing."""
        waiting = bits(state.to_act)
        entry = Entry(
            sequence=self.sequence + 1,
            step=self.step + 1,
            seat=seat,
            action=TAKE_BACK.text,
            dice=dice,
            owing=waiting,
            waiting=waiting,
            decided_by="person",
            at=at,
            position="" if self.past.reach else msgspec.json.encode(state.dump()).decode(),
        )
        events = tuple(self.game.taken_back(seat))
        clocks = self._clocks_after(seat, at, False)
        return Next(entry, state, events, False, clocks, state.view(None))

    def _clocks_after(self, seat: int, at: int, at_once: bool) -> Clocks:
        asked, reserves, was_at_once = self.clocks
        if self.pace.kind == "live":
            left = pace.left_of_reserve(self.pace, asked, at, reserves[seat], was_at_once)
            reserves = (*reserves[:seat], left, *reserves[seat + 1 :])
        return Clocks(at, reserves, at_once)

    def take(self, found: Next) -> None:
        """It is on disk: this is how it stands now."""
        self._stand(found.entry, found.state, found.events, found.clocks)
        self._public = found.public

    def _stand(self, entry: Entry, state: State, events: tuple[Event, ...], clocks: Clocks) -> None:
        if took_back(entry):
            self.branch = entry.sequence
            self.past.drop()
            if entry.position:
                self.past.forget_reach()
        elif self.first is not None:
            self.past.add(self.state, self.dice)
        self.last = entry if len(self.waiting) == 1 and not took_back(entry) else None
        self.opening = self.opening and entry.decided_by == "bot"
        if entry.step != self.step:
            self._before = self.state
        self.state, self._public, self.clocks = state, None, clocks
        self.sequence, self.step, self.dice = entry.sequence, entry.step, entry.dice
        self.waiting = seats_in(entry.waiting)
        if events:
            if len(self.recent) == REMEMBERED_STEPS:
                self.known_from = self.recent[0][0]
            self.recent.append((entry.step, events))

    def after(self, found: Next) -> Snapshot:
        """A snapshot of how it will stand."""
        entry = found.entry
        return Snapshot(
            sequence=entry.sequence,
            step=entry.step,
            dice=entry.dice,
            owing=entry.owing,
            waiting=entry.waiting,
            asked=found.clocks.asked,
            reserves=found.clocks.reserves,
            position=msgspec.json.encode(found.state.dump()).decode(),
        )

    def snapshot(self) -> Snapshot:
        """A snapshot of how it stands."""
        return Snapshot(
            sequence=self.sequence,
            step=self.step,
            dice=self.dice,
            owing=bits(self.state.to_act),
            waiting=bits(self.waiting),
            asked=self.clocks.asked,
            reserves=self.clocks.reserves,
            position=msgspec.json.encode(self.state.dump()).decode(),
        )
