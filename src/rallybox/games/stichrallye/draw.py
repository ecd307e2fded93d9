"""Drawing: a view as text, at most 100 columns."""

from __future__ import annotations

from textwrap import wrap

from rallybox.core.words import Param, Words
from rallybox.games.stichrallye.cards import COLOUR, COLOURS, LETTERS, NUMBER, VALUE, cards_of, mask
from rallybox.games.stichrallye.made.shapes import StichRallyeView
from rallybox.games.stichrallye.setup import course_of
from rallybox.games.stichrallye.track import DOWN, START, UP

CAR_MARKS = "①②③④⑤"
"""The cars in drawings, by seat: in a circle it is no space, and no letter of a name."""
_WIDTH = 98
_EDGES = {DOWN: ("\\", "\\"), UP: ("/", "/")}
_CELL = 6
_WIDEST = 16  # cells in a row: 16 × 6 columns fit


def draw(view: StichRallyeView) -> str:
    """The whole table as text."""
    parts = [
        [_label("title", variant=_variant(view), round=view.round, rounds=3)],
        _loop(view),
        wrap(_label("road"), _WIDTH),
        _drivers(view),
        _trick(view),
        _cards(view),
    ]
    lines: list[str] = []
    for part in parts:
        lines += [line.rstrip() for line in part]
        lines.append("")
    return "\n".join(lines[:-1])


def _label(name: str, **params: Param) -> str:
    return Words(f"stichrallye-draw-{name}", params).say()


def _variant(view: StichRallyeView) -> str:
    return view.setup.variant if view.setup.track is None else "own"


# -- the loop --------------------------------------------------------------------------------


def _road(view: StichRallyeView, space: int) -> str:
    kind = view.track[space]
    left, right = _EDGES.get(kind, ("[", "]"))
    name = START if kind == START else str(space)
    return f"{left}{name:^3}{right}"


def _on(view: StichRallyeView, space: int) -> str:
    return "".join(CAR_MARKS[s] for s, car in enumerate(view.cars) if car.space == space)


def _loop(view: StichRallyeView) -> list[str]:
    """The spaces clockwise round a rectangle, the start in its upper left corner.

    Cars stand outside the road above and below, and inside it on the sides.
    """
    length = len(view.track)
    columns = min(_WIDEST, (length - 4) // 2)
    right = (length - 2 * columns + 1) // 2
    low = columns + right
    top = range(columns)
    bottom = range(low + columns - 1, low - 1, -1)
    gap = " " * (_CELL * columns - 1 - 2 * (_CELL - 1 + 3))
    lines = ["".join(f"{_on(view, s):^5} " for s in top)]
    lines.append("".join(f"{_road(view, s)} " for s in top))
    for row in range(right):
        down, up = columns + row, length - 1 - row
        left_half = " " * 8
        if up >= low + columns:
            left_half = f"{_road(view, up)} {_on(view, up):<2}"
        lines.append(f"{left_half}{gap}{_on(view, down):>2} {_road(view, down)}")
    lines.append("".join(f"{_road(view, s)} " for s in bottom))
    lines.append("".join(f"{_on(view, s):^5} " for s in bottom))
    return ["  " + line for line in lines]


# -- tables ----------------------------------------------------------------------------------


def _table(rows: list[list[str]]) -> list[str]:
    """Rows of texts as columns; the first row is the heading."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  " + "  ".join(f"{text:<{width}}" for text, width in zip(row, widths, strict=True))
        for row in rows
    ]


def _drivers(view: StichRallyeView) -> list[str]:
    names = ("car", "place", "laps", "space", "motor", "cards", "won", "lacks", "note")
    rows = [[_label(f"head-{name}") for name in names]]
    for place, seat in enumerate(view.standing, start=1):
        car = view.cars[seat]
        upcoming = [str(view.dial[(car.arrow + i) % len(view.dial)]) for i in (1, 2, 3)]
        rows.append(
            [
                CAR_MARKS[seat],
                str(place),
                str(car.laps),
                str(car.space or START),
                _label("motor", motor=car.motor, upcoming=" ".join(upcoming)),
                str(view.hand_sizes[seat]),
                str(sum(trick.winner == seat for trick in view.tricks)),
                " ".join(_colour(LETTERS.index(letter)) for letter in view.voids[seat]) or "-",
                _notes(view, seat),
            ]
        )
    return _table(rows)


def _notes(view: StichRallyeView, seat: int) -> str:
    notes = []
    if seat == view.seat:
        notes.append(_label("note-you"))
    if seat == view.flag:
        notes.append(_label("note-flag"))
    if seat in view.to_act:
        notes.append(_label("note-turn"))
    if view.outcome is not None and seat in view.outcome.winners:
        notes.append(_label("note-winner"))
    return ", ".join(notes)


def _colour(colour: int) -> str:
    return _label("colour", colour=COLOURS[colour])


def _trick(view: StichRallyeView) -> list[str]:
    if view.outcome is not None:
        return [_label("over", reason=view.outcome.reason)]
    number, count = len(view.tricks) + 1, len(view.cars)
    if not view.trick:
        empty = _label("trick-empty", trick=number, tricks=view.cards_each, car=view.leader + 1)
        return [empty]
    parts = []
    for place, card in enumerate(view.trick):
        seat = (view.leader + place) % count
        winning = _label("trick-winning") if seat == view.winning else ""
        parts.append(f"{CAR_MARKS[seat]} {card}{winning}")
    assert view.lowest is not None
    shown = _label(
        "trick",
        trick=number,
        tricks=view.cards_each,
        cards="   ".join(parts),
        lowest=view.lowest,
    )
    return [shown]


def _cards(view: StichRallyeView) -> list[str]:
    """For each colour: the own hand, what was played in this round, what is still unseen."""
    own = mask(NUMBER[text] for text in view.hand or ())
    played = mask(NUMBER[text] for text in view.trick)
    for trick in view.tricks:
        played |= mask(NUMBER[text] for text in trick.cards)
    unseen = course_of(view.setup).used & ~(own | played)
    rows = [[_label(f"head-{name}") for name in ("colour", "hand", "played", "unseen")]]
    for colour, name in enumerate(COLOURS):
        mine = [text for text in view.hand or () if COLOUR[NUMBER[text]] == colour]
        rows.append(
            [
                _label("colour", colour=name),
                " ".join(mine) or "-",
                _values(played, colour),
                _values(unseen, colour),
            ]
        )
    if view.hand is None:
        rows = [[row[0], *row[2:]] for row in rows]
    return _table(rows)


def _values(cards: int, colour: int) -> str:
    return " ".join(str(VALUE[c]) for c in cards_of(cards) if COLOUR[c] == colour) or "-"
