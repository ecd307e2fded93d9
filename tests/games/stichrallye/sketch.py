"""Tables drawn as text, for tests.

A road is the track's text. Cars are drawn on a line below it, one letter for each seat (A for seat
0); a small letter has completed a lap. Cars that are not drawn have not left the start yet.

    S.....vvv..^^...
      B    a            C and D have not left; if D had come round to the start, d would be below S
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from rallybox.core import Event, SeededDice
from rallybox.games.stichrallye import StichRallye
from rallybox.games.stichrallye.cards import NUMBER, ROUNDS, mask
from rallybox.games.stichrallye.imagine import known
from rallybox.games.stichrallye.race import Race
from rallybox.games.stichrallye.setup import StichRallyeSetup
from rallybox.games.stichrallye.shapes import CarView, TrickView
from rallybox.games.stichrallye.start import start

GAME = StichRallye()
VOLCANO = "S.....vvv..vvv..^^^..vvvv..^^....."
BEACH = "S.....^^^..vv...vvv....^^^....."


def numbers(words: str) -> list[int]:
    """The cards in a text such as `g11 r5`."""
    return [NUMBER[word] for word in words.split()]


def progress(road: str, cars: str, players: int) -> list[int]:
    """How far each car has come."""
    found = [0] * players
    for space, letter in enumerate(cars):
        if letter != " ":
            assert road[space] in "S.", f"{letter} stands on a hill"
            found["ABCDE".index(letter.upper())] = space + len(road) * letter.islower()
    return found


def setup_of(
    players: int, road: str = VOLCANO, dial: Sequence[int] | None = None
) -> StichRallyeSetup:
    """A set-up with this road, which need not be a valid track."""
    return StichRallyeSetup(
        variant="volcano", players=players, track=road, dial=None if dial is None else tuple(dial)
    )


def table(
    hands: Sequence[str] = ("", "", "", ""),
    *,
    road: str = VOLCANO,
    cars: str = "",
    arrows: Sequence[int] | None = None,
    trick: str = "",
    leader: int = 0,
    flag: int | None = None,
    round_number: int = 1,
    tricks_left: int = 2,
    dial: Sequence[int] | None = None,
) -> Race:
    """A state in the middle of a round, without looking at how it came to be.

    Hands are those before the trick on the table is continued. `tricks_left` counts it; the
    finished ones are of no interest and filled with red cards.
    """
    players = len(hands)
    done = ROUNDS[round_number - 1] - tricks_left
    return stand(
        setup_of(players, road, dial),
        round_number=round_number,
        flag=leader if flag is None else flag,
        cars=progress(road, cars, players),
        arrows=arrows or [0] * players,
        hands=hands,
        tricks=[(leader, " ".join(["r2"] * players))] * done,
        trick=(leader, trick),
    )


def stand(
    setup: StichRallyeSetup,
    *,
    round_number: int,
    flag: int,
    cars: Sequence[int],
    arrows: Sequence[int],
    hands: Sequence[str],
    tricks: Sequence[tuple[int, str]],
    trick: tuple[int, str],
) -> Race:
    """The state with these parts, whether or not a game can stand so; what follows from them is
    worked out. Tricks are (leader, cards)."""
    blank = start(setup, SeededDice(0)).view(None)
    length = len(blank.track)
    race = known(
        msgspec.structs.replace(
            blank,
            round=round_number,
            flag=flag,
            cars=tuple(
                CarView(at % length, at // length, arrow, blank.dial[arrow])
                for at, arrow in zip(cars, arrows, strict=True)
            ),
            tricks=tuple(TrickView(led, tuple(laid.split()), led) for led, laid in tricks),
            leader=trick[0],
            trick=tuple(trick[1].split()),
        )
    )
    race.hands = vec[i64]([mask(numbers(hand)) for hand in hands])
    return race


def drawn(state: Race) -> str:
    """The line of cars below the road; those that have not left the start are not drawn."""
    length = len(state.course.track.spaces)
    line = [" "] * length
    for seat, at in enumerate(state.cars):
        if at:
            letter = "ABCDE"[seat]
            line[at % length] = letter if at < length else letter.lower()
    return "".join(line).rstrip()


def play(state: Race, *orders: str, seed: int = 1) -> list[Event]:
    """Each order by whoever is to act; what happened."""
    dice = SeededDice(seed)
    heard: list[Event] = []
    for text in orders:
        heard += state.play(state.to_act[0], GAME.parse(text), dice)
    return heard


def told(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
