"""How much one address and one person may ask for: a clock that the tests wind."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallybox.server.limits import Bucket, Buckets, Turnstiles, household
from rallybox.server.settings import UNLIMITED
from rallybox.server.sockets import Sockets
from rallybox.server.web import http
from rallybox.server.web.app import make_app
from rallybox.tables.errors import TooMany
from server.hostile.attacks.disk import small_record
from server.site import Guest, Site, running, settings, strict
from support.samples import FOR_TWO


@dataclass
class Hands:
    """Seconds pass when a test says so."""

    time: float = 1000.0

    def __call__(self) -> float:
        return self.time


@given(
    rate=st.floats(0.1, 100),
    burst=st.floats(1, 100),
    steps=st.lists(st.tuples(st.floats(0, 50), st.integers(0, 30)), max_size=20),
)
def test_never_more_than_a_burst_and_the_rate(
    rate: float, burst: float, steps: list[tuple[float, int]]
) -> None:
    hands = Hands()
    bucket = Bucket(rate, burst, hands)
    begun, taken = hands.time, 0
    for wait, tries in steps:
        hands.time += wait
        taken += sum(bucket.take() for _ in range(tries))
        assert taken <= burst + (hands.time - begun) * rate + 1e-6


def test_a_bucket_is_for_one_key_fills_again_and_is_forgotten() -> None:
    hands = Hands()
    buckets = Buckets(0.5, 3, hands)

    def taken(key: str) -> int:
        for number in range(100):
            try:
                buckets.take(key)
            except TooMany:
                return number
        return 100

    assert (taken("a"), taken("b"), taken("a")) == (3, 3, 0)
    hands.time += 4
    assert (taken("a"), taken("b")) == (2, 2)
    hands.time += 1000
    for number in range(10):
        buckets.take(f"new {number}")
        hands.time += 61
    assert len(buckets._buckets) <= 2, "who has not been seen for long is forgotten"


@given(st.ip_addresses(v=6), st.integers(0, 2**64 - 1))
def test_a_household_has_sixty_four_bits_of_addresses(address: IPv6Address, other: int) -> None:
    """Whoever has one address of such a network can use all of them."""
    neighbour = IPv6Address(int(address) >> 64 << 64 | other)
    next_door = IPv6Address((int(address) ^ 1 << 64) >> 64 << 64 | other)
    if any(one.ipv4_mapped for one in (address, neighbour, next_door)):
        return
    assert household(str(address)) == household(str(neighbour)) != household(str(next_door))


@given(st.ip_addresses(v=4), st.ip_addresses(v=4))
def test_an_old_address_is_one_household(one: IPv4Address, other: IPv4Address) -> None:
    assert (household(str(one)) == household(str(other))) == (one == other)
    assert household(f"::ffff:{one}") == household(str(one)), "the same, written another way"


@pytest.mark.parametrize("text", ["", "testclient", "/run/socket", "1.2.3", "fe80::1%eth0"])
def test_what_is_no_address_is_counted_all_the_same(text: str) -> None:
    assert isinstance(household(text), str)


def test_a_flood_from_many_addresses_of_one_network(tmp_path: Path) -> None:
    """As seen by the application: nobody has such addresses on every machine."""

    async def go() -> None:
        limits = strict(address_rate=0.001, address_burst=5.0)
        async with running(settings(tmp_path, limits=limits)) as site:
            asked = [await status_for(site, f"2001:db8:1:2::{n:x}") for n in range(8)]
            assert asked == [200] * 5 + [429] * 3
            assert await status_for(site, "2001:db8:1:3::1") == 200, "another network"

    asyncio.run(go())


def many_households(number: int) -> list[str]:
    """Of one site of 48 bits, as providers give them away."""
    return [household(f"2001:db8:5:{n:x}::1") for n in range(number)]


def test_a_site_of_many_households_has_as_much_as_eight() -> None:
    """Issue 19: whoever has 48 bits of addresses would have 65,536 times as much."""
    buckets = Buckets(0.001, 5, Hands())

    def taken(key: str) -> int:
        number = 0
        with suppress(TooMany):
            while number < 100:
                buckets.take(key)
                number += 1
        return number

    assert sum(taken(home) for home in many_households(50)) == 8 * 5
    assert sum(taken(f"tables {home}") for home in many_households(50)) == 8 * 5, "something else"
    assert taken(household("2001:db8:6::1")) == 5, "somebody else"
    assert sum(taken(f"10.0.0.{n}") for n in range(50)) == 50 * 5
    buckets.give_back(many_households(1)[0])
    assert sum(taken(home) for home in many_households(50)) == 1


def test_a_site_has_as_many_sockets_and_lines_as_eight_households() -> None:
    told: list[str] = []
    sockets = Sockets(strict(sockets_per_address=3), lambda key, word: told.append(key))
    homes = many_households(50)
    entered: list[str] = []
    for home in homes * 3:
        with suppress(TooMany):
            sockets.enter(home, None)
            entered.append(home)
    assert len(entered) == 8 * 3
    for home in entered:
        sockets.exit(home, None)
    assert not sockets._open

    kind = http.patient_http(3)
    lines = [kind.__new__(kind) for _ in range(150)]
    assert sum(line._count(home) for line, home in zip(lines, homes * 3, strict=True)) == 8 * 3
    for line in lines:
        line._uncount()
    assert not kind.lines


def test_a_flood_from_many_households_of_one_site(tmp_path: Path) -> None:
    async def go() -> None:
        limits = strict(address_rate=0.001, address_burst=2.0)
        async with running(settings(tmp_path, limits=limits)) as site:
            asked = [await status_for(site, f"2001:db8:5:{n:x}::1") for n in range(20)]
            assert asked == [200] * 16 + [429] * 4
            assert await status_for(site, "2001:db8:6::1") == 200, "another site"

    asyncio.run(go())


async def status_for(site: Site, address: str) -> int:
    """What somebody with this address is answered."""
    status: list[int] = []
    scope: Any = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": "/health",
        "raw_path": b"/health",
        "query_string": b"",
        "root_path": "",
        "headers": [],
        "client": (address, 1234),
        "server": ("::1", 80),
        "state": {},
    }

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            status.append(message["status"])

    await make_app(site.house)(scope, receive, send)
    return status[0]


def set_hands(site: Site, hands: Hands) -> None:
    limits = site.house.settings.limits
    site.house.by_address = Buckets(limits.address_rate, limits.address_burst, hands)
    site.house.by_identity = Buckets(limits.identity_rate, limits.identity_burst, hands)


def test_one_person_on_many_addresses_and_many_on_one(tmp_path: Path) -> None:
    """Both are counted; the limit of one does not touch others."""

    async def go() -> None:
        limits = strict(identity_rate=1.0, identity_burst=5.0, address_rate=1.0, address_burst=12.0)
        async with running(settings(tmp_path, limits=limits)) as site:
            hands = Hands()
            set_hands(site, hands)
            ada = await site.guest("Ada")
            elsewhere = from_address(ada, "127.0.0.2")
            codes = [(await ada.get("/api/me")).status_code for _ in range(4)]
            codes += [(await elsewhere.get("/api/me")).status_code for _ in range(3)]
            assert codes == [200] * 5 + [429] * 2, "five in all, wherever she is"
            bea = await site.guest("Bea")
            assert (await bea.get("/api/me")).status_code == 200, "somebody else here"
            hands.time += 3
            codes = [(await elsewhere.get("/api/me")).status_code for _ in range(4)]
            assert codes == [200] * 3 + [429]

            hands.time += 100
            codes = [(await site.nobody().get("/api/offer")).status_code for _ in range(14)]
            assert codes == [200] * 12 + [429] * 2
            assert (await elsewhere.get("/api/offer")).status_code == 200, "another address"
            with pytest.raises(AssertionError):
                await site.guest("Cleo")
            hands.time += 5
            await site.guest("Cleo")
            await elsewhere.aclose()

    asyncio.run(go())


def test_a_table_that_is_not_made_is_not_counted(tmp_path: Path) -> None:
    """Refused, there before, or brought again: what is left of the day is left."""

    async def go() -> None:
        few = msgspec.structs.replace(
            UNLIMITED, brought_per_day_per_address=2, tables_per_day_per_address=2
        )
        async with running(settings(tmp_path, limits=few)) as site:
            ada = await site.guest("Ada")
            record = small_record()
            brought = [await ada.post("/api/brought", record=record) for _ in range(4)]
            assert [answer.status_code for answer in brought] == [201] * 4
            path = f"/api/tables/{brought[0].json()['id']}"
            for _ in range(3):
                wrong = await ada.post("/api/tables", game="none", seats=["person"])
                assert wrong.status_code == 400, wrong.text
                assert (await ada.post("/api/tables/none/rematch")).status_code == 404
                nowhere = await ada.post(f"{path}/play-on", step=9999, seat=0, level="club")
                assert nowhere.status_code in (400, 404), nowhere.text
            again = [await ada.post(f"{path}/rematch") for _ in range(3)]
            assert [answer.status_code for answer in again] == [200] * 3
            wanted = {"game": FOR_TWO, "seats": ["person", "person"]}
            last = [await ada.post("/api/tables", **wanted) for _ in range(2)]
            assert [answer.status_code for answer in last] == [201, 429]

    asyncio.run(go())


def from_address(guest: Guest, address: str) -> httpx.AsyncClient:
    """The same person from another address of this machine."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(
        base_url=guest.address, transport=transport, cookies=dict(guest.http.cookies)
    )


def test_a_flood_from_one_address_does_not_stop_a_game_at_another(tmp_path: Path) -> None:
    async def go() -> None:
        limits = strict(address_rate=1.0, address_burst=40.0)
        async with running(settings(tmp_path, limits=limits)) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, game=FOR_TWO, seats=["person", "club"])
            socket = await ada.sit(table)
            flood = from_address(ada, "127.0.0.3")
            flood.cookies.clear()
            codes = [(await flood.get("/api/offer")).status_code for _ in range(60)]
            assert codes.count(429) >= 15
            await socket.turn()
            assert (await socket.act(socket.choices[0]))["type"] == "ack"
            assert (await ada.get("/api/me")).status_code == 200
            await flood.aclose()

    asyncio.run(go())


def test_few_calls_of_one_address_are_answered_at_once() -> None:
    """However many come together: others have their turns between."""

    async def go() -> None:
        doors, inside, most, order = Turnstiles(2), 0, 0, list[str]()

        async def call(address: str, number: int) -> None:
            nonlocal inside, most
            async with doors.through(address):
                inside += 1
                most = max(most, inside)
                for _ in range(3):
                    await asyncio.sleep(0)
                inside -= 1
                order.append(address)
                if number == 7:
                    raise ValueError  # whatever goes wrong inside, the door is free again

        calls = [call("flood", number) for number in range(20)] + [call("honest", 0)]
        await asyncio.gather(*calls, return_exceptions=True)
        assert most == 3, "two of one, and somebody else"
        assert order.index("honest") <= 2
        assert (len(order), len(doors)) == (21, 0)

    asyncio.run(go())


def test_who_has_left_a_door_is_in_nobodys_way() -> None:
    async def go() -> None:
        doors = Turnstiles(1)
        async with doors.through("a") as leave:
            leave()
            async with asyncio.timeout(10), doors.through("a"):
                assert len(doors) == 1
            leave()
        assert len(doors) == 0

    asyncio.run(go())


def test_of_a_site_few_calls_are_answered_at_once() -> None:
    async def go() -> None:
        doors, inside, most = Turnstiles(1), 0, 0

        async def call(home: str) -> None:
            nonlocal inside, most
            async with doors.through(home):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0)
                inside -= 1

        await asyncio.gather(*(call(home) for home in many_households(50)))
        assert (most, len(doors)) == (8, 0)

    asyncio.run(go())
