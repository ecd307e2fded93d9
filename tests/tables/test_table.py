"""The keeper of the log: tried on a copy, stored, then told; and of two keepers one wins."""

from __future__ import annotations

import random
from typing import Any, cast

import msgspec
import pytest

from rallybox.core.errors import Illegal, NotYourDecision, Stale
from rallybox.core.game import Game
from rallybox.core.view import View
from rallybox.tables import moment
from rallybox.tables.errors import Unavailable
from rallybox.tables.home import Home
from rallybox.tables.log import Conflict, Entry
from rallybox.tables.table import Silent, Table
from rallybox.tables.wire.socket import Decision, encode
from support.samples import AT_ONCE, FOR_TWO, variant_of
from tables.evening import (
    ADA,
    EVERY_VARIANT,
    ZOE,
    Clock,
    Ear,
    FailingLog,
    Json,
    act,
    begun,
    failing,
    run,
)


class Host(Silent):
    """Counts what it is told."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.looks = self.losses = 0

    def acted(self, entry: Entry) -> None:
        self.entries.append(entry)

    def changed(self) -> None:
        self.looks += 1

    def lost(self) -> None:
        self.losses += 1


async def hosted(table: Table) -> tuple[Table, Host]:
    """The same table, kept by somebody who listens."""
    host = Host()
    return Table(await table.log.opened(), table.log, Clock(), host=host), host


def test_what_cannot_be_stored_has_not_happened_and_nobody_hears_of_it() -> None:
    async def evening() -> None:
        table, host = await hosted(await begun(Home(keep=failing), FOR_TWO, variant_of(FOR_TWO)))
        log, ear = cast(FailingLog, table.log), Ear(ADA.id)
        table.welcome(ear)
        play, before = table.playing(), msgspec.json.encode(table.playing().state.dump())
        seat = play.state.to_act[0]
        action, step, heard = play.state.actions(seat)[0].id, play.step, len(ear.heard)
        log.refuses = True
        for _ in range(3):
            with pytest.raises(Unavailable):
                await table.act(seat, action, step, "person")
        assert (play.sequence, play.step) == (0, step)
        assert msgspec.json.encode(play.state.dump()) == before
        assert len(ear.heard) == heard
        assert (host.entries, host.losses, table.behind) == ([], 3, True)
        log.refuses = False
        await table.recover()
        assert not table.behind
        await table.act(seat, action, step, "person")
        assert [entry.sequence for entry in host.entries] == [1]
        assert ear.last("moment")["step"] == step + 1

    run(evening())


def test_what_was_stored_has_happened_although_the_answer_was_lost() -> None:
    async def evening() -> None:
        table, host = await hosted(await begun(Home(keep=failing), FOR_TWO, variant_of(FOR_TWO)))
        cast(FailingLog, table.log).loses_answers = True
        await act(table, random.Random(1))
        assert len(await table.log.after(0)) == 1
        assert table.playing().sequence == 1
        assert host.losses == 1

    run(evening())


@pytest.mark.parametrize(("game", "variant"), EVERY_VARIANT)
def test_two_keepers_of_one_log_agree_whoever_is_quicker(game: str, variant: str) -> None:
    """Each acts on what it has seen last: it is taken, or Stale and then caught up with."""

    async def evening() -> None:
        rng = random.Random(f"two {game} {variant}")
        first = await begun(Home(Clock()), game, variant)
        second, _ = await hosted(first)
        ears = [Ear(None), Ear(None)]
        for table, ear in zip((first, second), ears, strict=True):
            table.welcome(ear)
        stale = 0
        while going := [t for t in (first, second) if t.playing().state.outcome is None]:
            table = rng.choice(going)
            try:
                await act(table, rng)
            except Stale:
                stale += 1
            except NotYourDecision:
                pass  # it had answered in secret elsewhere
            if rng.random() < 0.3:
                await rng.choice((first, second)).catch_up()
        assert stale
        assert second.record == first.record
        assert second.playing().snapshot() == first.playing().snapshot()
        shown = [{m["step"]: m["view"] for m in ear.moments()} for ear in ears]
        assert shown[0] == shown[1]

    run(evening())


def test_a_place_of_the_log_is_taken_once() -> None:
    async def evening() -> None:
        table = await begun(Home(Clock()), FOR_TWO, variant_of(FOR_TWO))
        play = table.playing()
        seat = play.state.to_act[0]
        found = play.decide(seat, play.state.actions(seat)[0], "person", 1)
        await table.log.append(found.entry, None, {})
        with pytest.raises(Conflict):
            await table.log.append(found.entry, None, {})
        assert len(await table.log.after(0)) == 1

    run(evening())


def test_what_is_wrong_changes_nothing() -> None:
    async def evening() -> None:
        table, host = await hosted(await begun(Home(Clock()), FOR_TWO, variant_of(FOR_TWO)))
        play = table.playing()
        seat, step = play.state.to_act[0], play.step
        legal = [action.id for action in play.state.actions(seat)]
        illegal = next(n for n in range(1000) if n not in legal)
        for wrong, trouble in (
            ((seat, illegal, step), Illegal),
            ((seat, legal[0], step + 1), Stale),
            ((seat, legal[0], step - 1), Stale),
            ((1 - seat if seat < 2 else 0, legal[0], step), NotYourDecision),
        ):
            with pytest.raises(trouble):
                await table.act(*wrong, "person")
        assert (play.sequence, host.entries) == (0, [])

    run(evening())


def test_nobody_gets_hold_of_what_is_kept() -> None:
    """Whoever changes what a log hands out has changed nothing in it."""

    async def evening() -> None:
        table = await begun(Home(Clock()), FOR_TWO, variant_of(FOR_TWO))
        for record in ((await table.log.opened()).record, await table.log.record(), table.record):
            record.status = "closed"
            record.seats[0].name = "Mallory"
        kept = await table.log.record()
        assert (kept.status, kept.seats[0].name) == ("running", "P0")

    run(evening())


def test_who_comes_again_is_asked_the_same_and_nobody_else_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is asked is put together once for a seat at a place of the log, while that lasts."""
    made: list[int | None] = []
    real = moment.deciding

    def counted(game: Game, view: View, *more: Any) -> Decision:
        made.append(view.seat)
        return real(game, view, *more)

    async def evening() -> None:
        table = await begun(Home(), AT_ONCE, variant_of(AT_ONCE))
        rng = random.Random(5)
        while len(table.playing().state.to_act) < 2:
            await act(table, rng)
        play = table.playing()
        one, other = play.state.to_act[:2]

        def come(seat: int | None) -> Json:
            ear = Ear(ADA.id if seat is not None else ZOE.id)
            ear.wanted = seat
            table.welcome(ear)
            table.part(ear)
            [shown] = ear.moments()
            fresh = moment.moment(play, table.record, seat, (), table.clock.now())
            assert shown == msgspec.json.decode(encode(fresh))
            return shown

        monkeypatch.setattr(moment, "deciding", counted)
        turns: list[tuple[int | None, int]] = [(one, 1), (one, 0), (one, 0), (other, 1), (other, 0)]
        for seat, built in [*turns, (None, 0), (one, 1)]:
            made.clear()
            asked = come(seat)["decision"] is not None
            assert asked == (seat is not None)
            # To compare, everything is built once more.
            assert made == [seat] * (built + asked)
        # An answer that nobody else may notice (RR-15) is another place of the log.
        await table.act(one, play.state.actions(one)[0].id, play.step, "person")
        assert come(one)["decision"] is None
        assert come(other)["decision"] is not None

    run(evening())
