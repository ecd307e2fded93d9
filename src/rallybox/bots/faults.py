"""What went wrong with a bot: kept with the game, so that somebody can be told."""

from __future__ import annotations

import msgspec

from rallybox.core.words import Param, Words


class Fault(msgspec.Struct, frozen=True):
    """A decision that a bot lost to the club bot, and why. Plain values, so it may travel."""

    kind: str
    """A short word: `start`, `crash`, `slow`, `nonsense`, `unknown`, `long`, `early`, `given-up`;
    its sentence is the message `bots-fault-<kind>`."""
    decision: int
    """Which of the bot's decisions in this game, from 1."""
    bot: str
    detail: str
    """What the machine has to say about it."""
    stderr: str
    """The last that the bot wrote on standard error, without control characters."""

    @property
    def words(self) -> Words:
        """The sentence."""
        params: dict[str, Param] = {
            "bot": self.bot,
            "decision": self.decision,
            "detail": self.detail,
        }
        return Words(f"bots-fault-{self.kind}", params)
