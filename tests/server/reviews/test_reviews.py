"""Reviews of finished games: told, kept, shared, ended, limited; and nothing of them before."""

from __future__ import annotations

import asyncio
import gzip
import random
import threading
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rallybox.core.record import read, write
from rallybox.hosting.reviews import making, work
from rallybox.review import review, working
from rallybox.review.story import Story
from rallybox.review.working import Done, Task
from rallybox.server.admin import people
from rallybox.server.admin import tables as admin
from rallybox.server.store import log
from rallybox.server.store import reviews as store
from rallybox.server.store.schema import reviews
from server.admin.world import fill
from server.reviews.world import Quick, evening, over, until, whole
from server.site import Json, running, settings, strict
from support.samples import AT_ONCE, FOR_TWO, IN_TURN


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Quick:
    return Quick(monkeypatch)


class Gate:
    """Lets so many parts be done, and no more until it is opened."""

    def __init__(self, quick: Quick, monkeypatch: pytest.MonkeyPatch, free: int) -> None:
        self._quick, self._left = quick, threading.Semaphore(free)
        monkeypatch.setattr(work, "work", self.work)
        monkeypatch.setattr(work, "CHUNK_SECONDS", 0.0)  # one part at a time
        monkeypatch.setattr(making, "TELL_SECONDS", 0.0)

    def work(self, story: Story, task: Task, seed: str = "", effort: float = 1.0) -> Done:
        assert self._left.acquire(timeout=20)
        return self._quick.work(story, task, seed, effort)

    def open(self, number: int = 100_000) -> None:
        self._left.release(number)


def test_a_review_is_made_told_and_kept(tmp_path: Path, quick: Quick) -> None:
    async def go() -> None:
        async with evening(tmp_path) as (site, ada):
            table = await over(ada, site)
            path = f"/api/tables/{table}/review"
            early = await ada.get(path)
            assert (early.status_code, early.json()["message"]) == (404, "server-no-review")
            socket = await ada.sit(table)
            told = await whole(socket)
            assert [m["done"] for m in told] == sorted(m["done"] for m in told)
            assert told[-1]["verdict"]["id"].startswith("review-verdict-")
            assert max(len(text) for text in socket.raw if '"reviewed"' in text) < 400
            answer = await site.nobody().get(path)
            assert answer.headers["content-encoding"] == "gzip"
            found = answer.json()
            assert found["review"]["done"] == 1
            assert len(found["shown"]) == len(found["review"]["moments"])
            plain = await ada.http.get(path, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.content == answer.content
            # Somebody else hears at once that it is there, and nothing is done again.
            number = len(quick.done)
            bea = await site.guest("Bea")
            assert [m["done"] for m in await whole(await bea.sit(table))] == [1.0]
            assert len(quick.done) == number == len(set(quick.done))

    asyncio.run(go())


@pytest.mark.parametrize("game", [IN_TURN, AT_ONCE])
def test_each_moment_is_shown_by_a_step_of_the_replay(
    tmp_path: Path, quick: Quick, game: str
) -> None:
    """Also where answers are given in secret, which are actions but no steps."""

    async def go() -> None:
        async with evening(tmp_path) as (site, ada):
            table = await over(ada, site, game)
            await whole(await ada.sit(table))
            found = (await ada.get(f"/api/tables/{table}/review")).json()
            shown, moments, last = found["shown"], dict[int, Json](), 1
            while max(moments, default=0) < last:
                since = max(moments, default=0)
                replay = (await ada.get(f"/api/tables/{table}/replay?since={since}")).json()
                last = replay["last"]
                moments |= {m["step"]: m for m in replay["moments"]}
            assert (shown[0], shown[-1]) == (min(moments), last)
            assert set(shown) == set(moments)
            assert moments[shown[-1]]["outcome"] is not None
            stored = await site.house.database.read(lambda c: log.whole_log(c, table))
            for step, after in zip(found["review"]["steps"], shown[1:], strict=True):
                entry = stored.entries[step["at"]]
                assert (entry.seat, entry.step) == (step["seat"], after)

    asyncio.run(go())


def test_no_number_before_the_end(tmp_path: Path, quick: Quick) -> None:
    """In no answer, no message of a whole game, and not in the database."""

    async def go() -> None:
        async with evening(tmp_path) as (site, _):
            table, people, sockets = await site.two_at_a_table()
            screen = await site.nobody().sit(table)
            paths = [f"/api/tables/{table}/review{what}" for what in ("", "/choices?at=0")]
            rng = random.Random(7)
            for turn in range(4):
                for socket in (*sockets, screen):
                    refused = await socket.ask(type="review", on=True)
                    assert refused["problem"]["message"] == "server-not-finished"
                    assert set(refused) == {"type", "request", "problem"}
                answers = [await people[0].get(path) for path in paths]
                answers.append(await people[0].post(f"{paths[0]}/try", at=0, action=turn))
                for answer in answers:
                    assert answer.status_code == 403
                    assert answer.json()["message"] == "server-not-finished"
                    assert answer.json()["params"] == {}
                mover = next(s for s in sockets if s.choices)
                step = mover.step
                assert (await mover.act(rng.choice(mover.choices)))["type"] == "ack"
                for socket in (*sockets, screen):
                    while socket.step <= step:
                        await socket.next()
            for socket in (*sockets, screen):
                assert {m["type"] for m in socket.heard}.isdisjoint({"reviewed", "dropped"})
                assert not any('"verdict"' in text or '"doubt"' in text for text in socket.raw)
            rows = await site.house.database.read(lambda c: c.execute(reviews.select()).all())
            assert rows == []
            assert quick.done == []
            assert len(site.house.reviews) == 0

    asyncio.run(go())


def test_leaving_ends_it_and_it_goes_on_from_there(
    tmp_path: Path, quick: Quick, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with evening(tmp_path) as (site, ada):
            table = await over(ada, site)
            gate = Gate(quick, monkeypatch, 0)
            socket = await ada.sit(table)
            assert (await socket.ask(type="review", on=True))["type"] == "ack"
            first = len(working.first_tasks(await _story(site, table)))
            gate.open(first + 5)
            await socket.until(lambda m: m["type"] == "reviewed")
            await until(lambda: len(quick.done) == first + 5)
            await socket.send(type="review", on=False)
            await until(lambda: len(site.house.reviews) == 0)
            gate.open(1)  # what a worker has begun is done
            await asyncio.sleep(0.1)
            assert len(quick.done) <= first + 6
            assert len(site.house.thinkers._queue) == 0
            # Closing the socket is leaving, too.
            other = await ada.sit(table)
            await other.send(type="review", on=True)
            await until(lambda: len(site.house.reviews) == 1)
            await other.link.close()
            await until(lambda: len(site.house.reviews) == 0)
            gate.open()
            before = set(quick.done[:first])
            quick.done.clear()
            told = await whole(await ada.sit(table))
            assert 0 < told[0]["done"] < 1, "what was known before is told at once"
            assert before.isdisjoint(quick.done), "and not done again"

    asyncio.run(go())


async def _story(site: Any, table: str) -> Story:
    subject = await site.house.reviews._subject(table)
    return work._draft(subject.case).story


def test_it_goes_on_after_a_restart(
    tmp_path: Path, quick: Quick, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server ends, and another process, which remembers nothing, goes on."""

    async def begin() -> str:
        async with evening(tmp_path) as (site, ada):
            table = await over(ada, site)
            gate = Gate(quick, monkeypatch, 0)
            socket = await ada.sit(table)
            await socket.send(type="review", on=True)
            gate.open(len(working.first_tasks(await _story(site, table))) + 20)
            await socket.until(lambda m: m["type"] == "reviewed" and m["done"] > 0.1)
            gate.open()
            return table

    async def go_on(table: str, known: set[Task]) -> None:
        async with running(settings(tmp_path)) as site:
            site.house.reviews.effort = 0.01
            socket = await site.nobody().sit(table)
            told = await whole(socket)
            assert 0.1 < told[0]["done"] < 1
            assert known.isdisjoint(quick.done)

    table = asyncio.run(begin())
    kept = _parts(tmp_path, table)
    assert kept
    work._drafts.clear()
    quick.done.clear()
    asyncio.run(go_on(table, kept))


def _parts(folder: Path, table: str) -> set[Task]:
    """What is kept."""

    async def read() -> set[Task]:
        async with running(settings(folder)) as site:
            found = await site.house.database.read(lambda c: store.load(c, table))
            assert found is not None
            return {part.task for part in work.unpack(found.parts)}

    return asyncio.run(read())


def test_two_who_look_share_the_work(
    tmp_path: Path, quick: Quick, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with evening(tmp_path) as (site, ada):
            table = await over(ada, site)
            gate = Gate(quick, monkeypatch, 0)
            bea = await site.guest("Bea")
            one, two = await ada.sit(table), await bea.sit(table)
            for socket in (one, two):
                assert (await socket.ask(type="review", on=True))["type"] == "ack"
            assert len(site.house.reviews) == 1
            gate.open(len(working.first_tasks(await _story(site, table))))
            for socket in (one, two):
                await socket.until(lambda m: m["type"] == "reviewed")
            await one.link.close()
            gate.open()
            await two.until(lambda m: m["type"] == "reviewed" and m["done"] == 1)
            assert len(quick.done) == len(set(quick.done))

    asyncio.run(go())


def test_one_at_a_time_and_so_many_in_an_hour(
    tmp_path: Path, quick: Quick, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        limits = strict(reviews_per_hour=2, reviews_per_hour_per_address=3)
        async with evening(tmp_path, limits=limits) as (site, ada):
            tables = [await over(ada, site) for _ in range(4)]
            gate = Gate(quick, monkeypatch, 0)
            one, two, three, four = [await ada.sit(table) for table in tables]
            request = await one.send(type="review", on=True)
            await one.until(lambda m: m == {"type": "ack", "request": request, "step": one.step})
            assert (await two.ask(type="review", on=True))["type"] == "ack"
            await one.until(lambda m: m == {"type": "dropped", "request": request})
            assert len(site.house.reviews) == 1
            # Coming back is not beginning again.
            assert (await one.ask(type="review", on=True))["type"] == "ack"
            refused = await three.ask(type="review", on=True)
            assert refused["problem"]["message"] == "server-too-many-reviews"
            # The household has one left, for somebody else, and then none.
            bea = await site.guest("Bea")
            assert (await (await bea.sit(tables[2])).ask(type="review", on=True))["type"] == "ack"
            refused = await (await bea.sit(tables[3])).ask(type="review", on=True)
            assert refused["problem"]["error"] == "too-many"
            assert len(site.house.reviews) == 2
            gate.open()
            await one.until(lambda m: m["type"] == "reviewed" and m["done"] == 1)
            # What is whole is free for everybody.
            assert [m["done"] for m in await whole(await bea.sit(tables[0]))] == [1.0]
            assert four.step

    asyncio.run(go())


def test_what_is_known_is_told_to_those_who_have_begun_too_many(
    tmp_path: Path, quick: Quick, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        limits = strict(reviews_per_hour=1, reviews_per_hour_per_address=2)
        async with evening(tmp_path, limits=limits) as (site, ada):
            table = await over(ada, site)
            gate = Gate(quick, monkeypatch, 0)
            socket = await ada.sit(table)
            assert (await socket.ask(type="review", on=True))["type"] == "ack"
            gate.open(len(working.first_tasks(await _story(site, table))) + 5)
            await socket.until(lambda m: m["type"] == "reviewed")
            await socket.link.close()
            await until(lambda: len(site.house.reviews) == 0)
            bea = await site.guest("Bea")
            other = await bea.sit(await over(bea, site))
            assert (await other.ask(type="review", on=True))["type"] == "ack"
            await other.link.close()
            late = await bea.sit(table)
            refused = await late.ask(type="review", on=True)
            assert refused["problem"]["message"] == "server-too-many-reviews"
            told = await late.until(lambda m: m["type"] == "reviewed")
            assert 0 < told["done"] < 1
            assert told["verdict"]["id"].startswith("review-verdict-")
            gate.open()

    asyncio.run(go())


def test_what_fails_is_given_up_and_others_go_on(
    tmp_path: Path, quick: Quick, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with evening(tmp_path) as (site, ada):
            table = await over(ada, site)

            def broken(*_: object) -> None:
                raise ZeroDivisionError

            monkeypatch.setattr(work, "work", broken)
            socket = await ada.sit(table)
            request = await socket.send(type="review", on=True)
            await socket.until(lambda m: m == {"type": "dropped", "request": request})
            assert len(site.house.reviews) == 0
            monkeypatch.setattr(work, "work", quick.work)
            assert (await whole(socket))[-1]["done"] == 1

    asyncio.run(go())


def test_the_finest_is_kept_an_older_engines_is_not_and_all_go_with_the_table(
    tmp_path: Path, quick: Quick, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with evening(tmp_path) as (site, ada):
            table = await over(ada, site)
            await whole(await ada.sit(table))
            data = site.house.database
            kept = await data.read(lambda c: store.load(c, table))
            assert kept is not None
            gzip.decompress(kept.report)
            for effort, done, wins in ((0.01, 0.5, False), (0.005, 1.0, False), (0.02, 1.0, True)):
                other = kept._replace(effort=effort, done=done)
                await data.write(partial(store.keep, table_id=table, found=other, now=1))
                found = await data.read(lambda c: store.load(c, table))
                assert found is not None
                assert ((found.effort, found.done) == (effort, done)) == wins
            # Of a table that is not there nothing is kept.
            await data.write(lambda c: store.keep(c, "nowhere", kept, 1))
            monkeypatch.setattr(store, "VERSION", working.VERSION + 1)
            assert (await ada.get(f"/api/tables/{table}/review")).status_code == 404
            monkeypatch.undo()
            await data.write(lambda c: admin.remove(c, table, 1))
            assert await data.read(lambda c: c.execute(reviews.select()).all()) == []

    asyncio.run(go())


@pytest.mark.parametrize("looking", [True, False])
def test_who_is_forgotten_between_two_parts_is_not_named_by_the_next(
    tmp_path: Path, quick: Quick, monkeypatch: pytest.MonkeyPatch, looking: bool
) -> None:
    """Neither by a review that goes on, nor by what a worker remembers of one that was left."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            site.house.reviews.effort = 0.01
            world = await fill(site)
            table, bea = world.finished, site.guests[1]
            gate = Gate(quick, monkeypatch, 0)
            socket = await bea.sit(table)
            assert (await socket.ask(type="review", on=True))["type"] == "ack"
            gate.open(len(working.first_tasks(await _story(site, table))) + 5)
            await socket.until(lambda m: m["type"] == "reviewed")
            path = f"/api/tables/{table}/review"
            assert "Ada" in (await bea.get(path)).json()["review"]["names"]
            if not looking:
                await socket.send(type="review", on=False)
                await until(lambda: len(site.house.reviews) == 0)
            await site.house.database.write(lambda c: people.remove(c, world.ada, 1))
            gate.open()
            if looking:
                await socket.until(lambda m: m["type"] == "reviewed" and m["done"] == 1)
            else:
                await whole(await site.nobody().sit(table))
            found = (await bea.get(path)).json()["review"]
            assert found["done"] == 1
            assert sorted(found["names"]) == ["Béa 🏁", "Nobody"]

    asyncio.run(go())


def test_a_worker_tells_the_names_of_the_record_that_it_is_given(
    tmp_path: Path, quick: Quick
) -> None:
    async def subject() -> making.Subject:
        async with evening(tmp_path) as (site, ada):
            return await site.house.reviews._subject(await over(ada, site))

    case, steps, _ = asyncio.run(subject())
    record = read(case.record)
    parts = [
        work.pack(quick.work(work._draft(case).story, task) for task in work._draft(case).open)
    ]
    for names in (record.names, ("One", "Two", "Three")):
        given = case._replace(record=write(replace(record, names=names)).encode())
        told = gzip.decompress(work.report(given, parts, steps).review)
        assert msgspec.json.decode(told)["review"]["names"] == list(names)


@pytest.mark.long
@pytest.mark.parametrize("game", [IN_TURN, AT_ONCE, FOR_TWO])
def test_a_real_review_in_worker_processes(tmp_path: Path, game: str) -> None:
    """The same as anybody finds from the record, whoever did which part."""

    async def go() -> None:
        async with evening(tmp_path, workers=2) as (site, ada):
            table = await over(ada, site, game)
            async with asyncio.timeout(600):
                socket = await ada.sit(table)
                await socket.send(type="review", on=True)
                done = 0.0
                while done < 1:
                    with pytest.MonkeyPatch.context() as patience:
                        patience.setattr("server.site.PATIENCE", 120.0)
                        found = await socket.until(lambda m: m["type"] == "reviewed")
                    done = found["done"]
            told = (await ada.get(f"/api/tables/{table}/review")).json()["review"]
            record = (await ada.get(f"/api/tables/{table}/record")).content
            again = msgspec.json.encode(review(read(record), effort=0.01))
            assert told == msgspec.json.decode(again)

    asyncio.run(go())
