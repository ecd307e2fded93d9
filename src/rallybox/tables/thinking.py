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
from rallybox.bots.kept import Kept, keep, known
from rallybox.bots.ladder import is_best
from rallybox.bots.levels import Advice, told, weighed
from rallybox.bots.roots import Root, root_of
from rallybox.bots.scale import is_driver
from rallybox.bots.search import Halt, SearchBot
from rallybox.core.actions import Action
from rallybox.core.dice import Dice, SeededDice
from rallybox.core.view import View
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
    step: int = 0
    """How often something has happened at the table that all have seen."""
    after: int | None = None
    """The seat's own action, if that is the last thing that all have seen."""


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
    return _tips(advise(game, game.read_view(view), actions, SeededDice(seed), seconds))


def weigh_here(
    game_name: str,
    view: bytes,
    ids: Sequence[int],
    seed: str,
    seconds: float = 1.0,
    halt: Halt = None,
) -> Root:
    """What a hint is made of: to be merged with what others have found, and told."""
    game = find_game(game_name)
    actions = [game.action(number) for number in ids]
    return weighed(game, game.read_view(view), actions, SeededDice(seed), seconds, halt)


def tell_here(game_name: str, view: bytes, root: Root, seed: str) -> list[Tip]:
    """The hint that is made of it."""
    game = find_game(game_name)
    return _tips(told(game, game.read_view(view), root, SeededDice(seed)))


def _tips(found: Sequence[Advice]) -> list[Tip]:
    return [Tip(advice.action.id, *advice[1:]) for advice in found]


class _Player:
    """A bot, and what it has found out for its next decision."""

    def __init__(self, bot: Bot, question: Question) -> None:
        self.bot, self.game, self.branch = bot, find_game(question.game), question.branch
        # Only the best of all: how strong the others are is what people have chosen.
        self._keeps = is_best(self.game, question.level)
        self._kept: Kept | None = None

    def decide(self, question: Question, seed: str, share: float) -> int:
        view, actions = self._read(question, share)
        dice = SeededDice(seed)
        chosen = self.bot.decide(view, actions, dice)
        self._keep(question, chosen, dice)
        return chosen.id

    def ponder(self, question: Question, seed: str, share: float, halt: Halt = None) -> Root:
        """With `halt` it thinks until then, however clear the decision is."""
        view, actions = self._read(question, share)
        bot, dice = self.bot, SeededDice(seed)
        assert isinstance(bot, SearchBot), "only a level that searches has something to merge"
        thought = bot.think(view, actions, dice, halt is not None, halt)
        self._keep(question, thought.ranking()[0], dice)
        return root_of(thought)

    def _read(self, question: Question, share: float) -> tuple[View, list[Action]]:
        actions = [self.game.action(number) for number in question.actions]
        if isinstance(self.bot, SearchBot):
            after = None if question.after is None else self.game.action(question.after)
            self.bot.share = share
            self.bot.known = known(self._kept, question.step, after, actions)
        return self.game.read_view(question.view), actions

    def _keep(self, question: Question, chosen: Action, dice: Dice) -> None:
        self._kept = None
        if isinstance(self.bot, SearchBot):
            thought, self.bot.thought = self.bot.thought, None
            if thought is not None and self._keeps:
                self._kept = keep(thought, question.step, chosen, dice)


def ponder_beside(question: Question, seed: str, share: float, halt: Halt) -> Root:
    """What a bot of that level finds that has never been asked before, until nobody wants to know
    any more."""
    bot = make_bot(question.level, find_game(question.game), in_time=True)
    return _Player(bot, question).ponder(question, seed, share, halt)


class Bots:
    """Bots that remember what they like between the decisions of one game.

    Nothing depends on their memory being there: the ones asked longest ago are let go.
    """

    def __init__(self, most: int = MOST_BOTS) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, int, str], _Player] = OrderedDict()

    def decide(self, question: Question, seed: str, share: float = 1.0) -> int:
        """The id of the action that the bot chooses; a level that searches has this share of its
        time for it."""
        return self._player(question).decide(question, seed, share)

    def ponder(self, question: Question, seed: str, share: float = 1.0) -> Root:
        """What the bot finds, to be merged with what others have found."""
        return self._player(question).ponder(question, seed, share)

    def _player(self, question: Question) -> _Player:
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
            kept = _Player(bot, question)
        self._kept[key] = kept
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)[1].bot.close()
        return kept

    def forget(self, table: str, views: Mapping[int, bytes]) -> None:
        """Close the bots of a game that is over (how it looks from each seat), or was left."""
        for key in [key for key in self._kept if key[0] == table]:
            kept = self._kept.pop(key)
            view = views.get(key[1])
            kept.bot.close(None if view is None else kept.game.read_view(view))

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
