"""The results as one web page that needs no network and no script."""

from __future__ import annotations

from rallybox.arena.page.html import Markup, document, tag
from rallybox.arena.page.sections import sections
from rallybox.arena.results import Results
from rallybox.arena.telling import called, say, verdicts
from rallybox.core.game import Game
from rallybox.core.words import number


def _heading(results: Results, game: Game) -> str:
    contest = results.contest
    bots = tuple(called(bot) for bot in contest.bots)
    if contest.among is None:
        return say("arena-page-heading", title=game.title, bots=bots)
    among = called(contest.among)
    return say("arena-page-heading-among", title=game.title, bots=bots, among=among)


def _top(results: Results, game: Game) -> Markup:
    contest = results.contest
    facts = (
        say("arena-page-players", players=str(contest.setup["players"])),
        say("arena-page-variant", variant=game.variant_name(str(contest.setup["variant"]))),
        say("arena-page-games", games=number(results.games), deals=number(results.deals)),
        say(f"arena-page-finished-{results.finished}"),
    )
    return tag(
        "header",
        tag(
            "div",
            tag("p", say("arena-page-eyebrow"), class_="eyebrow"),
            tag("h1", _heading(results, game)),
            tag("ul", *[tag("li", told) for told in verdicts(results)], class_="verdicts"),
            tag("p", *[tag("span", fact) for fact in facts], class_="facts"),
        ),
    )


def page(results: Results, game: Game, command: str) -> str:
    """The page; `command` is how to have the same results again."""
    main = tag("main", *sections(results, game, command))
    return document(_heading(results, game), _top(results, game), main)
