"""Twins: two positions that differ only in what one viewer may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import msgspec

from games.roadrally.table import DECK_A, DECK_B, load, looks
from rallybox.core import Event
from rallybox.games.roadrally.made.shapes import RoadRallyHidden, RoadRallyPosition
from rallybox.games.roadrally.race import Race


def twin(race: Race, viewer: int | None, rng: random.Random) -> Race:
    """The same race as far as the viewer can know, with everything else dealt anew."""
    position = race.dump()
    hidden = msgspec.structs.replace(
        position.hidden,
        **_other_movement_cards(position.hidden, viewer, rng),
        stage_cards=_other_stage_cards(position, viewer, rng),
    )
    return load(msgspec.structs.replace(position, hidden=hidden))


def _other_movement_cards(
    hidden: RoadRallyHidden, viewer: int | None, rng: random.Random
) -> dict[str, tuple[tuple[str, ...], ...]]:
    """Hands and decks of the others, from the same cards."""
    hands, tops, bags = list(hidden.hands), list(hidden.tops), list(hidden.bags)
    for seat in range(len(hands)):
        if seat != viewer:
            cards = [*hands[seat], *tops[seat], *bags[seat]]
            rng.shuffle(cards)
            in_hand, on_top = len(hands[seat]), len(tops[seat])
            hands[seat] = tuple(cards[:in_hand])
            tops[seat] = tuple(cards[in_hand : in_hand + on_top])
            bags[seat] = tuple(cards[in_hand + on_top :])
    return {"hands": tuple(hands), "tops": tuple(tops), "bags": tuple(bags)}


def _other_stage_cards(
    position: RoadRallyPosition, viewer: int | None, rng: random.Random
) -> tuple[tuple[int, ...], ...]:
    """Stage cards of the others, those returned and those never dealt, mixed within each deck."""
    public, hidden = position.public, position.hidden
    kept = {seat: set[int]() for seat in range(public.setup.players)}
    if viewer is not None:
        kept[viewer] = set(hidden.stage_cards[viewer])
    if hidden.called is not None and public.phase == "stage":
        kept[hidden.called].add(public.stage)  # who has called holds the card
    known = {card for cards in (*kept.values(), *public.triggered) for card in cards}
    hands = []
    pools = {}
    for name, deck in (("A", DECK_A), ("B", DECK_B)):
        pools[name] = sorted(deck - known)
        rng.shuffle(pools[name])
    for seat, held in enumerate(hidden.stage_cards):
        hand = set(kept[seat])
        for name, deck in (("A", DECK_A), ("B", DECK_B)):
            missing = len(set(held) & deck) - len(hand & deck)
            hand |= {pools[name].pop() for _ in range(missing)}
        hands.append(tuple(sorted(hand)))
    return tuple(hands)


def seen(race: Race, viewer: int | None) -> bytes:
    """A viewer's view as it goes over the wire."""
    return msgspec.json.encode(looks(race, viewer))


def heard(events: Sequence[Event], viewer: int | None) -> bytes:
    """What a viewer hears, as it goes over the wire."""
    return msgspec.json.encode([event for event in events if event.heard_by(viewer)])


def viewers(race: Race) -> Iterator[int | None]:
    """Every seat and the spectator."""
    yield from range(race.players)
    yield None
