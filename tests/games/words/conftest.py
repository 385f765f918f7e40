"""Relatedness as each test says it, whatever the data of the package knows."""

from __future__ import annotations

from typing import Any, cast

import pytest

from stolik.games.words.vocabulary import VOCABULARY as VOCABULARY

from .positions import Family


@pytest.fixture
def related(monkeypatch: pytest.MonkeyPatch) -> Family:
    """Nothing is related but what the test names: `related("dom", "domek", "block")`."""
    family = Family()
    vocabulary = cast(Any, VOCABULARY)
    monkeypatch.setattr(vocabulary, "_relations", family)
    monkeypatch.setattr(vocabulary, "_verdicts", {})
    return family
