"""Moodle: grades for its gradebook, for its grading worksheet, and the zip of feedback files.

    gradebook, Import > CSV     First name,Last name,ID number,Email address,03_topic
    an assignment's worksheet   Identifier,Full name,...,Grade,Maximum Grade,...
    "Upload multiple feedback files in a zip"    NAME_NUMBER_assignsubmission_file_/page.html

NUMBER is that of the worksheet's `Participant NUMBER` and of the zip with all submissions.
Who has no grade has a dash: of an empty field in a new column, Moodle's gradebook makes a zero.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Sequence
from pathlib import Path

from autograder.course.problems import AuthorError
from autograder.gradebook.platforms.listed import Listed, Matched, Row, match
from autograder.gradebook.platforms.writing import (
    FOLDER,
    Grades,
    fill,
    from_class_list,
    graded,
    most_of,
    points,
)
from autograder.gradebook.report.building import ClassRead

_OWN = ("First name", "Last name", "ID number", "Email address")
_PARTICIPANT = re.compile(r"\D*(\d+)")
_FOLDER = re.compile(r"(?P<name>.+)_(?P<number>\d+)")
_NOT_IN_A_NAME = re.compile(r"[_/\\\x00-\x1f]+")
_ALWAYS = (1980, 1, 1, 0, 0, 0)
_NO_GRADE = "-"


def make_grades(read: ClassRead, listed: Listed | None) -> Grades:
    """The table for Moodle: of its worksheet, of its gradebook's export, or of the class list."""
    if listed is None:
        return _of_class_list(read)
    return _of_worksheet(read, listed) if "Identifier" in listed.columns else _of_export(
        read, listed)  # fmt: skip


def write_zips(
    read: ClassRead, listed: Listed | None = None
) -> tuple[list[Path], list[tuple[str, str]]]:
    """The pages of each unit as the zip that Moodle takes; and learners whose number is unknown."""
    written, without = [], []
    for unit in read.units:
        pages = {
            each.student: path
            for each in read.results
            if each.assignment == unit
            and (path := read.course.feedback(each.student, unit)).is_file()
        }
        rows = _rows(listed) if listed else []
        matched = match(pages, read.roster, rows) if listed else Matched()
        path = read.course.root / FOLDER / f"{unit}_feedback.zip"
        path.parent.mkdir(parents=True, exist_ok=True)
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            for student, page in sorted(pages.items()):
                folder = _folder(student, listed, matched)
                if folder is None:
                    without.append((student, unit))
                    continue
                entry = zipfile.ZipInfo(f"{folder}/{unit}_feedback.html", _ALWAYS)
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, page.read_bytes())
        written.append(path)
    return written, without


def _folder(student: str, listed: Listed | None, matched: Matched) -> str | None:
    """What the folder of a learner is called in Moodle's zip of submissions."""
    if listed is None:
        named = _FOLDER.fullmatch(student)
        name, number = (named["name"], named["number"]) if named else ("", "")
    else:
        place = matched.row_of.get(student)
        row = listed.rows[place] if place is not None else []
        name, number = listed.value(row, "Full name") or student, _number(listed, row)
    if not number:
        return None
    plain = _NOT_IN_A_NAME.sub("-", name).strip(".~ -") or "learner"
    return f"{plain}_{number}_assignsubmission_file_"


def _of_class_list(read: ClassRead) -> Grades:
    grades = Grades([*_OWN, *read.units])
    for id, by_unit in from_class_list(read, grades).items():
        person = read.roster.people[id]
        scores = [by_unit.get(unit, _NO_GRADE) for unit in read.units]
        grades.rows.append([person.first_name, person.last_name, id, person.email, *scores])
    return grades


def _of_export(read: ClassRead, listed: Listed) -> Grades:
    """Of what the gradebook exports: the columns by which Moodle knows its people, and ours."""
    known = [each for each in (*_OWN, "Surname", "Username") if each in listed.columns]
    if not {"ID number", "Email address", "Username"} & set(known):
        raise AuthorError(
            "The list has none of the columns ID number, Email address and Username: export the "
            "gradebook of Moodle as plain text, or download the assignment's grading worksheet."
        )
    grades = Grades([*known, *read.units])
    scores = _scores(read, _rows(listed), grades)
    for place, row in enumerate(listed.rows):
        by_unit = [
            fill(row, listed, unit, scores.get((place, unit))) or _NO_GRADE for unit in read.units
        ]
        grades.rows.append([*(listed.value(row, name) for name in known), *by_unit])
    return grades


def _of_worksheet(read: ClassRead, listed: Listed) -> Grades:
    if len(read.units) != 1:
        raise AuthorError("A grading worksheet is of one assignment: say which, as in `--unit 03`.")
    [unit] = read.units
    if "Grade" not in listed.columns:
        raise AuthorError("The worksheet has no column Grade.")
    grades = Grades(list(listed.columns))
    scores = _scores(read, _rows(listed), grades)
    column = listed.columns.index("Grade")
    other = {listed.value(row, "Maximum Grade") for row in listed.rows} - {""}
    ours = most_of(read, unit)
    if any(not _is_number(each, ours) for each in other):
        grades.notes.append(
            f"{unit}: Moodle's maximum is {', '.join(sorted(other))}, this course's "
            f"{points(ours)}; our scores are not scaled to that."
        )
    for place, row in enumerate(listed.rows):
        filled = [*row, *[""] * (len(listed.columns) - len(row))]
        filled[column] = fill(row, listed, "Grade", scores.get((place, unit)))
        grades.rows.append(filled)
    return grades


def _scores(read: ClassRead, rows: Sequence[Row], grades: Grades) -> dict[tuple[int, str], str]:
    results = graded(read)
    matched = match(sorted({each.student for each in results}), read.roster, rows)
    scores = {}
    for each in results:
        if each.student in matched.row_of:
            scores[matched.row_of[each.student], each.assignment] = points(each.score or 0.0)
        else:
            grades.left_out.append((each, matched.without[each.student]))
    return scores


def _rows(listed: Listed) -> list[Row]:
    found = []
    for place, row in enumerate(listed.rows):
        ids = (listed.value(row, name) for name in ("ID number", "Email address", "Username"))
        first, last = listed.value(row, "First name"), listed.value(row, "Last name", "Surname")
        name = listed.value(row, "Full name") or f"{first} {last}"
        known = frozenset(each.casefold() for each in ids if each)
        found.append(Row(place, known, _number(listed, row), name))
    return found


def _number(listed: Listed, row: Sequence[str]) -> str:
    found = _PARTICIPANT.fullmatch(listed.value(row, "Identifier"))
    return found[1] if found else ""


def _is_number(text: str, wanted: float) -> bool:
    try:
        return float(text.replace(",", ".")) == wanted
    except ValueError:
        return False
