"""What people type is cleaned, or refused."""

from __future__ import annotations

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from rallybox.core.errors import Malformed
from rallybox.tables import names

TURNED = "".join(chr(n) for n in (0x202A, 0x202B, 0x202D, 0x202E, 0x2066, 0x2067, 0x2069, 0x200F))


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
