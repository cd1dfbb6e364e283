"""An assignment as it is graded: what learners got, with the hidden tests put back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from autograder.notebooks.canonical import read_notebook
from autograder.notebooks.layout import EXERCISES, SOLUTIONS
from autograder.notebooks.problems import AuthorError
from autograder.notebooks.roles import CellView, Role, read_roles
from autograder.release.limits import Limits
from autograder.release.manifest import read_manifest


@dataclass(frozen=True)
class Assignment:
    """One assignment, ready to grade.

    Attributes:
        notebook: the released cells in order; test cells with their hidden part, answer
            cells as learners got them, everything without outputs.
    """

    name: str
    notebook: NotebookNode
    limits: Limits = Limits()

    @cached_property
    def cells(self) -> list[CellView]:
        """A view of each cell of ``notebook``."""
        return read_roles(self.notebook)

    @cached_property
    def points(self) -> dict[str, float]:
        """Grade id of each test cell -> the points it gives."""
        return {cell.name: cell.points or 0.0 for cell in self.cells if cell.role is Role.TEST}

    @property
    def file_name(self) -> str:
        """What learners hand in; folder and notebook share the name."""
        return f"{self.name}.ipynb"


def read_assignment(root: Path, name: str) -> Assignment:
    """The assignment ``name`` of the course in ``root``.

    Raises:
        AuthorError: it is not in the manifest, or not released.
    """
    known = read_manifest(root)
    if name not in known:
        raise AuthorError(f"{name}: no such assignment; there are {', '.join(known)}.")
    released = root / EXERCISES / name / f"{name}.ipynb"
    if not released.is_file():
        raise AuthorError(f"{EXERCISES}/{name}: is not released; run `make release`.")
    source = read_notebook(root / SOLUTIONS / name / f"{name}.ipynb")
    tests = {cell.grade_id: cell.source for cell in read_roles(source) if cell.role is Role.TEST}
    notebook: NotebookNode = nbformat.from_dict(read_notebook(released))  # type: ignore[no-untyped-call]
    for view in read_roles(notebook):
        if view.role is Role.TEST:
            notebook.cells[view.index].source = tests.get(view.grade_id, view.source)
    return Assignment(name, notebook, known[name].limits)
