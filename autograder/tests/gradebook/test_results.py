"""Results tell a learner's zero from our fault: only what was graded has a score."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from nbgrader.plugins.export import CsvExportPlugin

from autograder.authoring.releasing import release
from autograder.cli import main
from autograder.course.canonical import read_notebook
from autograder.course.layout import notebook_of
from autograder.course.outcome import Status
from autograder.course.problems import AuthorError
from autograder.gradebook.course import autograde, register
from autograder.gradebook.grade_class import grade_class
from autograder.gradebook.record import read_journal
from autograder.gradebook.results import Result, read_results, write_csv
from autograder.gradebook.summary import describe_summary, summarise
from autograder.tests.devtools.stock import make_stock_copy
from autograder.tests.support.grading_fixtures import (
    UNIT,
    answer,
    hand_in_as,
    make_graded_course,
)

NOISY = """\
import logging, sys, warnings
def double(x):
    warnings.warn("learner's own warning")
    print("progress 50%", file=sys.stderr)
    logging.getLogger().warning("logged")
    x.requires_grad_()
    (2 * x).grad  # PyTorch warns: the .grad of a tensor that is no leaf
    return 2 * x.detach()
"""
SUBMISSIONS = {
    "noisy": {"double": answer(NOISY), "leaf": answer("1 / 0\n")},
    "crash": {"double": answer("import os\nos._exit(3)\n")},
    "loop": {"double": answer("while True:\n    pass\n")},
    "=2+5": {"double": answer("def double(x):\n    return x * x\n")},
    "again": {"double": answer(NOISY)},
    "worse": {"double": answer(NOISY)},
}
LIMITS = f"[{UNIT}.limits]\ncell_s = 2\nscratch_s = 2\n"


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    course = make_graded_course(tmp_path_factory.mktemp("results") / "course")
    manifest = course.root / "solutions" / "assignments.toml"
    manifest.write_text(manifest.read_text("utf-8") + LIMITS, "utf-8")
    release(course.root)
    for student, chosen in SUBMISSIONS.items():
        hand_in_as(course, student, chosen, {"leaf-why": "because"})
    hand_in_as(course, "json", {}).write_text("<<<<<<< HEAD\n{}")
    course.submitted("typo", "01_dubling").mkdir(parents=True)
    grade_class(course.root)
    hand_in_as(course, "late", {})
    notebook = course.submitted("again", UNIT) / f"{UNIT}_exercise.ipynb"
    notebook.write_text(notebook.read_text("utf-8").replace("50%", "60%"), "utf-8")
    (course.submitted("worse", UNIT) / f"{UNIT}_exercise.ipynb").write_text("{")
    grade_class(course.root, students=["worse"])
    return course


@pytest.fixture(scope="module")
def results(course):
    return {result.student: result for result in read_results(course)}


@pytest.mark.slow
def test_warnings_of_the_learners_code_cost_no_points(course, results):
    with course.gradebook() as gradebook:
        scores = [
            gradebook.find_grade(cell, notebook_of(UNIT), UNIT, "noisy").score
            for cell in ("double-test", "double-hidden")
        ]

    assert scores == [2, 1]


@pytest.mark.slow
def test_a_cell_that_raises_costs_its_own_points_only(results):
    noisy = results["noisy"]

    assert (noisy.status, noisy.score, noisy.max_score) == (Status.GRADED, 3, 11)


@pytest.mark.slow
def test_prose_and_tasks_wait_for_a_person(results):
    assert results["noisy"].waiting == 3 + 2


@pytest.mark.slow
def test_a_cell_that_ends_python_is_named_and_the_rest_is_graded(results):
    crash = results["crash"]

    assert (crash.status, crash.score) == (Status.GRADED, 0)
    assert "The cell `double` ended Python itself" in crash.detail


@pytest.mark.slow
def test_an_endless_cell_is_stopped_and_says_so_and_the_rest_is_graded(course, results):
    loop = results["loop"]
    notebook = read_notebook(course.graded("loop", UNIT))
    said = [output for cell in notebook.cells for output in cell.get("outputs", [])]

    assert (loop.status, loop.score) == (Status.GRADED, 0)
    assert [output.evalue for output in said if output.ename == "CellTimeoutError"] == [
        "stopped after 2 s"
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("student", "why"),
    [
        pytest.param("json", "The file is not a notebook", id="unreadable"),
        pytest.param("typo", "there is no assignment of this name", id="folder"),
        pytest.param("late", "not graded yet: run `make grade`", id="never-graded"),
        pytest.param("again", "handed in again since it was graded", id="handed-in-again"),
        pytest.param("worse", "the gradebook keeps an older score", id="broken-since"),
    ],
)
def test_what_was_not_graded_has_a_reason_and_no_score(results, student, why):
    result = results[student]

    assert (result.status, result.score) == (Status.NOT_GRADED, None)
    assert why in result.detail


@pytest.mark.slow
def test_only_nbgraders_own_export_makes_our_fault_a_zero(tmp_path):
    """nbgrader makes a row for a student as soon as somebody has added them."""
    course = make_graded_course(tmp_path / "course")
    release(course.root)
    hand_in_as(course, "json", {}).write_text("<<<<<<< HEAD\n{}")
    grade_class(course.root)
    with course.gradebook() as gradebook:
        gradebook.add_student("json")
        export = CsvExportPlugin()
        export.to = str(tmp_path / "stock.csv")
        export.export(gradebook)
    write_csv(read_results(course), tmp_path / "ours.csv")

    stock = _rows(tmp_path / "stock.csv", "student_id")
    ours = _rows(tmp_path / "ours.csv", "student")

    assert float(stock["json"]["score"]) == 0
    assert (ours["json"]["score"], ours["json"]["status"]) == ("", "not graded")


@pytest.mark.slow
def test_grades_of_another_program_keep_their_score_and_say_so(tmp_path):
    stock = make_stock_copy(make_graded_course(tmp_path / "course").root, tmp_path / "stock")
    register(stock, UNIT)
    hand_in_as(stock, "ada", {"double": answer("def double(x):\n    return 2 * x\n")})

    assert autograde(stock, "ada", UNIT) is None
    [result] = read_results(stock)

    assert (result.status, result.score) == (Status.GRADED, 3)
    assert "another program" in result.detail
    assert read_journal(stock.root) == {}


@pytest.mark.slow
def test_the_command_writes_both_tables_and_sums_up(course, results, capsys):
    assert main(["--course", str(course.root), "results"]) == 0

    said = capsys.readouterr().out
    scores = _rows(course.root / "work" / "reports" / "results.csv", "student")
    ideas = _rows(course.root / "work" / "reports" / "misconceptions.csv", "misconception")
    assert f"{UNIT}           8        4           0.8   11" in said
    assert "json, 01_doubling: not graded: The file is not a notebook" in said
    assert {name: row["score"] for name, row in scores.items()} == {
        "noisy": "3", "crash": "0", "loop": "0", "'=2+5": "0", "json": "", "typo": "", "late": "",
        "again": "", "worse": "",
    }  # fmt: skip
    assert "work/reports/results.csv" in said
    assert ideas["sum-instead-of-weights"]["learners"] == "1"


@pytest.mark.slow
def test_a_course_without_submissions_is_summed_up_as_empty(tmp_path):
    course = make_graded_course(tmp_path)
    release(course.root)

    summary = summarise(course.root)

    assert (list(summary.results), list(summary.units)) == ([], [])
    assert "nothing yet" in describe_summary(summary)


@pytest.mark.slow
def test_a_release_that_the_guard_refuses_says_so(tmp_path):
    course = make_graded_course(tmp_path)
    (tmp_path / "solutions" / UNIT / "key.txt").write_text("answers")

    with pytest.raises(AuthorError, match="key.txt"):
        register(course, UNIT)


def test_a_folders_name_is_no_formula_in_a_spreadsheet(tmp_path):
    evil = Result("=cmd()", "+1", Status.GRADED, 1, 1, detail="@here")

    write_csv([evil], tmp_path / "made" / "table.csv")

    [row] = _rows(tmp_path / "made" / "table.csv", "student").values()
    assert (row["student"], row["assignment"], row["detail"]) == ("'=cmd()", "'+1", "'@here")


def _rows(path: Path, key: str) -> dict[str, dict[str, str]]:
    with path.open(encoding="utf-8") as file:
        return {row[key]: row for row in csv.DictReader(file)}
