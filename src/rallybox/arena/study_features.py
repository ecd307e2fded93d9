"""What is worth counting in a game: special spaces, cards and moves, found in the events.

A game brings its own list; one that does not has every kind of event counted. Places, seats, who
began, lengths and ends are counted in every game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple, get_args

import msgspec

from rallybox.core.events import Event
from rallybox.core.game import Game
from rallybox.games import part
from rallybox.games.packs import made_of


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


class Counted(NamedTuple):
    """What a game wants counted, its `COUNTED`."""

    features: tuple[Feature, ...]
    rounds: tuple[str, str] | None = None
    """The event, and its field, that tells which round, from 1, has begun; None if none does."""


NOT_COUNTED = ("", "no", None)
"""Values of a field that mean that it did not happen."""


def features_of(game: Game) -> tuple[Feature, ...]:
    """What is counted in a game; every kind of event, by its short fields, if it does not say."""
    counted = counted_of(game)
    return tuple(_every_kind(game)) if counted is None else counted.features


def counted_of(game: Game) -> Counted | None:
    """What a game wants counted, if it says so."""
    counted: Counted | None = part(
        game.name, "study", "rallybox.arena.features", "COUNTED", made_of(Counted)
    )
    return counted


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
    counted = counted_of(game)
    if counted is None or counted.rounds is None:
        return 0
    kind, field = counted.rounds
    # The first round begins with the deal, before anybody listens.
    told: list[int] = [getattr(e, field) for e in events if type(e).__name__ == kind]
    return max([1, *told])


def kinds_of(events: Iterable[Event]) -> Counter[str]:
    """How many events of each kind everybody heard."""
    return Counter(type(event).__name__ for event in events if event.to is None)
