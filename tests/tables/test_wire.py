"""The wire: each type once, and what is promised about them."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from rallybox.core import errors as core_errors
from rallybox.core.errors import RallyboxError
from rallybox.games import GAMES
from rallybox.tables import errors
from rallybox.tables.wire import base, lobby, schema, socket


def test_errors_are_those_of_the_other_rooms() -> None:
    (field,) = [f for f in msgspec.structs.fields(base.Problem) if f.name == "error"]
    tree = {
        kind.name
        for room in (core_errors, errors)
        for kind in vars(room).values()
        if isinstance(kind, type) and issubclass(kind, RallyboxError) and kind is not RallyboxError
    }
    assert sorted(get_args(field.type)) == sorted(tree)


def references(part: Any) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*(references(value) for value in part.values()))
    if isinstance(part, list):
        return set().union(*(references(value) for value in part))
    return set()


def test_the_schema_has_every_type_it_names() -> None:
    whole = schema.wire_schema()
    assert set(whole["games"]) == set(GAMES)
    missing = {
        name for name in references(whole) if name.removeprefix("#/$defs/") not in whole["$defs"]
    }
    assert not missing
    for game in GAMES.values():
        assert game.view_type.__name__ in whole["$defs"]


CLIENT = get_args(socket.ClientMessage)
SERVER = get_args(socket.ServerMessage)


def test_every_message_is_in_a_union_and_has_a_type_of_its_own() -> None:
    def leaves(kind: type) -> set[type]:
        children: list[type] = kind.__subclasses__()
        return {leaf for child in children for leaf in leaves(child)} or {kind}

    assert leaves(socket.Request) == set(CLIENT)
    assert leaves(socket.Message) == set(SERVER)
    for union in (CLIENT, SERVER):
        tags = [kind.__struct_config__.tag for kind in union]
        assert len(set(tags)) == len(tags)
        assert all(kind.__struct_config__.tag_field == "type" for kind in union)


@pytest.mark.parametrize(
    "kind", [*CLIENT, lobby.NewIdentity, lobby.NewTable, lobby.JoinTable, lobby.SetSeat, base.Pace]
)
def test_what_clients_send_has_no_unknown_fields(kind: Any) -> None:
    assert kind.__struct_config__.forbid_unknown_fields
