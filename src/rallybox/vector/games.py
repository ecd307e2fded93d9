"""Many games as arrays: the vector environment as people use it.

The arrays are made once and written in place, in the memory that the compiled part writes to:
nothing is copied, and `torch.from_numpy` copies nothing either. Keep a copy of what must outlast
the next step.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import TracebackType
from typing import Any, Self

import msgspec

from rallybox.core.errors import Illegal, Malformed
from rallybox.core.game import Game
from rallybox.core.setup import Setup
from rallybox.games import find_game
from rallybox.observing import describe
from rallybox.vector.arrays import Arrays, Bytes, Flags, Floats, Numbers, whole
from rallybox.vector.batch import LEAVE
from rallybox.vector.plan import Options, Plan, plan

__all__ = ["LEAVE", "Vector"]


class Vector:
    """Many games of one set-up, in which learners and bots hold the seats.

    `step` decides once in every game: whatever seat stands in `seats` does what its game's action
    says; bots answer for theirs; and a game that is over begins again at once. Then the arrays have

    - `observations` (count, size): what the seat in `seats` sees now; `description` says what is
      what. Of a game that has just ended, it is the next one's first observation already;
    - `masks` (count, actions): what it may do;
    - `seats` (count): who decides next;
    - `done` (count): did the step end a game?
    - `rewards` (count, players): if so, what it was worth to each seat; else 0;
    - `played` (count): how many games have begun there;
    - `last_observations` (count, size), with `keep_last`: where a game has just ended, what the
      seat that decided last saw at its end.

    `masks`, `seats` and `played` are what the next step goes by, so they can only be read.

    An action −2 (`rallybox.vector.batch.LEAVE`) leaves a game: it ends and is worth nothing.

    The dice of a game follow from the seed, its number in the batch and how many were played
    before it. So it is the same game whatever the size of the batch and the number of processes.
    """

    def __init__(
        self,
        game: str | Game,
        setup: Setup | Options | None = None,
        count: int = 1024,
        seed: int = 0,
        *,
        learners: Collection[int] | None = None,
        bots: Mapping[int, str] | None = None,
        reward: str = "placing",
        processes: int = 1,
        keep_last: bool = False,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        agreed = setup if isinstance(setup, Setup) else self.game.setup(setup or {})
        if count < 1 or not 1 <= processes <= count:
            raise Malformed("vector-count", count=count, processes=processes)
        self.setup = agreed
        self.count = count
        self.seed = seed
        self.players = agreed.players
        self.action_total = self.game.action_total
        self.description = describe(self.game, agreed)
        self.processes = processes
        self.plan = plan(self.game, agreed, seed, reward, learners, bots or {}, keep_last)
        self._begin(self.plan)

    def _begin(self, agreed: Plan) -> None:
        if self.processes == 1:
            self._batch: Any = agreed.batch(range(self.count), self.game)
            shape = (self.count, self.players, self.description.size, self.action_total)
            arrays: Any = Arrays(*shape, self._batch)
        else:
            # Not everybody has processes, and most have no use for them.
            from rallybox.vector.crew import Crew

            self._batch = arrays = Crew(
                agreed, self.count, self.processes, self.players, self.description.size
            )
        self._step = arrays.step
        self.observations: Bytes = arrays.observations
        self.masks: Flags = arrays.masks
        self.actions: Numbers = arrays.actions
        self.seats: Bytes = arrays.seats
        self.done: Flags = arrays.done
        self.rewards: Floats = arrays.rewards
        self.last_observations: Bytes = arrays.last_observations
        self.played: Numbers = arrays.played

    def step(self, actions: Any) -> None:
        """Decide once in every game; `actions` has an action's id for each, or `LEAVE`.

        Illegal, with the number of the first game that it is about, if one of them is not legal
        there: then nothing has happened in any game.
        """
        if actions is not self.actions:
            self.actions[:] = whole(actions, self.count)
        wrong = int(self._batch.wrong())
        if wrong >= 0:
            raise Illegal("vector-illegal", number=wrong, action=int(self.actions[wrong]))
        self._step()

    def sample(self) -> Numbers:
        """A legal action for every game, each as likely as the others: `actions`, filled in."""
        self._batch.sample()
        return self.actions

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew; the arrays are other ones afterwards."""
        self.close()
        if seed is not None:
            self.seed = seed
        self.plan = msgspec.structs.replace(self.plan, seed=self.seed)
        self._begin(self.plan)

    def close(self) -> None:
        """Let go of bots and processes."""
        self._batch.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
