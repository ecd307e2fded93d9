"""Try a Rallybox that is installed from a wheel: its speed, its pages, a whole game of every kind.

    ENVIRONMENT/bin/python scripts/try_installed.py [--compiled]

Needs nothing but what the wheel itself asks for.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

import try_play
import websockets

import rallybox
from rallybox.games import GAMES

CHECKOUT = Path(__file__).resolve().parent.parent
PATIENCE = 120.0


@contextmanager
def serving() -> Iterator[str]:
    """Its server, and the address; it has to stop politely in the end."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        options = ("--port", "0", "--database", str(Path(folder) / "tables.db"), "--workers", "1")
        command = [sys.executable, "-m", "rallybox", "serve", "--language", "en"]
        quick = ("--no-browser", "--no-pauses", "--no-limits")
        process = subprocess.Popen(
            [*command, *options, *quick], stdout=subprocess.PIPE, text=True, cwd=folder
        )
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1].rstrip("/")
        finally:
            process.terminate()
            process.wait(PATIENCE)


class Visitor:
    """Somebody with a browser, as far as that can be told."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._cookies = CookieJar()
        self._opener = build_opener(ProxyHandler({}), HTTPCookieProcessor(self._cookies))

    def ask(self, path: str, **body: object) -> bytes:
        """What a page or a call answers; an error if it is not well."""
        request = Request(self.address + path, method="POST" if body else "GET")
        if body:
            request.data = json.dumps(body).encode()
            request.add_header("content-type", "application/json")
        with self._opener.open(request, timeout=PATIENCE) as answer:
            read: bytes = answer.read()
        return read

    def look_at_pages(self) -> int:
        """Open the first page and everything that it names; how many files that is."""
        page = self.ask("/").decode()
        named = set(re.findall(r'(?:src|href)="(/[^"]+)"', page))
        assert any(name.startswith("/assets/") for name in named), "the wheel has no pages"
        for name in named | {"/sw.js", "/offline.html"}:
            assert self.ask(name), name
        return len(named)

    async def play(self, game: str) -> int:
        """A whole game against bots, at random; how many decisions were asked for."""
        players = max(2, GAMES[game].setup({}).players)
        seats = ["person", *["rookie"] * (players - 1)]
        table = json.loads(self.ask("/api/tables", game=game, seats=seats))["id"]
        start = Request(f"{self.address}/api/tables/{table}/start", method="POST")
        self._opener.open(start, timeout=PATIENCE).close()
        cookie = "; ".join(f"{each.name}={each.value}" for each in self._cookies)
        async with websockets.connect(
            f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            additional_headers={"Cookie": cookie},
            proxy=None,
        ) as socket:
            return await asyncio.wait_for(try_play.to_the_end(socket), PATIENCE)


def main() -> None:
    """Try it, and say what was tried."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--compiled", action="store_true", help="the wheel should be compiled")
    compiled: bool = parser.parse_args().compiled
    assert CHECKOUT / "src" not in Path(rallybox.__file__).parents, "this is the checkout"
    assert rallybox.is_compiled() == compiled, "the wheel runs at the wrong speed"
    with serving() as address:
        visitor = Visitor(address)
        print(f"pages: {visitor.look_at_pages()} files")
        visitor.ask("/api/me", nickname="Ada")
        for game in GAMES:
            print(f"{game}: {asyncio.run(visitor.play(game))} decisions")


if __name__ == "__main__":
    main()
