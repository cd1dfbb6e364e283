"""Every grade that the gradebook holds, read with four statements, however large the class is.

nbgrader's own objects ask for each submission, each notebook and each grade again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from nbgrader import api
from sqlalchemy import Connection, Engine, select

from autograder.course.outcome import Submission

_assignment, _notebook, _base = (
    api.Assignment.__table__,
    api.Notebook.__table__,
    api.BaseCell.__table__,
)
_graded, _tasks = api.GradeCell.__table__, api.TaskCell.__table__
_submitted, _book, _grade = (
    api.SubmittedAssignment.__table__,
    api.SubmittedNotebook.__table__,
    api.Grade.__table__,
)


@dataclass(frozen=True, slots=True)
class Grade:
    """What one graded cell of one submission earned, as nbgrader adds it up."""

    auto: float | None
    manual: float | None
    extra: float | None
    needs_person: bool
    most: float

    @property
    def score(self) -> float:
        given = self.auto if self.manual is None else self.manual
        return 0.0 if given is None else given + (self.extra or 0.0)

    @property
    def is_waiting(self) -> bool:
        """Whether a person has yet to give it."""
        return self.needs_person and self.manual is None


@dataclass(slots=True)
class Recorded:
    """What the gradebook has of one submission: grades by the name of their cells."""

    timestamp: datetime | None
    penalty: float = 0.0
    grades: dict[str, Grade] = field(default_factory=dict)

    @property
    def score(self) -> float:
        return sum(grade.score for grade in self.grades.values())


@dataclass(frozen=True)
class Grades:
    """The gradebook: submissions, and the points of each graded cell of each assignment."""

    submissions: Mapping[Submission, Recorded]
    points: Mapping[str, Mapping[str, float]]

    def most(self, assignment: str) -> float | None:
        """The points of an assignment; ``None`` if the gradebook does not know it."""
        return sum(self.points[assignment].values()) if assignment in self.points else None


def read_grades(engine: Engine) -> Grades:
    """All that is there."""
    with engine.connect() as connection:
        points: dict[str, dict[str, float]] = {
            name: {} for name in connection.scalars(select(_assignment.c.name))
        }
        cells: dict[str, tuple[str, float]] = {}
        for row, name, cell, most in _cells(connection):
            cells[row] = (cell, most)
            points[name][cell] = most
        found: dict[Submission, Recorded] = {}
        books: dict[str, Recorded] = {}
        for student, name, time, book, penalty in connection.execute(_SUBMISSIONS):
            recorded = found.setdefault(Submission(student, name), Recorded(time))
            recorded.penalty += penalty or 0.0
            books[book] = recorded
        for book, row, auto, manual, extra, needs_person in connection.execute(_GRADES):
            if book in books and row in cells:
                cell, most = cells[row]
                books[book].grades[cell] = Grade(auto, manual, extra, bool(needs_person), most)
    return Grades(found, points)


def _cells(connection: Connection) -> list[tuple[str, str, str, float]]:
    found: list[tuple[str, str, str, float]] = []
    for kind in (_graded, _tasks):
        rows = connection.execute(
            select(_base.c.id, _assignment.c.name, _base.c.name, kind.c.max_score)
            .join(kind, kind.c.id == _base.c.id)
            .join(_notebook, _notebook.c.id == _base.c.notebook_id)
            .join(_assignment, _assignment.c.id == _notebook.c.assignment_id)
        )
        found += [(row, name, cell, most or 0.0) for row, name, cell, most in rows]
    return found


_SUBMISSIONS = (
    select(
        _submitted.c.student_id,
        _assignment.c.name,
        _submitted.c.timestamp,
        _book.c.id,
        _book.c.late_submission_penalty,
    )
    .select_from(_submitted)
    .join(_assignment, _assignment.c.id == _submitted.c.assignment_id)
    .outerjoin(_book, _book.c.assignment_id == _submitted.c.id)
)
_GRADES = select(
    _grade.c.notebook_id,
    _grade.c.cell_id,
    _grade.c.auto_score,
    _grade.c.manual_score,
    _grade.c.extra_credit,
    _grade.c.needs_manual_grade,
)
