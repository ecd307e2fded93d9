"""What a driver of Stich Rallye sees, as a row of bytes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rallybox.core.actions import Action
from rallybox.core.state import State
from rallybox.games.stichrallye.actions import KEEP, TURBO
from rallybox.games.stichrallye.cards import CARDS, COLOUR, HIGHEST, ROUNDS, SUIT, VALUE
from rallybox.games.stichrallye.race import Race
from rallybox.games.stichrallye.rules import LAPS
from rallybox.games.stichrallye.track import in_the_way, reach, rest, rolled
from rallybox.kit.bits import nth_bit
from rallybox.observing.description import Field, seats
from rallybox.observing.observer import NO_ACTIONS, Observer, blank

GAINS: Final[i64] = HIGHEST + 1
"""Own drives of 1 to so many steps are worked out."""
MOST: Final[i64] = 250
DECK: Final[i64] = CARDS
KEEP_ID: Final[i64] = KEEP.id
TURBO_ID: Final[i64] = TURBO.id
SPREAD: Final[i64] = 67
"""The powers of 2 up to 2⁶⁵ leave different rests when divided by it."""
PLACE: Final[vec[i64]] = vec[i64]([0] * SPREAD)
"""The number of a bit, by the rest that its mask leaves: found without a loop."""
for _number in range(CARDS):
    PLACE[(1 << _number) % SPREAD] = _number
BY_SEAT = "By seat, mine first."
CARD_MEANING = "By card: the 15 red ones from 1 to 15, then green, then blue."


class StichRallyeObserver(Observer):
    """Seats are counted from me, clockwise."""

    version = 1

    def fields(self) -> tuple[Field, ...]:
        n = int(self.players)
        return (*round_fields(n), *trick_fields(n), *car_fields(n))

    def write(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        blank(row, at, self.size)
        self.write_blank(state, seat, row, at)

    def write_blank(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Race)
        n = self.players
        row[at + state.round] = 1
        at += 3
        row[at] = u8(ROUNDS[state.round] - state.done)
        at += 1
        if state.turn >= 0:
            asked: i64 = 0 if state.follow == 0 else (1 if state.follow > 0 else 2)
            row[at + asked] = 1
            row[at + 3 + away(state.turn, seat, n)] = 1
        at += 3 + n
        row[at + away(state.flag, seat, n)] = 1
        at += n
        row[at + away(state.led[state.done], seat, n)] = 1
        at += n
        at = write_hand(state.hands[seat], row, at)
        at = write_table(state, seat, row, at, n)
        at = write_cars(state, seat, row, at, n)
        write_drives(state, seat, row, at)

    def offer(
        self, state: State, seat: i64, row: vec[u8], at: i64, before: Sequence[Action]
    ) -> Sequence[Action]:
        """Few actions: all are written, and none need be listed."""
        blank(row, at, self.total)
        return self.offer_blank(state, seat, row, at)

    def offer_blank(self, state: State, seat: i64, row: vec[u8], at: i64) -> Sequence[Action]:
        assert isinstance(state, Race)
        if seat != state.turn:
            return NO_ACTIONS
        follow = state.follow
        if follow < 0:
            row[at + KEEP_ID] = 1
            row[at + TURBO_ID] = 1
            return NO_ACTIONS
        hand = state.hands[seat]
        write_hand(hand & follow or hand, row, at)
        return NO_ACTIONS

    def pick(self, state: State, seat: i64, number: i64) -> i64:
        assert isinstance(state, Race)
        follow = state.follow
        if follow < 0:
            return KEEP_ID if number else TURBO_ID
        hand = state.hands[seat]
        return nth_bit(hand & follow or hand, number)


def round_fields(n: int) -> tuple[Field, ...]:
    """The round, and whose turn it is."""
    return (
        Field("round", (len(ROUNDS),), 0, 1, "The round, one-hot."),
        Field("tricks_left", (1,), 0, int(ROUNDS[-1]), "Tricks of this round not yet won."),
        Field("asked", (3,), 0, 1, "What is decided now: a lead, a card to follow, the motor."),
        seats("turn", n, "Who decides; nobody once the game is over."),
        seats("flag", n, "Who has the flag."),
        seats("leader", n, "Who leads, or led, the trick on the table."),
        Field("hand", (CARDS,), 0, 1, f"My cards. {CARD_MEANING}"),
        Field("gone", (CARDS,), 0, 1, f"Cards played in this round. {CARD_MEANING}"),
    )


def trick_fields(n: int) -> tuple[Field, ...]:
    """The trick on the table."""
    return (
        Field("lead_colour", (3,), 0, 1, "The colour to follow: red, green, blue."),
        Field(
            "trick_colour",
            (n, 3),
            0,
            1,
            f"The colour of each card on the table. {BY_SEAT} Red, green, blue.",
        ),
        Field("trick_value", (n,), 0, HIGHEST, f"The value of the same; 0: no card. {BY_SEAT}"),
        seats("winning", n, "Whose card wins so far."),
        Field("lowest", (1,), 0, HIGHEST, "The lowest value on the table; 0: no card."),
        Field(
            "voids",
            (n, 3),
            0,
            1,
            f"Colours that a seat failed to follow in this round. {BY_SEAT} Red, green, blue.",
        ),
    )


def car_fields(n: int) -> tuple[Field, ...]:
    """The cars and their motors."""
    return (
        Field("space", (n,), 0, 59, f"The space of each car; 0 is the start. {BY_SEAT}"),
        Field("to_go", (n,), 0, 120, f"Spaces from each car to the finish. {BY_SEAT}"),
        Field("arrow", (n,), 0, 14, f"The place of each motor's arrow on the dial. {BY_SEAT}"),
        Field("motor", (n,), 0, 30, f"The number that each motor shows. {BY_SEAT}"),
        Field("wound", (n,), 0, 30, f"The number that it shows after one wind. {BY_SEAT}"),
        Field(
            "gain",
            (int(GAINS),),
            0,
            int(MOST),
            "How far my car would come with 1, 2, … steps now, jumps and rolls counted; "
            "a roll back below its space counts as 0.",
        ),
        Field(
            "landing",
            (2,),
            0,
            int(MOST),
            "While the motor is asked about: how far the winner would come without and with "
            "it, as in `gain`.",
        ),
    )


def away(seat: i64, me: i64, players: i64) -> i64:
    """How many seats clockwise from me."""
    seat -= me
    return seat if seat >= 0 else seat + players


def write_hand(hand: i64, row: vec[u8], at: i64) -> i64:
    """A mark for each card of a hand."""
    while hand:
        card = hand & -hand
        row[at + PLACE[card % SPREAD]] = 1
        hand ^= card
    return at + DECK


def write_table(state: Race, seat: i64, row: vec[u8], at: i64, n: i64) -> i64:
    """The cards of this round and of the trick."""
    table = state.table
    begin = state.done * n
    laid = state.laid
    for place in range(begin + laid):
        row[at + table[place]] = 1
    at += DECK
    if laid:
        row[at + COLOUR[table[begin]]] = 1
        other = away(state.led[state.done], seat, n)
        for place in range(begin, begin + laid):
            card = table[place]
            row[at + 3 + 3 * other + COLOUR[card]] = 1
            row[at + 3 + 3 * n + other] = u8(VALUE[card])
            other += 1
            if other == n:
                other = 0
        row[at + 3 + 4 * n + away(state.best, seat, n)] = 1
        row[at + 3 + 5 * n] = u8(state.lowest)
    return at + 4 + 5 * n


def write_cars(state: Race, seat: i64, row: vec[u8], at: i64, n: i64) -> i64:
    """What all know of each driver."""
    course = state.course
    length = course.track.length
    dial = course.dial
    progresses, arrows, voids = state.cars, state.arrows, state.voids
    cars = at + 3 * n
    for step in range(n):
        void = voids[seat]
        if void:
            for colour in range(3):
                if void & SUIT[colour]:
                    row[at + 3 * step + colour] = 1
        progress = progresses[seat]
        left = LAPS * length - progress
        space = progress
        while space >= length:
            space -= length
        row[cars + step] = u8(space)
        if left > 0:
            row[cars + n + step] = u8(left)
        arrow = arrows[seat]
        row[cars + 2 * n + step] = u8(arrow)
        row[cars + 3 * n + step] = u8(dial[arrow])
        arrow += 1
        if arrow == course.numbers:  # an `if … else 0` would be a Python number on the way
            arrow = 0
        row[cars + 4 * n + step] = u8(dial[arrow])
        seat += 1
        if seat == n:
            seat = 0
    return cars + 5 * n


def write_drives(state: Race, seat: i64, row: vec[u8], at: i64) -> None:
    """Where drives of each length would end: the same walk as in `track.reach`, done once."""
    track = state.course.track
    taken = state.taken
    begin = state.cars[seat]
    hills = track.hills
    length = track.length
    blocked = in_the_way(track, taken, begin)
    progress = begin
    space = begin
    while space >= length:
        space -= length
    steps: i64 = 0
    while steps < GAINS:
        progress += 1
        space += 1
        if space == length:
            space = 0
        if not blocked >> space & 1:
            end = progress
            if hills >> space & 1:
                end += rolled(track, blocked, space)
            if end > begin:
                row[at + steps] = u8(end - begin)
            steps += 1
    if state.follow < 0:
        winner = state.turn
        begin = state.cars[winner]
        motor = state.course.dial[state.arrows[winner]]
        at += GAINS
        for added in range(2):
            reached = reach(track, taken, begin, state.lowest + added * motor)
            end = rest(track, taken, begin, reached)
            if end > begin:
                row[at + added] = u8(end - begin)


OBSERVER = StichRallyeObserver
