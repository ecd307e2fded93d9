"""The moments that decided a race, and the race in a sentence."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from rallybox.core.outcome import Outcome
from rallybox.core.words import Seat, Words
from rallybox.review.split import wins
from rallybox.tables.say import said
from rallybox.tables.wire.base import Filled, Said
from rallybox.tables.wire.review import (
    WHOLE,
    ReviewDecision,
    ReviewDriver,
    ReviewMoment,
    ReviewStep,
    TurningPoint,
)

MOST: Final = 5
LEAST: Final = WHOLE // 20
"""What moves everybody's chances by less together decides nothing."""
COMFORT: Final = WHOLE // 2
"""Who was never below this in the second half had no need to worry."""
NARROW: Final = WHOLE // 10
"""Who was below this in the second half has come from far behind."""
MUCH: Final = WHOLE // 10
"""What luck, or skill, must have given for it to have decided the race."""


def turning_points(
    moments: Sequence[ReviewMoment],
    steps: Sequence[ReviewStep],
    decisions: Sequence[ReviewDecision],
    forced: Collection[int] = (),
) -> tuple[TurningPoint, ...]:
    """The few moments at which most changed, in order; what may be noise is none. `forced`: before
    these actions there was nothing to choose from."""
    found: list[tuple[int, int, str]] = []
    for index, step in enumerate(steps):
        noise = 2 * (moments[index].doubt + moments[index + 1].doubt)
        for kind, change in (("decision", step.decided), ("draw", step.drawn)):
            # What some lose others win, and is counted once; alone nobody else is there.
            size = sum(map(abs, change)) // min(2, len(change))
            if size > max(LEAST, noise):
                found.append((size, index, kind))
    found.sort(key=lambda one: (-one[0], one[1]))
    judged = {decision.at: decision for decision in decisions}
    chosen = sorted(found[:MOST], key=lambda one: (one[1], one[2]))
    return tuple(
        _turn(moments[index], steps[index], kind, judged.get(at), at in forced)
        for _, index, kind in chosen
        for at in (steps[index].at,)
    )


def _turn(
    moment: ReviewMoment,
    step: ReviewStep,
    kind: str,
    decision: ReviewDecision | None,
    forced: bool,
) -> TurningPoint:
    change = step.decided if kind == "decision" else step.drawn
    whom = max(range(len(change)), key=lambda seat: abs(change[seat]))
    before = wins(moment.places)[whom]
    if kind == "draw":
        before += step.decided[whom]
    after = before + change[whom]
    reasons = (_dealt(change),) if kind == "draw" else _reasons(step.seat, decision, forced)
    return TurningPoint(
        at=step.at,
        seat=step.seat,
        kind="decision" if kind == "decision" else "draw",
        whom=whom,
        before=before,
        after=after,
        says=_says(
            step, "forced" if forced and kind == "decision" else kind, whom, before, after, decision
        ),
        reasons=reasons,
    )


def _reasons(seat: int, decision: ReviewDecision | None, forced: bool) -> tuple[Said, ...]:
    """Why: what speaks for an action, and if nothing can be said of that, how good it was."""
    if decision is None:
        return (said(Words(f"review-why-{'forced' if forced else 'soon'}", {"seat": Seat(seat)})),)
    wrong = decision.grade in ("slip", "mistake")
    found = decision.best.reasons if wrong else decision.taken.reasons
    kind = "wrong" if wrong else decision.grade
    return found or (said(Words(f"review-why-{kind}", {"seat": Seat(seat)})),)


def _dealt(change: Sequence[int]) -> Said:
    """Whom the cards helped, and whom they cost most."""
    seats = range(len(change))
    gains, loses = max(seats, key=change.__getitem__), min(seats, key=change.__getitem__)
    if len(change) == 1:
        way = "good" if change[0] > 0 else "bad"
        return said(Words(f"review-why-cards-{way}", {"seat": Seat(0)}))
    return said(Words("review-why-cards", {"gains": Seat(gains), "loses": Seat(loses)}))


def _says(
    step: ReviewStep,
    kind: str,
    whom: int,
    before: int,
    after: int,
    decision: ReviewDecision | None,
) -> Said:
    """What happened, with the chances before and after."""
    message = f"review-turn-{kind}"
    if kind == "decision" and decision is not None and decision.grade in ("slip", "mistake"):
        message = f"review-turn-{decision.grade}"
    params: dict[str, str | int | tuple[str | int, ...] | Filled] = {
        "seat": Filled(seats=(step.seat,)),
        "action": Filled(words=step.choice.says),
        "whom": Filled(seats=(whom,)),
        "before": percent(before),
        "after": percent(after),
    }
    if decision is not None and message.endswith(("slip", "mistake")):
        params["better"] = Filled(words=decision.best.choice.says)
    return Said(id=message, params=params)


def percent(chance: int) -> int:
    """In whole percent; certainty only where it is one."""
    found = round(100 * chance / WHOLE)
    if 0 < chance < WHOLE:
        return min(99, max(1, found))
    return min(100, max(0, found))


def verdict(
    outcome: Outcome,
    moments: Sequence[ReviewMoment],
    drivers: Sequence[ReviewDriver],
    judged: bool,
    doubts: Sequence[int],
) -> Said:
    """The race in a sentence, which says nothing that may be noise. `judged`: are all decisions?
    `doubts`: of what luck gave each seat more than its decisions."""
    if len(drivers) == 1:
        return said(_alone(drivers[0], judged))
    if len(outcome.winners) > 1:
        return said(Words("review-verdict-shared", {"seats": tuple(map(Seat, outcome.winners))}))
    winner = outcome.winners[0]
    share = drivers[winner].win
    second = [
        (wins(moment.places)[winner], moment.doubt) for moment in moments[len(moments) // 2 :]
    ]
    lowest = min(chance for chance, _ in second)
    much = max(MUCH, doubts[winner])
    kind = "both"
    if min(chance + doubt for chance, doubt in second) < NARROW:
        kind = "behind"
    elif min(chance - doubt for chance, doubt in second) > COMFORT:
        kind = "ahead"
    elif share.deals - share.mine > much:
        kind = "luck"
    elif share.mine - share.deals > much:
        kind = "skill"
    elif share.others - max(share.deals, share.mine) > much:
        kind = "others"
    params = {"seat": Seat(winner), "lowest": max(1, percent(lowest))}
    return said(Words(f"review-verdict-{kind}", params))


def _alone(driver: ReviewDriver, judged: bool) -> Words:
    if driver.win.result >= WHOLE:
        return Words("review-verdict-alone-full")
    reached = percent(driver.win.result)
    if not judged:
        return Words("review-verdict-alone-so-far", {"percent": reached})
    wrong = driver.grades["slip"] + driver.grades["mistake"]
    return Words("review-verdict-alone", {"count": wrong, "percent": reached})
