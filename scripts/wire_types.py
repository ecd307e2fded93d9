"""Writes what the browser client takes from Python: the wire types, and the printed facts.

    python scripts/wire_types.py            writes the files
    python scripts/wire_types.py --check    fails if one of them is stale

A message type and a printed fact are defined once, in Python. What no game owns goes to `wire.ts`,
the views, events, offers and set-ups of a game to its own `wire.ts`, and its printed facts to
`box.json` (`scripts/boxes/<game>.py`). The files made here are committed, so that the client can be
built where there is no Python.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from packs import brought

from rallybox.games import GAMES, PACKS
from rallybox.tables.wire.schema import wire_schema

WEB = Path(__file__).parents[1] / "web" / "src"
MADE = "// Made by scripts/wire_types.py from the Python types; do not edit."
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
REF = "#/$defs/"
OURS = {name: game for name, game in GAMES.items() if not PACKS[name].home}
"""A game from outside that happens to be installed here has a plain face, which needs no types."""

# -- one type ------------------------------------------------------------------------------------


def type_name(component: str) -> str:
    """A component's name; where two games use the same one, each has it in a file of its own."""
    return component.split(".")[-1]


def expression(schema: dict[str, Any]) -> str:
    """The TypeScript type of a JSON schema."""
    if "$ref" in schema:
        return type_name(schema["$ref"].removeprefix(REF))
    if "anyOf" in schema:
        return " | ".join(expression(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    kind = schema.get("type")
    if kind == "null":
        return "null"
    if kind == "array":
        return array(schema)
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {expression(inner) if isinstance(inner, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def array(schema: dict[str, Any]) -> str:
    """A list of one type, or a tuple."""
    if "prefixItems" in schema:
        return f"readonly [{', '.join(map(expression, schema['prefixItems']))}]"
    items = schema.get("items")
    inner = expression(items) if isinstance(items, dict) else "unknown"
    return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"


def comment(text: str) -> list[str]:
    """A docstring as a comment."""
    lines = [line.strip() for line in text.strip().split("\n")]
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def interface(component: str, schema: dict[str, Any]) -> list[str]:
    """One message, view, event or part of them."""
    lines = comment(schema["description"]) if "description" in schema else []
    lines.append(f"export interface {type_name(component)} {{")
    required = schema.get("required", [])
    for field, inner in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  readonly {field}{mark}: {expression(inner)};")
    return [*lines, "}", ""]


# -- whose a type is -----------------------------------------------------------------------------


def references(schema: Any) -> Iterator[str]:
    """The components that a schema names itself."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"].removeprefix(REF)
        for part in schema.values():
            yield from references(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from references(part)


def reached(schema: Any, components: dict[str, Any]) -> set[str]:
    """All components that a schema is made of."""
    found: set[str] = set()
    ahead = list(references(schema))
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead += references(components[name])
    return found


def owned(schema: dict[str, Any]) -> dict[str, set[str]]:
    """The components that only one game is made of, by game."""
    of_games = {name: reached(parts, schema["$defs"]) for name, parts in schema["games"].items()}
    shared = reached(schema["messages"], schema["$defs"])
    seen: set[str] = set()
    for own in of_games.values():
        shared |= own & seen
        seen |= own
    return {name: own - shared for name, own in of_games.items()}


# -- files ---------------------------------------------------------------------------------------


def whole(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema, in which offers are called so.

    A game may have a thing, and an offer to take it, of the same name.
    """
    offers = [name for name, body in schema["$defs"].items() if "is" in body["properties"]]
    text = msgspec.json.encode(schema).decode()
    for name in offers:
        if name != "Offer":
            text = text.replace(f'"{REF}{name}"', f'"{REF}{name}Offer"')
            text = text.replace(f'"{name}":{{"title"', f'"{name}Offer":{{"title"')
    found: dict[str, Any] = msgspec.json.decode(text)
    return found


def shared_types(schema: dict[str, Any]) -> str:
    """The file of what no game owns."""
    of_games = set().union(*owned(schema).values())
    about = comment("A game by its name: any that is offered, also one that nobody here has met.")
    lines = [MADE, "", *about, "export type GameName = string;", ""]
    for component, body in schema["$defs"].items():
        if component not in of_games:
            lines += interface(component, body)
    for name, body in schema["messages"].items():
        if "anyOf" in body:
            lines.append(f"export type {name} = {expression(body)};")
    return "\n".join(lines) + "\n"


def game_types(name: str, schema: dict[str, Any]) -> str:
    """The file of a game's own types."""
    own = owned(schema)[name]
    bodies = {part: schema["$defs"][part] for part in schema["$defs"] if part in own}
    parts = schema["games"][name]
    taken = sorted(set(references([*bodies.values(), parts])) - own)
    lines = [MADE]
    if taken:
        lines.append(f'import type {{ {", ".join(map(type_name, taken))} }} from "../../wire";')
    lines.append("")
    for component, body in bodies.items():
        lines += interface(component, body)
    title = OURS[name].title.replace(" ", "")
    for part in ("event", "offer"):
        lines += [f"export type {title}{part.title()} = {expression(parts[part])};", ""]
    return "\n".join(lines)


def files() -> Iterator[tuple[Path, str]]:
    """Every file that is made here, and what is in it."""
    schema = whole(wire_schema(OURS))
    yield WEB / "wire.ts", shared_types(schema)
    for name in OURS:
        yield WEB / "games" / name / "wire.ts", game_types(name, schema)
    for name, module in brought("boxes"):
        box = msgspec.json.format(msgspec.json.encode(module.box()), indent=1)
        yield WEB / "games" / name / "box.json", box.decode() + "\n"


def main() -> int:
    """Write the files, or say which are stale."""
    parser = argparse.ArgumentParser(description="What the browser client takes from Python.")
    parser.add_argument("--check", action="store_true", help="fail if a file is stale")
    check = parser.parse_args().check
    stale = []
    for path, text in files():
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        if check:
            stale.append(str(path.relative_to(WEB)))
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if stale:
        print(f"Stale: {', '.join(stale)}. Run: python scripts/wire_types.py")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
