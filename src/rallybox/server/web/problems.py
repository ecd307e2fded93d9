"""Whatever goes wrong becomes one kind of answer: a `Problem`."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap

from rallybox.core.errors import Malformed, RallyboxError
from rallybox.hosting.errors import STATUS, status_of
from rallybox.server import metrics
from rallybox.server.web.asking import Ask, language_of
from rallybox.tables.errors import Forbidden, NotFound, TooMany, Unavailable
from rallybox.tables.say import problem
from rallybox.tables.wire.base import Problem

log = logging.getLogger("rallybox.web")


PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=name)
    for status, name in {
        **{status: kind.name for kind, status in STATUS.items()},
        405: "not-found",
        413: "malformed",
        415: "malformed",
    }.items()
}
"""What every documented call may answer besides."""


def _answer(
    request: Ask,
    error: RallyboxError,
    status: int | None = None,
    more: Mapping[str, str] | None = None,
) -> Response[Problem]:
    metrics.REFUSALS.labels(error.name).inc()
    headers = dict(more or {})
    if isinstance(error, TooMany):
        headers["retry-after"] = "2"
    return Response(
        problem(error, language_of(request)),
        status_code=status or status_of(error),
        media_type="application/json",
        headers=headers,
    )


def of_the_tree(request: Ask, error: RallyboxError) -> Response[Problem]:
    """One of our own errors."""
    return _answer(request, error)


def of_http(request: Ask, error: HTTPException) -> Response[Problem]:
    """One of the framework's: what was asked cannot be read, or is not there."""
    status = error.status_code
    if status in (404, 405):
        return _answer(request, NotFound("server-no-such-page"), status, error.headers)
    if status == 413:
        return _answer(request, Malformed("server-too-large"), status)
    if status in (401, 403):
        return _answer(request, Forbidden("server-not-at-table"), status)
    if status >= 500:
        return unforeseen(request, error)
    return _answer(request, Malformed("server-bad-request", detail=_detail(error)), status)


def _detail(error: HTTPException) -> str:
    """What exactly cannot be read, as far as the framework says."""
    parts = [
        f"{part.get('key', '')}: {part.get('message', '')}".strip(": ")
        for part in (error.extra if isinstance(error.extra, list) else [])
        if isinstance(part, dict)
    ]
    return ("; ".join(parts) or error.detail)[:200].rstrip(".")


def too_deep(request: Ask, _: RecursionError) -> Response[Problem]:
    """JSON within JSON within JSON …"""
    return _answer(request, Malformed("server-too-large"))


def no_text(request: Ask, _: UnicodeError) -> Response[Problem]:
    """Bytes that are no letters."""
    return _answer(request, Malformed("server-bad-text"))


def unforeseen(request: Ask, error: Exception) -> Response[Problem]:
    """A mistake of ours: the log gets the traceback, whoever asked a sentence."""
    metrics.FAULTS.inc()
    log.error("a request failed", exc_info=error)
    return _answer(request, Unavailable("server-fault"), 500)


HANDLERS: ExceptionHandlersMap = {
    RallyboxError: of_the_tree,
    HTTPException: of_http,
    RecursionError: too_deep,
    UnicodeError: no_text,
    Exception: unforeseen,
}
