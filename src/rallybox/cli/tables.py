"""Tables of figures on a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich import box
from rich.table import Table
from rich.text import Text

from rallybox.core.words import number


def figure(value: int | float) -> str:
    """A number as people write it."""
    return number(value, 1 if isinstance(value, float) else 0)


def table(heading: str, names: Iterable[str], rows: Mapping[str, Iterable[str]]) -> Table:
    """Named rows below named columns; the heading stands over the rows' names."""
    drawn = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    drawn.add_column(heading)
    for name in names:
        drawn.add_column(name, justify="right")
    for name, cells in rows.items():
        drawn.add_row(Text(name), *cells)
    return drawn
