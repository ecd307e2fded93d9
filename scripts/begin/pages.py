"""The pages: the packages that build them, and the pages themselves."""

from __future__ import annotations

from begin import node
from begin.crew import Crew
from begin.places import (
    MODULES,
    PAGE,
    WEB,
    WEB_NEEDS,
    is_fresh,
    is_stamped,
    page_sources,
    put_stamp,
)

BUILD = MODULES / ".build"
DEV = MODULES / ".ready"


def packages(crew: Crew, *, dev: bool = False) -> dict[str, str]:
    """What building the pages needs, or their developers; the environment for Node's programs."""
    programs = node.find(crew)
    if is_stamped(DEV if dev else BUILD, WEB_NEEDS):
        return programs
    all_of_them = dev or DEV.exists()  # npm would take away what it is not asked for
    crew.run(
        "begin-step-web-tools" if all_of_them else "begin-step-web",
        [
            *("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"),
            *(
                "--fetch-retries=2",
                "--fetch-retry-mintimeout=1000",
                "--fetch-retry-maxtimeout=4000",
            ),
            *(() if all_of_them else ("--omit=dev",)),
        ],
        WEB,
        programs,
    )
    put_stamp(*((BUILD, DEV) if all_of_them else (BUILD,)))
    return programs


def build(crew: Crew) -> None:
    """Build the pages, if they are not as new as their sources."""
    if is_fresh(PAGE, page_sources()):
        return
    programs = packages(crew)
    vite = MODULES / "vite" / "bin" / "vite.js"
    crew.run("begin-step-pages", ["node", vite, "build"], WEB, programs)
