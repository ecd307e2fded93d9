"""A second referee, written from the rule page alone: slow, plain, without tables or masks.

It reads dumps only and knows nothing of the engine's boards, bags or lists.
"""

from __future__ import annotations

from rallybox.games.tacots.made.shapes import TacotsPosition

COLUMNS, ROWS = "abcdefgh", "12345678"
STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}
FACES = {
    "dead-end": ("S", "N"),
    "crossroads": ("NESW",),
    "vertical-junction": ("NES", "NSW"),
    "horizontal-junction": ("NEW", "ESW"),
    "vertical-straight": ("NS",),
    "horizontal-straight": ("EW",),
    "right-bend": ("ES", "NW"),
    "left-bend": ("SW", "NE"),
}
LETTER = {
    "dead-end": "D",
    "crossroads": "X",
    "vertical-junction": "T",
    "horizontal-junction": "T",
    "vertical-straight": "I",
    "horizontal-straight": "I",
    "right-bend": "R",
    "left-bend": "L",
}
POINTS = {name: len(faces[0]) for name, faces in FACES.items()}
CENTRE = ("d4", "e4", "d5", "e5")
SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}

Roads = dict[str, str]


def beside(square: str, side: str) -> str | None:
    """The square on a side; None beyond the edge."""
    column = COLUMNS.index(square[0]) + STEP[side][0]
    row = ROWS.index(square[1]) + STEP[side][1]
    return COLUMNS[column] + ROWS[row] if 0 <= column < 8 and 0 <= row < 8 else None


def fits(roads: Roads, square: str, face: str) -> bool:
    """Do all edges agree with the cards around?"""
    for side in "NESW":
        other = beside(square, side)
        if other in roads and (side in face) != (BACK[side] in roads[other or ""]):
            return False
    return True


def ahead(roads: Roads, square: str) -> list[str]:
    """The empty squares to which a card leads."""
    found = [beside(square, side) for side in roads[square]]
    return [other for other in found if other is not None and other not in roads]


def reach(position: TacotsPosition, car: int) -> set[str]:
    """Where a car can drive to in 1 to 5 cards."""
    seen = position.public
    roads, cars = seen.roads, seen.cars
    others = [square for number, square in enumerate(cars) if number != car]
    full = {square for square in others if others.count(square) >= 2}
    if seen.setup.solo:
        full.discard(seen.first_square)
    start = cars[car]
    assert start is not None
    ways: set[tuple[str, ...]] = {(start,)}
    ends: set[str] = set()
    for _ in range(5):
        longer: set[tuple[str, ...]] = set()
        for way in ways:
            for side in roads[way[-1]]:
                other = beside(way[-1], side)
                if other is not None and other in roads and other not in full | ends:
                    longer.add((*way, other))
        ways = longer
        ends |= {way[-1] for way in ways}
    return ends - {start}


def lays(roads: Roads, square: str, names: set[str]) -> list[str]:
    """The orders that lay one of these cards on a square."""
    return [
        f"{LETTER[name]} {square} {face}"
        for name in names
        for face in FACES[name]
        if fits(roads, square, face)
    ]


def usable(hand: tuple[str, ...]) -> set[str]:
    """What can be built with: the dead end only as the last card (TA-6)."""
    return set(hand) if set(hand) == {"dead-end"} else set(hand) - {"dead-end"}


def legal(position: TacotsPosition) -> set[str]:
    """Everything that can be done."""
    seen = position.public
    if seen.outcome is not None:
        return set()
    if seen.setup.solo:
        return patience_legal(position)
    count = seen.setup.players
    seat = (seen.opener + seen.turn) % count
    hand = position.hidden.hands[seat]
    if seen.turn == 0:
        return first_cards(position, hand)
    roads = seen.roads
    if seen.turn < count:
        assert seen.first_square is not None
        found = set()
        for square in ahead(roads, seen.first_square):
            found |= set(lays(roads, square, set(hand) - {"dead-end"}))
            found |= {f"open {order}" for order in lays(roads, square, set(seen.open_cards))}
        return found
    car = seen.cars[seat]
    assert car is not None
    builds = {o for square in ahead(roads, car) for o in lays(roads, square, usable(hand))}
    found = set(builds)
    for square in ahead(roads, car):
        found |= {f"open {order}" for order in lays(roads, square, set(seen.open_cards))}
    if "dead-end" in hand:
        found |= against(position, seat)
    if not builds:
        found |= {f"drive {square}" for square in reach(position, seat)}
    return found or {"pass"}


def may_begin(position: TacotsPosition) -> set[str]:
    """The kinds that may begin: see each number of players."""
    junctions = {"vertical-junction", "horizontal-junction"}
    if position.public.setup.players == 3:
        return junctions | {"crossroads"}
    if position.public.setup.players == 2 and not any(
        "crossroads" in hand for hand in position.hidden.hands
    ):
        return junctions
    return {"crossroads"}


def first_cards(position: TacotsPosition, hand: tuple[str, ...]) -> set[str]:
    """The first card: from the hand or, with three players, one that lies face up."""
    found = set()
    for square in CENTRE:
        found |= set(lays({}, square, may_begin(position) & set(hand)))
        face_up = lays({}, square, may_begin(position) & set(position.public.open_cards))
        found |= {f"open {order}" for order in face_up}
    return found


def beginner(position: TacotsPosition) -> int:
    """Who begins: from the seat drawn on to the left, the first who has a card to begin with."""
    seat = position.public.drawn
    while not first_cards(position, position.hidden.hands[seat]):
        seat = (seat + 1) % position.public.setup.players
    return seat


def against(position: TacotsPosition, seat: int) -> set[str]:
    """Dead ends before opponents; all on that card hold 3 and have laid 3, the own car aside."""
    seen = position.public
    found = set()
    for other in range(seen.setup.players):
        car = seen.cars[other]
        assert car is not None
        there = [n for n, square in enumerate(seen.cars) if square == car and n != seat]
        held = [len(position.hidden.hands[n]) for n in there]
        laid = [seen.players[n].laid for n in there]
        if other != seat and all(number >= 3 for number in (*held, *laid)):
            for square in ahead(seen.roads, car):
                orders = lays(seen.roads, square, {"dead-end"})
                found |= {f"{order} vs {'ABCD'[other]}" for order in orders}
    return found


def blocked(position: TacotsPosition) -> bool:
    """TA-10, or in the patience TA-16: does no open end take a card?"""
    seen = position.public
    if seen.setup.solo:
        names = {pile[-1] for pile in position.hidden.piles if pile}
        names |= {"dead-end"} if seen.dead_ends else set()
    else:
        names = set(seen.open_cards)
        for hand in position.hidden.hands:
            names |= usable(hand)
    ends = {square for card in seen.roads for square in ahead(seen.roads, card)}
    return not any(lays(seen.roads, square, names) for square in ends)


def over(position: TacotsPosition) -> bool:
    """Does a hand of the rally end here? TA-9: after a last card with the round; TA-10."""
    seen = position.public
    count, turn = seen.setup.players, seen.turn
    whole_round = turn % count == 0
    if not all(position.hidden.hands):
        return whole_round
    idle = turn // count - seen.quiet // count - 1
    return blocked(position) or (whole_round and idle >= 6)


def points(position: TacotsPosition, seat: int) -> int:
    """What a hand brings: 5 for the finish, else minus the openings on the cards left."""
    if position.public.players[seat].finished:
        return 5
    return -sum(POINTS[name] for name in position.hidden.hands[seat])


def patience_legal(position: TacotsPosition) -> set[str]:
    """Everything that can be done in the patience."""
    seen = position.public
    if seen.first_square is None:
        return {f"X {square} NESW" for square in CENTRE} | {"stop"}
    roads = seen.roads
    found = {"stop"}
    for car, square in enumerate(seen.cars):
        assert square is not None
        builds = set()
        for side in roads[square]:
            target = beside(square, side)
            if target is None or target in roads:
                continue
            before = f"{'ABCD'[car]} {SIDES[side]}"
            for number, pile in enumerate(position.hidden.piles, start=1):
                for face in FACES[pile[-1]] if pile else ():
                    if fits(roads, target, face):
                        builds.add(f"{before} {LETTER[pile[-1]]} {face} pile {number}")
            for face in FACES["dead-end"] if seen.dead_ends else ():
                if fits(roads, target, face):
                    found.add(f"{before} D {face}")
        if not builds:
            found |= {f"{'ABCD'[car]} drive {end}" for end in reach(position, car)}
        found |= builds
    return found
