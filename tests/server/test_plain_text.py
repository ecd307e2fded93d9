"""What people type is text: it comes back as it was typed, or not at all, and is never more."""

from __future__ import annotations

import asyncio
from pathlib import Path

from server.site import running, settings
from support.samples import FOR_TWO
from support.sayings import sentence

MARKUP = (
    "<b>bold</b>",
    "<script>alert(1)</script>"[:24],
    '"><img src=x>',
    "&lt;b&gt; &amp; &#60;",
    "{ $name } { -term }",
    "[link](javascript:x)",
    "%s %(x)s {0} ${x}",
    "'; DROP TABLE seats;--",
    "\\u003cb\\u003e",
    "`rm -rf ~`",
)


def test_markup_is_a_name_like_any_other(tmp_path: Path) -> None:
    """In nicknames and in chat, in what others are told, and in sentences made of it."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            reader = await site.guest("Reader")
            for text in MARKUP:
                writer = await site.guest(text)
                assert (await writer.get("/api/me")).json()["nickname"] == text
                table = await site.table(writer, reader, game=FOR_TWO, start=False)
                told = await writer.sit(table, language="en")
                heard = await reader.sit(table, language="en")
                assert heard.table["seats"][0]["name"] == text
                await told.ask(type="say", text=text)
                line = (await heard.until(lambda m: m["type"] == "chat"))["line"]
                assert (line["name"], line["text"]) == (text, text)
                await writer.post(f"/api/tables/{table}/start")
                for socket in (told, heard):
                    await socket.until(lambda m: m["type"] == "moment")
                mover, other, name = (
                    (told, heard, text) if told.choices else (heard, told, "Reader")
                )
                await mover.act(mover.choices[0])
                events = (await other.until(lambda m: m["type"] == "moment"))["events"]
                names = [seat["name"] for seat in other.table["seats"]]
                sentences = [sentence(happening["says"], names) for happening in events]
                assert any(name in text for text in sentences), sentences
                listed = (await reader.get("/api/me/tables")).json()["tables"][0]
                assert listed["names"][0] == text

    asyncio.run(go())


def test_answers_with_text_are_never_taken_for_pages(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            guest = await site.guest("<script>x</script>")
            for path in ("/api/me", "/api/tables", "/api/codes/<b>", "/api/tables/<b>", "/<b>.js"):
                answer = await guest.get(path)
                assert answer.headers["content-type"].startswith("application/json")
                assert answer.headers["x-content-type-options"] == "nosniff"

    asyncio.run(go())
