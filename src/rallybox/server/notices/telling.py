"""What a notice says: the game, who is at the table, and until when. No card, no position."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NamedTuple

from babel.dates import format_skeleton, format_time

from rallybox.core.words import Words
from rallybox.games import find_game
from rallybox.server.notices.quiet import zone_of
from rallybox.server.store.channels import Wishes
from rallybox.server.store.outbox import NoticeKind
from rallybox.tables.record import TableRecord

_HARMLESS = str.maketrans("<>[]{}&@/\\`*_~|#:", "()()()+·····-····")
"""People choose their names: none may become a link, a mark-up or a call to everybody."""


class Told(NamedTuple):
    """A notice in words."""

    title: str
    body: str


def harmless(name: str) -> str:
    """A name as it can be shown anywhere."""
    return name.translate(_HARMLESS)


def moment_in(at: int, wishes: Wishes) -> tuple[str, str]:
    """The day and the time where somebody is, as they are written there."""
    zone = zone_of(wishes.zone) or UTC
    then = datetime.fromtimestamp(at / 1000, zone)
    language = "en_GB" if wishes.language == "en" else wishes.language
    return (
        format_skeleton("MMMEd", then, tzinfo=zone, locale=language),
        format_time(then, "short", tzinfo=zone, locale=language),
    )


def tell(
    kind: NoticeKind, record: TableRecord, identity: str, deadline: int | None, wishes: Wishes
) -> Told:
    """A notice about a table, for one of its players."""
    language, game = wishes.language, find_game(record.game).title
    # Everybody else at the table: who else is asked, and who has answered, is not said.
    names = [harmless(seat.name) for seat in record.seats if seat.identity not in (None, identity)]
    title = Words(f"server-notice-{kind}", {"game": game}).say(language)
    company = Words("server-notice-company", {"names": ", ".join(names)}).say(language)
    if deadline is None:
        return Told(title, company)
    day, time = moment_in(deadline, wishes)
    until = Words("server-notice-until", {"day": day, "time": time}).say(language)
    return Told(title, f"{company} {until}")


def tell_test(language: str) -> Told:
    """What the test button sends."""
    about = Words("server-notice-test-about").say(language)
    return Told(Words("server-notice-test").say(language), about)
