"""A pytest plugin for nbval: it compares the outputs that a lesson has put away, too.

On a machine that cannot draw graphs, their words are compared and their pictures are not.
"""

from __future__ import annotations

import copy
from typing import Any

import pytest

from autograder.course.put_away import take_out
from autograder.tests.support.pictures import pytest_terminal_summary, words_of

__all__ = ["pytest_configure", "pytest_terminal_summary"]


def pytest_configure(config: pytest.Config) -> None:
    """From now on nbval reads notebooks with their outputs in place."""
    from nbval import plugin as nbval

    read = nbval.nbformat.read

    def read_with_outputs(*arguments: Any, **settings: Any) -> Any:
        notebook = read(*arguments, **settings)
        take_out(notebook)
        return notebook

    compare = nbval.IPyNbCell.compare_outputs

    def compare_what_is_drawn(cell: Any, run: Any, stored: Any, *more: Any, **settings: Any) -> Any:
        return compare(cell, *_as_drawn_here(run, stored), *more, **settings)

    patch = pytest.MonkeyPatch()
    config.add_cleanup(patch.undo)
    patch.setattr(nbval.nbformat, "read", read_with_outputs)
    patch.setattr(nbval.IPyNbCell, "compare_outputs", compare_what_is_drawn)


def _as_drawn_here(run: Any, stored: Any) -> tuple[Any, Any]:
    """The outputs, without the pictures that the run says it could not draw."""
    run, stored = copy.deepcopy(run), copy.deepcopy(stored)
    in_words = set()
    for data in _data(run):
        words = words_of(data["text/plain"])
        if words != data["text/plain"]:
            data["text/plain"] = words
            in_words.add(words)
    for data in _data(stored):
        if data["text/plain"] in in_words:
            data.pop("image/svg+xml", None)
            data.pop("text/html", None)
    return run, stored


def _data(outputs: Any) -> list[Any]:
    return [each["data"] for each in outputs if "text/plain" in each.get("data", {})]
