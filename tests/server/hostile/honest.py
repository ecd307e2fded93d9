"""Four people at two tables, at one with a bot; they notice how long everything takes."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from time import perf_counter

from server.site import Guest, Json, Socket
from support.samples import IN_TURN

HOMES = ("127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5")
PAUSE = 0.1
"""People look before they move."""


@dataclass
class Figures:
    """What was noticed, in seconds."""

    moves: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    """Of bots."""
    games: int = 0

    @staticmethod
    def _at(times: list[float], share: float) -> float:
        return sorted(times)[min(len(times) - 1, int(share * len(times)))] if times else 0.0

    @property
    def p99(self) -> float:
        """So long a move takes at most, but for one of a hundred."""
        return self._at(self.moves, 0.99)

    @property
    def slowest_turn(self) -> float:
        """Of a bot."""
        return max(self.turns, default=0.0)

    def __str__(self) -> str:
        return (
            f"{len(self.moves)} moves: median {self._at(self.moves, 0.5) * 1000:.0f} ms, "
            f"p99 {self.p99 * 1000:.0f} ms, worst {self._at(self.moves, 1) * 1000:.0f} ms; "
            f"{len(self.turns)} turns of bots: median {self._at(self.turns, 0.5):.2f} s, "
            f"worst {self.slowest_turn:.2f} s; {self.games} games"
        )


@dataclass
class Company:
    """Four people, each from an address of their own, who play one game after the other."""

    address: str
    level: str = "ace"
    figures: Figures = field(default_factory=Figures)
    people: list[Guest] = field(default_factory=list)

    async def play(self, seconds: float) -> None:
        """For so long."""
        async with asyncio.timeout(seconds + 60):
            for number, home in enumerate(HOMES):
                guest = Guest(self.address, home)
                self.people.append(guest)
                answer = await guest.post("/api/me", nickname=f"Player {number + 1}")
                assert answer.status_code == 201, answer.text
            end = perf_counter() + seconds
            # With a bot, and without: who waits for bots does not make many moves.
            await asyncio.gather(self._games([self.level], end), self._games([], end))

    async def _games(self, bots: list[str], end: float) -> None:
        while perf_counter() < end:
            await self._game(bots, end)

    async def _game(self, bots: list[str], end: float) -> None:
        first, *others = self.people
        seats = ["person"] * len(self.people) + bots
        made = await first.post("/api/tables", game=IN_TURN, seats=seats, public=False)
        assert made.status_code == 201, made.text
        table = made.json()["id"]
        for guest in others:
            assert (await guest.post(f"/api/tables/{table}/join")).status_code == 200
        assert (await first.post(f"/api/tables/{table}/start")).status_code == 200
        sockets = [await guest.sit(table) for guest in self.people]
        await asyncio.gather(
            *(
                _Seat(socket, number, self.figures).play(end)
                for number, socket in enumerate(sockets)
            )
        )
        for socket in sockets:
            await socket.link.close()
        self.figures.games += 1

    async def close(self) -> None:
        """Leave no connection behind."""
        for guest in self.people:
            await guest.close()


class _Seat:
    """One of them: answers whatever is asked, and the first of them watches the bots."""

    def __init__(self, socket: Socket, number: int, figures: Figures) -> None:
        self.socket, self.number, self.figures = socket, number, figures
        self._bot: float | None = None
        """Since when a bot is being waited for."""

    async def play(self, end: float) -> None:
        rng, socket = random.Random(self.number), self.socket
        moment, seen = socket.moment, -1
        while moment is not None and moment["outcome"] is None and perf_counter() < end:
            if moment["step"] != seen:
                seen = moment["step"]
                self._watch(moment)
                if socket.choices:
                    await asyncio.sleep(PAUSE)
                    await self._move(rng.choice(socket.choices))
                    moment = socket.moment
                    continue
            try:
                async with asyncio.timeout(max(0.01, end - perf_counter() + 5)):
                    await socket.next()
            except TimeoutError:
                break
            moment = socket.moment
        if self._bot is not None:
            self.figures.turns.append(perf_counter() - self._bot)

    async def _move(self, choice: int) -> None:
        sent = perf_counter()
        answer = await self.socket.act(choice)
        assert answer["type"] == "ack", answer
        self.figures.moves.append(perf_counter() - sent)

    def _watch(self, moment: Json) -> None:
        if self.number:
            return
        if self._bot is not None:
            self.figures.turns.append(perf_counter() - self._bot)
        asked = moment["view"]["to_act"]
        self._bot = perf_counter() if asked and min(asked) >= len(HOMES) else None
