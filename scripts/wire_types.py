"""Writes what the browser client takes from Python: the wire types, and the printed facts.

    python scripts/wire_types.py            writes the files
    python scripts/wire_types.py --check    fails if one of them is stale

A message type and a printed fact are defined once, in Python. The files made here are committed,
so that the client can be built where there is no Python.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from rallybox.games import GAMES
from rallybox.games.roadrally.data import rulesets, tiles
from rallybox.games.stichrallye.data import TRACKS
from rallybox.games.stichrallye.rules import LAPS
from rallybox.games.tacots.data import PARTS
from rallybox.server.wire.schema import wire_schema

WEB = Path(__file__).parents[1] / "web" / "src"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
OPEN_BASES = {"View": "view", "Event": "event"}
"""Bases that stand for whichever game's own type; they become the union of those."""


def game_type(game: str, part: str) -> str:
    """The name of a game's view, event or setup type."""
    return GAMES[game].title.replace(" ", "") + part.capitalize()


def type_name(component: str) -> str:
    """A component's name; where two games use the same one, the game goes before it."""
    parts = component.split(".")
    if len(parts) == 1:
        return component
    assert parts[:2] == ["rallybox", "games"], component
    return GAMES[parts[2]].title.replace(" ", "") + parts[-1]


def expression(schema: dict[str, Any]) -> str:
    """The TypeScript type of a JSON schema."""
    if "$ref" in schema:
        return type_name(schema["$ref"].removeprefix("#/$defs/"))
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


def games_part(games: dict[str, dict[str, Any]]) -> list[str]:
    """Every game's union of events, and a map from the game's name to its types."""
    lines = []
    for name, parts in games.items():
        lines.append(f"export type {game_type(name, 'event')} = {expression(parts['event'])};")
    for base, part in OPEN_BASES.items():
        lines.append(f"export type {base} = {' | '.join(game_type(n, part) for n in games)};")
    lines += ["", "/** The types of each game. */", "export interface Games {"]
    for name in games:
        inner = "; ".join(f"{part}: {game_type(name, part)}" for part in ("view", "event", "setup"))
        lines.append(f"  {name}: {{ {inner} }};")
    return [*lines, "}", "export type GameName = keyof Games;", ""]


def seats_part() -> list[str]:
    """Which fields of an event name a seat: a sentence shows a name for them."""
    about = "The fields of events that name a seat, where it is not just `seat`."
    lines = [*comment(about), "export const EVENT_SEATS: Record<string, readonly string[]> = {"]
    for name, game in GAMES.items():
        for event in get_args(game.event_type):
            if event.seat_fields != ("seat",):
                fields = msgspec.json.encode(event.seat_fields).decode()
                lines.append(f'  "{name}-{event.__name__}": {fields},')
    return [*lines, "};", ""]


def wire_types() -> str:
    """The whole file of types."""
    schema = wire_schema()
    lines = ["// Made by scripts/wire_types.py from the Python types; do not edit.", ""]
    for component, body in schema["$defs"].items():
        if component not in OPEN_BASES:
            lines += interface(component, body)
    for name, body in schema["messages"].items():
        if "anyOf" in body:
            lines.append(f"export type {name} = {expression(body)};")
    lines += [*games_part(schema["games"]), *seats_part()]
    return "\n".join(lines)


def roadrally_box() -> str:
    """The tiles and rule sets of Road Rally as the client draws them."""
    drawn = {
        tile.name: {
            "road": tile.road,
            "area": tile.area,
            "edges": tile.edges,
            "diners": tile.diners,
            "features": [tiles.FEATURES[feature] for feature in tile.features],
            "shortcut": tile.shortcut,
        }
        for tile in (tiles.START, *tiles.STANDARD.values(), tiles.FINISH)
    }
    rules = {
        name: {
            "first_stage": rules.first_stage,
            "tiles": rules.tiles,
            "free": rules.course == "free",
            "points": rules.points,
            "cards_from": rules.cards,
        }
        for name, rules in rulesets.RULE_SETS.items()
    }
    box = {
        "tiles": drawn,
        "rules": rules,
        "draw": rulesets.DRAW,
        "tile_points": rulesets.TILE_POINTS,
    }
    return msgspec.json.format(msgspec.json.encode(box), indent=1).decode() + "\n"


def stichrallye_box() -> str:
    """The loops on which the client lays the tracks of Stich Rallye, and the laps to drive."""
    loops = {
        name: {"spaces": loop.spaces, "loop": loop.loop}
        for name in ("volcano", "beach", "own")
        for loop in [getattr(TRACKS, name)]
    }
    box = {"canvas": TRACKS.canvas, "tracks": loops, "laps": int(LAPS)}
    return msgspec.json.format(msgspec.json.encode(box), indent=1).decode() + "\n"


def tacots_box() -> str:
    """The cards and printed limits of Tacots as the client draws and names them."""
    box = {
        "kinds": {kind.name: kind.openings for kind in PARTS.kind},
        "cars": [car.letter for car in PARTS.car],
        "columns": PARTS.board.columns,
        "rows": PARTS.board.rows,
        "centre": PARTS.board.centre,
        "protected": PARTS.limits.protected,
        "announced": PARTS.limits.announced,
        "hands": {table.players: table.hands for table in PARTS.table},
    }
    return msgspec.json.format(msgspec.json.encode(box), indent=1).decode() + "\n"


FILES = {
    WEB / "wire.ts": wire_types,
    WEB / "games" / "roadrally" / "box.json": roadrally_box,
    WEB / "games" / "stichrallye" / "box.json": stichrallye_box,
    WEB / "games" / "tacots" / "box.json": tacots_box,
}


def main() -> int:
    """Write the files, or say which are stale."""
    parser = argparse.ArgumentParser(description="What the browser client takes from Python.")
    parser.add_argument("--check", action="store_true", help="fail if a file is stale")
    check = parser.parse_args().check
    stale = []
    for path, make in FILES.items():
        text = make()
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        if check:
            stale.append(path.name)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if stale:
        print(f"Stale: {', '.join(stale)}. Run: python scripts/wire_types.py")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
