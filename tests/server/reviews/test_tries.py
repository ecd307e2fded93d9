"""Another move in a finished game: what could be done, and how it would have stood."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rallybox.hosting.reviews import work
from rallybox.review import working
from rallybox.tables.wire.review import WHOLE
from server.reviews.world import evening, over
from server.site import strict
from support.samples import IN_TURN


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are real, but few: what they find is the engine's affair."""
    monkeypatch.setattr(working, "BATCH", 2)
    monkeypatch.setattr("rallybox.review.judging.FEWEST", 2)
    monkeypatch.setattr(work, "TRY_SECONDS", 0.0)


def test_another_move_beside_the_one_played(tmp_path: Path) -> None:
    async def go() -> None:
        async with evening(tmp_path) as (site, ada):
            table = await over(ada, site, IN_TURN)
            path = f"/api/tables/{table}/review"
            at = 0
            while True:
                found = (await ada.get(f"{path}/choices?at={at}")).json()
                if len(found["choices"]) > 1:
                    break
                at += 1
            ids = [choice["id"] for choice in found["choices"]]
            assert found["at"] == at
            assert found["taken"] in ids
            other = next(one for one in ids if one != found["taken"])
            tried = await site.nobody().post(f"{path}/try", at=at, action=other)
            assert tried.status_code == 200, tried.text
            told = tried.json()
            assert (told["at"], told["seat"], told["choice"]["id"]) == (at, found["seat"], other)
            for rows in (told["chances"], told["played"]):
                assert all(abs(sum(row) - WHOLE) <= len(row) for row in rows)
            assert told["decision"]["taken"]["choice"]["id"] == other
            assert told["decision"]["choices"] == len(ids)
            same = (await ada.post(f"{path}/try", at=at, action=found["taken"])).json()
            assert same["chances"] == same["played"], "the same dice for both"

            bad = [
                (await ada.get(f"{path}/choices?at=100000"), 404, "server-no-such-move"),
                (await ada.get(f"{path}/choices?at=-1"), 400, None),
                (
                    await ada.post(f"{path}/try", at=100000, action=other),
                    404,
                    "server-no-such-move",
                ),
                (await ada.post(f"{path}/try", at=at, action=2**30), 400, None),
                (await ada.post(f"{path}/try", at="x", action=1), 400, None),
            ]
            for answer, status, message in bad:
                assert answer.status_code == status, answer.text
                assert message in (None, answer.json()["message"])
                assert " " in answer.json()["sentence"]
            # What the rules forbid there is refused in the game's own words.
            illegal = next(number for number in range(1000) if number not in ids)
            answer = await ada.post(f"{path}/try", at=at, action=illegal)
            assert (answer.status_code, answer.json()["error"]) == (422, "illegal")

    asyncio.run(go())


def test_trying_is_limited_as_hints_are(tmp_path: Path) -> None:
    async def go() -> None:
        limits = strict(hints_rate=0.001, hints_burst=2.0)
        async with evening(tmp_path, limits=limits) as (site, ada):
            table = await over(ada, site, IN_TURN)
            path = f"/api/tables/{table}/review/try"
            answers = [await ada.post(path, at=100000, action=1) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [404, 404, 429]

    asyncio.run(go())
