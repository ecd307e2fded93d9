"""Bots are kept between the decisions of one game, let go in the end, and never relied upon."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar

import pytest

from rallybox.bots.bot import Bot
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.game import Game
from rallybox.core.view import View
from rallybox.games import GAMES
from rallybox.tables import lobby, thinking
from rallybox.tables.asking import ask
from rallybox.tables.home import Home
from rallybox.tables.play import Play
from rallybox.tables.table import Table
from rallybox.tables.thinking import Bots, Question, ThinkersHere
from rallybox.tables.wire.lobby import NewTable
from support.samples import ALONE, ALONE_VARIANT, IN_TURN, variant_of
from tables.evening import ADA, Clock, act, begun, run


class Watched(Bot):
    """Does the first thing it can do, and notes what happens to it."""

    made: ClassVar[list[Watched]] = []

    def __init__(self) -> None:
        self.seen: list[View | None] = []
        self.closed: list[View | None] = []
        self.made.append(self)

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        assert not self.closed, "nobody asks who was let go"
        self.seen.append(view)
        return actions[0]

    def close(self, view: View | None = None) -> None:
        self.closed.append(view)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Watched]:
    """The bots that were made, of whatever level."""

    def make(name: str, game: Game, in_time: bool = False) -> Bot:
        assert in_time, "people are waiting"
        return Watched()

    monkeypatch.setattr(thinking, "make_bot", make)
    monkeypatch.setattr(Watched, "made", [])
    return Watched.made


def test_a_bot_plays_its_whole_game_and_sees_the_end(made: list[Watched]) -> None:
    async def evening() -> None:
        home = Home(Clock())
        table = await begun(home, IN_TURN, variant_of(IN_TURN), seats=("rookie", "club", "ace"))
        await home.play_on(table)
        play = table.playing()
        assert play.state.outcome is not None
        assert len(made) == 3
        views = [play.state.view(seat) for seat in range(3)]
        for bot in made:
            (end,) = bot.closed
            assert end in views
            views.remove(end)
            assert len({view.seat for view in bot.seen if view is not None}) == 1
            assert len(bot.seen) > 5

    run(evening())


def test_a_game_that_is_left_closes_its_bots_and_no_others(made: list[Watched]) -> None:
    bots = Bots()
    for table in ("a", "b"):
        for question in questions(table):
            bots.decide(question, "1")
    bots.forget("a", {})
    assert [len(bot.closed) for bot in made] == [1, 1, 1, 0, 0, 0]
    assert made[0].closed == [None]
    assert len(bots) == 3


def questions(table: str) -> list[Question]:
    """One for each of three seats, as if all were asked."""
    record = lobby.create(ADA, NewTable(game=IN_TURN, seats=("club", "club", "club")), 1)
    play = Play.begin(record)
    (seat,) = play.state.to_act
    asked = ask(play, record, seat, "bot")
    assert isinstance(asked, Question)
    return [asked._replace(table=table, seat=each) for each in range(3)]


def test_only_so_many_are_kept_and_those_asked_last(made: list[Watched]) -> None:
    bots = Bots(most=4)
    asked = questions("a")
    for question in asked:
        bots.decide(question, "1")
    bots.decide(asked[0], "1")
    for question in questions("b"):
        bots.decide(question, "1")
    assert len(bots) == 4
    assert [bool(bot.closed) for bot in made] == [False, True, True, False, False, False]
    bots.decide(asked[1], "1")  # a fresh one takes its place
    assert len(made) == 7
    assert made[0].closed, "it was asked longest ago"


async def three_moves_on() -> Table:
    """Somebody alone, after three moves; some deals are over before that, then with another one."""
    rng = random.Random(2)
    while True:
        table = await begun(Home(Clock()), ALONE, ALONE_VARIANT)
        for _ in range(3):
            if table.playing().state.to_act:
                await act(table, rng)
        if table.playing().state.to_act:
            return table


def test_who_remembers_what_was_taken_back_is_let_go(made: list[Watched]) -> None:
    async def evening() -> None:
        table = await three_moves_on()
        play, record = table.playing(), table.record
        before = ask(play, record, 0, "bot")
        await table.take_back(0, play.step)
        after = ask(table.playing(), record, 0, "bot")
        assert isinstance(before, Question)
        assert isinstance(after, Question)
        assert before.branch != after.branch
        bots = Bots()
        for question in (before, before, after, after):
            bots.decide(question, "1")
        assert [len(bot.seen) for bot in made] == [2, 2]
        assert [bot.closed for bot in made] == [[None], []]

    run(evening())


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("level", ["rookie", "club"])
def test_nothing_depends_on_what_is_remembered(game: str, level: str) -> None:
    """The same questions in the same order: kept bots answer as fresh ones do."""

    async def evening() -> None:
        rng = random.Random(f"{game} {level}")
        variant = next(iter(GAMES[game].variants))
        table = await begun(Home(Clock()), game, variant)
        for seat in table.record.seats:
            lobby.stand_in(table.record, ADA, seat.seat, level, 1)
        kept, number = Bots(), 0
        play = table.playing()
        while play.state.outcome is None:
            for seat_number in play.state.to_act:
                asked = ask(play, table.record, seat_number, "bot")
                if isinstance(asked, Question):
                    number += 1
                    seed = str(number)
                    assert kept.decide(asked, seed) == Bots().decide(asked, seed)
            await act(table, rng)
        assert number > 10

    run(evening())


def test_they_think_in_this_process_if_nobody_says_otherwise() -> None:
    here = ThinkersHere()
    (question, *_) = questions("a")
    assert run(here.decide(question)) in question.actions
    tips = run(here.advise(question.game, question.view, question.actions))
    assert {tip.action for tip in tips} <= set(question.actions)
    here.forget("a", {})
    assert len(here.bots) == 0
