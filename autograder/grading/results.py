"""What is known of each submission: graded or not, and only then a score.

nbgrader's own export gives 0.0 to a submission it could not grade. Here that is `NOT_GRADED`,
without a score, so that nobody takes our fault for a learner's.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.grading.outcome import Status
from autograder.grading.stock import Course, Failure


@dataclass(frozen=True)
class Result:
    """What became of one submission.

    Attributes:
        score: ``None`` unless graded; without the points that wait for a person.
        max_score: ``None`` if no such assignment was released.
        waiting: points that a person has yet to give.
        detail: what an instructor should know or do; empty when all is well.
    """

    student: str
    assignment: str
    status: Status
    score: float | None
    max_score: float | None
    waiting: float = 0
    detail: str = ""


def read_results(
    course: Course, failures: Mapping[tuple[str, str], Failure] | None = None
) -> list[Result]:
    """One result for every submission, whether its folder or only its grade is there.

    Args:
        failures: what is known of submissions that `stock.autograde` could not grade, by
            student and assignment. For others the folders must tell.
    """
    with course.gradebook() as gradebook:
        recorded = {
            (submission.student.id, assignment.name): submission
            for assignment in gradebook.assignments
            for submission in assignment.submissions
        }
        released = {assignment.name: assignment for assignment in gradebook.assignments}
        return [
            _result(course, place, released.get(place[1]), recorded.get(place), failures or {})
            for place in sorted(recorded.keys() | course.submissions())
        ]


def write_csv(results: Iterable[Result], path: Path) -> None:
    """The results as a table; the score of a submission that was not graded is left empty."""
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(
            ["student", "assignment", "status", "score", "max_score", "waiting", "detail"]
        )
        for result in results:
            numbers = [_number(n) for n in (result.score, result.max_score, result.waiting)]
            rows.writerow(
                [result.student, result.assignment, result.status.value, *numbers, result.detail]
            )


def _result(
    course: Course,
    place: tuple[str, str],
    released: Any,
    recorded: Any,
    failures: Mapping[tuple[str, str], Failure],
) -> Result:
    student, assignment = place
    if released is None:
        detail = "no assignment of this name was released"
        return Result(student, assignment, Status.NOT_GRADED, None, None, detail=detail)
    names = [notebook.name for notebook in released.notebooks]
    failure = failures.get(place) or _failure(course, student, assignment, names)
    if failure is None and recorded is None:
        failure = Failure(Status.NOT_GRADED, "the gradebook has no grade for it")
    if failure is not None:
        status, detail = failure.status, failure.detail
        return Result(student, assignment, status, None, released.max_score, detail=detail)
    stopped = [
        cell for name in names for cell in _stopped(course.graded(student, assignment, name))
    ]
    return Result(
        student,
        assignment,
        Status.GRADED,
        score=max(0.0, recorded.score - recorded.late_submission_penalty),
        max_score=released.max_score,
        waiting=sum(
            grade.max_score
            for notebook in recorded.notebooks
            for grade in notebook.grades
            if grade.needs_manual_grade and grade.manual_score is None
        ),
        detail=f"stopped at the time limit: {', '.join(stopped)}" if stopped else "",
    )


def _failure(course: Course, student: str, assignment: str, names: list[str]) -> Failure | None:
    """Why the gradebook's score for this submission is none, as far as files tell."""
    for name in names:
        handed_in = course.submitted(student, assignment) / f"{name}.ipynb"
        graded = course.graded(student, assignment, name)
        if not graded.is_file():
            return Failure(Status.NOT_GRADED, _why_not(handed_in))
        if handed_in.is_file() and handed_in.stat().st_mtime > graded.stat().st_mtime:
            return Failure(Status.NOT_GRADED, "handed in again since it was graded")
        cells = [cell for cell in _cells(graded) if cell["cell_type"] == "code" and cell["source"]]
        # A cell that cannot even be interrupted takes every later cell with it.
        if cells and _timed_out(cells[-1]):
            return Failure(Status.TIMED_OUT, f"{name}.ipynb ran past its limit to its end")
    return None


def _why_not(notebook: Path) -> str:
    if not notebook.parent.is_dir():
        return "its folder is gone"
    if not notebook.is_file():
        others = ", ".join(sorted(path.name for path in notebook.parent.glob("*.ipynb")))
        return f"{notebook.name} is missing" + (f"; there is {others}" if others else "")
    try:
        found = json.loads(notebook.read_text("utf-8"))
    except UnicodeDecodeError:
        return f"{notebook.name} cannot be read: it is not text"
    except ValueError as error:
        return f"{notebook.name} cannot be read: it is not JSON ({error})"
    if not isinstance(found, dict) or not isinstance(found.get("cells"), list):
        return f"{notebook.name} cannot be read: it is JSON, but no notebook"
    return "not graded yet, or nbgrader failed: run `nbgrader autograde` and read what it says"


def _stopped(notebook: Path) -> list[str]:
    """Names of the cells that were interrupted at nbgrader's time limit."""
    return [
        cell["metadata"].get("nbgrader", {}).get("grade_id") or "an own cell"
        for cell in _cells(notebook)
        if _timed_out(cell)
    ]


def _cells(notebook: Path) -> list[Any]:
    cells: list[Any] = json.loads(notebook.read_text("utf-8"))["cells"]
    return cells


def _timed_out(cell: Any) -> bool:
    return any(output.get("ename") == "CellTimeoutError" for output in cell.get("outputs", []))


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:g}"
