"""How Stich Rallye is learnt: four drivers on the volcano."""

COLOURS = (
    3,
    {"hand": 1, "gone": 1, "lead_colour": 1, "trick_colour": 4, "voids": 4},
    [(0, 45, 1)],
    {"lead_colour": 100.0, "hand": 1.0},
)
SETTINGS = {
    "setup": {"variant": "volcano", "players": 4},
    "alike": [COLOURS],
    "pride": 0.8,  # wins are what the arena counts
    "width": 512,
}
