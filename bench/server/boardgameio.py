"""boardgame.io's own server (`peer/`), spoken to as its own client does: socket.io, websockets."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

import msgspec
from picows import ws_connect
from processes import Served, serving
from seats import SEATS, Match, Player

PEER = Path(__file__).parent / "peer"
GAME = "trick-race"
UPDATE = f'42/{GAME},["update"'.encode()
SYNC = f'42/{GAME},["sync"'.encode()
CONNECTED = f"40/{GAME},".encode()
REFUSED = f"44/{GAME},".encode()


class Secrets(msgspec.Struct):
    """What only the player sees."""

    hand: list[str]


class Game(msgspec.Struct):
    """The parts of the state that a player needs to choose a card."""

    players: dict[str, Secrets]
    trick: list[str]


class Context(msgspec.Struct):
    """Whose turn it is."""

    currentPlayer: str  # noqa: N815
    gameover: dict[str, int] | None = None


class GameState(msgspec.Struct, rename={"step": "_stateID"}):
    """What the server shows."""

    G: Game
    ctx: Context
    step: int


class Sync(msgspec.Struct):
    """The whole game, on coming."""

    state: GameState


_update = msgspec.json.Decoder(tuple[str, str, GameState, msgspec.Raw])
_sync = msgspec.json.Decoder(tuple[str, str, Sync])


class BoardgamePlayer(Player):
    """A seat at a match."""

    def __init__(self, match: Match, match_id: str, seat: int, credentials: str) -> None:
        super().__init__(match)
        self.match_id, self.seat, self.credentials = match_id, str(seat), credentials

    def read(self, data: bytes) -> None:
        """engine.io's 0 is the opening and 2 a ping; socket.io's 40 a connection, 42 an event."""
        if data.startswith(UPDATE):
            self._look(_update.decode(data[data.index(b"[") :])[2])
        elif data.startswith(SYNC):
            self._look(_sync.decode(data[data.index(b"[") :])[2].state)
        elif data == b"2":
            self.send(b"3")
        elif data.startswith(b"0"):
            self.send(CONNECTED)
        elif data.startswith(CONNECTED):
            args = ["sync", self.match_id, self.seat, self.credentials, SEATS]
            self.send(f"42/{GAME},{json.dumps(args)}".encode())
        elif data.startswith(REFUSED):
            self.match.failed(data.decode())

    def _look(self, state: GameState) -> None:
        over = state.ctx.gameover is not None
        order = None
        if not over and state.ctx.currentPlayer == self.seat:
            order = self._choose(state)
        self.saw(state.step, order, over)

    def _choose(self, state: GameState) -> bytes:
        hand = state.G.players[self.seat].hand
        trick = state.G.trick
        card = hand[0]
        if trick:
            card = next((c for c in hand if c[0] == trick[0][0]), card)
        payload = {
            "type": "playCard",
            "args": [card],
            "playerID": self.seat,
            "credentials": self.credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        args = ["update", action, state.step, self.match_id, self.seat]
        return b"42/%b,%b" % (GAME.encode(), msgspec.json.encode(args))


class BoardgameIO:
    """The contestant. `flat` stores every move in files, which its documentation offers, too."""

    def __init__(self, folder: Path, flat: bool = False) -> None:
        self.name = "boardgame.io, files" if flat else "boardgame.io, memory"
        self.folder = folder
        self.flat = flat

    @contextmanager
    def serving(self) -> Iterator[Served]:
        """The server, in the mode for production."""
        node = shutil.which("node")
        if node is None:
            raise RuntimeError("boardgame.io needs node")
        command: list[str | Path] = [node, PEER / "server.js", "0"]
        if self.flat:
            command.append(self.folder / "flat")
        with serving(command, {"NODE_ENV": "production"}, self.folder) as server:
            yield server

    async def open_tables(self, server: Served, number: int) -> list[Match]:
        """Matches through the lobby's interface, then four connections to each."""
        lobby = HTTPConnection("127.0.0.1", server.port, timeout=30)
        matches = []
        for _ in range(number):
            match = Match(needs_ack=False)
            match_id = _post(lobby, "create", {"numPlayers": SEATS})["matchID"]
            for seat in range(SEATS):
                join = {"playerID": str(seat), "playerName": f"p{seat}"}
                credentials = _post(lobby, f"{match_id}/join", join)["playerCredentials"]
                match.players.append(BoardgamePlayer(match, match_id, seat, credentials))
            matches.append(match)
        lobby.close()
        url = f"ws://127.0.0.1:{server.port}/socket.io/?EIO=4&transport=websocket"
        for match in matches:
            for player in match.players:
                await ws_connect(lambda player=player: player, url)
        return matches


def _post(lobby: HTTPConnection, path: str, body: Mapping[str, object]) -> dict[str, str]:
    lobby.request(
        "POST", f"/games/{GAME}/{path}", json.dumps(body), {"Content-Type": "application/json"}
    )
    answer = lobby.getresponse()
    data = answer.read()
    if answer.status != 200:
        raise RuntimeError(f"boardgame.io's lobby: {answer.status} {data[:200]!r}")
    found: dict[str, str] = json.loads(data)
    return found
