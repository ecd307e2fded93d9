"""nginx and Caddy as deploy/ sets them up, in front of a real server, with our own certificate.

Only their ports and paths are changed.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
import websockets

from server.site import running, settings
from support.samples import FOR_TWO

DEPLOY = Path(__file__).parents[2] / "deploy"
INSTALLED = [name for name in ("nginx", "caddy") if shutil.which(name)]
NAME = "rally.example"
pytestmark = pytest.mark.long


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    """Self-made, for the name."""
    made, key = folder / "rally.crt", folder / "rally.key"
    command = "openssl req -x509 -newkey rsa:2048 -nodes -days 2"
    names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    files = ["-keyout", str(key), "-out", str(made)]
    subprocess.run([*command.split(), *names, *files], check=True, capture_output=True)
    return made, key


def nginx_command(folder: Path, port: int, upstream: int) -> list[str]:
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    site = site.replace("/etc/rallybox/tls", str(folder)).replace("8765", str(upstream))
    site = re.sub(r" *listen \[::\].*\n", "", site)
    site = site.replace("listen 443", f"listen 127.0.0.1:{port}")
    site = site.replace("listen 80", f"listen 127.0.0.1:{free_port()}")
    (folder / "site.conf").write_text(site)
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/log; user root;\n"
        f"events {{}}\nhttp {{ access_log off; include {folder}/site.conf; }}\n"
    )
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy_command(folder: Path, port: int, upstream: int) -> list[str]:
    site = (DEPLOY / "Caddyfile").read_text(encoding="utf-8").replace("8765", str(upstream))
    tls = (
        f"https://{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {folder}/rally.crt {folder}/rally.key\n"
    )
    site = site.replace(f"{NAME} {{\n", tls)
    options = (
        f"{{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system {folder}\n}}\n"
    )
    (folder / "Caddyfile").write_text(options + site)
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


COMMANDS = {"nginx": nginx_command, "caddy": caddy_command}


class Door:
    """A proxy that is running."""

    def __init__(self, port: int, tls: ssl.SSLContext) -> None:
        self.port, self.tls = port, tls
        self.http = httpx.AsyncClient(
            base_url=f"https://127.0.0.1:{port}",
            verify=tls,
            headers={"Host": NAME},
            trust_env=False,
            timeout=30,
        )

    async def ask(self, method: str, path: str, **more: object) -> httpx.Response:
        """As a browser would that has looked the name up."""
        named = {"extensions": {"sni_hostname": NAME}}
        return await self.http.request(method, path, **named, **more)  # type: ignore[arg-type]


@asynccontextmanager
async def door(which: str, folder: Path, upstream: int) -> AsyncIterator[Door]:
    made, _ = certificate(folder)
    port = free_port()
    with (folder / "output").open("w") as output:
        process = subprocess.Popen(
            COMMANDS[which](folder, port, upstream),
            stdout=output,
            stderr=output,
            env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": str(folder)},
        )
    ours = Door(port, ssl.create_default_context(cafile=made))
    try:
        async with asyncio.timeout(60):
            while True:
                assert process.poll() is None, (folder / "output").read_text()
                try:
                    await ours.ask("GET", "/metrics")
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        yield ours
    finally:
        await ours.http.aclose()
        process.terminate()
        process.wait(30)


@asynccontextmanager
async def listener(heads: list[bytes]) -> AsyncIterator[int]:
    """Somebody in the server's place who writes down what the proxy says."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heads.append((await reader.readuntil(b"\r\n\r\n")).lower())
        writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield int(server.sockets[0].getsockname()[1])


@pytest.mark.parametrize("which", INSTALLED)
def test_nobody_can_say_that_they_are_somebody_else(tmp_path: Path, which: str) -> None:
    """The limits count by what the proxy says, so it must be the proxy that says it."""
    lies = {
        "X-Forwarded-For": "203.0.113.9",
        "X-Forwarded-Proto": "http",
        "Forwarded": "for=203.0.113.9",
    }

    async def go() -> None:
        heads: list[bytes] = []
        async with listener(heads) as upstream, door(which, tmp_path, upstream) as proxy:
            await proxy.ask("GET", "/api/offer", headers=lies)
        assert len(heads) == 1, "and /metrics is not handed on"
        assert b"203.0.113.9" not in heads[0]
        assert b"x-forwarded-for: 127.0.0.1\r\n" in heads[0]
        assert b"x-forwarded-proto: https\r\n" in heads[0]
        assert f"host: {NAME}".encode() in heads[0]

    asyncio.run(go())


@pytest.mark.parametrize("which", INSTALLED)
def test_a_table_through_a_proxy(tmp_path: Path, which: str) -> None:
    """A name, a table, its socket, a move; and a second one on a connection that was kept."""

    async def go() -> None:
        async with running(settings(tmp_path, hosts=(NAME,), proxies=("127.0.0.1",))) as site:
            upstream = int(site.address.rsplit(":", 1)[1])
            async with door(which, tmp_path, upstream) as proxy:
                assert (await proxy.ask("GET", "/metrics")).status_code == 404
                origin = {"Origin": f"https://{NAME}"}
                named = await proxy.ask("POST", "/api/me", json={"nickname": "Ada"}, headers=origin)
                assert named.status_code == 201, named.text
                cookie = named.headers["set-cookie"].split(";")[0]
                said = {**origin, "Cookie": cookie}
                body = {"game": FOR_TWO, "seats": ["person", "rookie"]}
                made = await proxy.ask("POST", "/api/tables", json=body, headers=said)
                table = made.json()["id"]
                await proxy.ask("POST", f"/api/tables/{table}/start", headers=said)
                for step in range(2):
                    await move(proxy, table, cookie, step)

    asyncio.run(go())


async def move(proxy: Door, table: str, cookie: str, moves: int) -> None:
    """Come, wait for a question, answer it, and go."""
    async with websockets.connect(
        f"wss://{NAME}/api/tables/{table}/socket",
        host="127.0.0.1",
        port=proxy.port,
        ssl=proxy.tls,
        server_hostname=NAME,
        origin=websockets.Origin(f"https://{NAME}"),
        additional_headers={"Cookie": cookie},
        proxy=None,
    ) as link:
        async for text in link:
            message = httpx.Response(200, text=str(text)).json()
            if message["type"] == "ack":
                return
            moment = message["moment"] if message["type"] == "hello" else message
            if message["type"] in ("hello", "moment") and moment["decision"]:
                action = moment["decision"]["choices"][0]["id"]
                order = f'{{"type":"act","request":1,"step":{moment["step"]},"action":{action}}}'
                await link.send(order)
    raise AssertionError(f"the socket was closed before move {moves}")
