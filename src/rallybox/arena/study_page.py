"""The report of a study as one web page that needs no network and no script."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rallybox.arena.estimate import Estimate
from rallybox.arena.page.html import Markup, document, table, tag
from rallybox.arena.page.strips import axis, interval_strip, scale_for
from rallybox.arena.study_report import Bias, CellReport, Figures, StudyReport
from rallybox.arena.study_telling import (
    cell_name,
    chance,
    feature_name,
    leaning,
    verdict,
    verdicts,
    worth_telling,
)
from rallybox.arena.telling import decimal, end_name, percent, quantile_name, say
from rallybox.core.game import Game
from rallybox.core.words import number

QUANTILES = ("min", "p10", "median", "p90", "max", "mean")


def _share(value: float) -> str:
    return say("arena-percent", value=percent(value))


def _intervals(
    caption: str,
    head: str,
    rows: Sequence[tuple[str, Estimate, Sequence[str]]],
    mark: float,
    write: Callable[[float], str],
    more: Sequence[str] = (),
) -> Markup:
    """Named estimates with their intervals drawn; further cells to the right."""
    values = [value for _, e, _ in rows for value in (e.value, e.low, e.high)]
    scale = scale_for(values, mark, write)
    body = [
        (
            name,
            tag("td", interval_strip(scale, found.value, found.low, found.high), class_="plot"),
            tag(
                "td",
                write(found.value),
                tag("small", f"{write(found.low)} – {write(found.high)}"),
                class_="figure",
            ),
            *cells,
        )
        for name, found, cells in rows
    ]
    blank = [tag("td")] * (1 + len(more))
    foot = tag("tr", tag("td"), tag("td", axis(scale), class_="plot"), *blank)
    return table(caption, (head, "", "", *more), body, foot)


def _bias(name: str, bias: Bias) -> Markup:
    rows = [(str(at), found, ()) for at, found in enumerate(bias.shares, start=1)]
    told = say("study-page-chance", chance=chance(bias.p), verdict=verdict(bias))
    caption = say(f"study-page-{name}", told=told)
    head = say(f"study-page-{name}-head")
    return _intervals(caption, head, rows, 1 / len(rows), _share)


def _number(value: int | float) -> str:
    return number(value, 1 if isinstance(value, float) else 0)


def _lengths(cell: CellReport) -> Markup:
    figures: dict[str, Figures] = {
        "turns": cell.turns,
        "rounds": cell.rounds,
        "scores": cell.scores,
        "score": cell.winning_scores,
        "margin": cell.margins,
    }
    rows = [
        (say(f"study-column-{name}"), *[_number(found[q]) for q in QUANTILES])
        for name, found in figures.items()
        if found
    ]
    head = ("", *map(quantile_name, QUANTILES))
    return table(say("study-page-lengths"), head, rows)


def _ends(cell: CellReport, game: Game) -> Markup:
    rows = [
        (end_name(game, reason), _share(count / cell.games))
        for reason, count in sorted(cell.ends.items(), key=lambda item: -item[1])
    ]
    if cell.players > 1:
        rows += [
            (say("study-page-close"), _share(cell.close)),
            (say("study-page-shared"), _share(cell.shared)),
        ]
    return table(say("study-ends"), ("", say("study-column-games")), rows)


def _matters(cell: CellReport, game: Game) -> Iterator[Markup]:
    """What can be related to winning, drawn; and the rest, counted."""
    told = worth_telling(cell.matters)
    drawn = [
        (
            feature_name(game, matter),
            matter.winners,
            (decimal(matter.per_game), percent(matter.games), leaning(matter)),
        )
        for matter in told
        if matter.winners is not None
    ]
    columns = [say(f"study-column-{name}") for name in ("times", "games")]
    if drawn:
        head = say("study-page-matters-head")
        more = (*columns, "")
        found = _intervals(say("study-page-matters"), head, drawn, 1.0, decimal, more)
        yield tag("div", found, class_="named")
    rest = [
        (feature_name(game, matter), decimal(matter.per_game), percent(matter.games))
        for matter in told
        if matter.winners is None
    ]
    if rest:
        yield tag("div", table(say("study-page-others"), ("", *columns), rest), class_="named")


def _section(cell: CellReport, game: Game) -> Markup:
    parts = [tag("h2", cell_name(game, cell))]
    for name, bias in (("seats", cell.seats), ("starts", cell.starts)):
        if bias is not None:
            parts.append(_bias(name, bias))
    parts += [_ends(cell, game), _lengths(cell), *_matters(cell, game)]
    return tag("section", *parts)


def study_page(found: StudyReport, game: Game) -> str:
    """The page."""
    title = say("study-page-title", title=game.title)
    facts = say(
        "study-title",
        title=game.title,
        cells=len(found.cells),
        games=number(found.games),
        bot=found.bot,
        seed=found.seed,
    )
    lines = [tag("li", told) for told in verdicts(game, found.cells)]
    top = tag(
        "header",
        tag(
            "div",
            tag("p", say("study-page-eyebrow"), class_="eyebrow"),
            tag("h1", title),
            tag("ul", *lines, class_="verdicts"),
            tag("p", tag("span", facts), class_="facts"),
        ),
    )
    method = tag("section", tag("p", say("study-how-to-read")), class_="wide")
    main = tag("main", *[_section(cell, game) for cell in found.cells], method)
    return document(title, top, main)
