"""What a contest found, in words: for the terminal and for the page."""

from __future__ import annotations

from itertools import pairwise

from rallybox.arena.estimate import Estimate
from rallybox.arena.results import BotResult, Decision, Results
from rallybox.bots.scale import is_driver, parse
from rallybox.core.game import Game
from rallybox.core.words import Param, Words, knows, number


def say(message_id: str, /, **params: Param) -> str:
    """A sentence of the catalogue."""
    return Words(message_id, params).say()


def driver_of(bot: str) -> str | None:
    """The character among our drivers that a bot's name asks for."""
    return parse(bot).character if is_driver(bot) else None


def called(bot: str) -> str:
    """A bot in a sentence: its name, and what calls it."""
    driver = driver_of(bot)
    return (
        bot if driver is None else say("arena-driver", name=say(f"bots-driver-{driver}"), bot=bot)
    )


def ranked(results: Results) -> list[BotResult]:
    """The bots, the best rating first."""
    return sorted(results.bots, key=lambda bot: -bot.rating.mu)


def decimal(value: float) -> str:
    """Two digits behind the point."""
    return number(value, 2)


def percent(value: float) -> str:
    """A share in hundredths, without the sign."""
    return number(100 * value)


def seconds(value: float, digits: int = 1) -> str:
    """A time in a unit that suits it; with so many digits behind the point where it is small."""
    if value < 0.001:
        return say("arena-microseconds", value=number(value * 1e6))
    if value < 1:
        return say("arena-milliseconds", value=number(value * 1e3, digits if value < 0.01 else 0))
    if value < 100:
        return say("arena-seconds", value=number(value, digits))
    return say("arena-minutes", value=number(value / 60))


def interval(estimate: Estimate, digits: int = 2) -> str:
    """A figure, and from where to where it may be."""
    value, low, high = (number(v, digits) for v in (estimate.value, estimate.low, estimate.high))
    return say("arena-interval", value=value, low=low, high=high)


def end_name(game: Game, reason: str) -> str:
    """Why a game ended."""
    message = f"{game.name}-end-{reason}"
    return say(message) if knows(message) else reason


def fault_name(kind: str) -> str:
    """What sort of fault of a bot."""
    return say(f"bots-kind-{kind}")


def quantile_name(name: str) -> str:
    """What a figure of a spread is called."""
    return say(f"arena-quantile-{name}")


def _pair_of(results: Results, decision: Decision) -> Estimate:
    found = [p for p in results.pairs if (p.bot, p.other) == (decision.bot, decision.other)]
    return found[0].ahead


def figures(results: Results, decision: Decision) -> Estimate:
    """The figure that a decision is about, with the interval that may be trusted.

    Who stops as soon as something is decided needs the interval that holds at every look; who
    plays a number of games fixed beforehand gets the ordinary one, which is narrower.
    """
    if results.contest.until_decided:
        return Estimate(decision.value, decision.low, decision.high)
    if decision.other is not None:
        return _pair_of(results, decision)
    return next(bot.share for bot in results.bots if bot.bot == decision.bot)


def _status(decision: Decision) -> str:
    if decision.deals is None:
        return say("arena-open")
    return say("arena-decided", deals=decision.deals)


def _turned(decision: Decision) -> Decision:
    """The same pair, told by the one who is ahead."""
    if decision.other is None or decision.value >= 0.5:
        return decision
    turned = {"more": "less", "less": "more"}.get(decision.verdict, decision.verdict)
    return Decision(
        bot=decision.other,
        other=decision.bot,
        mark=1 - decision.mark,
        value=round(1 - decision.value, 6),
        low=round(1 - decision.high, 6),
        high=round(1 - decision.low, 6),
        verdict=turned,
        deals=decision.deals,
    )


def verdict(results: Results, decision: Decision) -> str:
    """A question's answer as one sentence."""
    decision = _turned(decision)
    found = figures(results, decision)
    if decision.other is None:
        return say(
            "arena-verdict-among",
            bot=called(decision.bot),
            among=called(str(results.contest.among)),
            value=decimal(found.value),
            low=decimal(found.low),
            high=decimal(found.high),
            status=_status(decision),
        )
    return say(
        "arena-verdict-pair",
        bot=called(decision.bot),
        other=called(decision.other),
        value=percent(found.value),
        low=percent(found.low),
        high=percent(found.high),
        status=_status(decision),
    )


def verdicts(results: Results) -> list[str]:
    """What was asked, answered: every bot among others, or each bot against the next in rank."""
    if results.contest.among is not None:
        return [verdict(results, decision) for decision in results.decisions]
    order = [bot.bot for bot in ranked(results)]
    return [
        verdict(results, decision)
        for neighbours in pairwise(order)
        for decision in results.decisions
        if {decision.bot, decision.other} == set(neighbours)
    ]
