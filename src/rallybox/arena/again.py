"""The command that plays something again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from rallybox.bots import SECONDS
from rallybox.core.game import Game


def setup_words(game: Game, setup: Mapping[str, object]) -> Iterator[str]:
    """What a command says about a whole set-up: as little as is needed."""
    usual = msgspec.to_builtins(game.setup({}))
    for name, value in setup.items():
        if name in ("players", "variant"):
            yield from (f"--{name}", str(value))
        elif value != usual[name]:
            text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
            yield from ("--option", f"{name}={text}")


def time_words(bot_seconds: float) -> Iterator[str]:
    """What it says about the time that programs have to think."""
    if bot_seconds != SECONDS:
        yield from ("--bot-seconds", str(bot_seconds))
