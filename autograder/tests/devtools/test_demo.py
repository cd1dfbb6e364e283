"""The demo: a class in a folder of its own, from the course in solutions/ to pages and a table."""

from __future__ import annotations

import csv
import re

import pytest

from autograder.course.canonical import read_notebook
from autograder.course.layout import notebook_of
from autograder.course.outcome import Status
from autograder.tests.devtools.demo import describe_demo, make_demo
from autograder.tests.devtools.simulated_class import prose_answers
from autograder.tests.support.grading_fixtures import UNIT, make_graded_course

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
        "demo", "exchange", "reports", "submitted",
    ]  # fmt: skip
    # nbgrader wants the two folders to be there; the demo's own pages and tables are not in them.
    assert not [*(root / "work" / "exchange").iterdir(), *(root / "work" / "reports").iterdir()]
    assert not (root / "exercises").exists()
    assert [result.student for result in demo.summary.results] == [
        "amara-okafor", "bruno-silva", "chen-yu", "dalia-haddad", "emil-novak",
    ]  # fmt: skip


def test_everybody_has_a_page_and_the_broken_one_reads_why_there_is_no_score(made):
    _, demo = made

    pages = {path.parents[1].name: path.read_text("utf-8") for path in demo.pages}

    assert set(pages) == {result.student for result in demo.summary.results}
    for result in demo.summary.results:
        assert (result.score is None) is (result.student == "emil-novak")
        assert (result.status is Status.GRADED) is (result.student != "emil-novak")
    assert "The notebook is damaged" in pages["emil-novak"]


def test_learners_write_prose_of_their_own(made):
    _, demo = made
    notebooks = [
        read_notebook(demo.course.submitted(result.student, UNIT) / f"{notebook_of(UNIT)}.ipynb")
        for result in demo.summary.results
        if result.score is not None
    ]

    written = {
        cell.source
        for notebook in notebooks
        for cell in notebook.cells
        if cell.metadata.get("nbgrader", {}).get("grade_id") == "leaf-why"
    }

    assert len(written) > 1


@pytest.mark.parametrize(
    ("model", "shorter"),
    [
        pytest.param(
            "**Model answer.**\n\n1. (1 point) Ada's. Her loop reads the old factor at each step."
            " It never moves.\n2. (1 point) Ben's.\n\nFull marks for any wording.",
            "Ada's. Her loop reads the old factor at each step. It never moves.",
            id="two-parts",
        ),
        pytest.param("It is a leaf.", "It is a leaf.", id="one-short-sentence"),
    ],
)
def test_shorter_prose_is_the_beginning_of_the_model(model, shorter):
    whole, *others = prose_answers(model)

    assert shorter in [whole, *others] and whole not in others
    assert not re.search(r"point\)|Model answer|Full marks", whole)


def test_the_table_leaves_the_score_of_the_broken_one_empty(made):
    _, demo = made

    with demo.summary.tables[0].open(encoding="utf-8") as file:
        rows = {row["student"]: row for row in csv.DictReader(file)}

    assert rows["amara-okafor"]["score"] == "6"
    assert (rows["emil-novak"]["score"], rows["emil-novak"]["status"]) == ("", "not graded")


def test_the_summary_says_scores_failures_and_where_the_pages_are(made):
    _, demo = made

    said = describe_demo(demo)

    assert re.search(r"amara-okafor +6/11 \+5$", said, re.MULTILINE)
    assert f"emil-novak, {UNIT}: not graded: The notebook is damaged" in said
    assert f"amara-okafor/{UNIT}/{UNIT}_exercise.html" in said
    assert "results.csv" in said
