"""An assignment with every kind of test cell, and learners' notebooks of it, for the engine."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import replace

import nbformat

from autograder.course.graded_assignment import GradedAssignment
from autograder.course.limits import Limits
from autograder.course.outcome import Outcome, Submission
from autograder.engine.driver.engine import Engine
from autograder.rebuild import rebuild_text
from autograder.tests.support.grading_fixtures import DOUBLE_TEST, LEAF_TEST, SETUP
from autograder.tests.support.notebook_fixtures import (
    code,
    make_notebook,
    markdown,
    solution,
    test_cell,
)

DOUBLE_HIDDEN = """\
for secret_values in drawn("double-hidden", 2, floats(3)):
    check_tensor(doubled(secret_values)["y"], 2 * secret_values, name="double(x)")
"""
PLAIN_TEST = """\
assert triple(2) == 6
assert triple(-1) == -3, "negative numbers"
"""
PARTIAL_TEST = """\
points = 0
points += triple(1) == 3
points += triple(0) == 0
points
"""
BROKEN_TEST = """\
@probe
def nothing():
    return {}


nothing()["no such name"]
"""
STUB = "# YOUR CODE HERE\nraise NotImplementedError()"
RIGHT = {
    "double": "def double(x):\n    return 2 * x",
    "leaf": "def make_leaf(values):\n    return values.clone().requires_grad_()",
    "triple": "def triple(x):\n    return 3 * x",
}
# Short, so that tests of what is stopped do not wait long.
LIMITS = Limits(cell_s=1.5, scratch_s=1.5, wall_s=30)


def make_assignment(limits: Limits = LIMITS) -> GradedAssignment:
    """The assignment as it is graded."""
    notebook = make_notebook(
        markdown("# Doubling"),
        code(SETUP, nbgrader={"grade_id": "setup", "locked": True}),
        markdown("## Question 1"),
        solution("double", f"def double(x):\n    {STUB.replace(chr(10), chr(10) + '    ')}"),
        test_cell("double-test", DOUBLE_TEST, 2),
        test_cell("double-hidden", DOUBLE_HIDDEN, 1),
        markdown("## Question 2"),
        solution("leaf", STUB),
        test_cell("leaf-test", LEAF_TEST, 3),
        markdown("## Question 3"),
        solution("triple", STUB),
        test_cell("triple-plain", PLAIN_TEST, 4),
        test_cell("triple-partial", PARTIAL_TEST, 2),
        test_cell("broken", BROKEN_TEST, 5),
    )
    return GradedAssignment("doubling", notebook, limits)


def handed_in(
    assignment: GradedAssignment,
    answers: Mapping[str, str],
    own: Mapping[str, str] | None = None,
) -> bytes:
    """A notebook with ``answers`` in it and cells of the learner's ``own``, after these cells."""
    notebook = copy.deepcopy(assignment.notebook)
    for index in range(len(notebook.cells) - 1, -1, -1):
        cell = notebook.cells[index]
        grade_id = cell.metadata.get("nbgrader", {}).get("grade_id")
        if grade_id in answers:
            cell.source = answers[grade_id]
        if own and grade_id in own:
            notebook.cells.insert(index + 1, code(own[grade_id]))
            notebook.cells[index + 1].id = f"own-{index}"
    return str(nbformat.writes(notebook)).encode()


def grade(
    engine: Engine,
    answers: Mapping[str, str],
    own: Mapping[str, str] | None = None,
    *,
    limits: Limits = LIMITS,
    seed: str = "a seed",
    name: str = "doubling",
) -> Outcome:
    """The outcome of `handed_in`, with right answers where none is given."""
    assignment = replace(make_assignment(limits), name=name)
    rebuilt = rebuild_text(assignment, handed_in(assignment, RIGHT | dict(answers), own))
    return engine.grade(assignment, rebuilt, Submission("ada", name), seed=seed)
