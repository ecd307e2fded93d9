"""The tables, as Markdown that is aligned for reading in a terminal, too."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from measuring import Measured
from timing import Table

Row = list[str]
Reference = tuple[str, str]
"""The name and the way of the row that others are compared with."""

SPADES: Reference = ("OpenSpiel spades", "plain loop")
TUNED: Reference = ("OpenSpiel spades", "tuned loop")
ROLLOUTS: Reference = ("OpenSpiel spades", "C++ rollouts")
HEARTS: Reference = ("OpenSpiel hearts", "resample")

# Ways that lie wholly inside compiled code come first, then loops in Python.
ORDER = ("plain C", "compiled, inside", "C++ rollouts", "compiled, loop", "interpreted, loop")


class Plan(NamedTuple):
    """A table's title, what its ratios are against, and the sentence below it."""

    title: str
    references: tuple[tuple[str, Reference], ...]
    note: str


PLANS: dict[Table, Plan] = {
    "decisions": Plan(
        "Decisions per second, whole random games",
        (("spades", SPADES), ("spades tuned", TUNED), ("spades rollouts", ROLLOUTS)),
        "Deals and new games are on the clock but count as no decision, except that OpenSpiel's "
        "rollouts begin with dealt states. Actions are trusted unless the row says checked; our "
        "checked loop makes the events, too; catanatron always checks, RLCard in some games.",
    ),
    "copies": Plan(
        "Copies per second of positions in mid-game",
        (("spades", ("OpenSpiel spades", "clone")),),
        "OpenSpiel: `clone()`; catanatron: `Game.copy()`; ours: `State.copy()`.",
    ),
    "views": Plan(
        "Views per second of positions in mid-game",
        (),
        "Everything that one seat may know, as a value that can be sent and kept.",
    ),
    "imaginings": Plan(
        "Whole states per second drawn from what one player knows",
        (("hearts", HEARTS),),
        "OpenSpiel: `resample_from_infostate()`, which hearts and oh_hell have and spades has "
        "not; catanatron and RLCard have nothing like it. Ours: `State.view()` and "
        "`Game.imagine()`, or only the latter where the view is given.",
    ),
    "searches": Plan(
        "Search iterations per second at positions in mid-game",
        (),
        "One iteration of `rallybox.bots.search`: imagine a state, walk down the tree, play on as "
        "the game's guide does, remember. OpenSpiel's MCTS bot sees all cards and RLCard's "
        "searches nothing, so there is no row to set beside it.",
    ),
    "players": Plan("Decisions per second by the number of players", (), ""),
    "length": Plan("Decisions per second by the length of the game", (), ""),
}


def aligned(rows: Sequence[Row], left: int) -> str:
    """A Markdown table; the first row is its head, and the first columns are texts."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]

    def line(cells: Row) -> str:
        pads = [
            cell.ljust(width) if at < left else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(cells, widths, strict=True))
        ]
        return f"| {' | '.join(pads)} |"

    rule = [
        "-" * width if at < left else "-" * (width - 1) + ":" for at, width in enumerate(widths)
    ]
    return "\n".join([line(rows[0]), line(rule), *map(line, rows[1:])])


def number(value: float) -> str:
    """A rate, a weight."""
    return f"{value:,.0f}"


def ratio(value: float) -> str:
    """A ratio, with as many digits as mean something."""
    return f"{value:.2f}" if value < 10 else f"{value:.1f}"


def spread(row: Measured) -> str:
    """The lowest and the highest rate."""
    return f"{number(min(row.rates))} – {number(max(row.rates))}"


def rank(row: Measured) -> int:
    """Where a row's way comes in its table."""
    way = row.contestant.way
    return ORDER.index(way) if way in ORDER else len(ORDER)


def rates(field: Sequence[Measured], table: Table) -> Iterator[Row]:
    """Who, how, the median, the spread, and the ratio to each reference that was measured."""
    rows = sorted((row for row in field if row.contestant.table == table), key=rank)
    medians = {(row.contestant.name, row.contestant.way): row.median for row in rows}
    known = [(name, medians[key]) for name, key in PLANS[table].references if key in medians]
    games = ["decisions a game"] if table == "decisions" else []
    yield ["", "how", "median", "lowest – highest", *(f"× {name}" for name, _ in known), *games]
    for row in rows:
        ratios = [ratio(row.median / median) for _, median in known]
        length = [number(row.per_game)] if games else []
        who = [row.contestant.name, row.contestant.way]
        yield [*who, number(row.median), spread(row), *ratios, *length]


def changes(field: Sequence[Measured], table: Table) -> Iterator[Row]:
    """As `rates`, but each row is compared with the first of the same game and way."""
    rows = sorted((row for row in field if row.contestant.table == table), key=rank)
    first: dict[tuple[str, str], float] = {}
    yield ["", "how", "decisions a game", "median", "lowest – highest", "× first"]
    for row in rows:
        who = [row.contestant.name, row.contestant.way]
        base = first.setdefault((who[0].split(",")[0], who[1]), row.median)
        yield [
            *who,
            number(row.per_game),
            number(row.median),
            spread(row),
            ratio(row.median / base),
        ]


def weights(field: Sequence[Measured]) -> Iterator[Row]:
    """Bytes of a copy."""
    yield ["", "how", "bytes"]
    for row in field:
        if row.weight is not None:
            yield [row.contestant.name, row.contestant.way, number(row.weight)]


def all_tables(field: Sequence[Measured]) -> str:
    """Every table that has rows, with its title and its note."""
    texts = []
    make: dict[Table, Callable[[Sequence[Measured], Table], Iterator[Row]]]
    make = {"players": changes, "length": changes}
    for table, plan in PLANS.items():
        rows = list(make.get(table, rates)(field, table))
        if len(rows) > 1:
            texts += [f"### {plan.title}", aligned(rows, 2), plan.note]
    rows = list(weights(field))
    if len(rows) > 1:
        texts += ["### Memory of a position in mid-game", aligned(rows, 2), WEIGHT_NOTE]
    return "\n\n".join(filter(None, texts)) + "\n"


WEIGHT_NOTE = (
    "By how much the resident memory of the process grows for each copy kept, over at least 16 MiB "
    "of copies; what copies share, such as tables and the set-up, is not in it."
)
