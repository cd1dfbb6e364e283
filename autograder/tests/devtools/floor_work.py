"""What the floor is given: everything that a grader can have ready before it starts.

preloaded   modules that are imported before anything is forked, as ours does
units       of each its set-up cells and its submissions: the seed that ours drew their inputs
            from, and cells as Python, each with what runs beside the answers and what judges them
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from autograder.content import CONTENT
from autograder.course.graded_assignment import GradedAssignment, read_assignment
from autograder.course.outcome import Submission
from autograder.course.roles import CellView, Role, read_roles, visible_source
from autograder.engine.driver.engine import preloaded_for
from autograder.engine.driver.plan import first_given
from autograder.gradebook.grade_class import submissions_in
from autograder.gradebook.record.journal import read_journal
from autograder.rebuild import rebuild
from autograder.rebuild.texts import imports_in
from autograder.tests.devtools.simulated_class import python_of


def write_work(root: Path, path: Path) -> None:
    """Write into ``path`` what was graded in the course in ``root``, ready to run again.

    A wrong answer may pass with one seed and fail with another, so each keeps the one it had.
    """
    seeds = {place: known.latest.seed for place, known in read_journal(root).items()}
    submissions = submissions_in(root)
    units = [
        _unit(root, name, {each: seeds[each] for each in submissions if each.assignment == name})
        for name in sorted({each.assignment for each in submissions})
    ]
    names = {each.assignment for each in submissions}
    assignments = [read_assignment(root, name) for name in names]
    preloaded = {n for each in assignments for n in preloaded_for(CONTENT.preloaded, each)}
    path.write_text(json.dumps({"preloaded": sorted(preloaded), "units": units}), "utf-8")


def _unit(root: Path, name: str, seeds: Mapping[Submission, str]) -> dict[str, Any]:
    assignment = read_assignment(root, name)
    return {
        "setup": [python_of(cell.source) for cell in first_given(assignment.cells)],
        "submissions": [
            {"seed": seed, "cells": list(_cells(root, assignment, each))}
            for each, seed in seeds.items()
        ],
    }


def _cells(
    root: Path, assignment: GradedAssignment, submission: Submission
) -> Iterator[dict[str, Any]]:
    """What a runner and a judge run of each code cell below the set-up."""
    folder = root / "work" / "submitted" / submission.student / submission.assignment
    rebuilt = rebuild(assignment, folder)
    setup = {cell.id for cell in first_given(assignment.cells)}
    for cell in read_roles(rebuilt.notebook):
        if cell.is_code and cell.id not in setup:
            yield {
                "run": _run_beside(cell),
                "judge": "" if cell.role.is_answer else python_of(cell.source),
                "points": (cell.points or 0.0) if cell.role is Role.TEST else 0.0,
            }


def _run_beside(cell: CellView) -> str:
    if cell.role is Role.TEST:
        return "\n".join(imports_in(visible_source(cell.source)))
    return python_of(cell.source)
