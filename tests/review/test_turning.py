"""What is a turning point: as much alone as in company."""

from __future__ import annotations

from typing import Any

import pytest

from rallybox.core.record import Record
from rallybox.core.words import languages, speak
from rallybox.games import GAMES
from rallybox.review import turning
from rallybox.review.draft import Draft
from rallybox.review.story import story_of
from rallybox.review.telling import sentence
from rallybox.review.turning import LEAST, turning_points
from rallybox.review.working import work
from rallybox.tables.wire.base import Filled, Said
from rallybox.tables.wire.review import (
    WHOLE,
    Grade,
    ReviewDecision,
    ReviewMoment,
    ReviewOption,
    ReviewStep,
    TurningPoint,
)
from rallybox.tables.wire.socket import Choice

OFFER: Any = None
CHOICE = Choice(id=1, text="x", action=OFFER, says=Said(id="x", params={}))


def turns(change: tuple[int, ...]) -> int:
    """How many turning points there are if only the one decision changes anything."""
    seats = len(change)
    rows = tuple((WHOLE // 2, WHOLE - WHOLE // 2) for _ in range(seats))
    moments = [ReviewMoment(at=at, places=rows, doubt=0) for at in (0, 1)]
    nothing = (0,) * seats
    step = ReviewStep(at=0, seat=0, choice=CHOICE, decided=change, drawn=nothing)
    return len(turning_points(moments, [step], []))


def one_turn(
    decided: tuple[int, ...],
    drawn: tuple[int, ...],
    grade: Grade | None = None,
    forced: bool = False,
    reasons: tuple[Said, ...] = (),
) -> TurningPoint:
    """The turning point of a single action."""
    seats = len(decided)
    rows = tuple((WHOLE // 2, WHOLE - WHOLE // 2) for _ in range(seats))
    moments = [ReviewMoment(at=at, places=rows, doubt=0) for at in (0, 1)]
    step = ReviewStep(at=0, seat=0, choice=CHOICE, decided=decided, drawn=drawn)
    option = ReviewOption(choice=CHOICE, place=1.5, win=0.5, reasons=reasons)
    figures = dict.fromkeys(("lost", "low", "high", "win_lost", "win_low", "win_high"), 0.1)
    judged = (
        []
        if grade is None
        else [
            ReviewDecision(
                at=0, seat=0, choices=2, taken=option, best=option, grade=grade, **figures
            )
        ]
    )
    (found,) = turning_points(moments, [step], judged, {0} if forced else ())
    return found


@pytest.mark.parametrize(
    ("size", "found"), [(LEAST + 1, 1), (LEAST, 0), (-LEAST - 1, 1), (-LEAST, 0)]
)
def test_it_takes_as_much_alone_as_in_company(size: int, found: int) -> None:
    assert turns((size, -size)) == found
    assert turns((size,)) == found


MUCH = WHOLE // 4
REASON = Said(id="review-why-best", params={"seat": Filled(seats=(0,))})


@pytest.mark.parametrize(
    ("grade", "forced", "why"),
    [
        (None, False, "soon"),
        (None, True, "forced"),
        ("best", False, "best"),
        ("fine", False, "fine"),
        ("slip", False, "wrong"),
        ("mistake", False, "wrong"),
    ],
)
def test_a_decision_without_a_reason_of_the_game_says_how_good_it_was(
    grade: Grade | None, forced: bool, why: str
) -> None:
    found = one_turn((MUCH, -MUCH), (0, 0), grade, forced)
    assert [one.id for one in found.reasons] == [f"review-why-{why}"]
    told = {None: "decision", "best": "decision", "fine": "decision"}.get(grade, grade)
    assert found.says.id == f"review-turn-{'forced' if forced else told}"
    if grade is not None:
        assert one_turn((MUCH, -MUCH), (0, 0), grade, reasons=(REASON,)).reasons == (REASON,)


@pytest.mark.parametrize(
    ("drawn", "why"),
    [
        ((MUCH, 0, -MUCH), "The cards helped Ann most and hurt Cy most."),
        ((MUCH,), "Ann got the right cards."),
        ((-MUCH,), "Ann got the wrong cards."),
    ],
)
@pytest.mark.parametrize("forced", [True, False])
def test_cards_say_whom_they_helped_whoever_could_choose(
    drawn: tuple[int, ...], why: str, forced: bool
) -> None:
    found = one_turn((0,) * len(drawn), drawn, forced=forced)
    assert [sentence(one, ("Ann", "Bo", "Cy")) for one in found.reasons] == [why]
    assert found.says.id == "review-turn-draw"


@pytest.mark.usefixtures("hardly_thinking")
def test_every_turning_point_of_whole_games_says_why(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nobody is said to have chosen where there was nothing to choose from."""
    monkeypatch.setattr(turning, "MOST", 1000)
    monkeypatch.setattr(turning, "LEAST", -1)
    draft = Draft(story_of(record, GAMES))
    draft.add(work(draft.story, task) for task in draft.first)
    # With so few worlds all is noise; that does not matter here.
    monkeypatch.setattr("rallybox.review.split.doubt", lambda *_: -WHOLE)
    found = draft.report().turns
    assert {one.kind for one in found} <= {"decision", "draw"}
    ids = set()
    for turn in found:
        (place,) = [at for at, act in enumerate(draft.story.acts) if act.at == turn.at]
        choices = draft.story.states[place].actions(turn.seat)
        for language in languages():
            with speak(language):
                for said in (turn.says, *turn.reasons):
                    assert sentence(said, record.names)
        assert turn.reasons
        ids.add(turn.says.id)
        if turn.kind == "decision":
            forced = len(choices) == 1
            assert (turn.says.id == "review-turn-forced") == forced
            assert (turn.reasons[0].id == "review-why-forced") == forced
    assert "review-turn-decision" in ids
