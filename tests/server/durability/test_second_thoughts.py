"""What was taken back stays taken back: after `kill -9`, and at two servers at once."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from server.durability.pair import pair
from server.durability.people import new_table, newcomer
from server.durability.serving import stables
from server.site import Json, Socket
from support.postgres import Postgres
from support.samples import ALONE, ALONE_VARIANT

PATIENCE: Json = {"game": ALONE, "variant": ALONE_VARIANT, "seats": ["person"]}


def choice(socket: Socket, rng: random.Random) -> int:
    """Anything but stopping."""
    assert socket.moment is not None
    choices = socket.moment["decision"]["choices"]
    ids: list[int] = [c["id"] for c in choices if c["text"] != "stop"]
    return rng.choice(ids or [int(choices[0]["id"])])


async def once(socket: Socket, rng: random.Random) -> Json:
    """A move, or a second thought; the answer."""
    assert socket.moment is not None
    if socket.moment.get("undo") and rng.random() < 0.4:
        return await socket.ask(type="undo", step=socket.step)
    return await socket.act(choice(socket, rng))


def test_killed_between_a_second_thought_and_its_answer(tmp_path: Path) -> None:
    """What was acknowledged is there afterwards; what was not is either there or not."""

    async def go() -> None:
        rng = random.Random(11)
        with stables(tmp_path) as ours:
            database = str(tmp_path / "tables.db")
            served = await ours.ready(database)
            ada = await newcomer(served.address, "Ada")
            table = await new_table([ada], **PATIENCE, options={"deal": 5})
            for _ in range(6):
                socket = await ada.sit(table)
                for _ in range(rng.randrange(2, 7)):
                    assert (await once(socket, rng))["type"] == "ack"
                    await socket.quiet()
                    if not socket.choices:
                        return
                assert socket.moment is not None
                kept = socket.step, socket.moment["view"]
                undoing = bool(socket.moment.get("undo"))
                if undoing:
                    await socket.send(type="undo", step=socket.step)
                    await asyncio.sleep(rng.random() * 0.01)
                served.kill()
                served = await ours.ready(database)
                ada.address = served.address
                back = await ada.sit(table)
                assert back.moment is not None
                if back.step == kept[0]:
                    assert back.moment["view"] == kept[1]
                else:
                    assert undoing
                    assert back.step == kept[0] + 1
                    assert back.table["assisted"]
            await ada.close()

    asyncio.run(go())


def test_taken_back_at_one_server_and_seen_at_the_other(tmp_path: Path, postgres: Postgres) -> None:
    """Of a move here and a second thought there, decided on the same step, one counts."""

    async def go() -> None:
        async with pair(tmp_path, postgres) as two:
            rng = random.Random(3)
            (ada,) = await two.people(1)
            table = await new_table([ada], **PATIENCE, options={"deal": 7})
            sockets = []
            for number in range(2):
                ada.address = two.address(number)
                sockets.append(await ada.sit(table))
            one, other = sockets
            undone = 0
            while undone < 8 and one.choices:
                step = one.step
                if one.moment is not None and one.moment.get("undo"):
                    first, second = rng.sample(sockets, 2)
                    answers = await asyncio.gather(
                        first.ask(type="undo", step=step), second.act(choice(second, rng))
                    )
                    kinds = [answer["type"] for answer in answers]
                    assert sorted(kinds) == ["ack", "refused"]
                    undone += kinds[0] == "ack"
                else:
                    await one.act(choice(one, rng))
                for socket in sockets:
                    while socket.step == step:
                        await socket.next()
                assert one.moment is not None
                assert other.moment is not None
                assert one.moment["view"] == other.moment["view"]

    asyncio.run(go())
