"""Webhooks: one JSON that Discord, Slack and bridges to Matrix (hookshot) read alike."""

from __future__ import annotations

from typing import Any

import msgspec

from rallybox.server.notices.outside import Way, demand_taken, post


def content_of(said: str) -> dict[str, Any]:
    """`content` is Discord's word for it, `text` that of Slack, Mattermost and Matrix hookshot."""
    return {
        "content": said,
        "text": said,
        "username": "Rallybox",
        # Discord: whatever somebody is called, nobody is called by it.
        "allowed_mentions": {"parse": []},
    }


async def send(address: str, said: str, notice_id: str, way: Way) -> None:
    """Post it; Undelivered if it is not taken."""
    body = msgspec.json.encode(content_of(said))
    # The same for each attempt: whoever gets it twice can tell.
    headers = {"content-type": "application/json", "x-rallybox-notice": notice_id}
    demand_taken(await post(address, headers, body, way))
