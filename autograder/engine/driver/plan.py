"""What each process is told of a submission, and nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from autograder.course.graded_assignment import GradedAssignment
from autograder.course.roles import CellView, Role, visible_source
from autograder.rebuild import Rebuilt
from autograder.rebuild.texts import imports_in

Cell = dict[str, Any]
# The limits that a judge itself keeps, or names.
_FOR_JUDGES = ("cell_s", "scratch_s", "wall_s", "reply_bytes", "memory_mib", "cpu_s")


def first_given(cells: Sequence[CellView]) -> list[CellView]:
    """The code cells above the first answer and the first test: what sets a notebook up."""
    found = []
    for cell in cells:
        if cell.role.is_answer or cell.role is Role.TEST:
            break
        if cell.is_code:
            found.append(cell)
    return found


def cells_to_judge(assignment: GradedAssignment) -> list[Cell]:
    """Given code and tests, for a judge: everything that learners do not write."""
    return [
        {
            "id": cell.name,
            "source": cell.source,
            "points": cell.points or 0.0,
            "is_test": cell.role is Role.TEST,
        }
        for cell in assignment.cells
        if cell.is_code and not cell.role.is_answer
    ]


def cells_to_run(
    rebuilt: Rebuilt, views: Sequence[CellView], assignment: GradedAssignment
) -> list[Cell]:
    """Code for a runner, in order: answers, the learner's own cells, and what is given.

    What sets the notebook up is left out, because the worker template has run it. Tests are the
    judge's; but what learners see imported in one, they have in the cells below it. An answer
    that nobody wrote runs as it was released: later cells may use what is given in it.
    """
    done = {cell.id for cell in first_given(assignment.cells)}
    cells = []
    number = 0
    for view in views:
        if not view.is_code:
            continue
        number += 1
        if view.id in done:
            continue
        is_test = view.role is Role.TEST
        source = "\n".join(imports_in(visible_source(view.source))) if is_test else view.source
        if is_test and not source:
            continue
        cells.append(
            {
                "index": view.index,
                "number": number,
                "source": source,
                "scratch": is_scratch(rebuilt, view.index),
                "given": view.role in (Role.READ_ONLY, Role.TEST),
            }
        )
    return cells


def job_for_judge(
    rebuilt: Rebuilt, views: Sequence[CellView], assignment: GradedAssignment, seed: str
) -> dict[str, Any]:
    """The tests in order, each with the answer it belongs to: the one before it.

    Where several answers stand before their tests, nobody knows which belongs to which. Then it
    is the last one that was given, and ``alone`` is false.
    """
    tests = []
    answers: list[CellView] = []
    tested = False
    for view in views:
        if view.role is Role.SOLUTION:
            answers = [view] if tested else [*answers, view]
            tested = False
        elif view.role is Role.TEST:
            given = [each for each in answers if each.name not in rebuilt.unanswered]
            answer = (given or answers)[-1] if answers else None
            tested = True
            tests.append(
                {
                    "test": view.name,
                    "index": view.index,
                    "answer": answer.name if answer else None,
                    "answer_index": answer.index if answer else -1,
                    "alone": len(answers) == 1 and not assignment.of_nbgrader,
                }
            )
    limits = {name: getattr(assignment.limits, name) for name in _FOR_JUDGES}
    return {
        "seed": seed,
        "tests": tests,
        "unanswered": [] if assignment.of_nbgrader else sorted(rebuilt.unanswered),
        "unmatched": sorted(rebuilt.unmatched),
        "has_scratch": any(is_scratch(rebuilt, view.index) and view.is_code for view in views),
        "limits": limits,
    }


def is_scratch(rebuilt: Rebuilt, index: int) -> bool:
    """Whether the learner added the cell."""
    metadata = rebuilt.notebook.cells[index].metadata
    return bool(metadata.get("autograder", {}).get("scratch"))
