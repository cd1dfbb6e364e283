"""The rows that `nbgrader autograde` would have written for a graded submission.

Rules, each nbgrader's own (SaveAutoGrades, AssignLatePenalties, Gradebook.add_submission):
- a test cell gets its points; an answer that a person grades gets 0 if it is as released, else
  nothing; a task is left alone;
- a grade needs a person if it has no points, or if a person once gave some;
- an answer that is as released gets the comment "No response."; what people wrote is kept;
- a late penalty is forgotten, then decided anew by the configured plugin.
Beyond nbgrader: a submission that an instructor should look at gets formgrader's flag.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from nbgrader import api
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.orm import Session

from autograder.course.layout import folder_of, notebook_of
from autograder.course.outcome import Submission
from autograder.gradebook.record.journal import Entry
from autograder.gradebook.record.lateness import Lateness

# The tables as nbgrader's own classes describe them. Its Gradebook commits after each change and
# asks for every grade by a join over six tables; here all is one transaction of a few statements.
_assignment, _notebook = api.Assignment.__table__, api.Notebook.__table__
_base, _graded, _tasks = api.BaseCell.__table__, api.GradeCell.__table__, api.TaskCell.__table__
_student, _submitted = api.Student.__table__, api.SubmittedAssignment.__table__
_book, _grade, _comment = (
    api.SubmittedNotebook.__table__,
    api.Grade.__table__,
    api.Comment.__table__,
)

_NO_RESPONSE = "No response."

# Made once: SQLAlchemy takes longer to make a statement than SQLite to run it.
# nbgrader's tables have an index by cell first. By notebook alone SQLite would read the rows of
# the whole class for every submission.
_FIND_STUDENT = select(_student.c.id).where(_student.c.id == bindparam("student"))
_FIND_SUBMISSION = select(_submitted.c.id).where(
    _submitted.c.assignment_id == bindparam("assignment"),
    _submitted.c.student_id == bindparam("student"),
)
_SET_TIME = (
    update(_submitted)
    .where(_submitted.c.id == bindparam("row"))
    .values(timestamp=bindparam("time"))
)
_FIND_BOOK = select(_book.c.id).where(
    _book.c.assignment_id == bindparam("submitted"), _book.c.notebook_id == bindparam("notebook")
)
_FIND_GRADES = select(_grade.c.cell_id, _grade.c.id, _grade.c.manual_score).where(
    _grade.c.notebook_id == bindparam("book"),
    _grade.c.cell_id.in_(bindparam("cells", expanding=True)),
)
_SET_GRADE = (
    update(_grade)
    .where(_grade.c.id == bindparam("row"))
    .values(auto_score=bindparam("score"), needs_manual_grade=bindparam("needs_person"))
)
_FIND_COMMENTS = select(_comment.c.cell_id, _comment.c.id).where(
    _comment.c.notebook_id == bindparam("book"),
    _comment.c.cell_id.in_(bindparam("cells", expanding=True)),
)
_SET_COMMENT = (
    update(_comment).where(_comment.c.id == bindparam("row")).values(auto_comment=bindparam("text"))
)


class UnknownAssignment(LookupError):
    """The gradebook has no such assignment, or one with tests that a result knows nothing of."""


@dataclass(frozen=True)
class Cells:
    """The cells of one assignment's notebook that have grades or comments, name -> row id."""

    assignment: str
    notebook: str
    is_due: bool
    tests: Mapping[str, str]
    manual: Mapping[str, str]
    tasks: Mapping[str, str]
    solutions: Mapping[str, str]


def read_cells(connection: Connection, name: str) -> Cells:
    """What the gradebook knows of the assignment ``name``."""
    ids = connection.execute(
        select(_assignment.c.id, _notebook.c.id, _assignment.c.duedate)
        .join(_notebook, _notebook.c.assignment_id == _assignment.c.id)
        .where(_assignment.c.name == folder_of(name), _notebook.c.name == notebook_of(name))
    ).first()
    if ids is None:
        raise UnknownAssignment(name)
    kinds: dict[str, dict[str, str]] = {"GradeCell": {}, "SolutionCell": {}, "TaskCell": {}}
    cells = select(_base.c.type, _base.c.name, _base.c.id).where(_base.c.notebook_id == ids[1])
    for kind, cell, row in connection.execute(cells):
        kinds[kind][cell] = row
    runs = set(
        connection.scalars(
            select(_base.c.name)
            .join(_graded, _graded.c.id == _base.c.id)
            .where(_base.c.notebook_id == ids[1], _graded.c.cell_type == "code")
        )
    ) - set(kinds["SolutionCell"])
    grades = kinds["GradeCell"]
    return Cells(
        assignment=ids[0],
        notebook=ids[1],
        is_due=ids[2] is not None,
        tests={cell: row for cell, row in grades.items() if cell in runs},
        manual={cell: row for cell, row in grades.items() if cell not in runs},
        tasks=kinds["TaskCell"],
        solutions=kinds["SolutionCell"],
    )


def read_scores(
    connection: Connection, names: Sequence[str]
) -> dict[Submission, dict[str, float | None]]:
    """The automatic score of each cell of everything that has grades in these assignments."""
    cells = (
        select(_base.c.id)
        .join(_notebook, _notebook.c.id == _base.c.notebook_id)
        .join(_assignment, _assignment.c.id == _notebook.c.assignment_id)
        .where(_assignment.c.name.in_(map(folder_of, names)))
    )
    found = (
        select(
            _submitted.c.student_id,
            _assignment.c.name,
            _notebook.c.name,
            _base.c.name,
            _grade.c.auto_score,
        )
        .select_from(_grade)
        .join(_base, _base.c.id == _grade.c.cell_id)
        .join(_notebook, _notebook.c.id == _base.c.notebook_id)
        .join(_book, _book.c.id == _grade.c.notebook_id)
        .join(_submitted, _submitted.c.id == _book.c.assignment_id)
        .join(_assignment, _assignment.c.id == _submitted.c.assignment_id)
        .where(_grade.c.cell_id.in_(cells))  # there is an index of that
    )
    name_of = {(folder_of(name), notebook_of(name)): name for name in names}
    scores: dict[Submission, dict[str, float | None]] = {}
    for student, folder, notebook, cell, score in connection.execute(found):
        if name := name_of.get((folder, notebook)):
            scores.setdefault(Submission(student, name), {})[cell] = score
    return scores


def write_rows(connection: Connection, entry: Entry, cells: Cells, lateness: Lateness) -> None:
    """Enter one graded submission. Doing it again changes nothing."""
    if set(cells.tests) - set(entry.scores):
        raise UnknownAssignment(entry.submission.assignment)
    submitted = _submission(connection, entry, cells)
    book = _submitted_notebook(connection, submitted, cells, flagged=entry.flagged)
    if entry.missing:  # as `Autograde.init_assignment` enters it
        every = (*cells.tests.values(), *cells.manual.values(), *cells.tasks.values())
        _write_grades(connection, book, dict.fromkeys(every, 0.0), {})
        commented = (*cells.solutions.values(), *cells.tasks.values())
        _write_comments(connection, book, dict.fromkeys(commented))
        return
    scores = {row: entry.scores[name] for name, row in cells.tests.items()}
    scores |= {row: 0.0 if name in entry.unanswered else None for name, row in cells.manual.items()}
    _write_grades(connection, book, scores, cells.tasks)
    comments = {
        row: _NO_RESPONSE if name in entry.unanswered else None
        for name, row in cells.solutions.items()
    }
    _write_comments(connection, book, comments | dict.fromkeys(cells.tasks.values()))
    if cells.is_due:
        with Session(bind=connection) as session:
            lateness.penalise(session.get_one(api.SubmittedNotebook, book))
            session.flush()


def _submission(connection: Connection, entry: Entry, cells: Cells) -> str:
    student = entry.submission.student
    if connection.scalar(_FIND_STUDENT, {"student": student}) is None:
        connection.execute(insert(_student), {"id": student})
    mine = {"assignment": cells.assignment, "student": student}
    found: str | None = connection.scalar(_FIND_SUBMISSION, mine)
    time = datetime.fromisoformat(entry.timestamp) if entry.timestamp else None
    if found is None:
        found = str(api.new_uuid())
        new = {"id": found, "assignment_id": cells.assignment, "student_id": student}
        connection.execute(insert(_submitted), new | {"timestamp": time})
    elif time is not None:
        connection.execute(_SET_TIME, {"row": found, "time": time})
    return found


def _submitted_notebook(
    connection: Connection, submitted: str, cells: Cells, *, flagged: bool
) -> str:
    mine = {"submitted": submitted, "notebook": cells.notebook}
    found: str | None = connection.scalar(_FIND_BOOK, mine)
    if found is None:
        found = str(api.new_uuid())
        new = {
            "id": found,
            "assignment_id": submitted,
            "notebook_id": cells.notebook,
            "flagged": flagged,
            "late_submission_penalty": None,  # named, so that a gradebook without it is noticed
        }
        connection.execute(insert(_book), new)
    else:
        # A flag that is there stays: a person may have raised it.
        changes = {"late_submission_penalty": None} | ({"flagged": True} if flagged else {})
        connection.execute(update(_book).where(_book.c.id == found).values(changes))
    return found


def _write_grades(
    connection: Connection,
    book: str,
    scores: Mapping[str, float | None],
    tasks: Mapping[str, str],
) -> None:
    wanted = {**scores, **dict.fromkeys(tasks.values())}
    known = {
        cell: (row, manual)
        for cell, row, manual in connection.execute(
            _FIND_GRADES, {"book": book, "cells": list(wanted)}
        )
    }
    new = [
        {
            "id": api.new_uuid(),
            "cell_id": cell,
            "notebook_id": book,
            "auto_score": score,
            "needs_manual_grade": score is None,
        }
        for cell, score in wanted.items()
        if cell not in known
    ]
    if new:
        connection.execute(insert(_grade), new)
    changed = [
        {"row": row, "score": score, "needs_person": score is None or manual is not None}
        for (row, manual), score in ((known[c], s) for c, s in scores.items() if c in known)
    ]
    if changed:
        connection.execute(_SET_GRADE, changed)


def _write_comments(connection: Connection, book: str, comments: Mapping[str, str | None]) -> None:
    mine = {"book": book, "cells": list(comments)}
    known = {cell: row for cell, row in connection.execute(_FIND_COMMENTS, mine)}
    new = [
        {"id": api.new_uuid(), "cell_id": cell, "notebook_id": book, "auto_comment": text}
        for cell, text in comments.items()
        if cell not in known
    ]
    if new:
        connection.execute(insert(_comment), new)
    changed = [
        {"row": known[cell], "text": text} for cell, text in comments.items() if cell in known
    ]
    if changed:
        connection.execute(_SET_COMMENT, changed)
