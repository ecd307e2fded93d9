"""How somebody wants to be told that it is their turn (docs/notices.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from rallybox.tables.wire.base import Asked, Told

Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1)]
"""Of a day."""
ChannelKind = Literal["push", "mail", "webhook"]


class NoticeWishes(Asked, frozen=True, kw_only=True):
    """When to be told."""

    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_+/-]+$")]
    """Where the caller is, such as `Europe/Paris`."""
    quiet: tuple[Minute, Minute] | None = None
    """From and to: nothing is sent between these minutes of the day."""
    reminders: bool = True
    """Once more before the time is up."""


class NewPush(Asked, frozen=True, kw_only=True):
    """A browser's push subscription."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=200, pattern="^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Meta(min_length=1, max_length=100, pattern="^[A-Za-z0-9_-]+$")]
    name: Annotated[str, Meta(max_length=200)] = ""
    """What to call this device in the list."""


class NewMail(Asked, frozen=True, kw_only=True):
    """An address, to which a link is sent first."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]


class NewWebhook(Asked, frozen=True, kw_only=True):
    """An address to which JSON is posted."""

    address: Annotated[str, Meta(min_length=1, max_length=1000)]


class NoticeChannel(Told, frozen=True, kw_only=True):
    """One of the caller's channels; where it leads is not told again."""

    id: str
    kind: ChannelKind
    name: str
    confirmed: bool
    """Only then anything is sent there."""
    failing: bool
    """The last notice has not arrived."""


class Notices(Told, frozen=True, kw_only=True):
    """What this server can send, and what the caller has asked for."""

    push_key: str | None
    """With which a browser subscribes; null if nothing is sent from here."""
    mail: bool
    webhooks: bool
    channels: tuple[NoticeChannel, ...]
    zone: str
    quiet: tuple[int, int] | None
    reminders: bool
