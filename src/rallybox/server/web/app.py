"""The application: every route, and what happens around them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.types import ControllerRouterHandler

from rallybox import __version__
from rallybox.core.words import DEFAULT, Words
from rallybox.server.house import House
from rallybox.server.web import (
    admin,
    best,
    finished,
    lessons,
    notices,
    pages,
    people,
    problems,
    puzzles,
    reviews,
    tables,
)
from rallybox.server.web.asking import charge, provide_guest, provide_house, provide_person
from rallybox.server.web.middleware import Gate
from rallybox.server.web.socket import table_socket
from rallybox.tables.wire.schema import http_types

ROUTES: tuple[ControllerRouterHandler, ...] = (
    *people.ROUTES,
    *tables.ROUTES,
    *finished.ROUTES,
    *reviews.ROUTES,
    *best.ROUTES,
    *lessons.ROUTES,
    *puzzles.ROUTES,
    *notices.ROUTES,
    table_socket,
    *admin.ROUTES,
    *pages.ROUTES,
)
DEPENDENCIES = {
    "house": Provide(provide_house),
    "person": Provide(provide_person),
    "guest": Provide(provide_guest),
}


def describe() -> dict[str, Any]:
    """The description of the API, with the types as msgspec itself describes them.

    Of an application that nobody calls: the framework would make it again for everybody who asks.
    """
    described = Litestar(
        route_handlers=ROUTES,
        dependencies=DEPENDENCIES,
        openapi_config=OpenAPIConfig(
            title=Words("server-api-title").say(DEFAULT), version=__version__
        ),
        logging_config=None,
    )
    schema = described.openapi_schema.to_schema()
    components = schema.setdefault("components", {})
    components["schemas"] = {**components.get("schemas", {}), **http_types()}
    return schema


def make_app(house: House) -> Gate:
    """An application around a house whose database is open; its gate is in front of it."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    app = Litestar(
        route_handlers=ROUTES,
        state=State({"house": house, "describe": describe}),
        dependencies=DEPENDENCIES,
        # A guard would do: but the framework copies the route for each call of one.
        before_request=charge,
        exception_handlers=problems.HANDLERS,
        lifespan=[lifespan],
        request_max_body_size=house.settings.limits.body_bytes,
        openapi_config=None,
        logging_config=None,
        debug=False,
    )
    return Gate(app, house)
