"""A second referee, written from the rule page alone: slow, plain, without tables or masks.

It reads dumps only and knows nothing of the engine's boards, bags or lists.
"""

from __future__ import annotations

from rallybox.games.tacots.position import Holder, TacotsPosition

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
    roads, cars = position.roads, position.cars
    others = [square for number, square in enumerate(cars) if number != car]
    full = {square for square in others if others.count(square) >= 2}
    if position.setup.solo:
        full.discard(position.first_square)
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
    if position.outcome is not None:
        return set()
    if position.setup.solo:
        return patience_legal(position)
    count = position.setup.players
    seat = (position.opener + position.turn) % count
    hand = position.players[seat].hand
    if position.turn == 0:
        return first_cards(position, hand)
    roads = position.roads
    if position.turn < count:
        assert position.first_square is not None
        found = set()
        for square in ahead(roads, position.first_square):
            found |= set(lays(roads, square, set(hand) - {"dead-end"}))
            found |= {f"open {order}" for order in lays(roads, square, set(position.open_cards))}
        return found
    car = position.cars[seat]
    assert car is not None
    builds = {o for square in ahead(roads, car) for o in lays(roads, square, usable(hand))}
    found = set(builds)
    for square in ahead(roads, car):
        found |= {f"open {order}" for order in lays(roads, square, set(position.open_cards))}
    if "dead-end" in hand:
        found |= against(position, seat)
    if not builds:
        found |= {f"drive {square}" for square in reach(position, seat)}
    return found or {"pass"}


def may_begin(position: TacotsPosition) -> set[str]:
    """The kinds that may begin: see each number of players."""
    junctions = {"vertical-junction", "horizontal-junction"}
    if position.setup.players == 3:
        return junctions | {"crossroads"}
    if position.setup.players == 2 and not any("crossroads" in p.hand for p in position.players):
        return junctions
    return {"crossroads"}


def first_cards(position: TacotsPosition, hand: tuple[str, ...]) -> set[str]:
    """The first card: from the hand or, with three players, one that lies face up."""
    found = set()
    for square in CENTRE:
        found |= set(lays({}, square, may_begin(position) & set(hand)))
        face_up = lays({}, square, may_begin(position) & set(position.open_cards))
        found |= {f"open {order}" for order in face_up}
    return found


def beginner(position: TacotsPosition) -> int:
    """Who begins: from the seat drawn on to the left, the first who has a card to begin with."""
    seat = position.drawn
    while not first_cards(position, position.players[seat].hand):
        seat = (seat + 1) % position.setup.players
    return seat


def against(position: TacotsPosition, seat: int) -> set[str]:
    """Dead ends before opponents; all on that card hold 3 and have laid 3, the own car aside."""
    found = set()
    for other in range(position.setup.players):
        car = position.cars[other]
        assert car is not None
        there = [n for n, square in enumerate(position.cars) if square == car and n != seat]
        named = [position.players[n] for n in there]
        if other != seat and all(len(p.hand) >= 3 and p.laid >= 3 for p in named):
            for square in ahead(position.roads, car):
                orders = lays(position.roads, square, {"dead-end"})
                found |= {f"{order} vs {'ABCD'[other]}" for order in orders}
    return found


def blocked(position: TacotsPosition) -> bool:
    """TA-10, or in the patience TA-16: does no open end take a card?"""
    if position.setup.solo:
        names = {pile[-1] for pile in position.piles if pile}
        names |= {"dead-end"} if position.dead_ends else set()
    else:
        names = set(position.open_cards)
        for player in position.players:
            names |= usable(player.hand)
    ends = {square for card in position.roads for square in ahead(position.roads, card)}
    return not any(lays(position.roads, square, names) for square in ends)


def over(position: TacotsPosition) -> bool:
    """Does a hand of the rally end here? TA-9: after a last card with the round; TA-10."""
    count, turn = position.setup.players, position.turn
    whole_round = turn % count == 0
    if not all(player.hand for player in position.players):
        return whole_round
    idle = turn // count - position.quiet // count - 1
    return blocked(position) or (whole_round and idle >= 6)


def points(player: Holder) -> int:
    """What a hand brings: 5 for the finish, else minus the openings on the cards left."""
    return 5 if player.finished else -sum(POINTS[name] for name in player.hand)


def patience_legal(position: TacotsPosition) -> set[str]:
    """Everything that can be done in the patience."""
    if position.first_square is None:
        return {f"X {square} NESW" for square in CENTRE} | {"stop"}
    roads = position.roads
    found = {"stop"}
    for car, square in enumerate(position.cars):
        assert square is not None
        builds = set()
        for side in roads[square]:
            target = beside(square, side)
            if target is None or target in roads:
                continue
            before = f"{'ABCD'[car]} {SIDES[side]}"
            for number, pile in enumerate(position.piles, start=1):
                for face in FACES[pile[-1]] if pile else ():
                    if fits(roads, target, face):
                        builds.add(f"{before} {LETTER[pile[-1]]} {face} pile {number}")
            for face in FACES["dead-end"] if position.dead_ends else ():
                if fits(roads, target, face):
                    found.add(f"{before} D {face}")
        if not builds:
            found |= {f"{'ABCD'[car]} drive {end}" for end in reach(position, car)}
        found |= builds
    return found
