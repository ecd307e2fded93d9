"""RR-15 on the wire: nobody can tell who has answered, what, or that anybody has."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from rallybox.tables.thinking import SOMEBODY, Question, Wait
from rallybox.tables.wire.base import Pace
from server.site import Guest, Site, Socket, WoundClock, running, settings
from support.samples import AT_ONCE, IN_TURN


async def to_a_stage(sockets: list[Socket], rng: random.Random) -> list[int]:
    """Play at random until at least two are asked at once; who is asked."""
    while True:
        for socket in sockets:
            await socket.quiet()
        asked = [n for n, socket in enumerate(sockets) if socket.choices]
        assert asked, "the game is over before a stage"
        if len(asked) > 1:
            return asked
        await sockets[asked[0]].act(rng.choice(sockets[asked[0]].choices))


async def three_at_a_stage(site: Site) -> tuple[str, list[Guest], list[Socket], list[int]]:
    for seed in range(20):
        people = [await site.guest(name) for name in ("Ada", "Bea", "Cleo")]
        table = await site.table(*people, game=AT_ONCE, public=True)
        sockets = [await guest.sit(table, language="en") for guest in people]
        try:
            return table, people, sockets, await to_a_stage(sockets, random.Random(seed))
        except AssertionError:
            continue
    raise AssertionError("no stage in twenty games")


async def seen_by(guest: Guest, table: str) -> tuple[str, ...]:
    """Everything somebody could look at."""
    answers = [
        await guest.get(path)
        for path in (
            "/api/tables",
            "/api/me/tables",
            f"/api/tables/{table}",
            f"/api/tables/{table}/events",
        )
    ]
    fresh = await guest.sit(table, language="en", since=0)
    text = fresh.raw[0]
    await fresh.link.close()
    return (*(answer.text for answer in answers), text)


def test_rr15_an_answer_shows_to_nobody_else(tmp_path: Path) -> None:
    async def go() -> None:
        # Time stands still: nothing at all may differ.
        async with running(settings(tmp_path), WoundClock()) as site:
            table, people, sockets, asked = await three_at_a_stage(site)
            stranger = await site.guest("Zoe")
            watcher = await stranger.sit(table, language="en")
            first, *others = asked
            step = sockets[first].step
            lookers = [(stranger, watcher)]
            lookers += [(people[n], sockets[n]) for n in range(3) if n != first]
            before = [await seen_by(guest, table) for guest, _ in lookers]
            for _, socket in lookers:
                await socket.quiet()

            answer = await sockets[first].act(sockets[first].choices[-1])

            assert answer == {"type": "ack", "request": answer["request"], "step": step}
            own = sockets[first].moment
            assert own is not None
            assert own["decision"] is None
            assert own["step"] == step, "the step must not tell"
            for _, socket in lookers:
                assert await socket.quiet() == []
                assert socket.step == step
            assert before == [await seen_by(guest, table) for guest, _ in lookers]
            again = await sockets[first].act(0, step)
            assert again["problem"]["error"] == "not-your-decision"

            # The others' answers were decided on the same step, and are not stale.
            for n in others:
                assert (await sockets[n].act(sockets[n].choices[-1], step))["type"] == "ack"
            for _, socket in lookers:
                await socket.quiet()
                assert socket.step == step + 1

    asyncio.run(go())


def test_rr15_a_question_to_several_touches_no_reserve(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            pace = {"kind": "live", "seconds": 1000, "reserve": 100}
            people = [await site.guest(name) for name in ("Ada", "Bea", "Cleo")]
            table = await site.table(*people, game=AT_ONCE, pace=pace)
            sockets = [await guest.sit(table) for guest in people]
            asked = await to_a_stage(sockets, random.Random(5))
            play = (await site.house.hub.open(table)).table.playing()
            assert play.clocks.at_once
            assert play.pace == Pace(kind="live", seconds=1000, reserve=100)
            ends = {seat: play.clocks.deadline(play.pace, seat) for seat in asked}
            assert set(ends.values()) == {play.clocks.asked + 1_000_000}, "no reserve on top"
            seat = asked[0]
            late = play.clocks.asked + 1_050_000
            action = play.state.actions(seat)[0]
            found = play.decide(seat, action, "person", late)
            assert found.quiet
            assert found.clocks == play.clocks
            for other in asked:
                play.take(play.decide(other, play.state.actions(other)[-1], "person", late))
            assert play.clocks.reserves == (100_000,) * 3

    asyncio.run(go())


def test_rr15_the_server_continues_after_a_random_moment(tmp_path: Path) -> None:
    """With `auto` on, whoever has nothing to choose need not answer, nor be there."""

    async def go() -> None:
        async with running(settings(tmp_path, stage_pause=(0.05, 0.2))) as site:
            _, _, sockets, asked = await three_at_a_stage(site)
            step = sockets[asked[0]].step
            for n in asked:
                alone = sockets[n].moment
                assert alone is not None
                assert alone["decision"]["at_once"]
                assert alone["decision"]["only_one"] == (len(sockets[n].choices) == 1)
                assert (await sockets[n].ask(type="auto", on=True))["type"] == "ack"
            for n in asked:
                await sockets[n].quiet()
                assert sockets[n].moment is not None
                assert sockets[n].moment["auto"]  # type: ignore[index]
                if len(sockets[n].choices) > 1:
                    await sockets[n].act(sockets[n].choices[-1])
            for socket in sockets:
                while socket.step == step:
                    await socket.next()
                assert socket.step > step

    asyncio.run(go())


def test_rr15_bots_answer_after_a_moment_that_no_card_decides(tmp_path: Path) -> None:
    """All bots of a level are asked in the same way, whatever they hold."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            asked: set[int] = set()
            decide = site.house.thinkers.decide

            async def watch(question: Question, wait: Wait = SOMEBODY) -> int:
                if b'"phase":"stage"' in question.view:
                    asked.add(len(question.actions))
                return await decide(question, wait)

            site.house.thinkers.decide = watch  # type: ignore[method-assign]
            seats = ["person", "club", "club", "club"]
            for seed in range(9):
                table = await site.table(ada, game=AT_ONCE, seats=seats)
                await (await ada.sit(table)).play(random.Random(seed))
                if asked == {1, 2}:
                    return
            raise AssertionError(
                f"asked with {asked} choices, never both with and without the card"
            )

    asyncio.run(go())


def test_nobodys_last_card_is_played_unasked(tmp_path: Path) -> None:
    """`auto` answers where several are asked in secret, and nowhere else."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, game=IN_TURN, seats=["person", "club", "club"])
            socket = await ada.sit(table)
            assert (await socket.ask(type="auto", on=True))["type"] == "ack"
            await socket.turn()
            while len(socket.choices) > 1:
                await socket.act(socket.choices[0])
                await socket.turn()
            step = socket.step
            for _ in range(20):
                assert await socket.quiet() == []
            assert socket.step == step
            assert (await socket.act(socket.choices[0]))["type"] == "ack"

    asyncio.run(go())
