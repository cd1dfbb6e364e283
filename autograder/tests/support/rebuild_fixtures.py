"""A small assignment and submissions to it, damaged as the tests of rebuilding need it."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from autograder.course.graded_assignment import GradedAssignment
from autograder.course.roles import Role, read_roles, visible_source
from autograder.rebuild import Rebuilt, rebuild_text
from autograder.tests.support.notebook_fixtures import (
    code,
    make_notebook,
    markdown,
    prose,
    solution,
    test_cell,
)

Json = dict[str, Any]

NAME = "01_small"
STUB = "# YOUR CODE HERE\nraise NotImplementedError()"
HIDDEN = """\
# Hidden tests run here.
### BEGIN HIDDEN TESTS
assert {0}(7) == secret
### END HIDDEN TESTS"""


def _stub(*names: str) -> str:
    body = STUB.replace("\n", "\n    ")
    return "\n\n\n".join(f"def {name}(x):\n    {body}" for name in names)


@cache
def small() -> GradedAssignment:
    """Questions with one function, with two, with a variable, and one for prose.

    Cells: 0 title, 1 setup, 2-6 double, 7-10 pair, 11-14 guess, 15-16 why, 17 end.
    """
    guess = 'predictions = {"a": ..., "b": ...}\n' + STUB
    return GradedAssignment(
        NAME,
        make_notebook(
            markdown("# Small"),
            code("import math", nbgrader={"grade_id": "setup", "locked": True}),
            markdown("## Question 1: double\n\nWrite `double`."),
            markdown("<details>Add it to itself.</details>"),
            solution("double", _stub("double")),
            test_cell("double-test", "assert double(2) == 4\nassert double(0) == 0\nprint('fine')"),
            test_cell("double-hidden", HIDDEN.format("double"), 2),
            markdown(
                "## Question 2: a pair", nbgrader={"grade_id": "pair-question", "locked": True}
            ),
            solution("pair", _stub("half", "third")),
            test_cell("pair-test", "assert half(4) == 2\nassert third(9) == 3"),
            test_cell("pair-hidden", HIDDEN.format("half")),
            markdown("## Question 3: predict"),
            solution("guess", guess),
            test_cell("guess-test", "assert predictions['a'] is True"),
            test_cell("guess-hidden", HIDDEN.format("predictions.get")),
            markdown("## Question 4: why\n\nWhy?"),
            prose("why", "YOUR ANSWER HERE", 3),
            markdown("The end."),
        ),
    )


ANSWERS = {
    "double": "def double(x):\n    y = x\n    return x + y",
    "pair": "def half(x):\n    return x / 2\n\n\ndef third(x):\n    return x / 3",
    "guess": 'predictions = {"a": True, "b": False}',
    "why": "Because it is **so**.",
}


def handed_in(
    answers: Mapping[str, str] | None = None, assignment: GradedAssignment | None = None
) -> Json:
    """The released notebook as JSON, with ``answers`` by grade id (else `ANSWERS`) written in."""
    assignment = assignment or small()
    chosen = ANSWERS if answers is None else answers
    notebook = copy.deepcopy(assignment.notebook)
    for view in read_roles(notebook):
        cell = notebook.cells[view.index]
        if view.role is Role.TEST:
            cell.source = visible_source(cell.source)
        elif view.role.is_answer:
            cell.source = chosen.get(view.name, cell.source)
    made: Json = json.loads(json.dumps(notebook))
    return made


def cell_of(notebook: Json, grade_id: str) -> Json:
    """The cell with that grade id."""
    cells = notebook["cells"]
    found: Json = next(
        cell for cell in cells if cell["metadata"].get("nbgrader", {}).get("grade_id") == grade_id
    )
    return found


def place_of(notebook: Json, grade_id: str) -> int:
    """Where the cell with that grade id stands."""
    place: int = notebook["cells"].index(cell_of(notebook, grade_id))
    return place


def own(text: str, kind: str = "code") -> Json:
    """A cell as editors without nbgrader and without cell ids make it."""
    cell: Json = {"cell_type": kind, "metadata": {}, "source": text}
    return cell | {"outputs": [], "execution_count": 1} if kind == "code" else cell


def strip(notebook: Json) -> Json:
    """Without any metadata and without cell ids."""
    for cell in notebook["cells"]:
        cell["metadata"] = {}
        cell.pop("id", None)
    return notebook


def rebuilt_after(
    damage: Callable[[Json], Any], answers: Mapping[str, str] | None = None
) -> Rebuilt:
    """What becomes of the submission with ``answers``, changed by ``damage``."""
    notebook = handed_in(answers)
    damage(notebook)
    return rebuild_text(small(), json.dumps(notebook).encode())


def texts(rebuilt: Rebuilt) -> dict[str, str]:
    """Grade id of each answer cell -> its text."""
    return {c.name: c.source for c in read_roles(rebuilt.notebook) if c.role.is_answer}


def scratch(rebuilt: Rebuilt) -> list[str]:
    """The texts of the learner's own cells."""
    return [c.source for c in rebuilt.notebook.cells if c.metadata.get("autograder")]


def order(rebuilt: Rebuilt) -> list[str]:
    """What stands in the rebuilt notebook, in order: cell ids, or texts of the learner's cells."""
    return [c.source if c.metadata.get("autograder") else c.id for c in rebuilt.notebook.cells]


def said(rebuilt: Rebuilt) -> str:
    """All notes."""
    return "\n".join(f"{note.cell}: {note.text}" for note in rebuilt.notes)
