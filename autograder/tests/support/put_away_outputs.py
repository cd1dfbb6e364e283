"""A pytest plugin for nbval: it compares the outputs that a lesson has put away, too."""

from __future__ import annotations

from typing import Any

import pytest

from autograder.course.put_away import take_out


def pytest_configure(config: pytest.Config) -> None:
    """From now on nbval reads notebooks with their outputs in place."""
    from nbval import plugin as nbval

    read = nbval.nbformat.read

    def read_with_outputs(*arguments: Any, **settings: Any) -> Any:
        notebook = read(*arguments, **settings)
        take_out(notebook)
        return notebook

    patch = pytest.MonkeyPatch()
    config.add_cleanup(patch.undo)
    patch.setattr(nbval.nbformat, "read", read_with_outputs)
