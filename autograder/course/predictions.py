"""What a lesson asks its reader to predict, and how a running lesson tells who was right: data.

    folder/04_leaf_gradients.toml
        ["4.2-1"]                          # the key, as in the cell's first line, `# guess 4.2-1:`
        value = "w.grad"                   # what the guess is compared with, once the cell has run

        ["4.3-1".choices]                  # or: the choices of the lesson, each with a condition;
        "both are filled" = "y.grad is not None"     # one of them holds once the cell has run
        "only `x.grad`" = "y.grad is None"

        ["4.4-1"]                          # or: each with what one expression gives if it holds
        of = "kept"
        choices = {"the old values" = "[1, 2]", "the new ones" = "[3, 4]"}

Expressions see the names of the lesson, and beside them ``error``, the exception that ended the
cell (or None), ``result``, the value of its last line, and ``raises(f)``, whether ``f()`` raises.
No answer is written down anywhere.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from autograder.course.problems import AuthorError

# The line that takes a guess. It is a comment, so whatever is typed cannot break the cell.
_LINE = re.compile(r"^#[ \t]*guess[ \t]+(\d[\w.-]*)[ \t]*:[ \t]*(.*?)[ \t]*$", re.MULTILINE)

_FORMS: tuple[set[str], ...] = ({"value"}, {"choices"}, {"of", "choices"})


@dataclass(frozen=True)
class Prediction:
    """One question of a lesson: an expression for its value, or a condition for each choice."""

    key: str
    value: str | None = None
    of: str | None = None
    choices: Mapping[str, str] = field(default_factory=dict)

    @property
    def expressions(self) -> list[str]:
        """All that is evaluated: the value, or the conditions and before them `of`."""
        if self.value is not None:
            return [self.value]
        return [*([] if self.of is None else [self.of]), *self.choices.values()]


def read_predictions(path: Path) -> dict[str, Prediction]:
    """The predictions of one lesson by key, in order; none where there is no file.

    Raises:
        AuthorError: the file is not of the form above.
    """
    if not path.is_file():
        return {}
    try:
        entries = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise AuthorError(f"{path}: cannot be read: {error}.") from error
    found = {}
    for key, entry in entries.items():
        if not isinstance(entry, dict) or set(entry) not in _FORMS:
            raise AuthorError(f"{path}: `{key}` needs either a value or choices.")
        found[key] = Prediction(key, **entry)
        if found[key].value is None and len(found[key].choices) < 2:
            raise AuthorError(f"{path}: `{key}` needs two choices or more.")
        for expression in found[key].expressions:
            _check_compiles(expression, f"{path}: `{key}`")
    return found


def guess_in(source: str) -> tuple[str, str] | None:
    """The key and the guess of a cell, which may be empty; None for a cell that takes no guess."""
    line = _LINE.search(source)
    return (line[1], line[2]) if line else None


def _check_compiles(expression: object, where: str) -> None:
    try:
        compile(expression, "<prediction>", "eval")  # type: ignore[call-overload]
    except (SyntaxError, TypeError, ValueError) as error:
        raise AuthorError(f"{where}: {expression!r} is no expression ({error}).") from error
