"""Many games side by side, in compiled code: one step decides once in each of them.

All that comes of it is written into arrays that are made once: a row and a mask for the seat that
decides next, who that is, which games have just ended and what they were worth. A game that is over
begins again at once. Every game has dice of its own, which follow from the seed, its number and how
many it has played; so the stream of a game is the same, whatever goes on beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rallybox.bots.bot import Bot
from rallybox.core.actions import Action
from rallybox.core.dice import SeededDice
from rallybox.core.state import State
from rallybox.observing.observer import NO_ACTIONS, Observer

MakeBot = Callable[[], Bot]
FINE: Final[i64] = -1
LEAVE: Final[i64] = -2
"""Instead of an action: the game is left. It ends at once, is worth nothing to anybody, and the
next one begins; for time limits."""


class Batch:
    """So many games. `actions` is read, all other arrays are written by `step`."""

    def __init__(
        self,
        observer: Observer,
        numbers: range,
        seed: int,
        reward: str,
        bots: Sequence[MakeBot | None],
        keep_last: bool,
    ) -> None:
        count = len(numbers)
        players = int(observer.players)
        self.observer = observer
        self.game = observer.game
        self.setup = observer.setup
        self.seed = seed
        self.reward = reward
        self.count: i64 = count
        self.first: i64 = numbers.start
        """The number of the first game: the others follow."""
        self.makers = list(bots)
        """By seat: how a bot is made for each new game; None for those who learn."""
        self.keep_last = keep_last
        self.orders: list[Action] = [self.game.action(i) for i in range(self.game.action_total)]
        self.rows = vec[u8](bytes(count * int(observer.size)))
        self.masks = vec[u8](bytes(count * int(observer.total)))
        self.actions = vec[i64]([0] * count)
        self.seats = vec[u8](bytes(count))
        """Who decides next."""
        self.done = vec[u8](bytes(count))
        """1 where the step has ended a game; what is seen there is the next one already."""
        self.rewards = vec[float]([0.0] * (count * players))
        """What a game that has just ended was worth, by game and seat; 0 where none has."""
        self.lasts = vec[u8](bytes(count * int(observer.size) if keep_last else 0))
        """What the seat that decided last saw at the end of a game that has just ended."""
        self.played = vec[i64]([0] * count)
        """How many games each has begun; the one that goes on is counted."""
        self._sit_down(players)

    def _sit_down(self, players: int) -> None:
        """Begin all games."""
        count = int(self.count)
        self.states: list[State] = []
        self.dice: list[SeededDice] = []
        self.offered: list[Sequence[Action]] = [NO_ACTIONS] * count
        self.seated: list[list[Bot | None]] = [[None] * players for _ in range(count)]
        self.bot_dice: list[SeededDice] = []
        self.samplers: list[SeededDice] = []
        self.with_bots = any(maker is not None for maker in self.makers)
        for index in range(count):
            self.dice.append(SeededDice(0))
            self.bot_dice.append(self.dice[index])
            self.states.append(self._fresh(index))
            self._ask(index, True)

    # -- stepping ----------------------------------------------------------------------------

    def wrong(self) -> i64:
        """The first game whose action is not legal; −1 if all are."""
        total = self.observer.total
        at: i64 = 0
        for index in range(self.count):
            action = self.actions[index]
            if action != LEAVE and (action < 0 or action >= total or not self.masks[at + action]):
                return index
            at += total
        return FINE

    def step(self, blanked: bool = False) -> None:
        """Do what `actions` says in every game. All of them must be legal; see `wrong`.

        `blanked`: all numbers of `rows` are 0, and those of `masks` if they are short.
        """
        players = self.observer.players
        orders = self.orders
        for index in range(self.count):
            if self.done[index]:
                self.done[index] = 0
                for seat in range(players):
                    self.rewards[index * players + seat] = 0.0
            state = self.states[index]
            action = self.actions[index]
            if action == LEAVE:
                self._show_last(index, state)
                self._let_go(index, state)
                self.states[index] = self._fresh(index)
            else:
                state.apply(self.seats[index], orders[action], self.dice[index])
            self._ask(index, blanked)

    def _ask(self, index: i64, blanked: bool) -> None:
        """Go on until somebody who learns has to decide, and write what they see and may do."""
        observer = self.observer
        state = self.states[index]
        seat: i64 = 0
        while True:
            to_act = state.to_act
            if not to_act:
                self._end(index, state)
                state = self.states[index] = self._fresh(index)
                continue
            seat = to_act[0]
            if not self.with_bots or self.makers[seat] is None:
                break
            self._move(index, seat, state)
        self.seats[index] = u8(seat)
        row, mask = index * observer.size, index * observer.total
        if blanked:
            observer.write_blank(state, seat, self.rows, row)
        else:
            observer.write(state, seat, self.rows, row)
        if blanked and observer.short:
            self.offered[index] = observer.offer_blank(state, seat, self.masks, mask)
        else:
            offered = self.offered[index]
            self.offered[index] = observer.offer(state, seat, self.masks, mask, offered)

    def _move(self, index: i64, seat: i64, state: State) -> None:
        """A bot decides."""
        bot = self.seated[index][seat]
        assert bot is not None
        actions = state.actions(seat)
        action = bot.decide(state.view(seat) if bot.looks else None, actions, self.bot_dice[index])
        # Rules trust whoever applies an action, and a bot may be somebody else's class.
        if bot.looks and action not in actions:
            raise ValueError(f"{type(bot).__name__} chose {action}, which is not listed")
        state.apply(seat, action, self.dice[index])

    def _end(self, index: i64, state: State) -> None:
        """A game is over: what it was worth."""
        outcome = state.outcome
        assert outcome is not None
        observer = self.observer
        worth = observer.rewards(outcome, self.reward)
        at = index * observer.players
        for one in worth:
            self.rewards[at] = one
            at += 1
        self._show_last(index, state)
        self._let_go(index, state)

    def _show_last(self, index: i64, state: State) -> None:
        """How a game that has ended looked to who decided last."""
        self.done[index] = 1
        if self.keep_last:
            observer = self.observer
            observer.write(state, i64(self.seats[index]), self.lasts, index * observer.size)

    def _let_go(self, index: i64, state: State) -> None:
        """Tell the bots that a game is over, or was left."""
        if not self.with_bots:
            return
        for seat, bot in enumerate(self.seated[index]):
            if bot is not None:
                bot.close(state.view(seat) if bot.looks and not state.to_act else None)

    def close(self) -> None:
        """Nobody steps any more: let go of what bots hold."""
        for index in range(self.count):
            self._let_go(index, self.states[index])

    def _fresh(self, index: i64) -> State:
        """The next game of this number, and bots for it."""
        name = f"{self.seed} {self.first + index} {self.played[index]}"
        self.played[index] += 1
        dice = self.dice[index] = SeededDice(name)
        if self.with_bots:
            self.bot_dice[index] = SeededDice(f"{name} bots")
            self.seated[index] = [None if maker is None else maker() for maker in self.makers]
        return self.game.start(self.setup, dice)

    # -- chance as a player --------------------------------------------------------------------

    def sample(self) -> None:
        """Write a legal action, each as likely as the others, into `actions` for every game."""
        if not self.samplers:
            for index in range(self.count):
                self.samplers.append(SeededDice(f"{self.seed} {self.first + index} sample"))
        observer = self.observer
        for index in range(self.count):
            offered = self.offered[index]
            dice = self.samplers[index]
            if offered:
                self.actions[index] = offered[dice.below(len(offered))].id
                continue
            state, seat = self.states[index], i64(self.seats[index])
            number = dice.below(state.choices(seat))
            self.actions[index] = observer.pick(state, seat, number)
