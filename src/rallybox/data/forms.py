"""The forms that a dataset can have; each is loaded when somebody asks for it."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from rallybox.core.errors import Malformed

FORMS: Final = ("parquet", "jsonl")


def form_of(name: str) -> Any:
    """The module of a form: TROUBLES, encode, read_results. Malformed if it needs a library
    that is not installed."""
    try:
        return import_module(f"{__package__}.{name}")
    except ModuleNotFoundError as error:
        raise Malformed("research-missing", package=error.name or name) from None
