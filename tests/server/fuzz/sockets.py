"""Attacks on the sockets of a table: messages that are none, and frames that are none."""

from __future__ import annotations

import asyncio
import random

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from rallybox.tables.wire import socket as wire
from server.fuzz.messages import REQUESTS, Maker, Payload
from server.fuzz.world import World
from server.site import Guest, Json

KINDS = (*REQUESTS, wire.Act, wire.Act, wire.Act, wire.Explain)
ANSWERS = {"ack", "refused", "explained", "hints", "pong"}
BATCH = 40  # fewer than a socket is closed for
PATIENCE = 60.0
FORGED = ("x", "x" * 43, "x" * 5000, "%00", '"', "a=b", "rallybox", "\xe9\xff")
QUERIES = (
    "",
    "language=en",
    "since=0",
    "since=1&language=de-CH,en",
    "since=999999999999999",
    "since=&language=",
    "language=" + "x" * 2000,
    "language=%00%ff&nothing=1",
    "since=0&since=1",
)


async def connect(world: World, cookie: str, query: str) -> ClientConnection:
    """A socket at the attacked table."""
    address = world.address.replace("http", "ws", 1)
    headers = {"Cookie": cookie} if cookie else {}
    return await websockets.connect(
        f"{address}/api/tables/{world.table}/socket?{query}",
        additional_headers=headers,
        max_queue=None,
        open_timeout=PATIENCE,
    )


class Talker:
    """Somebody on a socket, seated or not, who talks nonsense and nothing that counts."""

    def __init__(self, world: World, guest: Guest | None, seed: object) -> None:
        self.world, self.guest = world, guest
        self.seat = world.seat_of(guest)
        self.maker = Maker(seed)
        self.rng = self.maker.rng
        state = world.play.state
        legal = [action.id for action in state.actions(state.to_act[0])]
        total = world.play.game.action_total
        step = world.play.step
        self.maker.numbers = (*legal[:5], step, step, step, step - 1, step + 1, total, total - 1, 0)

    async def talk(self, number: int) -> None:
        """Send so many messages, on some sockets."""
        while number > 0:
            cookie = self.guest.cookie if self.guest is not None else self._forged()
            link = await connect(self.world, cookie, self.rng.choice(QUERIES))
            async with link:
                for _ in range(self.rng.randrange(1, 30)):
                    size = min(BATCH, number)
                    if size > 0:
                        await self._batch(link, size)
                    number -= size

    def _forged(self) -> str:
        if self.rng.random() < 0.5:
            return ""
        return f"rallybox={self.rng.choice(FORGED)}"

    async def _batch(self, link: ClientConnection, size: int) -> None:
        sent = [self._harmless() for _ in range(size)]
        for payload in sent:
            await link.send(payload)
        await link.send('{"type": "ping", "request": 4711}')
        for payload in sent:
            answer = await self._answer(link)
            self.world.note(answer["type"])
            self.world.sent += 1
            self._check(payload, answer)
        assert await self._answer(link) == {"type": "pong", "request": 4711}

    def _harmless(self) -> Payload:
        """A message that must not change anything, even if it can be read."""
        while True:
            payload = self.maker.payload(KINDS)
            if len(payload if isinstance(payload, bytes) else payload.encode()) > 8000:
                continue
            message = _read(payload)
            if self.seat is not None and isinstance(message, wire.Auto | wire.Hint):
                continue
            if not isinstance(message, wire.Act) or not self._counts(message):
                return payload

    def _counts(self, message: wire.Act) -> bool:
        play = self.world.play
        if self.seat is None or message.step != play.step:
            return False
        return message.action in {action.id for action in play.state.actions(self.seat)}

    async def _answer(self, link: ClientConnection) -> Json:
        """The next answer; what comes unasked is looked at, too."""
        while True:
            text = await asyncio.wait_for(link.recv(), PATIENCE)
            assert isinstance(text, str)
            self.world.check_text(text)
            message: Json = msgspec.json.decode(text)
            self.world.check_message(message, self.seat)
            if message["type"] in ANSWERS:
                return message

    def _check(self, payload: Payload, answer: Json) -> None:
        message = _read(payload)
        if answer["type"] == "refused":
            problem = self.world.check_problem(answer["problem"], payload)
            self.world.note(problem.error)
            assert message is not None or problem.error == "malformed", payload
        else:
            assert message is not None, f"{answer} for {payload!r}"
            assert not isinstance(message, wire.Act), f"{answer} for {payload!r}"
            assert self.seat is not None or not isinstance(message, wire.Say | wire.Auto)


def _read(payload: Payload) -> wire.ClientMessage | None:
    try:
        return wire.read(payload)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


# -- frames that are none --------------------------------------------------------------------------

TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
PROTOCOL_ERROR, NOT_UTF8, TOO_BIG = 1002, 1007, 1009


def frame(opcode: int, data: bytes = b"", *, fin: int = 0x80, masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    size = len(data)
    if size < 126:
        head = bytes([fin | opcode, size | 0x80 * masked])
    else:
        head = bytes([fin | opcode, 126 | 0x80 * masked]) + size.to_bytes(2, "big")
    return head + (b"\0\0\0\0" if masked else b"") + data


BAD_FRAMES: tuple[tuple[str, bytes, int], ...] = (
    ("not masked", frame(TEXT, b"{}", masked=False), PROTOCOL_ERROR),
    ("reserved bit", frame(TEXT, b"{}", fin=0xC0), PROTOCOL_ERROR),
    ("reserved opcode", frame(3), PROTOCOL_ERROR),
    ("reserved control", frame(11), PROTOCOL_ERROR),
    ("long ping", frame(PING, b"x" * 200), PROTOCOL_ERROR),
    ("ping in parts", frame(PING, fin=0), PROTOCOL_ERROR),
    ("goes on with nothing", frame(CONTINUED, b"{}"), PROTOCOL_ERROR),
    ("text within text", frame(TEXT, b"{", fin=0) + frame(TEXT, b"}"), PROTOCOL_ERROR),
    ("huge", b"\x81\xff" + (2**62).to_bytes(8, "big") + b"\0\0\0\0", TOO_BIG),
    ("negative", b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0", TOO_BIG),
    ("large", frame(TEXT, b" " * 9000), TOO_BIG),
    ("large in parts", (frame(TEXT, b" " * 5000, fin=0) + frame(CONTINUED, b" " * 5000)), TOO_BIG),
    ("many empty parts", frame(TEXT, fin=0) + frame(CONTINUED, fin=0) * 200, TOO_BIG),
    ("no letters", frame(TEXT, b'{"type": "\xff"}'), NOT_UTF8),
    ("half a letter", frame(TEXT, b"\xe2\x82"), NOT_UTF8),
    ("surrogate", frame(TEXT, b"\xed\xa0\x80"), NOT_UTF8),
    ("letters in parts", frame(TEXT, b"\xc3", fin=0) + frame(CONTINUED, b"\xc3"), NOT_UTF8),
    ("close of one byte", frame(CLOSE, b"\x03"), PROTOCOL_ERROR),
    ("close with no code", frame(CLOSE, b"\x00\x01"), PROTOCOL_ERROR),
    ("close with no letters", frame(CLOSE, b"\x03\xe8\xff\xff"), NOT_UTF8),
)


def handshake(world: World, more: str = "", path: str = "") -> bytes:
    """The request for a socket."""
    return (
        f"GET {path or f'/api/tables/{world.table}/socket'} HTTP/1.1\r\n"
        f"Host: 127.0.0.1:{world.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n"
    ).encode("latin-1")


async def send_frames(world: World, data: bytes, cookie: str = "") -> list[tuple[int, bytes]]:
    """Shake hands, send these bytes, and read to the end: the frames that came."""
    reader, writer = await asyncio.open_connection("127.0.0.1", world.port)
    try:
        writer.write(handshake(world, f"Cookie: {cookie}\r\n" if cookie else ""))
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        assert head.startswith(b"HTTP/1.1 101"), head
        writer.write(data)
        world.sent += 1
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
    finally:
        writer.close()
    world.check_text(answer.decode("utf-8", "replace"))
    return frames_in(answer)


def frames_in(data: bytes) -> list[tuple[int, bytes]]:
    found = []
    while len(data) >= 2:
        size, start = data[1] & 0x7F, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start], "big")
        found.append((data[0] & 0x0F, data[start : start + size]))
        data = data[start + size :]
    return found


async def spoil_frames(world: World, number: int, seed: object) -> None:
    """Sockets that end in a frame that is none, and one that is closed for each."""
    rng = random.Random(str(seed))
    for turn in range(number):
        name, data, code = BAD_FRAMES[turn % len(BAD_FRAMES)]
        who = rng.choice((None, world.mover, world.other, world.stranger))
        noise = frame(PING, rng.randbytes(20)) * rng.randrange(3)
        frames = await send_frames(world, noise + data, who.cookie if who is not None else "")
        opcode, reason = frames[-1]
        assert opcode == CLOSE, name
        assert int.from_bytes(reason[:2], "big") == code, (name, reason)
        world.note(f"closed {code}")
