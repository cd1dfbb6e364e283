"""A typed view of what nbgrader's cell metadata says each cell is for."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from nbformat import NotebookNode

# nbgrader removes what stands between these from what learners get.
SOLUTION = "SOLUTION"
HIDDEN_TESTS = "HIDDEN TESTS"
MARK_SCHEME = "MARK SCHEME"
# Letters of a cell's first line that a message has room for.
_LONGEST = 50
REGIONS = (SOLUTION, HIDDEN_TESTS, MARK_SCHEME)


class Role(enum.Enum):
    """What nbgrader does with a cell."""

    PLAIN = "plain"  # nbgrader knows nothing of it: explanations, scratch
    SOLUTION = "solution"  # the learner's code; points come from test cells
    TEST = "test"  # graded by running
    MANUAL = "manual"  # the learner's prose or code, graded by a person
    TASK = "task"  # a description a person grades, with no cell for the answer
    READ_ONLY = "read-only"  # given, and restored when a learner changed it

    @property
    def is_answer(self) -> bool:
        """Whether a learner writes here."""
        return self in (Role.SOLUTION, Role.MANUAL)


@dataclass(frozen=True)
class CellView:
    """One cell: where it stands, what it is for, and its text."""

    index: int
    id: str
    role: Role
    is_code: bool
    source: str
    grade_id: str | None = None
    points: float | None = None

    @property
    def name(self) -> str:
        """How messages call this cell: its grade id, else its cell id."""
        return self.grade_id or self.id or f"number {self.index + 1}"

    @property
    def place(self) -> str:
        """How messages say where it is; see `place_of`."""
        return _place(self.grade_id, self.name, self.source)


def read_roles(notebook: NotebookNode) -> list[CellView]:
    """One view per cell, in order."""
    return [_view(index, cell) for index, cell in enumerate(notebook.cells)]


def place_of(cell: NotebookNode) -> str:
    """How messages say where a cell is: its grade id, else its id and its first line.

    An id that was made from a cell's text says nothing to anybody, and a text script has no ids.
    """
    return _place(cell.metadata.get("nbgrader", {}).get("grade_id"), cell.get("id"), cell.source)


def _place(grade_id: str | None, name: str | None, source: str) -> str:
    line = next((line.strip() for line in source.split("\n") if line.strip()), "")
    if grade_id or not line:
        return f"cell `{grade_id or name}`"
    return f"cell `{name}` (“{line if len(line) <= _LONGEST else line[:_LONGEST] + '…'}”)"


def _view(index: int, cell: NotebookNode) -> CellView:
    grader: dict[str, Any] = cell.metadata.get("nbgrader", {})
    role = role_of(grader)
    points = grader.get("points")
    return CellView(
        index=index,
        id=cell.get("id", ""),
        role=role,
        is_code=cell.cell_type == "code",
        source=cell.source,
        grade_id=grader.get("grade_id") if role is not Role.PLAIN else None,
        points=float(points) if points is not None and role is not Role.PLAIN else None,
    )


def role_of(grader: dict[str, Any]) -> Role:
    """The role that a cell's ``nbgrader`` metadata gives it."""
    if grader.get("task"):
        return Role.TASK
    if grader.get("solution"):
        return Role.MANUAL if grader.get("grade") else Role.SOLUTION
    if grader.get("grade"):
        return Role.TEST
    return Role.READ_ONLY if grader.get("locked") else Role.PLAIN


def lines_by_region(source: str) -> Iterator[tuple[str | None, str]]:
    """Each line of a cell with the region it stands in, ``None`` for what a learner sees.

    Marker lines are left out. The rule is nbgrader's: a marker anywhere in a line counts.
    """
    region: str | None = None
    for line in source.split("\n"):
        opened = next((name for name in REGIONS if f"BEGIN {name}" in line), None)
        closed = next((name for name in REGIONS if f"END {name}" in line), None)
        if opened:
            region = opened
        elif closed:
            region = None
        else:
            yield region, line


def visible_source(source: str) -> str:
    """The lines of a cell that stand in no region: what its author shows learners."""
    return "\n".join(line for region, line in lines_by_region(source) if region is None)


def region_source(source: str, name: str) -> str:
    """The lines of a cell inside its ``name`` regions."""
    return "\n".join(line for region, line in lines_by_region(source) if region == name)
