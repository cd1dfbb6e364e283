"""The assignment's notebook, made anew with a learner's texts in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import nbformat
from nbformat import NotebookNode

from autograder.course.canonical import KERNEL
from autograder.course.outcome import Note
from autograder.rebuild.expected import Expected
from autograder.rebuild.parsing import Submitted

# What a learner's own cells may come to; more of it is no trying out.
MOST_CELLS = 400
MOST_CHARACTERS = 200_000


def assemble(
    expected: Expected, texts: Mapping[str, str], scratch: list[tuple[int, Submitted]]
) -> tuple[NotebookNode, list[Note]]:
    """The notebook of the assignment with ``texts`` as answers and ``scratch`` in its places."""
    kept, notes = _within_budget(scratch)
    following: dict[int, list[Submitted]] = {}
    for behind, cell in kept:
        following.setdefault(behind, []).append(cell)
    taken = set(expected.by_id)
    cells = _scratch_cells(-1, following, taken)
    for given, source in zip(expected.cells, expected.assignment.notebook.cells, strict=True):
        text = texts.get(given.name) if given.is_answer else None
        cells.append(_given_cell(source, given.view.id, text))
        cells += _scratch_cells(given.view.index, following, taken)
    notebook = {"cells": cells, "metadata": KERNEL, "nbformat": 4, "nbformat_minor": 5}
    made: NotebookNode = nbformat.from_dict(notebook)  # type: ignore[no-untyped-call]
    return made, notes


def _given_cell(source: Any, cell_id: str, text: str | None) -> dict[str, Any]:
    cell = {
        "cell_type": source.cell_type,
        "id": cell_id,
        "metadata": source.metadata,
        "source": source.source if text is None else text,
    }
    return _runnable(cell)


def _scratch_cells(
    behind: int, following: Mapping[int, list[Submitted]], taken: set[str]
) -> list[dict[str, Any]]:
    """The learner's cells behind one of the assignment's, with ids that say where they stand."""
    cells = []
    for number, cell in enumerate(following.get(behind, ()), 1):
        cell_id = f"scratch-{behind + 1}-{number}"
        while cell_id in taken:
            cell_id += "x"
        taken.add(cell_id)
        metadata = {"autograder": {"scratch": True}}
        made = {"cell_type": cell.kind, "id": cell_id, "metadata": metadata, "source": cell.text}
        cells.append(_runnable(made))
    return cells


def _runnable(cell: dict[str, Any]) -> dict[str, Any]:
    if cell["cell_type"] == "code":
        cell["execution_count"] = None
        cell["outputs"] = []
    return cell


def _within_budget(
    scratch: list[tuple[int, Submitted]],
) -> tuple[list[tuple[int, Submitted]], list[Note]]:
    kept: list[tuple[int, Submitted]] = []
    spent = 0
    for behind, cell in scratch:
        if len(kept) < MOST_CELLS and spent + len(cell.text) <= MOST_CHARACTERS:
            kept.append((behind, cell))
            spent += len(cell.text)
    left_out = len(scratch) - len(kept)
    if not left_out:
        return kept, []
    return kept, [
        Note(
            f"{left_out} of the {len(scratch)} cells you added were left out: up to {MOST_CELLS} "
            f"cells and {MOST_CHARACTERS:,} characters are kept. Answer cells are not counted."
        )
    ]
