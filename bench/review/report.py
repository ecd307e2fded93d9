"""The figures of `make bench-review` as tables in Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from review.coverage import Compared
from review.predicting import Predicted
from review.scoring import Score, rules, score
from review.timing import Timed

from rallybox.games import GAMES

BINS = "Reliability in ten bins"
PICTURE = "![what was said beside what came](pictures/review-reliability.svg)"
MOST_ERROR = 0.03
LEAST_COVERED = 0.9

Row = list[str]
Sections = dict[str, list[str]]
"""By heading: tables and sentences."""
One = TypeVar("One")


def table(head: Row, rows: Iterable[Row]) -> str:
    """A Markdown table; the first column names the rows."""
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def grouped(found: Iterable[One], key: Callable[[One], str]) -> dict[str, list[One]]:
    """By a name, in the order in which names first appear."""
    groups: dict[str, list[One]] = {}
    for one in found:
        groups.setdefault(key(one), []).append(one)
    return dict(sorted(groups.items()))


def title(game: str) -> str:
    """What a game is called."""
    return GAMES[game].title


class Report:
    """All that was measured, said."""

    def __init__(
        self,
        fitted: Sequence[Predicted],
        measured: Sequence[Predicted],
        compared: Sequence[Compared],
        timed: Sequence[Timed],
    ) -> None:
        self.measured = [one for one in measured if len(one.won) > 1]
        self.known = rules(fitted)
        self.fitted = max((1 + one.table.number for one in fitted), default=0)
        self.compared, self.timed = compared, timed
        groups = grouped(self.measured, lambda one: title(one.table.game))
        self.games = {name: score(found, self.known) for name, found in groups.items()}

    @property
    def good(self) -> bool:
        """Is everything that was measured as promised?"""
        errors = all(one.error <= MOST_ERROR for one in self.games.values())
        below = all(one.loss < min(one.alike, one.standing) for one in self.games.values())
        covered = sum(one.covered for one in self.compared)
        return errors and below and covered >= LEAST_COVERED * len(self.compared)

    def sections(self) -> Sections:
        """What was measured, in order: under each heading tables and sentences."""
        found: Sections = {}
        if self.games:
            found["Chances"] = [
                self._scores(self.games),
                self._scores(self._mixes()),
                f"The rule for the standing was fitted on {self.fitted} other games of club bots "
                "at each table.",
            ]
            found[BINS] = [PICTURE, self._bins()]
        if self.compared:
            found["Intervals of decision losses"] = [self._covered()]
        if self.timed:
            found["Times"] = [self._times()]
        return found

    def _mixes(self) -> dict[str, Score]:
        groups = grouped(self.measured, lambda one: f"{title(one.table.game)}, {one.table.mix}")
        return {name: score(found, self.known) for name, found in groups.items()}

    def _scores(self, found: dict[str, Score]) -> str:
        head = ["", "games", "predictions", "calibration error", "log loss"]
        head += ["standing only", "everybody alike"]
        return table(
            head,
            [
                [name, str(one.games), str(one.predictions), f"{one.error:.3f}"]
                + [f"{loss:.3f}" for loss in (one.loss, one.standing, one.alike)]
                for name, one in found.items()
            ],
        )

    def _bins(self) -> str:
        rows = []
        for number in range(10):
            row = [f"{number * 10}–{number * 10 + 10}%"]
            for one in self.games.values():
                here = one.bins[number]
                told = f"{100 * here.said:.1f} / {100 * here.came:.1f} ({here.size})"
                row.append(told if here.size else "–")
            rows.append(row)
        return table(["said / came (predictions)", *self.games], rows)

    def _covered(self) -> str:
        groups = grouped(self.compared, lambda one: title(one.table.game))
        if len(groups) > 1:
            groups["all"] = list(self.compared)
            groups["all that differ"] = [one for one in self.compared if one.usual.high > 0.0]
        head = ["", "decisions", "covered", "found less", "found more", "mean width"]
        head += ["covered in chance to win"]
        rows = [_covering(name, found) for name, found in groups.items()]
        return table([*head, "slips and mistakes that stay wrong"], rows)

    def _times(self) -> str:
        head = ["", "players", "steps", "decisions", "first graph, s", "whole review, s"]
        rows = []
        for one in self.timed:
            name = f"{title(one.table.game)}, {one.table.variant}"
            counts = [str(count) for count in (one.table.players, one.steps, one.decisions)]
            rows.append([name, *counts, f"{one.first:.2f}", f"{one.whole:.1f}"])
        return table(head, rows)


def _covering(name: str, found: Sequence[Compared]) -> Row:
    inside = sum(one.covered for one in found) / len(found)
    below = sum(one.tenfold.lost < one.usual.low for one in found)
    above = sum(one.tenfold.lost > one.usual.high for one in found)
    wide = sum(one.usual.high - one.usual.low for one in found) / len(found)
    wrong = [one for one in found if one.usual.grade in ("slip", "mistake")]
    kept = f"{sum(one.tenfold.lost > 0.0 for one in wrong)} of {len(wrong)}"
    counts = [str(len(found)), f"{100 * inside:.0f}%", str(below), str(above)]
    wins = sum(one.win_covered for one in found) / len(found)
    return [name, *counts, f"{wide:.3f}", f"{100 * wins:.0f}%", kept]
