"""What people type is text: it comes back as it was typed, or not at all, and is never more."""

from __future__ import annotations

import asyncio
import unicodedata
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from rallybox.core.errors import Malformed
from rallybox.server import names
from server.site import running, settings

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
TURNED = "".join(chr(n) for n in (0x202A, 0x202B, 0x202D, 0x202E, 0x2066, 0x2067, 0x2069, 0x200F))


def test_markup_is_a_name_like_any_other(tmp_path: Path) -> None:
    """In nicknames and in chat, in what others are told, and in sentences made of it."""

    async def go() -> None:
        async with running(settings(tmp_path)) as site:
            reader = await site.guest("Reader")
            for text in MARKUP:
                writer = await site.guest(text)
                assert (await writer.get("/api/me")).json()["nickname"] == text
                table = await site.table(writer, reader, game="tacots", start=False)
                told = await writer.sit(table, language="en")
                heard = await reader.sit(table, language="en")
                assert heard.table["seats"][0]["name"] == text
                await told.ask(type="say", text=text)
                line = (await heard.until(lambda m: m["type"] == "chat"))["line"]
                assert (line["name"], line["text"], line["sentence"]) == (text, text, text)
                await writer.post(f"/api/tables/{table}/start")
                for socket in (told, heard):
                    await socket.until(lambda m: m["type"] == "moment")
                mover, other, name = (
                    (told, heard, text) if told.choices else (heard, told, "Reader")
                )
                await mover.act(mover.choices[0])
                sentences = (await other.until(lambda m: m["type"] == "moment"))["told"]
                assert any(name in sentence for sentence in sentences), sentences
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


@given(st.text(max_size=400))
def test_what_is_left_of_a_text_can_be_seen_and_has_a_length(text: str) -> None:
    for clean, longest in ((names.nickname, names.LONGEST_NAME), (names.chat_text, 300)):
        try:
            left = clean(text)
        except Malformed:
            continue
        assert 1 <= len(left) <= longest
        assert len(left.encode()) <= 4 * longest
        assert left == clean(left), "cleaning twice changes nothing"
        assert not {unicodedata.category(c) for c in left} & {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
        assert not set(left) & set(TURNED)


def test_lengths_are_those_of_letters() -> None:
    assert names.nickname("😀" * 24) == "😀" * 24
    assert names.chat_text("語" * 300) == "語" * 300
    assert names.nickname("e\u0301" * 24) == "é" * 24, "composed first, then counted"
    assert names.nickname(f"{TURNED}A{TURNED}d\x00\x1b a") == "Ad a"
    for text in ("😀" * 25, "", TURNED, "\x00\x07", "\u3000\u2028", "\ue000", "a\ud800"):
        try:
            found = names.nickname(text)
        except Malformed:
            continue
        raise AssertionError(f"{text!r} became {found!r}")
