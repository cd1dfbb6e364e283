"""Results tell a learner's zero from our fault: only what was graded has a score."""

from __future__ import annotations

import csv
import os
from pathlib import Path

import pytest
from nbgrader.plugins.export import CsvExportPlugin

from autograder.grading.course import autograde, register
from autograder.grading.outcome import Status
from autograder.grading.results import read_results, write_csv
from autograder.notebooks.problems import AuthorError
from autograder.tests.grading_fixtures import UNIT, answer, hand_in_as, make_graded_course

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
}


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    course = make_graded_course(tmp_path_factory.mktemp("results"))
    register(course, UNIT)
    course.nbgrader.config.Execute.timeout_func = lambda cell: 2 if "while" in cell.source else 100
    for student, chosen in SUBMISSIONS.items():
        hand_in_as(course, student, chosen, {"leaf-why": "because"})
    hand_in_as(course, "json", {}).write_text("<<<<<<< HEAD\n{}")
    path = hand_in_as(course, "renamed", {})
    path.rename(path.with_name("final (2).ipynb"))
    course.submitted("typo", "01_dubling").mkdir(parents=True)
    hand_in_as(course, "late", {})
    return course


@pytest.fixture(scope="module")
def results(course):
    failures = {}
    for student in [*SUBMISSIONS, "json", "renamed"]:
        if failure := autograde(course, student, UNIT):
            failures[student, UNIT] = failure
    return {result.student: result for result in read_results(course, failures)}


@pytest.mark.slow
def test_warnings_of_the_learners_code_cost_no_points(course, results):
    with course.gradebook() as gradebook:
        scores = [
            gradebook.find_grade(cell, UNIT, UNIT, "noisy").score
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
def test_code_that_ends_the_kernel_is_called_crashed(results):
    assert (results["crash"].status, results["crash"].score) == (Status.CRASHED, None)


@pytest.mark.slow
def test_an_endless_cell_is_stopped_and_named_and_the_rest_is_graded(results):
    loop = results["loop"]

    assert (loop.status, loop.score) == (Status.GRADED, 0)
    assert loop.detail == "stopped at the time limit: double"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("student", "why"),
    [
        pytest.param("json", "cannot be read: it is not JSON", id="unreadable"),
        pytest.param(
            "renamed", "01_doubling.ipynb is missing; there is final (2).ipynb", id="name"
        ),
        pytest.param("typo", "no assignment of this name was released", id="folder"),
        pytest.param("late", "run `nbgrader autograde`", id="never-graded"),
    ],
)
def test_what_was_not_graded_has_a_reason_and_no_score(results, student, why):
    result = results[student]

    assert (result.status, result.score) == (Status.NOT_GRADED, None)
    assert why in result.detail


@pytest.mark.slow
def test_only_nbgraders_own_export_makes_our_fault_a_zero(course, results, tmp_path):
    with course.gradebook() as gradebook:
        export = CsvExportPlugin()
        export.to = str(tmp_path / "stock.csv")
        export.export(gradebook)
    write_csv(results.values(), tmp_path / "ours.csv")

    stock = _rows(tmp_path / "stock.csv", "student_id")
    ours = _rows(tmp_path / "ours.csv", "student")

    for student, status in (("json", "not graded"), ("crash", "crashed")):
        assert float(stock[student]["score"]) == 0
        assert (ours[student]["score"], ours[student]["status"]) == ("", status)
    assert float(stock["noisy"]["score"]) == float(ours["noisy"]["score"]) == 3


@pytest.mark.slow
def test_work_handed_in_again_has_no_score_until_it_is_graded(course, results):
    path = course.submitted("noisy", UNIT) / f"{UNIT}.ipynb"
    before = path.stat()
    os.utime(path, (before.st_atime, before.st_mtime + 10_000))

    again = next(result for result in read_results(course) if result.student == "noisy")
    os.utime(path, (before.st_atime, before.st_mtime))

    assert (again.status, again.score) == (Status.NOT_GRADED, None)
    assert "handed in again" in again.detail


@pytest.mark.slow
def test_a_release_that_the_guard_refuses_says_so(tmp_path):
    course = make_graded_course(tmp_path)
    (tmp_path / "solutions" / UNIT / "key.txt").write_text("answers")

    with pytest.raises(AuthorError, match="key.txt"):
        register(course, UNIT)


def _rows(path: Path, key: str) -> dict[str, dict[str, str]]:
    with path.open(encoding="utf-8") as file:
        return {row[key]: row for row in csv.DictReader(file)}
