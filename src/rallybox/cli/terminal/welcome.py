"""The first page of a terminal table: what this is about, and who is here."""

from __future__ import annotations

from rallybox.cli.speech import say
from rallybox.cli.terminal.ink import mark
from rallybox.cli.terminal.screen import keys
from rallybox.cli.terminal.seats import Seat
from rallybox.cli.terminal.table import TerminalTable
from rallybox.core.words import Words, knows
from rallybox.tables.drivers import character


def welcome(table: TerminalTable) -> None:
    """Greet, say the goal of the game, name everybody, and wait until people are ready."""
    game, screen = table.game, table.screen
    variant = game.variant_name(table.state.setup.variant)
    screen.heading(say("cli-welcome-title", title=game.title, variant=variant))
    goal = f"{game.name}-welcome"
    if knows(goal):
        screen.tell(say(goal))
    screen.tell()
    for number, seat in enumerate(table.seats):
        screen.tell(_introduced(seat, mark(game.name, number)))
    if not table.people:
        return
    screen.tell()
    screen.tell(say("cli-welcome-how"))
    while screen.read("\n" + say("cli-welcome-enter") + " ").casefold() in keys("rules"):
        screen.rules()


def _introduced(seat: Seat, car: str) -> str:
    """Who sits there."""
    if seat.bot is None:
        return say("cli-welcome-person", car=car, name=seat.name)
    if driver := character(seat.bot):
        manner = Words(f"bots-driver-{driver}-manner")
        return say("cli-welcome-driver", car=car, name=seat.name, bot=seat.bot, manner=manner)
    return say("cli-welcome-bot", car=car, name=seat.name, bot=seat.bot)
