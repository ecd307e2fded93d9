"""Do the intervals of decision losses hold what ten times the effort finds?

`python -m review.coverage FILE --seed S --decisions 40`, which goes on where it was stopped.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from review.tables import Table, play, tables

from rallybox.core.dice import SeededDice
from rallybox.games import GAMES
from rallybox.review.judging import Judgement, judge
from rallybox.review.story import story_of

TENFOLD = 10.0


class Compared(msgspec.Struct):
    """A decision judged twice, with other dice."""

    table: Table
    place: int
    usual: Judgement
    tenfold: Judgement

    @property
    def covered(self) -> bool:
        """Does the interval hold what the longer search finds?"""
        return self.usual.low <= self.tenfold.lost <= self.usual.high


def read(file: Path) -> list[Compared]:
    """What has been compared."""
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=Compared) for line in file.read_bytes().splitlines()]


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
        found.append(Compared(table=table, place=place, usual=usual, tenfold=tenfold))
    return found


def main() -> None:
    """Read the arguments and compare."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--seed", required=True)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=4)
    args = parser.parse_args()
    args.file.parent.mkdir(parents=True, exist_ok=True)
    have = {one.table for one in read(args.file)}
    # Weaker bots are among them, for decisions that cost something.
    with args.file.open("ab") as out:
        for table in tables({"mixed": args.rounds}):
            if table not in have:
                for one in compare(table, args.seed, args.decisions):
                    out.write(msgspec.json.encode(one) + b"\n")
                out.flush()


if __name__ == "__main__":
    main()
