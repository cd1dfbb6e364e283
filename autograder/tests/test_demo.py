"""The demo: a class in a folder of its own, from the course in solutions/ to pages and a table."""

from __future__ import annotations

import csv

import pytest

from autograder.cli import main
from autograder.grading.outcome import Status
from autograder.reports.demo import describe_demo, make_demo
from autograder.tests.grading_fixtures import UNIT, make_graded_course

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    root = make_graded_course(tmp_path_factory.mktemp("demo")).root
    left_over = root / "work" / "demo" / "work" / "submitted" / "left-over" / UNIT
    left_over.mkdir(parents=True)
    real = root / "work" / "submitted" / "real-student" / UNIT
    real.mkdir(parents=True)
    return root, make_demo(root, size=5)


def test_the_demo_starts_clean_and_leaves_real_work_alone(made):
    root, demo = made

    assert not (root / "work" / "demo" / "work" / "submitted" / "left-over").exists()
    assert sorted(path.name for path in (root / "work").iterdir()) == [
        "demo", "exchange", "submitted",
    ]  # fmt: skip
    assert not (root / "exercises").exists()
    assert [result.student for result in demo.results] == [
        "amara-okafor", "bruno-silva", "chen-yu", "dalia-haddad", "emil-novak",
    ]  # fmt: skip


def test_each_graded_submission_has_a_page_and_the_broken_one_no_score(made):
    _, demo = made

    for result in demo.results:
        page = demo.course.feedback(result.student, result.assignment, result.assignment)
        assert page.is_file() is (result.status is Status.GRADED)
        assert (result.score is None) is (result.student == "emil-novak")


def test_the_table_leaves_the_score_of_the_broken_one_empty(made):
    _, demo = made

    with demo.table.open(encoding="utf-8") as file:
        rows = {row["student"]: row for row in csv.DictReader(file)}

    assert rows["amara-okafor"]["score"] == "6"
    assert (rows["emil-novak"]["score"], rows["emil-novak"]["status"]) == ("", "not graded")


def test_the_summary_says_scores_failures_and_where_the_pages_are(made):
    _, demo = made

    said = describe_demo(demo)

    assert "amara-okafor   6 of 11 (5)" in said
    assert f"emil-novak, {UNIT}: not graded; {UNIT}.ipynb cannot be read" in said
    assert f"amara-okafor/{UNIT}/{UNIT}.html" in said
    assert "results.csv" in said


def test_the_demo_is_a_command(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])

    assert "made-up class" in capsys.readouterr().out
