"""The HTTP side does what its OpenAPI document says, whatever is asked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from server.people import Person, Running, play, seated
from stolik.server.app import create
from stolik.server.config import ServerConfig


@pytest.fixture(scope="module")
def visitors(house: Running) -> Iterator[list[Person]]:
    with Person(house.address, "Kunegunda") as first, Person(house.address, "Hermenegilda") as second:
        yield [first, second]  # names that nobody else here has: they may be kept


@pytest.fixture(scope="module")
def tables(visitors: list[Person]) -> list[str]:
    """One that waits, one that is played, one that is over."""
    played, over = seated(*visitors), seated(*visitors)
    play(played, Random(1), 5)
    play(over, Random(2), 5)
    over[0].ask("resign")
    return [visitors[0].found("me", "open"), *(found[0].latest["table"]["id"] for found in (played, over))]


# What fits the schema can still be impossible: a name that deceives, options that no game has. Such is 422.
ACCEPTED = ["2xx", "401", "404", "409", "422", "429"]
# What does not fit it is turned away; what is too long as a whole is so before anybody has read it.
REJECTED = ["400", "401", "403", "404", "405", "406", "409", "413", "415", "422", "428", "429", "5xx"]
CONFIG = schemathesis.Config.from_dict(
    {
        "checks": {
            "positive_data_acceptance": {"expected-statuses": ACCEPTED},
            "negative_data_rejection": {"expected-statuses": REJECTED},
        }
    }
)
SCHEMA = schemathesis.openapi.from_dict(create(ServerConfig()).openapi_schema.to_schema(), config=CONFIG)


@SCHEMA.parametrize()
@settings(max_examples=20, suppress_health_check=list(HealthCheck))
def test_every_operation_keeps_to_its_document(
    case: schemathesis.Case[Any], house: Running, visitors: list[Person], tables: list[str]
) -> None:
    cookie = "none" if case.path == "/api/sign-out" else visitors[0].token
    headers = {"Cookie": f"stolik={cookie}"}
    case.call_and_validate(base_url=house.address, headers=headers)
    if "table" in case.path_parameters and case.meta is not None and case.meta.generation.mode.is_positive:
        for table in tables:
            case.path_parameters["table"] = table
            case.call_and_validate(base_url=house.address, headers=headers)
