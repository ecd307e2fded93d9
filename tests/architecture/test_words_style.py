"""How the words are written: docs/words.md, as far as a machine can tell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import (
    BaseNode,
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

from support.catalogue import LANGUAGES, LOCALES, messages

ROOT = Path(__file__).parents[2]
STYLE = ROOT / "docs" / "words.md"
RULES = ROOT / "docs" / "rules"
HEADINGS = {"en": "English", "fr": "français", "de": "Deutsch"}
THIN, HARD = "\u202f", "\u00a0"

every_language = pytest.mark.parametrize("language", LANGUAGES)


# -- what is written -------------------------------------------------------------------------


def _texts(pattern: Pattern) -> Iterator[str]:
    """A pattern and every variant in it, with `{}` for what is filled in."""
    flat = ""
    for part in pattern.elements:
        if isinstance(part, TextElement):
            flat += part.value
            continue
        assert isinstance(part, Placeable)
        inner: BaseNode = part.expression
        if isinstance(inner, SelectExpression):
            for variant in inner.variants:
                yield from _texts(variant.value)
        if isinstance(inner, StringLiteral):
            flat += inner.value
        elif isinstance(inner, VariableReference):
            flat += f"{{{inner.id.name}}}"
        else:
            flat += "{}"
    yield flat


@cache
def _catalogue(language: str) -> tuple[tuple[str, str], ...]:
    """Each message's id, with each text of it."""
    found: list[tuple[str, str]] = []
    for name, message in messages(language).items():
        assert isinstance(message, Message)
        assert message.value is not None
        found += [(name, text) for text in _texts(message.value)]
    return tuple(found)


@cache
def _pages(language: str) -> tuple[tuple[str, str], ...]:
    """The rule pages, by paragraph, without what stands in code."""
    folder = RULES if language == "en" else RULES / language
    return tuple(
        (f"{path.name} {number}", re.sub(r"`[^`]*`", "`", paragraph.replace("\n", " ")))
        for path in sorted(folder.glob("*.md"))
        for number, paragraph in enumerate(path.read_text(encoding="utf-8").split("\n\n"))
    )


def _wrong(language: str, pattern: str, *, pages: bool = True) -> list[str]:
    sign = re.compile(pattern)
    everything = (*_catalogue(language), *(_pages(language) if pages else ()))
    return [f"{where}: {text}" for where, text in everything if sign.search(text)]


# -- words we do not use ---------------------------------------------------------------------


@cache
def _unwanted(language: str) -> tuple[str, ...]:
    """The left column of a language's list in docs/words.md."""
    page = STYLE.read_text(encoding="utf-8").partition("## Words we do not use")[2]
    part = page.partition(f"### {HEADINGS[language]}\n")[2].partition("\n### ")[0]
    rows = re.findall(r"^\| (.+?) \| .+ \|$", part, re.M)
    return tuple(rows[1:])  # without the head


@every_language
def test_words_that_we_do_not_use_are_not_used(language: str) -> None:
    unwanted = _unwanted(language)
    assert len(unwanted) > 5
    for word in unwanted:
        stem = word.removesuffix("-")
        end = "" if word != stem or not stem[-1].isalpha() else r"\b"
        assert not _wrong(language, rf"(?i)\b{re.escape(stem)}{end}"), word


# -- names -----------------------------------------------------------------------------------

NAMES = "name|names|seat|seats|who|driver|winner|winners|against|last|b|c|d|title|other"
"""What is filled in with somebody's name, or a title: any letters."""


def test_french_never_puts_de_or_que_before_a_name() -> None:
    """It would be « d’Ada » but « de Bruno »; before an h nobody can tell."""
    wrong = _wrong("fr", rf"(?i)\b(?:de|que|[ldqnsj]’|jusque|lorsque|puisque) ?\{{(?:{NAMES})\}}")
    # In an arena bots are called by their level.
    assert not [line for line in wrong if not line.startswith("arena-")]


def test_names_are_not_inflected_in_german() -> None:
    assert not _wrong("de", rf"\{{(?:{NAMES})\}}(?:s|’|')")


# -- typography ------------------------------------------------------------------------------


@every_language
def test_quotes_and_apostrophes_are_printers_ones(language: str) -> None:
    shell = ("arena-no-ray", "research-missing", "vector-missing")  # a line to be typed
    wrong = _wrong(language, r"(?<=\w)'|\"", pages=False)
    assert not [line for line in wrong if not line.startswith(shell)]
    others = {"en": "„«»", "fr": "“”„", "de": "”«»"}[language]
    assert not _wrong(language, f"[{others}]")


def test_english_has_no_space_before_an_ellipsis_or_per_cent() -> None:
    assert not _wrong("en", rf"(?<=\w)[ {HARD}]…|(?<=[\d}}])[ {HARD}]%")


def test_french_spaces_do_not_break() -> None:
    assert not _wrong("fr", rf"(?<=\w)[ {HARD}{THIN}]…|[^{HARD}]»|«[^{HARD}]|[^{HARD}]:(?=\s|$)")
    wrong = _wrong("fr", rf"[^{THIN}][;!?](?=\s|$)|[\d}}][ {HARD}]?%")
    assert not [line for line in wrong if "tape ? pour" not in line and "ou ? pour" not in line]


def test_german_spaces_do_not_break() -> None:
    assert not _wrong("de", r"(?<=\w) …|(?<=[\d}]) %")


def test_german_quotes_close_as_they_should() -> None:
    for where, text in (*_catalogue("de"), *_pages("de")):
        assert text.count("„") == text.count("“"), where


def test_the_lists_are_for_all_languages() -> None:
    assert set(HEADINGS) == {path.name for path in LOCALES.iterdir()}
