"""What is rationed for all processes together: new names, tables, codes, guesses, reviews, hints.

One number for each key says it all: when it has its whole allowance again. Only PostgreSQL keeps
them; with SQLite there is one process, whose memory is enough (see `rallybox.server.rations`).
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, text

from rallybox.server.store.schema import allowances

_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)"
"""The database's own time: machines that share it may not agree about theirs."""
_TAKE = text(
    f"""
    INSERT INTO allowances AS a (key, full_at) VALUES (:key, {_NOW} + :step)
    ON CONFLICT (key) DO UPDATE SET full_at = greatest(a.full_at, {_NOW}) + :step
    WHERE greatest(a.full_at, {_NOW}) + :step - {_NOW} <= :depth
    RETURNING key
    """
)
_HOLD = text(
    """
    INSERT INTO allowances AS a (key, full_at) VALUES (:key, 0)
    ON CONFLICT (key) DO UPDATE SET full_at = a.full_at
    """
)


def take(connection: Connection, key: str, rate: float, burst: float) -> bool:
    """Use up one of a key's allowance: so many at once, and so many a second. False: none left."""
    asked = {"key": key, "step": 1000 / rate, "depth": burst * 1000 / rate}
    return connection.execute(_TAKE, asked).first() is not None


def give_back(connection: Connection, key: str, rate: float) -> None:
    """One that was taken is not needed."""
    earlier = allowances.c.full_at - 1000 / rate
    connection.execute(allowances.update().where(allowances.c.key == key).values(full_at=earlier))


def hold(connection: Connection, key: str) -> None:
    """Whoever else asks under this key waits until this transaction ends.

    What is counted and then added to is counted right, where others have a transaction each
    (`Database.apart`). With SQLite only one writes anyway.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(_HOLD, {"key": key})


def forget_full(connection: Connection) -> None:
    """It makes no difference any more whether we remember them."""
    if connection.dialect.name == "postgresql":
        now = func.extract("epoch", func.clock_timestamp()) * 1000
        connection.execute(delete(allowances).where(allowances.c.full_at < now))
