"""Which PyTorch this needs, said before anything of it is used. Imports no torch."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, version

from autograder.course.problems import AuthorError

# The oldest one that everything was run with; pyproject.toml says the same.
LOWEST = "2.10"


class UnfitTorch(AuthorError, ImportError):
    """The installed PyTorch cannot do what is asked; the text is one sentence that says what to do.

    An ImportError, for it is met where something is imported; a notebook shows the sentence alone.
    """

    def _render_traceback_(self) -> list[str]:
        return [str(self)]


def require_new_enough(found: str) -> None:
    """Refuse a PyTorch of version ``found`` that is too old."""
    if release_of(found) < release_of(LOWEST):
        raise UnfitTorch(
            f"PyTorch {found} is too old for this course, which needs {LOWEST} or newer: run "
            f"`make setup`, or `pip install 'torch>={LOWEST}'` in an environment of your own."
        )


def require_installed() -> None:
    """Refuse a PyTorch that is missing or too old, by what is installed, without importing it."""
    try:
        found = version("torch")
    except PackageNotFoundError:
        raise UnfitTorch("PyTorch is not installed here: `make setup` installs it.") from None
    require_new_enough(found)


def release_of(text: str) -> tuple[int, ...]:
    """The first two numbers: `2.10.0a0+git` counts as 2.10."""
    return tuple(int(number) for number in re.findall(r"\d+", text)[:2])
