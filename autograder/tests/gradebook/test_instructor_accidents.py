"""What happens to instructors: a release forgotten, a backup put back, an assignment mistyped."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys

import pytest

from autograder.authoring.releasing import release
from autograder.course.layout import notebook_of
from autograder.course.outcome import Status
from autograder.course.problems import AuthorError
from autograder.gradebook.course import Course, register
from autograder.gradebook.grade_class import grade_class
from autograder.gradebook.pages.writing import write_pages
from autograder.gradebook.record import read_journal
from autograder.gradebook.results import read_results
from autograder.tests.devtools.stock import run_nbgrader
from autograder.tests.support.grading_fixtures import UNIT, answer, hand_in_as, make_graded_course

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
    return subprocess.run(
        command, **({"capture_output": True, "text": True, "timeout": 120} | more)
    )


def score(course: Course, student: str, test: str) -> tuple[float, float]:
    """What the gradebook has of a test: earned automatically, and the most there is."""
    with course.gradebook() as gradebook:
        grade = gradebook.find_grade(test, notebook_of(UNIT), UNIT, student)
        return grade.auto_score, grade.max_score


def change_source(course: Course, change) -> None:
    """Let ``change`` have the cells of the source notebook, by name."""
    path = course.root / "solutions" / UNIT / f"{UNIT}_exercise.ipynb"
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
        "autograder.gradebook.record.finishing._fault", lambda outcome, points: "it is odd"
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


def test_an_older_gradebook_put_back_gets_the_later_grades_again(course):
    hand_in_as(course, "ada", WRONG)
    hand_in_as(course, "bob", RIGHT)
    grade_class(course.root)
    gradebook = course.root / "work" / "gradebook.db"
    older = gradebook.read_bytes()
    shutil.rmtree(course.submitted("ada", UNIT))
    hand_in_as(course, "ada", RIGHT)
    grade_class(course.root)
    gradebook.write_bytes(older)
    found = {result.student: result for result in read_results(course)}

    again = grade_class(course.root)

    assert found["ada"].score is None and "other scores" in found["ada"].detail
    assert found["bob"].status is Status.GRADED
    assert [outcome.submission.student for outcome in again] == ["ada"]
    assert score(course, "ada", "double-test") == (2, 2)


def test_a_name_that_is_no_text_stops_nobody_now_or_later(course):
    hand_in_as(course, "ada", RIGHT)
    odd = course.submitted("bob", UNIT).parent
    hand_in_as(course, "bob", RIGHT)
    os.rename(odd, os.fsencode(odd) + b"\xeb")

    graded, other = run(course, "grade"), run(course, "grade")
    pages, told = run(course, "feedback"), run(course, "results")

    assert graded.stdout.startswith("2 submissions: 1 graded") and graded.returncode == 1
    assert "not UTF-8 text" in graded.stdout and "rename the folder" in graded.stdout
    assert graded.stderr == ""
    assert other.stdout.startswith("1 submission: 0 graded")
    assert score(course, "ada", "double-test") == (2, 2)
    assert (pages.returncode, told.returncode) == (0, 0), pages.stderr + told.stderr


@pytest.mark.parametrize("command", ["results", "feedback"])
@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        pytest.param(lambda path: path.write_bytes(b"garbage" * 999), "Put back a copy", id="bad"),
        pytest.param(lambda path: (path.unlink(), path.mkdir()), "writable", id="folder"),
    ],
)
def test_a_gradebook_that_cannot_be_read_is_one_message(course, command, spoil, says):
    hand_in_as(course, "ada", RIGHT)
    grade_class(course.root)
    gradebook = course.root / "work" / "gradebook.db"
    spoil(gradebook)

    done = run(course, command)

    assert done.returncode == 1
    assert done.stderr.startswith(f"The gradebook cannot be used: {gradebook}")
    assert says in done.stderr and done.stderr.count("\n") == 1


def test_damage_to_one_graded_submission_costs_nobody_else_a_page(course):
    for student in ("ada", "bob", "cyd"):
        hand_in_as(course, student, RIGHT)
    grade_class(course.root)
    graded = course.graded("ada", UNIT)
    graded.chmod(0o644)
    graded.write_text("<<<<<<< HEAD")
    with course.gradebook() as gradebook:
        gradebook.remove_submission(UNIT, "bob")

    pages, told = run(course, "feedback"), run(course, "results")

    assert pages.returncode == 1 and pages.stderr.startswith("Written: 1 of 3 pages.")
    assert f"  ada, {UNIT}: " in pages.stderr and f"  bob, {UNIT}: " in pages.stderr
    assert course.feedback("cyd", UNIT).is_file()
    assert told.returncode == 0, told.stderr


@pytest.mark.parametrize("closed", [(1,), (0, 1, 2)])
def test_a_grader_without_standard_streams_grades(course, closed):
    hand_in_as(course, "ada", RIGHT)

    def close() -> None:
        for number in closed:
            os.close(number)

    done = run(course, "grade", preexec_fn=close, capture_output=False)

    assert done.returncode == 0
    assert score(course, "ada", "double-test") == (2, 2)


def test_a_long_summary_that_nobody_reads_is_no_error(course):
    for number in range(1000):  # more than a pipe holds
        (course.root / "work" / "submitted" / f"student-{number}" / "homework").mkdir(parents=True)
    command = [sys.executable, "-m", "autograder", "--course", str(course.root), "grade"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as grader:
        assert grader.stdout and grader.stderr
        grader.stdout.close()
        said = grader.stderr.read()

    assert said == ""
    assert grader.returncode == 1


def test_a_mistyped_course_is_not_the_one_around_it(course):
    done = run(course, "grade", "--help")
    assert done.returncode == 0
    command = [sys.executable, "-m", "autograder", "--course", "work/dmeo", "grade"]
    done = subprocess.run(command, cwd=course.root, capture_output=True, text=True, timeout=120)

    assert (done.returncode, done.stderr) == (1, "work/dmeo: no such folder.\n")


def test_hardly_any_environment_and_a_strict_mask_change_nothing(course):
    hand_in_as(course, "ada", RIGHT)
    run(course, "grade")
    usual = run(course, "grade", "--force")

    strict = run(
        course,
        "grade",
        "--force",
        env={"PYTHONPATH": os.pathsep.join(sys.path)},
        preexec_fn=lambda: os.umask(0o077),
    )

    assert (usual.returncode, strict.returncode) == (0, 0), usual.stderr + strict.stderr
    assert strict.stdout == usual.stdout, strict.stderr
    assert "Graded again: 1. Nobody's points changed." in usual.stdout


@pytest.mark.parametrize("ours", [True, False], ids=["ours", "nbgraders"])
def test_pages_can_be_handed_out_through_the_exchange(course, ours):
    folder = hand_in_as(course, "ada", RIGHT).parent
    (folder / "timestamp.txt").write_text("2026-02-01 12:00:00 UTC")
    (folder / "submission_secret.txt").write_text("1234abcd")
    grade_class(course.root)
    if ours:
        write_pages(course.root)
    else:
        run_nbgrader(course.root, "generate_feedback", UNIT)

    done = run_nbgrader(course.root, "release_feedback", UNIT)

    assert done.returncode == 0, done.stderr
    assert list((course.root / "work" / "exchange").glob("*/feedback/*.html"))


@pytest.mark.parametrize(
    ("option", "value"),
    [("db_url", "sqlite:///elsewhere.db"), ("autograded_directory", "elsewhere")],
)
def test_nbgraders_command_does_not_grade_into_another_place_than_asked(course, option, value):
    hand_in_as(course, "ada", RIGHT)

    done = run_nbgrader(course.root, "autograde", UNIT, f"--CourseDirectory.{option}={value}")

    assert done.returncode == 1
    assert f"CourseDirectory.{option}: {value} was asked for" in done.stderr
    assert read_journal(course.root) == {}


_RAISES = """
from nbgrader.plugins import BasePlugin
class Strict(BasePlugin):
    def late_submission_penalty(self, student_id, score, total_seconds_late):
        raise ValueError("no such rule")
c.AssignLatePenalties.plugin_class = Strict
"""


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        pytest.param(_RAISES, "Strict, which decides on late work, raised ValueError", id="rule"),
        pytest.param(
            'c.AssignLatePenalties.plugin_class = "nowhere.Rule"', "nowhere.Rule", id="missing"
        ),
        pytest.param("c. = 1", "SyntaxError", id="syntax"),
    ],
)
def test_an_instructors_settings_that_fail_are_one_message(course, settings, says):
    folder = hand_in_as(course, "ada", RIGHT).parent
    (folder / "timestamp.txt").write_text("2026-02-03 12:00:00 UTC")
    register(course, UNIT)
    with course.gradebook() as gradebook:
        gradebook.update_or_create_assignment(UNIT, duedate="2026-02-01 12:00:00 UTC")
    with (course.root / "nbgrader_config.py").open("a") as config:
        config.write(settings)

    done = run(course, "grade")

    assert done.returncode == 1
    assert says in done.stderr and "Traceback" not in done.stderr


def test_nbgraders_command_passes_over_nobody(course):
    hand_in_as(course, "ada [2]", RIGHT)
    hand_in_as(course, "bob", RIGHT)
    course.submitted("eve", UNIT).mkdir(parents=True)

    done = run_nbgrader(course.root, "autograde", UNIT)

    assert done.returncode == 1
    assert f"eve, {UNIT}: not graded: " in done.stderr
    found = {
        place.student: known.latest.status for place, known in read_journal(course.root).items()
    }
    assert found == {"ada [2]": Status.GRADED, "bob": Status.GRADED, "eve": Status.NOT_GRADED}


@pytest.mark.parametrize("command", ["grade", "results", "feedback"])
def test_a_journal_that_cannot_be_read_is_one_sentence(course, command):
    hand_in_as(course, "ada", RIGHT)
    (course.root / "work" / "grading" / "journal.jsonl").mkdir(parents=True)

    done = run(course, command)

    assert done.returncode != 0
    assert "journal.jsonl: Is a directory. Mend that" in done.stderr
    assert "Traceback" not in done.stderr
