"""What is agreed before many games begin: who learns, which bots play, what a game is worth.

A plan travels to other processes as a value, and every one of them makes its share of the games
from it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial

import msgspec

from rallybox.bots import make_bot
from rallybox.core.errors import Malformed
from rallybox.core.game import Game
from rallybox.core.setup import Setup
from rallybox.games import find_game
from rallybox.observing import REWARDS, observer_of
from rallybox.vector.batch import Batch, MakeBot

Options = Mapping[str, object]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Games of one set-up."""

    game: str
    options: dict[str, object]
    seed: int
    reward: str
    bots: tuple[str | None, ...]
    """By seat; None for those who learn."""
    keep_last: bool

    def batch(self, numbers: range, game: Game | None = None) -> Batch:
        """The games with these numbers. Where it has travelled, the game is found by its name."""
        game = game or find_game(self.game)
        makers: list[MakeBot | None] = [
            None if name is None else partial(make_bot, name, game) for name in self.bots
        ]
        observer = observer_of(game, game.setup(self.options))
        return Batch(observer, numbers, self.seed, self.reward, makers, self.keep_last)


def plan(
    game: Game,
    setup: Setup,
    seed: int,
    reward: str,
    learners: Collection[int] | None,
    bots: Mapping[int, str],
    keep_last: bool,
) -> Plan:
    """The plan, checked. Whoever is neither a learner nor a bot is a bot that plays at random; if
    no learners are named, everybody who is no bot learns."""
    if reward not in REWARDS:
        raise Malformed("vector-reward", reward=reward, rewards=REWARDS)
    seats = range(setup.players)
    learning = [seat for seat in seats if seat not in bots] if learners is None else learners
    strange = [seat for seat in (*learning, *bots) if seat not in seats]
    if strange:
        raise Malformed("vector-no-such-seat", seat=strange[0], last=setup.players - 1)
    both = [seat for seat in learning if seat in bots]
    if both or not learning:
        raise Malformed("vector-who", seat=both[0] if both else -1)
    for name in bots.values():
        make_bot(name, game)
    held = tuple(None if seat in learning else bots.get(seat, "random") for seat in seats)
    options = msgspec.to_builtins(setup)
    return Plan(
        game=game.name, options=options, seed=seed, reward=reward, bots=held, keep_last=keep_last
    )
