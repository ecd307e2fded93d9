"""What a viewer is shown: built from what their seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import UNSET, UnsetType

from rallybox.core.actions import Action
from rallybox.core.events import Event
from rallybox.core.game import Game
from rallybox.core.view import View
from rallybox.games import PACKS
from rallybox.tables.play import Play
from rallybox.tables.record import TableRecord
from rallybox.tables.say import plain, say
from rallybox.tables.wire.socket import Choice, Decision, Drawn, Moment, TimeLeft


def events_for(
    play: Play, record: TableRecord, seat: int | None, language: str | None, events: Iterable[Event]
) -> tuple[tuple[Event, ...], tuple[str, ...]]:
    """The events that this seat may hear, and their sentences."""
    heard = tuple([event for event in events if event.to is None or event.to == seat])
    if language is None:
        return heard, ()
    names = record.names()
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
        names = record.names()
        choices = tuple([choice(play.game, view, names, action, language) for action in actions])
        decision = Decision(
            choices=choices, only_one=len(choices) == 1, at_once=play.clocks.at_once
        )
    return Moment(
        step=play.step,
        view=view,
        ask=say(play.game.ask(view).named(record.names()), language) if language else "",
        decision=decision,
        events=heard,
        told=told,
        drawn=drawn(play.game, view),
        time=_time(play, now),
        outcome=play.state.outcome,
        auto=seat is not None and record.seats[seat].auto,
        undo=True if play.first is not None and decision and play.can_go_back else UNSET,
    )


def still(play: Play, seat: int | None, events: Iterable[Event]) -> Moment:
    """How it stood when it is over: nothing is asked, no clock runs, clients say it themselves."""
    view = play.view(seat)
    return Moment(
        step=play.step,
        view=view,
        ask="",
        decision=None,
        events=tuple([event for event in events if event.heard_by(seat)]),
        told=(),
        drawn=drawn(play.game, view),
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


def drawn(game: Game, view: View) -> Drawn | UnsetType:
    """How a game from outside looks; ours are drawn by the clients."""
    if not PACKS[game.name].home:
        return UNSET
    return Drawn(text=game.draw(view), picture=game.picture(view) or UNSET)


def _time(play: Play, now: int) -> TimeLeft | None:
    if play.pace.kind == "none":
        return None
    ends = {seat: play.clocks.deadline(play.pace, seat) for seat in play.waiting}
    return TimeLeft(
        now=now,
        deadlines={seat: end for seat, end in ends.items() if end is not None},
        reserves=play.clocks.reserves,
    )
