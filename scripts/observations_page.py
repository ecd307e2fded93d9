"""Writes docs/observations.md: every number of every game's observation, from its description.

python scripts/observations_page.py            writes the page
python scripts/observations_page.py --check    fails if it is stale
"""

from __future__ import annotations

import sys
from pathlib import Path

from written import write_or_check

from rallybox.core.game import Game
from rallybox.games import GAMES, PACKS
from rallybox.observing import Description, describe
from rallybox.observing.memory import ENTRIES, WIDTH

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"

OURS = [game for name, game in GAMES.items() if not PACKS[name].home]
FIRST = OURS[0].name

HEAD = f"""# What a seat sees, in numbers

Made by scripts/observations_page.py from `src/rallybox/observing/rows`; do not edit.

```python
from rallybox.core import SeededDice
from rallybox.games import find_game
from rallybox.observing import describe, mask, observe

game = find_game("{FIRST}")
setup = game.setup({{"players": 4}})
state = game.start(setup, SeededDice(1))
seat = state.to_act[0]
row = observe(game, state, seat)  # bytes: what this seat sees now
legal = mask(game, state, seat)  # bytes: 1 for each legal action, by its id
told = describe(game, setup)
hand = row[told.where("hand")]  # a field, by its name
```

## Two things that are often confused

- An **observation** is what is seen *now*: what lies on the table and in one's own hand. It
  forgets. Two histories that led to the same sight have the same observation. This page describes
  it.
- An **information state** is all that a seat has *ever* seen: its first view, every event that it
  has heard since, and what it has done itself, in order. `rallybox.observing.memory.Memory` keeps
  it: `text` is all of it, and two histories that the seat can tell apart always differ there.
  `tensor()` is the first observation and then the latest {ENTRIES} entries of {WIDTH} numbers
  each: bounded, so in long games it forgets the beginning, too.

Algorithms that need perfect recall (counterfactual regret, for one) need the information state.
Most learners do well with the observation.

## What holds for all games

- Every number is a byte, from `low` to `high` of its field. Fields follow each other without
  gaps, in the order of the tables below; a field with several axes is row-major.
- Seats are counted from the one that looks: 0 is me, 1 the next clockwise, and so on.
- How long a row is depends on the game, the variant and the number of players, and on nothing
  else. What is fixed by the set-up (a track or a dial of one's own) is not in it.
- A row depends on nothing that its seat may not know. The tests draw other worlds that look the
  same to a seat, and demand the same row; answers in secret show to nobody else.
- A row is no picture of everything in the view; what it leaves out follows from the rest, or
  hardly matters now (who played which card of a finished trick, which stage tile it was that
  somebody won). No promise is made that two different views have different rows. That is what
  information states are for.
- Numbers are versioned. `describe(...).version` goes up whenever a number of any row changes, and
  a test notices if it does not (`tests/golden/<game>/rows.txt`). Environments carry it in their
  names. Tensors of information states have `rallybox.observing.memory.tensor_version`, which is
  kept and tested alike; OpenSpiel's long names say both. What is kept is a hash of a whole random
  game of each variant: what did not happen in it may change unnoticed.
- A game from outside may bring a module `observation` with an `OBSERVER`
  (`rallybox.observing.observer.Observer`). Without one its view is flattened, field by field:
  numbers as they are, cut to 0 … 255, texts as 1 + CRC-32 mod 255, lists with their length first.
  `rallybox.observing.conformance.check_observations(GAME)` tells its tests of ranges that are left,
  wrong masks, and secrets that show.
- What a game is worth at its end: `placing` (1 for the first, 0 for the last, ties share), `win`
  (1 for the winner, shared by several) or `score` (the points of the game). Alone, the first two
  are 1 for a success: a patience in which all cards were laid.
"""


def table(told: Description) -> list[str]:
    """The fields of a description."""
    lines = ["| from | field | shape | low | high | meaning |", "|---:|---|---|---:|---:|---|"]
    at = 0
    for field in told.fields:
        shape = " × ".join(map(str, field.shape))
        numbers = f"{at} | `{field.name}` | {shape} | {field.low} | {field.high}"
        lines.append(f"| {numbers} | {field.meaning} |")
        at += field.size
    return lines


def usual(game: Game, variant: str) -> int:
    """The number of players that a table is shown for."""
    allowed = game.variants[variant]
    return game.default_players if game.default_players in allowed else allowed[-1]


def section(game: Game) -> list[str]:
    """A game: how long its rows are, and its fields, once for variants that have the same."""
    lines = [f"## {game.title}", ""]
    version = describe(game, game.setup({})).version
    lines += [f"Version {version}; {game.action_total} actions. Numbers in a row:", ""]
    for variant, numbers in game.variants.items():
        sizes = [
            f"{describe(game, game.setup({'variant': variant, 'players': n})).size} ({n})"
            for n in numbers
        ]
        lines.append(f"- {variant}, by number of players: {', '.join(sizes)}")
    shown: dict[Description, list[str]] = {}
    for variant in game.variants:
        setup = game.setup({"variant": variant, "players": usual(game, variant)})
        shown.setdefault(describe(game, setup), []).append(variant)
    for told, variants in shown.items():
        players = usual(game, variants[0])
        people = "1 player" if players == 1 else f"{players} players"
        lines += ["", f"### {game.title}: {', '.join(variants)}, {people}", "", *table(told)]
    return [*lines, ""]


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *[line for game in OURS for line in section(game)]])


if __name__ == "__main__":
    sys.exit(write_or_check(PAGE, page(), "observations_page.py"))
