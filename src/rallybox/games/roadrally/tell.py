"""Telling: the events of a race, from the numbers that the rules work with.

Called only while somebody listens.
"""

from __future__ import annotations

from collections.abc import Sequence

from rallybox.core.events import Event
from rallybox.games.roadrally import events
from rallybox.games.roadrally.actions import Play
from rallybox.games.roadrally.cards import name_all, names
from rallybox.games.roadrally.state import RaceState
from rallybox.kit.bits import numbers


def _say(race: RaceState, event: Event) -> None:
    assert race.heard is not None, "nobody listens"
    race.heard.append(event)


# -- rounds and turns ------------------------------------------------------------------------


def round_began(race: RaceState) -> None:
    """The order of turns is fixed."""
    _say(race, events.RoundBegan(number=race.round, order=race.turn_order))


def hand_empty(race: RaceState, seat: int) -> None:
    """A driver has no card to play."""
    _say(race, events.HandEmpty(seat=seat))


def played(race: RaceState, seat: int, play: Play, end: int) -> None:
    """A driver plays cards and drives."""
    _say(race, events.CardsPlayed(seat=seat, cards=names(play.cards), store=play.store))
    finished = end == race.course.final
    _say(race, events.Drove(seat=seat, start=race.origin, end=end, finished=finished))


def shortcut_taken(race: RaceState, seat: int, start: int, end: int) -> None:
    """A car jumps."""
    _say(race, events.ShortcutTaken(seat=seat, start=start, end=end))


def stages_reached(race: RaceState, seat: int, stages: int) -> None:
    """A car is the first at these stages in this round."""
    _say(race, events.StagesReached(seat=seat, stages=numbers(stages)))


def checkpoint_taken(race: RaceState, seat: int, space: int, last: int) -> None:
    """A driver takes a checkpoint tile."""
    _say(race, events.CheckpointTaken(seat=seat, space=space, last=last))


# -- cards -----------------------------------------------------------------------------------


def drew(race: RaceState, seat: int, drawn: Sequence[int], due: int) -> None:
    """A driver draws; which cards, only the driver hears."""
    _say(race, events.Drew(seat=seat, number=len(drawn), due=due))
    if drawn:
        _say(race, events.DrewCards(seat=seat, cards=name_all(drawn), to=seat))


def shuffled(race: RaceState, seat: int) -> None:
    """Discards and deck have become a new deck."""
    _say(race, events.Shuffled(seat=seat, deck=race.bag_size[seat]))


def looked_at(race: RaceState, seat: int) -> None:
    """What the mechanic shows, for the driver alone."""
    _say(race, events.LookedAt(seat=seat, cards=name_all(race.top[seat]), to=seat))


def tuned(race: RaceState, seat: int) -> None:
    """The top cards are in a new order."""
    _say(race, events.Tuned(seat=seat, number=len(race.top[seat])))


# -- stages ----------------------------------------------------------------------------------


def stage_triggered(race: RaceState, seat: int) -> None:
    """A stage's card was played; with the last trigger the other cards go back."""
    left = race.triggers[seat]
    _say(race, events.StageTriggered(seat=seat, stage=race.stage, left=left))
    cards = int(race.stage_cards[seat]).bit_count()
    if not left and cards:
        _say(race, events.StageCardsReturned(seat=seat, number=cards))


def stage_bypassed(race: RaceState) -> None:
    """Nobody played the card."""
    _say(race, events.StageBypassed(stage=race.stage))


def stages_dropped(race: RaceState) -> None:
    """Enough stages were triggered (RR-9)."""
    _say(race, events.StagesDropped(stages=numbers(race.reached)))


def stage_tile_taken(race: RaceState, seat: int) -> None:
    """The first car on the stage's own space."""
    _say(race, events.StageTileTaken(seat=seat, stage=race.stage))


def points_scored(race: RaceState, seat: int, place: int, points: int, doubled: bool) -> None:
    """A driver takes the points of a place, at a stage or at the finish."""
    stage = race.stage
    _say(
        race,
        events.PointsScored(seat=seat, place=place, points=points, stage=stage, doubled=doubled),
    )


def cards_instead(race: RaceState, seat: int, place: int) -> None:
    """A driver draws instead of scoring."""
    _say(race, events.CardsInstead(seat=seat, place=place))


def race_over(race: RaceState) -> None:
    """Everything is scored."""
    outcome = race.outcome
    assert outcome is not None
    winner = outcome.winners[0]
    _say(race, events.RaceOver(winner=winner, points=outcome.scores[winner]))
