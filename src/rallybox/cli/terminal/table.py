"""A table at a terminal: who decides when, and who may see what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from rallybox.arena.match import Player, bot_dice, closing_all
from rallybox.bots import SECONDS, make_bot
from rallybox.bots.faults import Fault
from rallybox.cli.speech import say
from rallybox.cli.terminal.decision import decide
from rallybox.cli.terminal.screen import Screen
from rallybox.cli.terminal.seats import Seat
from rallybox.core.actions import Action
from rallybox.core.fair import Fairness
from rallybox.core.game import Game
from rallybox.core.origin import Origin
from rallybox.core.record import Record, Recorder
from rallybox.core.view import View
from rallybox.core.words import Words
from rallybox.tables.drivers import character
from rallybox.tables.quips import quip


class News(NamedTuple):
    """A sentence, for everybody or for one seat."""

    to: int | None
    text: str
    about: tuple[int, int] | None = None
    """The action and the seat that it tells of, if it tells of one."""


def paragraphs(news: Iterable[News]) -> Iterator[str]:
    """What one action did to one seat in a paragraph: a round of four cars fits on a screen."""
    for about, part in groupby(news, lambda item: item.about):
        texts = [item.text for item in part]
        if about is None:
            yield from texts
        else:
            yield " ".join(texts)


class TerminalTable:
    """One game of people and bots on one screen.

    With several people the screen is cleared before it goes from one to another, and nobody's
    pace tells anything: even a decision without a choice is made by its owner behind the curtain.
    A lone person is spared those.
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object],
        seats: Sequence[Seat],
        secret: bytes,
        screen: Screen,
        bot_seconds: float = SECONDS,
        origin: Origin | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.screen = screen
        self.people = [number for number, seat in enumerate(seats) if seat.bot is None]
        self._recorder = Recorder(game, options, Fairness.of(secret), origin)
        self.state = self._recorder.state
        self._bots = {
            number: Player(
                make_bot(seat.bot, game, in_time=True, seconds=bot_seconds),
                bot_dice(secret, number),
            )
            for number, seat in enumerate(seats)
            if seat.bot is not None
        }
        self._drivers = {
            number: driver
            for number, seat in enumerate(seats)
            if (driver := character(seat.bot or ""))
        }
        self._actions = 0
        self._seen: View | None = None
        """What everybody saw when somebody might last have said something."""
        self._steps = 0
        self._log: list[News] = []
        self._told: dict[int | None, int] = {}
        self._owner: int | None = None
        """Whose secrets may be on the screen."""

    @property
    def names(self) -> dict[int, str]:
        """Each seat's name."""
        return {number: seat.name for number, seat in enumerate(self.seats)}

    @property
    def faults(self) -> list[Fault]:
        """What went wrong with bots that are programs of somebody else's."""
        return [fault for player in self._bots.values() for fault in player.bot.faults]

    # -- the game ----------------------------------------------------------------------------

    def play(self) -> Record:
        """Play to the end; `Left` comes out if somebody leaves."""
        with closing_all(self._bots, self.state):
            self._hear()
            while to_act := self.state.to_act:
                bots = [seat for seat in to_act if seat in self._bots]
                self._turn((bots or to_act)[0])
        self._last_news()
        return self._recorder.record(tuple(seat.name for seat in self.seats))

    def _turn(self, seat: int) -> None:
        if seat in self._bots:
            action = self._bots[seat].decide(self.state, seat)
        elif self._is_forced(seat):
            action = self.state.actions(seat)[0]
            self._note_forced(seat, action)
        else:
            self._hand_over(seat)
            self.screen.heading(self.seats[seat].name)
            self._tell_news(seat)
            action = decide(self.screen, self.game, self.state, self.names, seat)
        self._actions += 1
        for event in self._recorder.play(seat, action):
            of = event.to if event.to is not None else getattr(event, "seat", None)
            about = None if of is None else (self._actions, of)
            told = event.words(self.game.name).named(self.names).say()
            self._log.append(News(event.to, told, about))
        self._hear()

    def _hear(self) -> None:
        """What a driver with a character says to what everybody has just seen, if anything."""
        if not self._drivers or (now := self.state.view(None)) == self._seen:
            return
        self._steps += 1
        table = self._recorder.fairness.commitment
        found = quip(self.game, table, self._steps, self._seen, now, self._drivers)
        self._seen = now
        if found is not None:
            words = Words("bots-quip", {"name": self.names[found.seat], "words": found.words})
            self._log.append(News(None, words.say()))

    # -- secrecy -----------------------------------------------------------------------------

    @property
    def _alone(self) -> bool:
        """With one person at the table there is nobody to hide anything from."""
        return len(self.people) == 1

    def _is_forced(self, seat: int) -> bool:
        """Can the table decide for a person without giving anything away?"""
        # That somebody had no choice is a secret; others would learn it from not being asked to
        # pass the device.
        return self._alone and len(self.state.actions(seat)) == 1

    def _note_forced(self, seat: int, action: Action) -> None:
        """Keep a line for its owner; the others learn what the events tell them."""
        words = self.game.explain(self.state.view(seat), action)
        effect = words.named(self.names).say().rstrip(".")
        self._log.append(News(seat, say("cli-forced", action=action.text, effect=effect)))

    def _hand_over(self, seat: int) -> None:
        """Give the device to a person whom the screen does not belong to yet."""
        if self._alone or self._owner == seat:
            return
        name = self.seats[seat].name
        self.screen.clear()
        self.screen.tell(say("cli-curtain", name=name), "bold")
        self.screen.read(say("cli-curtain-enter", name=name) + " ")
        self.screen.clear()
        self._owner = seat

    # -- news --------------------------------------------------------------------------------

    def _tell_news(self, seat: int | None) -> None:
        """What the seat may hear of all that happened since it was last told."""
        first = self._told.get(seat, 0)
        self._told[seat] = len(self._log)
        heard = (news for news in self._log[first:] if news.to in (None, seat))
        self.screen.news(paragraphs(heard))

    def _last_news(self) -> None:
        """How it ended: for a lone person, or for everybody around the screen."""
        viewer = self.people[0] if self._alone else None
        if len(self.people) > 1:
            self.screen.clear()
            self._told[None] = max(self._told.values(), default=0)
        self.screen.heading(self.game.title)
        self._tell_news(viewer)
        self.screen.drawing(self.game.draw(self.state.view(viewer)))
