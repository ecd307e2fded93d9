"""Nobody is waited for without end: who is away, who may let a bot play, what is told of it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from rallybox.core.errors import RallyboxError
from rallybox.tables import absence, lobby
from rallybox.tables.errors import Forbidden, NotFound
from rallybox.tables.home import Home
from rallybox.tables.record import Person, TableRecord
from rallybox.tables.session import Session
from rallybox.tables.settling import again, agreed_upon, settle
from rallybox.tables.table import Table
from rallybox.tables.wire.base import Pace
from rallybox.tables.wire.lobby import JoinTable, NewTable
from support.samples import AT_ONCE, IN_TURN
from tables.evening import ADA, BEA, ZOE, Clock, Ear, Json, run

CLEO = Person("cleo", "Cleo")
LONG = absence.patience(Pace()) or 0


async def three(home: Home, game: str = IN_TURN, pace: Pace | None = None) -> Table:
    """Ada, who is the host, Bea and Zoe play."""
    asked = NewTable(game=game, seats=("person",) * 3, pace=pace or Pace())
    table = await home.create(ADA, asked)
    for person in (BEA, ZOE):
        await table.change(lambda record, who=person: lobby.join(record, who, JoinTable()))  # type: ignore[misc]
    await home.start(table, ADA)
    return table


def seats(ear: Ear) -> list[Json]:
    told: list[Json] = ear.last("table")["table"]["seats"]
    return told


async def wants(home: Home, table: Table, ear: Ear, seat: int) -> str:
    """Somebody wants a bot on a seat; what the answer is."""
    talk = Session(table, ear, home)
    await talk.hear(msgspec.json.encode({"type": "replace", "request": 5, "seat": seat}))
    answer = next(m for m in reversed(ear.heard) if m.get("request") == 5)
    return "ack" if answer["type"] == "ack" else str(answer["problem"]["message"])


def test_who_has_gone_is_away_and_who_comes_back_is_not() -> None:
    async def evening() -> None:
        clock = Clock()
        home = Home(clock)
        table = await three(home)
        ada, bea = Ear(ADA.id), Ear(BEA.id)
        home.enter(table, ada)
        assert ada.heard[0]["now"] == clock.time
        home.enter(table, bea)
        assert [seat["away"] for seat in seats(ada)] == [None, None, clock.time]
        clock.time += 7_000
        table.part(bea)
        assert [seat["away"] for seat in seats(ada)] == [None, clock.time, clock.time - 7_000]
        clock.time += 7_000
        home.enter(table, Ear(BEA.id))
        assert [seat["away"] for seat in seats(ada)][:2] == [None, None]

    run(evening())


def test_the_host_lets_a_bot_play_after_a_while_and_who_returns_takes_the_seat_back() -> None:
    async def evening() -> None:
        clock = Clock()
        home = Home(clock)
        table = await three(home)
        ada, bea = Ear(ADA.id), Ear(BEA.id)
        home.enter(table, ada)
        home.enter(table, bea)
        assert await wants(home, table, ada, 2) == "server-not-away-long"
        clock.time += LONG
        assert await wants(home, table, ada, 1) == "server-not-away", "she only thinks for long"
        assert await wants(home, table, ada, 2) == "ack"
        assert [seat["stand_in"] for seat in seats(bea)] == [None, None, "club"]
        note = bea.last("table")["table"]["notes"][-1]
        assert (note["kind"], note["seat"], note["by"]) == ("away", 2, 0)
        assert note["step"] == table.playing().step
        assert await wants(home, table, ada, 2) == "server-bot-already"
        await table.change(lambda r: lobby.stand_in(r, ZOE, None, None, clock.time, 9))
        assert [seat["stand_in"] for seat in seats(bea)] == [None] * 3
        assert bea.last("table")["table"]["notes"][-1]["kind"] == "back"

    run(evening())


def test_without_the_host_all_who_are_here_have_to_agree() -> None:
    async def evening() -> None:
        clock = Clock()
        home = Home(clock)
        table = await three(home)
        bea, zoe = Ear(BEA.id), Ear(ZOE.id)
        home.enter(table, bea)
        home.enter(table, zoe)
        clock.time += LONG
        assert await wants(home, table, bea, 0) == "ack"
        assert seats(zoe)[0]["stand_in"] is None
        assert seats(zoe)[0]["agreed"] == [1]
        # The host looks in and goes again: what was agreed to does not count any more.
        ada = Ear(ADA.id)
        home.enter(table, ada)
        clock.time += 1_000
        table.part(ada)
        assert seats(zoe)[0]["agreed"] == []
        assert await wants(home, table, zoe, 0) == "server-not-away-long"
        clock.time += LONG
        assert await wants(home, table, zoe, 0) == "ack"
        assert seats(zoe)[0]["stand_in"] is None
        assert await wants(home, table, bea, 0) == "ack"
        assert seats(zoe)[0]["stand_in"] == "club"
        assert zoe.last("table")["table"]["notes"][-1]["by"] is None

    run(evening())


def test_who_goes_without_agreeing_does_not_stop_those_who_agree() -> None:
    async def evening() -> None:
        clock = Clock()
        home = Home(clock)
        table = await three(home)
        bea, zoe, watcher = Ear(BEA.id), Ear(ZOE.id), Ear(None)
        for ear in (bea, zoe, watcher):
            home.enter(table, ear)
        clock.time += LONG
        assert await wants(home, table, bea, 0) == "ack"
        assert not agreed_upon(table), "Zoe is here and has not agreed"
        table.part(bea)
        table.part(zoe)
        assert not agreed_upon(table), "nobody is here"
        await settle(table)
        assert seats(watcher)[0]["stand_in"] is None
        home.enter(table, bea)
        assert not agreed_upon(table), "Zoe may be back in a moment"
        assert again(table) == clock.time + absence.BLIP
        clock.time += absence.BLIP
        assert agreed_upon(table)
        assert again(table) is None
        await settle(table)
        assert seats(watcher)[0]["stand_in"] == "club"
        notes = watcher.last("table")["table"]["notes"]
        assert [(note["kind"], note["by"]) for note in notes] == [("away", None)]
        await settle(table)
        assert len(table.record.notes) == 1, "somebody else has settled it just before"
        assert not agreed_upon(table)

    run(evening())


def test_who_loads_the_page_again_is_asked_all_the_same() -> None:
    async def evening() -> None:
        clock = Clock()
        home = Home(clock)
        table = await three(home)
        bea, zoe = Ear(BEA.id), Ear(ZOE.id)
        home.enter(table, bea)
        home.enter(table, zoe)
        clock.time += LONG
        table.part(zoe)
        assert await wants(home, table, bea, 0) == "ack"
        assert seats(bea)[0]["stand_in"] is None, "also who has gone just before somebody asked"
        clock.time += absence.BLIP - 1
        await settle(table)
        assert seats(bea)[0]["stand_in"] is None
        home.enter(table, zoe)
        clock.time += absence.BLIP
        assert not agreed_upon(table)
        assert again(table) is None
        assert await wants(home, table, zoe, 0) == "ack"
        assert seats(bea)[0]["stand_in"] == "club"

    run(evening())


def test_a_host_without_a_seat_is_said_to_have_decided_alone() -> None:
    record = lobby.create(ADA, NewTable(game=IN_TURN, seats=("person",) * 3), 1)
    for person in (BEA, ZOE):
        lobby.join(record, person, JoinTable())
    lobby.set_seat(record, ADA, 0, "club")
    lobby.start(record, ADA, 2)
    absence.replace(record, ADA.id, 2, 3, {1}, 3 + LONG, 7)
    assert [(note.kind, note.seat, note.by) for note in record.notes] == [("away-host", 2, None)]


def test_who_is_left_alone_need_not_ask_anybody_and_strangers_have_no_say() -> None:
    async def evening() -> None:
        clock = Clock()
        home = Home(clock)
        table = await three(home)
        bea = Ear(BEA.id)
        home.enter(table, bea)
        clock.time += LONG
        for nobody in (Ear("stranger"), Ear(None)):
            assert await wants(home, table, nobody, 0) == "server-not-at-table"
        assert await wants(home, table, bea, 0) == "ack"
        assert await wants(home, table, bea, 2) == "ack"
        assert await wants(home, table, bea, 7) == "server-no-such-seat"
        assert [seat["stand_in"] for seat in seats(bea)] == ["club", None, "club"]

    run(evening())


def test_where_a_turn_takes_days_the_clock_decides() -> None:
    record = lobby.create(
        ADA, NewTable(game=IN_TURN, seats=("person",) * 3, pace=Pace(kind="relaxed")), 1
    )
    for person in (BEA, ZOE):
        lobby.join(record, person, JoinTable())
    lobby.start(record, ADA, 2)
    before = record.copied()
    with pytest.raises(Forbidden) as refused:
        absence.replace(record, ADA.id, 1, 3, {0}, 10**12, 1)
    assert refused.value.words.id == "server-clock-decides"
    assert record == before
    with pytest.raises(NotFound):
        absence.replace(record, ADA.id, 5, 3, {0}, 10**12, 1)


def test_the_clocks_decision_is_told_but_not_of_what_several_answer_in_secret() -> None:
    pace = Pace(kind="live", seconds=30, reserve=60)

    async def evening(game: str) -> tuple[Table, Ear]:
        clock = Clock()
        home = Home(clock)
        table = await three(home, game, pace)
        watcher = Ear(None)
        home.enter(table, watcher)
        secret = 0
        while secret < 3 and table.playing().state.outcome is None:
            play = table.playing()
            several = play.clocks.at_once
            seat, told = play.state.to_act[0], len(table.record.notes)
            await table.act(seat, play.state.actions(seat)[0].id, play.step, "clock")
            assert (len(table.record.notes) > told) is not several or told == absence.MOST_NOTES
            secret += several
            clock.time += 1000
        return table, watcher

    table, watcher = run(evening(AT_ONCE))
    notes = watcher.last("table")["table"]["notes"]
    assert {note["kind"] for note in notes} == {"clock"}
    assert len(notes) <= absence.MOST_NOTES
    assert len(table.record.notes) == len(notes)


def test_time_for_a_turn_and_reserve_are_told_apart() -> None:
    async def evening() -> None:
        clock = Clock()
        home = Home(clock)
        table = await three(home, pace=Pace(kind="live", seconds=45, reserve=120))
        ear = Ear(ADA.id)
        home.enter(table, ear)
        time = ear.moments()[-1]["time"]
        (seat,) = time["deadlines"]
        assert time["turns"][seat] == time["now"] + 45_000
        assert time["deadlines"][seat] == time["turns"][seat] + 120_000

    run(evening())


def running(*plans: str) -> TableRecord:
    record = lobby.create(ADA, NewTable(game=IN_TURN, seats=plans), 1)
    if "person" in plans[1:]:
        lobby.join(record, BEA, JoinTable())
    lobby.start(record, ADA, 2)
    return record


def test_giving_up_is_for_good_and_a_table_that_all_gave_up_is_closed() -> None:
    record = running("person", "person", "club")
    lobby.give_up(record, BEA, None, 5, 3)
    assert (record.status, record.seats[1].bot) == ("running", "club")
    assert [(note.kind, note.seat, note.step) for note in record.notes] == [("gave-up", 1, 3)]
    before = record.copied()
    tries: tuple[Callable[[], None], ...] = (
        lambda: lobby.stand_in(record, BEA, None, None, 6),
        lambda: lobby.give_up(record, BEA, None, 6),
        lambda: lobby.give_up(record, CLEO, None, 6),
        lambda: absence.replace(record, BEA.id, 0, 1, {1}, 10**12, 3),
    )
    for attempt in tries:
        with pytest.raises(RallyboxError):
            attempt()
    assert record == before
    lobby.give_up(record, ADA, None, 7)
    assert (record.status, record.due) == ("closed", None)


def test_again_under_my_present_name() -> None:
    old = running("person", "club", "club")
    old.status = "finished"
    new = lobby.rematch(old, Person(ADA.id, "Ada Lovelace"), 9)
    assert new is not None
    assert new.seats[0].name == "Ada Lovelace"
    assert new.notes == ()
    lobby.join(new, Person(ADA.id, "Countess"), JoinTable())
    assert new.seats[0].name == "Countess"


def test_a_bot_gives_way_to_a_person_of_its_name() -> None:
    record = lobby.create(ADA, NewTable(game=IN_TURN, seats=("person", "person", "club")), 1)
    lobby.join(record, Person("other", record.seats[2].name), JoinTable())
    called = [seat.name for seat in record.seats]
    assert called[1] != called[2]
    assert not called[1].endswith(" 2")
