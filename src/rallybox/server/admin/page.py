"""The page for admins: plain HTML, without a script, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from html import escape
from urllib.parse import quote

from rallybox.core.words import Param, Words
from rallybox.server.admin.people import Found
from rallybox.server.admin.tables import STATUSES, Listed
from rallybox.server.store.bans import Ban


class Page:
    """Builds a page in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._parts: list[str] = []

    def say(self, message_id: str, /, **params: Param) -> str:
        """A sentence, safe to stand in HTML."""
        return escape(Words(message_id, params).say(self.language))

    def add(self, *parts: str) -> None:
        """More HTML."""
        self._parts += parts

    def html(self) -> str:
        """All of it."""
        title = self.say("server-admin-title")
        return (
            f'<!doctype html><html lang="{self.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<meta name="robots" content="noindex"><title>{title}</title>'
            f'<link rel="stylesheet" href="/admin/page.css"></head>'
            f"<body><h1>{title}</h1>{''.join(self._parts)}</body></html>"
        )

    # -- small parts -------------------------------------------------------------------------------

    def told(self, sentence: str, *, wrong: bool = False) -> None:
        """What came of it."""
        role = "alert" if wrong else "status"
        self.add(f'<p role="{role}">{escape(sentence)}</p>')

    def navigation(self) -> None:
        """The way about."""
        places = (("", "overview"), ("/tables", "tables"), ("/people", "people"), ("/bans", "bans"))
        links = "".join(
            f'<a href="/admin{path}">{self.say(f"server-admin-{name}")}</a>'
            for path, name in places
        )
        leave = self.button("leave", "leave", {})
        self.add(f"<nav>{links}{leave}</nav>")

    def button(self, order: str, name: str, fields: dict[str, str], *, sure: bool = False) -> str:
        """A form with one button; `sure`: after a tick that one means it."""
        hidden = "".join(
            f'<input type="hidden" name="{key}" value="{escape(value)}">'
            for key, value in fields.items()
        )
        tick = self.tick() if sure else ""
        word = self.say(f"server-admin-{name}")
        return (
            f'<form method="post" action="/admin/{order}">{hidden}{tick}'
            f"<button>{word}</button></form>"
        )

    def tick(self) -> str:
        """Something to tick before what cannot be undone."""
        word = self.say("server-admin-sure")
        return f'<label><input type="checkbox" name="sure" value="1" required> {word}</label>'

    def field(self, name: str, *, kind: str = "text", more: str = "") -> str:
        """Something to fill in."""
        word = self.say(f"server-admin-field-{name}")
        return f'<label>{word} <input type="{kind}" name="{name}" {more}></label>'

    def table(self, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        """A table; what is in it is HTML already."""
        head = "".join(f"<th>{self.say(f'cli-admin-column-{one}')}</th>" for one in columns)
        body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
        self.add(f"<table><thead><tr>{head}<th></th></tr></thead><tbody>{body}</tbody></table>")

    def search(self, path: str, find: str, status: str | None = None) -> None:
        """A form to look for something."""
        choices = ""
        if status is not None:
            picked = "".join(
                f'<option value="{one}"{" selected" if one == status else ""}>{one or "–"}</option>'
                for one in ("", *STATUSES)
            )
            choices = f'<select name="status">{picked}</select> '
        self.add(
            f'<form method="get" action="/admin/{path}">{choices}'
            f'<input type="search" name="find" value="{escape(find)}" '
            f'aria-label="{self.say("server-admin-find")}"> '
            f"<button>{self.say('server-admin-find')}</button></form>"
        )


def when(milliseconds: int | None) -> str:
    """A time, in UTC: the server does not know where its admin lives."""
    if milliseconds is None:
        return "∞"
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def entrance(page: Page) -> None:
    """Where the key is asked for."""
    field = page.field("key", kind="password", more='autocomplete="current-password" required')
    page.add(
        f'<form method="post" action="/admin/enter">{field} '
        f"<button>{page.say('server-admin-enter')}</button></form>"
    )


def overview(page: Page, counts: dict[str, int], version: str) -> None:
    """How much there is, and what can be done with all of it."""
    page.add(f"<p>Rallybox {escape(version)}</p>")
    rows = "".join(
        f"<tr><th>{page.say(f'server-admin-count-{name}')}</th><td>{number}</td></tr>"
        for name, number in counts.items()
    )
    page.add(f"<table>{rows}</table>")
    page.add(f'<p><a href="/admin/backup" download>{page.say("server-admin-backup")}</a></p>')
    page.add(f"<p>{page.say('server-admin-restore')}</p>")
    page.add(
        f"<p>{page.button('check', 'check', {})} "
        f"{page.button('check', 'check-whole', {'whole': '1'})}</p>"
    )
    days = page.field("age", kind="number", more='min="0" value="365" required')
    page.add(
        f'<form method="post" action="/admin/prune"><fieldset>{days}{page.tick()}'
        f"<button>{page.say('server-admin-prune')}</button></fieldset></form>"
    )


def tables(page: Page, found: Iterable[Listed], find: str, status: str) -> None:
    """All tables, and what can be done with each."""
    page.search("tables", find, status)
    rows = []
    for one in found:
        close = ""
        if one.status in ("open", "running"):
            close = page.button("close", "close", {"id": one.id})
        names = escape(", ".join(name or "·" for name in one.names))
        rows.append(
            (
                escape(one.id),
                escape(one.code),
                escape(one.game),
                escape(one.status),
                when(one.last),
                str(one.actions),
                names,
                close + page.button("remove", "remove", {"id": one.id}, sure=True),
            )
        )
    page.table(("id", "code", "game", "status", "last", "actions", "names"), rows)


def people(page: Page, found: Iterable[Found], find: str) -> None:
    """All people, and what can be done with each."""
    page.search("people", find)
    rows = [
        (
            escape(one.id),
            escape(one.nickname),
            when(one.created),
            f'<a href="/admin/tables?find={quote(one.id)}">{one.tables}</a>',
            f'<a href="/admin/export?id={quote(one.id)}" download>'
            f"{page.say('server-admin-export')}</a> "
            + page.button("delete", "delete", {"id": one.id}, sure=True),
        )
        for one in found
    ]
    page.table(("id", "name", "created", "tables"), rows)


def bans(page: Page, found: Iterable[Ban]) -> None:
    """All bans, and a form for another."""
    rows = [
        (
            page.say(f"server-admin-kind-{one.kind}"),
            escape(one.who),
            when(one.made),
            when(one.until),
            escape(one.reason),
            page.button("lift", "lift", {"who": one.who}),
        )
        for one in found
    ]
    page.table(("kind", "who", "made", "until", "reason"), rows)
    kinds = "".join(
        f'<option value="{one}">{page.say(f"server-admin-kind-{one}")}</option>'
        for one in ("person", "network")
    )
    page.add(
        f'<form method="post" action="/admin/ban"><fieldset><select name="kind">{kinds}</select> '
        f"{page.field('who', more='required')}"
        f"{page.field('days', kind='number', more='min=1')}"
        f"{page.field('reason', more='maxlength=200')}"
        f"<button>{page.say('server-admin-ban')}</button></fieldset></form>"
    )
