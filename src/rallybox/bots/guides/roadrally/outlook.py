"""What a driver of Road Rally makes of a position: where it may end up, and what that is worth.

All worths are in points. `roadrally_weights` says how much each thing counts, by how far the
leader has still to go; here it is found out how much of each thing a play brings.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rallybox.bots.guides.roadrally.road import (
    GAS_STATION,
    GENERAL_STORE,
    WINDOW,
    longest_in,
    longest_of,
    moves_from_store,
    moves_of,
    offsets,
)
from rallybox.bots.guides.roadrally.situation import CARD_STEPS, Situation, between
from rallybox.games.roadrally.data.rulesets import CHECKPOINT_DRAW, DECK, DECK_SIZE, TILE_POINTS
from rallybox.games.roadrally.state import RaceState
from rallybox.kit.bits import count_bits, nth_bit

LOW: Final[i64] = 4
"""A deck of so few cards needs gas."""
TILE: Final = float(TILE_POINTS)
BONUS: Final[i64] = CHECKPOINT_DRAW
ALL_CARDS: Final[i64] = DECK
NUMBER_OF_CARDS: Final[i64] = DECK_SIZE


class Landing:
    """What ending a move on a space means, whatever cards are left."""

    __slots__ = (
        *("begins", "checkpoints", "last", "own", "space", "stages", "stops", "store", "worth"),
    )

    space: i64
    worth: float
    last: bool
    """Is no car behind?"""
    checkpoints: i64
    """How many checkpoint tiles the move takes."""
    stages: i64
    """The stages that no car has come to, as a mask."""
    own: i64
    """Those of them whose card one holds."""
    stops: i64
    """The checkpoints ahead: how far away, as a mask."""
    begins: i64
    """The shortcuts ahead, likewise."""
    store: bool
    """Does the next turn start at a general store?"""

    def __init__(self, space: i64) -> None:
        self.space = space
        self.worth = 0.0
        self.last = self.store = False
        self.checkpoints = self.stages = self.own = self.stops = self.begins = 0


class Outlook(Situation):
    """What the ways on are worth to the driver who decides: `look` before anything else."""

    __slots__ = ("_jumps", "_landings")

    def __init__(self) -> None:
        super().__init__()
        self._landings: list[Landing | None] = []
        self._jumps: list[Landing | None] = []

    def look(self, race: RaceState, seat: i64) -> None:
        super().look(race, seat)
        self._landings = [None] * WINDOW
        self._jumps = [None] * WINDOW

    # -- the place ---------------------------------------------------------------------------

    def landing(self, landed: i64, space: i64) -> Landing:
        """What it means to end a move on a space; `landed` is where it was before a shortcut."""
        kept = self._landings if landed == space else self._jumps
        steps = landed - self.at
        known = kept[steps]
        if known is None:
            known = kept[steps] = Landing(space)
            if self.ending or space == self.final:
                self._in_the_end(known, landed)
            else:
                self._on_the_road(known, landed)
        return known

    def _taken(self, landed: i64, space: i64) -> i64:
        """The checkpoint tiles that a move takes, as a mask."""
        here = self.course.checkpoint_at[space]
        if self.race.terms.checkpoint_on_passing:  # RR-6
            here |= self.course.checkpoints_upto[landed] & ~self.course.checkpoints_upto[self.at]
        return self.race.checkpoints & here

    def _in_the_end(self, place: Landing, landed: i64) -> None:
        """Nothing counts any more but points: the race ends with this round."""
        w = self.weights
        space = place.space
        ahead, _ = self.ahead(space)
        others, own, tile = self._stage_worths(space, ahead)
        taken = float(count_bits(self._taken(landed, space)))
        gain = others + own + tile + TILE * taken
        if space == self.final:
            finished: i64 = 0
            for index in range(self.number):
                if self.others[index] == self.final:
                    finished += 1
            gain += self.stakes.points[finished]
        if self.ending:
            place.worth = gain + float(space) / 100.0
            return
        place.worth = (
            w.finish
            + w.finish_margin * between((self.total + gain - self.best) / 10.0)
            + w.others_stage * others
            + w.own_stage * own
            + w.tile * tile
            + w.checkpoint * taken
        )

    def _on_the_road(self, place: Landing, landed: i64) -> None:
        w = self.weights
        space = place.space
        upto = self.course.stages_upto
        ahead, all_ahead = self.ahead(space)
        others, own, tile = self._stage_worths(space, ahead)
        taken = self._taken(landed, space)
        left = self.race.checkpoints & ~taken
        place.checkpoints = count_bits(taken)
        place.stages = self.race.stages & ~upto[max(space, self.first)]
        mine = self.mine & ~upto[space]
        place.own = mine & place.stages
        place.last = self.last >= space
        place.stops = offsets(self.course, self.race.checkpoints, space)
        place.begins = self.road.begins[space]
        other_uses = min(self.uses, self.chance * float(count_bits(place.stages)))
        own_uses = float(min(self.triggers, count_bits(mine)))
        stakes = self.stakes.slope * (other_uses + 2.0 * own_uses)
        worth = (
            w.others_stage * others
            + w.own_stage * own
            + w.tile * tile
            + w.checkpoint * float(place.checkpoints)
            + w.ahead * self.stakes.slope * ahead
            + w.ahead_stakes * stakes * ahead
            + (w.step + w.step_margin * self.margin) * float(space - self.at)
            + w.last * all_ahead
            + w.last_near * all_ahead * float(count_bits(self.near & ~taken))
        )
        if space > self.first:
            worth += w.lead * float(space - self.first)
        else:
            worth += w.not_first
        if place.last:
            worth += w.last_checkpoints * float(count_bits(left))
        if self.course.features[space] == GENERAL_STORE:
            place.store = True
            worth += w.store
        place.worth = worth

    def _stage_worths(self, space: i64, ahead: float) -> tuple[float, float, float]:
        """What the stages of this round bring: others' ones, own ones, the tile one stands on."""
        # No shortcut skips a stage (RR-5): those still there before the car have just been reached.
        reached = self.reached | self.race.stages & self.course.stages_upto[space]
        if not reached:
            return 0.0, 0.0, 0.0
        stakes, triggers, mine = self.stakes, self.triggers, self.mine
        cards = count_bits(mine)
        before = stakes.option(triggers, cards)
        players = float(self.players)
        points = stakes.points[0] - stakes.slope * ahead
        rest = (stakes.total - points) / (players - 1.0)
        left = stakes.limit
        others = own = tile = 0.0
        while reached and left > 0.0:
            bit = reached & -reached
            reached -= bit
            share = min(1.0, left)
            on_it = self.course.stage_spaces[nth_bit(bit, 0)] == space and self.alone_at(space)
            bonus = TILE if on_it else 0.0
            if mine & bit:
                mine -= bit
                cards -= 1
                gain = 2.0 * points - rest
                use = gain + bonus + stakes.option(triggers - 1, cards)
                if use > stakes.option(triggers, cards):
                    own += gain * share
                    tile += bonus * share
                    left -= 1.0
                    triggers -= 1
                    if not triggers:
                        mine = cards = 0
            else:
                # Whoever triggers it has its points twice, to everybody else's loss.
                caller = stakes.total / players / (players - 1.0)
                others += self.chance * share * (points - rest - caller)
                tile += bonus * self.chance * share
                left -= self.chance
        own += stakes.option(triggers, cards) - before
        return others, own, tile

    # -- the cards ---------------------------------------------------------------------------

    def play(self, cards: i64, size: i64, draw: i64, landed: i64) -> float:
        """What a play is worth that leaves these cards in hand, before the draw."""
        worth = self.arrive(cards, size, draw, landed, landed)
        end = self.course.shortcuts[landed]
        if end:
            worth = max(worth, self.arrive(cards, size, draw, landed, end))
        return worth

    def arrive(self, cards: i64, size: i64, draw: i64, landed: i64, space: i64) -> float:
        """The same for one way where a shortcut offers two."""
        place = self.landing(landed, space)
        if self.ending or space == self.final:
            return place.worth
        w = self.weights
        worth = place.worth + self._ahead_of(cards, place)
        hand = self.bag_worth(cards)
        left, deck = size, self.deck_size
        if place.checkpoints and place.last:
            drawn = min(deck, BONUS * place.checkpoints)
            hand += float(drawn) * self.mean
            size += drawn
            deck -= drawn
        if self.course.features[space] == GAS_STATION:
            back = self.discards + (self.laid if self.laid else self.hand_size - left)
            worth += w.refilled * float(back)
            if deck <= LOW:
                worth += w.refilled_low
            deck += back
            draw = min(draw, deck)
            all_cards = self.bag_worth(ALL_CARDS) - self.bag_worth(cards)
            hand += float(draw) * all_cards / float(NUMBER_OF_CARDS - left)
        else:
            draw = min(draw, deck)
            hand += self._drawn(draw)
        size += draw
        deck -= draw
        worth += hand + w.deck * float(deck) + w.hand_squared * float(size * size)
        return self._prospects(worth, cards, size, deck, space)

    def _prospects(self, worth: float, cards: i64, size: i64, deck: i64, space: i64) -> float:
        """A worth, and what becomes of who stands on a space with so many cards in hand and deck;
        `cards` are those that are known."""
        w = self.weights
        if size < 3:
            if size == 0:
                worth += w.empty_hand
            elif size == 1:
                worth += w.one_card
            else:
                worth += w.two_cards
        if not cards & 0xFF:
            worth += w.no_green
        dry = 0.45 * float(self.road.to_gas[space]) - float(deck)
        if dry > 0.0:
            worth += w.dry * dry
        reach = float(space) + CARD_STEPS * float(size)
        for index in range(self.number):
            worth += w.outlook * between((self.ranges[index] - reach) / 10.0)
        return worth

    def _drawn(self, number: i64) -> float:
        """What the next cards of the deck are worth; those seen at a mechanic are known."""
        if not self.top:
            return float(number) * self.mean
        worth = 0.0
        for kind in self.top:
            if not number:
                return worth
            worth += self.weights.cards[kind]
            number -= 1
        return worth + float(number) * self.below

    def _ahead_of(self, cards: i64, place: Landing) -> float:
        """What the cards left can do from the space in the next turn."""
        w = self.weights
        if place.store:
            lengths = moves_from_store(cards)
            longest = longest_in(lengths)
        else:
            lengths = moves_of(cards)
            longest = longest_of(cards)
        worth = 0.0
        # In demo a tile that this move passes is gone, but it lies behind the space anyway.
        if lengths & place.stops:
            worth += w.stop_checkpoint
        if lengths & place.begins:
            worth += w.stop_shortcut
        reach = place.space + longest
        if reach >= self.final:
            worth += w.can_finish
            reach = self.final
        upto = self.course.stages_upto[reach]
        if place.stages & upto:
            worth += w.stage_reach * float(count_bits(place.stages & upto))
            if reach > self.first and place.own & upto:
                worth += w.own_reach * float(count_bits(place.own & upto))
        return worth
