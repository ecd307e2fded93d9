"""One game between bots: everybody has their own dice, and sees only what it may."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rallybox.arena.match import play_match, record_match, seed_secret
from rallybox.bots.bot import Bot, RandomBot
from rallybox.core import Action, Dice, Game, View
from rallybox.core.record import read, replay, verify, write
from rallybox.games import GAMES
from toy import COINRACE, ToyView

SETUP = COINRACE.setup({"players": 3})


class First(Bot):
    """Always the first action; keeps what it was shown."""

    def __init__(self, fidgets: bool = False) -> None:
        self.seen: list[View | None] = []
        self.fidgets = fidgets

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        self.seen.append(view)
        if self.fidgets:
            dice.below(6)
        return actions[0]


class Cheat(Bot):
    """Names an action that is not listed."""

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        return next(a for a in map(COINRACE.action, range(6)) if a not in actions)


def test_the_same_seed_gives_the_same_match() -> None:
    def played(seed: int) -> object:
        return play_match(COINRACE, SETUP, [RandomBot() for _ in range(3)], seed)

    assert [played(seed) for seed in range(50)] == [played(seed) for seed in range(50)]
    assert len({str(played(seed)) for seed in range(50)}) > 10


def test_a_bot_that_rolls_its_dice_does_not_touch_the_others() -> None:
    for seed in range(50):
        calm = play_match(COINRACE, SETUP, [First(), RandomBot(), First()], seed)
        wild = play_match(COINRACE, SETUP, [First(True), RandomBot(), First(True)], seed)
        assert calm == wild


def test_a_bot_sees_its_own_view_and_a_blind_one_nothing() -> None:
    bots = [First(), First(), First()]
    play_match(COINRACE, SETUP, bots, 1)
    for seat, bot in enumerate(bots):
        assert bot.seen
        for view in bot.seen:
            assert isinstance(view, ToyView)
            assert view.seat == seat
            assert seat in view.to_act

    class Blind(First):
        looks = False

    blind = Blind()
    play_match(COINRACE, SETUP, [blind, First(), First()], 1)
    assert set(blind.seen) == {None}


def test_an_action_that_is_not_listed_is_not_applied() -> None:
    with pytest.raises(ValueError, match=r"Cheat chose .* which is not listed"):
        play_match(COINRACE, SETUP, [Cheat(), Cheat(), Cheat()], 1)


class SlowRandom(RandomBot):
    """A random bot that the quick way for random bots does not know."""


@pytest.mark.parametrize("game", [COINRACE, *GAMES.values()], ids=["coinrace", *GAMES])
def test_random_bots_play_the_same_the_quick_way(game: Game) -> None:
    setup = game.setup({})
    for seed in range(10):
        quick = play_match(game, setup, [RandomBot() for _ in range(setup.players)], seed)
        slow = play_match(game, setup, [SlowRandom() for _ in range(setup.players)], seed)
        assert quick == slow


def test_a_match_tells_who_started_and_how_long_it_took() -> None:
    setup = COINRACE.setup({"players": 3, "first": 2})
    played = play_match(COINRACE, setup, [RandomBot() for _ in range(3)], 4)
    assert played.order == (2, 0, 1)
    assert played.turns * 2 == played.decisions  # everybody drives once and answers once


def test_a_recorded_match_verifies_and_can_be_had_again() -> None:
    def recorded() -> str:
        bots = [RandomBot() for _ in range(3)]
        return write(record_match(COINRACE, {}, bots, ("a", "b", "c"), seed_secret("x")))

    record = read(recorded())
    assert verify(record, {"coinrace": COINRACE}) == len(record.actions)
    assert list(replay(record, {"coinrace": COINRACE}))
    assert write(record) == recorded()
