"""Points and comments of one question as the gradebook holds them, read and changed together.

A change names what it replaces. Where somebody else was quicker, in formgrader or here, nothing is
written: the database compares and writes in one statement, whoever else is connected to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from nbgrader import api
from sqlalchemy import Connection, Engine, Table, or_, select, update

from autograder.course.layout import notebook_of

_assignment, _notebook, _base = (
    api.Assignment.__table__,
    api.Notebook.__table__,
    api.BaseCell.__table__,
)
_submitted, _book = api.SubmittedAssignment.__table__, api.SubmittedNotebook.__table__
_grade, _comment = api.Grade.__table__, api.Comment.__table__
# A cell that is graded and answered is two cells to nbgrader: one has the grade, one the comment.
_graded, _answered = _base.alias("graded"), _base.alias("answered")


@dataclass(frozen=True, slots=True)
class Given:
    """What somebody has for an answer; `waits` while a person has yet to give it."""

    points: float | None = None
    comment: str | None = None
    waits: bool = True


@dataclass(frozen=True, slots=True)
class Row:
    """One learner's grade and comment of a question, by their keys."""

    grade: str
    comment: str
    given: Given


class Overtaken(Exception):
    """The gradebook holds something else by now; nothing was written."""


_ROWS = (
    select(
        _submitted.c.student_id,
        _grade.c.id,
        _comment.c.id,
        _grade.c.manual_score,
        _comment.c.manual_comment,
        _grade.c.needs_manual_grade,
    )
    .select_from(_submitted)
    .join(_assignment, _assignment.c.id == _submitted.c.assignment_id)
    .join(_book, _book.c.assignment_id == _submitted.c.id)
    .join(_notebook, _notebook.c.id == _book.c.notebook_id)
    .join(_grade, _grade.c.notebook_id == _book.c.id)
    .join(_graded, _graded.c.id == _grade.c.cell_id)
    .join(_comment, _comment.c.notebook_id == _book.c.id)
    .join(_answered, _answered.c.id == _comment.c.cell_id)
    .where(_graded.c.name == _answered.c.name)
)


def read_rows(engine: Engine, unit: str, question: str) -> dict[str, Row]:
    """Learner -> row."""
    wanted = _ROWS.where(
        _assignment.c.name == unit,
        _notebook.c.name == notebook_of(unit),
        _graded.c.name == question,
    )
    with engine.connect() as connection:
        return {
            learner: Row(
                grade, comment, Given(points, said or None, bool(waits) and points is None)
            )
            for learner, grade, comment, points, said, waits in connection.execute(wanted)
        }


def write_rows(engine: Engine, changes: Mapping[str, tuple[Row, Given]]) -> None:
    """Write all of the changes.

    Raises:
        Overtaken: a row is not what it was; then none is written.
    """
    with engine.begin() as connection:
        for row, new in changes.values():
            old = row.given
            values = {"manual_score": new.points, "needs_manual_grade": new.waits}
            _replace(connection, _grade, row.grade, {"manual_score": [old.points]}, values)
            if new.comment != old.comment:
                said = {"manual_comment": new.comment}
                # Formgrader leaves an empty text where a comment was.
                before = [old.comment] if old.comment else [None, ""]
                _replace(connection, _comment, row.comment, {"manual_comment": before}, said)


def _replace(
    connection: Connection,
    table: Table,
    key: str,
    old: Mapping[str, Sequence[object]],
    new: Mapping[str, object],
) -> None:
    """Write ``new`` where each column of ``old`` still holds one of its values."""
    statement = update(table).where(table.c.id == key)
    for name, values in old.items():
        column = table.c[name]
        statement = statement.where(or_(*(column.is_not_distinct_from(one) for one in values)))
    if connection.execute(statement.values(**new)).rowcount != 1:
        raise Overtaken
