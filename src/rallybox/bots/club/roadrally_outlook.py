"""What a driver of Road Rally makes of a position: where it may end up, and what that is worth.

All worths are in points. `roadrally_weights` says how much each thing counts, by how far the
leader has still to go; here it is found out how much of each thing a play brings.
"""

from __future__ import annotations

from typing import NamedTuple

from rallybox.bots.club.roadrally_road import mask_of, moves, option, road_of
from rallybox.bots.club.roadrally_weights import OVERTAKES, TRIGGERED, weights
from rallybox.games.roadrally.cards import KIND, bag_of
from rallybox.games.roadrally.rulesets import (
    CHECKPOINT_DRAW,
    DECK,
    DECK_B,
    DECK_SIZE,
    LAST_STAGE,
    RULE_SETS,
    TILE_POINTS,
)
from rallybox.games.roadrally.tiles import GAS, STORE
from rallybox.games.roadrally.view import RoadRallyView

CARD_STEPS = 1.8
"""How far a card in hand takes a car on average, for comparing drivers."""
NEAR = 8
"""A checkpoint so close may be taken in the next turn."""


# -- the position ------------------------------------------------------------------------------


class Landing(NamedTuple):
    """What ending a move on a space means, whatever cards are left."""

    worth: float
    last: bool
    """Is no car behind?"""
    checkpoints: int
    """How many checkpoint tiles the move takes."""
    stages: int
    """The stages that no car has come to, as a mask."""
    own: int
    """Those of them whose card one holds."""


class Outlook:
    """One decision of one driver."""

    def __init__(self, view: RoadRallyView) -> None:
        assert view.seat is not None
        me = self.me = view.seat
        self.view = view
        self.rules = RULE_SETS[view.variant]
        self.road = road_of(view.course, self.rules.first_stage)
        self.final = self.road.final
        self.points = self.rules.points[view.players]
        self.slope = self.points[0] - self.points[1]
        self.at = view.origin if view.phase == "shortcut" else view.cars[me]
        leader = max(view.cars)
        self.ending = leader == self.final
        """Is this the last round? Then only points count."""
        self.weights = weights(self.final - leader)
        self.cards = self.weights[:6]
        self._look_at_others(view, me)
        self._look_at_stages(view, me)
        self._look_at_cards(view, me)
        self._landings: dict[tuple[int, int], Landing] = {}

    def _look_at_others(self, view: RoadRallyView, me: int) -> None:
        cars, sizes, totals = view.cars, view.hand_sizes, view.totals
        moved = view.turn_order[: view.turn]
        others = [seat for seat in view.turn_order if seat != me]
        self.others = [cars[seat] for seat in others]
        self.first = max(self.others)
        self.behind = [
            (cars[seat], OVERTAKES[min(sizes[seat], len(OVERTAKES) - 1)])
            for seat in others
            if seat not in moved
        ]
        """The drivers still to move: where they are, how likely they get past a gap."""
        self.moved = [cars[seat] for seat in others if seat in moved]
        self.ranges = [cars[seat] + CARD_STEPS * sizes[seat] for seat in others]
        self.best = max([totals[seat] for seat in others])
        self.margin = max(-1.0, min(1.0, (totals[me] - self.best) / 10))
        left = self.checkpoints = sum([1 << space for space in view.checkpoints])
        near = 0
        for space in self.others:
            near |= ((1 << NEAR) - 1) << space + 1
        self.near = left & near

    def _look_at_stages(self, view: RoadRallyView, me: int) -> None:
        self.triggers = view.triggers_left[me]
        self.stages = mask_of(view.stages)
        self.reached = mask_of(view.reached)
        self.mine = mask_of(view.stage_cards) & self.stages if self.triggers else 0
        others = [seat for seat in view.turn_order if seat != me]
        held = sum([view.stage_cards_left[seat] for seat in others])
        self.uses = sum([min(view.triggers_left[s], view.stage_cards_left[s]) for s in others])
        """How many stages the others can still trigger."""
        known = len(view.stage_cards) + sum([len(stages) for stages in view.triggered])
        cards = DECK_B.bit_count() if self.rules.first_stage > 1 else LAST_STAGE
        self.chance = TRIGGERED * held / (cards - known) if cards > known else 0.0
        """How likely a stage that is not one's own is triggered."""

    def _look_at_cards(self, view: RoadRallyView, me: int) -> None:
        self.hand = bag_of(view.hand)
        self.deck_size = view.deck_sizes[me]
        self.discards = len(view.discards[me])
        self.top = [KIND[card] for card in view.top]
        deck = DECK - self.hand - bag_of(view.discards[me]) - bag_of(view.laid)
        self.mean = self.bag_worth(deck) / self.deck_size if self.deck_size else 0.0
        """What a card of the deck is worth on average."""
        if self.top and self.deck_size > len(self.top):
            known = sum([self.cards[kind] for kind in self.top])
            rest = self.mean * self.deck_size - known
            self.below = rest / (self.deck_size - len(self.top))
        else:
            self.below = 0.0

    def bag_worth(self, cards: int) -> float:
        """What the cards of a bag are worth in hand."""
        g1, g2, y2, y3, r3, r4 = self.cards
        return (
            g1 * (cards & 15)
            + g2 * (cards >> 4 & 15)
            + y2 * (cards >> 8 & 15)
            + y3 * (cards >> 12 & 15)
            + r3 * (cards >> 16 & 15)
            + r4 * (cards >> 20 & 15)
        )

    # -- the place ---------------------------------------------------------------------------

    def ahead(self, space: int) -> tuple[float, float]:
        """How many cars will be ahead at the end of the round, and how likely all are."""
        count, all_ahead = 0.0, 1.0
        for other in self.moved:
            if other >= space:
                count += 1
            else:
                all_ahead = 0.0
        for other, likely in self.behind:
            gap = space - other
            if gap <= 0:
                chance = 1.0
            elif space == self.final or gap >= len(likely):
                chance = 0.0
            else:
                chance = likely[gap]
            count += chance
            all_ahead *= chance
        return count, all_ahead

    def _stage_worths(self, landed: int, space: int, ahead: float) -> tuple[float, float, float]:
        """What the stages of this round bring: others' ones, own ones, the tile one stands on."""
        road, players = self.road, self.view.players
        upto = road.stages_upto
        reached = self.reached | self.stages & upto[landed] & ~upto[self.at]
        if not reached:
            return 0.0, 0.0, 0.0
        variant, triggers, mine = self.view.variant, self.triggers, self.mine
        before = option(variant, players, triggers, mine.bit_count())
        points, total = self.points[0] - self.slope * ahead, sum(self.points)
        rest = (total - points) / (players - 1)
        left = float(self.rules.scored or LAST_STAGE)
        others = own = tile = 0.0
        while reached and left > 0:
            bit = reached & -reached
            reached -= bit
            share = min(1.0, left)
            on_it = road.stage_spaces[bit.bit_length() - 1] == space and space not in self.others
            if mine & bit:
                mine -= bit
                cards = mine.bit_count()
                gain = 2 * points - rest
                use = gain + TILE_POINTS * on_it + option(variant, players, triggers - 1, cards)
                if use > option(variant, players, triggers, cards):
                    own += gain * share
                    tile += TILE_POINTS * on_it * share
                    left -= 1
                    triggers -= 1
                    if not triggers:
                        mine = 0
            else:
                # Whoever triggers it has its points twice, to everybody else's loss.
                caller = total / players / (players - 1)
                others += self.chance * share * (points - rest - caller)
                tile += TILE_POINTS * on_it * self.chance * share
                left -= self.chance
        own += option(variant, players, triggers, mine.bit_count()) - before
        return others, own, tile

    def _taken(self, landed: int, space: int) -> int:
        """The checkpoint tiles that a move takes, as a mask of spaces."""
        here = 1 << space
        if self.rules.checkpoint_on_passing:  # RR-6
            here |= (2 << landed) - (2 << self.at)
        return self.checkpoints & here

    def landing(self, landed: int, space: int) -> Landing:
        """What it means to end a move on a space; `landed` is where it was before a shortcut."""
        known = self._landings.get((landed, space))
        if known is None:
            known = self._landings[landed, space] = (
                self._in_the_end(landed, space)
                if self.ending or space == self.final
                else self._on_the_road(landed, space)
            )
        return known

    def _in_the_end(self, landed: int, space: int) -> Landing:
        """Nothing counts any more but points: the race ends with this round."""
        view, w = self.view, self.weights
        ahead, _ = self.ahead(space)
        others, own, tile = self._stage_worths(landed, space, ahead)
        taken = self._taken(landed, space).bit_count()
        gain = others + own + tile + TILE_POINTS * taken
        finished = sum([other == self.final for other in self.others])
        if space == self.final:
            gain += self.points[finished]
        if self.ending:
            return Landing(gain + space / 100, False, taken, 0, 0)
        margin = (view.totals[self.me] + gain - self.best) / 10
        worth = (
            w.finish
            + w.finish_margin * max(-1.0, min(1.0, margin))
            + w.others_stage * others
            + w.own_stage * own
            + w.tile * tile
            + w.checkpoint * taken
        )
        return Landing(worth, False, taken, 0, 0)

    def _on_the_road(self, landed: int, space: int) -> Landing:
        w, road = self.weights, self.road
        ahead, all_ahead = self.ahead(space)
        others, own, tile = self._stage_worths(landed, space, ahead)
        taken = self._taken(landed, space)
        open_stages = self.stages & ~road.stages_upto[max(space, self.first)]
        mine = self.mine & ~road.stages_upto[space]
        last = min(self.others) >= space
        other_uses = min(float(self.uses), self.chance * open_stages.bit_count())
        stakes = self.slope * (other_uses + 2 * min(self.triggers, mine.bit_count()))
        steps = space - self.at
        worth = (
            w.others_stage * others
            + w.own_stage * own
            + w.tile * tile
            + w.checkpoint * taken.bit_count()
            + w.ahead * self.slope * ahead
            + w.ahead_stakes * stakes * ahead
            + (w.step + w.step_margin * self.margin) * steps
            + w.last * all_ahead
            + w.last_near * all_ahead * (self.near & ~taken).bit_count()
        )
        if space > self.first:
            worth += w.lead * (space - self.first)
        else:
            worth += w.not_first
        if last:
            worth += w.last_checkpoints * (self.checkpoints & ~taken).bit_count()
        if road.features[space] == STORE:
            worth += w.store
        return Landing(worth, last, taken.bit_count(), open_stages, mine & open_stages)

    # -- the cards ---------------------------------------------------------------------------

    def play(self, cards: int, size: int, draw: int, landed: int, space: int) -> float:
        """What a play is worth that leaves these cards in hand, before the draw."""
        place = self.landing(landed, space)
        if self.ending or space == self.final:
            return place.worth
        w = self.weights
        worth = place.worth + self._ahead_of(cards, space, place)
        hand = self.bag_worth(cards)
        left, deck = size, self.deck_size
        if place.checkpoints and place.last:
            drawn = min(deck, CHECKPOINT_DRAW * place.checkpoints)
            hand += drawn * self.mean
            size, deck = size + drawn, deck - drawn
        if self.road.features[space] == GAS:
            back = self.discards + self._laid(left)
            worth += w.refilled * back + (w.refilled_low if deck <= 4 else 0.0)
            deck += back
            draw = min(draw, deck)
            all_cards = self.bag_worth(DECK) - self.bag_worth(cards)
            hand += draw * all_cards / (DECK_SIZE - left)
        else:
            draw = min(draw, deck)
            hand += self._drawn(draw)
        size, deck = size + draw, deck - draw
        worth += hand + w.deck * deck + w.hand_squared * size * size
        if size < 3:
            worth += (w.empty_hand, w.one_card, w.two_cards)[size]
        if not cards & 0xFF:
            worth += w.no_green
        worth += w.dry * max(0.0, 0.45 * self.road.to_gas[space] - deck)
        for other in self.ranges:
            gap = (other - space - CARD_STEPS * size) / 10
            worth += w.outlook * max(-1.0, min(1.0, gap))
        return worth

    def _laid(self, left: int) -> int:
        """How many cards the play has laid down, if so many are left."""
        return len(self.view.laid) or len(self.view.hand) - left

    def _drawn(self, number: int) -> float:
        """What the next cards of the deck are worth; those seen at a mechanic are known."""
        if not self.top:
            return number * self.mean
        known = self.top[:number]
        return sum([self.cards[kind] for kind in known]) + (number - len(known)) * self.below

    def _ahead_of(self, cards: int, space: int, place: Landing) -> float:
        """What the cards left can do from the space in the next turn."""
        w = self.weights
        lengths, longest = moves(cards)
        ends = lengths << space
        worth = 0.0
        # In demo a tile that this move passes is gone, but it lies behind the space anyway.
        if ends & self.checkpoints:
            worth += w.stop_checkpoint
        if ends & self.road.begins:
            worth += w.stop_shortcut
        reach = space + longest
        if reach >= self.final:
            worth += w.can_finish
            reach = self.final
        upto = self.road.stages_upto[reach]
        worth += w.stage_reach * (place.stages & upto).bit_count()
        if reach > self.first:
            worth += w.own_reach * (place.own & upto).bit_count()
        return worth
