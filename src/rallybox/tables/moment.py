"""What a viewer is shown: built from what their seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import UNSET, UnsetType

from rallybox.core.actions import Action
from rallybox.core.events import Event
from rallybox.core.game import Game
from rallybox.core.state import State
from rallybox.core.view import View
from rallybox.games import PACKS
from rallybox.tables import quips
from rallybox.tables.drivers import characters
from rallybox.tables.play import FIRST, Play
from rallybox.tables.record import TableRecord
from rallybox.tables.say import said
from rallybox.tables.wire.base import Happening, Said
from rallybox.tables.wire.socket import Bare, Choice, Decision, Drawn, Moment, Quip, TimeLeft


def happenings(game: Game, events: Iterable[Event]) -> list[Happening]:
    """Events, and how each is told: the same for everybody who may hear it (`heard`)."""
    return [Happening(event=event, says=said(event.words(game.name))) for event in events]


def heard(seat: int | None, told: Iterable[Happening]) -> tuple[Happening, ...]:
    """What of it this seat, or a spectator, may hear."""
    return tuple([one for one in told if one.event.to is None or one.event.to == seat])


def moment(
    play: Play,
    record: TableRecord,
    seat: int | None,
    told: Iterable[Happening],
    now: int,
    asked: Decision | None = None,
) -> Moment:
    """How it stands, for a seat or a spectator (None); of what happened, what they may hear.

    `asked`: what this seat would be asked now, if somebody has put it together already.
    """
    view, actions = play.view(seat), _asked(play, record, seat)
    decision = None
    if actions:
        decision = asked or deciding(play.game, view, actions, play.clocks.at_once)
    return Moment(
        step=play.step,
        view=view,
        ask=said(play.game.ask(view)) if record.trouble is None else None,
        decision=decision,
        events=heard(seat, told),
        remarks=remarks(play.game, play.state, seat),
        quip=quip(play, record),
        drawn=drawn(play.game, view),
        time=_time(play, now),
        outcome=play.state.outcome,
        auto=seat is not None and record.seats[seat].auto,
        undo=True if play.first is not None and decision and play.can_go_back else UNSET,
    )


def bare(
    play: Play, record: TableRecord, seat: int | None, events: Iterable[Event], now: int
) -> Bare:
    """The same for a program, which needs no sentences and no offers."""
    return Bare(
        step=play.step,
        view=play.view(seat),
        actions=tuple([action.id for action in _asked(play, record, seat)]),
        events=tuple([event for event in events if event.to is None or event.to == seat]),
        time=_time(play, now),
        outcome=play.state.outcome,
    )


def _asked(play: Play, record: TableRecord, seat: int | None) -> Sequence[Action]:
    """What a person on a seat may do now; nothing if a bot decides for them."""
    if seat is None or seat not in play.state.to_act or record.seats[seat].stand_in is not None:
        return ()
    if record.trouble is not None:
        return ()
    return play.state.actions(seat)


def still(play: Play, record: TableRecord, seat: int | None, told: tuple[Happening, ...]) -> Moment:
    """How it stood when it is over: nothing is asked, and no clock runs."""
    view = play.view(seat)
    return Moment(
        step=play.step,
        view=view,
        ask=None,
        decision=None,
        events=told,
        remarks=remarks(play.game, play.state, seat),
        quip=quip(play, record),
        drawn=drawn(play.game, view),
        time=None,
        outcome=play.state.outcome,
        auto=False,
    )


def deciding(game: Game, view: View, actions: Iterable[Action], at_once: bool) -> Decision:
    """What is asked of the view's seat."""
    choices = tuple([choice(game, view, action) for action in actions])
    return Decision(choices=choices, only_one=len(choices) == 1, at_once=at_once)


def choice(game: Game, view: View, action: Action) -> Choice:
    """A legal action, and what it would do as far as the view's seat can know."""
    offer = game.offer(view, action)
    return Choice(id=action.id, text=action.text, action=offer, says=said(offer.words(game.name)))


def remarks(game: Game, state: State, seat: int | None) -> dict[str, Said] | UnsetType:
    """What the rules say of how it stands, besides what is asked."""
    found = game.remarks(state, seat)
    return {name: said(words) for name, words in found.items()} if found else UNSET


def quip(play: Play, record: TableRecord) -> Quip | UnsetType:
    """What a driver says at this step; made of what everybody sees."""
    cast = characters(record)
    if not cast or (play.before is None and play.step != FIRST):
        return UNSET
    found = quips.quip(play.game, record.id, play.step, play.before, play.public, cast)
    return UNSET if found is None else Quip(seat=found.seat, says=said(found.words))


def drawn(game: Game, view: View) -> Drawn | UnsetType:
    """How a game from outside looks; ours are drawn by the clients."""
    if not PACKS[game.name].home:
        return UNSET
    return Drawn(text=game.draw(view), picture=game.picture(view) or UNSET)


def _time(play: Play, now: int) -> TimeLeft | None:
    if play.pace.kind == "none":
        return None
    ends = {seat: play.clocks.deadline(play.pace, seat) for seat in play.waiting}
    plain = play.clocks.asked + play.pace.seconds * 1000
    return TimeLeft(
        now=now,
        deadlines={seat: end for seat, end in ends.items() if end is not None},
        turns=dict.fromkeys(play.waiting, plain),
        reserves=play.clocks.reserves,
    )
