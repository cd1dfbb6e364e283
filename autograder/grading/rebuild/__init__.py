"""A submission made anew: the assignment's own cells, with nothing of the learner's but texts.

    folder --files--> bytes --parsing--> cells --matching--> texts --assembling--> notebook

Tests, questions, points, ids and order come from the assignment. From the submission come the
texts of answer cells and, within a budget, of the cells that the learner added.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from autograder.grading.assignment import Assignment
from autograder.grading.outcome import Note
from autograder.grading.rebuild.assembling import assemble
from autograder.grading.rebuild.expected import Expected
from autograder.grading.rebuild.files import exists, open_folder, other_notebooks, read_file
from autograder.grading.rebuild.matching import match
from autograder.grading.rebuild.parsing import read_cells
from autograder.grading.rebuild.result import CannotRebuild, Rebuilt
from autograder.grading.rebuild.texts import quoted, squeezed

__all__ = ["CannotRebuild", "Rebuilt", "rebuild", "rebuild_text"]


def rebuild(assignment: Assignment, folder: Path) -> Rebuilt:
    """The notebook that was handed in as ``folder``; `CannotRebuild` says why there is none."""
    name = assignment.file_name
    with open_folder(folder) as opened:
        if exists(opened, name):
            return rebuild_text(assignment, read_file(opened, name))
        others = other_notebooks(opened, name)
        if len(others) != 1:
            raise CannotRebuild(f"There is no notebook named {name} in what was handed in.")
        note = Note(f"The notebook is named {quoted(others[0])}, not `{name}`.")
        return rebuild_text(assignment, read_file(opened, others[0]), [note])


def rebuild_text(assignment: Assignment, text: bytes, notes: Sequence[Note] = ()) -> Rebuilt:
    """The notebook whose file holds ``text``; `CannotRebuild` says why there is none.

    Args:
        notes: what is known about the submission already.
    """
    expected = Expected(assignment)
    cells, read = read_cells(text)
    matched = match(expected, cells)
    notebook, left_out = assemble(expected, matched.texts, matched.scratch)
    unanswered = {
        given.name
        for given in expected.answers
        if squeezed(matched.texts.get(given.name, "")) in ("", given.squeezed)
    }
    return Rebuilt(
        notebook,
        frozenset(unanswered - matched.unmatched),
        frozenset(matched.unmatched),
        (*notes, *read, *matched.notes, *left_out),
    )
