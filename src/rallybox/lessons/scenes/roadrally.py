"""Road Rally in eight scenes, on the course of the base rules with four drivers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rallybox.core.dice import SeededDice
from rallybox.core.state import State
from rallybox.games.roadrally import GAME
from rallybox.games.roadrally import events as ev
from rallybox.games.roadrally.cards import names
from rallybox.games.roadrally.data.rulesets import DECK, LAST_STAGE
from rallybox.games.roadrally.race import Race
from rallybox.lessons.scene import (
    LEARNER,
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

STAGE_CARDS = ((2, 9, 12, 18), (1, 6, 13, 20), (3, 7, 14, 19), (4, 8, 16, 21))
"""What everybody was dealt, in all scenes."""


@dataclass(frozen=True)
class Driver:
    """A car with its cards; what is not named of its 21 cards is the deck."""

    at: int = 0
    hand: str = "g1 g2 y2 y3 r3"
    discards: str = ""
    triggered: tuple[int, ...] = ()
    points: int = 0
    tiles: tuple[int, ...] = ()
    """The stage tiles won."""

    @property
    def deck(self) -> tuple[str, ...]:
        """The cards whose order nobody knows."""
        rest = Counter(names(DECK))
        rest.subtract(f"{self.hand} {self.discards}".split())
        return tuple(rest.elements())


def prepare(
    *drivers: Driver,
    order: Sequence[int],
    turn_order: Sequence[int],
    turn: int,
    round_number: int,
    checkpoints: Sequence[int] | None = None,
    **more: object,
) -> State:
    """A position of the base rules in which so many turns of the round are over.

    `order` is from first to last place. Stage and checkpoint tiles lie ahead of the first car;
    `checkpoints` names the spaces of others. `more` are any other parts of the position.
    """
    players = len(drivers)
    fresh = GAME.start(GAME.setup({"players": players}), SeededDice(0))
    assert isinstance(fresh, Race)
    road, front = fresh.course, max(driver.at for driver in drivers)
    left = [space for space in road.checkpoint_spaces if space > front]
    left = left if checkpoints is None else list(checkpoints)
    won = Counter(1 + number % 3 for number in range(len(road.checkpoint_spaces) - len(left)))
    asked = turn_order[turn : turn + 1]
    public: dict[str, object] = {
        "phase": "play",
        "to_act": asked,
        "round": round_number,
        "turns": (round_number - 1) * players + turn + (turn < players),
        "turn": turn,
        "turn_order": turn_order,
        "started": tuple(range(players)),
        "order": order,
        "cars": [driver.at for driver in drivers],
        "discards": [driver.discards.split() for driver in drivers],
        "points": [driver.points for driver in drivers],
        "stage_tiles": [driver.tiles for driver in drivers],
        "checkpoint_tiles": [won[seat] for seat in range(players)],
        "triggered": [driver.triggered for driver in drivers],
        "stages": [s for s in range(1, LAST_STAGE + 1) if road.stage_spaces[s] > front],
        "checkpoints": left,
    }
    return arranged(GAME, fresh, public | more, _hidden(drivers) | {"to_act": asked} | more)


def _hidden(drivers: Sequence[Driver]) -> dict[str, object]:
    """What the drivers hold that not everybody sees."""
    return {
        "hands": [driver.hand.split() for driver in drivers],
        "bags": [driver.deck for driver in drivers],
        "stage_cards": [
            [card for card in dealt if card not in driver.triggered]
            for driver, dealt in zip(drivers, STAGE_CARDS, strict=True)
        ],
    }


# -- 1: cards drive, colours draw ------------------------------------------------------------------


def _drive() -> State:
    return prepare(
        Driver(0, "g1 g2 y2 y3 r4"),
        Driver(),
        Driver(),
        Driver(),
        order=(0, 1, 2, 3),
        turn_order=(0, 1, 2, 3),
        turn=0,
        round_number=1,
    )


def _several(tried: Tried) -> bool:
    return any(isinstance(e, ev.CardsPlayed) and len(e.cards) > 1 for e in tried.events)


DRIVE = Scene(
    name="drive",
    start=_drive,
    steps=(
        Step(
            goal=happens(ev.Drew, seat=LEARNER, due=2),
            answers=((ADA, "g1"), (BRUNO, "g1"), (CHIARA, "g1")),
        ),
        Step(goal=_several),
    ),
)


# -- 2: who is ahead -------------------------------------------------------------------------------


def _order() -> State:
    return prepare(
        Driver(1, "g1 g2 y2 y3 r4", "g1"),
        Driver(4),
        Driver(4),
        Driver(0),
        order=(ADA, BRUNO, LEARNER, CHIARA),
        turn_order=(ADA, BRUNO, LEARNER, CHIARA),
        turn=2,
        round_number=2,
    )


def _leads(tried: Tried) -> bool:
    race = tried.after
    assert isinstance(race, Race)
    return race.place(LEARNER) == 1


ORDER = Scene(
    name="order",
    start=_order,
    steps=(Step(goal=_leads, notes=(("same", happens(ev.Drove, seat=LEARNER, end=4)),)),),
)


# -- 3: a stage of one's own -----------------------------------------------------------------------


def _stage() -> State:
    return prepare(
        Driver(36, "g1 g2 y2 y3 r4", "g1 g1 g2 y2 y2"),
        Driver(39, discards="g1 g1 y2"),
        Driver(38, discards="g1 g1 y2"),
        Driver(37, discards="g1 g1 y2"),
        order=(ADA, BRUNO, CHIARA, LEARNER),
        turn_order=(ADA, BRUNO, CHIARA, LEARNER),
        turn=3,
        round_number=9,
    )


STAGE = Scene(
    name="stage",
    start=_stage,
    steps=(
        Step(goal=happens(ev.StagesReached, seat=LEARNER, stages=(9,))),
        Step(
            goal=plays("score 9"),
            answers=(
                (ADA, "continue"),
                (BRUNO, "continue"),
                (CHIARA, "continue"),
                (CHIARA, "points"),
            ),
        ),
    ),
)


# -- 4: points or cards ----------------------------------------------------------------------------


def _reward() -> State:
    return prepare(
        Driver(49, "r3", "g1 g1 g2 y2 y3 r4"),
        Driver(53, discards="g1 g1 y2", triggered=(13,), points=10, tiles=(13,)),
        Driver(52, discards="g1 g1 y2", points=4),
        Driver(51, discards="g1 g1 y2", points=3),
        order=(ADA, BRUNO, CHIARA, LEARNER),
        turn_order=(ADA, BRUNO, CHIARA, LEARNER),
        turn=4,
        round_number=12,
        phase="reward",
        to_act=(LEARNER,),
        stage=13,
        called=ADA,
        choosers=(LEARNER,),
        scored=1,
    )


REWARD = Scene(name="reward", start=_reward, steps=(Step(goal=plays("cards")),))


# -- 5: a shortcut ---------------------------------------------------------------------------------


def _shortcut() -> State:
    return prepare(
        Driver(20, "g1 g2 y2 y3 r4", "g1 g1 y2"),
        Driver(25, discards="g1 g1 y2"),
        Driver(24, discards="g1 g1 y2"),
        Driver(17, discards="g1 g1 y2"),
        order=(ADA, BRUNO, LEARNER, CHIARA),
        turn_order=(ADA, BRUNO, LEARNER, CHIARA),
        turn=2,
        round_number=6,
    )


SHORTCUT = Scene(
    name="shortcut",
    start=_shortcut,
    steps=(
        Step(goal=happens(ev.Drove, seat=LEARNER, end=23)),
        Step(goal=plays("shortcut")),
    ),
)


# -- 6: out of gas ---------------------------------------------------------------------------------


def _gas() -> State:
    discards = Counter(names(DECK)) - Counter(["g1", "y3", "r4"])
    return prepare(
        Driver(44, "g1 y3 r4", " ".join(discards.elements())),
        Driver(46, discards="g1 g1 y2"),
        Driver(45, discards="g1 g1 y2"),
        Driver(42, discards="g1 g1 y2"),
        order=(ADA, BRUNO, LEARNER, CHIARA),
        turn_order=(ADA, BRUNO, LEARNER, CHIARA),
        turn=2,
        round_number=11,
    )


GAS = Scene(name="gas", start=_gas, steps=(Step(goal=happens(ev.Shuffled, seat=LEARNER)),))


# -- 7: signs along the road -----------------------------------------------------------------------


def _signs() -> State:
    return prepare(
        Driver(13, "g1 g2 y2 y3 r3", "g1 g1 y2"),
        Driver(20, "g1 y2 y3 r4", "g1 g1 y2"),
        Driver(19, "g1 y2 r4", "g1 g1 y2"),
        Driver(12, "g1 y2", "g1 g1 y2 r4"),
        order=(ADA, BRUNO, LEARNER, CHIARA),
        turn_order=(ADA, BRUNO, LEARNER, CHIARA),
        turn=2,
        round_number=5,
        checkpoints=(16, 22, 38, 66, 74, 83),
    )


SIGNS = Scene(
    name="signs",
    start=_signs,
    steps=(
        Step(
            goal=happens(ev.CheckpointTaken, seat=LEARNER),
            answers=((CHIARA, "g1"), (ADA, "g1"), (BRUNO, "g1")),
        ),
        Step(goal=happens(ev.LookedAt, seat=LEARNER)),
        Step(goal=anything),
    ),
)


# -- 8: the finish ---------------------------------------------------------------------------------


def _finish() -> State:
    return prepare(
        Driver(86, "g1 y2 y3 r4", "g1 g1 g2 y2", (9, 12), 31, (9,)),
        Driver(88, "g1 y2", "g1 g1 g2 y2", (6, 13), 29, (13,)),
        Driver(85, "g1 r4", "g1 g1 g2 y2", (3, 14), 24, ()),
        Driver(83, "g1 y2", "g1 g1 g2 y2", (4, 8), 27, (8,)),
        order=(ADA, LEARNER, BRUNO, CHIARA),
        turn_order=(ADA, LEARNER, BRUNO, CHIARA),
        turn=1,
        round_number=20,
    )


FINISH = Scene(
    name="finish",
    start=_finish,
    steps=(
        Step(
            goal=happens(ev.Drove, seat=LEARNER, finished=True),
            answers=((BRUNO, "r4"), (CHIARA, "g1")),
        ),
    ),
)


LESSON = Lesson(
    game="roadrally",
    scenes=(DRIVE, ORDER, STAGE, REWARD, SHORTCUT, GAS, SIGNS, FINISH),
)
