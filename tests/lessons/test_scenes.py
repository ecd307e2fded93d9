"""Every scene of every game, played in every way that its goals allow."""

from __future__ import annotations

import pytest
from fluent.syntax.ast import Message

from lessons.walk import IDS, SCENES, stops
from rallybox.core import NotYourDecision, SeededDice, Stale
from rallybox.core.errors import Illegal, Malformed
from rallybox.core.words import Words, knows, languages
from rallybox.games import GAMES
from rallybox.games.packs import Pack
from rallybox.lessons import LEARNER, LESSONS, Lesson, Scene, attend, lesson_of, telling
from rallybox.tables.errors import NotFound
from support.catalogue import LOCALES, entries
from toy import COINRACE

each_scene = pytest.mark.parametrize(("lesson", "scene"), SCENES, ids=IDS)


def test_a_lesson_has_five_to_eight_scenes() -> None:
    assert LESSONS
    for name, lesson in LESSONS.items():
        assert lesson.game == name
        assert 5 <= len(lesson.scenes) <= 8
        assert len({scene.name for scene in lesson.scenes}) == len(lesson.scenes)


def test_a_game_may_have_no_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not listed, and whoever asks for a scene hears that there is none."""
    monkeypatch.setattr("rallybox.games.PACKS", {COINRACE.name: Pack(COINRACE, "toy")})
    assert lesson_of(COINRACE.name) is None
    others = [lesson.game for lesson in telling.listed().lessons]
    assert others == list(LESSONS)
    with pytest.raises(NotFound):
        telling.shown(COINRACE.name, 1, ())


@each_scene
def test_a_scene_can_be_played_to_its_end_in_every_way(lesson: Lesson, scene: Scene) -> None:
    ends = 0
    for stop in stops(lesson, scene):
        now = stop.now
        if now.verdict == "done":
            ends += 1
            assert now.step == len(scene.steps)
            assert now.asked is None
        else:
            assert LEARNER in now.state.to_act
            assert stop.good, "there is nothing right to try"
            assert now.asked is not None
        assert (now.said is None) == (not stop.tried)
    assert ends


@each_scene
def test_every_position_is_lawful(lesson: Lesson, scene: Scene) -> None:
    game = GAMES[lesson.game]
    for stop in stops(lesson, scene):
        state = stop.now.state
        assert game.laws(state) == []
        assert game.load(state.dump()).dump() == state.dump()


@each_scene
def test_other_tries_get_an_answer_and_change_nothing(lesson: Lesson, scene: Scene) -> None:
    for stop in stops(lesson, scene):
        for action_id in stop.other:
            found = attend(lesson, scene, (*stop.tried, action_id))
            assert found.state.dump() == stop.now.state.dump()
            assert (found.step, found.asked) == (stop.now.step, stop.now.asked)
            assert found.said not in (None, stop.now.said)
            with pytest.raises(Stale):
                attend(lesson, scene, (*stop.tried, action_id, action_id))
    # What one learner has tried is not there for the next one.
    assert attend(lesson, scene).state.dump() == scene.start().dump()


@each_scene
def test_what_cannot_be_done_is_refused(lesson: Lesson, scene: Scene) -> None:
    game = GAMES[lesson.game]
    for stop in stops(lesson, scene):
        legal = {*stop.good, *stop.other}
        never = next(n for n in range(game.action_total) if n not in legal)
        refusal = NotYourDecision if stop.now.verdict == "done" else Illegal
        with pytest.raises(refusal):
            attend(lesson, scene, (*stop.tried, never))
    with pytest.raises(Malformed):
        attend(lesson, scene, (game.action_total,))


@each_scene
def test_the_learner_learns_no_secret(lesson: Lesson, scene: Scene) -> None:
    """The view could be that of other hands, and what is heard is for everybody or the learner."""
    game = GAMES[lesson.game]
    for stop in stops(lesson, scene):
        view = stop.now.state.view(LEARNER)
        assert game.imagine(view, SeededDice("another world")).view(LEARNER) == view
        assert all(event.to in (None, LEARNER) for event in stop.now.events)


# -- sentences -------------------------------------------------------------------------------------


def sentences(lesson: Lesson, scene: Scene) -> dict[str, Words]:
    """Everything that can be said in a scene, and its title."""
    title = Words(f"lessons-{lesson.game}-{scene.name}-title")
    found = {title.id: title}
    for stop in stops(lesson, scene):
        tries = [stop.now] + [attend(lesson, scene, (*stop.tried, n)) for n in stop.other]
        found |= {words.id: words for now in tries for words in (now.said, now.asked) if words}
    return found


def written() -> set[str]:
    """The messages that there are about scenes."""
    files = [LOCALES / "en" / game / "lesson.ftl" for game in LESSONS]
    return {
        str(entry.id.name)
        for file in files
        for entry in entries(file)
        if isinstance(entry, Message)
    }


def test_there_is_a_sentence_for_everything_and_none_too_many() -> None:
    assert {name for lesson, scene in SCENES for name in sentences(lesson, scene)} == written()


@each_scene
def test_every_sentence_can_be_said_in_every_language(lesson: Lesson, scene: Scene) -> None:
    assert len(languages()) >= 3
    for words in sentences(lesson, scene).values():
        assert all(knows(words.id, language) for language in languages())
        said = {words.say(language) for language in languages()}
        assert max(map(len, said)) < 300, "a scene has a sentence or two, not a page"
        if not words.id.endswith("-title"):  # "Turbo" is the same everywhere
            assert len(said) == len(languages()), "a sentence has not been translated"
