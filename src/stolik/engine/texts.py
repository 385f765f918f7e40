"""Texts in Polish and English from Fluent files, shared by terminal and browser."""

from __future__ import annotations

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from stolik.engine.errors import DataError
from stolik.engine.rulebook import LANGUAGES


class Texts:
    """The texts of one folder: `pl.ftl` and `en.ftl` with the same keys."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._bundles: dict[str, FluentBundle] = {}

    def source(self, language: str) -> str:
        """The file itself, for a browser."""
        path = self.folder / f"{language}.ftl"
        if language not in LANGUAGES or not path.is_file():
            raise DataError(path, "is not there")
        return path.read_text(encoding="utf-8")

    def _bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            bundle = FluentBundle([language], use_isolating=False)
            bundle.add_resource(FluentResource(self.source(language)))
            self._bundles[language] = bundle
        return self._bundles[language]

    def has(self, language: str, key: str) -> bool:
        return bool(self._bundle(language).has_message(key))

    def forms(self, language: str, key: str, **values: str | int) -> dict[str, str]:
        """What belongs to a text: `.in` of `area-7` says where it is, `.asks` of a lesson what it asks."""
        forms = self._bundle(language).get_message(key).attributes
        return {form: self._said(language, f"{key}.{form}", pattern, values) for form, pattern in forms.items()}

    def say(self, language: str, key: str, **values: str | int) -> str:
        bundle = self._bundle(language)
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is None:
            raise DataError(self.folder / f"{language}.ftl", f"has no text {key}")
        return self._said(language, key, pattern, values)

    def _said(self, language: str, key: str, pattern: Pattern, values: dict[str, str | int]) -> str:
        text, errors = self._bundle(language).format_pattern(pattern, values)
        if errors:
            raise DataError(self.folder / f"{language}.ftl", f"{key}: {errors[0]}")
        return str(text)
