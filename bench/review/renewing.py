"""The part of docs/review.md between two marks. Who has measured some games, or some of it, renews
their figures; those of the others stay as they are."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path

from review.plots import reliability_plot
from review.report import BINS, Row, Sections, table, title
from review.scoring import Bin

from rallybox.games import GAMES

BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"
UNKNOWN = "–"
"""Not measured: what a table has not known for long, or a bin without predictions."""
CELL = re.compile(r"([0-9.]+) / ([0-9.]+) \((\d+)\)")


def written(sections: Sections) -> str:
    """All of it as text."""
    blocks = [[f"### {heading}", *body] for heading, body in sections.items()]
    return "\n\n".join(block for body in blocks for block in body)


def sections_of(text: str) -> Sections:
    """And back."""
    parts = [part.strip().split("\n\n") for part in text.split("### ")[1:]]
    return {heading: body for heading, *body in parts}


def renewed(before: Sections, fresh: Sections, games: Collection[str]) -> Sections:
    """The sections with the fresh figures of these games."""
    whole = set(games) >= set(GAMES)
    found = {}
    for heading, body in {**before, **fresh}.items():
        kept = before.get(heading)
        if heading not in fresh or kept is None or whole:
            found[heading] = body
        else:
            pairs = zip(kept, body, strict=True)
            found[heading] = [_block(one, other, games) for one, other in pairs]
    return found


def _block(before: str, fresh: str, games: Collection[str]) -> str:
    if not fresh.startswith("|"):
        return fresh
    old, new = cells(before), cells(fresh)
    measured = {title(game) for game in games}
    if set(new[0][1:]) <= measured:  # games side by side
        return table(*_turned(_rows(_across(old), _across(new), measured)))
    return table(*_rows(old, new, measured))


def _rows(
    old: Sequence[Row], new: Sequence[Row], measured: Collection[str]
) -> tuple[Row, list[Row]]:
    """The new rows among those of the games that were not measured. What sums all of them up is
    not known any more."""
    head, others = new[0], {title(game) for game in GAMES} - set(measured)
    found = [row for row in new[1:] if _game(row) in measured]
    for row in old[1:]:
        if _game(row) in others:
            known = dict(zip(old[0], row, strict=True))
            found.append([known.get(column, UNKNOWN) for column in head])
    return head, sorted(found, key=_game)


def _game(row: Row) -> str:
    return row[0].partition(",")[0]


def _across(rows: Sequence[Row]) -> list[Row]:
    return [list(column) for column in zip(*rows, strict=True)]


def _turned(rows: tuple[Row, list[Row]]) -> tuple[Row, list[Row]]:
    head, *rest = _across([rows[0], *rows[1]])
    return head, rest


def cells(block: str) -> list[Row]:
    """The rows of a table, the head first."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in block.splitlines()]
    return [rows[0], *rows[2:]]


def picture(bins: str) -> str:
    """The table of the bins as a plot."""
    found = {name: list(map(_bin, column)) for name, *column in _across(cells(bins))[1:]}
    return reliability_plot(found, "chance to win that was said", "part of them that won")


def _bin(cell: str) -> Bin:
    found = CELL.fullmatch(cell)
    if found is None:
        return Bin(0, 0.0, 0.0)
    return Bin(int(found[3]), float(found[1]) / 100, float(found[2]) / 100)


def write(fresh: Sections, games: Iterable[str], page: Path) -> None:
    """Put the figures of these games into the page, and the picture beside it."""
    text = page.read_text(encoding="utf-8")
    head, _, rest = text.partition(BEGIN)
    measured, _, tail = rest.partition(END)
    found = renewed(sections_of(measured), fresh, set(games))
    page.write_text(f"{head}{BEGIN}\n\n{written(found)}\n\n{END}{tail}", encoding="utf-8")
    drawn = page.parent / "pictures" / "review-reliability.svg"
    drawn.write_text(picture(found[BINS][-1]), encoding="utf-8")
