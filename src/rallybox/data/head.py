"""What a dataset is: the plan that is played, and the versions that its readers must know."""

from __future__ import annotations

import msgspec

from rallybox import __version__
from rallybox.arena.journal import different
from rallybox.arena.simulate import Find, Plan
from rallybox.core.errors import Malformed
from rallybox.core.game import Game
from rallybox.games import find_game
from rallybox.observing import Description, Field, describe

FORMAT = 1
"""Of the files. Raised when they change so that an older program could not read them."""


class Number(msgspec.Struct, frozen=True, kw_only=True):
    """Some numbers of an observation that belong together; see `observing.Field`."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """How an observation is to be read, without the game being there."""

    version: int
    size: int
    fields: tuple[Number, ...]


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`dataset.json`."""

    rallybox_data: int = FORMAT
    form: str
    """`parquet` or `jsonl`."""
    plan: Plan
    """`setup` is whole, as checked."""
    part: int
    """Games in a file; the last one may have fewer."""
    rules: int
    actions: int
    """Action ids run from 0 to this number − 1."""
    observation: Seen
    rallybox: str = __version__
    """The program that began it."""

    @property
    def parts(self) -> int:
        """How many files each table has when all is played."""
        return -(-self.plan.games // self.part)

    def numbers(self, part: int) -> range:
        """The games of a part."""
        return range(part * self.part, min((part + 1) * self.part, self.plan.games))

    @property
    def description(self) -> Description:
        """What an observation consists of."""
        seen = self.observation
        fields = tuple(Field(*msgspec.structs.astuple(field)) for field in seen.fields)
        return Description(self.plan.game, seen.version, fields, seen.size)


def _seen(description: Description) -> Seen:
    return Seen(
        version=description.version,
        size=description.size,
        fields=tuple(Number(**field._asdict()) for field in description.fields),
    )


def head_of(plan: Plan, form: str, part: int, find: Find = find_game) -> Head:
    """The head of a dataset that this program writes now."""
    game = find(plan.game)
    setup = game.setup(plan.setup)
    return Head(
        form=form,
        plan=msgspec.structs.replace(plan, setup=msgspec.to_builtins(setup)),
        part=part,
        rules=game.rules,
        actions=game.action_total,
        observation=_seen(describe(game, setup)),
    )


def same_versions(theirs: Head, game: Game, ours: Head) -> None:
    """Raise Malformed if a dataset was begun by other rules, sees other numbers, or may have been
    played by other bots of the same name."""
    if theirs.rules != ours.rules:
        raise Malformed("data-other-rules", game=game.title, theirs=theirs.rules, ours=ours.rules)
    if theirs.observation != ours.observation:
        raise Malformed(
            "data-other-numbers",
            game=game.title,
            theirs=theirs.observation.version,
            ours=ours.observation.version,
        )
    if theirs.rallybox != ours.rallybox:
        raise Malformed("data-other-program", theirs=theirs.rallybox, ours=ours.rallybox)


def differences(ours: Head, theirs: Head) -> list[str]:
    """What two datasets do not agree on, as the command line calls it."""
    names = different(ours.plan, theirs.plan)
    if ours.part != theirs.part:
        names.append("part")
    return names + ([] if ours.form == theirs.form else [ours.form])
