"""How sure the parts of the way to a result are, and that who cannot choose decides nothing."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

import pytest

from rallybox.core.outcome import Outcome
from rallybox.core.record import Record
from rallybox.games import GAMES
from rallybox.review import split
from rallybox.review.draft import Draft
from rallybox.review.line import DEALS, Line, together
from rallybox.review.story import Act, Story, story_of
from rallybox.review.turning import MUCH, verdict
from rallybox.review.working import Look, work
from rallybox.tables.wire.review import WHOLE, ReviewDriver, ReviewMoment, ReviewShare

ACTION: Any = None
SEATS = (0, 1, 0, 0, 2, 1, 0, 2, 1, 0)
CHANCY = {0, 3, 4, 7}
FORCED = {2, 3, 5, 9}
WORLDS = 16


def told_story() -> Story:
    """Ten actions of three seats; nobody asks what they were."""
    acts = [Act(at, seat, ACTION, at in CHANCY) for at, seat in enumerate(SEATS)]
    nothing: Any = None
    outcome = Outcome((1, 2, 3), (0, 0, 0), "toy")
    record = Record(
        game="toy",
        rules=1,
        setup={},
        fairness=nothing,
        names=("Ann", "Bo", "Cy"),
        actions=(),
        result=outcome,
    )
    return Story(nothing, record, [], acts, outcome)


def looked(random: Random, chance: float) -> Look:
    """So many worlds, each won by the first seat with this chance, or else by one of the others."""
    sums, squares = [0.0] * 9, [0.0] * 3
    for _ in range(WORLDS):
        first = 0 if random.random() < chance else random.choice((1, 2))
        order = [first, *(seat for seat in range(3) if seat != first)]
        squares[first] += 1.0
        for place, seat in enumerate(order):
            sums[3 * seat + place] += 1.0
    return Look(WORLDS, sums, squares)


def a_line(random: Random, chance: float = 0.5) -> Line:
    story = told_story()
    stands = {at: looked(random, chance) for at in range(len(SEATS))}
    expects = {at: looked(random, chance) for at in CHANCY}
    end = split.result(story.outcome, 0.0)
    return Line(story, stands, expects, FORCED, end, 1.0)


def parts(line: Line, seat: int) -> dict[int, int]:
    """What came of each part for this seat."""
    found = {DEALS: line.stations[0].rows[seat][0] - WHOLE // 3, 0: 0, 1: 0, 2: 0}
    for link in line._links:
        before, after = (line.stations[at].rows[seat][0] for at in (link.before, link.after))
        found[link.by] += after - before
    return found


def test_where_nobody_can_choose_two_stations_are_one() -> None:
    line = a_line(Random(1))
    assert line.state[2] == line.state[3] == line.expected[3], "a forced one, then one with dice"
    assert line.state[5] == line.state[6]
    assert line.state[9] == line.state[10] == len(line.stations) - 1
    assert line.stations[line.state[9]].rows[0][0] == WHOLE, "nothing could happen any more"
    assert line.state[0] != line.expected[0] != line.state[1] != line.state[2]


def test_worlds_of_one_station_count_together() -> None:
    random = Random(2)
    looks = [looked(random, 0.5) for _ in range(3)]
    found = together(looks)
    assert found.worlds == 3 * WORLDS
    assert found.sums[0] == sum(look.sums[0] for look in looks)
    assert found.squares[2] == sum(look.squares[2] for look in looks)


def test_the_doubt_of_the_parts_is_how_far_they_scatter() -> None:
    """The same race looked at four hundred times: intervals hold as often as they say."""
    random = Random(3)
    lines = [a_line(random) for _ in range(400)]
    ways = [parts(line, 0) for line in lines]
    all_parts = ([w[DEALS] for w in ways], [w[0] for w in ways], [w[1] + w[2] for w in ways])
    told = {
        "luck or skill": (
            [way[DEALS] - way[0] for way in ways],
            [line.luck_or_skill_doubt(0) for line in lines],
        ),
        "the widest part": (
            max(all_parts, key=scatter),
            [line.parts_doubt(0) for line in lines],
        ),
    }
    for name, (values, doubts) in told.items():
        mean = sum(values) / len(values)
        hold = sum(abs(value - mean) <= doubt for value, doubt in zip(values, doubts, strict=True))
        assert 0.92 <= hold / len(values) <= 0.99, name
        said = sum(doubts) / len(doubts) / split.SURE
        assert said == pytest.approx(scatter(values), rel=0.15), name


def scatter(values: list[int]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))


def test_few_worlds_that_agree_are_not_certain() -> None:
    agreed = Look(16, [16.0, 0, 0, 0, 16.0, 0, 0, 0, 16.0], [16.0, 0.0, 0.0])
    assert WHOLE / 50 < split.doubt(agreed, 3) < WHOLE / 10
    many = Look(10_000, [625 * one for one in agreed.sums], [625 * one for one in agreed.squares])
    assert split.doubt(many, 3) < WHOLE / 1000


@pytest.mark.usefixtures("hardly_thinking")
def test_an_action_to_which_there_is_no_other_decides_nothing(record: Record) -> None:
    draft = Draft(story_of(record, GAMES))
    draft.add(work(draft.story, task) for task in draft.first)
    forced = 0
    for index, step in enumerate(draft.report().steps):
        act = draft.story.acts[index]
        if len(draft.story.states[index].actions(act.seat)) == 1:
            forced += 1
            assert not any(step.decided)
    assert forced or draft.story.players == 1, "there are some in every race"


# -- the race in a sentence ------------------------------------------------------------------------


def a_verdict(deals: int, mine: int, unsure: int) -> str:
    """Of a race whose winner came from a third to the win in this way."""
    others = WHOLE - WHOLE // 3 - deals - mine
    share = ReviewShare(fair=WHOLE // 3, deals=deals, mine=mine, others=others, result=WHOLE)
    drivers = [
        ReviewDriver(
            seat=seat,
            choices=0,
            grades={},
            accuracy=None,
            lost=0.0,
            win=share,
            doubt=0,
            place=share,
        )
        for seat in range(3)
    ]
    rows = ((WHOLE // 3,) * 3,) * 3
    moments = [ReviewMoment(at=at, places=rows, doubt=WHOLE // 100) for at in range(8)]
    return verdict(Outcome((1, 2, 3), (0, 0, 0), "toy"), moments, drivers, True, [unsure] * 3).id


@pytest.mark.parametrize("way", [1, -1])
def test_luck_and_skill_are_told_apart_only_beyond_the_noise(way: int) -> None:
    more, less = WHOLE // 2, WHOLE // 6
    deals, mine = (more, less) if way > 0 else (less, more)
    clear = "review-verdict-luck" if way > 0 else "review-verdict-skill"
    assert a_verdict(deals, mine, unsure=0) == clear
    assert a_verdict(deals, mine, unsure=WHOLE // 3 - 1) == clear
    assert a_verdict(deals, mine, unsure=WHOLE // 3) == "review-verdict-both"
    assert a_verdict(MUCH, 0, unsure=0) != clear, "what is little decides nothing"
