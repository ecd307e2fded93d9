"""What a study found, in words: for the terminal and for the page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rallybox.arena.estimate import Estimate
from rallybox.arena.study_report import Bias, CellReport, Matter
from rallybox.arena.telling import decimal, fault_name, percent, say
from rallybox.core.game import Game
from rallybox.core.words import knows, number

MOST_SORTS = 8
"""Of something that comes in more sorts, only those are told that make a difference."""


def cell_name(game: Game, cell: CellReport) -> str:
    """Which cell of the grid."""
    return say("study-cell", variant=game.variant_name(cell.variant), players=cell.players)


def short_name(game: Game, cell: CellReport) -> str:
    """The same where there is little room."""
    return say("study-cell-short", variant=game.variant_name(cell.variant), players=cell.players)


def feature_name(game: Game, matter: Matter) -> str:
    """What happens."""
    message = f"study-{game.name}-{matter.feature}"
    name = say(message) if knows(message) else matter.feature
    if not matter.sort:
        return name
    sort = f"{message}-{matter.sort}"
    return say("study-sort", name=name, sort=say(sort) if knows(sort) else matter.sort)


def chance(value: float | None) -> str:
    """How likely something is chance alone."""
    if value is None:
        return ""
    return say("study-below") if value < 0.001 else number(value, 3)


def verdict(bias: Bias) -> str:
    """Is it even?"""
    return say("study-uneven" if bias.real else "study-even")


def share(estimate: Estimate) -> str:
    """A share in percent with its interval."""
    low, high = percent(estimate.low), percent(estimate.high)
    return say("study-share", value=percent(estimate.value), low=low, high=high)


def interval(estimate: Estimate | None) -> str:
    """From where to where."""
    if estimate is None:
        return ""
    return say("study-interval", low=decimal(estimate.low), high=decimal(estimate.high))


def leaning(matter: Matter) -> str:
    """Do winners meet it more often, or less?"""
    if not matter.real or matter.winners is None:
        return ""
    return say("study-more" if matter.winners.value > 1 else "study-less")


def worth_telling(matters: Sequence[Matter]) -> list[Matter]:
    """All but the many sorts of something that make no difference."""
    sorts = Counter(matter.feature for matter in matters if matter.sort)
    return [m for m in matters if m.real or not m.sort or sorts[m.feature] <= MOST_SORTS]


def verdicts(game: Game, cells: Sequence[CellReport]) -> list[str]:
    """What a designer should know first: every unevenness that is no chance, and bots at fault."""
    told = []
    for cell in cells:
        for name, bias in (("seat", cell.seats), ("start", cell.starts)):
            if bias is not None and bias.real:
                best = max(range(cell.players), key=lambda at: bias.shares[at].value)
                told.append(
                    say(
                        f"study-verdict-{name}",
                        cell=cell_name(game, cell),
                        place=best + 1,
                        share=share(bias.shares[best]),
                        fair=percent(1 / cell.players),
                    )
                )
    told = told or [say("study-verdict-none")]
    faults = Counter[str]()
    for cell in cells:
        faults.update(cell.faults)
    if faults:
        kinds = tuple(f"{fault_name(k)} {number(count)}" for k, count in sorted(faults.items()))
        told.append(say("study-verdict-faults", number=number(faults.total()), kinds=kinds))
    return told
