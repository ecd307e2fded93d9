"""The counter of the post office: where people say how they want to be told."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_urlsafe
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from rallybox.core.errors import Malformed
from rallybox.hosting.clock import Clock
from rallybox.server.limits import Buckets
from rallybox.server.notices import mail, push
from rallybox.server.notices.carriers import Carriers, Keys, Parcel
from rallybox.server.notices.outside import Undelivered, look_up, place_of
from rallybox.server.notices.quiet import HOUR, zone_of
from rallybox.server.notices.signed import check
from rallybox.server.notices.telling import tell_test
from rallybox.server.settings import Settings
from rallybox.server.store import channels, outbox
from rallybox.server.store.channels import Channel, Kind, Wishes
from rallybox.server.store.database import Database
from rallybox.server.store.outbox import Notice, NoticeKind
from rallybox.tables.errors import Forbidden, NotFound, TooMany, Unavailable
from rallybox.tables.wire import notices as wire

T = TypeVar("T")
DAY = 24 * HOUR
SHORT_NAME = 60


class Counter:
    """What a person's settings page can ask for."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        settings: Settings,
        carriers: Carriers,
        changed: Callable[[], None],
    ) -> None:
        self._database, self._clock = database, clock
        self._settings, self._carriers = settings, carriers
        self._changed = changed
        self._tests = Buckets(1 / 20, 4)
        self.keys = Keys("", b"")

    # -- what there is -----------------------------------------------------------------------------

    async def shown(self, identity: str, language: str) -> wire.Notices:
        """What this server can send, and what somebody has asked for."""
        wishes, mine = await self._database.read(
            lambda c: (channels.wishes(c, identity), channels.channels_of(c, identity))
        )
        wishes = wishes or Wishes(language=language)
        on = self._carriers.on
        own = push.public_bytes(push.key_of(self.keys.push).public_key()) if on else b""
        return wire.Notices(
            push_key=push.text(own) if on else None,
            mail=self._carriers.mail_server is not None,
            webhooks=on,
            channels=tuple(map(_channel, mine)),
            zone=wishes.zone,
            quiet=wishes.quiet,
            reminders=wishes.reminders,
        )

    async def keep(self, identity: str, asked: wire.NoticeWishes, language: str) -> None:
        """How they want to be told from now on."""
        if zone_of(asked.zone) is None:
            raise Malformed("server-notice-bad-zone")
        quiet, reminders = asked.quiet, asked.reminders
        wishes = Wishes(language=language, zone=asked.zone, quiet=quiet, reminders=reminders)
        await self._database.write(lambda c: channels.keep_wishes(c, identity, wishes))

    # -- channels ----------------------------------------------------------------------------------

    async def add_push(self, identity: str, asked: wire.NewPush, language: str) -> None:
        """This browser is told from now on."""
        self._demand(True)
        given = push.Subscription(asked.endpoint, asked.p256dh, asked.auth)
        push.demand_usable(given)
        place = place_of(asked.endpoint, self._carriers.own_network)
        await look_up(place, self._carriers.own_network)
        target = msgspec.json.encode(given).decode()
        await self._add(identity, "push", target, _plain(asked.name), language)

    async def add_webhook(self, identity: str, asked: wire.NewWebhook, language: str) -> None:
        """A program is told from now on; not one of this server's own network."""
        self._demand(True)
        place = place_of(asked.address, self._carriers.own_network)
        await look_up(place, self._carriers.own_network)
        await self._add(identity, "webhook", asked.address, place.host[:SHORT_NAME], language)

    async def add_mail(self, identity: str, asked: wire.NewMail, language: str) -> None:
        """An address gets a letter with a link; it is used once somebody has followed that."""
        self._demand(self._carriers.mail_server is not None)
        if not mail.is_address(asked.address):
            raise Malformed("server-notice-bad-mail")
        address = asked.address
        most = self._settings.limits.confirmations_per_day
        await self._demand_fewer(channels.hashed(address), DAY, most, "confirm")
        channel = await self._add(identity, "mail", address, address[:SHORT_NAME], language)
        if channel.confirmed:
            return
        notice_id = await self._count(channel, "confirm")
        try:
            now = self._clock.now()
            await self._carriers.ask_to_confirm(notice_id, channel, language, self.keys, now)
        except Undelivered as trouble:
            await self._take_back(notice_id, channel.id, trouble.reason)
            raise Unavailable("server-notice-not-arrived") from None

    async def _take_back(self, notice_id: str, channel_id: str, reason: str) -> None:
        """The letter has not gone out: nothing has changed."""
        now = self._clock.now()

        def work(connection: Connection) -> None:
            outbox.finish(connection, notice_id, "failed", reason, now)
            channels.remove(connection, channel_id)

        await self._database.write(work)

    def _demand(self, able: bool) -> None:
        if not (self._carriers.on and able):
            raise Forbidden("server-notice-off")

    async def _add(
        self, identity: str, kind: Kind, target: str, name: str, language: str
    ) -> Channel:
        now = self._clock.now()

        def work(connection: Connection) -> Channel:
            if channels.wishes(connection, identity) is None:
                channels.keep_wishes(connection, identity, Wishes(language=language))
            return channels.add(connection, identity, kind, target, name, now)

        made = await self._database.write(work)
        self._changed()
        return made

    async def remove(self, identity: str, channel_id: str) -> None:
        """No more on this channel."""
        if not await self._database.write(lambda c: channels.remove(c, channel_id, identity)):
            raise NotFound("server-notice-no-such-channel")
        self._changed()

    async def test(self, identity: str, channel_id: str, language: str) -> None:
        """Send something now, and say whether it has arrived."""
        self._demand(True)
        channel = await self._database.read(lambda c: channels.find(c, channel_id, identity))
        if channel is None or not channel.confirmed:
            raise NotFound("server-notice-no-such-channel")
        self._tests.take(identity)
        most = self._settings.limits.notices_per_hour
        await self._demand_fewer(channel.target_hash, HOUR, most, None)
        notice_id = await self._count(channel, "test")
        parcel = Parcel(notice_id, tell_test(language), language, "/notices", "test")
        try:
            await self._carriers.carry(parcel, channel, self.keys, self._clock.now())
        except Undelivered as trouble:
            if trouble.gone:
                await self._database.write(lambda c: channels.remove(c, channel_id))
                self._changed()
            raise Unavailable("server-notice-not-arrived") from None

    async def _demand_fewer(
        self, target: str, time: int, most: int, kind: NoticeKind | None
    ) -> None:
        """TooMany if so many have gone there already, whoever asked for them."""
        since, kinds = self._clock.now() - time, None if kind is None else (kind,)
        if await self._database.read(lambda c: outbox.sent_since(c, target, since, kinds)) >= most:
            raise TooMany("server-notice-too-many")

    async def _count(self, channel: Channel, kind: NoticeKind) -> str:
        """Remember that something went there; its name."""
        now, name = self._clock.now(), token_urlsafe(12)
        notice = Notice(
            id=name,
            channel=channel.id,
            identity=channel.identity,
            target_hash=channel.target_hash,
            kind=kind,
            due=now,
        )

        def work(connection: Connection) -> None:
            outbox.put(connection, notice, now)
            outbox.finish(connection, name, "sent", "", now)

        await self._database.write(work)
        return name

    # -- links that need no login ------------------------------------------------------------------

    async def stop(self, token: str) -> None:
        """This was the last one; nothing happens if it was so already."""
        self._demand(True)
        channel_id = check(self.keys.links, "stop", token, self._clock.now())
        await self._database.write(lambda c: channels.remove(c, channel_id))
        self._changed()

    async def confirm(self, token: str) -> None:
        """The address is theirs."""
        self._demand(True)
        channel_id = check(self.keys.links, "confirm", token, self._clock.now())
        await self._database.write(lambda c: channels.confirm(c, channel_id))
        self._changed()


def _channel(channel: Channel) -> wire.NoticeChannel:
    return wire.NoticeChannel(
        id=channel.id,
        kind=channel.kind,
        name=channel.name,
        confirmed=channel.confirmed,
        failing=channel.failures > 0,
    )


def _plain(name: str) -> str:
    """What a browser calls itself, without what cannot be shown."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:SHORT_NAME]
