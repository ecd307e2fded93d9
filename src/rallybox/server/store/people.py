"""Identities in the database: a nickname, and hashes of what recognises somebody."""

from __future__ import annotations

from hashlib import blake2b
from secrets import token_urlsafe

from sqlalchemy import Connection, delete, select

from rallybox.server.store.schema import device_codes, identities, tokens
from rallybox.tables.errors import Forbidden
from rallybox.tables.record import Person, new_code

CODE_MILLISECONDS = 10 * 60 * 1000


def _hash(secret: str) -> str:
    # Tokens have 256 random bits, so that a plain hash cannot be turned round; codes are short,
    # but good for some minutes and once, and guessing them is rate-limited.
    return blake2b(secret.encode(), digest_size=32, person=b"rallybox token").hexdigest()


def create(connection: Connection, nickname: str, now: int) -> tuple[Person, str]:
    """A new identity and the token of its first device."""
    person = Person(token_urlsafe(12), nickname)
    connection.execute(identities.insert(), {"id": person.id, "nickname": nickname, "created": now})
    return person, _new_token(connection, person.id, now)


def _new_token(connection: Connection, identity: str, now: int) -> str:
    token = token_urlsafe(32)
    row = {"hash": _hash(token), "identity": identity, "created": now}
    connection.execute(tokens.insert(), row)
    return token


def recognise(connection: Connection, token: str) -> Person | None:
    """Who has this token."""
    row = connection.execute(
        select(identities.c.id, identities.c.nickname)
        .join(tokens, tokens.c.identity == identities.c.id)
        .where(tokens.c.hash == _hash(token))
    ).first()
    return None if row is None else Person(row.id, row.nickname)


def rename(connection: Connection, identity: str, nickname: str) -> None:
    """Another nickname, at tables they sit down at from now on."""
    mine = identities.c.id == identity
    connection.execute(identities.update().where(mine).values(nickname=nickname))


def forget(connection: Connection, token: str) -> None:
    """This device is nobody's any more."""
    connection.execute(delete(tokens).where(tokens.c.hash == _hash(token)))


def make_code(connection: Connection, identity: str, now: int) -> str:
    """A code for another device; an older one of the same person is void."""
    connection.execute(
        delete(device_codes).where(
            (device_codes.c.identity == identity) | (device_codes.c.expires < now)
        )
    )
    code = new_code() + new_code()[:2]
    expires = now + CODE_MILLISECONDS
    row = {"hash": _hash(code), "identity": identity, "expires": expires}
    connection.execute(device_codes.insert(), row)
    return code


def claim_code(connection: Connection, code: str, now: int) -> tuple[Person, str]:
    """A token for the device on which the code was typed; the code is used up."""
    mine = (device_codes.c.hash == _hash(code)) & (device_codes.c.expires >= now)
    identity = connection.execute(select(device_codes.c.identity).where(mine)).scalar()
    # Of two who claim it at once, one deletes the row.
    if identity is None or connection.execute(delete(device_codes).where(mine)).rowcount != 1:
        raise Forbidden("server-bad-device-code")
    token = _new_token(connection, identity, now)
    nickname = connection.execute(
        select(identities.c.nickname).where(identities.c.id == identity)
    ).scalar_one()
    return Person(identity, nickname), token
