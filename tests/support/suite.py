"""What `tests/conformance` does with each of our games, for others and on smaller numbers."""

from __future__ import annotations

from rallybox.core import Game, conformance
from rallybox.core.conformance import Broken


def put_through_the_suite(game: Game, seeds: int = 6) -> None:
    """Every promise of the contract, at every variant and number of players."""
    for variant, numbers in game.variants.items():
        for players in numbers:
            setup = game.setup({"variant": variant, "players": players})
            for seed in range(seeds):
                conformance.check_walk(game, setup, seed)
            first = conformance.final_position(game, setup, 5)
            if conformance.final_position(game, setup, 5) != first:
                raise Broken("the same seed gives another game")
            unvaried = conformance.unvaried(game, setup, "secrets")
            if unvaried:
                raise Broken(f"never varied: {unvaried}")
    for number in range(game.action_total):
        action = game.action(number)
        if action.id != number or game.parse(action.text) is not action:
            raise Broken(f"{action} does not lead back to itself")
