"""Which language the terminal speaks: the one asked for, or else that of the system."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from rallybox.cli.speech import say
from rallybox.core.errors import Malformed
from rallybox.core.words import DEFAULT, languages, speak

FLAG = "--language"
SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What systems say about languages; the first that says anything counts."""


def of_system(environment: Mapping[str, str]) -> str:
    """The system's language, such as `de` for `de_CH.UTF-8`; English if we do not speak it."""
    setting = next((text for name in SETTINGS if (text := environment.get(name))), "")
    for mark in ".@_-":
        setting = setting.partition(mark)[0]
    return setting.lower() if setting.lower() in languages() else DEFAULT


def asked_for(arguments: Sequence[str]) -> str | None:
    """The language that the command line names; Malformed if there is no such language.

    Looked for before anything else is read: complaints and help have to be in it already.
    """
    found = None
    for at, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == FLAG:
            found = next(iter(arguments[at + 1 :]), None)
        elif argument.startswith(FLAG + "="):
            found = argument.removeprefix(FLAG + "=")
    if found is not None and found not in languages():
        raise Malformed("cli-unknown-language", language=found, languages=languages())
    return found


_ARGPARSE = {
    "usage: ": ("usage", ()),
    "positional arguments": ("positional", ()),
    "options": ("options", ()),
    "show this help message and exit": ("help", ()),
    "argument %(argument_name)s: %(message)s": ("argument", ("argument_name", "message")),
    "unrecognized arguments: %s": ("unrecognized", ("",)),
    "expected one argument": ("expected", ()),
    "invalid choice: %(value)r (choose from %(choices)s)": ("choice", ("value", "choices")),
    "the following arguments are required: %s": ("required", ("",)),
    "not allowed with argument %s": ("not-allowed", ("",)),
    "ignored explicit argument %r": ("explicit", ("",)),
}
"""What argparse says, with our message's name and what argparse fills in."""


def _in_our_words(text: str) -> str:
    """One of argparse's texts, its blanks still open."""
    if text not in _ARGPARSE:
        return text
    name, blanks = _ARGPARSE[text]
    params = {(b.replace("_", "-") or "text"): f"%({b})s" if b else "%s" for b in blanks}
    return say(f"cli-argparse-{name}", **params)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language, argparse included, which looks its texts up as `_`."""
    before: object = vars(argparse)["_"]
    setattr(argparse, "_", _in_our_words)  # noqa: B010 - its types do not know it
    try:
        with speak(language):
            yield
    finally:
        setattr(argparse, "_", before)  # noqa: B010
