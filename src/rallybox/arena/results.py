"""What an arena run found, as plain values: the JSON file, and all that pages are drawn from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from rallybox.arena.counting import (
    NOTHING,
    Count,
    lucky_placings,
    lucky_wins,
    meetings,
    placings,
    seats_of,
    win_of,
    wins,
)
from rallybox.arena.estimate import Estimate, ratio, rounded
from rallybox.arena.game import Find, Line, Thinking
from rallybox.arena.ratings import Rating, rate_blocks
from rallybox.arena.run import Asked, Finished, Standing
from rallybox.arena.schedule import Contest
from rallybox.arena.sequential import bounds
from rallybox.arena.tally import quantiles
from rallybox.bots.faults import Fault
from rallybox.games import find_game

Blocks = Sequence[Sequence[Line]]


class Share(msgspec.Struct, frozen=True):
    """Wins out of so many games; a win shared by k counts 1/k."""

    wins: float
    games: int


class Spread(msgspec.Struct, frozen=True):
    """How something is distributed over games: every value with its count, and quantiles."""

    counts: dict[int, int]
    quantiles: dict[str, int | float]


class Adjusted(msgspec.Struct, frozen=True):
    """What a bot achieved less what luck gave it: as true on average, and quieter."""

    share: Estimate
    placing: Estimate
    narrower: float
    """How many times narrower than the plain one the interval of the share is."""


class BotResult(msgspec.Struct, frozen=True, kw_only=True):
    """What one bot achieved. Seats and starting places count from 0."""

    bot: str
    played: int
    """Seats in games: a bot with two seats in a game has played twice."""
    wins: float
    share: Estimate
    """Wins divided by the fair share of wins, which is one in so many players."""
    placing: Estimate
    """The mean placing: 1 for the first, 0 for the last, evenly between."""
    rating: Rating
    by_seat: list[Share]
    by_start: list[Share]
    scores: Spread
    faults: dict[str, int]
    """Decisions that it lost to the club bot, by the kind of fault."""
    first_fault: Fault | None
    adjusted: Adjusted | None = None
    """If the contest asks for it."""


class Pair(msgspec.Struct, frozen=True):
    """How often a bot finished before another, a tie being half, when they met at a table."""

    bot: str
    other: str
    ahead: Estimate
    meetings: int


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A question of the contest and its answer. The interval holds at every look."""

    bot: str
    other: str | None
    """None: the figure is the share of wins in fair shares; else how often `bot` is ahead."""
    mark: float
    value: float
    low: float
    high: float
    verdict: str
    """`more`, `less` or `open`."""
    deals: int | None
    """After how many deals of the whole contest it was decided."""


class Times(msgspec.Struct, frozen=True):
    """How long a bot thinks about a decision where there is a choice, in seconds."""

    decisions: int
    p50: float
    p95: float
    longest: float


class Varying(msgspec.Struct, frozen=True):
    """What differs from run to run."""

    seconds: float
    """Of all games together, however many were played at once."""
    thinking: dict[str, Times]
    luck: float = 0.0
    """Seconds of all of these that went into finding out who was lucky."""


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """What a contest found. Only `time` differs between two runs with the same arguments."""

    contest: Contest
    rules: int
    finished: str
    """`all` games, when `decided`, or `interrupted`."""
    games: int
    deals: int
    line_ups: list[tuple[str, ...]]
    bots: list[BotResult]
    pairs: list[Pair]
    decisions: list[Decision]
    seats: list[Estimate]
    """The share of all wins at each seat, whoever sat there."""
    starts: list[Estimate]
    """The same by starting place."""
    scores: Spread
    turns: Spread
    """The length of games, in turns or tricks as the game counts them."""
    decisions_per_game: float
    ends: dict[str, int]
    time: Varying


def _over_blocks(
    blocks: Blocks, count: Callable[[Sequence[Line]], Count], most: float = 1.0
) -> Estimate:
    counts = [counted for block in blocks if (counted := count(block)).number]
    return ratio([c.total for c in counts], [c.number for c in counts], most)


def _spread(values: Sequence[int]) -> Spread:
    counts = Counter(values)
    return Spread(dict(sorted(counts.items())), quantiles(counts))


def _shares(lines: Sequence[Line], bot: str, place: Callable[[Line, int], int]) -> list[Share]:
    shares = [NOTHING] * len(lines[0].bots)
    for line in lines:
        for seat in seats_of(line, bot):
            shares[place(line, seat)] += Count(win_of(line, seat), 1)
    return [Share(round(share.total, 6), int(share.number)) for share in shares]


def _start_of(line: Line, seat: int) -> int:
    return line.order.index(seat)


def _seat_of(line: Line, seat: int) -> int:
    return seat


def _adjusted(bot: str, blocks: Blocks, plain: Estimate) -> Adjusted:
    def less(whole: Count, luck: Count) -> Count:
        return Count(whole.total - luck.total, whole.number)

    most = len(blocks[0][0].bots)
    share = _over_blocks(blocks, lambda b: less(wins(b, bot), lucky_wins(b, bot)), most)
    placing = _over_blocks(blocks, lambda b: less(placings(b, bot), lucky_placings(b, bot)))
    width = share.high - share.low
    narrower = (plain.high - plain.low) / width if width > 0 else 1.0
    return Adjusted(share, placing, round(narrower, 3))


def _bot_result(bot: str, blocks: Blocks, rating: Rating, adjusted: bool) -> BotResult:
    lines = [line for block in blocks for line in block if bot in line.bots]
    faults: Counter[str] = Counter()
    for line in lines:
        faults.update(line.faults.get(bot, {}))
    share = _over_blocks(blocks, lambda block: wins(block, bot), len(lines[0].bots))
    return BotResult(
        bot=bot,
        played=sum(len(seats_of(line, bot)) for line in lines),
        wins=round(wins(lines, bot).total, 6),
        share=share,
        placing=_over_blocks(blocks, lambda block: placings(block, bot)),
        rating=rating,
        by_seat=_shares(lines, bot, _seat_of),
        by_start=_shares(lines, bot, _start_of),
        scores=_spread([line.scores[seat] for line in lines for seat in seats_of(line, bot)]),
        faults=dict(sorted(faults.items())),
        first_fault=next(
            (line.first_fault[bot] for line in lines if bot in line.first_fault), None
        ),
        adjusted=_adjusted(bot, blocks, share) if adjusted else None,
    )


def _bias(blocks: Blocks, place: Callable[[Line, int], int], where: int) -> Estimate:
    """The share of wins of one seat, or starting place."""

    def count(block: Sequence[Line]) -> Count:
        total = sum(
            win_of(line, seat)
            for line in block
            for seat in range(len(line.bots))
            if place(line, seat) == where
        )
        return Count(total, len(block))

    return _over_blocks(blocks, count)


def _pairs(bots: Sequence[str], blocks: Blocks) -> list[Pair]:
    found = []
    for bot in bots:
        for other in bots:
            met = sum(int(meetings(block, bot, other).number) for block in blocks)
            if bot != other and met:
                ahead = _over_blocks(blocks, partial(meetings, bot=bot, other=other))
                found.append(Pair(bot, other, ahead, met))
    return found


def _decision(asked: Asked, standing: Standing) -> Decision:
    question, decider, values = asked
    scale = question.scale
    low, high = bounds(values, standing.error)
    mean = sum(values) / len(values) if values else 0.0
    figures = rounded(mean * scale, low * scale, high * scale)
    return Decision(
        bot=question.bot,
        other=question.other,
        mark=round(question.mark * scale, 6),
        value=figures.value,
        low=figures.low,
        high=figures.high,
        verdict=("open", "more", "less")[decider.verdict],
        deals=decider.after * len(standing.schedule.line_ups) if decider.verdict else None,
    )


def _times(thinking: Thinking) -> Times:
    return Times(
        decisions=sum(thinking.counts.values()),
        p50=round(thinking.quantile(0.5), 6),
        p95=round(thinking.quantile(0.95), 6),
        longest=round(thinking.longest, 6),
    )


def _varying(bots: Sequence[str], lines: Sequence[Line]) -> Varying:
    total = {bot: Thinking() for bot in bots}
    for line in lines:
        for bot, thinking in line.thinking.items():
            total[bot].merge(thinking)
    seconds = sum(line.seconds for line in lines)
    luck = sum(line.luck.seconds for line in lines if line.luck is not None)
    times = {bot: _times(thinking) for bot, thinking in total.items()}
    return Varying(round(seconds, 3), times, round(luck, 3))


def results(finished: Finished, find: Find = find_game) -> Results | None:
    """What a run found; None if not one block is whole."""
    standing, interrupted = finished
    schedule, blocks = standing.schedule, standing.blocks
    if not blocks:
        return None
    lines = [line for block in blocks for line in block]
    present = {bot for line in lines for bot in line.bots}
    bots = [bot for bot in schedule.names if bot in present]
    ratings = rate_blocks(bots, blocks)
    stopped = standing.decided and schedule.contest.until_decided
    seats = range(schedule.players)
    adjusted = schedule.contest.adjusted is not None
    return Results(
        contest=schedule.contest,
        rules=find(schedule.contest.game).rules,
        finished="interrupted" if interrupted else "decided" if stopped else "all",
        games=len(lines),
        deals=len(blocks),
        line_ups=list(schedule.line_ups),
        bots=[_bot_result(bot, blocks, ratings[bot], adjusted) for bot in bots],
        pairs=_pairs(bots, blocks),
        decisions=[_decision(asked, standing) for asked in standing.asked],
        seats=[_bias(blocks, _seat_of, seat) for seat in seats],
        starts=[_bias(blocks, _start_of, start) for start in seats],
        scores=_spread([score for line in lines for score in line.scores]),
        turns=_spread([line.turns for line in lines]),
        decisions_per_game=round(sum(line.decisions for line in lines) / len(lines), 3),
        ends=dict(sorted(Counter(line.end for line in lines).items())),
        time=_varying(bots, lines),
    )
