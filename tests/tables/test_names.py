"""What people type is cleaned, or refused."""

# ruff: noqa: RUF001  (letters that look like others are what this is about)

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rallybox.core.errors import Malformed
from rallybox.core.looks import look, skeleton, unseen
from rallybox.tables import names

TURNED = "".join(chr(n) for n in (0x202A, 0x202B, 0x202D, 0x202E, 0x2066, 0x2067, 0x2069, 0x200F))
FAMILY = "👩\u200d👩\u200d👧\u200d👦"
ENGLAND = names.FLAGS[0]

odd = st.text(
    st.sampled_from(
        "aA1 eе\u0301\u0308\u200b\u200c\u200d\ufe0f\u2800\u3164\u034f\u0643\u0646א👩👧🏽♂️🏴"
    )
    | st.sampled_from(TURNED + ENGLAND[1:])
    | st.characters(),
    max_size=400,
)


@given(odd)
@example("e\u200b\u0301\u0301")
@example(f"{FAMILY}\u200d")
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
        assert look(left), "something is seen"
        assert most_marks(left) <= names.MOST_MARKS


def most_marks(text: str) -> int:
    """The highest stack of marks."""
    most = here = 0
    for letter in text:
        mark = unicodedata.category(letter) in ("Mn", "Me") and not unseen(letter)
        here = here + 1 if mark else 0
        most = max(most, here)
    return most


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


@pytest.mark.parametrize(
    ("typed", "left"),
    [
        ("A\u200dda", "Ada"),
        ("Ada\u200c", "Ada"),
        ("Ada\ufe0f", "Ada"),
        ("\u3164Ada\u115f", "Ada"),
        ("A\u2800da", "Ada"),
        ("Ad\u034f\U000e0100a\U000e0041", "Ada"),
        ("𝐀𝖉𝓪", "Ada"),
        ("Ａｄａ", "Ada"),
        ("A" + "\u0301\u0302\u0303\u0304\u0305" * 5, "Á\u0302\u0303\u0304"),
        ("\u0301Ada", "Ada"),
        ("Ada \u0308", "Ada"),
        (FAMILY, FAMILY),
        ("❤\ufe0f Ada", "❤\ufe0f Ada"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("🧑🏽\u200d🚀", "🧑🏽\u200d🚀"),
        (f"Ada {ENGLAND}", f"Ada {ENGLAND}"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("क्\u200dष", "क्\u200dष"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("שָׁלוֹם", unicodedata.normalize("NFKC", "שָׁלוֹם")),
    ],
)
def test_only_what_is_seen_stays(typed: str, left: str) -> None:
    assert names.nickname(typed) == left


@pytest.mark.parametrize(
    "typed", ["\u3164", "\u2800\u2800", "\u200d", "\u0301", "\ufe0f\U000e0041"]
)
def test_a_name_that_nobody_sees_is_none(typed: str) -> None:
    with pytest.raises(Malformed):
        names.nickname(typed)


def test_a_name_runs_one_way() -> None:
    assert names.nickname("נועם 2") == "נועם 2"
    for typed in ("Ada נועם", "محمد A"):
        with pytest.raises(Malformed, match="one direction"):
            names.nickname(typed)


LOOK_ALIKES = [
    ("Ada", "Аdа"),  # two letters of them are Cyrillic
    ("Ada", "ADA"),
    ("Ada", "𝐀da"),
    ("Ada", "A\u200dda"),
    ("Ilona", "llona"),
    ("Ilona", "1lona"),
    ("Otto", "0tto"),
    ("Marna", "Mama"),
    ("scope", "ѕсоре"),
    ("Ada 2", "Ada\u00a02"),
    ("Zoë", "Zoe\u0308"),
]


@pytest.mark.parametrize(("one", "other"), LOOK_ALIKES)
def test_who_looks_like_somebody_else_gets_a_number(one: str, other: str) -> None:
    assert names.unlike(other, ["Bea", one]) == f"{other} 2"
    assert names.unlike(one, ["Bea", other]) == f"{one} 2"


def test_who_does_not_is_called_as_they_like() -> None:
    for name in ("Ad", "Adá", "Äda", "A da", "Bea 2", "👩", "Ада́м"):
        assert names.unlike(name, ["Ada", "Bea"]) == name
    assert names.unlike("Ada", ["Ada", "Аda 2", "Ada 4"]) == "Ada 3"


@given(st.text(max_size=30))
def test_a_skeleton_is_its_own(text: str) -> None:
    """What Unicode says of it: the same again, and the same for what is written in parts."""
    assert skeleton(skeleton(text)) == skeleton(text)
    assert skeleton(unicodedata.normalize("NFD", text)) == skeleton(text)


def test_unicode_has_said_what_looks_alike() -> None:
    assert skeleton("𝔭𝒶ỿ𝕡𝕒ℓ") == "paypal"
    assert skeleton("ѕсоре") == skeleton("scope") == "scope"
