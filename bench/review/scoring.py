"""How good predictions are: reliability in ten bins, calibration error, log loss."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log
from typing import NamedTuple

from review.predicting import Predicted
from review.standing import Case, Rule, fit, log_loss

BINS = 10
EVERY = 4


class Bin(NamedTuple):
    """Predictions that were about the same."""

    size: int
    said: float
    came: float


class Score(NamedTuple):
    """What is found about some games."""

    games: int
    predictions: int
    bins: list[Bin]
    error: float
    """The expected calibration error."""
    loss: float
    alike: float
    standing: float
    """Log loss in nats: of the review, of everybody alike, of the rule for the standing."""


def reliability(pairs: Iterable[tuple[float, float]]) -> list[Bin]:
    """What was said beside what came, in ten bins of equal width."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for said, came in pairs:
        found[min(BINS - 1, int(BINS * said))].append((said, came))
    return [
        Bin(
            len(one),
            sum(said for said, _ in one) / len(one) if one else 0.0,
            sum(came for _, came in one) / len(one) if one else 0.0,
        )
        for one in found
    ]


def calibration_error(bins: Sequence[Bin]) -> float:
    """How far what was said is from what came, on average over predictions."""
    total = sum(one.size for one in bins)
    return sum(one.size * abs(one.said - one.came) for one in bins) / total


def rules(games: Iterable[Predicted]) -> dict[tuple[str, str], Rule]:
    """The rule that knows only the standing, for each variant, fitted on these games."""
    cases: dict[tuple[str, str], list[Case]] = {}
    for game in games:
        if len(game.won) > 1:
            found = cases.setdefault((game.table.game, game.table.variant), [])
            # Moments of one game say much the same; another few of each will do.
            some = game.moments[game.table.number % EVERY :: EVERY]
            found += [Case(moment.standing, moment.part, game.won) for moment in some]
    return {key: fit(found) for key, found in cases.items()}


def score(games: Sequence[Predicted], known: dict[tuple[str, str], Rule]) -> Score:
    """Compare what was said with what came."""
    pairs: list[tuple[float, float]] = []
    loss = alike = standing = 0.0
    for game in games:
        rule = known[game.table.game, game.table.variant]
        for moment in game.moments:
            pairs += zip(moment.wins, game.won, strict=True)
            loss += log_loss(moment.wins, game.won)
            alike += log(len(game.won))
            case = Case(moment.standing, moment.part, game.won)
            standing += log_loss(rule.wins(case), game.won)
    bins = reliability(pairs)
    moments = sum(len(game.moments) for game in games)
    return Score(
        games=len(games),
        predictions=len(pairs),
        bins=bins,
        error=calibration_error(bins),
        loss=loss / moments,
        alike=alike / moments,
        standing=standing / moments,
    )
