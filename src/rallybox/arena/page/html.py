"""Writing HTML."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape


class Markup(str):
    """Text that is HTML already; every other text is escaped where it is put in."""

    __slots__ = ()


def text_of(part: str) -> Markup:
    """A part of a page, safe to put in."""
    return part if isinstance(part, Markup) else Markup(escape(part))


def tag(name: str, *parts: str, **attributes: str) -> Markup:
    """An element. `class_` is class; other underscores become hyphens."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"'
        for key, value in attributes.items()
    )
    if name in ("meta", "line", "rect", "circle"):
        return Markup(f"<{name}{written}/>")
    return Markup(f"<{name}{written}>{''.join(map(text_of, parts))}</{name}>")


def join(parts: Iterable[str]) -> Markup:
    """Parts one after the other."""
    return Markup("".join(map(text_of, parts)))


def table(
    caption: str, head: Iterable[str], rows: Iterable[Iterable[str]], foot: str = ""
) -> Markup:
    """A table whose first column names the rows. Cells that are not markup are plain text."""
    headings = [tag("th", name, scope="col") for name in head]
    body = []
    for row in rows:
        first, *rest = row
        cells = [cell if cell.startswith("<td") else tag("td", cell) for cell in map(text_of, rest)]
        body.append(tag("tr", tag("th", first, scope="row"), *cells))
    end = tag("tfoot", Markup(foot)) if foot else Markup("")
    return tag(
        "table",
        tag("caption", caption),
        tag("thead", tag("tr", *headings)),
        tag("tbody", *body),
        end,
    )
