"""The guard: what a notebook and its folder must hold before learners may get them.

nbgrader copies every file beside a notebook into the release, and from a submission on into the
feedback; a misspelt marker leaves a hidden test in the open. Either would hand out answers, so
the rules are an allow-list of files and balanced, exactly spelt markers.
"""

from __future__ import annotations

import re
from pathlib import Path

from nbformat import NotebookNode

from autograder.authoring.folding import fold
from autograder.course.canonical import CELL_METADATA, KERNEL, read_notebook
from autograder.course.manifest import Assignment, read_manifest_file
from autograder.course.problems import AuthorError, Problem
from autograder.course.roles import REGIONS, Role, read_roles

# nbgrader's LockCells adds these two to the release.
_RELEASED_CELL_METADATA = CELL_METADATA | {"deletable", "editable"}
_IGNORED_FOLDERS = {".ipynb_checkpoints", "__pycache__"}
# A line that is nothing but a marker, however it is spelt.
_MARKER_LIKE = re.compile(
    r"^\s*#+\s*(be\w*|end|edn|start|stop)\s+(sol\w*|hid\w*\s+te\w*|mark\w*\s+sch\w*)\W*$",
    re.IGNORECASE,
)


class ReleaseRefused(Exception):
    """A release stopped because it would give away what it must not."""


def guard(notebook: NotebookNode, source: Path, manifest: Path) -> NotebookNode:
    """The notebook about to be released, folded, without foreign metadata; or ``ReleaseRefused``.

    ``source`` is the notebook it was made from: its folder is what nbgrader copies.
    """
    try:
        assignment = read_manifest_file(manifest).get(source.parent.name)
        original = read_notebook(source)
    except AuthorError as error:
        raise ReleaseRefused(str(error)) from error
    problems = verify_folder(source.parent, assignment)
    problems += verify_markers(original, source.as_posix())
    problems += _verify_cleared(notebook, source.as_posix())
    if problems:
        raise ReleaseRefused("\n".join(str(problem) for problem in problems))
    return fold(without_foreign_metadata(notebook), original)


def verify_folder(folder: Path, assignment: Assignment | None) -> list[Problem]:
    """Files of an assignment's folder that the manifest does not list, and listed ones not there.

    ``assignment`` is what the manifest says of the folder, ``None`` when it says nothing.
    """
    if assignment is None:
        return [
            Problem(f"{folder.as_posix()}/", "no such assignment in solutions/assignments.toml.")
        ]
    present = {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and not _IGNORED_FOLDERS & set(path.relative_to(folder).parts)
    }
    problems = [
        Problem(
            f"{folder.as_posix()}/{name}",
            "is not listed in solutions/assignments.toml, so it could carry answers to learners;"
            f" list it in `files` of [{assignment.name}] or move it out of the folder.",
        )
        for name in sorted(present - assignment.allowed_files)
    ]
    return problems + [
        Problem(
            f"{folder.as_posix()}/{name}", "is listed in solutions/assignments.toml but missing."
        )
        for name in sorted(assignment.allowed_files - present)
    ]


def verify_markers(notebook: NotebookNode, where: str) -> list[Problem]:
    """Cells whose region markers are misspelt, unbalanced, or in a cell of another kind."""
    problems = []
    for cell in read_roles(notebook):
        spot = f"{where}, {cell.place}"
        for reason in _marker_reasons(cell.source, cell.role):
            problems.append(Problem(spot, reason))
    return problems


def _marker_reasons(source: str, role: Role) -> list[str]:
    reasons = []
    opened: str | None = None
    for line in source.split("\n"):
        begins = [name for name in REGIONS if f"BEGIN {name}" in line]
        ends = [name for name in REGIONS if f"END {name}" in line]
        if not begins and not ends:
            if _MARKER_LIKE.match(line):
                reasons.append(f"has a marker that nbgrader does not know: `{line.strip()}`.")
        elif begins:
            if opened:
                reasons.append(f"opens `BEGIN {begins[0]}` inside `BEGIN {opened}`.")
            opened = begins[0]
            if opened == "SOLUTION" and not role.is_answer:
                reasons.append("has a solution but is not marked as a solution cell.")
            if opened == "HIDDEN TESTS" and role is not Role.TEST:
                reasons.append("has hidden tests but is not marked as a test cell.")
        elif ends:
            if opened != ends[0]:
                reasons.append(f"has `END {ends[0]}` without its `BEGIN`.")
            opened = None
    if opened:
        reasons.append(f"has `BEGIN {opened}` without its `END`.")
    return reasons


def _verify_cleared(notebook: NotebookNode, where: str) -> list[Problem]:
    """Regions, outputs or whole solutions that are still in the released form."""
    problems = []
    for cell in read_roles(notebook):
        spot = f"{where}, {cell.place}"
        marks = [f"{word} {name}" for name in REGIONS for word in ("BEGIN", "END")]
        if any(mark in cell.source for mark in marks):
            problems.append(Problem(spot, "would be released with a region that should be gone."))
        if notebook.cells[cell.index].get("outputs"):
            problems.append(Problem(spot, "would be released with an output."))
    return problems


def without_foreign_metadata(notebook: NotebookNode) -> NotebookNode:
    """The notebook with only the metadata a release has; changed in place.

    Jupytext's entry, for one, makes a learner's JupyterLab show the paired solution.
    """
    for key in set(notebook.metadata) - set(KERNEL):
        del notebook.metadata[key]
    for cell in notebook.cells:
        for key in set(cell.metadata) - _RELEASED_CELL_METADATA:
            del cell.metadata[key]
    return notebook
