"""Plays what learn.py has learnt, with NumPy alone: the network goes into the arena by its name.

    rallybox arena GAME --bots py:examples/learn/player.py:NAME --among guide

The last part of the name is that of the file with the weights, without `.npz`: in the folder you
are in, or else beside this file.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from rallybox.games import find_game
from rallybox.observing import describe

LAYERS = ("first", "second", "policy")
NEEDED = (
    *(f"{layer}.{part}" for layer in LAYERS for part in ("weight", "bias")),
    *("scale", "actions", "limit", "later", "game", "setup", "version"),
)


class Order:
    """Puts things that are alike (colours, cars, piles) in an order of their own for each row, so
    that what holds for one of them need not be learnt for the others."""

    PARTS = ("values", "codes", "columns", "actions")

    def __init__(self, values: Any, codes: Any, columns: Any, actions: Any) -> None:
        self.values = np.asarray(values, np.float32)
        """By number of the row and thing: what counts for its place, the most first."""
        self.codes = np.asarray(codes, np.intp)
        """Which order it is, by the places read as the digits of a number."""
        self.columns = np.asarray(columns, np.intp)
        """By order: where the numbers of a row come from."""
        self.actions = np.asarray(actions, np.intp)
        """By order: what the actions are called otherwise."""
        things = self.values.shape[1]
        self.digits = things ** np.arange(things)

    def arrange(self, rows: Any, masks: Any) -> tuple[Any, Any, Any]:
        """Rows and masks in that order, and which one it is for each."""
        places = np.argsort(-(rows @ self.values), axis=1, kind="stable")
        chosen = self.codes[places @ self.digits]
        new_rows, new_masks = np.empty_like(rows), np.empty_like(masks)
        for each in np.unique(chosen):
            (at,) = np.nonzero(chosen == each)
            new_rows[at] = rows[at][:, self.columns[each]]
            new_masks[at] = masks[at][:, self.actions[each]]
        return new_rows, new_masks, chosen


def arrange(orders: list[Order], rows: Any, masks: Any) -> tuple[Any, Any, list[Any]]:
    """The same with one order after the other."""
    found = []
    for order in orders:
        rows, masks, chosen = order.arrange(rows, masks)
        found.append(chosen)
    return rows, masks, found


def meant(orders: list[Order], found: list[Any], actions: Any) -> Any:
    """What actions are called in the rows as they were."""
    for order, chosen in zip(reversed(orders), reversed(found), strict=True):
        actions = order.actions[chosen, actions]
    return actions


def first_things(masks: Any, later: int) -> Any:
    """Without the actions from that place on, where there are others."""
    soon = masks.copy()
    soon[:, later:] = False
    return np.where(soon.any(1)[:, None], soon, masks)


class Weights:
    """A file of learn.py."""

    def __init__(self, path: Path) -> None:
        with np.load(path, allow_pickle=False) as file:
            missing = [name for name in NEEDED if name not in file]
            if missing:
                raise ValueError(f"{path.name} is no network of learn.py: no {missing[0]} in it")
            found = {name: file[name] for name in file.files}
        self.layers = [
            (found[f"{layer}.weight"].astype(np.float32).T, found[f"{layer}.bias"].astype("f4"))
            for layer in LAYERS
        ]
        self.scale = found["scale"]
        self.actions = found["actions"]
        """The ids of the actions that the network knows."""
        self.limit = int(found["limit"])
        """After so many decisions a game is given up; 0: never."""
        self.later = int(found["later"])
        """The place of the first action that is taken only where there are no others."""
        self.told = f"{path.name} knows {found['game']} {found['setup']}"
        game = find_game(str(found["game"]))
        learnt, now = int(found["version"]), describe(game, game.setup({})).version
        if learnt != now:
            raise ValueError(
                f"{self.told}, version {learnt} of its observation; that has version {now} here, "
                "so the network would take other numbers for those it has learnt from: learn anew"
            )
        self.orders: list[Order] = []
        while f"order{len(self.orders)}.codes" in found:
            name = f"order{len(self.orders)}"
            self.orders.append(Order(*(found[f"{name}.{part}"] for part in Order.PARTS)))

    def scores(self, rows: Any) -> Any:
        """What the network thinks of each action."""
        seen = rows * self.scale
        for weight, bias in self.layers[:-1]:
            seen = np.maximum(seen @ weight + bias, 0.0)
        weight, bias = self.layers[-1]
        return seen @ weight + bias


@lru_cache(maxsize=64)
def read(path: Path) -> Weights:
    """The weights in a file, read once."""
    return Weights(path)


class Player:
    """One seat in one game. Does what the network thinks best; but where it has stood before, not
    what it has tried there, so that it drives in no circles."""

    path = Path()

    def __init__(self) -> None:
        self.weights = read(self.path)
        self.tried: dict[bytes, list[int]] = {}
        self.decisions = 0

    def __call__(self, observation: Any, mask: Any) -> int:
        """The id of an action."""
        known, row = self.weights, np.asarray(observation)
        if row.size != known.scale.size:
            size = known.scale.size
            raise ValueError(f"{known.told}: rows of {size} numbers, not of {row.size}")
        self.decisions += 1
        legal = np.asarray(mask, np.bool_)[known.actions]
        before = self.tried.setdefault(row.tobytes(), [])
        legal[before] = False
        if not legal.any() or (known.limit and self.decisions > known.limit):
            return int(np.flatnonzero(mask)[-1])
        wanted = first_things(legal[None], known.later)
        rows, masks, found = arrange(known.orders, row[None], wanted)
        best = np.where(masks, known.scores(rows), -np.inf).argmax(1)
        chosen = int(meant(known.orders, found, best)[0])
        before.append(chosen)
        return int(known.actions[chosen])


def __getattr__(name: str) -> type[Player]:
    """The player with the weights of this name."""
    if name.startswith("_"):
        raise AttributeError(name)
    for folder in (Path(), Path(__file__).parent):
        path = folder / f"{name}.npz"
        if path.exists():
            read(path)
            return type(name, (Player,), {"path": path})
    raise FileNotFoundError(f"neither here nor beside {Path(__file__).name} is a file {name}.npz")
