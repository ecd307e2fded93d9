"""Playing on from a moment of a finished game: the same position, a game of its own."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from rallybox.core.errors import Malformed, NotYourDecision
from rallybox.core.record import read, read_action, verify, write
from rallybox.core.state import State
from rallybox.games import GAMES
from rallybox.tables.errors import Forbidden, NotFound
from rallybox.tables.home import Home
from rallybox.tables.log import Stored
from rallybox.tables.playing_on import table_from
from rallybox.tables.retelling import retold
from rallybox.tables.table import Table
from rallybox.tables.wire.lobby import NewTable, PlayOn
from support.samples import ALONE, ALONE_VARIANT, AT_ONCE, FOR_TWO, IN_TURN, shorter, variant_of
from tables.evening import ADA, BEA, EVERY_VARIANT, Clock, Ear, act, begun, play_out, run


async def finished(home: Home, game: str, variant: str, seed: object = 1, **wishes: Any) -> Table:
    """A table whose game is over."""
    table = await begun(home, game, variant, **wishes)
    await play_out(table, random.Random(f"{game} {variant} {seed}"))
    return table


async def states(table: Table) -> list[State]:
    """How it stood after each number of actions."""

    def told(stored: Stored) -> list[State]:
        recorder = retold(msgspec.structs.replace(stored, entries=[]))
        found = [recorder.state.copy()]
        for entry in stored.entries:
            recorder.play(entry.seat, read_action(recorder.game, entry.action))
            found.append(recorder.state.copy())
        return found

    return await table.log.retell(told)


def asked(step: int, seat: int = 0, level: Any = "rookie") -> PlayOn:
    return PlayOn(step=step, seat=seat, level=level)


@pytest.mark.parametrize(("game", "variant"), EVERY_VARIANT)
def test_each_seat_sees_what_it_saw_then_and_the_game_goes_on_to_its_end(
    game: str, variant: str
) -> None:
    async def evening() -> None:
        rng, home = random.Random(f"on {game} {variant}"), Home(Clock())
        table = await finished(home, game, variant)
        moments = await states(table)
        last = len(moments) - 1
        for step in {rng.randrange(last), last - 1}:
            seat = rng.randrange(len(table.record.seats))
            new = await home.play_on_from(table, BEA, asked(step, seat))
            play, then = new.playing(), moments[step]
            assert play.state.dump() == then.dump()
            for viewer in (None, *table.record.names()):
                assert play.view(viewer) == then.view(viewer)
            assert (play.sequence, play.step, play.dice) == (0, 1, 0)
            assert (new.record.status, new.record.public) == ("running", False)
            assert [s.identity for s in new.record.seats if s.plan == "person"] == [BEA.id]
            assert new.record.seats[seat].name == BEA.nickname
            assert {s.plan for s in new.record.seats} - {"person"} <= {"rookie"}
            await play_out(new, rng)
            record = read(write(await home.record(new)))
            assert verify(record, GAMES) == len(record.actions)
            assert (record.origin.step, record.origin.table) == (step, table.record.id)  # type: ignore[union-attr]
            assert (await home.proof(new, "en")).problem is None
            replay = await home.replay(new)
            assert replay.moments[0].view == then.view(None)

    run(evening())


@pytest.mark.parametrize(("game", "variant"), EVERY_VARIANT)
def test_a_table_that_is_opened_again_stands_as_it_stood(game: str, variant: str) -> None:
    """From the log alone too, without the position that was kept at the start."""

    async def evening() -> None:
        rng, clock = random.Random(f"again {game} {variant}"), Clock()
        home = Home(clock)
        table = await finished(home, game, variant, "again")
        middle = len(await table.log.after(0)) // 2
        new = await home.play_on_from(table, BEA, asked(middle))
        while new.playing().state.outcome is None:
            await act(new, rng)
            if rng.random() < 0.1 or new.playing().sequence == 1:
                play = new.playing()
                again = await Home(clock).open(new.log)
                assert again.record == new.record
                assert again.playing().snapshot() == play.snapshot()
                whole = await new.log.retell(lambda stored: retold(stored).state.dump())
                assert whole == play.state.dump()
                new = again

    run(evening())


def test_in_the_middle_of_a_question_to_several_nobody_learns_who_has_answered() -> None:
    """RR-15: what some have answered stays; the others are still asked, and spectators see no
    difference."""

    async def evening() -> None:
        home = Home(Clock())
        table = await finished(home, AT_ONCE, variant_of(AT_ONCE))
        moments = await states(table)
        half = [
            number
            for number, state in enumerate(moments)
            if state.to_act and set(state.to_act) < set(state.view(None).to_act)
        ]
        assert half, "some have answered, others have not"
        for step in half[:3]:
            then = moments[step]
            answered = (set(then.view(None).to_act) - set(then.to_act)).pop()
            new = await home.play_on_from(table, BEA, asked(step, answered))
            play = new.playing()
            assert play.state.to_act == then.to_act
            assert play.waiting == then.view(None).to_act
            assert play.clocks.at_once == (len(play.waiting) > 1)
            ear = Ear(BEA.id)
            home.enter(new, ear)
            assert ear.moments()[-1]["decision"] is None, "that seat has answered"
            again = await Home(Clock()).open(new.log)
            assert again.playing().snapshot() == play.snapshot()
            await home.play_on(new)
            assert (await new.log.after(0))[0].seat in then.to_act
            await play_out(new, random.Random(step))
            assert verify(await home.record(new), GAMES) > 0

    run(evening())


def test_bots_play_hints_are_given_and_who_played_before_is_called_as_before() -> None:
    async def evening() -> None:
        home = Home(Clock())
        seats = ("person", "club", "person")
        table = await finished(home, IN_TURN, variant_of(IN_TURN), seats=seats)
        before = table.record.seats[1].name
        moments = await states(table)
        step = next(n for n, s in enumerate(moments) if n > 20 and s.to_act == (2,))
        new = await home.play_on_from(table, BEA, asked(step, 2, "club"))
        names = [seat.name for seat in new.record.seats]
        assert names[1:] == [before, "Bea"]
        assert len(set(names)) == 3
        assert names[0] not in ("P0", ""), "who was a person is a bot with a name of its own"
        hints = await home.advise(new, 2)
        await new.act(2, hints[0].action, new.playing().step, "person")
        await home.play_on(new)
        while {e.decided_by for e in await new.log.after(0)} == {"person"}:
            assert new.playing().state.to_act == (2,)
            await act(new, random.Random(1))
            await home.play_on(new)
        assert {e.decided_by for e in await new.log.after(0)} == {"person", "bot"}
        named = await home.play_on_from(
            table, msgspec.structs.replace(BEA, nickname=before), asked(step, 2, "ace")
        )
        called = [seat.name for seat in named.record.seats]
        assert called[2] == before
        assert len(set(called)) == 3

    run(evening())


def test_from_a_game_that_was_played_on_itself_and_a_rematch_is_dealt() -> None:
    async def evening() -> None:
        home, rng = Home(Clock()), random.Random(5)
        table = await finished(home, FOR_TWO, variant_of(FOR_TWO), options=shorter(FOR_TWO))
        first = await home.play_on_from(table, ADA, asked(9, 1))
        await play_out(first, rng)
        moments = await states(first)
        second = await home.play_on_from(first, ADA, asked(4, 0))
        assert second.playing().state.dump() == moments[4].dump()
        origin = second.record.origin
        assert origin is not None
        assert (origin.table, origin.step) == (first.record.id, 4)
        await play_out(second, rng)
        assert verify(await home.record(second), GAMES) > 0
        rematch = await home.rematch(second, ADA)
        assert rematch.record.origin is None
        await home.start(rematch, ADA)
        assert home.find(rematch.record.id).playing().state.dump() != moments[4].dump()

    run(evening())


def test_a_numbered_deal_is_taken_back_to_where_it_was_taken_up_and_does_not_count() -> None:
    async def evening() -> None:
        home, rng = Home(Clock()), random.Random(2)
        table = await begun(home, ALONE, ALONE_VARIANT, options={"deal": 1974})
        for back in (False, False, False, True, False, False):
            play = table.playing()
            if back:
                await table.take_back(0, play.step)
            else:
                await table.act(0, moving(play.state), play.step, "person")
        middle = table.playing().state.dump()
        await stop(table)
        new = await home.play_on_from(table, ADA, asked(6))
        assert new.playing().state.dump() == middle
        assert new.record.number == 1974
        assert new.record.assisted
        ear = Ear(ADA.id)
        home.enter(new, ear)
        assert "undo" not in ear.moments()[-1]
        with pytest.raises(NotYourDecision, match="nothing to take back"):
            await new.take_back(0, new.playing().step)
        for _ in range(3):
            await new.act(0, moving(new.playing().state), new.playing().step, "person")
        again = await Home(Clock()).open(new.log)
        for _ in range(3):
            await again.take_back(0, again.playing().step)
        assert again.playing().state.dump() == middle
        assert not again.playing().can_go_back
        await act(again, rng)
        await stop(again)
        assert (again.record.result, again.record.assisted) == (None, True)
        record = await home.record(again)
        assert verify(record, GAMES) == len(record.actions)
        rematch = await home.rematch(again, ADA)
        assert (rematch.record.number, rematch.record.assisted) == (1974, False)
        assert rematch.record.secret == table.record.secret

    run(evening())


def moving(state: State) -> int:
    return next(action.id for action in state.actions(0) if action.text != "stop")


async def stop(table: Table) -> None:
    """Give it up, if it is not over."""
    play = table.playing()
    for action in play.state.actions(0):
        if action.text == "stop":
            await table.act(0, action.id, play.step, "person")


def test_what_cannot_be_played_on_is_refused_and_nothing_is_told_of_a_game_that_goes_on() -> None:
    async def evening() -> None:
        home = Home(Clock())
        table = await begun(home, FOR_TWO, variant_of(FOR_TWO), options=shorter(FOR_TWO))
        tables = dict(home.tables)
        refusals = set()
        for _ in range(12):
            for wish in (asked(0), asked(3, 9), asked(10**9), asked(10**9, 15, "ace")):
                with pytest.raises(Forbidden) as refused:
                    await home.play_on_from(table, BEA, wish)
                refusals.add((refused.value.words.id, str(refused.value.words.params)))
            await act(table, random.Random(1))
        assert refusals == {("server-not-finished", "{}")}, "the same, whatever has happened"
        waiting = await home.create(ADA, NewTable(game=FOR_TWO, seats=("person", "club")))
        with pytest.raises(Forbidden, match="not over yet"):
            await home.play_on_from(waiting, ADA, asked(0))
        await play_out(table, random.Random(1))
        last = len(await table.log.after(0))
        with pytest.raises(NotFound, match="no such seat"):
            await home.play_on_from(table, BEA, asked(0, 9))
        with pytest.raises(NotFound, match=f"moves 0 to {last}"):
            await home.play_on_from(table, BEA, asked(last + 1))
        with pytest.raises(Forbidden, match="nothing left to play"):
            await home.play_on_from(table, BEA, asked(last))
        stored = await table.log.retell(lambda log: log)
        stored.record.rules += 1
        with pytest.raises(Forbidden, match="this server plays version"):
            table_from(stored, BEA, asked(0), 0)
        stored.record.trouble = "older-rules"
        with pytest.raises(Forbidden, match="cannot go on"):
            table_from(stored, BEA, asked(0), 0)
        assert set(home.tables) == {*tables, waiting.record.id}

    run(evening())


@pytest.mark.parametrize(("game", "variant"), EVERY_VARIANT)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(game: str, variant: str) -> None:
    """Whatever of it is changed: either no game can stand so, or what follows is another game."""

    async def evening() -> None:
        home, rng = Home(Clock()), random.Random(f"bad {game} {variant}")
        table = await finished(home, game, variant)
        new = await home.play_on_from(table, ADA, asked(len(await table.log.after(0)) // 2))
        await play_out(new, rng)
        good = write(await home.record(new))
        refused = 0
        for _ in range(30):
            data = msgspec.json.decode(good)
            spoil(data["origin"]["position"], rng)
            with suppress(Malformed):
                verify(read(msgspec.json.encode(data)), GAMES)
                continue
            refused += 1
        assert refused > 15, "few changes lead to another game with the same actions and result"

    run(evening())


STRANGE: tuple[Any, ...] = (None, -1, 10**30, 0.5, "", "x", [], {}, [0] * 99, True, {"a": 1}, 7)


def spoil(value: Any, rng: random.Random) -> None:
    """Something somewhere inside is something else."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        key = rng.choice(keys)
        inner = value[key]
        if not isinstance(inner, dict | list) or not inner or rng.random() < 0.2:
            value[key] = rng.choice(STRANGE)
            return
        value = inner
