"""Web push by the standards: their own example, and a browser that reads what it gets."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rallybox.core.errors import Malformed
from rallybox.server.notices import push
from rallybox.server.notices.push import Signer, Subscription, data, text
from server.notices.receivers import Browser, Posted, check_signature


def test_the_example_of_rfc_8291() -> None:
    subscription = Subscription(
        endpoint="https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        p256dh="BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth="BTBZMqHH6r4Tts7J_aSIgg",
    )
    own = push.key_of(data("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").hex())
    body = push.encrypt(
        b"When I grow up, I want to be a watermelon",
        subscription,
        own,
        data("DGv6ra1nlYgDCS1FRnbzlw"),
        padded=0,
    )
    assert text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T"
        "lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4"
        "a-fN"
    )


@settings(max_examples=20)
@given(st.text(max_size=300))
def test_a_browser_reads_what_it_is_sent_and_its_size_tells_nothing(said: str) -> None:
    browser = Browser()
    subscription = Subscription(**browser.subscription("https://push.example/x"))
    content = {"title": said[:200]}
    body = push.encrypt(msgspec.json.encode(content), subscription)
    assert browser.read(body) == content
    assert len(body) == 16 + 4 + 1 + 65 + push.PADDED + 16


def test_a_push_service_can_tell_who_sends() -> None:
    key = push.key_of(push.new_secret())
    public = text(push.public_bytes(key.public_key()))
    now, endpoint = 1_800_000_000_000, "https://push.example/a/b"
    said = push.authorization(endpoint, Signer(key, "mailto:a@b.example"), now)
    posted = Posted("/a/b", {"authorization": said}, b"")
    check_signature(posted, endpoint, public, "mailto:a@b.example", now)


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("AAAA", text(bytes(16))), ("A", text(bytes(16))), (text(b"\4" + bytes(64)), text(bytes(16)))],
)
def test_a_subscription_that_cannot_be(p256dh: str, auth: str) -> None:
    with pytest.raises(Malformed):
        push.demand_usable(Subscription("https://push.example/", p256dh, auth))


def test_a_secret_of_another_size() -> None:
    good = Browser().subscription("https://push.example/")
    with pytest.raises(Malformed):
        push.demand_usable(Subscription(good["endpoint"], good["p256dh"], text(bytes(15))))
