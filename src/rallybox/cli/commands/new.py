"""`rallybox new`: the beginning of a game of one's own, as a package."""

from __future__ import annotations

import argparse
from importlib.resources import files
from pathlib import Path
from typing import Final

from rallybox.cli.files import trouble
from rallybox.cli.parser import Parser
from rallybox.cli.speech import Paper, say
from rallybox.core.errors import Malformed
from rallybox.core.words import is_ours
from rallybox.games import GAMES
from rallybox.games.packs import NAME, is_title

PATTERN: Final = {
    "pyproject.toml": "pyproject.toml.txt",
    "README.md": "README.md",
    "src/rallybox_@name@/__init__.py": "__init__.py.txt",
    "src/rallybox_@name@/game.py": "game.py.txt",
    "src/rallybox_@name@/words/en.ftl": "en.ftl",
    "tests/test_@name@.py": "test_game.py.txt",
}
"""The files of the package, each with the one in `cli/pattern` that it is made from."""


def add_arguments(parser: Parser) -> None:
    """What the game is called."""
    parser.option("name", metavar_id="cli-metavar-name", help_id="cli-arg-new-name")
    parser.option("--title", metavar_id="cli-metavar-title", help_id="cli-arg-new-title")


def run(args: argparse.Namespace) -> int:
    """Write the package into a new folder of that name."""
    name: str = args.name
    if not NAME.fullmatch(name):
        raise Malformed("cli-new-name", name=name)
    if name in GAMES or is_ours(name):
        raise Malformed("cli-new-taken", name=name)
    title: str = args.title or name.capitalize()
    if not (is_title(title) and title.isprintable()) or any(sign in title for sign in '"\\'):
        raise Malformed("cli-new-title", title=title)
    folder = Path(name)
    try:
        folder.mkdir()
        for path, pattern in PATTERN.items():
            _write(folder / path.replace("@name@", name), pattern, name, title)
    except FileExistsError:
        raise Malformed("cli-new-exists", folder=str(folder)) from None
    except OSError as error:
        raise trouble("cli-cannot-write", str(folder), error) from None
    Paper().tell(say("cli-new-done", name=name, title=title))
    return 0


def _write(file: Path, pattern: str, name: str, title: str) -> None:
    text = files("rallybox.cli").joinpath("pattern", pattern).read_text("utf-8")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text.replace("@name@", name).replace("@title@", title), "utf-8")
