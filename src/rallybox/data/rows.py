"""The rows of a part as plain values, as a line of JSON holds them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from rallybox.arena.match import Played
from rallybox.bots.faults import Fault
from rallybox.core.outcome import Outcome
from rallybox.data.head import Head
from rallybox.data.notes import Noted, Notes


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A row of `decisions`; columns.toml says what each value means."""

    game: str
    rules: int
    observation_version: int
    variant: str
    players: int
    seed: str
    number: int
    step: int
    seat: int
    bot: str
    observation: list[int]
    legal: list[int]
    action: int
    text: str
    fault: bool
    place: int
    placing: float
    win: float
    score: int


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A row of `results`."""

    game: str
    rules: int
    observation_version: int
    variant: str
    players: int
    seed: str
    number: int
    bots: tuple[str, ...]
    order: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    placings: tuple[float, ...]
    wins: tuple[float, ...]
    reason: str
    decisions: int
    turns: int
    faulty: tuple[str, ...]
    faults: tuple[str, ...]

    @property
    def played(self) -> Played:
        """The game as a simulation counts it."""
        return Played(
            Outcome(self.places, self.scores, self.reason),
            self.decisions,
            self.turns,
            self.order,
            tuple(
                Fault(kind, 0, bot, "", "")
                for bot, kind in zip(self.faulty, self.faults, strict=True)
            ),
        )


def shared(head: Head) -> dict[str, object]:
    """What all rows of a dataset have in common."""
    return {
        "game": head.plan.game,
        "rules": head.rules,
        "observation_version": head.observation.version,
        "variant": head.plan.setup["variant"],
        "players": head.plan.setup["players"],
        "seed": head.plan.seed,
    }


def results(head: Head, notes: Notes) -> Iterator[Result]:
    """The results of a part."""
    common = shared(head)
    for noted in notes.games:
        yield _result(common, noted)


def _result(common: dict[str, object], noted: Noted) -> Result:
    played, outcome = noted.played, noted.played.outcome
    values: dict[str, object] = {
        "number": noted.number,
        "bots": noted.bots,
        "order": played.order,
        "places": outcome.places,
        "scores": outcome.scores,
        "placings": tuple(noted.placings),
        "wins": tuple(noted.wins),
        "reason": outcome.reason,
        "decisions": played.decisions,
        "turns": played.turns,
        "faulty": tuple(fault.bot for fault in played.faults),
        "faults": tuple(fault.kind for fault in played.faults),
    }
    return Result(**common, **values)  # type: ignore[arg-type]


def decisions(head: Head, notes: Notes) -> Iterator[Decision]:
    """The decisions of a part."""
    common = shared(head)
    size, game, at = head.observation.size, notes.game, 0
    for noted in notes.games:
        outcome = noted.played.outcome
        for step in range(noted.played.decisions):
            seat = notes.seats[at]
            values: dict[str, object] = {
                "number": noted.number,
                "step": step,
                "seat": seat,
                "bot": noted.bots[seat],
                "observation": list(notes.observations[at * size : (at + 1) * size]),
                "legal": notes.legal[notes.ends[at] : notes.ends[at + 1]].tolist(),
                "action": notes.actions[at],
                "text": game.action(notes.actions[at]).text,
                "fault": bool(notes.faults[at]),
                "place": outcome.places[seat],
                "placing": noted.placings[seat],
                "win": noted.wins[seat],
                "score": outcome.scores[seat],
            }
            yield Decision(**common, **values)  # type: ignore[arg-type]
            at += 1
