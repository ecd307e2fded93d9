"""The tests of people, chat, time and coming back, once more on PostgreSQL."""

from __future__ import annotations

import pytest

from server import (
    test_chat,
    test_coming_back,
    test_identity,
    test_pace,
    test_rr15_in_time,
    test_stuck,
)
from server.durability.again import all_of

ABOUT_A_FILE = (
    "test_the_cookie_is_for_the_server_alone",
    "test_tokens_of_others_and_made_up_ones",
)
pytestmark = [pytest.mark.long, pytest.mark.usefixtures("on_postgres")]

for _module in (
    test_chat,
    test_coming_back,
    test_identity,
    test_pace,
    test_rr15_in_time,
    test_stuck,
):
    globals().update(all_of(_module, ABOUT_A_FILE))
