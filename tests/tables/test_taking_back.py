"""Taking back: as it stood, whoever opens the table; and no table grows without end."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rallybox.core.dice import KeyedDice
from rallybox.core.errors import NotYourDecision
from rallybox.core.record import TAKE_BACK, Tape, verify
from rallybox.core.state import State
from rallybox.games import GAMES
from rallybox.tables.home import Home
from rallybox.tables.memory import MemoryLog
from rallybox.tables.table import Table
from support.effort import effort
from support.samples import ALONE, ALONE_VARIANT
from tables.evening import Clock, begun, run


async def patience(deal: int) -> MemoryLog:
    """The log of a patience that has begun."""
    table = await begun(Home(), ALONE, ALONE_VARIANT, options={"deal": deal})
    assert isinstance(table.log, MemoryLog)
    return table.log


async def opened(log: MemoryLog, every: int = 25) -> Table:
    """As after a restart, or at another process."""
    return Table(await log.opened(), log, Clock(), snapshot_every=every)


def dumped(state: State) -> bytes:
    return msgspec.json.encode(state.dump())


def any_but_stop(state: State, rng: random.Random) -> Any:
    actions = [one for one in state.actions(0) if one.text != "stop"]
    return rng.choice(actions or state.actions(0))


@settings(max_examples=effort(6, 15), deadline=None)
@given(seed=st.integers(0, 10**6), every=st.sampled_from([2, 5, 25]), back=st.floats(0.1, 0.7))
def test_whatever_is_taken_back_wherever_it_stands_as_the_record_says(
    seed: int, every: int, back: float
) -> None:
    """Two keepers of the same log and new ones in between, against a tape that replays it all."""

    async def evening() -> None:
        rng = random.Random(seed)
        log = await patience(seed % 1000)
        keepers = [await opened(log, every), await opened(log, every)]
        record = keepers[0].record
        game = GAMES[ALONE]
        tape = Tape(game, game.setup(record.setup), KeyedDice(record.seed()))
        for _ in range(40):
            number = rng.randrange(2)
            if rng.random() < 0.2:
                keepers[number] = await opened(log, every)
            table = keepers[number]
            await table.catch_up()
            play = table.playing()
            if play.state.outcome is not None:
                break
            if play.can_go_back and rng.random() < back:
                await table.take_back(0, play.step)
                tape.play(0, TAKE_BACK)
            else:
                action = any_but_stop(play.state, rng)
                await table.act(0, action.id, play.step, "person")
                tape.play(0, action)
            assert dumped(table.playing().state) == dumped(tape.state)
            assert table.playing().dice == tape.dice.position
        for keeper in keepers:
            await keeper.catch_up()
            assert dumped(keeper.playing().state) == dumped(tape.state)

    run(evening())


def test_a_record_and_a_replay_tell_every_second_thought() -> None:
    async def evening() -> None:
        home = Home()
        table = await begun(home, ALONE, ALONE_VARIANT, options={"deal": 12})
        rng = random.Random(4)
        for _ in range(60):
            play = table.playing()
            if play.can_go_back and rng.random() < 0.45:
                await table.take_back(0, play.step)
            else:
                await table.act(0, any_but_stop(play.state, rng).id, play.step, "person")
            if table.playing().state.outcome is not None:
                break
        while table.playing().state.outcome is None:
            play = table.playing()
            stop = [a for a in play.state.actions(0) if a.text == "stop"] or play.state.actions(0)
            await table.act(0, stop[0].id, play.step, "person")
        record = await home.record(table)
        assert verify(record, GAMES) == len(record.actions)
        for since in (0, 3, 30):
            replay = await home.replay(table, since=since)
            assert [m.step for m in replay.moments] == list(range(since + 1, replay.last + 1))

    run(evening())


# -- how much it takes -----------------------------------------------------------------------------


async def forwards(table: Table, number: int) -> None:
    rng = random.Random(7)
    for _ in range(number):
        play = table.playing()
        await table.act(0, any_but_stop(play.state, rng).id, play.step, "person")


async def back_and_forth(table: Table, pairs: int) -> None:
    for _ in range(pairs):
        play = table.playing()
        await table.take_back(0, play.step)
        await forwards(table, 1)


def test_taking_back_plays_nothing_again_and_keeps_next_to_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However often somebody goes back and forth; after a restart at most the game so far."""
    played: list[int] = []

    async def evening() -> None:
        log = await patience(1974)
        table = await opened(log)
        await forwards(table, 12)
        await back_and_forth(table, 3)
        kind = type(table.playing().state)
        play = kind.play

        def counted(self: Any, *args: Any) -> Any:
            played.append(1)
            return play(self, *args)

        monkeypatch.setattr(kind, "play", counted)
        kept = len(log._snapshots)
        for pairs in (1, 200):
            played.clear()
            await back_and_forth(table, pairs)
            assert len(played) == pairs, "the moves themselves, and nothing else"
        # One for every 25, and another where that is taken back to before.
        assert len(log._snapshots) - kept <= 2 * (402 // 25 + 1)
        played.clear()
        table = await opened(log)
        assert len(played) <= 25
        for _ in range(8):
            play_ = table.playing()
            await table.take_back(0, play_.step)
        assert len(played) <= 25 + 12, "once the game so far, then nothing"

    run(evening())


def test_a_log_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rallybox.tables.play.LONGEST_LOG", 120)

    async def evening() -> None:
        table = await opened(await patience(3))
        await forwards(table, 4)
        while table.playing().sequence < 120:
            await back_and_forth(table, 1)
        play = table.playing()
        assert not play.can_go_back
        with pytest.raises(NotYourDecision, match="only go forward"):
            await table.take_back(0, play.step)
        await forwards(table, 1)  # but the game can be played to its end

    run(evening())
