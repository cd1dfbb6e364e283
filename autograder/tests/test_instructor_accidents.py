"""What happens to instructors: a release forgotten, a backup put back, an assignment mistyped."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from autograder.grading.course import Course
from autograder.grading.grading import grade_class
from autograder.grading.outcome import Status
from autograder.notebooks.problems import AuthorError
from autograder.release.releasing import release
from autograder.tests.grading_fixtures import UNIT, answer, hand_in_as, make_graded_course

pytestmark = pytest.mark.slow

RIGHT = {"double": answer("def double(x):\n    return 2 * x")}
WRONG = {"double": answer("def double(x):\n    return x")}


@pytest.fixture
def course(tmp_path) -> Course:
    course = make_graded_course(tmp_path / "course")
    release(course.root)
    return course


def run(course: Course, *arguments: str, **more) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "autograder", "--course", str(course.root), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, **more)


def score(course: Course, student: str, test: str) -> tuple[float, float]:
    """What the gradebook has of a test: earned automatically, and the most there is."""
    with course.gradebook() as gradebook:
        grade = gradebook.find_grade(test, UNIT, UNIT, student)
        return grade.auto_score, grade.max_score


def change_source(course: Course, change) -> None:
    """Let ``change`` have the cells of the source notebook, by name."""
    path = course.root / "solutions" / UNIT / f"{UNIT}.ipynb"
    notebook = json.loads(path.read_text("utf-8"))
    change(notebook["cells"], {c["metadata"].get("nbgrader", {}).get("grade_id"): c
                               for c in notebook["cells"]})  # fmt: skip
    path.write_text(json.dumps(notebook), "utf-8")


def _more_points(cells, named):
    named["double-test"]["metadata"]["nbgrader"]["points"] = 5


def _one_test_more(cells, named):
    more = json.loads(json.dumps(named["double-test"]))
    more["id"], more["metadata"]["nbgrader"]["grade_id"] = "another", "double-more"
    cells.insert(cells.index(named["double-test"]), more)


def test_points_that_changed_are_given_whether_released_again_or_not(course):
    hand_in_as(course, "ada", RIGHT)
    grade_class(course.root)
    change_source(course, _more_points)

    grade_class(course.root)

    assert score(course, "ada", "double-test") == (5, 5)


def test_a_test_that_is_not_released_is_refused_until_it_is(course):
    hand_in_as(course, "ada", RIGHT)
    change_source(course, _one_test_more)

    with pytest.raises(AuthorError, match="before double-more came or went .*`make release`"):
        grade_class(course.root)

    release(course.root)
    assert [outcome.status for outcome in grade_class(course.root)] == [Status.GRADED]
    assert score(course, "ada", "double-more") == (2, 2)


def test_a_result_that_could_not_be_recorded_is_not_called_graded(course, monkeypatch):
    hand_in_as(course, "ada", RIGHT)
    monkeypatch.setattr(
        "autograder.grading.record.finishing._fault", lambda outcome, points: "it is odd"
    )

    (outcome,) = grade_class(course.root)

    assert outcome.status is Status.NOT_GRADED
    assert outcome.detail == "a fault of the grader: it is odd"


def test_far_more_jobs_than_submissions_are_no_more_threads(course):
    hand_in_as(course, "ada", RIGHT)

    (outcome,) = grade_class(course.root, jobs=10**9)

    assert outcome.status is Status.GRADED


def test_an_unknown_assignment_is_told_which_there_are(course):
    course.submitted("ada", "homework").mkdir(parents=True)

    (outcome,) = grade_class(course.root)

    assert outcome.detail == f"there is no such assignment; there are {UNIT}"
