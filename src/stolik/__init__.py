"""Stolik: a table for modern board games."""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path


def _source_only(path: str) -> FileFinder:
    if not Path(path).is_relative_to(Path(__file__).parent):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


# STOLIK_PURE=1 runs the sources even where they have been compiled.
if os.environ.get("STOLIK_PURE"):
    sys.path_hooks.insert(0, _source_only)
    sys.path_importer_cache.clear()
