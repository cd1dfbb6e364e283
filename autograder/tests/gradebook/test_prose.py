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


def save_as(path: Path, encoding: str = "utf-8", separator: str = ",") -> None:
    """As a spreadsheet saves a table."""
    rows = read_table(path)
    with path.open("w", encoding=encoding, newline="") as file:
        table = csv.DictWriter(file, list(rows[0]), delimiter=separator)
        table.writeheader()
        table.writerows(rows)


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
    assert f'--enter work/prose/{table.name}"' in text
    assert "<script" not in text and "&lt;script&gt;" in text and "<strong>I</strong>" in text
    assert not any(student in text for student in ("ada", "ben", "cyd"))
    assert [(row["answer"], row["learner"]) for row in read_table(table)] == [
        ("1", "'=dan"), ("2", "ada"), ("2", "ben"), ("3", "cyd"),
    ]  # fmt: skip


def test_points_and_comments_are_in_the_gradebook_as_formgrader_writes_them(course, capsys):
    _, table = write_sheets(course.root)
    fill(table, {"ada": ("2,5", "Say which operation."), "'=dan": ("3", "")})

    assert main(["--course", str(course.root), "prose", "--enter", str(table)]) == 0
    assert f"Rows of {table} with points: 2." in capsys.readouterr().out

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


def test_a_table_that_a_spreadsheet_saved_with_semicolons_is_entered(course):
    _, table = write_sheets(course.root)
    fill(table, {"ada": ("2,5", "Which one; and why?")})
    save_as(table, "utf-8-sig", ";")

    assert enter_points(course.root, table) == 1

    assert manual_grades(course)["ada"] == (2.5, False, "Which one; and why?")


def test_a_table_of_another_encoding_or_without_points_is_refused(course):
    _, table = write_sheets(course.root)
    fill(table, {"ada": ("2", "Schön.")})
    save_as(table, "cp1252")
    other = table.with_name("other.csv")
    other.write_text("learner,score\nada,2\n", "utf-8")

    with pytest.raises(AuthorError, match="Save it as CSV in UTF-8"):
        enter_points(course.root, table)
    with pytest.raises(AuthorError, match="no column `points`"):
        enter_points(course.root, other)


@pytest.mark.parametrize(
    ("points", "comment", "encoding"),
    [
        pytest.param("2", "", "utf-8", id="points"),
        pytest.param("", "Why?", "utf-8", id="comment"),
        pytest.param("good", "", "utf-8", id="no-number"),
        pytest.param("", "Schön.", "cp1252", id="cannot-be-read"),
    ],
)
def test_what_was_filled_in_and_not_entered_is_kept(course, points, comment, encoding):
    _, table = write_sheets(course.root)
    fill(table, {"ada": (points, comment)})
    save_as(table, encoding)
    before = table.read_bytes()
    said: list[str] = []

    _, new = write_sheets(course.root, say=said.append)
    write_sheets(course.root, say=said.append)

    kept = table.with_stem(f"{table.stem}_filled_1")
    assert kept.read_bytes() == before and new == table
    assert not any(row["points"] or row["comment"] for row in read_table(table))
    assert len(said) == 1 and f"it is now {kept}." in said[0]


def test_no_table_that_was_kept_is_overwritten(course):
    _, table = write_sheets(course.root)
    said: list[str] = []
    for points in ("1", "2"):
        fill(table, {"ada": (points, "")})
        write_sheets(course.root, say=said.append)

    kept = [read_table(table.with_stem(f"{table.stem}_filled_{number}")) for number in (1, 2)]
    assert [row["points"] for rows in kept for row in rows if row["learner"] == "ada"] == ["1", "2"]
    assert len(said) == 2


def test_a_table_that_was_entered_is_replaced(course):
    _, table = write_sheets(course.root)
    fill(table, {"ada": ("0,3333", "=A1 is no reason."), "ben": ("2.5", "")})
    enter_points(course.root, table)
    said: list[str] = []

    write_sheets(course.root, everyone=True, say=said.append)
    write_sheets(course.root, say=said.append)

    assert said == [] and len(list(table.parent.glob("*.csv"))) == 1
