"""Compiles the rules into the wheel if RALLYBOX_COMPILE=1; without it the wheel is plain Python.

RALLYBOX_COMPILE=quick is for tests: mypyc does all it does, the C compiler optimises nothing.

Everything else about the package is in pyproject.toml. Which modules are compiled, `scripts/hot.py`
says. `make compile` uses this file too, in a copy of the sources.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

HERE = Path(__file__).resolve().parent
LEVELS = {"1": "3", "quick": "0"}
"""How far the C compiler goes, by RALLYBOX_COMPILE."""
PAGE = HERE / "src" / "rallybox" / "server" / "static" / "index.html"


def need_pages() -> None:
    """What people install has the pages; without them it would be half a game."""
    if {"bdist_wheel", "sdist"} & set(sys.argv) and not PAGE.is_file():
        sys.exit(
            "The pages are not built; say `make web` first (or `make wheel`, which does both)."
        )


def extensions() -> list[object]:
    """The modules that mypyc compiles, relative to the folder that holds the package."""
    level = LEVELS.get(os.environ.get("RALLYBOX_COMPILE", ""))
    if level is None or "sdist" in sys.argv:
        return []
    from mypyc.build import mypycify

    sys.path.insert(0, str(HERE / "scripts"))
    from hot import compiled

    package = (Path("src") if Path("src").is_dir() else Path()) / "rallybox"
    modules = [f"{package / name}.py" for name in compiled(package)]
    config = str(HERE / "pyproject.toml")
    found: list[object] = mypycify(["--config-file", config, *modules], opt_level=level)
    return found


need_pages()
setup(ext_modules=extensions())
