"""A game is a pack: its name stands in its pack, in its words and its docs, and nowhere else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from typing import NamedTuple

import pytest

from rallybox.games import GAMES, PACKS
from support.rulings import labelled, rulings
from support.tree import ROOT, text_of, tracked


class Place(NamedTuple):
    """A part of the repository, and what in it belongs to the pack of a game."""

    path: str
    packs: tuple[str, ...] = ()
    """Patterns of paths; `{game}` is the game's name, and `*` goes through folders."""


PLACES = (
    Place(
        "src",
        (
            "src/rallybox/games/{game}/*",
            "src/rallybox/observing/rows/{game}.py",
            "src/rallybox/bots/guides/{game}/*",
            "src/rallybox/bots/manners/{game}.py",
            "src/rallybox/bots/ladders/{game}.py",
            "src/rallybox/bots/reasons/{game}.py",
            "src/rallybox/tables/order/{game}.py",
            "src/rallybox/lessons/scenes/{game}.py",
            "src/rallybox/review/trust/{game}.py",
            "src/rallybox/review/puzzles/data/{game}.json",
            "src/rallybox/arena/features/{game}.py",
            "src/rallybox/arena/luck/{game}.py",
            "src/rallybox/cli/terminal/inks/{game}.py",
            "src/rallybox/locales/*/{game}/*.ftl",
        ),
    ),
    Place(
        "scripts",
        (
            "scripts/boxes/{game}.py",
            "scripts/fixtures/{game}.py",
            "scripts/calibrations/{game}.py",
        ),
    ),
    Place(
        "bench",
        (
            "bench/positions/{game}.py",
            "bench/limits/{game}.py",
            "bench/limits/{game}.c",
            "bench/records/{game}.json",
        ),
    ),
    Place(
        "tests",
        (
            "tests/games/{game}/*",
            "tests/bots/guides/{game}/*",
            "tests/bots/truths/{game}.py",
            "tests/golden/{game}/*",
        ),
    ),
    Place(
        "web",
        (
            "web/src/games/{game}/*",
            "web/tests/games/{game}/*",
            "web/browser/games/{game}/*",
            "web/dev/games/{game}.mjs",
        ),
    ),
    Place("examples", ("examples/learn/{game}.*", "examples/learn/{game}-*")),
    Place(".ci"),
    Place(".github"),
    Place("deploy"),
    *map(Place, ("Makefile", "pyproject.toml", "setup.py", "MANIFEST.in", "constraints.txt")),
)
"""Everything but the docs and what stands at the door: README, CONTRIBUTING, CHANGELOG."""

OURS = [name for name, pack in PACKS.items() if not pack.home]
WEB = next(place for place in PLACES if place.path == "web")


@cache
def names(game: str) -> re.Pattern[str]:
    """The name and the title of a game, however the title's words are joined."""
    title = "[ _-]?".join(map(re.escape, GAMES[game].title.split()))
    return re.compile(f"{re.escape(game)}|{title}", re.IGNORECASE)


def owners(path: str, place: Place) -> set[str]:
    """The games to whose pack a file belongs: one, or none."""
    return {
        game
        for game in OURS
        if any(fnmatch(path, pattern.format(game=game)) for pattern in place.packs)
    }


def named(path: str, text: str, place: Place) -> Iterator[str]:
    """Where a file names a game that it does not belong to, also in its own path."""
    for game in set(OURS) - owners(path, place):
        if names(game).search(path):
            yield f"{path} is called after {game}"
        for number, line in enumerate(text.splitlines(), start=1):
            if names(game).search(line):
                yield f"{path}:{number}: {line.strip()[:90]}"


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.path)
def test_nobody_names_a_game(place: Place) -> None:
    found = [
        line
        for path in tracked(place.path)
        for line in named(str(path.relative_to(ROOT)), text_of(path), place)
    ]
    assert sorted(found) == []


SHARED = [place for place in PLACES if place.path != "tests"]
"""A test is named after the ruling that it is about, wherever that is kept."""


@pytest.mark.parametrize("place", SHARED, ids=lambda place: place.path)
def test_only_packs_cite_rulings(place: Place) -> None:
    """A ruling names its game, too. What several games may need has a name of its own, such as
    answers in secret."""
    found = {
        path: labelled(rulings(text_of(ROOT / path)))
        for path in (str(path.relative_to(ROOT)) for path in tracked(place.path))
        if not owners(path, place)
    }
    assert {path: cited for path, cited in found.items() if cited} == {}


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.path)
def test_a_pack_is_where_it_is_looked_for(place: Place) -> None:
    """A pattern that fits nothing protects nothing. What it is for, not every game brings."""
    paths = [str(path.relative_to(ROOT)) for path in tracked(place.path)]
    assert paths
    for pattern in place.packs:
        fitting = [pattern.format(game=game) for game in OURS]
        assert any(fnmatch(path, one) for path in paths for one in fitting), pattern


def test_every_part_of_the_repository_is_looked_at() -> None:
    doors = {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", ".gitignore", "docs"}
    parts = {path.relative_to(ROOT).parts[0] for path in tracked()}
    assert parts == {place.path for place in PLACES} | doors


@pytest.mark.parametrize("game", OURS)
def test_a_name_is_found_however_it_is_written(game: str) -> None:
    title = GAMES[game].title
    written = [game, title, title.upper(), *(title.replace(" ", sign) for sign in ("", "-", "_"))]
    for name in written:
        line = f"say('web-title-{name}')"
        assert list(named("web/src/shell/Home.svelte", line, WEB)), name
        assert list(named(f"web/src/shell/{name}.ts", "", WEB)), name
        assert not list(named(f"web/src/games/{game}/face.ts", line, WEB)), name
        for other in set(OURS) - {game}:
            assert list(named(f"web/src/games/{other}/face.ts", line, WEB)), name


def test_no_game_is_named_in_an_ordinary_sentence() -> None:
    text = "Rallybox: three rally board games, one road, many rallies, a trick and a stage."
    assert not list(named("web/README.md", text, WEB))
