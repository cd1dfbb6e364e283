"""A course of one small unit, built in code, and submissions to it, for tests of grading."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import nbgrader.api

from autograder.authoring.corpus import Answer
from autograder.authoring.releasing import release
from autograder.course.canonical import read_notebook, write_notebook
from autograder.course.layout import NotebookKind
from autograder.gradebook.course import Course
from autograder.tests.devtools.simulated_class import Unit, hand_in, read_unit
from autograder.tests.support.notebook_fixtures import (
    REPOSITORY,
    code,
    make_notebook,
    markdown,
    prose,
    solution,
    test_cell,
)

# For each new gradebook nbgrader starts a program that says this, the same every time.
nbgrader.api.get_alembic_version = cache(nbgrader.api.get_alembic_version)

UNIT = "01_doubling"

MANIFEST = """\
[01_doubling]
title = "Doubling"
can_do = "double a tensor"
lesson = "course/01_doubling.ipynb"

[01_doubling.questions]
double = []
leaf = []
leaf-why = []
"""

SETUP = """\
import torch

from autograder.checks import check_leaf, check_tensor, drawn, floats, probe
"""

DOUBLE = '''\
def double(x):
    """Return twice ``x``."""
    ### BEGIN SOLUTION
    return 2 * x
    ### END SOLUTION
'''
DOUBLE_TEST = """\
@probe
def doubled(values):
    return {"y": double(values)}


for values in drawn("double", 2, floats(2)):
    check_tensor(doubled(values)["y"], 2 * values, name="double(x)")
"""
DOUBLE_HIDDEN = """\
# Hidden tests run here when your work is graded.
### BEGIN HIDDEN TESTS
for secret_values in drawn("double-hidden", 2, floats(3)):
    squared_by_mistake = secret_values * secret_values
    check_tensor(
        doubled(secret_values)["y"], 2 * secret_values, name="double(x)",
        mistakes={"sum-instead-of-weights": squared_by_mistake},
    )
### END HIDDEN TESTS
"""
LEAF = """\
def make_leaf(values):
    ### BEGIN SOLUTION
    return values.clone().requires_grad_()
    ### END SOLUTION
"""
LEAF_TEST = """\
@probe
def made(values):
    return {"x": make_leaf(values)}


for values in drawn("leaf", 1, floats(2)):
    check_leaf(made(values)["x"], name="make_leaf(values)")
"""
# In the old style: an ordinary assert, whose traceback quotes the cell.
LEAF_HIDDEN = """\
# Hidden tests run here when your work is graded.
### BEGIN HIDDEN TESTS
the_secret_shape = (3, 1)
assert make_leaf(torch.ones(the_secret_shape)).requires_grad, "it must require grad"
### END HIDDEN TESTS
"""
TASK = """\
Draw the graph on paper.

### BEGIN MARK SCHEME
Two points for the AccumulateGrad node of the drawing.
### END MARK SCHEME
"""

ANSWERS = {
    "double/right_sum.py": "# title: added to itself\ndef double(x):\n    return x + x\n",
    "double/wrong_square.py": "# title: squared\n# fails: double-test [no diagnosis]\n"
    "# fails: double-hidden [sum-instead-of-weights]\ndef double(x):\n    return x * x\n",
    "double/wrong_short.py": "# title: only for two elements\n"
    "# fails: double-hidden [no diagnosis]\n"
    "def double(x):\n    return torch.cat([2 * x[:2], x[2:]])\n",
    "leaf/wrong_flag.py": "# title: never asked to record\n# fails: leaf-hidden [no diagnosis]\n"
    "def make_leaf(values):\n    return values.clone()\n",
}


def make_graded_course(root: Path) -> Course:
    """The course in ``root``, not released; settings and lessons' folder as in the real one."""
    (root / "solutions" / UNIT).mkdir(parents=True)
    (root / "course").mkdir()
    (root / "solutions" / "assignments.toml").write_text(MANIFEST, "utf-8")
    for name in ("nbgrader_config.py", "pyproject.toml"):
        shutil.copy(REPOSITORY / name, root)
    source = make_notebook(
        markdown("# Doubling\n\n<!-- badges -->[![Colab](https://x/y.svg)](z)<!-- /badges -->"),
        code(SETUP, nbgrader={"grade_id": "setup", "locked": True}),
        markdown("## Question 1: double\n\n[lesson](../../course/01_doubling.ipynb#1.1)"),
        solution("double", DOUBLE),
        test_cell("double-test", DOUBLE_TEST, 2),
        test_cell("double-hidden", DOUBLE_HIDDEN, 1),
        markdown("## Question 2: a leaf"),
        solution("leaf", LEAF),
        test_cell("leaf-test", LEAF_TEST, 1),
        test_cell("leaf-hidden", LEAF_HIDDEN, 2),
        markdown("## Question 3: why\n\nWhy is `x` a leaf?"),
        prose("leaf-why", "No recorded operation made it.", 3),
        markdown(TASK, nbgrader={"grade_id": "drawing", "task": True, "points": 2}),
    )
    write_notebook(
        root / "solutions" / UNIT / f"{UNIT}_exercise.ipynb", source, NotebookKind.SOLUTION
    )
    corpus = root / "solutions" / "corpus" / UNIT
    for name, text in ANSWERS.items():
        (corpus / name).parent.mkdir(parents=True, exist_ok=True)
        (corpus / name).write_text(text, "utf-8")
    return Course(root)


def make_course_for_devices(root: Path) -> Course:
    """The same, released: its setup adds the teaching device, and `double-test` asks for it."""
    course = make_graded_course(root)
    path = root / "solutions" / UNIT / f"{UNIT}_exercise.ipynb"
    notebook = read_notebook(path)
    for cell in notebook.cells:
        if cell.metadata.get("nbgrader", {}).get("grade_id") == "setup":
            cell.source += "\nfrom autograder.lab import teaching_device\n\n_ = teaching_device()\n"
        asked = 'drawn("double", 2, floats(2), second_device=True)'
        cell.source = cell.source.replace('drawn("double", 2, floats(2))', asked)
    write_notebook(path, notebook, NotebookKind.SOLUTION)
    release(root)
    return course


def answer(source: str) -> Answer:
    """An answer that no corpus has."""
    return Answer(UNIT, "", "", "wrong", "", source)


def hand_in_as(
    course: Course,
    student: str,
    chosen: Mapping[str, Answer | None],
    prose: Mapping[str, str] | None = None,
) -> Path:
    """Put a submission of ``student`` into the course; the path of its notebook."""
    unit: Unit = read_unit(course.root, UNIT)
    return hand_in(unit, chosen, prose or {}, course.submitted(student, UNIT))
