"""Writes what the client's gallery and tests feed on: real games, as the server tells them.

    python scripts/web_fixtures.py

Each reel is a whole seeded game between club bots, moment by moment, seen from one seat or by a
spectator. The files are not kept: they follow from the seeds and the rules.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from rallybox.arena.match import Player
from rallybox.bots import make_bot
from rallybox.core import Game, SeededDice
from rallybox.core.events import Event
from rallybox.core.state import State
from rallybox.games import GAMES
from rallybox.games.roadrally.course import course_of
from rallybox.games.roadrally.data.rulesets import RULE_SETS
from rallybox.games.roadrally.race import Race
from rallybox.games.stichrallye.geometry import LOOPS, lay_out
from rallybox.games.stichrallye.setup import TRACK_TEXTS

FOLDER = Path(__file__).parents[1] / "web" / "dev" / "fixtures"
NAMES = ("Ada", "Bertil", "Chloé", "Dmitri", "Esmé")


class Reel(NamedTuple):
    """A game to tell, and from where it is seen."""

    name: str
    game: str
    variant: str
    players: int
    seed: int
    seat: int | None


REELS = (
    Reel("base4", "roadrally", "base", 4, 7, 0),
    Reel("standard5", "roadrally", "standard", 5, 3, 1),
    Reel("sprint3", "roadrally", "sprint", 3, 5, 2),
    Reel("demo5watch", "roadrally", "demo", 5, 11, None),
    Reel("sr4", "stichrallye", "volcano", 4, 7, 0),
    Reel("sr5", "stichrallye", "beach", 5, 3, 2),
    Reel("sr3watch", "stichrallye", "volcano", 3, 5, None),
    Reel("tacots4", "tacots", "rally", 4, 7, 0),
    Reel("tacots3", "tacots", "rally", 3, 5, 1),
    Reel("tacots2", "tacots", "rally", 2, 3, 0),
    Reel("patience", "tacots", "patience", 1, 4, 0),
)


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
    reel: Reel, game: Game, state: State, step: int, events: tuple[Event, ...]
) -> dict[str, Any]:
    """How it stands for the reel's viewer."""
    view = state.view(reel.seat)
    names = dict(enumerate(NAMES))
    heard = [event for event in events if event.heard_by(reel.seat)]
    offered = choices(game, state, reel.seat) if reel.seat in state.to_act else []
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


def tell(reel: Reel) -> dict[str, Any]:
    """Play the game and tell it."""
    game = GAMES[reel.game]
    setup = game.setup({"variant": reel.variant, "players": reel.players})
    dice = SeededDice(reel.seed)
    state = game.start(setup, dice)
    seats = [
        Player(make_bot("club", game), SeededDice(f"{reel.seed} bot {seat}"))
        for seat in range(reel.players)
    ]
    moments = [moment(reel, game, state, 0, ())]
    while state.to_act:
        seat = state.to_act[0]
        events = state.play(seat, seats[seat].decide(state, seat), dice)
        moments.append(moment(reel, game, state, len(moments), tuple(events)))
    return {
        "game": reel.game,
        "variant": reel.variant,
        "names": NAMES[: reel.players],
        "seat": reel.seat,
        "moments": moments,
    }


def courses() -> list[dict[str, Any]]:
    """Courses with their squares and tables, against which the client's own are tested."""
    game = GAMES["roadrally"]
    found = []
    for variant in ("base", "standard", "sprint"):
        for seed in range(1 if variant == "base" else 8):
            setup = game.setup({"variant": variant, "players": 3})
            race = game.start(setup, SeededDice(seed))
            assert isinstance(race, Race)
            course = course_of(race.course.texts, RULE_SETS[variant].first_stage)
            found.append(
                {
                    "variant": variant,
                    "texts": course.texts,
                    "squares": course.squares(),
                    "final": int(course.final),
                    "stage_at": list(course.stage_at)[: course.final + 1],
                    "features": list(course.features),
                    "shortcuts": list(course.shortcuts)[: course.final + 1],
                }
            )
    return found


def tracks() -> list[dict[str, Any]]:
    """Tracks of Stich Rallye as Python draws them, against which the client's are tested."""
    texts = {"own": "S.......^^^..vvvvv.......", **TRACK_TEXTS}
    return [
        {"text": texts[loop], "spots": msgspec.to_builtins(lay_out(texts[loop], loop).spots)}
        for loop in LOOPS
    ]


def main() -> int:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for reel in REELS:
        (FOLDER / f"{reel.name}.json").write_bytes(msgspec.json.encode(tell(reel)))
    (FOLDER / "courses.json").write_bytes(msgspec.json.encode(courses()))
    (FOLDER / "tracks.json").write_bytes(msgspec.json.encode(tracks()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
