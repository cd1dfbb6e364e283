"""An assignment as it is graded: what learners got, with the hidden tests put back."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from autograder.course.canonical import read_notebook
from autograder.course.layout import EXERCISES, SOLUTIONS, former_notebook_of, notebook_of
from autograder.course.limits import Limits
from autograder.course.manifest import OnGpu, read_manifest
from autograder.course.problems import AuthorError
from autograder.course.roles import CellView, Role, read_roles

SECOND_DEVICE = re.compile(r"\bsecond_device\s*=\s*True\b")


@dataclass(frozen=True)
class GradedAssignment:
    """One assignment, ready to grade.

    Attributes:
        notebook: the released cells in order; test cells with their hidden part, answer
            cells as learners got them, everything without outputs.
        files: what learners got beside the notebook: name -> what is in it.
        on_gpu: what becomes of answers that fail on a GPU.
        trusted: nobody is suspected of forging results, so nothing guards against it.
        beside: file names of other notebooks of the same folder, which are handed in with it.
        of_nbgrader: it is of another nbgrader course and graded by nbgrader's own rules: tests of
            an answer that is as released run all the same, for they may be about something else;
            what learners hand in beside the notebook is there when it runs; and tests of plain
            asserts are the rule, of which nothing is noted.
    """

    name: str
    notebook: NotebookNode
    limits: Limits = Limits()
    files: Mapping[str, bytes] = field(default_factory=dict)
    on_gpu: OnGpu = OnGpu.NOTHING
    trusted: bool = False
    beside: frozenset[str] = frozenset()
    of_nbgrader: bool = False

    @cached_property
    def cells(self) -> list[CellView]:
        """A view of each cell of ``notebook``."""
        return read_roles(self.notebook)

    @cached_property
    def points(self) -> dict[str, float]:
        """Grade id of each test cell -> the points it gives."""
        return {cell.name: cell.points or 0.0 for cell in self.cells if cell.role is Role.TEST}

    @cached_property
    def for_second_devices(self) -> frozenset[str]:
        """The tests that ask for more devices than the CPU."""
        tests = (cell for cell in self.cells if cell.role is Role.TEST)
        return frozenset(cell.name for cell in tests if SECOND_DEVICE.search(cell.source))

    @property
    def wants_gpu(self) -> bool:
        """Whether answers to it are looked at on a GPU, too."""
        return self.on_gpu is not OnGpu.NOTHING and bool(self.for_second_devices)

    @property
    def file_name(self) -> str:
        """What learners hand in."""
        return f"{notebook_of(self.name)}.ipynb"

    @property
    def former_file_name(self) -> str:
        """What those hand in who began with an older release."""
        return f"{former_notebook_of(self.name)}.ipynb"


def read_assignment(root: Path, name: str) -> GradedAssignment:
    """The assignment ``name`` of the course in ``root``.

    Raises:
        AuthorError: it is not in the manifest, or not released as it is now.
    """
    known = read_manifest(root)
    if name not in known:
        raise AuthorError(f"{name}: no such assignment; there are {', '.join(known)}.")
    file = known[name].notebook
    released = root / EXERCISES / name / file
    if not released.is_file():
        raise AuthorError(f"{EXERCISES}/{name}: is not released; run `make release`.")
    source = read_notebook(root / SOLUTIONS / name / file)
    notebook: NotebookNode = nbformat.from_dict(read_notebook(released))  # type: ignore[no-untyped-call]
    views, wanted = read_roles(notebook), read_roles(source)
    _require_same_questions(name, views, wanted)
    tests = {cell.grade_id: cell for cell in wanted if cell.role is Role.TEST}
    for view in views:
        if view.role is Role.TEST:
            cell, test = notebook.cells[view.index], tests[view.grade_id]
            # The points, too: the gradebook has them from there, released again or not.
            cell.source, cell.metadata.nbgrader["points"] = test.source, test.points
    files = {each: _read(released.parent / each) for each in known[name].files}
    return GradedAssignment(name, notebook, known[name].limits, files, trusted=known[name].trusted)


def _require_same_questions(
    name: str, released: Sequence[CellView], source: Sequence[CellView]
) -> None:
    """Refuse a release that asks or tests something else than its source.

    What runs are the cells of the release, and the gradebook knows those of the source: a test
    of one side only would never have a score.
    """
    ours, theirs = _questions(source), _questions(released)
    if changed := sorted({cell for cell, _ in ours ^ theirs}):
        raise AuthorError(
            f"{EXERCISES}/{name}: was released before {', '.join(changed)} came or went in "
            f"{SOLUTIONS}/{name}; run `make release`, then grade again."
        )


def _questions(cells: Sequence[CellView]) -> set[tuple[str, Role]]:
    given = (Role.PLAIN, Role.READ_ONLY)
    return {(cell.name, cell.role) for cell in cells if cell.role not in given}


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise AuthorError(f"{path}: cannot be read ({error.strerror}).") from error
