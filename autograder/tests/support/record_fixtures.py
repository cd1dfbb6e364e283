"""Outcomes as the engine would give them, and everything a gradebook says, for tests."""

from __future__ import annotations

import copy
import sqlite3
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from autograder.authoring.releasing import release
from autograder.course.graded_assignment import GradedAssignment, read_assignment
from autograder.course.outcome import Outcome, Status, Submission
from autograder.course.roles import Role, read_roles
from autograder.gradebook.course import Course
from autograder.gradebook.record import Recorder
from autograder.rebuild import rebuild
from autograder.tests.support.grading_fixtures import UNIT, make_graded_course

# Column -> (table, column) that names the row it points at.
_POINTERS = {
    ("base_cell", "notebook_id"): "notebook",
    ("source_cell", "notebook_id"): "notebook",
    ("notebook", "assignment_id"): "assignment",
    ("submitted_assignment", "assignment_id"): "assignment",
    ("submitted_notebook", "assignment_id"): "submitted_assignment",
    ("submitted_notebook", "notebook_id"): "notebook",
    ("grade", "notebook_id"): "submitted_notebook",
    ("grade", "cell_id"): "base_cell",
    ("comment", "notebook_id"): "submitted_notebook",
    ("comment", "cell_id"): "base_cell",
    ("grade_cells", "id"): "base_cell",
    ("solution_cells", "id"): "base_cell",
    ("task_cells", "id"): "base_cell",
}


def make_released_course(root: Path) -> Course:
    """The small course of `grading_fixtures`, released."""
    course = make_graded_course(root)
    release(root)
    return course


def outcome_of(
    course: Course,
    student: str,
    scores: Mapping[str, float | None] | None = None,
    *,
    name: str = UNIT,
    status: Status = Status.GRADED,
    **more: Any,
) -> Outcome:
    """What the engine would say of a submission that is there; ``scores`` default to full."""
    assignment = read_assignment(course.root, name)
    rebuilt = rebuild(assignment, course.submitted(student, name))
    graded = status is Status.GRADED
    return Outcome(
        Submission(student, name),
        status,
        notebook=rebuilt.notebook if graded else None,
        scores=(assignment.points | dict(scores or {})) if graded else {},
        unanswered=rebuilt.unanswered,
        **more,
    )


def made_up_outcome(assignment: GradedAssignment, student: str, number: int) -> Outcome:
    """An outcome for nobody's submission; ``number`` makes it differ from others."""
    notebook = copy.deepcopy(assignment.notebook)
    answers = [cell for cell in read_roles(notebook) if cell.role is Role.SOLUTION]
    for cell in answers:
        notebook.cells[cell.index].source = f"# answer {number}\n"
    points = assignment.points
    return Outcome(
        Submission(student, assignment.name),
        Status.GRADED,
        notebook=notebook,
        scores={test: points[test] * ((number >> place) % 2) for place, test in enumerate(points)},
        unanswered=frozenset(c.name for c in answers[: number % 2]),
        seed=f"seed {number}",
    )


def open_recorder(course: Course, names: Iterable[str] = (UNIT,), **more: Any) -> Recorder:
    """A recorder that must have nothing to say."""

    def say(text: str) -> None:
        raise AssertionError(text)

    assignments = [read_assignment(course.root, name) for name in names]
    return Recorder(course.root, assignments, **({"say": say} | more))


def rows_of(gradebook: Path) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table, with names where there were random ids."""
    connection = sqlite3.connect(gradebook)
    connection.row_factory = sqlite3.Row
    tables = [
        name
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    ]
    found = {
        table: [dict(row) for row in connection.execute(f"SELECT * FROM {table}")]
        for table in tables
    }
    connection.close()
    names: dict[tuple[str, str], Any] = {}

    def name_of(table: str, row_id: str) -> Any:
        if (table, row_id) not in names:
            row = next(row for row in found[table] if row["id"] == row_id)
            own = row.get("name") or row.get("student_id")
            kind = row.get("type")
            above = [
                name_of(target, row[column])
                for (owner, column), target in _POINTERS.items()
                if owner == table
            ]
            names[table, row_id] = (*above, own, kind)
        return names[table, row_id]

    named: dict[str, list[dict[str, Any]]] = {}
    for table, rows in found.items():
        named[table] = []
        for row in rows:
            new = {column: value for column, value in row.items() if column != "id"}
            for (owner, column), target in _POINTERS.items():
                if owner == table:
                    new[column] = name_of(target, row[column])
            if table in ("student", "course"):
                new["id"] = row["id"]
            named[table].append(new)
        named[table].sort(key=repr)
    return named


def files_in(folder: Path) -> dict[str, tuple[bytes, int]]:
    """Path below ``folder`` -> content and permissions, of every file."""
    return {
        str(path.relative_to(folder)): (path.read_bytes(), path.stat().st_mode & 0o777)
        for path in folder.rglob("*")
        if path.is_file()
    }
