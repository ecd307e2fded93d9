"""How a game ended, for people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from rallybox.bots.faults import Fault
from rallybox.cli.speech import Paper, say
from rallybox.core.game import Game
from rallybox.core.outcome import Outcome
from rallybox.core.words import knows, number


def print_faults(faults: Iterable[Fault]) -> None:
    """What went wrong with bots that are programs of somebody else's."""
    paper = Paper(errors=True)
    for fault in faults:
        paper.tell(fault.words.say())
        if fault.stderr:
            paper.tell(say("cli-fault-said", said=fault.stderr[-400:]))


def print_result(game: Game, outcome: Outcome, names: Sequence[str], paper: Paper) -> None:
    """Why it ended, and everybody's place and score, the winner first."""
    paper.tell()
    reason = f"{game.name}-end-{outcome.reason}"
    if knows(reason):
        paper.tell(say(reason), style="bold")
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(say("cli-result-place"), justify="right")
    table.add_column(say("cli-result-name"))
    table.add_column(say("cli-result-score"), justify="right")
    for seat in sorted(range(len(names)), key=lambda s: outcome.places[s]):
        place, score = str(outcome.places[seat]), number(outcome.scores[seat])
        style = "bold" if outcome.places[seat] == 1 else ""
        table.add_row(place, Text(names[seat]), score, style=style)
    paper.print(table)
    winners = tuple(names[seat] for seat in outcome.winners)
    message = "cli-result-winner" if len(winners) == 1 else "cli-result-winners"
    paper.tell(say(message, winners=winners), style="bold")
