"""Writing HTML."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from importlib.resources import files

from rallybox.core.words import spoken


class Markup(str):
    """Text that is HTML already; every other text is escaped where it is put in."""

    __slots__ = ()


def text_of(part: str) -> Markup:
    """A part of a page, safe to put in. A number keeps its percent sign with it."""
    return part if isinstance(part, Markup) else Markup(escape(part).replace(" %", "\u00a0%"))


def name_of(name: str) -> Markup:
    """A name in a narrow column: a path may be broken after each of its parts."""
    if isinstance(name, Markup):
        return name
    return Markup(re.sub(r"([/_.-](?=\w))", r"\1<wbr/>", escape(name)))


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


def document(title: str, *parts: str) -> str:
    """A whole page in the look of our reports."""
    style = files("rallybox.arena.page").joinpath("style.css").read_text(encoding="utf-8")
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name_="viewport", content="width=device-width, initial-scale=1"),
        tag("title", title),
        tag("style", Markup(style)),
    )
    whole = tag("html", head, tag("body", *parts), lang=spoken())
    return join((Markup("<!doctype html>\n"), whole, "\n"))


def table(
    caption: str, head: Iterable[str], rows: Iterable[Iterable[str]], foot: str = ""
) -> Markup:
    """A table whose first column names the rows. Cells that are not markup are plain text."""
    headings = [tag("th", name_of(name), scope="col") for name in head]
    body = []
    for row in rows:
        first, *rest = row
        cells = [cell if cell.startswith("<td") else tag("td", cell) for cell in map(text_of, rest)]
        body.append(tag("tr", tag("th", name_of(first), scope="row"), *cells))
    end = tag("tfoot", Markup(foot)) if foot else Markup("")
    return tag(
        "table",
        tag("caption", caption),
        tag("thead", tag("tr", *headings)),
        tag("tbody", *body),
        end,
    )
