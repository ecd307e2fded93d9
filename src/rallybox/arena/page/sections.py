"""The sections of the page, one function each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil, floor, log10

from rallybox.arena.estimate import Estimate
from rallybox.arena.page.html import Markup, join, name_of, table, tag, text_of
from rallybox.arena.page.strips import (
    Scale,
    axis,
    bins,
    histogram,
    interval_strip,
    range_strip,
    scale_for,
)
from rallybox.arena.results import BotResult, Results, Share
from rallybox.arena.telling import (
    decimal,
    driver_of,
    end_name,
    fault_name,
    percent,
    ranked,
    say,
    seconds,
)
from rallybox.core.game import Game
from rallybox.core.words import number


def _section(name: str, *parts: str, kind: str = "solo") -> Markup:
    return tag(
        "section",
        tag("h2", say(f"arena-page-{name}")),
        tag("p", say(f"arena-page-{name}-about")),
        *parts,
        class_=kind,
    )


def _who(bot: str, manner: bool = True) -> str:
    """A bot in a column of bots: a character by its name and manner, and what calls it."""
    driver = driver_of(bot)
    if driver is None:
        return bot
    told = [text_of(say(f"bots-driver-{driver}")), tag("small", name_of(bot))]
    if manner:
        told.insert(1, tag("small", say(f"bots-driver-{driver}-manner")))
    return join(told)


def _plot(strip: str) -> Markup:
    return tag("td", strip, class_="plot")


def _figure(value: str, *more: str) -> Markup:
    return tag("td", value, *[tag("small", line) for line in more], class_="figure")


def _axis(scale: Scale) -> Markup:
    return tag("tr", tag("td"), tag("td", axis(scale), class_="plot"), tag("td"))


def _head(name: str) -> tuple[str, str, str]:
    return say(f"arena-page-{name}-rows"), "", say(f"arena-page-{name}-figure")


def _intervals(
    name: str,
    rows: Sequence[tuple[str, Estimate]],
    mark: float | None,
    write: Callable[[float], str],
    ticks: Callable[[float], str] | None = None,
) -> Markup:
    """A table of estimates with their intervals drawn."""
    values = [v for _, e in rows for v in (e.value, e.low, e.high)]
    scale = scale_for(values, mark, ticks)
    body = [
        (
            row,
            _plot(interval_strip(scale, found.value, found.low, found.high)),
            _figure(write(found.value), f"{write(found.low)} – {write(found.high)}"),
        )
        for row, found in rows
    ]
    return table(say(f"arena-page-{name}-caption"), _head(name), body, _axis(scale))


def _ratings(results: Results) -> Markup:
    rows = [
        (_who(bot.bot), Estimate(bot.rating.mu, bot.rating.low, bot.rating.high))
        for bot in ranked(results)
    ]
    return _section("ratings", _intervals("ratings", rows, None, lambda value: number(value, 1)))


def _wins(results: Results) -> Markup:
    rows = [(_who(bot.bot), bot.share) for bot in ranked(results)]
    return _section("wins", _intervals("wins", rows, 1.0, decimal))


def _placings(results: Results) -> Markup:
    rows = [(_who(bot.bot), bot.placing) for bot in ranked(results)]
    return _section("placings", _intervals("placings", rows, 0.5, decimal))


def _adjusted(results: Results) -> Iterator[Markup]:
    """Wins and placings without the luck, where the contest asked for them."""
    found = [(_who(bot.bot), bot.adjusted) for bot in ranked(results) if bot.adjusted is not None]
    if found:
        shares = [(bot, adjusted.share) for bot, adjusted in found]
        name = "adjusted-wins"
        yield _section(name, _intervals(name, shares, 1.0, decimal))
        placings = [(bot, adjusted.placing) for bot, adjusted in found]
        name = "adjusted-placings"
        yield _section(name, _intervals(name, placings, 0.5, decimal))


def _heat(share: float, value: str, more: str) -> Markup:
    style = f"background: rgba(var(--heat), {max(0.0, min(1.0, share)) * 0.6:.2f})"
    return tag("td", value, tag("small", more), class_="heat", style=style)


def _meetings(results: Results) -> Markup:
    order = [bot.bot for bot in ranked(results)]
    found = {(pair.bot, pair.other): pair for pair in results.pairs}
    rows = []
    for bot in order:
        cells: list[str] = []
        for other in order:
            pair = found.get((bot, other))
            if pair is None:
                cells.append(tag("td", "–", class_="heat"))
                continue
            ahead = pair.ahead
            told = f"{percent(ahead.low)}–{percent(ahead.high)}"
            cells.append(_heat(ahead.value, _share(ahead.value), told))
        rows.append((_who(bot), *cells))
    head = (say("arena-page-meetings-rows"), *[_who(bot, manner=False) for bot in order])
    drawn = table(say("arena-page-meetings-caption"), head, rows)
    return _section("meetings", tag("div", drawn, class_="matrix"))


def _share_matrix(
    results: Results, name: str, shares: Callable[[BotResult], list[Share]]
) -> Markup:
    seats = range(len(results.seats))
    fair = 1 / len(seats)
    rows = []
    for bot in ranked(results):
        cells = []
        for share in shares(bot):
            part = share.wins / share.games if share.games else 0.0
            told = say("arena-page-of", games=share.games)
            cells.append(_heat(part / fair / 2.5, _share(part), told))
        rows.append((_who(bot.bot), *cells))
    head = (say("arena-bot"), *[str(seat + 1) for seat in seats])
    drawn = table(say(f"arena-page-{name}-matrix"), head, rows)
    return tag("div", drawn, class_="matrix")


def _share(value: float) -> str:
    return say("arena-percent", value=percent(value))


def _bias(
    results: Results,
    name: str,
    estimates: Sequence[Estimate],
    shares: Callable[[BotResult], list[Share]],
) -> Markup:
    """Wins by where one sits or starts: of everybody, and below of each bot."""
    rows = [(str(number), estimate) for number, estimate in enumerate(estimates, start=1)]
    return _section(
        name,
        _intervals(name, rows, 1 / len(estimates), _share, _share),
        _share_matrix(results, name, shares),
        kind="card",
    )


def _scores(results: Results) -> Markup:
    whole = results.scores.counts
    low, high = min(whole), max(whole)
    scale = scale_for((low - 0.5, high + 0.5))
    rows = []
    for bot in ranked(results):
        figures = bot.scores.quantiles
        told = say("arena-page-most", low=str(figures["p10"]), high=str(figures["p90"]))
        drawn = histogram(scale, bins(bot.scores.counts, low, high), height=48)
        tall = tag("td", drawn, class_="plot tall")
        rows.append((_who(bot.bot), tall, _figure(str(figures["median"]), told)))
    caption = say("arena-page-scores-caption")
    return _section("scores", table(caption, _head("scores"), rows, _axis(scale)))


def _lengths(results: Results) -> Markup:
    counts = results.turns.counts
    scale = scale_for((min(counts) - 0.5, max(counts) + 0.5))
    drawn = histogram(scale, bins(counts, min(counts), max(counts)), height=160)
    figures = results.turns.quantiles
    names = ("min", "p10", "median", "p90", "max", "mean")
    cells = [number(figures[n], 1 if isinstance(figures[n], float) else 0) for n in names]
    numbers = table(
        say("arena-page-lengths-caption"),
        ("", *[say(f"arena-page-{name}") for name in names]),
        [(say("arena-page-turns"), *cells)],
    )
    decisions = say("arena-page-decisions", decisions=number(results.decisions_per_game))
    numbers = tag("div", numbers, class_="numbers")
    plot = tag("figure", drawn, axis(scale), tag("figcaption", decisions))
    return _section("lengths", plot, numbers)


def _ends(results: Results, game: Game) -> Markup:
    rows = []
    for reason, count in sorted(results.ends.items(), key=lambda item: -item[1]):
        rows.append((end_name(game, reason), number(count), _share(count / results.games)))
    head = (say("arena-page-ends-rows"), say("arena-page-ends-games"), "")
    return _section("ends", table(say("arena-page-ends-caption"), head, rows))


def _thinking(results: Results) -> Markup:
    times = results.time.thinking
    held = [max(t.p50, 1e-6) for t in times.values()] + [t.longest for t in times.values()]
    first, last = floor(log10(min(held))), ceil(log10(max(*held, 1e-6)))
    last = max(last, first + 1)
    ticks = tuple(float(power) for power in range(first, last + 1))
    # Labels of neighbouring powers would run into each other where there are many.
    every = 1 if len(ticks) <= 4 else 2
    labels = tuple(
        seconds(10**tick, digits=0) if n % every == 0 else "" for n, tick in enumerate(ticks)
    )
    scale = Scale(first, last, ticks, labels)
    rows = []
    for bot in ranked(results):
        time = times[bot.bot]
        drawn = range_strip(
            scale, *(log10(max(t, 1e-6)) for t in (time.p50, time.p95, time.longest))
        )
        more = (
            say("arena-page-thinking-most", time=seconds(time.p95)),
            say("arena-page-thinking-longest", time=seconds(time.longest)),
        )
        rows.append((_who(bot.bot), _plot(drawn), _figure(seconds(time.p50), *more)))
    caption = say("arena-page-thinking-caption")
    return _section("thinking", table(caption, _head("thinking"), rows, _axis(scale)))


def _faults(results: Results) -> Markup:
    rows = [
        (_who(bot.bot), fault_name(kind), number(count))
        for bot in ranked(results)
        for kind, count in bot.faults.items()
    ]
    head = [say(f"arena-page-faults-{name}") for name in ("rows", "kind", "count")]
    first = [tag("li", bot.first_fault.words.say()) for bot in ranked(results) if bot.first_fault]
    return _section(
        "faults",
        table(say("arena-page-faults-caption"), head, rows),
        tag("ul", *first, class_="notes"),
    )


def _method(results: Results, game: Game, command: str) -> Markup:
    line_ups = [" · ".join(line_up) for line_up in results.line_ups]
    facts = {
        "seed": results.contest.seed,
        "rules": f"{game.title} {results.rules}",
        "line-ups": "; ".join(line_ups),
        "time": seconds(results.time.seconds),
    }
    names = ["balance", "deals", "until" if results.contest.until_decided else "fixed"]
    if results.contest.adjusted is not None:
        facts["luck"] = seconds(results.time.luck)
        names.append("adjusted")
    pairs = [
        part
        for name, value in facts.items()
        for part in (tag("dt", say(f"arena-page-fact-{name}")), tag("dd", value))
    ]
    notes = [say(f"arena-page-note-{name}") for name in (*names, "decided", "ratings", "again")]
    return _section(
        "method",
        tag("code", command),
        tag("dl", *pairs),
        tag("ul", *[tag("li", note) for note in notes], class_="notes"),
        kind="wide",
    )


def sections(results: Results, game: Game, command: str) -> Iterator[Markup]:
    """All sections in the order of the page."""
    yield _wins(results)
    yield _ratings(results)
    yield _placings(results)
    yield from _adjusted(results)
    yield _meetings(results)
    yield _bias(results, "seats", results.seats, lambda bot: bot.by_seat)
    yield _bias(results, "starts", results.starts, lambda bot: bot.by_start)
    yield _scores(results)
    yield _lengths(results)
    yield _thinking(results)
    yield _ends(results, game)
    if any(bot.faults for bot in results.bots):
        yield _faults(results)
    yield _method(results, game, command)
