"""What makes the client's files a site: a policy, a page for nowhere, a list of all files."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from html import escape
from pathlib import Path

from rallybox.core.words import Words, languages
from rallybox.server.web.headers import CONTENT_POLICY

PAGE = "index.html"
WORKER = "sw.js"
LIST = "files.json"
NOT_KEPT = {WORKER, LIST, "_headers", "404.html", ".nojekyll", "offline.html"}
"""Files that no page asks for."""
FOREVER = "public, max-age=31536000, immutable"


def finish(site: Path) -> None:
    """Everything, in this order: the list is of what all the others have made."""
    give_policy(site / PAGE)
    (site / "404.html").write_text(nowhere(), encoding="utf-8")
    (site / "_headers").write_text(headers(), encoding="utf-8")
    (site / ".nojekyll").write_text("", encoding="utf-8")
    fill_worker(site / WORKER, listed(site))


def policy_in_page() -> str:
    """What a page may say of itself; who may frame it, only a header can."""
    parts = CONTENT_POLICY.split("; ")
    return "; ".join(part for part in parts if not part.startswith("frame-ancestors"))


def give_policy(page: Path) -> None:
    """Write the policy into the page, before anything that it is about."""
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy_in_page()}" />'
    text = page.read_text(encoding="utf-8")
    if "http-equiv" not in text:
        text = re.sub(r'(<meta charset="utf-8" ?/?>)', rf"\1\n    {meta}", text, count=1)
    page.write_text(text, encoding="utf-8")


def headers() -> str:
    """For hosts that read such a file; what has a hash in its name never changes."""
    return "\n".join(
        (
            "/*",
            f"  Content-Security-Policy: {CONTENT_POLICY}",
            "  X-Content-Type-Options: nosniff",
            "  Referrer-Policy: same-origin",
            "  Cross-Origin-Opener-Policy: same-origin",
            "  Cache-Control: no-cache",
            *(line for folder in ("assets", "python") for line in _forever(folder)),
            "/python/parts.json",
            "  ! Cache-Control",
            "  Cache-Control: no-cache",
            "",
        )
    )


def _forever(folder: str) -> tuple[str, ...]:
    return (f"/{folder}/*", "  ! Cache-Control", f"  Cache-Control: {FOREVER}")


def nowhere() -> str:
    """The page for addresses that lead nowhere, in every language; it has no script."""
    parts = []
    for language in languages():
        title, about, home = (
            escape(Words(name).say(language))
            for name in ("site-nowhere", "site-nowhere-about", "site-nowhere-home")
        )
        parts.append(
            f'<section lang="{language}"><h1>{title}</h1><p>{about} <a href="./">{home}</a></p>'
            "</section>"
        )
    return (
        '<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Rallybox</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        + "\n".join(parts)
        + "\n</html>\n"
    )


def listed(folder: Path) -> dict[str, object]:
    """All files that a page may ask for, what they may do, and a version that changes with each.

    The policy is here for the service worker: what it hands out has no header of any host.
    """
    files = []
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix().removesuffix(".gz")
        if path.is_file() and name not in NOT_KEPT:
            content = path.read_bytes()
            if path.suffix == ".gz":  # handed out unpacked
                content = gzip.decompress(content)
            digest = hashlib.sha256(content).hexdigest()
            files.append({"path": name, "sha256": digest, "bytes": len(content)})
    about = {"policy": CONTENT_POLICY, "files": files}
    version = hashlib.sha256(json.dumps(about).encode()).hexdigest()[:16]
    return {"version": version, **about}


def fill_worker(worker: Path, build: dict[str, object]) -> None:
    """Put the list into the service worker: it is another one as soon as any file is."""
    before = worker.read_text(encoding="utf-8")
    text = json.dumps(json.dumps(build, separators=(",", ":")))
    after = re.sub(r"([\"'`])%SITE%\1", lambda _: text, before, count=1)
    if after == before:
        raise ValueError("the service worker has no place for its list")
    worker.write_text(after, encoding="utf-8")
