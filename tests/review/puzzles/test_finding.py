"""Finding puzzles: one that was planted is found, what is none is not, and the seed decides."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

from rallybox.core import Malformed, SeededDice
from rallybox.review.puzzles import weighing
from rallybox.review.puzzles.finding import answers, cells, find, graded, in_game, puzzle_in
from rallybox.review.puzzles.puzzle import Option, Puzzle
from rallybox.review.puzzles.weighing import Weighed, weigh
from toy import COINRACE, RoundState, ToyView
from toy.state import CARD, FLIP, WALK


def planted(card: int = 3, at: int = 0) -> ToyView:
    """The card leads over the line at once; nobody else can be there before."""
    state = COINRACE.start(COINRACE.setup({"first": 0}), SeededDice(1))
    assert isinstance(state, RoundState)
    state.cards[0] = card
    state.spaces[0] = at
    return state.view(state.to_act[0])


def test_what_was_planted_is_found() -> None:
    puzzle = puzzle_in(COINRACE, planted(), WALK, "7")
    assert puzzle is not None
    assert puzzle.answers == (CARD.id,)
    assert puzzle.obvious == WALK.id
    assert {option.action for option in puzzle.options} == {WALK.id, FLIP.id, CARD.id}
    assert puzzle == puzzle_in(COINRACE, planted(), WALK, "7")


def test_what_is_obvious_is_no_puzzle() -> None:
    assert puzzle_in(COINRACE, planted(), CARD, "7") is None


def test_what_comes_to_the_same_is_no_puzzle() -> None:
    """With a 1, the card and a walk lead equally far."""
    assert puzzle_in(COINRACE, planted(card=1, at=2), WALK, "7") is None


def weighed(*behind: float, least: float = 0.02) -> list[Weighed]:
    return [
        Weighed(action, 0.8 - far, 0.5 - far, far, least if far else 0.0)
        for action, far in zip((WALK, FLIP, CARD, CARD), behind, strict=False)
    ]


def test_who_is_as_good_as_the_best_is_right_too() -> None:
    assert answers(weighed(0.0, 0.001, 0.2, 0.3)) == [WALK, FLIP]
    assert answers(weighed(0.0, 0.1, 0.2)) == [WALK]


def test_where_most_actions_are_right_nothing_stands_out() -> None:
    assert answers(weighed(0.0, 0.001, 0.2)) == []
    assert answers(weighed(0.0, 0.001, 0.002, 0.2)) == []


@pytest.mark.parametrize(
    "doubtful",
    [weighed(0.0, 0.03, 0.2), weighed(0.0, 0.1, 0.2, least=-0.01), weighed(0.0, 0.0, 0.0)],
    ids=["too near", "within the noise", "all alike"],
)
def test_what_may_be_noise_is_no_puzzle(doubtful: list[Weighed]) -> None:
    assert answers(doubtful) == []


def test_what_wins_more_often_is_never_wrong() -> None:
    best, other, last = weighed(0.0, 0.1, 0.2)
    assert answers([best, other._replace(win=0.6), last]) == []


def test_weighing_follows_from_the_dice() -> None:
    view = planted()
    actions = (WALK, FLIP, CARD)
    once, again, other = (
        weigh(COINRACE, view, actions, SeededDice(seed), 1.0) for seed in (3, 3, 4)
    )
    assert once == again
    assert once != other
    assert once[0].action is other[0].action is CARD
    assert [one.behind for one in once] == sorted(one.behind for one in once)


def test_chances_to_win_are_on_the_scale_of_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """As far as worlds are trusted; what is best in placing stays so."""
    found = []
    for trust in (1.0, 0.47, 0.0):
        monkeypatch.setattr(weighing, "trust_of", lambda _, trust=trust: trust)
        found.append(weigh(COINRACE, planted(), (WALK, FLIP, CARD), SeededDice(3), 1.0))
    plain, less, alike = found
    players = planted().setup.players
    for one, other, last in zip(plain, less, alike, strict=True):
        assert (one.action, one.placing, one.behind) == (other.action, other.placing, other.behind)
        if 0.0 < one.win < 1.0:
            assert abs(other.win - 1 / players) < abs(one.win - 1 / players)
            assert last.win == pytest.approx(1 / players)
    assert any(one.win != other.win for one, other in zip(plain, less, strict=True))


def test_every_decision_of_a_game_is_looked_at() -> None:
    """And the same dice find the same."""
    setup = COINRACE.setup({"spaces": 9})
    once, again = (list(in_game(COINRACE, setup, SeededDice(5))) for _ in range(2))
    assert once == again
    assert len(once) > 5


def test_the_seed_decides_what_is_found() -> None:
    """With this one there is soon something."""
    told: list[tuple[int, int]] = []
    first = [
        next(iter(find(COINRACE, "6", cells(COINRACE), lambda *so_far: told.append(so_far))))
        for _ in range(2)
    ]
    assert first[0] == first[1]
    assert told[-1][0] >= 0


def test_a_variant_that_there_is_not() -> None:
    with pytest.raises(Malformed):
        cells(COINRACE, "uphill")
    only = next(iter(COINRACE.variants))
    assert {setup.variant for setup in cells(COINRACE, only)} == {only}


def test_grades_are_thirds_from_easy_to_hard() -> None:
    found = next(islice(iter([puzzle_in(COINRACE, planted(), WALK, "7")]), 1))
    assert isinstance(found, Puzzle)
    options = (Option(1, 0.9, 0.9), Option(2, 0.5, 0.5))
    many = [
        msgspec.structs.replace(found, id=str(solved), solved=solved, right=1, options=options)
        for solved in (2, 9, 5, 10, 0, 7)
    ]
    assert [(one.id, one.grade) for one in graded(many)] == [
        *(("10", 1), ("9", 1)),
        *(("7", 2), ("5", 2)),
        *(("2", 3), ("0", 3)),
    ]
