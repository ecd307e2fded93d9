"""Real receivers on this machine: an HTTP server, a push service that reads, an SMTP server."""

from __future__ import annotations

import asyncio
import base64
import hmac
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import msgspec
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from rallybox.server.notices.push import CURVE, data, public_bytes, text

PATIENCE = 20.0


async def until(ready: Callable[[], bool]) -> None:
    """Wait for something that will come true."""
    async with asyncio.timeout(PATIENCE):
        while not ready():
            await asyncio.sleep(0.01)


# -- HTTP ------------------------------------------------------------------------------------------


@dataclass
class Posted:
    """A request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


@dataclass
class Receiver:
    """Keeps what is posted to it, and answers as a test wants."""

    port: int = 0
    tls: bool = False
    got: list[Posted] = field(default_factory=list)
    answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n"
    pause: float = 0.0

    @property
    def address(self) -> str:
        return f"{'https' if self.tls else 'http'}://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            pairs = (line.split(": ", 1) for line in head[1:] if line)
            headers = {name.lower(): value for name, value in pairs}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.got.append(Posted(head[0].split(" ")[1], headers, body))
            await asyncio.sleep(self.pause)
            writer.write(self.answer)
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass  # whoever called has gone
        finally:
            writer.close()


@asynccontextmanager
async def receiver(trust: ssl.SSLContext | None = None) -> AsyncIterator[Receiver]:
    """An HTTP server on a free port."""
    found = Receiver(tls=trust is not None)
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0, ssl=trust)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        server.close()


# -- a browser -------------------------------------------------------------------------------------


class Browser:
    """What a browser keeps for itself, and does with what its push service hands it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = b"sixteen bytes ok"

    def subscription(self, endpoint: str) -> dict[str, str]:
        """What it tells the page."""
        public = text(public_bytes(self.key.public_key()))
        return {"endpoint": endpoint, "p256dh": public, "auth": text(self.auth)}

    def read(self, body: bytes) -> Any:
        """Make a message readable (RFC 8188 and 8291), from the other end than the server's."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert int.from_bytes(body[16:20], "big") == 4096
        peer = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.key.exchange(ec.ECDH(), peer)
        info = b"WebPush: info\0" + public_bytes(self.key.public_key()) + sender
        made = _derive(self.auth, shared, info, 32)
        key = _derive(salt, made, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derive(salt, made, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain.endswith(b"\2")  # the last record
        return msgspec.json.decode(plain[:-1])


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return hmac.digest(hmac.digest(salt, secret, "sha256"), info + b"\1", "sha256")[:length]


def check_signature(posted: Posted, endpoint: str, key: str, contact: str, now: int) -> None:
    """As a push service does: is it from whom the browser has subscribed with, and for us?"""
    kind, _, rest = posted.headers["authorization"].partition(" ")
    fields = dict(part.split("=", 1) for part in rest.split(", "))
    assert kind == "vapid"
    assert fields["k"] == key
    signed, _, mark = fields["t"].rpartition(".")
    claims = msgspec.json.decode(data(signed.partition(".")[2]))
    assert msgspec.json.decode(data(signed.partition(".")[0])) == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == "/".join(endpoint.split("/")[:3])
    assert now / 1000 < claims["exp"] <= now / 1000 + 86_400
    assert claims["sub"] == contact
    numbers = [int.from_bytes(part, "big") for part in (data(mark)[:32], data(mark)[32:])]
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data(key))
    public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))


# -- SMTP ------------------------------------------------------------------------------------------


@dataclass
class PostBox:
    """An SMTP server for one address after the other; it keeps what it takes."""

    port: int = 0
    trust: ssl.SSLContext | None = None
    """With it, nothing is taken before STARTTLS."""
    password: str = ""
    refused: bytes = b""
    goodbye: bytes = b"221 bye\r\n"
    thinking: float = 0.0
    """Seconds between the end of a letter and the answer to it."""
    left: int = 0
    """How many did not wait for that answer."""
    got: list[EmailMessage] = field(default_factory=list)
    envelopes: list[tuple[str, str]] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._talk(reader, writer)
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        safe, known, sender, to = self.trust is None, not self.password, "", ""
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode().strip():
            word, rest = line[:4].upper(), line[5:]
            if word == "EHLO":
                able = "250-STARTTLS\r\n250 " if not safe else "250 "
                writer.write(f"250-here\r\n{able}AUTH PLAIN\r\n".encode())
            elif line.upper() == "STARTTLS" and self.trust is not None:
                writer.write(b"220 go\r\n")
                await writer.start_tls(self.trust)
                safe = True
            elif word == "AUTH":
                given = base64.b64decode(rest.split(" ")[1]).split(b"\0")
                known = given[1:] == [b"rallybox", self.password.encode()]
                writer.write(b"235 good\r\n" if known else b"535 no\r\n")
            elif word == "QUIT":
                writer.write(self.goodbye)
                return
            elif not (safe and known):
                writer.write(b"530 not like this\r\n")
            elif word == "MAIL":
                sender = line.split("<")[1].split(">")[0]
                writer.write(b"250 ok\r\n")
            elif word == "RCPT":
                to = line.split("<")[1].split(">")[0]
                writer.write(self.refused or b"250 ok\r\n")
            elif word == "DATA":
                writer.write(b"354 go\r\n")
                whole = await reader.readuntil(b"\r\n.\r\n")
                self._keep(whole[:-5].replace(b"\r\n..", b"\r\n."), sender, to)
                if self.thinking:
                    await self._think(reader)
                writer.write(b"250 taken\r\n")
            else:
                writer.write(b"250 ok\r\n")
            await writer.drain()

    async def _think(self, reader: asyncio.StreamReader) -> None:
        """Take one's time, and notice who hangs up meanwhile."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self.thinking):
                self.left += await reader.read(1) == b""

    def _keep(self, whole: bytes, sender: str, to: str) -> None:
        self.got.append(message_from_bytes(whole, policy=default))
        self.envelopes.append((sender, to))


@asynccontextmanager
async def post_box(
    trust: ssl.SSLContext | None = None, password: str = "", tls: bool = False
) -> AsyncIterator[PostBox]:
    """An SMTP server on a free port; `tls`: from the first byte."""
    found = PostBox(trust=None if tls else trust, password=password)
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0, ssl=trust if tls else None)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        server.close()


# -- a certificate ---------------------------------------------------------------------------------


def certificate(folder: Path) -> tuple[Path, ssl.SSLContext]:
    """A self-made one for 127.0.0.1, as a file to be trusted, and to serve with."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "rallybox tests")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    public, secret = folder / "trusted.pem", folder / "key.pem"
    public.write_bytes(made.public_bytes(Encoding.PEM))
    secret.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    trust = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    trust.load_cert_chain(public, secret)
    return public, trust
