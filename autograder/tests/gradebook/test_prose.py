"""Prose of a class on one page, and its points from a table into nbgrader's gradebook."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from autograder.cli import main
from autograder.course.graded_assignment import read_assignment
from autograder.course.problems import AuthorError
from autograder.gradebook.course import Course
from autograder.gradebook.pages.writing import write_pages
from autograder.gradebook.prose import enter_points, write_sheets
from autograder.gradebook.results import read_results
from autograder.tests.devtools.recorded_class import outcome_of
from autograder.tests.devtools.simulated_class import hand_in, read_unit
from autograder.tests.support.grading_fixtures import UNIT
from autograder.tests.support.record_fixtures import make_released_course, open_recorder

pytestmark = pytest.mark.slow

TEXTS = {
    "ada": "Nothing recorded made it.\n",
    "ben": "Nothing recorded made it.",
    "cyd": "Because **I** say so.\n\n<script>alert(1)</script>",
    "=dan": "It has no parents.",
    "eve": "",
}


@pytest.fixture
def course(tmp_path):
    course = make_released_course(tmp_path / "course")
    record(course, TEXTS)
    return course


def record(course: Course, texts: dict[str, str]) -> None:
    unit, assignment = read_unit(course.root, UNIT), read_assignment(course.root, UNIT)
    with open_recorder(course) as recorder:
        for student, text in texts.items():
            prose = {"leaf-why": text} if text else {}
            if not course.submitted(student, UNIT).exists():
                hand_in(unit, {}, prose, course.submitted(student, UNIT))
            outcome = outcome_of(unit, assignment, student, {}, prose)
            recorder.seed_of(outcome.submission)
            recorder.record(outcome)


def read_table(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def fill(path: Path, given: dict[str, tuple[str, str]]) -> None:
    rows = read_table(path)
    for row in rows:
        if row["learner"] in given:
            row["points"], row["comment"] = given[row["learner"]]
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, list(rows[0]))
        table.writeheader()
        table.writerows(rows)


def manual_grades(course: Course) -> dict[str, tuple[float | None, bool, str | None]]:
    with course.gradebook() as gradebook:
        found = {}
        for student in TEXTS:
            place = ("leaf-why", f"{UNIT}_exercise", UNIT, student)
            grade, comment = gradebook.find_grade(*place), gradebook.find_comment(*place)
            found[student] = (grade.manual_score, grade.needs_manual_grade, comment.manual_comment)
        return found


def test_every_answer_stands_once_beside_the_model_answer_and_names_nobody(course):
    page, table = write_sheets(course.root)

    text = page.read_text("utf-8")
    assert text.count("Nothing recorded made it.") == 1
    assert "No recorded operation made it." in text
    assert "2 learners" in text and "<b>4</b> learners, <b>3</b> distinct answers" in text
    assert "<script" not in text and "&lt;script&gt;" in text and "<strong>I</strong>" in text
    assert not any(student in text for student in ("ada", "ben", "cyd"))
    assert [(row["answer"], row["learner"]) for row in read_table(table)] == [
        ("1", "'=dan"), ("2", "ada"), ("2", "ben"), ("3", "cyd"),
    ]  # fmt: skip


def test_points_and_comments_are_in_the_gradebook_as_formgrader_writes_them(course):
    _, table = write_sheets(course.root)
    fill(table, {"ada": ("2,5", "Say which operation."), "'=dan": ("3", "")})

    assert main(["--course", str(course.root), "prose", "--enter", str(table)]) == 0

    assert manual_grades(course) == {
        "ada": (2.5, False, "Say which operation."), "ben": (None, True, None),
        "cyd": (None, True, None), "=dan": (3.0, False, None), "eve": (None, False, None),
    }  # fmt: skip
    scores = {each.student: (each.score, each.waiting) for each in read_results(course)}
    assert scores["ada"] == (2.5, 2) and scores["ben"] == (0, 5)
    write_pages(course.root)
    assert "Say which operation." in course.feedback("ada", UNIT).read_text("utf-8")
    _, rest = write_sheets(course.root)
    assert {row["learner"] for row in read_table(rest)} == {"ben", "cyd"}
    _, everyone = write_sheets(course.root, everyone=True)
    assert len(read_table(everyone)) == 4


@pytest.mark.parametrize(
    ("points", "says"),
    [
        pytest.param("4", "4 is not between 0 and 3", id="too-many"),
        pytest.param("-1", "-1 is not between", id="minus"),
        pytest.param("nan", "nan is not between", id="nan"),
        pytest.param("good", "good is no number", id="word"),
    ],
)
def test_a_row_that_cannot_be_meant_keeps_all_from_being_entered(course, points, says):
    _, table = write_sheets(course.root)
    fill(table, {"ada": ("1", ""), "ben": (points, "")})
    before = manual_grades(course)

    with pytest.raises(AuthorError, match=says):
        enter_points(course.root, table)

    assert manual_grades(course) == before


def test_points_for_an_answer_that_was_replaced_are_refused(course):
    _, table = write_sheets(course.root)
    fill(table, {"ada": ("1", "")})
    record(course, {"ada": TEXTS["ada"]})

    with pytest.raises(AuthorError, match="was graded again since"):
        enter_points(course.root, table)
