"""The pass as people see it: as text for terminals, as a picture for browsers."""

from __future__ import annotations

from rallybox_hairpin.road import ROW, limit
from rallybox_hairpin.shapes import Pass

INK, ROAD, EDGE, PAPER, BEND = "#2b2a28", "#6b655c", "#fff6e3", "#e9dfc7", "#c8452f"
CARS = ("#c8452f", "#2f6da8", "#3f8a4d", "#d99a1c", "#7a4f9a")
STEP, RISE, MARGIN = 54, 84, 60
"""Distances between spaces, and between the stretches of the road."""
HAND_HEIGHT = 96
"""What the cards take below the road."""


def text(table: Pass) -> str:
    """Each driver's road on a line: where the car is, and the bends ahead."""
    lines = []
    for seat, car in enumerate(table.cars):
        road = "".join(_sign(space, car) for space in range(table.summit + 1))
        mark = "*" if seat == table.turn else " "
        hand = " ".join(table.hands[seat])
        lines.append(f"{mark}{seat + 1} {road} {car}/{table.summit}")
        lines.append(f"   gear {table.gears[seat] or '-'}   cards {hand}")
    return "\n".join(lines)


def _sign(space: int, car: int) -> str:
    if space == car:
        return ">"
    return str(limit(space) or ".")


# -- the picture -----------------------------------------------------------------------------------


def spot(space: int) -> tuple[float, float]:
    """Where a space is drawn: stretches lead to and fro, from the valley up; `y` counts upward."""
    row, along = divmod(space, ROW)
    across = along if row % 2 == 0 else ROW - along
    return MARGIN + across * STEP, row * RISE + along * RISE / ROW * 0.55


def picture(table: Pass, seat: int | None) -> str:
    """The road as an SVG, and below it the cards of whoever looks at it."""
    width = 2 * MARGIN + ROW * STEP
    height = spot(table.summit)[1] + 2 * MARGIN + 40
    hand = [] if seat is None else table.hands[seat]
    foot = height + (HAND_HEIGHT if hand else 0)
    points = [_at(space, height) for space in range(table.summit + 1)]
    line = " ".join(f"{x:.0f},{y:.0f}" for x, y in points)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {foot:.0f}">',
        f'<rect width="{width}" height="{height:.0f}" rx="18" fill="{PAPER}"/>',
        _mountain(width, height),
        f'<g fill="none" stroke-linejoin="round" stroke-linecap="round">'
        f'<polyline points="{line}" stroke="{INK}" stroke-width="40"/>'
        f'<polyline points="{line}" stroke="{ROAD}" stroke-width="34"/></g>',
        *(_space(space, *point) for space, point in enumerate(points[:-1])),
        _flag(*points[-1]),
        *_cars(table, height),
        *_hand(hand, width, height),
        "</svg>",
    ]
    return "".join(parts)


def _at(space: int, height: float) -> tuple[float, float]:
    x, up = spot(space)
    return x, height - MARGIN - up


def _mountain(width: int, height: float) -> str:
    peak = f"0,{height:.0f} {width * 0.3:.0f},{height * 0.3:.0f} {width * 0.52:.0f},20"
    return (
        f'<polygon points="{peak} {width * 0.75:.0f},{height * 0.35:.0f} {width},{height:.0f}"'
        f' fill="#cfc3a3"/>'
    )


def _space(space: int, x: float, y: float) -> str:
    most = limit(space)
    if most is None:
        return f'<circle cx="{x:.0f}" cy="{y:.0f}" r="3.5" fill="{EDGE}" opacity=".75"/>'
    return (
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="17" fill="{EDGE}" stroke="{BEND}" stroke-width="4"/>'
        f'<text x="{x:.0f}" y="{y + 7:.0f}" text-anchor="middle" font-family="sans-serif"'
        f' font-weight="700" font-size="20" fill="{INK}">{most}</text>'
    )


def _flag(x: float, y: float) -> str:
    return (
        f'<path d="M{x:.0f} {y:.0f}v-52" stroke="{INK}" stroke-width="4"/>'
        f'<path d="M{x:.0f} {y - 52:.0f}h34l-9 11 9 11h-34z" fill="{BEND}" stroke="{INK}"'
        f' stroke-width="2"/>'
    )


def _cars(table: Pass, height: float) -> list[str]:
    """Cars that share a space stand side by side."""
    found = []
    for seat, space in enumerate(table.cars):
        x, y = _at(min(space, table.summit), height)
        beside = [s for s in range(len(table.cars)) if table.cars[s] == space]
        x += 24 * (beside.index(seat) - (len(beside) - 1) / 2)
        found.append(
            f'<g transform="translate({x:.0f} {y - 12:.0f})" stroke="{INK}" stroke-width="2.5">'
            f'<path d="M-15 6v-7q0-3 4-3l4-8h12l5 8q5 0 5 4v6z" fill="{CARS[seat]}"/>'
            f'<circle cx="-8" cy="8" r="5" fill="{INK}"/><circle cx="8" cy="8" r="5" fill="{INK}"/>'
            f'<text x="0" y="2" text-anchor="middle" font-family="sans-serif" font-weight="700"'
            f' font-size="13" fill="#fff" stroke="none">{seat + 1}</text>'
            f"{_gear(table.gears[seat])}</g>"
        )
    return found


def _gear(gear: int) -> str:
    """The gear of a car, above it."""
    if not gear:
        return ""
    return (
        f'<circle cy="-24" r="10" fill="{EDGE}"/><text y="-19" text-anchor="middle" stroke="none"'
        f' font-family="sans-serif" font-weight="700" font-size="14" fill="{INK}">{gear}</text>'
    )


def _hand(cards: list[str], width: int, top: float) -> list[str]:
    """Cards side by side, in the middle."""
    left = width / 2 - (len(cards) * 64 - 10) / 2
    return [
        f'<g transform="translate({left + 64 * place:.0f} {top + 10:.0f})">'
        f'<rect width="54" height="78" rx="8" fill="{EDGE}" stroke="{INK}" stroke-width="3"/>'
        f'<text x="27" y="53" text-anchor="middle" font-family="sans-serif" font-weight="700"'
        f' font-size="40" fill="{INK}">{card}</text></g>'
        for place, card in enumerate(cards)
    ]
