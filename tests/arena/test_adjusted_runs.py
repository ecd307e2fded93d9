"""Many small runs of equals: adjusted intervals hold the truth as often as they say (long)."""

from __future__ import annotations

from statistics import fmean, pstdev

import msgspec
import pytest

from rallybox.arena import ratings
from rallybox.arena.game import play_seated
from rallybox.arena.luck.measure import Measure
from rallybox.arena.results import Adjusted, BotResult, results
from rallybox.arena.run import Finished, Standing
from rallybox.arena.schedule import Contest, Schedule
from toy import COINRACE, find_game

RUNS, DEALS = 40, 6


def run(number: int) -> tuple[BotResult, Adjusted]:
    """One of some random drivers, as if it was another bot."""
    contest = Contest(
        game=COINRACE.name,
        setup=msgspec.to_builtins(COINRACE.setup({"players": 3})),
        bots=("one",),
        among="other",
        seed=f"equals {number}",
        games=3 * DEALS,
        adjusted=Measure(worlds=40, again=16, cards=0.95, choices=0.95),
    )
    schedule, lines = Schedule(contest), {}
    for game in range(schedule.games):
        seating = schedule.seating(game)
        line = play_seated(contest, find_game, seating._replace(bots=("random",) * 3))
        lines[game] = msgspec.structs.replace(line, bots=seating.bots, thinking={})
    standing = Standing(schedule, lines)
    standing.look()
    found = results(Finished(standing, False), find_game)
    assert found is not None
    one = next(bot for bot in found.bots if bot.bot == "one")
    assert one.adjusted is not None
    return one, one.adjusted


@pytest.mark.long
def test_adjusted_intervals_of_equals_hold_the_truth_and_are_narrower(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Random drivers, played on at random: here it is known exactly how a game stands."""
    monkeypatch.setattr(ratings, "DRAWS", 2)
    found = [run(number) for number in range(RUNS)]
    held = fmean([adjusted.share.low <= 1.0 <= adjusted.share.high for _, adjusted in found])
    assert held >= 0.85, held  # 0.95, less three standard errors
    plain = pstdev([bot.share.value for bot, _ in found], 1.0)
    quiet = pstdev([adjusted.share.value for _, adjusted in found], 1.0)
    assert plain / quiet > 1.6, (plain, quiet)
    assert abs(fmean([adjusted.share.value for _, adjusted in found]) - 1.0) < quiet / RUNS**0.5 * 3
    narrower = fmean([bot.share.high - bot.share.low for bot, _ in found]) / fmean(
        [adjusted.share.high - adjusted.share.low for _, adjusted in found]
    )
    assert narrower > 1.3, narrower
