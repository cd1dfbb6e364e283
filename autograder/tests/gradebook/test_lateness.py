"""Due dates, extensions and what late work costs: in the manifest, the gradebook, the page."""

from __future__ import annotations

import warnings
from datetime import UTC, datetime, timedelta

import pytest
from nbgrader.preprocessors import AssignLatePenalties
from traitlets.config import Config

from autograder.course.lateness import LatePolicy
from autograder.course.manifest import read_manifest
from autograder.course.problems import AuthorError
from autograder.gradebook.extensions import EXTENSIONS, read_extensions
from autograder.gradebook.pages.writing import write_pages
from autograder.gradebook.plugins.late import Late
from autograder.gradebook.results import read_results
from autograder.gradebook.roster import ROSTER
from autograder.tests.support.grading_fixtures import UNIT, hand_in_as
from autograder.tests.support.notebook_fixtures import make_notebook
from autograder.tests.support.record_fixtures import (
    make_released_course,
    open_recorder,
    outcome_of,
)

DAY = 24 * 60 * 60
POLICY = LatePolicy(grace_min=15, percent_per_day=10, most_percent=25, closes_days=7)
DUE = datetime(2026, 2, 1, 11, 0, tzinfo=UTC)
MANIFEST = """\
[late]
grace_min = 15
percent_per_day = 10

"""


@pytest.mark.parametrize(
    ("late_s", "penalty"),
    [
        pytest.param(0, 0, id="in-time"),
        pytest.param(15 * 60, 0, id="end-of-grace"),
        pytest.param(15 * 60 + 1, 2, id="after-grace"),
        pytest.param(DAY + 15 * 60, 2, id="one-day"),
        pytest.param(DAY + 15 * 60 + 1, 4, id="second-day-begun"),
        pytest.param(5 * DAY, 5, id="never-more-than"),
        pytest.param(7 * DAY, 5, id="last-moment"),
        pytest.param(7 * DAY + 1, 20, id="closed"),
    ],
)
def test_each_day_that_was_begun_after_the_grace_costs(late_s, penalty):
    assert POLICY.penalty(20, late_s) == penalty


def test_nothing_is_taken_from_nothing_and_no_policy_costs_nothing():
    assert POLICY.penalty(0, 9 * DAY) == 0
    assert LatePolicy().penalty(20, 9 * DAY) == 0


@pytest.fixture
def course(tmp_path):
    return make_released_course(tmp_path / "course")


def set_manifest(course, before: str = MANIFEST, due: str = "2026-02-01T12:00:00+01:00") -> None:
    path = course.root / "solutions" / "assignments.toml"
    text = path.read_text("utf-8")
    rest = text[text.index(f"[{UNIT}]") :].replace(f"[{UNIT}]\n", f"[{UNIT}]\ndue = {due}\n", 1)
    path.write_text(before + "\n".join(
        line for place, line in enumerate(rest.split("\n"))
        if not (line.startswith("due = ") and place > 1)
    ), "utf-8")  # fmt: skip


def hand_in_at(course, student: str, after: timedelta) -> None:
    hand_in_as(course, student, {})
    stamp = (DUE + after).strftime("%Y-%m-%d %H:%M:%S UTC")
    (course.submitted(student, UNIT) / "timestamp.txt").write_text(stamp, "utf-8")


def penalties(course) -> dict[str, float | None]:
    with course.gradebook() as gradebook:
        return {
            submission.student.id: submission.notebooks[0].late_submission_penalty
            for submission in gradebook.assignment_submissions(UNIT)
        }


def record(course, *students: str) -> None:
    with open_recorder(course) as recorder:
        outcomes = [outcome_of(course, student) for student in students]
        for outcome in outcomes:
            recorder.seed_of(outcome.submission)
        recorder.record(*outcomes)


@pytest.mark.slow
def test_the_manifests_date_and_policy_are_in_the_gradebook_and_on_the_page(course):
    set_manifest(course)
    hand_in_at(course, "punctual", timedelta(minutes=-1))
    hand_in_at(course, "graced", timedelta(minutes=10))
    hand_in_at(course, "late", timedelta(days=1, hours=1))

    record(course, "punctual", "graced", "late")

    with course.gradebook() as gradebook:
        assert gradebook.find_assignment(UNIT).duedate == DUE.replace(tzinfo=None)
    # Of six points: two days were begun.
    assert penalties(course) == {"punctual": None, "graced": None, "late": 1.2}
    assert {each.student: each.score for each in read_results(course)}["late"] == 6 - 1.2
    write_pages(course.root)
    page = course.feedback("late", UNIT).read_text("utf-8")
    assert "1.2 points taken off because it was handed in late" in page
    assert "taken off" not in course.feedback("graced", UNIT).read_text("utf-8")


@pytest.mark.slow
def test_what_changes_later_is_followed_without_grading_again(course):
    set_manifest(course)
    (course.root / "work").mkdir(exist_ok=True)
    (course.root / ROSTER).write_text("id,first_name,last_name\nfay,Fay,Wray\n", "utf-8")
    for student in ("ada", "ben", "Fay-Wray_801"):
        hand_in_at(course, student, timedelta(days=2))
    record(course, "ada", "ben", "Fay-Wray_801")
    first = penalties(course)

    (course.root / EXTENSIONS).write_text(
        f"id,unit,until\nada,{UNIT},2 days\nfay,,2026-02-02T12:00:00+01:00\n", "utf-8"
    )
    record(course)
    extended = penalties(course)
    set_manifest(course, MANIFEST.replace("10", "50"))
    record(course)
    dearer = penalties(course)
    set_manifest(course, due="2026-03-01T12:00:00+01:00")
    record(course)

    assert first == {"ada": 1.2, "ben": 1.2, "Fay-Wray_801": 1.2}
    assert extended == {"ada": None, "ben": 1.2, "Fay-Wray_801": 0.6}
    assert dearer == {"ada": None, "ben": 6.0, "Fay-Wray_801": 3.0}
    assert penalties(course) == dict.fromkeys(first)


@pytest.mark.slow
def test_nbgraders_own_step_comes_to_the_same_with_our_plugin(course):
    set_manifest(course)
    hand_in_at(course, "late", timedelta(days=1, hours=1))
    record(course, "late")
    ours = penalties(course)
    with course.gradebook() as gradebook:
        gradebook.find_submission(UNIT, "late").notebooks[0].late_submission_penalty = 5.0
        gradebook.db.commit()

    config = Config(course.nbgrader.config)
    config.AssignLatePenalties.plugin_class = Late
    place = {
        "notebook": f"{UNIT}_exercise",
        "assignment": UNIT,
        "student": "late",
        "db_url": course.nbgrader.coursedir.db_url,
    }
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of SQLAlchemy, about nbgrader's classes
        AssignLatePenalties(config=config).preprocess(make_notebook(), {"nbgrader": place})

    assert penalties(course) == ours == {"late": 1.2}


def test_a_unit_may_have_a_policy_of_its_own(course):
    set_manifest(course, MANIFEST)
    path = course.root / "solutions" / "assignments.toml"
    text = path.read_text("utf-8").replace("\ndue", "\nlate = { percent_per_day = 20 }\ndue", 1)
    path.write_text(text, "utf-8")

    [unit] = read_manifest(course.root).values()

    assert unit.late == LatePolicy(grace_min=15, percent_per_day=20)


@pytest.mark.parametrize(
    ("before", "due", "says"),
    [
        pytest.param("", "2026-02-01T12:00:00", "with its zone", id="no-zone"),
        pytest.param("", '"tomorrow"', "with its zone", id="text"),
        pytest.param("[late]\npercent = 3\n", "2026-02-01T12:00:00Z", "late.percent", id="key"),
        pytest.param("[late]\ngrace_min = -3\n", "2026-02-01T12:00:00Z", "0 upwards", id="minus"),
    ],
)
def test_what_cannot_be_meant_is_refused(course, before, due, says):
    set_manifest(course, before, due)

    with pytest.raises(AuthorError, match=says):
        read_manifest(course.root)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        pytest.param("who,when\n", "needs the columns", id="columns"),
        pytest.param("id,unit,until\nada,99,3 days\n", "line 2: there is no unit 99", id="unit"),
        pytest.param("id,unit,until\nada,,soon\n", "neither a number of days", id="text"),
        pytest.param("id,unit,until\nada,,2026-02-01T12:00\n", "with its zone", id="no-zone"),
        pytest.param("id,unit,until\nada,,1 day\nada,,2 days\n", "for every unit", id="twice"),
    ],
)
def test_an_extension_that_cannot_be_meant_is_refused(tmp_path, text, says):
    (tmp_path / "work").mkdir()
    (tmp_path / EXTENSIONS).write_text(text, "utf-8")

    with pytest.raises(AuthorError, match=says):
        read_extensions(tmp_path, [UNIT])


def test_an_extension_never_makes_the_day_earlier(tmp_path):
    (tmp_path / "work").mkdir()
    (tmp_path / EXTENSIONS).write_text("id,unit,until\nada,,2026-01-01T00:00:00Z\n", "utf-8")

    assert read_extensions(tmp_path, [UNIT]).of(["x", "ada"], UNIT, DUE) == timedelta(0)
