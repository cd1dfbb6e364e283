"""The start page has every unit's row, its minutes and the hours of the paths through it."""

from __future__ import annotations

import pytest

from autograder.authoring.starting import verify_start_page
from autograder.course.canonical import write_notebook
from autograder.course.layout import LANDING, NotebookKind
from autograder.tests.support.notebook_fixtures import UNIT, make_notebook, markdown

ROW = (
    f"| [01 Squares]({UNIT}.ipynb) | 0\N{NO-BREAK SPACE}min | square a number and say why |"
    f" [exercise 01](../exercises/{UNIT}/{UNIT}_exercise.ipynb) | 10\N{NO-BREAK SPACE}min |"
)
PATH = "| **Everything** | know all of it | every lesson | 0 + 0 |"


def found_on(course, *lines):
    """What is said of a start page with these lines in its table."""
    write_notebook(course / LANDING, make_notebook(markdown("\n".join(lines))), NotebookKind.LESSON)
    return [problem.what for problem in verify_start_page(course)]


def test_course_without_a_start_page_has_no_problem_with_it(sound_course):
    assert verify_start_page(sound_course) == []


def test_page_that_says_everything_has_no_problem(course):
    assert found_on(course, "# Start", ROW, PATH) == []


def test_row_that_is_missing_is_said_whole(course):
    (said,) = found_on(course, "# Start", PATH)

    assert said == f"needs a row of {UNIT} in its table of lessons: `{ROW}`."


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        pytest.param(f"{UNIT}_exercise.ipynb", "other.ipynb", "needs a row", id="exercise"),
        pytest.param(
            "10\N{NO-BREAK SPACE}min", "12 min", "says 0 and 12 minutes of 01_squares", id="minutes"
        ),
        pytest.param("0 + 0", "0 + ½", "says 0 + ½ hours of the path", id="half-an-hour"),
        pytest.param("0 + 0", "1½ + 0", "its notebooks say 0 + 0; say as many", id="hours"),
    ],
)
def test_row_that_says_otherwise_is_found(course, old, new, expected):
    said = found_on(course, "# Start", ROW.replace(old, new), PATH.replace(old, new))

    assert [expected in each for each in said] == [True]
