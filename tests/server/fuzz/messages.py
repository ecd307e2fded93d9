"""Messages that are nearly right: made from the types of the wire, then spoiled. Seeded."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any, get_args

import msgspec
from msgspec import inspect

from rallybox.tables.wire import lessons, lobby, puzzles
from rallybox.tables.wire.socket import ClientMessage

Fields = dict[str, Any]
Payload = str | bytes

REQUESTS = get_args(ClientMessage)
BODIES = (
    lobby.NewIdentity,
    lobby.ClaimIdentity,
    lobby.NewTable,
    lobby.JoinTable,
    lobby.SetSeat,
    lobby.StandIn,
    lessons.Tries,
    puzzles.PuzzleTry,
)

TEXTS = (
    "",
    " ",
    "Ada",
    "<script>alert(1)</script>",
    "'; DROP TABLE tables; --",
    "../../../etc/passwd",
    "%s%n{0}${x}{{7*7}}",
    "\x00",
    "a\x07\x1b[31m\r\nSet-Cookie: rallybox=x",
    "\u202egnp.exe",
    "\ufeff\u200b\u2028\u2029",
    "\ud800",
    "😀" * 80,
    "e" + "\u0301" * 290,
    "ß" * 300,
    "x" * 7000,
)
VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    0.5,
    -0.0,
    1.0,
    1e300,
    float("nan"),
    float("inf"),
    2**31,
    2**53,
    2**63,
    2**64,
    -(2**63) - 1,
    10**300,
    "1",
    [],
    {},
    [[]],
    {"": None},
    *TEXTS,
)
NAMES = ("seat", "token", "identity", "admin", "__class__", "type", "request", "", "step", "id")
TYPES = ("", "ack", "moment", "hello", "Act", "act ", "bye", "__init__", 1, None, ["act"])


class Maker:
    """Valid and spoiled messages, always the same for a seed."""

    def __init__(self, seed: object) -> None:
        self.rng = random.Random(str(seed))
        self.numbers: Sequence[int] = (0, 1, 2)
        """Steps and actions that mean something just now."""
        self._before: list[Payload] = []

    # -- right -------------------------------------------------------------------------------------

    def valid(self, kind: Any) -> Fields:
        """A message of this type."""
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        fields = {
            field.encode_name: self._value(field.type)
            for field in info.fields
            if field.required or self.rng.random() < 0.6
        }
        if info.tag_field is not None:
            fields = {info.tag_field: info.tag} | fields
        return fields

    def _value(self, kind: inspect.Type) -> Any:
        rng = self.rng
        match kind:
            case inspect.IntType(ge=least, le=most):
                if rng.random() < 0.7:
                    return rng.choice(self.numbers)
                return rng.choice((least or 0, most or 2**31, rng.randrange(0, 2000)))
            case inspect.StrType(pattern=pattern):
                return rng.randbytes(32).hex() if pattern else rng.choice(TEXTS)
            case inspect.BoolType():
                return rng.random() < 0.5
            case inspect.LiteralType(values=values):
                return rng.choice(values)
            case inspect.UnionType(types=types):
                return self._value(rng.choice(types))
            case inspect.VarTupleType(item_type=item):
                return [self._value(item) for _ in range(rng.randrange(1, 6))]
            case inspect.DictType():
                return {rng.choice(NAMES): rng.choice(VALUES)} if rng.random() < 0.5 else {}
            case inspect.StructType(cls=cls):
                return self.valid(cls)
            case _:
                return None

    # -- wrong -------------------------------------------------------------------------------------

    def payload(self, kinds: Sequence[Any]) -> Payload:
        """One message: right, spoiled, or one of those before again."""
        rng = self.rng
        if self._before and rng.random() < 0.1:
            return rng.choice(self._before)
        fields: Any = self.valid(rng.choice(kinds))
        for _ in range(rng.choice((0, 0, 0, 1, 1, 1, 2, 3))):
            if isinstance(fields, dict):
                fields = rng.choice(_SPOILS)(rng, fields)
        text = json.dumps(fields, ensure_ascii=rng.random() < 0.5)
        made: Payload = text
        if rng.random() < 0.2:
            made = rng.choice(_TEARS)(rng, text)
        if isinstance(made, str):
            made = made.encode("utf-8", "replace").decode()
        if len(self._before) < 500:
            self._before.append(made)
        return made


def _drop(rng: random.Random, fields: Fields) -> Any:
    left = dict(fields)
    if left:
        left.pop(rng.choice(list(left)))
    return left


def _add(rng: random.Random, fields: Fields) -> Any:
    return fields | {rng.choice(NAMES) or "x": rng.choice(VALUES)}


def _change(rng: random.Random, fields: Fields) -> Any:
    return fields | {rng.choice(list(fields) or ["x"]): rng.choice(VALUES)}


def _retype(rng: random.Random, fields: Fields) -> Any:
    return fields | {"type": rng.choice(TYPES)}


def _nest(rng: random.Random, fields: Fields) -> Any:
    value: Any = rng.choice(VALUES)
    for _ in range(rng.choice((2, 30, 300))):
        value = [value] if rng.random() < 0.5 else {"a": value}
    return fields | {rng.choice([*fields, "x"]): value}


def _wrap(rng: random.Random, fields: Fields) -> Any:
    return rng.choice(([fields], [fields, fields], {"data": fields}, list(fields), None, 7))


_SPOILS: tuple[Callable[[random.Random, Fields], Any], ...] = (
    _drop,
    _add,
    _change,
    _change,
    _change,
    _retype,
    _nest,
    _wrap,
)


def _cut(rng: random.Random, text: str) -> Payload:
    return text[: rng.randrange(len(text) + 1)]


def _flip(rng: random.Random, text: str) -> Payload:
    data = bytearray(text.encode("utf-8", "replace"))
    for _ in range(rng.randrange(1, 5)):
        data[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(data)


def _insert(rng: random.Random, text: str) -> Payload:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(("\x00", "\ufeff", "//", ",", "}", "NaN", "\n" * 500)) + text[at:]


def _twice(rng: random.Random, text: str) -> Payload:
    return text + text if rng.random() < 0.5 else f"{text[:-1]},{text[1:]}"


def _deep(rng: random.Random, text: str) -> Payload:
    return rng.choice(('{"a":', "[")) * rng.choice((100, 1500)) + text[:20]


def _noise(rng: random.Random, _: str) -> Payload:
    return rng.randbytes(rng.choice((0, 1, 10, 1000)))


def _packed(_: random.Random, text: str) -> Payload:
    try:
        return msgspec.msgpack.encode(json.loads(text))
    except (ValueError, TypeError, OverflowError):
        return text.encode("utf-16", "replace")


_TEARS: tuple[Callable[[random.Random, str], Payload], ...] = (
    _cut,
    _flip,
    _insert,
    _twice,
    _deep,
    _noise,
    _packed,
)
