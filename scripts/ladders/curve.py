"""The curve of a ladder: the rating that was asked for, and the one that was measured."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from rallybox.bots.ladder import rating_of
from rallybox.bots.scale import POINTS_OF_MU
from rallybox.games import find_game

SIDE, EDGE = 360, 44
"""Pixels of the square, and of the room round it."""


class Spot(NamedTuple):
    """One driver."""

    name: str
    asked: int
    measured: float
    low: float
    high: float


def spots(folder: Path) -> tuple[str, int, list[Spot]]:
    """The game, how many games, and what was asked and measured.

    Only differences of ratings are measured: they are put so that the mean error is nothing.
    """
    found = json.loads((folder / "results.json").read_text("utf-8"))
    game = find_game(found["contest"]["game"])
    rows = []
    for bot in found["bots"]:
        asked = rating_of(game, bot["bot"])
        assert asked is not None
        rating = bot["rating"]
        rows.append((bot["bot"], asked, *(POINTS_OF_MU * rating[n] for n in ("mu", "low", "high"))))
    shift = sum(asked - measured for _, asked, measured, _, _ in rows) / len(rows)
    every = [Spot(name, asked, m + shift, a + shift, b + shift) for name, asked, m, a, b in rows]
    return game.title, found["games"], sorted(every, key=lambda spot: spot.asked)


def curve(folders: list[Path], pictures: Path) -> None:
    """Print a table of all games, and draw each."""
    print("| game | asked for | measured (95%) | inside |")
    print("|---|--:|--:|---|")
    for folder in folders:
        title, games, every = spots(folder)
        for spot in every:
            inside = "yes" if spot.low <= spot.asked <= spot.high else "no"
            measured = f"{spot.measured:.0f} ({spot.low:.0f} to {spot.high:.0f})"
            print(f"| {title} | {spot.asked} | {measured} | {inside} |")
        name = json.loads((folder / "results.json").read_text("utf-8"))["contest"]["game"]
        (pictures / f"ladder-{name}.svg").write_text(drawn(title, games, every), "utf-8")


def drawn(title: str, games: int, every: list[Spot]) -> str:
    """The plot as an SVG picture."""
    least = min(min(spot.asked, spot.low) for spot in every) // 100 * 100
    most = -(-max(max(spot.asked, spot.high) for spot in every) // 100) * 100
    size = SIDE + 2 * EDGE

    def across(rating: float) -> float:
        return round(EDGE + SIDE * (rating - least) / (most - least), 1)

    def up(rating: float) -> float:
        return round(EDGE + SIDE * (most - rating) / (most - least), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" font-size="11" '
        'font-family="sans-serif" fill="#444" role="img">',
        f"<title>{title}: rating asked for and rating measured, {games} games</title>",
        f'<rect width="{size}" height="{size}" fill="#fff"/>',
        f'<text x="{EDGE}" y="{EDGE - 16}" font-size="14">{title}, {games} games</text>',
        f'<text x="{EDGE + SIDE}" y="{size - 8}" text-anchor="end">asked for</text>',
        f'<text x="6" y="{EDGE - 4}">measured</text>',
    ]
    for mark in range(int(least), int(most) + 1, 100):
        x, y = across(mark), up(mark)
        lines += [
            f'<path d="M{x} {EDGE}V{EDGE + SIDE}M{EDGE} {y}H{EDGE + SIDE}" stroke="#ddd"/>',
            f'<text x="{x}" y="{EDGE + SIDE + 14}" text-anchor="middle">{mark}</text>',
            f'<text x="{EDGE - 4}" y="{y + 4}" text-anchor="end">{mark}</text>',
        ]
    lines.append(
        f'<path d="M{across(least)} {up(least)}L{across(most)} {up(most)}" stroke="#999" '
        'stroke-dasharray="4 4"/>'
    )
    way = " ".join(f"{across(spot.asked)},{up(spot.measured)}" for spot in every)
    lines.append(f'<polyline points="{way}" fill="none" stroke="#c8401c" stroke-width="2"/>')
    for spot in every:
        x = across(spot.asked)
        lines.append(f'<path d="M{x} {up(spot.low)}V{up(spot.high)}" stroke="#c8401c"/>')
        lines.append(f'<circle cx="{x}" cy="{up(spot.measured)}" r="3.5" fill="#c8401c"/>')
    return "\n".join([*lines, "</svg>", ""])
