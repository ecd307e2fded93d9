"""How far each character's driving differs from that of a neutral driver of the same strength.

    PYTHONPATH=build/compiled python scripts/manners.py GAME --games 20

Decisions of games between neutral drivers are put to each character, too. The table says how often
it decides otherwise, and how much there is of each trait that it likes (or does not) in the neutral
driver's decisions and in its own, for every hundred decisions with a choice.
"""

from __future__ import annotations

import argparse
from collections import Counter

from rallybox.bots.drivers import QuickBot
from rallybox.bots.guides import guide_of
from rallybox.bots.manners import Manners, manners_of
from rallybox.bots.scale import CHARACTERS
from rallybox.core import Action, Game, SeededDice, View
from rallybox.games import find_game


class Tally:
    """What was seen of one character."""

    def __init__(self) -> None:
        self.decisions = 0
        self.differ = 0
        self.neutral: Counter[str] = Counter()
        self.own: Counter[str] = Counter()

    def count(self, manners: Manners, view: View, one: Action, own: Action) -> None:
        """What the neutral driver does, and what this one would do."""
        self.decisions += 1
        self.differ += one is not own
        for sums, action in ((self.neutral, one), (self.own, own)):
            for trait, much in manners.traits(view, action).items():
                sums[trait] += much  # type: ignore[assignment]


def compared(game: Game, games: int) -> dict[str, Tally]:
    """Play, and ask everybody."""
    manners, guide = manners_of(game), guide_of(game)
    neutral = QuickBot(guide)
    drivers = {name: QuickBot(guide, manners, manners.likes[name]) for name in CHARACTERS}
    found = {name: Tally() for name in CHARACTERS}
    for number in range(games):
        dice = SeededDice(f"manners {number}")
        state = game.start(game.setup({"players": 4}), dice)
        while state.to_act:
            seat = state.to_act[0]
            actions, view = state.actions(seat), state.view(seat)
            one = neutral.decide(view, actions, dice)
            if len(actions) > 1:
                for name, driver in drivers.items():
                    own = driver.decide(view, actions, SeededDice(number))
                    found[name].count(manners, view, one, own)
            state.apply(seat, one, dice)
    return found


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    options = parser.parse_args()
    game = find_game(options.game)
    for name, tally in compared(game, options.games).items():
        changes = [
            f"{trait} {100 * tally.neutral[trait] / tally.decisions:.1f} → "
            f"{100 * tally.own[trait] / tally.decisions:.1f}"
            for trait in manners_of(game).likes[name]
        ]
        other = f"{100 * tally.differ / tally.decisions:.0f}%"
        print(f"| {name} | {tally.decisions} | {other} | {'; '.join(changes)} |")


if __name__ == "__main__":
    main()
