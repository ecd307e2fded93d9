"""Whole reviews: the parts add up to the last digit, in all rule sets."""

from __future__ import annotations

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from rallybox.arena.reviewing import with_processes
from rallybox.core.dice import SeededDice
from rallybox.core.errors import Malformed
from rallybox.core.fair import Fairness
from rallybox.core.record import TAKE_BACK, Record, Recorder
from rallybox.games import GAMES
from rallybox.review import WHOLE, Review, review
from rallybox.review.draft import Draft
from rallybox.review.judging import Judgement, Worth
from rallybox.review.story import story_of
from rallybox.review.working import Done, work
from support.samples import ALONE, ALONE_VARIANT, OURS


def first_graph(record: Record) -> Review:
    """All that needs no judging."""
    draft = Draft(story_of(record, GAMES))
    draft.add(work(draft.story, task) for task in draft.first)
    return draft.report()


def check_sums(found: Review, record: Record) -> None:
    """Whatever must add up."""
    assert record.result is not None
    winners = record.result.winners
    seats = len(found.drivers)
    for before, step, after in zip(found.moments, found.steps, found.moments[1:], strict=False):
        for seat in range(seats):
            moved = after.places[seat][0] - before.places[seat][0]
            assert step.decided[seat] + step.drawn[seat] == moved
    for moment in found.moments:
        for row in (*moment.places, *zip(*moment.places, strict=True)):
            assert seats == 1 or abs(sum(row) - WHOLE) < WHOLE / 100_000
            assert all(0 <= chance <= WHOLE for chance in row)
    for driver in found.drivers:
        for share in (driver.win, driver.place):
            assert share.fair + share.deals + share.mine + share.others == share.result
        if seats > 1:
            won = WHOLE // len(winners) if driver.seat in winners else 0
            level = record.result.places.count(record.result.places[driver.seat])
            place = WHOLE * (2 * record.result.places[driver.seat] + level - 1) // 2
            assert (driver.win.fair, driver.win.result) == (WHOLE // seats, won)
            assert driver.place.result == place


@pytest.mark.usefixtures("hardly_thinking")
def test_the_parts_add_up_to_the_last_digit(record: Record) -> None:
    check_sums(first_graph(record), record)


@pytest.mark.long
@pytest.mark.usefixtures("hardly_thinking")
def test_a_whole_review(record: Record) -> None:
    told: list[tuple[int, int]] = []
    found = review(record, 0.01, progress=lambda done, parts: told.append((done, parts)))
    check_sums(found, record)
    assert found.done == 1.0
    assert told[-1][0] == told[-1][1] == len(told)
    for decision in found.decisions:
        assert 0.0 <= decision.low <= decision.lost <= decision.high
        assert decision.win_low <= decision.win_lost <= decision.win_high
        if decision.low == 0.0:  # what was taken may be the best: then it cost nothing
            assert decision.win_low <= 0.0 <= decision.win_high
        assert (decision.grade == "best") == (decision.best is decision.taken)
        assert decision.low > 0.0 or decision.grade in ("best", "fine")
    for driver in found.drivers:
        assert sum(driver.grades.values()) == driver.choices


@pytest.mark.long
def test_two_processes_find_the_same(short_record: Record) -> None:
    alone = review(short_record, 0.01, "two")
    assert review(short_record, 0.01, "two", share=with_processes(2, "two", 0.01)) == alone


def back_and_forth() -> Record:
    """A game alone whose every fifth action is taken back once."""
    game = OURS[ALONE]
    setup = game.settle(game.setup({"variant": ALONE_VARIANT}), SeededDice(1))
    number = game.number(setup)
    assert number is not None
    recorder = Recorder(game, to_builtins(setup), Fairness.numbered(number))
    dice, played = SeededDice(1), 0
    while recorder.state.to_act:
        actions = recorder.state.actions(0)
        recorder.play(0, actions[dice.below(len(actions))])
        played += 1
        if played % 5 == 0 and recorder.state.outcome is None:
            recorder.play(0, TAKE_BACK)
    return recorder.record(("Ann",))


@pytest.mark.usefixtures("hardly_thinking")
def test_what_was_taken_back_did_not_happen() -> None:
    record = back_and_forth()
    backs = sum(line == f"0 {TAKE_BACK.text}" for line in record.actions)
    assert backs > 1
    found = first_graph(record)
    check_sums(found, record)
    assert len(found.steps) == len(record.actions) - 2 * backs
    played = [record.actions[step.at].split(" ", 1)[1] for step in found.steps]
    assert played == [step.choice.text for step in found.steps]
    assert TAKE_BACK.text not in played


@pytest.mark.usefixtures("hardly_thinking")
def test_alone_it_is_about_a_full_success() -> None:
    found = first_graph(back_and_forth())
    (driver,) = found.drivers
    assert driver.win.others == 0
    assert driver.win.fair == found.moments[0].places[0][0]
    assert all(abs(sum(moment.places[0]) - WHOLE) <= 1 for moment in found.moments)
    assert found.verdict.id == "review-verdict-alone-so-far"


@pytest.mark.usefixtures("hardly_thinking")
def test_alone_nothing_is_said_of_wrong_moves_before_all_are_judged() -> None:
    draft = Draft(story_of(back_and_forth(), GAMES))
    draft.add(work(draft.story, task) for task in draft.first)
    *most, last = [task for task in draft.later if task.kind == "decides"]
    worth = Worth(draft.story.acts[0].action.id, 0.5, 0.5)
    fine = Judgement(2, worth, worth, 0.0, 0.0, 0.0, "best", 0.0, 0.0)
    draft.add(Done(task, judgement=fine) for task in most)
    assert not draft.judged
    assert draft.report().verdict.id == "review-verdict-alone-so-far"
    draft.add([Done(last, judgement=fine)])
    told = draft.report().verdict
    assert (told.id, told.params["count"]) == ("review-verdict-alone", 0)


def test_a_game_without_a_result_has_no_review(record: Record) -> None:
    with pytest.raises(Malformed, match="not over"):
        review(replace(record, result=None))
    with pytest.raises(Malformed, match="not over"):
        review(replace(record, actions=record.actions[:-1]))
