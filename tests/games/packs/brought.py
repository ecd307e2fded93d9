"""Packages from outside, made for a test: a pinball in each."""

from __future__ import annotations

import importlib
from importlib.metadata import EntryPoint
from pathlib import Path

from rallybox.games import GAMES, packs
from rallybox.games.packs import Pack, Trouble
from support.samples import ANY

PINBALL = f"""
from toy.game import CoinRace

class Pinball(CoinRace):
    name = "pinball"
    title = "Pinball"

GAME = Pinball()
NUMBER = 7
NAMELESS = type("Nameless", (CoinRace,), {{"name": ""}})
LOUD = type("Loud", (CoinRace,), {{"name": "Pin Ball!"}})
SECOND = type("Second", (CoinRace,), {{"name": "second"}})
BELL = type("Bell", (CoinRace,), {{"name": "bell", "title": "Bell\\a"}})
OURS = type("Ours", (CoinRace,), {{"name": "cli"}})
TAKEN = type("Taken", (CoinRace,), {{"name": "{ANY}"}})

class Unnamed:
    pass
"""
GUIDE = """
from rallybox.bots.guide import PlainGuide

class PinballGuide(PlainGuide):
    pass

GUIDE = PinballGuide
"""


class Outside:
    """Packages from outside, as if they were installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.entries: list[EntryPoint] = []

    def package(self, name: str, **modules: str) -> Path:
        """A package with these modules, and English words; `init` is the package itself."""
        folder = self.folder / name
        (folder / "words").mkdir(parents=True)
        (folder / "words/en.ftl").write_text("pinball-tilt = Tilt!\n")
        (folder / "__init__.py").write_text(modules.pop("init", ""))
        for module, source in modules.items():
            (folder / f"{module}.py").write_text(source)
        return folder

    def enter(self, name: str, value: str) -> None:
        """Its entry point."""
        self.entries.append(EntryPoint(name, value, packs.GROUP))

    def found(self) -> list[Pack | Trouble]:
        """What is found of them, beside our games."""
        importlib.invalidate_caches()
        return list(packs.outside(set(GAMES)))


def pinball(outside: Outside, what: str = "GAME") -> Pack | Trouble:
    """The only thing that is found: a package `pinball` that names this of itself."""
    outside.package("pinball", init=PINBALL, guide=GUIDE)
    outside.enter("pinball", f"pinball:{what}")
    (found,) = outside.found()
    return found
