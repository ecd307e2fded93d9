"""Web push: a message that only one browser can read (RFC 8291), signed by this server (RFC 8292).

Written from the standards on `cryptography`: the libraries for it bring an HTTP client each, follow
redirects and would connect to wherever a name leads at that moment (see `outside`).
"""

from __future__ import annotations

import asyncio
import hmac
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from hashlib import blake2b
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from rallybox.core.errors import Malformed
from rallybox.server.notices.outside import Way, demand_taken, post

CURVE = ec.SECP256R1()
RECORD = 4096
PADDED = 1024
"""All messages have the same size: how long one is tells nothing."""
TOKEN_SECONDS = 12 * 3600
KEPT_SECONDS = 2 * 86_400
"""How long a push service keeps what a device that is off has not fetched."""


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser is told something, and how to make it readable there."""

    endpoint: str
    p256dh: str
    auth: str


class Signer(NamedTuple):
    """This server, as push services know it."""

    key: ec.EllipticCurvePrivateKey
    contact: str


def text(data: bytes) -> str:
    """Base64 as the web writes it."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(written: str) -> bytes:
    """What `text` wrote; ValueError if it is none."""
    return urlsafe_b64decode(written + "=" * (-len(written) % 4))


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """A point as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def key_of(secret: str) -> ec.EllipticCurvePrivateKey:
    """A key from the number that makes it."""
    return ec.derive_private_key(int(secret, 16), CURVE)


def new_secret() -> str:
    """The number of a new key."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


def demand_usable(subscription: Subscription) -> None:
    """Malformed if nothing can be made readable for it."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data(subscription.p256dh))
        good = len(data(subscription.auth)) == 16
    except (ValueError, NotBase64):
        good = False
    if not good:
        raise Malformed("server-notice-bad-push")


def _hmac(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, message, "sha256")


def encrypt(
    message: bytes,
    subscription: Subscription,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    padded: int = PADDED,
) -> bytes:
    """A body with the content encoding aes128gcm.

    `own`, `salt` and `padded` are for the standard's example.
    """
    theirs = data(subscription.p256dh)
    peer = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    ours = public_bytes(own.public_key())
    first = _hmac(data(subscription.auth), own.exchange(ec.ECDH(), peer))
    shared = _hmac(first, b"WebPush: info\0" + theirs + ours + b"\1")
    second = _hmac(salt, shared)
    key = _hmac(second, b"Content-Encoding: aes128gcm\0\1")[:16]
    nonce = _hmac(second, b"Content-Encoding: nonce\0\1")[:12]
    plain = (message + b"\2").ljust(padded, b"\0")
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, plain, None)


def authorization(endpoint: str, signer: Signer, now: int) -> str:
    """Who sends it, for one push service and some hours."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": now // 1000 + TOKEN_SECONDS,
        "sub": signer.contact,
    }
    head = text(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
    signed = f"{head}.{text(msgspec.json.encode(claims))}"
    r, s = decode_dss_signature(signer.key.sign(signed.encode(), ec.ECDSA(SHA256())))
    token = f"{signed}.{text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={text(public_bytes(signer.key.public_key()))}"


def topic(about: str) -> str:
    """A newer message about the same replaces one that was not fetched yet."""
    return text(blake2b(about.encode(), digest_size=24).digest())


class Message(NamedTuple):
    """What a browser is told."""

    content: Any
    about: str
    urgent: bool
    until: int | None
    """When it is of no use any more."""


async def send(
    subscription: Subscription, message: Message, signer: Signer, now: int, way: Way
) -> None:
    """Hand it to the push service; Undelivered if that does not take it."""
    seconds = KEPT_SECONDS
    if message.until is not None:
        seconds = min(max((message.until - now) // 1000, 60), seconds)
    content = msgspec.json.encode(message.content)
    body = await asyncio.to_thread(encrypt, content, subscription)
    headers = {
        "authorization": authorization(subscription.endpoint, signer, now),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(seconds),
        "urgency": "high" if message.urgent else "normal",
        "topic": topic(message.about),
    }
    demand_taken(await post(subscription.endpoint, headers, body, way))
