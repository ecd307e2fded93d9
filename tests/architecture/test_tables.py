"""A table needs no server: neither its room nor what it stands on may ask for more than Python.

What is checked of the room itself is checked of everything of ours that is loaded with it. Three
kinds of modules may read files that come with the package: the catalogue, printed facts, and what
letters look like.
"""

from __future__ import annotations

import sys

from support.imports import loaded, modules, names, really_loaded

TABLES = sorted(name for name in modules() if name.startswith("rallybox.tables"))

MACHINE = {
    *("asyncio", "concurrent", "multiprocessing", "selectors", "signal", "subprocess", "threading"),
    *("ctypes", "http", "io", "os", "pathlib", "select", "shutil", "socket", "ssl", "sys"),
    *("sqlite3", "tempfile", "urllib"),
}
"""Processes, threads, event loops, sockets, files: what a page or another host may not have."""

THEIRS = {"babel", "fluent", "librt", "msgspec", "mypy_extensions"}
"""What the room stands on besides Python (`tool.rallybox.core`)."""

READERS = (
    *("rallybox", "rallybox.core.catalogue", "rallybox.core.looks", "rallybox.core.words"),
    "rallybox.games.packs",
)
"""They, and games, read what comes with the package, and find what is installed beside it."""


def with_tables() -> set[str]:
    """Everything of ours that is loaded with any module of the room, packs included: they are found
    by their names, so no import tells of them."""
    rooms = ("games", "bots.guides", "bots.ladders", "bots.manners", "bots.reasons")
    starts = tuple(f"rallybox.{room}." for room in rooms)
    packs = [name for name in modules() if name.startswith(starts)]
    return set().union(*(loaded(name) for name in (*TABLES, *packs)))


def test_only_games_bots_and_the_core_are_loaded_with_it() -> None:
    rooms = {name.split(".")[1] for name in with_tables() if "." in name}
    assert rooms == {"core", "kit", "games", "bots", "tables"}


def test_nothing_of_it_needs_a_machine() -> None:
    wrong = {
        f"{module} imports {name}"
        for module in with_tables()
        for name in names(module, inside=False)
        if name.split(".")[0] in MACHINE
    }
    assert not wrong


def test_the_room_itself_does_not_even_later() -> None:
    """Not in its functions either, nor files that come with the package."""
    wrong = {
        f"{module} imports {name}"
        for module in TABLES
        for name in names(module)
        if name.split(".")[0] in MACHINE | {"importlib"}
    }
    assert not wrong


def test_only_those_who_may_read_files_do() -> None:
    wrong = {
        f"{module} imports {name}"
        for module in with_tables()
        for name in names(module)
        if name.split(".")[0] == "importlib"
        and module not in READERS
        and not (module.startswith("rallybox.games.") and name == "importlib.resources.files")
    }
    assert not wrong


def test_it_stands_on_few_shoulders() -> None:
    theirs = {
        name.split(".")[0]
        for module in with_tables()
        for name in names(module)
        if name.split(".")[0] not in {*sys.stdlib_module_names, "rallybox"}
    }
    assert theirs <= THEIRS


def test_they_are_not_loaded_in_some_other_way() -> None:
    really = really_loaded(TABLES)
    assert set(TABLES) <= really
    assert not really & {"litestar", "sqlalchemy", "uvicorn", "asyncio", "rich"}
