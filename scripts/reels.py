"""Real games as the server tells them: whole, seeded, between club bots, moment by moment."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from rallybox.arena.match import Player
from rallybox.bots import make_bot
from rallybox.core import Game, SeededDice
from rallybox.core.events import Event
from rallybox.core.state import State
from rallybox.games import GAMES
from rallybox.tables.moment import deciding, happenings, heard, remarks
from rallybox.tables.say import said
from rallybox.tables.wire.socket import Moment

NAMES = ("Ada", "Bertil", "Chloé", "Dmitri", "Esmé")


class Reel(NamedTuple):
    """A game to tell, and from where it is seen: a seat, or None for a spectator."""

    name: str
    variant: str
    players: int
    seed: int
    seat: int | None


def moment(
    seat: int | None, game: Game, state: State, step: int, events: tuple[Event, ...]
) -> Moment:
    """How it stands for the viewer at this seat."""
    view = state.view(seat)
    decision = None
    if seat is not None and seat in state.to_act:
        decision = deciding(game, view, state.actions(seat), at_once=False)
    return Moment(
        step=step,
        view=view,
        ask=said(game.ask(view)),
        decision=decision,
        events=heard(seat, happenings(game, events)),
        remarks=remarks(game, state, seat),
        time=None,
        outcome=state.outcome,
        auto=False,
    )


def sentences(
    seat: int | None, game: Game, state: State, events: tuple[Event, ...]
) -> dict[str, Any]:
    """What Python says of the same moment: clients have to make the same of it."""
    view, names = state.view(seat), dict(enumerate(NAMES))
    asked = state.actions(seat) if seat is not None and seat in state.to_act else ()
    told = [event.words(game.name) for event in events if event.heard_by(seat)]
    return {
        "ask": game.ask(view).named(names).say(),
        "choices": [game.explain(view, action).named(names).say() for action in asked],
        "events": [words.named(names).say() for words in told],
    }


def tell(name: str, reel: Reel) -> dict[str, Any]:
    """Play the game and tell it."""
    game = GAMES[name]
    setup = game.setup({"variant": reel.variant, "players": reel.players})
    dice = SeededDice(reel.seed)
    state = game.start(setup, dice)
    seats = [
        Player(make_bot("club", game), SeededDice(f"{reel.seed} bot {seat}"))
        for seat in range(reel.players)
    ]
    moments = [moment(reel.seat, game, state, 0, ())]
    told = [sentences(reel.seat, game, state, ())]
    while state.to_act:
        seat = state.to_act[0]
        events = tuple(state.play(seat, seats[seat].decide(state, seat), dice))
        moments.append(moment(reel.seat, game, state, len(moments), events))
        told.append(sentences(reel.seat, game, state, events))
    return {
        "game": name,
        "variant": reel.variant,
        "names": NAMES[: reel.players],
        "seat": reel.seat,
        "moments": msgspec.to_builtins(moments),
        "sentences": told,
    }
