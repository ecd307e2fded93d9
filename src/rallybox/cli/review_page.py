"""A review as one web page that needs no network and no script."""

from __future__ import annotations

from collections.abc import Iterable

from rallybox.arena.page.html import Markup, document, join, table, tag
from rallybox.cli.review_sheet import chance, columns, doubt, places, rows, turns, worst
from rallybox.cli.speech import say
from rallybox.core.words import number
from rallybox.review.telling import sentence
from rallybox.tables.wire.review import WHOLE, Review

WIDE, TALL = 1000, 400
LOOKS = 5
"""So many kinds of lines there are; a line has a dash of its own besides a colour."""


def review_page(review: Review, title: str) -> str:
    """The whole page."""
    names = ", ".join(review.names)
    head = tag(
        "header",
        tag(
            "div",
            tag("p", title, class_="eyebrow"),
            tag("h1", sentence(review.verdict, review.names)),
            tag("p", names),
        ),
    )
    parts = [_graph(review), _drivers(review)]
    parts += _told(say("cli-review-turns"), turns(review))
    parts += _told(say("cli-review-worst"), worst(review))
    parts += [_chances(review), tag("p", _made(review), class_="notes")]
    return document(say("cli-review-title", title=title, names=names), head, tag("main", *parts))


def _look(seat: int) -> str:
    return f"course-{seat % LOOKS}"


def _section(heading: str, *parts: str) -> Markup:
    return tag("section", tag("h2", heading), *parts, class_="wide")


def _graph(review: Review) -> Markup:
    lines = [
        tag("line", x1="0", y1=str(y), x2=str(WIDE), y2=str(y), class_="grid")
        for y in range(0, TALL + 1, TALL // 4)
    ]
    last = max(1, len(review.moments) - 1)
    for seat in range(len(review.drivers)):
        points = " ".join(
            f"{WIDE * at / last:.1f},{TALL - TALL * moment.places[seat][0] / WHOLE:.1f}"
            for at, moment in enumerate(review.moments)
        )
        lines.append(tag("polyline", points=points, class_=_look(seat)))
    drawn = tag(
        "svg",
        *lines,
        viewBox=f"0 0 {WIDE} {TALL}",
        preserveAspectRatio="none",
        class_="graph",
        aria_hidden="true",
        focusable="false",
    )
    return _section(
        say("cli-review-graph"),
        tag("div", drawn, _scale(), class_="graphed"),
        tag("p", *_key(review), class_="key"),
    )


def _scale() -> Markup:
    marks = [tag("span", chance(WHOLE * part // 4)) for part in (4, 3, 2, 1, 0)]
    return tag("div", *marks, class_="scale", aria_hidden="true")


def _key(review: Review) -> Iterable[Markup]:
    for seat, name in enumerate(review.names):
        sample = tag("line", x1="0", y1="6", x2="36", y2="6", class_=_look(seat))
        drawn = tag("svg", sample, width="36", height="12", aria_hidden="true")
        yield tag("span", drawn, name)


def _drivers(review: Review) -> Markup:
    heading = say("cli-review-drivers")
    body = [(name, *cells) for name, cells in rows(review).items()]
    drawn = table(heading, (say("cli-review-driver"), *columns(review)), body)
    alone = len(review.drivers) == 1
    read = say("cli-review-read-alone") if alone else f"{say('cli-review-read')} {doubt(review)}"
    how = tag("p", read)
    return _section(heading, tag("div", drawn, class_="solo"), how)


def _told(heading: str, told: Iterable[tuple[str, list[str]]]) -> list[Markup]:
    items = [
        tag("li", line, tag("ul", *[tag("li", one) for one in more]) if more else "")
        for line, more in told
    ]
    return [_section(heading, tag("ul", *items, class_="told"))] if items else []


def _chances(review: Review) -> Markup:
    """The graph as a table, for those who cannot see it or want the figures, with the chances of
    every place."""
    alone = len(review.drivers) == 1
    told = say("cli-review-chances" if alone else "cli-review-places")
    body = []
    for at, moment in enumerate(review.moments):
        cells = [places(row[:1] if alone else row) for row in moment.places]
        done = review.steps[at - 1].choice.text if at else ""
        body.append((str(moment.at), done, *cells))
    head = (say("cli-review-after"), say("cli-review-action"), *review.names)
    drawn = table(told, head, body)
    shown = tag("summary", told)
    return tag(
        "section",
        tag("details", shown, tag("div", drawn, class_="solo")),
        class_="wide",
    )


def _made(review: Review) -> Markup:
    return join((say("cli-review-made", effort=number(review.effort, 2), seed=review.seed or "–"),))
