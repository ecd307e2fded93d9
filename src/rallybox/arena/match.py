"""One game between bots, as fast as it goes or with a record."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from hashlib import blake2b
from typing import NamedTuple

from rallybox.arena.luck.watch import Watch
from rallybox.bots.bot import Bot, RandomBot
from rallybox.bots.faults import Fault
from rallybox.core.actions import Action
from rallybox.core.dice import Dice, SeededDice
from rallybox.core.events import Event
from rallybox.core.fair import Fairness
from rallybox.core.game import Game
from rallybox.core.outcome import Outcome
from rallybox.core.playout import random_match
from rallybox.core.record import Record, Recorder
from rallybox.core.setup import Setup
from rallybox.core.state import State


class Played(NamedTuple):
    """What is left of a match."""

    outcome: Outcome
    decisions: int
    turns: int
    """Turns or tricks as the game counts them; the decisions where it does not."""
    order: tuple[int, ...]
    """The seats in the order in which they started."""
    faults: tuple[Fault, ...] = ()
    """What went wrong with bots that are somebody else's programs."""


class Player:
    """A bot at a table, with dice of its own."""

    __slots__ = ("bot", "dice")

    def __init__(self, bot: Bot, dice: Dice) -> None:
        self.bot = bot
        self.dice = dice

    def decide(self, state: State, seat: int) -> Action:
        """What the bot does now, checked: rules trust whoever applies an action."""
        actions = state.actions(seat)
        bot = self.bot
        if not bot.looks:
            return bot.decide(None, actions, self.dice)
        action = bot.decide(state.view(seat), actions, self.dice)
        if action not in actions:
            raise ValueError(f"{type(bot).__name__} chose {action}, which is not listed")
        return action

    def leave(self, state: State, seat: int) -> None:
        """The game is over, or cannot go on."""
        self.bot.close(state.view(seat) if self.bot.looks and not state.to_act else None)


@contextmanager
def closing_all(players: Mapping[int, Player], state: State) -> Iterator[None]:
    """Let the bots go, whichever way a game ends."""
    try:
        yield
    finally:
        with ExitStack() as everybody:
            for seat, player in players.items():
                everybody.callback(player.leave, state, seat)


def play_out(
    game: Game, state: State, players: Sequence[Player], dice: Dice, watch: Watch | None = None
) -> Played:
    """Play a fresh game to its end; somebody may watch its luck."""
    order = game.starting_order(state)
    decisions = 0
    with closing_all(dict(enumerate(players)), state):
        if all(type(player) is Player and type(player.bot) is RandomBot for player in players):
            # Nobody looks at anything, so the game need not come back to Python until it is over.
            decisions = random_match(state, dice, [player.dice for player in players])
        while to_act := state.to_act:
            seat = to_act[0]
            action = players[seat].decide(state, seat)
            if watch is None:
                state.apply(seat, action, dice)
            else:
                watch.act(state, seat, action, players[seat].bot, dice)
            decisions += 1
    outcome = state.outcome
    assert outcome is not None, "nobody owes a decision, but the game is not over"
    faults = tuple([fault for player in players for fault in player.bot.faults])
    return Played(outcome, decisions, game.turns(state) or decisions, order, faults)


def play_match(
    game: Game,
    setup: Setup,
    bots: Sequence[Bot],
    seed: int | str,
    heard: list[Event] | None = None,
    player: Callable[[Bot, Dice], Player] = Player,
) -> Played:
    """Play one game. The game and each bot have their own dice, all derived from `seed`.

    Every event after the deal goes into `heard`, for those who count them; `player` seats a bot,
    for those who watch what it does.
    """
    dice = SeededDice(f"{seed} game")
    players = [player(bot, SeededDice(f"{seed} bot {seat}")) for seat, bot in enumerate(bots)]
    state = game.start(setup, dice)
    state.heard = heard
    return play_out(game, state, players, dice)


def seed_secret(seed: int | str) -> bytes:
    """A table's secret from a seed, for games that can be had again. Others can guess it."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"rallybox table").digest()


def bot_dice(secret: bytes, seat: int) -> SeededDice:
    """The dice of a bot at a table: as secret as the table's own, and not the same."""
    mark = blake2b(secret, digest_size=32, person=b"rallybox bot").hexdigest()
    return SeededDice(f"{mark} {seat}")


def record_match(
    game: Game,
    setup: Mapping[str, object],
    bots: Sequence[Bot],
    names: Sequence[str],
    secret: bytes,
) -> Record:
    """Play one game at a table's dice and keep its record."""
    recorder = Recorder(game, setup, Fairness.of(secret))
    players = [Player(bot, bot_dice(secret, seat)) for seat, bot in enumerate(bots)]
    state = recorder.state
    with closing_all(dict(enumerate(players)), state):
        while to_act := state.to_act:
            seat = to_act[0]
            recorder.play(seat, players[seat].decide(state, seat))
    return recorder.record(tuple(names))
