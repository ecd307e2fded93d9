"""What a worker process does for reviews: small parts, each of them soon done."""

from __future__ import annotations

import gzip
import zlib
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from rallybox.core.dice import SeededDice
from rallybox.core.record import read
from rallybox.games import GAMES
from rallybox.review.draft import Draft
from rallybox.review.judging import judge
from rallybox.review.split import doubt, rows
from rallybox.review.story import Story, story_of
from rallybox.review.working import Done, Kind, Task, instead, work
from rallybox.tables.errors import NotFound
from rallybox.tables.moment import choice
from rallybox.tables.wire.base import Said
from rallybox.tables.wire.review import ReviewChoices, TableReview, Tried

CHUNK_SECONDS: Final = 0.2
"""So long a worker works on a review; then somebody else may have it."""
TRY_SECONDS: Final = 0.1
"""How many seconds' worth of worlds go into another action, and as many into the one played."""
MOST_DRAFTS: Final = 4
"""So many games a process keeps: playing one again takes as long as a small part of its review."""

_parts = msgspec.json.Decoder(list[Done])
_drafts: OrderedDict[tuple[str, bytes, float], Draft] = OrderedDict()
"""By table, hash of the record, and effort: a name in the record may have changed meanwhile."""
_slowest: dict[Kind, float] = {"stands": 0.01, "expects": 0.01, "decides": CHUNK_SECONDS}
"""About how long a part of each kind has taken here."""


class Case(NamedTuple):
    """A finished game that is reviewed."""

    table: str
    record: bytes
    effort: float


class Plan(NamedTuple):
    """What is to be done: for the first graph, and after it."""

    first: list[Task]
    later: list[Task]


class Report(NamedTuple):
    """All that is known, packed, to be kept and handed out."""

    done: float
    verdict: Said
    parts: bytes
    review: bytes
    """A `TableReview` as JSON, gzipped."""


def pack(parts: Iterable[Done]) -> bytes:
    """Parts as they are kept."""
    return zlib.compress(msgspec.json.encode(list(parts)), 1)


def unpack(packed: bytes) -> list[Done]:
    """Parts that were kept."""
    return _parts.decode(zlib.decompress(packed))


def _draft(case: Case, packed: Sequence[bytes] = ()) -> Draft:
    key = case.table, blake2b(case.record).digest(), case.effort
    draft = _drafts.pop(key, None)
    if draft is None:
        draft = Draft(story_of(read(case.record), GAMES), effort=case.effort)
    for some in packed:
        draft.add(unpack(some))
    _drafts[key] = draft
    if len(_drafts) > MOST_DRAFTS:
        _drafts.popitem(last=False)
    return draft


def plan(case: Case, packed: Sequence[bytes]) -> Plan:
    """What is left to do, if these parts are known."""
    draft = _draft(case, packed)
    found = draft.open
    first = set(draft.first)
    return Plan([t for t in found if t in first], [t for t in found if t not in first])


def chunk(case: Case, tasks: Sequence[Task]) -> tuple[int, bytes]:
    """Do the first of these tasks, as many as there is time for: how many, and what came of it."""
    draft, begun = _draft(case), monotonic()
    found: list[Done] = []
    for task in tasks:
        now = monotonic()
        if found and now - begun + _slowest[task.kind] > CHUNK_SECONDS:
            break
        found.append(work(draft.story, task, draft.seed, draft.effort))
        _slowest[task.kind] = max(0.9 * _slowest[task.kind], monotonic() - now)
    draft.add(found)
    return len(found), pack(found)


def report(case: Case, packed: Sequence[bytes], steps: Sequence[int]) -> Report:
    """All that can be said now; `steps` are those of the replay, by actions played."""
    draft = _draft(case, packed)
    review = draft.report()
    shown = tuple(steps[moment.at] for moment in review.moments)
    told = msgspec.json.encode(TableReview(review=review, shown=shown))
    return Report(review.done, review.verdict, pack(draft.parts), gzip.compress(told, 6, mtime=0))


# -- another move ----------------------------------------------------------------------------------


def _place(story: Story, at: int) -> int:
    """Where in the story an action of the record is; NotFound if it is none, or was taken back."""
    for index, act in enumerate(story.acts):
        if act.at == at:
            return index
    raise NotFound("server-no-such-move")


def choices(story: Story, at: int) -> ReviewChoices:
    """Who acted, and all that they could do."""
    index = _place(story, at)
    act, state = story.acts[index], story.states[index]
    view = state.view(act.seat)
    return ReviewChoices(
        at=at,
        seat=act.seat,
        taken=act.action.id,
        choices=tuple(choice(story.game, view, one) for one in state.actions(act.seat)),
    )


def try_another(case: Case, at: int, number: int, seed: str) -> Tried:
    """How it would stand after another action; Illegal, with the game's reason, if it is that."""
    draft = _draft(case)
    story = draft.story
    index = _place(story, at)
    act, state = story.acts[index], story.states[index]
    action = story.game.action(number)
    against = state.why_not(act.seat, action)
    if against is not None:
        raise against
    view, actions = state.view(act.seat), state.actions(act.seat)
    judged = judge(story.game, view, actions, action, SeededDice(seed), case.effort)
    seconds = TRY_SECONDS * case.effort
    looks = [instead(story, index, one, seconds, SeededDice(seed)) for one in (action, act.action)]
    after, played = (rows(look, story.players, draft.trust) for look in looks)
    return Tried(
        at=at,
        seat=act.seat,
        choice=choice(story.game, view, action),
        chances=after,
        played=played,
        doubt=max(doubt(look, story.players, draft.trust) for look in looks),
        decision=draft.decision(index, judged),
    )
