"""Loading: a state from a position, or the reason why no game can stand so.

Not compiled, so that numbers of any size are refused like other wrong ones.
"""

from __future__ import annotations

from collections.abc import Sequence

from rallybox.core.errors import Malformed
from rallybox.games.stichrallye import rules
from rallybox.games.stichrallye.assemble import assemble
from rallybox.games.stichrallye.cards import NUMBER, ROUNDS, mask
from rallybox.games.stichrallye.laws import broken_laws
from rallybox.games.stichrallye.position import StichRallyePosition, TrickPosition
from rallybox.games.stichrallye.setup import course_of
from rallybox.games.stichrallye.state import StichRallyeState


def load(position: StichRallyePosition, title: str) -> StichRallyeState:
    """The state of a position whose set-up is checked; Malformed if no game can stand so."""
    state = _load_parts(position, title)
    broken = broken_laws(state)
    if broken:
        raise Malformed("core-impossible-position", game=title, detail=broken[0])
    return state


def _load_parts(position: StichRallyePosition, title: str) -> StichRallyeState:
    """The state of a position whose set-up is checked; Malformed if a part is out of range."""
    setup = position.setup
    course = course_of(setup)
    players, length = setup.players, len(course.track.spaces)

    def demand(holds: bool, detail: str) -> None:
        if not holds:
            raise Malformed("core-impossible-position", game=title, detail=detail)

    def cards(words: Sequence[str]) -> list[int]:
        for text in words:
            demand(text in NUMBER, f"there is no card {text!r}")
        return [NUMBER[text] for text in words]

    def trick(part: TrickPosition, sizes: range) -> tuple[int, list[int]]:
        demand(0 <= part.leader < players, f"there is no seat {part.leader} to lead a trick")
        demand(len(part.cards) in sizes, f"a trick has {len(part.cards)} cards")
        return part.leader, cards(part.cards)

    demand(1 <= position.round <= len(ROUNDS), f"there is no round {position.round}")
    most = ROUNDS[position.round - 1]
    begun = len(position.tricks) + bool(position.trick.cards)
    demand(begun <= most, f"a round of {most} tricks has {begun}")
    demand(0 <= position.flag < players, f"there is no seat {position.flag} for the flag")
    demand(len(position.cars) == len(position.hands) == players, "not one car and hand per seat")
    for car in position.cars:
        demand(0 <= car.space < length, f"there is no space {car.space}")
        demand(0 <= car.laps <= 9, f"a car has driven {car.laps} laps")
        demand(0 <= car.arrow < course.numbers, f"an arrow points to place {car.arrow}")
    hands = [cards(hand) for hand in position.hands]
    demand(all(len(set(hand)) == len(hand) for hand in hands), "a hand holds a card twice")
    demand(position.reason in ("", rules.FINISH, rules.LEAD), "no game ends for that reason")
    return assemble(
        setup,
        round_number=position.round - 1,
        flag=position.flag,
        cars=[car.laps * length + car.space for car in position.cars],
        arrows=[car.arrow for car in position.cars],
        hands=[mask(hand) for hand in hands],
        tricks=[trick(part, range(players, players + 1)) for part in position.tricks],
        trick=trick(position.trick, range(players + 1)),
        reason=position.reason,
    )
