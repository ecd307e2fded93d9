"""A course: tiles joined into a road, and the tables that the rules look things up in.

Spaces are numbered along the road. Space 0 is the starting area, 1 to `final` − 1 are road
squares, `final` is the final space.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.core.errors import Malformed
from rallybox.games.roadrally.data.rulesets import LAST_STAGE, stage_mask
from rallybox.games.roadrally.data.tiles import (
    CHECKPOINT,
    FINISH,
    SIDES,
    STANDARD,
    START,
    Placed,
    Square,
    Tile,
    join,
    turn_to_join,
)

_NOTATION = re.compile(r"([A-Z])([0-3])(r?)")


class _Stretch:
    """What a tile adds to a road, driven one way: relative to its first square."""

    __slots__ = ("diners", "features", "shortcut")

    def __init__(self, tile: Tile, reverse: bool) -> None:
        last = len(tile.road) - 1
        self.features = tile.features[::-1] if reverse else tile.features
        self.diners = sorted(last - d if reverse else d for d in tile.diners)
        self.shortcut = tile.shortcut
        if reverse and tile.shortcut is not None:
            # RR-5: a tile driven the other way begins its shortcut at the other end.
            self.shortcut = last - tile.shortcut[1], last - tile.shortcut[0]


_START, _FINISH = _Stretch(START, False), _Stretch(FINISH, False)
_STRETCHES = {
    (name, mark): _Stretch(tile, mark == "r")
    for name, tile in STANDARD.items()
    for mark in ("", "r")
}


class Course:
    """An immutable course. All tables are indexed by space unless they say otherwise."""

    __slots__ = (
        "checkpoint_at",
        "checkpoint_spaces",
        "checkpoints_upto",
        "features",
        "final",
        "first_stage",
        "shortcuts",
        "stage_at",
        "stage_spaces",
        "stages",
        "stages_upto",
        "texts",
    )

    texts: tuple[str, ...]
    """The notation of the standard tiles, in road order."""
    first_stage: int
    final: i64
    """The final space."""
    features: vec[i64]
    shortcuts: vec[i64]
    """The space at the end of the shortcut that begins here, or 0."""
    stage_at: vec[i64]
    """The number of the stage whose diner is here, or 0."""
    stage_spaces: vec[i64]
    """The space of each stage, by its number."""
    stages: i64
    """The stages on the course, as a mask."""
    stages_upto: vec[i64]
    """The stages on this space or before it, as a mask."""
    checkpoint_spaces: vec[i64]
    """The spaces of the checkpoints in road order."""
    checkpoint_at: vec[i64]
    """The checkpoint here as a mask of one bit (in road order), or 0."""
    checkpoints_upto: vec[i64]
    """The checkpoints on this space or before it, as a mask."""

    def __init__(self, texts: tuple[str, ...], first_stage: int) -> None:
        """A course of tiles that are known to connect; `lay` is for those that may not."""
        self.texts = texts
        self.first_stage = first_stage
        features = [0]
        shortcuts = [0] * (8 * len(texts) + 10)
        stage_at = shortcuts.copy()
        stage = first_stage
        for stretch in (_START, *(_STRETCHES[text[0], text[2:]] for text in texts), _FINISH):
            base = len(features)
            features += stretch.features
            if stretch.shortcut is not None:
                shortcuts[base + stretch.shortcut[0]] = base + stretch.shortcut[1]
            for diner in stretch.diners:  # RR-4: as many as there are stages
                stage_at[base + diner] = stage
                stage += 1
        features.append(0)
        self.final = len(features) - 1
        self.features = vec[i64](features)
        self.shortcuts = vec[i64](shortcuts)
        self.stage_at = vec[i64](stage_at)
        self.stages = stage_mask(first_stage, stage - 1)
        self._count_stages(stage_at)
        self._count_checkpoints(features)

    def _count_stages(self, stage_at: list[int]) -> None:
        spaces = [0] * (LAST_STAGE + 1)
        upto = []
        stages = 0
        for space, stage in enumerate(stage_at):
            if stage:
                spaces[stage] = space
                stages |= 1 << stage
            upto.append(stages)
        self.stage_spaces = vec[i64](spaces)
        self.stages_upto = vec[i64](upto)

    def _count_checkpoints(self, features: list[int]) -> None:
        spaces: list[int] = []
        at = []
        upto = []
        checkpoints = 0
        for space, feature in enumerate(features):
            here = 0
            if feature == CHECKPOINT:
                here = 1 << len(spaces)
                spaces.append(space)
            checkpoints |= here
            at.append(here)
            upto.append(checkpoints)
        self.checkpoint_spaces = vec[i64](spaces)
        self.checkpoint_at = vec[i64](at)
        self.checkpoints_upto = vec[i64](upto)

    def placed(self) -> list[Placed]:
        """The tiles as they lie on the table, start and finish included. For drawing."""
        return _place(self.texts)

    def squares(self) -> list[Square]:
        """The square of the table for each road space; index 0 is space 1. For drawing."""
        return [square for one in self.placed() for square in one.road]


def start_tile() -> Placed:
    """The start tile, where every course begins."""
    return Placed(START, 0, False, (0, 0))


def finish_tile(leaving: tuple[Square, int]) -> Placed:
    """The finish tile, joined to the road's end."""
    placed = join(FINISH, turn_to_join(FINISH, False, leaving[1]), False, leaving)
    assert placed is not None
    return placed


def _parse(text: str) -> tuple[str, int, bool]:
    match = _NOTATION.fullmatch(text)
    if match is None or match[1] not in STANDARD:
        raise Malformed("roadrally-course-unknown-tile", tile=text, tiles=tuple(STANDARD))
    return match[1], int(match[2]), bool(match[3])


def _place(texts: Sequence[str]) -> list[Placed]:
    """Start, tiles and finish on the table; Malformed says which tile is wrong and why."""
    placed = [start_tile()]
    covered: dict[Square, str] = dict.fromkeys(placed[0].squares, "start")

    def put(one: Placed, name: str) -> None:
        for square in one.squares:
            if square in covered:
                raise Malformed("roadrally-course-overlap", tile=name, other=covered[square])
        covered.update((square, name) for square in one.squares)
        placed.append(one)

    for text in texts:
        name, turn, reverse = _parse(text)
        if any(one.tile.name == name for one in placed):
            raise Malformed("roadrally-course-twice", tile=name)
        before = placed[-1]
        one = join(STANDARD[name], turn, reverse, before.exit)
        if one is None:
            raise Malformed(
                "roadrally-course-no-join",
                tile=name,
                before=before.tile.name,
                side=SIDES[before.exit[1]],
                turn=turn,
                good=turn_to_join(STANDARD[name], reverse, before.exit[1]),
            )
        put(one, name)
    put(finish_tile(placed[-1].exit), "finish")
    return placed


def lay(texts: Sequence[str], number_of_tiles: int, first_stage: int) -> Course:
    """The course that a host's list of tiles and turns makes; Malformed if it makes none."""
    _place(texts)
    if len(texts) != number_of_tiles:
        missing = tuple(name for name in STANDARD if all(text[0] != name for text in texts))
        raise Malformed(
            "roadrally-course-count", count=len(texts), wanted=number_of_tiles, missing=missing
        )
    return Course(tuple(texts), first_stage)


@lru_cache(maxsize=512)
def course_of(texts: tuple[str, ...], first_stage: int) -> Course:
    """A course from its notation; kept, since views of one table ask again and again."""
    return lay(texts, len(texts), first_stage)
