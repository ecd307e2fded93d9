"""Which modules mypyc compiles. It follows from the tree, so that nobody keeps a list.

Of a game, all rooms but those where it would not work or not pay (`COLD`); its whole guide; how it
is observed; and of what games share, the few modules that the loops of rules, search and many games
at once run through (`SHARED`).
"""

from __future__ import annotations

from pathlib import Path

SHARED = (
    *("core/actions", "core/dice", "core/knowledge", "core/placings", "core/playout", "core/state"),
    *("kit/bag", "kit/bits"),
    *("bots/bot", "bots/guide", "bots/search"),
    *("observing/desk", "observing/observer"),
    "vector/batch",
    "review/outlook",
)
COLD = {
    "structs, which are no native classes": ("setup", "events", "offers", "shapes", "fields"),
    "strange input: a compiled i64 raises on numbers that are too large": ("load", "laws"),
    "for people: made only when somebody looks": (
        *("explain", "draw", "tell", "refusals", "secrets", "view", "geometry"),
    ),
    "puts the rooms together": ("__init__",),
}
MADE = ("state",)
"""Of what `scripts/made.py` writes."""


def compiled(package: Path) -> list[str]:
    """The modules to compile, relative to the package's folder, without `.py`."""
    cold = {room for rooms in COLD.values() for room in rooms}
    found = [package / f"{name}.py" for name in SHARED]
    for game in sorted(package.glob("games/*/")):
        found += [path for path in game.glob("*.py") if path.stem not in cold]
        found += [game / "made" / f"{name}.py" for name in MADE]
    found += package.glob("bots/guides/*/*.py")
    found += package.glob("observing/rows/*.py")
    there = [path for path in found if path.is_file() and path.name != "__init__.py"]
    return sorted(path.relative_to(package).with_suffix("").as_posix() for path in there)
