"""Learn a game by playing against oneself: PPO with masks, in one file.

    python examples/learn/learn.py GAME

for each game that has its settings in a file GAME.py beside this one.
Thousands of games run side by side in the vector environment (docs/vector.md), and one network
plays all seats of all of them. After so many steps it is made a little likelier to do what went
better than it had expected, and a little less likely to do the rest (Schulman and others, 2017).
No game, bot or human is imitated; the game's own heuristic, the guide, is met only to see how far
it is (`--check`).

It stops after so many decisions or minutes, whichever come first, and learns more slowly towards
the end. If the decisions come first, the same seed makes the same network on the same machine. It
uses a GPU if there is one. What it makes is NAME.npz, which player.py plays without
torch, and NAME.csv, the learning curve. docs/research.md goes through all of it.
"""

from __future__ import annotations

import argparse
import csv
import dataclasses
import itertools
import os
import time
from importlib import import_module
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import torch
from player import Order, arrange, first_things, meant
from torch import nn

from rallybox.games import GAMES, find_game
from rallybox.observing import describe
from rallybox.observing.description import Description
from rallybox.vector import Vector


@dataclasses.dataclass
class Alike:
    """Things of a game that might as well be numbered otherwise: colours, cars, piles.

    Wherever numbers go by them, it is said how many rows of such numbers come before each other:
    1 in a field by colour and value, 4 in one by seat and colour.
    """

    number: int
    fields: dict[str, int]
    actions: list[tuple[int, int, int]]
    """From an id, so many ids, and the same as for a field."""
    values: dict[str, float | list[float]]
    """What puts them in order, the most first: so much for each of their numbers in a field."""


@dataclasses.dataclass
class Settings:
    """How to learn a game."""

    game: str
    setup: dict[str, Any]
    alike: list[Alike]
    reward: str = "placing"
    """What the vector environment says a game was worth; see also `worth`."""
    best: float = 1.0
    """The reward of a full success."""
    pride: float = 0.5
    """How much the success alone counts, beside the reward."""
    decisions: int = 400_000_000
    minutes: float = 20.0
    count: int = 1024
    """Games side by side."""
    processes: int = 1
    """They share the games; it pays where the rules take as long as the network."""
    steps: int = 96
    """Steps between two lessons."""
    stop: str = ""
    """The action that gives a game up. The network does not learn it: it is taken when there is
    nothing else, or after so many decisions:"""
    limit: int = 0
    later: int = 10**9
    """Actions from this id on are taken only where there are no others."""
    width: int = 256
    numbers: str = ""
    """float32 or bfloat16, with which processors that can do it learn twice as fast; float32 where
    they cannot, unless you say otherwise."""
    rate: float = 1e-3
    """Of learning; falls to nothing in the end."""
    epochs: int = 2
    part: int = 2048
    """Decisions in one step of learning."""
    clip: float = 0.2
    trace: float = 0.9
    """How far the end of a game counts, beside what was expected on the way (GAE's lambda)."""
    discount: float = 1.0
    """What a success is still worth that comes one decision later."""
    entropy: float = 0.01
    """How much trying things out is worth; falls to a tenth."""
    seed: int = 1
    check: int = 400
    """Games among guides after each tenth of the decisions; 0: none."""


def settings_of(game: str, **asked: Any) -> Settings:
    """What GAME.py beside this file says, and what was asked for instead."""
    told = {**import_module(game).SETTINGS, **asked}
    alike = [Alike(*each) for each in told.pop("alike")]
    return Settings(game, alike=alike, **told)


NEVER = -60.0
"""The score of an action that is not legal. Much less, and processors take 12 times as long for
the exponential."""


class Network(nn.Module):
    """Two layers that all share; then what to do, and what to expect of it."""

    def __init__(self, scale: np.ndarray, width: int, actions: int, numbers: str) -> None:
        super().__init__()
        self.brief = numbers == "bfloat16"
        self.scale = nn.Buffer(torch.as_tensor(scale))
        self.first = nn.Linear(len(scale), width)
        self.second = nn.Linear(width, width)
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.value.weight)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of how likely each action is, and the expected worth of the game."""
        seen = rows.float() * self.scale
        with torch.autocast(seen.device.type, torch.bfloat16, enabled=self.brief):
            seen = torch.relu(self.second(torch.relu(self.first(seen))))
            scores, value = self.policy(seen).float(), self.value(seen).float()
        return torch.log_softmax(scores.masked_fill(~masks, NEVER), 1), value.squeeze(1)


def numbers_for(device: torch.device) -> str:
    """What to multiply with on this machine."""
    # Older releases cannot tell what the processor is able to; single precision always goes.
    told: dict[str, bool] = getattr(torch.cpu, "get_capabilities", dict)()
    able = device.type == "cpu" and told.get("avx512_bf16", False)
    return "bfloat16" if able else "float32"


class Table:
    """The games, and what is remembered of the steps since the last lesson."""

    def __init__(self, settings: Settings, ids: np.ndarray, orders: list[Order]) -> None:
        self.settings = settings
        self.ids = ids
        """The actions that occur; the network knows no others."""
        self.later = int(np.searchsorted(ids, settings.later))
        self.orders = orders
        self.stop = stop_of(settings)
        self.games = games = begin(
            settings, settings.count, settings.seed, processes=settings.processes
        )
        shape = (settings.steps, settings.count)
        self.rows = np.zeros((*shape, games.description.size), np.uint8)
        self.masks = np.zeros((*shape, len(ids)), np.bool_)
        self.actions = np.zeros(shape, np.int64)
        self.likely = np.zeros(shape, np.float32)
        self.values = np.zeros(shape, np.float32)
        self.seats = np.zeros(shape, np.uint8)
        self.choices = np.zeros(shape, np.bool_)
        self.done = np.zeros(shape, np.bool_)
        self.worths = np.zeros((*shape, games.players), np.float32)
        self.ages = np.zeros(settings.count, np.int64)

    def look(self, games: Vector) -> tuple[np.ndarray, np.ndarray, list[np.ndarray]]:
        """What the network is shown of these games, and in which order."""
        masks = first_things(games.masks[:, self.ids], self.later)
        return arrange(self.orders, games.observations, masks)

    def worth(self) -> float:
        """What the games were worth that have ended since the last lesson, on average."""
        ended = self.worths[self.done]
        return float(ended.mean()) if len(ended) else 0.0

    @torch.inference_mode()
    def play(self, network: Network, device: torch.device) -> None:
        """So many steps in all games."""
        games = self.games
        for t in range(self.settings.steps):
            rows, masks, found = self.look(games)
            self.rows[t], self.masks[t], self.seats[t] = rows, masks, games.seats
            late = self.ages >= (self.settings.limit or 10**9)
            self.choices[t] = (masks.sum(1) > 1) & ~late
            actions = masks.argmax(1)  # what has no choice needs no network
            (asked,) = np.nonzero(self.choices[t])
            likely, values = network(
                torch.from_numpy(rows[asked]).to(device), torch.from_numpy(masks[asked]).to(device)
            )
            chosen = drawn(likely)
            actions[asked] = chosen.cpu().numpy()
            self.actions[t] = actions
            self.likely[t, asked] = likely.gather(1, chosen[:, None])[:, 0].cpu().numpy()
            self.values[t, asked] = values.cpu().numpy()
            ordered = self.ids[meant(self.orders, found, actions)]
            games.step(np.where(late | ~masks.any(1), self.stop, ordered))
            self.done[t] = games.done
            self.worths[t] = worth(games.rewards, self.settings)
            self.ages = np.where(games.done, 0, self.ages + 1)

    def judged(self) -> tuple[np.ndarray, np.ndarray]:
        """How much better every decision went than expected (GAE), and for which that is known.

        Looks at the steps from the last to the first. What follows a decision is the next one of
        the same seat in the same game, or the end.
        """
        settings = self.settings
        better = np.zeros(self.values.shape, np.float32)
        known = np.zeros(self.values.shape, np.bool_)
        next_value = np.zeros((settings.count, self.games.players), np.float32)
        next_better = np.zeros_like(next_value)
        follows = np.zeros(next_value.shape, np.bool_)
        for t in reversed(range(settings.steps)):
            over = self.done[t]
            next_value[over] = self.worths[t][over]
            next_better[over] = 0.0
            follows[over] = True
            (at,) = np.nonzero(self.choices[t])
            seat = self.seats[t][at]
            known[t, at] = follows[at, seat]
            then = next_value[at, seat] + settings.trace * next_better[at, seat]
            better[t, at] = (settings.discount * then - self.values[t][at]) * known[t, at]
            next_value[at, seat] = self.values[t][at]
            next_better[at, seat] = better[t, at]
            follows[at, seat] = True
        return better, known


def drawn(likely: torch.Tensor) -> torch.Tensor:
    """An action from each row, by chance."""
    sums = likely.exp().cumsum(1)
    goal = (1.0 - torch.rand(len(likely), 1, device=likely.device)) * sums[:, -1:]
    return (sums < goal).sum(1)


def begin(settings: Settings, count: int, seed: int, **more: Any) -> Vector:
    """Many games."""
    return Vector(settings.game, settings.setup, count, seed, **{"reward": settings.reward, **more})


def worth(rewards: np.ndarray, settings: Settings) -> np.ndarray:
    """What games were worth, from 0 to 1: their rewards, and more for a full success."""
    share = rewards / settings.best
    return (1.0 - settings.pride) * share + settings.pride * (share >= 1.0)


def stop_of(settings: Settings) -> int:
    """The id of the action that gives a game up; −1 if there is none."""
    return find_game(settings.game).parse(settings.stop).id if settings.stop else -1


def occurring(settings: Settings, steps: int = 400) -> np.ndarray:
    """The actions that occur in this set-up: all that were legal in many random games."""
    games = begin(settings, 512, settings.seed)
    found = np.zeros(games.action_total, np.bool_)
    for _ in range(steps):
        found |= games.masks.any(0)
        games.step(games.sample())
    if settings.stop:
        found[stop_of(settings)] = False
    return np.flatnonzero(found)


def order_of(alike: Alike, told: Description, ids: np.ndarray) -> Order:
    """How to put such things in order, for rows that are described so and these actions."""
    number = alike.number
    values = np.zeros((told.size, number), np.float32)
    for name, value in alike.values.items():
        field = np.arange(told.size)[told.where(name)].reshape(number, -1)
        for thing in range(number):
            values[field[thing], thing] = value
    codes = np.zeros(number**number, np.intp)
    columns: list[np.ndarray] = []
    actions: list[np.ndarray] = []
    for order in itertools.permutations(range(number)):
        codes[np.array(order) @ number ** np.arange(number)] = len(columns)
        column = np.arange(told.size)
        for name, before in alike.fields.items():
            part = column[told.where(name)].reshape(before, number, -1)
            column[told.where(name)] = part[:, order].ravel()
        action = np.arange(ids.max() + 1)
        for first, size, before in alike.actions:
            part = action[first : first + size].reshape(before, number, -1)
            action[first : first + size] = part[:, order].ravel()
        columns.append(column)
        actions.append(np.searchsorted(ids, action[ids]))
        assert (ids[actions[-1]] == action[ids]).all(), "an action that never occurred"
    return Order(values, codes, np.array(columns), np.array(actions))


def improve(
    network: Network, optimizer: torch.optim.Optimizer, table: Table, left: float
) -> tuple[float, float]:
    """One lesson: learn from all steps; `left` is how much of all lessons is still to come."""
    settings, device = table.settings, network.scale.device
    better, known = table.judged()

    def ready(array: np.ndarray) -> torch.Tensor:
        return torch.from_numpy(array[known]).to(device)

    rows, masks, actions = ready(table.rows), ready(table.masks), ready(table.actions)
    before, gain = ready(table.likely), ready(better)
    target = ready(better + table.values)
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    for group in optimizer.param_groups:
        group["lr"] = settings.rate * left
    curiosity = settings.entropy * (0.1 + 0.9 * left)
    told = (0.0, 0.0)
    for _ in range(settings.epochs):
        for part in torch.randperm(len(rows), device=device).split(settings.part):
            likely, values = network(rows[part], masks[part])
            ratio = (likely.gather(1, actions[part, None])[:, 0] - before[part]).exp()
            near = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            policy = -torch.minimum(ratio * gain[part], near * gain[part]).mean()
            error = (values - target[part]).square().mean()
            spread = -(likely.exp() * likely).sum(1).mean()
            optimizer.zero_grad()
            (policy + error - curiosity * spread).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()
            told = (error.item(), spread.item())
    return told


@torch.inference_mode()
def check(network: Network, table: Table, games: int) -> tuple[float, float]:
    """Wins as a multiple of the fair share among guides (alone: the share of successes), and
    the half of its 95% interval. Always does what it thinks best."""
    settings, device, players = table.settings, network.scale.device, table.games.players
    wins: list[float] = []
    for seat in range(players):
        bots = {other: "guide" for other in range(players) if other != seat}
        number = games // players
        other = begin(settings, number, 10**9 + seat, bots=bots, reward="win")
        first = np.full(number, -1.0)
        for _ in range(settings.limit or 10_000):
            rows, masks, found = table.look(other)
            likely, _ = network(
                torch.from_numpy(rows).to(device), torch.from_numpy(masks).to(device)
            )
            best = meant(table.orders, found, likely.argmax(1).cpu().numpy())
            other.step(np.where(masks.any(1), table.ids[best], table.stop))
            now = other.done & (first < 0)
            first[now] = other.rewards[now, seat]
            if (first >= 0).all():
                break
        wins += np.maximum(first, 0.0).tolist()
    return players * float(np.mean(wins)), players * 1.96 * float(np.std(wins)) / sqrt(len(wins))


def save(network: Network, table: Table, path: Path) -> None:
    """The weights, and for what they are, without torch."""
    arrays = {name: tensor.cpu().numpy() for name, tensor in network.state_dict().items()}
    kept = {n: a.astype(np.float16) for n, a in arrays.items() if not n.startswith("value.")}
    for number, order in enumerate(table.orders):
        for part in Order.PARTS:
            array = getattr(order, part)
            kept[f"order{number}.{part}"] = array.astype("f4" if part == "values" else "i2")
    told = table.games.description
    kept |= {
        "scale": arrays["scale"],
        "actions": table.ids.astype(np.int32),
        "limit": np.array(table.settings.limit),
        "later": np.array(table.later),
        "game": np.array(told.game),
        "setup": np.array(repr(table.settings.setup)),
        "version": np.array(told.version),
    }
    np.savez_compressed(path, **kept)


class Clock:
    """Seconds, and seconds of all processors, without those that checks took."""

    def __init__(self) -> None:
        self._began = self._now()

    def _now(self) -> np.ndarray:
        used = os.times()  # of processes only those that have ended
        return np.array([time.monotonic(), sum(used[:4])])

    def read(self) -> np.ndarray:
        """Both, until now."""
        spent: np.ndarray = self._now() - self._began
        return spent

    def set_back(self, read: np.ndarray) -> None:
        """Forget what has been since it was read."""
        self._began += self.read() - read


def learn(settings: Settings, name: str, device: torch.device) -> None:
    """Play and learn by turns until the decisions or minutes are used up."""
    torch.manual_seed(settings.seed)
    ids = occurring(settings)
    told = describe(find_game(settings.game), find_game(settings.game).setup(settings.setup))
    table = Table(settings, ids, [order_of(alike, told, ids) for alike in settings.alike])
    scale = 1.0 / np.maximum(np.frombuffer(told.highs(), np.uint8), 1)
    numbers = settings.numbers or numbers_for(device)
    network = Network(scale.astype(np.float32), settings.width, len(ids), numbers).to(device)
    optimizer = torch.optim.Adam(network.parameters(), eps=1e-5)
    threads = torch.get_num_threads()
    print(f"{len(scale)} numbers, {len(ids)} actions, {numbers}, {device}, {threads} threads")
    made, checked, lesson = 0, 0, settings.count * settings.steps
    clock = Clock()
    with open(f"{name}.csv", "w", newline="") as file:
        curve = csv.writer(file, lineterminator="\n")
        curve.writerow(
            ["decisions", "seconds", "processor", "share", "interval", "error", "spread", "worth"]
        )
        while made < settings.decisions and clock.read()[0] < 60 * settings.minutes:
            table.play(network, device)
            # In the middle of this lesson: at the very first one, too, the clock says nothing then.
            played = (made + lesson / 2) / settings.decisions
            spent = max(played, clock.read()[0] / (60 * settings.minutes))
            notes = improve(network, optimizer, table, max(0.0, 1 - spent))
            made += lesson
            tenth = int(10 * spent)
            if settings.check and tenth > checked:
                checked = tenth
                now = clock.read()
                share, interval = check(network, table, settings.check)
                figures = [*now, share, interval, *notes, table.worth()]
                line = [made, *(round(figure, 3) for figure in figures)]
                curve.writerow(line)
                file.flush()
                print(*line, flush=True)
                save(network, table, Path(f"{name}.npz"))
                clock.set_back(now)
    table.games.close()
    save(network, table, Path(f"{name}.npz"))
    print("{} decisions, {:.0f} s, {:.0f} s of processor".format(made, *clock.read()))


def main() -> None:
    """Read what was asked for, and learn."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    known = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if path.stem in GAMES)
    parser.add_argument("game", choices=known)
    parser.add_argument("--name", help="of the files; the game's unless you say otherwise")
    parser.add_argument("--device", help="cpu or cuda; the best there is unless you say otherwise")
    parser.add_argument("--threads", type=int, default=2)
    for field in dataclasses.fields(Settings)[3:]:
        parser.add_argument(f"--{field.name}", type=type(field.default))
    asked = vars(parser.parse_args())
    torch.set_num_threads(asked["threads"])
    torch.set_flush_denormal(True)
    named = {field.name for field in dataclasses.fields(Settings)[3:]}
    chosen = {name: value for name, value in asked.items() if name in named and value is not None}
    settings = settings_of(asked["game"], **chosen)
    best = "cuda" if torch.cuda.is_available() else "cpu"
    learn(settings, asked["name"] or asked["game"], torch.device(asked["device"] or best))


if __name__ == "__main__":
    main()
