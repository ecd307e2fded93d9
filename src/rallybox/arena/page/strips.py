"""Small plots in table cells, drawn with SVG in percentages: they fit every width without a script.

A strip is one row of a plot; all rows of a table share a scale. Beside every strip stands the
figure in words, so strips are hidden from screen readers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import floor, log10
from typing import NamedTuple

from rallybox.arena.page.html import tag
from rallybox.core.words import number

HEIGHT = 34


def nice_step(span: float, parts: int = 3) -> float:
    """A round distance between ticks: 1, 2 or 5 times a power of ten."""
    rough = span / parts
    power = 10.0 ** floor(log10(rough))
    return next(power * step for step in (1, 2, 5, 10) if rough <= power * step * 1.0001)


class Scale(NamedTuple):
    """From values to percentages of the width."""

    low: float
    high: float
    ticks: tuple[float, ...]
    labels: tuple[str, ...]
    mark: float | None = None
    """What is fair; drawn as a dashed line."""

    def at(self, value: float) -> float:
        """The percentage, kept inside the plot."""
        return 100 * min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))


def scale_for(
    values: Iterable[float], mark: float | None = None, write: Callable[[float], str] | None = None
) -> Scale:
    """A scale with round ends that holds all the values and the mark."""
    held = [*values, *([] if mark is None else [mark])]
    span = max(held) - min(held) or abs(held[0]) or 1.0
    step = nice_step(span)
    first, last = floor(min(held) / step + 1e-9), -floor(-max(held) / step + 1e-9)
    if first == last:
        last += 1
    ticks = tuple(step * n for n in range(first, last + 1))
    digits = 0 if step >= 1 else -floor(log10(step))
    labels = tuple(write(tick) if write else number(tick, digits) for tick in ticks)
    return Scale(ticks[0], ticks[-1], ticks, labels, mark)


def _svg(height: int, *parts: str) -> str:
    return tag(
        "svg", *parts, height=str(height), width="100%", aria_hidden="true", focusable="false"
    )


def _line(x1: float, y1: str, x2: float, y2: str, kind: str) -> str:
    return tag("line", x1=f"{x1:.2f}%", y1=y1, x2=f"{x2:.2f}%", y2=y2, class_=kind)


def _rect(x: float, y: float, width: float, height: float, kind: str) -> str:
    return tag(
        "rect",
        x=f"{x:.2f}%",
        y=f"{y:.2f}%",
        width=f"{max(width, 0.0):.2f}%",
        height=f"{height:.2f}%",
        class_=kind,
    )


def _grid(scale: Scale) -> list[str]:
    lines = [_line(scale.at(tick), "0", scale.at(tick), "100%", "grid") for tick in scale.ticks]
    if scale.mark is not None:
        lines.append(_line(scale.at(scale.mark), "0", scale.at(scale.mark), "100%", "mark"))
    return lines


def axis(scale: Scale) -> str:
    """The ticks' labels, below the strips."""
    texts = [
        tag("text", label, x=f"{scale.at(tick):.2f}%", y="14", text_anchor="middle", class_="tick")
        for tick, label in zip(scale.ticks, scale.labels, strict=True)
    ]
    return _svg(20, *texts)


def interval_strip(scale: Scale, value: float, low: float, high: float) -> str:
    """A dot with a bar from low to high."""
    ends = [_line(scale.at(end), "32%", scale.at(end), "68%", "reach") for end in (low, high)]
    return _svg(
        HEIGHT,
        *_grid(scale),
        _line(scale.at(low), "50%", scale.at(high), "50%", "reach"),
        *ends,
        tag("circle", cx=f"{scale.at(value):.2f}%", cy="50%", r="6", class_="dot"),
    )


def range_strip(scale: Scale, middle: float, most: float, farthest: float) -> str:
    """A dot, a thick line to where most are, a thin one to the farthest."""
    return _svg(
        HEIGHT,
        *_grid(scale),
        _line(scale.at(middle), "50%", scale.at(farthest), "50%", "reach"),
        _line(scale.at(middle), "50%", scale.at(most), "50%", "thick"),
        _line(scale.at(farthest), "32%", scale.at(farthest), "68%", "reach"),
        tag("circle", cx=f"{scale.at(middle):.2f}%", cy="50%", r="6", class_="dot"),
    )


def bins(counts: Mapping[int, int], low: int, high: int, most: int = 40) -> list[tuple[int, int]]:
    """Counts put together in at most so many classes of equal width: (first value, count)."""
    width = -(-(high - low + 1) // most)
    found = []
    for first in range(low, high + 1, width):
        held = range(first, first + width)
        found.append((first, sum(count for value, count in counts.items() if value in held)))
    return found


def histogram(scale: Scale, classes: Sequence[tuple[int, int]], height: int = HEIGHT) -> str:
    """Bars side by side, each over the middle of its values; the tallest fills the height."""
    width = classes[1][0] - classes[0][0] if len(classes) > 1 else 1
    tallest = max(count for _, count in classes) or 1
    bars = []
    for first, count in classes:
        left, right = scale.at(first - 0.5), scale.at(first + width - 0.5)
        tall = 94 * count / tallest
        bars.append(_rect(left, 100 - tall, right - left - 0.15, tall, "bar"))
    return _svg(height, *_grid(scale), *bars)
