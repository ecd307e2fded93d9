"""Brings a notice to a channel, whichever kind that is."""

from __future__ import annotations

from ipaddress import ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from rallybox.core.errors import Malformed
from rallybox.core.words import Words
from rallybox.server.notices import hook, mail, push
from rallybox.server.notices.outside import Undelivered, Way
from rallybox.server.notices.signed import sign
from rallybox.server.notices.telling import Told
from rallybox.server.settings import Settings
from rallybox.server.store.channels import Channel

CONFIRM_MS = 2 * 86_400_000


class Keys(NamedTuple):
    """What this server signs with."""

    push: str
    links: bytes


class Parcel(NamedTuple):
    """A notice on its way."""

    id: str
    told: Told
    language: str
    path: str
    """Of the page that it is about."""
    about: str
    urgent: bool = False
    until: int | None = None
    asked: bool = False
    """Has somebody asked for it now? Then it has not been claimed."""
    arrives: bool = False
    """Does it go where things arrive?"""


def _public(address: str) -> str:
    """Where links begin; Malformed if that is no such address."""
    try:
        parts = urlsplit(address)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
        good &= parts.path in ("", "/") and not parts.query + parts.fragment
    except ValueError:
        good = False
    if address and not good:
        raise Malformed("server-notice-bad-public-address")
    return address.rstrip("/")


class Carriers:
    """What this server can carry, by its settings."""

    def __init__(self, settings: Settings) -> None:
        self.address = _public(settings.public_address)
        own = tuple(ip_network(one, strict=False) for one in settings.own_networks)
        self.way = Way(settings.notice_own_network, own)
        self.mail_server = mail.mail_server(settings) if self.address else None
        self._contact = settings.notice_contact or self.address

    @property
    def on(self) -> bool:
        """Is anything sent at all?"""
        return bool(self.address)

    def _way(self, parcel: Parcel) -> Way:
        """Who looks up where it goes: whatever hangs keeps only its like waiting."""
        if parcel.asked:
            return self.way._replace(lookups="tested")
        return self.way._replace(lookups="known" if parcel.arrives else "untried")

    def stop_address(self, channel: Channel, keys: Keys) -> str:
        """Where a mail program says that this was the last one."""
        return f"{self.address}/api/notices/stop/{sign(keys.links, 'stop', channel.id)}"

    async def carry(self, parcel: Parcel, channel: Channel, keys: Keys, now: int) -> None:
        """Undelivered if it has not arrived."""
        if channel.kind == "push":
            await self._push(parcel, channel, keys, now)
        elif channel.kind == "mail":
            await self._mail(parcel, channel, keys, now)
        else:
            said = self._lines(parcel, channel, keys, "\n")
            await hook.send(channel.target, said, parcel.id, self._way(parcel))

    def _lines(self, parcel: Parcel, channel: Channel, keys: Keys, between: str) -> str:
        stop = f"{self.address}/stop/{sign(keys.links, 'stop', channel.id)}"
        last = Words("server-notice-stop", {"link": stop}).say(parcel.language)
        told = parcel.told
        return between.join((told.title, told.body, f"{self.address}{parcel.path}", last))

    async def _push(self, parcel: Parcel, channel: Channel, keys: Keys, now: int) -> None:
        subscription = msgspec.json.decode(channel.target, type=push.Subscription)
        content = {
            "title": parcel.told.title,
            "body": parcel.told.body,
            "path": parcel.path,
            "tag": push.topic(parcel.about),
            "stop": sign(keys.links, "stop", channel.id),
            "button": Words("server-notice-stop-button").say(parcel.language),
            "language": parcel.language,
        }
        message = push.Message(content, parcel.about, parcel.urgent, parcel.until)
        signer = push.Signer(push.key_of(keys.push), self._contact)
        await push.send(subscription, message, signer, now, self._way(parcel))

    async def _mail(self, parcel: Parcel, channel: Channel, keys: Keys, now: int) -> None:
        if self.mail_server is None:
            raise Undelivered("no-mail-server", again=False)
        stop = self.stop_address(channel, keys)
        text = self._lines(parcel, channel, keys, "\n\n")
        letter = mail.Letter(parcel.id, channel.target, parcel.told.title, text, stop, parcel.asked)
        await mail.send(letter, self.mail_server, now)

    async def ask_to_confirm(
        self, notice_id: str, channel: Channel, language: str, keys: Keys, now: int
    ) -> None:
        """Ask whoever reads the mail of an address whether they want this; Undelivered if not."""
        if self.mail_server is None:
            raise Undelivered("no-mail-server", again=False)
        token = sign(keys.links, "confirm", channel.id, now + CONFIRM_MS)
        link = f"{self.address}/confirm/{token}"
        subject = Words("server-notice-confirm").say(language)
        text = Words("server-notice-confirm-about", {"link": link}).say(language)
        letter = mail.Letter(notice_id, channel.target, subject, text, None, asked=True)
        await mail.send(letter, self.mail_server, now)
