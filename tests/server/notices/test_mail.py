"""E-mail with a real SMTP server: confirmed first, by TLS, and with one click to stop."""

from __future__ import annotations

import asyncio
import threading
from email.message import EmailMessage
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from httpx import Response

from rallybox.server.notices import counter, mail, office
from rallybox.server.store import outbox
from server.notices.receivers import PostBox, certificate, post_box, until
from server.notices.slow import PUBLIC, a_while, ended, noted, quick, sending, sentence, slow_table
from server.notices.slow import outbox as rows
from server.site import Guest, Site, WoundClock, running, strict

__all__ = ["quick"]


def mailing(box: PostBox, scheme: str = "smtp+plain", **changes: Any) -> dict[str, Any]:
    where = f"{scheme}://127.0.0.1:{box.port}"
    return {"mail_server": where, "mail_from": "rallybox@rally.example"} | changes


def link_in(letter: EmailMessage, page: str) -> str:
    """The token of a link in a letter."""
    return str(letter.get_content()).split(f"{PUBLIC}/{page}/")[1].split()[0]


def test_an_address_is_confirmed_before_it_is_used(tmp_path: Path) -> None:
    async def go() -> None:
        clock = WoundClock()
        async with post_box() as box, running(sending(tmp_path, **mailing(box)), clock) as site:
            people = [await site.guest(name) for name in ("Ada", "Bea")]
            table, asked, _ = await slow_table(site, *people)
            asked.http.headers["accept-language"] = "de"
            answer = await asked.post("/api/me/notices/mail", address="ada@home.example")
            assert answer.json()["channels"][0]["confirmed"] is False
            await a_while()
            clock.advance(3600)
            await a_while()
            assert [letter["subject"] for letter in box.got] == [
                "Darf Rallybox dir an diese Adresse schreiben?"
            ]
            assert box.envelopes == [("rallybox@rally.example", "ada@home.example")]
            token = link_in(box.got[0], "confirm")
            assert (await site.nobody().post(f"/api/notices/confirm/{token}x")).status_code == 403
            assert (await site.nobody().post(f"/api/notices/confirm/{token}")).status_code == 204
            await until(lambda: len(box.got) == 2)
            letter = box.got[1]
            assert letter["subject"].endswith(": Du bist dran")
            assert f"{PUBLIC}/table/{table}" in letter.get_content()
            assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            assert letter["auto-submitted"] == "auto-generated"
            await stop_as_mail_programs_do(site, letter)
            assert (await asked.get("/api/me/notices")).json()["channels"] == []

    asyncio.run(go())


async def stop_as_mail_programs_do(site: Site, letter: EmailMessage) -> None:
    """RFC 8058: a form, no cookie, no page of ours; and a person follows the same link."""
    path = str(letter["list-unsubscribe"]).strip("<>").removeprefix(PUBLIC)
    stranger = site.nobody()
    page = await stranger.get(path)
    assert page.status_code == 303
    assert page.headers["location"] == f"/stop/{link_in(letter, 'stop')}"
    answer = await stranger.http.post(path, data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 204
    assert (await stranger.http.post(path, data={"List-Unsubscribe": "One-Click"})).is_success


def test_a_link_of_a_letter_expires_and_serves_one_purpose(tmp_path: Path) -> None:
    async def go() -> None:
        clock = WoundClock()
        async with post_box() as box, running(sending(tmp_path, **mailing(box)), clock) as site:
            ada = await site.guest("Ada")
            await ada.post("/api/me/notices/mail", address="ada@home.example")
            token = link_in(box.got[0], "confirm")
            assert (await ada.post(f"/api/notices/stop/{token}")).status_code == 403
            clock.advance(2 * 86_400 + 1)
            assert sentence(await ada.post(f"/api/notices/confirm/{token}")) == (
                "server-notice-bad-link"
            )

    asyncio.run(go())


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_letters_go_by_tls_and_with_a_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    file, trust = certificate(tmp_path)

    async def go() -> None:
        async with post_box(trust, "word", tls=scheme == "smtps") as box:
            wrong = mailing(box, scheme, mail_user="rallybox", mail_password="world")
            right = wrong | {"mail_password": "word"}
            async with running(sending(tmp_path, **right), WoundClock()) as site:
                ada = await site.guest("Ada")
                # Nobody vouches for this server yet.
                refused = await ada.post("/api/me/notices/mail", address="a@home.example")
                assert sentence(refused) == "server-notice-not-arrived"
                assert (await ada.get("/api/me/notices")).json()["channels"] == []
                monkeypatch.setenv("SSL_CERT_FILE", str(file))
                good = await ada.post("/api/me/notices/mail", address="b@home.example")
                assert good.status_code == 200, good.text
            async with running(sending(tmp_path, **wrong), WoundClock()) as site:
                bea = await site.guest("Bea")
                answer = await bea.post("/api/me/notices/mail", address="c@home.example")
                assert sentence(answer) == "server-notice-not-arrived"
            assert [to for _, to in box.envelopes] == ["b@home.example"]

    asyncio.run(go())


def test_a_mail_server_that_hangs_holds_up_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = threading.Event()

    def hangs(*_: Any) -> None:
        over.wait(20)

    async def go() -> None:
        async with post_box() as box, running(sending(tmp_path, **mailing(box))) as site:
            guests = [await site.guest(f"P{number}") for number in range(40)]
            monkeypatch.setattr(mail, "_send", hangs)
            letters = [
                asyncio.create_task(
                    guest.post("/api/me/notices/mail", address=f"p{number}@home.example")
                )
                for number, guest in enumerate(guests)
            ]
            await noted(site, "confirm", len(guests))
            await a_while()
            try:
                async with asyncio.timeout(5):
                    assert (await site.nobody().get("/health")).status_code == 200
            finally:
                over.set()
                await asyncio.gather(*letters)

    asyncio.run(go())


# -- a letter that was taken is not sent again -----------------------------------------------------

LETTER = mail.Letter("n1", "ada@home.example", "Hello", ".\n..two\nend\n", "https://r.example/s")


@pytest.mark.parametrize("goodbye", [b"421 too many of you\r\n", b"500 what?\r\n", b""])
def test_whatever_a_mail_server_says_to_goodbye_it_has_the_letter(
    tmp_path: Path, goodbye: bytes
) -> None:
    async def go() -> None:
        clock = WoundClock()
        async with post_box() as box, running(sending(tmp_path, **mailing(box)), clock) as site:
            box.goodbye = goodbye
            _, asked, _ = await slow_table(site, *[await site.guest(n) for n in ("Ada", "Bea")])
            answer = await asked.post("/api/me/notices/mail", address="ada@home.example")
            assert answer.status_code == 200, "it has gone out"
            await site.nobody().post(f"/api/notices/confirm/{link_in(box.got[0], 'confirm')}")
            turn = (await noted(site, "turn"))[0]
            clock.advance(30)
            row = await ended(site, turn["id"])
            assert (row["status"], row["tries"], len(box.got)) == ("sent", 0, 2)

    asyncio.run(go())


def test_a_mail_server_may_think_about_a_letter_that_it_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(mail, "SECONDS", 0.2)

    async def go() -> None:
        async with post_box() as box:
            box.thinking = 0.5
            server = mail.MailServer("127.0.0.1", box.port, "plain", "", "", "r@rally.example")
            await mail.send(LETTER, server, 0)
            assert (len(box.got), box.left) == (1, 0)
            assert box.got[0].get_content().splitlines() == [".", "..two", "end"]

    asyncio.run(go())


def test_nobody_waits_minutes_for_an_answer_about_their_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counter, "ANSWER_SECONDS", 0.1)

    async def go() -> None:
        async with post_box() as box, running(sending(tmp_path, **mailing(box))) as site:
            box.thinking = 60.0
            ada = await site.guest("Ada")
            answer = await ada.post("/api/me/notices/mail", address="ada@home.example")
            assert answer.status_code == 200
            await until(lambda: len(box.got) == 1)
            token = link_in(box.got[0], "confirm")
            assert (await ada.post(f"/api/notices/confirm/{token}")).status_code == 204
            assert await mailboxes(ada) == {"ada@home.example": True}
            assert box.left == 0
        await until(lambda: box.left == 1)

    asyncio.run(go())


def test_nor_whether_something_arrives_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counter, "ANSWER_SECONDS", 0.1)

    async def go() -> None:
        async with post_box() as box, running(sending(tmp_path, **mailing(box))) as site:
            ada = await site.guest("Ada")
            channel = await confirmed(ada, box)
            box.thinking = 60.0
            for letters in (2, 2):  # while one is on its way, no other is sent
                answer = await ada.post(f"/api/me/notices/{channel}/test")
                assert (answer.status_code, sentence(answer)) == (503, "server-notice-not-yet")
                await until(lambda number=letters: len(box.got) == number)  # type: ignore[misc]
            assert box.left == 0
        await until(lambda: box.left == 1)

    asyncio.run(go())


async def confirmed(guest: Guest, box: PostBox) -> str:
    """Somebody has a mailbox from now on; its channel."""
    answer = await guest.post("/api/me/notices/mail", address="ada@home.example")
    token = link_in(box.got[-1], "confirm")
    assert (await guest.post(f"/api/notices/confirm/{token}")).status_code == 204
    return str(answer.json()["channels"][-1]["id"])


def test_who_stops_does_not_keep_a_thread_waiting_for_it() -> None:
    async def go() -> None:
        async with post_box() as box:
            box.thinking = 60.0
            server = mail.MailServer("127.0.0.1", box.port, "plain", "", "", "r@rally.example")
            letter = asyncio.create_task(mail.send(LETTER, server, 0))
            await until(lambda: len(box.got) == 1)
            letter.cancel()
            await until(lambda: box.left == 1)

    asyncio.run(go())


def test_nobody_else_takes_a_notice_while_somebody_is_at_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(office, "RENEW_SECONDS", 0.02)

    async def go() -> None:
        clock = WoundClock()
        async with post_box() as box, running(sending(tmp_path, **mailing(box)), clock) as site:
            people = [await site.guest(name) for name in ("Ada", "Bea")]
            _, asked, _ = await slow_table(site, *people)
            await asked.post("/api/me/notices/mail", address="ada@home.example")
            await site.nobody().post(f"/api/notices/confirm/{link_in(box.got[0], 'confirm')}")
            turn = (await noted(site, "turn"))[0]
            box.thinking = 60.0
            clock.advance(30)
            await until(lambda: len(box.got) == 2)
            for _ in range(3):
                clock.advance(50)
                await claimed_until(site, turn["id"], clock.time + outbox.LEASE_MS)
                take = partial(outbox.claim, notice_id=turn["id"], now=clock.time)
                assert await site.house.database.write(take) is None
            assert len(box.got) == 2

    monkeypatch.setattr(office, "STOP_SECONDS", 0.1)
    asyncio.run(go())


async def claimed_until(site: Site, notice_id: str, when: int) -> None:
    async with asyncio.timeout(20):
        while not any(r["id"] == notice_id and r["claimed"] == when for r in await rows(site)):
            await asyncio.sleep(0.01)


NO_ADDRESSES = (
    "ada",
    "ada@home",
    "ada@home.example, bea@home.example",
    "ada@home.example\r\nBcc: bea@home.example",
    "Ada <ada@home.example>",
    "ada@[127.0.0.1]",
    "ada@127.0.0.1",
    "a b@home.example",
    "ada@home..example",
)


def test_no_other_address_is_smuggled_in(tmp_path: Path) -> None:
    async def go() -> None:
        async with post_box() as box, running(sending(tmp_path, **mailing(box))) as site:
            ada = await site.guest("Ada")
            for address in NO_ADDRESSES:
                answer = await ada.post("/api/me/notices/mail", address=address)
                assert (answer.status_code, sentence(answer)) == (400, "server-notice-bad-mail")
            assert box.got == []

    asyncio.run(go())


def test_nobodys_mailbox_can_be_filled(tmp_path: Path) -> None:
    """Whoever asks, and however often they take it back."""

    async def go() -> None:
        clock = WoundClock()
        limits = strict(creations_burst=1e6)
        async with (
            post_box() as box,
            running(sending(tmp_path, **mailing(box), limits=limits), clock) as site,
        ):
            guests = [await site.guest(f"P{number}") for number in range(6)]
            for guest in guests:
                answer = await guest.post("/api/me/notices/mail", address="victim@home.example")
                if answer.is_success:
                    channel = answer.json()["channels"][0]["id"]
                    await guest.http.delete(f"/api/me/notices/{channel}")
                else:
                    assert sentence(answer) == "server-notice-too-many"
            assert len(box.got) == 3
            clock.advance(86_401)
            assert (
                await guests[0].post("/api/me/notices/mail", address="victim@home.example")
            ).is_success

    asyncio.run(go())


SPELLINGS = ("Victim@home.example", "vICTIM@Home.Example", "victim+1@home.example")


def test_nor_by_another_spelling_of_its_address(tmp_path: Path) -> None:
    async def go() -> None:
        limits = strict(creations_burst=1e6)
        async with (
            post_box() as box,
            running(sending(tmp_path, **mailing(box), limits=limits)) as site,
        ):
            for address in ("victim@home.example", *SPELLINGS, "victim+2@home.example"):
                guest = await site.guest("Eve")
                await guest.post("/api/me/notices/mail", address=address)
            assert len(box.got) == 3
            ada = await site.guest("Ada")
            other = await ada.post("/api/me/notices/mail", address="victim@work.example")
            assert other.is_success

    asyncio.run(go())


def test_nor_by_asking_at_the_same_time(tmp_path: Path) -> None:
    async def go() -> None:
        limits = strict(creations_burst=1e6)
        async with (
            post_box() as box,
            running(sending(tmp_path, **mailing(box), limits=limits)) as site,
        ):
            guests = [await site.guest("Eve") for _ in range(8)]
            asked = (
                guest.post("/api/me/notices/mail", address="victim@home.example")
                for guest in guests
            )
            await asyncio.gather(*asked)
            assert len(box.got) == 3

    asyncio.run(go())


def test_one_household_does_not_write_to_the_whole_world(tmp_path: Path) -> None:
    """Names cost nothing, and nor do addresses of others."""

    async def go() -> None:
        limits = strict(creations_burst=1e6, letters_per_day_per_address=4)
        changes = {"limits": limits, "proxies": ("127.0.0.1",)}
        async with (
            post_box() as box,
            running(sending(tmp_path, **mailing(box), **changes)) as site,
        ):

            async def ask(number: int, home: str) -> Response:
                guest = await site.guest("Eve")
                guest.http.headers["x-forwarded-for"] = home
                address = f"victim{number}@home.example"
                return await guest.post("/api/me/notices/mail", address=address)

            box.refused = b"450 later\r\n"
            for number in range(6):  # what does not go out is not counted
                assert sentence(await ask(number, "203.0.113.7")) == "server-notice-not-arrived"
            box.refused = b""
            said = [await ask(number, "203.0.113.7") for number in range(6)]
            assert [answer.status_code for answer in said] == [200] * 4 + [429] * 2
            assert sentence(said[-1]) == "server-notice-too-many-letters"
            assert len(box.got) == 4
            assert (await ask(9, "203.0.113.8")).is_success

    asyncio.run(go())


async def mailboxes(guest: Guest) -> dict[str, bool]:
    """Somebody's addresses, and whether they are confirmed."""
    shown = (await guest.get("/api/me/notices")).json()["channels"]
    return {one["name"]: one["confirmed"] for one in shown}


def test_a_mailbox_is_used_until_another_is_confirmed(tmp_path: Path) -> None:
    """Whoever mistypes an address, or whose letter does not go out, is told where they were."""

    async def go() -> None:
        async with post_box() as box, running(sending(tmp_path, **mailing(box))) as site:
            ada = await site.guest("Ada")

            async def change(address: str) -> Response:
                return await ada.post("/api/me/notices/mail", address=address)

            async def follow(letter: int) -> None:
                token = link_in(box.got[letter], "confirm")
                assert (await ada.post(f"/api/notices/confirm/{token}")).status_code == 204

            await change("ada@home.example")
            await follow(0)
            box.refused = b"550 nobody here\r\n"
            assert sentence(await change("ada@typo.example")) == "server-notice-not-arrived"
            assert await mailboxes(ada) == {"ada@home.example": True}
            box.refused = b""
            await change("ada@wrong.example")
            await change("ada@work.example")
            assert await mailboxes(ada) == {"ada@home.example": True, "ada@work.example": False}
            # Another letter that does not go out takes nothing from the one that did.
            box.refused = b"450 later\r\n"
            assert not (await change("ada@work.example")).is_success
            box.refused = b""
            await follow(2)
            assert await mailboxes(ada) == {"ada@work.example": True}
            assert (await change("Ada@Work.example")).is_success  # the same once more
            assert await mailboxes(ada) == {"ada@work.example": True}
            assert len(box.got) == 3

    asyncio.run(go())
