"""Fair dice: the server commits to a secret first, people add theirs, all are shown at the end.

Nobody, the server included, can choose the shuffle: its secret is fixed before it sees the
people's, and theirs are given before its own is shown.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import blake2b
from hmac import compare_digest

import msgspec
from msgspec import UNSET, UnsetType

from rallybox.core.errors import Malformed

_SECRET = re.compile(r"[0-9a-f]{64}")


def commit(secret: bytes) -> str:
    """What is shown before the first shuffle."""
    return blake2b(secret, digest_size=32, person=b"rallybox commit").hexdigest()


def table_seed(secret: bytes, contributions: Sequence[bytes]) -> bytes:
    """The seed of the table's dice, from the server's secret and one from each human."""
    mix = blake2b(digest_size=32, person=b"rallybox seed")
    for part in (secret, *contributions):
        mix.update(len(part).to_bytes(4, "big"))
        mix.update(part)
    return mix.digest()


def number_secret(number: str) -> bytes:
    """What takes the place of a secret where everything follows from the number of the deal."""
    return blake2b(number.encode(), digest_size=32, person=b"rallybox number").digest()


class Fairness(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The part of a record that proves the dice. Secrets are in hexadecimal.

    A numbered deal has nothing to prove: it says its `number`, the secret is a hash of that, and
    nobody has added anything.
    """

    commitment: str
    secret: str
    contributions: tuple[str, ...] = ()
    number: str | UnsetType = UNSET
    """Game, variant and number of a deal that everybody could know from the start."""

    @classmethod
    def numbered(cls, number: str) -> Fairness:
        """What is said of a numbered deal."""
        secret = number_secret(number)
        return cls(commitment=commit(secret), secret=secret.hex(), number=number)

    @classmethod
    def of(cls, secret: bytes, contributions: Sequence[bytes] = ()) -> Fairness:
        """The proof for a table whose secrets are known."""
        return cls(
            commitment=commit(secret),
            secret=secret.hex(),
            contributions=tuple(c.hex() for c in contributions),
        )

    def seed(self) -> bytes:
        """The seed of the dice, once the secret has been checked against the commitment."""
        if not all(_SECRET.fullmatch(text) for text in (self.secret, *self.contributions)):
            raise Malformed("record-bad-secret")
        secret = bytes.fromhex(self.secret)
        if self.number is not UNSET and (
            self.contributions or secret != number_secret(self.number)
        ):
            raise Malformed("record-wrong-number")
        if not compare_digest(commit(secret), self.commitment):
            raise Malformed("record-wrong-commitment")
        return table_seed(secret, [bytes.fromhex(c) for c in self.contributions])
