"""The post office: notes who is waited for, and sends what is due until it has arrived, once.

Every process has one. What is to be sent is in the database, and one process takes it (`claim`);
should it die, another takes it a minute later.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection

from rallybox.core.errors import RallyboxError
from rallybox.hosting.clock import Clock
from rallybox.server import metrics
from rallybox.server.limits import Buckets
from rallybox.server.notices import slots, waits
from rallybox.server.notices.carriers import Carriers, Keys
from rallybox.server.notices.counter import Counter
from rallybox.server.notices.outside import Undelivered
from rallybox.server.notices.push import new_secret
from rallybox.server.notices.quiet import HOUR, MINUTE
from rallybox.server.notices.ready import TOO_MANY_PAUSE, Later, Never, Ready, make_ready
from rallybox.server.settings import Settings
from rallybox.server.store import channels, outbox
from rallybox.server.store.database import Database
from rallybox.server.store.outbox import Notice
from rallybox.server.table.hub import Hub
from rallybox.tables.errors import TooMany, Unavailable

T = TypeVar("T")
log = logging.getLogger("rallybox.notices")

DAY = 24 * HOUR
DELIVER_SECONDS = 2.0
SWEEP_SECONDS = 60.0
TIDY_SECONDS = 3600.0
RETRY_SECONDS = 1.0
RENEW_SECONDS = 15.0
"""So often a process says that it is still at a notice: four times before another may take it."""
STOP_SECONDS = 5.0
"""So long a server that stops waits for what is being sent."""
MOST_PAGES = 10
"""So far is looked for what can be begun, among what cannot."""
MOST_OWED = 500
MOST_SEATS = 16
FORGOTTEN_AT_ONCE = 200
"""Players wait for a transaction to end, so that each is short."""
PAUSES = (MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR)
"""Between attempts; after the last one it is given up."""


class Office:
    """Start it on the event loop; without a public address it does nothing."""

    def __init__(self, database: Database, hub: Hub, clock: Clock, settings: Settings) -> None:
        self._database, self._hub, self._clock = database, hub, clock
        self._settings = settings
        self.carriers = Carriers(settings)
        self.watch = waits.Watch()
        self.counter = Counter(database, clock, settings, self.carriers, self._look_again)
        self._tasks: list[asyncio.Task[None]] = []
        self._slots = slots.Slots(hub.whereabouts.of)
        most = settings.limits.notices_per_day_per_address
        self._by_home = Buckets(most * 1000 / DAY, most)
        self._sending: dict[str, asyncio.Task[None]] = {}
        """By target."""
        self._hanging: dict[str, asyncio.Future[Any]] = {}
        """Threads that look up a name, by target: nobody waits for them any more, but they are
        still at it, and something else would need another one."""
        self._stopping = False
        self._again = asyncio.Event()

    @property
    def keys(self) -> Keys:
        """What this server signs with."""
        return self.counter.keys

    async def start(self) -> None:
        """Begin to work."""
        if not self.carriers.on:
            return
        made = new_secret(), channels.new_signing_key()
        push, links = await self._database.write(
            lambda c: (
                channels.server_key(c, "push", made[0]),
                channels.server_key(c, "links", made[1]),
            )
        )
        self.counter.keys = Keys(push, bytes.fromhex(links))
        self._hub.watched = self.watch.changed
        rounds = (
            (self._note, 0.0),
            (self._deliver, DELIVER_SECONDS),
            (self._sweep, SWEEP_SECONDS),
            (self._tidy, TIDY_SECONDS),
        )
        self._tasks = [asyncio.create_task(self._round(*one)) for one in rounds]

    async def stop(self) -> None:
        """Finish what is being sent; or whoever comes next would send it again."""
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        sending = list(self._sending.values())
        if sending:
            await asyncio.wait(sending, timeout=STOP_SECONDS)
        for late in sending:
            late.cancel()
        await asyncio.gather(*sending, return_exceptions=True)
        for hanging in list(self._hanging.values()):
            hanging.cancel()
        await self.counter.close()

    async def _round(self, work: Callable[[], Coroutine[Any, Any, None]], pause: float) -> None:
        while True:
            try:
                await work()
            except RallyboxError as error:
                log.warning("notices have to wait", extra={"error": error.name})
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:  # a mistake of ours; without this nobody would be told any more
                metrics.FAULTS.inc()
                log.exception("notices are not looked after")
                await asyncio.sleep(RETRY_SECONDS)
            if work == self._sweep:
                await self._wait(pause)
            else:
                await asyncio.sleep(pause)

    # -- who is waited for -------------------------------------------------------------------------

    def _look_again(self) -> None:
        """Somebody has a new channel, or one less."""
        self._again.set()

    async def _wait(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._again.wait()
        except TimeoutError:
            pass
        self._again.clear()

    async def _note(self) -> None:
        found = await self.watch.take()
        now, grace = self._clock.now(), int(self._settings.notice_seconds * 1000)
        for wait in found:
            await self._database.write(partial(waits.note, wait=wait, now=now, grace=grace))

    async def _sweep(self) -> None:
        """Look in the log for people who are waited for, and nobody has noticed."""
        self.watch.told = await self._database.read(channels.told_people)
        after = ""
        while self.watch.told:
            part = partial(outbox.owed, most=MOST_OWED, after=after)
            rows = await self._database.read(part)
            if len(rows) == MOST_OWED:
                # The last table may have been cut in two: it comes again.
                rows = [row for row in rows if row.table_id != rows[-1].table_id]
            for table_id in waits.not_noted(rows):
                try:
                    self.watch.changed((await self._hub.open(table_id)).table)
                except RallyboxError as error:
                    log.info("no notices for a table", extra={"error": error.name})
            if not rows or len(rows) < MOST_OWED - MOST_SEATS:
                return
            after = rows[-1].table_id

    async def _tidy(self) -> None:
        now = self._clock.now()
        await self._database.write(channels.forget_lost)
        await self._database.write(outbox.forget_waits)
        looking = partial(outbox.old, now=now, most=FORGOTTEN_AT_ONCE)
        while ids := await self._database.read(looking):
            await self._database.write(partial(outbox.forget, ids=ids))

    # -- what is to be sent ------------------------------------------------------------------------

    async def _deliver(self) -> None:
        """Begin with what is due, and wait for nobody: some addresses never answer."""
        for known in (True, False):
            after = None
            for _ in range(MOST_PAGES):
                if not self.watch.told or self._slots.full(known):
                    break
                looking = partial(slots.waiting, now=self._clock.now(), known=known, after=after)
                found, after = await self._database.read(looking)
                for one in found:
                    self._begin(one)
                if after is None:
                    break

    def _begin(self, found: slots.Waiting) -> None:
        if self._slots.take(found):
            target, ids = found.due.target_hash, found.due.ids
            task = self._sending[target] = asyncio.create_task(self._try_all(ids))
            task.add_done_callback(partial(self._sent, target))

    def _sent(self, target_hash: str, task: asyncio.Task[None]) -> None:
        del self._sending[target_hash]
        hangs = self._hanging.get(target_hash)
        if hangs is None:
            self._slots.leave(target_hash)
        else:
            hangs.add_done_callback(lambda _: self._free(target_hash))
        if not task.cancelled() and (error := task.exception()) is not None:
            metrics.FAULTS.inc()
            log.error("notices are not sent", exc_info=error)

    def _free(self, target_hash: str) -> None:
        """The thread has ended: somebody else may need one."""
        del self._hanging[target_hash]
        self._slots.leave(target_hash)

    async def _try_all(self, notice_ids: Sequence[str]) -> None:
        """One after the other: what goes to one target is counted. Until one has to wait."""
        for notice_id in notice_ids:
            if self._stopping or not await self._try(notice_id):
                return

    async def _try(self, notice_id: str) -> bool:
        """Send a notice, if it is nobody else's; False if it did not arrive."""
        try:
            now = self._clock.now()
            notice = await self._database.write(partial(outbox.claim, notice_id=notice_id, now=now))
            if notice is None:
                return True
            async with self._at_work(notice_id):
                return await self._send(notice)
        except RallyboxError as error:
            log.warning("a notice has to wait", extra={"error": error.name})
            return False

    @asynccontextmanager
    async def _at_work(self, notice_id: str) -> AsyncIterator[None]:
        """Nobody else takes it meanwhile: some mail servers think for minutes."""
        renewing = asyncio.create_task(self._renew(notice_id))
        try:
            yield
        finally:
            renewing.cancel()

    async def _renew(self, notice_id: str) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            now = self._clock.now()
            with suppress(Unavailable):  # then nobody else can take it, either
                await self._database.write(partial(outbox.renew, notice_id=notice_id, now=now))

    async def _send(self, notice: Notice) -> bool:
        try:
            return await self._make_and_send(notice)
        except RallyboxError:
            raise
        except Exception:
            metrics.FAULTS.inc()
            log.exception("a notice could not be made")
            await self._not_arrived(notice, Undelivered("fault", again=True))
            return False

    async def _make_and_send(self, notice: Notice) -> bool:
        ready = await make_ready(notice, self._database, self._hub, self._settings, self._clock)
        now = self._clock.now()
        if isinstance(ready, Later):
            until = ready.until
            await self._settle(lambda c: outbox.postpone(c, notice.id, until, tried=False))
            return True
        if isinstance(ready, Never):
            reason = ready.reason
            await self._settle(lambda c: outbox.finish(c, notice.id, "dropped", reason, now))
            return True
        home = self._hub.whereabouts.of(notice.identity) or notice.identity
        try:
            self._by_home.take(home)
        except TooMany:
            until = now + TOO_MANY_PAUSE
            await self._settle(lambda c: outbox.postpone(c, notice.id, until, tried=False))
            return True
        return await self._carry(notice, ready)

    async def _carry(self, notice: Notice, ready: Ready) -> bool:
        try:
            arrives = not self._slots.may_hang(notice.target_hash)
            parcel = ready.parcel._replace(arrives=arrives)
            await self.carriers.carry(parcel, ready.channel, self.keys, self._clock.now())
        except Undelivered as trouble:
            if trouble.still is not None:
                self._hanging[notice.target_hash] = trouble.still
            await self._not_arrived(notice, trouble)
            return False
        now = self._clock.now()
        metrics.NOTICES.labels(ready.channel.kind, "sent").inc()

        def done(connection: Connection) -> None:
            outbox.finish(connection, notice.id, "sent", "", now)
            channels.arrived(connection, notice.channel)

        await self._settle(done)
        return True

    async def _not_arrived(self, notice: Notice, trouble: Undelivered) -> None:
        """Again later, if that makes sense; what is gone is gone."""
        now = self._clock.now()
        log.info("a notice has not arrived", extra={"reason": trouble.reason})
        if trouble.again and notice.tries < len(PAUSES):
            until = now + max(PAUSES[notice.tries], trouble.after * 1000)
            soon = now + max(PAUSES[0], trouble.after * 1000)

            def later(connection: Connection) -> None:
                outbox.postpone(connection, notice.id, until, tried=True)
                # What else is to go there would not arrive now, either, and take as long.
                outbox.spare(connection, notice.target_hash, soon)

            await self._settle(later)
            return
        metrics.NOTICES.labels("", "failed").inc()

        def give_up(connection: Connection) -> None:
            outbox.finish(connection, notice.id, "failed", trouble.reason, now)
            if trouble.gone:
                channels.remove(connection, notice.channel)
            else:
                channels.failed(connection, notice.channel)

        await self._settle(give_up)

    async def _settle(self, work: Callable[[Connection], T]) -> T:
        """Write down what has happened, however often that has to be tried: it would be sent
        again."""
        for _ in range(20):
            try:
                return await self._database.write(work)
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)
        return await self._database.write(work)
