"""Canvas: the CSV that its gradebook exports and imports.

    Student,ID,SIS User ID,SIS Login ID,Section,Sums (7781)
    Points Possible,,,,,20
    "Lovelace, Ada",4522,,ada@example.org,A,17.5

Where a course shows names in two columns, LastName and FirstName stand in Student's place.
The number behind an assignment's name says which one is meant; a name without is a new assignment.
An empty field deletes a grade, and the row of points changes the assignment's.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from autograder.course.problems import AuthorError
from autograder.gradebook.platforms.listed import Listed, Row, match
from autograder.gradebook.platforms.writing import (
    Grades,
    fill,
    from_class_list,
    graded,
    most_of,
    points,
)
from autograder.gradebook.report.building import ClassRead

_OWN = ("Student", "ID", "SIS Login ID", "Section")
_POSSIBLE = "Points Possible"
_NUMBER = re.compile(r"\s*\(\d+\)\s*$")
_DELETES = (
    "When it imports this, Canvas deletes the grades of learners who have no score here; a file "
    "made of its own export (--list) keeps them."
)


def make_grades(read: ClassRead, listed: Listed | None) -> Grades:
    """The table for Canvas: of its own export, or of the class list."""
    return _of_class_list(read) if listed is None else _of_export(read, listed)


def _of_class_list(read: ClassRead) -> Grades:
    grades = Grades([*_OWN, *read.units], notes=[_DELETES])
    possible = [points(most_of(read, unit)) for unit in read.units]
    grades.rows.append([_POSSIBLE, "", "", "", *possible])
    for id, by_unit in from_class_list(read, grades).items():
        person = read.roster.people[id]
        name = ", ".join(filter(None, [person.last_name, person.first_name])) or id
        scores = [by_unit.get(unit, "") for unit in read.units]
        grades.rows.append([name, person.lms_user_id, id, person.section, *scores])
    without = sum(not person.lms_user_id for person in read.roster.people.values())
    if without:
        grades.notes.append(
            f"{without} of the class list have no `lms_user_id`: Canvas knows them by login or "
            "name at best. Safer: export its gradebook and give that file with --list."
        )
    return grades


def _of_export(read: ClassRead, listed: Listed) -> Grades:
    first = listed.columns[0]
    if first not in ("Student", "LastName") or "ID" not in listed.columns:
        raise AuthorError("The list has no columns Student and ID: export the gradebook of Canvas.")
    known = list(listed.columns[: listed.columns.index("Section") + 1]
                 if "Section" in listed.columns else _OWN[:2])  # fmt: skip
    columns = {unit: _column(read, listed, unit) for unit in read.units}
    grades = Grades([*known, *columns.values()])
    rows = [
        Row(
            place,
            frozenset(
                each.casefold()
                for each in (listed.value(row, "SIS Login ID"), listed.value(row, "SIS User ID"))
                if each
            ),
            listed.value(row, "ID"),
            " ".join(filter(None, (listed.value(row, name) for name in (first, "FirstName")))),
        )
        for place, row in enumerate(listed.rows)
        if listed.value(row, "ID")
    ]
    results = graded(read)
    matched = match(sorted({each.student for each in results}), read.roster, rows)
    scores: dict[tuple[int, str], str] = {}
    for each in results:
        if each.student in matched.row_of:
            scores[matched.row_of[each.student], each.assignment] = points(each.score or 0.0)
        else:
            grades.left_out.append((each, matched.without[each.student]))
    for place, row in enumerate(listed.rows):
        if listed.value(row, first).startswith(_POSSIBLE):
            more = [_possible(read, listed, row, unit, name, grades)
                    for unit, name in columns.items()]  # fmt: skip
        elif listed.value(row, "ID"):
            more = [fill(row, listed, name, scores.get((place, unit)))
                    for unit, name in columns.items()]  # fmt: skip
        else:  # which assignments are hidden
            continue
        grades.rows.append([*(listed.value(row, name) for name in known), *more])
    return grades


def _column(read: ClassRead, listed: Listed, unit: str) -> str:
    """The column of the export that ``unit`` means; if there is none, a new one of its name."""
    title, number = read.manifest[unit].title, unit.partition("_")[0]
    names = {each.casefold() for each in (unit, title, f"{number} {title}", f"{number}. {title}")}
    found = [each for each in listed.columns if _NUMBER.sub("", each).casefold() in names]
    if len(found) > 1:
        raise AuthorError(f"{unit}: {', '.join(found)} could all be meant; rename one in Canvas.")
    return found[0] if found else unit


def _possible(
    read: ClassRead, listed: Listed, row: Sequence[str], unit: str, name: str, grades: Grades
) -> str:
    ours, theirs = points(most_of(read, unit)), listed.value(row, name)
    try:
        is_same = theirs == "" or float(theirs) == float(ours)
    except ValueError:  # "(read only)"
        is_same = False
    if not is_same:
        grades.notes.append(
            f"{name}: Canvas has {theirs} points, this course {ours}; our scores are not scaled to "
            "that."
        )
    return theirs or ours
