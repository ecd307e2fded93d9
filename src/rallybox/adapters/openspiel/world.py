"""A game as a tree sees it: whose turn it is, chance included, and what everybody remembers.

States are never changed once they are here, so a copy of a world shares them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from rallybox.adapters.openspiel.chance import Chances, Open, TreeDice
from rallybox.core.actions import Action
from rallybox.core.dice import SeededDice
from rallybox.core.events import Event
from rallybox.core.game import Game
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.core.view import View
from rallybox.observing.memory import Memory
from rallybox.observing.unnumbered import unnumbered

CHANCE: Final = -1
GAMES_KNOWN: Final[dict[str, Game]] = {}
"""Those that OpenSpiel has been told of, by name: a world that travels says only this."""


class Deed(NamedTuple):
    """An action with all its throws, and the state that it was done in."""

    before: State
    seat: int
    action: Action
    throws: tuple[int, ...]

    def events(self) -> list[Event]:
        """What happened then. Few ask, so it is told again for them, not always beforehand."""
        return self.before.copy().play(self.seat, self.action, TreeDice(self.throws))


class Past(NamedTuple):
    """A move, and what was before it."""

    before: Past | None
    seat: int
    """`CHANCE` for a throw, which nobody sees as such."""
    move: int
    """The id of an action, or the outcome of a throw."""
    deed: Deed | None
    """What it has brought about; for an action that waits for throws, it comes with the last of
    them."""


class World:
    """One node of the tree. `state` is None before the deal."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.state: State | None = None
        self.seat: int | None = CHANCE
        """Who is to move: a seat, `CHANCE`, or nobody, since it is over."""
        self.chances: Chances = []
        """The outcomes, where chance is to move."""
        self._throws: tuple[int, ...] = ()
        self._pending: tuple[int, Action] | None = None
        self._first: State | None = None
        self._imagined = False
        self._past: Past | None = None
        self._kept: tuple[int, Memory] | None = None
        """In a world that somebody has imagined: what that seat remembers up to then."""
        self._carry_out()

    def copy(self) -> World:
        """The same node, to go on from."""
        twin = World.__new__(World)
        vars(twin).update(vars(self))
        return twin

    def __deepcopy__(self, memo: object) -> World:
        return self.copy()

    # -- moving ----------------------------------------------------------------------------------

    @property
    def now(self) -> State:
        """The state, once there is one."""
        assert self.state is not None
        return self.state

    def throw(self, outcome: int) -> None:
        """Chance decides so."""
        self._throws = (*self._throws, outcome)
        self._go_on(CHANCE, outcome)

    def act(self, action: Action) -> None:
        """The seat that is to move does so."""
        seat = self.seat
        assert seat is not None
        self._pending = (seat, action)
        self._go_on(seat, action.id)

    def _go_on(self, mover: int, move: int) -> None:
        """Carry out what is pending, if all its throws are known."""
        self._past = Past(self._past, mover, move, self._carry_out())

    def _carry_out(self) -> Deed | None:
        dice = TreeDice(self._throws)
        deed = None
        try:
            if self._pending is None:
                state = self._first = self.game.start(self.setup, dice)
            else:
                before = self.now
                state = before.copy()
                state.apply(*self._pending, dice)
                deed = Deed(before, *self._pending, self._throws)
        except Open as asked:
            self.chances, self.seat = asked.chances, CHANCE
            return None
        self.state, self.seat = state, _asked(state)
        self.chances, self._throws, self._pending = [], (), None
        return deed

    # -- knowing ---------------------------------------------------------------------------------

    def memory(self, seat: int) -> Memory | None:
        """All that a seat has ever seen; None before the deal."""
        return self._memory(seat, self._steps())

    def _memory(self, seat: int, steps: list[Past]) -> Memory | None:
        if self._first is None:
            return None
        if self._kept is not None and self._kept[0] == seat:
            memory = self._kept[1].copy()
        else:
            memory = Memory(self.game, self._first, seat)
        for step in steps:
            if step.seat == seat:
                memory.act(self.game.action(step.move))
            if step.deed is not None:
                memory.hear(step.deed.events())
        return memory

    def _steps(self) -> list[Past]:
        """All moves, the first one first."""
        steps, past = [], self._past
        while past is not None:
            steps.append(past)
            past = past.before
        return steps[::-1]

    # -- travelling ------------------------------------------------------------------------------

    def __reduce__(self) -> tuple[object, ...]:
        """Where it began and all moves: enough to get there again."""
        began, kept = None, None
        if self._imagined:
            assert self._first is not None
            began = msgspec.json.encode(self._first.dump())
            if self._kept is not None:
                memory = {name: v for name, v in vars(self._kept[1]).items() if name != "game"}
                kept = (self._kept[0], memory)
        moves = [(step.seat, step.move) for step in self._steps()]
        setup = msgspec.to_builtins(self.setup)
        return _again, (self.game.name, setup, began, kept, moves)

    def imagined(self, seat: int, dice: SeededDice) -> World:
        """Another world that this seat cannot tell from this one."""
        steps, action = self._steps(), None
        if self._pending is not None and self._pending[0] == seat:
            # It has decided already, and waits for the dice: that it does there, too.
            action = self._pending[1]
            while steps.pop().seat == CHANCE:
                pass
        memory = self._memory(seat, steps)
        if memory is None:  # before the deal nobody has seen anything
            return World(self.game, self.setup)
        twin = seen(self.game, self.now.view(seat), dice)
        twin._kept = (seat, memory)
        if action is not None:
            twin.act(action)
        return twin

    def text(self) -> str:
        """Everything, for people who debug."""
        if self.state is None:
            return f"{self.game.name} {len(self.chances)} {self._throws}"
        position = msgspec.json.encode(self.state.dump()).decode()
        pending = "" if self._pending is None else f"{self._pending} {self._throws}"
        return f"{self.game.draw(self.state.view(None))}\n{position}\n{pending}"


def _asked(state: State) -> int | None:
    """Whose turn it is; nobody's, if it is over."""
    return state.to_act[0] if state.to_act else None


def seen(game: Game, view: View, dice: SeededDice) -> World:
    """A world that fits a view; what was before it, nobody remembers.

    Answers that others may have given in secret are imagined as open, so they are given here, by
    chance: whoever looks is to move next if they owe a decision. The number of a deal would be that
    of other cards, so there is none.
    """
    state = game.imagine(unnumbered(view), dice)
    while view.seat in state.to_act and state.to_act[0] != view.seat:
        other = state.to_act[0]
        actions = state.actions(other)
        state.apply(other, actions[dice.below(len(actions))], dice)
    return _standing(game, state.setup, state)


def _standing(game: Game, setup: Setup, state: State) -> World:
    """A world that begins in the middle."""
    world = World.__new__(World)
    world.game, world.setup = game, setup
    world.state = world._first = state
    world.seat = _asked(state)
    world.chances, world._throws, world._pending = [], (), None
    world._past = world._kept = None
    world._imagined = True
    return world


def _again(
    name: str,
    setup: dict[str, object],
    began: bytes | None,
    kept: tuple[int, dict[str, object]] | None,
    moves: list[tuple[int, int]],
) -> World:
    """A world that has travelled."""
    game = GAMES_KNOWN[name]
    if began is None:
        world = World(game, game.setup(setup))
    else:
        # A dump of our own: there is no need to ask whether a game can stand so.
        position = msgspec.json.decode(began, type=game.position_type)
        world = _standing(game, game.setup(setup), game.rebuild(position))
        if kept is not None:
            memory = Memory.__new__(Memory)
            vars(memory).update(kept[1], game=game)
            world._kept = (kept[0], memory)
    for mover, move in moves:
        if mover == CHANCE:
            world.throw(move)
        else:
            world.act(game.action(move))
    return world
