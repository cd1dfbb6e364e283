"""A folded exercise earns with nbgrader as it comes what its answers earn."""

from __future__ import annotations

import shutil

import nbformat
import pytest

from autograder.authoring.exercise import read_exercise
from autograder.course.manifest import read_manifest
from autograder.tests.devtools.stock import _CONFIG, run_nbgrader
from autograder.tests.support.notebook_fixtures import REPOSITORY

pytestmark = pytest.mark.slow

UNIT = "04_leaf_gradients"
WRONG = "def middle_gradient(inner, outer, x):\n    return x.grad\n"
RIGHT = ("freeze", "initial-weights")


@pytest.fixture(scope="module")
def scores(tmp_path_factory):
    """Test cell -> points, of a submission with two right answers, a wrong one, and stubs."""
    root = tmp_path_factory.mktemp("stock") / "course"
    file = read_manifest(REPOSITORY)[UNIT].notebook
    shutil.copytree(REPOSITORY / "solutions" / UNIT, root / "solutions" / UNIT)
    (root / "work" / "submitted" / "ada" / UNIT).mkdir(parents=True)
    (root / "nbgrader_config.py").write_text(_CONFIG.format(root=str(root)), "utf-8")
    assert run_nbgrader(root, "generate_assignment", UNIT).returncode == 0
    notebook = nbformat.read(REPOSITORY / "exercises" / UNIT / file, as_version=4)
    solved = {cell.id: cell.source for cell in read_exercise(REPOSITORY, UNIT).solved.cells}
    for cell in notebook.cells:
        if cell.id in RIGHT:
            cell.source = solved[cell.id]
        elif cell.id == "middle-gradient":
            cell.source = WRONG
    nbformat.write(notebook, root / "work" / "submitted" / "ada" / UNIT / file)

    done = run_nbgrader(root, "autograde", UNIT)

    assert done.returncode == 0, done.stderr
    from nbgrader.api import Gradebook

    with Gradebook(f"sqlite:///{root}/work/gradebook.db") as gradebook:
        graded = gradebook.find_submission_notebook(file.removesuffix(".ipynb"), UNIT, "ada")
        return {grade.name: (grade.auto_score, grade.max_score) for grade in graded.grades}


def test_right_answers_earn_everything(scores):
    for question in RIGHT:
        for test in (f"{question}-test", f"{question}-hidden"):
            assert scores[test][0] == scores[test][1] > 0, test


def test_wrong_answers_and_stubs_earn_nothing(scores):
    others = [
        test for test in scores
        if not test.startswith(RIGHT) and not test.endswith("-why")
    ]  # fmt: skip

    assert len(others) > 8
    assert {scores[test][0] for test in others} == {0.0}
