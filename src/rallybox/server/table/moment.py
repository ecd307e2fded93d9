"""What a viewer is shown: built from what their seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import UNSET

from rallybox.core.actions import Action
from rallybox.core.events import Event
from rallybox.core.game import Game
from rallybox.core.view import View
from rallybox.server import phrases
from rallybox.server.say import plain, say
from rallybox.server.store.chat import Line
from rallybox.server.store.tables import TableRecord
from rallybox.server.table.play import Play
from rallybox.server.wire.lobby import SeatInfo, TableInfo
from rallybox.server.wire.socket import ChatLine, Choice, Decision, Moment, TimeLeft


def names_of(record: TableRecord) -> dict[int, str]:
    """Who sits where."""
    return {seat.seat: seat.name for seat in record.seats}


def events_for(
    play: Play, record: TableRecord, seat: int | None, language: str | None, events: Iterable[Event]
) -> tuple[tuple[Event, ...], tuple[str, ...]]:
    """The events that this seat may hear, and their sentences."""
    heard = tuple([event for event in events if event.to is None or event.to == seat])
    if language is None:
        return heard, ()
    names = names_of(record)
    return heard, tuple(
        [say(event.words(play.game.name).named(names), language) for event in heard]
    )


def moment(
    play: Play,
    record: TableRecord,
    seat: int | None,
    language: str | None,
    events: Iterable[Event],
    now: int,
) -> Moment:
    """How it stands, for a seat or a spectator (None)."""
    view = play.view(seat)
    heard, told = events_for(play, record, seat, language, events)
    decision = None
    if seat is not None and seat in play.state.to_act and record.seats[seat].stand_in is None:
        actions = play.state.actions(seat)
        names = names_of(record)
        choices = tuple([choice(play.game, view, names, action, language) for action in actions])
        decision = Decision(
            choices=choices, only_one=len(choices) == 1, at_once=play.clocks.at_once
        )
    return Moment(
        step=play.step,
        view=view,
        ask=say(play.game.ask(view).named(names_of(record)), language) if language else "",
        decision=decision,
        events=heard,
        told=told,
        time=_time(play, now),
        outcome=play.state.outcome,
        auto=seat is not None and record.seats[seat].auto,
        undo=True if play.first is not None and decision and play.can_go_back else UNSET,
    )


def still(play: Play, seat: int | None, events: Iterable[Event]) -> Moment:
    """How it stood when it is over: nothing is asked, no clock runs, clients say it themselves."""
    return Moment(
        step=play.step,
        view=play.view(seat),
        ask="",
        decision=None,
        events=tuple([event for event in events if event.heard_by(seat)]),
        told=(),
        time=None,
        outcome=play.state.outcome,
        auto=False,
    )


def choice(
    game: Game, view: View, names: Mapping[int, str], action: Action, language: str | None
) -> Choice:
    """A legal action, and what it would do as far as the view's seat can know."""
    if language is None:
        return Choice(id=action.id, text=action.text, sentence="")
    words = game.explain(view, action).named(names)
    return Choice(
        id=action.id,
        text=action.text,
        sentence=say(words, language),
        message=words.id,
        params=plain(words, language),
    )


def _time(play: Play, now: int) -> TimeLeft | None:
    if play.pace.kind == "none":
        return None
    ends = {seat: play.clocks.deadline(play.pace, seat) for seat in play.waiting}
    return TimeLeft(
        now=now,
        deadlines={seat: end for seat, end in ends.items() if end is not None},
        reserves=play.clocks.reserves,
    )


def table_info(
    record: TableRecord,
    identity: str | None,
    present: frozenset[int],
    watchers: int,
    wanted: int | None = None,
) -> TableInfo:
    """A table as this person sees it, from the seat that they want if they have several."""
    you = record.seat_of(identity, wanted)
    hosts = record.seats_of(record.host)
    begun = record.status in ("running", "finished")
    return TableInfo(
        id=record.id,
        code=record.code,
        game=record.game,
        rules=record.rules,
        setup=record.setup,
        status=record.status,
        public=record.public,
        pace=record.pace,
        hints=record.hints,
        seats=tuple(
            SeatInfo(
                seat=seat.seat,
                plan=seat.plan,
                name=seat.name,
                taken=seat.plan != "person" or seat.identity is not None,
                reserved=seat.reserved is not None,
                stand_in=seat.stand_in,
                present=seat.seat in present,
            )
            for seat in record.seats
        ),
        host=hosts[0].seat if hosts else None,
        you=None if you is None else you.seat,
        mine=tuple(seat.seat for seat in record.seats_of(identity)),
        yours=identity is not None and identity == record.host,
        commitment=record.commitment if record.number is None else "",
        contributions=record.contributions if begun else (),
        number=record.number,
        assisted=record.assisted,
        watchers=watchers,
        outcome=record.outcome,
        rematch=record.rematch,
        created=record.created,
    )


def chat_line(line: Line, language: str | None) -> ChatLine:
    """Something that was said, for somebody who reads this language."""
    sentence = line.text
    if line.phrase:
        sentence = say(phrases.words(line.phrase), language)
    return ChatLine(
        number=line.number,
        seat=line.seat,
        name=line.name,
        text=line.text,
        phrase=line.phrase,
        sentence=sentence,
        at=line.at,
    )
