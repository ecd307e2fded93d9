"""The page: whole, readable without anything else, and safe."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallybox.arena import ratings
from rallybox.arena.page import page
from rallybox.arena.page.strips import bins, scale_for
from rallybox.arena.results import Results, results
from rallybox.arena.run import hold
from rallybox.arena.schedule import Contest
from rallybox.arena.telling import seconds, verdicts
from rallybox.bots.faults import Fault
from toy import COINRACE, find_game

VOID = {"meta", "line", "rect", "circle", "wbr"}


def found(**changes: object) -> Results:
    setup = msgspec.to_builtins(COINRACE.setup({"players": 3}))
    basic = Contest(game="coinrace", setup=setup, bots=("random", "rookie"), seed="7", games=24)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ratings, "DRAWS", 25)
        asked = msgspec.structs.replace(basic, **changes)
        got = results(hold(asked, find=find_game), find_game)
    assert got is not None
    return got


PLAIN = found()
AMONG = found(bots=("rookie", "club"), among="random", until_decided=True)


class Reader(HTMLParser):
    """Checks that everything opened is closed, and keeps what is there."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in VOID
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def read(got: Results, command: str = "rallybox arena") -> Reader:
    reader = Reader()
    reader.feed(page(got, COINRACE, command))
    reader.close()
    assert reader.open == []
    return reader


@pytest.mark.parametrize("got", [PLAIN, AMONG])
def test_the_page_needs_no_network_and_no_script(got: Results) -> None:
    text = page(got, COINRACE, "rallybox arena")
    assert not re.search(r"https?:|//|url\(|@import|<script|<link|<img|<iframe|\bon\w+=", text)
    assert {tag for tag, _ in read(got).tags}.isdisjoint({"script", "link", "img", "object"})


@pytest.mark.parametrize("got", [PLAIN, AMONG])
def test_everything_drawn_is_also_told(got: Results) -> None:
    reader = read(got)
    tags = [tag for tag, _ in reader.tags]
    drawings = [attributes for tag, attributes in reader.tags if tag == "svg"]
    assert drawings
    assert all(attributes["aria-hidden"] == "true" for attributes in drawings)
    assert tags.count("table") == tags.count("caption") >= 9
    text = " ".join(reader.text).replace("\u00a0", " ")
    for sentence in verdicts(got):
        assert sentence in text
    for bot in got.bots:
        assert f"{bot.share.value:.2f}" in text
        assert f"{bot.rating.mu:.1f}" in text
    heads = [attributes for tag, attributes in reader.tags if tag == "th"]
    assert all(attributes.get("scope") in ("row", "col") for attributes in heads)


@pytest.mark.parametrize("got", [PLAIN, AMONG])
def test_every_drawing_stays_inside(got: Results) -> None:
    for tag, attributes in read(got).tags:
        if tag in ("line", "rect", "circle"):
            percents = [float(v[:-1]) for v in attributes.values() if v and v.endswith("%")]
            assert percents
            assert all(-0.01 <= percent <= 100.01 for percent in percents)


def test_characters_are_shown_by_name_and_manner() -> None:
    got = found(bots=("thrifty@club", "thrifty", "club"), among="random", games=36)
    reader = read(got)
    text = " ".join(reader.text)
    assert "Odile (thrifty@club) wins" in text
    rows = page(got, COINRACE, "rallybox arena")
    assert '<th scope="row">Odile<small>saves for later</small><small>thrifty@club</small>' in rows
    assert '<th scope="row">club</th>' in rows
    meetings = page(found(bots=("thrifty", "gambler", "club")), COINRACE, "rallybox arena")
    assert '<th scope="col">Zita<small>gambler</small></th>' in meetings


def test_a_name_is_not_markup() -> None:
    evil = "./<script>alert('&\"')</script>"
    text = msgspec.json.encode(PLAIN).decode().replace("rookie", evil.replace('"', '\\"'))
    got = msgspec.json.decode(text, type=Results)
    reader = read(got, command=f"rallybox arena --bots {evil}")
    assert "script" not in {tag for tag, _ in reader.tags}
    assert evil in "".join(reader.text)


def test_faults_are_shown_only_where_there_are_some() -> None:
    assert "Faults" not in read(PLAIN).text
    bots = list(PLAIN.bots)
    slept = Fault("slow", 4, "sleeper", "", "")
    bots[0] = msgspec.structs.replace(bots[0], faults={"slow": 3}, first_fault=slept)
    reader = read(msgspec.structs.replace(PLAIN, bots=bots))
    assert "Faults" in reader.text
    assert "too slow" in reader.text
    assert slept.words.say() in reader.text


def test_what_is_told_fits_what_was_asked() -> None:
    pair = verdicts(PLAIN)
    assert len(pair) == 1
    assert re.fullmatch(
        r"(random|rookie) finishes ahead of (random|rookie) in \d+% of their meetings "
        r"\(95%: \d+ to \d+\), (not decided yet|decided after \d+ deals)\.",
        pair[0],
    )
    among = verdicts(AMONG)
    assert len(among) == 2
    assert re.match(r"rookie wins \d\.\d\d times its fair share among random bots", among[0])
    # Who stops when decided is told the interval that holds at every look.
    assert f"{AMONG.decisions[0].low:.2f} to {AMONG.decisions[0].high:.2f}" in among[0]


finite = st.floats(-1000, 1000, allow_nan=False).map(lambda value: round(value, 3))


@given(st.lists(finite, min_size=1, max_size=8))
def test_a_scale_holds_its_values_between_few_round_ticks(values: list[float]) -> None:
    scale = scale_for(values)
    assert scale.low <= min(values) + 1e-6
    assert max(values) <= scale.high + 1e-6
    assert 2 <= len(scale.ticks) <= 8
    assert list(scale.ticks) == sorted(set(scale.ticks))
    assert len(set(scale.labels)) == len(scale.labels)


@given(st.dictionaries(st.integers(-50, 200), st.integers(1, 9), min_size=1, max_size=40))
def test_classes_lose_nothing(counts: dict[int, int]) -> None:
    classes = bins(counts, min(counts), max(counts))
    assert len(classes) <= 40
    assert sum(count for _, count in classes) == sum(counts.values())


def test_times_have_a_unit_that_suits() -> None:
    assert [seconds(t) for t in (0.000004, 0.0042, 0.25, 1.5, 5400)] == [
        "4 µs",
        "4.2 ms",
        "250 ms",
        "1.5 s",
        "90 min",
    ]
