"""Visit a server as a stranger would, through its proxy: pages, a name, a whole game on a socket.

    ENVIRONMENT/bin/python scripts/try_hosted.py https://rally.example CERTIFICATE

The name is taken to mean this machine. Needs nothing but what the wheel itself asks for.
"""

from __future__ import annotations

import asyncio
import json
import ssl
import sys
from http.client import HTTPSConnection
from typing import Any
from urllib.parse import urlsplit

import try_play
import websockets

PATIENCE = 120.0
HERE = "127.0.0.1"


class Line(HTTPSConnection):
    """A connection to this machine, whatever its name says."""

    def connect(self) -> None:
        """As the base class does, but for the address."""
        import socket

        raw = socket.create_connection((HERE, self.port), PATIENCE)
        self.sock = self.tls.wrap_socket(raw, server_hostname=self.host)

    tls: ssl.SSLContext


class Visitor:
    """Somebody with a browser, as far as that can be told."""

    def __init__(self, address: str, certificate: str) -> None:
        self.name = urlsplit(address).hostname or ""
        self.tls = ssl.create_default_context(cafile=certificate)
        self.cookie = ""

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """The status and the answer."""
        line = Line(self.name, 443)
        line.tls = self.tls
        headers = {"Content-Type": "application/json", "Origin": f"https://{self.name}"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        self.cookie = (answer.getheader("set-cookie") or self.cookie).split(";")[0]
        read = answer.read()
        line.close()
        return answer.status, read

    def need(self, method: str, path: str, body: object = None) -> Any:
        """The answer; an error if it is not well."""
        status, read = self.ask(method, path, body)
        assert status in (200, 201), (method, path, status, read)
        return json.loads(read)

    async def play(self) -> int:
        """A whole game against bots; how many decisions."""
        offer = self.need("GET", "/api/offer")
        seats = ["person", "rookie", "rookie"]
        game = offer["games"][0]["name"]
        table = self.need("POST", "/api/tables", {"game": game, "seats": seats})["id"]
        self.need("POST", f"/api/tables/{table}/start")
        async with websockets.connect(
            f"wss://{self.name}/api/tables/{table}/socket",
            host=HERE,
            ssl=self.tls,
            server_hostname=self.name,
            additional_headers={"Cookie": self.cookie},
            origin=websockets.Origin(f"https://{self.name}"),
            proxy=None,
        ) as socket:
            return await asyncio.wait_for(try_play.to_the_end(socket), PATIENCE * 5)


def main() -> None:
    """Visit, and say what was seen."""
    visitor = Visitor(*sys.argv[1:3])
    status, page = visitor.ask("GET", "/")
    assert status == 200, (status, page)
    assert b"/assets/" in page, "no pages"
    assert visitor.ask("GET", "/metrics")[0] == 404, "metrics are for the machine itself"
    visitor.need("POST", "/api/me", {"nickname": "Ada"})
    print(f"a whole game: {asyncio.run(visitor.play())} decisions")


if __name__ == "__main__":
    main()
