"""Is a database whole? What `store.integrity` finds, as sentences for admins."""

from __future__ import annotations

from rallybox.core.words import Words
from rallybox.server.store.file import Finding
from rallybox.server.store.integrity import check


def findings(url: str, *, whole: bool) -> list[Words]:
    """What is wrong, in sentences; nothing if all is well."""
    return [_said(one) for one in check(url, whole=whole)]


def _said(finding: Finding) -> Words:
    """With the table that it is about."""
    if finding.table is None:
        return finding.words
    return Words("server-integrity-game", {"table": finding.table, "reason": finding.words})
