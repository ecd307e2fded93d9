"""The parts of a race, each declared once. `scripts/made.py` writes `made/` from them."""

from __future__ import annotations

from rallybox.games.stichrallye.cards import hand_of, texts
from rallybox.games.stichrallye.course import Course
from rallybox.games.stichrallye.setup import StichRallyeSetup
from rallybox.games.stichrallye.shapes import CarView, TrickView
from rallybox.kit.fields import ALL, BY_HAND, FOLLOWS, OWN, Fields, Form, Part, Shown

FROM_ONE = Form("int", "{} + 1", "{} - 1")
CARDS = Form("tuple[str, ...]", "texts({})", "hand_of({})", (texts, hand_of))

FIELDS = Fields(
    title="StichRallye",
    setup=StichRallyeSetup,
    about="Lists are by seat unless they say otherwise.",
    about_view="Tuples have one entry for each seat unless they say otherwise.",
    uses=(Course, CarView, TrickView),
    parts=(
        Part("course", "Course", "The tables of the set-up.", FOLLOWS),
        Shown("track", "str", "The spaces of the track, the start first."),
        Shown("dial", "tuple[int, ...]", "The numbers of the motors."),
        Shown("unused", "tuple[str, ...]", "The cards that stay in the box."),
        Part("round", "i64", "From 0.", ALL, FROM_ONE, about_shown="From 1."),
        Shown("cards_each", "int", "Cards dealt to each in this round, so also its tricks."),
        Part("cars", "vec[i64]", "The progress of each car: laps × length + space.", BY_HAND),
        Part("arrows", "vec[i64]", "Where each motor's arrow points; 0 is the first.", BY_HAND),
        Shown("cars", "tuple[CarView, ...]", ""),
        Part("taken", "i64", "The spaces with a car on them; see `track`.", FOLLOWS),
        Shown("standing", "tuple[int, ...]", "The seats from first to last."),
        Part("flag", "i64", "The seat with the flag.", ALL),
        Part(
            "hands", "vec[i64]", "The mask of each hand.", OWN, CARDS, "hand", "hands", none="None"
        ),
        Shown("hand_sizes", "tuple[int, ...]", ""),
        Part(
            "voids",
            "vec[i64]",
            "The mask of the colours that each seat failed to follow in this round.",
            BY_HAND,
        ),
        Shown("voids", "tuple[str, ...]", "The letters of the colours not followed in this round."),
        Part(
            "table",
            "vec[i64]",
            "The cards played in this round, in order; as many as there are seats make a trick.",
            BY_HAND,
        ),
        Part("done", "i64", "How many tricks of this round are finished.", BY_HAND),
        Part("led", "vec[i64]", "Who led each trick, the one on the table included.", BY_HAND),
        Shown("tricks", "tuple[TrickView, ...]", "The finished tricks of this round (SR-10)."),
        Shown("leader", "int", "Who leads, or led, the trick on the table."),
        Shown(
            "trick",
            "tuple[str, ...]",
            "The cards on the table, the leader's first; all of them while the winner is asked.",
        ),
        Part(
            "laid",
            "i64",
            "How many cards lie in the trick on the table; all of them while the winner is asked.",
            FOLLOWS,
        ),
        Part(
            "follow",
            "i64",
            "The mask of the lead colour; 0 while leading; negative while asking about the motor.",
            FOLLOWS,
        ),
        Part("seen", "i64", "The colours in the trick, as a mask.", FOLLOWS),
        Part("deciding", "i64", "The colour that came into the trick last, or −1.", FOLLOWS),
        Part("top", "i64", "The card that wins so far, or −1.", FOLLOWS),
        Part("best", "i64", "The seat that wins so far, or `NOBODY`.", FOLLOWS),
        Shown("winning", "int | None", "The seat that wins the trick so far."),
        Part("lowest", "i64", "The lowest value in the trick; `NO_VALUE` if none.", FOLLOWS),
        Shown("lowest", "int | None", "The lowest value in the trick so far."),
        Shown(
            "landings",
            "tuple[int, int] | None",
            "While the winner is asked: where it would end without and with its motor.",
        ),
        Part("turn", "i64", "The seat that decides, or `NOBODY`.", FOLLOWS),
        Part("reason", "str", "Why the game ended, or empty.", BY_HAND),
    ),
)
