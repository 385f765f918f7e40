"""What the package says of its licences, where it says it, and that all of it is in the wheel."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WORDS = (ROOT / "src/stolik/games/words/LICENSES.md").read_text(encoding="utf-8")
NAMES = {
    "BSD-2-Clause": r"BSD 2-clause",
    "CC-BY-4.0": r"sjp\.pl.*CC BY 4\.0",
    "CC-BY-SA-4.0": r"wordfreq.*CC BY-SA 4\.0",
    "CC-BY-SA-3.0": r"MorphyNet.*CC BY-SA 3\.0",
}


def test_the_licence_field_names_the_licences_of_the_data() -> None:
    named = PROJECT["license"].split(" AND ")
    assert named[0] == "Apache-2.0"
    assert set(NAMES) <= set(named)
    for words in NAMES.values():
        assert re.search(words, WORDS, re.DOTALL)


def test_every_file_of_licences_goes_with_the_package() -> None:
    listed = {path for pattern in PROJECT["license-files"] for path in ROOT.glob(pattern)}
    assert listed == {ROOT / "LICENSE", *(ROOT / "src").rglob("LICENSES.md")}
    assert ROOT / "src/stolik/games/words/LICENSES.md" in listed
    assert ROOT / "src/stolik/server/LICENSES.md" in listed
