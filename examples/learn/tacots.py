"""How the patience of Tacots is learnt."""

CARS = (
    4,
    {"capped": 1, "cars": 1},
    [(2113, 448, 4), (2561, 8, 1), (2569, 256, 1)],
    {"cars": [float(square) for square in range(1, 65)]},
)
PILES = (
    4,
    {"pile": 1, "top": 1},
    [(2113, 448, 1)],
    {"top": [13.0 * kind for kind in range(1, 9)], "pile": 1.0},
)
SETTINGS = {
    "setup": {"variant": "patience"},
    "alike": [CARS, PILES],
    "reward": "score",
    "best": 52.0,
    "stop": "stop",
    "limit": 160,
    "later": 2561,  # build where a card fits; else drive, or lay a dead end
    "discount": 0.995,
    "count": 256,
    "steps": 128,
    "trace": 0.95,
}
