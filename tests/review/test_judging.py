"""What decisions are called; how far chances are trusted."""

from __future__ import annotations

from itertools import pairwise
from statistics import fmean

import pytest

from rallybox.bots.levels import CLEARLY, HARDLY
from rallybox.core.dice import SeededDice
from rallybox.core.record import Record
from rallybox.games import GAMES
from rallybox.review import judging
from rallybox.review.judging import Judgement, Worth, _chances, _compared, grade, judge
from rallybox.review.outlook import Trials
from rallybox.review.split import doubt, rows
from rallybox.review.story import story_of
from rallybox.review.trust import trusted
from rallybox.review.working import Look
from rallybox.tables.wire.review import WHOLE
from toy import COINRACE


@pytest.mark.parametrize(
    ("lost", "low", "best", "called"),
    [
        (0.0, 0.0, True, "best"),
        (0.5, 0.0, False, "fine"),
        (HARDLY - 0.001, 0.01, False, "fine"),
        (HARDLY, 0.01, False, "slip"),
        (CLEARLY - 0.001, 0.01, False, "slip"),
        (CLEARLY, 0.01, False, "mistake"),
    ],
)
def test_grades(lost: float, low: float, best: bool, called: str) -> None:
    """What may be noise is never held against anybody, however much it seems to be."""
    assert grade(lost, low, best) == called


LOOK = Look(100, [70.0, 20.0, 10.0, 30.0, 40.0, 30.0, 0.0, 40.0, 60.0], [50.0, 10.0, 0.0])


@pytest.mark.parametrize("trust", [0.4, 1.0, 1.3])
def test_every_seat_and_every_place_is_shared_out(trust: float) -> None:
    found = rows(LOOK, 3, trust)
    for line in (*found, *zip(*found, strict=True)):
        assert abs(sum(line) - WHOLE) < WHOLE / 100_000
        assert all(0 < chance < WHOLE for chance in line), "before the end nothing is certain"


def test_the_less_trust_the_closer_together() -> None:
    apart = [rows(LOOK, 3, trust)[0][0] for trust in (0.2, 0.5, 1.0, 1.5)]
    assert all(one < other for one, other in pairwise(apart))
    assert apart[2] == pytest.approx(0.7 * WHOLE, rel=0.01)


def test_alone_a_success_is_what_it_is() -> None:
    assert rows(Look(4, [3.0, 1.0], [2.5]), 1, 0.5) == ((WHOLE * 3 // 4, WHOLE // 4),)


@pytest.mark.parametrize("trust", [0.47, 1.0])
def test_a_single_world_is_shared_out_as_exactly(trust: float) -> None:
    one = Look(1, [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0], [1.0, 0.0, 0.0])
    found = rows(one, 3, trust)
    for line in (*found, *zip(*found, strict=True)):
        assert abs(sum(line) - WHOLE) < WHOLE / 100_000


# -- one scale for all chances to win --------------------------------------------------------------


@pytest.mark.parametrize("trust", [0.47, 1.0, 1.3])
def test_a_single_chance_is_trusted_like_those_of_a_moment(trust: float) -> None:
    many = Look(10**9, [10**7 * one for one in LOOK.sums], LOOK.squares)
    means = [0.7, 0.3, 0.0]
    for seat, row in enumerate(rows(many, 3, trust)):
        rivals = means[:seat] + means[seat + 1 :]
        assert row[0] / WHOLE == pytest.approx(trusted(means[seat], rivals, trust), abs=1e-5)


def test_an_untrusted_chance_grows_with_what_was_counted_and_keeps_its_ends() -> None:
    found = [trusted(part / 20, [0.1, 0.3], 0.47) for part in range(-1, 22)]
    assert (found[0], found[1], found[-2], found[-1]) == (0.0, 0.0, 1.0, 1.0)
    assert all(one < other for one, other in pairwise(found[1:-1]))
    assert trusted(0.2, [], 0.47) == 0.2, "alone a success is what it is"
    assert trusted(1.0, [0.0, 0.0], 0.47) == 1.0


def test_the_doubt_is_on_the_scale_of_the_chances() -> None:
    even = Look(100, [50.0, 50.0, 50.0, 50.0], [35.0, 35.0])
    far = doubt(even, 2) / WHOLE
    low, high = (trusted(0.5 + out, [0.5], 0.47) for out in (-far, far))
    assert doubt(even, 2, 0.47) == pytest.approx(WHOLE * (high - low) / 2, abs=2)
    assert doubt(even, 2, 0.47) < doubt(even, 2)


def two_actions() -> Trials:
    """In a few worlds; the second wins less."""
    found = Trials(2)
    found.placings = [[0.6, 0.7, 0.8, 0.7], [0.4, 0.6, 0.5, 0.4]]
    found.wins = [[0.5, 0.6, 0.7, 0.6], [0.2, 0.3, 0.4, 0.2]]
    found.rivals = [[1.0, 0.6], [2.0, 0.9]]
    return found


@pytest.mark.parametrize("trust", [0.47, 1.0])
def test_what_a_decision_cost_is_the_difference_of_what_is_told(
    monkeypatch: pytest.MonkeyPatch, trust: float
) -> None:
    monkeypatch.setattr(judging, "trust_of", lambda _: trust)
    game, trials = next(iter(GAMES.values())), two_actions()
    chances = _chances(game, trials)
    worths = [Worth(at, 0.7 - 0.2 * at, chance(0.0)) for at, chance in enumerate(chances)]
    assert [one.win for one in worths] == [
        trusted(0.6, [1.0, 0.6], trust),
        trusted(0.275, [2.0, 0.9], trust),
    ]
    found = _compared(worths, trials, chances, mine=1, choices=2)
    lost = found.best.win - found.taken.win
    assert found.win_low < lost < found.win_high
    reach = judging._reach(*trials.wins)
    low = trusted(0.6 - reach / 2, [1.0, 0.6], trust)
    assert found.win_low == low - trusted(0.275 + reach / 2, [2.0, 0.9], trust)
    if trust == 1.0:
        assert found.win_low == pytest.approx(0.325 - reach)
        assert found.win_high == pytest.approx(0.325 + reach)


def weighed(trials: Trials, mine: int, choices: int) -> Judgement:
    """A decision between these, where worlds are trusted."""
    chances = _chances(COINRACE, trials)
    worths = [
        Worth(at, fmean(placings), chance(0.0))
        for at, (placings, chance) in enumerate(zip(trials.placings, chances, strict=True))
    ]
    return _compared(worths, trials, chances, mine, choices)


def test_who_took_the_best_may_still_have_lost_in_chance_to_win() -> None:
    """Another one may be the best in placing after all, and win more or less often."""
    trials = two_actions()
    trials.placings = [[0.6, 0.7, 0.5, 0.7], [0.5, 0.6, 0.7, 0.6]]
    found, reach = weighed(trials, mine=0, choices=2), judging._reach(*trials.wins)
    assert (found.grade, found.win_high) == ("best", 0.0)
    assert found.win_low == pytest.approx(-0.325 - reach)
    trials.wins.reverse()
    found = weighed(trials, mine=0, choices=2)
    assert (found.grade, found.win_low) == ("best", 0.0)
    assert found.win_high == pytest.approx(0.325 + reach)


def test_beside_what_is_clearly_worse_nothing_was_lost() -> None:
    found = weighed(two_actions(), mine=0, choices=2)
    assert (found.low, found.win_low, found.win_high) == (0.0, 0.0, 0.0)


def test_what_was_not_compared_may_have_won_a_little_more_often_or_less() -> None:
    found, unseen = weighed(two_actions(), mine=0, choices=3), judging.SURE * judging.BLUR
    assert found.high == pytest.approx(unseen)
    assert (found.win_low, found.win_high) == pytest.approx((-unseen, unseen))


def test_what_surely_cost_places_is_not_measured_against_itself() -> None:
    """Only what may be the best counts, also where not all were compared."""
    for choices in (2, 3):
        found, reach = weighed(two_actions(), 1, choices), judging._reach(*two_actions().wins)
        assert found.low > 0.0
        assert (found.win_low, found.win_high) == pytest.approx((0.325 - reach, 0.325 + reach))


@pytest.mark.usefixtures("hardly_thinking")
def test_where_worlds_are_trusted_less_chances_are_closer(
    monkeypatch: pytest.MonkeyPatch, short_record: Record
) -> None:
    """On the way through a whole judgement: everybody's chances are counted, not only one's own."""
    story = story_of(short_record, GAMES)
    place = max(
        range(len(story.acts)), key=lambda at: len(story.states[at].actions(story.acts[at].seat))
    )
    act, state = story.acts[place], story.states[place]
    found = []
    for trust in (1.0, 0.47, 0.0):
        monkeypatch.setattr(judging, "trust_of", lambda _, trust=trust: trust)
        view, actions = state.view(act.seat), state.actions(act.seat)
        one = judge(story.game, view, actions, act.action, SeededDice("scale"), 0.01)
        found.append(abs(one.taken.win - 1 / story.players))
    assert found[0] > found[1] > found[2] == pytest.approx(0.0)
