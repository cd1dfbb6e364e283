"""The gradebook has to know an assignment's cells before it can hold grades for them."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from nbgrader import api
from sqlalchemy import Engine, func, select
from sqlalchemy.engine import make_url

from autograder.authoring.releasing import generate
from autograder.course.canonical import read_notebook
from autograder.course.graded_assignment import GradedAssignment
from autograder.course.layout import SOLUTIONS, folder_of, notebook_of
from autograder.course.roles import CellView, Role, read_roles
from autograder.gradebook.course import Course
from autograder.gradebook.record.journal import FOLDER
from autograder.gradebook.record.lock import RecordError

# Name of a cell -> its role, its text, its points.
_Known = dict[str, tuple[Role, str, float | None]]


def make_gradebook(db_url: str, course_id: str) -> None:
    """Make the database if there is none: whole or not at all, which nbgrader's own way is not."""
    url = make_url(db_url)
    if url.get_backend_name() != "sqlite" or not url.database or Path(url.database).exists():
        return
    path = Path(url.database)
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=path.parent, prefix=".gradebook-") as folder:
        fresh = Path(folder, path.name)
        api.Gradebook(f"sqlite:///{fresh}", course_id).close()
        try:
            os.link(fresh, path)
        except FileExistsError:  # formgrader was faster
            pass


def register_stale(
    course: Course, engine: Engine, assignments: Sequence[GradedAssignment]
) -> list[str]:
    """Enter those ``assignments`` that the gradebook has not, or has otherwise; their names.

    nbgrader's own converter does it, into a folder that is thrown away: exercises/ stays as it is.
    """
    stale = []
    for assignment in assignments:
        wanted = _wanted(course, assignment)
        known, graded = _known(engine, assignment.name)
        if graded and set(known) != set(wanted):
            raise RecordError(_refusal(assignment.name, graded, set(known) ^ set(wanted)))
        if known != wanted:
            stale.append(assignment.name)
    if stale:
        target = Path(tempfile.mkdtemp(prefix="registering-", dir=course.root / FOLDER))
        try:
            generate(course.root, sorted({*map(folder_of, stale)}), target, in_gradebook=True)
        finally:
            shutil.rmtree(target, ignore_errors=True)
    return stale


def source_cells(engine: Engine, name: str) -> Mapping[str, Any]:
    """Name -> source, locked, checksum of each cell that nbgrader restores."""
    cells, notebook = api.SourceCell.__table__, api.Notebook.__table__
    with engine.connect() as connection:
        found = connection.execute(
            select(cells.c.name, cells.c.source, cells.c.locked, cells.c.checksum)
            .join(notebook, notebook.c.id == cells.c.notebook_id)
            .join(api.Assignment.__table__)
            .where(
                api.Assignment.__table__.c.name == folder_of(name),
                notebook.c.name == notebook_of(name),
            )
        )
        return {row.name: row for row in found}


def _wanted(course: Course, assignment: GradedAssignment) -> _Known:
    """What the gradebook should know: given cells as in the source, answers as released."""
    if course.is_of_nbgrader:  # its cells were made from the source a moment ago
        source = assignment.notebook
    else:
        source = read_notebook(course.root / SOLUTIONS / assignment.name / assignment.file_name)
    released = {cell.name: cell.source for cell in assignment.cells}
    return {
        cell.name: _fact(cell, released.get(cell.name, "") if cell.role.is_answer else cell.source)
        for cell in read_roles(source)
        if cell.role is not Role.PLAIN
    }


def _fact(cell: CellView, source: str) -> tuple[Role, str, float | None]:
    has_points = cell.role not in (Role.READ_ONLY, Role.SOLUTION)
    return cell.role, source, cell.points if has_points else None


def _known(engine: Engine, name: str) -> tuple[_Known, int]:
    """What the gradebook knows of an assignment, and for how many submissions."""
    from sqlalchemy.orm import Session

    with Session(engine) as session:
        notebook = session.scalar(
            select(api.Notebook)
            .join(api.Assignment)
            .where(api.Assignment.name == folder_of(name), api.Notebook.name == notebook_of(name))
        )
        if notebook is None:
            return {}, 0
        grades = {cell.name: cell.max_score for cell in notebook.grade_cells}
        tasks = {cell.name: cell.max_score for cell in notebook.task_cells}
        answers = {cell.name for cell in notebook.solution_cells}
        known: _Known = {}
        for cell in notebook.source_cells:
            if cell.name in tasks:
                role, points = Role.TASK, tasks[cell.name]
            elif cell.name in grades:
                role = Role.MANUAL if cell.name in answers else Role.TEST
                points = grades[cell.name]
            else:
                role = Role.SOLUTION if cell.name in answers else Role.READ_ONLY
                points = None
            known[cell.name] = (role, cell.source, points)
        count = session.scalar(
            select(func.count())
            .select_from(api.SubmittedNotebook)
            .where(api.SubmittedNotebook.notebook_id == notebook.id)
        )
        return known, count or 0


def _refusal(name: str, graded: int, cells: set[str]) -> str:
    return (
        f"{name}: {', '.join(sorted(cells))} came or went since {graded} submissions were graded, "
        "and nbgrader keeps their grades by cell. Take that change back, or drop all grades of "
        f"the assignment, those given by hand too: "
        f"`nbgrader db assignment remove {folder_of(name)} --force`."
    )
