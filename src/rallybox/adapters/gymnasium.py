"""One seat of a game as an environment of Gymnasium; bots hold the others.

    import gymnasium
    import rallybox.adapters.gymnasium  # registers all games

    table = gymnasium.make("rallybox/<Title>-v0", players=4, bots="club")

`<Title><Variant>` names a variant, such as one for a single player, who is alone with the cards.
An observation is a row of bytes that docs/observations.md describes; `info["action_mask"]` (and
`action_masks()`) says which actions are legal. One that is not ends the game at once, with a reward
of −1, unless `illegal="raise"`: Gymnasium's own checks try any action.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rallybox.adapters.agreed import agree, known_reward, numbered, version
from rallybox.adapters.looking import Looking, Mask, Row
from rallybox.adapters.needs import missing
from rallybox.adapters.pictures import RENDER_MODES, known_mode, shown
from rallybox.arena.match import Player
from rallybox.bots import Bot, make_bot
from rallybox.core.dice import SeededDice
from rallybox.core.game import Game
from rallybox.core.state import State

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise missing(error) from None

ILLEGAL = -1.0
"""The reward of an action that is not legal: less than the last place."""


class Seat(gymnasium.Env[Row, int]):
    """A game from one seat. `seat=None`: another one each time, by lot."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        variant: str | None = None,
        players: int | None = None,
        seat: int | None = 0,
        bots: str | Sequence[str] = "club",
        reward: str = "placing",
        illegal: str = "end",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game, self.setup = agree(game, variant, players, options)
        self.reward = known_reward(reward)
        self.render_mode = known_mode(render_mode)
        self.looking = Looking(self.game, self.setup)
        self.observation_space = self.looking.box()  # type: ignore[assignment]
        self.action_space = spaces.Discrete(self.looking.total)  # type: ignore[assignment]
        others = self.setup.players - 1
        self.bots = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.bots) != others:
            raise ValueError(f"{others} others sit there, and {len(self.bots)} bots are named")
        if seat is not None and not 0 <= seat <= others:
            raise ValueError(f"{seat} is no seat: they go from 0 to {others}")
        if illegal not in ("end", "raise"):
            raise ValueError(f"{illegal!r} is none of end, raise")
        self.raises = illegal == "raise"
        self._wanted = seat
        self.seat = seat or 0
        self._dice: SeededDice | None = None
        self._state: State | None = None
        self._over = True
        self._seated: list[Bot | None] = []

    # -- playing ---------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """A fresh game, up to the first decision. Without a seed the dice of the last one go on."""
        super().reset(seed=seed)
        if seed is not None or self._dice is None:
            start = int(self.np_random.integers(1 << 60))
            self._dice, self._thoughts = SeededDice(start), SeededDice(f"{start} bots")
        self._let_go()
        others = [make_bot(name, self.game) for name in self.bots]
        if self._wanted is None:
            self.seat = int(self._thoughts.below(self.setup.players))
        self._seated = [*others[: self.seat], None, *others[self.seat :]]
        self._state = self.game.start(self.setup, self._dice)
        self._over = False
        self._go_on(self._state)
        self._print()
        return self.looking.row(self._state, self.seat), self._info()

    def step(self, action: int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """What the seat does, and what the bots do then, up to its next decision or the end."""
        state = self._current()
        if self._over:
            raise RuntimeError("reset() comes first")
        # A compiled rule takes no number that is beyond all bounds.
        if not (0 <= action < self.looking.total and self.looking.allows(action)):
            return self._refuse(state, action)
        assert self._dice is not None
        state.apply(self.seat, self.looking.orders[action], self._dice)
        self._go_on(state)
        self._print()
        row, outcome = self.looking.row(state, self.seat), state.outcome
        if outcome is None:
            return row, 0.0, False, False, self._info()
        worth = self.looking.observer.rewards(outcome, self.reward)[self.seat]
        self._let_go()
        return row, worth, True, False, self._info()

    def _go_on(self, state: State) -> None:
        """The bots decide until the seat is asked."""
        assert self._dice is not None
        while state.to_act:
            seat = state.to_act[0]
            bot = self._seated[seat]
            if bot is None:
                break
            state.apply(seat, Player(bot, self._thoughts).decide(state, seat), self._dice)
        self.looking.ask(state, self.seat)

    def _refuse(self, state: State, action: int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """An action that is not legal."""
        if not 0 <= action < self.looking.total:
            raise ValueError(f"{action} is no action: they go from 0 to {self.looking.total - 1}")
        reason = state.why_not(self.seat, self.looking.orders[action])
        assert reason is not None
        if self.raises:
            raise reason
        self._let_go()
        row, info = self.looking.row(state, self.seat), self._info()
        return row, ILLEGAL, True, False, {**info, "illegal": str(reason)}

    def _current(self) -> State:
        if self._state is None:
            raise RuntimeError("reset() comes first")
        return self._state

    def _let_go(self) -> None:
        """The game is over, or left: there is no more to do in it, but it can still be seen."""
        for seat, bot in enumerate(self._seated):
            if bot is not None:
                Player(bot, self._thoughts).leave(self._current(), seat)
        self._seated, self._over = [], True

    def close(self) -> None:
        """Let go of the bots."""
        self._let_go()

    # -- looking ---------------------------------------------------------------------------------

    def action_masks(self) -> Mask:
        """Which actions are legal: 1 for each, by its id. Some learners ask for it so."""
        return self.looking.mask()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.looking.mask(), "seat": self.seat}

    def _print(self) -> None:
        """Gymnasium's `human` shows itself: nobody calls `render` then."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as the seat sees it."""
        return shown(self.game, self._current().view(self.seat), self.render_mode)


# -- by name ---------------------------------------------------------------------------------------


def names(game: Game) -> dict[str, str | None]:
    """What a game's environments are called, and the variant of each; None: whichever is usual."""
    title = _plain(game.title)
    variants = {f"{title}{_plain(name[:1].upper() + name[1:])}": name for name in game.variants}
    return {f"rallybox/{name}-v{version(game)}": v for name, v in {title: None, **variants}.items()}


def _plain(name: str) -> str:
    """What Gymnasium takes of a name."""
    return "".join(sign for sign in name if sign.isalnum())


def _register() -> None:
    for name, game, _ in numbered():
        for known, variant in names(game).items():
            if known not in gymnasium.registry:
                gymnasium.register(
                    known,
                    entry_point=f"{__name__}:Seat",
                    vector_entry_point="rallybox.adapters.vector:Seats",
                    kwargs={"game": name, "variant": variant},
                )


_register()
