"""What we grade, in both ways, has the rows that stock nbgrader would have written.

Here a few submissions of two units; `make equal` compares the whole corpus.
"""

from __future__ import annotations

import pytest

from autograder.course.layout import notebook_of
from autograder.course.manifest import read_manifest
from autograder.gradebook.course import Course
from autograder.gradebook.record import read_journal
from autograder.tests.devtools.equality import Difference, compare, read_rows
from autograder.tests.support.notebook_fixtures import REPOSITORY

pytestmark = pytest.mark.slow

UNITS = list(read_manifest(REPOSITORY))[2:7:4]
EACH = 4


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("equal")


@pytest.fixture(scope="module")
def comparison(folder):
    return compare(REPOSITORY, UNITS, folder, most=EACH)


def test_every_row_is_the_one_of_stock_nbgrader(comparison):
    assert comparison.submissions == len(UNITS) * EACH
    assert comparison.rows > 20 * comparison.submissions
    assert comparison.unexplained == []


def test_all_three_ways_graded_everybody(comparison, folder):
    for way in ("stock", "command", "plugin"):
        rows = read_rows(Course(folder / way))

        assert {row[:2] for row in rows} == {
            (unit, f"student-{number:02d}") for unit in UNITS for number in range(EACH)
        }


def test_the_rows_that_are_compared_say_something(comparison, folder):
    rows = read_rows(Course(folder / "stock"))

    scores = [value for row, value in rows.items() if row[-1] == "auto_score"]
    assert 0 in scores and None in scores and sum(filter(None, scores)) > 10
    assert any(value for row, value in rows.items() if row[-1] == "late_submission_penalty")
    assert "No response." in rows.values()
    assert {bool(value) for row, value in rows.items() if row[-1] == "timestamp"} == {True, False}


def test_only_ours_ran_in_our_engine(comparison, folder):
    levels = {
        way: {known.latest.level for known in read_journal(folder / way).values()}
        for way in ("stock", "command", "plugin")
    }

    assert levels["stock"] == set()
    assert levels["command"] == levels["plugin"] != {""}


def test_a_row_that_differs_is_found(comparison, folder):
    course = Course(folder / "command")
    unit = UNITS[0]
    with course.gradebook() as gradebook:
        grade = gradebook.find_submission_notebook(notebook_of(unit), unit, "student-00").grades[0]
        row, before = (unit, "student-00", grade.name, "auto_score"), grade.auto_score
        grade.auto_score = 17
        gradebook.db.commit()

    ours, wanted = read_rows(course), read_rows(Course(folder / "stock"))

    assert {row: (ours[row], wanted[row]) for row in ours if ours[row] != wanted[row]} == {
        row: (17, before)
    }
    assert "17, stock" in str(Difference("command", row, before, 17, ""))
