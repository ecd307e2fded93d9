"""For whom somebody else decides, why, how soon, and what they are told."""

from __future__ import annotations

import random

import msgspec
import pytest

from rallybox.bots.ladder import patience
from rallybox.core.errors import NotYourDecision
from rallybox.games import GAMES
from rallybox.tables import lobby
from rallybox.tables.asking import MOST_FAILURES, Look, Pauses, ask, look, pause, why_not_they
from rallybox.tables.home import Home
from rallybox.tables.table import Table
from rallybox.tables.thinking import Question
from rallybox.tables.wire.base import Pace
from support.samples import AT_ONCE, FOR_TWO, IN_TURN, variant_of
from tables.evening import ADA, Clock, act, begun, run


async def at_a_stage(clock: Clock, **wishes: object) -> Table:
    """A table at which several are asked at once, one of them with one answer only."""
    for seed in range(50):
        rng = random.Random(seed)
        table = await begun(Home(clock), AT_ONCE, variant_of(AT_ONCE), **wishes)
        play = table.playing()
        while play.state.outcome is None:
            if play.clocks.at_once:
                answers = {len(play.state.actions(seat)) for seat in play.state.to_act}
                if 1 in answers and len(answers) > 1:
                    return table
            await act(table, rng)
    raise AssertionError("no such stage")


def seats_by_answers(table: Table) -> tuple[int, int]:
    """Who is asked with one answer, and who with several."""
    play = table.playing()
    numbers = {seat: len(play.state.actions(seat)) for seat in play.state.to_act}
    one = next(seat for seat, number in numbers.items() if number == 1)
    return one, next(seat for seat, number in numbers.items() if number > 1)


def test_people_decide_for_themselves_bots_for_bots_and_a_clock_in_the_end() -> None:
    async def evening() -> None:
        clock = Clock()
        pace = Pace(kind="live", seconds=30, reserve=5)
        table = await begun(Home(clock), FOR_TWO, variant_of(FOR_TWO), pace=pace)
        play, record, now = table.playing(), table.record, clock.time
        (seat,) = play.state.to_act
        assert look(play, record, now) == Look((), now + 35_000)
        assert look(play, record, now + 34_999).deciding == ()
        assert look(play, record, now + 35_000) == Look(((seat, "clock"),), None)
        lobby.stand_in(record, ADA, seat, "pro", now)
        assert look(play, record, now) == Look(((seat, "bot"),), None)
        assert why_not_they(play, record, (seat + 1) % len(record.seats), now) is None
        # Pages come while it begins; later moves follow each other sooner.
        pauses = Pauses(bot=(1.0, 1.0))
        assert pause(play, record, seat, "bot", pauses) == 2.0
        await act(table, random.Random(1))
        (then,) = play.state.to_act
        assert pause(play, record, then, "bot", pauses) == 1.0

    run(evening())


def test_bots_open_a_game_sooner_where_a_person_waits_for_it() -> None:
    async def evening() -> None:
        table = await begun(Home(Clock()), IN_TURN, variant_of(IN_TURN))
        play, record, rng = table.playing(), table.record, random.Random(1)
        pauses = Pauses(bot=(5.0, 5.0), stage=(60.0, 60.0), opening=(1.0, 1.0))

        async def decide(by: str) -> float:
            (seat,) = play.state.to_act
            await table.act(seat, rng.choice(play.state.actions(seat)).id, play.step, by)
            return pause(play, record, play.state.to_act[0], "bot", pauses)

        assert pause(play, record, 0, "bot", pauses) == 2.0
        assert pause(play, record, 0, "bot", Pauses(bot=(5.0, 5.0))) == 10.0
        assert await decide("bot") == 1.0
        assert await decide("person") == 5.0
        assert await decide("bot") == 5.0, "somebody has decided"

    run(evening())


def test_bots_among_themselves_never_hurry() -> None:
    async def evening() -> None:
        table = await begun(Home(Clock()), IN_TURN, variant_of(IN_TURN))
        play, record = table.playing(), table.record
        for seat in range(len(record.seats)):
            lobby.stand_in(record, ADA, seat, "rookie", 0)
        pauses = Pauses(bot=(5.0, 5.0), opening=(1.0, 1.0))
        assert pause(play, record, 0, "bot", pauses) == 10.0

    run(evening())


def test_rr15_only_a_secret_answer_without_a_choice_is_given_unasked() -> None:
    async def evening() -> None:
        clock = Clock()
        table = await at_a_stage(clock)
        play, record = table.playing(), table.record
        one, several = seats_by_answers(table)
        assert look(play, record, clock.time).deciding == ()
        for seat in record.seats:
            lobby.set_auto(record, seat.seat, True)
        assert why_not_they(play, record, one, clock.time) == "auto"
        assert why_not_they(play, record, several, clock.time) is None

    run(evening())


def test_rr15_how_long_an_answer_waits_has_nothing_to_do_with_the_cards() -> None:
    async def evening() -> None:
        clock = Clock()
        table = await at_a_stage(clock)
        play, record = table.playing(), table.record
        one, several = seats_by_answers(table)
        pauses = Pauses(bot=(7.0, 7.0), stage=(3.0, 3.0))
        for level in ("rookie", "club", "pro", "ace", "gambler", "professor@1150", "@1010"):
            for seat in (one, several):
                lobby.stand_in(record, ADA, seat, level, clock.time)
            waits = {pause(play, record, seat, "bot", pauses) for seat in (one, several)}
            assert waits == {3.0 + patience(play.game, level)}
            # Nor does who has to think: all of them go to the same thinkers.
            assert all(isinstance(ask(play, record, s, "bot"), Question) for s in (one, several))
        assert pause(play, record, one, "clock", pauses) == 0.0
        assert {pause(play, record, one, "bot", Pauses(stage=(0.0, 0.0)))} == {0.0}
        spread = [pause(play, record, one, "auto", Pauses()) for _ in range(200)]
        assert min(spread) >= 1.0
        assert max(spread) - min(spread) > 1.0, "a random moment"

    run(evening())


def test_a_question_has_what_the_seat_may_know_and_nothing_else() -> None:
    async def evening() -> None:
        table = await begun(Home(Clock()), IN_TURN, variant_of(IN_TURN))
        play, record = table.playing(), table.record
        (seat,) = play.state.to_act
        lobby.stand_in(record, ADA, seat, "ace", 1)
        found = ask(play, record, seat, "bot")
        assert isinstance(found, Question)
        assert (found.table, found.seat, found.level) == (record.id, seat, "ace")
        assert found.view == msgspec.json.encode(play.state.view(seat))
        assert found.actions == tuple(action.id for action in play.state.actions(seat))
        assert (found.step, found.after) == (play.step, None)
        clocked = ask(play, record, seat, "clock")
        assert isinstance(clocked, Question)
        assert clocked.level == "club"
        assert ask(play, record, seat, "bot", MOST_FAILURES) in found.actions
        with pytest.raises(NotYourDecision):
            ask(play, record, (seat + 1) % len(record.seats), "bot")

    run(evening())


def test_a_seat_is_told_of_its_own_last_action_and_never_how_secret_answers_came_in() -> None:
    """RR-15: neither who answered last nor how many have."""

    async def evening() -> None:
        rng = random.Random(5)
        table = await begun(Home(Clock()), AT_ONCE, variant_of(AT_ONCE))
        play = table.playing()
        seen = {True: 0, False: 0}
        while play.state.outcome is None:
            waiting = play.waiting
            await act(table, rng)
            told = [play.own_last(seat) is not None for seat in range(len(table.record.seats))]
            several = len(waiting) > 1
            seen[several] += 1
            assert told == [not several and seat == waiting[0] for seat in range(len(told))]
        assert min(seen.values()) > 3

    run(evening())


@pytest.mark.parametrize("game", list(GAMES))
def test_without_a_choice_nobody_has_to_think(game: str) -> None:
    async def evening() -> None:
        rng = random.Random(game)
        variant = next(iter(GAMES[game].variants))
        table = await begun(Home(Clock()), game, variant)
        play, asked = table.playing(), 0
        while play.state.outcome is None:
            for seat in play.state.to_act:
                found = ask(play, table.record, seat, "clock")
                actions = play.state.actions(seat)
                asked += isinstance(found, Question)
                assert isinstance(found, Question) == (len(actions) > 1)
                if isinstance(found, int):
                    assert [action.id for action in actions] == [found]
            await act(table, rng)
        assert asked

    run(evening())
