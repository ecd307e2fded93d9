"""Identities in the database: a nickname, and hashes of what recognises somebody."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from secrets import token_urlsafe

from sqlalchemy import Connection, delete, select

from rallybox.server.store.schema import device_codes, identities, tokens
from rallybox.tables.errors import Forbidden, Nameless
from rallybox.tables.record import Person, new_code, new_id

CODE_MILLISECONDS = 10 * 60 * 1000
AT_ONCE = 500


def hashed(secret: str) -> str:
    """What is kept of a token or a code."""
    # Tokens have 256 random bits, so that a plain hash cannot be turned round; codes are short,
    # but good for some minutes and once, and guessing them is rate-limited.
    return blake2b(secret.encode(), digest_size=32, person=b"rallybox token").hexdigest()


def create(connection: Connection, nickname: str, now: int) -> tuple[Person, str]:
    """A new identity and the token of its first device."""
    person = Person(new_id(), nickname)
    connection.execute(identities.insert(), {"id": person.id, "nickname": nickname, "created": now})
    return person, _new_token(connection, person.id, now)


def _new_token(connection: Connection, identity: str, now: int) -> str:
    token = token_urlsafe(32)
    row = {"hash": hashed(token), "identity": identity, "created": now}
    connection.execute(tokens.insert(), row)
    return token


def recognise(connection: Connection, key: str) -> Person | None:
    """Who has the token with this hash."""
    row = connection.execute(
        select(identities.c.id, identities.c.nickname)
        .join(tokens, tokens.c.identity == identities.c.id)
        .where(tokens.c.hash == key)
    ).first()
    return None if row is None else Person(row.id, row.nickname)


def rename(connection: Connection, identity: str, nickname: str) -> None:
    """Another nickname, at tables they sit down at from now on."""
    mine = identities.c.id == identity
    connection.execute(identities.update().where(mine).values(nickname=nickname))


def forget(connection: Connection, key: str) -> None:
    """The device that has the token with this hash is nobody's any more."""
    connection.execute(delete(tokens).where(tokens.c.hash == key))


def forget_others(connection: Connection, identity: str, kept: str) -> int:
    """All tokens of somebody but one are void, and codes that they have shown; how many those were.

    Nothing happens if that one is void itself: its device was forgotten a moment ago.
    """
    mine = tokens.c.identity == identity
    good = select(tokens.c.hash).where(mine & (tokens.c.hash == kept))
    if connection.execute(good).first() is None:
        raise Nameless("server-nameless")
    connection.execute(delete(device_codes).where(device_codes.c.identity == identity))
    return connection.execute(delete(tokens).where(mine & (tokens.c.hash != kept))).rowcount


def still_known(connection: Connection, keys: Sequence[str]) -> set[str]:
    """Which of these are hashes of tokens that are somebody's."""
    found: set[str] = set()
    for start in range(0, len(keys), AT_ONCE):
        some = tokens.c.hash.in_(keys[start : start + AT_ONCE])
        found.update(connection.execute(select(tokens.c.hash).where(some)).scalars())
    return found


def make_code(connection: Connection, identity: str, now: int) -> str:
    """A code for another device; an older one of the same person is void."""
    connection.execute(
        delete(device_codes).where(
            (device_codes.c.identity == identity) | (device_codes.c.expires < now)
        )
    )
    code = new_code() + new_code()[:2]
    expires = now + CODE_MILLISECONDS
    row = {"hash": hashed(code), "identity": identity, "expires": expires}
    connection.execute(device_codes.insert(), row)
    return code


def claim_code(connection: Connection, code: str, now: int) -> tuple[Person, str]:
    """A token for the device on which the code was typed; the code is used up."""
    mine = (device_codes.c.hash == hashed(code)) & (device_codes.c.expires >= now)
    identity = connection.execute(select(device_codes.c.identity).where(mine)).scalar()
    # Of two who claim it at once, one deletes the row.
    if identity is None or connection.execute(delete(device_codes).where(mine)).rowcount != 1:
        raise Forbidden("server-bad-device-code")
    token = _new_token(connection, identity, now)
    nickname = connection.execute(
        select(identities.c.nickname).where(identities.c.id == identity)
    ).scalar_one()
    return Person(identity, nickname), token
