"""The parts of a game, each declared once. `scripts/made.py` writes `made/` from them.

Lists by seat are as long as there are players, `cars` is as long as there are cars.
"""

from __future__ import annotations

from rallybox.core.actions import Action
from rallybox.core.outcome import Outcome
from rallybox.games.tacots.board import (
    Board,
    board_of,
    empty_board,
    roads,
    square_name,
    square_number,
)
from rallybox.games.tacots.cards import bag_of, kind_names, kinds_of, names, set_names, set_of
from rallybox.games.tacots.setup import TacotsSetup
from rallybox.games.tacots.shapes import Pile
from rallybox.kit.bits import mask_of
from rallybox.kit.fields import (
    ALL,
    BY_HAND,
    FOLLOWS,
    NOBODY,
    OWN,
    Fields,
    Form,
    Group,
    Part,
    Shown,
    by_seat,
)

ROADS = Form("dict[str, str]", "roads({})", "board_of({})", (roads, board_of))
SQUARE = Form("str | None", "square_name({})", "square_number({})", (square_name, square_number))
NAMES = Form("tuple[str, ...]", "names({})", "bag_of({})", (names, bag_of))
KINDS = Form("tuple[str, ...]", "set_names({})", "set_of({})", (set_names, set_of))
PILE = Form("tuple[str, ...]", "kind_names({})", "kinds_of({})", (kind_names, kinds_of))
SHEET = Form("tuple[tuple[int, ...], ...]", "tuple({})", "list({})")
FROM_ONE = Form("int", "{} + 1", "{} - 1")
MEMBER = Form(
    "bool",
    "bool({} >> seat & 1)",
    "mask_of([seat for seat, one in enumerate({}) if one])",
    (mask_of,),
)

PLAYERS = "players"
NOTHING_EACH = "[0] * players"
NO_SQUARE = "-1"
DEAD = "rallybox.games.tacots.cards.DEAD"

FIELDS = Fields(
    title="Tacots",
    setup=TacotsSetup,
    about="A game in progress. What the rules do with it is in `rules`, `dealing`, `patience`.",
    about_view="A seat's knowledge. Squares are named as on the board, cards by kind and openings.",
    uses=(Board, empty_board, Outcome, Action, Pile),
    parts=(
        Part("players", "int", "", FOLLOWS),
        Part("ended", "Outcome | None", "How the game ended.", BY_HAND, blank="None"),
        # The table.
        Part(
            "board",
            "Board",
            "",
            ALL,
            ROADS,
            shown="roads",
            about_shown='The openings of the card on each square that has one: `{"e6": "NSW"}`.',
            blank="empty_board()",
        ),
        Part(
            "cars",
            "list[int]",
            "The square of each car, −1 before it is on the board.",
            ALL,
            by_seat(SQUARE),
            about_shown="The square of each car; None before it is on the board.",
        ),
        Part(
            "first_square",
            "int",
            "The square of the first card, −1 before it is laid.",
            ALL,
            SQUARE,
            about_shown="Where the first card lies.",
            blank=NO_SQUARE,
        ),
        Part("turn", "int", "Turns taken in this hand.", ALL),
        Part("past_turns", "int", "Turns taken in the hands before.", ALL),
        # The rally's cards.
        Part(
            "hands",
            "list[int]",
            "Bags of kinds.",
            OWN,
            NAMES,
            shown="hand",
            about_shown="The viewer's cards; None for a spectator and in the patience.",
            none="None",
            blank=NOTHING_EACH,
        ),
        Group(
            PLAYERS,
            "Player",
            "What everybody knows of a player.",
            "0 if state.setup.solo else state.players",
        ),
        Part(
            "sizes",
            "list[int]",
            "Cards in hand, the dead end included.",
            ALL,
            shown="cards",
            group=PLAYERS,
            blank=NOTHING_EACH,
        ),
        Part("kinds", "list[int]", "The set of kinds in each hand.", FOLLOWS, blank=NOTHING_EACH),
        Shown(
            "dead_end",
            "bool",
            "Is the dead end still in hand?",
            group=PLAYERS,
            made="bool(state.kinds[seat] & DEAD)",
            uses=(DEAD,),
        ),
        Part(
            "laid",
            "list[int]",
            "Cards laid in this hand.",
            ALL,
            group=PLAYERS,
            blank=NOTHING_EACH,
        ),
        Part(
            "lacks",
            "list[int]",
            "Kinds shown not to be in hand: when the right to begin was passed on, or when the "
            "player drove or passed, which is allowed only to those who cannot build (TA-8).",
            ALL,
            KINDS,
            group=PLAYERS,
            blank=NOTHING_EACH,
        ),
        Part(
            "finished",
            "int",
            "The set of seats that have laid the finish in this hand.",
            ALL,
            MEMBER,
            group=PLAYERS,
            about_shown="Has the player laid the finish in this hand?",
        ),
        Part("scores", "list[int]", "", ALL, shown="score", group=PLAYERS, blank=NOTHING_EACH),
        Part("finishes", "list[int]", "", ALL, group=PLAYERS, blank=NOTHING_EACH),
        Part(
            "left_over",
            "list[int]",
            "Cards left over in the hands that were counted (TA-11).",
            ALL,
            group=PLAYERS,
            blank=NOTHING_EACH,
        ),
        Part("open_cards", "int", "The cards that lie face up (three players).", ALL, NAMES),
        Part("open_kinds", "int", "", FOLLOWS),
        Part("stock", "int", "The cards kept for the second deal.", NOBODY, NAMES),
        Shown("undealt", "int", "Cards kept for the second deal."),
        # The course of the rally.
        Part(
            "hand",
            "int",
            "Which hand is played, from 0.",
            ALL,
            FROM_ONE,
            shown="number",
            about_shown="Which hand is played, from 1.",
        ),
        Part("drawn", "int", "The seat that had the right to begin this hand (TA-5).", ALL),
        Part("opener", "int", "Who lays, or laid, the first card; rounds count from it.", ALL),
        Part("quiet", "int", "The turn in which a card was last laid, or dealt again.", ALL),
        Part(
            "dealt_at",
            "int",
            "How many turns had been taken when cards were last dealt; more than 0: a second time.",
            ALL,
        ),
        Part(
            "closing",
            "bool",
            "Has somebody laid a last card, so that only the round is completed?",
            ALL,
        ),
        Part(
            "sheet",
            "list[tuple[int, ...]]",
            "The points of each hand that was counted.",
            ALL,
            SHEET,
        ),
        Shown(
            "shown",
            "tuple[tuple[str, ...], ...] | None",
            "What everybody was left with, once the game is over.",
        ),
        # The patience.
        Part("deal", "int", "Its number, −1 if it is not known.", BY_HAND),
        Shown(
            "deal",
            "int | None",
            "The number of the deal; None in a world that was imagined without knowing it.",
            identity=True,
        ),
        Part(
            "piles",
            "list[tuple[int, ...]]",
            "The kinds in each pile; the last one is the top card.",
            NOBODY,
            by_seat(PILE),
        ),
        Shown("piles", "tuple[Pile, ...]", ""),
        Part("spare_dead_ends", "int", "Dead ends not yet laid.", ALL, shown="dead_ends"),
        Part("capped", "int", "The cars in front of which a dead end was laid.", BY_HAND),
        Shown("capped", "tuple[bool, ...]", "Has a dead end been laid in front of the car?"),
        Part("early", "bool", "Was a dead end laid before the piles were used up?", ALL),
        # Remembered to save work.
        Part("legal", "tuple[Action, ...] | None", "", FOLLOWS, blank="None"),
        Part("witness", "int", "A square where, when last looked, one could build.", FOLLOWS),
    ),
)
