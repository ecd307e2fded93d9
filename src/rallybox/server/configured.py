"""Settings as people write them: a TOML file, the environment, the command line; the last one wins.

Everything follows from the types in `settings`: a field there, with its docstring, is a setting.
"""

from __future__ import annotations

import ast
import inspect
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from ipaddress import ip_address, ip_network
from pathlib import Path
from textwrap import dedent
from typing import Any, NamedTuple, get_origin
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import FieldInfo, replace

from rallybox.core.details import why_failed, why_unread
from rallybox.core.errors import Malformed
from rallybox.core.words import Words
from rallybox.server.settings import Settings, database_url, hidden_proxy

PREFIX = "RALLYBOX_"
FILE = f"{PREFIX}SETTINGS"
"""The variable that names the settings file."""
NOT_OURS = frozenset((FILE, "RALLYBOX_COMPILE", "RALLYBOX_COMPILED", "RALLYBOX_SERVER"))
"""Variables that are no settings: the file itself, and what builds and tests use."""
NOT_SET = ("listening",)
"""What a server finds out by itself."""
SHORTEST_KEY = 20

Values = dict[str, Any]
"""By name, with a dot before what is in a part: `limits.chat_rate`."""


class Setting(NamedTuple):
    """One thing that can be set."""

    name: str
    type: Any
    default: Any
    about: str

    @property
    def variable(self) -> str:
        """In the environment."""
        return PREFIX + self.name.upper().replace(".", "__")


class Mistake(NamedTuple):
    """What cannot be understood, and where it stands."""

    place: Words
    wrong: Words

    def words(self) -> Words:
        """All of it in one sentence."""
        return Words("server-setting-mistake", {"place": self.place, "wrong": self.wrong})


class Told(NamedTuple):
    """What one source says."""

    values: Values
    mistakes: list[Mistake]


# -- what can be set -------------------------------------------------------------------------------


@cache
def _docstrings(kind: type) -> Mapping[str, str]:
    """What stands below each field of a class; nothing where there are no sources to read."""
    found: dict[str, str] = {}
    try:
        body = ast.parse(dedent(inspect.getsource(kind))).body[0]
    except OSError:
        return found
    assert isinstance(body, ast.ClassDef)
    for field, below in zip(body.body, body.body[1:], strict=False):
        told = below.value if isinstance(below, ast.Expr) else None
        if isinstance(field, ast.AnnAssign) and isinstance(told, ast.Constant):
            found[ast.unparse(field.target)] = " ".join(str(told.value).split())
    return found


def _default(field: FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def settings_of(kind: type[msgspec.Struct], before: str = "") -> Iterator[Setting]:
    """All settings, in the order in which they are written down."""
    for field in msgspec.structs.fields(kind):
        if field.name in NOT_SET:
            continue
        if isinstance(field.type, type) and issubclass(field.type, msgspec.Struct):
            yield from settings_of(field.type, f"{before}{field.name}.")
        else:
            about = _docstrings(kind).get(field.name, "")
            yield Setting(before + field.name, field.type, _default(field), about)


@cache
def known() -> Mapping[str, Setting]:
    """All settings by name."""
    return {one.name: one for one in settings_of(Settings)}


def _parts() -> frozenset[str]:
    return frozenset(name.partition(".")[0] for name in known() if "." in name)


# -- what is wrong with a value --------------------------------------------------------------------

_NAME = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.?")


def _is_host(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return bool(_NAME.fullmatch(name))
    return True


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def _is_origin(text: str) -> bool:
    try:
        parts = urlsplit(text)
        parts.port  # noqa: B018  # it is looked at only now
    except ValueError:
        return False
    rest = parts.path or parts.query or parts.fragment
    return parts.scheme in ("http", "https") and bool(parts.hostname) and not rest


def _is_key(text: str) -> bool:
    return not text or (len(text) >= SHORTEST_KEY and text.isascii() and text.isprintable())


def _is_database(text: str) -> bool:
    scheme = database_url(text).partition("://")[0].partition("+")[0]
    return bool(text.strip()) and scheme in ("sqlite", "postgresql")


def _is_pause(pause: tuple[float, float]) -> bool:
    return 0 <= pause[0] <= pause[1] <= 3600


def _more_than_nothing(value: float) -> bool:
    return value > 0


def _not_negative(value: float) -> bool:
    return value >= 0


def _all(good: Callable[[str], bool]) -> Callable[[tuple[str, ...]], bool]:
    return lambda values: all(map(good, values))


CHECKS: Mapping[str, tuple[Callable[[Any], bool], str]] = {
    "database": (_is_database, "database"),
    "workers": (_not_negative, "negative"),
    "origins": (_all(_is_origin), "origin"),
    "bot_pause": (_is_pause, "pause"),
    "stage_pause": (_is_pause, "pause"),
    "snapshot_every": (_more_than_nothing, "zero"),
    "idle_seconds": (_more_than_nothing, "zero"),
    "hosts": (_all(_is_host), "host"),
    "proxies": (_all(_is_network), "network"),
    "own_networks": (_all(_is_network), "network"),
    "hsts_seconds": (_not_negative, "negative"),
    "admin_key": (_is_key, "key"),
    "metrics_key": (_is_key, "key"),
    "host": (_is_host, "host"),
    "port": (lambda port: 0 <= port < 65_536, "port"),
}
"""What the types cannot say, and the last part of the message that does."""


def _wrong(name: str, value: Any) -> Words | None:
    """What is wrong with a value of the right type. It is not shown: it may be a secret."""
    if name in CHECKS:
        good, message = CHECKS[name]
        return None if good(value) else Words(f"server-setting-bad-{message}", {"name": name})
    if name.startswith("limits.") and isinstance(value, int | float) and value <= 0:
        return Words("server-setting-bad-zero", {"name": name})
    return None


def _taken(name: str, value: Any, *, strict: bool) -> Any:
    """A value as its type wants it; Malformed says what is against it."""
    try:
        found = msgspec.convert(value, known()[name].type, strict=strict)
    except msgspec.ValidationError as error:
        raise Malformed("server-setting-type", name=name, reason=why_unread(error)) from None
    wrong = _wrong(name, found)
    if wrong is not None:
        raise Malformed(wrong.id, **wrong.params)
    return found


def _unknown(name: str, names: list[str], shown: str | None = None) -> Words:
    near = get_close_matches(name, names, 1, 0.6)
    if near:
        return Words("server-setting-unknown-near", {"name": shown or name, "near": near[0]})
    return Words("server-setting-unknown", {"name": shown or name})


# -- a file ----------------------------------------------------------------------------------------


def _line_of(text: str, name: str) -> int:
    """Where a setting stands in a file; 0 if that cannot be told."""
    part, _, key = name.rpartition(".")
    section = ""
    for number, line in enumerate(text.splitlines(), 1):
        if head := re.match(r"\s*\[\s*([\w.-]+)\s*\]", line):
            section = head[1]
            if section == name:
                return number
            continue
        found = re.match(r"\s*[\"']?([\w.-]+)[\"']?\s*=", line)
        if found and (section, found[1]) in ((part, key), ("", name)):
            return number
    return 0


def _place(file: str, text: str, name: str) -> Words:
    line = _line_of(text, name)
    if line:
        return Words("server-setting-line", {"file": file, "line": str(line)})
    return Words("server-setting-file", {"file": file})


def read_text(text: str, file: str) -> Told:
    """What the text of a settings file says."""
    told = Told({}, [])
    try:
        tree = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        where = Words("server-setting-file", {"file": file})
        wrong = Words("server-setting-no-toml", {"reason": str(error).rstrip(".")})
        told.mistakes.append(Mistake(where, wrong))
        return told
    for name, value in _flat(tree):
        place = _place(file, text, name)
        if name in _parts():
            wrong = Words("server-setting-no-part", {"name": name})
            told.mistakes.append(Mistake(place, wrong))
            continue
        if name not in known():
            told.mistakes.append(Mistake(place, _unknown(name, [*known(), *_parts()])))
            continue
        try:
            told.values[name] = _taken(name, value, strict=True)
        except Malformed as error:
            told.mistakes.append(Mistake(place, error.words))
    return told


def _flat(tree: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, value in tree.items():
        if name in _parts() and isinstance(value, dict):
            for inner, inside in value.items():
                yield f"{name}.{inner}", inside
        else:
            yield name, value


def read_file(file: str) -> Told:
    """What a settings file says; Malformed if it cannot be had."""
    try:
        text = Path(file).expanduser().read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise Malformed("server-setting-no-file", file=file, reason=why_failed(error)) from None
    return read_text(text, file)


# -- the environment -------------------------------------------------------------------------------


def read_environment(environment: Mapping[str, str]) -> Told:
    """What the environment says."""
    told = Told({}, [])
    by_variable = {one.variable: one for one in known().values()}
    for variable in sorted(environment):
        if not variable.startswith(PREFIX) or variable in NOT_OURS:
            continue
        place = Words("server-setting-variable", {"variable": variable})
        found = by_variable.get(variable)
        if found is None:
            wrong = _unknown(variable, list(by_variable))
            told.mistakes.append(Mistake(place, wrong))
            continue
        try:
            told.values[found.name] = _of_variable(found, environment[variable])
        except Malformed as error:
            told.mistakes.append(Mistake(place, error.words))
    return told


def _of_variable(setting: Setting, text: str) -> Any:
    """A list is written with commas between, everything else as it is."""
    if get_origin(setting.type) is tuple:
        parts: Any = [part.strip() for part in text.split(",") if part.strip()]
        return _taken(setting.name, parts, strict=False)
    return _taken(setting.name, text, strict=False)


# -- all of it -------------------------------------------------------------------------------------


def gather(file: str | None, environment: Mapping[str, str], arguments: Mapping[str, Any]) -> Told:
    """What all sources say together; `arguments` are those of the command line."""
    told = Told({}, [])
    for source in (
        read_file(file) if file else None,
        read_environment(environment),
        _read_arguments(arguments),
    ):
        if source is not None:
            told.values.update(source.values)
            told.mistakes.extend(source.mistakes)
    return told


def _read_arguments(arguments: Mapping[str, Any]) -> Told:
    told = Told({}, [])
    for name, value in arguments.items():
        try:
            told.values[name] = _taken(name, value, strict=False)
        except Malformed as error:
            told.mistakes.append(Mistake(Words("server-setting-argument"), error.words))
    return told


def demand_good(told: Told) -> Values:
    """The values; Malformed, with the first mistake, if there are any."""
    if told.mistakes:
        first, more = told.mistakes[0].words(), len(told.mistakes) - 1
        if more:
            raise Malformed("server-setting-more", first=first, more=more)
        raise Malformed(first.id, **first.params)
    return told.values


def made(base: Settings, values: Values) -> Settings:
    """Settings with these changes."""
    own: Values = {name: value for name, value in values.items() if "." not in name}
    for part in _parts():
        inner = {
            name.partition(".")[2]: value
            for name, value in values.items()
            if name.startswith(f"{part}.")
        }
        if inner:
            own[part] = replace(getattr(base, part), **inner)
    if "database" in own:
        own["database"] = database_url(own["database"])
    return replace(base, **own)


def advice(settings: Settings) -> list[Words]:
    """What is not wrong, and may still not be meant."""
    return [Words("server-setting-no-proxy")] if hidden_proxy(settings) else []
