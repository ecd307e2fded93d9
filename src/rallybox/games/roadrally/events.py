"""What happens in Road Rally."""

from __future__ import annotations

from rallybox.core.events import Event
from rallybox.core.words import Words


class RoundBegan(Event, frozen=True):
    """A round began; the order of turns is fixed for it."""

    number: int
    order: tuple[int, ...]


class CardsPlayed(Event, frozen=True):
    """A driver played movement cards."""

    seat: int
    cards: tuple[str, ...]
    store: bool


class Drove(Event, frozen=True):
    """A car drove along the road; `finished` if it reached the final space."""

    seat: int
    start: int
    end: int
    finished: bool


class ShortcutTaken(Event, frozen=True):
    """A car took a shortcut."""

    seat: int
    start: int
    end: int


class StagesReached(Event, frozen=True):
    """A car was the first in this round to reach these stages."""

    seat: int
    stages: tuple[int, ...]

    def words(self, game: str) -> Words:
        """One stage or several is another sentence."""
        words = super().words(game)
        return Words(words.id, {**words.params, "count": len(self.stages)})


class CheckpointTaken(Event, frozen=True):
    """A driver took a checkpoint tile, and the driver in last place will draw."""

    seat_fields = ("seat", "last")

    seat: int
    space: int
    last: int


class Shuffled(Event, frozen=True):
    """A driver shuffled discards and deck into a new deck of so many cards."""

    seat: int
    deck: int


class Tuned(Event, frozen=True):
    """A driver reordered the top cards of the deck at a mechanic."""

    seat: int
    number: int


class Drew(Event, frozen=True):
    """A driver drew cards; so many were due, fewer if the deck ran out."""

    seat: int
    number: int
    due: int


class DrewCards(Event, frozen=True):
    """For the driver alone: which cards were drawn."""

    seat: int
    cards: tuple[str, ...]


class LookedAt(Event, frozen=True):
    """For the driver alone: the top cards of the deck, seen at a mechanic."""

    seat: int
    cards: tuple[str, ...]


class HandEmpty(Event, frozen=True):
    """A driver had no card to play, and draws instead of driving."""

    seat: int


class StageBypassed(Event, frozen=True):
    """Nobody played the card of a stage; its tile left the game."""

    stage: int


class StageTriggered(Event, frozen=True):
    """A driver played the card of a stage, and may trigger so many more."""

    seat: int
    stage: int
    left: int


class StageCardsReturned(Event, frozen=True):
    """A driver may trigger no more and returned the other stage cards unseen."""

    seat: int
    number: int


class StageTileTaken(Event, frozen=True):
    """The first car on a triggered stage's own space took its tile."""

    seat: int
    stage: int


class StagesDropped(Event, frozen=True):
    """Two stages were triggered in this round; these left the game unscored."""

    stages: tuple[int, ...]


class PointsScored(Event, frozen=True):
    """A driver took the points of a place at a stage, or at the finish (stage 0)."""

    seat: int
    place: int
    points: int
    stage: int
    doubled: bool


class CardsInstead(Event, frozen=True):
    """A driver chose cards instead of points."""

    seat: int
    place: int


class RaceOver(Event, frozen=True):
    """The race is over; the winner's points."""

    seat_fields = ("winner",)

    winner: int
    points: int


AnyEvent = (
    RoundBegan
    | CardsPlayed
    | Drove
    | ShortcutTaken
    | StagesReached
    | CheckpointTaken
    | Shuffled
    | Tuned
    | Drew
    | DrewCards
    | LookedAt
    | HandEmpty
    | StageBypassed
    | StageTriggered
    | StageCardsReturned
    | StageTileTaken
    | StagesDropped
    | PointsScored
    | CardsInstead
    | RaceOver
)
