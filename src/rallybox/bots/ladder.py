"""The drivers of a game by name: which levels it has, what they are rated, what makes them.

`scale` says how names are read and what a rating means; `ladders` has what was measured.
"""

from __future__ import annotations

from rallybox.bots.ladders import ladder_of
from rallybox.bots.scale import (
    CHARACTERS,
    EFFORT,
    LEVELS,
    PATIENCE,
    USUAL,
    Driver,
    Level,
    Setting,
    parse,
)
from rallybox.core.errors import Malformed
from rallybox.core.game import Game


def levels(game: Game) -> tuple[Level, ...]:
    """The levels that a game has, weakest first."""
    return ladder_of(game).levels


def is_short(game: Game) -> bool:
    """Has chance left room for few levels only?"""
    found = ladder_of(game)
    return bool(found.points) and len(found.levels) <= len(LEVELS) // 2


def scale(game: Game) -> tuple[int, int] | None:
    """The lowest and the highest rating there is in a game; None if nobody has measured it."""
    points = ladder_of(game).points
    return (points[0].rating, points[-1].rating) if points else None


def characters() -> tuple[str, ...]:
    """The drivers with a manner of their own; every game has them all."""
    return tuple(CHARACTERS)


def names(game: Game) -> tuple[str, ...]:
    """Levels and characters of a game."""
    return (*(level.name for level in levels(game)), *CHARACTERS)


def check(game: Game, name: str) -> Driver:
    """What a name asks for; Malformed if the game has no such driver."""
    try:
        driver = parse(name)
    except Malformed:  # which drivers there are depends on the game
        raise Malformed("bots-unknown", bot=name, bots=names(game)) from None
    if driver.level is not None and all(one.name != driver.level for one in levels(game)):
        raise Malformed("bots-no-such-level", bot=name, game=game.title, bots=names(game))
    if driver.rating is not None:
        ends = scale(game)
        if ends is None:
            raise Malformed("bots-no-scale", bot=name, game=game.title, bots=names(game))
        if not ends[0] <= driver.rating <= ends[1]:
            low, high = ends
            raise Malformed("bots-off-scale", bot=name, game=game.title, low=low, high=high)
    return driver


def rating_of(game: Game, name: str) -> int | None:
    """The rating of a driver of ours; None in a game that nobody has measured."""
    driver = check(game, name)
    if driver.rating is not None:
        return driver.rating
    return next(level.rating for level in levels(game) if level.name == driver.level)


def setting_of(game: Game, name: str) -> Setting:
    """What makes a driver as strong as its name says. A character whose manner costs something
    sees a little more instead, but never so much that it would take its time like the best."""
    driver, ladder = check(game, name), ladder_of(game)
    rating = rating_of(game, name)
    if rating is None:
        return USUAL[driver.level or ""]
    if driver.character is not None and rating < ladder.points[-1].rating:
        quick, offset = ladder.points[-2].rating, ladder.offsets.get(driver.character, 0)
        # Whoever asks for more than the last quick driver gets it, and the seconds that it takes.
        rating = min(rating - offset, max(quick, rating))
    return ladder.setting(rating)


def is_best(game: Game, name: str) -> bool:
    """Is this as good as anybody here can drive?"""
    return setting_of(game, name).thorough


def patience(game: Game, name: str) -> float:
    """The most seconds that people wait for a driver's decision, besides what it takes to draw."""
    setting = setting_of(game, name)
    if not setting.effort:
        return 0.0
    slow = PATIENCE["ace"] * setting.effort / EFFORT["ace"]
    return max(PATIENCE["pro"], min(slow, PATIENCE["ace"]))
