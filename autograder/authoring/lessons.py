"""Lessons are stored as a reader should see them: every cell was run, in order, and as meant.

nbval compares stored outputs with new ones and passes where nothing is stored, so this is a
check of its own.
"""

from __future__ import annotations

from nbformat import NotebookNode

from autograder.course.outputs import has_address, text_of
from autograder.course.problems import Problem
from autograder.course.roles import place_of

_MEND = "make run"
_RAISES = "raises-exception"


def verify_executed(notebook: NotebookNode, where: str) -> list[Problem]:
    """Code cells that were not run, not in order, or ended otherwise than their tags say."""
    problems = []
    expected = 0
    for cell in notebook.cells:
        if cell.cell_type != "code":
            continue
        spot = f"{where}, {place_of(cell)}"
        if not cell.source.strip():
            problems.append(Problem(spot, "is empty."))
            continue
        expected += 1
        if cell.execution_count is None:
            problems.append(Problem(spot, "was not run.", _MEND))
        elif cell.execution_count != expected:
            what = f"was run as number {cell.execution_count}, but is number {expected}."
            problems.append(Problem(spot, what, _MEND))
        problems += [Problem(spot, reason) for reason in _ending(cell)]
        if any(has_address(text_of(output)) for output in cell.outputs):
            problems.append(Problem(spot, "shows a memory address, which no second run repeats."))
    return problems


def _ending(cell: NotebookNode) -> list[str]:
    raised = [output.ename for output in cell.outputs if output.output_type == "error"]
    meant = _RAISES in cell.metadata.get("tags", [])
    if raised and not meant:
        return [f"raised {raised[0]} without the tag `{_RAISES}`."]
    if meant and not raised and cell.execution_count is not None:
        return [f"is tagged `{_RAISES}` but raised nothing."]
    return []
