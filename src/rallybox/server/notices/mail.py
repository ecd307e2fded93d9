"""E-mail by any SMTP server: plain text, with a way out in its head."""

from __future__ import annotations

import asyncio
import contextlib
import re
import smtplib
import socket
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

from rallybox.core.errors import Malformed
from rallybox.server.notices.outside import Undelivered, threads
from rallybox.server.settings import Settings

SECONDS = 7.0
"""For each of the few things that are said to a mail server before it has the letter."""
TAKING_SECONDS = 600.0
"""So long it may think about a letter that it has (RFC 5321, 4.5.3.2.6): who hangs up earlier has
sent it, and does not know."""
LETTERS, QUESTIONS = 32, 8
"""Sent at once: notices, of which none waits for a thread while it is claimed, and letters that
somebody has asked for now: whether an address is theirs, whether something arrives there."""
LONGEST_ADDRESS = 254
_ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]"
)
Safety = Literal["starttls", "tls", "plain"]
_SCHEMES: dict[str, tuple[Safety, int]] = {
    "smtp": ("starttls", 587),
    "smtps": ("tls", 465),
    "smtp+plain": ("plain", 25),
}


class MailServer(NamedTuple):
    """Who sends our letters."""

    host: str
    port: int
    safety: Safety
    user: str
    password: str
    sender: str


def mail_server(settings: Settings) -> MailServer | None:
    """As the settings say; None if they name none, Malformed if they cannot be right."""
    if not settings.mail_server:
        return None
    try:
        parts = urlsplit(settings.mail_server)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Malformed("server-notice-bad-mail-server") from None
    known = _SCHEMES.get(parts.scheme)
    if known is None or not host or not is_address(settings.mail_from):
        raise Malformed("server-notice-bad-mail-server")
    user, password = settings.mail_user, settings.mail_password
    return MailServer(host, port or known[1], known[0], user, password, settings.mail_from)


def is_address(address: str) -> bool:
    """One plain address, and nothing that could be a second one or another line."""
    return len(address) <= LONGEST_ADDRESS and _ADDRESS.fullmatch(address) is not None


class Letter(NamedTuple):
    """What somebody is written."""

    id: str
    to: str
    subject: str
    text: str
    stop: str | None
    """Where a mail program says, with one click, that this was the last one."""
    asked: bool = False
    """Is it one that somebody has asked for now?"""


def message_of(letter: Letter, server: MailServer, now: int) -> EmailMessage:
    """A letter as it goes out."""
    message = EmailMessage()
    message["From"] = f"Rallybox <{server.sender}>"
    message["To"] = letter.to
    message["Subject"] = letter.subject
    message["Date"] = formatdate(now / 1000)
    # The same for each attempt: whoever got it twice can tell.
    message["Message-ID"] = f"<{letter.id}@{server.sender.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    if letter.stop is not None:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message


async def send(letter: Letter, server: MailServer, now: int) -> None:
    """Hand it to the mail server; Undelivered if that does not take it."""
    # A mail server that hangs holds up letters, and nothing else.
    pool = threads("questions", QUESTIONS) if letter.asked else threads("letters", LETTERS)
    call = _Call(server, message_of(letter, server, now))
    try:
        await asyncio.get_running_loop().run_in_executor(pool, _send, call)
    except asyncio.CancelledError:
        call.hang_up()  # nobody waits for the thread, and it is not to keep a server from ending
        raise


class _Line(smtplib.SMTP):
    """A line on which a letter is only lost before it was handed over."""

    def data(self, msg: Any) -> tuple[int, bytes]:
        """Hand over a letter whose lines end as they must (`send_message` sees to that)."""
        code, reply = self.docmd("data")
        if code != 354:
            raise smtplib.SMTPDataError(code, reply)
        self.send(re.sub(rb"(?m)^\.", b"..", msg).removesuffix(b"\r\n") + b"\r\n.\r\n")
        assert self.sock is not None  # or `send` would have raised
        self.sock.settimeout(TAKING_SECONDS)
        return self.getreply()


class _SafeLine(_Line, smtplib.SMTP_SSL):
    """The same by TLS from the first byte."""


class _Call:
    """One letter on its way, in a thread."""

    def __init__(self, server: MailServer, message: EmailMessage) -> None:
        self._server, self._message = server, message
        self._line: smtplib.SMTP | None = None
        self._over = False

    def make(self) -> None:
        """All of it. Once the letter is taken nothing else that happens matters."""
        line = self._line = _connect(self._server)
        try:
            self._introduce(line)
            if not self._over:
                line.send_message(self._message)
        finally:
            _leave(line)

    def _introduce(self, line: smtplib.SMTP) -> None:
        if self._server.safety == "starttls":
            line.starttls(context=ssl.create_default_context())
        if self._server.user:
            line.login(self._server.user, self._server.password)

    def hang_up(self) -> None:
        """From another thread: whatever it waits for does not come."""
        self._over = True
        sock = None if self._line is None else self._line.sock
        if sock is not None:
            with contextlib.suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)


def _leave(line: smtplib.SMTP) -> None:
    """Say goodbye; whatever they answer changes nothing."""
    with contextlib.suppress(OSError, smtplib.SMTPException):
        if line.sock is not None:
            line.sock.settimeout(SECONDS)
        line.quit()
    line.close()


def _send(call: _Call) -> None:
    try:
        call.make()
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise Undelivered("recipient", again=any(code < 500 for code in codes)) from None
    except smtplib.SMTPResponseException as error:
        raise Undelivered(f"smtp-{error.smtp_code}", again=True) from None
    except ssl.SSLError:
        raise Undelivered("tls", again=True) from None
    except (OSError, smtplib.SMTPException):
        raise Undelivered("no-connection", again=True) from None


def _connect(server: MailServer) -> smtplib.SMTP:
    if server.safety == "tls":
        trust = ssl.create_default_context()
        return _SafeLine(server.host, server.port, timeout=SECONDS, context=trust)
    return _Line(server.host, server.port, timeout=SECONDS)
