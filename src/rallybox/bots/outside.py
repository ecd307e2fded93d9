"""Bots in other processes, in any language, that speak the protocol of docs/bots.md."""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Sequence
from typing import NamedTuple

from rallybox.bots.bot import Bot
from rallybox.bots.child import Child, Trouble
from rallybox.bots.faults import Fault
from rallybox.bots.protocol import (
    LONGEST_LINE,
    SECONDS,
    VERSION,
    Ask,
    Choice,
    Hello,
    Over,
    Ready,
    Unreadable,
    line,
    offers,
    raw,
    read,
)
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.errors import Malformed
from rallybox.core.game import Game
from rallybox.core.harmless import harmless
from rallybox.core.view import View


class Limits(NamedTuple):
    """How patient we are."""

    seconds: float = SECONDS
    """For a decision."""
    hello: float = 30.0
    """For the answer to `hello`: some programs take long to start."""
    starts: int = 4
    """How often a program is started in one game."""


def split_command(name: str) -> list[str]:
    """The program and its arguments; Malformed if there is no such program."""
    try:
        command = shlex.split(name)
    except ValueError as error:
        raise Malformed("bots-bad-command", command=name, detail=str(error)) from None
    if not command or shutil.which(command[0]) is None:
        raise Malformed("bots-no-program", program=command[0] if command else name)
    return command


class OutsideBot(Bot):
    """A player in a process of its own. What it cannot decide, `stand_in` decides."""

    def __init__(self, game: Game, name: str, stand_in: Bot, limits: Limits | None = None) -> None:
        self.game = game
        self.name = name
        self.command = split_command(name)
        self.stand_in = stand_in
        self.limits = limits or Limits()
        self.decisions = 0
        self._faults: list[Fault] = []
        self._child: Child | None = None
        self._starts = 0
        self._explain = False
        self._seed = -1

    @property
    def faults(self) -> Sequence[Fault]:
        return self._faults

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        assert view is not None
        self.decisions += 1
        if self._seed < 0:
            self._seed = dice.below(1 << 30)
        try:
            child = self._child or self._start(view)
            return self._ask(child, view, actions) if child else self._lost(view, actions, dice)
        except Trouble as trouble:
            self._note(trouble.kind, trouble.detail)
            self._stop()
        except Unreadable as error:
            # It has answered, if only nonsense: it may do better next time.
            self._note("nonsense", str(error))
        except UnknownAction as error:
            self._note("unknown", str(error))
        return self._lost(view, actions, dice)

    def close(self, view: View | None = None) -> None:
        if self._child is not None:
            self._child.leave(line(Over(view=raw(view))))
            self._child = None
        self.stand_in.close(view)

    # -- asking ------------------------------------------------------------------------------

    def _ask(self, child: Child, view: View, actions: Sequence[Action]) -> Action:
        listed = offers(self.game, view, actions, self._explain)
        question = Ask(decision=self.decisions, view=raw(view), actions=listed)
        answer = child.ask(line(question), self.limits.seconds)
        action = read(answer, Choice).find(actions)
        if action is None:
            raise UnknownAction(answer[:80].decode(errors="replace"))
        return action

    def _start(self, view: View) -> Child | None:
        """Start the program and greet it; None if it has had its chances."""
        if self._starts > self.limits.starts:
            return None
        self._starts += 1
        if self._starts > self.limits.starts:
            raise Trouble("given-up", str(self.limits.starts))
        try:
            child = self._child = Child(self.command, LONGEST_LINE)
        except OSError as error:
            raise Trouble("start", error.strerror or str(error)) from None
        try:
            ready = read(child.ask(line(self._hello(view)), self.limits.hello), Ready)
        except Unreadable as error:
            raise Trouble("nonsense", str(error)) from None
        self._explain = ready.explain
        return child

    def _hello(self, view: View) -> Hello:
        setup = view.setup
        assert view.seat is not None
        return Hello(
            protocol=VERSION,
            game=self.game.name,
            rules=self.game.rules,
            variant=setup.variant,
            seat=view.seat,
            players=setup.players,
            seconds=self.limits.seconds,
            seed=self._seed,
        )

    # -- faults ------------------------------------------------------------------------------

    def _lost(self, view: View, actions: Sequence[Action], dice: Dice) -> Action:
        return self.stand_in.decide(view if self.stand_in.looks else None, actions, dice)

    def _note(self, kind: str, detail: str) -> None:
        told = self._child.stderr() if self._child else ""
        self._faults.append(Fault(kind, self.decisions, self.name, harmless(detail), told))

    def _stop(self) -> None:
        if self._child is not None:
            self._child.kill()
            self._child = None


class UnknownAction(ValueError):
    """An answer that can be read, but names no action that was offered."""
