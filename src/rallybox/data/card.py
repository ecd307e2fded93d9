"""The data card: a page beside the data that says what is in it. `card.md` has its words."""

from __future__ import annotations

import shlex
from collections.abc import Collection, Iterable
from importlib.resources import files
from string import Template

from rallybox.arena.again import setup_words, time_words
from rallybox.arena.simulate import Find
from rallybox.data.columns import COLUMNS
from rallybox.data.folder import Part, suffix_of
from rallybox.data.head import FORMAT, Head
from rallybox.games import find_game

PART = 500
"""Games in a file, if nobody says."""


def command(head: Head, find: Find = find_game) -> str:
    """The command that writes the dataset again, or goes on with it."""
    plan = head.plan
    words = ["rallybox", "simulate", plan.game, "--bots", ",".join(plan.bots)]
    words += ["--games", str(plan.games), "--seed", plan.seed]
    words += setup_words(find(plan.game), plan.setup)
    words += ["--rotate"] if plan.rotate else []
    words += time_words(plan.bot_seconds)
    words += ["--part", str(head.part)] if head.part != PART else []
    return shlex.join([*words, f"--{head.form}", "FOLDER"])


def _lines(rows: Iterable[Iterable[object]]) -> str:
    """The lines of a table, as Markdown writes it."""
    return "\n".join(f"| {' | '.join(map(str, row))} |" for row in rows)


def columns(name: str) -> str:
    """The columns of a table, a line for each."""
    return _lines((f"`{column}`", kind, meaning) for column, kind, meaning in COLUMNS[name])


def _fields(head: Head) -> str:
    at, rows = 0, []
    for field in head.description.fields:
        places = f"{at}–{at + field.size - 1}" if field.size > 1 else str(at)
        shape = " × ".join(map(str, field.shape))
        rows.append((f"`{field.name}`", places, shape, f"{field.low}–{field.high}", field.meaning))
        at += field.size
    return _lines(rows)


def card(head: Head, parts: Collection[Part], find: Find = find_game) -> str:
    """The card of a dataset, with what is finished of it."""
    plan, text = head.plan, files(__package__).joinpath("card.md").read_text(encoding="utf-8")
    done = sum(part.games for part in parts)
    decisions = sum(part.decisions for part in parts)
    size = sum(sum(part.bytes.values()) for part in parts)
    return Template(text).substitute(
        title=find(plan.game).title,
        games=f"{plan.games:,}",
        variant=plan.setup["variant"],
        players=plan.setup["players"],
        command=command(head, find),
        suffix=suffix_of(head.form),
        part=f"{head.part:,}",
        done=f"{done:,}",
        decisions=f"{decisions:,}",
        bytes=f"{size:,}",
        each=f"{size / decisions:.1f}" if decisions else "0",
        bots=", ".join(dict.fromkeys(plan.bots)),
        rallybox=head.rallybox,
        rules=head.rules,
        observation=head.observation.version,
        format=FORMAT,
        decision_columns=columns("decisions"),
        result_columns=columns("results"),
        size=head.observation.size,
        last_action=head.actions - 1,
        fields=_fields(head),
    )
