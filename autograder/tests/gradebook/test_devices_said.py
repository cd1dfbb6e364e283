"""Whoever reads that a check passed reads on which devices: instructors, learners, tables."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from autograder.course.outcome import Outcome, Verdict, Why
from autograder.gradebook.course import Course
from autograder.gradebook.grade_class import describe, grade_class
from autograder.gradebook.pages.writing import write_pages
from autograder.gradebook.record import read_journal
from autograder.gradebook.summary import describe_summary, summarise
from autograder.tests.support.grading_fixtures import answer, hand_in_as, make_course_for_devices

pytestmark = pytest.mark.slow

SENTENCE = "Checked on cpu and sim:1 (sim is the teaching device), and on no GPU."


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Course:
    course = make_course_for_devices(tmp_path_factory.mktemp("course"))
    hand_in_as(course, "ada", {"double": answer("def double(x):\n    return x + x\n")})
    hand_in_as(
        course, "ben", {"double": answer("def double(x):\n    return x + x.cpu().to('cpu')\n")}
    )
    return course


@pytest.fixture(scope="module")
def outcomes(course: Course) -> dict[str, Outcome]:
    return {each.submission.student: each for each in grade_class(course.root, trust=True)}


def on(outcome: Outcome) -> dict[str, tuple[str, ...]]:
    return {verdict.test: verdict.devices for verdict in outcome.verdicts}


def test_a_verdict_names_the_devices_that_its_test_asked_for(outcomes):
    found = on(outcomes["ada"])

    assert found["double-test"] == ("cpu", "sim:1")
    assert found["double-hidden"] == ("cpu",)
    assert found["leaf-hidden"] == ()  # plain asserts beside the answer: nobody saw where


def test_what_fails_on_the_second_device_says_so(course, outcomes):
    known = read_journal(course.root)[outcomes["ben"].submission]
    [failed] = [each for each in known.latest.verdicts if each.test == "double-test"]

    assert failed.why is Why.FAILED and failed.finding is not None
    assert failed.finding.device == "passes on cpu; fails on sim:1"
    assert failed.devices == ("cpu", "sim:1")


def test_both_summaries_say_where_in_one_line(course, outcomes):
    assert SENTENCE in describe(outcomes.values()).splitlines()
    assert SENTENCE in describe_summary(summarise(course.root)).splitlines()


def test_the_journal_and_the_table_have_the_devices(course, outcomes):
    summarise(course.root)

    with (course.root / "work" / "reports" / "results.csv").open(encoding="utf-8") as file:
        rows = {row["student"]: row["devices"] for row in csv.DictReader(file)}
    assert rows == {"ada": "cpu sim:1", "ben": "cpu sim:1"}
    assert {known.latest.devices for known in read_journal(course.root).values()} == {
        ("cpu", "sim:1")
    }


def test_a_page_says_where_each_check_passed_and_where_all_of_it_was_checked(course, outcomes):
    pages = {path.parts[-3]: Path(path).read_text("utf-8") for path in write_pages(course.root)}

    assert f'<p class="note">{SENTENCE}</p>' in pages["ada"]
    assert '<p class="verdict">Passed on cpu and sim:1.</p>' in pages["ada"]
    assert '<p class="verdict">Passed on cpu.</p>' in pages["ada"]


def test_a_verdict_of_an_older_journal_names_none():
    older = Verdict("double-test", Why.PASSED, 2.0).to_json()
    del older["devices"]

    assert Verdict.from_json(older).devices == ()
