"""What follows from a set-up and never changes."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.games.stichrallye.cards import CARDS, cards_of, in_use, texts
from rallybox.games.stichrallye.track import Track, taken_by
from rallybox.kit.bits import BIT


class Course:
    """What follows from a set-up and never changes: shared by all states with that set-up."""

    __slots__ = (
        "after",
        "deck",
        "dial",
        "lined_up",
        "numbers",
        "players",
        "shown_dial",
        "track",
        "unused",
        "used",
    )

    players: i64
    after: vec[i64]
    """The next seat clockwise."""
    track: Track
    lined_up: i64
    """What is taken before the first move: all cars are on the start."""
    dial: vec[i64]
    """The numbers of the motors' dial."""
    shown_dial: tuple[int, ...]
    """The same, for views."""
    numbers: i64
    """How many there are."""
    used: i64
    """The mask of the cards in use."""
    unused: tuple[str, ...]
    """The cards that stay in the box."""
    deck: vec[i64]
    """The cards in use, each as a mask, in the order in which every shuffle begins."""

    def __init__(self, players: int, track: Track, dial: tuple[int, ...]) -> None:
        self.players = players
        self.after = vec[i64]((*range(1, players), 0))
        self.track = track
        self.lined_up = taken_by(track, [0] * players)
        self.dial = vec[i64](dial)
        self.shown_dial = dial
        self.numbers = len(dial)
        self.used = in_use(players)
        self.unused = texts(((1 << CARDS) - 1) & ~in_use(players))
        self.deck = vec[i64]([BIT[card] for card in cards_of(self.used)])
