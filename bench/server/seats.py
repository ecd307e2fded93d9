"""Tables as the load generator sees them: four connections and at most one move in flight.

The same for every server; a server's own module only translates its messages. Everything happens
in callbacks of the connection (picows): no tasks, no queues, so that the generator costs little.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from picows import WSFrame, WSListener, WSMsgType, WSTransport

SEATS = 4
NEVER = -1


class Player(WSListener):
    """One connection. A subclass reads the server's messages and calls `saw` and `taken`."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.transport: WSTransport | None = None
        self.step = NEVER
        """The newest step this player has been shown."""
        self.order: bytes | None = None
        """The message with which this player would move now; None if it is not their turn."""
        self.bytes = self.frames = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Say hello where the protocol wants it."""
        self.transport = transport
        self.greet()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Every message is read to the end, as a browser would."""
        if frame.msg_type is WSMsgType.TEXT or frame.msg_type is WSMsgType.BINARY:
            self.bytes += frame.payload_size
            self.frames += 1
            try:
                self.read(frame.get_payload_as_bytes())
            except (ValueError, AssertionError) as error:
                self.match.failed(f"not understood: {error!r}")
        elif frame.msg_type is WSMsgType.CLOSE:
            self.match.failed(f"the server closed: {frame.get_close_reason()}")

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Nobody should be thrown out."""
        if not self.match.closing:
            self.match.failed("a connection was lost")

    def send(self, message: bytes) -> None:
        """Send one text message."""
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, message)

    def greet(self) -> None:
        """What to send first, if anything."""

    def read(self, data: bytes) -> None:
        """Understand a message."""
        raise NotImplementedError

    def saw(self, step: int, order: bytes | None, over: bool) -> None:
        """This player has been shown this step, and would now move like this."""
        self.step, self.order = step, order
        self.match.shown(self, over)

    def taken(self) -> None:
        """The server says that this player's move is done."""
        self.match.acknowledged()


class Match:
    """A table. `finished(match)` is called whenever a move has reached everybody."""

    def __init__(self, needs_ack: bool) -> None:
        self.players: list[Player] = []
        self.needs_ack = needs_ack
        """Does the server acknowledge a move besides showing what it led to?"""
        self.on_mover: Callable[[float], None] = ignore
        """Told the seconds until the mover had the acknowledgement and the new view."""
        self.on_table: Callable[[Match, float], None] = ignore_match
        """Told the seconds until all four had their views."""
        self.on_over: Callable[[Match], None] = ignore_match
        self.error = ""
        self.over = self.busy = self.closing = False
        self._since = 0.0
        self._step = NEVER
        self._mover: Player | None = None
        self._unseen = 0
        self._acked = self._seen = self._mover_done = False

    def ready(self) -> bool:
        """Have all been shown the same step, and is it somebody's turn?"""
        steps = {player.step for player in self.players}
        return len(steps) == 1 and NEVER not in steps and self.next_mover() is not None

    def next_mover(self) -> Player | None:
        """Whose turn it is."""
        for player in self.players:
            if player.order is not None:
                return player
        return None

    def move(self, since: float) -> None:
        """Send the next move; its time counts from `since`."""
        mover = self.next_mover()
        assert mover is not None
        assert mover.order is not None
        self.busy, self._since = True, since
        self._mover, self._step, self._unseen = mover, mover.step, len(self.players)
        self._acked, self._seen, self._mover_done = not self.needs_ack, False, False
        order, mover.order = mover.order, None
        mover.send(order)

    def shown(self, player: Player, over: bool) -> None:
        """A player has got a view."""
        if not self.busy:
            return
        if player is self._mover:
            self._seen = True
        if player.step > self._step:
            self._unseen -= 1
        self.over |= over
        self._check()

    def acknowledged(self) -> None:
        """The mover has got the acknowledgement."""
        self._acked = True
        self._check()

    def _check(self) -> None:
        mover = self._mover
        assert mover is not None
        if not self._mover_done and self._acked and self._seen:
            self._mover_done = True
            self.on_mover(perf_counter() - self._since)
        # An answer in secret shows to nobody else: the step stays the same.
        secret = mover.step == self._step
        if self._mover_done and (secret or self._unseen <= 0):
            self.busy = False
            if self.over:
                self.on_over(self)
            self.on_table(self, perf_counter() - self._since)

    def failed(self, why: str) -> None:
        """Something went wrong; the slice is not worth anything."""
        self.error = self.error or why
        self.on_over(self)

    def close(self) -> None:
        """All get up."""
        self.closing = True
        for player in self.players:
            if player.transport is not None:
                player.transport.disconnect(graceful=False)


def ignore(seconds: float) -> None:
    """Nobody wants to know."""


def ignore_match(match: Match, seconds: float = 0.0) -> None:
    """Nobody wants to know."""
