"""What to say where a library is missing that only researchers install."""

from __future__ import annotations

from rallybox.core.words import Words


def missing(error: ImportError) -> ImportError:
    """The error with a sentence that helps; other troubles of an import stay what they are."""
    if not isinstance(error, ModuleNotFoundError) or not error.name:
        return error
    words = Words("research-missing", {"package": error.name.partition(".")[0]})
    return ModuleNotFoundError(words.say(), name=error.name)
