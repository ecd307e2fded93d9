"""Whole evenings over the log in memory: played, looked at, interrupted, told again."""

from __future__ import annotations

import random

import msgspec
import pytest

from rallybox.core.errors import NotYourDecision
from rallybox.core.record import verify
from rallybox.games import GAMES
from rallybox.tables import lobby
from rallybox.tables.errors import Forbidden, NotFound
from rallybox.tables.home import Home
from rallybox.tables.record import Person
from rallybox.tables.session import Session
from rallybox.tables.thinking import Tip
from rallybox.tables.wire.base import Pace
from rallybox.tables.wire.lobby import JoinTable, NewTable
from support.samples import ALONE, ALONE_VARIANT, ANY, FOR_TWO, IN_TURN, variant_of
from tables.evening import ADA, BEA, EVERY_VARIANT, ZOE, Clock, Ear, Json, act, begun, play_out, run


@pytest.mark.parametrize(("game", "variant"), EVERY_VARIANT)
def test_a_replay_is_what_everybody_saw_and_the_record_verifies(game: str, variant: str) -> None:
    async def evening() -> None:
        home = Home(Clock())
        table = await begun(home, game, variant)
        ears: dict[int | None, Ear] = {None: Ear("nobody")}
        for number in table.record.names():
            ears[number] = Ear(ADA.id)
            ears[number].wanted = number
        for ear in ears.values():
            home.enter(table, ear)
        await play_out(table, random.Random(f"{game} {variant}"))
        for seat, ear in ears.items():
            shown: list[Json] = []
            while not shown or shown[-1]["step"] < table.playing().step:
                part = await home.replay(table, seat, shown[-1]["step"] if shown else 0)
                shown += msgspec.json.decode(msgspec.json.encode(part.moments))
                assert part.last == table.playing().step
            seen = {m["step"]: m["view"] for m in ear.moments()}
            assert {m["step"]: m["view"] for m in shown} == seen
            heard = [event for m in ear.moments() for event in m["events"]]
            assert [event for m in shown for event in m["events"]] == heard
            assert ear.last("table")["table"]["status"] == "finished"
        record = await home.record(table)
        assert verify(record, GAMES) == len(record.actions)
        assert (await home.proof(table, "en")).problem is None

    run(evening())


@pytest.mark.parametrize(("game", "variant"), EVERY_VARIANT)
def test_a_table_that_is_opened_again_stands_as_it_stood(game: str, variant: str) -> None:
    """Whatever is remembered can be forgotten: the log is enough, at every place."""

    async def evening() -> None:
        rng, clock = random.Random(f"again {game} {variant}"), Clock()
        home = Home(clock)
        table = await begun(home, game, variant, pace=Pace(kind="live", seconds=30, reserve=99))
        while table.playing().state.outcome is None:
            clock.time += rng.randrange(40_000)
            await act(table, rng)
            if rng.random() < 0.1:
                play = table.playing()
                again = await Home(clock).open(table.log)
                assert again.record == table.record
                assert again.playing().snapshot() == play.snapshot()
                since = rng.randrange(play.step)
                assert await again.events_since(since) == await table.events_since(since)
                table = again

    run(evening())


def test_bots_play_until_a_person_is_asked_and_hints_are_given() -> None:
    async def evening() -> None:
        home = Home(Clock())
        asked = NewTable(game=IN_TURN, seats=("club", "person", "rookie"))
        table = await home.create(ADA, asked)
        ear = Ear(ADA.id, "en")
        session = home.enter(table, ear)
        await home.play_on(table)  # nothing happens before the start
        await home.start(table, ADA)
        await home.play_on(table)
        assert list(table.playing().state.to_act) == [1]
        step = table.playing().step
        await session.hear(msgspec.json.encode({"type": "hint", "request": 7, "step": step}))
        hints = ear.last("hints")
        assert hints["request"] == 7
        assert all(advice["verdict"] for advice in hints["advice"])
        best = hints["advice"][0]["action"]
        said = {"type": "act", "request": 8, "step": step, "action": best}
        assert await session.hear(msgspec.json.encode(said)) is None
        assert ear.heard[-1] == {"type": "ack", "request": 8, "step": step}
        tips: list[Tip] = []
        while table.playing().state.outcome is None:
            await home.play_on(table)
            if table.playing().state.outcome is None:
                tips = tips or await home.advise(table, 1)
                await act(table, random.Random(1))
        await home.play_on(table)
        assert tips
        assert len(home.thinkers.bots) == 0, "bots of a game that is over are let go"  # type: ignore[attr-defined]
        assert {entry.decided_by for entry in await table.log.after(0)} == {"person", "bot"}

    run(evening())


def test_people_come_and_go_talk_and_play_again() -> None:
    async def evening() -> None:
        home = Home(Clock())
        table = await home.create(ADA, NewTable(game=FOR_TWO, seats=("person", "person")))
        ears = [Ear(person.id) for person in (ADA, BEA)]
        sessions = [home.enter(table, ear) for ear in ears]
        with pytest.raises(Forbidden):
            await home.start(table, ADA)
        await table.change(lambda record: lobby.join(record, BEA, JoinTable()))
        assert ears[0].last("table")["table"]["seats"][1]["name"] == "Bea"
        assert ears[1].last("table")["table"]["you"] == 1
        await ask(sessions[0], type="phrase", phrase="good-luck")
        assert [ear.last("chat")["line"]["phrase"] for ear in ears] == ["good-luck"] * 2
        await ask(sessions[1], type="mute", seat=0, on=True)
        await ask(sessions[0], type="say", text="Hello?")
        assert ears[0].last("chat")["line"]["text"] == "Hello?"
        assert ears[1].last("chat")["line"]["phrase"] == "good-luck"
        again = Ear(BEA.id)
        home.enter(table, again)
        assert [line["number"] for line in again.last("hello")["chat"]] == []
        assert again.last("hello")["muted"] == [0]
        await home.start(table, ADA)
        await play_out(table, random.Random(3))
        other = await home.rematch(table, BEA)
        assert other is await home.rematch(table, ADA) is home.find(other.record.id)
        assert other.record.host == BEA.id
        assert other.record.seats[0].reserved == ADA.id
        with pytest.raises(Forbidden):
            await home.rematch(table, ZOE)
        with pytest.raises(NotFound):
            home.find("nowhere")
        table.part(ears[0])
        assert [seat["present"] for seat in ears[1].last("table")["table"]["seats"]] == [
            False,
            True,
        ]

    run(evening())


async def ask(session: Session, **message: object) -> None:
    assert await session.hear(msgspec.json.encode({"request": 1, **message})) is None


def test_what_was_done_can_be_taken_back_where_the_rules_say_so() -> None:
    async def evening() -> None:
        home, rng = Home(Clock()), random.Random(5)
        # Of another deal one might be stuck after the third card.
        table = await begun(home, ALONE, ALONE_VARIANT, options={"deal": 7})
        ear = Ear(ADA.id, "en")
        session = home.enter(table, ear)
        before = [table.playing().public]
        for _ in range(4):
            await act(table, rng)
            before.append(table.playing().public)
        for shown in reversed(before[:-1]):
            assert ear.last("moment")["undo"]
            await ask(session, type="undo", step=table.playing().step)
            assert table.playing().public == shown
        again = await Home(Clock()).open(table.log)
        assert again.playing().public == before[0]
        refused = await session.hear(
            msgspec.json.encode({"type": "undo", "step": table.playing().step})
        )
        assert isinstance(refused, NotYourDecision)
        assert ear.last("refused")["problem"]["message"] == "core-nothing-to-take-back"
        assert table.record.assisted

    run(evening())


def test_a_clock_that_has_run_out_decides() -> None:
    async def evening() -> None:
        clock = Clock()
        home = Home(clock)
        table = await begun(home, FOR_TWO, variant_of(FOR_TWO), pace=Pace(kind="live", seconds=10))
        await home.play_on(table)
        assert table.playing().sequence == 0
        clock.time += 10_000
        await home.play_on(table)
        (entry,) = await table.log.after(0)
        assert (entry.decided_by, entry.at) == ("clock", clock.time)

    run(evening())


def test_nobody_else_sees_a_table_through_a_session() -> None:
    """Who has no seat may look, and do nothing."""

    async def evening() -> None:
        home = Home(Clock())
        table = await begun(home, ANY, variant_of(ANY))
        stranger = Person("x", "X")
        session = home.enter(table, Ear(stranger.id, "en"))
        step = table.playing().step
        for message in (
            {"type": "act", "step": step, "action": 0},
            {"type": "undo", "step": step},
            {"type": "hint", "step": step},
            {"type": "explain", "action": 0},
            {"type": "say", "text": "boo"},
            {"type": "auto", "on": True},
        ):
            assert isinstance(await session.hear(msgspec.json.encode(message)), Forbidden)
        assert table.playing().sequence == 0

    run(evening())


def test_at_home_a_review_is_refused_in_a_sentence() -> None:
    """It takes half a minute of thinking, and at home everybody would wait."""

    async def go() -> None:
        with pytest.raises(Forbidden) as refused:
            await Home().review("table", Ear(ADA.id), 1)
        assert refused.value.words.id == "server-no-reviews"

    run(go())
