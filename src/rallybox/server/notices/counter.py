"""The counter of the post office: where people say how they want to be told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from secrets import token_urlsafe
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection

from rallybox.core.errors import Malformed
from rallybox.hosting.clock import Clock
from rallybox.server.notices import mail, push
from rallybox.server.notices.carriers import Carriers, Keys, Parcel
from rallybox.server.notices.outside import Askers, Undelivered, place_of
from rallybox.server.notices.quiet import HOUR, zone_of
from rallybox.server.notices.signed import check
from rallybox.server.notices.telling import tell_test
from rallybox.server.rations import Rations
from rallybox.server.settings import Settings
from rallybox.server.store import allowances, channels, outbox
from rallybox.server.store.channels import Channel, Kind, Wishes
from rallybox.server.store.database import Database
from rallybox.server.store.outbox import Notice, NoticeKind
from rallybox.tables.errors import Forbidden, NotFound, TooMany, Unavailable
from rallybox.tables.wire import notices as wire

T = TypeVar("T")
log = logging.getLogger("rallybox.notices")
DAY = 24 * HOUR
SHORT_NAME = 60
ANSWER_SECONDS = 15.0
"""So long somebody waits whether what they have asked for has gone out: a mail server may think for
minutes, and few calls of a household are answered at once."""


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
        self._tests = Rations(database, 1 / 20, 4)
        most = settings.limits.letters_per_day_per_address
        self._letters = Rations(database, most * 1000 / DAY, most)
        self._asking: set[asyncio.Task[None]] = set()
        self._askers = Askers()
        self._trying: set[str] = set()
        """Channels to which something is on its way because somebody wants to see it arrive."""
        self.keys = Keys("", b"")

    async def close(self) -> None:
        """Letters that nobody has taken yet are not waited for."""
        self._askers.close()
        for task in self._asking:
            task.cancel()
        await asyncio.gather(*self._asking, return_exceptions=True)

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

    async def add_push(
        self, identity: str, asked: wire.NewPush, language: str, household: str
    ) -> None:
        """This browser is told from now on."""
        self._demand(True)
        given = push.Subscription(asked.endpoint, asked.p256dh, asked.auth)
        push.demand_usable(given)
        place = place_of(asked.endpoint, self._carriers.way.own_network)
        await self._askers.look_up(place, self._carriers.way, household)
        target = msgspec.json.encode(given).decode()
        await self._add(identity, "push", target, _plain(asked.name), language)

    async def add_webhook(
        self, identity: str, asked: wire.NewWebhook, language: str, household: str
    ) -> None:
        """A program is told from now on; not one of this server's own network."""
        self._demand(True)
        place = place_of(asked.address, self._carriers.way.own_network)
        await self._askers.look_up(place, self._carriers.way, household)
        await self._add(identity, "webhook", asked.address, place.host[:SHORT_NAME], language)

    async def add_mail(
        self, identity: str, asked: wire.NewMail, language: str, household: str
    ) -> None:
        """An address gets a letter with a link; it is used once somebody has followed that."""
        self._demand(self._carriers.mail_server is not None)
        if not mail.is_address(asked.address):
            raise Malformed("server-notice-bad-mail")
        address, now = asked.address, self._clock.now()
        most = self._settings.limits.confirmations_per_day

        def work(connection: Connection) -> tuple[Channel, bool, str]:
            box = channels.mailbox_hash(address)
            _demand_fewer(connection, box, now - DAY, most, ("confirm",))
            known = {one.id for one in channels.channels_of(connection, identity)}
            called = address[:SHORT_NAME]
            found = _added(connection, identity, "mail", address, called, language, now)
            notice = "" if found.confirmed else _count(connection, found, "confirm", box, now)
            return found, found.id in known, notice

        key, why = f"letters {household}", "server-notice-too-many-letters"
        async with self._letters.taken(key, why) as counted:
            channel, known, notice_id = await self._database.apart(work)
            if channel.confirmed:
                return
            made = None if known else channel.id
            await self._soon(self._ask(notice_id, channel, made, language))
            counted()

    async def _soon(self, work: Coroutine[Any, Any, None]) -> bool:
        """Wait for it, but not for long: is it done? What it raises later it has looked after
        itself."""
        task = asyncio.create_task(work)
        self._asking.add(task)
        task.add_done_callback(self._asked)
        await asyncio.wait({task}, timeout=ANSWER_SECONDS)
        if task.done():
            await task
        return task.done()

    def _asked(self, task: asyncio.Task[None]) -> None:
        self._asking.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.info("a channel was not reached", extra={"error": type(error).__name__})

    async def _ask(self, notice_id: str, channel: Channel, made: str | None, language: str) -> None:
        now = self._clock.now()
        try:
            await self._carriers.ask_to_confirm(notice_id, channel, language, self.keys, now)
        except Undelivered as trouble:
            await self._take_back(notice_id, made, trouble.reason)
            raise Unavailable("server-notice-not-arrived") from None

    async def _take_back(self, notice_id: str, channel_id: str | None, reason: str) -> None:
        """The letter has not gone out: nothing has changed."""
        now = self._clock.now()

        def work(connection: Connection) -> None:
            outbox.finish(connection, notice_id, "failed", reason, now)
            if channel_id is not None:
                channels.remove(connection, channel_id)

        await self._database.write(work)

    def _demand(self, able: bool) -> None:
        if not (self._carriers.on and able):
            raise Forbidden("server-notice-off")

    async def _add(self, identity: str, kind: Kind, target: str, name: str, language: str) -> None:
        now = self._clock.now()
        await self._database.write(lambda c: _added(c, identity, kind, target, name, language, now))
        self._changed()

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
        await self._tests.take(f"tried {identity}")
        if channel_id in self._trying:
            raise Unavailable("server-notice-not-yet")
        most, now = self._settings.limits.notices_per_hour, self._clock.now()

        def work(connection: Connection) -> str:
            _demand_fewer(connection, channel.target_hash, now - HOUR, most)
            return _count(connection, channel, "test", channel.target_hash, now)

        notice_id = await self._database.apart(work)
        parcel = Parcel(notice_id, tell_test(language), language, "/notices", "test", asked=True)
        if not await self._soon(self._try(parcel, channel)):
            raise Unavailable("server-notice-not-yet")

    async def _try(self, parcel: Parcel, channel: Channel) -> None:
        self._trying.add(channel.id)
        try:
            await self._carriers.carry(parcel, channel, self.keys, self._clock.now())
        except Undelivered as trouble:
            if trouble.gone:
                await self._database.write(lambda c: channels.remove(c, channel.id))
                self._changed()
            raise Unavailable("server-notice-not-arrived") from None
        finally:
            self._trying.discard(channel.id)

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


# -- in one transaction, so that whoever asks twice at the same time is counted twice: it waits for
# -- others about the same target, also of another process (`allowances.hold`) ---------------------


def _added(
    connection: Connection,
    identity: str,
    kind: Kind,
    target: str,
    name: str,
    language: str,
    now: int,
) -> Channel:
    """One more channel, or the same again; notices come in the language of the first."""
    if channels.wishes(connection, identity) is None:
        channels.keep_wishes(connection, identity, Wishes(language=language))
    return channels.add(connection, identity, kind, target, name, now)


def _demand_fewer(
    connection: Connection,
    target_hash: str,
    since: int,
    most: int,
    kinds: Sequence[NoticeKind] | None = None,
) -> None:
    """TooMany if so many have gone there already, whoever asked for them."""
    allowances.hold(connection, f"target {target_hash}")
    if outbox.sent_since(connection, target_hash, since, kinds) >= most:
        raise TooMany("server-notice-too-many")


def _count(
    connection: Connection, channel: Channel, kind: NoticeKind, target_hash: str, now: int
) -> str:
    """Remember that something goes there; its name."""
    notice = Notice(
        id=token_urlsafe(12),
        channel=channel.id,
        identity=channel.identity,
        target_hash=target_hash,
        kind=kind,
        due=now,
    )
    outbox.put(connection, notice, now)
    outbox.finish(connection, notice.id, "sent", "", now)
    return notice.id


# -- as they are shown -----------------------------------------------------------------------------


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
