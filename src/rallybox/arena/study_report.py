"""What a study found, as plain values for JSON, tables and pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from rallybox.arena.estimate import Estimate, rounded
from rallybox.arena.study import Cell, Find, Study
from rallybox.arena.study_features import features_of
from rallybox.arena.study_statistics import (
    NORMAL,
    SIGNIFICANT,
    corrected,
    evenness,
    normal_tail,
    ratio_from_sums,
    wilson,
)
from rallybox.arena.study_tally import CellTally, Sums, unit_of
from rallybox.arena.tally import Shares, quantiles, wins
from rallybox.games import find_game

FEWEST_GAMES = 20
"""Of something that happened in fewer games nothing is said about winning."""

CLOSE = 1
"""A win by so many points or fewer is close."""

Figures = dict[str, int | float]


class Bias(msgspec.Struct, frozen=True):
    """Who wins how often, of seats or starting places, and whether that is chance."""

    shares: list[Estimate]
    chi_square: float
    p: float
    """How likely chance alone gives as much, corrected for all such questions of the report."""
    real: bool


class Matter(msgspec.Struct, frozen=True):
    """How often something happens, and how much more often to winners."""

    feature: str
    sort: str
    per_game: float
    games: float
    """The share of games in which it happens."""
    winners: Estimate | None
    """How often it happens to winners, as a multiple of their fair share; None if not known."""
    p: float | None
    """How likely chance alone moves it so far from 1, corrected as above."""
    real: bool


class CellReport(msgspec.Struct, frozen=True, kw_only=True):
    """One variant with one number of players."""

    variant: str
    players: int
    games: int
    seats: Bias | None
    """None if one plays alone."""
    starts: Bias | None
    ends: dict[str, int]
    decisions: float
    turns: Figures
    rounds: Figures
    scores: Figures
    winning_scores: Figures
    margins: Figures
    """How far the winner was ahead of the next."""
    shared: float
    """The share of games with more than one winner."""
    close: float
    """The share of games that were won by a point or less, or by a tie-break."""
    events: dict[str, float]
    """Events of each kind in a game, on average."""
    matters: list[Matter]
    faults: dict[str, int]
    """Faults of a bot that is somebody else's program, by their kind."""


class StudyReport(msgspec.Struct, frozen=True, kw_only=True):
    """A whole study. The same seed gives the same report."""

    game: str
    rules: int
    bot: str
    seed: str
    games: int
    options: dict[str, object]
    cells: list[CellReport]


class _Question(NamedTuple):
    """A matter before it is known how many questions there are."""

    key: tuple[str, str]
    sums: Sums
    winners: Estimate | None
    chance: float | None


def _question(key: tuple[str, str], sums: Sums, players: int) -> _Question:
    if players < 2 or not sums.seats or sums.games < FEWEST_GAMES:
        return _Question(key, sums, None, None)
    unit = unit_of(players)
    value, error = ratio_from_sums(
        sums.winners / unit,
        sums.seats,
        sums.winners_squared / unit**2,
        sums.product / unit,
        sums.seats_squared,
    )
    value, error = value * players, error * players
    reach = NORMAL * error
    chance = normal_tail((value - 1) / error) if error > 1e-12 else None
    return _Question(key, sums, rounded(value, max(value - reach, 0.0), value + reach), chance)


def _biases(study: Study, tallies: Sequence[CellTally]) -> list[tuple[Bias | None, Bias | None]]:
    """Seats and starting places of every cell, corrected together."""
    asked = [
        (cell.players, shares, tally.tally.games)
        for cell, tally in zip(study.cells, tallies, strict=True)
        for shares in (tally.tally.seat, tally.tally.start)
        if cell.players > 1
    ]
    found = [_even(*question) for question in asked]
    chances = corrected([chance for _, _, chance in found])
    biases = iter(
        [
            Bias(shares, round(value, 4), round(chance, 6), chance < SIGNIFICANT)
            for (shares, value, _), chance in zip(found, chances, strict=True)
        ]
    )
    return [
        (next(biases), next(biases)) if cell.players > 1 else (None, None) for cell in study.cells
    ]


def _even(players: int, shares: Shares, games: int) -> tuple[list[Estimate], float, float]:
    won = list(wins(shares, [str(seat) for seat in range(players)]).values())
    value, chance = evenness(shares, won, games)
    return [wilson(number, games) for number in won], value, chance


def _matters(
    study: Study, tallies: Sequence[CellTally], order: dict[str, int]
) -> list[list[Matter]]:
    """What matters in every cell, corrected together; in the order of the table of features."""
    cells = [
        [
            _question(key, tally.features[key], cell.players)
            for key in sorted(tally.features, key=lambda key: (order[key[0]], _natural(key[1])))
        ]
        for cell, tally in zip(study.cells, tallies, strict=True)
    ]
    chances = iter(
        corrected([q.chance for questions in cells for q in questions if q.chance is not None])
    )
    return [
        [_matter(q, study.games, None if q.chance is None else next(chances)) for q in questions]
        for questions in cells
    ]


def _natural(sort: str) -> tuple[str, int]:
    """The order in which people list such things: b2 before b10."""
    letters = sort.rstrip("0123456789")
    return letters, int(sort[len(letters) :] or 0)


def _matter(question: _Question, games: int, chance: float | None) -> Matter:
    return Matter(
        *question.key,
        per_game=round(question.sums.times / games, 4),
        games=round(question.sums.games / games, 4),
        winners=question.winners,
        p=None if chance is None else round(chance, 6),
        real=chance is not None and chance < SIGNIFICANT,
    )


def _cell(
    cell: Cell, tally: CellTally, bias: tuple[Bias | None, Bias | None], matters: list[Matter]
) -> CellReport:
    base, games = tally.tally, tally.tally.games
    shared = sum(count for (_, by), count in base.seat.items() if by == 1)
    close = sum(count for margin, count in tally.margins.items() if margin <= CLOSE)
    return CellReport(
        variant=cell.variant,
        players=cell.players,
        games=games,
        seats=bias[0],
        starts=bias[1],
        ends=dict(sorted(base.ends.items())),
        decisions=base.decisions / games,
        turns=quantiles(tally.turns),
        rounds=quantiles(tally.rounds) if any(tally.rounds) else {},
        scores=quantiles(base.scores),
        winning_scores=quantiles(base.winners),
        margins=quantiles(tally.margins) if cell.players > 1 else {},
        shared=(games - shared) / games,
        close=close / games if cell.players > 1 else 0.0,
        events={kind: count / games for kind, count in sorted(tally.events.items())},
        matters=matters,
        faults={kind: count for (_, kind), count in sorted(base.faults.items())},
    )


def report(study: Study, tallies: Sequence[CellTally], find: Find = find_game) -> StudyReport:
    """What the tallies of a study come to."""
    game = find(study.game)
    order = {feature.name: at for at, feature in enumerate(features_of(game))}
    cells = zip(
        study.cells, tallies, _biases(study, tallies), _matters(study, tallies, order), strict=True
    )
    return StudyReport(
        game=game.name,
        rules=game.rules,
        bot=study.bot,
        seed=study.seed,
        games=study.games,
        options=study.options,
        cells=[_cell(*cell) for cell in cells],
    )
