"""Compiles the rules into the wheel if RALLYBOX_COMPILE=1; without it the wheel is plain Python.

Everything else about the package is in pyproject.toml, the list of compiled modules included.
`make compile` uses this file too, in a copy of the sources.
"""

import os
import tomllib
from pathlib import Path

from setuptools import setup

HERE = Path(__file__).resolve().parent


def extensions() -> list[object]:
    """The modules that mypyc compiles, relative to the folder that holds the package."""
    if os.environ.get("RALLYBOX_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    project = tomllib.loads((HERE / "pyproject.toml").read_text("utf-8"))
    source = Path("src") if Path("src").is_dir() else Path()
    modules = [
        f"{source / 'rallybox' / name}.py" for name in project["tool"]["rallybox"]["compiled"]
    ]
    config = str(HERE / "pyproject.toml")
    found: list[object] = mypycify(["--config-file", config, *modules], opt_level="3")
    return found


setup(ext_modules=extensions())
