"""What is told of a finished game that was looked through: chances, decisions, luck.

Chances are whole numbers in parts of `WHOLE`, so that sums come out to the last digit: it can be
divided by every number of players. Seats count from 0; `at` is the number of actions of the record
that were played before, so that it fits the steps of a replay.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from rallybox.tables.wire.base import ActionId, Asked, Said, Told
from rallybox.tables.wire.socket import Choice

WHOLE: Final = 2_520_000
"""Certainty, and a whole place."""

Grade = Literal["best", "fine", "slip", "mistake"]


class ReviewMoment(Told, frozen=True, kw_only=True):
    """How it stood, in the world as it really was."""

    at: int
    places: tuple[tuple[int, ...], ...]
    """For each seat the chance of each place, first place first; who shares places has an equal
    part of each. Alone: the chance of a full success, and the rest."""
    doubt: int
    """Half the width of the interval in which the chances to win lie, 95 times of 100; the widest
    of all seats."""


class ReviewOption(Told, frozen=True, kw_only=True):
    """Something that a seat could do, as far as it could know."""

    choice: Choice
    place: float
    """The place to expect; alone: how much of a full success."""
    win: float
    """The chance to win, from 0 to 1."""
    reasons: tuple[Said, ...]
    """What speaks for it; there may be nothing."""


class ReviewDecision(Told, frozen=True, kw_only=True):
    """A decision with a choice, judged from what its seat could know and nothing else."""

    at: int
    seat: int
    choices: int
    """How many actions there were."""
    taken: ReviewOption
    best: ReviewOption
    """The same as `taken` if nothing better was found."""
    grade: Grade
    lost: float
    """What it cost in places against the best; alone: in parts of a full success."""
    low: float
    high: float
    """The interval in which that lies."""
    win_lost: float
    """What it cost in chance to win; below 0 if the better place came with less of it."""
    win_low: float
    win_high: float
    """The interval in which that lies, whatever may still be best in placing."""


class ReviewStep(Told, frozen=True, kw_only=True):
    """What an action, and the cards that it turned up, did to everybody's chance to win."""

    at: int
    seat: int
    choice: Choice
    decided: tuple[int, ...]
    """By the decision, for each seat."""
    drawn: tuple[int, ...]
    """By deals and draws, for each seat; zeros where the dice were not asked."""


class ReviewShare(Told, frozen=True, kw_only=True):
    """The way from a fair chance to the result: fair + deals + mine + others = result."""

    fair: int
    deals: int
    """Deals and draws, whoever drew."""
    mine: int
    """The seat's own decisions."""
    others: int
    """The decisions of the others."""
    result: int


class ReviewDriver(Told, frozen=True, kw_only=True):
    """A seat, summed up."""

    seat: int
    choices: int
    """Decisions with a choice that are judged so far."""
    grades: dict[Grade, int]
    accuracy: float | None
    """The part of them that were best or fine, from 0 to 1; null if there are none."""
    lost: float
    """What slips and mistakes cost in places; alone: in parts of a full success."""
    win: ReviewShare
    """In chance to win."""
    doubt: int
    """Half the width of the interval of `deals`, `mine` and `others` in `win`; the widest."""
    place: ReviewShare
    """In places: more is worse. `fair` is the middle place."""


class TurningPoint(Told, frozen=True, kw_only=True):
    """A moment that decided the race."""

    at: int
    """Before this action."""
    seat: int
    """Who acted."""
    kind: Literal["decision", "draw"]
    whom: int
    """Whose chance to win changed most."""
    before: int
    after: int
    """That chance."""
    says: Said
    """What happened."""
    reasons: tuple[Said, ...]
    """Why; there is at least one."""


class Review(Told, frozen=True, kw_only=True):
    """A finished game, judged; or as much of it as is done."""

    game: str
    names: tuple[str, ...]
    seed: str
    """The same record, seed and effort give the same review."""
    effort: float
    done: float
    """How much of the work is done, from 0 to 1."""
    moments: tuple[ReviewMoment, ...]
    """One more than there are steps; the last is the result. What was taken back does not count."""
    steps: tuple[ReviewStep, ...]
    decisions: tuple[ReviewDecision, ...]
    """Those judged so far, in order."""
    drivers: tuple[ReviewDriver, ...]
    turns: tuple[TurningPoint, ...]
    """In order."""
    verdict: Said
    """The race in a sentence."""


# -- of a table ------------------------------------------------------------------------------------


class TableReview(Told, frozen=True, kw_only=True):
    """A table's review, as far as it is done and kept."""

    review: Review
    shown: tuple[int, ...]
    """For each moment of the review the step of the replay that shows it: an answer in secret is
    an action of the record, but no step."""


class ReviewChoices(Told, frozen=True, kw_only=True):
    """What could be done at a moment of a finished game."""

    at: int
    seat: int
    """Who acted there."""
    taken: int
    """The id of what they did."""
    choices: tuple[Choice, ...]
    """All that they could do."""


class TryAction(Asked, frozen=True, kw_only=True):
    """How would it have gone if this had been done there?"""

    at: Annotated[int, Meta(ge=0, le=2**31)]
    action: ActionId


class Tried(Told, frozen=True, kw_only=True):
    """Another action beside the one that was played; see `ReviewMoment` for the rows."""

    at: int
    seat: int
    choice: Choice
    chances: tuple[tuple[int, ...], ...]
    """After this action, before the dice fall, in the world as it really was."""
    played: tuple[tuple[int, ...], ...]
    """The same after what was played."""
    doubt: int
    """See `ReviewMoment`; the wider of both."""
    decision: ReviewDecision
    """This action as a decision, judged from what its seat could know."""
