"""`nbgrader autograde` with the settings of the course: the engine grades, and nobody else."""

from __future__ import annotations

import pytest
from nbgrader.apps.api import NbGraderAPI
from nbgrader.converters import Autograde

from autograder.authoring.releasing import release
from autograder.course.layout import notebook_of
from autograder.course.outcome import Status, Submission
from autograder.gradebook.course import Course, autograde
from autograder.gradebook.record import read_journal
from autograder.tests.devtools.stock import run_nbgrader
from autograder.tests.support.grading_fixtures import UNIT, answer, hand_in_as, make_graded_course

pytestmark = pytest.mark.slow

RIGHT = answer("def double(x):\n    return 2 * x\n")
EXITS = answer("import os\nos._exit(0)\n")


@pytest.fixture
def course(tmp_path):
    course = make_graded_course(tmp_path / "course")
    release(course.root)
    return course


def scores(course: Course, student: str) -> dict[str, float | None]:
    with course.gradebook() as gradebook:
        graded = gradebook.find_submission_notebook(notebook_of(UNIT), UNIT, student).grades
        return {grade.name: grade.auto_score for grade in graded}


def test_the_command_grades_the_whole_class_and_fails_for_what_it_could_not(course):
    hand_in_as(course, "ada", {"double": RIGHT})
    hand_in_as(course, "eve", {"double": EXITS})
    hand_in_as(course, "zoe", {}).write_text("<<<<<<< HEAD", "utf-8")

    done = run_nbgrader(course.root, "autograde", UNIT)

    journal = {place.student: known.latest for place, known in read_journal(course.root).items()}
    assert done.returncode == 1
    assert "3 submissions: 2 graded, 0 timed out, 1 not graded" in done.stderr
    assert "zoe, 01_doubling: not graded: The file is not a notebook" in done.stderr
    assert {student: entry.status for student, entry in journal.items()} == {
        "ada": Status.GRADED,
        "eve": Status.GRADED,
        "zoe": Status.NOT_GRADED,
    }
    assert all(journal[student].level for student in ("ada", "eve"))
    assert scores(course, "ada")["double-test"] == 2
    assert scores(course, "eve")["double-test"] == 0


def test_its_options_choose_whom_to_grade(course):
    for student in ("ada", "bob", "cyd"):
        hand_in_as(course, student, {"double": RIGHT})

    only = run_nbgrader(course.root, "autograde", UNIT, "--student=bob")
    first = {place.student for place in read_journal(course.root)}
    others = run_nbgrader(
        course.root, "autograde", UNIT, "--CourseDirectory.student_id_exclude=cyd,bob"
    )

    assert (only.returncode, others.returncode) == (0, 0), only.stderr + others.stderr
    assert first == {"bob"}
    assert {place.student for place in read_journal(course.root)} == {"ada", "bob"}


def test_it_keeps_what_did_not_change_and_its_force_does_not(course):
    hand_in_as(course, "ada", {"double": RIGHT})
    place = Submission("ada", UNIT)
    run_nbgrader(course.root, "autograde", UNIT)
    first = read_journal(course.root)[place].latest

    again = run_nbgrader(course.root, "autograde", UNIT)
    kept = read_journal(course.root)[place].latest
    assert autograde(course, "ada", UNIT) is None  # as the button does, which forces

    forced = read_journal(course.root)[place].latest
    assert again.returncode == 0
    assert kept.token == first.token != forced.token
    assert forced.seed == first.seed


def test_the_last_good_result_outlives_one_that_cannot_be_graded(course):
    path = hand_in_as(course, "ada", {"double": RIGHT})
    assert autograde(course, "ada", UNIT) is None
    good = course.graded("ada", UNIT).read_bytes()
    path.unlink()
    path.with_name("other.ipynb").write_text("{}", "utf-8")

    said = autograde(course, "ada", UNIT)

    assert said
    assert course.graded("ada", UNIT).read_bytes() == good
    assert scores(course, "ada")["double-test"] == 2


def test_a_machine_that_locks_nothing_in_is_refused_unless_it_is_trusted(course, monkeypatch):
    from autograder.engine.sandbox import Level
    from autograder.gradebook import grade_class as grading

    monkeypatch.setattr(grading, "strongest_level", lambda: Level.LIMITS)
    hand_in_as(course, "ada", {"double": RIGHT})

    refused = autograde(course, "ada", UNIT)
    course.nbgrader.config.Grade.trust_submissions = True
    course.nbgrader.update_config(course.nbgrader.config)
    trusted = autograde(course, "ada", UNIT)

    assert refused and "Submissions are programs" in refused
    assert trusted is None
    assert read_journal(course.root)[Submission("ada", UNIT)].latest.level == Level.LIMITS.value


def test_an_nbgrader_that_goes_its_own_way_runs_nothing(course, monkeypatch):
    hand_in_as(course, "ada", {"double": answer("open('ran.txt', 'w').write('x')\n")})
    own_way = Autograde.convert_notebooks
    course.nbgrader.config.Autograde.pop("exporter_class")
    assert isinstance(course.nbgrader, NbGraderAPI)

    said = autograde(course, "ada", UNIT)

    assert Autograde.convert_notebooks is own_way
    assert said is not None
    assert not list(course.root.rglob("ran.txt"))
    assert read_journal(course.root) == {}
