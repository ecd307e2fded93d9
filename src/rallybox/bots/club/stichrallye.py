"""The club player of Stich Rallye: weighs winning, ducking, hills and the motor.

For each card it may play it deals the unseen cards a few times, lets the drivers after it answer
sensibly, and asks how likely it is to win the race from what the trick then leads to: who drives
where, with or without the motor, and whose motors are wound. The end of a round is played out
exactly. Before it, a motor is worth what it brings on average in the tricks that are left, which
depends on how well the cards in hand can win a trick or duck under it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from rallybox.bots.bot import Bot
from rallybox.core.actions import Action
from rallybox.core.dice import Dice
from rallybox.core.view import View
from rallybox.games.stichrallye.actions import KEEP, TURBO, PlayCard
from rallybox.games.stichrallye.cards import COLOUR, NUMBER, ROUNDS, SUIT, VALUE
from rallybox.games.stichrallye.imagine import deal_unseen
from rallybox.games.stichrallye.rules import LAPS, motor_order, standing
from rallybox.games.stichrallye.setup import StichRallyeSetup, course_of
from rallybox.games.stichrallye.track import Track, reach, rest, taken_by
from rallybox.games.stichrallye.view import StichRallyeView, void_mask

# What sensible players do on average; found by playing many games with other numbers.
SAMPLES = 8
"""How often the unseen cards are dealt for one decision."""
USUAL_LOWEST = {3: 4.1, 4: 3.9, 5: 3.7}
"""What the winner of a trick drives without its motor, by the number of drivers."""
USUAL_MOVES = (2, 3, 4, 5, 6, 7, 9, 11, 13)
CONTROL = {3: (0.55, 0.15), 4: (0.45, 0.12), 5: (0.35, 0.08)}
"""How often others win a trick that they want, and one that they do not."""
SURE, UNSURE = 2.0, 0.45
"""The lead in spaces that makes about three times as likely to win: at the end, and how much
more for each trick before it."""
STEEP = 0.6
"""How fast a card's strength rises with its rank, for each opponent."""


class ClubStichRallye(Bot):
    """A quick and sensible driver."""

    def decide(self, view: View | None, actions: Sequence[Action], dice: Dice) -> Action:
        assert isinstance(view, StichRallyeView)
        if len(actions) == 1:
            return actions[0]
        outlook = Outlook(view)
        if view.landings is None:
            return _best_card(view, outlook, actions, dice)
        assert view.lowest is not None
        return TURBO if outlook.drive(outlook.me, view.lowest, wound=True).turbo else KEEP


# -- what a position is worth ----------------------------------------------------------------


class After(NamedTuple):
    """How it stands after a trick."""

    chances: list[float]
    """Each seat's chance to win the race."""
    turbo: bool
    """Did the winner of the trick add its motor?"""
    arrow: int
    """The viewer's own arrow."""


class Outlook:
    """What the trick on the table may lead to, by who wins it and with which lowest value."""

    def __init__(self, view: StichRallyeView) -> None:
        course = course_of(view.setup)
        self.me = view.seat or 0
        self.setup = view.setup
        self.track = course.track
        self.length = int(self.track.length)
        self.dial = view.dial
        self.cars = [car.laps * self.length + car.space for car in view.cars]
        self.arrows = [car.arrow for car in view.cars]
        self.left = view.cards_each - len(view.tricks) - 1
        """The tricks of this round after the one on the table."""
        self.last_round = view.round == len(ROUNDS)
        self.spread = SURE + UNSURE * (self.left + sum(ROUNDS[view.round :]))
        self.worth = motor_worth(view.setup, self.left, *CONTROL[view.setup.players])
        self.hills = hill_worth(self.track)
        self._known: dict[tuple[int, int], After] = {}

    def after(self, winner: int, lowest: int) -> After:
        """How it stands if `winner` takes the trick with this lowest value."""
        key = winner, lowest
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self.drive(winner, lowest)
        return known

    def drive(self, winner: int, lowest: int, wound: bool = False) -> After:
        """How it stands after the winner has driven with its motor or without, as suits it.

        `wound`: the others have already wound their motors for this trick.
        """
        arrows = self.arrows[:]
        if not wound:
            for seat, arrow in enumerate(self.arrows):
                if seat != winner:
                    arrows[seat] = (arrow + 1) % len(self.dial)
        keep = After(self._chances(winner, lowest, arrows), False, arrows[self.me])
        motor = self.dial[arrows[winner]]
        if not motor:
            return keep
        arrows[winner] = 0
        turbo = After(self._chances(winner, lowest + motor, arrows), True, arrows[self.me])
        return turbo if turbo.chances[winner] > keep.chances[winner] else keep

    def _chances(self, winner: int, steps: int, arrows: list[int]) -> list[float]:
        cars = self.cars[:]
        if self._move(cars, winner, steps):
            return _certain(len(cars), winner)
        hills, length = self.hills, self.length
        if self.left:
            worth = self.worth
            standings = zip(cars, arrows, strict=True)
            scores = [at + worth[arrow] + hills[at % length] for at, arrow in standings]
            return _share(scores, self.spread)
        for seat in motor_order(vec[i64](cars), winner):
            motor = self.dial[arrows[seat]]
            if motor and self._move(cars, seat, motor):
                return _certain(len(cars), seat)
        if self.last_round:
            return _certain(len(cars), standing(cars, winner)[0])
        return _share([at + hills[at % length] for at in cars], self.spread)

    def _move(self, cars: list[int], seat: int, steps: int) -> bool:
        """Move a car; did it finish?"""
        track, at = self.track, cars[seat]
        taken = taken_by(track, cars)
        cars[seat] = rest(track, taken, at, reach(track, taken, at, steps))
        return cars[seat] >= LAPS * self.length


def _certain(count: int, seat: int) -> list[float]:
    chances = [0.0] * count
    chances[seat] = 1.0
    return chances


def _share(scores: list[float], spread: float) -> list[float]:
    """Chances to win from how far everybody is expected to come."""
    top = max(scores)
    weights = [exp((score - top) / spread) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


@lru_cache(maxsize=4096)
def motor_worth(
    setup: StichRallyeSetup, left: int, wanted: float, unwanted: float
) -> tuple[float, ...]:
    """The spaces that each place of the arrow brings on average until the round ends.

    `wanted` and `unwanted` are how often the driver wins a trick that it wants or does not.
    """
    dial = [int(number) for number in course_of(setup).dial]
    lowest = USUAL_LOWEST[setup.players]
    worth = [float(number) for number in dial]
    for _ in range(left):
        win = [lowest + max(worth[a], number + worth[0]) for a, number in enumerate(dial)]
        lose = worth[1:] + worth[:1]
        both = zip(win, lose, strict=True)
        worth = [x + (w - x) * (wanted if w > x else unwanted) for w, x in both]
    return tuple(worth)


@lru_cache(maxsize=64)
def hill_worth(track: Track) -> tuple[float, ...]:
    """What the hills ahead of each space add to a usual move, or take from it."""
    gains = [
        sum(int(rest(track, 0, at, at + move)) - at - move for move in USUAL_MOVES)
        for at in range(track.length)
    ]
    return tuple(gain / len(USUAL_MOVES) for gain in gains)


# -- choosing a card -------------------------------------------------------------------------


class Trick:
    """A trick in progress, as masks: what leads, what decides, who wins, how low."""

    __slots__ = ("best", "colours", "deciding", "lead", "lowest", "top")

    def __init__(self) -> None:
        self.lead = self.deciding = self.colours = 0
        self.top = self.best = -1
        self.lowest = 99

    def add(self, card: int, seat: int) -> None:
        """A seat plays a card."""
        suit = SUIT[COLOUR[card]]
        if not self.colours & suit:
            self.colours |= suit
            self.deciding = suit
            self.top, self.best = card, seat
            if not self.lead:
                self.lead = suit
        elif suit == self.deciding and card > self.top:
            self.top, self.best = card, seat
        if VALUE[card] < self.lowest:
            self.lowest = VALUE[card]

    def copy(self) -> Trick:
        """An independent copy."""
        other = Trick.__new__(Trick)
        other.lead, other.deciding, other.colours = self.lead, self.deciding, self.colours
        other.top, other.best, other.lowest = self.top, self.best, self.lowest
        return other

    def reply(self, hand: int, wants: bool, high: bool) -> int:
        """A sensible card of a hand: one that wins if wanted, otherwise a high or a low one."""
        legal = hand & self.lead or hand
        wins = legal & (~self.colours | (self.deciding & -(2 << self.top)))
        if wants and wins:
            return wins.bit_length() - 1
        losing = legal & ~wins or legal
        if high and not wants:
            return losing.bit_length() - 1
        return (losing & -losing).bit_length() - 1


def _best_card(
    view: StichRallyeView, outlook: Outlook, actions: Sequence[Action], dice: Dice
) -> Action:
    """The card with the best chance, on average over some deals of the unseen cards."""
    count, me = len(view.cars), outlook.me
    table = Trick()
    for place, text in enumerate(view.trick):
        table.add(NUMBER[text], (view.leader + place) % count)
    later = [(me + i) % count for i in range(1, count - len(view.trick))]
    wants = [_wants(outlook, seat, min(table.lowest, 4)) for seat in range(count)]
    unseen = _unseen(view)
    deals = _deals(view, me, unseen, dice) if later else [[0] * count]
    hand = [NUMBER[text] for text in view.hand or ()]
    strength = {card: _strength(card, unseen, count) for card in hand}
    best, best_chance = actions[0], -1.0
    for action in actions:
        assert isinstance(action, PlayCard)
        rest_of_hand = [strength[card] for card in hand if card != action.card]
        extra = _extra_worth(outlook, rest_of_hand)
        total = 0.0
        for number, hands in enumerate(deals):
            trick = table.copy()
            trick.add(action.card, me)
            for seat in later:
                trick.add(trick.reply(hands[seat], wants[seat], number % 2 == 0), seat)
            after = outlook.after(trick.best, trick.lowest)
            chance = after.chances[me]
            total += chance + extra[after.arrow] * chance * (1 - chance)
        if total > best_chance:
            best, best_chance = action, total
    return best


def _wants(outlook: Outlook, seat: int, lowest: int) -> bool:
    """Would a driver rather win a trick with this lowest value than lose it to the next?"""
    other = (seat + 1) % len(outlook.cars)
    won, lost = outlook.after(seat, lowest), outlook.after(other, lowest)
    return won.chances[seat] > lost.chances[seat]


def _strength(card: int, unseen: int, count: int) -> float:
    """How likely a card is to win a trick, from how many unseen ones of its colour are lower."""
    others = unseen & int(SUIT[COLOUR[card]])
    if not others:
        return 0.3
    rank = (others & ((1 << card) - 1)).bit_count() / others.bit_count()
    return 0.04 + 0.7 * float(rank ** (STEEP * (count - 1)))


def _extra_worth(outlook: Outlook, strengths: list[float]) -> list[float]:
    """How much more, or less, than usual each place of the own arrow is worth with cards of these
    strengths; in spreads, so that a chance p changes by about p (1 − p) times as much."""
    if not strengths:
        return [0.0] * len(outlook.dial)
    strengths.sort()
    half = (len(strengths) + 1) // 2
    wanted = round(sum(strengths[-half:]) / half, 1)
    unwanted = round(sum(strengths[:half]) / half, 1)
    own = motor_worth(outlook.setup, outlook.left, wanted, unwanted)
    return [(w - x) / outlook.spread for w, x in zip(own, outlook.worth, strict=True)]


def _unseen(view: StichRallyeView) -> int:
    """The cards in use that the viewer has not seen in this round."""
    assert view.hand is not None
    seen = 0
    for text in (*view.hand, *view.trick):
        seen |= 1 << NUMBER[text]
    for trick in view.tricks:
        for text in trick.cards:
            seen |= 1 << NUMBER[text]
    return int(course_of(view.setup).used) & ~seen


def _deals(view: StichRallyeView, me: int, unseen: int, dice: Dice) -> list[list[int]]:
    """Hands that the others may hold."""
    sizes = list(view.hand_sizes)
    sizes[me] = 0
    voids = [void_mask(letters) for letters in view.voids]
    return [deal_unseen(unseen, sizes, voids, dice) for _ in range(SAMPLES)]
