"""Do the intervals of decision losses hold what ten times the effort finds?"""

from __future__ import annotations

from review.keeping import Kept, today
from review.tables import Table, play

from rallybox.core.dice import SeededDice
from rallybox.games import GAMES
from rallybox.review.judging import Judgement, judge
from rallybox.review.story import story_of

TENFOLD = 10.0


class Compared(Kept, kw_only=True):
    """A decision judged twice, with other dice."""

    place: int
    usual: Judgement
    tenfold: Judgement

    @property
    def covered(self) -> bool:
        """Does the interval hold what the longer search finds?"""
        return self.usual.low <= self.tenfold.lost <= self.usual.high

    @property
    def win_covered(self) -> bool:
        """Does that of the chance to win?"""
        lost = self.tenfold.best.win - self.tenfold.taken.win
        return self.usual.win_low <= lost <= self.usual.win_high


def compare(table: Table, seed: str, decisions: int) -> list[Compared]:
    """Some decisions of one game, at random."""
    story = story_of(play(table, seed), GAMES)
    dice = SeededDice(f"{seed} {table} decisions")
    asked = [
        index
        for index, act in enumerate(story.acts)
        if len(story.states[index].actions(act.seat)) > 1
    ]
    found = []
    for _ in range(min(decisions, len(asked))):
        place = asked.pop(dice.below(len(asked)))
        act, state = story.acts[place], story.states[place]
        view, actions = state.view(act.seat), state.actions(act.seat)
        usual, tenfold = (
            judge(
                story.game,
                view,
                actions,
                act.action,
                SeededDice(f"{seed} {place} {effort}"),
                effort,
            )
            for effort in (1.0, TENFOLD)
        )
        found.append(
            Compared(table=table, mark=today(table), place=place, usual=usual, tenfold=tenfold)
        )
    return found
