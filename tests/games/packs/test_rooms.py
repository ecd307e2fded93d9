"""What a game from outside brings besides its rules: whatever does not fit is left out and said."""

from __future__ import annotations

import logging
from collections.abc import Callable

import pytest

from games.packs.brought import PINBALL, Outside, pinball
from rallybox.arena.luck import measure_of
from rallybox.arena.luck.measure import PLAIN
from rallybox.arena.study_features import counted_of
from rallybox.bots import ladders, manners
from rallybox.bots.guide import PlainGuide
from rallybox.bots.guides import guide_of
from rallybox.bots.ladders import ladder_of
from rallybox.bots.manners import manners_of
from rallybox.bots.reasons import facts_of
from rallybox.bots.scale import USUAL_LADDER, Ladder
from rallybox.cli.terminal.ink import Ink, ink_of
from rallybox.core import Game
from rallybox.core.whole import wanting
from rallybox.games import GAMES, PACKS
from rallybox.games.packs import Pack
from rallybox.lessons import lesson_of
from rallybox.observing import observer_of
from rallybox.observing.plain import PlainObserver
from rallybox.review.trust import trust_of
from rallybox.tables.order import order_of


def test_its_rooms_are_modules_of_the_package(
    outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = pinball(outside)
    assert isinstance(found, Pack)
    guide = found.room("guide", "rallybox.bots.guides")
    assert guide is not None
    assert guide.__name__ == "pinball.guide"
    assert found.room("reasons", "rallybox.bots.reasons") is None
    monkeypatch.setattr("rallybox.games.PACKS", {**PACKS, "pinball": found})
    assert type(guide_of(found.game)).__name__ == "PinballGuide"


def test_a_broken_room_is_left_out_and_logged(
    outside: Outside, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    outside.package("pinball", init=PINBALL, guide="1 / 0\n")
    outside.enter("pinball", "pinball:GAME")
    (found,) = outside.found()
    assert isinstance(found, Pack)
    with caplog.at_level(logging.ERROR, "rallybox.packs"):
        assert found.room("guide", "rallybox.bots.guides") is None
    assert caplog.records[0].__dict__["room"] == "pinball.guide"
    assert "ZeroDivisionError" in caplog.text
    monkeypatch.setattr("rallybox.games.PACKS", {**PACKS, "pinball": found})
    assert type(guide_of(found.game)) is PlainGuide


def observed_plainly(game: Game) -> bool:
    return isinstance(observer_of(game, game.setup({})), PlainObserver)


ROOMS: dict[str, tuple[str, Callable[[Game], bool]]] = {
    "observation": ("OBSERVER", observed_plainly),
    "guide": ("GUIDE", lambda game: type(guide_of(game)) is PlainGuide),
    "manners": ("MANNERS", lambda game: manners_of(game) == manners.USUAL),
    "ladder": ("LADDER", lambda game: ladder_of(game) == USUAL_LADDER),
    "reasons": ("facts", lambda game: facts_of(game) is None),
    "lesson": ("LESSON", lambda game: lesson_of(game.name) is None),
    "order": ("order", lambda game: order_of(game) is None),
    "trust": ("TRUST", lambda game: trust_of(game) == 1.0),
    "study": ("COUNTED", lambda game: counted_of(game) is None),
    "luck": ("MEASURE", lambda game: measure_of(game.name) == PLAIN),
    "ink": ("INK", lambda game: ink_of(game.name) == Ink()),
}
"""What each room has to have, and how to tell that a game is played without."""

ODD = {"none": None, "empty": "", "broken": "1 / 0\n", "something": "{} = object()\n"}


@pytest.mark.parametrize("name", ROOMS)
@pytest.mark.parametrize("source", ODD.values(), ids=ODD)
def test_without_a_room_a_game_is_played_with_what_every_game_has(
    outside: Outside,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    name: str,
    source: str | None,
) -> None:
    what, usual = ROOMS[name]
    rooms = {} if source is None else {name: source.format(what)}
    outside.package("pinball", init=PINBALL, **rooms)
    outside.enter("pinball", "pinball:GAME")
    (found,) = outside.found()
    assert isinstance(found, Pack)
    monkeypatch.setattr("rallybox.games.PACKS", {**PACKS, "pinball": found})
    with caplog.at_level(logging.ERROR, "rallybox.packs"):
        assert usual(found.game)
        assert usual(found.game)
    left_out = [record.__dict__["room"] for record in caplog.records]
    assert left_out == ([] if source is None else [f"pinball.{name}"])  # it is said once


LADDERS = {
    "a tuple": "('rookie', 'ace')",
    "no levels": "Ladder(())",
    "names for levels": "Ladder(('rookie', 'club', 'pro', 'ace'))",
    "levels that there are not": "Ladder((*LEVELS, Level('wizard', None)))",
    "too few": "Ladder(LEVELS[:2])",
    "ratings of nothing": "Ladder(tuple(Level(one.name, 1000) for one in LEVELS))",
    "no ratings": "Ladder(LEVELS, (Point(1000, 0.5, 0), Point(1500, 0, 1)))",
    "a point": "Ladder(RATED, (Point(1000, 0.5, 0),))",
    "points that fall": "Ladder(RATED, (Point(1500, 0.5, 0), Point(1000, 0, 1)))",
    "points of one rating": "Ladder(RATED, (LOW, Point(1000, 0.4, 0), Point(1500, 0, 1)))",
    "points without ratings": "Ladder(RATED, (LOW, Point('1500', 0, 1)))",
}
CLIMBED = "Ladder(RATED, (LOW, Point(1500, 0, 1)))"


@pytest.mark.parametrize("ladder", LADDERS.values(), ids=LADDERS)
def test_a_ladder_that_nobody_can_climb_is_left_out(
    outside: Outside, monkeypatch: pytest.MonkeyPatch, ladder: str
) -> None:
    assert ladder_brought(outside, monkeypatch, ladder) is USUAL_LADDER


def test_a_ladder_whose_points_rise_is_climbed(
    outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(ladder_brought(outside, monkeypatch, CLIMBED).points) == 2


def ladder_brought(outside: Outside, monkeypatch: pytest.MonkeyPatch, ladder: str) -> Ladder:
    """The ladder of a game whose package has this one."""
    source = f"""
from rallybox.bots.scale import USUAL_LADDER, Ladder, Level, Point

LEVELS = USUAL_LADDER.levels
RATED = tuple(Level(one.name, 1000 + 100 * at) for at, one in enumerate(LEVELS))
LOW = Point(1000, 0.5, 0)
LADDER = {ladder}
"""
    outside.package("pinball", init=PINBALL, ladder=source)
    outside.enter("pinball", "pinball:GAME")
    (found,) = outside.found()
    assert isinstance(found, Pack)
    monkeypatch.setattr("rallybox.games.PACKS", {**PACKS, "pinball": found})
    return ladder_of(found.game)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_our_games_bring_would_fit_from_outside(game: Game) -> None:
    assert ladders.fits(ladder_of(game))
    assert not wanting(game)
