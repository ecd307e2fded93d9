"""The description of the API and the server agree, whatever is sent (schemathesis)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.fuzz.world import serving
from support.samples import FOR_TWO

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    allow_header_conformance,
]
AnyCase = Case[Any]
Operation = APIOperation[Any, Any, Any, Any]
FEW, MANY = 6, 150
WAYS = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]


class Api:
    """A running server, somebody with a nickname, and a table of theirs."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.schema = schemathesis.openapi.from_url(f"{address}/api/docs/openapi.json")
        self.session = requests.Session()
        self.tables: list[str] = []

    def arrive(self) -> None:
        """Somebody new, with a table that has begun and one that has not."""
        self.session.cookies.clear()
        self.session.post(f"{self.address}/api/me", json={"nickname": "Ada"})
        self.tables = []
        for seats in (["person", "person"], ["person", "club"]):
            asked = {"game": FOR_TWO, "seats": seats}
            made = self.session.post(f"{self.address}/api/tables", json=asked)
            self.tables.append(made.json()["id"])
        self.session.post(f"{self.address}/api/tables/{self.tables[1]}/start")

    def call(self, case: AnyCase, number: int) -> None:
        """Send it, often to a table that is there, and look at the answer."""
        if "table_id" in (case.path_parameters or {}) and number % 3 and not spoiled_path(case):
            case.path_parameters["table_id"] = self.tables[number % 2]
        response = case.call(base_url=self.address, session=self.session)
        case.validate_response(response, checks=CHECKS)


def spoiled_path(case: AnyCase) -> bool:
    """Is it the path that is wrong about it?"""
    path = None if case.meta is None else case.meta.components.get(ParameterLocation.PATH)
    return path is not None and path.mode is GenerationMode.NEGATIVE


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    with serving(folder, "--no-limits") as (address, _):
        found = Api(address)
        yield found
        found.session.close()
        log = (folder / "log").read_text("utf-8")
        assert "traceback" not in log.lower(), log[:3000]


def check(api: Api, operation: Operation, way: GenerationMode, examples: int) -> None:
    """One operation."""
    numbers = count()

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=way))
    def ask(case: AnyCase) -> None:
        api.call(case, next(numbers))

    api.arrive()
    ask()


def takes_something(operation: Operation) -> bool:
    """Can anything be wrong about it?"""
    return bool(operation.body or operation.path_parameters or operation.query)


def check_all(api: Api, way: GenerationMode, examples: int) -> None:
    """Every operation, so many examples each."""
    found = [read.ok() for read in api.schema.get_all_operations() if isinstance(read, Ok)]
    assert len(found) > 15
    wrong = {}
    for operation in found:
        if way is GenerationMode.NEGATIVE and not takes_something(operation):
            continue
        try:
            check(api, operation, way, examples)
        except (FailureGroup, Failure) as failure:
            wrong[operation.label] = failure
    assert not wrong, "\n\n".join(f"{label}: {failure}" for label, failure in wrong.items())


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name.lower())
def test_every_operation_does_what_its_description_says(api: Api, way: GenerationMode) -> None:
    check_all(api, way, FEW)


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name.lower())
def test_every_operation_with_many_examples(api: Api, way: GenerationMode) -> None:
    check_all(api, way, MANY)
