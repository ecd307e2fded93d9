"""One decision of one person: show, ask, and understand what is typed."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import token_hex

from rallybox.bots import advise
from rallybox.cli.speech import say
from rallybox.cli.terminal.ink import mark, notation, spelled
from rallybox.cli.terminal.menu import Menu
from rallybox.cli.terminal.screen import Left, Screen, keys
from rallybox.core.actions import Action
from rallybox.core.dice import SeededDice
from rallybox.core.errors import Malformed, RallyboxError
from rallybox.core.game import Game
from rallybox.core.state import State


class Quit(Left):
    """Somebody wants to leave, and is sure."""


class Decision:
    """What a person is being asked."""

    def __init__(
        self, screen: Screen, game: Game, state: State, names: Mapping[int, str], seat: int
    ) -> None:
        self.screen = screen
        self.game = game
        self.names = names
        self.seat = seat
        self.view = state.view(seat)
        self._state = state
        actions = state.actions(seat)
        page = screen.page([self.explain(a) for a in actions])
        self.menu = Menu(actions, page, lambda text: spelled(text, game.name))

    def explain(self, action: Action) -> str:
        """What an action would do."""
        return self.game.explain(self.view, action).named(self.names).say()

    def show(self) -> None:
        """Everything: who is who, the table, the question, the choices."""
        names = (f"{mark(self.game.name, s)} {name}" for s, name in self.names.items())
        self.screen.tell("\n" + " · ".join(names), "dim")
        question = self.game.ask(self.view)
        asked = question.say()
        # Drawings may end with the question; here it stands right above the choices.
        self.screen.drawing(self.game.draw(self.view).rstrip().removesuffix(asked).rstrip())
        name = self.names[self.seat]
        self.screen.tell(say("cli-ask", name=name, asked=question.named(self.names)), "bold")
        self.show_menu()

    def show_menu(self) -> None:
        """The choices alone."""
        self.screen.menu(self.menu, self.explain)
        if len(self.menu.actions) == 1:
            self.screen.tell(say("cli-menu-enter"), "dim")

    def understand(self, typed: str) -> Action | None:
        """The action that was meant; or do what was asked instead, and None."""
        if not typed and len(self.menu.actions) == 1:
            return self.menu.actions[0]
        if not typed:
            self.menu.reset()
            self.show()
            return None
        action = self.menu.pick(typed)
        if action is None:
            self._obey(typed)
        return action

    def _obey(self, typed: str) -> None:
        word = typed.casefold()
        first, _, rest = word.partition(" ")
        if word in keys("help"):
            self.screen.tell(say("cli-table-help"))
        elif word in keys("rules"):
            self.screen.rules()
        elif word in keys("more"):
            self.menu.more()
            self.show_menu()
        elif word in keys("tip"):
            self._hint()
        elif word in keys("quit"):
            if self.screen.confirm(say("cli-quit-sure")):
                raise Quit
        elif rest and first in keys("why"):
            self._why(typed.partition(" ")[2].strip())
        elif typed.isdigit():
            self.screen.tell(say("cli-no-such-number", typed=typed, last=len(self.menu.actions)))
        elif not self._means_something(typed) and self.menu.narrow(typed):
            self.show_menu()
        else:
            self._why(typed)

    def _hint(self) -> None:
        """What a strong bot would do, from nothing but this person's view."""
        if len(self.menu.actions) == 1:
            self.screen.tell(say("cli-tip-forced"))
            return
        self.screen.tell(say("cli-tip-thinking"), "dim")
        found = advise(self.game, self.view, self.menu.actions, SeededDice(token_hex(16)))
        for advice in found:
            choice = self.menu.actions.index(advice.action) + 1
            text, finish, verdict = advice.action.text, advice.finish, advice.verdict
            line = say("cli-tip", number=choice, action=text, finish=finish, verdict=verdict)
            self.screen.tell(line, "bold")
            self.screen.news(words.named(self.names).say() for words in advice.reasons)

    def _means_something(self, typed: str) -> bool:
        try:
            self.game.parse(notation(typed, self.game.name))
        except Malformed:
            return False
        return True

    def _why(self, typed: str) -> None:
        """Say what stands against a notation."""
        reason: RallyboxError | None
        try:
            action = self.menu.pick(typed) or self.game.parse(notation(typed, self.game.name))
            reason = self._state.why_not(self.seat, action)
        except Malformed as error:
            reason = error
        against = reason.words.named(self.names).say() if reason else None
        self.screen.tell(against or say("cli-why-not-at-all", action=typed))
        self.screen.tell(say("cli-hint"), "dim")


def decide(screen: Screen, game: Game, state: State, names: Mapping[int, str], seat: int) -> Action:
    """Ask a person until there is a decision."""
    decision = Decision(screen, game, state, names, seat)
    decision.show()
    while True:
        action = decision.understand(screen.read())
        if action is not None:
            return action
