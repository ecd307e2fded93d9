"""What is worth counting in each game: special spaces, cards and moves, found in the events.

A game that is not in the table has every kind of event counted, by its short fields.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, get_args

import msgspec

from rallybox.core.events import Event
from rallybox.core.game import Game


class Feature(NamedTuple):
    """Something that happens. Its words for people are the message `study-<game>-<name>`."""

    name: str
    event: str
    """The name of the event's class."""
    by: str = ""
    """The field that tells what sort; each part of a tuple counts. All sorts together count
    too."""
    who: str = "seat"
    """The field that names the seat to which it happened; empty if it happens to nobody."""
    when: str = ""
    """A field that must be true, or not empty."""


FEATURES: Mapping[str, tuple[Feature, ...]] = {
    "roadrally": (
        Feature("gas", "Shuffled"),
        Feature("store", "CardsPlayed", when="store"),
        Feature("mechanic", "Tuned"),
        Feature("shortcut", "ShortcutTaken"),
        Feature("checkpoint", "CheckpointTaken"),
        Feature("checkpoint-last", "CheckpointTaken", who="last"),
        Feature("reached", "StagesReached"),
        Feature("triggered", "StageTriggered", by="stage"),
        Feature("bypassed", "StageBypassed", by="stage", who=""),
        Feature("stage-tile", "StageTileTaken"),
        Feature("doubled", "PointsScored", when="doubled"),
        Feature("cards-instead", "CardsInstead"),
        Feature("hand-empty", "HandEmpty"),
        Feature("card", "CardsPlayed", by="cards"),
    ),
    "stichrallye": (
        Feature("trick", "TrickWon"),
        Feature("flag", "FlagTaken"),
        Feature("rolled", "Drove", by="rolled"),
        Feature("jumped", "Drove", when="jumped"),
        Feature("lap", "Drove", when="lap"),
        Feature("turbo", "TurboUsed"),
        Feature("turbo-kept", "TurboKept"),
        Feature("wound", "MotorWound"),
        Feature("motor", "MotorUsed"),
        Feature("failed", "CardPlayed", when="failed"),
        Feature("card", "CardPlayed", by="card"),
    ),
    "tacots": (
        Feature("began", "HandBegan"),
        Feature("start-passed", "StartPassed"),
        Feature("junction-begins", "JunctionBegins", who=""),
        Feature("dealt-again", "DealtAgain", who=""),
        Feature("second-deal", "SecondDeal", by="reason", who=""),
        Feature("laid", "Laid", by="kind"),
        Feature("source", "Laid", by="source"),
        Feature("finish", "Finished"),
        Feature("dead-end", "DeadEndLaid"),
        Feature("dead-end-met", "DeadEndLaid", who="against"),
        Feature("drove", "Drove"),
        Feature("passed", "Passed"),
        Feature("last-card", "LastCard"),
        Feature("hand-ended", "HandEnded", by="reason", who=""),
    ),
}

ROUNDS: Mapping[str, tuple[str, str]] = {
    "roadrally": ("RoundBegan", "number"),
    "stichrallye": ("RoundBegan", "round"),
    "tacots": ("HandBegan", "hand"),
}
"""Where a game's events tell which round, from 1, has begun."""

NOT_COUNTED = ("", "no", None)
"""Values of a field that mean that it did not happen."""


def features_of(game: Game) -> tuple[Feature, ...]:
    """What is counted in a game."""
    return FEATURES.get(game.name) or tuple(_every_kind(game))


def _every_kind(game: Game) -> Iterator[Feature]:
    for kind in get_args(game.event_type) or (game.event_type,):
        fields = {field.name: field.type for field in msgspec.structs.fields(kind)}
        name, who = kind.__name__, "seat" if "seat" in fields else ""
        yield Feature(name.lower(), name, who=who)
        for field, declared in fields.items():
            if declared is str:
                yield Feature(f"{name.lower()}-{field}", name, by=field, who=who)


class Happening(NamedTuple):
    """One thing that happened: which feature, which sort of it (empty: any), to which seat."""

    feature: str
    sort: str
    seat: int | None


def happenings(features: Iterable[Feature], events: Iterable[Event]) -> Iterator[Happening]:
    """What happened in a game. What one seat alone has heard is told by public events too."""
    wanted: dict[str, list[Feature]] = {}
    for feature in features:
        wanted.setdefault(feature.event, []).append(feature)
    for event in events:
        if event.to is None:
            for feature in wanted.get(type(event).__name__, ()):
                yield from _sorts(feature, event)


def _sorts(feature: Feature, event: Event) -> Iterator[Happening]:
    if feature.when and not getattr(event, feature.when):
        return
    seat: int | None = getattr(event, feature.who) if feature.who else None
    if not feature.by:
        yield Happening(feature.name, "", seat)
        return
    value = getattr(event, feature.by)
    for sort in value if isinstance(value, tuple) else (value,):
        if sort not in NOT_COUNTED:
            yield Happening(feature.name, "", seat)
            yield Happening(feature.name, str(sort), seat)


def rounds_of(game: Game, events: Iterable[Event]) -> int:
    """How many rounds a game had; 0 if its events do not tell."""
    if game.name not in ROUNDS:
        return 0
    kind, field = ROUNDS[game.name]
    # The first round begins with the deal, before anybody listens.
    told: list[int] = [getattr(e, field) for e in events if type(e).__name__ == kind]
    return max([1, *told])


def kinds_of(events: Iterable[Event]) -> Counter[str]:
    """How many events of each kind everybody heard."""
    return Counter(type(event).__name__ for event in events if event.to is None)
