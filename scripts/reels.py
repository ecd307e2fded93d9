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

NAMES = ("Ada", "Bertil", "Chloé", "Dmitri", "Esmé")


class Reel(NamedTuple):
    """A game to tell, and from where it is seen: a seat, or None for a spectator."""

    name: str
    variant: str
    players: int
    seed: int
    seat: int | None


def choices(game: Game, state: State, seat: int) -> list[dict[str, Any]]:
    """The legal actions as the client gets them, with what each would do."""
    found = []
    for action in state.actions(seat):
        words = game.explain(state.view(seat), action).named(dict(enumerate(NAMES)))
        found.append(
            {
                "id": action.id,
                "text": action.text,
                "sentence": words.say(),
                "message": words.id,
                "params": msgspec.to_builtins(dict(words.params)),
            }
        )
    return found


def moment(
    seat: int | None, game: Game, state: State, step: int, events: tuple[Event, ...]
) -> dict[str, Any]:
    """How it stands for the viewer at this seat."""
    view = state.view(seat)
    names = dict(enumerate(NAMES))
    heard = [event for event in events if event.heard_by(seat)]
    offered = choices(game, state, seat) if seat in state.to_act else []
    words = game.ask(view).named(names)
    return {
        "type": "moment",
        "step": step,
        "view": msgspec.to_builtins(view),
        "ask": words.say(),
        "ask_message": words.id,
        "ask_params": msgspec.to_builtins(dict(words.params)),
        "decision": {"choices": offered, "only_one": len(offered) == 1, "at_once": False}
        if offered
        else None,
        "events": msgspec.to_builtins(heard),
        "told": [event.words(game.name).named(names).say() for event in heard],
        "time": None,
        "outcome": msgspec.to_builtins(state.outcome),
        "auto": False,
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
    while state.to_act:
        seat = state.to_act[0]
        events = state.play(seat, seats[seat].decide(state, seat), dice)
        moments.append(moment(reel.seat, game, state, len(moments), tuple(events)))
    return {
        "game": name,
        "variant": reel.variant,
        "names": NAMES[: reel.players],
        "seat": reel.seat,
        "moments": moments,
    }
