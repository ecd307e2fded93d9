"""A page has no server, no files, no threads, no processes and no sockets: only an event loop."""

from __future__ import annotations

import sys

from architecture.test_tables import MACHINE, READERS, THEIRS
from support.imports import loaded, modules, names, really_loaded

HOSTS = sorted(m for m in modules() if m.startswith(("rallybox.page", "rallybox.hosting")))
PACKS = (
    *("rallybox.games.", "rallybox.bots.guides.", "rallybox.bots.reasons."),
    *("rallybox.lessons.scenes.", "rallybox.review.trust."),
)
LENT = {
    "rallybox.page.outside": {"sys.", "importlib.import_module"},
    "rallybox.page.thinker": {"io.BytesIO"},
    "rallybox.page.asked": {"urllib.parse"},
}
"""The page's own objects come by a name; a text is unpacked; a path is taken apart."""


def with_page() -> set[str]:
    """Everything of ours that is loaded with either room, packs included."""
    packs = [name for name in modules() if name.startswith(PACKS)]
    return set().union(*(loaded(name) for name in (*HOSTS, *packs)))


def test_rooms_of_a_page() -> None:
    rooms = {name.split(".")[1] for name in with_page() if "." in name}
    below = {"core", "kit", "games", "bots", "tables", "lessons", "review"}
    assert rooms == below | {"hosting", "page"}


def test_nothing_of_it_needs_more_of_a_machine_than_an_event_loop() -> None:
    wrong = {
        f"{module} imports {name}"
        for module in with_page()
        for name in names(module, inside=module.startswith(("rallybox.page", "rallybox.hosting")))
        if name.split(".")[0] in MACHINE - {"asyncio"}
        and not any(f"{name}.".startswith(lent) for lent in LENT.get(module, ()))
    }
    assert not wrong


def test_it_stands_on_the_same_few_shoulders() -> None:
    theirs = {
        name.split(".")[0]
        for module in with_page()
        for name in names(module)
        if name.split(".")[0] not in {*sys.stdlib_module_names, "rallybox"}
    }
    assert theirs <= THEIRS
    assert set(READERS) <= with_page()


def test_they_are_not_loaded_in_some_other_way() -> None:
    unwanted = {"litestar", "sqlalchemy", "uvicorn", "multiprocessing", "rich", "sqlite3"}
    really = really_loaded(HOSTS)
    assert set(HOSTS) <= really
    assert not really & unwanted
