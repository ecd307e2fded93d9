"""Tacots in seven scenes: six of the rally with four players, one of the patience."""

from __future__ import annotations

from collections.abc import Sequence

from rallybox.core.dice import SeededDice
from rallybox.core.state import State
from rallybox.games.tacots import GAME
from rallybox.games.tacots import events as ev
from rallybox.games.tacots.cards import (
    DEAD_END,
    DECK,
    KIND_NAMES,
    KIND_NUMBERS,
    KIND_OF,
    OPENINGS,
    SYMBOLS,
)
from rallybox.games.tacots.race import Race
from rallybox.games.tacots.setup import TABLES
from rallybox.lessons.scene import (
    LEARNER,
    Goal,
    Lesson,
    Scene,
    Step,
    Tried,
    anything,
    arranged,
    happens,
    plays,
)

ADA, BRUNO, CHIARA = 1, 2, 3
PLAYERS = 4
DEALT = TABLES[PLAYERS].cards + 1
"""Cards that everybody gets, the dead end included."""


def _roads(sketch: str) -> dict[str, str]:
    """The cards of a drawing, a line for each row: `4 ·━━╋····`."""
    return {
        column + row: OPENINGS[SYMBOLS.index(sign)]
        for row, signs in (line.split() for line in sketch.strip().splitlines())
        for column, sign in zip("abcdefgh", signs, strict=True)
        if sign != "·"
    }


def _kind(sign: str) -> str:
    return KIND_NAMES[KIND_OF[SYMBOLS.index(sign)]]


def _others_cards(gone: Sequence[str]) -> list[str]:
    """The road cards that are neither on the board nor in the learner's hand, shuffled."""
    rest = list(DECK)
    for card in gone:
        if card != KIND_NAMES[DEAD_END]:
            rest.remove(KIND_NUMBERS[card])
    SeededDice("tacots").shuffle(rest)
    return [KIND_NAMES[kind] for kind in rest]


def _others_hands(
    gone: Sequence[str], laid: Sequence[int], without_dead_end: Sequence[int]
) -> list[list[str]]:
    """Whatever is left for those who have laid so many cards."""
    rest, hands = _others_cards(gone), []
    for seat in range(1, PLAYERS):
        held = [] if seat in without_dead_end else [KIND_NAMES[DEAD_END]]
        hands.append(held + [rest.pop() for _ in range(DEALT - laid[seat] - len(held))])
    return hands


def prepare(
    sketch: str,
    cars: Sequence[str | None],
    hand: str,
    *,
    laid: Sequence[int],
    opener: int,
    turn: int,
    spent: Sequence[int] = (),
    finished: Sequence[int] = (),
) -> State:
    """A moment of the only hand of a rally, after so many turns; the first card lies on d4.

    `hand` is the learner's, as signs. The others hold whatever is left, each with the dead end
    unless it is `spent`; `finished` have laid it as their last card, in front of their own car.
    """
    setup = GAME.setup({"players": PLAYERS, "hands": 1})
    fresh = GAME.start(setup, SeededDice("tacots"))
    roads, mine = _roads(sketch), [_kind(sign) for sign in hand]
    on_board = [_kind(SYMBOLS[OPENINGS.index(openings)]) for openings in roads.values()]
    others = _others_hands([*on_board, *mine], laid, (*spent, *finished))
    # What follows from the hands is worked out from them.
    blank = {"cards": 0, "dead_end": False, "lacks": [], "score": 0, "finishes": 0, "left_over": 0}
    public = {
        "to_act": [(opener + turn) % PLAYERS],
        "roads": roads,
        "cars": cars,
        "first_square": "d4",
        "turn": turn,
        "quiet": turn - 1,
        "opener": opener,
        "drawn": opener,
        "closing": DEALT in laid,
        "players": [
            {**blank, "laid": laid[seat], "finished": seat in finished} for seat in range(PLAYERS)
        ],
    }
    return arranged(GAME, fresh, public, {"hands": [mine, *others]})


def _goes_on(tried: Tried) -> bool:
    """Is there an empty square in front of the learner's car?"""
    state = tried.after
    assert isinstance(state, Race)
    return bool(state.board.exits(state.cars[LEARNER]))


def _both(one: Goal, other: Goal) -> Goal:
    return lambda tried: one(tried) and other(tried)


# -- 1: the opening --------------------------------------------------------------------------------


def _opening() -> State:
    return prepare(
        "4 ···╋····",
        (None, None, None, "d4"),
        "┓┓┏┏┃┃━━┣┻┻╋╻",
        laid=(0, 0, 0, 1),
        opener=CHIARA,
        turn=1,
    )


OPENING = Scene(name="opening", start=_opening, steps=(Step(goal=anything),))


# -- 2: build, and mind the edge -------------------------------------------------------------------


def _build() -> State:
    return prepare(
        """
        6 ···┃····
        5 ···┃····
        4 ·━━╋━━··
        3 ···┃····
        2 ···┃····
        """,
        ("b4", "d6", "f4", "d2"),
        "┓┏┏┃┃━━┣┻╋╻",
        laid=(2, 2, 2, 3),
        opener=CHIARA,
        turn=9,
    )


BUILD = Scene(
    name="build",
    start=_build,
    steps=(
        Step(
            goal=_both(happens(ev.Laid, seat=LEARNER), _goes_on),
            notes=(("later", happens(ev.DeadEndLaid)),),
        ),
    ),
)


# -- 3: a dead end for somebody else ---------------------------------------------------------------


def _block() -> State:
    return prepare(
        """
        7 ···┃····
        6 ···┃····
        5 ·┃·┃····
        4 ·┗━╋━━━·
        3 ···┃····
        2 ···┗━···
        """,
        ("b5", "d7", "g4", "e2"),
        "┓┓┏┃┃━┣┻╋╻",
        laid=(3, 3, 3, 4),
        opener=CHIARA,
        turn=13,
    )


BLOCK = Scene(
    name="block",
    start=_block,
    steps=(Step(goal=happens(ev.DeadEndLaid, seat=LEARNER, against=ADA)),),
)


# -- 4: drive, if nothing fits ---------------------------------------------------------------------


def _drive() -> State:
    return prepare(
        """
        7 ···┃····
        6 ·╻·┃····
        5 ·┃·┃····
        4 ·┗┳╋━━━·
        3 ···┃····
        2 ···┗····
        """,
        ("b5", "d7", "g4", "d2"),
        "┓┓┏┃┃━┣┻╋╻",
        laid=(3, 3, 3, 4),
        opener=CHIARA,
        turn=13,
        spent=(CHIARA,),
    )


DRIVE = Scene(
    name="drive",
    start=_drive,
    steps=(
        Step(
            goal=_both(happens(ev.Drove, seat=LEARNER), _goes_on),
            notes=(("stuck", happens(ev.Drove, seat=LEARNER)),),
        ),
    ),
)


# -- 5: what is left costs -------------------------------------------------------------------------


def _cost() -> State:
    return prepare(
        """
        8 ┏━━┛┏┓··
        7 ┗┓┏━┛┃··
        6 ·┃·┓·┃··
        5 ·┗┳╋╋┻━·
        4 ··┣╋┫···
        3 ┏━┫┣╋┳┳·
        2 ┃·┣┫┃┃╹┃
        1 ┗━┻┛┃┗━┛
        """,
        ("g5", "d6", "e5", "g2"),
        "━┻╻",
        laid=(10, 11, 12, 13),
        opener=ADA,
        turn=59,
        finished=(CHIARA,),
    )


COST = Scene(name="cost", start=_cost, steps=(Step(goal=plays("T h5 NEW", "T h5 ESW")),))


# -- 6: the finish ---------------------------------------------------------------------------------


def _finish() -> State:
    return prepare(
        """
        8 ┏━┓·····
        7 ┃·┛·┳━━┓
        6 ┗━┳·┣·┓┃
        5 ┏━┫┣╋·┗┛
        4 ┃·┻╋┫·┏━
        3 ┗┓┏╋╋·┃·
        2 ·┃·┣┻┫┃·
        1 ·┗━┛·┻┻━
        """,
        ("c3", "e7", "g5", "c1"),
        "╻",
        laid=(12, 11, 11, 11),
        opener=ADA,
        turn=55,
    )


FINISH = Scene(name="finish", start=_finish, steps=(Step(goal=anything),))


# -- 7: alone --------------------------------------------------------------------------------------


def _patience() -> State:
    setup = GAME.setup({"variant": "patience", "players": 1, "deal": 7})
    return GAME.start(setup, SeededDice("patience"))


PATIENCE = Scene(
    name="patience",
    start=_patience,
    steps=(
        Step(goal=happens(ev.PatienceBegan)),
        Step(
            goal=happens(ev.Laid),
            notes=(("early", happens(ev.DeadEndLaid)),),
        ),
    ),
)


LESSON = Lesson(game="tacots", scenes=(OPENING, BUILD, BLOCK, DRIVE, COST, FINISH, PATIENCE))
