"""Tacots: are the facts true?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bots.truths import Case, Check
from rallybox.core import Event
from rallybox.games.tacots import events as ev
from rallybox.games.tacots import rules
from rallybox.games.tacots.board import KINDS_FIT, squares_of
from rallybox.games.tacots.cards import DEAD_END, KIND_NUMBERS, POINTS
from rallybox.kit import bag


def moved_on(case: Case) -> bool:
    """Is another hand being played, or none, so that the board is gone?"""
    return bool(case.after.hand != case.before.hand or not case.after.board.taken)


def dealt(case: Case) -> bool:
    return bool(case.after.dealt_at != case.before.dealt_at)


def car(case: Case) -> int:
    """The car that the action moves."""
    named = getattr(case.action, "car", -1)
    return named if named >= 0 else case.seat


def exits(case: Case, which: int) -> list[int]:
    board = case.after.board
    return list(board.exits(case.after.cars[which]))


def kept(case: Case) -> list[int]:
    """The cards that one could go on with: a dead end only if nothing else is left."""
    if case.before.piles:
        tops = [(n, cards[-1]) for n, cards in enumerate(case.before.piles) if cards]
        return [kind for n, kind in tops if n != getattr(case.action, "pile", -1)]
    cards = bag.kinds(case.after.hands[case.seat])
    return [kind for kind in cards if kind != DEAD_END] or cards


def fitting(case: Case) -> int:
    needs = case.after.board.needs
    fit = 0
    for beside in exits(case, car(case)):
        fit |= KINDS_FIT[needs[beside]]
    return sum(fit >> kind & 1 for kind in kept(case))


def fits(case: Case) -> None:
    if moved_on(case) or dealt(case):
        return
    assert fitting(case) == case.params["fitting"]
    assert len(kept(case)) == case.params["others"]
    assert (case.params["every"] == "yes") == (fitting(case) == len(kept(case)))


def none_fits(case: Case) -> None:
    assert moved_on(case) or dealt(case) or fitting(case) == 0


def no_way(case: Case) -> None:
    assert moved_on(case) or not exits(case, case.seat)


def finish(case: Case) -> None:
    assert len(case.of(ev.Finished)) == 1

    def check(state: Any, events: Sequence[Event]) -> bool:
        for event in events:
            if isinstance(event, ev.Counted) and event.seat == case.seat:
                assert event.points == case.params["points"]
                return True
        return False

    if not check(case.after, case.events):
        case.later.append(check)


def out(case: Case) -> None:
    def check(state: Any, events: Sequence[Event]) -> bool:
        for event in events:
            if isinstance(event, ev.Counted) and event.seat == case.seat:
                assert event.points == 0
                return True
        return False

    if not dealt(case) and not check(case.after, case.events):
        case.later.append(check)


def opened(case: Case) -> None:
    assert moved_on(case) or case.after.hands[case.seat] == case.before.hands[case.seat]


def dear(case: Case) -> None:
    assert POINTS[KIND_NUMBERS[case.params["kind"]]] == case.params["points"]
    assert case.action.kind == KIND_NUMBERS[case.params["kind"]]  # type: ignore[attr-defined]


def spare(case: Case) -> None:
    kind = KIND_NUMBERS[case.params["kind"]]
    assert case.action.kind == kind  # type: ignore[attr-defined]
    assert bag.count(case.before.hands[case.seat], kind) - 1 == case.params["left"]


def keeps(case: Case) -> None:
    kind = KIND_NUMBERS[case.params["kind"]]
    assert bag.count(case.before.hands[case.seat], kind) == 1
    assert case.action.kind != kind  # type: ignore[attr-defined]


def card(case: Case) -> None:
    assert case.before.sizes[case.seat] - 1 == case.params["left"]


def in_the_way(case: Case) -> None:
    if not moved_on(case):
        for other in case.params["seats"]:
            assert not exits(case, other)


def blocks(case: Case) -> list[Any]:
    """The dead ends that others could lay against the seat."""
    armed = [s for s in range(case.after.players) if s != case.seat and case.after.kinds[s] & 1]
    lays: list[Any] = [lay for s in armed for lay in rules.dead_end_actions(case.after, s)]
    return [lay for lay in lays if lay.against == case.seat]


def safe(case: Case) -> None:
    assert moved_on(case) or dealt(case) or not blocks(case)


def sheltered(case: Case) -> None:
    """Nobody may block the seat, because of who shares its card."""
    other = case.params["seat"]
    if not moved_on(case) and not dealt(case):
        assert not blocks(case)
        assert case.after.cars[other] == case.after.cars[case.seat]
        assert rules.protected(case.after, other)
        assert not rules.protected(case.after, case.seat)


def exposed(case: Case) -> None:
    if not moved_on(case) and not dealt(case):
        assert blocks(case)
        assert len(exits(case, case.seat)) == 1


def against(case: Case) -> None:
    other = case.params["seat"]
    assert case.of(ev.DeadEndLaid)[0].against == other
    assert moved_on(case) or len(exits(case, other)) == case.params["ways"]


def leader(case: Case) -> None:
    other = case.params["seat"]
    sizes = case.before.sizes
    assert sizes[other] == case.params["cards"]
    assert all(sizes[s] >= sizes[other] for s in range(len(sizes)) if s != case.seat)


def follower(case: Case) -> None:
    assert case.before.sizes[case.params["seat"]] == case.params["cards"]


def drive(case: Case) -> None:
    if not moved_on(case):
        assert len(case.of(ev.Drove)[0].route) - 1 >= case.params["steps"]


def nearer(case: Case) -> None:
    """Something fits so far away, and nothing nearer."""
    if moved_on(case) or dealt(case):
        return
    board, at = case.after.board, case.after.cars[car(case)]
    wanted = sum({1 << kind for kind in kept(case)})

    def place(steps: int) -> bool:
        there = squares_of(board.reach(at, 0, steps)) if steps else [at]
        ends = [beside for square in there for beside in board.exits(square)]
        return any(KINDS_FIT[board.needs[end]] & wanted for end in ends)

    assert place(case.params["steps"])
    assert not place(case.params["steps"] - 1)


def stop(case: Case) -> None:
    assert case.after.outcome.scores[0] == case.params["cards"]


def early(case: Case) -> None:
    assert case.after.early or case.before.capped >> car(case) & 1


def caps(case: Case) -> None:
    assert case.after.capped >> car(case) & 1
    assert not case.after.early


def ends(case: Case) -> None:
    assert case.after.board.ends.bit_count() == case.params["ends"]


def highest(case: Case) -> None:
    sizes = [len(cards) for cards in case.before.piles]
    assert sizes[case.params["pile"] - 1] == max(sizes)
    assert [e.pile for e in case.events if isinstance(e, ev.TurnedUp)] == [case.params["pile"]]


def nothing(case: Case) -> None:
    """Said of what is the same whatever one does."""


def passes(case: Case) -> None:
    assert len(case.before.actions(case.seat)) == 1


RACES = (("rally", 2), ("rally", 3), ("rally", 4), ("patience", 1))

CHECKS: dict[str, Check] = {
    "pass": passes,
    "finish": finish,
    "out": out,
    "open": opened,
    "dear": dear,
    "spare": spare,
    "keeps": keeps,
    "card": card,
    "in-the-way": in_the_way,
    "no-way": no_way,
    "none-fits": none_fits,
    "fits": fits,
    "safe": safe,
    "sheltered": sheltered,
    "exposed": exposed,
    "against": against,
    "leader": leader,
    "follower": follower,
    "anywhere": nothing,
    "drive": drive,
    "nearer": nearer,
    "stop": stop,
    "early": early,
    "caps": caps,
    "ends": ends,
    "highest": highest,
    "tops": fits,
    "no-top": none_fits,
}
