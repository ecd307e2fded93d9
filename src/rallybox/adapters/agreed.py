"""What all adapters have in common: a game by its name, options, and the version of its numbers."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping

from rallybox.core.errors import Malformed
from rallybox.core.game import Game
from rallybox.core.setup import Setup
from rallybox.games import GAMES, PACKS, find_game
from rallybox.observing import REWARDS, describe

log = logging.getLogger("rallybox.adapters")


def agree(
    game: str | Game, variant: str | None, players: int | None, options: Mapping[str, object]
) -> tuple[Game, Setup]:
    """The game and its set-up; Malformed, with a sentence, if there is no such."""
    found = find_game(game) if isinstance(game, str) else game
    said = {"variant": variant, "players": players, **options}
    return found, found.setup({name: value for name, value in said.items() if value is not None})


def version(game: Game) -> int:
    """What stands after the `v` in the name of an environment: it begins at 0, and goes up with
    every change of the numbers that are observed."""
    return describe(game, game.setup({})).version - 1


def numbered() -> Iterator[tuple[str, Game, int]]:
    """Every game that can be found by name, with its version."""
    for name, game in GAMES.items():
        try:
            number = version(game)
        except Malformed:  # a game from outside whose options have no defaults
            continue
        except Exception:
            if not PACKS[name].home:
                raise
            # Whatever is wrong with somebody else's observation, the others are found.
            log.exception("a game from outside cannot be observed", extra={"game": name})
            continue
        yield name, game, number


def known_reward(kind: str) -> str:
    """What a game is worth, if there is such a kind."""
    if kind not in REWARDS:
        raise ValueError(f"{kind!r} is none of {', '.join(REWARDS)}")
    return kind
