"""Each channel with a real receiver: opt-in, a test, failures, and one click to stop."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from sqlalchemy import Connection, func, select

from rallybox.core.errors import Malformed
from rallybox.server.notices import counter, office, slots
from rallybox.server.notices.carriers import Carriers
from rallybox.server.notices.office import PAUSES
from rallybox.server.notices.quiet import HOUR
from rallybox.server.store import tidy
from rallybox.server.store.outbox import KEPT_MS
from rallybox.server.store.schema import notice_channels, notice_people, notices, waits
from server.notices.receivers import (
    Browser,
    Receiver,
    check_signature,
    receiver,
    until,
)
from server.notices.slow import (
    a_while,
    by_hook,
    ended,
    noted,
    outbox,
    quick,
    sending,
    sentence,
    site_and_hook,
    slow_table,
)
from server.site import Guest, Site, WoundClock, running, settings, strict

__all__ = ["quick"]


# -- push ------------------------------------------------------------------------------------------


def test_push_is_readable_by_its_browser_alone_and_signed(tmp_path: Path) -> None:
    async def go() -> None:
        contact = "mailto:host@rally.example"
        async with site_and_hook(tmp_path, notice_contact=contact) as (site, service, clock):
            people = [await site.guest(name) for name in ("Ada", "Bea")]
            table, asked, other = await slow_table(site, *people)
            browser, endpoint = Browser(), f"{service.address}/push/abc"
            key = (await asked.get("/api/me/notices")).json()["push_key"]
            wanted = browser.subscription(endpoint) | {"name": "Firefox\u202e on\nLinux"}
            answer = await asked.post("/api/me/notices/push", **wanted)
            assert answer.json()["channels"][0]["name"] == "Firefox on Linux"
            for secret in (wanted["p256dh"], wanted["auth"], endpoint):
                assert secret not in answer.text
            await noted(site, "turn")
            clock.advance(30)
            await until(lambda: len(service.got) == 1)
            posted = service.got[0]
            check_signature(posted, endpoint, key, contact, clock.time)
            assert posted.headers["content-encoding"] == "aes128gcm"
            assert posted.headers["ttl"] == str(2 * 86_400)
            assert len(posted.headers["topic"]) == 32
            told = browser.read(posted.body)
            assert told["path"] == f"/table/{table}"
            assert told["title"].endswith("it’s your turn")
            assert ("Ada" if other is people[0] else "Bea") in told["body"]
            with pytest.raises(InvalidTag):
                Browser().read(posted.body)
            # The button: no login, and nothing more is sent there.
            stranger = site.nobody()
            gone = await stranger.post(f"/api/notices/stop/{told['stop']}")
            assert gone.status_code == 204
            assert (await asked.get("/api/me/notices")).json()["channels"] == []

    asyncio.run(go())


def test_a_subscription_that_is_gone_is_removed(tmp_path: Path) -> None:
    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, service, clock):
            people = [await site.guest(name) for name in ("Ada", "Bea")]
            _, asked, _ = await slow_table(site, *people)
            await asked.post(
                "/api/me/notices/push", **Browser().subscription(f"{service.address}/x")
            )
            service.answer = b"HTTP/1.1 410 Gone\r\n\r\n"
            turn = (await noted(site, "turn"))[0]
            clock.advance(30)
            row = await ended(site, turn["id"])
            assert (row["status"], row["reason"]) == ("failed", "gone")
            assert (await asked.get("/api/me/notices")).json()["channels"] == []

    asyncio.run(go())


def test_only_so_many_browsers_and_the_oldest_goes(tmp_path: Path) -> None:
    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, service, clock):
            ada = await site.guest("Ada")
            for number in range(10):
                wanted = Browser().subscription(f"{service.address}/{number}")
                await ada.post("/api/me/notices/push", **wanted, name=str(number))
                clock.advance(1)
            shown = (await ada.get("/api/me/notices")).json()["channels"]
            assert [one["name"] for one in shown] == [str(number) for number in range(2, 10)]

    asyncio.run(go())


# -- webhooks --------------------------------------------------------------------------------------


async def one_turn(site: Site, hook: Receiver) -> tuple[Guest, dict[str, Any]]:
    """Somebody with a webhook is waited for."""
    people = [await site.guest(name) for name in ("Ada", "Bea")]
    _, asked, _ = await slow_table(site, *people)
    await by_hook(asked, hook)
    return asked, (await noted(site, "turn"))[0]


def test_it_is_tried_again_with_growing_pauses_and_then_given_up(tmp_path: Path) -> None:
    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, hook, clock):
            asked, turn = await one_turn(site, hook)
            hook.answer = b"HTTP/1.1 500 Oh\r\n\r\n"
            clock.advance(20)
            for number, pause in enumerate(PAUSES, start=1):
                await until(lambda n=number: len(hook.got) == n)  # type: ignore[misc]
                await until_due(site, turn["id"], clock.time + pause)
                clock.time += pause
            row = await ended(site, turn["id"])
            assert (row["status"], row["reason"], row["tries"]) == ("failed", "status-500", 5)
            assert len(hook.got) == 6
            assert len({posted.headers["x-rallybox-notice"] for posted in hook.got}) == 1
            assert (await asked.get("/api/me/notices")).json()["channels"][0]["failing"] is True

    asyncio.run(go())


async def until_due(site: Site, notice_id: str, when: int) -> None:
    async with asyncio.timeout(20):
        while not any(r["id"] == notice_id and r["due"] == when for r in await outbox(site)):
            await asyncio.sleep(0.01)


def test_who_wants_to_be_left_alone_is(tmp_path: Path) -> None:
    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, hook, clock):
            _, turn = await one_turn(site, hook)
            hook.answer = b"HTTP/1.1 429 No\r\nRetry-After: 900\r\n\r\n"
            clock.advance(20)
            await until_due(site, turn["id"], clock.time + 900_000)
            hook.answer = b"HTTP/1.1 200 OK\r\n\r\n"
            clock.advance(900)
            assert (await ended(site, turn["id"]))["status"] == "sent"

    asyncio.run(go())


async def two_then_two(hook: Receiver, clock: WoundClock) -> None:
    """Of four notices only two go at once, and the others an hour later."""
    await until(lambda: len(hook.got) >= 2)
    await a_while()
    assert len(hook.got) == 2
    clock.advance(3600 + 600)
    await until(lambda: len(hook.got) == 4)


def test_one_address_gets_only_so_many(tmp_path: Path) -> None:
    async def go() -> None:
        limits = strict(notices_per_hour=2, creations_burst=1e6)
        async with site_and_hook(tmp_path, limits=limits) as (site, hook, clock):
            for _ in range(4):
                await one_turn(site, hook)
            await noted(site, "turn", 4)
            clock.advance(30)
            await two_then_two(hook, clock)

    asyncio.run(go())


WAKING = 1_800_000_000_000 + 3 * HOUR


def test_what_has_waited_for_the_morning_counts_when_it_goes(tmp_path: Path) -> None:
    """Many are held back in quiet hours: as many go in an hour as at any other time."""

    async def go() -> None:
        limits = strict(notices_per_hour=2, creations_burst=1e6)
        async with site_and_hook(tmp_path, limits=limits) as (site, hook, clock):
            for _ in range(4):
                people = [await site.guest(name) for name in ("Ada", "Bea")]
                for guest in people:  # 17:00 in Tokyo now
                    quiet = {"zone": "Asia/Tokyo", "quiet": [16 * 60, 20 * 60]}
                    assert (await guest.put("/api/me/notices", **quiet)).is_success
                _, asked, _ = await slow_table(site, *people)
                await by_hook(asked, hook)
            turns = await noted(site, "turn", 4)
            clock.advance(30)
            await until_due(site, turns[-1]["id"], WAKING)
            await until_due(site, turns[0]["id"], WAKING)
            clock.time = WAKING
            await two_then_two(hook, clock)

    asyncio.run(go())


def test_addresses_that_never_answer_keep_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One person's, at several tables; somebody else's turn comes while they are being tried."""
    monkeypatch.setattr(office, "STOP_SECONDS", 0.1)

    async def go() -> None:
        async with receiver() as silent, site_and_hook(tmp_path) as (site, hook, clock):
            silent.pause = 60.0
            eve, *others = [await site.guest(name) for name in ("Eve", "Ada", "Bea")]
            for path in ("/1", "/2", "/3"):
                await by_hook(eve, silent, path)
            turns = 0
            while turns < 9:  # of each address several
                mate = await site.guest(f"P{turns}")
                _, asked, _ = await slow_table(site, eve, mate)
                turns += 3 if asked is eve else 0
            await noted(site, "turn", turns)
            clock.advance(30)
            await until(lambda: len(silent.got) > 0)
            _, asked, _ = await slow_table(site, *others)
            await by_hook(asked, hook)
            await noted(site, "turn", turns + 1)
            clock.advance(30)
            async with asyncio.timeout(5):
                while not hook.got:
                    await asyncio.sleep(0.01)
            # Few of them were tried, however many there are.
            assert len(silent.got) == slots.AT_ONCE_EACH

    asyncio.run(go())


def test_a_target_that_does_not_answer_is_left_alone(tmp_path: Path) -> None:
    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, hook, clock):
            hook.answer = b"HTTP/1.1 500 Oh\r\n\r\n"
            for _ in range(3):
                await one_turn(site, hook)
            turns = await noted(site, "turn", 3)
            clock.advance(20)
            for turn in turns:
                await until_due(site, turn["id"], clock.time + PAUSES[0])
            await a_while()
            assert len(hook.got) == 1
            hook.answer = b"HTTP/1.1 204 No Content\r\n\r\n"
            clock.time += PAUSES[0]
            await until(lambda: len(hook.got) == 4)

    asyncio.run(go())


OURS = {
    "http://hook.example/": "bad-address",
    "https://127.0.0.1/": "own-network",
    "https://localhost/x": "own-network",
    "https://[::1]:8443/": "own-network",
    "https://192.168.0.1/": "own-network",
    "https://169.254.169.254/latest/meta-data": "own-network",
    "https://me:word@hook.example/": "bad-address",
}


def test_a_webhook_cannot_be_pointed_at_us(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(sending(tmp_path, notice_own_network=False)) as site:
            ada = await site.guest("Ada")
            for address, why in OURS.items():
                refused = (403, f"server-notice-{why}")
                answer = await ada.post("/api/me/notices/webhook", address=address)
                assert (answer.status_code, sentence(answer)) == refused
                pushed = Browser().subscription(address)
                answer = await ada.post("/api/me/notices/push", **pushed)
                assert (answer.status_code, sentence(answer)) == refused
            assert (await ada.get("/api/me/notices")).json()["channels"] == []

    asyncio.run(go())


def test_a_channel_that_was_allowed_once_is_checked_each_time(tmp_path: Path) -> None:
    async def go() -> None:
        clock = WoundClock()
        async with receiver() as hook:
            async with running(sending(tmp_path), clock) as site:
                _, turn = await one_turn(site, hook)
            clock.advance(30)
            async with running(sending(tmp_path, notice_own_network=False), clock) as site:
                row = await ended(site, turn["id"])
                assert row["status"] == "failed"
                assert row["reason"] in ("bad-address", "own-network")
            assert hook.got == []

    asyncio.run(go())


def test_whatever_somebody_is_called_is_only_a_name(tmp_path: Path) -> None:
    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, hook, clock):
            people = [await site.guest(name) for name in ("<!channel> @everyone", "[x](//a.b/c)")]
            _, asked, _ = await slow_table(site, *people)
            await by_hook(asked, hook)
            await noted(site, "turn")
            clock.advance(30)
            await until(lambda: len(hook.got) == 1)
            line = hook.got[0].json["text"].split("\n")[1].split(".")[0]
            assert not set("<>@[]/") & set(line)

    asyncio.run(go())


# -- settings that cannot be right ---------------------------------------------------------------


@pytest.mark.parametrize(
    "changes",
    [
        {"public_address": "rally.example"},
        {"public_address": "https://rally.example/games"},
        {"public_address": "https://[rally"},
        {"mail_server": "mail.example", "mail_from": "a@b.example"},
        {"mail_server": "smtp://mail.example"},
        {"mail_server": "smtp://mail.example", "mail_from": "a@b.example\nBcc: c@d.example"},
    ],
)
def test_settings_that_cannot_be_right_are_refused(tmp_path: Path, changes: Any) -> None:
    with pytest.raises(Malformed):
        Carriers(sending(tmp_path, **changes))


# -- for all ---------------------------------------------------------------------------------------


def test_the_test_button(tmp_path: Path) -> None:
    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, hook, _):
            ada, bea = [await site.guest(name) for name in ("Ada", "Bea")]
            channel = await by_hook(ada, hook)
            assert (await bea.post(f"/api/me/notices/{channel}/test")).status_code == 404
            assert (await bea.http.delete(f"/api/me/notices/{channel}")).status_code == 404
            assert (await ada.post(f"/api/me/notices/{channel}/test")).status_code == 204
            assert hook.got[0].json["text"].startswith("A notice from Rallybox")
            hook.answer = b"HTTP/1.1 403 No\r\n\r\n"
            answer = await ada.post(f"/api/me/notices/{channel}/test")
            assert (answer.status_code, sentence(answer)) == (503, "server-notice-not-arrived")
            answers = [await ada.post(f"/api/me/notices/{channel}/test") for _ in range(4)]
            assert answers[-1].status_code == 429

    asyncio.run(go())


def test_a_channel_that_proves_late_to_be_gone_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counter, "ANSWER_SECONDS", 0.1)

    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, service, _):
            ada = await site.guest("Ada")
            wanted = Browser().subscription(f"{service.address}/x")
            added = await ada.post("/api/me/notices/push", **wanted)
            service.answer, service.pause = b"HTTP/1.1 410 Gone\r\n\r\n", 0.5
            channel = added.json()["channels"][0]["id"]
            answer = await ada.post(f"/api/me/notices/{channel}/test")
            assert (answer.status_code, sentence(answer)) == (503, "server-notice-not-yet")
            async with asyncio.timeout(20):
                while (await ada.get("/api/me/notices")).json()["channels"]:
                    await asyncio.sleep(0.05)

    asyncio.run(go())


def test_without_a_public_address_nothing_is_sent(tmp_path: Path) -> None:
    async def go() -> None:
        async with receiver() as hook, running(settings(tmp_path)) as site:
            ada = await site.guest("Ada")
            shown = (await ada.get("/api/me/notices")).json()
            assert (shown["push_key"], shown["mail"], shown["webhooks"]) == (None, False, False)
            answer = await ada.post("/api/me/notices/webhook", address=hook.address)
            assert (answer.status_code, sentence(answer)) == (403, "server-notice-off")
            assert (await ada.post("/api/notices/stop/a~0~b")).status_code == 403

    asyncio.run(go())


def test_a_zone_that_is_none(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(sending(tmp_path)) as site:
            ada = await site.guest("Ada")
            for zone in ("Nowhere/City", "Europe", "posixrules/../x"):
                assert (await ada.put("/api/me/notices", zone=zone)).status_code == 400

    asyncio.run(go())


def _left(connection: Connection) -> list[int]:
    return [
        connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in (notice_channels, notice_people, notices, waits)
    ]


def test_addresses_and_keys_go_with_the_person(tmp_path: Path) -> None:
    async def go() -> None:
        clock = WoundClock()
        async with site_and_hook(tmp_path, clock) as (site, hook, _):
            ada = await site.guest("Ada")
            channel = await by_hook(ada, hook)
            assert (await ada.post(f"/api/me/notices/{channel}/test")).status_code == 204
            assert await site.house.database.read(_left) == [1, 1, 1, 0]
            later = clock.time + tidy.ABANDONED + 1
            await site.house.database.write(lambda c: tidy.tidy(c, later))
            assert await site.house.database.read(_left) == [0, 0, 0, 0]

    asyncio.run(go())


def test_nobody_is_written_to_whom_no_device_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, hook, clock):
            asked, turn = await one_turn(site, hook)
            assert (await asked.http.delete("/api/me")).status_code == 204
            clock.advance(30)
            assert (await ended(site, turn["id"]))["status"] == "gone"
            assert hook.got == []
            await site.house.notices._tidy()
            assert (await site.house.database.read(_left))[0] == 0

    asyncio.run(go())


def test_what_was_sent_is_forgotten_after_a_month(tmp_path: Path) -> None:
    async def go() -> None:
        async with site_and_hook(tmp_path) as (site, hook, clock):
            _, turn = await one_turn(site, hook)
            clock.advance(30)
            await ended(site, turn["id"])
            await site.house.notices._tidy()
            assert len(await outbox(site)) == 2
            clock.time += KEPT_MS + HOUR
            await a_while()  # the reminder's time is over, too
            await site.house.notices._tidy()
            assert [row["id"] for row in await outbox(site) if row["status"] == "sent"] == []

    asyncio.run(go())
