"""Bots at a table: what they are asked, what they answer, and how they are kept between answers.

A question has what the bot's seat may know and nothing else: the view as JSON, and the ids of the
legal actions. So it can be answered anywhere; `Thinkers` is what a host offers for that.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Mapping, Sequence
from secrets import token_hex
from typing import NamedTuple, Protocol
from zlib import crc32

from rallybox.bots import Bot, advise, make_bot
from rallybox.bots.drivers import QuickBot
from rallybox.bots.scale import is_driver
from rallybox.bots.search import SearchBot
from rallybox.core.dice import SeededDice
from rallybox.core.words import Words
from rallybox.games import find_game

MOST_BOTS = 256
"""So many are kept in a process; of one that was let go, the next starts afresh."""


class Question(NamedTuple):
    """A decision that a bot has to make."""

    table: str
    seat: int
    level: str
    branch: int
    """Where something was taken back last: what a bot remembers from before is not true now."""
    game: str
    view: bytes
    actions: tuple[int, ...]


class Wait(NamedTuple):
    """Who waits for an answer: where many do, thinkers are fair to them."""

    askers: tuple[tuple[str, str], ...] = (("", ""),)
    """Networks and persons, as far as they are known; it is for all of these at once."""
    watched: bool = True
    """Does somebody look on, or are bots among themselves?"""


SOMEBODY = Wait()


class Tip(NamedTuple):
    """What a strong bot thinks of an action; see `rallybox.bots.Advice`."""

    action: int
    place: float
    finish: Words
    verdict: Words
    reasons: tuple[Words, ...]


class Thinkers(Protocol):
    """Where bots think. Unavailable if nobody can at the moment."""

    def decide(self, question: Question, wait: Wait = SOMEBODY) -> Awaitable[int]:
        """The id of the action that a bot chooses."""

    def advise(
        self, game: str, view: bytes, actions: Sequence[int], wait: Wait = SOMEBODY
    ) -> Awaitable[list[Tip]]:
        """What a strong bot would do, best first."""

    def forget(self, table: str, views: Mapping[int, bytes]) -> None:
        """A game is over, and this is how it looks from each seat; or it was left (no views)."""


def advise_here(
    game_name: str, view: bytes, ids: Sequence[int], seed: str, seconds: float = 1.0
) -> list[Tip]:
    """What a strong bot would do, and why."""
    game = find_game(game_name)
    actions = [game.action(number) for number in ids]
    found = advise(game, game.read_view(view), actions, SeededDice(seed), seconds)
    return [Tip(advice.action.id, *advice[1:]) for advice in found]


class _Kept(NamedTuple):
    bot: Bot
    game: str
    branch: int


class Bots:
    """Bots that remember what they like between the decisions of one game.

    Nothing depends on their memory being there: the ones asked longest ago are let go.
    """

    def __init__(self, most: int = MOST_BOTS) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, int, str], _Kept] = OrderedDict()

    def decide(self, question: Question, seed: str, share: float = 1.0) -> int:
        """The id of the action that the bot chooses; a level that searches has this share of its
        time for it."""
        game, bot = find_game(question.game), self._bot(question)
        actions = [game.action(number) for number in question.actions]
        if isinstance(bot, SearchBot):
            bot.share = share
        return bot.decide(game.read_view(question.view), actions, SeededDice(seed)).id

    def _bot(self, question: Question) -> Bot:
        if not is_driver(question.level):
            # A name may be a command to run; nobody from outside gets to name one.
            raise ValueError(f"no driver of ours: {question.level}")
        key = question.table, question.seat, question.level
        kept = self._kept.pop(key, None)
        if kept is not None and kept.branch != question.branch:
            kept.bot.close()
            kept = None
        if kept is None:
            bot = make_bot(question.level, find_game(question.game), in_time=True)
            if isinstance(bot, QuickBot):
                # Whoever comes back errs as before.
                bot.key = 1 + crc32(f"{question.table} {question.seat}".encode())
            kept = _Kept(bot, question.game, question.branch)
        self._kept[key] = kept
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)[1].bot.close()
        return kept.bot

    def forget(self, table: str, views: Mapping[int, bytes]) -> None:
        """Close the bots of a game that is over (how it looks from each seat), or was left."""
        for key in [key for key in self._kept if key[0] == table]:
            bot, game, _ = self._kept.pop(key)
            view = views.get(key[1])
            bot.close(None if view is None else find_game(game).read_view(view))

    def __len__(self) -> int:
        """How many are kept."""
        return len(self._kept)


class ThinkersHere:
    """Bots that think in this process, while everybody waits; see `Thinkers`."""

    def __init__(self) -> None:
        self.bots = Bots()

    async def decide(self, question: Question, wait: Wait = SOMEBODY) -> int:
        return self.bots.decide(question, token_hex(16))

    async def advise(
        self, game: str, view: bytes, actions: Sequence[int], wait: Wait = SOMEBODY
    ) -> list[Tip]:
        return advise_here(game, view, actions, token_hex(16))

    def forget(self, table: str, views: Mapping[int, bytes]) -> None:
        self.bots.forget(table, views)
