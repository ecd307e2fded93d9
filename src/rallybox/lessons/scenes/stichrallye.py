"""Stich Rallye in seven scenes, round the volcano with four drivers."""

from __future__ import annotations

from collections.abc import Sequence

from rallybox.core.dice import SeededDice
from rallybox.core.state import State
from rallybox.games.stichrallye import GAME
from rallybox.games.stichrallye import events as ev
from rallybox.lessons.scene import (
    LEARNER,
    Lesson,
    Scene,
    Step,
    anything,
    arranged,
    happens,
    plays,
)

ADA, BRUNO, CHIARA = 1, 2, 3

Car = tuple[int, int]
"""The space of a car, and where its motor's arrow points."""


def _trick(text: str) -> tuple[int, list[str]]:
    """A trick such as `2: b5 b9`: who leads, and the cards from there clockwise."""
    leader, cards = text.split(":")
    return int(leader), cards.split()


def prepare(
    hands: Sequence[str],
    cars: Sequence[Car],
    trick: str,
    *,
    round_number: int,
    flag: int,
    tricks: Sequence[str] = (),
    laps: int = 0,
) -> State:
    """A position in the middle of a round; hands are those left beside the trick on the table."""
    setup = GAME.setup({"variant": "volcano", "players": len(hands)})
    leader, cards = _trick(trick)
    public = {
        "round": round_number,
        "flag": flag,
        "cars": [{"space": at, "laps": laps, "arrow": arrow, "motor": 0} for at, arrow in cars],
        "tricks": [
            {"leader": first, "cards": played, "winner": first}
            for first, played in map(_trick, tricks)
        ],
        "leader": leader,
        "trick": cards,
    }
    hidden = {"hands": [hand.split() for hand in hands]}
    return arranged(GAME, GAME.start(setup, SeededDice(0)), public, hidden)


FIRST_ROUND = ("1: g10 g12 g4 g3", "2: r11 r7 r4 r9", "2: b5 b9 b3 b8", "3: g11 g5 g13 g6")
"""Four tricks that the learner does not win: Bruno wins two, then Chiara, then Ada."""

SECOND_ROUND = ("1: g10 g12 g4 g3", "2: r11 r7 r2 r9", "2: b5 b9 b3 b8", "3: g13 g5 g8 g6")
"""Four others of this kind: Bruno wins two, Chiara wins two."""


# -- 1: follow, and win ----------------------------------------------------------------------------


def _follow() -> State:
    return prepare(
        ("g11 g4 r8 b3 b12", "g5 r6 r10 b9 g12", "r2 r13 b4 b7", "g2 r5 b8 b11"),
        ((0, 0), (0, 0), (0, 0), (0, 0)),
        "2: g6 g9",
        round_number=1,
        flag=BRUNO,
    )


FOLLOW = Scene(
    name="follow",
    start=_follow,
    steps=(Step(goal=plays("g11"), answers=((ADA, "g5"),)),),
)


# -- 2: the last new colour decides ----------------------------------------------------------------


def _colour() -> State:
    return prepare(
        (
            "r4 r8 r9 r12 b6 b10 b13",
            "g5 g7 r2 r13 b3 b5",
            "r7 r10 b4 b7 b9 b12",
            "g2 g8 g12 r6 b8 b11",
        ),
        ((1, 0), (10, 0), (5, 0), (9, 0)),
        "1: g11 r5 g3",
        round_number=2,
        flag=ADA,
    )


COLOUR = Scene(
    name="colour",
    start=_colour,
    steps=(Step(goal=happens(ev.TrickWon, seat=LEARNER)),),
)


# -- 3: who loses winds up -------------------------------------------------------------------------


def _wind() -> State:
    return prepare(
        ("b2 b3 b11 g5 r6", "b8 g8 r13 b6 g2", "g6 r10 b10 r5", "g13 r3 b7 b13"),
        ((10, 2), (9, 2), (19, 0), (14, 2)),
        "2: b5 b9",
        round_number=2,
        flag=BRUNO,
        tricks=SECOND_ROUND[:2],
    )


WIND = Scene(
    name="wind",
    start=_wind,
    steps=(Step(goal=plays("b2", "b3"), answers=((ADA, "b8"),)),),
)


# -- 4: hills --------------------------------------------------------------------------------------


def _hills() -> State:
    return prepare(
        (
            "r3 r7 r10 b2 b4 b6 b12",
            "g5 g7 r2 r13 b3 b5",
            "g2 g10 r5 b7 b9 b13",
            "g3 g6 g11 r6 b8 b11",
        ),
        ((14, 0), (30, 0), (10, 0), (5, 0)),
        "1: g9 g12 g8",
        round_number=2,
        flag=ADA,
    )


HILLS = Scene(
    name="hills",
    start=_hills,
    steps=(
        Step(
            goal=happens(ev.Drove, seat=LEARNER, rolled="down"),
            notes=(("up", happens(ev.Drove, seat=LEARNER, rolled="up")),),
        ),
    ),
)


# -- 5: turbo --------------------------------------------------------------------------------------


def _turbo() -> State:
    return prepare(
        ("b2 b11 r6", "r13 b6 g2", "r10 b10 r5", "r3 b13"),
        ((9, 4), (20, 4), (5, 2), (26, 0)),
        "3: b7",
        round_number=2,
        flag=CHIARA,
        tricks=SECOND_ROUND,
    )


TURBO = Scene(
    name="turbo",
    start=_turbo,
    steps=(
        Step(goal=plays("b11"), answers=((ADA, "b6"), (BRUNO, "b10"))),
        Step(goal=plays("turbo")),
    ),
)


# -- 6: the motors at the end of a round -----------------------------------------------------------


def _motors() -> State:
    return prepare(
        ("b2", "", "", ""),
        ((0, 4), (5, 0), (9, 2), (3, 1)),
        "1: b6 b10 b7",
        round_number=1,
        flag=ADA,
        tricks=FIRST_ROUND,
    )


MOTORS = Scene(
    name="motors",
    start=_motors,
    steps=(Step(goal=anything, answers=((BRUNO, "turbo"),)),),
)


# -- 7: two laps -----------------------------------------------------------------------------------


def _laps() -> State:
    return prepare(
        ("b2 r6", "r13 g2", "r10 r5", "r3 b13"),
        ((25, 4), (20, 5), (10, 3), (15, 1)),
        "3: b7 b11 b6 b10",
        round_number=2,
        flag=LEARNER,
        tricks=SECOND_ROUND,
        laps=1,
    )


LAPS = Scene(name="laps", start=_laps, steps=(Step(goal=plays("turbo")),))


LESSON = Lesson(
    game="stichrallye",
    scenes=(FOLLOW, COLOUR, WIND, HILLS, TURBO, MOTORS, LAPS),
)
