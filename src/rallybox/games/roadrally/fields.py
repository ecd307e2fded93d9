"""The parts of a race, each declared once. `scripts/made.py` writes `made/` from them."""

from __future__ import annotations

from rallybox.games.roadrally.cards import bag_of, kinds_of, name_all, names
from rallybox.games.roadrally.course import Course
from rallybox.games.roadrally.data.rulesets import RuleSet
from rallybox.games.roadrally.phases import phase_name, phase_number
from rallybox.games.roadrally.setup import RoadRallySetup
from rallybox.games.roadrally.terms import Terms
from rallybox.kit.bits import mask_of, numbers
from rallybox.kit.fields import (
    ALL,
    BY_HAND,
    FOLLOWS,
    NOBODY,
    OWN,
    Fields,
    Form,
    Part,
    Shown,
    by_seat,
)

NAMES = Form("tuple[str, ...]", "names({})", "bag_of({})", (names, bag_of))
STAGES = Form("tuple[int, ...]", "numbers({})", "mask_of({})", (numbers, mask_of))
KINDS = Form("tuple[str, ...]", "name_all({})", "kinds_of({})", (name_all, kinds_of))
PHASE = "rallybox.games.roadrally.phases.Phase"
ASKED = Form("Phase", "phase_name({})", "phase_number({})", (phase_name, phase_number, PHASE))
SOMEBODY = Form("int | None", "None if {0} < 0 else {0}", "-1 if {0} is None else {0}")
PILES = by_seat(NAMES, "vec[i64]([{}])")
MASKS = by_seat(STAGES, "vec[i64]([{}])")

FIELDS = Fields(
    title="RoadRally",
    setup=RoadRallySetup,
    about="Lists are by seat unless they say otherwise; bags of cards as in `rallybox.kit.bag`.",
    about_view="Tuples are by seat unless they say otherwise; spaces count from the start, 0.",
    uses=(RuleSet, Terms, Course),
    hidden_to_act=True,
    parts=(
        Part("rules", "RuleSet", "", FOLLOWS),
        Part("terms", "Terms", "The rules that are looked up all the time.", FOLLOWS),
        Part("course", "Course", "", BY_HAND),
        Shown("course", "tuple[str, ...]", "The standard tiles in road order, such as `F2r`."),
        Part("players", "i64", "", FOLLOWS),
        Part("phase", "i64", "What the seats in `to_act` are asked; see `phases`.", ALL, ASKED),
        Part("round", "i64", "The number of the round, from 1.", ALL),
        Part("turns", "i64", "Turns begun so far, those with an empty hand included.", ALL),
        Part(
            "turn",
            "i64",
            "How many turns of this round are over; its driver is turn_order[turn].",
            ALL,
        ),
        Part(
            "turn_order",
            "tuple[int, ...]",
            "The seats in the order of this round's turns.",
            ALL,
        ),
        Part("started", "tuple[int, ...]", "The seats in starting order.", ALL),
        Part("order", "vec[i64]", "The seats from first to last place, at this moment.", ALL),
        Part("position", "vec[i64]", "The space of each car.", ALL, shown="cars"),
        Part("hand", "vec[i64]", "The cards in hand.", OWN, NAMES, kept="hands"),
        Part("hand_size", "vec[i64]", "", ALL, shown="hand_sizes"),
        Part(
            "bag",
            "vec[i64]",
            "The cards of the deck whose order nobody knows.",
            NOBODY,
            PILES,
            kept="bags",
        ),
        Part("bag_size", "vec[i64]", "", FOLLOWS),
        Shown("deck_sizes", "tuple[int, ...]", ""),
        Part(
            "top",
            "list[tuple[int, ...]]",
            "The cards on top of the bag that their driver has seen, next one first.",
            OWN,
            KINDS,
            kept="tops",
            blank="[()] * players",
        ),
        Part("discards", "vec[i64]", "", ALL, PILES),
        Part("points", "vec[i64]", "Without the tiles won.", ALL),
        Shown("totals", "tuple[int, ...]", "With the tiles won."),
        Part("stage_tiles", "vec[i64]", "The stage tiles won.", ALL, MASKS),
        Part("checkpoints_won", "vec[i64]", "", ALL, shown="checkpoint_tiles"),
        Part(
            "stage_cards",
            "vec[i64]",
            "The stage cards dealt and not played, as masks. Returned ones stay in: nobody else "
            "holds them.",
            OWN,
            STAGES,
            about_shown="The own stage cards, those returned included.",
        ),
        Shown("stage_cards_left", "tuple[int, ...]", ""),
        Part("triggered", "vec[i64]", "The stages triggered.", ALL, MASKS),
        Part(
            "triggers",
            "vec[i64]",
            "How many stages may still be triggered; at 0 the stage cards are returned.",
            ALL,
            shown="triggers_left",
        ),
        Part("stages", "i64", "The stage tiles on the course, by number.", ALL, STAGES),
        Part("checkpoints", "i64", "The checkpoint tiles there, a mask in road order.", BY_HAND),
        Shown("checkpoints", "tuple[int, ...]", "The spaces that have a checkpoint tile."),
        Part("reached", "i64", "The stages reached in this round and not resolved.", ALL, STAGES),
        Part("scored", "i64", "How many stages were triggered in this round.", ALL),
        Part(
            "laid",
            "i64",
            "The cards just played, while the shortcut is decided; then they are discarded.",
            ALL,
            NAMES,
        ),
        Part("laid_draw", "i64", "How many cards this turn's play draws.", ALL),
        Part("origin", "i64", "The space where this turn's move began.", ALL),
        Part("stage", "i64", "The stage that is being resolved, or 0.", ALL),
        Part(
            "called",
            "i64",
            "Who plays the stage's card; secret until everybody has answered (RR-15).",
            NOBODY,
            SOMEBODY,
            blank="-1",
        ),
        Shown("caller", "int | None", "Who has triggered the stage, once that is known."),
        Part(
            "choosers",
            "tuple[int, ...]",
            "Who still chooses between points and cards, in place order.",
            ALL,
        ),
        Shown(
            "answer",
            'Literal["", "score", "continue"]',
            "The own answer while others may still be deciding (RR-15).",
            none='""',
        ),
    ),
)
