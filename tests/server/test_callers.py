"""Names, proxies and keys: who is believed about where a request comes from."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from hypothesis import given
from hypothesis import strategies as st

from rallybox.server.settings import Settings
from rallybox.server.web.callers import ITSELF, MOST_HOPS, Callers, same_key
from rallybox.tables.errors import Forbidden
from server.site import Guest, Site, running, settings, strict
from support.samples import FOR_TWO

KEY = "a key of some length, for metrics"
OURS = "rally.example"
FAR = "203.0.113.7"


def callers(**wanted: Any) -> Callers:
    return Callers(Settings(database="sqlite://", **wanted))


def scope(peer: str, *headers: tuple[str, str], scheme: str = "http") -> Any:
    found = [(name.lower().encode(), value.encode()) for name, value in headers]
    server = ("192.168.1.20", 8765)
    return {
        "type": "http",
        "client": (peer, 5),
        "headers": found,
        "scheme": scheme,
        "server": server,
    }


def refused(one: Callers, found: Any) -> bool:
    try:
        one.check_host(one.seen(found))
    except Forbidden:
        return True
    return False


# -- names -----------------------------------------------------------------------------------------

HOME_NAMES = (
    *("localhost", "localhost:8765", "127.0.0.1:8765", "[::1]:8765", "laptop", "laptop:80"),
    *("laptop.local", "rally.home.arpa", "192.168.1.20:8765", "10.8.0.3", "[fd00::7]:8765"),
    "100.101.102.103:8765",
)
STRANGE_NAMES = ("evil.example", "evil.example:8765", "127.0.0.1.evil.example", "8.8.8.8", "local.")


@pytest.mark.parametrize("name", HOME_NAMES)
def test_without_a_setting_a_server_answers_to_names_of_the_house(name: str) -> None:
    for peer in ("127.0.0.1", "192.168.1.5", FAR):
        assert not refused(callers(), scope(peer, ("Host", name)))


@pytest.mark.parametrize("name", STRANGE_NAMES[:-1])
def test_without_a_setting_no_name_of_a_stranger_means_this_server(name: str) -> None:
    for peer in ("127.0.0.1", "192.168.1.5", FAR):
        assert refused(callers(), scope(peer, ("Host", name)))


def test_a_public_address_is_a_name_where_the_connection_arrived() -> None:
    asked = scope(FAR, ("Host", "93.184.216.34:8765"))
    assert refused(callers(), asked)
    asked["server"] = ("93.184.216.34", 8765)
    assert not refused(callers(), asked)


def test_with_a_setting_it_answers_to_nothing_else() -> None:
    ours = callers(hosts=("Rally.Example.", "rally.test"))
    for name in (OURS, "RALLY.example:443", "rally.example.", "rally.test"):
        assert not refused(ours, scope(FAR, ("Host", name)))
    for name in (*HOME_NAMES, *STRANGE_NAMES, "x.rally.example", "rally.example.evil.example"):
        assert refused(ours, scope(FAR, ("Host", name))), name
    assert not refused(ours, scope("127.0.0.1", ("Host", "localhost:8765"))), "this machine itself"
    forwarded = ("X-Forwarded-For", FAR)
    assert refused(ours, scope("127.0.0.1", ("Host", "localhost:8765"), forwarded))


def test_a_name_of_others_gets_a_sentence_and_sockets_none(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path, hosts=(OURS,))) as site:
            for path in ("/", "/api/offer", "/health", "/metrics"):
                answer = await site.nobody().http.get(path, headers={"Host": "evil.example"})
                assert answer.status_code == 403, path
                assert answer.json()["message"] == "server-other-host"
                assert "evil.example" in answer.json()["sentence"]
            with pytest.raises(websockets.InvalidStatus) as turned_away:
                await socket_at(site, "evil.example")
            assert turned_away.value.response.status_code == 403

    asyncio.run(go())


async def socket_at(site: Site, name: str) -> None:
    host, port = site.address.removeprefix("http://").split(":")
    async with websockets.connect(f"ws://{name}/api/tables/x/socket", host=host, port=int(port)):
        pass


# -- origins ---------------------------------------------------------------------------------------


def origin_refused(one: Callers, found: Any) -> bool:
    try:
        one.check_origin(found)
    except Forbidden:
        return True
    return False


@pytest.mark.parametrize(
    ("scheme", "host", "origin", "good"),
    [
        ("http", "laptop:8765", "http://laptop:8765", True),
        ("http", "laptop:8765", "https://laptop:8765", False),
        ("https", OURS, f"https://{OURS}", True),
        ("https", OURS, f"https://{OURS}:443", True),
        ("https", f"{OURS}:443", f"https://{OURS}", True),
        ("https", OURS, f"http://{OURS}", False),
        ("wss", OURS, f"https://{OURS}", True),
        ("wss", OURS, f"http://{OURS}", False),
        ("ws", "laptop", "http://laptop", True),
        ("http", OURS, f"http://{OURS}:8080", False),
        ("http", OURS, f"http://{OURS}.evil.example", False),
        ("http", OURS, f"http://evil@{OURS}", False),
        ("http", OURS, "null", False),
        ("http", OURS, "http://[", False),
        ("http", "", "http://", False),
    ],
)
def test_the_scheme_of_an_origin_counts(scheme: str, host: str, origin: str, good: bool) -> None:
    asked = scope(FAR, ("Host", host), ("Origin", origin), scheme=scheme)
    assert origin_refused(callers(), asked) is not good


# -- proxies ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("peer", "said", "real"),
    [
        ("127.0.0.1", FAR, FAR),
        ("127.0.0.1", f"8.8.8.8, {FAR}", FAR),
        ("127.0.0.1", f"8.8.8.8, {FAR}, 10.1.2.3", FAR),
        ("127.0.0.1", f"{FAR}:4711", FAR),
        ("127.0.0.1", "[2001:db8::5]:4711", "2001:db8::5"),
        ("127.0.0.1", "2001:db8::5", "2001:db8::5"),
        ("::ffff:127.0.0.1", FAR, FAR),
        ("127.0.0.1", "unknown", "127.0.0.1"),
        ("127.0.0.1", f"{FAR}, rubbish, 10.1.2.3", "10.1.2.3"),
        ("127.0.0.1", "", "127.0.0.1"),
        (FAR, "8.8.8.8", FAR),
        ("192.168.1.9", "8.8.8.8", "192.168.1.9"),
    ],
)
def test_only_named_proxies_are_believed(peer: str, said: str, real: str) -> None:
    ours = callers(proxies=("127.0.0.1", "10.0.0.0/8"))
    asked = scope(peer, ("X-Forwarded-For", said), ("X-Forwarded-Proto", "https"))
    found = ours.seen(asked)
    assert found["client"] is not None
    assert found["client"][0] == real
    assert found["scheme"] == ("https" if ours.trusts(peer) else "http")
    assert not found[ITSELF]  # type: ignore[literal-required]


def test_the_standard_header_is_believed_where_it_is_named_and_only_there() -> None:
    headers = (
        ("Forwarded", f'for="{FAR}:9";proto=https;by=10.0.0.1, for=10.1.1.1;proto=http'),
        ("X-Forwarded-For", "8.8.8.8"),
        ("X-Forwarded-Proto", "http"),
    )
    standard = callers(proxies=("127.0.0.1", "10.0.0.0/8"), forwarded="forwarded")
    found = standard.seen(scope("127.0.0.1", *headers))
    assert (found["client"], found["scheme"]) == ((FAR, 0), "https")
    plain = callers(proxies=("127.0.0.1",)).seen(scope("127.0.0.1", *headers))
    assert (plain["client"], plain["scheme"]) == (("8.8.8.8", 0), "http")


@given(st.lists(st.text(st.characters(codec="latin-1", exclude_characters="\r\n")), max_size=5))
def test_whatever_a_visitor_writes_the_proxys_own_word_counts(rubbish: list[str]) -> None:
    ours = callers(proxies=("127.0.0.1",))
    said = ",".join([*rubbish, FAR]).encode("latin-1")
    found = ours.real("127.0.0.1", [(b"x-forwarded-for", said)])
    assert found.address == FAR
    assert ours.real(FAR, [(b"x-forwarded-for", said)]).address == FAR


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded"])
def test_of_thousands_of_stations_only_the_nearest_are_looked_at(header: str) -> None:
    ours = callers(proxies=("127.0.0.1", "10.0.0.0/8"), forwarded=header)
    mark = "for=" if header == "forwarded" else ""
    said = ",".join([f"{mark}8.8.8.8"] * 9999 + [f"{mark}{FAR}"] + [f"{mark}10.0.0.1"] * 3).encode()
    name = header.encode()
    for headers in ([(name, said)], [(name, one) for one in said.split(b",")]):
        assert len(ours._hops(headers)) == MOST_HOPS
        assert ours.real("127.0.0.1", headers).address == FAR


def test_limits_count_the_real_address(tmp_path: Path) -> None:
    limits = strict(address_rate=0.001, address_burst=3.0)

    async def go() -> None:
        wanted = settings(tmp_path, limits=limits, proxies=("127.0.0.1",))
        async with running(wanted) as site:
            guest = site.nobody()

            async def ask(address: str) -> int:
                headers = {"X-Forwarded-For": address}
                return (await guest.http.get("/api/offer", headers=headers)).status_code

            assert [await ask(FAR) for _ in range(5)] == [200, 200, 200, 429, 429]
            assert await ask("203.0.113.8") == 200, "others are not held up"

    asyncio.run(go())


def test_without_a_named_proxy_they_count_the_line_and_say_so_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits = strict(address_rate=0.001, address_burst=3.0)

    async def go() -> None:
        async with running(settings(tmp_path, limits=limits)) as site:
            guest = site.nobody()
            codes = []
            for number in range(5):
                headers = {"X-Forwarded-For": f"203.0.113.{number}"}
                codes.append((await guest.http.get("/api/offer", headers=headers)).status_code)
            assert codes == [200, 200, 200, 429, 429]

    with caplog.at_level(logging.WARNING, logger="rallybox.web"):
        asyncio.run(go())
    assert len([one for one in caplog.records if "proxies" in one.getMessage()]) == 1


def test_sockets_count_the_real_address(tmp_path: Path) -> None:
    async def go() -> None:
        limits = strict(sockets_per_address=1, creations_burst=100.0)
        wanted = settings(tmp_path, limits=limits, proxies=("127.0.0.1",))
        async with running(wanted) as site:
            ada = await site.guest("Ada")
            table = await site.table(ada, game=FOR_TWO, seats=["person", "club"])
            assert await first_word(site, ada, table, FAR) == "hello"
            assert await first_word(site, ada, table, "203.0.113.8") == "hello"
            assert await first_word(site, ada, table, FAR) == "bye"

    asyncio.run(go())


async def first_word(site: Site, guest: Guest, table: str, address: str) -> str:
    link = await websockets.connect(
        f"{site.address.replace('http', 'ws', 1)}/api/tables/{table}/socket",
        additional_headers={"Cookie": guest.cookie, "X-Forwarded-For": address},
    )
    text = await asyncio.wait_for(link.recv(), 30)
    assert isinstance(text, str)
    if '"type":"hello"' in text:
        guest.sockets.append(type("Held", (), {"link": link})())
        return "hello"
    await link.close()
    return "bye"


def test_lines_of_a_proxy_are_counted_for_those_who_ask(tmp_path: Path) -> None:
    """A proxy may have many; somebody behind it may not have more than anybody else at once."""

    async def go() -> None:
        limits = strict(lines_per_address=2)
        wanted = settings(tmp_path, limits=limits, proxies=("127.0.0.1",))
        async with running(wanted) as site:
            held = [await half_a_request(site, FAR) for _ in range(2)]
            assert await status(site, FAR) == 429
            assert await status(site, "203.0.113.8") == 200
            for _, writer in held:
                writer.close()
                await writer.wait_closed()
            await asyncio.sleep(0.05)
            codes = [await status(site, FAR) for _ in range(5)]
            assert codes == [200] * 5, "who was answered has no line any more"

    asyncio.run(go())


async def half_a_request(
    site: Site, address: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = site.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = f"POST /api/me HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-For: {address}\r\n"
    writer.write(f"{head}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{{".encode())
    await writer.drain()
    await asyncio.sleep(0.05)
    return reader, writer


async def status(site: Site, address: str) -> int:
    async with httpx.AsyncClient(base_url=site.address) as client:
        answer = await client.get("/api/offer", headers={"X-Forwarded-For": address})
        return answer.status_code


# -- TLS -------------------------------------------------------------------------------------------


def test_behind_tls_cookies_are_secure_and_browsers_are_told_to_stay(tmp_path: Path) -> None:
    async def go() -> None:
        wanted = settings(tmp_path, hosts=(OURS,), proxies=("127.0.0.1",))
        async with running(wanted) as site:
            guest = site.nobody()
            headers = {
                "Host": OURS,
                "X-Forwarded-For": FAR,
                "X-Forwarded-Proto": "https",
                "Origin": f"https://{OURS}",
            }
            made = await guest.http.post("/api/me", json={"nickname": "Ada"}, headers=headers)
            assert made.status_code == 201
            assert "Secure" in made.headers["set-cookie"]
            assert made.headers["strict-transport-security"] == "max-age=15552000"
            refused = await guest.http.post("/api/me", headers=headers | {"Origin": "null"})
            assert refused.headers["strict-transport-security"] == "max-age=15552000"
            plain = headers | {"X-Forwarded-Proto": "http"}
            answer = await guest.http.post("/api/me", json={"nickname": "Ada"}, headers=plain)
            assert answer.status_code == 403, "a page over https is not one over http"
            assert "strict-transport-security" not in answer.headers

    asyncio.run(go())


# -- metrics ---------------------------------------------------------------------------------------


def test_metrics_are_for_this_machine_or_with_the_key_whatever_a_proxy_does(tmp_path: Path) -> None:
    near = {"Host": "127.0.0.1:8765"}
    with_key = {"Authorization": f"Bearer {KEY}"}
    through = ("X-Forwarded-For", "X-Real-IP", "Forwarded", "Via", "X-Forwarded-Host")

    async def ask(site: Site, **headers: str) -> int:
        answer = await site.nobody().http.get("/metrics", headers=headers)
        assert (answer.status_code == 200) == ("rallybox_" in answer.text)
        return answer.status_code

    async def go() -> None:
        async with running(settings(tmp_path, metrics_key=KEY)) as site:
            assert await ask(site, **near) == 200
            for name in through:
                assert await ask(site, **near, **{name: "127.0.0.1"}) == 404, name
                assert await ask(site, **near, **with_key, **{name: "127.0.0.1"}) == 200
            assert await ask(site, Host="laptop.local") == 404
        # A proxy that says nothing at all of whom it asks for is a proxy all the same.
        named = settings(tmp_path / "b", metrics_key=KEY, proxies=("127.0.0.0/8",))
        async with running(named) as site:
            assert await ask(site, **near) == 404
            assert await ask(site, **near, **with_key) == 200
            for wrong in (f"Bearer {KEY[:-1]}", f"Bearer {KEY.upper()}", f"Basic {KEY}", KEY):
                assert await ask(site, **near, Authorization=wrong) == 404, wrong
        async with running(settings(tmp_path / "c", proxies=("127.0.0.1",))) as site:
            assert await ask(site, **near, Authorization="Bearer") == 404, "no key opens nothing"

    asyncio.run(go())


def test_guessing_a_key_is_slow(tmp_path: Path) -> None:
    async def go() -> None:
        limits = strict(creations_rate=0.001, creations_burst=3.0)
        wanted = settings(tmp_path, limits=limits, metrics_key=KEY, proxies=("127.0.0.1",))
        async with running(wanted) as site:
            guest = site.nobody()
            codes = []
            for number in range(5):
                headers = {"Authorization": f"Bearer guess {number}", "X-Forwarded-For": FAR}
                codes.append((await guest.http.get("/metrics", headers=headers)).status_code)
            assert codes == [404, 404, 404, 429, 429]

    asyncio.run(go())


def test_the_right_key_is_refused_after_too_many_wrong_ones(tmp_path: Path) -> None:
    """Or whoever goes on guessing would be told which one it is."""

    async def go() -> None:
        limits = strict(creations_rate=0.001, creations_burst=3.0)
        wanted = settings(tmp_path, limits=limits, metrics_key=KEY, admin_key=KEY)
        async with running(wanted) as site:

            async def ask(path: str, key: str) -> int:
                headers = {"Authorization": f"Bearer {key}", "Host": "laptop.local"}
                answer = await site.nobody().http.get(path, headers=headers)
                return answer.status_code

            assert [await ask("/metrics", KEY) for _ in range(9)] == [200] * 9, "it costs nothing"
            assert [await ask("/admin/tables", KEY) for _ in range(9)] == [200] * 9
            wrong = [await ask("/metrics", f"guess {number}") for number in range(4)]
            assert wrong == [404, 404, 404, 429]
            assert await ask("/metrics", KEY) == 429
            assert await ask("/admin/tables", KEY) == 429

    asyncio.run(go())


PUBLIC = ({"hosts": (OURS,)}, {"origins": (f"https://{OURS}",)}, {"public_address": "https://x.y"})


@pytest.mark.parametrize("changes", PUBLIC)
def test_a_proxy_that_says_nothing_and_is_not_named_gets_no_metrics(
    tmp_path: Path, changes: dict[str, Any]
) -> None:
    """`proxy_pass http://127.0.0.1:8765` and no more: it looks like this machine itself."""

    async def go() -> None:
        near, key = {"Host": "127.0.0.1:8765"}, {"Authorization": f"Bearer {KEY}"}
        wanted = settings(tmp_path, metrics_key=KEY, listening=("0.0.0.0", 8765), **changes)
        async with running(wanted) as site:
            ask = site.nobody().http.get
            assert (await ask("/metrics", headers=near)).status_code == 404
            assert (await ask("/api/reach", headers=near)).json() == {"addresses": []}
            assert (await ask("/metrics", headers=near | key)).status_code == 200
            assert (await ask("/health", headers=near)).status_code == 200
        named = settings(tmp_path / "b", proxies=("10.0.0.1",), **changes)
        async with running(named) as site:
            assert (await site.nobody().http.get("/metrics", headers=near)).status_code == 200

    asyncio.run(go())


def test_a_key_is_all_of_it() -> None:
    assert same_key("clé", "clé")
    assert not same_key("", "")
    assert not same_key("x", "xy")
