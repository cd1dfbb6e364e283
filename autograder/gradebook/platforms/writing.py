"""Grades as Canvas and Moodle import them: work/grades/, and who could not be placed there."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from autograder.course.outcome import Status
from autograder.course.problems import AuthorError
from autograder.gradebook.platforms.listed import UNKNOWN, Listed, read_list
from autograder.gradebook.report.building import ClassRead, read_class
from autograder.gradebook.report.choosing import Chosen
from autograder.gradebook.results import Result
from autograder.gradebook.tables import write_table

FOLDER = Path("work", "grades")
_LEFT_OUT = ("learner", "unit", "points", "max", "why")


@dataclass
class Grades:
    """What is written for a platform, and what an instructor has to know of it.

    Attributes:
        left_out: scores that no row takes, with the reason.
        notes: sentences.
    """

    columns: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    left_out: list[tuple[Result, str]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def write_grades(
    root: Path, platform: str, *, units: Sequence[str] = (), listed: Path | None = None
) -> list[str]:
    """Write the grades of the class for ``platform``; sentences on what was written and what not.

    Args:
        units: all of them if none is named.
        listed: what the platform exported: its gradebook, or Moodle's grading worksheet.
    """
    from autograder.gradebook.platforms import canvas, moodle

    read = read_class(root, Chosen(units))
    if not read.units:
        raise AuthorError("None of that has been graded yet: `make grade` comes first.")
    table = read_list(listed) if listed else None
    make = {"canvas": canvas.make_grades, "moodle": moodle.make_grades}[platform]
    grades = make(read, table)
    folder = read.course.root / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{platform}.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerows([grades.columns, *grades.rows])
    left_out = [
        (result.student, result.assignment, result.score, result.max_score, why)
        for result, why in grades.left_out
    ]
    lost = write_table(folder / "left_out.csv", _LEFT_OUT, left_out)
    said = [f"{path}: {len(grades.rows)} rows.", *grades.notes, *_waiting(read.results)]
    if left_out:
        said.append(f"{len(left_out)} scores fit no row; {lost} has them, with the reason.")
    return said


def write_feedback_zips(
    root: Path, units: Sequence[str], students: Sequence[str], listed: Path | None = None
) -> list[str]:
    """Write the pages that are there as Moodle takes them; sentences on what was written."""
    from autograder.gradebook.platforms.moodle import write_zips

    read = read_class(root, Chosen(units, students))
    written, without = write_zips(read, read_list(listed) if listed else None)
    said = [str(path) for path in written]
    if without:
        who = ", ".join(sorted({student for student, _ in without}))
        said.append(
            f"Of {who} Moodle's number is unknown, so their pages are in no zip: give the grading "
            "worksheet of the assignment (--list)."
        )
    return said


def graded(read: ClassRead) -> list[Result]:
    """What has a score."""
    return [each for each in read.results if each.status is Status.GRADED]


def points(value: float) -> str:
    """A number as both platforms read it: two digits behind the point at most."""
    return f"{round(value, 2):g}"


def most_of(read: ClassRead, unit: str) -> float:
    """The points of a unit."""
    return read.grades.most(unit) or 0.0


def from_class_list(read: ClassRead, grades: Grades) -> dict[str, dict[str, str]]:
    """By id of everybody on the class list: unit -> points. Those who are not there are left out.

    Where two folders are one learner's, neither counts: nobody can tell which is meant.
    """
    found: dict[str, dict[str, str]] = {id: {} for id in read.roster.people}
    owners: dict[tuple[str, str], list[Result]] = {}
    for result in graded(read):
        person = read.roster.person_of(result.student)
        if person is None:
            grades.left_out.append(
                (result, UNKNOWN.replace("row of the list", "line of the class list"))
            )
        else:
            owners.setdefault((person.id, result.assignment), []).append(result)
    for (id, unit), results in owners.items():
        if len(results) == 1:
            found[id][unit] = points(results[0].score or 0.0)
        else:
            both = ", ".join(result.student for result in results)
            grades.left_out += [
                (result, f"two folders of one learner: {both}") for result in results
            ]
    return found


def fill(row: Sequence[str], listed: Listed, column: str, score: str | None) -> str:
    """The score, or what the platform has: an empty field would delete it there."""
    return score if score is not None else listed.value(row, column)


def _waiting(results: Iterable[Result]) -> list[str]:
    number = sum(each.waiting > 0 for each in results)
    if not number:
        return []
    return [f"In {number} of the submissions a person has yet to grade something; the file counts "
            "that as 0. Formgrader has all of it, `make prose` what is prose."]  # fmt: skip
