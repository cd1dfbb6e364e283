"""What is known of each submission: graded or not, and only then a score.

nbgrader's own export gives 0.0 to a submission it could not grade. Here that is `NOT_GRADED`,
without a score, so that nobody takes our fault for a learner's.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.collecting.submissions import UNSTORABLE, is_storable
from autograder.course.manifest import read_manifest
from autograder.course.outcome import Status, Submission
from autograder.gradebook.course import Course
from autograder.gradebook.record import Entry, Known, read_journal
from autograder.gradebook.record.digests import digest_of_folder

_AGAIN = "run `make grade`"
_UNKNOWN = "there is no assignment of this name"


@dataclass(frozen=True)
class Result:
    """What became of one submission.

    Attributes:
        score: ``None`` unless graded; without the points that wait for a person.
        max_score: ``None`` if no such assignment was released.
        waiting: points that a person has yet to give.
        flagged: an instructor should look at it.
        detail: what an instructor should know or do; empty when all is well.
        devices: where its tests went; empty where that is not known.
    """

    student: str
    assignment: str
    status: Status
    score: float | None
    max_score: float | None
    waiting: float = 0
    flagged: bool = False
    detail: str = ""
    devices: tuple[str, ...] = ()


def read_results(course: Course) -> list[Result]:
    """One result for every submission, whether its folder or only its grade is there."""
    journal, manifest = read_journal(course.root), read_manifest(course.root)
    handed_in = {Submission(*place) for place in course.submissions()}
    with course.gradebook() as gradebook:
        released = {assignment.name: assignment for assignment in gradebook.assignments}
        recorded = {
            Submission(submission.student.id, name): submission
            for name, assignment in released.items()
            for submission in assignment.submissions
        }
        return [
            _result(course, place, journal.get(place), released.get(name), recorded.get(place))
            if (name := place.assignment) in manifest
            else Result(place.student, name, Status.NOT_GRADED, None, None, detail=_UNKNOWN)
            for place in sorted(recorded.keys() | journal.keys() | handed_in)
        ]


def write_csv(results: Iterable[Result], path: Path) -> None:
    """The results as a table; the score of a submission that was not graded is left empty."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # Names of folders are bytes, not always UTF-8.
    with path.open("w", encoding="utf-8", errors="backslashreplace", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(
            [
                "student", "assignment", "status", "score", "max_score", "waiting", "flagged",
                "detail", "devices",
            ]
        )  # fmt: skip
        for result in results:
            numbers = [_number(n) for n in (result.score, result.max_score, result.waiting)]
            flag = "yes" if result.flagged else ""
            rows.writerow(
                [
                    _text(result.student), _text(result.assignment), result.status.value,
                    *numbers, flag, _text(result.detail), " ".join(result.devices),
                ]
            )  # fmt: skip


def _result(
    course: Course, place: Submission, known: Known | None, released: Any, recorded: Any
) -> Result:
    """Of one submission, from the journal, and the gradebook's rows of it if there are any."""
    most = released.max_score if released is not None else None
    latest = known.latest if known else None
    if reason := _reason(course, place, known, recorded):
        status = Status.NOT_GRADED
        if latest is not None and latest.status is not Status.GRADED:
            status = latest.status
        flagged = latest is not None and latest.flagged
        return Result(
            place.student, place.assignment, status, None, most, flagged=flagged, detail=reason
        )
    return Result(
        place.student,
        place.assignment,
        Status.GRADED,
        score=max(0.0, recorded.score - recorded.late_submission_penalty),
        max_score=most,
        waiting=sum(
            grade.max_score
            for notebook in recorded.notebooks
            for grade in notebook.grades
            if grade.needs_manual_grade and grade.manual_score is None
        ),
        flagged=latest is not None and latest.flagged,
        detail=_said(latest) if latest else "graded by another program than this one",
        devices=latest.devices if latest else (),
    )


def _reason(course: Course, place: Submission, known: Known | None, recorded: Any) -> str:
    """Why the submission has no score that may be published; empty if it has one."""
    if not is_storable(place):
        return UNSTORABLE
    if known is None:
        # nbgrader enters a submission before it grades it, and leaves no notebook if it fails.
        graded = course.graded(place.student, place.assignment)
        return "" if recorded is not None and graded.is_file() else f"not graded yet: {_AGAIN}"
    if known.latest.status is not Status.GRADED:
        kept = "; the gradebook keeps an older score" if known.graded else ""
        return known.latest.detail + kept
    if recorded is None:
        return f"the gradebook has no grade for it any more: {_AGAIN}"
    grades = (grade for notebook in recorded.notebooks for grade in notebook.grades)
    if not known.latest.is_what({grade.name: grade.auto_score for grade in grades}):
        return f"the gradebook has other scores than were recorded last: {_AGAIN}"
    folder = course.submitted(place.student, place.assignment)
    changed = folder.is_dir() and digest_of_folder(folder) != known.latest.submitted
    return f"handed in again since it was graded: {_AGAIN}" if changed else ""


def _said(entry: Entry) -> str:
    """What was noticed about a graded submission, less what is the same for the whole class."""
    return " ".join(note.text for note in entry.notes if note.flagged or not note.private)


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:g}"


def _text(value: str) -> str:
    """A cell that no spreadsheet takes for a formula, whatever a learner called a folder."""
    return f"'{value}" if value.startswith(("=", "+", "-", "@", "\t", "\r")) else value
