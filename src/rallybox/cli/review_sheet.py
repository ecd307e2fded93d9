"""A review in tables and lines, as the terminal and the page show it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rallybox.cli.speech import say
from rallybox.core.words import number
from rallybox.review.telling import sentence, tenths
from rallybox.review.turning import percent as whole_percent
from rallybox.tables.wire.review import WHOLE, Review, ReviewDecision, ReviewDriver

WORST = 5
"""So many decisions are told."""


def percent(tenth: int) -> str:
    """Tenths of a percent with the sign; points are added or taken away."""
    return say("cli-review-percent", value=number(tenth / 10, 1))


def signed(tenth: int) -> str:
    """What was won or lost, in percent."""
    return ("+" if tenth > 0 else "") + percent(tenth)


def chance(value: int) -> str:
    """A chance in whole percent; certainty only where it is one."""
    return say("cli-review-percent", value=number(whole_percent(value)))


def places(row: Sequence[int]) -> str:
    """The chances of a driver: of every place, the first place first; alone, of a full success."""
    return " · ".join(map(chance, row))


def columns(review: Review) -> list[str]:
    """What is told of every driver; alone, nobody else is to blame."""
    names = ["accuracy", "cost"]
    names += ["result"] if len(review.drivers) == 1 else ["fair", "luck", "own", "others", "result"]
    return [say(f"cli-review-column-{name}") for name in names]


def rows(review: Review) -> dict[str, list[str]]:
    """By driver: accuracy, cost in places, and the way from a fair chance to the result."""
    return {
        f"{driver.seat + 1}. {review.names[driver.seat]}": _row(driver, len(review.drivers))
        for driver in review.drivers
    }


def _row(driver: ReviewDriver, seats: int) -> list[str]:
    fair, luck, own, others, result = tenths(driver.win)
    accuracy = "–" if driver.accuracy is None else percent(round(1000 * driver.accuracy))
    cost = number(driver.lost, 2)
    if seats == 1:
        return [accuracy, cost, percent(result)]
    way = [percent(fair), signed(luck), signed(own), signed(others), percent(result)]
    return [accuracy, cost, *way]


def doubt(review: Review) -> str:
    """As far as any part of anybody's way may be off."""
    most = max(driver.doubt for driver in review.drivers)
    return say("review-parts-doubt", percent=max(1, -(-100 * most // WHOLE)))


def turns(review: Review) -> Iterator[tuple[str, list[str]]]:
    """Every turning point in a sentence, and its reasons."""
    for turn in review.turns:
        told = sentence(turn.says, review.names)
        yield (
            say("cli-review-move", number=turn.at + 1, told=told),
            [sentence(reason, review.names) for reason in turn.reasons],
        )


def worst(review: Review) -> Iterator[tuple[str, list[str]]]:
    """The decisions that cost most: what, what was better, and why."""
    wrong = [one for one in review.decisions if one.grade in ("slip", "mistake")]
    wrong.sort(key=lambda one: (-one.lost, one.at))
    for decision in wrong[:WORST]:
        yield _heading(review, decision), _told(review, decision)


def _heading(review: Review, decision: ReviewDecision) -> str:
    alone = len(review.drivers) == 1
    scale, digits = (100, 1) if alone else (1, 2)
    grade = decision.grade
    told = say(
        f"cli-review-{grade}-alone" if alone else f"cli-review-{grade}",
        name=review.names[decision.seat],
        lost=number(scale * decision.lost, digits),
        low=number(scale * decision.low, digits),
        high=number(scale * decision.high, digits),
        **({} if alone else _in_chance(decision)),
    )
    return say("cli-review-move", number=decision.at + 1, told=told)


def _in_chance(decision: ReviewDecision) -> dict[str, str]:
    """What it cost in chance to win, in whole percent, and the interval of that."""
    found = {"win": decision.win_lost, "least": decision.win_low, "most": decision.win_high}
    return {name: number(round(100 * value)) for name, value in found.items()}


def _told(review: Review, decision: ReviewDecision) -> list[str]:
    taken = sentence(decision.taken.choice.says, review.names)
    better = sentence(decision.best.choice.says, review.names)
    return [
        say("cli-review-taken", action=taken, text=decision.taken.choice.text),
        say("cli-review-better", action=better, text=decision.best.choice.text),
        *[sentence(reason, review.names) for reason in decision.best.reasons],
    ]
