"""The house: imports point one way, and never in a circle."""

from __future__ import annotations

from collections.abc import Iterator

from support.imports import circles, modules, names

ORDER = {
    "core": 0,
    "kit": 1,
    "games": 2,
    "observing": 3,
    "bots": 4,
    "vector": 5,
    "tables": 5,
    "lessons": 6,
    "review": 6,
    "hosting": 7,
    "arena": 7,
    "adapters": 8,
    "server": 8,
    "page": 8,
    "data": 9,
    "cli": 10,
}
"""A room may import from rooms with a smaller number, and from itself."""


def rooms(*wanted: str) -> Iterator[tuple[str, list[str]]]:
    """The modules of these rooms, or of all, each with its parts below the package."""
    for module in modules():
        parts = module.split(".")[1:]
        if parts and parts[0] in (wanted or ORDER):
            yield module, parts


def ours(module: str) -> Iterator[list[str]]:
    """What a module imports of our own, as parts below the package."""
    for name in names(module):
        first, *parts = name.split(".")
        if first == "rallybox" and parts:
            yield parts


def test_imports_point_one_way() -> None:
    wrong = [
        f"{module} imports {'.'.join(parts)}"
        for module, (room, *_) in rooms()
        for parts in ours(module)
        if parts[0] != room and ORDER.get(parts[0], -1) >= ORDER[room]
    ]
    assert not wrong


def test_every_room_has_its_place() -> None:
    assert {module.split(".")[1] for module in modules() if module.count(".") > 1} <= set(ORDER)


def test_no_imports_go_round_in_a_circle() -> None:
    """Not even those that only the type checker follows."""
    assert not list(circles())


def test_no_import_is_for_the_type_checker_only() -> None:
    """Where nothing goes round in a circle and nothing is slow to load, nothing has to."""
    wrong = [m for m, _ in rooms("core", "kit", "games", "bots", "lessons") if _for_types_only(m)]
    assert not wrong


def _for_types_only(module: str) -> bool:
    return "typing.TYPE_CHECKING" in names(module)


def test_games_never_import_each_other() -> None:
    """Of what is beside them they know nothing: the room finds them, they do not ask for it."""
    wrong = [
        f"{module} imports {'.'.join(parts)}"
        for module, (_, *inside) in rooms("games")
        if inside[:1] not in ([], ["packs"])
        for parts in ours(module)
        if parts[0] == "games" and parts[1] != inside[0]
    ]
    assert not wrong


def test_bots_get_views_never_states() -> None:
    """Only guides and the search handle states: those that are imagined from their view."""
    wrong = [
        f"{module} imports {'.'.join(parts)}"
        for module, (_, *inside) in rooms("bots")
        for parts in ours(module)
        if (parts[:2] == ["core", "state"] or parts[-1].endswith("State") or parts[-1] == "Race")
        and inside not in (["guide"], ["search"])
        and inside[:1] != ["guides"]
    ]
    assert not wrong


def test_the_rules_know_no_chance_no_clock_and_no_machine() -> None:
    """Chance comes from the dice; the same actions give the same game everywhere."""
    forbidden = {"random", "secrets", "time", "datetime", "os", "sys", "socket", "threading"}
    wrong = [
        f"{module} imports {name}"
        for module, _ in rooms("kit", "games")
        for name in names(module)
        if name.split(".")[0] in forbidden
    ]
    assert not wrong
