"""A game is a pack: its name stands in its pack, in its words and its docs, and nowhere else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from typing import NamedTuple

import pytest

from rallybox.games import GAMES
from support.tree import ROOT, text_of, tracked


class Place(NamedTuple):
    """A part of the repository, and what in it belongs to the pack of a game."""

    folder: str
    packs: tuple[str, ...]
    """Patterns of paths; `{game}` is the game's name, and `*` goes through folders."""


PLACES = (
    Place(
        "web",
        (
            "web/src/games/{game}/*",
            "web/tests/games/{game}/*",
            "web/browser/games/{game}/*",
            "web/dev/games/{game}.mjs",
        ),
    ),
)
"""Where it is tested. Other parts of the house follow when they name no game any more."""


@cache
def names(game: str) -> re.Pattern[str]:
    """The name and the title of a game, however the title's words are joined."""
    title = "[ _-]?".join(map(re.escape, GAMES[game].title.split()))
    return re.compile(f"{re.escape(game)}|{title}", re.IGNORECASE)


def owners(path: str, place: Place) -> set[str]:
    """The games to whose pack a file belongs: one, or none."""
    return {
        game
        for game in GAMES
        if any(fnmatch(path, pattern.format(game=game)) for pattern in place.packs)
    }


def named(path: str, text: str, place: Place) -> Iterator[str]:
    """Where a file names a game that it does not belong to, also in its own path."""
    for game in GAMES.keys() - owners(path, place):
        if names(game).search(path):
            yield f"{path} is called after {game}"
        for number, line in enumerate(text.splitlines(), start=1):
            if names(game).search(line):
                yield f"{path}:{number}: {line.strip()[:90]}"


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.folder)
def test_nobody_names_a_game(place: Place) -> None:
    found = [
        line
        for path in tracked(place.folder)
        for line in named(str(path.relative_to(ROOT)), text_of(path), place)
    ]
    assert sorted(found) == []


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.folder)
@pytest.mark.parametrize("game", GAMES)
def test_a_pack_is_where_it_is_looked_for(place: Place, game: str) -> None:
    """A pattern that fits nothing protects nothing."""
    paths = [str(path.relative_to(ROOT)) for path in tracked(place.folder)]
    for pattern in place.packs:
        assert any(fnmatch(path, pattern.format(game=game)) for path in paths), pattern


@pytest.mark.parametrize("game", GAMES)
def test_a_name_is_found_however_it_is_written(game: str) -> None:
    title = GAMES[game].title
    written = [game, title, title.upper(), *(title.replace(" ", sign) for sign in ("", "-", "_"))]
    for name in written:
        line = f"say('web-title-{name}')"
        assert list(named("web/src/shell/Home.svelte", line, PLACES[0])), name
        assert list(named(f"web/src/shell/{name}.ts", "", PLACES[0])), name
        assert not list(named(f"web/src/games/{game}/face.ts", line, PLACES[0])), name
        for other in GAMES.keys() - {game}:
            assert list(named(f"web/src/games/{other}/face.ts", line, PLACES[0])), name


def test_no_game_is_named_in_an_ordinary_sentence() -> None:
    text = "Rallybox: three rally board games, one road, many rallies, a trick and a stage."
    assert not list(named("web/README.md", text, PLACES[0]))
