"""The tiles and rule sets of Road Rally as the client draws them."""

from __future__ import annotations

from typing import Any

from rallybox.games.roadrally.data import rulesets, tiles


def box() -> dict[str, Any]:
    """What goes into the client's `box.json`."""
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
    return {
        "tiles": drawn,
        "rules": rules,
        "draw": rulesets.DRAW,
        "tile_points": rulesets.TILE_POINTS,
        "own_stage": rulesets.OWN_STAGE,
    }
