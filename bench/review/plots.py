"""Reliability as a picture: what was said beside what came, a line for each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from review.scoring import Bin

SIZE, EDGE = 360, 44
COLOURS = ("#b23a22", "#1d6b68", "#4a4fa3", "#8a5a00")
DASHES = ("", "9 4", "3 4", "12 4 3 4")
FEWEST = 30
"""A bin with fewer predictions shows nothing."""
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#2a241d}.grid{stroke:#dccfb4}.even{stroke:#6b6052;"
    "stroke-dasharray:4 3}rect{fill:#fdf8ec}"
    "@media(prefers-color-scheme:dark){text{fill:#f1e8d6}.grid{stroke:#40392f}"
    ".even{stroke:#b5a890}rect{fill:#25211c}polyline,.key{filter:brightness(1.5)}"
    "circle{filter:brightness(1.5)}}"
)


def _x(value: float) -> float:
    return EDGE + SIZE * value


def _y(value: float) -> float:
    return EDGE / 2 + SIZE * (1 - value)


def reliability_plot(found: Mapping[str, Sequence[Bin]], said: str, came: str) -> str:
    """An SVG; the dashed line is where everything comes as it was said."""
    wide, tall = SIZE + EDGE + 160, SIZE + EDGE + 28
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" width="{wide}">',
        f"<style>{STYLE}</style>",
        f'<rect width="{wide}" height="{tall}"/>',
    ]
    for tenth in range(0, 11, 2):
        at = tenth / 10
        parts += [
            f'<line class="grid" x1="{_x(at)}" y1="{_y(0)}" x2="{_x(at)}" y2="{_y(1)}"/>',
            f'<line class="grid" x1="{_x(0)}" y1="{_y(at)}" x2="{_x(1)}" y2="{_y(at)}"/>',
            f'<text x="{_x(at)}" y="{_y(0) + 18}" text-anchor="middle">{at:.1f}</text>',
            f'<text x="{_x(0) - 8}" y="{_y(at) + 4}" text-anchor="end">{at:.1f}</text>',
        ]
    parts.append(f'<line class="even" x1="{_x(0)}" y1="{_y(0)}" x2="{_x(1)}" y2="{_y(1)}"/>')
    for index, (name, bins) in enumerate(found.items()):
        parts += _course(name, bins, index)
    parts += [
        f'<text x="{_x(0.5)}" y="{tall - 8}" text-anchor="middle">{said}</text>',
        f'<text transform="translate(12 {_y(0.5)}) rotate(-90)" text-anchor="middle">{came}</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _course(name: str, bins: Sequence[Bin], index: int) -> list[str]:
    colour, dash = COLOURS[index % len(COLOURS)], DASHES[index % len(DASHES)]
    shown = [one for one in bins if one.size >= FEWEST]
    points = " ".join(f"{_x(one.said):.1f},{_y(one.came):.1f}" for one in shown)
    look = f'stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"'
    dots = [
        f'<circle cx="{_x(one.said):.1f}" cy="{_y(one.came):.1f}" r="4" fill="{colour}"/>'
        for one in shown
    ]
    y = 40 + 22 * index
    return [
        f'<polyline points="{points}" fill="none" {look}/>',
        *dots,
        f'<line class="key" x1="{_x(1) + 12}" y1="{y - 4}" x2="{_x(1) + 40}" y2="{y - 4}" {look}/>',
        f'<text x="{_x(1) + 46}" y="{y}">{name}</text>',
    ]
