"""The conformance suite: what every game must keep, checked on whole games.

A new game gets these tests for free (`tests/conformance`). Each check takes a position somewhere
in a game and raises `Broken` with a sentence for the developer if a promise of the contract does
not hold there. Nothing here changes the state it is given.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import TypeVar
from xml.etree import ElementTree

import msgspec

from rallybox.core.actions import Action
from rallybox.core.dice import SeededDice
from rallybox.core.errors import Malformed, NotYourDecision, RallyboxError
from rallybox.core.events import Event
from rallybox.core.game import Game
from rallybox.core.playout import MOST_DECISIONS
from rallybox.core.setup import Setup
from rallybox.core.state import State
from rallybox.core.whole import wanting
from rallybox.core.words import knows

T = TypeVar("T")

Choose = Callable[[int], int]
"""A number below the argument: how a walk picks a seat, and an action unless a player does."""

Decide = Callable[[State, int], Action]
"""A player: the action of a seat that owes a decision."""


class Broken(AssertionError):
    """A game breaks the contract."""


def _demand(holds: bool, complaint: str) -> None:
    if not holds:
        raise Broken(complaint)


def _again(read: Callable[[bytes], T], value: object, what: str) -> T:
    """What is read back from a value's JSON."""
    try:
        return read(msgspec.json.encode(value))
    except Malformed as error:
        raise Broken(f"{what} of the game itself is refused: {error}") from None


def walk(
    game: Game, setup: Setup, seed: int | str, choose: Choose, decide: Decide | None = None
) -> Iterator[State]:
    """The states of one game, from the deal to the end; the last one is over."""
    dice = SeededDice(seed)
    state = game.start(setup, dice)
    yield state
    for _ in range(MOST_DECISIONS):
        if not state.to_act:
            return
        seat = state.to_act[choose(len(state.to_act))]
        if decide is None:
            actions = state.actions(seat)
            action = actions[choose(len(actions))]
        else:
            action = decide(state, seat)
        state.apply(seat, action, dice)
        yield state
    raise Broken(f"no end after {MOST_DECISIONS} decisions")


def seats_and_spectator(state: State) -> list[int | None]:
    """Everybody who may look."""
    return [*range(state.setup.players), None]


# -- the checks ------------------------------------------------------------------------------


def check_laws(game: Game, state: State) -> None:
    """The game's own conservation laws hold, and `to_act` agrees with the outcome."""
    broken = game.laws(state)
    _demand(not broken, f"laws broken: {broken}")
    _demand((state.outcome is None) == bool(state.to_act), "to_act and outcome disagree")
    _demand(list(state.to_act) == sorted(set(state.to_act)), "to_act is not in order")


def check_outcome(state: State) -> None:
    """A finished game ranks every seat, and nobody owes anything."""
    outcome = state.outcome
    _demand(outcome is not None, "the game is not over")
    assert outcome is not None
    count = state.setup.players
    _demand(len(outcome.places) == len(outcome.scores) == count, "a seat has no place or score")
    for place in outcome.places:
        ahead = sum(1 for other in outcome.places if other < place)
        _demand(place == ahead + 1, f"places {outcome.places} leave a gap")


def check_listed(game: Game, state: State) -> None:
    """What is listed is accepted; who owes nothing has no actions."""
    for seat in range(state.setup.players):
        actions = state.actions(seat)
        if seat not in state.to_act:
            _demand(not actions, f"seat {seat} owes nothing but has actions")
            continue
        _demand(bool(actions), f"seat {seat} owes a decision but has no action")
        _demand(len({a.id for a in actions}) == len(actions), f"seat {seat} has an action twice")
        for action in actions:
            _demand(state.why_not(seat, action) is None, f"{action} is listed but refused")
            _demand(game.action(action.id) is action, f"{action}: its id leads elsewhere")
            _demand(game.parse(action.text) is action, f"{action}: its notation leads elsewhere")


def check_choices(state: State, rng: random.Random) -> None:
    """Choosing by place is applying the action that is listed there, with the same dice."""
    for seat in state.to_act:
        actions = state.actions(seat)
        _demand(state.choices(seat) == len(actions), f"seat {seat} has another number of choices")
        index, seed = rng.randrange(len(actions)), str(rng.random())
        applied, chosen = state.copy(), state.copy()
        dice, twin = SeededDice(seed), SeededDice(seed)
        applied.apply(seat, actions[index], dice)
        chosen.choose(seat, index, twin)
        _demand(applied.dump() == chosen.dump(), f"choosing {actions[index]} is not applying it")
        _demand(dice.below(1 << 30) == twin.below(1 << 30), "choosing uses other dice")


def check_refused(game: Game, state: State, rng: random.Random, tries: int = 8) -> None:
    """What is not listed is refused with a reason, and changes nothing."""
    before = state.dump()
    dice = SeededDice(0)
    for _ in range(tries):
        action = game.action(rng.randrange(game.action_total))
        seat = rng.randrange(state.setup.players)
        if action in state.actions(seat):
            continue
        reason = state.why_not(seat, action)
        _demand(reason is not None, f"{action} is not listed for seat {seat} but not refused")
        assert reason is not None
        _demand(
            isinstance(reason, NotYourDecision) == (seat not in state.to_act),
            f"{action} of seat {seat}: {reason!r} is the wrong kind of error",
        )
        _demand(" " in str(reason), f"{action}: {reason} is no sentence")
        try:
            state.play(seat, action, dice)
        except RallyboxError as error:
            _demand(error.words == reason.words, "play and why_not give different reasons")
        else:
            raise Broken(f"{action} is not listed for seat {seat} but can be played")
    _demand(state.dump() == before, "a refused action has changed the state")


def check_copy(state: State, rng: random.Random) -> None:
    """A copy is equal, plays alike, and what happens to it does not touch the original."""
    before = state.dump()
    first, second = state.copy(), state.copy()
    _demand(first.dump() == before, "a copy differs from its original")
    seed = rng.random()
    for twin in (first, second):
        choices, dice = random.Random(seed), SeededDice(str(seed))
        for _ in range(12):
            if not twin.to_act:
                break
            seat = choices.choice(twin.to_act)
            twin.apply(seat, choices.choice(twin.actions(seat)), dice)
    _demand(first.dump() == second.dump(), "two copies played alike have become different")
    _demand(state.dump() == before, "playing with a copy has changed the original")


def check_json(game: Game, state: State) -> None:
    """States and views survive JSON and back."""
    position = state.dump()
    again = _again(game.read_position, position, "a position")
    _demand(again.dump() == position, "a position does not survive JSON")
    _demand(again.to_act == state.to_act, "a loaded position asks other seats")
    for seat in state.to_act:
        _demand(list(again.actions(seat)) == list(state.actions(seat)), "other legal actions")
    for viewer in seats_and_spectator(state):
        view = state.view(viewer)
        _demand(_again(game.read_view, view, "a view") == view, "a view does not survive JSON")
        if viewer is not None:
            beside = state.view_beside(state.view(None), viewer)
            _demand(beside == view, f"beside the spectators' view seat {viewer} sees another")


def check_told(game: Game, state: State) -> None:
    """Everybody can be told what is asked, what each action does, and how it stands."""
    for viewer in seats_and_spectator(state):
        view = state.view(viewer)
        _demand(view.seat == viewer, "a view does not know whose it is")
        _demand(bool(game.ask(view).say()), "nothing is said about what is asked")
        drawing = game.draw(view)
        _demand(bool(drawing.strip()), "nothing is drawn")
        widest = max(len(line) for line in drawing.splitlines())
        _demand(widest <= 100, f"the drawing is {widest} columns wide")
        check_picture(game.picture(view))
        for name, words in game.remarks(state, viewer).items():
            _demand(bool(words.say()), f"nothing is said about {name}")
        if viewer is not None:
            for action in state.actions(viewer):
                offer = game.offer(view, action)
                again = _again(game.read_offer, offer, f"{offer}")
                _demand(again == offer, f"{offer} is lost in JSON")
                _demand(bool(game.explain(view, action).say()), f"{action} is not explained")


def check_picture(picture: str | None) -> None:
    """A picture, where there is one, is an SVG that can be shown in any size."""
    if picture is None:
        return
    try:
        root = ElementTree.fromstring(picture)
    except ElementTree.ParseError as error:
        raise Broken(f"the picture cannot be read: {error}") from None
    _demand(root.tag == "{http://www.w3.org/2000/svg}svg", "the picture is no SVG")
    _demand("viewBox" in root.attrib, "the picture has no viewBox")


def check_imagine(game: Game, state: State, rng: random.Random) -> None:
    """What is imagined from a view looks exactly like the view, and is a possible state."""
    for viewer in seats_and_spectator(state):
        view = state.view(viewer)
        world = game.imagine(view, SeededDice(str(rng.random())))
        seen = world.view(viewer)
        _demand(seen == view, f"seat {viewer} imagines what does not look like its view")
        broken = game.laws(world)
        _demand(not broken, f"seat {viewer} imagines an impossible state: {broken}")
        _demand(
            game.remarks(world, viewer) == game.remarks(state, viewer),
            f"what is remarked for seat {viewer} depends on a secret",
        )
        if viewer is not None:
            _demand(
                list(world.actions(viewer)) == list(state.actions(viewer)),
                f"seat {viewer} has other actions in what it imagines",
            )


def check_no_leak(game: Game, state: State, rng: random.Random) -> None:
    """What a seat sees and hears of an action does not depend on what it may not know.

    Two worlds that look alike to a seat, the same action, the same dice: it must see and hear
    the same in both.
    """
    if not state.to_act:
        return
    actor = rng.choice(state.to_act)
    action = rng.choice(state.actions(actor))
    seed = str(rng.random())
    for viewer in seats_and_spectator(state):
        world = game.imagine(state.view(viewer), SeededDice(str(rng.random())))
        if world.to_act != state.to_act or action not in world.actions(actor):
            continue
        real = state.copy()
        real_events = real.play(actor, action, SeededDice(seed))
        world_events = world.play(actor, action, SeededDice(seed))
        if not game.comparable(real, world, viewer):
            continue
        heard = [e for e in real_events if e.heard_by(viewer)]
        _demand(
            heard == [e for e in world_events if e.heard_by(viewer)],
            f"what seat {viewer} hears of {action} by seat {actor} depends on a secret",
        )
        _demand(
            real.view(viewer) == world.view(viewer),
            f"what seat {viewer} sees after {action} by seat {actor} depends on a secret",
        )


def check_events(game: Game, state: State, rng: random.Random) -> list[Event]:
    """Events survive JSON and have a sentence; with or without a listener, play is the same."""
    if not state.to_act:
        return []
    seat = rng.choice(state.to_act)
    action = rng.choice(state.actions(seat))
    seed = str(rng.random())
    loud, silent = state.copy(), state.copy()
    events = loud.play(seat, action, SeededDice(seed))
    silent.apply(seat, action, SeededDice(seed))
    _demand(loud.dump() == silent.dump(), "listening to events changes the game")
    names = {s: f"Driver {s + 1}" for s in range(state.setup.players)}
    for event in events:
        again = _again(game.read_event, event, f"{event}")
        _demand(again == event, f"{event} is lost in JSON")
        words = event.words(game.name).named(names)
        _demand(bool(words.say()), f"{event} has no sentence")
        _demand(event.to is None or event.to in names, f"{event} goes to nobody")
    return events


def check_any_order(state: State, rng: random.Random) -> None:
    """Seats that owe a decision at once may answer in any order, with the same result."""
    owing = list(state.to_act)
    if len(owing) < 2:
        return
    answers = {seat: rng.choice(state.actions(seat)) for seat in owing}
    seed = str(rng.random())

    def result(order: list[int]) -> tuple[object, list[list[Event]]]:
        after, dice, heard = state.copy(), SeededDice(seed), list[Event]()
        for seat in order:
            heard += after.play(seat, answers[seat], dice)
        everyone = seats_and_spectator(after)
        return after.dump(), [[e for e in heard if e.heard_by(v)] for v in everyone]

    first = result(owing)
    # Turned round, every two seats change places; a random order adds the mixtures.
    for order in (owing[::-1], rng.sample(owing, len(owing))):
        _demand(result(order) == first, f"the order of the answers {answers} matters")


CHECKS: tuple[Callable[[Game, State, random.Random], object], ...] = (
    lambda game, state, rng: check_listed(game, state),
    check_refused,
    lambda game, state, rng: check_copy(state, rng),
    lambda game, state, rng: check_choices(state, rng),
    lambda game, state, rng: check_json(game, state),
    lambda game, state, rng: check_told(game, state),
    check_imagine,
    check_no_leak,
    check_events,
    lambda game, state, rng: check_any_order(state, rng),
)


def check_walk(
    game: Game,
    setup: Setup,
    seed: int | str,
    *,
    density: float = 1.0,
    decide: Decide | None = None,
) -> int:
    """One game under the laws at every step and each check at a share of the steps.

    Random play, unless `decide` plays. Returns the number of decisions.
    """
    rng = random.Random(f"{game.name} {setup} {seed}")
    decisions = -1
    last: State | None = None
    for state in walk(game, setup, seed, rng.randrange, decide):
        decisions += 1
        last = state
        check_laws(game, state)
        for check in CHECKS:
            if density >= 1.0 or rng.random() < density:
                check(game, state, rng)
    assert last is not None
    check_outcome(last)
    assert last.outcome is not None
    why = f"{game.name}-end-{last.outcome.reason}"
    _demand(knows(why), f"there are no words for why it is over: {why}")
    return decisions


def final_position(game: Game, setup: Setup, seed: int | str) -> tuple[object, list[str]]:
    """How a random game with this seed ends, and its actions: the same every time."""
    rng, dice = random.Random(str(seed)), SeededDice(seed)
    state = game.start(setup, dice)
    played: list[str] = []
    while state.to_act:
        seat = rng.choice(state.to_act)
        action: Action = rng.choice(state.actions(seat))
        state.apply(seat, action, dice)
        played.append(f"{seat} {action.text}")
    return state.dump(), played


def check_words(game: Game) -> None:
    """What people are told besides a running game has its words: they are looked up by name."""
    wanted = [f"{game.name}-welcome"]
    wanted += [f"{game.name}-variant-{variant}" for variant in game.variants]
    own = set(game.setup_type.__struct_fields__) - set(Setup.__struct_fields__)
    wanted += [f"{game.name}-option-{option}" for option in own]
    missing = [message for message in wanted if not knows(message)]
    _demand(not missing, f"there are no words for: {', '.join(sorted(missing))}")


LOOKS = 60
"""At so many steps of a game `check_game` looks closely, after one game in which it does at all."""


def check_game(game: Game, seeds: int = 3) -> None:
    """Every promise of the contract, at every variant and number of players: for a game's tests."""
    wrong = wanting(game)
    _demand(not wrong, f"{wrong} is missing or wrong")
    check_words(game)
    for variant, numbers in game.variants.items():
        for players in numbers:
            setup = game.setup({"variant": variant, "players": players})
            decisions = check_walk(game, setup, 0)
            for seed in range(1, seeds):
                check_walk(game, setup, seed, density=LOOKS / max(LOOKS, decisions))
            first = final_position(game, setup, 5)
            _demand(final_position(game, setup, 5) == first, "the same seed gives another game")
            missed = unvaried(game, setup, "secrets")
            _demand(not missed, f"never varied: {missed}")
    for number in range(game.action_total):
        action = game.action(number)
        back = action.id == number and game.parse(action.text) is action
        _demand(back, f"{action} does not lead back to itself")


def unvaried(game: Game, setup: Setup, seed: int | str, worlds: int = 12) -> set[str]:
    """The kinds of secret that `imagine` never varied in a whole game; must be empty.

    A secret's kind is its name up to the first space ("hand of 2" is of the kind "hand").
    """
    rng = random.Random(str(seed))
    seen: set[str] = set()
    varied: set[str] = set()
    for step, state in enumerate(walk(game, setup, seed, rng.randrange)):
        if step % 5:
            continue
        for viewer in seats_and_spectator(state):
            view = state.view(viewer)
            values: dict[str, set[str]] = {}
            for _ in range(worlds):
                world = game.imagine(view, SeededDice(str(rng.random())))
                for name, value in game.secrets(world, viewer).items():
                    values.setdefault(name, set()).add(repr(value))
            for name, found in values.items():
                kind = name.split(" ")[0]
                seen.add(kind)
                if len(found) > 1:
                    varied.add(kind)
    return seen - varied
